/** The boxes of the shelf, in their order. Titles and texts come from the games' catalogues and from /api/shelf. */
import cigale from "../art/covers/cigale.svg";
import fili from "../art/covers/fili.svg";
import fourmidable from "../art/covers/fourmidable.svg";
import micropolis from "../art/covers/micropolis.svg";
import wyx from "../art/covers/wyx.svg";
import { sayAny } from "../i18n";

export interface Box {
  readonly id: string;
  readonly cover: string;
  /** Figure on the seats' tokens outside a table; missing: the worker. */
  readonly figure?: "ant-queen";
  /** 1 to 3, shown as ants. */
  readonly difficulty: number;
}

export const BOXES: readonly Box[] = [
  { id: "wyx", cover: wyx, figure: "ant-queen", difficulty: 1 },
  { id: "fili_fourmis", cover: fili, difficulty: 2 },
  { id: "cigale", cover: cigale, difficulty: 1 },
  { id: "micropolis", cover: micropolis, figure: "ant-queen", difficulty: 2 },
  { id: "fourmidable", cover: fourmidable, difficulty: 3 },
];

export function boxWord(box: Box, word: "name" | "tagline" | "length"): string {
  return sayAny(`${box.id}-${word}`);
}

export function boxOf(game: string | undefined): Box | undefined {
  return BOXES.find((box) => box.id === game);
}

export function gameName(id: string): string {
  return sayAny(`${id}-name`);
}

export function boxFigure(id: string): string {
  return boxOf(id)?.figure ?? "ant-worker";
}
