// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/games/fourmidable/model.py, edition.py and game.py.

export interface Fourmidable {
  readonly game: "fourmidable";
  readonly players: number;
  readonly mode: string;
  readonly edition: string;
  readonly worm_in_rooms: boolean;
  readonly first_leads: boolean;
  readonly choose_species: boolean;
}
/** FOU-I1, X3: a species that nobody has yet. */
export interface Adopt {
  readonly type: "Adopt";
  readonly species: "architect" | "diplomat" | "flying" | "insomniac" | "predator" | "strategist";
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
/** FOU-A17: on its way the ant crosses that empty terrain and marks it; from Intermediate on, it marks that next. */
export interface Via {
  readonly type: "Via";
  readonly cell: string;
}
/** FOU-A17: on its way the ant crosses no empty terrain but what was chosen, and what every way crosses; from
 *  Intermediate on, if every way from there marks something more, it goes the shortest. */
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
/** FOU-A5: take a birth tile of that type. FOU-C28: or an ant of that type is born by a special card. */
export interface Hatch {
  readonly type: "Hatch";
  readonly ant: "digger" | "farmer" | "hunter";
}
/** FOU-A5: all else is done, no birth tile can be taken, and no special card gives birth. */
export interface GiveUp {
  readonly type: "GiveUp";
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
/** FOU-I2: a special card, in one's own action; what it is played upon, if that is to be said, is the next move. */
export interface PlayCard {
  readonly type: "PlayCard";
  readonly card: string;
}
/** FOU-E1, E2: the power of one's species, once in its round; upon what is the next move. */
export interface UsePower {
  readonly type: "UsePower";
}
/** FOU-C31, E1: one of one's pheromones on that empty terrain. */
export interface Claim {
  readonly type: "Claim";
  readonly cell: string;
}
/** FOU-C30: the pheromone there goes back to its owner, and empty terrain is left. */
export interface Erase {
  readonly type: "Erase";
  readonly cell: string;
}
/** FOU-I2: after an action, no card and no power any more. */
export interface Done {
  readonly type: "Done";
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
/** FOU-X5: one ant of that type to begin with, in turn. */
export interface Recruit {
  readonly type: "Recruit";
  readonly ant: "digger" | "farmer" | "hunter";
}
/** FOU-X2: an ant in the library pays an open objective of its type. */
export interface Complete {
  readonly type: "Complete";
  readonly card: string;
}
/** FOU-X2: what could be completed is let be. */
export interface Leave {
  readonly type: "Leave";
}
/** FOU-X4: keep this special card of the hand. FOU-P2: choose it. */
export interface Draft {
  readonly type: "Draft";
  readonly card: string;
}
/** FOU-P4: of the cells that are as near, the predator eats there. */
export interface Hunt {
  readonly type: "Hunt";
  readonly cell: string;
}
/** FOU-P5: of the open objectives that the predators can pay, they complete this one. */
export interface Rob {
  readonly type: "Rob";
  readonly card: string;
}
/** FOU-S5: the first player, and whether the first round is a day. */
export interface Began {
  readonly type: "Began";
  readonly seat: number;
  readonly day: boolean;
  readonly rule: string;
}
/** FOU-I1, X3: a species, dealt or chosen. */
export interface Adopted {
  readonly type: "Adopted";
  readonly seat: number;
  readonly species: "architect" | "diplomat" | "flying" | "insomniac" | "predator" | "strategist";
  readonly rule: string;
}
/** FOU-I1: a seat has been dealt so many special cards. */
export interface Equipped {
  readonly type: "Equipped";
  readonly seat: number;
  readonly specials: number;
  readonly rule: string;
}
/** To the one who was dealt them. */
export interface Received {
  readonly type: "Received";
  readonly specials: readonly Special[];
  readonly rule: string;
}
/** A special card. Its id is its effect's and its mark: "C4-day". Cards that are alike have the same id. */
export interface Special {
  readonly card: string;
  readonly effect: string;
  readonly mark: "day" | "night" | null;
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
  readonly needs: readonly (
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
  )[];
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
  readonly path: readonly string[];
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
  readonly resource:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry";
  readonly cell: string;
  readonly pheromone: boolean;
  readonly rule: string;
}
/** FOU-K12: an earth of one's own nest. */
export interface Dug {
  readonly type: "Dug";
  readonly seat: number;
  readonly resource:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry";
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
/** FOU-A5: no birth this round. */
export interface GaveUp {
  readonly type: "GaveUp";
  readonly seat: number;
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
  readonly eaten:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
    | null;
  readonly rule: string;
}
/** FOU-I2: a special card, which is out of the game now. */
export interface Played {
  readonly type: "Played";
  readonly seat: number;
  readonly special: Special;
  readonly rule: string;
}
/** FOU-I7, C33: points of a special card. */
export interface Scored {
  readonly type: "Scored";
  readonly seat: number;
  readonly points: number;
  readonly rule: string;
}
/** FOU-E1, E2. */
export interface Used {
  readonly type: "Used";
  readonly seat: number;
  readonly species: "architect" | "diplomat" | "flying" | "insomniac" | "predator" | "strategist";
  readonly rule: string;
}
/** FOU-C30: whose pheromone, and where. */
export interface Erased {
  readonly type: "Erased";
  readonly seat: number;
  readonly cell: string;
  readonly owner: number;
  readonly rule: string;
}
/** FOU-I8: a special card that counts at the end. */
export interface Crowned {
  readonly type: "Crowned";
  readonly seat: number;
  readonly special: Special;
  readonly points: number;
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
/** FOU-X1: another objective lies open. */
export interface Uncovered {
  readonly type: "Uncovered";
  readonly objective: Objective;
  readonly rule: string;
}
/** FOU-X2. */
export interface Completed {
  readonly type: "Completed";
  readonly seat: number;
  readonly objective: Objective;
  readonly completed: number;
  readonly rule: string;
}
/** FOU-X2: a seat completes nothing in the library. */
export interface Left {
  readonly type: "Left";
  readonly seat: number;
  readonly rule: string;
}
/** FOU-X5. */
export interface Recruited {
  readonly type: "Recruited";
  readonly seat: number;
  readonly ant: "digger" | "farmer" | "hunter";
  readonly number: number;
  readonly rule: string;
}
/** FOU-X7: at the end of an action, a pheromone on empty terrain where an ant of the seat stands. */
export interface Claimed {
  readonly type: "Claimed";
  readonly seat: number;
  readonly cell: string;
  readonly rule: string;
}
/** FOU-X4, P2: a seat has kept a special card. */
export interface Drafted {
  readonly type: "Drafted";
  readonly seat: number;
  readonly rule: string;
}
/** FOU-X4: to each seat, the hand that came. */
export interface Handed {
  readonly type: "Handed";
  readonly specials: readonly Special[];
  readonly rule: string;
}
/** FOU-X4: the hands go to the left. */
export interface PassedOn {
  readonly type: "PassedOn";
  readonly step: number;
  readonly specials: number;
  readonly rule: string;
}
/** FOU-C19 to C21, E6: a seat looks at the next objectives of the pile. */
export interface Peeked {
  readonly type: "Peeked";
  readonly seat: number;
  readonly looked: number;
  readonly rule: string;
}
/** FOU-P4: a tile from the bag, and the predator that eats it. */
export interface Drawn {
  readonly type: "Drawn";
  readonly seat: number;
  readonly resource:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry";
  readonly predator: "grasshopper" | "spider" | "worm";
  readonly cells: number;
  readonly rule: string;
}
/** FOU-P5: predators complete an open objective. */
export interface Robbed {
  readonly type: "Robbed";
  readonly objective: Objective;
  readonly robbed: number;
  readonly rule: string;
}
/** FOU-P6: the end of a game alone. */
export interface Ranked {
  readonly type: "Ranked";
  readonly seat: number;
  readonly points: number;
  readonly rank: "brilliant" | "clever" | "fantastic" | "magnificent" | null;
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
  readonly phase:
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
  readonly shown?: OnDisplay;
  readonly draft?: DraftView;
  readonly solo?: SoloView;
  readonly specials?: readonly Special[];
  readonly played?: readonly Special[];
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
  readonly lore?: Lore;
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
  readonly earth:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
    | null;
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
/** What everybody sees of a player from Intermediate on. */
export interface Lore {
  readonly species: "architect" | "diplomat" | "flying" | "insomniac" | "predator" | "strategist" | null;
  readonly specials: number;
  readonly laid: readonly Special[];
  readonly leaves: number;
  readonly born: boolean;
  readonly used: boolean;
  readonly power: boolean;
  readonly preyed: "grasshopper" | "spider" | "worm" | null;
  readonly extra: "grasshopper" | "spider" | "worm" | null;
}
/** A cell of the main board that is in play, and what lies on it. Ants are with their players. */
export interface Ground {
  readonly cell: string;
  readonly lies:
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
/** A card that the viewer has put under a pile, or has looked at on the one pile: so many cards lie above it. */
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
  readonly more?: More;
}
/** What special cards and powers have brought into an action that goes on. */
export interface More {
  readonly by: string;
  readonly resume:
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
    | "walking"
    | null;
  readonly gathered:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
    | null;
  readonly stride: number;
  readonly crosses: boolean;
  readonly leaps: boolean;
  readonly reach: number;
  readonly looked: boolean;
}
/** FOU-X1: one pile for all types. */
export interface OnDisplay {
  readonly open: readonly Objective[];
  readonly pile: number;
  readonly tops: readonly (readonly number[])[];
}
/** FOU-X4: what the viewer has seen of the draft, and what everybody knows of it. */
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
  readonly ranks: readonly (readonly [number, "brilliant" | "clever" | "fantastic" | "magnificent"])[];
  readonly rank: "brilliant" | "clever" | "fantastic" | "magnificent" | null;
  readonly wanted:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
    | null;
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
  readonly specials: readonly SpecialCard[];
  readonly species: readonly ("architect" | "diplomat" | "flying" | "insomniac" | "predator" | "strategist")[];
  readonly open: OpenObjectives | null;
  readonly solo: Solo | null;
}
/** Name of a card or a place in each language. */
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
  readonly specials: number;
  readonly species: number;
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
  readonly hunter: readonly PrintedObjective[];
  readonly farmer: readonly PrintedObjective[];
  readonly digger: readonly PrintedObjective[];
}
export interface PrintedObjective {
  readonly needs: string;
  readonly points: number;
  readonly copies: number;
  readonly four: number;
}
/** One of the 37 effects (FOU-C1 to C37), and how many cards of it there are: without a mark, of the day, of the
 *  night (FOU-I4). */
export interface SpecialCard {
  readonly effect: string;
  readonly plain: number;
  readonly day: number;
  readonly night: number;
}
/** FOU-X1: how many objectives lie open, by how many players there are. */
export interface OpenObjectives {
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly five: number;
  readonly six: number;
}
/** FOU-P1 to P6. */
export interface Solo {
  readonly side: "large" | "small";
  readonly open: number;
  readonly bag: number;
  readonly added: number;
  readonly rounds: number;
  readonly ranks: readonly RankPoints[];
}
/** FOU-P6: who has more than so many points has the rank. */
export interface RankPoints {
  readonly above: number;
  readonly rank: "brilliant" | "clever" | "fantastic" | "magnificent";
}
export interface AdoptOutlook {
  readonly type: "AdoptOutlook";
  readonly species: "architect" | "diplomat" | "flying" | "insomniac" | "predator" | "strategist";
}
export interface DrawOutlook {
  readonly type: "DrawOutlook";
  readonly hunters: number;
  readonly farmers: number;
  readonly diggers: number;
  readonly trap: boolean;
}
export interface MusterOutlook {
  readonly type: "MusterOutlook";
  readonly hunters: number;
  readonly farmers: number;
  readonly diggers: number;
}
export interface ForecastOutlook {
  readonly type: "ForecastOutlook";
  readonly weather: "rain" | "sun" | "wind";
  readonly ant: "digger" | "farmer" | "hunter";
}
export interface PickOutlook {
  readonly type: "PickOutlook";
  readonly ant: "digger" | "farmer" | "hunter";
  readonly number: number;
  readonly cell: string;
  readonly where: "board" | "hole" | "nest";
  readonly steps: number;
  readonly cells: number;
  readonly gather: number;
}
export interface GoOutlook {
  readonly type: "GoOutlook";
  readonly ant: "digger" | "farmer" | "hunter";
  readonly number: number;
  readonly cell: string;
  readonly what: "bare" | "complete" | "dig" | "full" | "gather" | "hole" | "library" | "stay" | "unpaid" | "walk";
  readonly resource:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
    | null;
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
export interface OpenOutlook {
  readonly type: "OpenOutlook";
  readonly cell: string;
  readonly hole: number;
}
export interface KeepOutlook {
  readonly type: "KeepOutlook";
  readonly card: string;
  readonly ant: "digger" | "farmer" | "hunter";
  readonly needs: readonly (
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
  )[];
  readonly points: number;
}
export interface HatchOutlook {
  readonly type: "HatchOutlook";
  readonly ant: "digger" | "farmer" | "hunter";
  readonly left: number;
  readonly tiles: number;
}
/** Nobody is born this round. */
export interface GiveUpOutlook {
  readonly type: "GiveUpOutlook";
}
export interface CallOutlook {
  readonly type: "CallOutlook";
  readonly predator: "grasshopper" | "spider" | "worm";
  readonly cells: number;
}
export interface SendOutlook {
  readonly type: "SendOutlook";
  readonly predator: "grasshopper" | "spider" | "worm";
  readonly cell: string;
  readonly owner: number | null;
  readonly eaten:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
    | null;
}
export interface PlayCardOutlook {
  readonly type: "PlayCardOutlook";
  readonly card: string;
  readonly effect: string;
  readonly mark: "day" | "night" | null;
  readonly points: number;
  readonly steps: number | null;
  readonly distance: number | null;
}
export interface UsePowerOutlook {
  readonly type: "UsePowerOutlook";
  readonly species: "architect" | "diplomat" | "flying" | "insomniac" | "predator" | "strategist";
}
export interface ClaimOutlook {
  readonly type: "ClaimOutlook";
  readonly cell: string;
}
export interface EraseOutlook {
  readonly type: "EraseOutlook";
  readonly cell: string;
  readonly owner: number;
}
/** The turn is over. */
export interface DoneOutlook {
  readonly type: "DoneOutlook";
}
export interface RevealOutlook {
  readonly type: "RevealOutlook";
  readonly card: string;
  readonly ant: "digger" | "farmer" | "hunter";
  readonly needs: readonly (
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
  )[];
  readonly points: number;
  readonly revealed: number;
  readonly goal: number;
}
export interface PassOutlook {
  readonly type: "PassOutlook";
  readonly final: boolean;
}
export interface RecruitOutlook {
  readonly type: "RecruitOutlook";
  readonly ant: "digger" | "farmer" | "hunter";
  readonly number: number;
}
export interface CompleteOutlook {
  readonly type: "CompleteOutlook";
  readonly card: string;
  readonly ant: "digger" | "farmer" | "hunter";
  readonly needs: readonly (
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
  )[];
  readonly points: number;
  readonly completed: number;
  readonly goal: number;
}
export interface LeaveOutlook {
  readonly type: "LeaveOutlook";
  readonly count: number;
}
export interface DraftOutlook {
  readonly type: "DraftOutlook";
  readonly card: string;
  readonly effect: string;
  readonly mark: "day" | "night" | null;
  readonly kept: number;
  readonly left: number;
}
export interface HuntOutlook {
  readonly type: "HuntOutlook";
  readonly predator: "grasshopper" | "spider" | "worm";
  readonly cell: string;
  readonly eaten:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
    | null;
}
export interface RobOutlook {
  readonly type: "RobOutlook";
  readonly card: string;
  readonly ant: "digger" | "farmer" | "hunter";
  readonly needs: readonly (
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
  )[];
  readonly points: number;
}
/** Refusal because the game has ended; its rule is the rule that ended it. */
export interface Over {
  readonly type: "Over";
  readonly why: "over";
}
/** Somebody else's turn, or something else is to be done; or there is no such move at all. */
export interface NotNow {
  readonly type: "NotNow";
  readonly why: "spectator" | "step" | "turn" | "unknown";
  readonly phase:
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
  readonly seat: number;
  readonly count: number;
  readonly predator: "grasshopper" | "spider" | "worm" | null;
}
/** Draw. */
export interface ShortPile {
  readonly type: "ShortPile";
  readonly why: "pile";
  readonly ant: "digger" | "farmer" | "hunter";
  readonly cards: number;
}
/** Pick. */
export interface NoAnt {
  readonly type: "NoAnt";
  readonly why: "moved" | "none";
  readonly ant: "digger" | "farmer" | "hunter";
  readonly cell: string;
}
/** Go. */
export interface NoGoal {
  readonly type: "NoGoal";
  readonly why:
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
  readonly ant: "digger" | "farmer" | "hunter";
  readonly steps: number;
  readonly cell: string;
  readonly owner: number | null;
  readonly predator: "grasshopper" | "spider" | "worm" | null;
  readonly hole: string | null;
  readonly distance: number | null;
}
/** Open. */
export interface NoSite {
  readonly type: "NoSite";
  readonly why: "ant" | "far" | "hole" | "masked" | "own-hole" | "pheromone" | "predator" | "resource" | "water";
  readonly cell: string;
  readonly distance: number;
  readonly owner: number | null;
  readonly predator: "grasshopper" | "spider" | "worm" | null;
}
/** Via, Direct. */
export interface NoWay {
  readonly type: "NoWay";
  readonly why: "direct" | "next" | "way";
  readonly cell: string;
}
/** Keep. */
export interface NoCard {
  readonly type: "NoCard";
  readonly why: "card";
}
/** Hatch. */
export interface NoBirth {
  readonly type: "NoBirth";
  readonly why: "level" | "queen" | "supply" | "tile" | "twice";
  readonly ant: "digger" | "farmer" | "hunter";
}
/** GiveUp: what is to be done first. */
export interface NotIdle {
  readonly type: "NotIdle";
  readonly why: "ants" | "birth" | "predator";
}
/** Call. */
export interface NoCall {
  readonly type: "NoCall";
  readonly why: "level" | "same" | "solo" | "target" | "twice";
  readonly predator: "grasshopper" | "spider" | "worm";
}
/** Send. */
export interface NoLair {
  readonly type: "NoLair";
  readonly why: "ant" | "board" | "hole" | "masked" | "pheromone" | "predator" | "room" | "same" | "surface" | "water";
  readonly predator: "grasshopper" | "spider" | "worm";
  readonly cell: string;
  readonly owner: number | null;
}
/** Adopt. */
export interface Taken {
  readonly type: "Taken";
  readonly why: "taken";
  readonly species: "architect" | "diplomat" | "flying" | "insomniac" | "predator" | "strategist";
  readonly owner: number;
}
/** PlayCard. */
export interface NoPlay {
  readonly type: "NoPlay";
  readonly why:
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
  readonly card: string;
  readonly effect: string;
  readonly mark: "day" | "night" | null;
}
/** UsePower. */
export interface NoPower {
  readonly type: "NoPower";
  readonly why: "day" | "elsewhere" | "night" | "none" | "pile" | "spent" | "supply" | "target" | "when";
  readonly species: "architect" | "diplomat" | "flying" | "insomniac" | "predator" | "strategist" | null;
}
/** Claim. */
export interface NoClaim {
  readonly type: "NoClaim";
  readonly why: "ant" | "hole" | "masked" | "own" | "pheromone" | "predator" | "resource" | "water";
  readonly cell: string;
  readonly owner: number | null;
  readonly predator: "grasshopper" | "spider" | "worm" | null;
}
/** Erase. */
export interface NoErase {
  readonly type: "NoErase";
  readonly why: "covered" | "none";
  readonly cell: string;
}
/** Reveal. */
export interface NoReveal {
  readonly type: "NoReveal";
  readonly why: "early" | "hand" | "missing";
  readonly card: string;
  readonly missing: number;
  readonly resource:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
    | null;
}
/** Complete. */
export interface NotCompleted {
  readonly type: "NotCompleted";
  readonly why: "ant" | "missing" | "open";
  readonly card: string;
  readonly ant: "digger" | "farmer" | "hunter";
  readonly missing: number;
  readonly resource:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry"
    | null;
}
/** Leave. */
export interface NotLeft {
  readonly type: "NotLeft";
  readonly why: "played";
}
/** Draft. */
export interface NoDraft {
  readonly type: "NoDraft";
  readonly why: "hand";
  readonly card: string;
}
/** Hunt. */
export interface NoHunt {
  readonly type: "NoHunt";
  readonly why: "far" | "food" | "lair";
  readonly predator: "grasshopper" | "spider" | "worm";
  readonly cell: string;
  readonly resource:
    | "beetle"
    | "blueberry"
    | "brown"
    | "caterpillar"
    | "grey"
    | "ladybug"
    | "mushroom"
    | "orange"
    | "raspberry";
}
/** Rob. */
export interface NoRob {
  readonly type: "NoRob";
  readonly why: "open" | "unpaid";
  readonly card: string;
}
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
