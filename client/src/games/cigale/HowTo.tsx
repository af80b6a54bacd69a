/** How to play La Cigale & la Fourmi in one minute: four small pictures. */
import symbols from "sprite:path-*,ins-bee,ins-ladybug,ins-dragonfly,cicada,clip";
import type { ComponentChildren } from "preact";
import { say } from "../../i18n";
import { Sprite } from "../../parts/Icon";
import type { Card, Insect, Path } from "./model";
import { CardFace, Pawn, TokenFace } from "./pieces";
import "./howto.css";

const LAID: readonly (readonly (Path | [Path, Insect])[])[] = [
  ["wood", "cloth", ["stone", "bee"], "tiles"],
  [["tiles", "ladybug"], "wood", "wood", "stone"],
  ["cloth", ["wood", "dragonfly"], "stone", "cloth"],
];
const ANTS = [
  [1, 0],
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
] as const;
const STEP = 48;

const card = (laid: Path | readonly [Path, Insect]): Card => (typeof laid === "string" ? [laid, null] : laid);

function At({ x, y, children }: { x: number; y: number; children: ComponentChildren }) {
  return <g transform={`translate(${28 + STEP * x} ${32 + STEP * y})`}>{children}</g>;
}

function Cards({ lit = [] }: { lit?: readonly (readonly [number, number])[] }) {
  return (
    <>
      {LAID.map((row, y) =>
        row.map((laid, x) => (
          <At key={`${x} ${y}`} x={x} y={y}>
            {lit.some(([a, b]) => a === x && b === y) && <circle class="lit" r="24" />}
            <CardFace card={card(laid)} size={42} />
          </At>
        )),
      )}
    </>
  );
}

function Ants() {
  return (
    <>
      {ANTS.map(([x, y]) => (
        <At key={`${x} ${y}`} x={x} y={y}>
          <Pawn seat={1} size={22} turn={x * 70 + y * 45} />
        </At>
      ))}
    </>
  );
}

function Panel({ number, ground, children }: { number: 1 | 2 | 3 | 4; ground: string; children: ComponentChildren }) {
  return (
    <li>
      <svg viewBox="0 0 200 160" aria-hidden="true" focusable="false">
        <rect class={ground} width="200" height="160" />
        {children}
      </svg>
      <h3>{say(`cigale-how-${number}`)}</h3>
      <p>{say(`cigale-how-${number}.text`)}</p>
    </li>
  );
}

export default function HowTo() {
  return (
    <>
      <Sprite symbols={symbols} />
      <ol class="panels cigale-how">
        <Panel number={1} ground="snow">
          <Cards />
          <Ants />
        </Panel>
        <Panel number={2} ground="table">
          {(["cloth", "tiles", "stone", "wood"] as const).map((path, index) => (
            <g key={path} transform={`translate(${58 + 84 * (index % 2)} ${46 + 68 * (index >> 1)})`}>
              {path === "wood" && <circle class="lit" r="33" />}
              <g transform="scale(.56)">
                <TokenFace path={path} red={false} />
              </g>
            </g>
          ))}
        </Panel>
        <Panel number={3} ground="snow">
          <Cards lit={[[1, 1]]} />
          <Ants />
          <g transform="translate(62 66)">
            <Pawn seat={0} size={38} figure="cicada" />
          </g>
        </Panel>
        <Panel number={4} ground="leaves">
          <g transform="translate(42 80) scale(.62)">
            <TokenFace path="wood" red={false} />
          </g>
          <path class="way" d="M78 66Q104 40 132 40" />
          <path class="way" d="M78 94Q104 120 132 120" />
          <g transform="translate(158 40)">
            <Pawn seat={0} size={48} figure="cicada" />
          </g>
          <g transform="translate(158 120)">
            <Pawn seat={1} size={44} turn={70} />
          </g>
          {[
            [88, 44],
            [112, 30],
            [88, 116],
            [112, 130],
          ].map(([x, y]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <CardFace card={["wood", null]} size={24} />
            </g>
          ))}
        </Panel>
      </ol>
    </>
  );
}
