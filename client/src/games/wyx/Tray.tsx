/** The dispenser: its columns form a compass, so that the place of a domino shows its direction. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../../i18n";
import { Sheet } from "../../parts/Sheet";
import { landscape } from "../../table/page/hooks";
import { MOVE, move, usePrevious } from "../../table/store/motion";
import { selectOrRefuse } from "../../table/store/offers";
import { round, type WyxContext } from "./Board";
import { beyond, compass } from "./compass";
import { boardOf, columnOf, type Domino, dominoFacts } from "./model";
import { DominoFace } from "./pieces";

const way = (domino: Domino): string => (domino[2] === "up" ? "n" : "s") + (domino[0] === "left" ? "w" : "e");

export function Tray({ context }: { context: WyxContext }) {
  const { view } = context,
    flat = context.phone && !landscape.value; // a phone in landscape has room for upright dominoes
  const root = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(1);
  const [behind, setBehind] = useState(false);
  const before = usePrevious(view);
  const shape = compass(context.edition, flat),
    { slots, width, height, level } = shape,
    corner = flat ? 12 : 22;
  const offered = new Map(
    context.offers.flatMap((offer) => (offer.action.type === "Take" ? [[offer.action.column, offer] as const] : [])),
  );
  const chosen = context.selected?.action.type === "Take" ? context.selected.action.column : 0;
  const pointed = context.hovered?.action.type === "Take" ? context.hovered.action.column : 0;
  const refused = context.refused?.type === "Take" ? context.refused.column : 0;

  useLayoutEffect(() => {
    // The taken domino slides away, the next one comes forward.
    if (!before || before === view) return;
    view.columns.forEach((column, index) => {
      if (column.length < (before.columns[index]?.length ?? 0))
        void move(
          root.current?.querySelector(`[data-column="${index + 1}"] .front`),
          [
            { transform: flat ? "translateX(-10px)" : "translateY(-10px)", opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          { duration: MOVE },
        );
    });
  }, [view]);

  function name(column: number): string {
    const stack = view.columns[column - 1] ?? [],
      front = stack[0],
      queen = view.queens[context.seat >= 0 ? context.seat : view.turn];
    if (!front) return say("wyx-domino-empty", { column });
    const parts = [say("wyx-domino-name", { column, ...dominoFacts(front) })],
      cell = queen && boardOf(context.edition).flight(front, queen);
    if (queen) parts.push(cell ? say("wyx-domino-to", { cell }) : say("wyx-domino-off"));
    if (context.offers.length) parts.push(offered.has(column) ? say("wyx-possible") : say("wyx-impossible"));
    parts.push(say("wyx-domino-behind", { count: stack.length - 1 }));
    return parts.join(", ");
  }
  function keys(event: KeyboardEvent): void {
    const steps = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
      step = steps.indexOf(event.key),
      here = slots.findIndex(({ column }) => column === at);
    if (step < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = step < 2 ? slots[here + (step ? 1 : -1)] : beyond(shape, slots[here]!, step === 3);
    if (!next) return;
    setAt(next.column);
    root.current?.querySelector<HTMLElement>(`[data-column="${next.column}"]`)?.focus();
  }

  return (
    <div class="wyx-tray-box">
      <div
        ref={root}
        class={flat ? "wyx tray flat" : "wyx tray"}
        role="toolbar"
        aria-label={say("wyx-dispenser")}
        style={{ aspectRatio: `${width} / ${height}`, borderRadius: round(corner, width, height) }}
        onMouseLeave={() => context.hover(null)}
      >
        <svg class="wood" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          <rect width={width} height={height} rx={corner} fill="var(--wood)" />
          {!flat && (
            <rect
              x="7"
              y="7"
              width={width - 14}
              height={height - 14}
              rx="16"
              fill="none"
              stroke="var(--wood-2)"
              stroke-width="3"
            />
          )}
          <path
            d={
              flat
                ? `M${width / 2} 10V${height - 10}M10 ${level}H${width - 10}`
                : `M${width / 2} 32V${height - 32}M22 ${level}H${width - 22}`
            }
            class="cross"
          />
        </svg>
        {slots.map(({ column, way: flies, x, y }) => {
          const stack = view.columns[column - 1] ?? [],
            front = stack[0],
            can = offered.has(column);
          const state = [
            !front ? "empty" : "",
            can ? "lit" : front && context.offers.length ? "asleep" : "",
            column === chosen ? "chosen" : column === pointed ? "pointed" : "",
            column === refused ? "refused" : "",
            column === columnOf(context.premoves[0]) ? "planned" : "",
          ].join(" ");
          return (
            <button
              type="button"
              key={column}
              data-column={column}
              class={`slot ${flies} ${state}`}
              tabIndex={column === at ? 0 : -1}
              aria-label={name(column)}
              aria-pressed={can ? column === chosen : undefined}
              aria-disabled={context.readOnly || undefined}
              style={{
                left: `${(x / width) * 100}%`,
                top: `${(y / height) * 100}%`,
                width: `${(shape.w / width) * 100}%`,
                height: `${(shape.h / height) * 100}%`,
              }}
              onClick={() => {
                setAt(column);
                if (!context.readOnly) selectOrRefuse(context, offered.get(column), { type: "Take", column });
              }}
              onKeyDown={keys}
              onMouseEnter={() => context.hover(offered.get(column) ?? null)}
              onFocus={(event) => {
                setAt(column);
                if (can && event.currentTarget.matches(":focus-visible")) context.hover(offered.get(column)!);
              }}
            >
              {flat ? (
                <svg viewBox="0 0 87 61" aria-hidden="true" focusable="false">
                  <rect width="87" height="61" rx="9" class="well" />
                  {front && <rect x="2" y="6" width="83" height="52" rx="8" class="plate" />}
                  {front && (
                    <g class="front">
                      <svg x="6" y="10" width="75" height="43.5" viewBox="0 0 112 64" aria-hidden="true">
                        <DominoFace domino={front} flat />
                      </svg>
                    </g>
                  )}
                  <circle cx="78" cy="9.5" r="8.5" class="badge" />
                  <text x="78" y="13.8" class="badge">
                    {column}
                  </text>
                </svg>
              ) : (
                <svg viewBox="0 0 88 134" aria-hidden="true" focusable="false">
                  <rect width="88" height="134" rx="12" class="well" />
                  {stack.slice(1).map((_, depth) => (
                    <rect
                      key={depth}
                      x="14"
                      y={24 - 2.4 * (stack.length - 1 - depth)}
                      width="60"
                      height="40"
                      rx="8"
                      class="back"
                    />
                  ))}
                  {front && <rect x="8" y="18" width="72" height="116" rx="13" class="plate" />}
                  {front && (
                    <g class="front">
                      <svg x="14" y="24" width="60" height="105" viewBox="0 0 64 112" aria-hidden="true">
                        <DominoFace domino={front} flat={false} />
                      </svg>
                    </g>
                  )}
                  <circle cx="76" cy="21" r="14" class="badge" />
                  <text x="76" y="27.6" class="badge">
                    {column}
                  </text>
                </svg>
              )}
            </button>
          );
        })}
      </div>
      {context.game.open_dispenser && (
        <button type="button" class="btn" onClick={() => setBehind(true)}>
          {say("wyx-behind")}
        </button>
      )}
      {behind && (
        <Sheet title={say("wyx-behind")} onClose={() => setBehind(false)}>
          <ol class="wyx-behind">
            {slots.map(({ column }) => (
              <li key={column}>
                <b>{column}</b>
                {(view.columns[column - 1] ?? []).map(
                  (domino, index) =>
                    domino && (
                      <span key={index}>
                        <svg class={`slot ${way(domino)}`} viewBox="0 0 112 64" aria-hidden="true" focusable="false">
                          <DominoFace domino={domino} flat />
                        </svg>
                        <span class="vh">{say("wyx-domino", dominoFacts(domino))}</span>
                      </span>
                    ),
                )}
              </li>
            ))}
          </ol>
        </Sheet>
      )}
    </div>
  );
}
