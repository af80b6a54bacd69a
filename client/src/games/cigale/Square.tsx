/**
 * The square of sixteen round cards, on leaves or snow. Cells carry the roles and take the presses; ants are drawn
 * above.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../../i18n";
import { cellAfter, cellProps, useBoardFocus } from "../../table/input/boardKeys";
import { hover } from "../../table/page/Row";
import { flight, MOVE, move, seatOnPage, STEP as TICK, usePrevious } from "../../table/store/motion";
import { selectOrRefuse } from "../../table/store/offers";
import { dramaOn } from "./drama";
import {
  type Action,
  CARD,
  CELLS,
  type CigaleContext,
  cardAt,
  cellAt,
  column,
  links,
  middle,
  row,
  SIDE,
  SIZE,
  stake,
  turnOf,
  type View,
  winter,
} from "./model";
import { insectName, pathName } from "./names";
import { CardFace, Pawn } from "./pieces";

const ASKED: Partial<Record<View["phase"], "Guess" | "Collect">> = {
  guessing: "Guess",
  collecting: "Collect",
  empowering: "Collect",
  trading: "Collect",
  paying: "Collect",
};

/** Return a cell in words: "b2, wood, dragonfly, an ant, possible". */
function cellWords(context: CigaleContext, view: View, cell: string, lit: boolean, cicada: boolean): string {
  const card = cardAt(view, cell),
    parts = [cell];
  if (!card) parts.push(say("cigale-cell-empty"));
  else {
    parts.push(pathName(card[0]));
    if (card[1]) parts.push(insectName(card[1]));
  }
  if (view.ants.includes(cell)) parts.push(say("cigale-cell-ant"));
  if (cicada) parts.push(say("cigale-cell-cicada"));
  if (view.due.includes(cell)) parts.push(say("cigale-cell-due"));
  if (context.offers.length && (lit || view.phase === "placing" || view.phase === "guessing"))
    parts.push(lit ? say("cigale-possible") : say("cigale-impossible"));
  return parts.join(", ");
}

const cellOf = (action: Action | undefined): string | null =>
  action && (action.type === "Put" || action.type === "Guess" || action.type === "Collect") ? action.cell : null;

/** Return the cell where the Cicada landed this round, or null. */
function landingCell(context: CigaleContext, view: View): string | null {
  if (view.phase === "placing" || view.phase === "choosing" || view.phase === "guessing") return null;
  for (const { events } of [...context.currentLog].reverse())
    for (const event of events) if (event.type === "Guessed") return event.cell;
  return null;
}

