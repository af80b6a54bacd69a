/**
 * Words and marks of special cards and species. Offers say which can be played; the facts of cards come with the
 * edition.
 */
import { say, sayAny } from "../../i18n";
import type { Edition, FourmidableContext, Special, Species, View } from "./model";
import type { EffectFacts } from "./wire";

export const drawingOf = ({ effect }: Special): string => `fx-c${effect.slice(1).padStart(2, "0")}`;

/** Return the effect of a card; cards for the day or the night have names of their own. */
export const effectOf = (card: string, { specials }: Edition): string =>
  specials.find(({ effect }) => [effect, `${effect}-day`, `${effect}-night`].includes(card))?.effect ?? card;

/** Whether objectives are open: then cards about the piles have other effects. */
export const isOpen = (view: View): boolean => view.shown !== undefined;

export type CardContext = Pick<FourmidableContext, "view" | "edition">;

const factsOf = ({ effect }: Special, { edition }: CardContext): EffectFacts | undefined => edition.effects[effect];

export const leavesOf = (special: Special, context: CardContext): number => factsOf(special, context)?.points ?? 0;

/** Whether a card has another effect because objectives are open. */
const isOther = (special: Special, context: CardContext): boolean =>
  isOpen(context.view) && (factsOf(special, context)?.open ?? false);

export const titleOf = ({ effect }: Special): string => say("fourmidable-special-title", { effect });

export function textOf(special: Special, context: CardContext): string {
  return sayAny(`fourmidable-special-${special.effect}.${isOther(special, context) ? "open" : "text"}`);
}

export function helpOf(special: Special, context: CardContext): string {
  return sayAny(`fourmidable-special-${special.effect}.${isOther(special, context) ? "open-help" : "help"}`);
}

export type State = "lit" | "asleep" | "counts";

/** Return whether a card in hand is lit, and the moment when it is, in few words. */
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

/** Return a card for screen readers: title, mark, effect, state. */
export function specialWords(special: Special, context: CardContext, state: string): string {
  return say("fourmidable-special-read", {
    effect: special.effect,
    mark: special.mark ?? 0,
    text: textOf(special, context),
    state,
  });
}

/** Return the text of a species' power; with open objectives one of them differs. */
export function speciesText(species: Species, { view, edition }: CardContext, full = false): string {
  const open = isOpen(view) && edition.powers[species]?.open;
  return sayAny(`fourmidable-species-${species}.${full ? (open ? "open-help" : "help") : open ? "open" : "text"}`);
}

/** Return the state of a seat's power: "ready", "used", asleep until "day" or "night", or "always". */
export function powerOf({ view, edition }: CardContext, seat: number): "ready" | "used" | "day" | "night" | "always" {
  const lore = view.players[seat]?.lore,
    when = lore?.species && edition.powers[lore.species]?.when;
  if (!lore || !when) return "always";
  if (view.round > 0 && view.day !== (when === "day")) return when;
  return lore.used ? "used" : "ready";
}
