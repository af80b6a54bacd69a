/** The reveal: for a moment the table stays as it was, while the tokens turn over. Then it is as it is. */
import { signal } from "@preact/signals";
import { MOVE, REVEAL } from "../../table/motion";
import type { CigaleStage, Event, Path, View } from "./model";

export interface Drama {
  readonly before: View; // what is still shown
  readonly after: View;
  readonly cell: string; // where the Cicada sits down
  readonly path: Path; // what the Ant had chosen
  readonly caught: boolean;
  readonly tokens: readonly (Path | null)[];
  readonly winner: number; // who collects
}

export const drama = signal<Drama | null>(null);
/** When what begins, and when it is over; in milliseconds. */
export const DRAMA = {
  land: 0,
  turn: MOVE,
  told: MOVE + REVEAL,
  gather: 3 * MOVE + 2 * REVEAL,
  over: 5 * MOVE + 2 * REVEAL,
};

/** What the parts of the table show. */
export function shownOf(stage: CigaleStage): View {
  return drama.value && drama.value.after === stage.view ? drama.value.before : stage.view;
}

/** The reveal in a change from one view to another; null: none. */
export function dramaOf(before: View, after: View, events: readonly Event[]): Drama | null {
  if (
    before.phase !== "guessing" ||
    after.round - before.round > 1 ||
    (after.round === before.round && after.phase === "guessing")
  )
    return null;
  const guessed = events.find((event) => event.type === "Guessed"),
    revealed = events.find((event) => event.type === "Revealed");
  if (guessed?.type !== "Guessed" || revealed?.type !== "Revealed") return null;
  const { path, caught, tokens } = revealed;
  return { before, after, cell: guessed.cell, path, caught, tokens, winner: caught ? before.cicada : before.ant };
}
