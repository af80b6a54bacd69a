/**
 * Geometry of a printed Fili-Fourmis board, and values derived from the views of
 * src/formicarium/games/fili_fourmis/model.py.
 */

import { remember } from "../../app/remember";
import type { fili_fourmis as wire } from "../../server/wire";
import type { Part } from "../../table/page/BoardArea";
import type { BoardContext, GameTypes, Offer } from "../ui";

export type View = wire.View;
export type Action = wire.Action;
export type Event = wire.Event;
export type Edition = wire.Edition;

export type Outlook = wire.Outlook;

/** The selection so far of a move. */
export interface Held {
  readonly at?: string; // an ant of the file, or the ant inside the enemy's anthill
  readonly end?: string; // the end of its file that leads
  readonly to?: string; // a cell with several moves, one of which is asked for
  readonly instead?: string; // an ant to call once the called one has been taken back
}

export interface Fili extends GameTypes {
  game: wire.Options;
  view: View;
  action: Action;
  outlook: Outlook;
  reason: wire.Reason;
  event: Event;
  edition: Edition;
  partial: Held;
}
export type FiliContext = BoardContext<Fili>;
export type FiliOffer = Offer<Fili>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Cell extends Point {
  // x and y are its centre, in the drawing
  readonly name: string;
  readonly row: number; // from the top
  readonly column: number; // in its row
  readonly place: number; // from the left, in halves of a cell
  readonly kind: "grass" | "earth" | "rampart" | "inside";
  readonly home: number; // seat of its anthill; -1 for open ground
  readonly shape: string; // path that takes the presses
}

export const WIDE = 60; // width of a cell
const HIGH = WIDE / Math.sqrt(3); // from its centre to a corner
const LEFT = 38,
  RIGHT = 10,
  TOP = 10,
  FOOT = 40; // margins; names stand at the left and at the foot
/** How the board is turned, in degrees clockwise: 0 as printed, red below; 90 on its side, red on the left. */
export type Turn = 0 | 90 | 180 | 270;
const KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
const SIDES = [
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
  [1, 1],
] as const; // from the right, counter-clockwise
const KINDS: Readonly<Record<string, readonly [Cell["kind"], number]>> = {
  ".": ["grass", -1],
  "#": ["earth", -1],
  R: ["rampart", 0],
  r: ["inside", 0],
  V: ["rampart", 1],
  v: ["inside", 1],
};

function turnPoint({ x, y }: Point, turn: Turn): Point {
  return turn === 90 ? { x: -y, y: x } : turn === 180 ? { x: -x, y: -y } : turn === 270 ? { x: y, y: -x } : { x, y };
}

/** Return the corners of a hexagon, `scale` times as large as a cell, clockwise from the top, then turned. */
function corners({ x, y }: Point, scale = 1, turn: Turn = 0): Point[] {
  const w = (WIDE / 2) * scale,
    h = HIGH * scale;
  return [
    [0, -h],
    [w, -h / 2],
    [w, h / 2],
    [0, h],
    [-w, h / 2],
    [-w, -h / 2],
  ].map(([a, b]) => {
    const corner = turnPoint({ x: a!, y: b! }, turn);
    return { x: x + corner.x, y: y + corner.y };
  });
}

const at = ({ x, y }: Point): string => `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;

export function hexagon(middle: Point, scale = 1, turn: Turn = 0): string {
  return `M${corners(middle, scale, turn).map(at).join("L")}Z`;
}

export function line(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}`;
}

export class Printed {
  readonly rows: readonly (readonly Cell[])[]; // as printed, from the top
  readonly lines: readonly (readonly Cell[])[]; // as turned, from the top, each from the left
  readonly cells: ReadonlyMap<string, Cell>;
  readonly ramparts: number; // of one anthill
  readonly ants: number; // of one player
  readonly wide: number; // width of the drawing
  readonly high: number;
  readonly #places = new Map<string, Cell>();
  readonly #lineOf = new Map<Cell, readonly Cell[]>();

