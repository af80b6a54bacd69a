/** For later: a whole move. All is open, and no luck is in this game; it hangs on the ants that it is a move of, and
 *  on the cells of its further steps being free. */

import { say } from "../../i18n";
import { equal } from "../../table/store/equal";
import type { Premoves } from "../ui";
import { type Action, aim, boardOf, type Fili, type FiliContext, movers, standing } from "./model";

/** The files that it is a move of, as they stand; null: not all of them are mine. */
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
  /** Of the ramparts that were named, those that are asked for come first. */
  rest(actions, { offers }) {
    const asked = actions.find((action) => offers.some((offer) => equal(offer.action, action)));
    return asked?.type === "Spread" ? [asked, ...actions.filter((action) => action !== asked)] : actions;
  },
  words: (actions, context) => actions.map((action) => wordsOf(action, actions[0]!, context)).join(" "),
};
