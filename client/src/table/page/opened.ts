/**
 * The rules beside the table: the address names the open rule ("#rules", "#WYX-T3", "#MIC-T2-soldiers"), so that it can
 * be shared, and Back closes it.
 */
import { computed } from "@preact/signals";
import type { TargetedMouseEvent } from "preact";
import { go, place } from "../../app/router";
import { type Reached, reachedBy } from "../store/rulebook";

const ALL = "#rules";
let pushed = false; // Back leads to the table with the rules closed

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

/** Open the rules here on a click of their link; with a modifier key the browser follows the link. */
export function here(event: TargetedMouseEvent<HTMLAnchorElement>, anchor = ""): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openRules(anchor);
}
