import { describe, expect, test } from "vitest";
import {
  type Anthill,
  agesOf,
  ahead,
  anthillsOf,
  eyesOf,
  garrison,
  grasp,
  leads,
  type Micropolis,
  type Take,
  type TakeOutlook,
  takes,
  tilesOf,
  tints,
  tintsAhead,
  totalOf,
  type View,
  waysTo,
  withTile,
} from "../../src/games/micropolis/model";
import { contextOf, offering, pressed } from "./context";

const take = (place: number, more: Partial<Take> = {}): Take => ({
  type: "Take",
  place,
  side: "right",
  anthill: 1,
  architect: false,
  ...more,
});
const hill = (seat: number, more: object = {}): Anthill =>
  ({ seat, anthill: 1, row: [], galleries: [], points: [], ...more }) as unknown as Anthill;

describe("counts", () => {
  const barracks = [
    { places: 2, full: true },
    { places: 3, full: false },
  ];
  const view = {
    anthills: [
      hill(0, { row: [{ barracks }, { barracks: [] }], points: [{ points: 3 }, { points: -1 }] }),
      hill(1, { points: [{ points: 5 }] }),
      hill(0, { anthill: 2, row: [{ barracks }], points: [{ points: 4 }] }),
    ],
    leader: { seat: 0, anthill: 2 },
  } as unknown as View;

  test("are of all the anthills of a seat", () => {
    expect(anthillsOf(view, 0)).toHaveLength(2);
    expect([tilesOf(view, 0), tilesOf(view, 1)]).toEqual([3, 0]);
    expect([totalOf(view, 0), totalOf(view, 1)]).toEqual([6, 5]);
  });

  test("a garrison is what lives in full barracks", () => {
    expect(view.anthills.map(garrison)).toEqual([2, 0, 2]);
  });

  test("the Leader sits on one anthill", () => {
    expect(view.anthills.map((anthill) => leads(view, anthill))).toEqual([false, false, true]);
  });
});

describe("a tile of the line", () => {
  const context = (...actions: Take[]) => contextOf<Micropolis>({ offers: offering(...actions) });

  test("that can go in one way only is chosen at once", () => {
    const table = context(take(1), take(2));
    grasp(table, 2);
    expect(pressed(table)).toEqual([take(2)]);
    expect(table.setPartial).not.toHaveBeenCalled();
  });

  test("that can go in several is taken in hand", () => {
    const table = context(take(1), take(1, { side: "left" }));
    grasp(table, 1);
    expect(table.setPartial).toHaveBeenCalledExactlyOnceWith({ place: 1, architect: false });
    expect(pressed(table)).toEqual([]);
  });

  test("that cannot be taken is pressed all the same: the server says why not", () => {
    const table = context(take(1));
    grasp(table, 4);
    expect(pressed(table)[0]).toMatchObject({ type: "Take", place: 4 });
  });

  test("is paid for in soldiers where that can be, else with a token", () => {
    const table = context(take(1), take(1, { architect: true }), take(2, { architect: true }));
    expect(waysTo(table, 1).map(({ action }) => action.architect)).toEqual([false]);
    expect(waysTo(table, 1, true).map(({ action }) => action.architect)).toEqual([true]);
    expect(waysTo(table, 2).map(({ action }) => action.architect)).toEqual([true]);
    expect(waysTo(table, 3)).toEqual([]);
  });

  test("is ahead while it is chosen or pointed at", () => {
    const offer = offering(take(1))[0];
    expect(ahead(contextOf<Micropolis>({ selected: offer }))).toMatchObject({ action: take(1), chosen: true });
    expect(ahead(contextOf<Micropolis>({ hovered: offer }))).toMatchObject({ chosen: false });
    expect(ahead(contextOf<Micropolis>({ selected: offering({ type: "Done" })[0] }))).toBeNull();
    expect(takes(offering(take(1), { type: "Done" } as never))).toHaveLength(1);
  });
});

test("in a replay one looks with the eyes of whoever moved", () => {
  const view = { turn: 1 };
  expect(eyesOf(contextOf<Micropolis>({ view, seat: 0 }))).toBe(0);
  expect(eyesOf(contextOf<Micropolis>({ view, seat: -1 }))).toBe(1);
  expect(eyesOf(contextOf<Micropolis>({ view, seat: 0, readOnly: true, currentLog: [{}], last: { seat: 1 } }))).toBe(1);
});

test("a tile more lies at the end that was chosen, with the galleries that were foretold", () => {
  const anthill = hill(0, { row: [{ tile: 8, galleries: [0, 0] }] });
  const foretold = (side: string) => ({ tile: 17, side, galleries: [[0], [0, 1]] }) as unknown as TakeOutlook;
  expect(withTile(anthill, foretold("left")).map(({ tile }) => tile)).toEqual([17, 8]);
  expect(withTile(anthill, foretold("right"))).toEqual([
    { tile: 8, galleries: [0] },
    { tile: 17, galleries: [0, 1] },
  ]);
});

describe("tints of galleries", () => {
  const row = (...tiles: number[][]) => tiles.map((galleries, index) => ({ tile: index + 1, galleries }));

  const ages = (...tiles: number[]) => new Map(tiles.map((tile, index) => [tile, index]));

  test("none within one tile, no two alike as long as there are enough", () => {
    const found = tints(row([0, 1], [0, 2], [2, 3]), ages(1, 2, 3));
    expect([...found.keys()].sort()).toEqual([0, 2]);
    expect(new Set(found.values()).size).toBe(2);
  });

  test("a gallery keeps its tint as it grows, whoever looks and whenever they came", () => {
    const before = tints(row([0], [0], [1], [1]), ages(2, 1, 3, 4));
    const right = tints([...row([7], [7], [5], [5]), { tile: 9, galleries: [5] }], ages(2, 1, 3, 4, 9));
    const left = tints([{ tile: 8, galleries: [7] }, ...row([7], [7], [5], [5])], ages(2, 1, 3, 4, 8));
    for (const after of [right, left]) expect([after.get(7), after.get(5)]).toEqual([before.get(0), before.get(1)]);
  });

  test("what is foretold is what comes", () => {
    const laid = row([0], [0], [1], [1]),
      more = [...laid, { tile: 30, galleries: [1, 2] }];
    expect(tintsAhead(more, 30, ages(1, 2, 3, 4))).toEqual(tints(more, ages(1, 2, 3, 4, 30)));
  });

  test("tiles are as old as the log says", () => {
    const placed = (tile: number) => ({ events: [{ type: "Took" }, { type: "Placed", tile }] });
    expect([...agesOf(contextOf<Micropolis>({ log: [placed(44), { events: [] }, placed(7)] }))]).toEqual([
      [44, 0],
      [7, 1],
    ]);
  });
});
