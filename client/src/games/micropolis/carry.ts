/** By hand: a tile of the line to an end of an anthill; where it can go in one way only, anywhere on it. While others
 *  think, the same for later. */
import type { Carry } from "../face";
import { anthillsOf, type Micropolis, type MicropolisStage, type Take, takes, waysTo } from "./model";

const HILL = "hill";

/** The end that a tile is put to. */
function endOf(place: string): Pick<Take, "anthill" | "side"> | null {
  const [, anthill, side] = /^\d+ (\d+) (left|right)$/.exec(place) ?? [];
  return anthill ? { anthill: Number(anthill), side: side as Take["side"] } : null;
}

const architectOf = ({ held }: MicropolisStage, place: number): boolean =>
  held?.place === place ? held.architect : false;

/** The one end that there is, of an anthill without tiles. */
function onlyEnd({ view, seat }: MicropolisStage): Pick<Take, "anthill" | "side"> | null {
  const [hill, ...more] = anthillsOf(view, seat);
  return hill && !more.length && !hill.row.length ? { anthill: hill.anthill, side: "right" } : null;
}

export const carry: Carry<Micropolis> = {
  thing: (at) => at.closest<HTMLElement>(".mic-line [data-place]")?.dataset.place ?? null,
  place: (at) =>
    at.closest<SVGElement>(".ring .end[data-cell]")?.dataset.cell ?? (at.closest(".mic.ring") ? HILL : null),
  can: (thing, { offers, view }) =>
    !view.question && takes(offers).some(({ action }) => action.place === Number(thing)),
  take(thing, stage) {
    const place = Number(thing),
      [way] = waysTo(stage, place, architectOf(stage, place));
    stage.hold({ place, architect: way!.action.architect });
  },
  meant(thing, place, stage) {
    const ways = waysTo(stage, Number(thing), architectOf(stage, Number(thing))),
      end = endOf(place);
    const found = end ? ways.find(({ action }) => action.anthill === end.anthill && action.side === end.side) : null;
    return (found ?? (ways.length === 1 ? ways[0] : null))?.action ?? null;
  },
  put(thing, place, stage) {
    const end = endOf(place);
    if (end) stage.press({ type: "Take", place: Number(thing), ...end, architect: architectOf(stage, Number(thing)) });
    return end !== null;
  },
  back: (_, stage) => stage.hold(null),
  piece: (thing) => `.mic-line [data-place="${thing}"] > svg`,
  later: {
    can: (thing, { view }) => view.line[Number(thing) - 1] !== undefined,
    take: (thing, stage) => stage.hold({ place: Number(thing), architect: false }),
    meant(thing, place, stage) {
      const end = place === HILL ? onlyEnd(stage) : place.startsWith(`${stage.seat} `) ? endOf(place) : null;
      return end && [{ type: "Take", place: Number(thing), ...end, architect: false }];
    },
    back: (_, stage) => stage.hold(null),
  },
};
