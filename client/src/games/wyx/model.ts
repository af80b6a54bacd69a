/** What follows from the printed board of Wyx and the nouns of src/formicarium/games/wyx/model.py. */
import type { wyx } from "../../wire";

export type Game = wyx.Options;
export type View = wyx.View;
export type Action = wyx.Action;
export type Event = wyx.Event;
export type Domino = wyx.Domino;
export interface Outlook {
  readonly column?: number; readonly side?: string; readonly across?: number; readonly way?: string; readonly along?: number;
  readonly cell?: string; readonly gain?: "own" | "ant" | "capture" | "anthill"; readonly ants?: number;
}

// the Formicarium edition, as one sees it: row 8 first
const PRINTED = ["3......3", "..2..2..", ".2....2.", "...**...", "...**...", ".2....2.", "..2..2..", "3......3"];
export const SIZE = 8;
export const CELLS: readonly (readonly string[])[] =
  PRINTED.map((line, row) => Array.from(line, (_, column) => cellName(column, SIZE - row)));

export function cellName(column: number, row: number): string {
  return String.fromCharCode(97 + column) + row;
}

export function place(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) };
}

/** The middle of a cell in the drawing of 872 × 872. */
export function middle(cell: string): { x: number; y: number } {
  const { column, row } = place(cell);
  return { x: 86 + 100 * column, y: 886 - 100 * row };
}

function printed(cell: string): string {
  const { column, row } = place(cell);
  return PRINTED[SIZE - row]?.[column] ?? ".";
}

export const worth = (cell: string): number => Number(printed(cell)) || 0;
export const central = (cell: string): boolean => printed(cell) === "*";

/** Where a domino leads from a cell; null: off the board. */
export function flight([side, across, way, along]: Domino, from: string): string | null {
  const { column, row } = place(from);
  const c = column + (side === "left" ? -across : across), r = row + (way === "up" ? along : -along);
  return c < 0 || c >= SIZE || r < 1 || r > SIZE ? null : cellName(c, r);
}

/** The columns by the cell their front domino leads a queen to, allowed or not. No two lead to the same. */
export function leads(view: View, seat: number): Map<string, number> {
  const found = new Map<string, number>(), queen = view.queens[seat];
  if (queen) view.columns.forEach((column, index) => {
    const cell = column[0] && flight(column[0], queen);
    if (cell) found.set(cell, index + 1);
  });
  return found;
}

export function placed(view: View, seat: number): number {
  return Object.values(view.cells).reduce((sum, ants) => sum + (ants.seat === seat ? ants.ants : 0), 0);
}

/** Dots along a flight: sideways first, then up or down. */
export function dots(from: string, to: string): { x: number; y: number }[] {
  const a = middle(from), b = middle(to), across = Math.abs(b.x - a.x), whole = across + Math.abs(b.y - a.y);
  const found = [];
  for (let way = 40; way <= whole - 60; way += 20)
    found.push(way <= across ? { x: a.x + Math.sign(b.x - a.x) * way, y: a.y }
      : { x: b.x, y: a.y + Math.sign(b.y - a.y) * (way - across) });
  return found;
}

/** Each ant is turned its own way, the same on every screen. */
export function turned(cell: string): number {
  const { column, row } = place(cell);
  return ((column * 3 + row * 5 + column * row) % 8) * 45;
}

/** Where the ants of a cell stand, from its middle. */
export function stands(cell: string, ants: number): { x: number; y: number; size: number; turn: number }[] {
  const turn = turned(cell);
  const spots = ants === 1 && !worth(cell) ? [[0, 0]]
    : ants < 3 ? [[-19, -13], [19, 15]] : [[-21, -19], [22, -10], [-6, 23]];
  return spots.slice(0, ants).map(([x, y], index) => ({ x: x!, y: y!, size: worth(cell) ? 45 : 62, turn: turn + 70 * index }));
}
