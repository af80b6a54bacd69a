/** The boxes of the shelf, in their order. What a game says of itself comes from its catalogue and from /api/shelf. */
import cigale from "./art/covers/cigale.svg";
import fili from "./art/covers/fili.svg";
import fourmidable from "./art/covers/fourmidable.svg";
import micropolis from "./art/covers/micropolis.svg";
import wyx from "./art/covers/wyx.svg";
import { knows, sayAny } from "./words";

export interface Box {
  readonly id: string;
  readonly cover: string;
  /** On the tokens of its seats, where no table is at hand. */
  readonly figure?: "ant-queen";
  /** One to three ants. */
  readonly difficulty: number;
  /** For a box that cannot be opened yet; else the shelf says it. */
  readonly players: readonly [number, number];
}

export const BOXES: readonly Box[] = [
  { id: "wyx", cover: wyx, figure: "ant-queen", difficulty: 1, players: [2, 4] },
  { id: "fili_fourmis", cover: fili, difficulty: 2, players: [2, 2] },
  { id: "cigale", cover: cigale, difficulty: 1, players: [2, 4] },
  { id: "micropolis", cover: micropolis, figure: "ant-queen", difficulty: 2, players: [2, 6] },
  { id: "fourmidable", cover: fourmidable, difficulty: 3, players: [1, 6] },
];

/** Its words are here, so it can be played. */
export function playable(box: Box): boolean {
  return knows(`${box.id}-name`);
}

export function boxWord(box: Box, word: "name" | "tagline" | "length"): string {
  return sayAny(playable(box) ? `${box.id}-${word}` : `soon-${box.id}-${word}`);
}

/** Where the rules are: of the only game, or all of them. */
export function rulesPath(): string {
  const [first, ...rest] = BOXES.filter(playable);
  return first && !rest.length ? `/rules/${first.id}` : "/rules";
}

export function gameName(id: string): string {
  return sayAny(`${id}-name`);
}

export function boxFigure(id: string): string {
  return BOXES.find((box) => box.id === id)?.figure ?? "ant-worker";
}
