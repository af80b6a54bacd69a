/**
 * Drag and drop on a board: mouse, pen or finger drag a copy of the piece (ghost.ts) from its place to the target. A
 * finger that starts elsewhere scrolls the page; a dragged piece scrolls it at the edges. Where a horizontal swipe
 * scrolls a row or changes the pane, a finger drags with a vertical pull, or after a rest.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardContext, GameUi } from "../../games/ui";
import { MOVE, move, OUT } from "../store/motion";
import { ghostOf } from "./ghost";
import { FAR, Hand } from "./hand";

const EDGE = 36, // px from the edge of a board's window, where dragging scrolls it
  SPEED = 9, // px a frame
  HIDDEN = 66, // px at the foot of a phone, covered by its dock
  REST = 250, // ms on a thing; from then on any direction drags it
  FINGER = 1.25; // scale of the copy under a finger, which covers it

interface Grip {
  readonly pointer: number;
  readonly touched: Element;
  readonly finger: boolean;
  readonly across: boolean; // a horizontal swipe has another meaning here
  readonly since: number;
  readonly ends: (() => void)[];
  x: number;
  y: number;
  shown: ReturnType<typeof ghostOf> | null;
  under: Element | null;
}

/** Return the element around `at` that scrolls sideways, other than a board's window; null if it is missing. */
export function rowOf(at: Element, root: Element): Element | null {
  for (let one: Element | null = at; one && one !== root; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX))
      return one.matches(".pan .window") ? null : one;
  return null;
}

/** Whether a finger pans the board here: horizontal moves are a part of that. */
export const movable = (at: Element): boolean => at.closest(".pan .window.large, .pan .map") !== null;

/** Whether a horizontal swipe scrolls a row or changes the pane here. */
const meansMore = (at: Element, root: Element): boolean =>
  rowOf(at, root) !== null || (at.closest("[role=tabpanel]") !== null && !movable(at));

/** Whether the gesture is undecided: the direction will tell a drag from a swipe. */
const open = ({ across, shown, since }: Grip, { timeStamp }: Event): boolean =>
  across && !shown && timeStamp - since < REST;

/** Whether the finger has moved sideways beyond a tap: the gesture is a swipe. */
const leaves = ({ x, y }: Grip, toX: number, toY: number): boolean =>
  Math.abs(toX - x) > Math.abs(toY - y) && Math.abs(toX - x) >= FAR;

/** Make a game's board accept drags. `busy` is true during a drag, which is then no swipe. */
export function useCarry(
  ui: GameUi,
  context: BoardContext,
): { ref: { current: HTMLDivElement | null }; busy(): boolean } {
  const ref = useRef<HTMLDivElement>(null),
    now = useRef({ ui, context }),
    held = useRef<Grip | null>(null),
    hand = useRef<Hand | null>(null);
  now.current = { ui, context };
  hand.current ??= new Hand(
    () => now.current.ui.input.dragAndDrop,
    () => now.current.context,
  );
  useLayoutEffect(() => void hand.current!.hear());
  useLayoutEffect(() => (ui.input.dragAndDrop ? bind(ref.current!, hand.current!, now, held) : undefined), [ui]);
  return { ref, busy: () => hand.current!.carried };
}

