import { sayAny } from "../../i18n";
import { factsOf } from "../../table/store/facts";
import type { LogLine, Sentence, TableInfo } from "../ui";
import type { Micropolis } from "./model";

/** Return one sentence for a tile taken and placed, for which the journal has two events. */
export function sentences({ events }: LogLine<Micropolis>, { names }: TableInfo<Micropolis>): Sentence[] {
  const found: Sentence[] = [];
  const placed = events.find((event) => event.type === "Placed");
  for (const event of events) {
    const values = factsOf(event, names),
      seat = "seat" in event ? event.seat : -1;
    if (event.type === "Took")
      found.push({
        text: sayAny("micropolis-told-Took", { ...factsOf({ ...placed }, names), ...values, rule: event.rule }),
        rules: [event.rule],
        seat,
      });
    else if (event.type === "Renewed")
      found.push({ text: sayAny("micropolis-event-Renewed", values), rules: [], seat: -1, heading: true });
    else if (event.type !== "Placed")
      found.push({
        text: sayAny(`micropolis-event-${event.type}`, values),
        rules: [event.rule],
        seat: event.type === "Passed" ? event.owner : seat,
      });
  }
  return found;
}
