/** What a game adds to the pages with a table: one GameUi, the default export of the folder with the game's name.
 *
 *  The client has the prompt, seats, log, chat, undo, hints, refusals, curtain, end and replay. A GameUi draws the rest
 *  from a BoardContext and words it. Texts may be marked (table/markup). A member with `?` has a default of the client.
 */
import type { ComponentType } from "preact";
import type { Fact } from "../i18n";
import type { Sound } from "../table/store/sounds";

/** Types of one game: `interface Fili extends GameTypes { view: fili.View; … partial: { file: number } }`. */
export interface GameTypes {
  game: unknown; // its options
  view: unknown;
  action: unknown;
  outlook: unknown; // what an action would do
  reason: unknown; // why an action cannot be done
  event: unknown;
  edition: unknown;
  partial: unknown; // an action of several presses, so far; only the game's own code reads it
}

/** Types of a game that is not known before it is loaded. */
// biome-ignore lint/suspicious/noExplicitAny: a GameUi gets what the server sent for that very game
export type AnyGameTypes = any;

/** A line of the log, in the types of a game; as LogLine of the wire. */
export interface LogLine<K extends GameTypes = AnyGameTypes> {
  readonly number: number;
  readonly seat: number;
  readonly undo: boolean;
  readonly events: readonly K["event"][];
}

/** A legal action with its outlook, in the types of a game. */
export interface Offer<K extends GameTypes = AnyGameTypes> {
  readonly action: K["action"];
  readonly outlook: K["outlook"];
}

/** What stays the same at a table from scene to scene. */
export interface TableInfo<K extends GameTypes = AnyGameTypes> {
  readonly game: K["game"];
  readonly edition: K["edition"];
  readonly seat: number; // the viewer's; -1: a spectator
  readonly names: readonly string[]; // by seat
  readonly you?: number; // the seat that sentences call "you": the viewer's, unless several players share the screen
  // per seat, for texts of the client: `left` names the person who held it up to the move `since`
  readonly chairs?: readonly { readonly left: string; readonly since?: number }[];
}

/** A change that is shown by itself: it turns, then it is told until the viewer goes on, then it leaves. */
export interface Climax<K extends GameTypes = AnyGameTypes> {
  readonly after: K["view"];
  readonly events: readonly K["event"][];
  readonly step: "turning" | "told" | "leaving";
}

/** Data and commands of a board: for a player, a spectator and a replay alike. */
export interface BoardContext<K extends GameTypes = AnyGameTypes> extends TableInfo<K> {
  readonly view: K["view"];
  readonly waiting: readonly number[]; // seats that the game waits for
  readonly due: boolean; // the viewer's seat is one of them
  // empty: nothing can be done now; while not due: moves that are free to make meanwhile
  readonly offers: readonly Offer<K>[];
  readonly currentLog: readonly LogLine<K>[]; // moves not undone, oldest first; in a replay only the last
  readonly log: readonly LogLine<K>[]; // moves not undone; in a replay of the whole game
  readonly last: LogLine<K> | null; // drawn as a trail
  readonly climax: Climax<K> | null; // under way: everything else is as before it
  readonly hovered: Offer<K> | null;
  readonly partial: K["partial"] | null;
  readonly selected: Offer<K> | null;
  readonly refused: K["action"] | null;
  readonly canPremove: boolean; // another player thinks, and a premove can be laid
  readonly premoves: readonly K["action"][]; // the premove, step by step; empty: none
  readonly readOnly: boolean; // nothing can be pressed: a replay, a spectator
  readonly cropped?: boolean; // show at first only the part of a large board that a puzzle is about
  readonly phone: boolean;
  readonly pane: string; // on a phone: the pane that is shown, "board" at first
  hover(offer: Offer<K> | null): void;
  setPartial(partial: K["partial"] | null): void; // a first press of several; drops the selection
  select(offer: Offer<K>): void; // or play it: at the second press, or where one is enough
  play(offer: Offer<K>): void; // without a second press: for a button that says everything
  refuse(action: K["action"]): void; // an action that is not offered: lay it as a premove, else ask the server why
  premove(actions: readonly K["action"][]): void; // lay these steps; the same again, or none, removes the premove
  undo(): boolean; // take the last step back, where that is free; false: it is not
  // show a refusal that the game knows without asking, with the rule it comes from
  showRefusal(action: K["action"] | null, title: string, text: string, rule?: string): void;
  show(pane: string): void;
}

