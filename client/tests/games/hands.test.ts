/**
 * Drag and drop and premoves of each game. Places on a page are tested in a real browser
 * (tests/browser/test_dragging.py).
 */
import { describe, expect, test } from "vitest";
import { dragAndDrop as cigale } from "../../src/games/cigale/carry";
import type { Cigale } from "../../src/games/cigale/model";
import { dragAndDrop as fili } from "../../src/games/fili_fourmis/carry";
import type { Fili } from "../../src/games/fili_fourmis/model";
import { premoves as filiPlans } from "../../src/games/fili_fourmis/plans";
import { dragAndDrop as fourmidable } from "../../src/games/fourmidable/carry";
import type { Fourmidable } from "../../src/games/fourmidable/model";
import { dragAndDrop as micropolis } from "../../src/games/micropolis/carry";
import type { Micropolis } from "../../src/games/micropolis/model";
import { premoves as micropolisPlans } from "../../src/games/micropolis/plans";
import type { BoardContext, Offer } from "../../src/games/ui";
import { dragAndDrop as wyx } from "../../src/games/wyx/carry";
import type { Wyx } from "../../src/games/wyx/model";
import { premoves as wyxPlans } from "../../src/games/wyx/plans";
import { contextOf, offering, pressed } from "./context";

const actionOf = (offer: Offer | null): unknown => offer?.action ?? null;

