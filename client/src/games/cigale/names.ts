/** Words for things of the game, and arguments for the catalogue's sentences. */

import { type Fact, join, language, say, sayAny } from "../../i18n";
import { inColour, strong } from "../../table/store/markup";
import type { TableInfo } from "../ui";
import {
  type Card,
  type Cigale,
  type Edition,
  heaps,
  type Insect,
  PATHS,
  type Path,
  type Power,
  provision,
} from "./model";

export const pathName = (path: Path): string => say("cigale-path", { path });
export const insectName = (insect: Insect): string => sayAny(`cigale-insect-${insect}`).toLowerCase();
export const powerName = (power: Power): string => sayAny(`cigale-power-${power}`);
export const powerHelp = (power: Power): string => sayAny(`cigale-power-${power}.help`);

/** Return "wood with a dragonfly". */
export function cardName([path, insect]: Card): string {
  return say("cigale-each-Card", { path, insect: insect ?? 0 });
}

/** Return "2 wood and tiles with a bee". */
export function cardNames(cards: readonly Card[]): string {
  return join(
    heaps(cards).map(({ card, count }) =>
      count === 1
        ? cardName(card)
        : card[1]
          ? say("cigale-times", { count, card: cardName(card) })
          : say("cigale-so-many", { count, path: card[0] }),
    ),
  );
}

export function provisionName(edition: Edition, id: string): string {
  return provision(edition, id)?.[language.value] ?? id;
}

/** Return "2 cloth and 2 stone". */
export function priceName(price: Readonly<Record<string, number>>): string {
  return join(PATHS.filter((path) => price[path]).map((path) => say("cigale-so-many", { count: price[path]!, path })));
}

const isCard = (value: unknown): value is Card =>
  Array.isArray(value) && PATHS.includes(value[0]) && value.length === 2 && !PATHS.includes(value[1]);

/**
 * Return the arguments for an event, action or outlook: seats and things by name, cards joined, 0 for a missing value.
 */
export function facts(source: object, { edition, names }: TableInfo<Cigale>): Record<string, Fact> {
  const found: Record<string, Fact> = {};
  for (const [key, value] of Object.entries(source)) {
    if (value === null) found[key] = 0;
    else if (typeof value === "boolean") found[key] = value ? 1 : 0;
    else if (["seat", "owner", "cicada"].includes(key) && typeof value === "number")
      found[key] = value < 0 ? 0 : inColour(value, names[value] ?? "");
    else if (["provision", "give", "take"].includes(key)) found[key] = strong(provisionName(edition, String(value)));
    else if (["cell", "due"].includes(key)) found[key] = strong(String(value));
    else if (key === "winners") {
      const seats = value as readonly number[];
      Object.assign(found, {
        winners: join(seats.map((seat) => inColour(seat, names[seat] ?? ""))),
        count: seats.length,
      });
    } else if (key === "tokens") {
      const tokens = (value as readonly (Path | null)[]).flatMap((thing, seat) =>
        thing ? [say("cigale-each-tokens", { seat: inColour(seat, names[seat] ?? ""), thing })] : [],
      );
      Object.assign(found, { tokens: join(tokens), count: tokens.length });
    } else if (key === "cards" && Array.isArray(value))
      Object.assign(found, { cards: cardNames(value as Card[]), count: value.length });
    else if (key === "card" && isCard(value)) Object.assign(found, { path: value[0], insect: value[1] ?? 0 });
    else if (typeof value === "number" || typeof value === "string") found[key] = value;
  }
  return found;
}
