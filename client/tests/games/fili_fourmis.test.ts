import { describe, expect, test } from "vitest";
import {
  type Action,
  actionMeant,
  type Edition,
  ends,
  type Fili,
  journeys,
  lastTurn,
  out,
  Printed,
  standing,
  type View,
  ways,
} from "../../src/games/fili_fourmis/model";
import { offering, stageOf } from "./stage";

// marks stand every second column; a row leans by one
const EDITION = { board: { rows: ["R r . . V v", " . . # . .", ". . . . . ."] } } as unknown as Edition;
const board = new Printed(EDITION);

const VIEW = {
  nests: [["b3"], ["f3"]],
  entered: [[], []],
  files: [[["a1", "b1", "c1"]], [["e1"]]],
  pending: null,
  turn: 0,
} as unknown as View;
const viewed = (more: object): View => ({ ...VIEW, ...more }) as View;

describe("a printed board", () => {
  test("has a name for each cell, its rows counted from below", () => {
    expect(board.rows.map((row) => row.map(({ name }) => name))).toEqual([
      ["a3", "b3", "c3", "d3", "e3", "f3"],
      ["a2", "b2", "c2", "d2", "e2"],
      ["a1", "b1", "c1", "d1", "e1", "f1"],
    ]);
    expect(board.cell("c2")).toMatchObject({ kind: "earth", home: -1 });
    expect(board.cell("e3")).toMatchObject({ kind: "rampart", home: 1 });
    expect([board.ants, board.ramparts]).toEqual([2, 1]);
  });

  test("knows who is beside whom", () => {
    const near = board.around(board.cell("b2")).map(({ name }) => name);
    expect(near.sort()).toEqual(["a2", "b1", "b3", "c1", "c2", "c3"]);
    expect([board.beside("a1", "b1"), board.beside("a1", "c1")]).toEqual([true, false]);
    expect(board.around(board.cell("a3")).length).toBeLessThan(6);
  });

  test("counts steps", () => {
    expect(board.distance("a1", "a1")).toBe(0);
    expect(board.distance("a1", "f1")).toBe(5);
    expect(board.distance("a1", "a3")).toBe(2);
  });

  test("is walked by arrows, up and down from side to side of a line", () => {
    const walk = (from: string, ...keys: string[]): string | undefined =>
      keys.reduce<string | undefined>(
        (cell, key) => cell && board.towards(board.cell(cell), `Arrow${key}`)?.name,
        from,
      );
    expect(walk("b1", "Left")).toBe("a1");
    expect(walk("a1", "Left")).toBeUndefined();
    expect(walk("b1", "Up", "Up")).toBe("b3");
    expect(walk("b1", "Up", "Down")).toBe("b1");
  });

  test("draws one line round what belongs together", () => {
    const sides = (...names: string[]): number =>
      (board.outline(({ name }) => names.includes(name)).match(/M/g) ?? []).length;
    expect(sides("b1")).toBe(6);
    expect(sides("b1", "c1")).toBe(10);
  });
});

describe("who stands where", () => {
  test("each ant with its file", () => {
    const stands = standing(VIEW);
    expect(stands.get("b1")).toEqual({ seat: 0, where: "file", file: ["a1", "b1", "c1"] });
    expect(stands.get("f3")).toEqual({ seat: 1, where: "nest", file: ["f3"] });
    expect(out(VIEW, 0)).toBe(3);
  });

  test("a file has two ends, an ant alone is one", () => {
    expect([ends(["a1", "b1", "c1"]), ends(["a1"])]).toEqual([["a1", "c1"], ["a1"]]);
  });
});

describe("what can be pressed", () => {
  const advance: Action = { type: "Advance", head: "c1", to: "d1" };
  const back: Action = { type: "Advance", head: "a1", to: "a2" };
  const split: Action = { type: "Split", one: "a1", other: "b1" };
  const stage = (more: object) => stageOf<Fili>({ view: VIEW, edition: EDITION, ...more });

  test("first the file, then where it goes", () => {
    const offers = offering(advance, back, split, { type: "ComeOut", ant: "b3" } as Action);
    const first = ways(stage({ offers }));
    expect([...first.sources.keys()].sort()).toEqual(["a1", "b3"]);
    expect(first.targets.size).toBe(0);
    const then = ways(stage({ offers, held: { at: "b1" } }));
    expect([...then.targets.keys()].sort()).toEqual(["a2", "d1"]);
    expect(then.cuts.map(({ action }) => action)).toEqual([split]);
  });

  test("with an end in hand only what that end can do", () => {
    const found = ways(stage({ offers: offering(advance, back), held: { at: "b1", end: "c1" } }));
    expect([...found.targets.keys()]).toEqual(["d1"]);
  });

  test("what goes on needs no file in hand", () => {
    const view = viewed({ pending: { type: "Running", head: "c1" } });
    const found = ways(stage({ view, offers: offering(advance) }));
    expect([...found.targets.keys()]).toEqual(["d1"]);
    expect(found.sources.size).toBe(0);
  });
});

