import { beforeAll, describe, expect, test } from "vitest";
import {
  ALL,
  ceiling,
  decisionsOf,
  emblemMoves,
  fallOf,
  firstWhose,
  luckBands,
  luckOf,
  markedApart,
  nextTurn,
  spotAt,
  spread,
  stretchesOf,
  turnAt,
  turningOf,
} from "../src/coach/model";
import { Speaker } from "../src/coach/sentences";
import type { Chances, Decision, Mark, Point, Review, Why } from "../src/coach/wire";
import type { BoardContext } from "../src/games/ui";
import { loadGameWords, loadWords } from "../src/i18n";
import { put, UI } from "./table";

const of = (...first: number[]): Chances => ({ first, place: [] });
const WHY: Why = {
  topic: "later",
  gain: 0,
  instead: 0,
  seat: -1,
  allows: 0,
  spares: 0,
  costs: 0,
  loses: 0,
  turns: 0,
  mix: [],
  facts: [],
};

function decided(line: number, seat: number, mark: Mark, loss: number): Decision {
  const step = { seat, action: put(2) as never, outlook: { type: "Puts", sum: 2 } as never };
  return {
    move: line,
    line,
    seat,
    action: put(1) as never,
    outlook: { type: "Puts", sum: 1 } as never,
    options: 2,
    before: of(0.5, 0.5),
    after: of(0.5 - loss, 0.5 + loss),
    loss,
    mark,
    better: mark === "good" ? null : step.action,
    better_line: mark === "good" ? [] : [step],
    played_line: [],
    why: mark === "good" ? null : WHY,
  };
}

const point = (move: number, seat: number, acted: Chances, fell: Chances | null = null): Point => ({
  move,
  line: move,
  seat,
  acted,
  fell,
});

const CURVE = [
  point(0, -1, of(0.5, 0.5)),
  point(1, 0, of(0.3, 0.7), of(0.4, 0.6)),
  point(2, 1, of(0.4, 0.6), of(0.41, 0.59)),
  point(3, 0, of(1, 0)),
];

const seat = (number: number, decisions: Decision[], more: object = {}) => ({
  seat: number,
  judged: decisions.length,
  accuracy: 90,
  good: 1,
  inexact: 0,
  mistakes: 0,
  blunders: 1,
  given: 0.1,
  taken: -0.04,
  decisions,
  strokes: [],
  turning: [],
  ...more,
});

const REVIEW: Review = {
  version: 1,
  game: "wyx",
  mode: "base",
  players: 2,
  moves: 3,
  ended: "WYX-E1",
  places: [1, 2],
  seed: 1,
  playouts: 100,
  thresholds: [0.05, 0.1, 0.15],
  seats: [
    seat(0, [decided(1, 0, "blunder", 0.2), decided(3, 0, "good", 0)], {
      strokes: [{ move: 1, line: 1, swing: 0.1 }],
      turning: [{ kind: "move", move: 1, line: 1, seat: 0, swing: -0.2 }],
    }),
    seat(1, [decided(2, 1, "mistake", 0.11)], { strokes: [{ move: 1, line: 1, swing: -0.3 }] }),
  ],
  curve: CURVE,
  turning: [
    { kind: "move", move: 1, line: 1, seat: 0, swing: -0.2 },
    { kind: "luck", move: 3, line: 3, seat: 1, swing: -0.12 },
  ],
};

beforeAll(async () => {
  await loadWords("en");
  await Promise.all(["coach", "review", "wyx"].map(loadGameWords));
});

test("what a move cost is the difference of the chances that are told", () => {
  const lost = { ...decided(1, 0, "mistake", 0.13), before: of(0.3549, 0.6451), after: of(0.2551, 0.7449) };
  expect(fallOf(lost)).toBe(26 - 35);
});

describe("whose moves are looked at", () => {
  test("mine at first; the whole table's around one screen, and for who looks on", () => {
    expect([firstWhose([1]), firstWhose([0, 1]), firstWhose([])]).toEqual([1, ALL, ALL]);
  });

  test("marks and turning points are that seat's, or all", () => {
    expect([...decisionsOf(REVIEW, 1).keys()]).toEqual([2]);
    expect([...decisionsOf(REVIEW, ALL).keys()].sort()).toEqual([1, 2, 3]);
    expect(turningOf(REVIEW, 0).map(({ line }) => line)).toEqual([1]);
    expect(turningOf(REVIEW, ALL).map(({ line }) => line)).toEqual([1, 3]);
    expect(turningOf(REVIEW, 5)).toEqual([]);
  });

  test("the next turning point, round to the first", () => {
    expect([0, 1, 2, 3].map((at) => nextTurn(REVIEW.turning, at)?.line)).toEqual([1, 3, 3, 1]);
    expect(nextTurn([], 0)).toBe(null);
    expect([turnAt(REVIEW.turning, 3), turnAt(REVIEW.turning, 2)]).toEqual([1, -1]);
  });
});

describe("what there is to say of a moment", () => {
  test("a decision, the luck that fell with it, and how it stood then", () => {
    const mine = spotAt(REVIEW, 1, 0),
      all = spotAt(REVIEW, 1, ALL);
    expect([mine.move, mine.seat, mine.decision?.mark]).toEqual([1, 0, "blunder"]);
    expect(mine.stroke).toMatchObject({ seat: 0, swing: 0.1 });
    expect(all.stroke).toMatchObject({ seat: 1, swing: -0.3 });
    expect(mine.chances).toEqual(of(0.4, 0.6));
  });

  test("before the first move, and between two points of the curve", () => {
    expect(spotAt(REVIEW, 0, ALL)).toMatchObject({ move: 0, seat: -1, decision: null, stroke: null });
    const sparse = { ...REVIEW, curve: [CURVE[0]!, CURVE[3]!] };
    expect(spotAt(sparse, 2, ALL)).toMatchObject({ move: 2, seat: 1, chances: of(0.5, 0.5) });
  });
});

