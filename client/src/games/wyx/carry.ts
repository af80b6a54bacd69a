/**
 * Drag and drop: the queen from the board or her seat to a cell; a domino to the cell it leads to, or to the queen. The
 * same for premoves.
 */
import { say } from "../../i18n";
import type { DragAndDrop, Offer } from "../ui";
import type { WyxContext } from "./Board";
import { type Action, boardOf, target, type Wyx } from "./model";
import { premoves } from "./plans";

const QUEEN = "queen";
const columnOf = (thing: string): number => Number(/^column (\d+)$/.exec(thing)?.[1] ?? 0);

const cellAt = (at: Element): string | null => at.closest<SVGElement>("[data-cell]")?.dataset.cell ?? null;

/** Return the offer of a thing that leads to a cell. A domino has one cell; dropped on the queen it means that cell. */
function leadsTo(thing: string, cell: string, { offers, view, seat }: WyxContext): Offer<Wyx> | null {
  const column = columnOf(thing),
    found = offers.find(
      ({ action, outlook }) =>
        (!column || (action.type === "Take" && action.column === column)) &&
        (target(outlook) === cell || (column > 0 && view.queens[seat] === cell)),
    );
  return found ?? null;
}

/** Return the premove of a drag, without looking at the offers. */
function actionsLater(thing: string, cell: string, context: WyxContext): readonly Action[] | null {
  const { view, seat, edition } = context,
    queen = view.queens[seat],
    column = columnOf(thing),
    leads = boardOf(edition).leads(view, seat).get(cell);
  if (thing === QUEEN) return [{ type: "Enter", cell }];
  const taken = column ? (leads === column || cell === queen ? column : 0) : (leads ?? 0);
  return taken ? [{ type: "Take", column: taken }] : null;
}

export const dragAndDrop: DragAndDrop<Wyx> = {
  pieceAt(at) {
    const column = at.closest<HTMLElement>(".slot[data-column]")?.dataset.column,
      cell = cellAt(at);
    return column ? `column ${column}` : (cell ?? (at.closest(".seat.me .seat-emblem") ? QUEEN : null));
  },
  targetAt: cellAt,
  canDrag(thing, { offers, view, seat }) {
    const column = columnOf(thing);
    if (column) return offers.some(({ action }) => action.type === "Take" && action.column === column);
    return thing === QUEEN ? !view.queens[seat] : view.queens[seat] === thing;
  },
  offerFor: leadsTo,
  put(thing, cell, context) {
    if (columnOf(thing)) return false;
    const column = boardOf(context.edition).leads(context.view, context.seat).get(cell);
    if (thing === QUEEN) context.refuse({ type: "Enter", cell });
    else if (column) context.refuse({ type: "Take", column });
    else context.showRefusal(null, say("wyx-no-entry", { cell }), say("wyx-nowhere", { cell }));
    return true;
  },
  piece: (thing, { seat }) =>
    columnOf(thing)
      ? `[data-column="${columnOf(thing)}"] .front`
      : thing === QUEEN
        ? ".seat.me .seat-emblem"
        : `[data-queen="${seat}"]`,
  later: {
    canDrag(thing, context) {
      const column = columnOf(thing),
        queen = context.view.queens[context.seat];
      if (column) return premoves.conditions([{ type: "Take", column }], context) !== null;
      return thing === QUEEN ? !queen : thing === queen;
    },
    actionsFor(thing, cell, context) {
      const actions = actionsLater(thing, cell, context);
      return actions && premoves.conditions(actions, context) !== null ? actions : null;
    },
  },
};
