/** Moves taken back, in the log. */
import type { Telling } from "../wire";
import { say } from "../words";

/** The sentence for a telling that undoes. Moves are counted as a replay counts them: in the journal that stands. */
export function undone({ number, kept }: Telling, seat: string, told: readonly Telling[]): string {
  if (kept < 0) return say("table-undone", { seat });
  const standing = new Map([[0, 0]]); // after each line, how many stand
  let count = 0;
  for (const line of told) {
    if (line.number >= number) break;
    count = line.kept < 0 ? count + 1 : standing.get(line.kept) ?? line.kept;
    standing.set(line.number, count);
  }
  return say("table-taken-back", { seat, number: (standing.get(kept) ?? kept) + 1 });
}
