/** By hand: an ant to where it goes. At the end of a file it is to lead; in the middle either end may. While the other
 *  thinks, the same for later; the last step that is laid down can be carried on. */
import type { DragAndDrop } from "../ui";
import { layLater, moveInHand } from "./later";
import { aim, boardOf, ends, type Fili, type FiliContext, type Held, movers, standing, ways } from "./model";
import { comeOut, press } from "./press";

const cellAt = (at: Element): string | null => at.closest<SVGElement>("[data-cell]")?.dataset.cell ?? null;

/** The file that goes on by itself: it has begun to march, or to go in. */
function goingOn({ view }: FiliContext, file: readonly string[]): boolean {
  return !!view.pending && "head" in view.pending && file.includes(view.pending.head);
}

/** The ant of the nest that is coming out already. */
const leaving = ({ view }: FiliContext): string => (view.pending?.type === "Leaving" ? view.pending.ant : "");

/** In hand for later: an end leads. */
function heldLater(cell: string, { view }: FiliContext): Held | null {
  const who = standing(view).get(cell);
  if (!who || who.where === "nest") return null;
  return who.file.length > 1 && ends(who.file).includes(cell) ? { at: cell, end: cell } : { at: cell };
}

/** A step that is laid down, by the cell that it leads to. */
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
