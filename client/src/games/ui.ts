/**
 * The parts that a game adds to the pages with a table: one GameUi, the default export of the folder with the game's
 * name.
 *
 * The client has the prompt, seats, log, chat, undo, hints, refusals, curtain, end and replay. A GameUi draws the rest
 * from a BoardContext and words it. Texts may be marked (table/store/markup). A member with `?` has a default of the
 * client.
 */
import type { ComponentType } from "preact";
import type { Fact } from "../i18n";
import type { Sound } from "../table/store/sounds";

/** Types of one game: `interface Fili extends GameTypes { view: fili.View; … partial: { file: number } }`. */
export interface GameTypes {
  game: unknown; // options of the game
  view: unknown;
  action: unknown;
  outlook: unknown;
  reason: unknown;
  event: unknown;
  edition: unknown;
  partial: unknown; // the presses made so far of an action that needs several; only the game's own code reads it
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

/** Facts about a table that stay the same from scene to scene. */
export interface TableInfo<K extends GameTypes = AnyGameTypes> {
  readonly game: K["game"];
  readonly edition: K["edition"];
  readonly seat: number; // the viewer's; -1 for a spectator
  readonly names: readonly string[]; // by seat
  readonly you?: number; // the seat that sentences call "you": the viewer's, unless several players share the screen
  // per seat, for texts of the client: `left` names the person who held it up to the move `since`
  readonly chairs?: readonly { readonly left: string; readonly since?: number }[];
}

/** A change that interrupts the game: it turns, shows its result until the viewer goes on, then leaves. */
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
  // Legal actions; empty: none now. While it is not the seat's turn: actions that are possible meanwhile.
  readonly offers: readonly Offer<K>[];
  readonly currentLog: readonly LogLine<K>[]; // moves not undone, oldest first; in a replay only the last
  readonly log: readonly LogLine<K>[]; // moves not undone; in a replay of the whole game
  readonly last: LogLine<K> | null; // the log line that the board shows as a trail
  readonly climax: Climax<K> | null; // while it is running, the rest shows the state before it
  readonly hovered: Offer<K> | null;
  readonly partial: K["partial"] | null;
  readonly selected: Offer<K> | null;
  readonly refused: K["action"] | null;
  readonly canPremove: boolean; // another player thinks, and a premove can be laid
  readonly premoves: readonly K["action"][]; // the premove, step by step; empty if there is no premove
  readonly readOnly: boolean; // nothing can be pressed: a replay, a spectator
  readonly cropped?: boolean; // show at first only the part of a large board that a puzzle is about
  readonly phone: boolean;
  readonly pane: string; // on a phone: the pane that is shown, "board" at first
  hover(offer: Offer<K> | null): void;
  setPartial(partial: K["partial"] | null): void; // a first press of several; drops the selection
  select(offer: Offer<K>): void; // on the second press, or where one is enough, this plays it
  play(offer: Offer<K>): void; // without a second press: for a button that says everything
  refuse(action: K["action"]): void; // an action that is not offered: lay it as a premove, else ask the server why
  premove(actions: readonly K["action"][]): void; // the same steps again, or none, remove the premove
  undo(): boolean; // take back the last step if that is free; return false if it is not
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
  run?(): void; // for a button that is no move
}

export interface Sentence {
  readonly text: string;
  readonly rules: readonly string[];
  readonly seat?: number; // seat whose emblem precedes it; default: the seat that moved; -1: no emblem
  readonly heading?: boolean; // a line between two rounds
}

export interface Tiebreak {
  readonly name: string;
  readonly values: readonly number[]; // by seat
}

/**
 * Moves laid while another player thinks, in games without chance and secrets between the turns. A premove of one or
 * several steps stays on the page; it is played when its turn comes, if it is still offered and has the same effect.
 */
export interface Premoves<K extends GameTypes = AnyGameTypes> {
  // Return the facts that the premove depends on; null: it cannot be laid.
  conditions(actions: readonly K["action"][], context: BoardContext<K>): unknown;
  // Return the same move in this context, or null.
  actionsNow(
    actions: readonly K["action"][],
    conditions: unknown,
    context: BoardContext<K>,
  ): readonly K["action"][] | null;
  words(actions: readonly K["action"][], context: BoardContext<K>): string;
  // Return the remaining steps for this context; default: unchanged.
  rest?(actions: readonly K["action"][], context: BoardContext<K>): readonly K["action"][];
}

/**
 * Dragging of pieces, an alternative to two presses: the first takes a piece, the second puts it on a target. Pieces
 * and targets have names of the game's own, read from the page.
 */
export interface DragAndDrop<K extends GameTypes = AnyGameTypes> {
  pieceAt(at: Element): string | null; // the piece under a pointer
  targetAt(at: Element): string | null;
  canDrag(piece: string, context: BoardContext<K>): boolean;
  // like the first press; does nothing if the piece is taken already
  take?(piece: string, context: BoardContext<K>): void;
  offerFor(piece: string, target: string, context: BoardContext<K>): Offer<K> | null;
  // called if no offer fits; returns whether the game has handled the drop
  put?(piece: string, target: string, context: BoardContext<K>): boolean;
  back?(piece: string, context: BoardContext<K>): void; // called if the drop had no effect
  piece?(piece: string, context: BoardContext<K>): string; // selector of the element to drag; default: the touched one
  // as above, for premoves
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
  lit?(context: BoardContext<K>): boolean; // the pane has a possible choice: its tab is lit
}

