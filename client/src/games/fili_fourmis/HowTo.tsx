/** How to play Fili-Fourmis in one minute: four small pictures. */
import type { ComponentChildren } from "preact";
import { say } from "../../i18n";
import { hexagon, line, type Point } from "./model";
import { Ant, bearing } from "./pieces";
import "./fili.css";
import "./howto.css";

const SCALE = 0.68;
const at = (column: number, row: number): Point => ({ x: 24 + column * 60 + (row % 2) * 30, y: 22 + row * 51.96 });
type Kinds = "." | "#" | "R" | "r";
const CLASS: Record<Kinds, string> = { ".": "grass", "#": "earth", R: "rampart", r: "inside" };

/** Return the columns and rows of cells written as "2,1 2,2". */
const cellsOf = (cells: string): number[][] => cells.split(" ").map((cell) => cell.split(",").map(Number));

function Ground({ rows, lit }: { rows: readonly string[]; lit: string }) {
  return (
    <g class="land">
      {rows.flatMap((row, y) =>
        Array.from(row, (mark, x) => (
          <path
            key={`${x} ${y}`}
            class={`${CLASS[mark as Kinds]}${mark === "." && (x * 7 + y * 5) % 11 < 4 ? " darker" : ""}`}
            d={hexagon(at(x - 1, y))}
          />
        )),
      )}
      {cellsOf(lit).map(([x, y]) => (
        <path key={`lit ${x} ${y}`} class="lit" d={hexagon(at(x!, y!), 0.8)} />
      ))}
    </g>
  );
}

function CellRow({ seat, cells, size = 46 }: { seat: number; cells: string; size?: number }) {
  const points = cellsOf(cells).map(([x, y]) => at(x!, y!));
  return (
    <g class={`file s${seat + 1}`}>
      <path class="rim" d={line(points)} />
      <path class="band" d={line(points)} />
      {points.map((point, index) => {
        const next = points[index - 1],
          after = points[index + 1];
        return (
          <g key={index} transform={`translate(${point.x} ${point.y})`}>
            <Ant
              seat={seat}
              size={index ? size : size + 8}
              turn={next ? bearing(point, next) : after ? bearing(after, point) : 0}
            />
          </g>
        );
      })}
    </g>
  );
}

function Lone({
  seat,
  x,
  y,
  turn = 0,
  ghost = false,
}: {
  seat: number;
  x: number;
  y: number;
  turn?: number;
  ghost?: boolean;
}) {
  const { x: a, y: b } = at(x, y);
  return (
    <g class={ghost ? "ghost" : ""} transform={`translate(${a} ${b})`}>
      <Ant seat={seat} size={46} turn={turn} />
    </g>
  );
}

function Way({ points }: { points: readonly Point[] }) {
  return <path class="way" d={line(points)} />;
}

function Panel({ number, children }: { number: 1 | 2 | 3 | 4; children: ComponentChildren }) {
  return (
    <li>
      <svg class="fili" viewBox="0 0 200 160" aria-hidden="true" focusable="false">
        <g transform={`scale(${SCALE})`}>{children}</g>
      </svg>
      <h3>{say(`fili_fourmis-howto-${number}`)}</h3>
      <p>{say(`fili_fourmis-howto-${number}.text`)}</p>
    </li>
  );
}

export default function HowTo() {
  return (
    <ol class="panels">
      <Panel number={1}>
        <Ground rows={[".......", ".......", ".......", "RRR....", "rrrR..."]} lit="3,0" />
        <Way points={[at(0, 3), at(1, 2), at(1, 1), at(2, 0), { x: 180, y: 22 }]} />
        <Lone seat={0} x={0} y={3} turn={40} />
        <Lone seat={0} x={0} y={4} turn={130} />
        <Lone seat={0} x={1} y={4} turn={250} />
        <Lone seat={0} x={3} y={0} ghost turn={60} />
        <CellRow seat={0} cells="2,1 2,2" />
      </Panel>
      <Panel number={2}>
        <Ground rows={[".......", ".......", ".......", ".......", "......."]} lit="3,0" />
        <Way points={[at(0, 3), at(0, 2), at(0, 1), at(1, 0), at(2, 0), { x: 180, y: 22 }]} />
        <Lone seat={0} x={3} y={0} ghost turn={60} />
        <CellRow seat={0} cells="2,1 2,2 1,3 0,3" />
      </Panel>
      <Panel number={3}>
        <Ground rows={["....#..", "...#...", "...#...", "..#....", "..#...."]} lit="2,1 3,0" />
        <Lone seat={1} x={2} y={1} ghost turn={30} />
        <Lone seat={1} x={3} y={0} ghost turn={30} />
        <CellRow seat={1} cells="2,2 1,3 1,4" />
      </Panel>
      <Panel number={4}>
        <Ground rows={["rrrrR..", "rrrR...", "rrrR...", "RRR....", "......."]} lit="2,2" />
        <Lone seat={0} x={3} y={0} turn={200} />
        <Lone seat={0} x={2} y={1} turn={150} />
        <Lone seat={1} x={0} y={0} turn={60} />
        <Lone seat={1} x={0} y={1} turn={120} />
        <Lone seat={1} x={0} y={2} turn={20} />
        <Lone seat={0} x={2} y={2} ghost turn={330} />
        <CellRow seat={0} cells="2,3 3,3 4,2" />
      </Panel>
    </ol>
  );
}
