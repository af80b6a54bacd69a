/**
 * The answer "nothing more" to the question after an action, for the whole round. It does not depend on the cards, so
 * that a quick answer reveals nothing.
 */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { offersOf } from "../../table/store/offers";
import type { FourmidableContext } from "./model";

const skipped = signal(""); // key of the round; "": off

const roundOf = ({ view, seat, names }: FourmidableContext): string => `${names.join("/")} ${seat} ${view.round}`;

export const skips = (context: FourmidableContext): boolean => skipped.value === roundOf(context);

export function skip(context: FourmidableContext, on: boolean): void {
  skipped.value = on ? roundOf(context) : "";
}

export function useSkip(context: FourmidableContext): void {
  const { view, due, readOnly, offers } = context,
    on = skips(context);
  useLayoutEffect(() => {
    if (skipped.peek() && skipped.peek() !== roundOf(context)) skipped.value = "";
    const [done] = offersOf(offers, "Done");
    if (on && due && !readOnly && (view.phase === "finishing" || view.phase === "reaping") && done) context.play(done);
  }, [on, view, offers]);
}
