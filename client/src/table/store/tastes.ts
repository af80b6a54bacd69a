/** How a person likes a table to be: how fast things move, how large the board is, how loud, in which colour. Kept
 *  in the browser like prefs.ts, and not on the first page. */
import { effect } from "@preact/signals";
import { storedSignal } from "../../app/prefs";
import { say } from "../../i18n";

export const PACES = ["off", "slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];
export const SIZES = ["small", "normal", "large"] as const;
export type Size = (typeof SIZES)[number];
export const COLOURS = [1, 2, 3, 4, 5, 6] as const; // of tokens.css, in the order of the seats
const LOUDEST = 100;

const among = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

export const pace = storedSignal<Pace>("pace", "normal", among(PACES));
export const boardSize = storedSignal<Size>("board", "normal", among(SIZES));
/** 0: that of the seat, whichever it is. */
export const colour = storedSignal<number>("colour", 0, among([0, ...COLOURS]));
/** Of what can be, in percent. */
export const volume = storedSignal<number>(
  "volume",
  80,
  (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LOUDEST,
);

/** Moves may be laid down while others think. */
export const plansAhead = storedSignal("ahead", true, (value) => typeof value === "boolean");

/** The coach looks on, where only robots play against me (coaching.ts). */
export const coached = storedSignal("coach", false, (value) => typeof value === "boolean");

const TIMES: Readonly<Record<Pace, number>> = { off: 0, slow: 2, normal: 1, fast: 0.5 };

let times = 1; // as fast as at the table

/** Things move so many times as fast, until this is ended: in a replay. */
export function hurry(speed: number): () => void {
  times = speed;
  return () => {
    times = 1;
  };
}

/** How long something takes that takes so long at the usual pace. */
export const atPace = (time: number): number => (time * TIMES[pace.peek()]) / times;

const SCALES: Readonly<Record<Size, number>> = { small: 0.8, normal: 1, large: 1.3 };

/** How large a cell is that is so large at the usual size. */
export const atSize = (length: number): number => length * SCALES[boardSize.value];

export const loudness = (): number => volume.peek() / LOUDEST;

/** The colour of a seat on this screen: mine is the one that I chose, and whoever has that by their seat has mine. The
 *  shapes and patterns stay with the seats, so that nobody depends on colours. */
export function colourOf(seat: number, mine: readonly number[], wanted = colour.value): number {
  const own = (seat % COLOURS.length) + 1,
    me = mine.length === 1 ? (mine[0]! % COLOURS.length) + 1 : 0;
  if (!wanted || !me) return own;
  return own === me ? wanted : own === wanted ? me : own;
}

/** "Indigo, round". */
export function lookOf(seat: number, mine: readonly number[]): string {
  const shape = (seat % COLOURS.length) + 1;
  return say("seat-look", {
    colour: say("seat-colour", { colour: colourOf(seat, mine) }),
    shape,
  });
}

/** As long as a table is shown; stylesheets read it off the page (tastes.css). */
export function apply(mine: () => readonly number[]): () => void {
  const { dataset } = document.documentElement;
  const end = effect(() => {
    dataset.pace = pace.value;
    dataset.board = boardSize.value;
    for (const one of COLOURS) dataset[`seat${one}`] = String(colourOf(one - 1, mine()));
  });
  return () => {
    end();
    for (const name of ["pace", "board", ...COLOURS.map((one) => `seat${one}`)]) delete dataset[name];
  };
}
