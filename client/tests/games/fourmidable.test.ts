import { describe, expect, test, vi } from "vitest";
import {
  changeMix,
  type Edition,
  eyesOf,
  type Fourmidable,
  isIndoors,
  lackingOf,
  lastTurn,
  mixes,
  mixOf,
  needsOf,
  nestPlace,
  nodes,
  outdoors,
  Printed,
  placeOf,
  pressAt,
  RESOURCES,
  serves,
  standing,
  take,
  targets,
  type View,
} from "../../src/games/fourmidable/model";
import { cellFact } from "../../src/games/fourmidable/names";
import { signIn, signOn } from "../../src/games/fourmidable/signs";
import { effectOf, leavesOf, powerOf, stateOf } from "../../src/games/fourmidable/special";
import { tiebreak } from "../../src/games/fourmidable/ties";
import { say } from "../../src/i18n";
import { contextOf, offering, pressed } from "./context";

const SECTION = ["abc", "defg", "hijkl", "mnop", "qrs"];
const sections = (text: readonly string[]) => Object.fromEntries([..."abcdefg"].map((name) => [name, text]));
const EDITION = {
  centres: { a: [0, 0], b: [5, -2], c: [2, 3], d: [-3, 5], e: [-5, 2], f: [-2, -3], g: [3, -5] },
  board: { small: sections(SECTION), large: sections([...SECTION].reverse()) },
} as unknown as Edition;
const board = new Printed(EDITION, false, "abcdefg");

const ant = (kind: string, number: number, cell: string, moved = false) => ({ ant: kind, number, cell, moved });
const VIEW = {
  turn: 0,
  phase: "picking",
  held: null,
  players: [
    {
      seat: 0,
      ants: [ant("farmer", 1, "a5"), ant("hunter", 1, "a5", true), ant("hunter", 2, "a5"), ant("hunter", 3, "a5")],
    },
    { seat: 1, ants: [ant("digger", 1, "a5")] },
  ],
} as unknown as View;
const context = (more: object = {}) =>
  contextOf<Fourmidable>({ view: VIEW, edition: EDITION, game: { players: 2 }, ...more });

describe("a printed board", () => {
  test("has nineteen cells in each of seven sections", () => {
    expect(board.cells.size).toBe(7 * 19);
    expect(board.cell("a1")).toMatchObject({ section: "a", printed: "a" });
    expect(board.cell("a10")).toMatchObject({ q: 0, r: 0, printed: "j" });
  });

  test("has another side for four players and more", () => {
    expect(new Printed(EDITION, true, "abcdefg").cell("a1").printed).toBe("q");
  });

  test("is drawn as large as the sections in play", () => {
    const row = new Printed(EDITION, false, "abe");
    expect(row.wide).toBeCloseTo(board.wide, 3); // sections a, b and e reach from the left edge to the right one
    expect(row.high).toBeLessThan(0.75 * board.high);
    expect(Math.min(...[..."abe"].map((section) => row.cell(`${section}10`).y))).toBeGreaterThan(0);
    expect(row.cells.size).toBe(7 * 19);
  });

  test("has no two cells in one place", () => {
    expect(new Set([...board.cells.values()].map(({ q, r }) => `${q} ${r}`)).size).toBe(7 * 19);
  });

  test("is walked by arrows, there and back again", () => {
    const walk = (from: string, key: string): string | undefined =>
      board.towards(board.cell(from), `Arrow${key}`)?.name;
    expect(walk(walk("a10", "Up")!, "Down")).toBe("a10");
    expect(walk(walk("a10", "Right")!, "Left")).toBe("a10");
    expect(board.towards(board.cell("a10"), "Home")).toBeUndefined();
  });

  test("draws one line round what belongs together", () => {
    const sides = (has: (name: string) => boolean): number =>
      (board.outline(({ name }) => has(name)).match(/M/g) ?? []).length;
    expect(sides((name) => name === "a10")).toBe(6);
    expect(sides((name) => name.startsWith("a"))).toBe(30);
  });
});

