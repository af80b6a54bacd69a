/** A whole move for later, press by press, while the other thinks: an ant that comes out and where to, both steps on
 *  the road, a gate and the ramparts behind it. What of it can be done is seen when the turn comes: only the ground
 *  is looked at here. */
import { equal } from "../../table/equal";
import { type Action, aim, boardOf, type Cell, ends, type FiliStage, type Held, LONG, SHORT, standing } from "./model";

/** What is in hand after a press, or what is laid down; null: the press means nothing for later. */
export type Meant =
  | { readonly does: "hold"; readonly held: Held | null }
  | { readonly does: "plan"; readonly actions: readonly Action[] };

const plan = (...actions: Action[]): Meant => ({ does: "plan", actions });
const hold = (held: Held | null): Meant => ({ does: "hold", held });

/** Where the ant that is to come out may go here: to the head of a file, an unformed one first, or to a new one. */
export function outs({ view, seat, edition }: FiliStage, { name, home }: Cell): Action[] {
  const board = boardOf(edition),
    atWall = (cell: string): boolean => board.around(board.cell(cell)).some((one) => one.home === seat);
  if (home >= 0 || standing(view).has(name)) return [];
  const files = (view.files[seat] ?? []).filter(({ length }) => length < LONG);
  const heads = files
    .filter(({ length }) => length < SHORT)
    .concat(files.filter(({ length }) => length >= SHORT))
    .flatMap((file) =>
      ends(file)
        .filter((head) => board.beside(head, name))
        .filter((head) => atWall(ends(file).find((end) => end !== head) ?? head)),
    );
  return [
    ...heads.map((head): Action => ({ type: "Advance", head, to: name })),
    ...(atWall(name) ? [{ type: "Start" as const, cell: name }] : []),
  ];
}

/** Whether a second step may follow it: the file and its new head are on the road (FIL-M2). */
export function mayRun({ view, edition }: FiliStage, action: Action): boolean {
  if (action.type !== "Advance") return false;
  const board = boardOf(edition),
    file = standing(view).get(action.head)?.file ?? [];
  return file.length >= SHORT && [...file, action.to].every((cell) => board.cell(cell).kind === "earth");
}

/** What is in hand goes there, or would: a file by the end that was chosen, else by its nearer one. */
export function moveInHand({ view, held, edition }: FiliStage, { name, home }: Cell): Action {
  const board = boardOf(edition),
    hand = standing(view).get(held?.at ?? "");
  if (hand?.where === "entered") return { type: "Step", ant: held!.at!, to: name };
  const head =
    held?.end ??
    ends(hand?.file ?? []).sort((one, other) => board.distance(one, name) - board.distance(other, name))[0] ??
    name;
  return home < 0 ? { type: "Advance", head, to: name } : { type: "Enter", head, gate: name };
}

/** The file in hand to the end of another one of mine, where they touch. */
function joinFiles({ view, held, edition }: FiliStage, cell: string, file: readonly string[]): Action | null {
  const own = standing(view).get(held?.at ?? ""),
    board = boardOf(edition);
  if (own?.where !== "file" || own.file === file || equal(own.file, file) || !ends(file).includes(cell)) return null;
  const one = (held?.end === undefined ? ends(own.file) : [held.end]).find((end) => board.beside(end, cell));
  return one !== undefined && own.file.length + file.length <= LONG ? { type: "Join", one, other: cell } : null;
}

/** What goes on with the move that is laid down. */
function further(stage: FiliStage, cell: Cell): Meant | null {
  const { planned, view, seat, edition } = stage,
    { name, home, kind } = cell,
    [first, second] = planned,
    board = boardOf(edition),
    free = !standing(view).has(name),
    again = planned.findIndex((action) => aim(action, []) === name);
  if (first?.type === "ComeOut" && free) {
    const ways = outs(stage, cell),
      at = second ? ways.findIndex((way) => equal(way, second)) : -1,
      next = ways[at + 1];
    if (next) return plan(first, next); // once more: the next of several ways that lead there
  }
  if (again >= 0)
    return plan(...planned.filter((_, index) => (planned[again]!.type === "Spread" ? index !== again : index < again)));
  if (first?.type === "Advance" && free && home < 0 && mayRun(stage, first) && board.beside(first.to, name))
    return plan(first, { type: "Advance", head: first.to, to: name });
  if (first?.type === "Enter" && free && home === 1 - seat && kind === "rampart")
    return plan(...planned, { type: "Spread", cell: name });
  return null;
}

/** What a press on a cell means for later. */
export function layLater(stage: FiliStage, cell: Cell): Meant | null {
  const { view, seat, held } = stage,
    { name } = cell,
    who = standing(view).get(name);
  if (held === null) {
    const more = further(stage, cell);
    if (more) return more;
  }
  if (who?.seat !== seat) return held?.at === undefined ? null : plan(moveInHand(stage, cell));
  if (who.where === "nest") return plan({ type: "ComeOut", ant: name });
  const join = joinFiles(stage, name, who.file);
  if (join) return plan(join);
  if (held?.at === undefined || !who.file.includes(held.at)) return hold({ at: name });
  return hold(
    ends(who.file).includes(name) && held.end !== name && who.file.length > 1 ? { at: name, end: name } : null,
  );
}