function bind(
  root: HTMLElement,
  hand: Hand,
  now: { readonly current: { readonly ui: GameUi; readonly context: BoardContext } },
  held: { current: Grip | null },
): () => void {
  const carry = now.current.ui.input.dragAndDrop!;
  const at = (x: number, y: number): Element | null => {
    const found = document.elementFromPoint(x, y);
    return found && root.contains(found) ? found : null;
  };
  const placeAt = (found: Element | null): string | null => found && carry.targetAt(found);

  function end(): void {
    const was = held.current;
    held.current = null;
    if (!was) return;
    for (const one of was.ends) one();
    root.classList.remove("carrying", "can-carry");
    was.under?.removeAttribute("data-under");
    was.shown?.piece.removeAttribute("data-lifted");
  }
  function home(was: Grip): void {
    const { ghost, box } = was.shown!;
    void move(
      ghost,
      [
        { transform: ghost.style.transform, opacity: 1 },
        { transform: `translate(${box.left}px, ${box.top}px)`, opacity: 0.4 },
      ],
      { duration: MOVE, easing: OUT },
    ).then(() => ghost.remove());
  }
  function cancel(): void {
    const was = held.current;
    end();
    hand.cancel();
    if (was?.shown) home(was);
  }

  function show(was: Grip): void {
    const { ghost, box } = was.shown!;
    const larger = was.finger ? ` scale(${FINGER})` : "";
    ghost.style.transform = `translate(${was.x - box.width / 2}px, ${was.y - box.height / 2}px)${larger}`;
    const found = at(was.x, was.y),
      place = placeAt(found),
      can = hand.over(place),
      under = can && found ? found.closest("[data-cell], [data-node], button, section") : null;
    if (under !== was.under) was.under?.removeAttribute("data-under");
    under?.setAttribute("data-under", "yes");
    was.under = under;
    const tab = found?.closest<HTMLElement>("[role=tab][aria-selected=false]");
    if (tab) tab.click(); // on a phone the target may be in another pane
  }

  const pieceOf = ({ touched }: Grip): Element =>
    (carry.piece && root.querySelector(carry.piece(hand.thing!, now.current.context))) ?? touched;

  /** Mark the piece once the finger has rested long enough to drag it. */
  function ripens(was: Grip): void {
    const wait = setTimeout(() => {
      const piece = pieceOf(was);
      piece.setAttribute("data-ripe", "");
      was.ends.push(() => piece.removeAttribute("data-ripe"));
    }, REST);
    was.ends.push(() => clearTimeout(wait));
  }

  function lift(was: Grip): void {
    was.shown = ghostOf(pieceOf(was), root);
    was.shown.piece.setAttribute("data-lifted", "");
    root.classList.add("carrying");
    root.setPointerCapture(was.pointer); // the touched element may be drawn again and lost
    const edges = (): void => {
      if (held.current !== was) return;
      const window = at(was.x, was.y)?.closest(".pan .window.large"),
        box = window?.getBoundingClientRect();
      const step = (low: number, high: number, here: number): number =>
        here < low + EDGE ? -SPEED : here > high - EDGE ? SPEED : 0;
      if (window && box) window.scrollBy(step(box.left, box.right, was.x), step(box.top, box.bottom, was.y));
      else if (now.current.context.phone) globalThis.scrollBy(0, step(0, innerHeight - HIDDEN, was.y));
      requestAnimationFrame(edges);
    };
    requestAnimationFrame(edges);
  }

  function down(event: PointerEvent): void {
    if (held.current) {
      cancel(); // a second finger cancels
      return;
    }
    const touched = event.target as Element,
      thing = event.isPrimary && event.button === 0 ? carry.pieceAt(touched) : null;
    if (!hand.down(thing, event.clientX, event.clientY)) return;
    event.stopPropagation(); // the board's window does not pan
    const was: Grip = {
      pointer: event.pointerId,
      touched,
      finger: event.pointerType === "touch",
      across: event.pointerType === "touch" && meansMore(touched, root),
      since: event.timeStamp,
      ends: [],
      x: event.clientX,
      y: event.clientY,
      shown: null,
      under: null,
    };
    held.current = was;
    const listen = (on: EventTarget, type: string, handler: (event: never) => void): void => {
      on.addEventListener(type, handler as EventListener, { capture: true, passive: false });
      was.ends.push(() => on.removeEventListener(type, handler as EventListener, { capture: true }));
    };
    listen(window, "pointermove", (moved: PointerEvent) => goes(moved));
    listen(window, "pointerup", (moved: PointerEvent) => up(moved));
    listen(window, "pointercancel", (moved: PointerEvent) => moved.pointerId === was.pointer && cancel());
    listen(window, "blur", (left: Event) => left.target === window && cancel()); // not the blur of an element inside
    listen(window, "keydown", (key: KeyboardEvent) => {
      if (key.key !== "Escape" || !was.shown) return;
      key.preventDefault();
      key.stopImmediatePropagation();
      cancel();
    });
    for (const type of ["selectstart", "dragstart", "contextmenu"])
      listen(document, type, (begun: Event) => begun.preventDefault());
    // On the touched element: it receives the finger's events even after it has left the page.
    listen(touched, "touchmove", (moved: TouchEvent) => {
      const { clientX, clientY } = moved.touches[0]!;
      if (!open(was, moved)) {
        if (moved.cancelable) moved.preventDefault();
      } else if (leaves(was, clientX, clientY)) end();
    });
    if (was.across) ripens(was);
  }

  function goes(event: PointerEvent): void {
    const was = held.current;
    if (was?.pointer !== event.pointerId) return;
    if (open(was, event) && leaves(was, event.clientX, event.clientY)) {
      end();
      return;
    }
    if (hand.lifts(event.clientX, event.clientY)) lift(was);
    if (!was.shown) return;
    was.x = event.clientX;
    was.y = event.clientY;
    show(was);
  }

  function up(event: PointerEvent): void {
    const was = held.current;
    if (was?.pointer !== event.pointerId) return;
    const place = was.shown && placeAt(at(event.clientX, event.clientY));
    end();
    const put = hand.up(place);
    if (!was.shown) return;
    if (put) was.shown.ghost.remove();
    else home(was);
    const swallow = (click: Event): void => click.stopPropagation(); // the end of a drag is no click
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }

  const hover = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !held.current)
      root.classList.toggle("can-carry", hand.can(carry.pieceAt(event.target as Element)));
  };
  // a non-passive listener: without it the browser ignores preventDefault in the one above
  const idle = (): void => undefined;
  root.addEventListener("pointerdown", down, { capture: true });
  root.addEventListener("pointerover", hover);
  root.addEventListener("touchmove", idle, { passive: false });
  return () => {
    cancel();
    root.removeEventListener("pointerdown", down, { capture: true });
    root.removeEventListener("pointerover", hover);
    root.removeEventListener("touchmove", idle);
  };
}
