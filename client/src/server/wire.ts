// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/server/protocol/, with those of the games on the shelf.
import type * as coach from "../coach/wire";
import type * as cigale from "../games/cigale/wire";
import type * as fili_fourmis from "../games/fili_fourmis/wire";
import type * as fourmidable from "../games/fourmidable/wire";
import type * as micropolis from "../games/micropolis/wire";
import type * as wyx from "../games/wyx/wire";

export type { cigale, fili_fourmis, fourmidable, micropolis, wyx };

export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;
export const NOTE_LENGTH = 2000;
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
export type TableClientMessage = Play | Undo | Propose | Answer | End | Why | Hint | Sure | Say | Look;
export type TableServerMessage = Scene | Done | Refused | Hinted | Cautioned | Chat | Presence | Bad;
export type LobbyClientMessage = Seek | Cease | TakeBot;
export type LobbyServerMessage = Lobby | Paired | Done | Refused | Bad;
export type LessonClientMessage = Play | Why | Hint | Show | Step;
export type LessonServerMessage = AtStep | Scene | Done | Refused | Hinted | Demonstrated | Bad;
export type PuzzleClientMessage = Play | Why | Hint | Step | Clue;
export type PuzzleServerMessage = AtStep | Scene | Done | Refused | Hinted | Bad | Clued | Astray | Played | Solved;

export type How = "" | "found" | "hint" | "shown";
export type Quick = "" | "hello" | "luck" | "moment" | "nice" | "oops" | "thanks" | "turn";
export type WhyEnded = "" | "abort" | "draw" | "resign" | "rules" | "stop";
/** Any error over HTTP: the id of a sentence (`trouble-<code>` in the catalogues), and facts for it. */
export interface Trouble { readonly code: string; readonly facts: Readonly<Record<string, number | string>> }
/** A message was carried out; the scene that shows the result comes before or after. */
export interface Done { readonly is: "done"; readonly id: number; readonly number: number }
/** A message was refused; `rule` is a rule of the game, UNDO, STALE, SEAT, HINT, RATE … (`refusal-<rule>`). */
export interface Refused {
  readonly is: "refused"; readonly id: number; readonly rule: string; readonly facts: AnyReason | Facts;
}
/** A message could not be read. */
export interface Bad { readonly is: "bad"; readonly problem: string }
export interface Me { readonly id: string; readonly name: string }
export interface Rename { readonly name: string }
/** A link that opens my seats on a second device, once, within a quarter of an hour. */
export interface DeviceLink { readonly path: string; readonly svg: string }
export interface Token { readonly token: string }
export interface Mode { readonly id: string; readonly players: readonly number[] }
export interface EditionName {
  readonly id: string; readonly fr: string; readonly en: string; readonly modes: readonly string[];
}
/** A setting of a new table: a switch, or one of several numbers or words. */
export interface Option {
  readonly id: string;
  readonly choices: readonly (boolean | number | string)[];
  readonly default: boolean | number | string;
  readonly fits: readonly Mode[];
}
/** A game, with everything that is needed to open a table. */
export interface ShelfGame {
  readonly id: string;
  readonly modes: readonly Mode[];
  readonly options: readonly Option[];
  readonly editions: readonly EditionName[];
  readonly bots: readonly string[];
  readonly secrets: boolean;
  readonly chance: boolean;
  readonly lessons: readonly string[];
}
export interface Rule { readonly id: string; readonly text: string; readonly forbids: Readonly<Record<string, string>> }
export interface Section { readonly title: string; readonly text: readonly string[]; readonly rules: readonly Rule[] }
export interface Rulebook {
  readonly game: string; readonly language: string; readonly title: string; readonly sections: readonly Section[];
}
/** A seat for me. */
export interface MeHere { readonly type: "me"; readonly name?: string }
/** A seat for another person at this screen. */
export interface Here { readonly type: "here"; readonly name: string }
export interface BotSeat { readonly type: "bot"; readonly bot: string }
/** A seat for the holder of the invitation. */
export interface Open { readonly type: "open" }
/** Limits of time, in seconds; without both there is no clock. */
export interface Pace { readonly move?: number | null; readonly game?: number | null; readonly add?: number }
export interface NewTable {
  readonly game: Asked<AnyGame>;
  readonly seats: readonly (MeHere | Here | BotSeat | Open)[];
  readonly pace?: Pace | null;
  readonly hints?: boolean;
  readonly journal?: string;
  readonly public?: boolean;
  readonly shown?: boolean;
}
export interface Opened {
  readonly table: string; readonly invitations: readonly (string | null)[]; readonly watch: string;
}
export interface Join { readonly name?: string }
export interface Joined { readonly table: string; readonly seat: number }
export interface Seat {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly mine: boolean;
  readonly here: boolean;
  readonly away: number | null;
  readonly left: string;
  readonly since: number;
}
/** The summary of a table in a list. */
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
  readonly why_ended: WhyEnded;
  readonly left: boolean;
}
/** The table and the seat of an invitation, before the seat is taken. */
export interface Invited { readonly seat: number; readonly card: Card; readonly pace: Pace | null }
/** Play an action. */
export interface Play {
  readonly do: "play"; readonly id: number; readonly seat: number; readonly seen: number; readonly action: AnyAction;
}
/** Take my last move back, while that is free. */
export interface Undo { readonly do: "undo"; readonly id: number; readonly seat: number; readonly seen: number }
/** Ask the people at the table for a takeback that is not free, a bot in place of a player, a draw or a stop. */
export interface Propose {
  readonly do: "propose";
  readonly id: number;
  readonly seat: number;
  readonly what: "draw" | "replace" | "stop" | "takeback";
  readonly about?: number;
  readonly bot?: string;
}
/** Agree to a proposal, decline it, or withdraw my own. */
export interface Answer {
  readonly do: "answer"; readonly id: number; readonly seat: number; readonly proposal: number; readonly yes: boolean;
}
/** Give up my seat, which ends the game or hands it to a bot, or call off a game that has hardly begun. Scene.ways
 *  lists what is possible now; the others are not asked. */
