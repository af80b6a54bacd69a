/**
 * Premoves of whole moves. The game has no secrets and no chance; a premove depends on the ants it moves, and on the
 * cells of its further steps being free.
 */

import { say } from "../../i18n";
import { equal } from "../../table/store/equal";
import type { Premoves } from "../ui";
import { type Action, aim, boardOf, type Fili, type FiliContext, movers, standing } from "./model";

/** Return the files of the moved ants; null unless all are mine. */
function conditions(actions: readonly Action[], { view, seat }: FiliContext): unknown {
  const stands = standing(view),
    [first, second] = actions,
    ants = first?.type === "ComeOut" ? [first.ant, ...(second ? movers(second) : [])] : first ? movers(first) : [],
    own = ants.map((cell) => stands.get(cell)).filter((who) => who?.seat === seat);
  return ants.length && own.length === ants.length ? own.map((who) => who!.file) : null;
}

function wordsOf(action: Action, first: Action, context: FiliContext): string {
  const cell = aim(action, []) ?? "",
    fileOf = (ant: string): number => standing(context.view).get(ant)?.file.length ?? 1;
  switch (action.type) {
    case "ComeOut":
      return say("fili_fourmis-choice-ComeOut", { cell });
    case "Start":
      return say("fili_fourmis-choice-Start", { cell });
    case "Advance":
      if (first.type === "ComeOut") return say("fili_fourmis-choice-out", { cell, ants: fileOf(action.head) + 1 });
      return action === first
        ? say("fili_fourmis-choice-march", { cell, ants: fileOf(action.head) })
        : say("fili_fourmis-choice-second", { cell });
    case "Enter":
      return say("fili_fourmis-choice-Enter", { cell });
    case "Join":
      return say("fili_fourmis-choice-Join", { ants: fileOf(action.one) + fileOf(action.other) });
    case "Split": {
      const file = standing(context.view).get(action.one)?.file ?? [],
        ants = file.indexOf(action.other);
      return say("fili_fourmis-choice-Split", { ants, others: file.length - ants });
    }
    case "Stop":
      return `${say("fili_fourmis-action-Stop")}.`;
    case "Spread":
    case "Step": {
      const place = boardOf(context.edition).cell(cell).kind === "rampart" ? "rampart" : "inside";
      return say("fili_fourmis-choice-Step", { cell, place });
    }
    default:
      return "";
  }
}

export const premoves: Premoves<Fili> = {
  conditions,
  actionsNow(actions, then, context) {
    const stands = standing(context.view),
      [, ...later] = actions,
      free = later.every((action) => !stands.has(aim(action, []) ?? "") || action.type === "Spread");
    return free && equal(conditions(actions, context), then) ? actions : null;
  },
  /** Put a Spread that is offered now before the other premoved ramparts. */
  rest(actions, { offers }) {
    const asked = actions.find((action) => offers.some((offer) => equal(offer.action, action)));
    return asked?.type === "Spread" ? [asked, ...actions.filter((action) => action !== asked)] : actions;
  },
  words: (actions, context) => actions.map((action) => wordsOf(action, actions[0]!, context)).join(" "),
};
