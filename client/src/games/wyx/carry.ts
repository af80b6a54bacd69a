/** By hand: the queen to a cell, from the board or from her seat; a domino to the cell that it leads to, or to her.
 *  While others think, the same for later. */
import { say } from "../../words";
import type { Carry } from "../face";
import type { WyxStage } from "./Board";
import { type Action, boardOf, target, type Wyx } from "./model";
import { plans } from "./plans";

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

/** The same for later, whatever is offered then. */
function actionsLater(thing: string, cell: string, stage: WyxStage): readonly Action[] | null {
  const { view, seat, edition } = stage,
    queen = view.queens[seat],
    column = columnOf(thing),
    leads = boardOf(edition).leads(view, seat).get(cell);
  if (thing === QUEEN) return [{ type: "Enter", cell }];
  const taken = column ? (leads === column || cell === queen ? column : 0) : (leads ?? 0);
  return taken ? [{ type: "Take", column: taken }] : null;
}

export const carry: Carry<Wyx> = {
  thing(at) {
    const column = at.closest<HTMLElement>(".slot[data-column]")?.dataset.column,
      cell = cellAt(at);
    return column ? `column ${column}` : (cell ?? (at.closest(".seat.me .em") ? QUEEN : null));
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
        ? ".seat.me .em"
        : `[data-queen="${seat}"]`,
  later: {
    can(thing, stage) {
      const column = columnOf(thing),
        queen = stage.view.queens[stage.seat];
      if (column) return plans.hangs([{ type: "Take", column }], stage) !== null;
      return thing === QUEEN ? !queen : thing === queen;
    },
    meant(thing, cell, stage) {
      const actions = actionsLater(thing, cell, stage);
      return actions && plans.hangs(actions, stage) !== null ? actions : null;
    },
  },
};