export interface End {
  readonly do: "end";
  readonly id: number;
  readonly seat: number;
  readonly how: "abort" | "leave" | "resign";
  readonly bot?: string;
}
/** Ask why an action is not legal. */
export interface Why { readonly do: "why"; readonly id: number; readonly seat: number; readonly action: AnyAction }
/** Ask the coach for a move. */
export interface Hint { readonly do: "hint"; readonly id: number; readonly seat: number }
/** Ask the coach about a move before it is played; refused where other people sit. */
export interface Sure {
  readonly do: "sure"; readonly id: number; readonly seat: number; readonly seen: number; readonly action: AnyAction;
}
/** Chat: a text, or one of the quick words. */
export interface Say { readonly do: "say"; readonly id: number; readonly text?: string; readonly word?: Quick }
/** Show me the table as one of my seats, once the curtain is lifted; -1: as a spectator, while it is down. */
export interface Look { readonly do: "look"; readonly id: number; readonly seat: number }
/** A legal action. */
export interface Offer { readonly action: AnyAction; readonly outlook: AnyOutlook }
/** Seconds left when the scene was made, null without a limit; the client counts down for the seats to move. */
export interface Clock {
  readonly move: number | null; readonly game: readonly (number | null)[]; readonly running: boolean;
}
export interface Proposal {
  readonly number: number;
  readonly by: number;
  readonly what: "draw" | "replace" | "stop" | "takeback";
  readonly about: number;
  readonly bot: string;
  readonly yes: readonly number[];
  readonly asked: readonly number[];
}
/** The last proposal, if it was declined or withdrawn. */
export interface Declined {
  readonly number: number;
  readonly by: number;
  readonly what: "draw" | "replace" | "stop" | "takeback";
  readonly seat: number;
}
/** A journal line as the viewer hears it. */
export interface LogLine {
  readonly number: number;
  readonly seat: number;
  readonly undo: boolean;
  readonly events: readonly AnyEvent[];
  readonly kept: number;
  readonly house: "" | "abort" | "draw" | "leave" | "resign" | "stop";
}
export interface Points { readonly rule: string; readonly points: number }
/** Everything that a viewer may know now, and what they may do. */
export interface Scene {
  readonly is: "scene";
  readonly table: string;
  readonly game: AnyGame;
  readonly number: number;
  readonly waiting: readonly number[];
  readonly hints: boolean;
  readonly clock: Clock | null;
  readonly proposal: Proposal | null;
  readonly ended: string;
  readonly why_ended: WhyEnded;
  readonly places: readonly number[];
  readonly tally: readonly (readonly Points[])[];
  readonly next: string;
  readonly imported: boolean;
  readonly public: boolean;
  readonly daily: string;
  readonly declined: Declined | null;
  readonly ways: readonly ("abort" | "draw" | "leave" | "resign" | "stop")[];
  readonly seat: number;
  readonly seats: readonly Seat[];
  readonly view: AnyView;
  readonly offers: readonly Offer[];
  readonly free_undo: boolean;
  readonly news: readonly LogLine[];
}
/** A move that the coach suggests. */
export interface Hinted {
  readonly is: "hinted";
  readonly id: number;
  readonly action: AnyAction;
  readonly outlook: AnyOutlook;
  readonly why: coach.Why | null;
}
/** The coach's opinion of a move. */
export interface Cautioned { readonly is: "cautioned"; readonly id: number; readonly caution: coach.Caution }
export interface Chat {
  readonly is: "chat";
  readonly number: number;
  readonly by: string;
  readonly name: string;
  readonly seat: number;
  readonly text: string;
  readonly at: number;
  readonly word: Quick;
}
/** The people who are connected. */
export interface Presence { readonly is: "presence"; readonly seats: readonly Seat[]; readonly watchers: number }
/** The table after some of its journal lines, as a seat or a spectator may know it. */
export interface Moment {
  readonly number: number;
  readonly last: number;
  readonly view: AnyView;
  readonly told: LogLine | null;
  readonly waiting: readonly number[];
  readonly ended: string;
}
/** The progress of the review of an ended game (docs/explanation/coach.md). */
export interface Reviewing {
  readonly state: "making" | "none" | "ready" | "waiting";
  readonly review: coach.Review | null;
  readonly done: number;
  readonly all: number;
  readonly ahead: number;
}
/** My private note at one of my seats. */
export interface Note { readonly text: string }
/** A table with an open seat that any person may take. */
export interface Waiting {
  readonly game: AnyGame;
  readonly free: number;
  readonly join: string;
  readonly pace: Pace | null;
  readonly imported: boolean;
  readonly opened: number;
  readonly host: string;
  readonly seats: readonly ("bot" | "open" | "person")[];
}
/** A table that is being played and that any person may watch, as its opener chose. */
export interface Showing {
  readonly table: string;
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly number: number;
  readonly looking: number;
  readonly watch: string;
  readonly imported: boolean;
  readonly touched: number;
}
/** My search for players. */
export interface Seeking {
  readonly game: AnyGame; readonly pace: Pace | null; readonly waited: number; readonly bot: string;
}
/** The whole lobby as the viewer sees it. */
export interface Lobby {
  readonly is: "lobby";
  readonly waiting: readonly Waiting[];
  readonly showing: readonly Showing[];
  readonly going: number;
  readonly seeking: Seeking | null;
}
/** The search has ended: I have a seat at this table, with another person or the bot. */
export interface Paired { readonly is: "paired"; readonly table: string }
/** Search for players of the same game at the same pace. */
export interface Seek {
  readonly do: "seek";
  readonly id: number;
  readonly game: Asked<AnyGame>;
  readonly pace?: Pace | null;
  readonly again?: boolean;
}
/** Cancel the search. */
export interface Cease { readonly do: "cease"; readonly id: number }
/** Accept the offered bot. */
export interface TakeBot { readonly do: "bot"; readonly id: number }
/** The result of a game for one player that has ended. */
export interface SoloResult {
  readonly table: string;
  readonly points: number;
  readonly at: number;
  readonly day: string;
  readonly counts: boolean;
  readonly again: boolean;
}
export interface Standing {
  readonly place: number; readonly name: string; readonly points: number; readonly mine: boolean;
}
/** Today's challenge: every player has the same luck. */
export interface Daily {
  readonly day: string;
  readonly seed: string;
  readonly table: string;
  readonly done: boolean;
  readonly played: number;
  readonly standings: readonly Standing[];
}
/** A text in both languages; emphasis is **marked**. */
export interface Both { readonly fr: string; readonly en: string }
/** A lesson in a list. */
export interface LessonName {
  readonly id: string;
  readonly mode: string;
  readonly title: Both;
  readonly minutes: number;
  readonly steps: number;
  readonly headings: number;
}
/** The lessons of a game in their order. */
export interface Course { readonly game: string; readonly lessons: readonly LessonName[] }
/** A thing on the page that a step points at. */
export interface Pointer { readonly what: string; readonly which: string }
/** The texts and pointers of a step; its table comes over the socket. */
export interface LessonStep {
  readonly title: Both | null;
  readonly text: Both;
  readonly ask: Both | null;
  readonly point: readonly Pointer[];
  readonly do: "any" | "look" | "move" | "refused";
  readonly unlit: boolean;
  readonly rules: readonly string[];
  readonly almost: Both | null;
  readonly wrong: readonly Both[];
}
export interface LessonPage {
  readonly game: string;
  readonly id: string;
  readonly mode: string;
  readonly title: Both;
  readonly minutes: number;
  readonly steps: readonly LessonStep[];
  readonly next: string;
}
/** My progress in a lesson. */
export interface NoteLesson {
  readonly game: string;
  readonly lesson: string;
  readonly at: number;
  readonly ticks: readonly number[];
  readonly done: boolean;
}
/** Progress that a browser reports; a lesson that was completed stays completed. */
export interface NoteLessons {
  readonly lessons?: readonly NoteLesson[]; readonly offered?: readonly string[]; readonly merge?: boolean;
}
/** The stored progress of a person in a lesson. */
export interface LessonMark {
  readonly game: string;
  readonly lesson: string;
  readonly at: number;
  readonly line: number;
  readonly of: number;
  readonly ticks: readonly number[];
  readonly done: boolean;
}
/** The stored progress of a person in all lessons, the latest lesson last. */
export interface Lessons { readonly marks: readonly LessonMark[]; readonly offered: readonly string[] }
/** The current step; the scene that shows it follows. A number beyond the last step: the lesson is completed. */
export interface AtStep { readonly is: "step"; readonly step: number; readonly anew: boolean }
/** Go to a step, forward or back; the steps before it are played as their demonstrations show. */
export interface Step { readonly do: "step"; readonly id: number; readonly to: number }
/** Demonstrate the answer of this step. */
export interface Show { readonly do: "show"; readonly id: number }
/** The answer of a step, and the table after it; nothing is played. A step about a refusal has no scene: `why` with
 *  the action shows the refusal. */
