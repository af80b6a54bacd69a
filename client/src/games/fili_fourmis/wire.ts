// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/games/fili_fourmis/model.py, edition.py and game.py.

export interface FiliFourmis {
  readonly game: "fili_fourmis";
  readonly players: number;
  readonly mode: string;
  readonly edition: string;
  readonly strict_contact: boolean;
  readonly middle_breaks_ties: boolean;
  readonly quiet_limit: 20 | 40;
}
/** FIL-O1, O5: this ant of one's own anthill is to come out; where it goes is chosen next. */
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
/** `why`: "ramparts", "stuck", "repeated" or "quiet". `by` what was compared: "ramparts", "entered", "middle"; the
 *  winner's ants there, and the other's. */
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
/** Name of a card or a place in each language. */
export interface Name {
  readonly fr: string;
  readonly en: string;
}
export interface Ground {
  readonly rows: readonly string[];
}
export interface ComeOutOutlook {
  readonly type: "ComeOutOutlook";
  readonly cell: string;
  readonly place: "inside" | "rampart";
}
export interface StartOutlook {
  readonly type: "StartOutlook";
  readonly ant: string;
  readonly cell: string;
  readonly ground: "earth" | "grass";
}
export interface AdvanceOutlook {
  readonly type: "AdvanceOutlook";
  readonly kind: "march" | "out" | "second";
  readonly ant: string;
  readonly head: string;
  readonly cell: string;
  readonly ants: number;
  readonly ground: "earth" | "grass";
  readonly run: boolean;
}
export interface StopOutlook {
  readonly type: "StopOutlook";
}
export interface JoinOutlook {
  readonly type: "JoinOutlook";
  readonly one: string;
  readonly other: string;
  readonly ants: number;
}
/** A file of `ants`, with an end on `one`, and a file of `others`, with an end on `other`. */
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
export interface SpreadOutlook {
  readonly type: "SpreadOutlook";
  readonly cell: string;
}
export interface StepOutlook {
  readonly type: "StepOutlook";
  readonly ant: string;
  readonly cell: string;
  readonly place: "inside" | "rampart";
}
export interface PassOutlook {
  readonly type: "PassOutlook";
}
/** Refusal because the game has ended; its rule is the rule that ended it. */
export interface Over {
  readonly type: "Over";
  readonly why: "over";
}
/** FIL-S3 */
export interface NotYourMove {
  readonly type: "NotYourMove";
  readonly why: "spectator" | "turn" | "unknown";
  readonly seat: number;
}
/** FIL-S4 */
export interface MustPlay {
  readonly type: "MustPlay";
  readonly why: "can" | "only";
}
/** FIL-O1 */
export interface NobodyThere {
  readonly type: "NobodyThere";
  readonly why: "empty" | "enemy" | "gone";
  readonly cell: string;
}
/** FIL-O2 */
export interface NoStart {
  readonly type: "NoStart";
  readonly why: "call" | "far" | "home" | "place" | "shut" | "taken";
  readonly cell: string;
}
/** FIL-O3 */
export interface NoFront {
  readonly type: "NoFront";
  readonly why: "apart" | "away" | "end" | "taken";
  readonly cell: string;
  readonly head: string;
}
/** FIL-O4: the file that binds. */
export interface Unformed {
  readonly type: "Unformed";
  readonly cell: string;
  readonly ants: number;
}
/** FIL-O5: as FIL-O2 and O3 for an ant from inside, and why it may not come yet. */
export interface FromInside {
  readonly type: "FromInside";
  readonly why: "apart" | "away" | "end" | "far" | "home" | "place" | "shut" | "taken" | "walls";
  readonly cell: string;
  readonly head: string;
  readonly ants: number;
}
/** FIL-O6 */
export interface Barred {
  readonly type: "Barred";
  readonly cell: string;
}
/** FIL-M1 */
export interface NoStride {
  readonly type: "NoStride";
  readonly why: "far" | "tail";
  readonly head: string;
  readonly cell: string;
}
/** FIL-M2 */
export interface OnTheRoad {
  readonly type: "OnTheRoad";
  readonly why: "running" | "standing";
  readonly cell: string;
}
/** FIL-M3 */
export interface NoHead {
  readonly type: "NoHead";
  readonly why: "enemy" | "inside" | "middle" | "nobody";
  readonly cell: string;
}
/** FIL-M4 */
export interface TooFew {
  readonly type: "TooFew";
  readonly cell: string;
  readonly ants: number;
}
/** FIL-M5 */
export interface Taken {
  readonly type: "Taken";
  readonly cell: string;
  readonly owner: number;
}
/** FIL-M6 */
export interface TooLong {
  readonly type: "TooLong";
  readonly why: "contact" | "long";
  readonly cell: string;
}
/** FIL-M7 */
export interface AtHome {
  readonly type: "AtHome";
  readonly cell: string;
}
/** FIL-J1 */
export interface NoJoin {
  readonly type: "NoJoin";
  readonly why: "apart" | "long";
  readonly one: string;
  readonly other: string;
  readonly ants: number;
}
/** FIL-J2 */
export interface NoSplit {
  readonly type: "NoSplit";
  readonly why: "apart" | "short";
  readonly one: string;
  readonly other: string;
  readonly ants: number;
}
/** FIL-R1 */
export interface TooEarly {
  readonly type: "TooEarly";
  readonly cell: string;
  readonly ants: number;
}
/** FIL-R2 */
export interface NoGate {
  readonly type: "NoGate";
  readonly why: "closed" | "entering" | "far" | "inside" | "nearest" | "taken";
  readonly cell: string;
}
/** FIL-R4 */
export interface NoStep {
  readonly type: "NoStep";
  readonly why: "far" | "nobody" | "taken";
  readonly cell: string;
}
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
