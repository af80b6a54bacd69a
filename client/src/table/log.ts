/** What the log says of what was told. */
import type { Face, Sentence, Setting } from "../games/face";
import type { Telling } from "../wire";
import { say } from "../words";
import { named } from "./said";

export function logSentences(
  telling: Telling,
  told: readonly Telling[],
  face: Face,
  setting: Setting,
): readonly Sentence[] {
  if (!telling.undo) return face.sentences(telling, setting);
  if (telling.kept < 0 && !saidSomething(telling, told, face, setting)) return [];
  return [{ text: undone(telling, named(telling.seat, setting.names[telling.seat] ?? ""), told), rules: [] }];
}

/** What stands of what was told: an undo takes back the last (`kept` is -1), or all after so many journal lines. */
export function standing(
  told: readonly Telling[],
  counts: (telling: Telling) => boolean = () => true,
): readonly Telling[] {
  const found: Telling[] = [];
  for (const telling of told) {
    if (!telling.undo) {
      if (counts(telling)) found.push(telling);
    } else if (telling.kept < 0) found.pop();
    else while (found.length && found.at(-1)!.number > telling.kept) found.pop();
  }
  return found;
}

/** A small move that nothing was said of is taken back without a word. */
function saidSomething({ number }: Telling, told: readonly Telling[], face: Face, setting: Setting): boolean {
  const back = standing(told.filter((earlier) => earlier.number < number)).at(-1);
  return !back || face.sentences(back, setting).length > 0;
}

/** The sentence for a telling that undoes. Moves are counted as a replay counts them: in the journal that stands. */
function undone({ number, kept }: Telling, seat: string, told: readonly Telling[]): string {
  if (kept < 0) return say("table-undone", { seat });
  const stood = new Map([[0, 0]]); // after each telling, how many stood
  let count = 0;
  for (const earlier of told) {
    if (earlier.number >= number) break;
    count = earlier.kept < 0 ? count + 1 : (stood.get(earlier.kept) ?? earlier.kept);
    stood.set(earlier.number, count);
  }
  return say("table-taken-back", { seat, number: (stood.get(kept) ?? kept) + 1 });
}