export interface Demonstrated {
  readonly is: "demonstrated"; readonly action: AnyAction; readonly outlook: AnyOutlook; readonly scene: Scene | null;
}
/** A puzzle in a list. */
export interface PuzzleCard {
  readonly id: string;
  readonly of: string;
  readonly mode: string;
  readonly players: number;
  readonly question: Both;
  readonly ants: number;
  readonly rating: number;
  readonly how: How;
}
export interface PuzzleDay { readonly day: string; readonly card: PuzzleCard }
/** My results with the puzzles of one game. */
export interface PuzzleStock {
  readonly of: string; readonly count: number; readonly found: number; readonly rating: number; readonly doubt: number;
}
export interface Puzzles {
  readonly today: string; readonly days: readonly PuzzleDay[]; readonly stock: readonly PuzzleStock[];
}
/** The question of a puzzle; its table comes over the socket. */
export interface PuzzleSheet {
  readonly card: PuzzleCard; readonly levels: readonly string[] | null; readonly share: number;
}
/** A hint: a wrong answer that looks right. */
export interface Clued { readonly is: "clue"; readonly text: Both }
/** A wrong move was tried on the table; this is its refutation. Step 0 sets the table up again. */
export interface Astray { readonly is: "astray"; readonly text: Both }
/** The whole answer has been played on the table. */
export interface Played { readonly is: "played" }
/** The puzzle is over: the result, the answer move by move, and its explanation. */
export interface Solved {
  readonly is: "solved";
  readonly how: How;
  readonly answer: readonly Both[];
  readonly why: Both;
  readonly rating: number;
  readonly doubt: number;
  readonly share: number;
}
/** Ask for a hint. */
export interface Clue { readonly do: "clue"; readonly id: number }
