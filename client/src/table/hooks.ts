import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

const narrow = matchMedia("(max-width: 899px)");
/** The page of a phone; also that of a desktop at 200 %. */
export const phone = signal(narrow.matches);
narrow.addEventListener("change", (event) => (phone.value = event.matches));

/** Draw again every so often; 0: not. */
export function useTick(every: number): void {
  const [, set] = useState(0);
  useEffect(() => {
    if (!every) return;
    const timer = setInterval(() => set((count) => count + 1), every);
    return () => clearInterval(timer);
  }, [every]);
}
