/** Sentences of the log: one for a move, whose journal has an event for each ant. */

import { join, say } from "../../i18n";
import { inColour, strong } from "../../table/store/markup";
import type { LogLine, Sentence, TableInfo } from "../ui";
import { boardOf, type Event, type Fili } from "./model";

export function sentences({ events }: LogLine<Fili>, { names, edition }: TableInfo<Fili>): Sentence[] {
  const who = (seat: number) => inColour(seat, names[seat] ?? ""),
    all = boardOf(edition).ramparts;
  const entered = events.filter((event) => event.type === "Entered"),
    waits = events.find((event) => event.type === "Waited");

  function text(event: Event): string {
    const seat = "seat" in event ? who(event.seat) : "",
      cell = "cell" in event ? strong(event.cell) : "";
    const between = "one" in event ? { one: strong(event.one), other: strong(event.other) } : { one: "", other: "" };
    switch (event.type) {
      case "Started":
        return say("fili_fourmis-told-Started", { seat, cell });
      case "Lengthened":
        return say("fili_fourmis-told-Lengthened", { seat, cell, ants: event.ants });
      case "Advanced":
        return say("fili_fourmis-told-Advanced", { seat, cell, ants: event.ants, pace: event.pace });
      case "Joined":
        return say("fili_fourmis-event-Joined", { seat, ...between, ants: event.ants });
      case "Divided":
        return say("fili_fourmis-event-Divided", { seat, ...between, ants: event.ants, others: event.others });
      case "Entered": // one sentence for all that enter together
        return event === entered.at(-1)
          ? say("fili_fourmis-told-Entered", {
              seat,
              ants: entered.length,
              ramparts: event.ramparts,
              all,
              waits: waits?.ants ?? 0,
            })
          : "";
      case "Stepped":
        return say("fili_fourmis-event-Stepped", { seat, ant: strong(event.ant), cell, ramparts: event.ramparts });
      case "Passed":
        return say("fili_fourmis-event-Passed", { seat });
      case "Ended":
        return say("fili_fourmis-event-Ended", {
          ...event,
          winners: join(event.winners.map(who)),
          count: event.winners.length,
        });
      default:
        return ""; // only a part of a turn
    }
  }
  const rules = (event: Event): string[] =>
    event.type === "Entered" && waits ? [event.rule, waits.rule] : [event.rule];
  return events.map((event) => ({ text: text(event), rules: rules(event) })).filter((sentence) => sentence.text);
}
