/** The printed board: grass, road and two anthills in a wooden edge. A few paths for all cells, drawn once. */

import { remember } from "../../app/remember";
import type { Cell, Printed } from "./model";

const TUFTS = ["l-3-8m6 8l-1-9m7 9l3-7", "l-4-6m5 6l2-8m5 9l4-5", "l-2-9m6 8l3-7m2 8l4-6"];

/** Return a number below `of` for a cell: varied, and the same on every screen. */
function scatter({ place, row }: Cell, one: number, other: number, of: number): number {
  return (place * one + row * other + place * row) % of;
}

function drawLand(board: Printed) {
  const all = [...board.cells.values()],
    path = (has: (cell: Cell) => boolean, scale = 1) =>
      all
        .filter(has)
        .map((cell) => board.hexagon(cell, scale))
        .join("");
  const dark = (cell: Cell) => scatter(cell, 7, 5, 11) < 4;
  const tufts = all.filter((cell) => cell.kind === "grass" && scatter(cell, 3, 2, 5) < 2);
  return {
    edge: board.outline(() => true),
    grass: path((cell) => cell.kind === "grass" && !dark(cell)),
    darker: path((cell) => cell.kind === "grass" && dark(cell)),
    earth: path(({ kind }) => kind === "earth"),
    ramparts: path(({ kind }) => kind === "rampart"),
    plates: path(({ kind }) => kind === "rampart", 0.72),
    inside: path(({ kind }) => kind === "inside"),
    tufts: tufts
      .map((cell) => {
        const x = cell.x - 9 + scatter(cell, 5, 3, 9),
          y = cell.y + 6 + scatter(cell, 2, 7, 9);
        return `M${x} ${y}${TUFTS[scatter(cell, 1, 4, 3)]}`;
      })
      .join(""),
    stones: all
      .filter(({ kind }) => kind === "earth")
      .map(
        ({ x, y, row }) =>
          `M${x - 14} ${y - 6}l6 2M${x + 2 + (row % 3) * 3} ${y + 9}l7-2M${x + 7} ${y - 12 + (row % 2) * 5}l5 1`,
      )
      .join(""),
    holes: all.filter(({ kind }) => kind === "inside"),
    hills: [0, 1].map((seat) => board.outline(({ home }) => home === seat)),
  };
}

const made = new WeakMap<Printed, ReturnType<typeof drawLand>>();

function landOf(board: Printed): ReturnType<typeof drawLand> {
  return remember(made, board, drawLand);
}

export function Land({ board }: { board: Printed }) {
  const land = landOf(board),
    [edge, beside] = board.turn < 180 ? board.rows.slice(-2).reverse() : board.rows,
    lettered = beside!.length > edge!.length ? beside! : edge!; // the longer of the two outermost rows has all letters
  const name = ({ x, y }: Cell, text: string, side: boolean) => (
    <text key={text} x={side ? 15 : x} y={side ? y + 7 : board.high - 9}>
      {text}
    </text>
  );
  return (
    <g class="land" aria-hidden="true">
      <path class="shade" d={land.edge} transform="translate(0 9)" />
      <path class="edge" d={land.edge} />
      <path class="grass" d={land.grass} />
      <path class="grass darker" d={land.darker} />
      <path class="earth" d={land.earth} />
      <path class="stones" d={land.stones} />
      <path class="tufts" d={land.tufts} />
      <path class="rampart" d={land.ramparts} />
      <path class="plates" d={land.plates} />
      <path class="inside" d={land.inside} />
      {land.holes.map(({ name, x, y }) => (
        <use key={name} href="#fili-hole" x={x} y={y} />
      ))}
      {land.hills.map((hill, seat) => (
        <g key={seat} class={`hill s${seat + 1}`}>
          <path class="rim" d={hill} />
          <path d={hill} />
        </g>
      ))}
      <g class="numbers">
        {board.rows.map(([first]) => first && name(first, first.name.slice(1), !board.lies))}
        {lettered.map((cell) => name(cell, cell.name[0]!, board.lies))}
      </g>
    </g>
  );
}

/** The board in small. */
export function Plan({ board }: { board: Printed }) {
  const land = landOf(board);
  return (
    <g class="land">
      <path class="edge" d={land.edge} />
      <path class="grass" d={land.grass + land.darker} />
      <path class="earth" d={land.earth} />
      <path class="rampart" d={land.ramparts} />
      <path class="inside" d={land.inside} />
    </g>
  );
}

export const SYMBOLS =
  '<defs><g id="fili-hole"><circle r="11.5" fill="var(--rampart)"/><circle r="8.5" fill="var(--wood-2)"/></g></defs>';
