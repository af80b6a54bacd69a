/** Seats, board and tray of a game, at a table or in a replay; on a phone with tabs if they do not fit one page. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { type BoardContext, type GameUi, trayPaneOf } from "../../games/ui";
import { say } from "../../i18n";
import { movable, rowOf, useCarry } from "../input/carry";
import { landscape } from "./hooks";

interface PlaygroundProps {
  ui: GameUi;
  context: BoardContext;
  seats: ComponentChildren;
  above: ComponentChildren; // the prompt, or the bar of a replay
  over?: ComponentChildren; // drawn over the board
  below?: ComponentChildren;
  why?: ComponentChildren; // the refusal, at the tray if there is one, else on the board
  class?: string;
  children?: ComponentChildren; // the log, the end
}

const CROWD = 5; // from this number of seats on, a phone shows them in a tab

export function Playground({
  ui,
  context,
  seats,
  above,
  over,
  below,
  why,
  class: kind = "",
  children,
}: PlaygroundProps) {
  const { phone } = context,
    size = ui.drawing.size?.(context),
    crowd = context.names.length >= CROWD,
    tray = trayPaneOf(ui, context);
  const own = ui.drawing.panes?.filter(({ has }) => has?.(context) ?? true) ?? [];
  const panes: PaneTab[] = phone
    ? [
        { id: "board", name: () => say("table-board") },
        ...own.map(({ id, name, lit }) => ({ id, name, lit: lit?.(context) ?? false })),
        ...(crowd ? [{ id: "seats", name: () => say("table-seats") }] : []),
      ]
    : [];
  const pane = panes.some(({ id }) => id === context.pane) ? context.pane : "board",
    Pane = own.find(({ id }) => id === pane)?.Show;
  const tabs = panes.length > 1,
    hand = useCarry(ui, context),
    swipe = useSwipe(panes, pane, context.show, hand.busy);
  return (
    <div ref={hand.ref} class={`play game-${ui.id}${tray ? "" : " trayless"} ${kind}`}>
      {!(phone && crowd) && (
        <div class="left" {...(landscape.value && { tabIndex: 0 }) /* its contents may overflow and scroll */}>
          {seats}
          {!phone && ui.drawing.Aside && <ui.drawing.Aside context={context} />}
        </div>
      )}
      <section class="stage" aria-label={say("table-board")}>
        {above}
        {tabs && <Panes panes={panes} pane={pane} show={context.show} />}
        <div
          {...(tabs && swipe)}
          {...(tabs && { id: "pane", role: "tabpanel", "aria-labelledby": `pane-${pane}` })}
          class={size && pane === "board" ? "wrap" : "wrap free"}
          {...(size && { style: { "--ratio": String(size.width / size.height) } })}
        >
          {pane === "seats" ? (
            seats
          ) : Pane && phone ? (
            <Pane context={context} />
          ) : (
            <ui.drawing.Board context={context} />
          )}
          {pane === "board" && over}
          {!tray && why}
        </div>
        {phone && pane === "board" && ui.drawing.Under && (
          <div class="under">
            <ui.drawing.Under context={context} />
          </div>
        )}
        {below}
      </section>
      {tray && (!phone || pane === "board") && (
        <section class="traybox" aria-label={tray.name()}>
          <tray.Show context={context} />
          {why}
        </section>
      )}
      {children}
    </div>
  );
}

interface PaneTab {
  id: string;
  name(): string;
  lit?: boolean;
}

const SWIPE = 60; // px, and at least twice as far across as down

/** Change the pane with a horizontal swipe, except on a board that pans or a row that scrolls. */
function useSwipe(panes: readonly PaneTab[], pane: string, show: (pane: string) => void, busy: () => boolean) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent): void => {
      const [finger, second] = event.touches,
        at = event.target as Element;
      from.current =
        finger && !second && !movable(at) && !rowOf(at, event.currentTarget as Element)
          ? { x: finger.clientX, y: finger.clientY }
          : null;
    },
    onTouchEnd: (event: TouchEvent): void => {
      const start = from.current,
        finger = event.changedTouches[0];
      from.current = null;
      if (!start || !finger || busy()) return;
      const across = finger.clientX - start.x,
        down = finger.clientY - start.y;
      if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
      const next = panes[panes.findIndex(({ id }) => id === pane) + (across < 0 ? 1 : -1)];
      if (next) show(next.id);
    },
  };
}

function Panes({ panes, pane, show }: { panes: readonly PaneTab[]; pane: string; show(pane: string): void }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div
      class="panes"
      role="tablist"
      aria-label={say("table-panes")}
      ref={root}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        const next = panes[(panes.findIndex(({ id }) => id === pane) + step + panes.length) % panes.length]!.id;
        show(next);
        root.current?.querySelector<HTMLElement>(`#pane-${next}`)?.focus();
      }}
    >
      {panes.map(({ id, name, lit }) => (
        <button
          type="button"
          key={id}
          class={lit ? "can" : undefined}
          id={`pane-${id}`}
          role="tab"
          aria-selected={id === pane}
          aria-controls="pane"
          tabIndex={id === pane ? 0 : -1}
          onClick={() => show(id)}
        >
          {name()}
        </button>
      ))}
    </div>
  );
}
