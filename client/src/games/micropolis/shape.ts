/**
 * Geometry of tiles for any edition: outlines, galleries, the rooms along them. No rules.
 *
 * A tile lies at the top of a ring around the origin. Points are given as the position along the ring (-1 the tile's
 * left side, 1 its right side) and the distance from the centre.
 */

import { remember } from "../../app/remember";
import type { Edition, Port, Thing } from "./model";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Room extends Point {
  readonly radius: number;
  readonly thing: Thing | "worker";
  readonly count: number; // workers; more than one if there is no room for each
  readonly turn: number; // degrees
}

export interface Piece {
  readonly d: string;
  readonly end: Point | null; // end of a dead end
  readonly rooms: readonly Room[];
}

export interface Hold {
  readonly x: number;
  readonly width: number;
  readonly places: number;
}

export interface Drawn {
  readonly pieces: readonly Piece[];
  readonly barracks: readonly Hold[];
  readonly scale: number; // size of the barracks
}

type Polyline = readonly Point[];

const INNER = 148,
  OUTER = 326; // inner and outer edge of a tile
const LEVEL = { O: 289, I: 219 } as const,
  MIDDLE = 254; // distances of galleries from the centre
const WIDE = 17,
  APART = 34; // width of a place in a barracks; distance between two workers
const BIG = 25,
  SMALL = 17.5;
export const BARRACKS = 36; // height

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const round = (value: number): number => Math.round(value * 10) / 10;

