/** A dotted ladder with the ant on it: the ranks of Solo, and the viewer's best game. */

import { say } from "../../i18n";
import { Piece } from "../../parts/Icon";
import type { Edition } from "./model";
import { moundOf, rungsOf } from "./ranks";

const TOP = 16, // y of the highest points
  UPPER = 122, // height of the part with the rungs
  LOWER = 42, // height from the lowest rung to the ground
  LEFT = 22,
  LINE = 15; // height of a line of text

/** Return a y for text near a point that does not overlap the rungs' texts. */
function besides(y: number, rungs: readonly number[]): number {
  const near = rungs.find((rung) => Math.abs(rung - y) < LINE);
  return near === undefined ? y : near + (y < near ? -LINE : LINE);
}

export function Ladder({ edition, points, best }: { edition: Edition; points: number | null; best: number | null }) {
  const rungs = rungsOf(edition),
    first = rungs[0]?.above ?? 100,
    most = Math.max((rungs.at(-1)?.above ?? first) + 6, points ?? 0, best ?? 0);
  // Ranks take most of the height, points below the first rung little.
  const at = (value: number): number =>
    value >= first ? TOP + (UPPER * (most - value)) / (most - first) : TOP + UPPER + (LOWER * (first - value)) / first;
  const bestAt = besides(
    at(best ?? 0),
    rungs.map(({ above }) => at(above)),
  );
  return (
    <svg
      class="fou-ladder"
      viewBox={`0 0 200 ${TOP + UPPER + LOWER + 14}`}
      role="img"
      aria-label={[
        say("fourmidable-ranks"),
        ...rungs.map(({ above, rank }) => `${say("fourmidable-rank-title", { rank })}: ${above}`),
        ...(points === null ? [] : [say("fourmidable-points", { points })]),
        ...(best === null ? [] : [`${say("fourmidable-best")}: ${best}`]),
      ].join(", ")}
    >
      <path class="way" d={`M${LEFT} ${at(most)}V${at(0)}`} />
      {points !== null && <path class="climbed" d={`M${LEFT} ${at(points)}V${at(0)}`} />}
      {rungs.map(({ above, rank }, index) => {
        const y = at(above),
          passed = points !== null && points > above;
        return (
          <g key={rank} class={passed ? "passed" : ""}>
            <circle cx={LEFT} cy={y} r="4.5" />
            <text class="above" x={LEFT + 14} y={y + 4}>
              {above}
            </text>
            <text x={LEFT + 44} y={y + 4}>
              {say("fourmidable-rank-title", { rank })}
            </text>
            <g class="mound">
              <rect x="158" y={y - 14} width="28" height="26" rx="5" />
              <use href={`#${moundOf(index + 1)}`} x="160" y={y - 13} width="24" height="24" />
            </g>
          </g>
        );
      })}
      {best !== null && best !== points && (
        <g class="best">
          <circle cx={LEFT} cy={at(best)} r="4.5" />
          <text x={points !== null && Math.abs(at(points) - bestAt) < LINE ? LEFT + 46 : LEFT + 14} y={bestAt + 4}>
            {`${best} · ${say("fourmidable-best")}`}
          </text>
        </g>
      )}
      {points !== null && (
        <g class="s1 here" transform={`translate(${LEFT} ${at(points)})`}>
          <use href="#seat-1" x="-11" y="-11" width="22" height="22" />
          <use href="#ant-worker" x="-8" y="-8" width="16" height="16" />
          <text x="17" y="5">
            {points}
          </text>
        </g>
      )}
    </svg>
  );
}

/** A rank as its mound and name. */
export function Mound({ edition, points }: { edition: Edition; points: number }) {
  const rungs = rungsOf(edition),
    height = rungs.filter(({ above }) => points > above).length,
    rank = rungs[height - 1]?.rank ?? "none";
  return (
    <span class="fou-mound">
      <Piece id={moundOf(height)} />
      <b>{say("fourmidable-rank-title", { rank })}</b>
    </span>
  );
}