test("what decides between players who are level is the first thing in which they differ", () => {
  const player = (points: number) => ({ points: [{ rule: "FOU-K12", points }] });
  const ties = [
    { what: "pheromones", values: [4, 4, 6] },
    { what: "resources", values: [3, 2, 9] },
  ];
  const view = { players: [player(22), player(22), player(9)], ties } as unknown as View,
    decides = (level: number[], more: object = {}) => tiebreak({ ...view, ...more }, level)?.values;
  expect(decides([0, 1])).toEqual([3, 2, 9]);
  expect(decides([])).toBeUndefined();
  expect(decides([0, 1], { ties: ties.slice(0, 1) })).toBeUndefined();
  expect(decides([0, 1], { ties: undefined })).toBeUndefined(); // without tiebreaks the place is shared
});

describe("special cards", () => {
  const facts = { counts: false, points: 0, open: false },
    always = { when: null, open: false, wakes: false },
    edition = {
      effects: { C1: { ...facts, counts: true }, C4: { ...facts, points: 2 }, C13: { ...facts, open: true } },
      powers: { flying: { ...always, when: "day" }, insomniac: { ...always, wakes: true }, diplomat: always },
    };
  const table = (more: object = {}) => context({ edition, view: { ...VIEW, players: [], ...more } }),
    card = (effect: string, mark?: "day" | "night") => ({ card: effect, effect, mark: mark ?? null });

  test("say what the edition says of their effect", () => {
    expect([card("C4"), card("C1"), card("C99")].map((one) => leavesOf(one, table()))).toEqual([2, 0, 0]);
    expect([card("C1"), card("C4"), card("C99")].map((one) => stateOf(one, table()).state)).toEqual([
      "counts",
      "asleep",
      "asleep",
    ]);
  });

  test("sleep by day or by night, unless the species wakes them", () => {
    const state = (species: string) =>
      stateOf(card("C4", "night"), table({ day: true, round: 2, players: [{ lore: { species } }] }));
    expect(state("flying").words).toBe(say("fourmidable-special-asleep", { mark: "night" }));
    expect(state("insomniac").words).not.toBe(state("flying").words);
  });

  test("a power is ready or used at its hour, asleep at the other", () => {
    const power = (species: string, day: boolean, used = false) =>
      powerOf(table({ day, round: 2, players: [{ lore: { species, used } }] }), 0);
    expect([power("flying", true), power("flying", true, true), power("flying", false)]).toEqual([
      "ready",
      "used",
      "day",
    ]);
    expect([power("diplomat", true), power("none of these", true)]).toEqual(["always", "always"]);
  });
});

describe("a nest", () => {
  test("has a place in the drawing for every cell", () => {
    const cells = ["1", "2", "5", "library", "queen", "r1c0", "r3c4"];
    expect(new Set(cells.map((cell) => JSON.stringify(nestPlace(cell, 68)))).size).toBe(cells.length);
  });

  test("names a hole by where it comes out", () => {
    const player = {
      holes: ["a5"],
      chambers: [
        { cell: "2", hole: "b3" },
        { cell: "r1c0", hole: null },
      ],
    };
    expect(nodes(player as never).map(({ cell, place, hole }) => [cell, place, hole])).toEqual([
      ["1", "a5", 1],
      ["2", "b3", 2],
      ["r1c0", "r1c0", 0],
    ]);
    expect([outdoors("a5"), outdoors("r1c0"), outdoors("library")]).toEqual([true, false, false]);
  });
});

test("ants that are alike stand together, those that have still to move first", () => {
  const here = standing(VIEW).get("a5")!;
  expect(here.map(({ seat, kind, moved, ants }) => [seat, kind, moved, ants.length])).toEqual([
    [0, "hunter", false, 2],
    [0, "farmer", false, 1],
    [0, "hunter", true, 1],
    [1, "digger", false, 1],
  ]);
  expect(standing(VIEW, [1]).get("a5")).toHaveLength(1);
});

test("a card needs its resources one by one", () => {
  const has = RESOURCES.map((resource) => (resource === "beetle" ? 1 : 0));
  expect(needsOf({ needs: ["beetle", "beetle", "grey"] } as never, has).map((need) => need.has)).toEqual([
    true,
    false,
    false,
  ]);
});

