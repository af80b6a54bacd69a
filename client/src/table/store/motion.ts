/** What moves on a table, as fast as people like it. Any key or touch ends it; nothing moves in a hidden tab or where
 *  people asked for stillness. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { atPace, pace } from "./tastes";

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set<Animation>();

export const still = (): boolean => stillness.matches || document.hidden || pace.peek() === "off";
export const MOVE = 240,
  STEP = 120,
  REVEAL = 480; // ms: --d-move, --d-step, --d-reveal
export const OUT = "cubic-bezier(.2, .8, .2, 1)",
  WALK = "cubic-bezier(.45, .05, .4, 1)";

export function move(
  element: Element | null | undefined,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (!element || still()) return Promise.resolve();
  const { duration, delay = 0, ...how } = options;
  const animation = element.animate(frames, {
    easing: OUT,
    fill: "backwards",
    ...how,
    duration: atPace(duration as number),
    delay: atPace(delay),
  });
  running.add(animation);
  return animation.finished
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => running.delete(animation));
}

/** From where something else was on the page to where this is; null: it cannot be told. */
export function flight(element: Element | null | undefined, from: DOMRect | undefined): Keyframe[] | null {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null,
    to = element?.getBoundingClientRect();
  if (!matrix || !from?.width || !to?.width) return null;
  const inverse = matrix.inverse(),
    middle = ({ x, y, width, height }: DOMRect) => new DOMPoint(x + width / 2, y + height / 2).matrixTransform(inverse),
    scale = from.width / to.width,
    a = middle(from),
    b = middle(to);
  return [
    { transform: `translate(${a.x - scale * b.x}px, ${a.y - scale * b.y}px) scale(${scale})` },
    { transform: "none" },
  ];
}

/** Where a seat's emblem is on the page: its pieces come from there. */
export function seatOnPage(seat: number): DOMRect | undefined {
  return document.querySelector(`.play .seats > :nth-child(${seat + 1}) .seat-emblem`)?.getBoundingClientRect();
}

/** Everything is where it goes, now. */
export function skip(): void {
  for (const animation of running) animation.finish();
}

/** What this was when it was drawn before. */
export function usePrevious<T>(value: T): T | undefined {
  const kept = useRef<T | undefined>(undefined);
  const before = kept.current;
  useLayoutEffect(() => {
    kept.current = value;
  });
  return before;
}
