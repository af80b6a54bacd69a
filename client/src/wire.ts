// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/server/wire.py, and of the games on the shelf.

export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;
export const MESSAGE_BYTES = 16384;
export const JOURNAL_BYTES = 1048576;

export type Facts = Readonly<Record<string, number | string>>;
/** A game as it is asked for: what is left out has its default. */
export type Asked<T extends { game: string }> = Pick<T, "game"> & Partial<Omit<T, "game">>;
export type AnyGame = wyx.Options | micropolis.Options;
export type AnyAction = wyx.Action | micropolis.Action;
export type AnyEvent = wyx.Event | micropolis.Event;
export type AnyView = wyx.View | micropolis.View;
export type AnyEdition = wyx.Edition | micropolis.Edition;
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
export interface ShelfGame {
  readonly id: string;
  readonly modes: readonly Mode[];
  readonly options: readonly string[];
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
  export type Action = Take | Fill | Leave | Switch | Done | Give;
  export type Event = Laid | Led | Took | Gathered | Placed | Completed | Hatched | Hired | Recruited | Filled | Emptied | Left | Rearranged | Renewed | Kept | Passed | Ended;
  export type View = MicropolisView;
}