test("in a replay one looks with the eyes of whoever moved", () => {
  expect(eyesOf(context())).toBe(0);
  expect(eyesOf(context({ readOnly: true, currentLog: [{}], last: { seat: 1 } }))).toBe(1);
  expect(eyesOf(context({ seat: -1, last: { seat: -1 } }))).toBe(0); // the last line has no seat: the seat to move
});

describe("a press", () => {
  const pick = (kind: string, cell = "a5") => ({ type: "Pick", ant: kind, cell }) as never;

  test("has a place for what is done on a board, none for the rest", () => {
    expect(placeOf(pick("hunter"))).toBe("a5");
    expect(placeOf({ type: "Send", cell: "r1c0", owner: 2 } as never)).toBe("2/r1c0");
    expect(placeOf({ type: "Send", cell: "b3", owner: null } as never)).toBe("b3");
    expect(placeOf({ type: "Pass" } as never)).toBeNull();
    expect(
      targets(context({ offers: offering(pick("hunter"), pick("farmer"), { type: "Pass" }) })).get("a5"),
    ).toHaveLength(2);
  });

  test("on the only ant that can go picks it", () => {
    const table = context({ offers: offering(pick("farmer")) });
    pressAt(table, "a5");
    expect(pressed(table)).toEqual([pick("farmer")]);
  });

  test("on a cell with several kinds asks which", () => {
    const table = context({ offers: offering(pick("hunter"), pick("farmer")) });
    pressAt(table, "a5");
    expect(table.setPartial).toHaveBeenCalledExactlyOnceWith({ at: "a5" });
    pressAt(table, "a5", "farmer");
    expect(pressed(table)).toEqual([pick("farmer")]);
  });

  test("where the ant in hand can go is a walk", () => {
    const go = { type: "Go", cell: "a6" };
    const table = context({ view: { ...VIEW, phase: "walking" }, offers: offering(go) });
    pressAt(table, "a6");
    expect(pressed(table)).toEqual([go]);
  });

  test("elsewhere asks why not, in the words of the phase", () => {
    for (const [phase, action] of Object.entries({
      walking: { type: "Go", cell: "b1" },
      choosing: { type: "Via", cell: "b1" },
      opening: { type: "Open", cell: "b1" },
      prowling: { type: "Send", cell: "b1", owner: null },
      picking: { type: "Pick", ant: "hunter", cell: "b1" },
    })) {
      const table = context({ view: { ...VIEW, phase } });
      pressAt(table, "b1");
      expect(pressed(table)).toEqual([action]);
    }
  });

  test("on another ant puts the one in hand back first", () => {
    const held = { ant: "hunter", number: 2, predator: null };
    const view = { ...VIEW, phase: "walking", held };
    const table = context({ view, undo: vi.fn(() => true) });
    take(table, pick("farmer"));
    expect(table.setPartial).toHaveBeenCalledExactlyOnceWith({ instead: pick("farmer") });
    expect(table.undo).toHaveBeenCalledOnce();
    const same = context({ view, undo: vi.fn(() => true) });
    take(same, pick("hunter"));
    expect(same.setPartial).not.toHaveBeenCalled(); // the held ant is only put back
    expect(same.undo).toHaveBeenCalledOnce();
  });

  test("on another ant asks why not, where the one in hand cannot be put back", () => {
    const held = { ant: "hunter", number: 2, predator: null };
    const table = context({ view: { ...VIEW, phase: "walking", held }, undo: vi.fn(() => false) });
    take(table, pick("farmer"));
    expect(table.setPartial).not.toHaveBeenCalled();
    expect(pressed(table)).toEqual([pick("farmer")]);
  });
});

describe("counting out a mix", () => {
  const draw = (hunters: number, farmers: number, diggers: number) => ({ type: "Draw", hunters, farmers, diggers });

  test("begins as even as it goes", () => {
    const table = context({ offers: offering(draw(3, 0, 0), draw(1, 1, 1), draw(2, 1, 0)) });
    expect(mixes(table)).toHaveLength(3);
    expect(mixOf(table)).toEqual([1, 1, 1]);
  });

  test("shows what is chosen before what is held", () => {
    const offers = offering(draw(3, 0, 0));
    expect(mixOf(context({ offers, partial: { mix: [2, 1, 0] } }))).toEqual([2, 1, 0]);
    expect(mixOf(context({ offers, partial: { mix: [2, 1, 0] }, selected: offers[0] }))).toEqual([3, 0, 0]);
  });

  test("takes one more from the largest of the others", () => {
    expect(changeMix([1, 1, 1], 0, -1, 3)).toEqual([0, 1, 1]);
    expect(changeMix([0, 1, 1], 0, 1, 3)).toEqual([1, 1, 1]);
    expect(changeMix([1, 0, 2], 0, 1, 3)).toEqual([2, 0, 1]);
  });
});

