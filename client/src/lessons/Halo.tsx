/** The scout's pointers: a paper band around each thing, and a trail of dots from her bubble to the first one. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Pointer } from "../server/wire";
import { findAimed, nameOf } from "./aims";

interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
}

interface Pointed {
  readonly rings: readonly Ring[];
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  readonly missing: number; // pointers without an element on this page
}

const ROOM = 2, // px between a thing and its ring
  APART = 15, // px between two dots
  FAR = 40, // dots at most; a longer trail has wider gaps
  LAID = 150, // ms
  SETTLES = 900; // ms in which moving elements come to rest
const ROUND = ["cell", "node", "queen", "ant", "hole", "token"];
const NOTHING: Pointed = { rings: [], dots: [], missing: 0 };

const middle = ({ left, top, width, height }: Ring) => ({ x: left + width / 2, y: top + height / 2 });

/** Return the distance from a ring's centre to its edge in a direction. */
function reach({ width, height, round }: Ring, dx: number, dy: number): number {
  if (round) return width / 2;
  const across = dx ? width / 2 / Math.abs(dx) : Number.POSITIVE_INFINITY,
    along = dy ? height / 2 / Math.abs(dy) : Number.POSITIVE_INFINITY;
  return Math.min(across, along);
}

/** Return the dots from the scout's disc to the first ring. */
function trail(ring: Ring | undefined): { x: number; y: number }[] {
  const disc = document.querySelector(".scout")?.getBoundingClientRect();
  if (!ring || !disc?.width) return [];
  const from = { x: disc.left + disc.width / 2, y: disc.top + disc.height / 2 },
    to = middle(ring),
    whole = Math.hypot(to.x - from.x, to.y - from.y);
  if (!whole) return [];
  const dx = (to.x - from.x) / whole,
    dy = (to.y - from.y) / whole,
    end = whole - reach(ring, dx, dy) - 6;
  const begin = disc.width / 2 + 10,
    apart = Math.max(APART, (end - begin) / FAR),
    found = [];
  for (let way = begin; way < end; way += apart) found.push({ x: from.x + dx * way, y: from.y + dy * way });
  const text = document.querySelector(".bubble")?.getBoundingClientRect(); // the trail does not cross her words
  return found.filter(({ x, y }) => !text || x < text.left || x > text.right || y < text.top || y > text.bottom);
}

function ringOf(element: Element, { what }: Pointer): Ring {
  const { left, top, width, height } = element.getBoundingClientRect(),
    round = ROUND.includes(what) && Math.abs(width - height) < 0.3 * Math.max(width, height);
  const side = round ? Math.max(width, height) : 0;
  return {
    left: left - ROOM - (round ? (side - width) / 2 : 0),
    top: top - ROOM - (round ? (side - height) / 2 : 0),
    width: (round ? side : width) + 2 * ROOM,
    height: (round ? side : height) + 2 * ROOM,
    round,
  };
}

interface HaloProps {
  game: string;
  points: readonly Pointer[];
  fresh: unknown; // a new value measures again
  named(names: readonly string[]): void; // receives the screen readers' names of the things
  lost(): void; // called if no pointer has an element on the page
}

export function Halo({ game, points, fresh, named, lost }: HaloProps) {
  const [shown, show] = useState<Pointed>(NOTHING),
    key = JSON.stringify(points);
  useLayoutEffect(() => {
    let frame = 0,
      until = 0;
    const measure = (): void => {
      const found = points.map((pointer) => ({ pointer, element: findAimed(game, pointer) }));
      const rings = found.flatMap(({ pointer, element }) => (element ? [ringOf(element, pointer)] : []));
      const next = { rings, dots: trail(rings[0]), missing: points.length - rings.length };
      show((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const settle = (): void => {
      measure();
      if (performance.now() < until) frame = requestAnimationFrame(settle);
    };
    const begin = (): void => {
      cancelAnimationFrame(frame);
      until = performance.now() + SETTLES;
      settle();
    };
    begin();
    addEventListener("scroll", measure, true);
    addEventListener("resize", begin); // a rotated phone is laid out some time later
    const watch = new ResizeObserver(measure); // a growing bubble moves the board down
    for (const one of document.querySelectorAll(".talk, .stage, .stage .wrap, .left")) watch.observe(one);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener("scroll", measure, true);
      removeEventListener("resize", begin);
    };
  }, [key, fresh, game]);
  const before = useRef("");
  useLayoutEffect(() => {
    if (before.current !== key) scrollTo({ top: 0 }); // a new step scrolls from the top of the page
    before.current = key;
    const look = (): boolean => {
      const there = points.flatMap((pointer) => {
        const element = findAimed(game, pointer);
        return element ? [{ pointer, element }] : [];
      });
      named(there.map(({ pointer, element }) => nameOf(pointer, element)).filter(Boolean));
      // Show as many as possible, and surely the first.
      for (const { element } of there.toReversed()) element.scrollIntoView({ block: "nearest", inline: "nearest" });
      return there.length > 0;
    };
    if (!points.length) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => look() || lost(), LAID); // a large board is laid out later
    };
    if (!look()) later();
    addEventListener("resize", later);
    return () => {
      clearTimeout(timer);
      removeEventListener("resize", later);
    };
  }, [key, game, fresh]);
  return (
    <div class="halo" aria-hidden="true" data-missing={shown.missing}>
      {shown.rings.map(({ left, top, width, height, round }, index) => (
        <i
          key={index}
          class={round ? "ring round" : "ring"}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        />
      ))}
      {shown.dots.map(({ x, y }, index) => (
        <i
          key={`${key} ${index}`}
          class="dot"
          style={{
            left: `${x}px`,
            top: `${y}px`,
            animationDelay: `calc(var(--d-step) * ${Math.min(index, (4 * index) / shown.dots.length)})`,
          }}
        />
      ))}
    </div>
  );
}
