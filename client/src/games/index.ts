/** The games that have a table page. A new one adds its folder and a line here. */
import type { Face } from "./face";

const FACES: Record<string, () => Promise<{ default: Face }>> = {
  wyx: () => import("./wyx"),
};

export async function face(game: string): Promise<Face> {
  const found = FACES[game];
  if (!found) throw new Error(`no table page for ${game}`);
  return (await found()).default;
}
