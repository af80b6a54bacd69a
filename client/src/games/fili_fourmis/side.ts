/**
 * Orientation of the board: on its side in a wide window, the viewer's anthill on the left or below; a button turns it
 * around.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { storedSignal } from "../../app/prefs";
import { landscape, phone } from "../../table/page/hooks";
import type { Turn } from "./model";

/** Whether the viewer's anthill is on the right, or above. */
export const across = storedSignal("fili-across", false, (value) => typeof value === "boolean");

const LONG = 1.1; // ratio of width to height from which a board lies on its side

export function turnFor(lies: boolean, seat: number, other: boolean): Turn {
  const far = (seat === 1) !== other;
  return lies ? (far ? 270 : 90) : far ? 180 : 0;
}

/** `seat` is the viewer's; negative for spectators and shared screens, for which the board is not turned around. */
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