test("the last turn is all since its ant was picked, less what was revealed", () => {
  const told = [
    { seat: 1, events: [{ type: "Walked" }] },
    { seat: 0, events: [{ type: "Picked" }] },
    { seat: 0, events: [{ type: "Walked" }] },
    { seat: 1, events: [{ type: "Revealed" }] },
    { seat: 0, events: [{ type: "Dug" }] },
  ];
  expect(lastTurn(context({ currentLog: told })).map(({ type }) => type)).toEqual(["Picked", "Walked", "Dug"]);
  expect(lastTurn(context())).toEqual([]);
});

describe("what objectives still need", () => {
  const none = RESOURCES.map(() => 0);
  const card = (...needs: string[]) => ({ card: needs.join(), ant: "hunter", needs, points: 5 });
  const view = (more: object) => ({ ...VIEW, hand: [], players: [{ ...VIEW.players[0]!, resources: none }], ...more });

  test("is of those in hand, or of those that lie open", () => {
    expect([...lackingOf(view({ hand: [card("beetle", "beetle")] }) as never, 0)]).toEqual(["beetle"]);
    const open = view({ hand: [card("beetle")], shown: { open: [card("grey", "ladybug")] } });
    expect([...lackingOf(open as never, 0)].sort()).toEqual(["grey", "ladybug"]);
  });

  test("is served by what would be gathered", () => {
    const go = { action: { type: "Go", cell: "b3" }, outlook: { type: "GoOutlook", resource: "beetle" } };
    const pointing = context({ view: view({}), hovered: go });
    expect(serves(pointing, card("beetle") as never)).toBe(true);
    expect(serves(pointing, card("ladybug") as never)).toBe(false);
    expect(serves(context({ view: view({}) }), card("beetle") as never)).toBe(false);
  });
});

test("a cell of the nest is no answer where one of the board is asked for", () => {
  const asked = (phase: string, due = true) => isIndoors(context({ view: { ...VIEW, phase }, due }), "r1c0");
  expect([asked("choosing"), asked("opening"), asked("walking"), asked("choosing", false)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isIndoors(context({ view: { ...VIEW, phase: "choosing" } }), "b3")).toBe(false);
  expect([cellFact("2"), cellFact("r1c0"), cellFact("b3")]).toEqual([2, "r1c0", "b3"]);
});

test("a sign is what one sees first", () => {
  const ground = { cell: "b3", lies: "beetle", owner: null, hole: 0, holder: null, predator: null };
  expect(signOn(ground as never)).toBe("beetle");
  expect(signOn({ ...ground, lies: "pheromone", owner: 1 } as never)).toBe("pheromone");
  expect(signOn({ ...ground, owner: 1, hole: 2 } as never)).toBe("hole");
  expect(signOn({ ...ground, predator: "spider" } as never)).toBe("spider");
  const room = (cell: string, more: object = {}) =>
    signIn({ cell, place: cell, hole: 0, chamber: null, ...more } as never);
  expect([room("library"), room("1", { hole: 1 }), room("r1c0", { chamber: { earth: "grey" } })]).toEqual([
    "library",
    "hole",
    "grey",
  ]);
  expect([room("r1c0", { chamber: { earth: null } }), room("r1c0", { chamber: { worm: true } })]).toEqual([
    "dug",
    "worm",
  ]);
});

test("a card does the same by day, by night and at any time", () => {
  const specials = [1, 13, 31].map((number) => ({ effect: `C${number}`, plain: 1, day: 1, night: 1 })),
    edition = { specials } as unknown as Edition;
  for (const [card, effect] of [
    ["C1", "C1"],
    ["C13-day", "C13"],
    ["C31-night", "C31"],
    ["C3", "C3"],
  ] as const)
    expect(effectOf(card, edition)).toBe(effect);
});
