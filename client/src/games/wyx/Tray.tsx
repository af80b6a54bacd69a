/** The dispenser: eight columns as a compass, so that the place of a domino tells its direction. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Sheet } from "../../parts/Sheet";
import { MOVE, move, usePrevious } from "../../table/motion";
import { say } from "../../words";
import type { WyxStage } from "./Board";
import { flight, type Domino } from "./model";
import { DominoFace } from "./pieces";

const COMPASS = [1, 2, 7, 8, 3, 4, 5, 6]; // upper row, lower row
const PLACES = { // where each stands, in percent of the tray
  tall: { x: [20, 118, 238, 336], y: [18, 164], w: 88, h: 134, width: 444, height: 316 },
  flat: { x: [7, 96, 191, 280], y: [8, 77], w: 87, h: 61, width: 374, height: 146 },
};

const facts = ([side, across, way, along]: Domino) => ({ side, across, way, along });
const way = (domino: Domino): string => (domino[2] === "up" ? "n" : "s") + (domino[0] === "left" ? "w" : "e");
const WAYS = ["nw", "nw", "sw", "sw", "se", "se", "ne", "ne"];

export function Tray({ stage }: { stage: WyxStage }) {
  const { view, phone } = stage;
  const root = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(1);
  const [behind, setBehind] = useState(false);
  const before = usePrevious(view);
  const shape = phone ? PLACES.flat : PLACES.tall;
  const offered = new Map(stage.offers.flatMap((offer) => offer.action.type === "Take" ? [[offer.action.column, offer] as const] : []));
  const chosen = stage.chosen?.action.type === "Take" ? stage.chosen.action.column : 0;
  const pointed = stage.pointed?.action.type === "Take" ? stage.pointed.action.column : 0;
  const refused = stage.refused?.type === "Take" ? stage.refused.column : 0;

  useLayoutEffect(() => { // the domino that was taken slides away, the next one comes forward
    if (!before || before === view) return;
    view.columns.forEach((column, index) => {
      if (column.length < (before.columns[index]?.length ?? 0))
        void move(root.current?.querySelector(`[data-column="${index + 1}"] .front`),
          [{ transform: phone ? "translateX(-10px)" : "translateY(-10px)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: MOVE });
    });
  }, [view]);

  function name(column: number): string {
    const stack = view.columns[column - 1] ?? [], front = stack[0], queen = view.queens[stage.seat >= 0 ? stage.seat : view.turn];
    if (!front) return say("wyx-domino-empty", { column });
    const parts = [say("wyx-domino-name", { column, ...facts(front) })], cell = queen && flight(front, queen);
    if (queen) parts.push(cell ? say("wyx-domino-to", { cell }) : say("wyx-domino-off"));
    if (stage.offers.length) parts.push(offered.has(column) ? say("wyx-possible") : say("wyx-impossible"));
    parts.push(say("wyx-domino-behind", { count: stack.length - 1 }));
    return parts.join(", ");
  }
  function keys(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = COMPASS[COMPASS.indexOf(at) + step];
    if (!next) return;
    setAt(next);
    root.current?.querySelector<HTMLElement>(`[data-column="${next}"]`)?.focus();
  }

  return (
    <div class="wyx-tray-box">
      <div ref={root} class={phone ? "wyx tray flat" : "wyx tray"} role="toolbar" aria-label={say("wyx-dispenser")} onMouseLeave={() => stage.point(null)}>
        <svg class="wood" viewBox={`0 0 ${shape.width} ${shape.height}`} aria-hidden="true" focusable="false">
          <rect width={shape.width} height={shape.height} rx={phone ? 12 : 22} fill="var(--wood)" />
          {!phone && <rect x="7" y="7" width="430" height="302" rx="16" fill="none" stroke="var(--wood-2)" stroke-width="3" />}
          <path d={phone ? "M187 10V136M10 73H364" : "M222 32V284M22 158H422"} class="cross" />
        </svg>
        {COMPASS.map((column, index) => {
          const stack = view.columns[column - 1] ?? [], front = stack[0], can = offered.has(column);
          const state = [!front ? "empty" : "", can ? "lit" : front && stage.offers.length ? "asleep" : "",
            column === chosen ? "chosen" : column === pointed ? "pointed" : "", column === refused ? "refused" : ""].join(" ");
          const x = shape.x[index % 4]!, y = shape.y[index < 4 ? 0 : 1]!;
          return (
            <button key={column} data-column={column} class={`slot ${WAYS[column - 1]} ${state}`} tabIndex={column === at ? 0 : -1}
              aria-label={name(column)} aria-pressed={can ? column === chosen : undefined} aria-disabled={stage.quiet || undefined}
              style={{ left: `${(x / shape.width) * 100}%`, top: `${(y / shape.height) * 100}%`, width: `${(shape.w / shape.width) * 100}%`, height: `${(shape.h / shape.height) * 100}%` }}
              onClick={() => {
                setAt(column);
                if (!stage.quiet) stage.press({ type: "Take", column });
              }}
              onKeyDown={keys} onMouseEnter={() => stage.point(can ? { type: "Take", column } : null)}
              onFocus={(event) => {
                setAt(column);
                if (can && event.currentTarget.matches(":focus-visible")) stage.point({ type: "Take", column });
              }}>
              {phone ? (
                <svg viewBox="0 0 87 61" aria-hidden="true" focusable="false">
                  <rect width="87" height="61" rx="9" class="well" />
                  {front && <rect x="2" y="6" width="83" height="52" rx="8" class="plate" />}
                  {front && <g class="front"><svg x="6" y="10" width="75" height="43.5" viewBox="0 0 112 64"><DominoFace domino={front} flat /></svg></g>}
                  <circle cx="78" cy="9.5" r="8.5" class="badge" /><text x="78" y="13.8" class="badge">{column}</text>
                </svg>
              ) : (
                <svg viewBox="0 0 88 134" aria-hidden="true" focusable="false">
                  <rect width="88" height="134" rx="12" class="well" />
                  {stack.slice(1).map((_, depth) => (
                    <rect key={depth} x="14" y={24 - 2.4 * (stack.length - 1 - depth)} width="60" height="40" rx="8" class="back" />
                  ))}
                  {front && <rect x="8" y="18" width="72" height="116" rx="13" class="plate" />}
                  {front && <g class="front"><svg x="14" y="24" width="60" height="105" viewBox="0 0 64 112"><DominoFace domino={front} flat={false} /></svg></g>}
                  <circle cx="76" cy="21" r="14" class="badge" /><text x="76" y="27.6" class="badge">{column}</text>
                </svg>
              )}
            </button>
          );
        })}
      </div>
      {stage.game.open_dispenser && <button class="btn" onClick={() => setBehind(true)}>{say("wyx-behind")}</button>}
      {behind && (
        <Sheet title={say("wyx-behind")} onClose={() => setBehind(false)}>
          <ol class="wyx-behind">
            {COMPASS.map((column) => (
              <li key={column}>
                <b>{column}</b>
                {(view.columns[column - 1] ?? []).map((domino, index) => domino && (
                  <span key={index}>
                    <svg class={`slot ${way(domino)}`} viewBox="0 0 112 64" aria-hidden="true" focusable="false"><DominoFace domino={domino} flat /></svg>
                    <span class="vh">{say("wyx-domino", facts(domino))}</span>
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </Sheet>
      )}
    </div>
  );
}
