/** A move that nobody knows of whether it was kept: the answer said so, or never came. It is never sent twice by
 *  itself; the table tells. */
import type { RequestBody } from "../../server/socket";
import type { LogLine, Scene } from "../../server/wire";

export interface UnsureMove {
  readonly seat: number;
  readonly seen: number;
  readonly lost: boolean; // with the connection: the next scene is the whole truth
}

export function doubtOf(saying: RequestBody, lost: boolean): UnsureMove | null {
  return saying.do === "play" ? { seat: saying.seat, seen: saying.seen, lost } : null;
}

/** What a scene says of it; null: nothing yet, since it came for another reason. */
export function outcomeOf(
  { seat, seen, lost }: UnsureMove,
  scene: Scene,
  told: readonly LogLine[],
): "kept" | "lost" | "gone" | null {
  if (scene.number === seen && !lost) return null;
  if (told.some((telling) => telling.seat === seat && telling.number > seen && !telling.undo)) return "kept";
  return lost ? "lost" : "gone";
}
