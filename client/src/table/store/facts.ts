/** Turn values of a game into the arguments of a sentence. */
import type { Fact } from "../../i18n";
import { join } from "../../i18n";
import { inColour } from "./markup";

const SEATS = ["seat", "owner"];

/**
 * Return the arguments for an event, outlook or reason: seats as names, booleans as 1 and 0, null as 0; fields of
 * nested structs as its own. Lists are left to the game, except the winners.
 */
export function factsOf(fields: object, names: readonly string[]): Record<string, Fact> {
  const found: Record<string, Fact> = {};
  for (const [key, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === null) found[key] = 0;
    else if (typeof value === "boolean") found[key] = value ? 1 : 0;
    else if (typeof value === "number" && SEATS.includes(key))
      found[key] = value < 0 ? 0 : inColour(value, names[value] ?? "");
    else if (typeof value === "number" || typeof value === "string") found[key] = value;
    else if (key === "winners" && Array.isArray(value)) {
      found.winners = join(value.map((seat: number) => inColour(seat, names[seat] ?? "")));
      found.count = value.length;
    } else if (typeof value === "object" && !Array.isArray(value)) Object.assign(found, factsOf(value, names));
  }
  return found;
}
