/** A ring and a sign on the refused cell, until the refusal is closed. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { type Place, pressed } from "./presses";

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ROOM = 3, // px between a cell and its ring
  SMALL = 40; // px; ring where no cell is known

function frameOf({ on, x, y }: Place): Frame | null {
  if (!on) return { left: x - SMALL / 2, top: y - SMALL / 2, width: SMALL, height: SMALL };
  if (!on.isConnected) return null;
  const { left, top, width, height } = on.getBoundingClientRect(),
    ground = on.closest(".window")?.getBoundingClientRect();
  const x0 = left + width / 2,
    y0 = top + height / 2;
  if (ground && (x0 < ground.left || x0 > ground.right || y0 < ground.top || y0 > ground.bottom)) return null;
  return { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
}

/** Whether the game itself marks the refused cell. */
function isMarked({ on }: Place): boolean {
  return !!on && (on.matches(".refused") || !!on.querySelector(".refused"));
}

const WIDE = 290, // px; width of the refusal
  GAP = 14,
  BAR = 64; // px; the bar at the top of the page

/** Whether the place is on the board: then the refusal stands beside it, not at the tray. */
export function onBoard(place: Place | null): boolean {
  return !!place?.on?.closest(".play .wrap");
}

/** The refusal, beside the pressed cell. */
export function Beside({ children }: { children: ComponentChildren }) {
  const root = useRef<HTMLDivElement>(null),
    [at, set] = useState<{ left: number; top: number } | null>(null),
    place = pressed.value;
  useLayoutEffect(() => {
    const stand = (): void => {
      const frame = place && frameOf(place),
        high = root.current?.offsetHeight ?? 0;
      if (!frame) return;
      const right = frame.left + frame.width + GAP,
        fits = right + WIDE < innerWidth - GAP;
      set({
        left: fits ? right : Math.max(GAP, frame.left - GAP - WIDE),
        top: Math.max(BAR, Math.min(frame.top - GAP, innerHeight - high - GAP)),
      });
    };
    stand();
    const watch = new ResizeObserver(stand); // the text of the rule arrives later
    watch.observe(root.current!);
    const board = place?.on?.closest("svg");
    if (board) watch.observe(board); // a resized window draws the board again
    addEventListener("resize", stand);
    return () => {
      removeEventListener("resize", stand);
      watch.disconnect();
    };
  }, [place, children]);
  return (
    <div class="beside" ref={root} style={at ? { left: `${at.left}px`, top: `${at.top}px` } : { visibility: "hidden" }}>
      {children}
    </div>
  );
}

export function PressedMark() {
  const [frame, set] = useState<Frame | null>(null),
    place = pressed.value;
  useLayoutEffect(() => {
    if (!place) return set(null);
    const measure = (): void => set(isMarked(place) ? null : frameOf(place));
    measure();
    addEventListener("scroll", measure, true);
    addEventListener("resize", measure);
    const watch = new ResizeObserver(measure);
    if (place.on) watch.observe(place.on.closest("svg") ?? place.on); // zooming resizes the svg, and no cell reports it
    return () => {
      removeEventListener("scroll", measure, true);
      removeEventListener("resize", measure);
      watch.disconnect();
    };
  }, [place]);
  if (!frame) return null;
  const { left, top, width, height } = frame;
  return (
    <div
      class="pressed"
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
    >
      <span>
        <Icon name="no" />
      </span>
    </div>
  );
}
