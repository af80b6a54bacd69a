// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/games/cigale/model.py, edition.py and game.py.

export type Insect = "bee" | "butterfly" | "caterpillar" | "dragonfly" | "ladybug" | "mantis";
export type Path = "cloth" | "stone" | "tiles" | "wood";
export type Phase = "choosing" | "collecting" | "empowering" | "ended" | "guessing" | "paying" | "placing" | "trading";
export type Power = "barter" | "consolation" | "exchange" | "peek" | "prestige" | "stock";
export interface Cigale {
  readonly game: "cigale";
  readonly players: number;
  readonly mode: string;
  readonly edition: string;
  readonly single_file: boolean;
}
/** Put one of the six ants on a card (CIG-A2). */
export interface Put { readonly type: "Put"; readonly cell: string }
/** Choose a path type in secret (CIG-A3, CIG-W4). */
export interface Choose { readonly type: "Choose"; readonly path: Path }
/** Look, as Cicada, at one of the tokens that the Ant did not choose (CIG-P5). */
export interface Peek { readonly type: "Peek" }
/** Put the Cicada on a card that bears an ant, as a guess of its path (CIG-A4). */
export interface Guess { readonly type: "Guess"; readonly cell: string }
/** Take this card for the insect card that is due (CIG-W7). */
export interface Collect { readonly type: "Collect"; readonly cell: string }
/** Discard an insect card just collected for the power of its insect (CIG-P2). */
export interface Empower { readonly type: "Empower"; readonly card: Card }
export type Card = readonly [path: Path, insect: Insect | null];
/** Buy a provision on offer (CIG-W8). */
export interface Buy { readonly type: "Buy"; readonly provision: string }
/** Pay one card of the reserve towards the price (CIG-W17). */
export interface Pay { readonly type: "Pay"; readonly card: Card }
/** Pay the hidden card towards the price (CIG-P7). */
export interface PayHidden { readonly type: "PayHidden" }
/** Exchange an own provision for one of another seat, or (null) for one on offer (CIG-P8). */
export interface Exchange {
  readonly type: "Exchange"; readonly give: string; readonly take: string; readonly owner: number | null;
}
/** Take no power (CIG-P2), or buy and exchange nothing more (CIG-W8, CIG-P8). */
export interface Decline { readonly type: "Decline" }
/** A round begins with these roles (CIG-S2, CIG-A9). */
export interface Began {
  readonly type: "Began"; readonly round: number; readonly seat: number; readonly cicada: number; readonly rule: string;
}
export interface Placed {
  readonly type: "Placed"; readonly seat: number; readonly cell: string; readonly ants: number; readonly rule: string;
}
/** A seat has chosen a path, which stays secret. */
export interface Chose { readonly type: "Chose"; readonly seat: number; readonly rule: string }
/** Sent only to the seat that chose: its path. */
export interface Token { readonly type: "Token"; readonly path: Path; readonly rule: string }
export interface Peeked { readonly type: "Peeked"; readonly seat: number; readonly rule: string }
/** Sent only to the Cicada that peeked: a token that the Ant did not choose. */
export interface Saw { readonly type: "Saw"; readonly path: Path; readonly rule: string }
export interface Guessed {
  readonly type: "Guessed"; readonly seat: number; readonly cell: string; readonly path: Path; readonly rule: string;
}
/** All tokens are shown, by seat; null: that seat had none. */
export interface Revealed {
  readonly type: "Revealed";
  readonly seat: number;
  readonly path: Path;
  readonly caught: boolean;
  readonly tokens: readonly (Path | null)[];
  readonly rule: string;
}
/** Autumn: a number of cards of a path is collected; its cube stands at that slot, and some cards bear insects. */
export interface Shelved {
  readonly type: "Shelved";
  readonly seat: number;
  readonly path: Path;
  readonly cards: number;
  readonly slot: number;
  readonly insects: number;
  readonly rule: string;
}
/** Insect cards are laid face up before a seat: in the variant CIG-A15, or all of them at the end (CIG-A16). */
export interface Laid {
  readonly type: "Laid"; readonly seat: number; readonly cards: readonly Card[]; readonly rule: string;
}
/** Winter: collected cards go into the reserve (CIG-W6). */
export interface Collected {
  readonly type: "Collected"; readonly seat: number; readonly cards: readonly Card[]; readonly rule: string;
}
/** The Ant takes this card for the insect card that was due at `due` (CIG-W7). */
export interface Took {
  readonly type: "Took";
  readonly seat: number;
  readonly cell: string;
  readonly card: Card;
  readonly due: string;
  readonly rule: string;
}
/** A card is drawn from the pile, face up (CIG-W1, W5, W12 or P6). */
export interface Drew { readonly type: "Drew"; readonly seat: number; readonly card: Card; readonly rule: string }
export interface Empowered {
  readonly type: "Empowered";
  readonly seat: number;
  readonly power: Power;
  readonly card: Card;
  readonly owner: number | null;
  readonly rule: string;
}
/** A seat has drawn a hidden card (CIG-P7). */
export interface Stocked { readonly type: "Stocked"; readonly seat: number; readonly rule: string }
/** Sent only to its holder: the hidden card. */
export interface Stock { readonly type: "Stock"; readonly card: Card; readonly rule: string }
/** The hidden card of a seat that lost the power is discarded (CIG-P7). */
export interface Discarded {
  readonly type: "Discarded"; readonly seat: number; readonly card: Card; readonly rule: string;
}
export interface Buying {
  readonly type: "Buying"; readonly seat: number; readonly provision: string; readonly rule: string;
}
export interface Paid {
  readonly type: "Paid"; readonly seat: number; readonly card: Card; readonly hidden: boolean; readonly rule: string;
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
/** A seat takes no power (CIG-P2), buys nothing (CIG-W8) or exchanges nothing (CIG-P8). */
export interface Declined { readonly type: "Declined"; readonly seat: number; readonly rule: string }
/** The discard is shuffled and becomes the pile (CIG-W10). */
export interface Shuffled { readonly type: "Shuffled"; readonly cards: number; readonly rule: string }
export interface Turned { readonly type: "Turned"; readonly cell: string; readonly card: Card; readonly rule: string }
export interface Offered { readonly type: "Offered"; readonly provision: string; readonly rule: string }
export interface Ended {
  readonly type: "Ended"; readonly winners: readonly number[]; readonly points: number; readonly rule: string;
}
/** The view of a seat: the position without its hidden parts. */
export interface CigaleView {
  readonly seat: number;
  readonly square: readonly (Card | null)[];
  readonly pile: number;
  readonly discard: readonly Card[];
  readonly ants: readonly string[];
  readonly ant: number;
  readonly cicada: number;
  readonly phase: Phase;
  readonly chosen: readonly boolean[];
  readonly token: Path | null;
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
  readonly seen: Path | null;
}
export interface Edition {
  readonly name: Name;
  readonly cards: Deck;
  readonly points: Points;
  readonly powers: Powers;
  readonly provisions: readonly Provision[];
}
/** Name of a card or a place in each language. */
export interface Name { readonly fr: string; readonly en: string }
export interface Deck { readonly cloth: Cards; readonly tiles: Cards; readonly stone: Cards; readonly wood: Cards }
/** Copies of the cards of one path, plain and with each insect. */
export interface Cards {
  readonly plain: number;
  readonly bee: number;
  readonly ladybug: number;
  readonly dragonfly: number;
  readonly caterpillar: number;
  readonly mantis: number;
  readonly butterfly: number;
}
export interface Points { readonly shelf: readonly number[]; readonly insects: readonly number[] }
/** The insect that brings each power. */
export interface Powers {
  readonly barter: Insect;
  readonly prestige: Insect;
  readonly peek: Insect;
  readonly consolation: Insect;
  readonly stock: Insect;
  readonly exchange: Insect;
}
export interface Provision {
  readonly id: string;
  readonly fr: string;
  readonly en: string;
  readonly price: Readonly<Record<string, number>>;
  readonly players: number;
}
export interface PutOutlook {
  readonly type: "PutOutlook"; readonly cell: string; readonly card: Card; readonly ants: number;
}
export interface ChooseOutlook {
  readonly type: "ChooseOutlook"; readonly path: Path; readonly role: "ant" | "red"; readonly cards: number;
}
/** The token is drawn at random, so no field says which. */
export interface PeekOutlook { readonly type: "PeekOutlook" }
export interface GuessOutlook {
  readonly type: "GuessOutlook";
  readonly cell: string;
  readonly path: Path;
  readonly cards: number;
  readonly seat: number;
}
export interface CollectOutlook { readonly type: "CollectOutlook"; readonly cell: string; readonly card: Card }
export interface EmpowerOutlook {
  readonly type: "EmpowerOutlook"; readonly card: Card; readonly power: Power; readonly owner: number | null;
}
export interface BuyOutlook {
  readonly type: "BuyOutlook"; readonly provision: string; readonly points: number; readonly pays: readonly Card[];
}
export interface PayOutlook {
  readonly type: "PayOutlook"; readonly card: Card; readonly provision: string; readonly pays: readonly Card[];
}
export interface PayHiddenOutlook { readonly type: "PayHiddenOutlook"; readonly card: Card; readonly provision: string }
export interface ExchangeOutlook {
  readonly type: "ExchangeOutlook";
  readonly give: string;
  readonly take: string;
  readonly owner: number | null;
  readonly points: number;
}
export interface DeclineOutlook { readonly type: "DeclineOutlook"; readonly what: "buy" | "exchange" | "power" }
/** Refusal because the game has ended; its rule is the rule that ended it. */
export interface Over { readonly type: "Over"; readonly why: "over" }
/** Another seat's turn, another kind of action is due, or an unknown move (CIG-A1, CIG-W16). */
export interface OrderReason {
  readonly type: "OrderReason";
  readonly why: "mode" | "spectator" | "step" | "turn" | "unknown";
  readonly phase: Phase;
  readonly seat: number;
  readonly count: number;
}
/** Reason against Put: not beside the other ants (CIG-A2); a gap or a group smaller than six cards (CIG-W15). */
export interface PutReason {
  readonly type: "PutReason"; readonly why: "apart" | "file" | "gap" | "group" | "occupied"; readonly cell: string;
}
export interface ChooseReason { readonly type: "ChooseReason"; readonly path: Path }
export interface GuessReason { readonly type: "GuessReason"; readonly cell: string }
export interface PeekReason { readonly type: "PeekReason"; readonly why: "power" | "twice" }
/** Reason against Collect (CIG-W7). */
export interface CollectReason {
  readonly type: "CollectReason"; readonly cell: string; readonly insect: Insect; readonly due: string;
}
/** Reason against Empower. CIG-P2: the card was not collected this round, it is too late, or the seat is the Cicada.
 *  CIG-P10: the power is in the box, or the seat's own. */
export interface EmpowerReason {
  readonly type: "EmpowerReason";
  readonly why: "box" | "cicada" | "collected" | "late" | "yours";
  readonly card: Card;
  readonly power: Power;
}
/** Reason against Buy: not on offer, or one was bought (CIG-W8); the price cannot be paid (CIG-W17). */
export interface BuyReason {
  readonly type: "BuyReason";
  readonly why: "bought" | "offer" | "price";
  readonly provision: string;
  readonly missing: number;
}
/** Reason against Pay (CIG-W17). */
export interface PayReason {
  readonly type: "PayReason"; readonly why: "fit" | "reserve"; readonly card: Card; readonly provision: string;
}
export interface PayHiddenReason { readonly type: "PayHiddenReason"; readonly why: "fit" | "none" }
/** Reason against Exchange (CIG-P8). */
export interface ExchangeReason {
  readonly type: "ExchangeReason";
  readonly why: "offer" | "power" | "self" | "theirs" | "used" | "yours";
  readonly give: string;
  readonly take: string;
  readonly owner: number | null;
}
export type Options = Cigale;
export type Action = Put | Choose | Peek | Guess | Collect | Empower | Buy | Pay | PayHidden | Exchange | Decline;
export type Event =
  | Began
  | Placed
  | Chose
  | Token
  | Peeked
  | Saw
  | Guessed
  | Revealed
  | Shelved
  | Laid
  | Collected
  | Took
  | Drew
  | Empowered
  | Stocked
  | Stock
  | Discarded
  | Buying
  | Paid
  | Bought
  | Exchanged
  | Declined
  | Shuffled
  | Turned
  | Offered
  | Ended;
export type View = CigaleView;
export type Outlook =
  | PutOutlook
  | ChooseOutlook
  | PeekOutlook
  | GuessOutlook
  | CollectOutlook
  | EmpowerOutlook
  | BuyOutlook
  | PayOutlook
  | PayHiddenOutlook
  | ExchangeOutlook
  | DeclineOutlook;
export type Reason =
  | Over
  | OrderReason
  | PutReason
  | ChooseReason
  | GuessReason
  | PeekReason
  | CollectReason
  | EmpowerReason
  | BuyReason
  | PayReason
  | PayHiddenReason
  | ExchangeReason;
