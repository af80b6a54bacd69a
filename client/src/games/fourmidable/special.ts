/** Special cards in words and marks. What can be played is in the offers; why not, the server says. */
import { say, sayAny } from "../../words";
import type { Edition, FourmidableContext, Special, Species, View } from "./model";

/** "C4" → its drawing. */
export const drawingOf = ({ effect }: Special): string => `fx-c${effect.slice(1).padStart(2, "0")}`;

/** What a card does: one that is for the day or the night has a name of its own. */
export const effectOf = (card: string, { specials }: Edition): string =>
  specials.find(({ effect }) => [effect, `${effect}-day`, `${effect}-night`].includes(card))?.effect ?? card;

/** Objectives lie open: cards about the piles do something else. */
export const isOpen = (view: View): boolean => view.shown !== undefined;

const OTHERWISE = ["C13", "C14", "C15", "C19", "C20", "C21"]; // where objectives lie open
const COUNTING = ["C1", "C2", "C3", "C35", "C36", "C37"]; // at the end, in hand
export const hasLeaf = ({ effect }: Special): boolean => effect === "C33" || /^C([4-9]|1[0-2])$/.test(effect);

export const titleOf = ({ effect }: Special): string => say("fourmidable-special-title", { effect });

export function textOf({ effect }: Special, view: View): string {
  return sayAny(`fourmidable-special-${effect}.${isOpen(view) && OTHERWISE.includes(effect) ? "open" : "text"}`);
}

export function helpOf({ effect }: Special, view: View): string {
  return sayAny(`fourmidable-special-${effect}.${isOpen(view) && OTHERWISE.includes(effect) ? "open-help" : "help"}`);
}

export type State = "lit" | "asleep" | "counts";

/** Whether a card in hand is lit, and in three words when its moment is. */
export function stateOf(special: Special, context: FourmidableContext): { state: State; words: string } {
  const { view, offers, seat } = context,
    { card, effect, mark } = special;
  const when = sayAny(
    `fourmidable-special-${effect}.${isOpen(view) && OTHERWISE.includes(effect) ? "open-when" : "when"}`,
  );
  if (offers.some(({ action }) => action.type === "PlayCard" && action.card === card))
    return { state: "lit", words: when };
  if (COUNTING.includes(effect)) return { state: "counts", words: when };
  const wakes = mark == null || (mark === "day") === view.day || view.players[seat]?.lore?.species === "insomniac";
  return { state: "asleep", words: wakes || !view.round ? when : say("fourmidable-special-asleep", { mark }) };
}

/** For the ear: title, mark, effect, state. */
export function specialWords(special: Special, view: View, state: string): string {
  return say("fourmidable-special-read", {
    effect: special.effect,
    mark: special.mark ?? 0,
    text: textOf(special, view),
    state,
  });
}

/** What a species does; where objectives lie open, one of them does something else. */
export function speciesText(species: Species, view: View, full = false): string {
  const open = species === "strategist" && isOpen(view);
  return sayAny(`fourmidable-species-${species}.${full ? (open ? "open-help" : "help") : open ? "open" : "text"}`);
}

const BY_DAY: readonly Species[] = ["flying"];
const BY_NIGHT: readonly Species[] = ["predator"];

/** Of the power of a species: "ready", "used", asleep until "day" or "night", or "always". */
export function powerOf(view: View, seat: number): "ready" | "used" | "day" | "night" | "always" {
  const lore = view.players[seat]?.lore,
    species = lore?.species;
  if (!lore || !species || !(BY_DAY.includes(species) || BY_NIGHT.includes(species))) return "always";
  if (view.round > 0 && view.day !== BY_DAY.includes(species)) return BY_DAY.includes(species) ? "day" : "night";
  return lore.used ? "used" : "ready";
}
