/** What a game adds to the table page: one Face, from the folder with the game's name. Texts may be marked
 *  (table/said).
 *
 *  The house has the prompt, the seats, the log, the chat, undo, hints, refusals, the curtain, the end and the replay.
 *  A Face draws the rest from a Stage and speaks of it. What is optional (`?`) has a default of the house.
 */
import type { ComponentType } from "preact";
import type { Sound } from "../table/sounds";
import type { Fact } from "../words";

/** The values of one game: `interface Fili extends Kinds { view: fili.View; … held: { file: number } }`. */
export interface Kinds {
  game: unknown; // its options
  view: unknown;
  action: unknown;
  outlook: unknown; // what an action would do
  reason: unknown; // why it cannot be done
  event: unknown;
  edition: unknown; // what is printed
  held: unknown; // a choice that takes several presses, as far as it has come; the Face's own
}

/** Of a game that is not known before it is loaded. */
// biome-ignore lint/suspicious/noExplicitAny: the house hands a Face what came from the server for that very game
export type AnyKinds = any;

export interface LogLine<K extends Kinds = AnyKinds> {
  readonly number: number;
  readonly seat: number;
  readonly undo: boolean;
  readonly events: readonly K["event"][];
}

export interface Offered<K extends Kinds = AnyKinds> {
  readonly action: K["action"];
  readonly outlook: K["outlook"];
}

/** A table, whatever is shown of it. */
export interface Setting<K extends Kinds = AnyKinds> {
  readonly game: K["game"];
  readonly edition: K["edition"];
  readonly seat: number; // whose eyes; -1: nobody's
  readonly names: readonly string[]; // by seat
  readonly you?: number; // the seat that sentences say "you" of: the viewer's, where nobody else shares the screen
  // who sits there, for what the house says: `left` is the name of whoever had the seat, up to the move `since`
  readonly chairs?: readonly { readonly left: string; readonly since?: number }[];
}

/** A change that is a moment of its own: it turns, then it is told and stays until somebody goes on, then it leaves. */
export interface Climax<K extends Kinds = AnyKinds> {
  readonly after: K["view"];
  readonly events: readonly K["event"][];
  readonly step: "turning" | "told" | "leaving";
}

/** What there is to draw and to press, whoever looks: a player, a spectator, somebody who replays. */
export interface Stage<K extends Kinds = AnyKinds> extends Setting<K> {
  readonly view: K["view"];
  readonly waiting: readonly number[]; // the seats that the game cannot go on without: one, or several at once
  readonly due: boolean; // the viewer's seat is one of them
  // empty: nothing can be done now; not due: moves that are free to make meanwhile
  readonly offers: readonly Offered<K>[];
  readonly told: readonly LogLine<K>[]; // the moves that stand, the oldest first; in a replay only the last
  readonly log: readonly LogLine<K>[]; // the moves that stand, in a replay of the whole game
  readonly last: LogLine<K> | null; // which leaves a trail
  readonly climax: Climax<K> | null; // under way: all else is as it was before
  readonly pointed: Offered<K> | null;
  readonly held: K["held"] | null;
  readonly chosen: Offered<K> | null;
  readonly refused: K["action"] | null;
  readonly plans: boolean; // others think, and a move can be laid down for later
  readonly planned: readonly K["action"][]; // what is: a move, in as many steps as it takes; none: nothing
  readonly quiet: boolean; // nothing can be pressed: a replay, somebody who watches
  readonly part?: boolean; // of a large board at first only what a puzzle is about
  readonly phone: boolean;
  readonly pane: string; // on a phone: the one that is shown, "board" at first
  point(action: K["action"] | null): void;
  hold(held: K["held"] | null): void; // a first press of several; lets go of what was chosen
  // choose, or do it the second time; what is not offered is laid down for later or asked why
  press(action: K["action"]): void;
  play(action: K["action"]): void; // without a second press: for a button that says it all
  plan(actions: readonly K["action"][]): void; // lays these down for later; the same once more, or none: nothing is
  undo(): boolean; // takes the last move back, where that is free: a part of a turn; else nothing, and it says so
  // an answer the game knows without asking, with the rule that it comes from
  sorry(action: K["action"] | null, title: string, text: string, rule?: string): void;
  show(pane: string): void;
}

