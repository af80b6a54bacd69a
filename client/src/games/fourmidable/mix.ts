/** Counts of objectives or ants by type, for a choice of a mix. */
import { offersOf } from "../../table/store/offers";
import type { FourmidableContext, FourmidableOffer, Mix } from "./model";

export function mixes({ offers }: FourmidableContext): { offer: FourmidableOffer; mix: Mix }[] {
  return [...offersOf(offers, "Draw"), ...offersOf(offers, "Muster")].map((offer) => ({
    offer,
    mix: [offer.action.hunters, offer.action.farmers, offer.action.diggers],
  }));
}

export const sumOf = (mix: Mix): number => mix[0] + mix[1] + mix[2];

/** Return the mix in progress, or hinted at; at first the most even one. */
export function mixOf(context: FourmidableContext): Mix {
  const ahead = (context.selected ?? context.hovered)?.action;
  if (ahead?.type === "Draw" || ahead?.type === "Muster") return [ahead.hunters, ahead.farmers, ahead.diggers];
  if (context.partial?.mix) return context.partial.mix;
  const spread = (mix: Mix): number => Math.max(...mix) - Math.min(...mix);
  return (
    mixes(context)
      .map(({ mix }) => mix)
      .sort((one, other) => spread(one) - spread(other) || other[0] - one[0] || other[1] - one[1])[0] ?? [0, 0, 0]
  );
}

/** Change a type's count by one; beyond the whole, the largest of the others loses one. */
export function changeMix(mix: Mix, index: number, by: 1 | -1, whole: number): Mix {
  const next = [...mix] as [number, number, number];
  next[index]! += by;
  if (sumOf(next) > whole) {
    const from = [0, 1, 2].filter((other) => other !== index).sort((one, other) => next[other]! - next[one]!)[0]!;
    next[from]! -= 1;
  }
  return next;
}