describe("Wyx", () => {
  const edition = { board: { rows: Array.from({ length: 8 }, () => ".".repeat(8)) } },
    columns = [[["right", 2, "up", 1]], [["left", 1, "down", 3]], [["right", 7, "up", 1]]];
  const offer = (column: number, cell: string) => ({
    action: { type: "Take" as const, column },
    outlook: { type: "TakeOutlook" as const, column, cell },
  });
  const context = (more: object = {}): BoardContext<Wyx> =>
    contextOf<Wyx>({
      edition,
      view: { columns, queens: ["d4", "a1"], turn: 0, cells: {} },
      offers: [offer(1, "f5"), offer(2, "c1")],
      ...more,
    });

  test("the queen goes wherever a domino leads, a domino to its own cell or to her", () => {
    const now = context();
    expect(["d4", "a1", "queen", "column 1", "column 3"].map((thing) => wyx.canDrag(thing, now))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(actionOf(wyx.offerFor("d4", "c1", now))).toEqual({ type: "Take", column: 2 });
    expect(actionOf(wyx.offerFor("column 1", "f5", now))).toEqual({ type: "Take", column: 1 });
    expect(actionOf(wyx.offerFor("column 1", "d4", now))).toEqual({ type: "Take", column: 1 });
    expect(actionOf(wyx.offerFor("column 1", "c1", now))).toBeNull();
    expect(wyx.put!("column 1", "c1", now)).toBe(false);
    expect(wyx.put!("d4", "h8", now)).toBe(true);
    expect(now.showRefusal).toHaveBeenCalledOnce();
  });

  test("a domino for later is that domino", () => {
    const take = { type: "Take" as const, column: 1 },
      hangs = wyxPlans.conditions([take], context());
    expect(wyxPlans.actionsNow([take], hangs, context())).toEqual([take]);
    const other = { columns: [[["left", 2, "up", 1]], ...columns.slice(1)], queens: ["d4", "b2"], cells: {} };
    expect(wyxPlans.actionsNow([take], hangs, context({ view: other }))).toBeNull();
    expect(wyxPlans.conditions([{ type: "Take", column: 3 }], context())).toBeNull(); // off the board
    expect(wyxPlans.conditions([{ type: "Enter", cell: "d4" }], context())).toBeNull(); // the queen is already there
  });

  test("for later it is carried alike", () => {
    const now = context({ offers: [], due: false, canPremove: true }),
      { canDrag: can, actionsFor: meant } = wyx.later!;
    expect(["d4", "a1", "queen", "column 1", "column 3"].map((thing) => can(thing, now))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(meant("d4", "c1", now)).toEqual([{ type: "Take", column: 2 }]);
    expect(meant("column 1", "d4", now)).toEqual([{ type: "Take", column: 1 }]);
    expect([meant("column 1", "c1", now), meant("d4", "h8", now), meant("queen", "c1", now)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("Fili-Fourmis", () => {
  const edition = { board: { rows: ["R r . . V v", " . . # . .", ". . . . . ."] } },
    view = {
      nests: [["b3"], ["f3"]],
      entered: [[], []],
      files: [[["a1", "b1", "c1"]], [["e1"]]],
      pending: null,
      turn: 0,
    };
  const march = { type: "Advance" as const, head: "c1", to: "d1" };
  const context = (more: object = {}): BoardContext<Fili> =>
    contextOf<Fili>({
      edition,
      view,
      offers: offering<Fili["action"]>(march, { type: "ComeOut", ant: "b3" }),
      ...more,
    });

  test("ants of one's own that have a way to go are taken", () => {
    const now = context();
    expect(["a1", "c1", "b3", "e1", "f3", "d1"].map((cell) => fili.canDrag(cell, now))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    fili.take!("c1", now);
    expect(now.setPartial).toHaveBeenLastCalledWith({ at: "c1", end: "c1" });
    fili.take!("b1", now);
    expect(now.setPartial).toHaveBeenLastCalledWith({ at: "b1" });
    fili.take!("b3", now);
    expect(pressed(now).at(-1)).toEqual({ type: "ComeOut", ant: "b3" });
    expect(actionOf(fili.offerFor("c1", "d1", context({ partial: { at: "c1", end: "c1" } })))).toEqual(march);
  });

  test("what had come out goes back in, what was held is let go", () => {
    const now = context();
    fili.back!("b3", now);
    expect(now.undo).toHaveBeenCalledOnce();
    fili.back!("a1", now);
    expect(now.setPartial).toHaveBeenLastCalledWith(null);
  });

  test("a step for later is of the ants as they stand", () => {
    const hangs = filiPlans.conditions([march], context());
    expect(filiPlans.actionsNow([march], hangs, context())).toEqual([march]);
    const moved = { ...view, files: [[["b1", "c1"]], [["e1"]]] };
    expect(filiPlans.actionsNow([march], hangs, context({ view: moved }))).toBeNull();
    expect(filiPlans.conditions([{ ...march, head: "e1" }], context())).toBeNull(); // another player's file
  });
});

describe("Micropolis", () => {
  const take = (place: number, side: "left" | "right", architect = false) => ({
    type: "Take" as const,
    place,
    side,
    anthill: 1,
    architect,
  });
  const context = (more: object = {}): BoardContext<Micropolis> =>
    contextOf<Micropolis>({
      view: { question: null, line: [11, 12, 13].map((tile) => ({ tile, soldiers: 0 })) },
      offers: offering(take(1, "left"), take(1, "right"), take(2, "right")),
      ...more,
    });

  test("a tile goes to an end, or anywhere where there is one way only", () => {
    const now = context();
    expect(["1", "2", "3"].map((tile) => micropolis.canDrag(tile, now))).toEqual([true, true, false]);
    expect(actionOf(micropolis.offerFor("1", "0 1 left", now))).toEqual(take(1, "left"));
    expect(actionOf(micropolis.offerFor("1", "hill", now))).toBeNull();
    expect(actionOf(micropolis.offerFor("2", "hill", now))).toEqual(take(2, "right"));
    micropolis.take!("2", now);
    expect(now.setPartial).toHaveBeenLastCalledWith({ place: 2, architect: false });
    expect([micropolis.put!("1", "hill", now), micropolis.put!("1", "0 2 left", now)]).toEqual([false, true]);
  });

  test("a tile for later may have become cheaper, not dearer, and must be there", () => {
    const wanted = take(2, "right"),
      hangs = micropolisPlans.conditions([wanted], context());
    const line = (...tiles: number[]) =>
      context({ view: { question: null, line: tiles.map((tile) => ({ tile, soldiers: 0 })) } });
    expect(micropolisPlans.actionsNow([wanted], hangs, line(12, 13, 14))).toEqual([take(1, "right")]);
    expect(micropolisPlans.actionsNow([wanted], hangs, line(11, 13, 12))).toBeNull();
    expect(micropolisPlans.actionsNow([wanted], hangs, line(11, 13, 14))).toBeNull();
  });

  test("for later it is carried to an end of one's own, or to the anthill that has none yet", () => {
    const hill = (row: object[]) => ({
      ...context().view,
      anthills: [{ seat: 0, anthill: 1, row }],
    });
    const now = context({ offers: [], due: false, canPremove: true, view: hill([{}]) }),
      { canDrag: can, actionsFor: meant } = micropolis.later!;
    expect(["1", "3", "4"].map((tile) => can(tile, now))).toEqual([true, true, false]);
    expect(meant("3", "0 1 left", now)).toEqual([take(3, "left")]);
    expect([meant("3", "1 1 left", now), meant("3", "hill", now)]).toEqual([null, null]);
    expect(meant("3", "hill", { ...now, view: hill([]) as never })).toEqual([take(3, "right")]);
  });
});

describe("La Cigale & la Fourmi", () => {
  const context = (phase: string, ...actions: Cigale["action"][]): BoardContext<Cigale> =>
    contextOf<Cigale>({
      game: { mode: "winter-powers" },
      view: { phase, offer: ["fig"], reserves: [[["wood", "bee"]]], square: Array(16).fill(["wood", null]) },
      offers: offering(...actions),
    });

  test("pawns go to the square, what is won or bought to one's own, cards to the price or their power", () => {
    const each: [string, string, BoardContext<Cigale>, Cigale["action"]][] = [
      ["pawn", "b2", context("placing", { type: "Put", cell: "b2" }), { type: "Put", cell: "b2" }],
      ["pawn", "b2", context("guessing", { type: "Guess", cell: "b2" }), { type: "Guess", cell: "b2" }],
      ["cell b2", "hand", context("collecting", { type: "Collect", cell: "b2" }), { type: "Collect", cell: "b2" }],
      ["provision 0", "hand", context("trading", { type: "Buy", provision: "fig" }), { type: "Buy", provision: "fig" }],
      [
        "card 0",
        "price",
        context("paying", { type: "Pay", card: ["wood", "bee"] }),
        { type: "Pay", card: ["wood", "bee"] },
      ],
    ];
    for (const [thing, place, now, action] of each) {
      expect([thing, cigale.canDrag(thing, now), actionOf(cigale.offerFor(thing, place, now))]).toEqual([
        thing,
        true,
        action,
      ]);
      expect(actionOf(cigale.offerFor(thing, "powers", now))).toBeNull();
    }
    expect(cigale.canDrag("cell b2", context("placing", { type: "Put", cell: "b2" }))).toBe(false);
  });

  test("a token goes to the square", () => {
    const choose = { type: "Choose" as const, path: "wood" as const },
      now = context("choosing", choose);
    expect(["token wood", "token cloth"].map((thing) => cigale.canDrag(thing, now))).toEqual([true, false]);
    expect([
      actionOf(cigale.offerFor("token wood", "b2", now)),
      actionOf(cigale.offerFor("token wood", "hand", now)),
    ]).toEqual([choose, null]);
  });

  test("a provision goes to the one that it is exchanged for, either way; else it is bought", () => {
    const swap = (take: string, owner: number | null) => ({ type: "Exchange" as const, give: "plum", take, owner }),
      buy = { type: "Buy" as const, provision: "fig" },
      now = context("trading", swap("fig", null), swap("pear", 1), buy),
      held = { ...now, partial: { give: "plum" } };
    expect(["give plum", "give fig", "take pear 1"].map((thing) => cigale.canDrag(thing, held))).toEqual([
      true,
      false,
      true,
    ]);
    expect(actionOf(cigale.offerFor("give plum", "take pear 1", held))).toEqual(swap("pear", 1));
    expect(actionOf(cigale.offerFor("take pear 1", "give plum", held))).toEqual(swap("pear", 1));
    expect(actionOf(cigale.offerFor("give plum", "provision 0", held))).toEqual(swap("fig", null));
    // exchanged for the selected provision
    expect(actionOf(cigale.offerFor("provision 0", "hand", held))).toEqual(swap("fig", null));
    expect(actionOf(cigale.offerFor("provision 0", "hand", now))).toEqual(buy);
    expect([
      actionOf(cigale.offerFor("give plum", "give plum", held)),
      actionOf(cigale.offerFor("give plum", "hand", held)),
    ]).toEqual([null, null]);
    cigale.take!("give plum", now);
    expect(now.setPartial).toHaveBeenCalledExactlyOnceWith({ give: "plum" });
  });
});

describe("Fourmidable", () => {
  const ant = { ant: "hunter", number: 1, cell: "a10", moved: false },
    player = { seat: 0, ants: [ant], holes: ["a10"], chambers: [{ cell: "r1c0", hole: null }] };
  const context = (more: object = {}): BoardContext<Fourmidable> =>
    contextOf<Fourmidable>({
      view: { phase: "acting", turn: 0, held: null, players: [player] },
      offers: offering({ type: "Pick", ant: "hunter", cell: "a10" }, { type: "Hatch", ant: "digger" }),
      ...more,
    });

  test("an ant is taken by itself, from its row or from its cell; a birth goes to the nest", () => {
    const now = context();
    for (const thing of ["ant0 hunter a10", "chip 0", "a10"]) {
      expect([thing, fourmidable.canDrag(thing, now)]).toEqual([thing, true]);
      fourmidable.take!(thing, now);
      expect(pressed(now).at(-1)).toEqual({ type: "Pick", ant: "hunter", cell: "a10" });
    }
    expect(["ant1 hunter a10", "chip 1", "b3", "birth hunter"].map((thing) => fourmidable.canDrag(thing, now))).toEqual(
      [false, false, false, false],
    );
    expect(actionOf(fourmidable.offerFor("birth digger", "node r1c0", now))).toEqual({ type: "Hatch", ant: "digger" });
    expect(actionOf(fourmidable.offerFor("birth digger", "b3", now))).toBeNull();
  });

  test("cards are played on the board or beside what is one's own; those of a draft are kept", () => {
    const now = context({
      offers: offering<Fourmidable["action"]>(
        { type: "PlayCard", card: "C4-day" },
        { type: "Draft", card: "C1" },
        { type: "Adopt", species: "flying" },
        { type: "UsePower" },
      ),
    });
    const meant = (thing: string, place: string) =>
      fourmidable.offerFor(`plays ${thing}`, place, now)?.action.type ?? null;
    expect(
      ["PlayCard C4-day", "PlayCard C5", "UsePower"].map((card) => fourmidable.canDrag(`plays ${card}`, now)),
    ).toEqual([true, false, true]);
    for (const place of ["board", "own", "b3", "node r1c0"]) {
      const kept = place === "own";
      expect([place, meant("PlayCard C4-day", place), meant("UsePower", place)]).toEqual([
        place,
        "PlayCard",
        "UsePower",
      ]);
      expect([meant("Draft C1", place), meant("Adopt flying", place)]).toEqual(
        kept ? ["Draft", "Adopt"] : [null, null],
      );
    }
    fourmidable.back!("plays UsePower", now);
    expect(now.undo).not.toHaveBeenCalled();
    expect(pressed(now)).toEqual([]);
  });

  test("in hand it goes where it is offered; else it is put back", () => {
    const go = { type: "Go" as const, cell: "r1c0" },
      now = context({
        view: { phase: "walking", turn: 0, held: { ant: "hunter", number: 1 }, players: [player] },
        offers: offering(go),
      });
    expect(fourmidable.canDrag("chip 0", now)).toBe(true);
    fourmidable.take!("chip 0", now);
    expect(pressed(now)).toEqual([]);
    expect(actionOf(fourmidable.offerFor("chip 0", "node r1c0", now))).toEqual(go);
    expect(fourmidable.put!("a10", "node 1", now)).toBe(false); // where it was: hole 1 is that cell
    fourmidable.back!("chip 0", now);
    expect(now.undo).toHaveBeenCalledOnce();
  });
});
