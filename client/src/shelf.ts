import { signal } from "@preact/signals";
import { api } from "./api";
import type { ShelfGame } from "./wire";

/** The games that can be played, as the server tells them; null until it has. */
export const gamesOnShelf = signal<readonly ShelfGame[] | null>(null);

export async function loadShelf(): Promise<void> {
  gamesOnShelf.value ??= await api.shelf();
}
