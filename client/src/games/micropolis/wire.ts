// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/games/micropolis/model.py, edition.py and game.py.

export type Fruit = "blackberry" | "cherry" | "fig" | "gift" | "grape" | "lemon" | "pomegranate";
export type Port = "LI" | "LO" | "RI" | "RO";
export type Side = "left" | "right";
export type Specialist = "architect" | "nurse1" | "nurse2" | "nurse3" | "nurse4" | "queen" | "sentinel" | "sergeant";
export interface Micropolis {
  readonly game: "micropolis";
  readonly players: number;
  readonly mode: string;
  readonly edition: string;
  readonly first_leads: boolean;
}
/** Take the tile at that place of the line and put it at one end of the row (MIC-T1). Where there is one place only,
 *  it is "right": the first tile, and the tile that closes the ring (MIC-T5). */
export interface Take {
  readonly type: "Take";
  readonly place: number;
  readonly side: Side;
  readonly anthill: number;
  readonly architect: boolean;
}
/** Fill the barracks just placed with soldiers (MIC-X6). */
export interface Fill { readonly type: "Fill" }
/** Leave the barracks just placed empty (MIC-X6). */
export interface Leave { readonly type: "Leave" }
/** Let the sentinel fill that barracks of the anthill, or empty it (MIC-X5). */
export interface Switch { readonly type: "Switch"; readonly barracks: number }
/** End the sentinel's work (MIC-X5). */
export interface Done { readonly type: "Done" }
/** Hand the Red Army token to that anthill, as Leader (MIC-T9, MIC-E6). */
export interface Give { readonly type: "Give"; readonly seat: number; readonly anthill: number }
/** The first line is laid out. */
export interface Laid { readonly type: "Laid"; readonly tiles: readonly Shown[]; readonly rule: string }
/** A tile from the pile. `bears` is the one thing on it besides workers. That is "cherry", "nurse2", "barracks3" …,
 *  or "several" or "nothing". */
