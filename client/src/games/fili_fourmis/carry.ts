/** By hand: an ant to where it goes. At the end of a file it is to lead; in the middle either end may. */
import type { Carry } from "../face";
import { boardOf, ends, type Fili, type FiliStage, movers, standing, ways } from "./model";
import { carried, press } from "./press";

const cellAt = (at: Element): string | null => at.closest<SVGElement>("[data-cell]")?.dataset.cell ?? null;

/** The file that goes on by itself: it has begun to march, or to go in. */
function goingOn({ view }: FiliStage, file: readonly string[]): boolean {
  return !!view.pending && "head" in view.pending && file.includes(view.pending.head);
}

/** The ant of the nest that is coming out already. */
const leaving = ({ view }: FiliStage): string => (view.pending?.type === "Leaving" ? view.pending.ant : "");

export const carry: Carry<Fili> = {
  thing: cellAt,
  place: cellAt,
  can(cell, stage) {
    const who = standing(stage.view).get(cell);
    if (who?.seat !== stage.seat) return false;
    if (who.where === "nest")
      return leaving(stage)
        ? leaving(stage) === cell
        : stage.offers.some(({ action }) => action.type === "ComeOut" && action.ant === cell);
    return (
      goingOn(stage, who.file) ||
      stage.offers.some(({ action }) => movers(action).some((one) => who.file.includes(one)))
    );
  },
  take(cell, stage) {
    const { file, where } = standing(stage.view).get(cell)!;
    if (where === "nest") {
      if (leaving(stage) !== cell) stage.press({ type: "ComeOut", ant: cell });
    } else if (!goingOn(stage, file)) {
      const leads =
        file.length > 1 &&
        ends(file).includes(cell) &&
        stage.offers.some(({ action }) => movers(action).includes(cell));
      stage.hold(leads ? { at: cell, end: cell } : { at: cell });
    }
  },
  meant: (_, cell, stage) => ways(stage).targets.get(cell)?.[0]?.action ?? null,
  put(_, cell, stage) {
    if (standing(stage.view).get(cell)?.seat !== stage.seat) press(stage, cell);
    else stage.press(stage.held ? carried(stage, boardOf(stage.edition).cell(cell)) : { type: "Start", cell });
    return true;
  },
  back(cell, stage) {
    if (standing(stage.view).get(cell)?.where === "nest") stage.undo();
    else stage.hold(null);
  },
  piece: (cell) => `[data-ant="${cell}"]`,
};
