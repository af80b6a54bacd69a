// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/games/fili_fourmis/model.py, edition.py and game.py.

export type FrontFault = "apart" | "away" | "end" | "taken";
export type GroundKind = "earth" | "grass";
export type Place = "inside" | "rampart";
export interface FiliFourmis {
  readonly game: "fili_fourmis";
  readonly players: number;
  readonly mode: string;
  readonly edition: string;
  readonly strict_contact: boolean;
  readonly middle_breaks_ties: boolean;
  readonly quiet_limit: 20 | 40;
}
/** Choose an ant of one's own anthill to come out (FIL-O1, O5); the next move says where. */
export interface ComeOut { readonly type: "ComeOut"; readonly ant: string }
/** Begin a file on this cell with the ant that comes out (FIL-O2, O5). */
export interface Start { readonly type: "Start"; readonly cell: string }
/** Put an ant in front of this head: the one that comes out (FIL-O3), else the last of the file (FIL-M1, M2). */
export interface Advance { readonly type: "Advance"; readonly head: string; readonly to: string }
/** Let no second ant follow on the road (FIL-M2). */
export interface Stop { readonly type: "Stop" }
/** Join two files end to end (FIL-J1); the cells may be named in either order. */
export interface Join { readonly type: "Join"; readonly one: string; readonly other: string }
/** Cut a file between two neighbours (FIL-J2); the cells may be named in either order. */
export interface Split { readonly type: "Split"; readonly one: string; readonly other: string }
/** Enter the enemy's anthill with the file of this head, as far as there is room (FIL-R2). The gate is a rampart. */
export interface Enter { readonly type: "Enter"; readonly head: string; readonly gate: string }
/** Put the next ant onto this rampart, one of several equally near to the gate (FIL-R2). */
export interface Spread { readonly type: "Spread"; readonly cell: string }
/** Move an ant that has entered, to make room (FIL-R4). */
export interface Step { readonly type: "Step"; readonly ant: string; readonly to: string }
/** Pass, when nothing else is possible (FIL-S4). */
export interface Pass { readonly type: "Pass" }
/** An ant is chosen to come out. */
export interface Called { readonly type: "Called"; readonly seat: number; readonly ant: string; readonly rule: string }
/** An ant comes out and begins a file. */
export interface Started {
  readonly type: "Started"; readonly seat: number; readonly ant: string; readonly cell: string; readonly rule: string;
}
/** An ant comes out and becomes the head of a file, which now has `ants` ants. */
export interface Lengthened {
  readonly type: "Lengthened";
  readonly seat: number;
  readonly ant: string;
  readonly cell: string;
  readonly ants: number;
  readonly rule: string;
}
/** The last of a file's `ants` ants goes to the front; `pace` 2: the second one on a road. */
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
  readonly type: "Stopped"; readonly seat: number; readonly head: string; readonly rule: string;
}
/** Two files are joined between these cells; the file now has `ants` ants. */
export interface Joined {
  readonly type: "Joined";
  readonly seat: number;
  readonly one: string;
  readonly other: string;
  readonly ants: number;
  readonly rule: string;
}
/** A file is cut between these cells, into one of `ants` and one of `others`. */
export interface Divided {
  readonly type: "Divided";
  readonly seat: number;
  readonly one: string;
  readonly other: string;
  readonly ants: number;
  readonly others: number;
  readonly rule: string;
}
/** An ant enters the enemy's anthill; its seat now holds `ramparts` ramparts. */
export interface Entered {
  readonly type: "Entered";
  readonly seat: number;
  readonly ant: string;
  readonly cell: string;
  readonly ramparts: number;
  readonly rule: string;
}
/** The last `ants` ants of the file find no room and stay outside (FIL-R3). */
export interface Waited {
  readonly type: "Waited"; readonly seat: number; readonly head: string; readonly ants: number; readonly rule: string;
}
/** An ant moves within the enemy's anthill; its seat now holds `ramparts` ramparts. */
export interface Stepped {
  readonly type: "Stepped";
  readonly seat: number;
  readonly ant: string;
  readonly cell: string;
  readonly ramparts: number;
  readonly rule: string;
}
export interface Passed { readonly type: "Passed"; readonly seat: number; readonly rule: string }
/** The game ends. `why`: "ramparts", "stuck", "repeated" or "quiet". `by`: the number compared, "ramparts",
 *  "entered" or "middle"; `ants` is the winner's, `others` the other seat's. */
