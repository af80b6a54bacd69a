/** How to play Wyx in one minute: four small pictures. */
import symbols from "sprite:anthill-2,anthill-3";
import type { ComponentChildren } from "preact";
import { say } from "../../i18n";
import { Sprite } from "../../parts/Icon";
import "./howto.css";

const CELL = 40;

function Ground({ columns, rows }: { columns: number; rows: number }) {
  const cells = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      cells.push(
        <rect key={`${x} ${y}`} class={(x + y) % 2 ? "b" : "a"} x={x * CELL} y={y * CELL} width={CELL} height={CELL} />,
      );
  return <g>{cells}</g>;
}

function At({ x, y, id, size = 38 }: { x: number; y: number; id: string; size?: number }) {
  return (
    <use href={`#${id}`} x={x * CELL + (CELL - size) / 2} y={y * CELL + (CELL - size) / 2} width={size} height={size} />
  );
}

function Stone({
  seat,
  x,
  y,
  queen = false,
  size = queen ? 38 : 26,
}: {
  seat: number;
  x: number;
  y: number;
  queen?: boolean;
  size?: number;
}) {
  return (
    <g class={`s${seat}`}>
      <At x={x} y={y} id={`seat-${seat}`} size={size} />
      <At x={x} y={y} id={queen ? "ant-queen" : "ant-worker"} size={size * 0.73} />
    </g>
  );
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
};

function Domino({ x, y, across, along, lit }: { x: number; y: number; across: number; along: number; lit?: boolean }) {
  const half = (count: number, cx: number, arrow: string) => (
    <g transform={`translate(${cx} 0)`}>
      {PIPS[count]!.map(([px, py], n) => (
        <circle key={n} cx={-6 + px * 6} cy={py * 6} r="2.4" />
      ))}
      <path class="arrow" d={arrow} />
    </g>
  );
  return (
    <g class={lit ? "domino lit" : "domino"} transform={`translate(${x} ${y})`}>
      {lit && <rect class="glow" x="-44" y="-23" width="88" height="46" rx="10" />}
      <rect x="-39" y="-18" width="78" height="36" rx="6" />
      <path class="seam" d="M0-12V12" />
      {half(across, -20, "M15 0H7M10-3L7 0L10 3")}
      {half(along, 20, "M11 5V-5M8-2L11-5L14-2")}
    </g>
  );
}

function Panel({ number, children }: { number: 1 | 2 | 3 | 4; children: ComponentChildren }) {
  return (
    <li>
      <svg viewBox="0 0 200 160" aria-hidden="true" focusable="false">
        {children}
      </svg>
      <h3>{say(`wyx-howto-${number}`)}</h3>
      <p>{say(`wyx-howto-${number}.text`)}</p>
    </li>
  );
}

export default function HowTo() {
  return (
    <>
      <Sprite symbols={symbols} />
      <ol class="panels">
        <Panel number={1}>
          <rect class="tray" width="200" height="160" />
          <Domino x={52} y={46} across={1} along={4} />
          <Domino x={148} y={46} across={2} along={2} />
          <Domino x={52} y={112} across={3} along={2} lit />
          <Domino x={148} y={112} across={4} along={1} />
        </Panel>
        <Panel number={2}>
          <Ground columns={5} rows={4} />
          <rect class="lit" x="42" y="42" width="36" height="36" rx="5" />
          <Stone seat={2} x={3} y={2} />
          <path class="way" d="M160 140H60V84" />
          <Stone seat={1} x={4} y={3} queen />
        </Panel>
        <Panel number={3}>
          <Ground columns={5} rows={4} />
          <At x={1} y={1} id="anthill-3" size={52} />
          <g transform="translate(-9 -8)">
            <Stone seat={1} x={1} y={1} size={19} />
          </g>
          <g transform="translate(10 -5)">
            <Stone seat={1} x={1} y={1} size={19} />
          </g>
          <g transform="translate(-1 11)">
            <Stone seat={1} x={1} y={1} size={19} />
          </g>
          <Stone seat={1} x={3} y={1} />
          <Stone seat={1} x={2} y={3} />
          <path class="way" d="M120 140H186" />
          <g class="leaving">
            <Stone seat={2} x={4} y={3} />
          </g>
        </Panel>
        <Panel number={4}>
          <Ground columns={4} rows={4} />
          <g transform="translate(6 6)">
            <At x={0} y={0} id="anthill-2" size={50} />
            <g transform="translate(-9 -4)">
              <Stone seat={2} x={0} y={0} size={19} />
            </g>
            <g transform="translate(9 -6)">
              <Stone seat={2} x={0} y={0} size={19} />
            </g>
          </g>
          <Stone seat={2} x={2} y={1} queen />
          <Stone seat={1} x={1} y={3} queen />
          <g class="stop">
            <path d="M60 118Q30 90 24 52" />
            <path d="M66 116Q92 100 98 82" />
            <path d="M84 140H172" />
          </g>
          {[
            [20, 46],
            [100, 76],
            [180, 140],
          ].map(([x, y]) => (
            <g key={x} class="no" transform={`translate(${x} ${y})`}>
              <circle r="9" />
              <path d="M-5-5L5 5" />
            </g>
          ))}
        </Panel>
      </ol>
    </>
  );
}
