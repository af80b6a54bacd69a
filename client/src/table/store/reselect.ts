/** Offers from scene to scene. Boards hand offers back as objects; only here are they compared. */
import type { Offer } from "../../games/ui";
import type { Scene } from "../../server/wire";
import { equal } from "./equal";

/** The same offer among those of a newer scene; null: there is none. An action is offered once a scene. */
export function reselect(old: Offer | null, offers: readonly Offer[]): Offer | null {
  if (!old || offers.includes(old)) return old;
  return offers.find(({ action }) => equal(action, old.action)) ?? null;
}

/** Give a scene the offers of the one before, if they are equal: as the same objects, so that a selection stays. */
export function keepOffers(before: Scene | null, scene: Scene): void {
  if (before?.seat === scene.seat && equal(before.offers, scene.offers))
    Object.assign(scene, { offers: before.offers });
}
