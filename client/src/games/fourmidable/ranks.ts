/** The ranks of Solo, as the edition has them. */
import type { Edition } from "./model";

export type Rank = "clever" | "brilliant" | "fantastic" | "magnificent";

export interface Rung {
  readonly above: number; // points; more than these
  readonly rank: Rank;
}

/** From the lowest to the highest. */
export function rungsOf(edition: Edition): readonly Rung[] {
  return [...(edition.solo?.ranks ?? [])].sort((one, other) => one.above - other.above);
}

/** How many rungs so many points have passed: 0 is none. */
export const heightOf = (edition: Edition, points: number): number =>
  rungsOf(edition).filter(({ above }) => points > above).length;

/** The drawing of a rank, by that number. */
export const moundOf = (height: number): string => `rank-${height}`;
