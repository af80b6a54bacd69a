/** Geometry of a printed Wyx board, and values derived from the views of src/formicarium/games/wyx/model.py. */

import { remember } from "../../app/remember";
import type { wyx } from "../../server/wire";
import type { GameTypes } from "../ui";

export type Game = wyx.Options;
export type View = wyx.View;
export type Action = wyx.Action;
export type Outlook = wyx.Outlook;
export type Event = wyx.Event;
export type Domino = wyx.Domino;
export type Edition = wyx.Edition;
export interface Wyx extends GameTypes {
  game: Game;
  view: View;
  action: Action;
  outlook: Outlook;
  reason: wyx.Reason;
  event: Event;
  edition: Edition;
  partial: never; // one press selects
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FRAME = 36; // around cells of 100

export function cellName(column: number, row: number): string {
  return String.fromCharCode(97 + column) + row;
}

export function place(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) };
}

/** The board of an edition, with its drawing's geometry. */
export class Printed {
  readonly width: number; // in cells
  readonly height: number;
  readonly cells: readonly (readonly string[])[]; // rows from top to bottom: the last row first
  readonly ground: readonly string[];
  readonly wide: number; // width of the drawing with its frame
  readonly high: number;
  readonly home: string; // the lowest of the central cells
  readonly worths: readonly number[]; // values of its anthills

  constructor(readonly edition: Edition) {
    const { rows } = edition.board;
    this.height = rows.length;
    this.width = rows[0]!.length;
    this.cells = rows.map((line, row) => Array.from(line, (_, column) => cellName(column, this.height - row)));
    this.ground = this.cells.flat();
    this.wide = 100 * this.width + 2 * FRAME;
    this.high = 100 * this.height + 2 * FRAME;
    this.home =
      [...this.cells]
        .reverse()
        .flat()
        .find((cell) => this.central(cell)) ?? "a1";
    this.worths = [...new Set(this.ground.map((cell) => this.worth(cell)).filter(Boolean))];
  }

  #mark(cell: string): string {
    const { column, row } = place(cell);
    return this.edition.board.rows[this.height - row]?.[column] ?? ".";
  }

  worth(cell: string): number {
    return Number(this.#mark(cell)) || 0;
  }

  central(cell: string): boolean {
    return this.#mark(cell) === "*";
  }

  has(column: number, row: number): boolean {
    return column >= 0 && column < this.width && row >= 1 && row <= this.height;
  }

  /** Return the centre of a cell in the drawing. */
  middle(cell: string): Point {
    const { column, row } = place(cell);
    return { x: FRAME + 50 + 100 * column, y: FRAME + 50 + 100 * (this.height - row) };
  }

  /** Return the cell that a domino leads to; null: off the board. */
  flight([side, across, way, along]: Domino, from: string): string | null {
    const { column, row } = place(from);
    const c = column + (side === "left" ? -across : across),
      r = row + (way === "up" ? along : -along);
    return this.has(c, r) ? cellName(c, r) : null;
  }

  /** Map cells to the columns whose front domino leads the queen there, legal or not. No two lead to the same cell. */
  leads(view: View, seat: number): Map<string, number> {
    const found = new Map<string, number>(),
      queen = view.queens[seat];
    if (queen)
      view.columns.forEach((column, index) => {
        const cell = column[0] && this.flight(column[0], queen);
        if (cell) found.set(cell, index + 1);
      });
    return found;
  }

  /** Return dots along a flight: sideways first, then up or down. */
  dots(from: string, to: string): Point[] {
    const a = this.middle(from),
      b = this.middle(to),
      across = Math.abs(b.x - a.x),
      whole = across + Math.abs(b.y - a.y);
    const found = [];
    for (let way = 40; way <= whole - 60; way += 20)
      found.push(
        way <= across
          ? { x: a.x + Math.sign(b.x - a.x) * way, y: a.y }
          : { x: b.x, y: a.y + Math.sign(b.y - a.y) * (way - across) },
      );
    return found;
  }

  /** Return the places of a cell's ants, relative to its centre. */
  stands(cell: string, ants: number): { x: number; y: number; size: number; turn: number }[] {
    const turn = turnOf(cell),
      hill = this.worth(cell);
    if (ants > 3) {
      const size = Math.min(38, 56 * Math.sin(Math.PI / (ants < 6 ? ants : ants - 1)));
      return around(ants, 28).map((spot, index) => ({ ...spot, size, turn: turn + 70 * index }));
    }
    const spots =
      ants === 1 && !hill
        ? [[0, 0]]
        : ants < 3
          ? [
              [-19, -13],
              [19, 15],
            ]
          : [
              [-21, -19],
              [22, -10],
              [-6, 23],
            ];
    return spots
      .slice(0, ants)
      .map(([x, y], index) => ({ x: x!, y: y!, size: hill ? 45 : 62, turn: turn + 70 * index }));
  }
}

const boards = new WeakMap<Edition, Printed>();

export function boardOf(edition: Edition): Printed {
  return remember(boards, edition, () => new Printed(edition));
}

/** Return `count` places on a ring; from six on, one of them in its centre. */
export function around(count: number, radius: number): Point[] {
  const ring = count < 6 ? count : count - 1;
  const spots = Array.from({ length: ring }, (_, index) => {
    const angle = (index / ring) * 2 * Math.PI - Math.PI * 0.75;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  return ring < count ? [...spots, { x: 0, y: 0 }] : spots;
}

/** Return the arguments of a sentence about a domino. */
export const dominoFacts = ([side, across, way, along]: Domino) => ({ side, across, way, along });

export const columnOf = (action: Action | undefined): number => (action?.type === "Take" ? action.column : 0);

/** Return the queen's cell after an offer; null if she stays. */
export function target(outlook: Outlook): string | null {
  return outlook.type === "PassOutlook" ? null : outlook.cell;
}

export function antsPlaced(view: View, seat: number): number {
  return Object.values(view.cells).reduce((sum, ants) => sum + (ants.seat === seat ? ants.ants : 0), 0);
}

/** Return the angle of a cell's ants, the same on every screen. */
export function turnOf(cell: string): number {
  const { column, row } = place(cell);
  return ((column * 3 + row * 5 + column * row) % 8) * 45;
}
