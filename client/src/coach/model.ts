/** Pure functions on a review for the coach's page: the moment shown, the marks, the geometry of the curve. */
import type { Chances, Decision, LuckSwing, Mark, Point, Review, Turning } from "./wire";

export const MARKS: readonly Mark[] = ["good", "inexact", "mistake", "blunder"];
export const ALL = -1; // instead of a seat: marks of the whole table

export const hundredths = (share: number): number => Math.round(100 * share);

/**
 * Return whose marks are shown first: the viewer's own; for spectators and tables around one screen those of all seats.
 */
export function firstWhose(mine: readonly number[]): number {
  return mine.length === 1 ? mine[0]! : ALL;
}

export function turningOf(review: Review, whose: number): readonly Turning[] {
  return whose === ALL ? review.turning : (review.seats[whose]?.turning ?? []);
}

/** Return the decisions whose marks are shown, by journal line. */
export function decisionsOf(review: Review, whose: number): ReadonlyMap<number, Decision> {
  const seats = whose === ALL ? review.seats : review.seats.filter(({ seat }) => seat === whose);
  return new Map(seats.flatMap(({ decisions }) => decisions.map((one) => [one.line, one] as const)));
}

export function notable(decision: Decision | undefined): boolean {
  return !!decision && decision.mark !== "good";
}

/**
 * Return how far a decision changed its seat's chance to finish first, in hundredths. Each side is rounded before the
 * subtraction, so that it agrees with the numbers in the sentence.
 */
export const fallOf = ({ seat, before, after }: Decision): number =>
  hundredths(after.first[seat] ?? 0) - hundredths(before.first[seat] ?? 0);

/** The facts about the moment after a journal line. */
export interface Spot {
  readonly line: number;
  readonly move: number;
  readonly seat: number; // seat that moved; -1 before the first move
  readonly decision: Decision | null;
  readonly stroke: (LuckSwing & { readonly seat: number }) | null; // the largest change by chance at this line
  readonly chances: Chances | null; // after the move and its chance
}

export function spotAt(review: Review, at: number, whose: number): Spot {
  const point = review.curve.findLast((one) => one.line <= at),
    decision = decisionsOf(review, ALL).get(at) ?? null;
  const strokes = review.seats
    .filter(({ seat }) => whose === ALL || seat === whose)
    .flatMap(({ seat, strokes }) => strokes.filter(({ line }) => line === at).map((one) => ({ ...one, seat })))
    .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing));
  return {
    line: at,
    move: decision?.move ?? strokes[0]?.move ?? point?.move ?? 0,
    seat: decision?.seat ?? (point?.line === at ? point.seat : -1),
    decision,
    stroke: strokes[0] ?? null,
    chances: point ? (point.fell ?? point.acted) : null,
  };
}

/** Return the index of the turning point at a line, or -1. */
export function turnAt(turns: readonly Turning[], at: number): number {
  return turns.findIndex(({ line }) => line === at);
}

export function nextTurn(turns: readonly Turning[], at: number): Turning | null {
  return turns.find(({ line }) => line > at) ?? turns[0] ?? null;
}

export interface Stretch {
  readonly seat: number;
  readonly luck: boolean; // changed by chance, not by a move
  readonly points: readonly (readonly [number, number])[]; // [move, share]
}

const FELT = 0.02; // a smaller change is drawn without a dotted stretch

/** Return each seat's curve in stretches: solid for moves, dotted for chance. Chance is drawn half a move later. */
export function stretchesOf(curve: readonly Point[], players: number): readonly Stretch[] {
  return Array.from({ length: players }, (_, seat) => stretchesOfSeat(curve, seat)).flat();
}

function stretchesOfSeat(curve: readonly Point[], seat: number): Stretch[] {
  const found: Stretch[] = [];
  let solid: (readonly [number, number])[] = [];
  for (const { move, acted, fell } of curve) {
    const left = acted.first[seat] ?? 0,
      then = fell?.first[seat] ?? left;
    solid.push([move, left]);
    if (!fell || Math.abs(then - left) < FELT) {
      if (fell) solid.push([move + 0.5, then]);
      continue;
    }
    if (solid.length > 1) found.push({ seat, luck: false, points: solid });
    found.push({
      seat,
      luck: true,
      points: [
        [move, left],
        [move + 0.5, then],
      ],
    });
    solid = [[move + 0.5, then]];
  }
  if (solid.length > 1) found.push({ seat, luck: false, points: solid });
  return found;
}

/** Return the moves after which chance changed a share: the band spans the next half move. */
export function luckBands(curve: readonly Point[]): readonly number[] {
  return curve
    .filter(({ acted, fell }) => fell?.first.some((share, seat) => Math.abs(share - (acted.first[seat] ?? 0)) >= FELT))
    .map(({ move }) => move);
}

/** Return the top of the axis: the highest share rounded up to the next quarter, at least 0.5. */
export function ceiling(curve: readonly Point[]): number {
  const most = Math.max(0, ...curve.flatMap(({ acted, fell }) => [...acted.first, ...(fell?.first ?? [])]));
  return Math.min(1, Math.max(0.5, Math.ceil(most * 4 + 0.01) / 4));
}

/** Return heights for the names at the end of the curve: close to the wished ones, at least `apart` from each other. */
export function spread(wished: readonly number[], apart: number, low: number, high: number): readonly number[] {
  const order = wished.map((_, index) => index).sort((one, other) => wished[one]! - wished[other]!);
  const found = [...wished];
  order.forEach((index, place) => {
    const before = place ? found[order[place - 1]!]! + apart : low;
    found[index] = Math.max(found[index]!, before);
  });
  let most = high;
  for (const index of order.toReversed()) {
    found[index] = Math.min(found[index]!, most);
    most = found[index]! - apart;
  }
  return found;
}

/** Return decisions with a mark, by journal line; where marks would touch, the most costly one stays. */
export function markedApart(
  decisions: Iterable<Decision>,
  place: (move: number) => number,
  apart: number,
): ReadonlySet<number> {
  const shown: Decision[] = [];
  for (const one of [...decisions].filter(notable).sort((one, other) => other.loss - one.loss))
    if (shown.every(({ move }) => Math.abs(place(move) - place(one.move)) >= apart)) shown.push(one);
  return new Set(shown.map(({ line }) => line));
}

/** Return the points that get an emblem on each line: about `most`, always with the last. */
export function emblemMoves(curve: readonly Point[], most: number): readonly Point[] {
  const step = Math.max(1, Math.ceil((curve.length - 1) / most));
  return curve.filter((_, index) => index > 0 && (curve.length - 1 - index) % step === 0);
}

/** Return the luck of a seat, in hundredths of a chance. */
export function luckOf({ given, taken }: { given: number; taken: number }): number {
  return hundredths(given + taken);
}

export function judgedMoves(review: Review): number {
  return review.seats.reduce((sum, { judged }) => sum + judged, 0);
}
