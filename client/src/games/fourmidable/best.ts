/** The viewer's best finished game of Solo, drawn as a mark to pass. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../server/api";
import type { FourmidableContext } from "./model";

const best = signal<number | null>(null); // null: no game yet, or not loaded

export function useBest({ view, seat, readOnly }: FourmidableContext): number | null {
  const wanted = !!view.solo && seat >= 0 && !readOnly;
  useEffect(() => {
    if (wanted)
      api.alone("fourmidable").then(
        (mine) => (best.value = mine.find(({ again }) => !again)?.points ?? null),
        () => {}, // without an answer no mark is drawn
      );
  }, [wanted]);
  return view.solo && seat >= 0 ? best.value : null;
}
