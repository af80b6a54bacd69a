/** By hand: an ant to where it goes. At the end of a file it is to lead; in the middle either end may. While the other
 *  thinks, the same for later; the last step that is laid down can be carried on. */
import type { Carry } from "../face";
import { layLater, moveInHand } from "./later";
import { aim, boardOf, ends, type Fili, type FiliStage, type Held, movers, standing, ways } from "./model";
import { press } from "./press";

const cellAt = (at: Element): string | null => at.closest<SVGElement>("[data-cell]")?.dataset.cell ?? null;

/** The file that goes on by itself: it has begun to march, or to go in. */
function goingOn({ view }: FiliStage, file: readonly string[]): boolean {
  return !!view.pending && "head" in view.pending && file.includes(view.pending.head);
}

/** The ant of the nest that is coming out already. */
const leaving = ({ view }: FiliStage): string => (view.pending?.type === "Leaving" ? view.pending.ant : "");

/** In hand for later: an end leads. */
function heldLater(cell: string, { view }: FiliStage): Held | null {
  const who = standing(view).get(cell);
  if (!who || who.where === "nest") return null;
  return who.file.length > 1 && ends(who.file).includes(cell) ? { at: cell, end: cell } : { at: cell };
}

/** A step that is laid down, by the cell that it leads to. */
const isLaid = ({ planned }: FiliStage, cell: string): boolean => planned.some((action) => aim(action, []) === cell);

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
    else stage.press(stage.held ? moveInHand(stage, boardOf(stage.edition).cell(cell)) : { type: "Start", cell });
    return true;
  },
  back(cell, stage) {
    if (standing(stage.view).get(cell)?.where === "nest") stage.undo();
    else stage.hold(null);
  },
  piece: (cell) => `[data-ant="${cell}"]`,
  later: {
    can: (cell, stage) => standing(stage.view).get(cell)?.seat === stage.seat || isLaid(stage, cell),
    take: (cell, stage) => stage.hold(heldLater(cell, stage)),
    meant(cell, to, stage) {
      const nest = standing(stage.view).get(cell)?.where === "nest",
        goesOn = isLaid(stage, cell) && !nest;
      const meant = layLater(
        {
          ...stage,
          held: goesOn || nest ? null : heldLater(cell, stage),
          planned: nest ? [{ type: "ComeOut", ant: cell }] : goesOn ? stage.planned : [],
        },
        boardOf(stage.edition).cell(to),
      );
      return meant?.does === "plan" && meant.actions.length > (nest ? 1 : goesOn ? stage.planned.length : 0)
        ? meant.actions
        : null;
    },
    back: (_, stage) => stage.hold(null),
  },
};
