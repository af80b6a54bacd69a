/** The reveal: the Cicada sits down, the tokens turn over, it is told who wins, then the cards go there. */
import { MOVE, REVEAL } from "../../table/store/motion";
import type { CigaleContext, Event, Path, View } from "./model";

export interface Drama {
  readonly cell: string; // where the Cicada sits down
  readonly path: Path; // what the Ant had chosen
  readonly caught: boolean;
  readonly tokens: readonly (Path | null)[];
  readonly winner: number; // who collects
  readonly lucky: readonly number[]; // Red Ants who draw a card (CIG-W5)
}

/** When what begins, in milliseconds: the tokens turn once the Cicada sits. */
export const DRAMA = { turn: 2 * MOVE, told: 2 * MOVE + 2 * REVEAL, leaves: 2 * MOVE };

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

/** The reveal that is under way. */
export function dramaOn({ view, climax }: CigaleContext): Drama | null {
  return climax && dramaOf(view, climax.after, climax.events);
}
