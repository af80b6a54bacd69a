import { sayAny } from "../../i18n";
import { factsOf } from "../../table/store/facts";
import type { LogLine, Sentence, TableInfo } from "../ui";
import type { Micropolis } from "./model";

/** Return one sentence for a tile taken and placed, for which the journal has two events. */
export function sentences({ events }: LogLine<Micropolis>, { names }: TableInfo<Micropolis>): Sentence[] {
  const found: Sentence[] = [];
  const placed = events.find((event) => event.type === "Placed");
  for (const event of events) {
    const told = factsOf(event, names),
      seat = "seat" in event ? event.seat : -1;
    if (event.type === "Took")
      found.push({
        text: sayAny("micropolis-told-Took", { ...factsOf({ ...placed }, names), ...told, rule: event.rule }),
        rules: [event.rule],
        seat,
      });
    else if (event.type === "Renewed")
      found.push({ text: sayAny("micropolis-event-Renewed", told), rules: [], seat: -1, heading: true });
    else if (event.type !== "Placed")
      found.push({
        text: sayAny(`micropolis-event-${event.type}`, told),
        rules: [event.rule],
        seat: event.type === "Passed" ? event.owner : seat,
      });
  }
  return found;
}
