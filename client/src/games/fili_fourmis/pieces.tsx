import { type Cell, line, type Point, type Printed } from "./model";

export const ANT = 46,
  HEAD = 54,
  HOME = 44; // width of an ant at home

/** Return the direction between two points in degrees: 0 is up, clockwise. */
export function bearing(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** Return the angle of an ant at home, the same on every screen. */
export function turnOf({ place, row }: Cell): number {
  return ((place * 3 + row * 5 + place * row) % 8) * 45;
}

/** An ant around the origin; only the figure turns, not its emblem. */
export function Ant({ seat, size, turn }: { seat: number; size: number; turn: number }) {
  const figure = size * 0.72;
  return (
    <g class={`s${seat + 1}`}>
      <use href={`#seat-${seat + 1}`} x={-size / 2} y={-size / 2} width={size} height={size} />
      <g class="turn" transform={`rotate(${Math.round(turn)})`}>
        <use href="#ant-worker" x={-figure / 2} y={-figure / 2} width={figure} height={figure} />
      </g>
    </g>
  );
}

/** One ant on its cell; animations find it by its cell. */
export function Token({
  board,
  cell,
  seat,
  size,
  turn,
}: {
  board: Printed;
  cell: string;
  seat: number;
  size: number;
  turn: number;
}) {
  const { x, y } = board.cell(cell);
  return (
    <g data-ant={cell} transform={`translate(${x} ${y})`}>
      <Ant seat={seat} size={size} turn={turn} />
    </g>
  );
}

interface FileProps {
  board: Printed;
  seat: number;
  cells: readonly string[]; // from the head
  head: string; // the larger ant
  leads: readonly string[]; // ends that may lead
  state: "" | "lit" | "held";
}

/** A file as one thing: a band joins its ants, the leading one is the largest, a number shows their count. */
export function File({ board, seat, cells, head, leads, state }: FileProps) {
  const at = (cell: string) => board.cell(cell),
    whole = line(cells.map(at));
  const order = head === cells.at(-1) && cells.length > 1 ? [...cells].reverse() : [...cells];
  // Each link belongs to the ant in front of it.
  const links = order.slice(1).map((cell, index) => ({ cell: order[index]!, d: line([at(cell), at(order[index]!)]) }));
  const ahead = (index: number): number =>
    index > 0
      ? bearing(at(order[index]!), at(order[index - 1]!))
      : order.length > 1
        ? bearing(at(order[1]!), at(order[0]!))
        : 0;
  return (
    <g class={`file s${seat + 1} ${state}`}>
      {state && (
        <>
          <path class="glow edge" d={cells.length > 1 ? whole : ""} />
          <path class="glow" d={cells.length > 1 ? whole : ""} />
        </>
      )}
      {state &&
        leads.map((cell) => (
          <circle
            key={cell}
            class="glow end"
            cx={at(cell).x}
            cy={at(cell).y}
            r={(state === "held" ? 32 : 29) + (cell === head ? 3 : 0)}
          />
        ))}
      {links.map(({ cell, d }) => (
        <path key={`rim ${cell}`} data-link={cell} class="rim" d={d} />
      ))}
      {links.map(({ cell, d }) => (
        <path key={cell} data-link={cell} class="band" d={d} />
      ))}
      {order
        .map((_, index) => order.length - 1 - index)
        .map((index) => (
          <Token
            key={order[index]}
            board={board}
            cell={order[index]!}
            seat={seat}
            size={index ? ANT : HEAD}
            turn={ahead(index)}
          />
        ))}
    </g>
  );
}

/** The number of ants of a file, at its head. */
export function Count({ board, cells, seat }: { board: Printed; cells: readonly string[]; seat: number }) {
  const { x, y } = board.cell(cells[0]!);
  return (
    <g class={`count s${seat + 1}`} data-count={cells[0]} transform={`translate(${x + 23} ${y - 21})`}>
      <circle r="14" />
      <text y="7.4">{cells.length}</text>
    </g>
  );
}

/** The opponent's anthill in small: its ramparts, filled if held. The figure's text has the count. */
export function Ring({ board, seat, entered }: { board: Printed; seat: number; entered: readonly string[] }) {
  const ramparts = [...board.cells.values()].filter(({ home, kind }) => home === 1 - seat && kind === "rampart"),
    { x, y } = board.home(1 - seat),
    far = Math.max(...ramparts.map((cell) => Math.hypot(cell.x - x, cell.y - y))) + 34;
  return (
    <svg class="fili-ring" viewBox={`${x - far} ${y - far} ${2 * far} ${2 * far}`} aria-hidden="true" focusable="false">
      {ramparts.map((cell) => (
        <path key={cell.name} class={entered.includes(cell.name) ? "pip on" : "pip"} d={board.hexagon(cell, 0.84)} />
      ))}
      <text x={x} y={y + far * 0.19} font-size={far * 0.56}>
        {ramparts.filter(({ name }) => entered.includes(name)).length}
      </text>
    </svg>
  );
}
