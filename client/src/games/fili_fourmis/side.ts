/** How the board lies: on its side where there is more width than height, the viewer's anthill on the left or below;
 *  who likes it better from the other side turns it. */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { storedSignal } from "../../app/prefs";
import { landscape, phone } from "../../table/page/hooks";
import type { Turn } from "./model";

/** The viewer's anthill on the right, or above. */
export const across = storedSignal("fili-across", false, (value) => typeof value === "boolean");

const LONG = 1.1; // the width, in heights

export function turnFor(lies: boolean, seat: number, other: boolean): Turn {
  const far = (seat === 1) !== other;
  return lies ? (far ? 270 : 90) : far ? 180 : 0;
}

/** `seat`: the viewer's; less than 0 for those who watch or share a screen, for whom the board does not turn. */
export function useSide(room: RefObject<HTMLElement | null>, seat: number): Turn {
  const [wide, widen] = useState(innerWidth > LONG * innerHeight),
    lies = phone.value ? landscape.value : wide;
  useLayoutEffect(() => {
    const box = room.current!;
    const measure = (): void => {
      if (box.clientHeight) widen(box.clientWidth > LONG * box.clientHeight);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return turnFor(lies, seat, across.value);
}