export interface PromptText {
  readonly long: string;
  readonly short: string; // one line on a phone
  readonly detail?: string;
}

export interface OfferText extends PromptText {
  readonly verb?: string; // on the button that plays it; default "Play"
}

/** A button in the prompt: a move, or a step towards one. */
export interface PromptButton<K extends GameTypes = AnyGameTypes> {
  readonly text: string;
  readonly offer?: Offer<K>;
  readonly plain?: boolean; // not the expected one: drawn without honey
  run?(): void; // where it is no move
}

export interface Sentence {
  readonly text: string;
  readonly rules: readonly string[];
  readonly seat?: number; // whose emblem stands before it; default: the seat that moved; -1: none
  readonly heading?: boolean; // a line between two rounds
}

export interface Tiebreak {
  readonly name: string;
  readonly values: readonly number[]; // by seat
}

/** Moves laid down while another player thinks, where no chance and no secret lies between. A premove
 *  of one or several steps stays on the page and is played when its turn comes, if it is still offered and means the
 *  same. */
export interface Premoves<K extends GameTypes = AnyGameTypes> {
  // what the premove depends on, as seen now; null: it cannot be laid
  conditions(actions: readonly K["action"][], context: BoardContext<K>): unknown;
  // the same move in this context; null: there is none
  actionsNow(
    actions: readonly K["action"][],
    conditions: unknown,
    context: BoardContext<K>,
  ): readonly K["action"][] | null;
  words(actions: readonly K["action"][], context: BoardContext<K>): string;
  // the remaining steps, as they are done in this context; default: as they were laid
  rest?(actions: readonly K["action"][], context: BoardContext<K>): readonly K["action"][];
}

/** Pieces dragged by pointer, beside presses: a first press takes a piece, a second one puts it on a target. Pieces and
 *  targets have names of the game's own, read from the page. */
export interface DragAndDrop<K extends GameTypes = AnyGameTypes> {
  pieceAt(at: Element): string | null; // the piece under a pointer
  targetAt(at: Element): string | null;
  canDrag(piece: string, context: BoardContext<K>): boolean;
  take?(piece: string, context: BoardContext<K>): void; // as a first press; nothing if it is taken already
  offerFor(piece: string, target: string, context: BoardContext<K>): Offer<K> | null;
  put?(piece: string, target: string, context: BoardContext<K>): boolean; // nothing is offered: whether it is answered
  back?(piece: string, context: BoardContext<K>): void; // it was not put anywhere
  piece?(piece: string, context: BoardContext<K>): string; // selector of the element to drag; default: the touched one
  // the same for premoves
  readonly later?: {
    canDrag(piece: string, context: BoardContext<K>): boolean;
    take?(piece: string, context: BoardContext<K>): void;
    actionsFor(piece: string, target: string, context: BoardContext<K>): readonly K["action"][] | null;
    back?(piece: string, context: BoardContext<K>): void;
  };
}

export type BoardComponent<K extends GameTypes = AnyGameTypes> = ComponentType<{ context: BoardContext<K> }>;
export type SeatComponent<K extends GameTypes = AnyGameTypes> = ComponentType<{
  context: BoardContext<K>;
  seat: number;
}>;

export interface Pane<K extends GameTypes = AnyGameTypes> {
  readonly id: string;
  name(): string;
  readonly Show: BoardComponent<K>;
  has?(info: TableInfo<K>): boolean; // default: every mode and option has it
  lit?(context: BoardContext<K>): boolean; // something can be chosen there: its tab shows it
}

export function trayPaneOf<K extends GameTypes>(ui: GameUi<K>, info: TableInfo<K>): Pane<K> | null {
  const { tray } = ui.drawing;
  return tray && (tray.has?.(info) ?? true) ? tray : null;
}

