/** The focus of a board that is a grid of cells; the boards of all games use it. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Return the cell after the one that has the focus, or the first. */
export const cellAfter = (cells: readonly string[], at: string): string =>
  cells[(cells.indexOf(at) + 1) % cells.length]!;

/**
 * Return a function that moves the focus to a cell. `jump` gets 1 for the key N (next possible cell) and 0 for the board,
 * and returns the cell to go to; null: it focused something else.
 */
export function useBoardFocus(
  root: RefObject<SVGSVGElement | null>,
  setAt: (cell: string) => void,
  jump: (to: number) => string | null,
  role = "", // a selector, if parts of the drawing that are not cells have the same names
): (cell: string) => void {
  function go(cell: string): void {
    setAt(cell);
    root.current?.querySelector<SVGElement>(`${role}[data-cell="${cell}"]`)?.focus();
  }
  useLayoutEffect(() => {
    const listen = (event: CustomEvent<number>): void => {
      const cell = jump(event.detail);
      if (cell !== null) go(cell);
    };
    addEventListener("board-jump", listen as EventListener);
    return () => removeEventListener("board-jump", listen as EventListener);
  });
  return go;
}

/** Properties of a row of cells that is only drawn again if its states change. */
export interface RowProps<Cell> {
  index: number;
  cells: readonly Cell[];
  states: string; // of each cell, separated by commas
  names: ReadonlyMap<string, string>;
  home: string; // the cell that the Tab key reaches; "": in another row
}
