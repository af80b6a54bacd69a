import { describe, expect, test, vi } from "vitest";
import {
  type Action,
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
import { cellOf, meaning, press as pressCell } from "../../src/games/fili_fourmis/press";
import { turnFor } from "../../src/games/fili_fourmis/side";
import { contextOf, offering, pressed } from "./context";

// Marks stand in every second column; a row is shifted by one.
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
  const context = (more: object) => contextOf<Fili>({ view: VIEW, edition: EDITION, ...more });

  test("first the file, then where it goes", () => {
    const offers = offering(advance, back, split, { type: "ComeOut", ant: "b3" } as Action);
    const first = ways(context({ offers }));
    expect([...first.sources.keys()].sort()).toEqual(["a1", "b3"]);
    expect(first.targets.size).toBe(0);
    const then = ways(context({ offers, partial: { at: "b1" } }));
    expect([...then.targets.keys()].sort()).toEqual(["a2", "d1"]);
    expect(then.cuts.map(({ action }) => action)).toEqual([split]);
  });

  test("with an end in hand only what that end can do", () => {
    const found = ways(context({ offers: offering(advance, back), partial: { at: "b1", end: "c1" } }));
    expect([...found.targets.keys()]).toEqual(["d1"]);
  });

  test("what goes on needs no file in hand", () => {
    const view = viewed({ pending: { type: "Running", head: "c1" } });
    const found = ways(context({ view, offers: offering(advance) }));
    expect([...found.targets.keys()]).toEqual(["d1"]);
    expect(found.sources.size).toBe(0);
  });
});

describe("a board on its side", () => {
  const lying = new Printed(EDITION, 90),
    other = new Printed(EDITION, 270);
  const walk = (on: Printed, from: string, ...keys: string[]): string | undefined =>
    keys.reduce<string | undefined>((cell, key) => cell && on.towards(on.cell(cell), `Arrow${key}`)?.name, from);

  test("has the first row on the left, letters from the top; names stay", () => {
    expect(lying.lines.map((line) => line.map(({ name }) => name).join(" "))).toEqual([
      "a1 a2 a3",
      "b1 b2 b3",
      "c1 c2 c3",
      "d1 d2 d3",
      "e1 e2 e3",
      "f1 f3",
    ]);
    expect(lying.cell("a1").x).toBeLessThan(lying.cell("a3").x);
    expect(lying.cell("a1").y).toBeLessThan(lying.cell("f1").y);
    expect(lying.wide).toBeLessThan(board.high + 10);
  });
  test("from the other side it is half a turn", () => {
    const { x, y } = lying.cell("b2"),
      far = other.cell("b2");
    expect(far.x - 38).toBeCloseTo(other.wide - 10 - x);
    expect(far.y - 10).toBeCloseTo(other.high - 40 - y);
    expect(other.lines[0]!.map(({ name }) => name)).toEqual(["f3", "f1"]);
  });
  test("is walked as it is seen", () => {
    expect(walk(lying, "b1", "Down")).toBe("c1");
    expect(walk(lying, "b1", "Right", "Right")).toBe("b3");
    expect(walk(other, "b1", "Down")).toBe("a1");
    expect(walk(other, "b3", "Right", "Right")).toBe("b1");
    expect(walk(new Printed(EDITION, 180), "b1", "Down", "Down")).toBe("b3");
  });
  test("lies so that the viewer's anthill is on the left, or below", () => {
    expect([turnFor(true, 0, false), turnFor(true, 1, false), turnFor(true, -1, false)]).toEqual([90, 270, 90]);
    expect([turnFor(false, 0, false), turnFor(false, 1, false), turnFor(true, 1, true)]).toEqual([0, 180, 90]);
  });
});

/**
 * Presses of a beginner and their meaning. The server's reasons for these actions are tested in
 * tests/games/fili_fourmis/test_presses.py.
 */
