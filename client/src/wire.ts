// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/server/wire.py, and of the games on the shelf.

export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;
export const MESSAGE_BYTES = 16384;
export const JOURNAL_BYTES = 1048576;

export type Facts = Readonly<Record<string, number | string>>;
/** A game as it is asked for: what is left out has its default. */
export type Asked<T extends { game: string }> = Pick<T, "game"> & Partial<Omit<T, "game">>;
export type AnyGame = wyx.Options | fili_fourmis.Options | cigale.Options | micropolis.Options | fourmidable.Options;
export type AnyAction = wyx.Action | fili_fourmis.Action | cigale.Action | micropolis.Action | fourmidable.Action;
export type AnyEvent = wyx.Event | fili_fourmis.Event | cigale.Event | micropolis.Event | fourmidable.Event;
export type AnyView = wyx.View | fili_fourmis.View | cigale.View | micropolis.View | fourmidable.View;
export type AnyEdition = wyx.Edition | fili_fourmis.Edition | cigale.Edition | micropolis.Edition | fourmidable.Edition;
export type AnyOutlook = wyx.Outlook | fili_fourmis.Outlook | cigale.Outlook | micropolis.Outlook | fourmidable.Outlook;
export type AnyReason = wyx.Reason | fili_fourmis.Reason | cigale.Reason | micropolis.Reason | fourmidable.Reason;
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
/** A table option: a switch, off or on, or one of several numbers or words; and where it may be other than usual: a mode with numbers of players. */
export interface Option {
  readonly id: string;
  readonly choices: readonly (boolean | number | string)[];
  readonly default: boolean | number | string;
  readonly fits: readonly Mode[];
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
  readonly public?: boolean;
}
export interface Opened {
  readonly table: string;
  readonly invitations: readonly (string | null)[];
  readonly watch: string;
}
/** A table where anybody may sit down. */
export interface Waiting {
  readonly game: AnyGame;
  readonly free: number;
  readonly join: string;
  readonly pace: Pace | null;
  readonly imported: boolean;
  readonly opened: number;
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
  readonly imported: boolean;
  readonly public: boolean;
  readonly watch: string;
}
/** Where an invitation leads, before the seat is taken. */
export interface Invited {
  readonly seat: number;
  readonly card: Card;
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
  readonly outlook: AnyOutlook;
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
  readonly imported: boolean;
  readonly public: boolean;
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
  readonly facts: AnyReason | Facts;
}
export interface Hinted {
  readonly is: "hinted";
  readonly id: number;
  readonly action: AnyAction;
  readonly outlook: AnyOutlook;
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
  export type Outlook = Facts;
  export type Reason = Facts;
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
  export type Outlook = Facts;
  export type Reason = Facts;
  export type Action = ComeOut | Start | Advance | Stop | Join | Split | Enter | Spread | Step | Pass;
  export type Event = Called | Started | Lengthened | Advanced | Stopped | Joined | Divided | Entered | Waited | Stepped | Passed | Ended;
  export type View = FiliView;
}

