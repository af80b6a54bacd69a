/** The board: sand in a wooden frame. Cells carry the roles and take the presses; pieces are drawn above them. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { language, say } from "../../i18n";
import { cellAfter, cellProps, useBoardFocus } from "../../table/input/boardKeys";
import { toldTo } from "../../table/store/log";
import { flight, MOVE, move, seatOnPage, usePrevious } from "../../table/store/motion";
import type { BoardContext } from "../ui";
import { boardOf, cellName, columnOf, FRAME, place, target, type Wyx } from "./model";
import { Ant, Queen } from "./pieces";

export type WyxContext = BoardContext<Wyx>;
const CORNER = 26;

/** Return the CSS border radius of a drawing's corner, for the shadow of its box. */
export const round = (corner: number, wide: number, high: number): string =>
  `${(100 * corner) / wide}% / ${(100 * corner) / high}%`;

/** Return a cell in words: "d4, anthill for 3, Octave, domino 2 leads here". */
function cellWords(context: WyxContext, cell: string, column: number | undefined, lit: boolean): string {
  const { view } = context,
    { names } = toldTo(context),
    board = boardOf(context.edition),
    worth = board.worth(cell),
    ants = view.cells[cell],
    queen = view.queens.indexOf(cell),
    parts = [cell];
  if (worth) parts.push(say("wyx-cell-anthill", { worth }));
  if (board.central(cell)) parts.push(say("wyx-cell-central"));
  if (queen >= 0) parts.push(say("wyx-cell-queen", { seat: names[queen] ?? "" }));
  if (ants) parts.push(say("wyx-cell-ants", { ants: ants.ants, seat: names[ants.seat] ?? "" }));
  if (queen < 0 && !ants) parts.push(say("wyx-cell-free"));
  if (column) parts.push(say("wyx-cell-reached", { column }));
  if (context.offers.length && (column || lit)) parts.push(lit ? say("wyx-possible") : say("wyx-impossible"));
  return parts.join(", ");
}

function lastFlight(context: WyxContext): { seat: number; from: string | null; to: string } | null {
  for (const event of context.last?.events ?? []) {
    if (event.type === "Took") return { seat: event.seat, from: event.origin, to: event.cell };
    if (event.type === "Entered") return { seat: event.seat, from: null, to: event.cell };
  }
  return null;
}