export function path(line: Polyline, closed = false): string {
  return `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
}

function length(line: Polyline): number {
  return line.slice(1).reduce((sum, point, index) => sum + far(point, line[index]!), 0);
}

function along(line: Polyline, way: number): Point {
  let left = way;
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1]!,
      to = line[index]!,
      step = far(from, to);
    if (left <= step)
      return { x: from.x + ((to.x - from.x) * left) / step, y: from.y + ((to.y - from.y) * left) / step };
    left -= step;
  }
  return line.at(-1)!;
}

/** The geometry of an edition's ring, closed by `box.sides` tiles. */
export class Shape {
  readonly half: number; // half a tile's angle
  readonly outline: string;
  readonly foundation: string;
  readonly heart: string; // the part of the foundation inside the holes
  readonly box: string; // viewBox of one tile, with the soldiers on it
  readonly ratio: number;
  readonly #straight: boolean;
  readonly #drawn: Drawn[] = [];

  constructor(readonly edition: Edition) {
    const { sides } = edition.box;
    this.half = Math.PI / sides;
    this.#straight = sides > 6; // tiles of a small ring have round edges: straight corners would stick out
    const long = this.#straight ? OUTER / Math.cos(this.half) : OUTER + 12,
      short = this.#straight ? INNER / Math.cos(this.half) : INNER + 4;
    const [a, b, c, d] = [this.at(-1, short), this.at(1, short), this.at(1, long), this.at(-1, long)];
    this.outline = this.#straight
      ? path([a, b, c, d], true)
      : `${path([a])}A${short} ${short} 0 0 1 ${round(b.x)} ${round(b.y)}L${round(c.x)} ${round(c.y)}` +
        `A${long} ${long} 0 0 0 ${round(d.x)} ${round(d.y)}Z`;
    this.foundation = this.#polygon(INNER);
    this.heart = this.#polygon(98);
    const wide = c.x + 8,
      top = this.#straight ? OUTER : long,
      low = Math.min(-a.y, INNER);
    this.box = [-wide, -top - 16, 2 * wide, top + 16 - low + 10].map(round).join(" ");
    this.ratio = (2 * wide) / (top + 26 - low);
  }

  at(side: number, out: number): Point {
    return { x: out * Math.sin(side * this.half), y: -out * Math.cos(side * this.half) };
  }

  #polygon(inside: number): string {
    if (!this.#straight) return `M0 ${-inside}A${inside} ${inside} 0 1 1 -.1 ${-inside}Z`;
    const corner = inside / Math.cos(this.half);
    return path(
      Array.from({ length: this.edition.box.sides }, (_, index) => this.at(2 * index + 1, corner)),
      true,
    );
  }

  /** Return the angle of a tile of a row, or of a place beside it, in degrees; the middle of the row is at the top. */
  turn(index: number, tiles: number): number {
    return ((index - (tiles - 1) / 2) * 360) / this.edition.box.sides;
  }

  hole(index: number): Point {
    const angle = ((index + 0.5) / this.edition.box.holes) * 2 * Math.PI;
    return { x: 123 * Math.sin(angle), y: -123 * Math.cos(angle) };
  }

  /** Return the drawing of a tile, cached. */
  tile(number: number): Drawn {
    this.#drawn[number] ??= this.#draw(number);
    return this.#drawn[number];
  }

  #draw(number: number): Drawn {
    const tile = this.edition.anthill.tiles[number - 1]!,
      ports = this.edition.layouts[tile.layout]!;
    const digs = ports.map((own, piece) => this.#dig(own, (tile.bears[piece]?.length ?? 0) + tile.workers[piece]!));
    const taken = digs.flatMap(({ lines }) => lines.flat());
    const pieces = digs.map(({ lines, spots }, piece) => {
      const things = tile.bears[piece] ?? [],
        workers = tile.workers[piece]!;
      const found = spots ?? this.#hollow(taken, things.length + Math.min(1, workers)),
        crowd = things.length + workers > found.length && workers > 1;
      const all: { thing: Thing | "worker"; count: number }[] = things.map((thing) => ({ thing, count: 1 }));
      if (crowd) all.push({ thing: "worker", count: workers });
      else for (let one = 0; one < workers; one++) all.push({ thing: "worker", count: 1 });
      return {
        d: lines.map((line) => path(line)).join(""),
        end: ports[piece]!.length === 1 ? lines[0]![0]! : null,
        rooms: all.map(({ thing, count }, index) => ({
          ...found[index % found.length]!,
          thing,
          count,
          radius: thing !== "worker" ? BIG : count > 1 ? 21 : SMALL,
          turn: ((number * 47 + piece * 120 + index * 83) % 12) * 30 + 14,
        })),
      };
    });
    const widths = tile.barracks.map((places) => WIDE * places + 10),
      whole = widths.reduce((sum, width) => sum + width + 6, -6);
    const scale = Math.min(1, (2 * INNER * Math.sin(Math.min(this.half, Math.PI / 2)) - 6) / Math.max(1, whole));
    let from = -whole / 2;
    const barracks = tile.barracks.map((places, index) => {
      const width = widths[index]!,
        x = from + width / 2;
      from += width + 6;
      return { x, width, places };
    });
    return { pieces, barracks, scale };
  }

  /** Return a curve between two points that begins and ends along the ring. */
  #curve(
    from: readonly [number, number],
    first: readonly [number, number],
    second: readonly [number, number],
    to: readonly [number, number],
  ): Polyline {
    return Array.from({ length: 15 }, (_, index) => {
      const t = index / 14,
        u = 1 - t;
      const mix = (axis: 0 | 1): number =>
        u * u * u * from[axis] + 3 * u * u * t * first[axis] + 3 * u * t * t * second[axis] + t * t * t * to[axis];
      return this.at(mix(0), mix(1));
    });
  }

  /**
   * Return a piece of gallery that joins the ports, and the places for things in it, the best first; null without a
   * port.
   */
  #dig(ports: readonly Port[], things: number): { lines: Polyline[]; spots: readonly Point[] | null } {
    const OUT = 1.008; // beyond the edge, so that no line is visible there
    const ends = ports.map((port) => ({ side: port[0] === "L" ? -OUT : OUT, out: LEVEL[port[1] as "O" | "I"] }));
    const [one, two] = ends;
    if (!one) return { lines: [], spots: null };
    if (!two) {
      const stop = Math.sign(one.side) * (things > 1 ? 0.24 : 0.47),
        line = this.#curve([stop, one.out], [stop, one.out], [one.side, one.out], [one.side, one.out]);
      const all = length(line);
      return { lines: [line], spots: things > 1 ? [line[0]!, along(line, Math.min(APART, all - 20))] : [line[0]!] };
    }
    if (ends.length === 2) {
      const same = one.side === two.side,
        bend = Math.sign(one.side) * 0.09,
        cross = Math.sign(one.side) * 0.2;
      const line = same
        ? this.#curve([one.side, one.out], [bend, one.out], [bend, two.out], [two.side, two.out])
        : one.out === two.out
          ? this.#curve([one.side, one.out], [one.side / 3, one.out], [two.side / 3, two.out], [two.side, two.out])
          : this.#curve([one.side, one.out], [cross, one.out], [-cross, two.out], [two.side, two.out]);
      const all = length(line),
        room = Math.max(1, Math.floor((all - 16) / APART)),
        count = Math.min(room, Math.max(1, things));
      const ways = Array.from({ length: count }, (_, index) =>
        Math.min(all - 27, Math.max(27, (all * (index + 0.5)) / count)),
      );
      ways.sort((a, b) => Math.abs(a - all / 2) - Math.abs(b - all / 2));
      return { lines: [line], spots: ways.map((way) => along(line, way)) };
    }
    const arc = (out: number): Polyline => this.#curve([-OUT, out], [-OUT / 3, out], [OUT / 3, out], [OUT, out]);
    const spots = (hub: Point, arms: Polyline[]): Point[] =>
      [hub, ...arms.map((arm) => along(arm, length(arm) * 0.56))].slice(0, Math.max(1, things));
    if (ends.length === 4) {
      const arms = ends.map(({ side, out }) =>
        this.#curve([0, out], [side / 3, out], [(2 * side) / 3, out], [side, out]),
      );
      return {
        lines: [arc(LEVEL.O), arc(LEVEL.I), [this.at(0, LEVEL.O), this.at(0, LEVEL.I)]],
        spots: spots(this.at(0, MIDDLE), arms),
      };
    }
    const branch = ends.find(({ out }) => ends.filter((other) => other.out === out).length === 1)!,
      trunk = ends.find(({ out }) => out !== branch.out)!.out;
    const side = Math.sign(branch.side),
      joint = -0.06 * side;
    const arms = [
      this.#curve(
        [joint, trunk],
        [0.12 * side, trunk + (branch.out - trunk) * 0.62],
        [0.42 * side, branch.out],
        [branch.side, branch.out],
      ),
      this.#curve([joint, trunk], [-side / 3, trunk], [-0.66 * side, trunk], [-OUT * side, trunk]),
      this.#curve([joint, trunk], [side / 3, trunk], [0.66 * side, trunk], [OUT * side, trunk]),
    ];
    return { lines: [arc(trunk), arms[0]!], spots: spots(arms[0]![0]!, arms) };
  }

  /** Return places in a room without entrance, far from everything else. */
  #hollow(taken: Point[], things: number): Point[] {
    const free: Point[] = [];
    for (let side = -0.7; side < 0.75; side += 0.1)
      for (let out = 196; out < 305; out += 12) free.push(this.at(side, out));
    const room = (point: Point): number => Math.min(200, ...taken.map((other) => far(point, other))) + point.y / 1000;
    const best = free.reduce((one, other) => (room(other) > room(one) ? other : one));
    taken.push(best);
    return Array.from({ length: Math.max(1, things) }, (_, index) => {
      const angle = (index / things) * 2 * Math.PI,
        off = things > 1 ? 13 + 4 * things : 0;
      return { x: best.x + off * Math.cos(angle), y: best.y + off * Math.sin(angle) };
    });
  }
}

const shapes = new WeakMap<Edition, Shape>();

export function shape(edition: Edition): Shape {
  return remember(shapes, edition, () => new Shape(edition));
}
