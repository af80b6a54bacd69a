/** Offers of a scene, as boards look them up: by the type and the fields of their actions. */
import type { BoardContext, GameTypes, Offer } from "../../games/ui";

/** The offers of one type of action. */
export function offersOf<O extends { readonly action: { readonly type: string } }, T extends O["action"]["type"]>(
  offers: readonly O[],
  type: T,
): (O & { readonly action: Extract<O["action"], { readonly type: T }> })[] {
  return offers.filter(
    (offer): offer is O & { readonly action: Extract<O["action"], { readonly type: T }> } => offer.action.type === type,
  );
}

/** Select the offer; where there is none, refuse the action that was meant. */
export function selectOrRefuse<K extends GameTypes>(
  context: BoardContext<K>,
  offer: Offer<K> | null | undefined,
  meant: K["action"],
): void {
  if (offer) context.select(offer);
  else context.refuse(meant);
}