export function Board({ context }: { context: WyxContext }) {
  const { view, offers, phone } = context,
    board = boardOf(context.edition),
    { width, height, wide, high } = board;
  const middle = (cell: string) => board.middle(cell);
  const root = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState("");
  const [ring, setRing] = useState(false);
  const [leaving, setLeaving] = useState<{ cell: string; seat: number; ants: number }[]>([]);
  const before = usePrevious(view);

  const eyes = context.seat >= 0 ? context.seat : view.turn;
  const lead = board.leads(view, eyes);
  const lit = new Map(
    offers.flatMap((offer) => {
      const cell = target(offer.outlook);
      return cell === null ? [] : [[cell, offer] as const];
    }),
  );
  const words = useMemo(
    () => new Map(board.ground.map((cell) => [cell, cellWords(context, cell, lead.get(cell), lit.has(cell))])),
    [view, offers, context.names, context.seat, language.value],
  );
  const chosen = context.selected && target(context.selected.outlook),
    pointed = chosen ? null : context.hovered && target(context.hovered.outlook);
  const ahead = chosen ?? pointed,
    queen = view.queens[eyes];
  const [planned] = context.premoves,
    later =
      planned?.type === "Enter" ? planned.cell : [...lead].find(([, column]) => column === columnOf(planned))?.[0];
  const last = lastFlight(context);
  const home = at || (queen ?? board.home);

  // Animate the change: the queen flies, a chased queen leaves, ants appear.
  useLayoutEffect(() => {
    const svg = root.current;
    if (!before || before === view || !svg) return;
    const flown = view.queens.filter((cell, seat) => cell !== before.queens[seat]).length;
    // A jump in a replay has no animation.
    if (flown > 1 || Math.abs(Object.keys(view.cells).length - Object.keys(before.cells).length) > 1) return;
    view.queens.forEach((cell, seat) => {
      const from = before.queens[seat];
      if (!cell || cell === from) return;
      const b = middle(cell),
        piece = svg.querySelector(`[data-queen="${seat}"]`);
      if (!from) {
        // from the emblem of her seat
        const inner = piece?.firstElementChild,
          frames = flight(inner, seatOnPage(seat));
        if (frames) void move(inner, frames, { duration: 1.5 * MOVE });
        else
          void move(
            piece,
            [
              { transform: `translate(${b.x}px, ${b.y}px) scale(.3)`, opacity: 0 },
              { transform: `translate(${b.x}px, ${b.y}px)`, opacity: 1 },
            ],
            { duration: MOVE },
          );
        return;
      }
      const a = middle(from);
      void move(
        piece,
        [
          { transform: `translate(${a.x}px, ${a.y}px)` },
          { transform: `translate(${(a.x + b.x) / 2}px, ${(a.y + b.y) / 2}px) scale(1.06)` },
          { transform: `translate(${b.x}px, ${b.y}px)` },
        ],
        { duration: MOVE },
      );
    });
    const gone = [];
    for (const cell of new Set([...Object.keys(before.cells), ...Object.keys(view.cells)])) {
      const was = before.cells[cell],
        is = view.cells[cell];
      if (was?.seat === is?.seat && was?.ants === is?.ants) continue;
      if (was && was.seat !== is?.seat) gone.push({ cell, ...was });
      if (is)
        void move(
          svg.querySelector(`[data-ants="${cell}"] > g`),
          [
            { transform: "scale(.2)", opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          { duration: MOVE, delay: MOVE },
        );
    }
    setLeaving(gone);
  }, [view]);
  useLayoutEffect(() => {
    if (!leaving.length) return;
    const all = leaving.map(({ cell }) =>
      move(
        root.current?.querySelector(`[data-leaving="${cell}"] > g`),
        [
          { transform: "none", opacity: 1 },
          { transform: "translate(0, -46px) scale(.5)", opacity: 0 },
        ],
        { duration: MOVE, delay: MOVE, fill: "both" },
      ),
    );
    void Promise.all(all).then(() => setLeaving([]));
  }, [leaving]);

  const go = useBoardFocus(root, setAt, (to) => {
    // The key N goes to the next possible cell, 0 to the board.
    const cells = board.ground.filter((cell) => lit.has(cell));
    return to && cells.length ? cellAfter(cells, at) : home;
  });

  function press(cell: string): void {
    setAt(cell);
    if (context.readOnly) return;
    const offer = lit.get(cell),
      column = lead.get(cell);
    if (offer) context.select(offer);
    else if (!queen) context.refuse({ type: "Enter", cell });
    else if (column) context.refuse({ type: "Take", column });
    else
      context.showRefusal(
        null,
        say("wyx-no-entry", { cell }),
        queen === cell ? say("wyx-at-queen") : say("wyx-nowhere", { cell }),
      );
  }
  function keys(event: KeyboardEvent, cell: string): void {
    const { column, row } = place(cell);
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [column - 1, row],
      ArrowRight: [column + 1, row],
      ArrowUp: [column, row + 1],
      ArrowDown: [column, row - 1],
      Home: [0, event.ctrlKey ? height : row],
      End: [width - 1, event.ctrlKey ? 1 : row],
    };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      event.stopPropagation();
      const [c, r] = step;
      if (board.has(c, r)) go(cellName(c, r));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press(cell);
    }
  }
  function point(cell: string): void {
    context.hover(lit.get(cell) ?? null);
  }

  const trail = (from: string, to: string, kind: string) => (
    <g class={`trail ${kind}`}>
      {board.dots(from, to).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} />
      ))}
    </g>
  );
  return (
    <svg
      ref={root}
      class="wyx board"
      viewBox={phone ? `${FRAME} ${FRAME} ${wide - 2 * FRAME} ${high - 2 * FRAME}` : `0 0 ${wide} ${high}`}
      role="grid"
      aria-label={say("table-board")}
      aria-rowcount={height}
      aria-colcount={width}
      {...(!phone && { style: { borderRadius: round(CORNER, wide, high) } })}
      onMouseLeave={() => context.hover(null)}
    >
      <g aria-hidden="true">
        {!phone && <rect width={wide} height={high} rx={CORNER} fill="var(--wood)" />}
        {!phone && (
          <rect
            x="8"
            y="8"
            width={wide - 16}
            height={high - 16}
            rx="20"
            fill="none"
            stroke="var(--wood-2)"
            stroke-width="3"
          />
        )}
        <rect x="31" y="31" width={wide - 62} height={high - 62} rx={phone ? 0 : 8} fill="var(--wood-2)" />
      </g>
      {board.cells.map((row, index) => (
        <g role="row" key={index} aria-rowindex={index + 1}>
          {row.map((cell, column) => {
            const { x, y } = middle(cell),
              hills = board.worth(cell),
              centre = board.central(cell);
            const state =
              cell === chosen
                ? "chosen"
                : cell === pointed
                  ? "lit pointed"
                  : cell === later
                    ? "planned"
                    : lit.has(cell)
                      ? "lit"
                      : "";
            return (
              <g
                key={cell}
                role="gridcell"
                {...cellProps(cell, state, home)}
                aria-colindex={column + 1}
                aria-label={words.get(cell)}
                aria-selected={lit.has(cell) ? cell === chosen : undefined}
                onClick={() => press(cell)}
                onKeyDown={(event) => keys(event, cell)}
                onMouseEnter={() => point(cell)}
                onFocus={(event) => {
                  setAt(cell);
                  const shown = event.currentTarget.matches(":focus-visible");
                  setRing(shown);
                  if (shown) point(cell);
                }}
                onBlur={() => setRing(false)}
              >
                {phone && <rect x={x - 50} y={y - 50} width="100" height="100" fill="transparent" />}
                <rect
                  x={x - 49}
                  y={y - 49}
                  width="98"
                  height="98"
                  rx="5"
                  class={centre ? "ground centre" : (index + column) % 2 ? "ground b" : "ground a"}
                />
                {centre ? (
                  <use href="#wyx-rosette" x={x} y={y} />
                ) : (
                  <use href={`#wyx-sand-${(column * 2 + index * 3) % 5}`} x={x} y={y} />
                )}
                {state && <rect x={x - 46} y={y - 46} width="92" height="92" rx="10" class="plate" />}
                {hills > 0 && (
                  <use
                    href={`#anthill-${hills}`}
                    x={x - (cell === chosen ? 40 : 45)}
                    y={y - (cell === chosen ? 40 : 45)}
                    width={cell === chosen ? 80 : 90}
                    height={cell === chosen ? 80 : 90}
                  />
                )}
              </g>
            );
          })}
        </g>
      ))}
      <g class="above" aria-hidden="true">
        {board.cells.at(-1)!.map((cell) => (
          <text
            key={cell}
            class={phone ? "co2" : "co"}
            x={middle(cell).x + (phone ? 38 : 0)}
            y={high - (phone ? 42 : 9)}
          >
            {cell[0]}
          </text>
        ))}
        {board.cells.map(([cell = ""]) => (
          <text key={cell} class={phone ? "co2" : "co"} x={phone ? 46 : 18} y={middle(cell).y + (phone ? -31 : 7)}>
            {place(cell).row}
          </text>
        ))}
        {last?.from && (
          <rect class="from" x={middle(last.from).x - 44} y={middle(last.from).y - 44} width="88" height="88" rx="8" />
        )}
        {last?.from && trail(last.from, last.to, "past")}
        {ahead && queen && trail(queen, ahead, chosen ? "chosen" : "pointed")}
        {board.ground.map((cell) => {
          const ants = view.cells[cell];
          if (!ants || view.queens.includes(cell)) return null;
          const { x, y } = middle(cell);
          return (
            <g key={cell} data-ants={cell} transform={`translate(${x} ${y})`}>
              <g>
                {board.stands(cell, ants.ants).map((spot, index) => (
                  <g key={index} transform={`translate(${spot.x} ${spot.y})`}>
                    <Ant seat={ants.seat} size={spot.size} turn={spot.turn} />
                  </g>
                ))}
              </g>
            </g>
          );
        })}
        {leaving.map(({ cell, seat, ants }) => (
          <g key={`leaving ${cell}`} data-leaving={cell} transform={`translate(${middle(cell).x} ${middle(cell).y})`}>
            <g>
              {board.stands(cell, ants).map((spot, index) => (
                <g key={index} transform={`translate(${spot.x} ${spot.y})`}>
                  <Ant seat={seat} size={spot.size} turn={spot.turn} />
                </g>
              ))}
            </g>
          </g>
        ))}
        {view.queens.map(
          (cell, seat) =>
            cell && (
              <g key={`queen ${seat}`} data-queen={seat} transform={`translate(${middle(cell).x} ${middle(cell).y})`}>
                <Queen seat={seat} ants={view.cells[cell]?.ants ?? 0} />
              </g>
            ),
        )}
        {ahead && context.seat >= 0 && (
          <g class="ghost" transform={`translate(${middle(ahead).x} ${middle(ahead).y}) scale(.62)`}>
            <Queen seat={eyes} ants={0} />
          </g>
        )}
        {[...lit].map(
          ([cell, { action }]) =>
            action.type === "Take" && (
              <g key={`pill ${cell}`} transform={`translate(${middle(cell).x + 31} ${middle(cell).y - 31})`}>
                <circle r="17" class="pill" />
                <text class="pill" y="7.4">
                  {action.column}
                </text>
              </g>
            ),
        )}
        {ring && at && (
          <>
            <rect class="ring gap" x={middle(at).x - 47} y={middle(at).y - 47} width="94" height="94" rx="8" />
            <rect class="ring" x={middle(at).x - 47} y={middle(at).y - 47} width="94" height="94" rx="8" />
          </>
        )}
      </g>
    </svg>
  );
}

const PETALS = Array.from(
  { length: 8 },
  (_, index) => `<path d="M0 -10C9 -18 9 -32 0 -40C-9 -32 -9 -18 0 -10Z" transform="rotate(${index * 45})"/>`,
).join("");
const SAND = [
  "M-36 -30l7 2M20 28l6-3M-26 34l5 1",
  "M-28 -24l7 2M10 20l6-3M-14 32l5 1",
  "M-20 -18l7 2M0 12l6-3M-2 30l5 1",
  "M-12 -12l7 2M-10 4l6-3M10 28l5 1",
  "M-32 -27l7 2M15 24l6-3M-20 33l5 1",
];
/** Definitions drawn once and used by the cells. */
export const GROUND_SYMBOLS =
  `<defs><g id="wyx-rosette" fill="none" stroke="var(--wyx-line)" stroke-width="2.4">${PETALS}<circle r="7"/></g>` +
  SAND.map(
    (path, index) =>
      `<path id="wyx-sand-${index}" d="${path}" ` +
      'stroke="var(--wyx-line)" stroke-width="2" stroke-linecap="round" opacity=".28"/>',
  ).join("") +
  "</defs>";
