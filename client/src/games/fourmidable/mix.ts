/** Objectives or ants of three types, counted out. */
import { offersOf } from "../../table/store/offers";
import type { FourmidableContext, FourmidableOffer, Mix } from "./model";

/** How many are to be named: objectives or ants. */
export function mixes({ offers }: FourmidableContext): { offer: FourmidableOffer; mix: Mix }[] {
  return [...offersOf(offers, "Draw"), ...offersOf(offers, "Muster")].map((offer) => ({
    offer,
    mix: [offer.action.hunters, offer.action.farmers, offer.action.diggers],
  }));
}

export const sumOf = (mix: Mix): number => mix[0] + mix[1] + mix[2];

/** What is counted out, or advised; at first as even as it goes. */
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

/** One more or less of a type; one more than all takes it from the largest of the others. */
export function changeMix(mix: Mix, index: number, by: 1 | -1, whole: number): Mix {
  const next = [...mix] as [number, number, number];
  next[index]! += by;
  if (sumOf(next) > whole) {
    const from = [0, 1, 2].filter((other) => other !== index).sort((one, other) => next[other]! - next[one]!)[0]!;
    next[from]! -= 1;
  }
  return next;
}