export interface Words {
  readonly long: string;
  readonly short: string; // one line on a phone
  readonly detail?: string;
}

export interface Choice extends Words {
  readonly verb?: string; // on the button that does it; else "Play"
}

/** A button in the prompt: a move, or a step towards one. */
export interface Answer<K extends Kinds = AnyKinds> {
  readonly text: string;
  readonly action?: K["action"];
  readonly plain?: boolean; // not the one that is expected: no honey
  run?(): void; // where it is no move
}

export interface Sentence {
  readonly text: string;
  readonly rules: readonly string[];
  readonly seat?: number; // whose emblem stands before it; else whoever moved. -1: nobody's
  readonly heading?: boolean; // a line between two rounds
}

export interface Tiebreak {
  readonly name: string;
  readonly values: readonly number[]; // by seat
}

/** Moves that may be laid down while others think, where no luck and no secret lies between (docs/explanation/premoves.md). Such a
 *  move, of one step or of several, is kept on the page and played when its turn comes, if it is the same then and
 *  offered. */
export interface Plans<K extends Kinds = AnyKinds> {
  // what it hangs on, as it is seen now; null: it cannot be laid down
  hangs(actions: readonly K["action"][], stage: Stage<K>): unknown;
  // the same move here; null: there is none
  now(actions: readonly K["action"][], hangs: unknown, stage: Stage<K>): readonly K["action"][] | null;
  words(actions: readonly K["action"][], stage: Stage<K>): string;
  // what is left of it after a step, as it is to be done here; else as it was laid down
  rest?(actions: readonly K["action"][], stage: Stage<K>): readonly K["action"][];
}

/** What can be carried by hand, beside pressing: a first press takes a thing, a second one puts it somewhere.
 *  Things and places have names of the Face's own, read off the page. */
export interface Carry<K extends Kinds = AnyKinds> {
  thing(at: Element): string | null; // what a finger is on
  place(at: Element): string | null;
  can(thing: string, stage: Stage<K>): boolean; // be taken up, now
  take?(thing: string, stage: Stage<K>): void; // as a first press does; nothing where it is in hand already
  meant(thing: string, place: string, stage: Stage<K>): K["action"] | null; // what is offered for it there
  put?(thing: string, place: string, stage: Stage<K>): boolean; // where nothing is offered: whether it is answered
  back?(thing: string, stage: Stage<K>): void; // it was not put anywhere
  piece?(thing: string, stage: Stage<K>): string; // a selector: what is drawn under the finger, else what was touched
  // while others think: what is laid down for later by hand
  readonly later?: {
    can(thing: string, stage: Stage<K>): boolean;
    take?(thing: string, stage: Stage<K>): void;
    meant(thing: string, place: string, stage: Stage<K>): readonly K["action"][] | null;
    back?(thing: string, stage: Stage<K>): void;
  };
}

export type Shown<K extends Kinds = AnyKinds> = ComponentType<{ stage: Stage<K> }>;
export type OfSeat<K extends Kinds = AnyKinds> = ComponentType<{ stage: Stage<K>; seat: number }>;

export interface Pane<K extends Kinds = AnyKinds> {
  readonly id: string;
  name(): string;
  readonly Show: Shown<K>;
  has?(setting: Setting<K>): boolean; // where not every mode or option has one
  lit?(stage: Stage<K>): boolean; // something can be chosen there: its tab says so
}

export function trayOf<K extends Kinds>(face: Face<K>, setting: Setting<K>): Pane<K> | null {
  return face.tray && (face.tray.has?.(setting) ?? true) ? face.tray : null;
}

