/** What a game adds to the table page: one Face, from the folder with the game's name. Texts may be marked (table/said). */
import type { ComponentType } from "preact";
import type { Sound } from "../table/sounds";

export interface Told<E> {
  readonly number: number;
  readonly seat: number;
  readonly undo: boolean;
  readonly events: readonly E[];
}

export interface Offered<A, O> {
  readonly action: A;
  readonly outlook: O;
}

/** What there is to draw and to press, whoever looks: a player, a spectator, somebody who replays. */
export interface Stage<G, V, A, O, E, D = any> {
  readonly game: G;
  readonly edition: D; // what is printed
  readonly view: V;
  readonly seat: number; // whose eyes
  readonly offers: readonly Offered<A, O>[]; // empty: nothing can be done now
  readonly last: Told<E> | null; // the last move, which leaves a trail
  readonly pointed: Offered<A, O> | null;
  readonly chosen: Offered<A, O> | null;
  readonly refused: A | null;
  readonly quiet: boolean; // nothing can be pressed: a replay, somebody who watches
  readonly phone: boolean;
  readonly names: readonly string[]; // by seat
  point(action: A | null): void;
  press(action: A): void; // choose, or do it the second time; what is not offered is asked why
  sorry(action: A | null, title: string, text: string): void; // an answer the game knows without asking
}

export interface Choice {
  readonly long: string;
  readonly short: string;
  readonly detail: string;
}

export interface Sentence {
  readonly text: string;
  readonly rules: readonly string[];
}

export interface Face<G = any, V = any, A = any, O = any, E = any, D = any> {
  readonly id: string;
  sprite(edition: D): string; // symbols of its pieces
  size(edition: D, phone: boolean): { readonly width: number; readonly height: number }; // of its board
  readonly Board: ComponentType<{ stage: Stage<G, V, A, O, E, D> }>;
  readonly Tray: ComponentType<{ stage: Stage<G, V, A, O, E, D> }>;
  readonly Figures: ComponentType<{ game: G; edition: D; view: V; seat: number }>; // on a seat's card
  readonly Aside: ComponentType<{ stage: Stage<G, V, A, O, E, D> }>; // under the seats
  keys(edition: D): readonly { keys: string; text(): string }[];
  same(one: A, other: A): boolean;
  prompt(offers: readonly Offered<A, O>[]): { long: string; short: string };
  choice(offered: Offered<A, O>): Choice;
  shortcut(key: string, view: V): A | null; // a key that means an action
  sentences(told: Told<E>, names: readonly string[]): readonly Sentence[];
  result(view: V, winners: readonly number[], names: readonly string[]): string;
  cannot(action: A): string; // "Domino 6: not possible"
  aim(action: A, edition: D): number | null; // where the word about it points to, in percent of the tray
  lasting(before: V, after: V): number; // how long the change is seen to happen, in milliseconds
  sounds(told: Told<E>): readonly Sound[];
}
