import { signal } from "@preact/signals";
import { sayAny } from "../i18n";
import { api } from "../server/api";
import type { AnyGame, ShelfGame } from "../server/wire";

/** The games that can be played, as the server tells them; null until it has. */
export const gamesOnShelf = signal<readonly ShelfGame[] | null>(null);

export async function loadShelf(): Promise<void> {
  gamesOnShelf.value ??= await api.shelf();
}

/** The bot that plays where nobody has chosen one: of middling strength. */
export function usualBot(game: string): string {
  const bots = gamesOnShelf.value?.find(({ id }) => id === game)?.bots ?? [];
  return bots.length && !bots.includes("level3") ? bots[bots.length >> 1]! : "level3";
}

/** The name of a mode, where there are several. */
export function modeName({ game, mode }: AnyGame): string {
  const modes = gamesOnShelf.value?.find(({ id }) => id === game)?.modes ?? [];
  return modes.length > 1 ? sayAny(`${game}-mode-${mode}`) : "";
}
