import { expect, test } from "vitest";
import { ALL, fits, isOverDays, type Row, rows } from "../src/lobby/tables";
import type { Pace, Waiting } from "../src/server/wire";

const GAME: Pace = { move: null, game: 600 };
const DAYS: Pace = { move: 259_200, game: null };

function table(opened: number, game: string, players: number, pace: Pace | null = GAME): Waiting {
  const seats = ["person", ...Array.from({ length: players - 1 }, () => "open" as const)] as Waiting["seats"];
  const chosen = { game, players } as Waiting["game"];
  return {
    game: chosen,
    free: players - 1,
    join: `/join/${opened}`,
    pace,
    imported: false,
    opened,
    host: "Noé",
    seats,
  };
}

test("chips leave out what they do not name, and both of a pair say as much as none", () => {
  const all = [table(1, "wyx", 2), table(2, "cigale", 3, DAYS), table(3, "wyx", 4, null)];
  const left = (change: Partial<typeof ALL>) =>
    all.filter((one) => fits(one, { ...ALL, ...change })).map((one) => one.opened);
  expect(left({})).toEqual([1, 2, 3]);
  expect(left({ game: "wyx" })).toEqual([1, 3]);
  expect(left({ live: true })).toEqual([1, 3]);
  expect(left({ days: true })).toEqual([2]);
  expect(left({ live: true, days: true })).toEqual([1, 2, 3]);
  expect(left({ two: true })).toEqual([1]);
  expect(left({ more: true, game: "wyx" })).toEqual([3]);
  expect(isOverDays(null)).toBe(false);
});

test("rows do not jump under a pointer", () => {
  const [one, two, three] = [table(1, "wyx", 2), table(2, "wyx", 2), table(3, "cigale", 2)] as const;
  const first = rows([two, one], [], false);
  expect(first.map((row) => row.table.opened)).toEqual([2, 1]);
  const sat = { ...one, free: 1, join: "/join/other" };
  const held: readonly Row[] = rows([three, sat], first, true);
  expect(held.map((row) => [row.table.opened, row.gone])).toEqual([
    [2, true],
    [1, false],
    [3, false],
  ]);
  expect(held[1]!.table.join).toBe("/join/other");
  expect(rows([three, sat], held, false).map((row) => row.table.opened)).toEqual([3, 1]);
});
