/**
 * The printed main board: brown and green cells in seven sections, without the masked ones. A few paths, drawn once.
 */

import { remember } from "../../app/remember";
import { type Cell, hexagon, type Printed } from "./model";

const MARKS = ["l5-2m34-40l6 2m-4 41l4 3", "l4 2m30-38l5-3m2 42l5 1", "l6-1m36-42l4 3m-8 40l5-2"];
const BROWN = "LCS",
  GREEN = "RBM";

function drawLand(board: Printed, sections: string) {
  const all = [...board.cells.values()],
    inPlay = ({ section }: Cell): boolean => sections.includes(section);
  const path = (has: (cell: Cell) => boolean): string =>
    all
      .filter((cell) => inPlay(cell) && has(cell))
      .map((cell) => hexagon(cell, 0.99))
      .join("");
  return {
    edge: board.outline(inPlay),
    base: all
      .filter(inPlay)
      .map((cell) => hexagon(cell, 1.02))
      .join(""),
    brown: path(({ printed }) => BROWN.includes(printed)),
    green: path(({ printed }) => GREEN.includes(printed)),
    bare: path(({ printed }) => !(BROWN + GREEN).includes(printed)),
    marks: all
      .filter(inPlay)
      .map(({ x, y, q, r }) => `M${Math.round(x - 22)} ${Math.round(y + 20)}${MARKS[(((q * 2 + r * 3) % 3) + 3) % 3]}`)
      .join(""),
    lines: Array.from(sections, (section) => board.outline((cell) => cell.section === section)).join(""),
  };
}

const made = new WeakMap<Printed, Map<string, ReturnType<typeof drawLand>>>();

function landOf(board: Printed, sections: string): ReturnType<typeof drawLand> {
  const kept = remember(made, board, () => new Map<string, ReturnType<typeof drawLand>>());
  return remember(kept, sections, () => drawLand(board, sections));
}

export function Land({ board, sections, small = false }: { board: Printed; sections: string; small?: boolean }) {
  const land = landOf(board, sections);
  return (
    <g class="land" aria-hidden="true">
      {!small && <path class="shade" d={land.edge} transform="translate(0 8)" />}
      <path class="edge" d={land.edge} />
      <path class="base" d={land.base} />
      <path class="brown" d={land.brown} />
      <path class="green" d={land.green} />
      <path class="bare" d={land.bare} />
      {!small && <path class="marks" d={land.marks} />}
      <path class="lines" d={land.lines} />
    </g>
  );
}
