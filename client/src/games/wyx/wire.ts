// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/games/wyx/model.py, edition.py and game.py.

export interface Wyx {
  readonly game: "wyx";
  readonly players: number;
  readonly mode: string;
  readonly edition: string;
  readonly open_dispenser: boolean;
  readonly closed_anthills: boolean;
  readonly finish_round: boolean;
}
/** Put the queen on a central cell (WYX-S2). */
export interface Enter { readonly type: "Enter"; readonly cell: string }
/** Take the front domino of a column (counted from 1) and fly (WYX-T2). */
export interface Take { readonly type: "Take"; readonly column: number }
/** Pass, when no visible domino is allowed (WYX-T7). */
export interface Pass { readonly type: "Pass" }
export interface Entered {
  readonly type: "Entered"; readonly seat: number; readonly cell: string; readonly rule: string;
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
/** An ant of `owner` goes back to its supply; an ant of `seat` takes its place. */
export interface Returned {
  readonly type: "Returned";
  readonly owner: number;
  readonly seat: number;
  readonly cell: string;
  readonly rule: string;
}
export interface Placed {
  readonly type: "Placed"; readonly seat: number; readonly cell: string; readonly ants: number; readonly rule: string;
}
/** The queen lands on a cell with her own ants; nothing is placed. */
export interface Stayed { readonly type: "Stayed"; readonly seat: number; readonly cell: string; readonly rule: string }
export interface Showed {
  readonly type: "Showed"; readonly column: number; readonly domino: Domino; readonly rule: string;
}
export interface Passed { readonly type: "Passed"; readonly seat: number; readonly rule: string }
/** With `finish_round`: this seat has placed all its ants, and the round is finished. */
export interface Called { readonly type: "Called"; readonly seat: number; readonly rule: string }
export interface Ended {
  readonly type: "Ended"; readonly winners: readonly number[]; readonly ants: number; readonly rule: string;
}
/** Wyx has no secrets between seats: an unseen domino is unknown to all (WYX-S1). */
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
/** Ants on a cell and their owner. */
export interface Ants { readonly seat: number; readonly ants: number }
export interface Edition {
  readonly name: Name;
  readonly board: Ground;
  readonly ants: Readonly<Record<string, number>>;
  readonly dispenser: Dispenser;
}
/** Name of a card or a place in each language. */
export interface Name { readonly fr: string; readonly en: string }
export interface Ground { readonly rows: readonly string[] }
export interface Dispenser { readonly depth: number; readonly colours: readonly Colour[] }
export interface Colour {
  readonly side: "left" | "right";
  readonly way: "down" | "up";
  readonly columns: readonly number[];
  readonly dominoes: readonly (readonly [number, number])[];
}
export interface EnterOutlook { readonly type: "EnterOutlook"; readonly cell: string }
export interface TakeOutlook {
  readonly type: "TakeOutlook";
  readonly column: number;
  readonly domino: Domino;
  readonly cell: string;
  readonly owner: number | null;
  readonly gain: "ant" | "anthill" | "capture" | "own";
  readonly ants: number;
}
export interface PassOutlook { readonly type: "PassOutlook" }
/** Reason against a move out of turn (WYX-T1). */
export interface NotYourTurn { readonly type: "NotYourTurn"; readonly why: "spectator" | "turn"; readonly seat: number }
/** Reason against Enter (WYX-S2). */
export interface NoEntry {
  readonly type: "NoEntry";
  readonly why: "not-central" | "occupied" | "placed" | "queen-first";
  readonly cell: string | null;
  readonly owner: number | null;
}
/** Reason against Take: no such column, or it is empty (WYX-T2). */
export interface NoDomino {
  readonly type: "NoDomino";
  readonly why: "empty" | "no-column" | "unknown";
  readonly columns: number;
  readonly column: number | null;
}
/** Reason against Take: the queen cannot land there (WYX-T3, T4, T5, T11). */
export interface NoFlight {
  readonly type: "NoFlight";
  readonly column: number;
  readonly domino: Domino;
  readonly cell: string;
  readonly owner: number | null;
}
/** Reason against Pass: a visible domino is allowed (WYX-T7). */
export interface MustFly { readonly type: "MustFly"; readonly column: number; readonly count: number }
/** Refusal because the game has ended; its rule is the rule that ended it. */
export interface Over { readonly type: "Over"; readonly why: "over" }
export type Options = Wyx;
export type Action = Enter | Take | Pass;
export type Event = Entered | Took | Returned | Placed | Stayed | Showed | Passed | Called | Ended;
export type View = WyxView;
export type Outlook = EnterOutlook | TakeOutlook | PassOutlook;
export type Reason = NotYourTurn | NoEntry | NoDomino | NoFlight | MustFly | Over;
