import { type Signal, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

/** Return a signal that follows a media query. */
export function watchMedia(query: string): Signal<boolean> {
  const media = matchMedia(query),
    matches = signal(media.matches);
  media.addEventListener("change", (event) => (matches.value = event.matches));
  return matches;
}

/** A phone in landscape: no bar, two rails beside the board (landscape.css). */
export const landscape = watchMedia("(max-height: 480px) and (orientation: landscape)");
/** The layout of a phone, upright or in landscape; also of a desktop at 200 %. */
export const phone = watchMedia("(max-width: 899px), (max-height: 480px) and (orientation: landscape)");

/** Draw the component again every `every` ms; 0: never. */
export function useTick(every: number): void {
  const [, set] = useState(0);
  useEffect(() => {
    if (!every) return;
    const timer = setInterval(() => set((count) => count + 1), every);
    return () => clearInterval(timer);
  }, [every]);
}
