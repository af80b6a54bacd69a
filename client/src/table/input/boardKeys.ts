/**
 * Keyboard commands of a page with a board, and the focus of its cells, which all boards share. The page's own keys
 * take precedence.
 */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { TableStore } from "../store/TableStore";

const jump = (to: number): void => void dispatchEvent(new CustomEvent("board-jump", { detail: to }));

/** Focus the next possible cell, else the next possible thing beside the board, else the button that goes on. */
function next(store: TableStore): void {
  const beside = [...document.querySelectorAll<HTMLElement>("button.lit")],
    loose =
      beside.length || store.selected.peek() ? beside : [...document.querySelectorAll<HTMLElement>(".prompt .go")],
    at = loose.indexOf(document.activeElement as HTMLElement);
  if (!loose.length || document.querySelector("[role=grid] .cell:is(.lit, .source)")) jump(1);
  else loose[(at + 1) % loose.length]!.focus();
}

/** Whether a key is not for the board: one with a modifier, in a field, or while a dialog is open. */
export const isForOthers = (event: KeyboardEvent, target: Element): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  !!target.closest("input, textarea, select") ||
  !!document.querySelector("dialog:modal");

interface Keys {
  readonly open?: boolean; // false behind a curtain: no key acts
  readonly plays?: boolean; // whether the game's own keys act
  own(key: string): boolean; // receives letters in lower case; returns whether it used the key
}

export function useBoardKeys(store: TableStore, { open = true, plays = true, own }: Keys): void {
  // A layout effect, so that no key is lost after the first drawing.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body,
        key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!open || isForOthers(event, target)) return;
      if (!own(key)) {
        if (key === "Enter" && store.selected.peek() && !target.closest("a, button, [role=gridcell]")) store.confirm();
        else if (key === "n") next(store);
        else if (key === "b") jump(0);
        else if (!plays || !store.ui.peek()?.input.shortcut?.(event.key, store.boardContext())) return;
      }
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Return the cell after the one that has the focus, or the first. */
export const cellAfter = (cells: readonly string[], at: string): string =>
  cells[(cells.indexOf(at) + 1) % cells.length]!;

/** Return the properties that all cells have; `home` is the cell that the Tab key reaches. */
export const cellProps = (cell: string, state: string, home: string) => ({
  "data-cell": cell,
  class: `cell ${state}`,
  tabindex: cell === home ? 0 : -1,
});

/**
 * Return a function that moves the focus to a cell. `jump` gets 1 for the key N (next possible cell) and 0 for the
 * board, and returns the cell to go to; null: it focused something else.
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
