/** Animation of ants: one after another they walk past their file to its front. */
import { move, STEP } from "../../table/store/motion";
import { type Journey, journeys, type Printed, type View } from "./model";
import { bearing } from "./pieces";

const LONGEST = 6 * STEP,
  NEXT = 2 * STEP; // ms: an ant's walk at any distance; between two starts, so that three walk at once

const lasts = ({ path }: Journey): number => Math.min(LONGEST, STEP * (path.length - 1));

/** Return the duration of the whole animation, in ms. */
export function walking(before: View, after: View): number {
  return journeys(before, after).reduce((most, journey, index) => Math.max(most, index * NEXT + lasts(journey)), 0);
}

export function walk(root: Element, board: Printed, before: View, after: View): void {
  journeys(before, after).forEach((journey, index) => {
    const points = journey.path.map((cell) => board.cell(cell)),
      to = journey.path.at(-1)!;
    const far = points.map((point, step) =>
      step ? Math.hypot(point.x - points[step - 1]!.x, point.y - points[step - 1]!.y) : 0,
    );
    const whole = far.reduce((sum, step) => sum + step, 0) || 1,
      ant = root.querySelector(`[data-ant="${to}"]`),
      figure = ant?.querySelector(".turn");
    const how = { duration: lasts(journey), delay: index * NEXT, easing: "linear" };
    let gone = 0,
      turn = 0;
    const offsets = far.map((step) => {
      gone += step;
      return gone / whole;
    });
    const turns = points.map((point, step) => {
      const next = points[step + 1],
        way = next ? bearing(point, next) : turn;
      turn += ((((way - turn) % 360) + 540) % 360) - 180; // turn the shorter way
      return turn;
    });
    void move(
      ant,
      points.map(({ x, y }, step) => ({ transform: `translate(${x}px, ${y}px)`, offset: offsets[step]! })),
      how,
    );
    void move(
      figure,
      turns.map((angle, step) => ({ transform: `rotate(${angle}deg)`, offset: offsets[step]! })),
      how,
    );
    // The links appear when the ant has arrived.
    for (const link of root.querySelectorAll(`[data-link="${to}"], [data-count="${to}"]`))
      void move(link, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], how);
  });
}