describe("what a press would mean", () => {
  const press = (cell: string, more: object = {}): Action =>
    actionMeant(stageOf<Fili>({ view: VIEW, edition: EDITION, ...more }), board.cell(cell));

  test.each<[string, string, object, Action]>([
    ["an ant in the nest comes out", "b3", {}, { type: "ComeOut", ant: "b3" }],
    ["a free cell starts a file", "d2", {}, { type: "Start", cell: "d2" }],
    [
      "or is gone to, where nobody is left to come out",
      "d2",
      { view: viewed({ nests: [[], ["f3"]] }) },
      { type: "Advance", head: "c1", to: "d2" },
    ],
    [
      "nobody enters where nobody is out yet",
      "e3",
      { view: viewed({ files: [[], [["e1"]]] }) },
      { type: "Start", cell: "e3" },
    ],
    ["nor comes home", "b3", { view: viewed({ nests: [[], ["f3"]] }) }, { type: "Enter", head: "a1", gate: "b3" }],
    [
      "a file in hand advances by its nearer end",
      "d1",
      { held: { at: "b1" } },
      { type: "Advance", head: "c1", to: "d1" },
    ],
    [
      "or by the end that is in hand",
      "d1",
      { held: { at: "b1", end: "a1" } },
      { type: "Advance", head: "a1", to: "d1" },
    ],
    [
      "a file in hand enters the enemy's anthill",
      "e3",
      { held: { at: "b1" } },
      { type: "Enter", head: "c1", gate: "e3" },
    ],
    [
      "a run goes on",
      "d1",
      { view: viewed({ pending: { type: "Running", head: "c1" } }) },
      { type: "Advance", head: "c1", to: "d1" },
    ],
    [
      "an ant inside steps",
      "f3",
      { view: viewed({ entered: [["e3"], []] }), held: { at: "e3" } },
      { type: "Step", ant: "e3", to: "f3" },
    ],
  ])("%s", (_, cell, more, action) => {
    expect(press(cell, more)).toEqual(action);
  });
});

describe("what has happened", () => {
  test("the last ant of a file goes past the others to its front", () => {
    const after = viewed({ files: [[["b1", "c1", "d1"]], [["e1"]]] });
    expect(journeys(VIEW, after)).toEqual([{ seat: 0, path: ["a1", "b1", "c1", "d1"] }]);
    expect(journeys(after, VIEW)).toEqual([{ seat: 0, path: ["d1", "c1", "b1", "a1"] }]); // taken back
  });

  test.each([
    [
      ["c1"],
      [
        ["a1", "b1", "c1", "e3"],
        ["b1", "c1", "f3"],
      ],
    ], // led by c1
    [
      ["a1"],
      [
        ["c1", "b1", "a1", "e3"],
        ["b1", "a1", "f3"],
      ],
    ], // led by a1
  ])("ants enter from the tail, along the file (%s stays)", (stays, paths) => {
    const after = viewed({ files: [[stays], [["e1"]]], entered: [["e3", "f3"], []], nests: [["b3"], []] });
    const before = viewed({ nests: [["b3"], []] });
    expect(journeys(before, after)).toEqual(paths.map((path) => ({ seat: 0, path })));
  });

  test("after a leap nothing is seen to move", () => {
    expect(journeys(VIEW, viewed({ files: [[["b1", "c1", "d1"]], [["f1"]]] }))).toEqual([]);
    expect(journeys(VIEW, VIEW)).toEqual([]);
  });

  test("the last turn is all that its seat did since another did something", () => {
    const told = [
      [0, "one"],
      [1, "two"],
      [1, "three"],
    ].map(([seat, type]) => ({ seat, events: [{ type }] }));
    expect(lastTurn(stageOf<Fili>({ told })).map(({ type }) => type)).toEqual(["two", "three"]);
  });
});
