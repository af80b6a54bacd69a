/** Animations of a table, at the chosen pace. Any key or touch ends them; hidden tabs and reduced motion have none. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { atPace, pace } from "./tastes";

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set<Animation>();

export const still = (): boolean => stillness.matches || document.hidden || pace.peek() === "off";
export const MOVE = 240,
  STEP = 120,
  REVEAL = 480; // ms, as --d-move, --d-step and --d-reveal
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

/** Return keyframes from another element's place to this one's; null if a place is unknown. */
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

/** Return the place of a seat's emblem on the page, where its pieces fly from. */
export function seatOnPage(seat: number): DOMRect | undefined {
  return document.querySelector(`.play .seats > :nth-child(${seat + 1}) .seat-emblem`)?.getBoundingClientRect();
}

/** Finish all running animations. */
export function skip(): void {
  for (const animation of running) animation.finish();
}

/** Return the value of the previous drawing. */
export function usePrevious<T>(value: T): T | undefined {
  const kept = useRef<T | undefined>(undefined);
  const before = kept.current;
  useLayoutEffect(() => {
    kept.current = value;
  });
  return before;
}