export declare namespace cigale {
  export interface Cigale {
    readonly game: "cigale";
    readonly players: number;
    readonly mode: string;
    readonly edition: string;
    readonly single_file: boolean;
  }
  /** CIG-A2: one of the six ants, on a card. */
  export interface Put {
    readonly type: "Put";
    readonly cell: string;
  }
  /** CIG-A3, CIG-W4: a path type, in secret. */
  export interface Choose {
    readonly type: "Choose";
    readonly path: "cloth" | "stone" | "tiles" | "wood";
  }
  /** CIG-P5: the Cicada looks at one of the tokens that the Ant left. */
  export interface Peek {
    readonly type: "Peek";
  }
  /** CIG-A4: the Cicada comes down on a card that bears an ant. */
  export interface Guess {
    readonly type: "Guess";
    readonly cell: string;
  }
  /** CIG-W7: of the cards with the insect that is due, this one. */
  export interface Collect {
    readonly type: "Collect";
    readonly cell: string;
  }
  /** CIG-P2: discard an insect card just collected for the power of its insect. */
  export interface Empower {
    readonly type: "Empower";
    readonly card: Card;
  }
  export type Card = readonly [path: "cloth" | "stone" | "tiles" | "wood", insect: "bee" | "butterfly" | "caterpillar" | "dragonfly" | "ladybug" | "mantis" | null];
  /** CIG-W8: a provision on offer. */
  export interface Buy {
    readonly type: "Buy";
    readonly provision: string;
  }
  /** CIG-W17: one card of the reserve, towards the price. */
  export interface Pay {
    readonly type: "Pay";
    readonly card: Card;
  }
  /** CIG-P7: the hidden card, towards the price. */
  export interface PayHidden {
    readonly type: "PayHidden";
  }
  /** CIG-P8: a provision of one's own for one of another seat, or (null) for one on offer. */
  export interface Exchange {
    readonly type: "Exchange";
    readonly give: string;
    readonly take: string;
    readonly owner: number | null;
  }
  /** Take no power (CIG-P2); buy and exchange nothing more (CIG-W8, CIG-P8). */
  export interface Decline {
    readonly type: "Decline";
  }
  /** A round, with its roles (CIG-S2, CIG-A9). */
  export interface Began {
    readonly type: "Began";
    readonly round: number;
    readonly seat: number;
    readonly cicada: number;
    readonly rule: string;
  }
  export interface Placed {
    readonly type: "Placed";
    readonly seat: number;
    readonly cell: string;
    readonly ants: number;
    readonly rule: string;
  }
  /** That a seat has chosen; not what. */
  export interface Chose {
    readonly type: "Chose";
    readonly seat: number;
    readonly rule: string;
  }
  /** To the one who chose. */
  export interface Token {
    readonly type: "Token";
    readonly path: "cloth" | "stone" | "tiles" | "wood";
    readonly rule: string;
  }
  export interface Peeked {
    readonly type: "Peeked";
    readonly seat: number;
    readonly rule: string;
  }
  /** To the one who peeked: a token that the Ant did not pick. */
  export interface Saw {
    readonly type: "Saw";
    readonly path: "cloth" | "stone" | "tiles" | "wood";
    readonly rule: string;
  }
  export interface Guessed {
    readonly type: "Guessed";
    readonly seat: number;
    readonly cell: string;
    readonly path: "cloth" | "stone" | "tiles" | "wood";
    readonly rule: string;
  }
  /** All tokens at once, by seat; null: that seat had none. */
  export interface Revealed {
    readonly type: "Revealed";
    readonly seat: number;
    readonly path: "cloth" | "stone" | "tiles" | "wood";
    readonly caught: boolean;
    readonly tokens: readonly ("cloth" | "stone" | "tiles" | "wood" | null)[];
    readonly rule: string;
  }
  /** Autumn: so many cards of a path, now at that slot of its shelf; so many of them bear an insect. */
  export interface Shelved {
    readonly type: "Shelved";
    readonly seat: number;
    readonly path: "cloth" | "stone" | "tiles" | "wood";
    readonly cards: number;
    readonly slot: number;
    readonly insects: number;
    readonly rule: string;
  }
  /** Insect cards, face up before a seat: CIG-A15, or all of them at the end (CIG-A16). */
  export interface Laid {
    readonly type: "Laid";
    readonly seat: number;
    readonly cards: readonly Card[];
    readonly rule: string;
  }
  /** Winter: cards into the reserve as they lay (CIG-W6). */
  export interface Collected {
    readonly type: "Collected";
    readonly seat: number;
    readonly cards: readonly Card[];
    readonly rule: string;
  }
  /** CIG-W7: the card that the Ant took for the insect card due at `due`. */
  export interface Took {
    readonly type: "Took";
    readonly seat: number;
    readonly cell: string;
    readonly card: Card;
    readonly due: string;
    readonly rule: string;
  }
  /** A card of the pile, face up: CIG-W1, W5, W12 or P6. */
  export interface Drew {
    readonly type: "Drew";
    readonly seat: number;
    readonly card: Card;
    readonly rule: string;
  }
  export interface Empowered {
    readonly type: "Empowered";
    readonly seat: number;
    readonly power: "barter" | "consolation" | "exchange" | "peek" | "prestige" | "stock";
    readonly card: Card;
    readonly owner: number | null;
    readonly rule: string;
  }
  /** A hidden card (CIG-P7); not which. */
  export interface Stocked {
    readonly type: "Stocked";
    readonly seat: number;
    readonly rule: string;
  }
  /** To its holder: the hidden card. */
  export interface Stock {
    readonly type: "Stock";
    readonly card: Card;
    readonly rule: string;
  }
  /** The hidden card of whoever lost the power (CIG-P7). */
  export interface Discarded {
    readonly type: "Discarded";
    readonly seat: number;
    readonly card: Card;
    readonly rule: string;
  }
  export interface Buying {
    readonly type: "Buying";
    readonly seat: number;
    readonly provision: string;
    readonly rule: string;
  }
  export interface Paid {
    readonly type: "Paid";
    readonly seat: number;
    readonly card: Card;
    readonly hidden: boolean;
    readonly rule: string;
  }
  export interface Bought {
    readonly type: "Bought";
    readonly seat: number;
    readonly provision: string;
    readonly cards: readonly Card[];
    readonly points: number;
    readonly rule: string;
  }
  export interface Exchanged {
    readonly type: "Exchanged";
    readonly seat: number;
    readonly give: string;
    readonly take: string;
    readonly owner: number | null;
    readonly points: number;
    readonly rule: string;
  }
  /** No power (CIG-P2), nothing bought (CIG-W8) or nothing exchanged (CIG-P8). */
  export interface Declined {
    readonly type: "Declined";
    readonly seat: number;
    readonly rule: string;
  }
  /** CIG-W10: the discard is the pile now. */
  export interface Shuffled {
    readonly type: "Shuffled";
    readonly cards: number;
    readonly rule: string;
  }
  export interface Turned {
    readonly type: "Turned";
    readonly cell: string;
    readonly card: Card;
    readonly rule: string;
  }
  export interface Offered {
    readonly type: "Offered";
    readonly provision: string;
    readonly rule: string;
  }
  export interface Ended {
    readonly type: "Ended";
    readonly winners: readonly number[];
    readonly points: number;
    readonly rule: string;
  }
  /** As the position, less what this seat cannot know. */
  export interface CigaleView {
    readonly seat: number;
    readonly square: readonly (Card | null)[];
    readonly pile: number;
    readonly discard: readonly Card[];
    readonly ants: readonly string[];
    readonly ant: number;
    readonly cicada: number;
    readonly phase: "choosing" | "collecting" | "empowering" | "ended" | "guessing" | "paying" | "placing" | "trading";
    readonly chosen: readonly boolean[];
    readonly token: "cloth" | "stone" | "tiles" | "wood" | null;
    readonly round: number;
    readonly ended: string;
    readonly shelves: readonly (readonly number[])[];
    readonly insects: readonly (readonly Card[] | null)[];
    readonly insect_cards: readonly number[];
    readonly reserves: readonly (readonly Card[])[];
    readonly offer: readonly string[];
    readonly store: number;
    readonly provisions: readonly (readonly string[])[];
    readonly points: readonly number[];
    readonly idle: number;
    readonly collector: number | null;
    readonly due: readonly string[];
    readonly fresh: readonly Card[];
    readonly bought: boolean;
    readonly buying: string | null;
    readonly paid: readonly Card[];
    readonly winner: number | null;
    readonly powers: Readonly<Record<string, number | null>>;
    readonly stocked: number | null;
    readonly stock: Card | null;
    readonly spent: boolean;
    readonly exchanged: boolean;
    readonly peeked: boolean;
    readonly seen: "cloth" | "stone" | "tiles" | "wood" | null;
  }
  export interface Edition {
    readonly name: Name;
    readonly cards: Deck;
    readonly points: Points;
    readonly powers: Powers;
    readonly provisions: readonly Provision[];
  }
  export interface Name {
    readonly fr: string;
    readonly en: string;
  }
  export interface Deck {
    readonly cloth: Cards;
    readonly tiles: Cards;
    readonly stone: Cards;
    readonly wood: Cards;
  }
  /** Copies of the cards of one path, by what they bear. */
  export interface Cards {
    readonly plain: number;
    readonly bee: number;
    readonly ladybug: number;
    readonly dragonfly: number;
    readonly caterpillar: number;
    readonly mantis: number;
    readonly butterfly: number;
  }
  export interface Points {
    readonly shelf: readonly number[];
    readonly insects: readonly number[];
  }
  /** The insect of each power. */
  export interface Powers {
    readonly barter: "bee" | "butterfly" | "caterpillar" | "dragonfly" | "ladybug" | "mantis";
    readonly prestige: "bee" | "butterfly" | "caterpillar" | "dragonfly" | "ladybug" | "mantis";
    readonly peek: "bee" | "butterfly" | "caterpillar" | "dragonfly" | "ladybug" | "mantis";
    readonly consolation: "bee" | "butterfly" | "caterpillar" | "dragonfly" | "ladybug" | "mantis";
    readonly stock: "bee" | "butterfly" | "caterpillar" | "dragonfly" | "ladybug" | "mantis";
    readonly exchange: "bee" | "butterfly" | "caterpillar" | "dragonfly" | "ladybug" | "mantis";
  }
  export interface Provision {
    readonly id: string;
    readonly fr: string;
    readonly en: string;
    readonly price: Readonly<Record<string, number>>;
    readonly players: number;
  }
  export type Options = Cigale;
  export type Outlook = Facts;
  export type Reason = Facts;
  export type Action = Put | Choose | Peek | Guess | Collect | Empower | Buy | Pay | PayHidden | Exchange | Decline;
  export type Event = Began | Placed | Chose | Token | Peeked | Saw | Guessed | Revealed | Shelved | Laid | Collected | Took | Drew | Empowered | Stocked | Stock | Discarded | Buying | Paid | Bought | Exchanged | Declined | Shuffled | Turned | Offered | Ended;
  export type View = CigaleView;
}