export interface Face<K extends Kinds = AnyKinds> {
  readonly id: string;

  // drawn
  sprite(edition: K["edition"]): string; // symbols of its pieces
  readonly Board: Shown<K>; // under the prompt
  // of one drawing, shown as large as it goes; without: Board lays the whole room out
  size?(stage: Stage<K>): { readonly width: number; readonly height: number };
  readonly tray?: Pane<K>; // over the log, and under the board on a phone; without: the log is as high as the page
  // on a phone: behind tabs, beside the board; elsewhere Board, tray or Aside show them
  readonly panes?: readonly Pane<K>[];
  readonly Aside?: Shown<K>; // under the seats
  readonly spread?: boolean; // it has no rails of the usual kind: what a page adds stands beside all of it
  readonly Under?: Shown<K>; // on a phone: under the board; in the left rail of one on its side
  readonly Tools?: Shown<K>; // in the bar of a large window
  readonly Figures?: OfSeat<K>; // on a seat's card
  readonly Signs?: Shown<K>; // each with a line of help: beside the board, in a sheet on a phone; S opens it
  readonly Possessions?: OfSeat<K>; // all that a seat has, in a sheet, when its card is pressed

  // of a seat
  figure?(stage: Stage<K>, seat: number): string; // the symbol on its token
  role?(stage: Stage<K>, seat: number): string; // under its name; else its colour
  score?(stage: Stage<K>, seat: number): string; // beside its name: "3/8"
  scored?(): string; // what that counts
  answered?(stage: Stage<K>, seat: number): boolean; // has chosen, while others still think

  // said
  status?(stage: Stage<K>): string; // in the bar: "round 9"
  prompt(stage: Stage<K>): Words; // what is expected of the viewer, with what is held
  waits?(stage: Stage<K>): Words | null; // of others; else "Octave is thinking", "Waiting for …"
  choice(offered: Offered<K>, stage: Stage<K>): Choice; // what it would do
  answers?(stage: Stage<K>): readonly Answer<K>[]; // buttons in the prompt
  sentences(told: LogLine<K>, setting: Setting<K>): readonly Sentence[];
  result(view: K["view"], winners: readonly number[], setting: Setting<K>): string;
  // what decides between these seats, which are level: its name, and how much of it each seat has
  tiebreak?(view: K["view"], level: readonly number[], setting: Setting<K>): Tiebreak | null;
  rank?(view: K["view"]): string; // what somebody alone has come to, in place of a place
  cannot(action: K["action"], setting: Setting<K>): string; // "Domino 6: not possible"
  facts?(reason: K["reason"], setting: Setting<K>): Readonly<Record<string, Fact>>; // in words; else table/facts
  // where the word about it points to, in percent of the tray
  aim?(action: K["action"], edition: K["edition"]): number | null;

  // done
  readonly carry?: Carry<K>;
  readonly plans?: Plans<K>;
  light?(offered: Offered<K>, stage: Stage<K>): boolean; // a small move that can be taken back: done by one press
  keeps?(held: K["held"], stage: Stage<K>): boolean; // what is held stays so though the offers have changed
  back?(held: K["held"]): K["held"] | null; // one press less; else all is let go
  // the last part of the turn only took something up, which Escape puts down like what is held
  lifted?(stage: Stage<K>): boolean;
  keys?(edition: K["edition"]): readonly { keys: string; text(): string }[];
  shortcut?(key: string, stage: Stage<K>): boolean; // a key of its own: whether it meant something
  lasting(before: K["view"], after: K["view"]): number; // how long the change is seen to happen, in milliseconds
  // a change that log and prompt wait for: how long it turns (0: it is none), how long it takes to leave
  readonly climax?: {
    lasts(before: K["view"], after: K["view"], events: readonly K["event"][]): number;
    readonly leaves: number;
    prompt(stage: Stage<K>): Words; // meanwhile
  };
  sounds(told: LogLine<K>): readonly Sound[];
}