export function Square({ context }: { context: CigaleContext }) {
  const view = context.view,
    playing = dramaOn(context);
  const root = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState("");
  const [ring, setRing] = useState(false);
  const before = usePrevious(view);

  const offers = new Map(
    context.offers.flatMap((offer) => {
      const cell = cellOf(offer.action);
      return cell ? [[cell, offer] as const] : [];
    }),
  );
  const chosen = cellOf(context.selected?.action),
    pointed = chosen ? null : cellOf(context.hovered?.action);
  const ahead = context.selected ?? context.hovered,
    bet = ahead?.action.type === "Guess" ? cardAt(view, ahead.action.cell)?.[0] : undefined;
  const revealed = playing !== null && context.climax?.step !== "turning",
    won = revealed ? playing?.path : bet,
    atStake = won ? stake(view, won) : [];
  const cicada = playing?.cell ?? landingCell(context, view),
    ghost = ahead?.action.type === "Guess" ? ahead.action.cell : null;
  const home = at || view.ants[0] || CELLS[0]!;
  const old = context.last?.events.flatMap((event) => (event.type === "Turned" ? [event.cell] : [])) ?? [];

  // Animate the change: ants walk in, cards are turned over.
  useLayoutEffect(() => {
    const svg = root.current;
    if (!before || before === view || !svg) return;
    const came = view.ants.filter((cell) => !before.ants.includes(cell));
    if (came.length === 1) {
      const ant = svg.querySelector(`[data-ant="${came[0]}"] > g`),
        hand = document.querySelector(".carried-from .ant:last-child")?.getBoundingClientRect();
      void move(
        ant,
        flight(ant, hand ?? seatOnPage(view.ant)) ?? [
          { transform: "translate(0, -26px) scale(1.3)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        { duration: 1.5 * MOVE },
      );
    }
    const fresh = CELLS.filter(
      (cell) => String(cardAt(view, cell)) !== String(cardAt(before, cell)) && cardAt(view, cell),
    );
    if (fresh.length > SIDE + 2) return; // a jump in a replay
    fresh.forEach(
      (cell, index) =>
        void move(svg.querySelector(`[data-card="${cell}"]`), [{ transform: "scale(0, 1)" }, { transform: "none" }], {
          duration: MOVE,
          delay: index * TICK,
        }),
    );
  }, [view]);

  const go = useBoardFocus(root, setAt, (to) => {
    // The key N goes to the next possible cell or token, 0 to the square.
    const cells = CELLS.filter((cell) => offers.has(cell)),
      tokens = [...document.querySelectorAll<HTMLElement>(".tok.lit")];
    if (!to || cells.length || !tokens.length) return to && cells.length ? cellAfter(cells, at) : home;
    tokens[(tokens.indexOf(document.activeElement as HTMLElement) + 1) % tokens.length]!.focus();
    return null;
  });

  function press(cell: string): void {
    setAt(cell);
    if (!context.readOnly) selectOrRefuse(context, offers.get(cell), { type: ASKED[view.phase] ?? "Put", cell });
  }
  function keys(event: KeyboardEvent, cell: string): void {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [column(cell) - 1, row(cell)],
      ArrowRight: [column(cell) + 1, row(cell)],
      ArrowUp: [column(cell), row(cell) - 1],
      ArrowDown: [column(cell), row(cell) + 1],
      Home: [0, event.ctrlKey ? 0 : row(cell)],
      End: [SIDE - 1, event.ctrlKey ? SIDE - 1 : row(cell)],
    };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      event.stopPropagation();
      const to = cellAt(...step);
      if (to) go(to);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press(cell);
    }
  }

  const snow = winter(context.game);
  return (
    <svg
      ref={root}
      class={`cigale square${snow ? " snow" : " leaves"}`}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="grid"
      aria-label={say("cigale-square")}
      aria-rowcount={SIDE}
      aria-colcount={SIDE}
    >
      <g aria-hidden="true">
        <rect width={SIZE} height={SIZE} rx="28" class="ground" />
        <use href={snow ? "#cigale-snow" : "#cigale-leaves"} />
        {CELLS.filter((cell) => !row(cell)).map((cell) => (
          <text key={cell} class="co" x={middle(cell).x} y="21">
            {cell[0]}
          </text>
        ))}
        {CELLS.filter((cell) => !column(cell)).map((cell) => (
          <text key={cell} class="co" x="15" y={middle(cell).y + 6}>
            {cell.slice(1)}
          </text>
        ))}
      </g>
      {Array.from({ length: SIDE }, (_, line) => (
        <g role="row" key={line} aria-rowindex={line + 1}>
          {CELLS.slice(line * SIDE, line * SIDE + SIDE).map((cell) => {
            const { x, y } = middle(cell),
              card = cardAt(view, cell),
              lit = offers.has(cell);
            const state = [
              cell === chosen ? "lit chosen" : cell === pointed ? "lit pointed" : lit ? "lit" : "",
              atStake.includes(cell) ? "stake" : "",
              view.due.includes(cell) ? "due" : "",
              revealed && atStake.includes(cell) ? "won" : "",
            ].join(" ");
            return (
              <g
                key={cell}
                role="gridcell"
                {...cellProps(cell, state, home)}
                transform={`translate(${x} ${y})`}
                aria-colindex={column(cell) + 1}
                aria-label={cellWords(context, view, cell, lit, cell === cicada)}
                aria-selected={lit ? cell === chosen : undefined}
                onClick={() => press(cell)}
                onKeyDown={(event) => keys(event, cell)}
                {...hover(context, offers.get(cell))}
                onFocus={(event) => {
                  setAt(cell);
                  const shown = event.currentTarget.matches(":focus-visible");
                  setRing(shown);
                  if (shown) context.hover(offers.get(cell) ?? null);
                }}
                onBlur={() => setRing(false)}
              >
                <circle r="70" class="reach" />
                {card ? <ellipse class="shade" cx="2" cy="6" rx="66" ry="65" /> : <circle class="gap" r="62" />}
                {card && <circle class="plate" r={cell === chosen ? 74 : 71} />}
                {card && (
                  <g data-card={cell}>
                    <CardFace card={card} size={lit ? CARD - 6 : CARD} />
                  </g>
                )}
                {(old.includes(cell) || view.due.includes(cell)) && <circle class="trace" r={lit ? 77 : 71} />}
              </g>
            );
          })}
        </g>
      ))}
      <g class="above" aria-hidden="true">
        <g class={`links s${view.ant + 1}`}>
          {links(view.ants)
            .flatMap(([one, other]) => dots(middle(one), middle(other)))
            .map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} />
            ))}
        </g>
        {view.ants.map((cell) => (
          <Ant key={cell} view={view} cell={cell} />
        ))}
        {pointed && ahead?.action.type === "Put" && (
          <g class="ghost">
            <Ant view={view} cell={pointed} ghost />
          </g>
        )}
        {cicada && (
          <g data-cicada transform={`translate(${middle(cicada).x - 40} ${middle(cicada).y - 42})`}>
            <g>
              <Pawn seat={view.cicada} size={80} figure="cicada" />
            </g>
          </g>
        )}
        {ghost && !cicada && (
          <g class={chosen ? "" : "ghost"} transform={`translate(${middle(ghost).x - 40} ${middle(ghost).y - 42})`}>
            <Pawn seat={view.cicada} size={80} figure="cicada" />
          </g>
        )}
        {ring && at && (
          <g transform={`translate(${middle(at).x} ${middle(at).y})`}>
            <circle class="ring gap" r="75" />
            <circle class="ring" r="75" />
          </g>
        )}
      </g>
    </svg>
  );
}

