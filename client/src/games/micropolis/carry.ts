/**
 * Drag and drop: a tile of the line to an end of an anthill, or anywhere on it if there is one way only. The same for
 * premoves.
 */
import type { DragAndDrop } from "../ui";
import { anthillsOf, type Micropolis, type MicropolisContext, type Take, takes, waysTo } from "./model";

const HILL = "hill";

/** Return the end that a target names, or null. */
function endOf(place: string): Pick<Take, "anthill" | "side"> | null {
  const [, anthill, side] = /^\d+ (\d+) (left|right)$/.exec(place) ?? [];
  return anthill ? { anthill: Number(anthill), side: side as Take["side"] } : null;
}

const architectOf = ({ partial }: MicropolisContext, place: number): boolean =>
  partial?.place === place ? partial.architect : false;

/** Return the only end of a single anthill without tiles, or null. */
function onlyEnd({ view, seat }: MicropolisContext): Pick<Take, "anthill" | "side"> | null {
  const [hill, ...more] = anthillsOf(view, seat);
  return hill && !more.length && !hill.row.length ? { anthill: hill.anthill, side: "right" } : null;
}

export const dragAndDrop: DragAndDrop<Micropolis> = {
  pieceAt: (at) => at.closest<HTMLElement>(".mic-line [data-place]")?.dataset.place ?? null,
  targetAt: (at) =>
    at.closest<SVGElement>(".ring .end[data-cell]")?.dataset.cell ?? (at.closest(".mic.ring") ? HILL : null),
  canDrag: (thing, { offers, view }) =>
    !view.question && takes(offers).some(({ action }) => action.place === Number(thing)),
  take(thing, context) {
    const place = Number(thing),
      [way] = waysTo(context, place, architectOf(context, place));
    context.setPartial({ place, architect: way!.action.architect });
  },
  offerFor(thing, place, context) {
    const ways = waysTo(context, Number(thing), architectOf(context, Number(thing))),
      end = endOf(place);
    const found = end ? ways.find(({ action }) => action.anthill === end.anthill && action.side === end.side) : null;
    return found ?? (ways.length === 1 ? ways[0]! : null);
  },
  put(thing, place, context) {
    const end = endOf(place);
    if (end)
      context.refuse({ type: "Take", place: Number(thing), ...end, architect: architectOf(context, Number(thing)) });
    return end !== null;
  },
  back: (_, context) => context.setPartial(null),
  piece: (thing) => `.mic-line [data-place="${thing}"] > svg`,
  later: {
    canDrag: (thing, { view }) => view.line[Number(thing) - 1] !== undefined,
    take: (thing, context) => context.setPartial({ place: Number(thing), architect: false }),
    actionsFor(thing, place, context) {
      const end = place === HILL ? onlyEnd(context) : place.startsWith(`${context.seat} `) ? endOf(place) : null;
      return end && [{ type: "Take", place: Number(thing), ...end, architect: false }];
    },
    back: (_, context) => context.setPartial(null),
  },
};
