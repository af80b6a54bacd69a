/** Whole premoves of Fili-Fourmis, by presses and by dragging. */
import { describe, expect, test } from "vitest";
import { dragAndDrop } from "../../src/games/fili_fourmis/carry";
import { layLater } from "../../src/games/fili_fourmis/later";
import { type Action, boardOf, type Fili, ways } from "../../src/games/fili_fourmis/model";
import { premoves } from "../../src/games/fili_fourmis/plans";
import type { BoardContext } from "../../src/games/ui";
import { contextOf, offering } from "./context";

// red at the foot, a road in the middle, green at the top
const edition = {
    board: {
      rows: ["V v V . . . . .", " . . . . . . . .", "# # # # # # # #", " . . . . . . . .", "R r R . . . . ."],
    },
  } as unknown as Fili["edition"],
  view = {
    nests: [["a1", "b1", "c1"], ["b5"]],
    entered: [[], []],
    files: [[["a3", "b3", "c3"], ["b2"]], [["h5"]]],
    pending: null,
    turn: 1,
  };
const context = (more: object = {}): BoardContext<Fili> =>
  contextOf<Fili>({ edition, view, offers: [], due: false, canPremove: true, ...more });
const press = (cell: string, planned: readonly Action[] = [], more: object = {}) => {
  const meant = layLater(context({ premoves: planned, ...more }), boardOf(edition).cell(cell));
  return meant && (meant.does === "plan" ? meant.actions : meant.held);
};
const out: Action = { type: "ComeOut", ant: "c1" },
  march: Action = { type: "Advance", head: "c3", to: "d3" },
  second: Action = { type: "Advance", head: "d3", to: "e3" };

describe("press by press", () => {
  test("an ant comes out, to the head of a file or to begin one; again: the next way, then none", () => {
    expect(press("c1")).toEqual([out]);
    const head: Action = { type: "Advance", head: "b2", to: "c2" },
      start: Action = { type: "Start", cell: "c2" };
    expect(press("c2", [out])).toEqual([out, head]);
    expect(press("c2", [out, head])).toEqual([out, start]);
    expect(press("c2", [out, start])).toEqual([out]);
    expect(press("c1", [out])).toEqual([]);
    expect(press("g4", [out])).toBeNull(); // no ant reaches the cell
  });

  test("both steps on the road, and to stop after the first", () => {
    const held = { at: "c3", end: "c3" };
    expect(press("c3")).toEqual({ at: "c3" });
    expect(press("d3", [], { partial: held })).toEqual([march]);
    expect(press("e3", [march])).toEqual([march, second]);
    expect(press("e3", [march, second])).toEqual([march]);
    expect(press("d4", [march, second])).toEqual([march, { ...second, to: "d4" }]); // the second step may go to grass
    expect(press("d3", [march, second])).toEqual([]);
    expect(press("e4", [{ ...march, to: "d4" }])).toBeNull();
  });

  test("a file goes in, and spreads over the ramparts that are named", () => {
    const far = { ...view, nests: [[], ["b5"]], files: [[["a4", "b4", "c4"]], []] },
      gate: Action = { type: "Enter", head: "c4", gate: "c5" },
      spread: Action = { type: "Spread", cell: "a5" };
    expect(press("c5", [], { view: far, partial: { at: "c4", end: "c4" } })).toEqual([gate]);
    expect(press("a5", [gate], { view: far })).toEqual([gate, spread]);
    expect(press("a5", [gate, spread], { view: far })).toEqual([gate]);
  });

  test("two files are joined, one is cut", () => {
    const held = { at: "c3" };
    expect(press("b2", [], { partial: held })).toEqual([{ type: "Join", one: "c3", other: "b2" }]);
    const long = { ...view, files: [[["a3", "b3", "c3", "d3", "e3", "f3", "g3"]], []] };
    expect(ways(context({ view: long, partial: { at: "a3" } })).cuts.map(({ action }) => action)).toEqual([
      { type: "Split", one: "c3", other: "d3" },
      { type: "Split", one: "d3", other: "e3" },
    ]);
  });
});

describe("by hand", () => {
  const { canDrag: can, actionsFor: meant } = dragAndDrop.later!;

  test("the ant of the anthill goes out, the file marches, and a step that is laid down is carried on", () => {
    const now = context();
    expect(["c1", "a3", "h5", "b5", "d3"].map((cell) => can(cell, now))).toEqual([true, true, false, false, false]);
    expect(meant("c1", "c2", now)).toEqual([out, { type: "Advance", head: "b2", to: "c2" }]);
    expect(meant("c3", "d3", now)).toEqual([march]);
    const begun = context({ premoves: [march] });
    expect([can("d3", begun), meant("d3", "e3", begun)]).toEqual([true, [march, second]]);
    expect(meant("c3", "d4", begun)).toEqual([{ ...march, to: "d4" }]); // dragging the file itself is another move
  });
});

describe("when the turn has come", () => {
  test("a move is not begun where a further step of it has become impossible", () => {
    const hangs = premoves.conditions([march, second], context());
    expect(premoves.actionsNow([march, second], hangs, context())).toEqual([march, second]);
    const barred = { ...view, files: [view.files[0], [["e3"]]] };
    expect(premoves.actionsNow([march, second], hangs, context({ view: barred }))).toBeNull();
  });

  test("it hangs on the file that the ant comes out to", () => {
    const move: Action[] = [out, { type: "Advance", head: "b2", to: "c2" }],
      hangs = premoves.conditions(move, context());
    const other = { ...view, files: [[["a3", "b3", "c3", "b2"]], []] };
    expect([
      premoves.actionsNow(move, hangs, context()),
      premoves.actionsNow(move, hangs, context({ view: other })),
    ]).toEqual([move, null]);
  });

  test("of the ramparts that were named, the one that is asked for is taken", () => {
    const rest: Action[] = [
      { type: "Spread", cell: "a5" },
      { type: "Spread", cell: "c5" },
    ];
    expect(premoves.rest!(rest, context({ offers: offering(rest[1]!) }))).toEqual([rest[1], rest[0]]);
  });
});
