import type { Edition } from "./model";

export type Rank = "clever" | "brilliant" | "fantastic" | "magnificent";

export interface Rung {
  readonly above: number; // points; the rank needs more than these
  readonly rank: Rank;
}

/** Return the ranks from the lowest to the highest. */
export function rungsOf(edition: Edition): readonly Rung[] {
  return [...(edition.solo?.ranks ?? [])].sort((one, other) => one.above - other.above);
}

/** Return the number of ranks that the points exceed; 0: below the first. */
export const heightOf = (edition: Edition, points: number): number =>
  rungsOf(edition).filter(({ above }) => points > above).length;

export const moundOf = (height: number): string => `rank-${height}`;
