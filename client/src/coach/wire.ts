// Written by tools/generate_client.py. Do not edit.
// Types of src/formicarium/coach/review.py.
import type { AnyAction, AnyOutlook } from "../server/wire";

export type Mark = "blunder" | "good" | "inexact" | "mistake";
export type Topic = "allow" | "both" | "facts" | "gain" | "later" | "lose" | "mix" | "win";
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
/** Review of one seat; it does not depend on facts that the seat could not know. */
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
/** A move of a seat that had a choice, with its judgement. */
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
  readonly mark: Mark;
  readonly better: AnyAction | null;
  readonly better_line: readonly Ply[];
  readonly played_line: readonly Ply[];
  readonly why: Why | null;
}
/** Chances of all seats, by seat. */
export interface Chances { readonly first: readonly number[]; readonly place: readonly number[] }
/** One move of a line; the outlook holds the facts for the words of that action. */
export interface Ply { readonly seat: number; readonly action: AnyAction; readonly outlook: AnyOutlook }
/** Reasons for a move compared with another: the played one, or in a hint the best alternative. Points are those
 *  that players count (`GameState.score`). */
export interface Why {
  readonly topic: Topic;
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
/** One action of a mix and its share. */
export interface Share { readonly action: AnyAction; readonly outlook: AnyOutlook; readonly hundredths: number }
/** A measure after the better move and after the other; its words are <game>-coach-<what>. */
export interface Fact { readonly what: string; readonly this: number; readonly instead: number; readonly turns: number }
/** Change of a seat's chances by chance, after a move of any seat. */
export interface LuckSwing { readonly move: number; readonly line: number; readonly swing: number }
/** A turning point of the game: a decision of `seat`, or luck that fell to it. */
export interface Turning {
  readonly kind: "luck" | "move";
  readonly move: number;
  readonly line: number;
  readonly seat: number;
  readonly swing: number;
}
/** The curve after a move, from a spectator's view; move 0 is the beginning. */
export interface Point {
  readonly move: number;
  readonly line: number;
  readonly seat: number;
  readonly acted: Chances;
  readonly fell: Chances | null;
}
/** Judgement of a move before it is played. */
export interface Caution {
  readonly mark: Mark;
  readonly loss: number;
  readonly before: Chances;
  readonly after: Chances;
  readonly better: AnyAction | null;
  readonly better_line: readonly Ply[];
  readonly why: Why | null;
}
