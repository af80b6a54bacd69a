/** A piece that is carried by hand to a card of the square: mouse, pen or finger. */
import { useRef } from "preact/hooks";

const FAR = 6; // px: less is a press

export function useCarry(over: (cell: string | null) => void, drop: (cell: string) => void) {
  const carried = useRef<{
    piece: Element;
    ghost: HTMLElement | SVGElement | null;
    x: number;
    y: number;
    cell: string | null;
  } | null>(null);
  const cellAt = (event: PointerEvent): string | null =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]")?.dataset.cell ?? null;
  function end(): void {
    carried.current?.ghost?.remove();
    carried.current = null;
    over(null);
  }
  return {
    onPointerDown(event: PointerEvent & { currentTarget: Element }): void {
      if (event.button !== 0) return;
      carried.current = { piece: event.currentTarget, ghost: null, x: event.clientX, y: event.clientY, cell: null };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent): void {
      const held = carried.current;
      if (!held) return;
      if (!held.ghost) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
        const box = held.piece.getBoundingClientRect();
        held.ghost = held.piece.cloneNode(true) as HTMLElement | SVGElement;
        held.ghost.classList.add("carried");
        held.ghost.setAttribute("aria-hidden", "true");
        held.ghost.style.width = `${box.width}px`;
        held.ghost.style.height = `${box.height}px`;
        document.body.append(held.ghost);
      }
      held.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
      const cell = cellAt(event);
      if (cell === held.cell) return;
      held.cell = cell;
      over(cell);
    },
    onPointerUp(event: PointerEvent): void {
      const cell = carried.current?.ghost ? cellAt(event) : null;
      end();
      if (cell) drop(cell);
    },
    onPointerCancel: end,
  };
}
