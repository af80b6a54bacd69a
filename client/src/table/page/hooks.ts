import { type Signal, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

/** Whether the window is so, now. */
export function watchMedia(query: string): Signal<boolean> {
  const media = matchMedia(query),
    matches = signal(media.matches);
  media.addEventListener("change", (event) => (matches.value = event.matches));
  return matches;
}

/** A phone on its side: no bar, two rails beside the board (table/lying.css). */
export const landscape = watchMedia("(max-height: 480px) and (orientation: landscape)");
/** The page of a phone, upright or on its side; also that of a desktop at 200 %. */
export const phone = watchMedia("(max-width: 899px), (max-height: 480px) and (orientation: landscape)");

/** Draw again every so often; 0: not. */
export function useTick(every: number): void {
  const [, set] = useState(0);
  useEffect(() => {
    if (!every) return;
    const timer = setInterval(() => set((count) => count + 1), every);
    return () => clearInterval(timer);
  }, [every]);
}
