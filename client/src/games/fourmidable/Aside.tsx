/** Below the seats: the sky of the round with its weather wheel, the score track, and the end of the game. */

import { say } from "../../i18n";
import { Piece } from "../../parts/Icon";
import { toldTo } from "../../table/store/log";
import { Passing } from "./Draft";
import { child, type FourmidableContext, totalOf } from "./model";
import { capital } from "./names";
import { Progress } from "./Solo";

// degrees of the wheel for each weather
const TURN: Readonly<Record<string, number>> = { sun: 0, wind: 270, rain: 180 };
const QUESTION = 90;

/** The weather wheel with four quarters; each round turns it twice and on. */
function Wheel({ context: { view } }: { context: FourmidableContext }) {
  const shown = view.weather ? TURN[view.weather]! : QUESTION,
    turn = view.round * 720 + shown;
  return (
    <svg class="fou-wheel" viewBox="-50 -50 100 100" role="img" aria-label={say("fourmidable-wheel")}>
      <g class="disc" style={{ transform: `rotate(${turn}deg)` }}>
        {[0, 90, 180, 270].map((at) => (
          <path key={at} class={`q${at}`} d="M0 0L-28.3-28.3A40 40 0 0 1 28.3-28.3Z" transform={`rotate(${at})`} />
        ))}
        <g transform="translate(-13 -40)">
          <use href="#sun" width="26" height="26" />
        </g>
        <g transform="rotate(90) translate(-13 -40)">
          <use href="#wind" width="26" height="26" />
        </g>
        <g transform="rotate(180) translate(-13 -40)">
          <use href="#rain" width="26" height="26" />
        </g>
        <g transform="rotate(270)">
          <text y="-18">?</text>
        </g>
        <circle r="5" />
      </g>
      <path class="hand" d="M0-48L6-38H-6Z" />
    </svg>
  );
}

export function Sky({ context }: { context: FourmidableContext }) {
  const { view, game } = context,
    weather = view.weather ?? 0;
  if (!view.round) return null;
  const day = view.day ? 1 : 0;
  return (
    <section class="card fou-sky">
      <Piece id={view.day ? "sun" : "moon"} />
      <p>
        <b>
          {child(game)
            ? capital(say("fourmidable-round", { round: view.round, day }))
            : say("fourmidable-sky", { day, weather })}
        </b>
        {!child(game) && <span>{say("fourmidable-sky-help", { weather })}</span>}
      </p>
      {!child(game) && <Wheel context={context} />}
    </section>
  );
}

const MARKER = 14;

/**
 * The points of all seats along a trail of dots. Markers that would cover another stand above it; equal ones stand in
 * pairs.
 */
function Track({ context }: { context: FourmidableContext }) {
  const { view } = context,
    { names } = toldTo(context),
    points = view.players.map(totalOf),
    most = Math.max(40, Math.ceil(Math.max(...points) / 20) * 20),
    x = (value: number): number => 12 + (176 * value) / most;
  const placed: { seat: number; x: number; row: number }[] = [],
    ends: number[] = []; // right end of each row
  for (const value of [...new Set(points)].sort((one, other) => one - other)) {
    const level = points.flatMap((one, seat) => (one === value ? [seat] : [])),
      half = level.length > 1 ? MARKER / 2 : 0,
      rows = Math.ceil(level.length / 2);
    let low = 0;
    while (ends.slice(low, low + rows).some((end) => end > x(value) - half - MARKER / 2)) low++;
    for (const [index, seat] of level.entries())
      placed.push({ seat, x: x(value) + (index % 2 ? half : -half), row: low + Math.floor(index / 2) });
    for (let row = low; row < low + rows; row++) ends[row] = x(value) + half + MARKER / 2;
  }
  const way = MARKER / 2 + MARKER * (ends.length - 1) + 2;
  return (
    <section class="card fou-track">
      <h2>{say("fourmidable-track")}</h2>
      <svg
        viewBox={`0 0 200 ${way + 22}`}
        role="img"
        aria-label={points
          .map((value, seat) => `${names[seat]} : ${say("fourmidable-points", { points: value })}`)
          .join(", ")}
      >
        <path class="way" d={`M12 ${way}H188`} />
        {[0, most / 2, most].map((value) => (
          <text key={value} x={x(value)} y={way + 19}>
            {value}
          </text>
        ))}
        {placed.map(({ seat, x: middle, row }) => (
          <g key={seat} class={`s${(seat % 6) + 1}`}>
            <use
              href={`#seat-${(seat % 6) + 1}`}
              x={middle - MARKER / 2}
              y={way - MARKER * (row + 0.5)}
              width={MARKER}
              height={MARKER}
            />
          </g>
        ))}
      </svg>
    </section>
  );
}

export function Aside({ context }: { context: FourmidableContext }) {
  const { view, game } = context;
  if (view.solo)
    return (
      <>
        <Sky context={context} />
        <Progress context={context} />
      </>
    );
  return (
    <>
      <Passing context={context} />
      <Sky context={context} />
      {view.round > 0 && <Track context={context} />}
      <section class="card goal">
        <h2>{say("fourmidable-goal")}</h2>
        <p>{say("fourmidable-goal-text", { goal: view.goal, child: child(game) ? 1 : view.shown ? 2 : 0 })}</p>
      </section>
    </>
  );
}