/** An ant: in the centre of a plain card, beside an insect. */
function Ant({ view, cell, ghost = false }: { view: View; cell: string; ghost?: boolean }) {
  const { x, y } = middle(cell),
    beside = cardAt(view, cell)?.[1] ? 38 : 0;
  return (
    <g data-ant={ghost ? undefined : cell} transform={`translate(${x + beside} ${y + beside})`}>
      <g>
        <Pawn seat={view.ant} size={beside ? 52 : 66} turn={turnOf(cell)} />
      </g>
    </g>
  );
}

function dots(from: { x: number; y: number }, to: { x: number; y: number }): { x: number; y: number }[] {
  return [0.41, 0.47, 0.53, 0.59].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));
}

const EDGE = 22;
// Draw `count` marks on the ground, the same on every screen.
function scatter(count: number, draw: (x: number, y: number, index: number) => string): string {
  let seed = 4057;
  const next = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: count }, (_, index) =>
    draw(Math.round(EDGE + next() * (SIZE - 2 * EDGE)), Math.round(EDGE + next() * (SIZE - 2 * EDGE)), index),
  ).join("");
}

const LEAF = "M0 -13C8 -7 9 5 0 13C-9 5 -8 -7 0 -13ZM0 -8V17";
const flake = (x: number, y: number, index: number): string =>
  `<circle cx="${x}" cy="${y}" r="${1.4 + (index % 5) * 0.5}" ` +
  `fill="var(--${index % 2 ? "seat-rim" : "winter-2"})" opacity="${index % 2 ? 0.75 : 1}"/>`;
const straw = (x: number, y: number): string =>
  `<path d="M${x} ${y}l-5 -11M${x} ${y}l1 -14M${x} ${y}l7 -10" fill="none" ` +
  `stroke="var(--winter-2)" stroke-width="3" stroke-linecap="round"/>`;
const leaf = (x: number, y: number, index: number): string =>
  `<path d="${LEAF}" ` +
  `transform="translate(${x} ${y}) rotate(${(index * 67) % 360}) scale(${0.8 + (index % 4) * 0.22})" ` +
  `fill="var(--autumn-2)" fill-opacity="${0.35 + (index % 3) * 0.25}" stroke="var(--wood)" stroke-opacity=".35" ` +
  `stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`;
export const GROUND =
  `<defs><g id="cigale-snow">${scatter(110, flake)}${scatter(14, straw)}</g>` +
  `<g id="cigale-leaves">${scatter(46, leaf)}</g></defs>`;
