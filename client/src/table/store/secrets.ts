/** Return whether seats of a game see different things; null before it is known. */
import { useEffect } from "preact/hooks";
import { gamesOnShelf, loadShelf } from "../../catalogue/shelf";

export function useSecrets(game: string): boolean | null {
  useEffect(() => void loadShelf().catch(() => undefined), []);
  return gamesOnShelf.value?.find(({ id }) => id === game)?.secrets ?? null;
}
