/**
 * A window on a large board, with a small map in its corner. It is dragged, or zoomed with two fingers, Ctrl and the
 * wheel, buttons or the keys + − 0. The browser does the scrolling, so that a focused cell comes into view by itself.
 */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../../i18n";
import { isForOthers } from "../input/boardKeys";
import { still } from "../store/motion";
import { atSize } from "../store/tastes";

/** A rectangle of the drawing, in the drawing's units. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface GroundProps {
  width: number; // in the drawing's units
  height: number;
  cell: number; // width of a cell in these units, for a first zoom that fits a finger
  start: { readonly x: number; readonly y: number }; // centre of the first view: the viewer's own corner
  close: boolean; // begin with cells of 44 px instead of the whole drawing; on phones
  part?: Part | undefined; // begin with this rectangle in view
  map?: ComponentChildren; // the small map, in the same units
  children: ComponentChildren; // one <svg> with this viewBox
}

const TOUCH = 44,
  LARGE = 70, // px; largest cell when `part` fills the window
  MOST = 2.5,
  STEP = 1.4;

export function BoardArea({ width, height, cell, start, close, part, map, children }: GroundProps) {
  const root = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ w: number; h: number } | null>(null);
  const [wanted, setWanted] = useState<number | null>(null); // chosen zoom; 0: the whole drawing
  const [, moved] = useState(0);
  // Point of the drawing to hold at a point of the window during the next zoom.
  const aim = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  // Point in the centre, and the window's width then. After a change of width (a rotated phone) it is centred again; a
  // change of height, as with each prompt, moves nothing.
  const middle = useRef<{ x: number; y: number; w: number } | null>(null);
  const whole = room ? Math.min(room.w / width, room.h / height) : 0;
  const touch = close ? atSize(TOUCH) / cell : 0,
    fits = part && room ? Math.min(room.w / part.width, room.h / part.height, atSize(LARGE) / cell) : 0;
  const zoom = room ? Math.max(whole, wanted ?? Math.max(touch, fits)) : 0,
    most = Math.max(whole, (MOST * TOUCH) / cell);

  useLayoutEffect(() => {
    const box = root.current!;
    const measure = (): void => setRoom({ w: box.clientWidth, h: box.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!room) return;
    setWanted(null);
    const { x, y } = part ? { x: part.x + part.width / 2, y: part.y + part.height / 2 } : start;
    aim.current = { x, y, left: room.w / 2, top: room.h / 2 };
  }, [close, room === null]);
  useLayoutEffect(() => {
    const box = root.current!,
      at = aim.current;
    if (at && zoom) box.scrollTo(at.x * zoom - at.left, at.y * zoom - at.top);
    else if (room && zoom && middle.current && middle.current.w !== room.w)
      box.scrollTo(middle.current.x * zoom - room.w / 2, middle.current.y * zoom - room.h / 2);
    aim.current = null;
    noteMiddle();
  }, [zoom, room]);
  function noteMiddle(): void {
    if (!root.current) return; // a late scroll event after unmounting
    const { scrollLeft, scrollTop } = root.current;
    if (room && zoom) {
      const at = (from: number, part: number, all: number) => (part < all * zoom ? (from + part / 2) / zoom : all / 2);
      middle.current = { x: at(scrollLeft, room.w, width), y: at(scrollTop, room.h, height), w: room.w };
    }
    moved((count) => count + 1);
  }

  function zoomTo(next: number, left: number, top: number): void {
    const box = root.current!,
      to = Math.min(most, Math.max(whole, next));
    aim.current = { x: (box.scrollLeft + left) / zoom, y: (box.scrollTop + top) / zoom, left, top };
    setWanted(to <= whole ? 0 : to);
  }
  const step = (by: number): void => zoomTo(zoom * by, room!.w / 2, room!.h / 2);

  // Two fingers, or a dragging mouse; one finger is left to the browser.
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(false);
  function move(event: PointerEvent): void {
    const box = root.current!,
      held = fingers.current,
      was = held.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY },
      other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (event.pointerType === "mouse") {
      if (!dragged.current && Math.hypot(now.x - was.x, now.y - was.y) < 5) return;
      if (!dragged.current) box.setPointerCapture(event.pointerId);
      dragged.current = true;
      box.scrollBy(was.x - now.x, was.y - now.y);
    } else if (other) {
      const far = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y),
        edge = box.getBoundingClientRect();
      zoomTo(
        (zoom * far(now)) / Math.max(1, far(was)),
        (now.x + other.x) / 2 - edge.left,
        (now.y + other.y) / 2 - edge.top,
      );
    }
    held.set(event.pointerId, now);
  }
  const up = (event: PointerEvent): void => void fingers.current.delete(event.pointerId);

  useLayoutEffect(() => {
    const box = root.current!;
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const edge = box.getBoundingClientRect();
      zoomTo(zoom * Math.exp(-event.deltaY / 300), event.clientX - edge.left, event.clientY - edge.top);
    };
    box.addEventListener("wheel", wheel, { passive: false });
    const key = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (isForOthers(event, target)) return;
      if (event.key === "+" || event.key === "=") step(STEP);
      else if (event.key === "-") step(1 / STEP);
      else if (event.key === "0") zoomTo(0, 0, 0);
    };
    addEventListener("keydown", key);
    // Scroll to the element of a selector, if it is in this drawing.
    const look = (event: CustomEvent<string>): void => {
      const there = box.querySelector(event.detail)?.getBoundingClientRect(),
        edge = box.getBoundingClientRect();
      if (there)
        box.scrollBy({
          left: there.left + there.width / 2 - edge.left - edge.width / 2,
          top: there.top + there.height / 2 - edge.top - edge.height / 2,
          behavior: still() ? "instant" : "smooth",
        });
    };
    addEventListener("board-look", look as EventListener);
    return () => {
      box.removeEventListener("wheel", wheel);
      removeEventListener("keydown", key);
      removeEventListener("board-look", look as EventListener);
    };
  });

  const box = root.current,
    larger = zoom > whole * 1.01;
  return (
    <div class="pan">
      <div
        class={larger ? "window large" : "window"}
        ref={root}
        onScroll={noteMiddle}
        onPointerDown={(event) => {
          dragged.current = false;
          if (event.pointerType !== "mouse" || (event.button === 0 && larger))
            fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onClickCapture={(event) => {
          if (dragged.current) event.stopPropagation(); // the end of a drag is no click
          dragged.current = false;
        }}
      >
        {zoom > 0 && (
          <div class="drawing" style={{ width: `${zoom * width}px`, height: `${zoom * height}px` }}>
            {children}
          </div>
        )}
      </div>
      <div class="zoom" role="group" aria-label={say("table-zoom")}>
        <button
          type="button"
          class="btn"
          aria-label={say("table-zoom-in")}
          title={say("table-zoom-in")}
          aria-disabled={zoom >= most}
          onClick={() => step(STEP)}
        >
          +
        </button>
        <button
          type="button"
          class="btn"
          aria-label={say("table-zoom-out")}
          title={say("table-zoom-out")}
          aria-disabled={!larger}
          onClick={() => step(1 / STEP)}
        >
          −
        </button>
      </div>
      {map && larger && box && room && (
        <svg
          class="map"
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          focusable="false"
          onPointerDown={(event) => {
            const edge = event.currentTarget.getBoundingClientRect();
            box.scrollTo(
              ((event.clientX - edge.left) / edge.width) * width * zoom - room.w / 2,
              ((event.clientY - edge.top) / edge.height) * height * zoom - room.h / 2,
            );
          }}
        >
          {map}
          <rect
            class="frame"
            x={box.scrollLeft / zoom}
            y={box.scrollTop / zoom}
            width={Math.min(width, room.w / zoom)}
            height={Math.min(height, room.h / zoom)}
          />
        </svg>
      )}
    </div>
  );
}
