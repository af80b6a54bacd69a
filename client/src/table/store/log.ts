import type { GameUi, Sentence, TableInfo } from "../../games/ui";
import { say, sayAny, you } from "../../i18n";
import type { LogLine } from "../../server/wire";
import { inColour } from "./markup";

/** Return the names for sentences: the viewer is "you". */
export function toldTo<S extends TableInfo>(info: S): S {
  const seat = info.you ?? -1;
  return seat < 0 ? info : { ...info, names: info.names.with(seat, you()) };
}

export function logSentences(
  telling: LogLine,
  lines: readonly LogLine[],
  ui: GameUi,
  from: TableInfo,
): readonly Sentence[] {
  if (telling.house) return [{ text: conclusionOf(telling, from), rules: [] }];
  const info = toldTo(before(telling, lines, from));
  if (!telling.undo) return ui.texts.sentences(telling, info);
  if (telling.kept < 0 && !saidSomething(telling, lines, ui, info)) return [];
  return [{ text: undone(telling, inColour(telling.seat, info.names[telling.seat] ?? ""), lines), rules: [] }];
}

/** Return the person who left a seat to a bot; "" if there was no such person. */
export function hadSeat({ chairs }: TableInfo, seat: number): string {
  const chair = chairs?.[seat];
  return chair?.left || (chair?.since ? say("new-name-default", { number: seat + 1 }) : "");
}

/**
 * Return the names at the time of a line: earlier moves stay with the person who left, though a bot holds the seat now.
 */
function before<S extends TableInfo>({ number }: LogLine, lines: readonly LogLine[], info: S): S {
  let { names } = info;
  const since = info.chairs?.map((chair) => chair.since ?? 0) ?? [];
  // Older tables did not store the time; their journal line has it.
  for (const { house, seat, number: at } of lines) if (house === "leave") since[seat] ||= at - 1;
  since.forEach((at, seat) => {
    const left = number <= at && hadSeat(info, seat);
    if (left) names = names.with(seat, left);
  });
  return names === info.names ? info : { ...info, names };
}

export interface Handover {
  readonly seat: number;
  readonly since: number; // journal lines before the handover
  readonly text: string;
}

/** Return the bots that took seats without a journal line: by timeout or by agreement. */
export function handovers(lines: readonly LogLine[], info: TableInfo): readonly Handover[] {
  const left = new Set(lines.filter(({ house }) => house === "leave").map(({ seat }) => seat));
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

/** Return the sentence of an ending that is no move of the game (resignation, draw …). */
function conclusionOf({ house, seat }: LogLine, { chairs, names, you: me }: TableInfo): string {
  if (seat === me && house !== "draw" && house !== "stop") return sayAny(`house-${house}.you`);
  return sayAny(`house-${house}`, {
    seat: inColour(seat, (house === "leave" && chairs?.[seat]?.left) || names[seat] || ""),
  });
}

/** Whether a line has events of a seat's move. */
export const isMove = ({ seat, events }: LogLine): boolean => seat >= 0 && events.length > 0;

/**
 * Return the lines that were not undone: an undo removes the last (`kept` is -1), or all after `kept` journal lines.
 */
export function standing(
  lines: readonly LogLine[],
  counts: (telling: LogLine) => boolean = () => true,
): readonly LogLine[] {
  const found: LogLine[] = [];
  for (const telling of lines) {
    if (!telling.undo) {
      if (counts(telling)) found.push(telling);
    } else if (telling.kept < 0) found.pop();
    else while (found.length && found.at(-1)!.number > telling.kept) found.pop();
  }
  return found;
}

/** Map the number of each log line to its moment in the replay; moves taken back by agreement have none. */
export function momentsOf(lines: readonly LogLine[]): ReadonlyMap<number, number> {
  const stands: number[] = [];
  for (const { number, kept } of lines)
    if (kept < 0) stands.push(number);
    else while (stands.length && stands.at(-1)! > kept) stands.pop();
  return new Map(stands.map((number, index) => [number, index + 1]));
}

/** Whether the undone move had sentences: a small one without is taken back silently. */
function saidSomething({ number }: LogLine, lines: readonly LogLine[], ui: GameUi, info: TableInfo): boolean {
  const back = standing(lines.filter((earlier) => earlier.number < number)).at(-1);
  return !back || ui.texts.sentences(back, info).length > 0;
}

/** Return the sentence of an undo. It counts moves as the replay does: without those taken back. */
function undone({ number, kept }: LogLine, seat: string, lines: readonly LogLine[]): string {
  if (kept < 0) return say("table-undone", { seat });
  const stood = new Map([[0, 0]]); // by log line, the number of moves that stand
  let count = 0;
  for (const earlier of lines) {
    if (earlier.number >= number) break;
    count = earlier.kept < 0 ? count + 1 : (stood.get(earlier.kept) ?? earlier.kept);
    stood.set(earlier.number, count);
  }
  return say("table-taken-back", { seat, number: (stood.get(kept) ?? kept) + 1 });
}
