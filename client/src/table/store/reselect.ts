/** Find offers again in a newer scene. Boards pass offers as objects; only this module compares them by value. */
import type { Offer } from "../../games/ui";
import type { Scene } from "../../server/wire";
import { equal } from "./equal";

/** Return the equal offer of a newer scene, or null. A scene offers each action once. */
export function reselect(old: Offer | null, offers: readonly Offer[]): Offer | null {
  if (!old || offers.includes(old)) return old;
  return offers.find(({ action }) => equal(action, old.action)) ?? null;
}

/** Reuse the previous scene's offers if they are equal, so that a selection stays valid. */
export function keepOffers(before: Scene | null, scene: Scene): void {
  if (before?.seat === scene.seat && equal(before.offers, scene.offers))
    Object.assign(scene, { offers: before.offers });
}
