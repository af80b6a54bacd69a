/** What the log says of what was told. */
import type { GameUi, Sentence, TableInfo } from "../../games/ui";
import { say, sayAny, you } from "../../i18n";
import type { LogLine } from "../../server/wire";
import { inColour } from "./markup";

/** The names as sentences have them: whoever looks is "you". */
export function toldTo<S extends TableInfo>(info: S): S {
  const seat = info.you ?? -1;
  return seat < 0 ? info : { ...info, names: info.names.with(seat, you()) };
}

export function logSentences(
  telling: LogLine,
  told: readonly LogLine[],
  ui: GameUi,
  from: TableInfo,
): readonly Sentence[] {
  if (telling.house) return [{ text: conclusionOf(telling, from), rules: [] }];
  const info = toldTo(before(telling, told, from));
  if (!telling.undo) return ui.texts.sentences(telling, info);
  if (telling.kept < 0 && !saidSomething(telling, told, ui, info)) return [];
  return [{ text: undone(telling, inColour(telling.seat, info.names[telling.seat] ?? ""), told), rules: [] }];
}

/** Who had a seat before a robot sat down there; empty: nobody. */
export function hadSeat({ chairs }: TableInfo, seat: number): string {
  const chair = chairs?.[seat];
  return chair?.left || (chair?.since ? say("new-name-default", { number: seat + 1 }) : "");
}

/** What was played before somebody left is still theirs, though a robot has the seat now. */
function before<S extends TableInfo>({ number }: LogLine, told: readonly LogLine[], info: S): S {
  let { names } = info;
  const since = info.chairs?.map((chair) => chair.since ?? 0) ?? [];
  // tables of before this was kept: the line of the journal says so
  for (const { house, seat, number: at } of told) if (house === "leave") since[seat] ||= at - 1;
  since.forEach((at, seat) => {
    const left = number <= at && hadSeat(info, seat);
    if (left) names = names.with(seat, left);
  });
  return names === info.names ? info : { ...info, names };
}

export interface Handover {
  readonly seat: number;
  readonly since: number; // after this move
  readonly text: string;
}

/** Robots that took seats without a line of the journal: time was up, or the table agreed. */
export function handovers(told: readonly LogLine[], info: TableInfo): readonly Handover[] {
  const left = new Set(told.filter(({ house }) => house === "leave").map(({ seat }) => seat));
  return (info.chairs ?? []).flatMap(({ since = 0 }, seat) =>
    since && !left.has(seat)
      ? {
          seat,
          since,
          text: say("table-replaced", {
            seat: inColour(seat, hadSeat(info, seat)),
            bot: inColour(seat, info.names[seat] ?? ""),
          }),
        }
      : [],
  );
}

/** What somebody did that was no move of the game. */
function conclusionOf({ house, seat }: LogLine, { chairs, names, you: me }: TableInfo): string {
  if (seat === me && house !== "draw" && house !== "stop") return sayAny(`house-${house}.you`);
  return sayAny(`house-${house}`, {
    seat: inColour(seat, (house === "leave" && chairs?.[seat]?.left) || names[seat] || ""),
  });
}

/** Something happened on the table, by somebody. */
export const isMove = ({ seat, events }: LogLine): boolean => seat >= 0 && events.length > 0;

/** What stands of what was told: an undo takes back the last (`kept` is -1), or all after so many journal lines. */
export function standing(
  told: readonly LogLine[],
  counts: (telling: LogLine) => boolean = () => true,
): readonly LogLine[] {
  const found: LogLine[] = [];
  for (const telling of told) {
    if (!telling.undo) {
      if (counts(telling)) found.push(telling);
    } else if (telling.kept < 0) found.pop();
    else while (found.length && found.at(-1)!.number > telling.kept) found.pop();
  }
  return found;
}

/** By the number of a telling, the moment of the replay after it: moves that were taken back by agreement have none. */
export function momentsOf(told: readonly LogLine[]): ReadonlyMap<number, number> {
  const stands: number[] = [];
  for (const { number, kept } of told)
    if (kept < 0) stands.push(number);
    else while (stands.length && stands.at(-1)! > kept) stands.pop();
  return new Map(stands.map((number, index) => [number, index + 1]));
}

/** A small move that nothing was said of is taken back without a word. */
function saidSomething({ number }: LogLine, told: readonly LogLine[], ui: GameUi, info: TableInfo): boolean {
  const back = standing(told.filter((earlier) => earlier.number < number)).at(-1);
  return !back || ui.texts.sentences(back, info).length > 0;
}

/** The sentence for a telling that undoes. Moves are counted as a replay counts them: in the journal that stands. */
function undone({ number, kept }: LogLine, seat: string, told: readonly LogLine[]): string {
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
