/** Look-up of a scene's offers, by type and fields of their actions. */
import type { BoardContext, GameTypes, Offer } from "../../games/ui";

export function offersOf<O extends { readonly action: { readonly type: string } }, T extends O["action"]["type"]>(
  offers: readonly O[],
  type: T,
): (O & { readonly action: Extract<O["action"], { readonly type: T }> })[] {
  return offers.filter(
    (offer): offer is O & { readonly action: Extract<O["action"], { readonly type: T }> } => offer.action.type === type,
  );
}

/** Select an offer; if it is null, refuse the action that was meant. */
export function selectOrRefuse<K extends GameTypes>(
  context: BoardContext<K>,
  offer: Offer<K> | null | undefined,
  meant: K["action"],
): void {
  if (offer) context.select(offer);
  else context.refuse(meant);
}