describe("the curve", () => {
  test("what chance did is a stretch of its own, unless it is next to nothing", () => {
    const mine = stretchesOf(CURVE, 2).filter((one) => one.seat === 0);
    expect(mine.map(({ luck }) => luck)).toEqual([false, true, false]);
    expect(mine[1]!.points).toEqual([
      [1, 0.3],
      [1.5, 0.4],
    ]);
    expect(mine[2]!.points.map(([move]) => move)).toEqual([1.5, 2, 2.5, 3]);
    expect(luckBands(CURVE)).toEqual([1]);
  });

  test("it uses its height", () => {
    expect(ceiling(CURVE)).toBe(1);
    expect(ceiling([point(0, -1, of(0.2, 0.3))])).toBe(0.5);
    expect(ceiling([point(0, -1, of(0.6, 0.4))])).toBe(0.75);
  });

  test("names at its end do not lie on each other, and stay within", () => {
    expect(spread([50, 52, 10], 17, 0, 100)).toEqual([50, 67, 10]);
    expect(spread([98, 99, 100], 17, 0, 100)).toEqual([66, 83, 100]);
  });

  test("of marks that would touch the dearest is drawn", () => {
    const at = (move: number, loss: number, mark: Mark = "mistake") =>
      ({ move, line: 10 * move, loss, mark }) as Decision;
    const all = [at(1, 0.1), at(2, 0.3), at(3, 0.2), at(4, 0.15), at(9, 0, "good")];
    expect([...markedApart(all, (move) => 8 * move, 11)].sort()).toEqual([20, 40]);
    expect(markedApart(all, (move) => 12 * move, 11).size).toBe(4);
  });

  test("emblems now and then, the last always", () => {
    expect(emblemMoves(CURVE, 10).map(({ move }) => move)).toEqual([1, 2, 3]);
    expect(emblemMoves(CURVE, 2).map(({ move }) => move)).toEqual([1, 3]);
  });

  test("luck is what was given, less what was taken", () => {
    expect(luckOf(REVIEW.seats[0]!)).toBe(6);
  });
});

describe("reasons", () => {
  const ui = {
    ...UI,
    id: "wyx",
    texts: {
      ...UI.texts,
      offerText: ({ outlook }: never) => ({ long: "", short: `to ${(outlook as { sum: number }).sum}.` }),
    },
  };
  const speaker = () => new Speaker(ui as never, { names: ["you", "Octave"], seat: 0 } as unknown as BoardContext);
  const sentence = (why: Partial<Why>) =>
    speaker().decision({ ...decided(1, 0, "blunder", 0.2), why: { ...WHY, ...why } });

  test("name both moves, without their full stops, and amounts of that game", () => {
    expect(sentence({ topic: "gain", gain: 3, instead: 1 })).toMatch(/to 2.*3 ants.*to 1.*1 ant/);
    expect(sentence({ topic: "allow", seat: 1, allows: 2, spares: 0 })).toMatch(/Octave.*2 ants/);
    expect(sentence({ topic: "later" })).toContain("to 2");
    expect(sentence({ topic: "gain", gain: 3, instead: -4 })).toMatch(/brings 3 ants.*costs 4 ants/);
    const loses = sentence({ topic: "allow", seat: 1, allows: 2, spares: 3, costs: 2 });
    expect(loses).toMatch(/2 ants next turn, and you lose 2 ants; .*3 ants, and you lose nothing/);
    const facts = [{ what: "next", this: 3, instead: 1, turns: 1 }];
    expect(sentence({ topic: "facts", facts })).toMatch(/After “to 2”, .*3 ants next; after “to 1”, .*1 ant next/);
  });

  test("what a move quotes itself stands in the inner marks", () => {
    const quoting = { ...ui, texts: { ...UI.texts, offerText: () => ({ long: "", short: "Buy “Candied lemons”" }) } };
    const buys = new Speaker(quoting as never, { names: ["you", "Octave"], seat: 0 } as unknown as BoardContext);
    const why = { ...WHY, mix: [{ action: put(3) as never, outlook: { type: "Puts" } as never, hundredths: 40 }] };
    for (const topic of ["later", "mix"] as const) {
      const said = buys.decision({ ...decided(1, 0, "blunder", 0.2), why: { ...why, topic } });
      expect(said).toContain("“Buy ‘Candied lemons’”");
    }
  });

  test("two topics are two sentences, a mix names its shares", () => {
    const both = sentence({ topic: "both", gain: 3, instead: 1, seat: 1, allows: 2 });
    expect(both).toContain("3 ants");
    expect(both).toContain("Octave");
    const share = { action: put(3) as never, outlook: { type: "Puts", sum: 3 } as never, hundredths: 40 };
    expect(sentence({ topic: "mix", mix: [share] })).toMatch(/to 3.*40/);
  });

  test("a good move needs none; a hint has its own words, and what is left out counts as nothing", () => {
    expect(speaker().decision(decided(3, 0, "good", 0))).toBe("");
    expect(speaker().hint({ topic: "win" } as Why, 0)).toMatch(/win/i);
  });
});
