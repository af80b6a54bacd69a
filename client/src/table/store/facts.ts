/** Values of a game as a sentence can be told them. */
import type { Fact } from "../../i18n";
import { join } from "../../i18n";
import { inColour } from "./markup";

const SEATS = ["seat", "owner"];

/** An event, an outlook or a reason: seats by name, yes and no as 1 and 0, nothing as 0; structs within it as
 *  if they were its own. Lists are the game's to put into words, but for the winners. */
export function factsOf(told: object, names: readonly string[]): Record<string, Fact> {
  const found: Record<string, Fact> = {};
  for (const [key, value] of Object.entries(told) as [string, unknown][]) {
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
