/** The reveal in steps: the Cicada lands, the tokens turn over, the winner is shown, the cards move there. */
import { MOVE, REVEAL } from "../../table/store/motion";
import type { CigaleContext, Event, Path, View } from "./model";

export interface Drama {
  readonly cell: string; // where the Cicada lands
  readonly path: Path; // the Ant's choice
  readonly caught: boolean;
  readonly tokens: readonly (Path | null)[];
  readonly winner: number; // seat that collects
  readonly lucky: readonly number[]; // Red Ants that draw a card (CIG-W5)
}

/** Duration of each step, in ms: the tokens turn after the Cicada has landed. */
export const DRAMA = { turn: 2 * MOVE, told: 2 * MOVE + 2 * REVEAL, leaves: 2 * MOVE };

/** Return the reveal between two views, or null. */
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
  return {
    cell: guessed.cell,
    path,
    caught,
    tokens,
    winner: caught ? before.cicada : before.ant,
    lucky: events.flatMap((event) =>
      event.type === "Drew" && event.seat !== before.ant && event.seat !== before.cicada ? [event.seat] : [],
    ),
  };
}

/** Return the reveal that is running, or null. */
export function dramaOn({ view, climax }: CigaleContext): Drama | null {
  return climax && dramaOf(view, climax.after, climax.events);
}
