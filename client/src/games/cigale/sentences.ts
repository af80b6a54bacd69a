import { say, sayAny } from "../../i18n";
import { inColour } from "../../table/store/markup";
import type { LogLine, Sentence, TableInfo } from "../ui";
import type { Cigale, Event } from "./model";
import { facts } from "./names";

const ANTS = 6;
/** Events without a sentence: small steps of one move, cards that all seats see arrive, and the seat's own secret. */
const UNSAID: readonly Event["type"][] = ["Turned", "Token", "Buying"];

export function sentences({ number, events }: LogLine<Cigale>, info: TableInfo<Cigale>): Sentence[] {
  const found: Sentence[] = [];
  for (const event of events) {
    if (
      UNSAID.includes(event.type) ||
      (event.type === "Offered" && !number) ||
      (event.type === "Paid" && !event.hidden)
    )
      continue;
    if (event.type === "Placed") {
      if (event.ants === ANTS)
        found.push({
          text: say("cigale-told-Placed", { seat: inColour(event.seat, info.names[event.seat] ?? "") }),
          rules: [event.rule],
        });
      continue;
    }
    const text = sayAny(`cigale-event-${event.type}`, facts(event, info));
    found.push(
      event.type === "Began"
        ? { text, rules: [], seat: -1, heading: true }
        : { text, rules: [event.rule], seat: "seat" in event ? event.seat : -1 },
    );
  }
  return found;
}
