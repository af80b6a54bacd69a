/** After an action: nothing more, for the whole round. It hangs on no card: whoever sees that one is quick learns
 *  nothing by it. */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { FourmidableStage } from "./model";

const skipped = signal(""); // whose round

const roundOf = ({ view, seat, names }: FourmidableStage): string => `${names.join("/")} ${seat} ${view.round}`;

export const skips = (stage: FourmidableStage): boolean => skipped.value === roundOf(stage);

export function skip(stage: FourmidableStage, on: boolean): void {
  skipped.value = on ? roundOf(stage) : "";
}

/** Presses on by itself, as long as it is asked to. */
export function useSkip(stage: FourmidableStage): void {
  const { view, due, quiet, offers } = stage,
    on = skips(stage);
  useLayoutEffect(() => {
    if (skipped.peek() && skipped.peek() !== roundOf(stage)) skipped.value = "";
    const done = offers.find(({ action }) => action.type === "Done");
    if (on && due && !quiet && (view.phase === "finishing" || view.phase === "reaping") && done)
      stage.play(done.action);
  }, [on, view, offers]);
}
