// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/games/micropolis/model.py, edition.py and game.py.

export interface Micropolis {
  readonly game: "micropolis";
  readonly players: number;
  readonly mode: string;
  readonly edition: string;
  readonly first_leads: boolean;
}
/** MIC-T1: take the tile at that place of the line and set it at one end of the row. Where there is one place only,
 *  it is "right": the first tile, and the one that closes the ring (MIC-T5). */
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
  readonly box: Contents;
  readonly fruits: Readonly<Record<string, number>>;
  readonly layouts: Readonly<Record<string, readonly (readonly ("LI" | "LO" | "RI" | "RO")[])[]>>;
  readonly anthill: Tiles;
}
/** Name of a card or a place in each language. */
export interface Name {
  readonly fr: string;
  readonly en: string;
}
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
export interface Tiles {
  readonly tiles: readonly Tile[];
}
/** Known by its number in the list, from 1. */
export interface Tile {
  readonly layout: string;
  readonly workers: readonly number[];
  readonly bears: readonly (
    | readonly ("blackberry"
    | "cherry"
    | "fig"
    | "gift"
    | "grape"
    | "lemon"
    | "pomegranate"
    | "architect"
    | "nurse1"
    | "nurse2"
    | "nurse3"
    | "nurse4"
    | "queen"
    | "sentinel"
    | "sergeant")[]
  )[];
  readonly barracks: readonly number[];
}
export interface TakeOutlook {
  readonly type: "TakeOutlook";
  readonly place: number;
  readonly side: "left" | "right";
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
/** What is added to the seat's score sheet, line by line. */
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
  readonly type: "LeaveOutlook";
  readonly barracks: number;
  readonly places: number;
  readonly army: number;
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
export interface DoneOutlook {
  readonly type: "DoneOutlook";
  readonly surplus: number;
}
export interface GiveOutlook {
  readonly type: "GiveOutlook";
  readonly owner: number;
  readonly anthill: number;
  readonly army: number;
}
/** MIC-T1. */
export interface NotNow {
  readonly type: "NotNow";
  readonly why: "spectator" | "take" | "turn";
  readonly seat: number;
}
/** MIC-T2. */
export interface NoTile {
  readonly type: "NoTile";
  readonly why: "no-place";
  readonly place: number;
  readonly tiles: number;
}
/** MIC-T2, E3. */
export interface TooDear {
  readonly type: "TooDear";
  readonly why: "soldiers";
  readonly place: number;
  readonly cost: number;
  readonly army: number;
  readonly anthill: number;
}
/** MIC-T5. */
export interface NoSide {
  readonly type: "NoSide";
  readonly why: "one-place" | "unknown";
}
/** MIC-E4. */
export interface NoAnthill {
  readonly type: "NoAnthill";
  readonly why: "finished" | "unknown";
  readonly anthill: number;
}
/** MIC-X3. */
export interface NoToken {
  readonly type: "NoToken";
  readonly tokens: number;
}
/** MIC-T6. */
export interface Unanswered {
  readonly type: "Unanswered";
  readonly why: "barracks" | "sentinel";
}
/** MIC-X5. */
export interface NoBarracks {
  readonly type: "NoBarracks";
  readonly why: "not-there";
  readonly barracks: number;
}
/** MIC-X5. */
export interface NoSwitch {
  readonly type: "NoSwitch";
  readonly why: "changed" | "soldiers";
  readonly barracks: number;
  readonly places: number;
  readonly army: number;
}
/** MIC-T9, E6. */
export interface NobodyNamed {
  readonly type: "NobodyNamed";
  readonly why: "choose" | "nobody";
}
/** MIC-T9, E6. */
export interface NoHeir {
  readonly type: "NoHeir";
  readonly why: "keep" | "own" | "smaller";
  readonly owner: number;
  readonly anthill: number;
  readonly army: number;
  readonly most: number;
}
/** Refusal because the game has ended; its rule is the rule that ended it. */
export interface Over {
  readonly type: "Over";
  readonly why: "over";
}
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