export interface Shown { readonly tile: number; readonly bears: string }
/** This seat begins the game with the Red Army token. */
export interface Led { readonly type: "Led"; readonly seat: number; readonly anthill: number; readonly rule: string }
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
/** The soldiers on the tile join the army; those that do not fit go to the reserve. */
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
  readonly side: Side;
  readonly tiles: number;
  readonly rule: string;
}
export interface Completed {
  readonly type: "Completed"; readonly seat: number; readonly anthill: number; readonly rule: string;
}
/** A nurse's eggs become soldiers; fewer, if army or reserve limit them. */
export interface Hatched {
  readonly type: "Hatched";
  readonly seat: number;
  readonly anthill: number;
  readonly eggs: number;
  readonly soldiers: number;
  readonly rule: string;
}
/** An architect takes a token from the reserve, if there is one. */
export interface Hired { readonly type: "Hired"; readonly seat: number; readonly tokens: number; readonly rule: string }
/** A sergeant of `seat`: the army of `owner`, with the token, loses a soldier and the sergeant's army gains one. */
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
/** The sentinel is done; soldiers above the army's limit go to the reserve. */
export interface Rearranged {
  readonly type: "Rearranged";
  readonly seat: number;
  readonly anthill: number;
  readonly changed: number;
  readonly surplus: number;
  readonly rule: string;
}
/** These tiles join the line; `pile` is the number left in the pile. */
export interface Renewed {
  readonly type: "Renewed"; readonly tiles: readonly Shown[]; readonly pile: number; readonly rule: string;
}
/** The Leader keeps the token. */
export interface Kept {
  readonly type: "Kept"; readonly seat: number; readonly anthill: number; readonly army: number; readonly rule: string;
}
/** The Red Army token goes from `seat` to `owner`, whose army has `army` soldiers. */
export interface Passed {
  readonly type: "Passed";
  readonly seat: number;
  readonly owner: number;
  readonly anthill: number;
  readonly army: number;
  readonly rule: string;
}
export interface Ended {
  readonly type: "Ended"; readonly winners: readonly number[]; readonly points: number; readonly rule: string;
}
/** The view of a seat: everything is public except the order of the pile, unknown to all seats (MIC-S3). */
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
/** A tile of an anthill, and the gallery that each of its pieces belongs to. */
export interface Slice {
  readonly tile: number; readonly galleries: readonly number[]; readonly barracks: readonly Barracks[];
}
export interface Barracks { readonly barracks: number; readonly places: number; readonly full: boolean }
/** The contents and points of one gallery. */
export interface Gallery {
  readonly ants: number;
  readonly tiles: number;
  readonly fruits: readonly Fruit[];
  readonly different: number;
  readonly queens: number;
  readonly harvest: number;
  readonly royal: number;
}
/** One line of a score sheet. */
export interface Points { readonly rule: string; readonly points: number }
/** A tile of the line. The nth from the first costs n - 1 soldiers (MIC-T2). */
export interface Lying { readonly tile: number; readonly soldiers: number }
/** The anthill with the Red Army token; its owner is the Leader. */
export interface Holder { readonly seat: number; readonly anthill: number }
/** A decision that the seat in turn must make before the next tile is taken. */
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
  readonly box: Contents;
  readonly fruits: Readonly<Record<string, number>>;
  readonly layouts: Readonly<Record<string, readonly (readonly Port[])[]>>;
  readonly anthill: Tiles;
}
/** Name of a card or a place in each language. */
export interface Name { readonly fr: string; readonly en: string }
export interface Contents {
  readonly tiles: number;
  readonly foundations: number;
  readonly soldiers: number;
  readonly architects: number;
  readonly sides: number;
  readonly holes: number;
  readonly army: number;
  readonly line: number;
}
export interface Tiles { readonly tiles: readonly Tile[] }
/** A tile; its number is its place in the list, from 1. */
export interface Tile {
  readonly layout: string;
  readonly workers: readonly number[];
  readonly bears: readonly (readonly (Fruit | Specialist)[])[];
  readonly barracks: readonly number[];
}
export interface TakeOutlook {
  readonly type: "TakeOutlook";
  readonly place: number;
  readonly side: Side;
  readonly anthill: number;
  readonly architect: boolean;
  readonly cost: number;
  readonly soldiers: number;
  readonly army: number;
  readonly tile: number;
  readonly bears: string;
  readonly workers: number;
  readonly first: boolean;
  readonly completes: boolean;
  readonly galleries: readonly (readonly number[])[];
  readonly change: Change;
}
/** Points added to the seat's score sheet, line by line. */
export interface Change {
  readonly population: number;
  readonly colony: number;
  readonly harvest: number;
  readonly royal: number;
  readonly red: number;
  readonly garrison: number;
  readonly total: number;
}
export interface FillOutlook {
  readonly type: "FillOutlook";
  readonly barracks: number;
  readonly places: number;
  readonly army: number;
  readonly change: Change;
}
export interface LeaveOutlook {
  readonly type: "LeaveOutlook"; readonly barracks: number; readonly places: number; readonly army: number;
}
export interface SwitchOutlook {
  readonly type: "SwitchOutlook";
  readonly how: "empty" | "fill";
  readonly barracks: number;
  readonly places: number;
  readonly last: boolean;
  readonly army: number;
  readonly change: Change;
}
export interface DoneOutlook { readonly type: "DoneOutlook"; readonly surplus: number }
export interface GiveOutlook {
  readonly type: "GiveOutlook"; readonly owner: number; readonly anthill: number; readonly army: number;
}
/** Another seat's turn, or another kind of action is due (MIC-T1). */
export interface NotNow { readonly type: "NotNow"; readonly why: "spectator" | "take" | "turn"; readonly seat: number }
/** Reason against Take: the line has no such place (MIC-T2). */
export interface NoTile {
  readonly type: "NoTile"; readonly why: "no-place"; readonly place: number; readonly tiles: number;
}
/** Reason against Take: the army has too few soldiers to pay (MIC-T2, E3). */
export interface TooDear {
  readonly type: "TooDear";
  readonly why: "soldiers";
  readonly place: number;
  readonly cost: number;
  readonly army: number;
  readonly anthill: number;
}
/** Reason against Take: not that end of the row (MIC-T5). */
export interface NoSide { readonly type: "NoSide"; readonly why: "one-place" | "unknown" }
/** Reason against Take: the anthill is complete or unknown (MIC-E4). */
export interface NoAnthill {
  readonly type: "NoAnthill"; readonly why: "finished" | "unknown"; readonly anthill: number;
}
/** Reason against Take: the player has no architect token (MIC-X3). */
export interface NoToken { readonly type: "NoToken"; readonly tokens: number }
/** A question about the tile just placed must be answered first (MIC-T6). */
export interface Unanswered { readonly type: "Unanswered"; readonly why: "barracks" | "sentinel" }
/** Reason against Switch: the anthill has no such barracks (MIC-X5). */
export interface NoBarracks { readonly type: "NoBarracks"; readonly why: "not-there"; readonly barracks: number }
/** Reason against Switch: the barracks was changed already, or soldiers lack (MIC-X5). */
export interface NoSwitch {
  readonly type: "NoSwitch";
  readonly why: "changed" | "soldiers";
  readonly barracks: number;
  readonly places: number;
  readonly army: number;
}
/** The Leader must choose an anthill for the token (MIC-T9, E6). */
export interface NobodyNamed { readonly type: "NobodyNamed"; readonly why: "choose" | "nobody" }
/** Reason against Give: the anthill cannot get the token (MIC-T9, E6). */
export interface NoHeir {
  readonly type: "NoHeir";
  readonly why: "keep" | "own" | "smaller";
  readonly owner: number;
  readonly anthill: number;
  readonly army: number;
  readonly most: number;
}
/** Refusal because the game has ended; its rule is the rule that ended it. */
export interface Over { readonly type: "Over"; readonly why: "over" }
export type Options = Micropolis;
export type Action = Take | Fill | Leave | Switch | Done | Give;
export type Event =
  | Laid
  | Led
  | Took
  | Gathered
  | Placed
  | Completed
  | Hatched
  | Hired
  | Recruited
  | Filled
  | Emptied
  | Left
  | Rearranged
  | Renewed
  | Kept
  | Passed
  | Ended;
export type View = MicropolisView;
export type Outlook = TakeOutlook | FillOutlook | LeaveOutlook | SwitchOutlook | DoneOutlook | GiveOutlook;
export type Reason =
  | NotNow
  | NoTile
  | TooDear
  | NoSide
  | NoAnthill
  | NoToken
  | Unanswered
  | NoBarracks
  | NoSwitch
  | NobodyNamed
  | NoHeir
  | Over;
