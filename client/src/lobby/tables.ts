/** Select and order the listed tables, and put them in words. */
import { paceWords as clockWords } from "../catalogue/cards";
import { modeName } from "../catalogue/shelf";
import { say } from "../i18n";
import type { Pace, Showing, Waiting } from "../server/wire";

/** Filters of a list: a game, "" for all; a chip that is on hides the other kinds. */
export interface Filters {
  readonly game: string;
  readonly live: boolean;
  readonly days: boolean;
  readonly two: boolean;
  readonly more: boolean;
}

export const ALL: Filters = { game: "", live: false, days: false, two: false, more: false };
const HALF_DAY = 43_200; // seconds; with at least this per move a table counts as played over days

export function isOverDays(pace: Pace | null): boolean {
  return (pace?.move ?? 0) >= HALF_DAY || (pace?.game ?? 0) >= HALF_DAY;
}

/** Whether a table passes the filters. Both chips of a pair together filter nothing. */
export function fits({ game, pace }: Pick<Waiting, "game" | "pace">, filters: Filters): boolean {
  const days = isOverDays(pace);
  return (
    (!filters.game || game.game === filters.game) &&
    (filters.live === filters.days || filters.days === days) &&
    (filters.two === filters.more || filters.two === (game.players === 2))
  );
}

export interface Row {
  readonly table: Waiting;
  /** The table was listed a moment ago, and is full now. */
  readonly gone: boolean;
}

/**
 * Return the rows of the list. While a pointer hovers (`held`), rows keep their places and new ones come last, so that
 * no row moves under it.
 */
export function rows(now: readonly Waiting[], before: readonly Row[], held: boolean): readonly Row[] {
  if (!held) return now.map((table) => ({ table, gone: false }));
  const there = new Map(now.map((table) => [key(table), table]));
  const known = new Set(before.map(({ table }) => key(table)));
  return [
    ...before.map(({ table }) => ({ table: there.get(key(table)) ?? table, gone: !there.has(key(table)) })),
    ...now.filter((table) => !known.has(key(table))).map((table) => ({ table, gone: false })),
  ];
}

/** Return games to watch: those listed before keep their places, new ones come last. */
export function inPlace(now: readonly Showing[], before: readonly string[]): readonly Showing[] {
  const there = new Map(now.map((one) => [one.table, one])),
    known = new Set(before);
  return [...before.flatMap((table) => there.get(table) ?? []), ...now.filter(({ table }) => !known.has(table))];
}

/** Return a key that stays the same while seats are taken (the invitation is that of the first free seat). */
export function key(table: Waiting): string {
  return `${table.opened} ${table.host} ${table.game.game}`;
}

export function paceWords(pace: Pace | null): string {
  return clockWords(pace) || say("new-pace-calm");
}

/** Return the details of a table in words: "Winter · opened by Noé". */
export function aboutTable({ game, host, imported }: Waiting): string {
  return [
    modeName(game),
    game.players > 2 ? say("lobby-players", { count: game.players }) : "",
    host && say("lobby-host", { name: host }),
    imported ? say("card-imported") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
