// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/games/fourmidable/model.py, edition.py and game.py.

export type AntKind = "digger" | "farmer" | "hunter";
export type Deed = "bare" | "complete" | "dig" | "full" | "gather" | "hole" | "library" | "stay" | "unpaid" | "walk";
export type Lies =
  | "beetle"
  | "blueberry"
  | "caterpillar"
  | "empty"
  | "ladybug"
  | "mushroom"
  | "nest"
  | "pheromone"
  | "raspberry"
  | "water";
export type Mark = "day" | "night";
export type NoBirthWhy = "level" | "queen" | "supply" | "tile" | "twice";
export type NoCallWhy = "level" | "same" | "solo" | "target" | "twice";
export type NoGoalWhy =
  | "ant"
  | "earth"
  | "far"
  | "first"
  | "hole"
  | "masked"
  | "outside"
  | "pheromone"
  | "predator"
  | "site"
  | "tunnel"
  | "water"
  | "worm";
export type NoHuntWhy = "far" | "food" | "lair";
export type NoLairWhy =
  | "ant"
  | "board"
  | "hole"
  | "masked"
  | "pheromone"
  | "predator"
  | "room"
  | "same"
  | "surface"
  | "water";
export type NoPlayWhy =
  | "count"
  | "elsewhere"
  | "full"
  | "hand"
  | "hour"
  | "kind"
  | "pile"
  | "queen"
  | "resource"
  | "supply"
  | "target"
  | "twice"
  | "unpaid"
  | "when";
export type NoPowerWhy = "day" | "elsewhere" | "night" | "none" | "pile" | "spent" | "supply" | "target" | "when";
export type Phase =
  | "acting"
  | "adopting"
  | "bearing"
  | "choosing"
  | "claiming"
  | "closing"
  | "completing"
  | "counting"
  | "drafting"
  | "drawing"
  | "ended"
  | "erasing"
  | "finishing"
  | "forecasting"
  | "hunting"
  | "mustering"
  | "opening"
  | "prowling"
  | "reaping"
  | "robbing"
  | "stocking"
  | "studying"
  | "summoning"
  | "walking";
export type Predator = "grasshopper" | "spider" | "worm";
export type Rank = "brilliant" | "clever" | "fantastic" | "magnificent";
export type Resource =
  | "beetle"
  | "blueberry"
  | "brown"
  | "caterpillar"
  | "grey"
  | "ladybug"
  | "mushroom"
  | "orange"
  | "raspberry";
export type Species = "architect" | "diplomat" | "flying" | "insomniac" | "predator" | "strategist";
export type TieBreakerName = "dug" | "holes" | "pheromones" | "resources" | "triples" | "worm";
export type Weather = "rain" | "sun" | "wind";
export interface Fourmidable {
  readonly game: "fourmidable";
  readonly players: number;
  readonly mode: string;
  readonly edition: string;
  readonly worm_in_rooms: boolean;
  readonly first_leads: boolean;
  readonly choose_species: boolean;
}
/** Choose a species that no player has (FOU-I1, X3). */
export interface Adopt { readonly type: "Adopt"; readonly species: Species }
/** Draw the named number of objectives of each pile, before any card is seen (FOU-K2). */
export interface Draw {
  readonly type: "Draw"; readonly hunters: number; readonly farmers: number; readonly diggers: number;
}
/** Begin with the named number of ants of each type (FOU-K3, FOU-A2). */
export interface Muster {
  readonly type: "Muster"; readonly hunters: number; readonly farmers: number; readonly diggers: number;
}
/** Choose the weather, as holder of the day/night tile, when the spinner shows "?" (FOU-A3). */
export interface Forecast { readonly type: "Forecast"; readonly weather: Weather }
/** Pick an ant of that type on that cell which has not moved this round (FOU-K4); the next move names its goal. */
export interface Pick { readonly type: "Pick"; readonly ant: AntKind; readonly cell: string }
/** Move the picked ant to that cell (FOU-K4); to its own cell: it stays, or comes back to it. */
export interface Go { readonly type: "Go"; readonly cell: string }
/** Let the ant's route cross and mark that empty terrain (FOU-A17); from Intermediate on, mark it next. */
export interface Via { readonly type: "Via"; readonly cell: string }
/** Choose no more empty terrain for the route (FOU-A17). The ant then crosses only the chosen cells and those that
 *  every route crosses; from Intermediate on it goes straight to its goal, without another mark if possible, else by
 *  the shortest route. */
