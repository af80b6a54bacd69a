/** How to play Micropolis in one minute: four small pictures. */
import symbols from "sprite:ant-soldier,ant-nurse,fruit-cherry,fruit-lemon,fruit-fig,fruit-gift";
import type { ComponentChildren } from "preact";
import { say } from "../../i18n";
import { Sprite } from "../../parts/Icon";
import { Row } from "./Hill";
import type { Anthill, Edition } from "./model";
import { Digs, Earth, Emblem, Garrison, GRAIN, RedArmy, Soldier } from "./pieces";
import { shape } from "./shape";
import "./micropolis.css";
import "./howto.css";

/** A few tiles as examples. */
const PRINT: Edition = {
  name: { fr: "", en: "" },
  fruits: {},
  box: { tiles: 6, foundations: 6, soldiers: 45, architects: 2, sides: 10, holes: 10, army: 5, line: 7 },
  layouts: {
    A: [
      ["LO", "RO"],
      ["LI", "RI"],
    ],
    C: [
      ["LO", "LI"],
      ["RO", "RI"],
    ],
    D: [["LO", "RO"], ["LI"], ["RI"]],
    H: [["LO", "RI"], ["RO"], ["LI"]],
    M: [["LI", "RO", "RI"], ["LO"]],
  },
  anthill: {
    tiles: [
      { layout: "C", workers: [1, 1], bears: [["cherry"]], barracks: [] },
      { layout: "D", workers: [1, 1, 0], bears: [["lemon"]], barracks: [] },
      { layout: "H", workers: [1, 1, 0], bears: [["queen"]], barracks: [] },
      { layout: "M", workers: [1, 1], bears: [["fig"]], barracks: [] },
      { layout: "A", workers: [1, 0], bears: [["nurse2"]], barracks: [] },
      { layout: "D", workers: [1, 0, 0], bears: [["gift"]], barracks: [2] },
    ],
  },
};

const hill = (row: readonly (readonly [tile: number, ...galleries: number[]])[]): Anthill => ({
  seat: 0,
  anthill: 0,
  army: 0,
  galleries: [],
  largest: 0,
  complete: false,
  points: [],
  row: row.map(([tile, ...galleries]) => ({ tile, galleries, barracks: [] })),
});
const THREE = hill([
    [3, 0, 1, 2],
    [2, 1, 0, 3],
    [1, 1, 4],
  ]),
  FOUR = hill([
    [3, 0, 1, 2],
    [2, 1, 0, 3],
    [4, 3, 1],
    [6, 3, 3, 4],
  ]);

function Panel({ number, children }: { number: 1 | 2 | 3 | 4; children: ComponentChildren }) {
  return (
    <li>
      <svg class="mic" viewBox="0 0 200 160" aria-hidden="true" focusable="false">
        <rect class="ground" width="200" height="160" />
        {children}
      </svg>
      <h3>{say(`micropolis-how-${number}`)}</h3>
      <p>{say(`micropolis-how-${number}.text`)}</p>
    </li>
  );
}

const print = shape(PRINT);

function Loose({
  tile,
  x,
  y,
  soldier = false,
  rim = false,
}: {
  tile: number;
  x: number;
  y: number;
  soldier?: boolean;
  rim?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(.3) translate(0 240)`}>
      <Earth shape={print} tile={tile} />
      <Digs drawn={print.tile(tile)} />
      {rim && (
        <>
          <path class="rim" d={print.outline} />
          <path class="rim in" d={print.outline} />
        </>
      )}
      {soldier && <Soldier y={-302} size={64} />}
    </g>
  );
}

function Ring({
  anthill,
  tints,
  hot,
  children,
}: {
  anthill: Anthill;
  tints: readonly (readonly [number, number])[];
  hot?(gallery: number): boolean;
  children?: ComponentChildren;
}) {
  const tiles = anthill.row.length;
  return (
    <g transform="translate(100 142) scale(.33)">
      {anthill.row.map(({ tile }, index) => (
        <g key={tile} transform={`rotate(${print.turn(index, tiles)})`}>
          <Earth shape={print} tile={tile} />
        </g>
      ))}
      <Row anthill={anthill} edition={PRINT} tints={new Map(tints)} {...(hot && { hot })} />
      <g transform={`rotate(${tiles % 2 ? 0 : 18})`} class="foundation">
        <path class="wood" d={print.foundation} />
      </g>
      {children}
    </g>
  );
}

export default function HowTo() {
  return (
    <>
      <Sprite symbols={symbols + GRAIN} />
      <ol class="panels mic-how game-micropolis">
        <Panel number={1}>
          <Loose tile={2} x={34} y={82} soldier />
          <Loose tile={3} x={100} y={82} soldier />
          <Loose tile={5} x={166} y={78} rim />
        </Panel>
        <Panel number={2}>
          <Ring
            anthill={THREE}
            tints={[
              [0, 2],
              [1, 1],
            ]}
          >
            {[-2, 2].map((side) => (
              <g key={side} transform={`rotate(${36 * side})`}>
                <path class="gap" d={print.outline} />
              </g>
            ))}
            <g transform="rotate(72)">
              <Earth shape={print} tile={4} />
              <Digs drawn={print.tile(4)} upright={72} tint={(piece) => (piece ? 1 : 3)} />
              <path class="rim" d={print.outline} />
              <path class="rim in" d={print.outline} />
            </g>
          </Ring>
        </Panel>
        <Panel number={3}>
          <g transform="translate(66 84) scale(.47)" class="foundation">
            <path class="wood" d={print.foundation} />
            {Array.from({ length: 10 }, (_, index) => ({ index, ...print.hole(index) })).map(({ index, x, y }) => (
              <g key={index}>
                <circle class="hole" cx={x} cy={y} r="15" />
                {index < 6 && <Soldier x={x} y={y} size={38} />}
              </g>
            ))}
            <Emblem seat={0} size={104} />
          </g>
          <g transform="translate(166 46)">
            <RedArmy size={52} />
          </g>
          <g transform="translate(166 136) scale(1.2)">
            <Garrison places={2} width={44} full />
          </g>
        </Panel>
        <Panel number={4}>
          <Ring
            anthill={FOUR}
            tints={[
              [0, 2],
              [1, 1],
              [3, 3],
            ]}
            hot={(gallery) => gallery === 1}
          />
        </Panel>
      </ol>
    </>
  );
}