  constructor(
    edition: Edition,
    readonly turn: Turn = 0,
  ) {
    const printed = edition.board.rows,
      across = (Math.max(...printed.map((text) => text.trimEnd().length)) + 1) * (WIDE / 2),
      down = (printed.length - 1) * 1.5 * HIGH + 2 * HIGH;
    this.wide = LEFT + (this.lies ? down : across) + RIGHT;
    this.high = TOP + (this.lies ? across : down) + FOOT;
    const middle = { x: LEFT + (this.lies ? down : across) / 2, y: TOP + (this.lies ? across : down) / 2 };
    this.rows = printed.map((text, row) =>
      Array.from(text).flatMap((mark, place): Cell[] => {
        const [kind, home] = KINDS[mark] ?? [];
        if (kind === undefined || home === undefined) return [];
        const from = turnPoint(
            { x: ((place + 1) * WIDE) / 2 - across / 2, y: HIGH + row * 1.5 * HIGH - down / 2 },
            turn,
          ),
          x = middle.x + from.x,
          y = middle.y + from.y;
        return [
          {
            name: `${String.fromCharCode(97 + Math.floor(place / 2))}${printed.length - row}`,
            row,
            column: Math.floor(place / 2),
            place,
            kind,
            home,
            x,
            y,
            shape: hexagon({ x, y }, 0.93, turn),
          },
        ];
      }),
    );
    const all = this.rows.flat();
    this.cells = new Map(all.map((cell) => [cell.name, cell]));
    for (const cell of all) this.#places.set(`${cell.place} ${cell.row}`, cell);
    this.ants = all.filter(({ home }) => home === 0).length;
    this.ramparts = all.filter(({ home, kind }) => home === 0 && kind === "rampart").length;
    const letters = Array.from({ length: Math.max(...all.map(({ column }) => column)) + 1 }, (_, column) =>
      all.filter((cell) => cell.column === column).reverse(),
    );
    const lines = this.lies ? letters : this.rows;
    this.lines = turn < 180 ? lines : [...lines].reverse().map((line) => [...line].reverse());
    for (const line of this.lines) for (const cell of line) this.#lineOf.set(cell, line);
  }

  get lies(): boolean {
    return this.turn === 90 || this.turn === 270;
  }

  hexagon(middle: Point, scale = 1): string {
    return hexagon(middle, scale, this.turn);
  }

  /** Return the cells of a cell's line on the screen, from the left: a row, or the cells of a letter. */
  line(cell: Cell): readonly Cell[] {
    return this.#lineOf.get(cell) ?? [cell];
  }

  cell(name: string): Cell {
    return this.cells.get(name) ?? this.rows[0]![0]!;
  }