export interface Direct { readonly type: "Direct" }
/** Open the outer hole of the numbered cell just dug (FOU-A8). */
export interface Open { readonly type: "Open"; readonly cell: string }
/** Keep this one of the objectives looked at; the others go under the pile (FOU-A12). */
export interface Keep { readonly type: "Keep"; readonly card: string }
/** Take a birth tile of that type (FOU-A5), or bear that type by a special card (FOU-C28). */
export interface Hatch { readonly type: "Hatch"; readonly ant: AntKind }
/** End the round without a birth (FOU-A5). Everything else is done, and neither a birth tile nor a special card
 *  helps. */
export interface GiveUp { readonly type: "GiveUp" }
/** Choose the predator to move (FOU-A15); the next move names its goal. */
export interface Call { readonly type: "Call"; readonly predator: Predator }
/** Send the called predator there (FOU-A16); the worm: into the nest of `owner`. */
export interface Send { readonly type: "Send"; readonly cell: string; readonly owner: number | null }
/** Play a special card during one's own action (FOU-I2); if it needs a target, the next move names it. */
export interface PlayCard { readonly type: "PlayCard"; readonly card: string }
/** Use the power of one's species (FOU-E1, E2), once in a round of its kind; the next move names the target. */
export interface UsePower { readonly type: "UsePower" }
/** Put one of one's pheromones on that empty terrain (FOU-C31, E1). */
export interface Claim { readonly type: "Claim"; readonly cell: string }
/** Return the pheromone there to its owner and leave empty terrain (FOU-C30). */
export interface Erase { readonly type: "Erase"; readonly cell: string }
/** End the action without another card or power (FOU-I2). */
export interface Done { readonly type: "Done" }
/** Pay for an objective in hand and lay it open (FOU-K14); at any time, also while others move. */
export interface Reveal { readonly type: "Reveal"; readonly card: string }
/** Reveal nothing, or nothing more (FOU-A24, FOU-K15, FOU-A19). */
export interface Pass { readonly type: "Pass" }
/** Take one ant of that type to begin with, in turn (FOU-X5). */
export interface Recruit { readonly type: "Recruit"; readonly ant: AntKind }
/** Complete an open objective: an ant of its type is in the library, and the player pays (FOU-X2). */
export interface Complete { readonly type: "Complete"; readonly card: string }
/** Complete no objective, although one could be paid (FOU-X2). */
export interface Leave { readonly type: "Leave" }
/** Keep this special card of the hand (FOU-X4), or choose it (FOU-P2). */
export interface Draft { readonly type: "Draft"; readonly card: string }
/** Choose where the predator eats, among equally near cells (FOU-P4). */
export interface Hunt { readonly type: "Hunt"; readonly cell: string }
/** Choose the open objective that the predators complete, among those they can pay (FOU-P5). */
export interface Rob { readonly type: "Rob"; readonly card: string }
/** The first player is drawn, and the first round is a day or a night (FOU-S5). */
export interface Began { readonly type: "Began"; readonly seat: number; readonly day: boolean; readonly rule: string }
/** A species is dealt or chosen (FOU-I1, X3). */
export interface Adopted {
  readonly type: "Adopted"; readonly seat: number; readonly species: Species; readonly rule: string;
}
/** A number of special cards is dealt to a seat (FOU-I1). */
export interface Equipped {
  readonly type: "Equipped"; readonly seat: number; readonly specials: number; readonly rule: string;
}
/** Sent only to the seat that was dealt these special cards. */
export interface Received { readonly type: "Received"; readonly specials: readonly Special[]; readonly rule: string }
/** A special card. Its id is its effect and mark, as in "C4-day"; identical cards have the same id. */
export interface Special { readonly card: string; readonly effect: string; readonly mark: Mark | null }
/** The number of objectives that a seat has drawn of each pile (FOU-K2, FOU-A2). */
export interface Drew {
  readonly type: "Drew";
  readonly seat: number;
  readonly hunters: number;
  readonly farmers: number;
  readonly diggers: number;
  readonly rule: string;
}
/** Sent only to the seat that drew these objectives. */
export interface Dealt { readonly type: "Dealt"; readonly cards: readonly Objective[]; readonly rule: string }
/** An objective card. Its id is its needs and points, as in "LLC10"; identical cards have the same id. */
export interface Objective {
  readonly card: string; readonly ant: AntKind; readonly needs: readonly Resource[]; readonly points: number;
}
/** A seat has chosen its first ants (FOU-K3, FOU-A2). */
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
  readonly type: "Dawned"; readonly seat: number; readonly round: number; readonly day: boolean; readonly rule: string;
}
/** The spinner shows a weather (FOU-A3); null is "?". */
export interface Spun {
  readonly type: "Spun"; readonly seat: number; readonly weather: Weather | null; readonly rule: string;
}
/** The holder has chosen the weather on "?" (FOU-A3). */
export interface Foretold {
  readonly type: "Foretold"; readonly seat: number; readonly weather: Weather; readonly rule: string;
}
export interface Picked {
  readonly type: "Picked";
  readonly seat: number;
  readonly ant: AntKind;
  readonly number: number;
  readonly cell: string;
  readonly rule: string;
}
/** An ant has walked from the first cell of its path to the last (FOU-K4). */
export interface Walked {
  readonly type: "Walked";
  readonly seat: number;
  readonly ant: AntKind;
  readonly number: number;
  readonly origin: string;
  readonly cell: string;
  readonly steps: number;
  readonly path: readonly string[];
  readonly rule: string;
}
/** An ant has put a pheromone on empty terrain of its route (FOU-A17). */
export interface Marked { readonly type: "Marked"; readonly seat: number; readonly cell: string; readonly rule: string }
/** A resource is gathered and replaced by a pheromone (FOU-K12, K13). Without a pheromone left, or far from the
 *  seat's own, it leaves empty terrain. */
