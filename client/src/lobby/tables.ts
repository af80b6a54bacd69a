/** Which tables are listed, in which order, and how they are told. */
import { paceWords as clockWords } from "../catalogue/cards";
import { modeName } from "../catalogue/shelf";
import { say } from "../i18n";
import type { Pace, Showing, Waiting } from "../server/wire";

/** What somebody wants to see: a game, or "" for all; chips that are on leave out what they do not name. */
export interface Filters {
  readonly game: string;
  readonly live: boolean;
  readonly days: boolean;
  readonly two: boolean;
  readonly more: boolean;
}

export const ALL: Filters = { game: "", live: false, days: false, two: false, more: false };
const HALF_DAY = 43_200; // seconds: with so much for a move nobody sits and waits

export function isOverDays(pace: Pace | null): boolean {
  return (pace?.move ?? 0) >= HALF_DAY || (pace?.game ?? 0) >= HALF_DAY;
}

/** Both chips of a pair say as much as none. */
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
  /** It was there a moment ago, and is full by now. */
  readonly gone: boolean;
}

/** Rows never jump under a pointer: while one hovers, what was there stays where it was, what is new comes last. */
export function rows(now: readonly Waiting[], before: readonly Row[], held: boolean): readonly Row[] {
  if (!held) return now.map((table) => ({ table, gone: false }));
  const there = new Map(now.map((table) => [key(table), table]));
  const known = new Set(before.map(({ table }) => key(table)));
  return [
    ...before.map(({ table }) => ({ table: there.get(key(table)) ?? table, gone: !there.has(key(table)) })),
    ...now.filter((table) => !known.has(key(table))).map((table) => ({ table, gone: false })),
  ];
}

/** Who was listed before stays where they were; who is new comes last. At first, the latest move first. */
export function inPlace(now: readonly Showing[], before: readonly string[]): readonly Showing[] {
  const there = new Map(now.map((one) => [one.table, one])),
    known = new Set(before);
  return [...before.flatMap((table) => there.get(table) ?? []), ...now.filter(({ table }) => !known.has(table))];
}

/** A table keeps its name while seats are taken; the invitation is that of the first free one. */
export function key(table: Waiting): string {
  return `${table.opened} ${table.host} ${table.game.game}`;
}

export function paceWords(pace: Pace | null): string {
  return clockWords(pace) || say("new-pace-calm");
}

/** "Winter · opened by Noé". */
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
