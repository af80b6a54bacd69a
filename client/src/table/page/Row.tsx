/** A row of buttons: one Tab stop, with arrow keys inside. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardContext, GameTypes, Offer } from "../../games/ui";

/**
 * Show an offer's outlook while the pointer is over it. Not on a phone, where a tap selects at once and the prompt
 * would grow under the finger.
 */
export function hover<K extends GameTypes>(
  context: BoardContext<K>,
  offer: Offer<K> | null | undefined,
): { onMouseEnter?(): void; onMouseLeave?(): void } {
  return context.phone
    ? {}
    : { onMouseEnter: () => context.hover(offer ?? null), onMouseLeave: () => context.hover(null) };
}

/** Return the class of a button for an offer: chosen, or pointed at by the pointer or a hint. */
export function mark<K extends GameTypes>(
  { selected, hovered }: BoardContext<K>,
  offer: Offer<K> | undefined,
): "" | " chosen" | " pointed" {
  if (!offer) return "";
  return selected ? (selected === offer ? " chosen" : "") : hovered === offer ? " pointed" : "";
}

export function Row({ label, class: kind, children }: { label: string; class?: string; children: ComponentChildren }) {
  const root = useRef<HTMLDivElement>(null);
  const buttons = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>("button") ?? [])];
  function stop(at: HTMLElement | undefined): void {
    for (const button of buttons()) button.tabIndex = button === at ? 0 : -1;
  }
  useLayoutEffect(() => {
    // The Tab stop is the focused button, else the first possible one. In a row without buttons, keys scroll.
    const all = buttons(),
      row = root.current!;
    if (!all.length && row.scrollWidth > row.clientWidth) row.tabIndex = 0;
    else row.removeAttribute("tabindex");
    if (!all.length || all.includes(document.activeElement as HTMLElement)) return;
    stop(all.find((button) => button.classList.contains("lit")) ?? all[0]);
  });
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      class={kind}
      onFocusCapture={(event) => stop(event.target as HTMLElement)}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key],
          all = buttons(),
          here = all.indexOf(document.activeElement as HTMLElement);
        if (!step || here < 0) return;
        event.preventDefault();
        event.stopPropagation();
        all[here + step]?.focus();
      }}
    >
      {children}
    </div>
  );
}
