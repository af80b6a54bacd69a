/** Moves as the log tells them: a sentence a move, where the journal has an event for each ant. */
import { named, strong } from "../../table/said";
import { join, say } from "../../words";
import type { Sentence, Setting, Told } from "../face";
import { printed, type Event, type Fili } from "./model";

export function sentences({ events }: Told<Fili>, { names, edition }: Setting<Fili>): Sentence[] {
  const who = (seat: number) => named(seat, names[seat] ?? ""), found: Sentence[] = [];
  const entered = events.filter((event) => event.type === "Entered"), waits = events.find((event) => event.type === "Waited");
  const tell = (text: string, ...rules: string[]): void => void found.push({ text, rules: [...new Set(rules)] });
  for (const event of events) {
    if (event.type === "Entered") {
      if (event !== entered.at(-1)) continue; // once for all that go in together
      tell(say("fili_fourmis-told-Entered", { seat: who(event.seat), ants: entered.length, ramparts: event.ramparts, all: printed(edition).ramparts, waits: waits?.ants ?? 0 }),
        ...entered.map(({ rule }) => rule), ...(waits ? [waits.rule] : []));
    } else if (event.type === "Ended") tell(ending(event, names.map((_, seat) => who(seat))), event.rule);
    else if (event.type === "Started") tell(say("fili_fourmis-told-Started", { seat: who(event.seat), cell: strong(event.cell) }), event.rule);
    else if (event.type === "Lengthened") tell(say("fili_fourmis-told-Lengthened", { seat: who(event.seat), cell: strong(event.cell), ants: event.ants }), event.rule);
    else if (event.type === "Advanced") tell(say("fili_fourmis-told-Advanced", { seat: who(event.seat), cell: strong(event.cell), ants: event.ants, pace: event.pace }), event.rule);
    else if (event.type === "Joined") tell(say("fili_fourmis-told-Joined", { seat: who(event.seat), ants: event.ants }), event.rule);
    else if (event.type === "Divided") tell(say("fili_fourmis-told-Divided", { seat: who(event.seat), ants: event.ants, others: event.others }), event.rule);
    else if (event.type === "Stepped") tell(say("fili_fourmis-told-Stepped", { seat: who(event.seat), cell: strong(event.cell), ramparts: event.ramparts, all: printed(edition).ramparts }), event.rule);
    else if (event.type === "Passed") tell(say("fili_fourmis-told-Passed", { seat: who(event.seat) }), event.rule);
  }
  return found;
}

/** "The position has come back three times: Iris wins, with 5 ants in the enemy's anthill to 3." */
function ending({ winners, why, entered, beyond }: Event & { type: "Ended" }, names: readonly string[]): string {
  return say("fili_fourmis-told-Ended", { why, winners: join(winners.map((seat) => names[seat] ?? "")), count: winners.length, ...scores(entered, beyond) });
}

/** How it stands between two who have not taken all: by what, and how much to how much. */
export function scores(entered: readonly number[], beyond: readonly number[]): { by: "entered" | "beyond"; most: number; least: number } {
  const by = entered[0] !== entered[1] ? "entered" : "beyond", [one = 0, other = 0] = by === "entered" ? entered : beyond;
  return { by, most: Math.max(one, other), least: Math.min(one, other) };
}