export interface Ended {
  readonly type: "Ended";
  readonly winners: readonly number[];
  readonly why: string;
  readonly by: string;
  readonly ants: number;
  readonly others: number;
  readonly rule: string;
}
/** The view of a seat: the whole position, because nothing is hidden. */
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
/** This ant comes out; the seat chooses where. */
export interface Leaving { readonly type: "Leaving"; readonly ant: string }
/** The file with this head is on a road; the seat chooses whether a second ant follows. */
export interface Running { readonly type: "Running"; readonly head: string }
/** The rest of the file with this head enters through the gate; the seat chooses where the next ant goes. */
export interface Entering { readonly type: "Entering"; readonly head: string; readonly gate: string }
export interface Edition { readonly name: Name; readonly board: Ground }
/** Name of a card or a place in each language. */
export interface Name { readonly fr: string; readonly en: string }
export interface Ground { readonly rows: readonly string[] }
export interface ComeOutOutlook { readonly type: "ComeOutOutlook"; readonly cell: string; readonly place: Place }
export interface StartOutlook {
  readonly type: "StartOutlook"; readonly ant: string; readonly cell: string; readonly ground: GroundKind;
}
export interface AdvanceOutlook {
  readonly type: "AdvanceOutlook";
  readonly kind: "march" | "out" | "second";
  readonly ant: string;
  readonly head: string;
  readonly cell: string;
  readonly ants: number;
  readonly ground: GroundKind;
  readonly run: boolean;
}
export interface StopOutlook { readonly type: "StopOutlook" }
export interface JoinOutlook {
  readonly type: "JoinOutlook"; readonly one: string; readonly other: string; readonly ants: number;
}
/** The result is a file of `ants` with an end on `one`, and a file of `others` with an end on `other`. */
export interface SplitOutlook {
  readonly type: "SplitOutlook";
  readonly one: string;
  readonly other: string;
  readonly ants: number;
  readonly others: number;
}
export interface EnterOutlook {
  readonly type: "EnterOutlook";
  readonly head: string;
  readonly cell: string;
  readonly ants: number;
  readonly wait: number;
}
export interface SpreadOutlook { readonly type: "SpreadOutlook"; readonly cell: string }
export interface StepOutlook {
  readonly type: "StepOutlook"; readonly ant: string; readonly cell: string; readonly place: Place;
}
export interface PassOutlook { readonly type: "PassOutlook" }
/** Refusal because the game has ended; its rule is the rule that ended it. */
export interface Over { readonly type: "Over"; readonly why: "over" }
/** FIL-S3: another seat's turn, or an unknown action. */
export interface NotYourMove {
  readonly type: "NotYourMove"; readonly why: "spectator" | "turn" | "unknown"; readonly seat: number;
}
/** FIL-S4: the seat can act and so must, or it can only pass. */
export interface MustPlay { readonly type: "MustPlay"; readonly why: "can" | "only" }
/** FIL-O1: no ant there that could come out. */
export interface NobodyThere {
  readonly type: "NobodyThere"; readonly why: "empty" | "enemy" | "gone"; readonly cell: string;
}
/** FIL-O2: a file cannot begin there. */
export interface NoStart {
  readonly type: "NoStart"; readonly why: "call" | "far" | "home" | "place" | "shut" | "taken"; readonly cell: string;
}
/** FIL-O3: the ant cannot become the head there. */
export interface NoFront {
  readonly type: "NoFront"; readonly why: FrontFault; readonly cell: string; readonly head: string;
}
/** FIL-O4: this unformed file must be served first. */
export interface Unformed { readonly type: "Unformed"; readonly cell: string; readonly ants: number }
/** FIL-O5: the reasons of FIL-O2 and O3 for an ant from inside, or why it may not come out yet. */
export interface FromInside {
  readonly type: "FromInside";
  readonly why: "apart" | "away" | "end" | "far" | "home" | "place" | "shut" | "taken" | "walls";
  readonly cell: string;
  readonly head: string;
  readonly ants: number;
}
/** FIL-O6: enemies block the way to a rampart. */
export interface Barred { readonly type: "Barred"; readonly cell: string }
/** FIL-M1: the cell is not free beside the head. */
export interface NoStride {
  readonly type: "NoStride"; readonly why: "far" | "tail"; readonly head: string; readonly cell: string;
}
/** FIL-M2: a second ant must follow or stop, or no file is running on a road. */
export interface OnTheRoad { readonly type: "OnTheRoad"; readonly why: "running" | "standing"; readonly cell: string }
/** FIL-M3: no end of an own file is there. */
export interface NoHead {
  readonly type: "NoHead"; readonly why: "enemy" | "inside" | "middle" | "nobody"; readonly cell: string;
}
/** FIL-M4: the file has too few ants to advance. */
export interface TooFew { readonly type: "TooFew"; readonly cell: string; readonly ants: number }
/** FIL-M5: an ant stands on the cell. */
export interface Taken { readonly type: "Taken"; readonly cell: string; readonly owner: number }
/** FIL-M6: too many ants in one file, or in two that touch. */
export interface TooLong { readonly type: "TooLong"; readonly why: "contact" | "long"; readonly cell: string }
/** FIL-M7: the cell is in the seat's own anthill. */
export interface AtHome { readonly type: "AtHome"; readonly cell: string }
/** FIL-J1: the files cannot be joined there. */
export interface NoJoin {
  readonly type: "NoJoin";
  readonly why: "apart" | "long";
  readonly one: string;
  readonly other: string;
  readonly ants: number;
}
/** FIL-J2: the file cannot be cut there. */
export interface NoSplit {
  readonly type: "NoSplit";
  readonly why: "apart" | "short";
  readonly one: string;
  readonly other: string;
  readonly ants: number;
}
/** FIL-R1: ants are still at home. */
export interface TooEarly { readonly type: "TooEarly"; readonly cell: string; readonly ants: number }
/** FIL-R2: the file cannot enter there. */
export interface NoGate {
  readonly type: "NoGate";
  readonly why: "closed" | "entering" | "far" | "inside" | "nearest" | "taken";
  readonly cell: string;
}
/** FIL-R4: the ant cannot go there. */
export interface NoStep { readonly type: "NoStep"; readonly why: "far" | "nobody" | "taken"; readonly cell: string }
export type Options = FiliFourmis;
export type Action = ComeOut | Start | Advance | Stop | Join | Split | Enter | Spread | Step | Pass;
export type Event =
  | Called
  | Started
  | Lengthened
  | Advanced
  | Stopped
  | Joined
  | Divided
  | Entered
  | Waited
  | Stepped
  | Passed
  | Ended;
export type View = FiliView;
export type Outlook =
  | ComeOutOutlook
  | StartOutlook
  | AdvanceOutlook
  | StopOutlook
  | JoinOutlook
  | SplitOutlook
  | EnterOutlook
  | SpreadOutlook
  | StepOutlook
  | PassOutlook;
export type Reason =
  | Over
  | NotYourMove
  | MustPlay
  | NobodyThere
  | NoStart
  | NoFront
  | Unformed
  | FromInside
  | Barred
  | NoStride
  | OnTheRoad
  | NoHead
  | TooFew
  | Taken
  | TooLong
  | AtHome
  | NoJoin
  | NoSplit
  | TooEarly
  | NoGate
  | NoStep;
