/** What moves on a table, as fast as people like it. Any key or touch ends it; nothing moves in a hidden tab or where
 *  people asked for stillness. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { pace, paced } from "./tastes";

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
    duration: paced(duration as number),
    delay: paced(delay),
  });
  running.add(animation);
  return animation.finished
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => running.delete(animation));
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