export declare namespace micropolis {
  export interface Micropolis {
    readonly game: "micropolis";
    readonly players: number;
    readonly mode: string;
    readonly edition: string;
    readonly first_leads: boolean;
  }
  /** MIC-T1: take the tile at that place of the line and set it at one end of the row. Where there is one place only, it is "right": the first tile, and the one that closes the ring (MIC-T5). */
  export interface Take {
    readonly type: "Take";
    readonly place: number;
    readonly side: "left" | "right";
    readonly anthill: number;
    readonly architect: boolean;
  }
  /** MIC-X6: soldiers into the barracks just placed. */
  export interface Fill {
    readonly type: "Fill";
  }
  /** MIC-X6: the barracks just placed stays empty. */
  export interface Leave {
    readonly type: "Leave";
  }
  /** MIC-X5: the sentinel fills that barracks of the anthill, or empties it. */
  export interface Switch {
    readonly type: "Switch";
    readonly barracks: number;
  }
  /** MIC-X5: the sentinel leaves it at that. */
  export interface Done {
    readonly type: "Done";
  }
  /** MIC-T9, MIC-E6: the Leader hands on the Red Army token. */
  export interface Give {
    readonly type: "Give";
    readonly seat: number;
    readonly anthill: number;
  }
  /** The line of the set-up. */
  export interface Laid {
    readonly type: "Laid";
    readonly tiles: readonly Shown[];
    readonly rule: string;
  }
  /** A tile from the pile. What it bears besides workers: "cherry", "nurse2", "barracks3"; "several" or "nothing". */
  export interface Shown {
    readonly tile: number;
    readonly bears: string;
  }
  /** Who begins the game with the Red Army token. */
  export interface Led {
    readonly type: "Led";
    readonly seat: number;
    readonly anthill: number;
    readonly rule: string;
  }
  export interface Took {
    readonly type: "Took";
    readonly seat: number;
    readonly anthill: number;
    readonly place: number;
    readonly tile: number;
    readonly paid: number;
    readonly architect: boolean;
    readonly rule: string;
  }
  /** The soldiers on the tile join the army; what does not fit goes to the reserve. */
  export interface Gathered {
    readonly type: "Gathered";
    readonly seat: number;
    readonly anthill: number;
    readonly soldiers: number;
    readonly surplus: number;
    readonly rule: string;
  }
  export interface Placed {
    readonly type: "Placed";
    readonly seat: number;
    readonly anthill: number;
    readonly tile: number;
    readonly bears: string;
    readonly side: "left" | "right";
    readonly tiles: number;
    readonly rule: string;
  }
  export interface Completed {
    readonly type: "Completed";
    readonly seat: number;
    readonly anthill: number;
    readonly rule: string;
  }
  /** A nurse's eggs: that many soldiers, fewer where army or reserve allow no more. */
  export interface Hatched {
    readonly type: "Hatched";
    readonly seat: number;
    readonly anthill: number;
    readonly eggs: number;
    readonly soldiers: number;
    readonly rule: string;
  }
  /** An architect: a token from the reserve, if there was one. */
  export interface Hired {
    readonly type: "Hired";
    readonly seat: number;
    readonly tokens: number;
    readonly rule: string;
  }
  /** A sergeant of `seat`: the army of `owner`, with the token, loses a soldier and that of the sergeant gains one. */
  export interface Recruited {
    readonly type: "Recruited";
    readonly seat: number;
    readonly anthill: number;
    readonly owner: number;
    readonly hit: number;
    readonly lost: number;
    readonly gained: number;
    readonly rule: string;
  }
  export interface Filled {
    readonly type: "Filled";
    readonly seat: number;
    readonly anthill: number;
    readonly barracks: number;
    readonly places: number;
    readonly rule: string;
  }
  export interface Emptied {
    readonly type: "Emptied";
    readonly seat: number;
    readonly anthill: number;
    readonly barracks: number;
    readonly places: number;
    readonly rule: string;
  }
  /** A barracks just placed stays empty. */
  export interface Left {
    readonly type: "Left";
    readonly seat: number;
    readonly anthill: number;
    readonly barracks: number;
    readonly places: number;
    readonly why: "choice" | "soldiers";
    readonly rule: string;
  }
  /** The sentinel is done; what the army cannot hold goes to the reserve. */
  export interface Rearranged {
    readonly type: "Rearranged";
    readonly seat: number;
    readonly anthill: number;
    readonly changed: number;
    readonly surplus: number;
    readonly rule: string;
  }
  /** These tiles come into the line; so many are left in the pile. */
  export interface Renewed {
    readonly type: "Renewed";
    readonly tiles: readonly Shown[];
    readonly pile: number;
    readonly rule: string;
  }
  /** The Leader stays the Leader. */
  export interface Kept {
    readonly type: "Kept";
    readonly seat: number;
    readonly anthill: number;
    readonly army: number;
    readonly rule: string;
  }
  /** The Red Army token goes from `seat` to `owner`, whose army is that large. */
  export interface Passed {
    readonly type: "Passed";
    readonly seat: number;
    readonly owner: number;
    readonly anthill: number;
    readonly army: number;
    readonly rule: string;
  }
  export interface Ended {
    readonly type: "Ended";
    readonly winners: readonly number[];
    readonly points: number;
    readonly rule: string;
  }
  /** Everything is open but the order of the pile, which nobody knows (MIC-S3). */
  export interface MicropolisView {
    readonly seat: number;
    readonly anthills: readonly Anthill[];
    readonly line: readonly Lying[];
    readonly pile: number;
    readonly reserve: number;
    readonly tokens: number;
    readonly architects: readonly number[];
    readonly leader: Holder;
    readonly turn: number;
    readonly round: number;
    readonly rounds: number;
    readonly question: Question | null;
    readonly ended: string;
  }
  export interface Anthill {
    readonly seat: number;
    readonly anthill: number;
    readonly army: number;
    readonly row: readonly Slice[];
    readonly galleries: readonly Gallery[];
    readonly largest: number;
    readonly complete: boolean;
    readonly points: readonly Points[];
  }
  /** A tile of an anthill, and to which gallery of that anthill each of its pieces belongs. */
  export interface Slice {
    readonly tile: number;
    readonly galleries: readonly number[];
    readonly barracks: readonly Barracks[];
  }
  export interface Barracks {
    readonly barracks: number;
    readonly places: number;
    readonly full: boolean;
  }
  /** What one gallery holds and brings now. */
  export interface Gallery {
    readonly ants: number;
    readonly tiles: number;
    readonly fruits: readonly ("blackberry" | "cherry" | "fig" | "gift" | "grape" | "lemon" | "pomegranate")[];
    readonly different: number;
    readonly queens: number;
    readonly harvest: number;
    readonly royal: number;
  }
  /** One line of a score sheet. */
  export interface Points {
    readonly rule: string;
    readonly points: number;
  }
  /** A tile of the line. The nth from the first costs n - 1 soldiers (MIC-T2). */
  export interface Lying {
    readonly tile: number;
    readonly soldiers: number;
  }
  /** The anthill before which the Red Army token lies; its owner is the Leader. */
  export interface Holder {
    readonly seat: number;
    readonly anthill: number;
  }
  /** What the seat whose turn it is has to decide before anybody takes another tile. */
  export interface Question {
    readonly what: "barracks" | "leader" | "sentinel";
    readonly anthill: number;
    readonly tile: number;
    readonly step: number;
    readonly barracks: number;
    readonly changed: readonly number[];
  }
  export interface Edition {
    readonly name: Name;
    readonly box: Box;
    readonly fruits: Readonly<Record<string, number>>;
    readonly layouts: Readonly<Record<string, readonly (readonly ("LI" | "LO" | "RI" | "RO")[])[]>>;
    readonly anthill: Tiles;
  }
  export interface Name {
    readonly fr: string;
    readonly en: string;
  }
  export interface Box {
    readonly tiles: number;
    readonly foundations: number;
    readonly soldiers: number;
    readonly architects: number;
    readonly sides: number;
    readonly holes: number;
    readonly army: number;
    readonly line: number;
  }
  export interface Tiles {
    readonly tiles: readonly Tile[];
  }
  /** Known by its number in the list, from 1. */
  export interface Tile {
    readonly layout: string;
    readonly workers: readonly number[];
    readonly bears: readonly (readonly ("blackberry" | "cherry" | "fig" | "gift" | "grape" | "lemon" | "pomegranate" | "architect" | "nurse1" | "nurse2" | "nurse3" | "nurse4" | "queen" | "sentinel" | "sergeant")[])[];
    readonly barracks: readonly number[];
  }
  export type Options = Micropolis;
  export type Outlook = Facts;
  export type Reason = Facts;
  export type Action = Take | Fill | Leave | Switch | Done | Give;
  export type Event = Laid | Led | Took | Gathered | Placed | Completed | Hatched | Hired | Recruited | Filled | Emptied | Left | Rearranged | Renewed | Kept | Passed | Ended;
  export type View = MicropolisView;
}