export interface Gathered {
  readonly type: "Gathered";
  readonly seat: number;
  readonly ant: AntKind;
  readonly resource: Resource;
  readonly cell: string;
  readonly pheromone: boolean;
  readonly rule: string;
}
/** An earth of the seat's own nest is dug (FOU-K12). */
export interface Dug {
  readonly type: "Dug";
  readonly seat: number;
  readonly resource: Resource;
  readonly cell: string;
  readonly rule: string;
}
/** A hole is opened on the main board (FOU-A8). */
export interface Opened {
  readonly type: "Opened"; readonly seat: number; readonly hole: number; readonly cell: string; readonly rule: string;
}
/** A number of objectives of a pile is looked at in the library (FOU-A12). */
export interface Studied {
  readonly type: "Studied";
  readonly seat: number;
  readonly ant: AntKind;
  readonly looked: number;
  readonly rule: string;
}
/** Sent only to the seat that looks at these cards. */
export interface Looked { readonly type: "Looked"; readonly cards: readonly Objective[]; readonly rule: string }
/** One of the cards looked at is kept, the others go under the pile (FOU-A12). */
export interface Learned {
  readonly type: "Learned"; readonly seat: number; readonly ant: AntKind; readonly under: number; readonly rule: string;
}
/** Sent only to the seat that keeps this card. */
export interface Kept { readonly type: "Kept"; readonly card: Objective; readonly rule: string }
/** Nothing is drawn in the library: four objectives are in hand (FOU-A13) or the pile is empty (FOU-A12). */
export interface Full {
  readonly type: "Full";
  readonly seat: number;
  readonly ant: AntKind;
  readonly why: "hand" | "pile";
  readonly rule: string;
}
/** An ant is born (FOU-A5). */
export interface Hatched {
  readonly type: "Hatched";
  readonly seat: number;
  readonly ant: AntKind;
  readonly number: number;
  readonly rule: string;
}
/** A seat has no birth this round (FOU-A5). */
export interface GaveUp { readonly type: "GaveUp"; readonly seat: number; readonly rule: string }
export interface Called {
  readonly type: "Called"; readonly seat: number; readonly predator: Predator; readonly rule: string;
}
/** A predator has moved and eaten (FOU-A15, A16). */
export interface Prowled {
  readonly type: "Prowled";
  readonly seat: number;
  readonly predator: Predator;
  readonly cell: string;
  readonly owner: number | null;
  readonly eaten: Resource | null;
  readonly rule: string;
}
/** A special card is played and out of the game (FOU-I2). */
export interface Played {
  readonly type: "Played"; readonly seat: number; readonly special: Special; readonly rule: string;
}
/** A special card brings points (FOU-I7, C33). */
export interface Scored {
  readonly type: "Scored"; readonly seat: number; readonly points: number; readonly rule: string;
}
/** A species' power is used (FOU-E1, E2). */
export interface Used { readonly type: "Used"; readonly seat: number; readonly species: Species; readonly rule: string }
/** A pheromone is removed (FOU-C30). */
export interface Erased {
  readonly type: "Erased"; readonly seat: number; readonly cell: string; readonly owner: number; readonly rule: string;
}
/** A special card that counts at the end is laid open (FOU-I8). */
export interface Crowned {
  readonly type: "Crowned";
  readonly seat: number;
  readonly special: Special;
  readonly points: number;
  readonly rule: string;
}
/** An objective is revealed (FOU-K14). */
export interface Revealed {
  readonly type: "Revealed";
  readonly seat: number;
  readonly objective: Objective;
  readonly revealed: number;
  readonly rule: string;
}
/** A seat that was asked reveals nothing more (FOU-A24, FOU-K15, FOU-A19). */
export interface Declined { readonly type: "Declined"; readonly seat: number; readonly rule: string }
/** Seats are asked to reveal, before the round closes (FOU-A24) or before the final count (FOU-K15, A19, K19). */
export interface Asked { readonly type: "Asked"; readonly final: boolean; readonly rule: string }
/** A seat wins a bonus card (FOU-A21). */
export interface Rewarded {
  readonly type: "Rewarded";
  readonly seat: number;
  readonly ant: AntKind;
  readonly points: number;
  readonly rule: string;
}
export interface Ended {
  readonly type: "Ended"; readonly winners: readonly number[]; readonly points: number; readonly rule: string;
}
/** Another objective is laid open (FOU-X1). */
export interface Uncovered { readonly type: "Uncovered"; readonly objective: Objective; readonly rule: string }
/** An open objective is completed (FOU-X2). */
export interface Completed {
  readonly type: "Completed";
  readonly seat: number;
  readonly objective: Objective;
  readonly completed: number;
  readonly rule: string;
}
/** A seat chooses to complete nothing in the library (FOU-X2). */
export interface Left { readonly type: "Left"; readonly seat: number; readonly rule: string }
/** A seat has chosen one of its first ants (FOU-X5). */
export interface Recruited {
  readonly type: "Recruited";
  readonly seat: number;
  readonly ant: AntKind;
  readonly number: number;
  readonly rule: string;
}
/** At the end of an action, an ant of the seat has claimed the empty terrain under it (FOU-X7). */
export interface Claimed {
  readonly type: "Claimed"; readonly seat: number; readonly cell: string; readonly rule: string;
}
/** A seat has kept a special card (FOU-X4, P2). */
export interface Drafted { readonly type: "Drafted"; readonly seat: number; readonly rule: string }
/** Sent to each seat: the hand that it receives in the draft (FOU-X4). */
export interface Handed { readonly type: "Handed"; readonly specials: readonly Special[]; readonly rule: string }
/** The hands go to the left (FOU-X4). */
export interface PassedOn {
  readonly type: "PassedOn"; readonly step: number; readonly specials: number; readonly rule: string;
}
/** A seat looks at the next objectives of the pile (FOU-C19 to C21, E6). */
export interface Peeked {
  readonly type: "Peeked"; readonly seat: number; readonly looked: number; readonly rule: string;
}
/** A tile is drawn from the bag; its predator hunts (FOU-P4). */
export interface Drawn {
  readonly type: "Drawn";
  readonly seat: number;
  readonly resource: Resource;
  readonly predator: Predator;
  readonly cells: number;
  readonly rule: string;
}
/** Predators complete an open objective (FOU-P5). */
export interface Robbed {
  readonly type: "Robbed"; readonly objective: Objective; readonly robbed: number; readonly rule: string;
}
/** The solo game ends with a rank (FOU-P6). */
export interface Ranked {
  readonly type: "Ranked";
  readonly seat: number;
  readonly points: number;
  readonly rank: Rank | null;
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
  readonly phase: Phase;
  readonly turn: number;
  readonly first: number;
  readonly day: boolean;
  readonly round: number;
  readonly weather: Weather | null;
  readonly held: Held | null;
  readonly reach: number;
  readonly goal: number;
  readonly still: number;
  readonly stirred: boolean;
  readonly ending: string;
  readonly ended: string;
  readonly shown?: OnDisplay;
  readonly draft?: DraftView;
  readonly solo?: SoloView;
  readonly specials?: readonly Special[];
  readonly played?: readonly Special[];
  readonly ties?: readonly TieBreaker[];
}
/** Public information about a player. */
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
  readonly birth: AntKind | null;
  readonly todo: Todo;
  readonly prowled: boolean;
  readonly passed: boolean;
  readonly points: readonly Points[];
  readonly lore?: Lore;
}
/** An ant; those of a type are numbered from 1. */
export interface Ant { readonly ant: AntKind; readonly number: number; readonly cell: string; readonly moved: boolean }
/** A cell of a nest. */
export interface Chamber {
  readonly cell: string; readonly earth: Resource | null; readonly hole: string | null; readonly worm: boolean;
}
/** A player's remaining actions of this round (FOU-A4). */
export interface Todo { readonly ants: number; readonly birth: boolean; readonly predator: boolean }
/** One line of a score sheet. */
export interface Points { readonly rule: string; readonly points: number }
/** Public information about a player's species and special cards, from Intermediate on. */
export interface Lore {
  readonly species: Species | null;
  readonly specials: number;
  readonly laid: readonly Special[];
  readonly leaves: number;
  readonly born: boolean;
  readonly used: boolean;
  readonly power: boolean;
  readonly preyed: Predator | null;
  readonly extra: Predator | null;
}
/** A cell of the main board in play, and its contents. Ants are listed with their players. */
export interface Ground {
  readonly cell: string;
  readonly lies: Lies;
  readonly owner: number | null;
  readonly hole: number;
  readonly holder: number | null;
  readonly predator: Predator | null;
}
/** A predator and its cell; null: it is not on the board yet (FOU-A16). */
export interface Prowler { readonly predator: Predator; readonly cell: string | null; readonly owner: number | null }
/** A card that the viewer put under a pile, or looked at on the one pile; `above` counts the cards above it. */
export interface Known { readonly objective: Objective; readonly above: number }
/** The action under way of the seat in turn: its ant or predator, and its goal. */
export interface Held {
  readonly ant: AntKind | null;
  readonly number: number;
  readonly goal: string | null;
  readonly via: readonly string[];
  readonly predator: Predator | null;
  readonly more?: More;
}
/** Effects of special cards and powers on the action under way. */
export interface More {
  readonly by: string;
  readonly resume: Phase | null;
  readonly gathered: Resource | null;
  readonly stride: number;
  readonly crosses: boolean;
  readonly leaps: boolean;
  readonly reach: number;
  readonly looked: boolean;
}
/** The open objectives and their pile, one for all types (FOU-X1). */
export interface OnDisplay {
  readonly open: readonly Objective[]; readonly pile: number; readonly tops: readonly (readonly number[])[];
}
/** The draft (FOU-X4): the hands that the viewer saw, and public facts. */
export interface DraftView {
  readonly steps: number;
  readonly hands: readonly (readonly Special[])[];
  readonly kept: readonly Special[];
  readonly pick: Special | null;
  readonly picked: readonly boolean[];
  readonly played: readonly (readonly Special[])[];
}
export interface SoloView {
  readonly bag: readonly number[];
  readonly eaten: readonly number[];
  readonly robbed: readonly Objective[];
  readonly rounds: number;
  readonly ranks: readonly (readonly [number, Rank])[];
  readonly rank: Rank | null;
  readonly wanted: Resource | null;
}
/** A criterion between seats with equal points, and the value of each seat. */
export interface TieBreaker { readonly what: TieBreakerName; readonly values: readonly number[] }
export interface ClientEdition {
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
  readonly specials: readonly SpecialCard[];
  readonly species: readonly Species[];
  readonly open: OpenObjectives | null;
  readonly solo: Solo | null;
  readonly effects: Readonly<Record<string, EffectFacts>>;
  readonly powers: Readonly<Record<string, SpeciesFacts>>;
}
/** Name of a card or a place in each language. */
export interface Name { readonly fr: string; readonly en: string }
/** The number of pieces of each type in the box. */
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
  readonly specials: number;
  readonly species: number;
}
/** The pieces of each player (FOU-S2). */
export interface Share {
  readonly ants: number; readonly pheromones: number; readonly dug: number; readonly holes: number;
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
/** Birth tiles with blank backs, and the tiles added for more players (FOU-A6). */
export interface Births {
  readonly blank: readonly AntKind[]; readonly fourth: AntKind; readonly fifth: AntKind; readonly sixth: AntKind;
}
/** The outer sections in play, by number of players (FOU-S1). */
export interface Sections {
  readonly two: string; readonly three: string; readonly four: string; readonly five: string; readonly six: string;
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
export interface Sides { readonly large: Side; readonly small: Side }
/** One side of the main board: five rows for each section. */
export interface Side {
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly c: readonly string[];
  readonly d: readonly string[];
  readonly e: readonly string[];
  readonly f: readonly string[];
  readonly g: readonly string[];
}
export interface Nest { readonly surface: string; readonly rows: readonly string[] }
export interface Objectives {
  readonly hunter: readonly PrintedObjective[];
  readonly farmer: readonly PrintedObjective[];
  readonly digger: readonly PrintedObjective[];
}
export interface PrintedObjective {
  readonly needs: string; readonly points: number; readonly copies: number; readonly four: number;
}
/** One of the 37 effects (FOU-C1 to C37), and the number of its cards. The fields count cards without a mark, of the
 *  day and of the night (FOU-I4). */
export interface SpecialCard {
  readonly effect: string; readonly plain: number; readonly day: number; readonly night: number;
}
/** The number of open objectives, by number of players (FOU-X1). */
export interface OpenObjectives {
  readonly two: number; readonly three: number; readonly four: number; readonly five: number; readonly six: number;
}
/** Pieces and limits of the solo game (FOU-P1 to P6). */
export interface Solo {
  readonly side: "large" | "small";
  readonly open: number;
  readonly bag: number;
  readonly added: number;
  readonly rounds: number;
  readonly ranks: readonly RankPoints[];
}
/** A rank, and the points that a score must exceed to reach it (FOU-P6). */
export interface RankPoints { readonly above: number; readonly rank: Rank }
/** Facts of a special card's effect for pages. */
export interface EffectFacts { readonly counts: boolean; readonly points: number; readonly open: boolean }
export interface SpeciesFacts { readonly when: Mark | null; readonly open: boolean; readonly wakes: boolean }
export interface AdoptOutlook { readonly type: "AdoptOutlook"; readonly species: Species }
export interface DrawOutlook {
  readonly type: "DrawOutlook";
  readonly hunters: number;
  readonly farmers: number;
  readonly diggers: number;
  readonly trap: boolean;
}
export interface MusterOutlook {
  readonly type: "MusterOutlook"; readonly hunters: number; readonly farmers: number; readonly diggers: number;
}
export interface ForecastOutlook { readonly type: "ForecastOutlook"; readonly weather: Weather; readonly ant: AntKind }
export interface PickOutlook {
  readonly type: "PickOutlook";
  readonly ant: AntKind;
  readonly number: number;
  readonly cell: string;
  readonly where: "board" | "hole" | "nest";
  readonly steps: number;
  readonly cells: number;
  readonly gather: number;
}
export interface GoOutlook {
  readonly type: "GoOutlook";
  readonly ant: AntKind;
  readonly number: number;
  readonly cell: string;
  readonly what: Deed;
  readonly resource: Resource | null;
  readonly ways: number;
  readonly steps: number;
  readonly path: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly pheromone: boolean | null;
}
export interface ViaOutlook {
  readonly type: "ViaOutlook";
  readonly cell: string;
  readonly goal: string;
  readonly cells: readonly string[];
  readonly marks: number;
  readonly ways: number;
  readonly path: readonly string[];
}
export interface DirectOutlook {
  readonly type: "DirectOutlook";
  readonly goal: string;
  readonly cells: readonly string[];
  readonly marks: number;
  readonly path: readonly string[];
}
export interface OpenOutlook { readonly type: "OpenOutlook"; readonly cell: string; readonly hole: number }
export interface KeepOutlook {
  readonly type: "KeepOutlook";
  readonly card: string;
  readonly ant: AntKind;
  readonly needs: readonly Resource[];
  readonly points: number;
}
export interface HatchOutlook {
  readonly type: "HatchOutlook"; readonly ant: AntKind; readonly left: number; readonly tiles: number;
}
/** The round ends without a birth. */
export interface GiveUpOutlook { readonly type: "GiveUpOutlook" }
export interface CallOutlook { readonly type: "CallOutlook"; readonly predator: Predator; readonly cells: number }
export interface SendOutlook {
  readonly type: "SendOutlook";
  readonly predator: Predator;
  readonly cell: string;
  readonly owner: number | null;
  readonly eaten: Resource | null;
}
export interface PlayCardOutlook {
  readonly type: "PlayCardOutlook";
  readonly card: string;
  readonly effect: string;
  readonly mark: Mark | null;
  readonly points: number;
  readonly steps: number | null;
  readonly distance: number | null;
}
export interface UsePowerOutlook { readonly type: "UsePowerOutlook"; readonly species: Species }
export interface ClaimOutlook { readonly type: "ClaimOutlook"; readonly cell: string }
export interface EraseOutlook { readonly type: "EraseOutlook"; readonly cell: string; readonly owner: number }
/** The action is over. */
export interface DoneOutlook { readonly type: "DoneOutlook" }
export interface RevealOutlook {
  readonly type: "RevealOutlook";
  readonly card: string;
  readonly ant: AntKind;
  readonly needs: readonly Resource[];
  readonly points: number;
  readonly revealed: number;
  readonly goal: number;
}
export interface PassOutlook { readonly type: "PassOutlook"; readonly final: boolean }
export interface RecruitOutlook { readonly type: "RecruitOutlook"; readonly ant: AntKind; readonly number: number }
export interface CompleteOutlook {
  readonly type: "CompleteOutlook";
  readonly card: string;
  readonly ant: AntKind;
  readonly needs: readonly Resource[];
  readonly points: number;
  readonly completed: number;
  readonly goal: number;
}
export interface LeaveOutlook { readonly type: "LeaveOutlook"; readonly count: number }
export interface DraftOutlook {
  readonly type: "DraftOutlook";
  readonly card: string;
  readonly effect: string;
  readonly mark: Mark | null;
  readonly kept: number;
  readonly left: number;
}
export interface HuntOutlook {
  readonly type: "HuntOutlook"; readonly predator: Predator; readonly cell: string; readonly eaten: Resource | null;
}
export interface RobOutlook {
  readonly type: "RobOutlook";
  readonly card: string;
  readonly ant: AntKind;
  readonly needs: readonly Resource[];
  readonly points: number;
}
/** Refusal because the game has ended; its rule is the rule that ended it. */
export interface Over { readonly type: "Over"; readonly why: "over" }
/** Another seat's turn, another kind of action is due, or an unknown move. */
export interface NotNow {
  readonly type: "NotNow";
  readonly why: "spectator" | "step" | "turn" | "unknown";
  readonly phase: Phase;
  readonly seat: number;
  readonly count: number;
  readonly predator: Predator | null;
}
/** Reason against Draw. */
export interface ShortPile {
  readonly type: "ShortPile"; readonly why: "pile"; readonly ant: AntKind; readonly cards: number;
}
/** Reason against Pick. */
export interface NoAnt {
  readonly type: "NoAnt"; readonly why: "moved" | "none"; readonly ant: AntKind; readonly cell: string;
}
/** Reason against Go. */
export interface NoGoal {
  readonly type: "NoGoal";
  readonly why: NoGoalWhy;
  readonly ant: AntKind;
  readonly steps: number;
  readonly cell: string;
  readonly owner: number | null;
  readonly predator: Predator | null;
  readonly hole: string | null;
  readonly distance: number | null;
}
/** Reason against Open. */
export interface NoSite {
  readonly type: "NoSite";
  readonly why: "ant" | "far" | "hole" | "masked" | "own-hole" | "pheromone" | "predator" | "resource" | "water";
  readonly cell: string;
  readonly distance: number;
  readonly owner: number | null;
  readonly predator: Predator | null;
}
/** Reason against Via or Direct. */
export interface NoWay { readonly type: "NoWay"; readonly why: "direct" | "next" | "way"; readonly cell: string }
/** Reason against Keep. */
export interface NoCard { readonly type: "NoCard"; readonly why: "card" }
/** Reason against Hatch. */
export interface NoBirth { readonly type: "NoBirth"; readonly why: NoBirthWhy; readonly ant: AntKind }
/** Reason against GiveUp: the kind of action that must come first. */
export interface NotIdle { readonly type: "NotIdle"; readonly why: "ants" | "birth" | "predator" }
/** Reason against Call. */
export interface NoCall { readonly type: "NoCall"; readonly why: NoCallWhy; readonly predator: Predator }
/** Reason against Send. */
export interface NoLair {
  readonly type: "NoLair";
  readonly why: NoLairWhy;
  readonly predator: Predator;
  readonly cell: string;
  readonly owner: number | null;
}
/** Reason against Adopt. */
export interface Taken {
  readonly type: "Taken"; readonly why: "taken"; readonly species: Species; readonly owner: number;
}
/** Reason against PlayCard. */
export interface NoPlay {
  readonly type: "NoPlay";
  readonly why: NoPlayWhy;
  readonly card: string;
  readonly effect: string;
  readonly mark: Mark | null;
}
/** Reason against UsePower. */
export interface NoPower { readonly type: "NoPower"; readonly why: NoPowerWhy; readonly species: Species | null }
/** Reason against Claim. */
export interface NoClaim {
  readonly type: "NoClaim";
  readonly why: "ant" | "hole" | "masked" | "own" | "pheromone" | "predator" | "resource" | "water";
  readonly cell: string;
  readonly owner: number | null;
  readonly predator: Predator | null;
}
/** Reason against Erase. */
export interface NoErase { readonly type: "NoErase"; readonly why: "covered" | "none"; readonly cell: string }
/** Reason against Reveal. */
export interface NoReveal {
  readonly type: "NoReveal";
  readonly why: "early" | "hand" | "missing";
  readonly card: string;
  readonly missing: number;
  readonly resource: Resource | null;
}
/** Reason against Complete. */
export interface NotCompleted {
  readonly type: "NotCompleted";
  readonly why: "ant" | "missing" | "open";
  readonly card: string;
  readonly ant: AntKind;
  readonly missing: number;
  readonly resource: Resource | null;
}
/** Reason against Leave. */
export interface NotLeft { readonly type: "NotLeft"; readonly why: "played" }
/** Reason against Draft. */
export interface NoDraft { readonly type: "NoDraft"; readonly why: "hand"; readonly card: string }
/** Reason against Hunt. */
export interface NoHunt {
  readonly type: "NoHunt";
  readonly why: NoHuntWhy;
  readonly predator: Predator;
  readonly cell: string;
  readonly resource: Resource;
}
/** Reason against Rob. */
export interface NoRob { readonly type: "NoRob"; readonly why: "open" | "unpaid"; readonly card: string }
export type Options = Fourmidable;
export type Action =
  | Adopt
  | Draw
  | Muster
  | Forecast
  | Pick
  | Go
  | Via
  | Direct
  | Open
  | Keep
  | Hatch
  | GiveUp
  | Call
  | Send
  | PlayCard
  | UsePower
  | Claim
  | Erase
  | Done
  | Reveal
  | Pass
  | Recruit
  | Complete
  | Leave
  | Draft
  | Hunt
  | Rob;
export type Event =
  | Began
  | Adopted
  | Equipped
  | Received
  | Drew
  | Dealt
  | Mustered
  | Dawned
  | Spun
  | Foretold
  | Picked
  | Walked
  | Marked
  | Gathered
  | Dug
  | Opened
  | Studied
  | Looked
  | Learned
  | Kept
  | Full
  | Hatched
  | GaveUp
  | Called
  | Prowled
  | Played
  | Scored
  | Used
  | Erased
  | Crowned
  | Revealed
  | Declined
  | Asked
  | Rewarded
  | Ended
  | Uncovered
  | Completed
  | Left
  | Recruited
  | Claimed
  | Drafted
  | Handed
  | PassedOn
  | Peeked
  | Drawn
  | Robbed
  | Ranked;
export type View = FourmidableView;
export type Edition = ClientEdition;
export type Outlook =
  | AdoptOutlook
  | DrawOutlook
  | MusterOutlook
  | ForecastOutlook
  | PickOutlook
  | GoOutlook
  | ViaOutlook
  | DirectOutlook
  | OpenOutlook
  | KeepOutlook
  | HatchOutlook
  | GiveUpOutlook
  | CallOutlook
  | SendOutlook
  | PlayCardOutlook
  | UsePowerOutlook
  | ClaimOutlook
  | EraseOutlook
  | DoneOutlook
  | RevealOutlook
  | PassOutlook
  | RecruitOutlook
  | CompleteOutlook
  | LeaveOutlook
  | DraftOutlook
  | HuntOutlook
  | RobOutlook;
export type Reason =
  | Over
  | NotNow
  | ShortPile
  | NoAnt
  | NoGoal
  | NoSite
  | NoWay
  | NoCard
  | NoBirth
  | NotIdle
  | NoCall
  | NoLair
  | Taken
  | NoPlay
  | NoPower
  | NoClaim
  | NoErase
  | NoReveal
  | NotCompleted
  | NotLeft
  | NoDraft
  | NoHunt
  | NoRob;
