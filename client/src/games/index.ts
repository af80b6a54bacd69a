/** The games that have a table page. A new one adds its folder and a line here. */
import { api } from "../api";
import type { AnyEdition, AnyGame } from "../wire";
import type { Face } from "./face";

const FACES: Record<string, () => Promise<{ default: Face }>> = {
  wyx: () => import("./wyx"),
};

export async function face(game: string): Promise<Face> {
  const found = FACES[game];
  if (!found) throw new Error(`no table page for ${game}`);
  return (await found()).default;
}

const editions = new Map<string, Promise<AnyEdition>>();

/** What is printed in the edition of a game; asked for once. */
export function edition({ game, edition: name }: AnyGame): Promise<AnyEdition> {
  const key = `${game} ${name}`;
  let found = editions.get(key);
  if (!found) {
    editions.set(key, (found = api.edition(game, name)));
    found.catch(() => editions.delete(key));
  }
  return found;
}