describe("what a press means", () => {
  const march: Action = { type: "Advance", head: "c1", to: "d1" },
    call: Action = { type: "ComeOut", ant: "b3" };
  const press = (cell: string, more: object = {}) => {
    const context = contextOf<Fili>({ view: VIEW, edition: EDITION, offers: offering<Action>(march, call), ...more }),
      meant = meaning(context, board.cell(cell));
    if (meant.does === "refuse") expect(context.offers.map(({ action }) => action)).not.toContainEqual(meant.action);
    if (meant.does !== "select") return meant;
    expect(context.offers).toContain(meant.offer);
    const { offer, ...rest } = meant;
    return { ...rest, action: offer.action };
  };
  const asks = (action: object) => ({ does: "refuse", action }),
    selects = (action: object) => ({ does: "select", action });
  const sorry = (why: string, rule: string) => ({ does: "sorry", why, rule });
  const out = viewed({ nests: [[], ["f3"]] }),
    leaving = viewed({ pending: { type: "Leaving", ant: "b3" } }),
    inHand = { partial: { at: "b1" } };
  const start: Action = { type: "Start", cell: "b2" },
    join: Action = { type: "Advance", head: "a1", to: "a2" };

  test.each<[string, string, object, object]>([
    ["somebody else's file", "e1", {}, sorry("enemy", "FIL-M5")],
    ["with a file in hand too", "e1", inHand, sorry("enemy", "FIL-M5")],
    ["somebody else's ant at home", "f3", {}, sorry("enemy", "FIL-M5")],
    [
      "one that has come into one's own anthill",
      "a3",
      { view: viewed({ entered: [[], ["a3"]] }) },
      sorry("enemy", "FIL-M5"),
    ],
    ["a free cell, with nothing in hand", "d2", {}, sorry("first", "")],
    ["an ant that waits", "b3", {}, selects(call)],
    ["an ant that waits, with a file in hand", "b3", inHand, { ...selects(call), held: null }],
    ["an empty cell of one's own anthill", "a3", {}, asks({ type: "ComeOut", ant: "a3" })],
    ["the same with a file in hand", "a3", inHand, sorry("home", "FIL-M7")],
    ["a rampart while ants wait", "e3", {}, sorry("early", "FIL-R1")],
    ["also with a file in hand", "e3", inHand, sorry("early", "FIL-R1")],
    ["a rampart when all are out", "e3", { view: out }, sorry("first", "")],
    ["with a file in hand", "e3", { view: out, ...inHand }, asks({ type: "Enter", head: "c1", gate: "e3" })],
    ["one's own file", "b1", {}, { does: "hold", held: { at: "b1" } }],
    ["its end, once it is in hand", "c1", inHand, { does: "hold", held: { at: "c1", end: "c1" } }],
    ["its middle, once it is in hand", "b1", inHand, { does: "hold", held: null }],
    ["where it can go", "d1", inHand, selects(march)],
    ["too far for it", "e2", inHand, asks({ type: "Advance", head: "c1", to: "e2" })],
    [
      "too far for the end in hand",
      "d1",
      { partial: { at: "b1", end: "a1" } },
      asks({ type: "Advance", head: "a1", to: "d1" }),
    ],
    [
      "an ant alone",
      "d2",
      { view: viewed({ files: [[["d2"]], []] }), offers: offering(call) },
      asks({ type: "Advance", head: "d2", to: "e2" }),
    ],
    [
      "a file with nothing free before it",
      "b1",
      { view: viewed({ files: [[["a1", "b1", "c1"]], [["a2", "b2", "c2", "d1"]]] }), offers: offering(call) },
      sorry("stuck", "FIL-M5"),
    ],
    [
      "an ant inside with nothing free beside it",
      "e3",
      { view: viewed({ entered: [["e3"], []] }), offers: offering(march) },
      sorry("boxed", "FIL-R4"),
    ],
    [
      "an ant inside, too far",
      "c1",
      { view: viewed({ nests: [[], []], files: [[], []], entered: [["e3"], []] }), partial: { at: "e3" } },
      asks({ type: "Step", ant: "e3", to: "c1" }),
    ],
    ["the ant that comes out", "b3", { view: leaving, offers: offering(start) }, { does: "undo", held: null }],
    [
      "another one instead",
      "a3",
      { view: viewed({ nests: [["a3", "b3"], []], pending: { type: "Leaving", ant: "b3" } }) },
      { does: "undo", held: { instead: "a3" } },
    ],
    [
      "too far for an ant that comes out",
      "e2",
      { view: leaving, offers: offering<Action>(start, join) },
      asks({ type: "Start", cell: "e2" }),
    ],
    [
      "in front of a file it cannot join",
      "d1",
      { view: leaving, offers: offering<Action>(start, join) },
      asks({ type: "Advance", head: "c1", to: "d1" }),
    ],
    [
      "too far, where it must join",
      "e2",
      { view: leaving, offers: offering(join) },
      asks({ type: "Advance", head: "a1", to: "e2" }),
    ],
    [
      "the anthill, for an ant that comes out",
      "a3",
      { view: leaving, offers: offering(start) },
      asks({ type: "Start", cell: "a3" }),
    ],
    [
      "anything while a file runs",
      "b2",
      { view: viewed({ pending: { type: "Running", head: "c1" } }) },
      asks({ type: "Advance", head: "c1", to: "b2" }),
    ],
    [
      "anything while a file goes in",
      "b2",
      { view: viewed({ pending: { type: "Entering", head: "c1", gate: "e3" } }) },
      asks({ type: "Spread", cell: "b2" }),
    ],
    [
      "anything when there is only to pass",
      "b2",
      { offers: offering({ type: "Pass" }) },
      asks({ type: "Start", cell: "b2" }),
    ],
    ["anything when it is not their turn", "e1", { due: false, offers: [] }, asks({ type: "Start", cell: "e1" })],
    ["anything while a move is on its way", "b1", { offers: [] }, { does: "nothing" }],
  ])("%s", (_, cell, more, meant) => {
    expect(press(cell, more)).toEqual(meant);
  });

  test("the answer is about the cell that was pressed", () => {
    const told = vi.fn(),
      context = contextOf<Fili>({
        view: VIEW,
        edition: EDITION,
        offers: offering(call),
        showRefusal: told,
      });
    pressCell(context, "b1");
    const action = pressed(context)[0] as Action;
    expect(action).toMatchObject({ type: "Advance", head: "a1" });
    expect(cellOf(action)).toBe("b1");
    pressCell(context, "e1");
    expect(told).toHaveBeenCalledWith(null, expect.anything(), expect.anything(), "FIL-M5");
  });
});

describe("what has happened", () => {
  test("the last ant of a file goes past the others to its front", () => {
    const after = viewed({ files: [[["b1", "c1", "d1"]], [["e1"]]] });
    expect(journeys(VIEW, after)).toEqual([{ seat: 0, path: ["a1", "b1", "c1", "d1"] }]);
    // an undone move goes backwards
    expect(journeys(after, VIEW)).toEqual([{ seat: 0, path: ["d1", "c1", "b1", "a1"] }]);
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
    expect(lastTurn(contextOf<Fili>({ currentLog: told })).map(({ type }) => type)).toEqual(["two", "three"]);
  });
});
