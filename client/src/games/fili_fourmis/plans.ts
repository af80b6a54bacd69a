/** For later: a step of a file or of an ant that has come in, or an ant that is to come out. All is open, and no
 *  luck is in this game. */
import { equal } from "../../table/equal";
import { say } from "../../words";
import type { Plans } from "../face";
import { type Action, aim, type Fili, type FiliStage, movers, standing } from "./model";

/** The ants that it is a move of, as they stand. */
function hangs(action: Action, { view, seat }: FiliStage): unknown {
  const stands = standing(view),
    ants = action.type === "ComeOut" ? [action.ant] : movers(action),
    own = ants.map((cell) => stands.get(cell)).filter((who) => who?.seat === seat);
  return ants.length && own.length === ants.length ? own.map((who) => who!.file) : null;
}

export const plans: Plans<Fili> = {
  hangs,
  now: (action, then, stage) => (equal(hangs(action, stage), then) ? action : null),
  words(action, stage) {
    const cell = aim(action, []) ?? "",
      ants = standing(stage.view).get(movers(action)[0] ?? "")?.file.length ?? 1;
    if (action.type === "ComeOut") return say("fili_fourmis-choice-ComeOut", { cell });
    if (action.type === "Enter") return say("fili_fourmis-choice-Enter", { cell });
    if (action.type === "Step") return say("fili_fourmis-choice-march.short", { cell });
    return say("fili_fourmis-choice-march", { cell, ants });
  },
};