  around({ place, row }: Cell): Cell[] {
    return SIDES.flatMap(([x, y]) => this.#places.get(`${place + x} ${row + y}`) ?? []);
  }

  beside(one: string, other: string): boolean {
    return this.around(this.cell(one)).includes(this.cell(other));
  }

  /**
   * Return the cell that an arrow key leads to on the screen: along a printed row, or straight across the rows in a
   * zigzag.
   */
  towards({ place, row }: Cell, key: string): Cell | undefined {
    const printed = KEYS[(KEYS.indexOf(key) - this.turn / 90 + 4) % 4],
      lean = row % 2 ? -1 : 1,
      up = printed === "ArrowUp" ? -1 : 1;
    const found = (x: number, y: number) => this.#places.get(`${place + x} ${row + y}`);
    if (printed === "ArrowLeft" || printed === "ArrowRight") return found(printed === "ArrowLeft" ? -2 : 2, 0);
    return found(lean, up) ?? found(-lean, up);
  }

  distance(one: string, other: string): number {
    const a = this.cell(one),
      b = this.cell(other),
      along = Math.abs(a.row - b.row);
    return along + Math.max(0, Math.abs(a.place - b.place) - along) / 2;
  }

  outline(has: (cell: Cell) => boolean): string {
    const edges: string[] = [];
    for (const cell of this.cells.values()) {
      if (!has(cell)) continue;
      const [top, upper, lower, bottom, below, above] = corners(cell, 1, this.turn);
      const sides = [
        [upper, lower],
        [top, upper],
        [above, top],
        [below, above],
        [bottom, below],
        [lower, bottom],
      ]; // in the order of SIDES
      SIDES.forEach(([x, y], side) => {
        const other = this.#places.get(`${cell.place + x} ${cell.row + y}`);
        if (!other || !has(other)) edges.push(line(sides[side]!.map((point) => point!)));
      });
    }
    return edges.join("");
  }

  /** Return the centre of a seat's anthill; -1: of the board. */
  home(seat: number): Cell {
    const all = [...this.cells.values()].filter(({ home }) => seat < 0 || home === seat);
    return all[Math.floor(all.length / 2)]!;
  }
}

const boards = new WeakMap<Edition, Map<Turn, Printed>>();

export function boardOf(edition: Edition, turn: Turn = 0): Printed {
  const known = remember(boards, edition, () => new Map<Turn, Printed>());
  return remember(known, turn, () => new Printed(edition, turn));
}

export interface Standing {
  readonly seat: number;
  readonly where: "nest" | "file" | "entered";
  readonly file: readonly string[]; // for an ant without a file: only itself
}

export function standing(view: View): Map<string, Standing> {
  const found = new Map<string, Standing>();
  for (const seat of [0, 1]) {
    for (const cell of view.nests[seat] ?? []) found.set(cell, { seat, where: "nest", file: [cell] });
    for (const cell of view.entered[seat] ?? []) found.set(cell, { seat, where: "entered", file: [cell] });
    for (const file of view.files[seat] ?? []) for (const cell of file) found.set(cell, { seat, where: "file", file });
  }
  return found;
}

export function ends(file: readonly string[]): string[] {
  return file.length < 2 ? [...file] : [file[0]!, file.at(-1)!];
}

export function out(view: View, seat: number): number {
  return (view.files[seat] ?? []).reduce((sum, file) => sum + file.length, 0);
}

export const SHORT = 3, // an unformed file has fewer ants (FIL-O4)
  LONG = 7; // no file has more (FIL-M6)

/** Return the last cell to press for an action, with this file selected; null if it has a button. */
export function aim(action: Action, file: readonly string[]): string | null {
  switch (action.type) {
    case "ComeOut":
      return action.ant;
    case "Start":
    case "Spread":
      return action.cell;
    case "Advance":
    case "Step":
      return action.to;
    case "Enter":
      return action.gate;
    case "Join":
      return file.includes(action.other) ? action.one : action.other;
    default:
      return null;
  }
}

/** Whether a second step may follow, on the road. */
export function runs({ outlook }: FiliOffer): boolean {
  return outlook.type === "AdvanceOutlook" && outlook.run;
}

/** Return the cells of the ants that an action names. */
export function movers(action: Action): string[] {
  switch (action.type) {
    case "Advance":
    case "Enter":
      return [action.head];
    case "Step":
      return [action.ant];
    case "Join":
    case "Split":
      return [action.one, action.other];
    default:
      return [];
  }
}

export interface Ways {
  readonly sources: ReadonlyMap<string, readonly string[]>; // selectable things: an ant of each, and all its ants
  readonly targets: ReadonlyMap<string, readonly FiliOffer[]>; // possible cells of the selection
  readonly cuts: readonly FiliOffer[];
  readonly file: readonly string[]; // selected file, or the one that must go on
}

/** Return the cuts of a selected file for a premove (FIL-J2). */
function cutsOf(file: readonly string[]): FiliOffer[] {
  return file.slice(SHORT - 1, -SHORT).map((one, index) => {
    const other = file[index + SHORT]!,
      ants = index + SHORT;
    return {
      action: { type: "Split", one, other },
      outlook: { type: "SplitOutlook", one, other, ants, others: file.length - ants },
    };
  });
}

export function ways({ view, offers, partial, canPremove: plans }: FiliContext): Ways {
  const stands = standing(view),
    sources = new Map<string, readonly string[]>(),
    targets = new Map<string, FiliOffer[]>();
  const file =
    stands.get(partial?.at ?? (view.pending?.type === "Leaving" ? "" : (view.pending?.head ?? "")))?.file ?? [];
  const cells = partial?.end === undefined ? file : [partial.end],
    cuts: FiliOffer[] = [];
  for (const offer of offers) {
    const { action } = offer,
      cell = aim(action, file),
      of = movers(action);
    if (action.type === "ComeOut") sources.set(action.ant, [action.ant]);
    else if ((view.pending && partial?.at === undefined) || of.some((one) => cells.includes(one))) {
      if (cell !== null) targets.set(cell, [...(targets.get(cell) ?? []), offer]);
      else if (action.type === "Split") cuts.push(offer);
    }
    if (!view.pending)
      for (const one of of) {
        const whole = stands.get(one)?.file ?? [one];
        sources.set(whole[0]!, whole);
      }
  }
  return { sources, targets, cuts: plans ? cutsOf(file) : cuts, file };
}

export interface Journey {
  readonly seat: number;
  readonly path: readonly string[]; // ends at the ant's present cell
}

const MOST = 7; // most ants in one move; more is a jump in a replay

/**
 * Return the ants that moved between two views, with their routes; empty after a jump. An undone move goes backwards.
 */
export function journeys(before: View, after: View): Journey[] {
  const was = standing(before),
    is = standing(after);
  const gone = [...was].filter(([cell, ant]) => is.get(cell)?.seat !== ant.seat),
    come = [...is].filter(([cell, ant]) => was.get(cell)?.seat !== ant.seat);
  const seat = come[0]?.[1].seat ?? -1;
  if (gone.length !== come.length || come.length > MOST || [...gone, ...come].some(([, ant]) => ant.seat !== seat))
    return [];
  const along = gone[0]?.[1].file ?? [],
    order = gone.map(([cell]) => cell); // ants at the tail go first
  if (along.at(-1) === order.at(-1)) order.reverse();
  return order.map((from, index) => {
    const [to, { file, where }] = come[index]!;
    if (where === "file") {
      // The ant walks past all others to the front.
      const rest = file.filter((cell) => cell !== to);
      return { seat, path: [from, ...(file[0] === to ? rest.reverse() : rest), to] };
    }
    const place = along.indexOf(from),
      whole = along.at(-1) === order[0] ? along.slice(0, place).reverse() : along.slice(place + 1);
    return { seat, path: [from, ...(come.length > 1 || where === "entered" ? whole : []), to] };
  });
}

/** Return the events of the last turn, which may have several moves. */
export function lastTurn({ currentLog }: FiliContext): Event[] {
  const from = currentLog.findLastIndex(({ seat }) => seat !== currentLog.at(-1)?.seat);
  return currentLog.slice(from + 1).flatMap(({ events }) => events);
}

const EDGE = 1.2 * WIDE, // margin of a part
  REACH = 5 * WIDE, // reach of a file in the few turns of a puzzle
  NEAR = 2.5 * WIDE; // distance of a defender

/**
 * Return the part of the board that a puzzle is about: the opponent's anthill, the solver's files near it, and the
 * opponent's ants near those. It reveals nothing of the answer.
 */
export function partOf({ view, seat }: FiliContext, board: Printed): Part {
  const near = (one: Point, others: readonly Point[], far: number): boolean =>
    others.some(({ x, y }) => Math.hypot(one.x - x, one.y - y) < far);
  const cellsOf = (whose: number): Cell[][] =>
    (view.files[whose] ?? []).map((file) => file.map((cell) => board.cell(cell)));
  const hill = [...board.cells.values()].filter(({ home }) => home === 1 - seat),
    mine = cellsOf(seat),
    close = mine.filter((file) => file.some((cell) => near(cell, hill, REACH))),
    about = [...hill, ...(close.length ? close : mine).flat()];
  about.push(...cellsOf(1 - seat).flatMap((file) => file.filter((cell) => near(cell, about, NEAR))));
  const xs = about.map(({ x }) => x),
    ys = about.map(({ y }) => y),
    x = Math.min(...xs) - EDGE,
    y = Math.min(...ys) - EDGE;
  return { x, y, width: Math.max(...xs) + EDGE - x, height: Math.max(...ys) + EDGE - y };
}
