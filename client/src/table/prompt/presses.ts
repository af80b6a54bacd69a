/** The last press on a board, so that a refusal can mark its place in any game. */
import { signal } from "@preact/signals";

export interface Place {
  readonly on: Element | null; // the cell, card or tile; null: no element small enough to be one
  readonly x: number;
  readonly y: number;
}

const BOARD = ".play .wrap, .play .traybox, .play .left",
  CELL = "[role=gridcell], [data-cell], button, [role=button], [role=radio], [role=option], label, [tabindex]",
  LARGEST = 0.5; // share of the window; a larger element is no cell

export const pressed = signal<Place | null>(null);

function note(target: EventTarget | null, x: number, y: number): void {
  if (!(target instanceof Element)) return;
  if (target.closest(".why, .drawer, .prompt, .zoom, .map")) return;
  if (!target.closest(BOARD)) {
    pressed.value = null;
    return;
  }
  const on = target.closest(CELL),
    box = on?.getBoundingClientRect();
  const cell = box && box.width < innerWidth * LARGEST && box.height < innerHeight * LARGEST;
  pressed.value = cell ? { on, x: box.x + box.width / 2, y: box.y + box.height / 2 } : { on: null, x, y };
}

/** Follow presses, drops and keys on boards. Return the function that stops it. */
export function watchPresses(): () => void {
  const up = (event: PointerEvent): void =>
    note(document.elementFromPoint(event.clientX, event.clientY), event.clientX, event.clientY);
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    const on = document.activeElement,
      box = on?.getBoundingClientRect();
    note(on, box ? box.x + box.width / 2 : 0, box ? box.y + box.height / 2 : 0);
  };
  addEventListener("pointerup", up, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("pointerup", up, true);
    removeEventListener("keydown", key, true);
    pressed.value = null;
  };
}

let lies = false;

/** Ignore hovering until the pointer moves: the page has changed under a resting mouse. */
export function rest(): void {
  lies = true;
  const stir = ({ movementX, movementY }: PointerEvent): void => {
    lies &&= !movementX && !movementY;
    if (!lies) removeEventListener("pointermove", stir, true);
  };
  addEventListener("pointermove", stir, true);
}

export const rests = (): boolean => lies;
