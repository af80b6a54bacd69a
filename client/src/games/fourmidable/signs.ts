/** Signs of the table, each with a name and a line of help; the one under the pointer is explained below the board. */
import { signal } from "@preact/signals";
import { say, sayAny } from "../../i18n";
import {
  child,
  type FourmidableContext,
  type Ground,
  KINDS,
  type Node,
  PREDATORS,
  RESOURCES,
  type Resource,
} from "./model";
import { isOpen } from "./special";

/** The sign under the pointer: "ladybug", "empty", "spider", "library" …; "" if the pointer is elsewhere. */
export const sign = signal("");

export const pointAt = (id: string): void => {
  if (sign.peek() !== id) sign.value = id;
};

export function signOn({ lies, owner, hole, predator }: Ground): string {
  return predator ?? (hole ? "hole" : owner !== null ? "pheromone" : lies === "nest" ? "hole" : lies);
}

export function signIn({ cell, hole, chamber }: Node): string {
  if (chamber?.worm) return "worm";
  return cell === "library" || cell === "queen" ? cell : hole ? "hole" : (chamber?.earth ?? "dug");
}

const HELPED: readonly string[] = ["pheromone", "water", "library", "queen", "birth", "bag"];

export const nameOf = (id: string): string =>
  HELPED.includes(id) || id === "empty" ? sayAny(`fourmidable-${id}`) : sayAny(`fourmidable-sign-${id}`);

export function textOf(id: string, context: FourmidableContext): string {
  if (id === "empty")
    return sayAny(`fourmidable-empty.${child(context.game) ? "child" : isOpen(context.view) ? "beside" : "help"}`);
  if (id === "library" && isOpen(context.view)) return say("fourmidable-library.open");
  return HELPED.includes(id) ? sayAny(`fourmidable-${id}.help`) : sayAny(`fourmidable-sign-${id}.text`);
}

/** Return name and help of a sign; "" if it has none. */
export function lineOf(id: string, context: FourmidableContext): string {
  const resource = RESOURCES.indexOf(id as Resource);
  if (resource >= 0)
    return say("fourmidable-sign-resource", { thing: id, ant: KINDS[Math.floor(resource / KINDS.length)]! });
  const predator = PREDATORS.find((one) => one === id);
  if (predator && context.view.solo) return say("fourmidable-sign-hunter", { predator });
  if (predator)
    return say("fourmidable-sign-line", {
      name: sayAny(`fourmidable-predator-${id}`),
      text: say("fourmidable-sign-predator.text"),
    });
  if (child(context.game) && (id === "library" || id === "queen")) return ""; // plain cells at Child (FOU-K1)
  return id && id !== "dug" ? say("fourmidable-sign-line", { name: nameOf(id), text: textOf(id, context) }) : "";
}

/** Return the signs of this table, in the order of the sheet. */
export function signsOf({ view, game }: FourmidableContext): readonly string[] {
  const small = child(game);
  return [
    ...["take", "reach", "useful", "ready", "many", "pheromone", "empty", "water"],
    ...(small ? ["nest"] : ["hole"]),
    "earth",
    ...(small ? [] : ["library", "queen", "birth", "predator", "weather"]),
    ...(view.specials ? ["hour"] : []),
    ...(view.solo ? ["bag"] : []),
  ];
}
