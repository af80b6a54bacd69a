/** Special cards and species in words and marks. Offers say what can be played, the server why not; facts of cards come
 *  with the edition. */
import { say, sayAny } from "../../i18n";
import type { Edition, FourmidableContext, Special, Species, View } from "./model";
import type { EffectFacts } from "./wire";

/** "C4" → its drawing. */
export const drawingOf = ({ effect }: Special): string => `fx-c${effect.slice(1).padStart(2, "0")}`;

/** What a card does: one that is for the day or the night has a name of its own. */
export const effectOf = (card: string, { specials }: Edition): string =>
  specials.find(({ effect }) => [effect, `${effect}-day`, `${effect}-night`].includes(card))?.effect ?? card;

/** Objectives lie open: cards about the piles do something else. */
export const isOpen = (view: View): boolean => view.shown !== undefined;

/** View and edition of a table. */
export type CardContext = Pick<FourmidableContext, "view" | "edition">;

const factsOf = ({ effect }: Special, { edition }: CardContext): EffectFacts | undefined => edition.effects[effect];

/** The points that playing a card brings. */
export const leavesOf = (special: Special, table: CardContext): number => factsOf(special, table)?.points ?? 0;

/** Whether a card does something else, since objectives lie open. */
const isOther = (special: Special, table: CardContext): boolean =>
  isOpen(table.view) && (factsOf(special, table)?.open ?? false);

export const titleOf = ({ effect }: Special): string => say("fourmidable-special-title", { effect });

export function textOf(special: Special, table: CardContext): string {
  return sayAny(`fourmidable-special-${special.effect}.${isOther(special, table) ? "open" : "text"}`);
}

export function helpOf(special: Special, table: CardContext): string {
  return sayAny(`fourmidable-special-${special.effect}.${isOther(special, table) ? "open-help" : "help"}`);
}

export type State = "lit" | "asleep" | "counts";

/** Whether a card in hand is lit, and in three words when its moment is. */
export function stateOf(special: Special, context: FourmidableContext): { state: State; words: string } {
  const { view, edition, offers, seat } = context,
    { card, effect, mark } = special,
    species = view.players[seat]?.lore?.species;
  const when = sayAny(`fourmidable-special-${effect}.${isOther(special, context) ? "open-when" : "when"}`);
  if (offers.some(({ action }) => action.type === "PlayCard" && action.card === card))
    return { state: "lit", words: when };
  if (factsOf(special, context)?.counts) return { state: "counts", words: when };
  const wakes = mark == null || (mark === "day") === view.day || (species && edition.powers[species]?.wakes);
  return { state: "asleep", words: wakes || !view.round ? when : say("fourmidable-special-asleep", { mark }) };
}

/** For the ear: title, mark, effect, state. */
export function specialWords(special: Special, table: CardContext, state: string): string {
  return say("fourmidable-special-read", {
    effect: special.effect,
    mark: special.mark ?? 0,
    text: textOf(special, table),
    state,
  });
}

/** What a species does; where objectives lie open, one of them does something else. */
export function speciesText(species: Species, { view, edition }: CardContext, full = false): string {
  const open = isOpen(view) && edition.powers[species]?.open;
  return sayAny(`fourmidable-species-${species}.${full ? (open ? "open-help" : "help") : open ? "open" : "text"}`);
}

/** Of the power of a species: "ready", "used", asleep until "day" or "night", or "always". */
export function powerOf({ view, edition }: CardContext, seat: number): "ready" | "used" | "day" | "night" | "always" {
  const lore = view.players[seat]?.lore,
    when = lore?.species && edition.powers[lore.species]?.when;
  if (!lore || !when) return "always";
  if (view.round > 0 && view.day !== (when === "day")) return when;
  return lore.used ? "used" : "ready";
}
