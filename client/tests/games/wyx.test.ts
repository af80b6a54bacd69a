import { describe, expect, test } from "vitest";
import { around, boardOf, cellName, type Edition, Printed, place, target, type View } from "../../src/games/wyx/model";

// Four by three cells; the first row of the list is the top one.
const EDITION = { board: { rows: ["..3.", ".*..", "2..."] } } as unknown as Edition;
const board = new Printed(EDITION);

test("a cell has one name, from its column and its row", () => {
  expect(cellName(3, 4)).toBe("d4");
  expect(place("d4")).toEqual({ column: 3, row: 4 });
  expect(place("b12")).toEqual({ column: 1, row: 12 });
});

describe("a printed board", () => {
  test("is read from above, its rows counted from below", () => {
    expect([board.width, board.height]).toEqual([4, 3]);
    expect(board.cells[0]).toEqual(["a3", "b3", "c3", "d3"]);
    expect(board.ground).toHaveLength(12);
  });

  test("says what each cell is", () => {
    expect([board.worth("c3"), board.worth("a1"), board.worth("b2"), board.worth("d1")]).toEqual([3, 2, 0, 0]);
    expect([board.central("b2"), board.central("c3")]).toEqual([true, false]);
    expect(board.home).toBe("b2");
    expect([...board.worths].sort()).toEqual([2, 3]);
  });

  test("has its first row at the foot of the drawing", () => {
    expect(board.middle("a1").y).toBeGreaterThan(board.middle("a3").y);
    expect(board.middle("b1").x - board.middle("a1").x).toBe(100);
    expect(board.middle("d3").x).toBeLessThan(board.wide);
  });

  test("is made once for an edition", () => {
    expect(boardOf(EDITION)).toBe(boardOf(EDITION));
  });
});

describe("a domino", () => {
  test("leads sideways, then up or down", () => {
    expect(board.flight(["right", 2, "up", 1], "a1")).toBe("c2");
    expect(board.flight(["left", 1, "down", 2], "b3")).toBe("a1");
  });

  test.each([
    ["left", 1, "up", 1],
    ["right", 4, "up", 1],
    ["right", 1, "down", 1],
    ["right", 1, "up", 3],
  ] as const)("%s %i %s %i from a1 leads off the board", (...domino) => {
    expect(board.flight(domino, "a1")).toBeNull();
  });

  test("in front of its column is what counts", () => {
    const columns = [[["right", 1, "up", 1]], [], [["left", 1, "up", 1]], [["right", 2, "up", 2]]];
    const view = { queens: ["a1", null], columns } as unknown as View;
    expect([...board.leads(view, 0)]).toEqual([
      ["b2", 1],
      ["c3", 4],
    ]);
    expect(board.leads(view, 1).size).toBe(0); // a seat without a queen has no flight
  });
});

test("only a pass leaves the queen where she is", () => {
  expect(target({ type: "PassOutlook" })).toBeNull();
  expect(target({ type: "EnterOutlook", cell: "d4" })).toBe("d4");
});

test("the dots of a flight turn once, and stop short of both ends", () => {
  const [from, to] = [board.middle("a1"), board.middle("c3")];
  const dots = board.dots("a1", "c3");
  expect(dots.every(({ x, y }) => y === from.y || x === to.x)).toBe(true);
  expect(dots).not.toContainEqual(from);
  expect(dots).not.toContainEqual(to);
  expect(board.dots("a1", "a1")).toEqual([]);
});

test("every ant of a cell has a place of its own", () => {
  for (const cell of ["c3", "d1"])
    for (let ants = 1; ants <= 9; ants++) {
      const stands = board.stands(cell, ants);
      expect(stands).toHaveLength(ants);
      expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(ants);
    }
});

test("a ring of six or more has one in its middle", () => {
  expect(around(5, 10).every(({ x, y }) => Math.abs(Math.hypot(x, y) - 10) < 1e-9)).toBe(true);
  expect(around(7, 10)).toHaveLength(7);
  expect(around(7, 10).at(-1)).toEqual({ x: 0, y: 0 });
});
