import { join, say, sayAny } from "../../i18n";
import type { Edition, Gallery } from "./model";

const thing = (bears: string): string => say("micropolis-bears", { bears });

/** Return "a fig", "a queen and a barracks for 2" or "only workers". */
export function thingsOf(edition: Edition, tile: number): string {
  const { bears, barracks } = edition.anthill.tiles[tile - 1]!;
  const all = [...bears.flat(), ...barracks.map((places) => `barracks${places}`)];
  return all.length ? join(all.map(thing)) : thing("nothing");
}

export function workersOf(edition: Edition, tile: number): number {
  return edition.anthill.tiles[tile - 1]!.workers.reduce((sum, workers) => sum + workers, 0);
}

/** Return "a fig, 2 workers". */
export function tileWords(edition: Edition, tile: number): string {
  const workers = workersOf(edition, tile),
    { bears, barracks } = edition.anthill.tiles[tile - 1]!;
  const plain = !bears.flat().length && !barracks.length,
    ants = say("micropolis-workers", { workers });
  return plain ? ants : `${thingsOf(edition, tile)}, ${ants}`;
}

/** Return the effects of the things on a tile, each once. */
export function tileHelp(edition: Edition, tile: number): readonly string[] {
  const { bears, barracks } = edition.anthill.tiles[tile - 1]!,
    all = [...bears.flat(), ...barracks.map((places) => `barracks${places}`)];
  return [...new Set((all.length ? all : ["nothing"]).map((one) => say("micropolis-help", { bears: one })))];
}

/** Return "8 ants, 4 tiles, fig and lemon for 5 points, a queen for 4 points". */
export function galleryWords({ ants, tiles, fruits, harvest, queens, royal }: Gallery): string {
  const parts = [say("micropolis-gallery", { ants, tiles })];
  if (fruits.length)
    parts.push(
      say("micropolis-gallery-fruits", {
        fruits: join(fruits.map((fruit) => sayAny(`micropolis-fruit-${fruit}`))),
        points: harvest,
      }),
    );
  if (queens) parts.push(say("micropolis-gallery-queens", { queens, points: royal }));
  return parts.join(", ");
}
