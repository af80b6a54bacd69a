/**
 * The chart of winning chances, which is the replay bar too: below it lies a trail of moves, with the ant of the seat
 * that moved last. Changes by chance are dotted on a pale band. A table with the same numbers follows it for screen
 * readers.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../i18n";
import { classes } from "../parts/classes";
import { Token } from "../parts/Icon";
import { Slider } from "../parts/Slider";
import { watchMedia } from "../table/page/hooks";
import { MarkIcon } from "./Mark";
import {
  ALL,
  ceiling,
  decisionsOf,
  emblemMoves,
  hundredths,
  luckBands,
  MARKS,
  markedApart,
  notable,
  spotAt,
  spread,
  stretchesOf,
  turningOf,
} from "./model";
import type { Review } from "./wire";

interface ChartProps {
  review: Review;
  names: readonly string[];
  me: number; // the seat with the thicker line; -1 if there is none
  whose: number;
  at: number;
  last: number;
  phone: boolean;
  step(line: number): void;
}

const LEFT = 44,
  TOP = 26,
  TRAIL = 26; // px below the axis

const low = watchMedia("(max-height: 760px)");

/** Return the drawn width of the chart in px, so that letters keep their size. */
function useWidth(): [{ current: HTMLDivElement | null }, number] {
  const box = useRef<HTMLDivElement>(null),
    [width, set] = useState(0);
  useLayoutEffect(() => {
    const look = (): void => set(Math.round(box.current?.clientWidth ?? 0));
    const watch = new ResizeObserver(look);
    look();
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return [box, width];
}

export function Chart(props: ChartProps) {
  const { review, names, at, step, last, whose, phone } = props,
    [box, width] = useWidth();
  const alone = review.players === 1,
    spot = spotAt(review, at, whose);
  const chances = names.map((seat, index) => chanceText(seat, spot.chances?.first[index] ?? 0)).join(", ");
  return (
    <section class="coach-curve card" aria-label={say(alone ? "review-curve-alone" : "review-curve")}>
      <header>
        <h2>{say(alone ? "review-curve-alone" : "review-curve")}</h2>
        <ul class="legend">
          {MARKS.map((mark) => (
            <li key={mark}>
              <MarkIcon mark={mark} />
              {say(`coach-mark-${mark}`)}
            </li>
          ))}
          <li class="luck">
            <i />
            {say("review-legend-luck")}
          </li>
        </ul>
        {!phone && <AsTable {...props} />}
      </header>
      <div class="drawn" ref={box}>
        {width > 0 && <Drawing {...props} width={width} />}
        <Slider
          {...{ at, last, step }}
          label={say("review-slider")}
          text={say("review-slider-at", { move: spot.move, moves: review.moves, chances })}
        />
      </div>
      {phone && (
        <details>
          <summary>{say("review-as-table")}</summary>
          <Rows {...props} />
        </details>
      )}
    </section>
  );
}

const chanceText = (seat: string, share: number): string =>
  say("review-chance", { seat, percent: hundredths(share) }).trim();

function Drawing({ review, names, me, whose, at, phone, step, width }: ChartProps & { width: number }) {
  const { curve, players } = review,
    right = phone ? 12 : 132,
    left = phone ? 26 : LEFT,
    plot = phone ? 120 : low.value ? 84 : 124,
    base = TOP + plot,
    height = base + TRAIL + 20;
  const most = ceiling(curve),
    moves = Math.max(1, review.moves),
    x = (move: number) => left + ((width - left - right) * move) / (moves + 0.5),
    y = (share: number) => base - (plot * share) / most;
  const turns = turningOf(review, whose),
    decisions = decisionsOf(review, whose),
    spot = spotAt(review, at, whose);
  const end = curve.at(-1),
    final = names.map((_, seat) => (end ? ((end.fell ?? end.acted).first[seat] ?? 0) : 0)),
    heights = spread(final.map(y), 17, TOP + 4, base + 4);
  const lines = new Map(curve.map((one) => [one.line, one.move]));
  const grid = [0.25, 0.5, 0.75, 1].filter((share) => share <= most && (!phone || share % 0.5 === 0));
  const dots = everyMove(review, (width - left - right) / moves),
    marked = markedApart(decisions.values(), x, 11);
  const numbers = spread(
    turns.map(({ move }) => x(move)),
    22,
    left,
    width - 11,
  );
  function press(event: MouseEvent): void {
    const edge = (event.currentTarget as Element).getBoundingClientRect(),
      move = ((event.clientX - edge.left - left) / (width - left - right)) * (moves + 0.5);
    const nearest = curve.reduce((one, other) =>
      Math.abs(other.move - move) < Math.abs(one.move - move) ? other : one,
    );
    step(nearest.line);
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      onClick={press}
    >
      {luckBands(curve).map((move) => (
        <rect key={move} class="band" x={x(move) - 1} y={TOP} width={x(move + 0.5) - x(move) + 2} height={plot} />
      ))}
      {grid.map((share) => (
        <g key={share}>
          <path class="gr" d={`M${left} ${y(share)}H${width - right}`} />
          <text class="ax" x={left - 6} y={y(share) + 4} text-anchor="end">
            {phone ? hundredths(share) : say("review-percent", { percent: hundredths(share) })}
          </text>
        </g>
      ))}
      <path class="gr" d={`M${left} ${base}H${width - right}`} />
      {players > 1 && <path class="gr even" d={`M${left} ${y(1 / players)}H${width - right}`} />}
      {turns.map((turn, index) => (
        <g key={`${turn.line} ${turn.kind} ${turn.seat}`} class={turn.line === at ? "turn on" : "turn"}>
          <path d={`M${numbers[index]} ${TOP - 4}L${x(turn.move)} ${TOP}V${base}`} />
          <circle cx={numbers[index]} cy={TOP - 13} r="10.5" />
          <text x={numbers[index]} y={TOP - 8.6} text-anchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
      {stretchesOf(curve, players).map(({ seat, luck, points }, index) => (
        <path
          key={index}
          class={classes(`s${(seat % 6) + 1}`, luck ? "fell" : "acted", seat === me && "me")}
          d={points
            .map(([move, share], place) => `${place ? "L" : "M"}${x(move).toFixed(1)} ${y(share).toFixed(1)}`)
            .join("")}
        />
      ))}
      {emblemMoves(curve, phone ? 5 : 10).map((point) =>
        names.map((_, seat) => {
          const size = seat === me ? 17 : 13,
            share = (point.fell ?? point.acted).first[seat] ?? 0,
            move = point.fell ? point.move + 0.5 : point.move;
          return (
            <g key={`${point.move} ${seat}`} class={`s${(seat % 6) + 1} emblem`}>
              <use
                href={`#seat-${(seat % 6) + 1}`}
                x={x(move) - size / 2}
                y={y(share) - size / 2}
                width={size}
                height={size}
              />
            </g>
          );
        }),
      )}
      {whose !== ALL &&
        [...decisions.values()].filter(notable).map((decision) => {
          const share = decision.after.first[decision.seat] ?? 0;
          return (
            <use
              key={decision.line}
              href={`#mark-${decision.mark}`}
              x={x(decision.move) - 8}
              y={Math.max(TOP, y(share) - 24)}
              width="16"
              height="16"
            />
          );
        })}
      {!phone &&
        names.map((name, seat) => (
          <text
            key={seat}
            class={classes(`s${(seat % 6) + 1}`, "name", seat === me && "me")}
            x={width - right + 18}
            y={heights[seat]! + 5}
          >
            {name.length > 9 ? `${name.slice(0, 8)}…` : name}{" "}
            <tspan>{say("review-percent", { percent: hundredths(final[seat]!) })}</tspan>
          </text>
        ))}
      {dots.map(({ line, move }) => {
        return marked.has(line) ? (
          <use
            key={line}
            href={`#mark-${decisions.get(line)!.mark}`}
            x={x(move) - 7}
            y={base + TRAIL - 7}
            width="14"
            height="14"
          />
        ) : (
          <circle key={line} class={line <= at ? "dot on" : "dot"} cx={x(move)} cy={base + TRAIL} r="2.6" />
        );
      })}
      <g class="stands" transform={`translate(${x(lines.get(at) ?? spot.move)} ${base + TRAIL})`}>
        {spot.seat >= 0 ? (
          <g class={`s${(spot.seat % 6) + 1}`} transform="translate(-11 -11)">
            <use href={`#seat-${(spot.seat % 6) + 1}`} width="22" height="22" />
            <use href="#ant-worker" x="3" y="3" width="16" height="16" />
          </g>
        ) : (
          <use href="#ant-worker" x="-11" y="-11" width="22" height="22" />
        )}
      </g>
    </svg>
  );
}

/** Return the moves that get a dot on the trail: each of the curve, fewer where dots would touch. */
function everyMove(review: Review, apart: number): readonly { line: number; move: number }[] {
  const step = Math.max(1, Math.ceil(7 / apart)),
    marked = new Set(review.seats.flatMap(({ decisions }) => decisions.filter(notable).map(({ line }) => line)));
  const known = new Map(review.curve.map(({ line, move }) => [line, move] as const));
  for (const { decisions } of review.seats) for (const { line, move } of decisions) known.set(line, move);
  return [...known]
    .map(([line, move]) => ({ line, move }))
    .filter(({ line, move }) => move > 0 && (marked.has(line) || move % step === 0));
}

function AsTable(props: ChartProps) {
  const [open, set] = useState(false);
  return (
    <details class="as-table" open={open} onToggle={(event) => set(event.currentTarget.open)}>
      <summary>{say("review-as-table")}</summary>
      {open && <Rows {...props} />}
    </details>
  );
}

function Rows({ review, names, whose, step }: ChartProps) {
  const decisions = decisionsOf(review, whose);
  return (
    <div class="rows">
      <table>
        <caption class="vh">{say(review.players === 1 ? "review-curve-alone" : "review-curve")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("review-column-move")}</th>
            <th scope="col">{say("review-column-who")}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{say("review-column-mark")}</th>
          </tr>
        </thead>
        <tbody>
          {review.curve.map(({ move, line, seat, acted, fell }) => {
            const decision = decisions.get(line);
            return (
              <tr key={line}>
                <th scope="row">
                  <button type="button" class="btn bare" onClick={() => step(line)}>
                    {move}
                  </button>
                </th>
                <td>
                  {seat >= 0 && <Token seat={seat} class="seat-emblem" />} {names[seat] ?? ""}
                </td>
                {names.map((_, one) => (
                  <td key={one}>
                    {hundredths((fell ?? acted).first[one] ?? 0)}
                    {fell && <span class="vh"> {say("review-after-luck")}</span>}
                  </td>
                ))}
                <td>{decision && say(`coach-mark-${decision.mark}`)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
