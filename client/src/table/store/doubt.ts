/**
 * A move whose fate is unknown: the store failed, or no reply came. The client never sends it twice by itself; the next
 * scene decides.
 */
import type { RequestBody } from "../../server/socket";
import type { LogLine, Scene } from "../../server/wire";

export interface UnsureMove {
  readonly seat: number;
  readonly seen: number;
  readonly lost: boolean; // the connection was lost: the next scene decides for sure
}

export function doubtOf(saying: RequestBody, lost: boolean): UnsureMove | null {
  return saying.do === "play" ? { seat: saying.seat, seen: saying.seen, lost } : null;
}

/** Return the fate of the move by a scene; null if the scene was sent for another reason. */
export function outcomeOf(
  { seat, seen, lost }: UnsureMove,
  scene: Scene,
  lines: readonly LogLine[],
): "kept" | "lost" | "gone" | null {
  if (scene.number === seen && !lost) return null;
  if (lines.some((telling) => telling.seat === seat && telling.number > seen && !telling.undo)) return "kept";
  return lost ? "lost" : "gone";
}
