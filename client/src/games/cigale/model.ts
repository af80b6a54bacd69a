/** Geometry of the table and values derived from the views of src/formicarium/games/cigale/model.py; no rules. */
import type { cigale } from "../../server/wire";
import type { BoardContext, GameTypes } from "../ui";

export interface Cigale extends GameTypes {
  game: cigale.Options;
  view: cigale.View;
  action: cigale.Action;
  outlook: cigale.Outlook;
  reason: cigale.Reason;
  event: cigale.Event;
  edition: cigale.Edition;
  partial: { readonly give: string }; // the viewer's provision to be exchanged
}
export type CigaleContext = BoardContext<Cigale>;
export type View = cigale.View;
export type Action = cigale.Action;
export type Event = cigale.Event;
export type Card = cigale.Card;
export type Edition = cigale.Edition;
export type Provision = cigale.Provision;
export type Path = Card[0];
export type Insect = NonNullable<Card[1]>;
export type Power = "barter" | "prestige" | "peek" | "consolation" | "stock" | "exchange";

export const PATHS: readonly Path[] = ["cloth", "tiles", "stone", "wood"];
export const INSECTS: readonly Insect[] = ["bee", "ladybug", "dragonfly", "caterpillar", "mantis", "butterfly"];
export const SIDE = 4;
export const CELLS: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, index) => "abcd"[index % SIDE]! + (1 + Math.floor(index / SIDE)),
);

export const MARKET = "market"; // holder of the provisions that no seat owns

// Sizes in the drawing of the square.
export const SIZE = 620,
  STEP = 142,
  FIRST = 97,
  CARD = 132;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function column(cell: string): number {
  return cell.charCodeAt(0) - 97;
}

export function row(cell: string): number {
  return Number(cell.slice(1)) - 1;
}

export function cellAt(across: number, down: number): string | null {
  return across >= 0 && across < SIDE && down >= 0 && down < SIDE ? CELLS[down * SIDE + across]! : null;
}

export function middle(cell: string): Point {
  return { x: FIRST + STEP * column(cell), y: FIRST + STEP * row(cell) };
}

export function cardAt(view: View, cell: string): Card | null {
  return view.square[CELLS.indexOf(cell)] ?? null;
}

/** Return the pairs of neighbouring cells with an ant on both. */
export function links(ants: readonly string[]): [string, string][] {
  return ants.flatMap((cell) =>
    [cellAt(column(cell) + 1, row(cell)), cellAt(column(cell), row(cell) + 1)].flatMap((other): [string, string][] =>
      other && ants.includes(other) ? [[cell, other]] : [],
    ),
  );
}

/** Return the cells of a path's cards with an ant. */
export function stake(view: View, path: Path): string[] {
  return view.ants.filter((cell) => cardAt(view, cell)?.[0] === path);
}

/** Return the angle of a cell's ant, the same on every screen. */
export function turnOf(cell: string): number {
  return ((column(cell) * 3 + row(cell) * 5 + column(cell) * row(cell)) % 8) * 45 + 20;
}

export function winter(game: cigale.Options): boolean {
  return game.mode.startsWith("winter");
}

export function withPowers(game: cigale.Options): boolean {
  return game.mode === "winter-powers";
}

/** Return the tiebreak of the mode (CIG-A13, CIG-W15). */
export const tieOf = (game: cigale.Options): "insects" | "cards" => (winter(game) ? "cards" : "insects");

/** Return the value of the tiebreak by seat; a hidden card counts. */
export function wealth(view: View, game: cigale.Options): number[] {
  return winter(game)
    ? view.reserves.map((cards, seat) => cards.length + (view.stocked === seat ? 1 : 0))
    : [...view.insect_cards];
}

export function roleOf(view: View, game: cigale.Options, seat: number): "ant" | "cicada" | "red" | "none" {
  return seat === view.ant ? "ant" : seat === view.cicada ? "cicada" : winter(game) ? "red" : "none";
}

export function choosesToken(view: View, game: cigale.Options, seat: number): boolean {
  const role = roleOf(view, game, seat);
  return role === "ant" || role === "red";
}

export interface Heap {
  readonly card: Card;
  readonly count: number;
}

const order = ([path, insect]: Card): number => PATHS.indexOf(path) * 10 + (insect ? 1 + INSECTS.indexOf(insect) : 0);
export const sameCard = (one: Card, other: Card): boolean => one[0] === other[0] && one[1] === other[1];

/** Group cards by design, in the order of paths. */
export function heaps(cards: readonly Card[]): Heap[] {
  const found: { card: Card; count: number }[] = [];
  for (const card of [...cards].sort((one, other) => order(one) - order(other))) {
    const last = found.at(-1);
    if (last && sameCard(last.card, card)) last.count += 1;
    else found.push({ card, count: 1 });
  }
  return found;
}

export function count(cards: readonly Card[], path: Path): number {
  return cards.filter((card) => card[0] === path).length;
}

export function provision(edition: Edition, id: string): Provision | undefined {
  return edition.provisions.find((one) => one.id === id);
}

/** Return the paths of a price, one for each card. */
export function cardsAsked(price: Readonly<Record<string, number>>): Path[] {
  return PATHS.flatMap((path) => Array.from({ length: price[path] ?? 0 }, () => path));
}

/** Match paid cards with the price: the card on each slot, and the rest, which replace a missing card together. */
export function laidOut(
  price: Readonly<Record<string, number>>,
  paid: readonly Card[],
): { slots: { path: Path; card: Card | null }[]; beside: Card[] } {
  const rest = [...paid];
  const slots = cardsAsked(price).map((path) => {
    const index = rest.findIndex((card) => card[0] === path);
    return { path, card: index < 0 ? null : rest.splice(index, 1)[0]! };
  });
  return { slots, beside: rest };
}

export const powerOf = (edition: Edition, insect: Insect): Power | undefined =>
  (Object.keys(edition.powers) as Power[]).find((power) => edition.powers[power] === insect);
