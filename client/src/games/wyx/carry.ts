/** By hand: the queen to a cell, from the board or from her seat; a domino to the cell that it leads to, or to her. */
import { say } from "../../words";
import type { Carry } from "../face";
import type { WyxStage } from "./Board";
import { type Action, boardOf, target, type Wyx } from "./model";

const QUEEN = "queen";
const columnOf = (thing: string): number => Number(/^column (\d+)$/.exec(thing)?.[1] ?? 0);

const cellAt = (at: Element): string | null => at.closest<SVGElement>("[data-cell]")?.dataset.cell ?? null;

/** What leads to a cell; of a domino that one only, and to the queen it leads from wherever she is. */
function leadsTo(thing: string, cell: string, { offers, view, seat }: WyxStage): Action | null {
  const column = columnOf(thing),
    found = offers.find(
      ({ action, outlook }) =>
        (!column || (action.type === "Take" && action.column === column)) &&
        (target(outlook) === cell || (column > 0 && view.queens[seat] === cell)),
    );
  return found?.action ?? null;
}

export const carry: Carry<Wyx> = {
  thing(at) {
    const column = at.closest<HTMLElement>(".slot[data-column]")?.dataset.column,
      cell = cellAt(at);
    return column ? `column ${column}` : (cell ?? (at.closest(".seat.me.on .em") ? QUEEN : null));
  },
  place: cellAt,
  can(thing, { offers, view, seat }) {
    const column = columnOf(thing);
    if (column) return offers.some(({ action }) => action.type === "Take" && action.column === column);
    return thing === QUEEN ? !view.queens[seat] : view.queens[seat] === thing;
  },
  meant: leadsTo,
  put(thing, cell, stage) {
    if (columnOf(thing)) return false;
    const column = boardOf(stage.edition).leads(stage.view, stage.seat).get(cell);
    if (thing === QUEEN) stage.press({ type: "Enter", cell });
    else if (column) stage.press({ type: "Take", column });
    else stage.sorry(null, say("wyx-no-entry", { cell }), say("wyx-nowhere", { cell }));
    return true;
  },
  piece: (thing, { seat }) =>
    columnOf(thing)
      ? `[data-column="${columnOf(thing)}"] .front`
      : thing === QUEEN
        ? ".seat.me.on .em"
        : `[data-queen="${seat}"]`,
};
