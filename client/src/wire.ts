// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/server/wire.py, and of the games on the shelf.

export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;
export const MESSAGE_BYTES = 16384;
export const JOURNAL_BYTES = 1048576;

export type Facts = Readonly<Record<string, number | string>>;
/** A game as it is asked for: what is left out has its default. */
export type Asked<T extends { game: string }> = Pick<T, "game"> & Partial<Omit<T, "game">>;
export type AnyGame = wyx.Options | fili_fourmis.Options;
export type AnyAction = wyx.Action | fili_fourmis.Action;
export type AnyEvent = wyx.Event | fili_fourmis.Event;
export type AnyView = wyx.View | fili_fourmis.View;
export type AnyEdition = wyx.Edition | fili_fourmis.Edition;
export type Said = Play | Undo | Propose | Answer | Why | Hint | Say | Look;
export type Told = Scene | Done | Refused | Hinted | Chat | Presence | Bad;

export interface Me {
  readonly id: string;
  readonly name: string;
}
export interface Rename {
  readonly name: string;
}
/** Reach my seats from a second device, once, within a quarter of an hour. */
export interface DeviceLink {
  readonly path: string;
  readonly svg: string;
}
export interface Token {
  readonly token: string;
}
export interface Mode {
  readonly id: string;
  readonly players: readonly number[];
}
export interface EditionName {
  readonly id: string;
  readonly fr: string;
  readonly en: string;
}
/** A table option: a switch, off or on, or one of several numbers or words. */
export interface Option {
  readonly id: string;
  readonly choices: readonly (boolean | number | string)[];
  readonly default: boolean | number | string;
}
export interface ShelfGame {
  readonly id: string;
  readonly modes: readonly Mode[];
  readonly options: readonly Option[];
  readonly editions: readonly EditionName[];
  readonly bots: readonly string[];
  readonly secrets: boolean;
}
export interface Rule {
  readonly id: string;
  readonly text: string;
}
export interface Section {
  readonly title: string;
  readonly text: readonly string[];
  readonly rules: readonly Rule[];
}
export interface Rulebook {
  readonly game: string;
  readonly language: string;
  readonly title: string;
  readonly sections: readonly Section[];
}
export interface MeHere {
  readonly type: "me";
  readonly name?: string;
}
/** Another person at this screen. */
export interface Here {
  readonly type: "here";
  readonly name: string;
}
export interface BotSeat {
  readonly type: "bot";
  readonly bot: string;
}
/** For whoever has the link. */
export interface Open {
  readonly type: "open";
}
/** Seconds: for each move, for a whole game a seat, or both; none: no clock. */
export interface Pace {
  readonly move?: number | null;
  readonly game?: number | null;
}
export interface NewTable {
  readonly game: Asked<AnyGame>;
  readonly seats: readonly (MeHere | Here | BotSeat | Open)[];
  readonly pace?: Pace | null;
  readonly hints?: boolean;
  readonly journal?: string;
}
export interface Opened {
  readonly table: string;
  readonly invitations: readonly (string | null)[];
  readonly watch: string;
}
export interface Join {
  readonly name?: string;
}
export interface Joined {
  readonly table: string;
  readonly seat: number;
}
export interface Seat {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly mine: boolean;
  readonly here: boolean;
  readonly away: number | null;
}
/** In a list of tables. */
export interface Card {
  readonly table: string;
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly number: number;
  readonly waiting: readonly number[];
  readonly my_turn: boolean;
  readonly ended: string;
  readonly places: readonly number[];
  readonly touched: number;
}
/** Every error over HTTP: a message id (`trouble-<code>` in the catalogues), and facts for it. */
export interface Trouble {
  readonly code: string;
  readonly facts: Readonly<Record<string, number | string>>;
}
export interface Play {
  readonly do: "play";
  readonly id: number;
  readonly seat: number;
  readonly seen: number;
  readonly action: AnyAction;
}
export interface Undo {
  readonly do: "undo";
  readonly id: number;
  readonly seat: number;
  readonly seen: number;
}
/** What the people at the table must agree on: take a move back beyond the frontier, or let a bot play a seat on. */
export interface Propose {
  readonly do: "propose";
  readonly id: number;
  readonly seat: number;
  readonly what: "replace" | "takeback";
  readonly about?: number;
  readonly bot?: string;
}
export interface Answer {
  readonly do: "answer";
  readonly id: number;
  readonly seat: number;
  readonly proposal: number;
  readonly yes: boolean;
}
export interface Why {
  readonly do: "why";
  readonly id: number;
  readonly seat: number;
  readonly action: AnyAction;
}
export interface Hint {
  readonly do: "hint";
  readonly id: number;
  readonly seat: number;
}
export interface Say {
  readonly do: "say";
  readonly id: number;
  readonly text: string;
}
/** Show me the table as this seat of mine (the curtain has been lifted); -1: nobody's, the curtain is down. */
export interface Look {
  readonly do: "look";
  readonly id: number;
  readonly seat: number;
}
export interface Offer {
  readonly action: AnyAction;
  readonly outlook: Facts;
}
/** Seconds left when the scene was made; null: not limited. The client counts down for those waited for. */
export interface Clock {
  readonly move: number | null;
  readonly game: readonly (number | null)[];
}
export interface Proposal {
  readonly number: number;
  readonly by: number;
  readonly what: "replace" | "takeback";
  readonly about: number;
  readonly bot: string;
  readonly yes: readonly number[];
  readonly asked: readonly number[];
}
/** A journal line as the viewer hears it. */
export interface Telling {
  readonly number: number;
  readonly seat: number;
  readonly undo: boolean;
  readonly events: readonly AnyEvent[];
  readonly kept: number;
}
export interface Points {
  readonly rule: string;
  readonly points: number;
}
/** All that a viewer may know now. `seat` is whose eyes: -1 a spectator. */
export interface Scene {
  readonly is: "scene";
  readonly table: string;
  readonly game: AnyGame;
  readonly number: number;
  readonly seat: number;
  readonly seats: readonly Seat[];
  readonly view: AnyView;
  readonly waiting: readonly number[];
  readonly offers: readonly Offer[];
  readonly free_undo: boolean;
  readonly hints: boolean;
  readonly news: readonly Telling[];
  readonly clock: Clock | null;
  readonly proposal: Proposal | null;
  readonly ended: string;
  readonly why_ended: "" | "left" | "rules" | "time";
  readonly places: readonly number[];
  readonly tally: readonly (readonly Points[])[];
  readonly next: string;
}
/** Kept; the scene that shows it came before or comes after. */
export interface Done {
  readonly is: "done";
  readonly id: number;
  readonly number: number;
}
/** `rule`: a rule of the game with its facts, UNDO, or STALE, SEAT, HINT, RATE … (`refusal-<rule>`). */
export interface Refused {
  readonly is: "refused";
  readonly id: number;
  readonly rule: string;
  readonly facts: Readonly<Record<string, number | string>>;
}
export interface Hinted {
  readonly is: "hinted";
  readonly id: number;
  readonly action: AnyAction;
  readonly outlook: Facts;
}
export interface Chat {
  readonly is: "chat";
  readonly number: number;
  readonly by: string;
  readonly name: string;
  readonly seat: number;
  readonly text: string;
  readonly at: number;
}
export interface Presence {
  readonly is: "presence";
  readonly seats: readonly Seat[];
  readonly watchers: number;
}
/** A message that could not be read; says what is wrong and where. */
export interface Bad {
  readonly is: "bad";
  readonly problem: string;
}
/** The table after so many journal lines, as a seat (or a spectator) may know it. */
export interface Moment {
  readonly number: number;
  readonly last: number;
  readonly view: AnyView;
  readonly told: Telling | null;
  readonly waiting: readonly number[];
  readonly ended: string;
}