/** The part of a context that a person's input changes, before any input. */
export const NO_INPUT = {
  hovered: null,
  partial: null,
  selected: null,
  refused: null,
  canPremove: false,
  premoves: [],
} as const;

export function trayPaneOf<K extends GameTypes>(ui: GameUi<K>, info: TableInfo<K>): Pane<K> | null {
  const { tray } = ui.drawing;
  return tray && (tray.has?.(info) ?? true) ? tray : null;
}

export interface Drawing<K extends GameTypes = AnyGameTypes> {
  sprite(edition: K["edition"]): string; // symbols of the pieces
  readonly Board: BoardComponent<K>; // below the prompt
  // Size of a board that is one drawing, scaled to fit; default: Board lays out the whole page.
  size?(context: BoardContext<K>): { readonly width: number; readonly height: number };
  readonly tray?: Pane<K>; // above the log, and below the board on a phone; default: the log is as high as the page
  readonly panes?: readonly Pane<K>[]; // on a phone behind tabs; elsewhere Board, tray or Aside show them
  readonly Aside?: BoardComponent<K>; // below the seats
  readonly usesWholeWidth?: boolean; // the board has no rails: additions of a page stand beside the whole of it
  readonly Under?: BoardComponent<K>; // on a phone below the board; in landscape in the left rail
  readonly Tools?: BoardComponent<K>; // in the bar of a large window
  readonly Figures?: SeatComponent<K>; // on a seat's card
  readonly Signs?: BoardComponent<K>; // signs with a line of help: beside the board, on a phone in a sheet; S opens it
  readonly Possessions?: SeatComponent<K>; // all things of a seat: the sheet behind its card
  seatSymbol?(context: BoardContext<K>, seat: number): string; // on the seat's token
  answered?(context: BoardContext<K>, seat: number): boolean; // the seat has chosen while others still think
}

export interface Texts<K extends GameTypes = AnyGameTypes> {
  role?(context: BoardContext<K>, seat: number): string; // below the seat's name; default: its colour
  score?(context: BoardContext<K>, seat: number): string; // beside its name: "3/8"
  scored?(): string; // name of the counted things
  status?(context: BoardContext<K>): string; // in the bar: "round 9"
  prompt(context: BoardContext<K>): PromptText; // the expected action, given the partial one
  waitingText?(context: BoardContext<K>): PromptText | null; // default: "Octave is thinking", "Waiting for …"
  offerText(offer: Offer<K>, context: BoardContext<K>): OfferText;
  sentences(line: LogLine<K>, info: TableInfo<K>): readonly Sentence[];
  result(view: K["view"], winners: readonly number[], info: TableInfo<K>): string;
  // The name of the tiebreak between these level seats, and its value by seat.
  tiebreak?(view: K["view"], level: readonly number[], info: TableInfo<K>): Tiebreak | null;
  rank?(view: K["view"]): string; // of a solo game, instead of a place
  refusalTitle(action: K["action"], info: TableInfo<K>): string; // "Domino 6: not possible"
  // arguments of its sentence; default: table/store/facts
  facts?(reason: K["reason"], info: TableInfo<K>): Readonly<Record<string, Fact>>;
}

export interface Input<K extends GameTypes = AnyGameTypes> {
  promptButtons?(context: BoardContext<K>): readonly PromptButton<K>[];
  readonly dragAndDrop?: DragAndDrop<K>;
  readonly premoves?: Premoves<K>;
  playsAtOnce?(offer: Offer<K>, context: BoardContext<K>): boolean; // a small step that can be undone: one press plays
  keepsSelection?(partial: K["partial"], context: BoardContext<K>): boolean; // after the offers have changed
  // returns the selection with one press less, or null; default: drops all of it
  stepBack?(partial: K["partial"]): K["partial"] | null;
  canPutBack?(context: BoardContext<K>): boolean; // the turn's last step only took something up: Escape undoes it
  keys?(edition: K["edition"]): readonly { keys: string; text(): string }[];
  shortcut?(key: string, context: BoardContext<K>): boolean; // a key of the game; returns whether it used the key
}

export interface Motion<K extends GameTypes = AnyGameTypes> {
  animationMs(before: K["view"], after: K["view"]): number;
  // A change that log and prompt wait for: `lasts` ms until its result (0: no climax), then `leaves` ms.
  readonly climax?: {
    lasts(before: K["view"], after: K["view"], events: readonly K["event"][]): number;
    readonly leaves: number;
    prompt(context: BoardContext<K>): PromptText; // while it is running
  };
  sounds(line: LogLine<K>): readonly Sound[];
  // the place that a refusal points at, in % of the tray
  refusalTarget?(action: K["action"], edition: K["edition"]): number | null;
}

export interface GameUi<K extends GameTypes = AnyGameTypes> {
  readonly id: string;
  readonly drawing: Drawing<K>;
  readonly texts: Texts<K>;
  readonly input: Input<K>;
  readonly motion: Motion<K>;
}
