/**
 * Premoves made by presses: a whole move, such as an ant that comes out and its target, both steps on the road, or a
 * gate and the ramparts behind it. Only the ground is checked here; the offers decide when the turn comes.
 */
import { equal } from "../../table/store/equal";
import type { Action, Cell, FiliContext, Held } from "./model";
import { aim, boardOf, ends, LONG, SHORT, standing } from "./model";

/** The selection after a press, or the premove; null: the press has no meaning for a premove. */
export type Meant =
  | { readonly does: "hold"; readonly held: Held | null }
  | { readonly does: "plan"; readonly actions: readonly Action[] };

const plan = (...actions: Action[]): Meant => ({ does: "plan", actions });
const hold = (held: Held | null): Meant => ({ does: "hold", held });

/**
 * Return the ways of an ant out of the nest to a cell: to the head of a file, unformed files first, or as a new file.
 */
export function outs({ view, seat, edition }: FiliContext, { name, home }: Cell): Action[] {
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

/** Whether a second step may follow: the file and its new head are on the road (FIL-M2). */
export function mayRun({ view, edition }: FiliContext, action: Action): boolean {
  if (action.type !== "Advance") return false;
  const board = boardOf(edition),
    file = standing(view).get(action.head)?.file ?? [];
  return file.length >= SHORT && [...file, action.to].every((cell) => board.cell(cell).kind === "earth");
}

/** Return the move of the selection to a cell; a file moves by the selected end, else by the nearer one. */
export function moveInHand({ view, partial, edition }: FiliContext, { name, home }: Cell): Action {
  const board = boardOf(edition),
    hand = standing(view).get(partial?.at ?? "");
  if (hand?.where === "entered") return { type: "Step", ant: partial!.at!, to: name };
  const head =
    partial?.end ??
    ends(hand?.file ?? []).sort((one, other) => board.distance(one, name) - board.distance(other, name))[0] ??
    name;
  return home < 0 ? { type: "Advance", head, to: name } : { type: "Enter", head, gate: name };
}

/** Return the junction of the selected file with another own file, if their ends touch; else null. */
function joinFiles({ view, partial, edition }: FiliContext, cell: string, file: readonly string[]): Action | null {
  const own = standing(view).get(partial?.at ?? ""),
    board = boardOf(edition);
  if (own?.where !== "file" || own.file === file || equal(own.file, file) || !ends(file).includes(cell)) return null;
  const one = (partial?.end === undefined ? ends(own.file) : [partial.end]).find((end) => board.beside(end, cell));
  return one !== undefined && own.file.length + file.length <= LONG ? { type: "Join", one, other: cell } : null;
}

/** Return the change of the premove by a press: a further step, another way to the same cell, or a step removed. */
function further(context: FiliContext, cell: Cell): Meant | null {
  const { premoves, view, seat, edition } = context,
    { name, home, kind } = cell,
    [first, second] = premoves,
    board = boardOf(edition),
    free = !standing(view).has(name),
    again = premoves.findIndex((action) => aim(action, []) === name);
  if (first?.type === "ComeOut" && free) {
    const ways = outs(context, cell),
      at = second ? ways.findIndex((way) => equal(way, second)) : -1,
      next = ways[at + 1];
    if (next) return plan(first, next); // a repeated press takes the next of several ways to the cell
  }
  if (again >= 0)
    return plan(
      ...premoves.filter((_, index) => (premoves[again]!.type === "Spread" ? index !== again : index < again)),
    );
  if (first?.type === "Advance" && free && home < 0 && mayRun(context, first) && board.beside(first.to, name))
    return plan(first, { type: "Advance", head: first.to, to: name });
  if (first?.type === "Enter" && free && home === 1 - seat && kind === "rampart")
    return plan(...premoves, { type: "Spread", cell: name });
  return null;
}

/** Return the meaning of a press for a premove. */
export function layLater(context: FiliContext, cell: Cell): Meant | null {
  const { view, seat, partial } = context,
    { name } = cell,
    who = standing(view).get(name);
  if (partial === null) {
    const more = further(context, cell);
    if (more) return more;
  }
  if (who?.seat !== seat) return partial?.at === undefined ? null : plan(moveInHand(context, cell));
  if (who.where === "nest") return plan({ type: "ComeOut", ant: name });
  const join = joinFiles(context, name, who.file);
  if (join) return plan(join);
  if (partial?.at === undefined || !who.file.includes(partial.at)) return hold({ at: name });
  return hold(
    ends(who.file).includes(name) && partial.end !== name && who.file.length > 1 ? { at: name, end: name } : null,
  );
}
