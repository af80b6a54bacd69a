/** What the log says of a line of the journal. */
import type { Face, Sentence, Setting } from "../games/face";
import type { Telling } from "../wire";
import { say } from "../words";
import { named } from "./said";

export function linesOf(telling: Telling, told: readonly Telling[], face: Face, setting: Setting): readonly Sentence[] {
  if (!telling.undo) return face.sentences(telling, setting);
  if (telling.kept < 0 && !saidSomething(telling, told, face, setting)) return [];
  return [{ text: undone(telling, named(telling.seat, setting.names[telling.seat] ?? ""), told), rules: [] }];
}

/** A small move that nothing was said of is taken back without a word. */
function saidSomething({ number }: Telling, told: readonly Telling[], face: Face, setting: Setting): boolean {
  const standing: Telling[] = [];
  for (const line of told) {
    if (line.number >= number) break;
    if (!line.undo) standing.push(line);
    else if (line.kept < 0) standing.pop();
    else while (standing.length && standing.at(-1)!.number > line.kept) standing.pop();
  }
  const back = standing.at(-1);
  return !back || face.sentences(back, setting).length > 0;
}

/** The sentence for a telling that undoes. Moves are counted as a replay counts them: in the journal that stands. */
function undone({ number, kept }: Telling, seat: string, told: readonly Telling[]): string {
  if (kept < 0) return say("table-undone", { seat });
  const standing = new Map([[0, 0]]); // after each line, how many stand
  let count = 0;
  for (const line of told) {
    if (line.number >= number) break;
    count = line.kept < 0 ? count + 1 : (standing.get(line.kept) ?? line.kept);
    standing.set(line.number, count);
  }
  return say("table-taken-back", { seat, number: (standing.get(kept) ?? kept) + 1 });
}