export declare namespace fourmidable {
  export interface Fourmidable {
    readonly game: "fourmidable";
    readonly players: number;
    readonly mode: string;
    readonly edition: string;
    readonly worm_in_rooms: boolean;
  }
  /** FOU-K2: so many objectives of each pile, named before one is seen. */
  export interface Draw {
    readonly type: "Draw";
    readonly hunters: number;
    readonly farmers: number;
    readonly diggers: number;
  }
  /** FOU-K3, FOU-A2: so many ants of each type to begin with. */
  export interface Muster {
    readonly type: "Muster";
    readonly hunters: number;
    readonly farmers: number;
    readonly diggers: number;
  }
  /** FOU-A3: on "?" the holder of the day/night tile chooses the weather. */
  export interface Forecast {
    readonly type: "Forecast";
    readonly weather: "rain" | "sun" | "wind";
  }
  /** FOU-K4: an ant of that type on that cell, which has not moved this round; where it goes is the next move. */
  export interface Pick {
    readonly type: "Pick";
    readonly ant: "digger" | "farmer" | "hunter";
    readonly cell: string;
  }
  /** FOU-K4: the picked ant ends its move there; its own cell: it stays, or comes back to it. */
  export interface Go {
    readonly type: "Go";
    readonly cell: string;
  }
  /** FOU-A17: on its way the ant crosses that empty terrain and marks it. */
  export interface Via {
    readonly type: "Via";
    readonly cell: string;
  }
  /** FOU-A17: on its way the ant crosses no empty terrain but what was chosen, and what every way crosses. */
  export interface Direct {
    readonly type: "Direct";
  }
  /** FOU-A8: the outer hole of the numbered cell just dug. */
  export interface Open {
    readonly type: "Open";
    readonly cell: string;
  }
  /** FOU-A12: of the objectives looked at in the library, this one; the other goes under its pile. */
  export interface Keep {
    readonly type: "Keep";
    readonly card: string;
  }
  /** FOU-A5: take a birth tile of that type. */
  export interface Hatch {
    readonly type: "Hatch";
    readonly ant: "digger" | "farmer" | "hunter";
  }
  /** FOU-A15: the predator to move; where to is the next move. */
  export interface Call {
    readonly type: "Call";
    readonly predator: "grasshopper" | "spider" | "worm";
  }
  /** FOU-A16: the called predator goes there; the worm: in the nest of `owner`. */
  export interface Send {
    readonly type: "Send";
    readonly cell: string;
    readonly owner: number | null;
  }
  /** FOU-K14: pay for an objective in hand and lay it open. Whenever one likes, also while others move. */
  export interface Reveal {
    readonly type: "Reveal";
    readonly card: string;
  }
  /** FOU-A24, FOU-K15, FOU-A19: nothing to reveal, or nothing more. */
  export interface Pass {
    readonly type: "Pass";
  }
  /** FOU-S5: the first player, and whether the first round is a day. */
  export interface Began {
    readonly type: "Began";
    readonly seat: number;
    readonly day: boolean;
    readonly rule: string;
  }
  /** How many objectives a seat has drawn of each pile (FOU-K2, FOU-A2). */
  export interface Drew {
    readonly type: "Drew";
    readonly seat: number;
    readonly hunters: number;
    readonly farmers: number;
    readonly diggers: number;
    readonly rule: string;
  }
  /** To the one who drew them. */
  export interface Dealt {
    readonly type: "Dealt";
    readonly cards: readonly Objective[];
    readonly rule: string;
  }
  /** A card. Its id is what it needs and brings: "LLC10". Cards that are alike have the same id. */
  export interface Objective {
    readonly card: string;
    readonly ant: "digger" | "farmer" | "hunter";
    readonly needs: readonly ("beetle" | "blueberry" | "brown" | "caterpillar" | "grey" | "ladybug" | "mushroom" | "orange" | "raspberry")[];
    readonly points: number;
  }
  /** FOU-K3, FOU-A2. */
  export interface Mustered {
    readonly type: "Mustered";
    readonly seat: number;
    readonly hunters: number;
    readonly farmers: number;
    readonly diggers: number;
    readonly rule: string;
  }
  /** A round begins; `seat` holds the day/night tile and acts first (FOU-K5, FOU-A18). */
  export interface Dawned {
    readonly type: "Dawned";
    readonly seat: number;
    readonly round: number;
    readonly day: boolean;
    readonly rule: string;
  }
  /** FOU-A3: where the spinner stops; null is "?". */
  export interface Spun {
    readonly type: "Spun";
    readonly seat: number;
    readonly weather: "rain" | "sun" | "wind" | null;
    readonly rule: string;
  }
  /** FOU-A3: the weather that the holder chose on "?". */
  export interface Foretold {
    readonly type: "Foretold";
    readonly seat: number;
    readonly weather: "rain" | "sun" | "wind";
    readonly rule: string;
  }
  export interface Picked {
    readonly type: "Picked";
    readonly seat: number;
    readonly ant: "digger" | "farmer" | "hunter";
    readonly number: number;
    readonly cell: string;
    readonly rule: string;
  }
  /** FOU-K4: from the first cell of its path to the last. */
  export interface Walked {
    readonly type: "Walked";
    readonly seat: number;
    readonly ant: "digger" | "farmer" | "hunter";
    readonly number: number;
    readonly origin: string;
    readonly cell: string;
    readonly steps: number;
    readonly path: string;
    readonly rule: string;
  }
  /** FOU-A17: a pheromone on empty terrain that an ant came over. */
  export interface Marked {
    readonly type: "Marked";
    readonly seat: number;
    readonly cell: string;
    readonly rule: string;
  }
  /** FOU-K12, K13: with a pheromone, or empty terrain where the seat has none left. */
  export interface Gathered {
    readonly type: "Gathered";
    readonly seat: number;
    readonly ant: "digger" | "farmer" | "hunter";
    readonly resource: "beetle" | "blueberry" | "brown" | "caterpillar" | "grey" | "ladybug" | "mushroom" | "orange" | "raspberry";
    readonly cell: string;
    readonly pheromone: boolean;
    readonly rule: string;
  }
  /** FOU-K12: an earth of the own nest. */
  export interface Dug {
    readonly type: "Dug";
    readonly seat: number;
    readonly resource: "beetle" | "blueberry" | "brown" | "caterpillar" | "grey" | "ladybug" | "mushroom" | "orange" | "raspberry";
    readonly cell: string;
    readonly rule: string;
  }
  /** FOU-A8. */
  export interface Opened {
    readonly type: "Opened";
    readonly seat: number;
    readonly hole: number;
    readonly cell: string;
    readonly rule: string;
  }
  /** FOU-A12: so many objectives of that pile are looked at in the library. */
  export interface Studied {
    readonly type: "Studied";
    readonly seat: number;
    readonly ant: "digger" | "farmer" | "hunter";
    readonly looked: number;
    readonly rule: string;
  }
  /** To the one who studies: the cards. */
  export interface Looked {
    readonly type: "Looked";
    readonly cards: readonly Objective[];
    readonly rule: string;
  }
  /** FOU-A12: one of them is kept, so many go under the pile. */
  export interface Learned {
    readonly type: "Learned";
    readonly seat: number;
    readonly ant: "digger" | "farmer" | "hunter";
    readonly under: number;
    readonly rule: string;
  }
  /** To the one who keeps it. */
  export interface Kept {
    readonly type: "Kept";
    readonly card: Objective;
    readonly rule: string;
  }
  /** FOU-A13: with four objectives in hand nothing is drawn in the library; or (FOU-A12) that pile is used up. */
  export interface Full {
    readonly type: "Full";
    readonly seat: number;
    readonly ant: "digger" | "farmer" | "hunter";
    readonly why: "hand" | "pile";
    readonly rule: string;
  }
  /** FOU-A5. */
  export interface Hatched {
    readonly type: "Hatched";
    readonly seat: number;
    readonly ant: "digger" | "farmer" | "hunter";
    readonly number: number;
    readonly rule: string;
  }
  export interface Called {
    readonly type: "Called";
    readonly seat: number;
    readonly predator: "grasshopper" | "spider" | "worm";
    readonly rule: string;
  }
  /** FOU-A15, A16: where the predator goes, in whose nest, and what it eats there. */
  export interface Prowled {
    readonly type: "Prowled";
    readonly seat: number;
    readonly predator: "grasshopper" | "spider" | "worm";
    readonly cell: string;
    readonly owner: number | null;
    readonly eaten: "beetle" | "blueberry" | "brown" | "caterpillar" | "grey" | "ladybug" | "mushroom" | "orange" | "raspberry" | null;
    readonly rule: string;
  }
  /** FOU-K14. */
  export interface Revealed {
    readonly type: "Revealed";
    readonly seat: number;
    readonly objective: Objective;
    readonly revealed: number;
    readonly rule: string;
  }
  /** A seat that was asked reveals nothing more (FOU-A24, FOU-K15, FOU-A19). */
  export interface Declined {
    readonly type: "Declined";
    readonly seat: number;
    readonly rule: string;
  }
  /** FOU-A24: who is asked before the round closes. FOU-K15, A19, K19: the end has come, last reveals. */
  export interface Asked {
    readonly type: "Asked";
    readonly final: boolean;
    readonly rule: string;
  }
  /** FOU-A21: a bonus card. */
  export interface Rewarded {
    readonly type: "Rewarded";
    readonly seat: number;
    readonly ant: "digger" | "farmer" | "hunter";
    readonly points: number;
    readonly rule: string;
  }
  export interface Ended {
    readonly type: "Ended";
    readonly winners: readonly number[];
    readonly points: number;
    readonly rule: string;
  }
  export interface FourmidableView {
    readonly seat: number;
    readonly players: readonly Player[];
    readonly ground: readonly Ground[];
    readonly predators: readonly Prowler[];
    readonly piles: readonly [number, number, number];
    readonly births: readonly [number, number, number];
    readonly hand: readonly Objective[];
    readonly looked: readonly Objective[];
    readonly looking: number;
    readonly known: readonly Known[];
    readonly unders: readonly (readonly number[])[];
    readonly phase: "acting" | "choosing" | "closing" | "counting" | "drawing" | "ended" | "forecasting" | "mustering" | "opening" | "prowling" | "studying" | "walking";
    readonly turn: number;
    readonly first: number;
    readonly day: boolean;
    readonly round: number;
    readonly weather: "rain" | "sun" | "wind" | null;
    readonly held: Held | null;
    readonly reach: number;
    readonly goal: number;
    readonly still: number;
    readonly stirred: boolean;
    readonly ending: string;
    readonly ended: string;
  }
  /** All that everybody sees of a player. */
  export interface Player {
    readonly seat: number;
    readonly section: string;
    readonly ants: readonly Ant[];
    readonly supply: readonly [number, number, number];
    readonly chambers: readonly Chamber[];
    readonly holes: readonly [string | null, string | null, string | null, string | null];
    readonly resources: readonly number[];
    readonly pheromones: number;
    readonly hand: readonly [number, number, number];
    readonly revealed: readonly Objective[];
    readonly birth: "digger" | "farmer" | "hunter" | null;
    readonly todo: Todo;
    readonly prowled: boolean;
    readonly passed: boolean;
    readonly points: readonly Points[];
  }
  /** Ants of a type are numbered from 1. */
  export interface Ant {
    readonly ant: "digger" | "farmer" | "hunter";
    readonly number: number;
    readonly cell: string;
    readonly moved: boolean;
  }
  /** A cell of a nest. */
  export interface Chamber {
    readonly cell: string;
    readonly earth: "beetle" | "blueberry" | "brown" | "caterpillar" | "grey" | "ladybug" | "mushroom" | "orange" | "raspberry" | null;
    readonly hole: string | null;
    readonly worm: boolean;
  }
  /** What a player still has to do this round (FOU-A4). */
  export interface Todo {
    readonly ants: number;
    readonly birth: boolean;
    readonly predator: boolean;
  }
  /** One line of a score sheet. */
  export interface Points {
    readonly rule: string;
    readonly points: number;
  }
  /** A cell of the main board that is in play, and what lies on it. Ants are with their players. */
  export interface Ground {
    readonly cell: string;
    readonly lies: "beetle" | "blueberry" | "caterpillar" | "empty" | "ladybug" | "mushroom" | "nest" | "pheromone" | "raspberry" | "water";
    readonly owner: number | null;
    readonly hole: number;
    readonly holder: number | null;
    readonly predator: "grasshopper" | "spider" | "worm" | null;
  }
  /** Where a predator stands; null: it has not come yet (FOU-A16). */
  export interface Prowler {
    readonly predator: "grasshopper" | "spider" | "worm";
    readonly cell: string | null;
    readonly owner: number | null;
  }
  /** A card that the viewer has put under a pile: so many cards lie above it. */
  export interface Known {
    readonly objective: Objective;
    readonly above: number;
  }
  /** What is in the hand of the seat whose turn it is while its action goes on. */
  export interface Held {
    readonly ant: "digger" | "farmer" | "hunter" | null;
    readonly number: number;
    readonly goal: string | null;
    readonly via: readonly string[];
    readonly predator: "grasshopper" | "spider" | "worm" | null;
  }
  export interface Edition {
    readonly name: Name;
    readonly box: Contents;
    readonly player: Share;
    readonly resources: Reserve;
    readonly births: Births;
    readonly sections: Sections;
    readonly centres: Centres;
    readonly board: Sides;
    readonly nest: Nest;
    readonly objectives: Objectives;
  }
  export interface Name {
    readonly fr: string;
    readonly en: string;
  }
  /** How many of each the box has. */
  export interface Contents {
    readonly objectives: number;
    readonly ants: number;
    readonly pheromones: number;
    readonly dug: number;
    readonly holes: number;
    readonly inner: number;
    readonly resources: number;
    readonly empty: number;
    readonly births: number;
    readonly masks: number;
    readonly players: number;
  }
  /** What each player gets (FOU-S2). */
  export interface Share {
    readonly ants: number;
    readonly pheromones: number;
    readonly dug: number;
    readonly holes: number;
  }
  export interface Reserve {
    readonly ladybug: number;
    readonly caterpillar: number;
    readonly beetle: number;
    readonly raspberry: number;
    readonly blueberry: number;
    readonly mushroom: number;
    readonly orange: number;
    readonly grey: number;
    readonly brown: number;
  }
  /** FOU-A6: the tiles with blank backs, and those that come with more players. */
  export interface Births {
    readonly blank: readonly ("digger" | "farmer" | "hunter")[];
    readonly fourth: "digger" | "farmer" | "hunter";
    readonly fifth: "digger" | "farmer" | "hunter";
    readonly sixth: "digger" | "farmer" | "hunter";
  }
  /** FOU-S1: those of the players, by how many they are. */
  export interface Sections {
    readonly two: string;
    readonly three: string;
    readonly four: string;
    readonly five: string;
    readonly six: string;
  }
  export interface Centres {
    readonly a: readonly [number, number];
    readonly b: readonly [number, number];
    readonly c: readonly [number, number];
    readonly d: readonly [number, number];
    readonly e: readonly [number, number];
    readonly f: readonly [number, number];
    readonly g: readonly [number, number];
  }
  export interface Sides {
    readonly large: Side;
    readonly small: Side;
  }
  /** A side of the main board: each section in five rows. */
  export interface Side {
    readonly a: readonly string[];
    readonly b: readonly string[];
    readonly c: readonly string[];
    readonly d: readonly string[];
    readonly e: readonly string[];
    readonly f: readonly string[];
    readonly g: readonly string[];
  }
  export interface Nest {
    readonly surface: string;
    readonly rows: readonly string[];
  }
  export interface Objectives {
    readonly hunter: readonly Card[];
    readonly farmer: readonly Card[];
    readonly digger: readonly Card[];
  }
  export interface Card {
    readonly needs: string;
    readonly points: number;
    readonly copies: number;
    readonly four: number;
  }
  export type Options = Fourmidable;
  export type Outlook = Facts;
  export type Reason = Facts;
  export type Action = Draw | Muster | Forecast | Pick | Go | Via | Direct | Open | Keep | Hatch | Call | Send | Reveal | Pass;
  export type Event = Began | Drew | Dealt | Mustered | Dawned | Spun | Foretold | Picked | Walked | Marked | Gathered | Dug | Opened | Studied | Looked | Learned | Kept | Full | Hatched | Called | Prowled | Revealed | Declined | Asked | Rewarded | Ended;
  export type View = FourmidableView;
}
