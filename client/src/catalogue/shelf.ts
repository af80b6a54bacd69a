import { signal } from "@preact/signals";
import { sayAny } from "../i18n";
import { api } from "../server/api";
import type { AnyGame, ShelfGame } from "../server/wire";

/** The games of this server; null until they have been loaded. */
export const gamesOnShelf = signal<readonly ShelfGame[] | null>(null);

export async function loadShelf(): Promise<void> {
  gamesOnShelf.value ??= await api.shelf();
}

/** Return the default bot of a game: level 3, else the middle one of its bots. */
export function usualBot(game: string): string {
  const bots = gamesOnShelf.value?.find(({ id }) => id === game)?.bots ?? [];
  return bots.length && !bots.includes("level3") ? bots[bots.length >> 1]! : "level3";
}

/** Return the name of a mode; "" if the game has only one. */
export function modeName({ game, mode }: AnyGame): string {
  const modes = gamesOnShelf.value?.find(({ id }) => id === game)?.modes ?? [];
  return modes.length > 1 ? sayAny(`${game}-mode-${mode}`) : "";
}
