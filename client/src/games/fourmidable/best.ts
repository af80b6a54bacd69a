/** The best game of Solo that the viewer has finished: a mark to pass. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../server/api";
import type { FourmidableContext } from "./model";

const best = signal<number | null>(null); // no game yet, or not known

export function useBest({ view, seat, readOnly }: FourmidableContext): number | null {
  const wanted = !!view.solo && seat >= 0 && !readOnly;
  useEffect(() => {
    if (wanted)
      api.alone("fourmidable").then(
        (mine) => (best.value = mine.find(({ again }) => !again)?.points ?? null),
        () => {}, // a mark that is not known is not drawn
      );
  }, [wanted]);
  return view.solo && seat >= 0 ? best.value : null;
}