export declare namespace wyx {
  export interface Wyx {
    readonly game: "wyx";
    readonly players: number;
    readonly mode: string;
    readonly edition: string;
    readonly open_dispenser: boolean;
    readonly closed_anthills: boolean;
    readonly finish_round: boolean;
  }
  /** WYX-S2: put the queen on a central cell. */
  export interface Enter {
    readonly type: "Enter";
    readonly cell: string;
  }
  /** WYX-T2: take the front domino of a column (counted from 1) and fly. */
  export interface Take {
    readonly type: "Take";
    readonly column: number;
  }
  /** WYX-T7. */
  export interface Pass {
    readonly type: "Pass";
  }
  export interface Entered {
    readonly type: "Entered";
    readonly seat: number;
    readonly cell: string;
    readonly rule: string;
  }
  export interface Took {
    readonly type: "Took";
    readonly seat: number;
    readonly column: number;
    readonly domino: Domino;
    readonly origin: string;
    readonly cell: string;
    readonly rule: string;
  }
  export type Domino = readonly [side: "left" | "right", across: number, way: "down" | "up", along: number];
  /** An ant of `owner` goes back to its supply; `seat` took its place. */
  export interface Returned {
    readonly type: "Returned";
    readonly owner: number;
    readonly seat: number;
    readonly cell: string;
    readonly rule: string;
  }
  export interface Placed {
    readonly type: "Placed";
    readonly seat: number;
    readonly cell: string;
    readonly ants: number;
    readonly rule: string;
  }
  /** The queen came home to its own: nothing is placed. */
  export interface Stayed {
    readonly type: "Stayed";
    readonly seat: number;
    readonly cell: string;
    readonly rule: string;
  }
  export interface Showed {
    readonly type: "Showed";
    readonly column: number;
    readonly domino: Domino;
    readonly rule: string;
  }
  export interface Passed {
    readonly type: "Passed";
    readonly seat: number;
    readonly rule: string;
  }
  /** With `finish_round`: this seat has placed all, the round is played to its end. */
  export interface Called {
    readonly type: "Called";
    readonly seat: number;
    readonly rule: string;
  }
  export interface Ended {
    readonly type: "Ended";
    readonly winners: readonly number[];
    readonly ants: number;
    readonly rule: string;
  }
  /** Wyx hides nothing of a seat: what nobody has seen is secret to all (WYX-S1). */
  export interface WyxView {
    readonly seat: number;
    readonly queens: readonly (string | null)[];
    readonly supply: readonly number[];
    readonly cells: Readonly<Record<string, Ants>>;
    readonly columns: readonly (readonly (Domino | null)[])[];
    readonly gone: readonly Domino[];
    readonly turn: number;
    readonly called: boolean;
    readonly ended: string;
  }
  /** What stands on a cell. */
  export interface Ants {
    readonly seat: number;
    readonly ants: number;
  }
  export interface Edition {
    readonly name: Name;
    readonly board: Ground;
    readonly ants: Readonly<Record<string, number>>;
    readonly dispenser: Dispenser;
  }
  export interface Name {
    readonly fr: string;
    readonly en: string;
  }
  export interface Ground {
    readonly rows: readonly string[];
  }
  export interface Dispenser {
    readonly depth: number;
    readonly colours: readonly Colour[];
  }
  export interface Colour {
    readonly side: "left" | "right";
    readonly way: "down" | "up";
    readonly columns: readonly number[];
    readonly dominoes: readonly (readonly [number, number])[];
  }
  export type Options = Wyx;
  export type Action = Enter | Take | Pass;
  export type Event = Entered | Took | Returned | Placed | Stayed | Showed | Passed | Called | Ended;
  export type View = WyxView;
}

