/** Premoves: a tile of the line, as long as it lies there and costs no more. New tiles are added behind it. */
import { say } from "../../i18n";
import type { Premoves } from "../ui";
import { expert, type Micropolis } from "./model";

interface LineTile {
  readonly tile: number;
  readonly place: number; // its place in the line, which is its cost
}

export const premoves: Premoves<Micropolis> = {
  conditions([action], { view }): LineTile | null {
    const lies = action?.type === "Take" ? view.line[action.place - 1] : undefined;
    return lies && action?.type === "Take" ? { tile: lies.tile, place: action.place } : null;
  },
  actionsNow([action], then, { view }) {
    const { tile, place } = then as LineTile,
      now = view.line.findIndex((lies) => lies.tile === tile) + 1;
    return action?.type === "Take" && !view.question && now > 0 && now <= place ? [{ ...action, place: now }] : null;
  },
  words([action], context) {
    if (action?.type !== "Take") return "";
    return say("micropolis-choice", {
      place: action.place,
      side: action.side,
      anthill: expert(context.game) ? action.anthill : 0,
    });
  },
};
