/** The rules beside the table: the address says what is open ("#rules", "#WYX-T3", "#MIC-T2-soldiers"), so that it
 *  can be sent, and so that Back closes it. */
import { computed } from "@preact/signals";
import type { TargetedMouseEvent } from "preact";
import { go, place } from "../../app/router";
import { type Reached, reachedBy } from "../store/rulebook";

const ALL = "#rules";
let pushed = false; // the way back leads to the table without them

export const opened = computed<Reached | null>(() => {
  const { hash } = place.value;
  return hash === ALL ? { rule: "", why: "" } : reachedBy(hash);
});

export function openRules(anchor = ""): void {
  const { path, search } = place.peek(),
    already = opened.peek() !== null;
  go(`${path}${search}${anchor ? `#${anchor}` : ALL}`, already);
  if (!already) pushed = true;
}

export function closeRules(): void {
  const { path, search } = place.peek();
  if (opened.peek() === null) return;
  if (pushed) history.back();
  else go(`${path}${search}`, true);
  pushed = false;
}

/** A press on a link to the rules opens them here; with a key that means "elsewhere" the browser follows it. */
export function here(event: TargetedMouseEvent<HTMLAnchorElement>, anchor = ""): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openRules(anchor);
}
