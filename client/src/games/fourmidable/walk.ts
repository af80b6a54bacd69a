/** Animations: ants walk their route, predators leap. */
import { MOVE, move, STEP } from "../../table/store/motion";
import type { Event, Point, View } from "./model";

const LONGEST = 6 * STEP;

/** Return the duration of a change's animation, in ms. */
export function lasting(before: View, after: View): number {
  const cells = (view: View): string =>
    view.players.map(({ ants }) => ants.map(({ cell, number, ant }) => `${ant}${number}${cell}`).join()).join();
  const lairs = (view: View): string => view.predators.map(({ cell, owner }) => `${cell}${owner}`).join();
  return cells(before) !== cells(after) ? 4 * STEP : lairs(before) !== lairs(after) ? 2 * MOVE : 0;
}

/** Animate the moved pieces on a drawing; `place` returns null for cells that the drawing lacks. */
export function walk(
  root: Element,
  events: readonly Event[],
  place: (cell: string) => Point | null,
  before: View | null = null,
): void {
  for (const event of events) {
    if (event.type === "Walked" && event.steps > 0) {
      const points = event.path.flatMap((cell) => place(cell) ?? []),
        to = points.at(-1),
        token = root.querySelector(`[data-ant^="${event.seat} ${event.ant} "][data-at="${event.cell}"]`);
      if (!token || !to || points.length < 2) continue;
      void move(
        token,
        points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
        { duration: Math.min(LONGEST, STEP * event.steps), easing: "linear" },
      );
    } else if (event.type === "Prowled") {
      const token = root.querySelector(`[data-prowler="${event.predator}"]`),
        lair = before?.predators.find(({ predator }) => predator === event.predator),
        from = lair?.cell && lair.owner == null ? place(lair.cell) : null,
        to = event.owner == null ? place(event.cell) : null;
      const frames: Keyframe[] =
        from && to
          ? [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }]
          : [
              { opacity: 0, transform: "translateY(-24px)" },
              { opacity: 1, transform: "none" },
            ];
      void move(token, frames, { duration: from && to ? 2 * MOVE : MOVE });
    }
  }
}
