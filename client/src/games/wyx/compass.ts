/**
 * Places of the dispenser's columns: "up" above and "left" on the left, so that the place of a domino shows its
 * direction.
 */

import { remember } from "../../app/remember";
import type { Edition } from "./model";

const MOST = 3; // columns side by side in a quarter
const SHAPES = {
  // Edge, slot, and gaps: between slots, between left and right, between above and below.
  tall: { x: 20, y: 18, w: 88, h: 134, gap: 10, middle: 32, between: 12 },
  flat: { x: 7, y: 8, w: 87, h: 61, gap: 2, middle: 8, between: 8 },
};

export interface Slot {
  readonly column: number;
  readonly way: string; // nw, ne, sw, se
  readonly x: number;
  readonly y: number;
}

export interface Compass {
  readonly slots: readonly Slot[]; // upper ones first, from left to right
  readonly width: number;
  readonly height: number;
  readonly level: number; // y of the line between above and below
  readonly w: number; // width of a slot
  readonly h: number;
}

function layOut(edition: Edition, { x, y, w, h, gap, middle, between }: (typeof SHAPES)["tall"]): Compass {
  const { colours } = edition.dispenser;
  const across = Math.min(MOST, Math.max(2, ...colours.map(({ columns }) => columns.length)));
  const half = across * (w + gap) - gap,
    slots: Slot[] = [];
  let top = y,
    level = 0;
  for (const way of ["up", "down"] as const) {
    let lines = 1;
    for (const side of ["left", "right"] as const) {
      const columns = colours
        .filter((colour) => colour.side === side && colour.way === way)
        .flatMap((colour) => colour.columns)
        .sort((one, other) => one - other);
      lines = Math.max(lines, Math.ceil(columns.length / across));
      columns.forEach((column, index) => {
        const line = Math.floor(index / across),
          missing = across - Math.min(across, columns.length - line * across);
        slots.push({
          column,
          way: (way === "up" ? "n" : "s") + (side === "left" ? "w" : "e"),
          x: x + (side === "left" ? 0 : half + middle) + ((index % across) + missing / 2) * (w + gap),
          y: top + line * (h + between),
        });
      });
    }
    top += lines * (h + between);
    if (way === "up") level = top - between / 2;
  }
  return { slots, width: 2 * (x + half) + middle, height: top - between + y, level, w, h };
}

const made = new WeakMap<Edition, { tall: Compass; flat: Compass }>();

export function compass(edition: Edition, flat: boolean): Compass {
  const found = remember(made, edition, () => ({
    tall: layOut(edition, SHAPES.tall),
    flat: layOut(edition, SHAPES.flat),
  }));
  return flat ? found.flat : found.tall;
}

/** Return the nearest slot below or above. */
export function beyond({ slots }: Compass, from: Slot, down: boolean): Slot | undefined {
  const there = slots.filter(({ y }) => (down ? y > from.y : y < from.y));
  const far = (slot: Slot) => 1000 * Math.abs(slot.y - from.y) + Math.abs(slot.x - from.x);
  return there.sort((one, other) => far(one) - far(other))[0];
}