export interface Drawing<K extends GameTypes = AnyGameTypes> {
  sprite(edition: K["edition"]): string; // symbols of the pieces
  readonly Board: BoardComponent<K>; // under the prompt
  // of a board that is one drawing, shown as large as it fits; default: Board lays out the whole page
  size?(context: BoardContext<K>): { readonly width: number; readonly height: number };
  readonly tray?: Pane<K>; // over the log, and under the board on a phone; default: the log is as high as the page
  readonly panes?: readonly Pane<K>[]; // on a phone behind tabs; elsewhere Board, tray or Aside show them
  readonly Aside?: BoardComponent<K>; // under the seats
  readonly usesWholeWidth?: boolean; // it has no rails: what a page adds stands beside the whole board
  readonly Under?: BoardComponent<K>; // on a phone under the board; in landscape in the left rail
  readonly Tools?: BoardComponent<K>; // in the bar of a large window
  readonly Figures?: SeatComponent<K>; // on a seat's card
  readonly Signs?: BoardComponent<K>; // signs with a line of help: beside the board, on a phone in a sheet; S opens it
  readonly Possessions?: SeatComponent<K>; // everything a seat has: the sheet behind its card
  seatSymbol?(context: BoardContext<K>, seat: number): string; // on the seat's token
  answered?(context: BoardContext<K>, seat: number): boolean; // the seat has chosen while others still think
}

export interface Texts<K extends GameTypes = AnyGameTypes> {
  role?(context: BoardContext<K>, seat: number): string; // under the seat's name; default: its colour
  score?(context: BoardContext<K>, seat: number): string; // beside its name: "3/8"
  scored?(): string; // what the score counts
  status?(context: BoardContext<K>): string; // in the bar: "round 9"
  prompt(context: BoardContext<K>): PromptText; // what is expected of the viewer, given the partial action
  waitingText?(context: BoardContext<K>): PromptText | null; // default: "Octave is thinking", "Waiting for …"
  offerText(offer: Offer<K>, context: BoardContext<K>): OfferText; // what the offer would do
  sentences(line: LogLine<K>, info: TableInfo<K>): readonly Sentence[];
  result(view: K["view"], winners: readonly number[], info: TableInfo<K>): string;
  // what decides between these level seats: its name, and how much of it each seat has
  tiebreak?(view: K["view"], level: readonly number[], info: TableInfo<K>): Tiebreak | null;
  rank?(view: K["view"]): string; // of a solo game, in place of a place
  refusalTitle(action: K["action"], info: TableInfo<K>): string; // "Domino 6: not possible"
  facts?(reason: K["reason"], info: TableInfo<K>): Readonly<Record<string, Fact>>; // in words; default: table/facts
}

export interface Input<K extends GameTypes = AnyGameTypes> {
  promptButtons?(context: BoardContext<K>): readonly PromptButton<K>[];
  readonly dragAndDrop?: DragAndDrop<K>;
  readonly premoves?: Premoves<K>;
  playsAtOnce?(offer: Offer<K>, context: BoardContext<K>): boolean; // a small step that can be undone: one press plays
  keepsSelection?(partial: K["partial"], context: BoardContext<K>): boolean; // when the offers have changed
  stepBack?(partial: K["partial"]): K["partial"] | null; // one press less; default: drop it all
  canPutBack?(context: BoardContext<K>): boolean; // the turn's last step only took something up: Escape undoes it
  keys?(edition: K["edition"]): readonly { keys: string; text(): string }[];
  shortcut?(key: string, context: BoardContext<K>): boolean; // a key of the game: whether it meant something
}

export interface Motion<K extends GameTypes = AnyGameTypes> {
  animationMs(before: K["view"], after: K["view"]): number; // duration of the animation, ms
  // a change that log and prompt wait for: ms until it is told (0: there is none), ms to leave
  readonly climax?: {
    lasts(before: K["view"], after: K["view"], events: readonly K["event"][]): number;
    readonly leaves: number;
    prompt(context: BoardContext<K>): PromptText; // meanwhile
  };
  sounds(line: LogLine<K>): readonly Sound[];
  refusalTarget?(action: K["action"], edition: K["edition"]): number | null; // where a refusal points: % of the tray
}

export interface GameUi<K extends GameTypes = AnyGameTypes> {
  readonly id: string;
  readonly drawing: Drawing<K>;
  readonly texts: Texts<K>;
  readonly input: Input<K>;
  readonly motion: Motion<K>;
}
