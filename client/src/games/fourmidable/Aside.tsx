/** Under the seats: the sky of the round with its weather wheel, the score track, and when it ends. */
import { Piece } from "../../parts/Icon";
import { say } from "../../words";
import { child, totalOf, type FourmidableStage } from "./model";
import { capital } from "./names";

const TURN: Readonly<Record<string, number>> = { sun: 0, wind: 270, rain: 180 }; // so far the wheel turns until it points there
const QUESTION = 90;

/** A wheel with four quarters; it turns twice and more for every round. */
function Wheel({ stage: { view } }: { stage: FourmidableStage }) {
  const shown = view.weather ? TURN[view.weather]! : QUESTION, turn = view.round * 720 + shown;
  return (
    <svg class="fou-wheel" viewBox="-50 -50 100 100" role="img" aria-label={say("fourmidable-wheel")}>
      <g class="disc" style={{ transform: `rotate(${turn}deg)` }}>
        {[0, 90, 180, 270].map((at) => <path key={at} class={`q${at}`} d="M0 0L-28.3-28.3A40 40 0 0 1 28.3-28.3Z" transform={`rotate(${at})`} />)}
        <g transform="translate(-13 -40)"><use href="#sun" width="26" height="26" /></g>
        <g transform="rotate(90) translate(-13 -40)"><use href="#wind" width="26" height="26" /></g>
        <g transform="rotate(180) translate(-13 -40)"><use href="#rain" width="26" height="26" /></g>
        <g transform="rotate(270)"><text y="-18">?</text></g>
        <circle r="5" />
      </g>
      <path class="hand" d="M0-48L6-38H-6Z" />
    </svg>
  );
}

export function Sky({ stage }: { stage: FourmidableStage }) {
  const { view, game } = stage, weather = view.weather ?? 0;
  if (!view.round) return null;
  const day = view.day ? 1 : 0;
  return (
    <section class="card fou-sky">
      <Piece id={view.day ? "sun" : "moon"} />
      <p><b>{child(game) ? capital(say("fourmidable-round", { round: view.round, day })) : say("fourmidable-sky", { day, weather })}</b>{!child(game) && <span>{say("fourmidable-sky-help", { weather })}</span>}</p>
      {!child(game) && <Wheel stage={stage} />}
    </section>
  );
}

/** Everybody's points along a trail of dots; who would hide another stands a little higher. */
function Track({ stage: { view, names } }: { stage: FourmidableStage }) {
  const points = view.players.map(totalOf), most = Math.max(40, Math.ceil(Math.max(...points) / 20) * 20), x = (value: number): number => 10 + (180 * value) / most;
  const placed: { seat: number; x: number; lift: number }[] = [];
  for (const [seat, value] of [...points.entries()].sort(([, one], [, other]) => one - other)) {
    const lift = placed.filter((other) => x(value) - other.x < 11).length;
    placed.push({ seat, x: x(value), lift });
  }
  return (
    <section class="card fou-track">
      <h2>{say("fourmidable-track")}</h2>
      <svg viewBox="0 0 200 42" role="img" aria-label={points.map((value, seat) => `${names[seat]} : ${say("fourmidable-points", { points: value })}`).join(", ")}>
        <path class="way" d="M10 28H190" />
        {[0, most / 2, most].map((value) => <text key={value} x={x(value)} y="41">{value}</text>)}
        {placed.map(({ seat, x: left, lift }) => <g key={seat} class={`s${(seat % 6) + 1}`}><use href={`#seat-${(seat % 6) + 1}`} x={left - 8 + 3 * (lift % 2)} y={20 - Math.min(4, lift) * 5} width="16" height="16" /></g>)}
      </svg>
    </section>
  );
}

export function Aside({ stage }: { stage: FourmidableStage }) {
  const { view, game } = stage;
  return (
    <>
      <Sky stage={stage} />
      {view.round > 0 && <Track stage={stage} />}
      <section class="card goal">
        <h2>{say("fourmidable-goal")}</h2>
        <p>{say("fourmidable-goal-text", { goal: view.goal, child: child(game) ? 1 : 0 })}</p>
      </section>
    </>
  );
}
