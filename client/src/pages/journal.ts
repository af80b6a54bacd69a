import type { AnyGame } from "../server/wire";

export interface Imported {
  readonly text: string;
  readonly game: AnyGame;
  readonly moves: number;
}

/** Read the heading of a journal, for its description only; the server validates the whole. */
export function readJournal(text: string): Imported | null {
  try {
    const lines = text.trim().split("\n");
    const heading = JSON.parse(lines[0] ?? "") as { formicarium?: unknown; game?: AnyGame };
    if (typeof heading.formicarium !== "number" || typeof heading.game?.game !== "string") return null;
    if (!Number.isInteger(heading.game.players) || heading.game.players < 1 || heading.game.players > 6) return null;
    return { text, game: heading.game, moves: lines.length - 1 };
  } catch {
    return null;
  }
}
