/**
 * Settings of a table: pace, size of the board, volume, colour. Stored in the browser like prefs.ts, but not loaded
 * with the first page.
 */
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
/** The viewer's colour; 0: the seat's own. */
export const colour = storedSignal<number>("colour", 0, among([0, ...COLOURS]));
/** Volume, in percent. */
export const volume = storedSignal<number>(
  "volume",
  80,
  (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LOUDEST,
);

/** Whether premoves are allowed. */
export const plansAhead = storedSignal("ahead", true, (value) => typeof value === "boolean");

/** Whether the coach comments, at tables with bots only (coachDialog.ts). */
export const coached = storedSignal("coach", false, (value) => typeof value === "boolean");

const TIMES: Readonly<Record<Pace, number>> = { off: 0, slow: 2, normal: 1, fast: 0.5 };

let times = 1; // factor on the table's pace

/** Multiply the speed of animations until the returned function is called; for replays. */
export function hurry(speed: number): () => void {
  times = speed;
  return () => {
    times = 1;
  };
}

/** Return a duration at the chosen pace, for a duration at the normal one. */
export const atPace = (time: number): number => (time * TIMES[pace.peek()]) / times;

const SCALES: Readonly<Record<Size, number>> = { small: 0.8, normal: 1, large: 1.3 };

/** Return a length at the chosen board size, for a length at the normal one. */
export const atSize = (length: number): number => length * SCALES[boardSize.value];

export const loudness = (): number => volume.peek() / LOUDEST;

/**
 * Return the colour of a seat on this screen: the viewer's seat has the chosen one, and the seat that owns that colour
 * gets the viewer's. Shapes and patterns stay with the seats, so that colours are never the only sign.
 */
export function colourOf(seat: number, mine: readonly number[], wanted = colour.value): number {
  const own = (seat % COLOURS.length) + 1,
    me = mine.length === 1 ? (mine[0]! % COLOURS.length) + 1 : 0;
  if (!wanted || !me) return own;
  return own === me ? wanted : own === wanted ? me : own;
}

/** Return "Indigo, round" for a seat. */
export function lookOf(seat: number, mine: readonly number[]): string {
  const shape = (seat % COLOURS.length) + 1;
  return say("seat-look", {
    colour: say("seat-colour", { colour: colourOf(seat, mine) }),
    shape,
  });
}

/** Set the settings on the root element for stylesheets (tastes.css); return the function that ends it. */
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
