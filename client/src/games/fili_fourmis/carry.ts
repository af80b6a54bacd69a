/**
 * Drag and drop: an ant to its target. At the end of a file that end leads; in the middle either end may. The same for
 * premoves; the last premoved step can be dragged on.
 */
import type { DragAndDrop } from "../ui";
import { layLater, moveInHand } from "./later";
import { aim, boardOf, ends, type Fili, type FiliContext, type Held, movers, standing, ways } from "./model";
import { comeOut, press } from "./press";

const cellAt = (at: Element): string | null => at.closest<SVGElement>("[data-cell]")?.dataset.cell ?? null;

/** Whether the file has begun to march or to enter, and must go on. */
function goingOn({ view }: FiliContext, file: readonly string[]): boolean {
  return !!view.pending && "head" in view.pending && file.includes(view.pending.head);
}

/** The ant that is coming out of the nest; "" if no ant is. */
const leaving = ({ view }: FiliContext): string => (view.pending?.type === "Leaving" ? view.pending.ant : "");

/** Return the selection of a dragged ant for a premove; an end of a file leads it. */
function heldLater(cell: string, { view }: FiliContext): Held | null {
  const who = standing(view).get(cell);
  if (!who || who.where === "nest") return null;
  return who.file.length > 1 && ends(who.file).includes(cell) ? { at: cell, end: cell } : { at: cell };
}

/** Whether a premoved step leads to the cell. */
const isLaid = ({ premoves }: FiliContext, cell: string): boolean =>
  premoves.some((action) => aim(action, []) === cell);

export const dragAndDrop: DragAndDrop<Fili> = {
  pieceAt: cellAt,
  targetAt: cellAt,
  canDrag(cell, context) {
    const who = standing(context.view).get(cell);
    if (who?.seat !== context.seat) return false;
    if (who.where === "nest")
      return leaving(context)
        ? leaving(context) === cell
        : context.offers.some(({ action }) => action.type === "ComeOut" && action.ant === cell);
    return (
      goingOn(context, who.file) ||
      context.offers.some(({ action }) => movers(action).some((one) => who.file.includes(one)))
    );
  },
  take(cell, context) {
    const { file, where } = standing(context.view).get(cell)!;
    if (where === "nest") {
      if (leaving(context) !== cell) comeOut(context, cell);
    } else if (!goingOn(context, file)) {
      const leads =
        file.length > 1 &&
        ends(file).includes(cell) &&
        context.offers.some(({ action }) => movers(action).includes(cell));
      context.setPartial(leads ? { at: cell, end: cell } : { at: cell });
    }
  },
  offerFor: (_, cell, context) => ways(context).targets.get(cell)?.[0] ?? null,
  put(_, cell, context) {
    if (standing(context.view).get(cell)?.seat !== context.seat) press(context, cell);
    else
      context.refuse(
        context.partial ? moveInHand(context, boardOf(context.edition).cell(cell)) : { type: "Start", cell },
      );
    return true;
  },
  back(cell, context) {
    if (standing(context.view).get(cell)?.where === "nest") context.undo();
    else context.setPartial(null);
  },
  piece: (cell) => `[data-ant="${cell}"]`,
  later: {
    canDrag: (cell, context) => standing(context.view).get(cell)?.seat === context.seat || isLaid(context, cell),
    take: (cell, context) => context.setPartial(heldLater(cell, context)),
    actionsFor(cell, to, context) {
      const nest = standing(context.view).get(cell)?.where === "nest",
        goesOn = isLaid(context, cell) && !nest;
      const meant = layLater(
        {
          ...context,
          partial: goesOn || nest ? null : heldLater(cell, context),
          premoves: nest ? [{ type: "ComeOut", ant: cell }] : goesOn ? context.premoves : [],
        },
        boardOf(context.edition).cell(to),
      );
      return meant?.does === "plan" && meant.actions.length > (nest ? 1 : goesOn ? context.premoves.length : 0)
        ? meant.actions
        : null;
    },
    back: (_, context) => context.setPartial(null),
  },
};