export declare namespace fili_fourmis {
  export interface FiliFourmis {
    readonly game: "fili_fourmis";
    readonly players: number;
    readonly mode: string;
    readonly edition: string;
    readonly strict_contact: boolean;
    readonly middle_breaks_ties: boolean;
    readonly quiet_limit: 20 | 40;
  }
  /** FIL-O1, O5: this ant of the own anthill is to come out; where it goes is chosen next. */
  export interface ComeOut {
    readonly type: "ComeOut";
    readonly ant: string;
  }
  /** FIL-O2, O5: the ant that comes out begins a file on this cell. */
  export interface Start {
    readonly type: "Start";
    readonly cell: string;
  }
  /** An ant goes in front of this head: the one that comes out (FIL-O3), else the last of the file (FIL-M1, M2). */
  export interface Advance {
    readonly type: "Advance";
    readonly head: string;
    readonly to: string;
  }
  /** FIL-M2: no second ant follows on earth. */
  export interface Stop {
    readonly type: "Stop";
  }
  /** FIL-J1: two files become one, from end to end. Either may be named first. */
  export interface Join {
    readonly type: "Join";
    readonly one: string;
    readonly other: string;
  }
  /** FIL-J2: cut a file between two neighbours. Either may be named first. */
  export interface Split {
    readonly type: "Split";
    readonly one: string;
    readonly other: string;
  }
  /** FIL-R2: the file with this head goes through the gate, a rampart cell, as far as there is room. */
  export interface Enter {
    readonly type: "Enter";
    readonly head: string;
    readonly gate: string;
  }
  /** FIL-R2: of several ramparts as near to the gate, the next ant goes to this one. */
  export interface Spread {
    readonly type: "Spread";
    readonly cell: string;
  }
  /** FIL-R4: an ant that has entered makes room. */
  export interface Step {
    readonly type: "Step";
    readonly ant: string;
    readonly to: string;
  }
  /** FIL-S4. */
  export interface Pass {
    readonly type: "Pass";
  }
  /** An ant is about to come out. */
  export interface Called {
    readonly type: "Called";
    readonly seat: number;
    readonly ant: string;
    readonly rule: string;
  }
  /** It has begun a file. */
  export interface Started {
    readonly type: "Started";
    readonly seat: number;
    readonly ant: string;
    readonly cell: string;
    readonly rule: string;
  }
  /** It has become the head of a file that now has so many ants. */
  export interface Lengthened {
    readonly type: "Lengthened";
    readonly seat: number;
    readonly ant: string;
    readonly cell: string;
    readonly ants: number;
    readonly rule: string;
  }
  /** The last of a file of so many ants went to the front; `pace` 2: the second one on earth. */
  export interface Advanced {
    readonly type: "Advanced";
    readonly seat: number;
    readonly ant: string;
    readonly cell: string;
    readonly ants: number;
    readonly pace: number;
    readonly rule: string;
  }
  export interface Stopped {
    readonly type: "Stopped";
    readonly seat: number;
    readonly head: string;
    readonly rule: string;
  }
  /** Between these cells; the file now has so many ants. */
  export interface Joined {
    readonly type: "Joined";
    readonly seat: number;
    readonly one: string;
    readonly other: string;
    readonly ants: number;
    readonly rule: string;
  }
  /** Between these cells: a file of `ants` and one of `others`. */
  export interface Divided {
    readonly type: "Divided";
    readonly seat: number;
    readonly one: string;
    readonly other: string;
    readonly ants: number;
    readonly others: number;
    readonly rule: string;
  }
  /** An ant is on the enemy's ramparts; its seat now holds so many. */
  export interface Entered {
    readonly type: "Entered";
    readonly seat: number;
    readonly ant: string;
    readonly cell: string;
    readonly ramparts: number;
    readonly rule: string;
  }
  /** FIL-R3: so many ants found no room. */
  export interface Waited {
    readonly type: "Waited";
    readonly seat: number;
    readonly head: string;
    readonly ants: number;
    readonly rule: string;
  }
  /** An ant made room, within the anthill; its seat now holds so many ramparts. */
  export interface Stepped {
    readonly type: "Stepped";
    readonly seat: number;
    readonly ant: string;
    readonly cell: string;
    readonly ramparts: number;
    readonly rule: string;
  }
  export interface Passed {
    readonly type: "Passed";
    readonly seat: number;
    readonly rule: string;
  }
  /** `why`: "ramparts", "stuck", "repeated" or "quiet". `by` what was compared: "ramparts", "entered", "middle"; the winner's ants there, and the other's. */
  export interface Ended {
    readonly type: "Ended";
    readonly winners: readonly number[];
    readonly why: string;
    readonly by: string;
    readonly ants: number;
    readonly others: number;
    readonly rule: string;
  }
  /** Nothing is hidden: every seat sees the whole position. */
  export interface FiliView {
    readonly seat: number;
    readonly nests: readonly (readonly string[])[];
    readonly files: readonly (readonly (readonly string[])[])[];
    readonly entered: readonly (readonly string[])[];
    readonly ramparts: readonly number[];
    readonly beyond: readonly number[];
    readonly times: number;
    readonly seen: readonly string[];
    readonly turn: number;
    readonly pending: Leaving | Running | Entering | null;
    readonly ended: string;
  }
  /** This ant comes out: where to? */
  export interface Leaving {
    readonly type: "Leaving";
    readonly ant: string;
  }
  /** The file with this head is on earth: does a second ant follow? */
  export interface Running {
    readonly type: "Running";
    readonly head: string;
  }
  /** The ants that are left of the file with this head go in through the gate: where does the next one go? */
  export interface Entering {
    readonly type: "Entering";
    readonly head: string;
    readonly gate: string;
  }
  export interface Edition {
    readonly name: Name;
    readonly board: Ground;
  }
  export interface Name {
    readonly fr: string;
    readonly en: string;
  }
  export interface Ground {
    readonly rows: readonly string[];
  }
  export type Options = FiliFourmis;
  export type Action = ComeOut | Start | Advance | Stop | Join | Split | Enter | Spread | Step | Pass;
  export type Event = Called | Started | Lengthened | Advanced | Stopped | Joined | Divided | Entered | Waited | Stepped | Passed | Ended;
  export type View = FiliView;
}
