// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/coach/review.py.
import type { AnyAction, AnyOutlook } from "../wire";

export type Mark = "good" | "inexact" | "mistake" | "blunder";
export interface Review {
  readonly version: number;
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly moves: number;
  readonly ended: string;
  readonly places: readonly number[];
  readonly seed: number;
  readonly playouts: number;
  readonly thresholds: readonly [number, number, number];
  readonly seats: readonly SeatReview[];
  readonly curve: readonly Point[];
  readonly turning: readonly Turning[];
}
/** Equal for games that differ only in what this seat could not know. */
export interface SeatReview {
  readonly seat: number;
  readonly judged: number;
  readonly accuracy: number | null;
  readonly good: number;
  readonly inexact: number;
  readonly mistakes: number;
  readonly blunders: number;
  readonly given: number;
  readonly taken: number;
  readonly decisions: readonly Decision[];
  readonly strokes: readonly LuckSwing[];
  readonly turning: readonly Turning[];
}
/** A move of a seat that had a choice. */
export interface Decision {
  readonly move: number;
  readonly line: number;
  readonly seat: number;
  readonly action: AnyAction;
  readonly outlook: AnyOutlook;
  readonly options: number;
  readonly before: Chances;
  readonly after: Chances;
  readonly loss: number;
  readonly mark: "blunder" | "good" | "inexact" | "mistake";
  readonly better: AnyAction | null;
  readonly better_line: readonly Ply[];
  readonly played_line: readonly Ply[];
  readonly why: Why | null;
}
/** By seat. */
export interface Chances {
  readonly first: readonly number[];
  readonly place: readonly number[];
}
/** A move of a line; the outlook says what it would do, in the facts of the game's words for that action. */
export interface Ply {
  readonly seat: number;
  readonly action: AnyAction;
  readonly outlook: AnyOutlook;
}
/** What speaks for a move, against another (`instead`: what was played; in a hint: what else one might have played).
 *  Points are those that players count (`Table.score`). */
export interface Why {
  readonly topic: "allow" | "both" | "facts" | "gain" | "later" | "lose" | "mix" | "win";
  readonly gain: number;
  readonly instead: number;
  readonly seat: number;
  readonly allows: number;
  readonly spares: number;
  readonly costs: number;
  readonly loses: number;
  readonly turns: number;
  readonly mix: readonly Share[];
  readonly facts: readonly Fact[];
}
/** Of a mix. */
export interface Share {
  readonly action: AnyAction;
  readonly outlook: AnyOutlook;
  readonly hundredths: number;
}
/** Something that the game can tell, as it is after this move and after the other (words: <game>-coach-<what>). */
export interface Fact {
  readonly what: string;
  readonly this: number;
  readonly instead: number;
  readonly turns: number;
}
/** What chance did to a seat with a move, of anybody. */
export interface LuckSwing {
  readonly move: number;
  readonly line: number;
  readonly swing: number;
}
/** Where the game turned: by a decision of `seat`, or by luck that fell to it. */
export interface Turning {
  readonly kind: "luck" | "move";
  readonly move: number;
  readonly line: number;
  readonly seat: number;
  readonly swing: number;
}
/** The curve after a move, as anybody could see it; move 0 is the beginning. */
export interface Point {
  readonly move: number;
  readonly line: number;
  readonly seat: number;
  readonly acted: Chances;
  readonly fell: Chances | null;
}
/** Before a move is made: is it a blunder? */
export interface Caution {
  readonly mark: "blunder" | "good" | "inexact" | "mistake";
  readonly loss: number;
  readonly before: Chances;
  readonly after: Chances;
  readonly better: AnyAction | null;
  readonly better_line: readonly Ply[];
  readonly why: Why | null;
}
