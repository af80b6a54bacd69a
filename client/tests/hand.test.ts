import { beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardContext, DragAndDrop } from "../src/games/ui";
import { FAR, Hand } from "../src/table/input/hand";
import { contextOf, pressed } from "./games/context";
import { put } from "./table";

// A thing can be put where the place's number is offered.
const carry = {
  pieceAt: () => null,
  targetAt: () => null,
  canDrag: vi.fn((thing: string) => thing !== "stone"),
  take: vi.fn(),
  offerFor: vi.fn((_: string, place: string, { offers }: BoardContext) => {
    const found = offers.find(({ action }) => String(action.number) === place);
    return found ?? null;
  }),
  put: vi.fn(() => true),
  back: vi.fn(),
  later: {
    canDrag: vi.fn((thing: string) => thing !== "stone"),
    take: vi.fn(),
    actionsFor: vi.fn((_: string, place: string) => (place === "2" ? [put(2), put(1)] : null)),
    back: vi.fn(),
  },
} satisfies DragAndDrop;
const OFFERS = [1, 2].map((number) => ({ action: put(number), outlook: null }));
let context: BoardContext;
const hand = new Hand(
  () => carry,
  () => context,
);

beforeEach(() => {
  vi.clearAllMocks();
  context = contextOf({ offers: OFFERS });
});

function lift(thing = "ant"): void {
  hand.down(thing, 10, 10);
  hand.lifts(10 + FAR, 10);
}

describe("a press", () => {
  test("that goes no further than a press takes nothing up", () => {
    expect(hand.down("ant", 10, 10)).toBe(true);
    expect(hand.lifts(10 + FAR - 1, 10)).toBe(false);
    expect(hand.up("1")).toBe(true);
    expect([hand.carried, carry.take.mock.calls.length]).toEqual([false, 0]);
    expect(pressed(context)).toEqual([]);
  });

  test("on what cannot be taken is a press", () => {
    expect([hand.down("stone", 0, 0), hand.down(null, 0, 0)]).toEqual([false, false]);
    expect(hand.lifts(99, 99)).toBe(false);
  });

  test("takes nothing up where there is nothing to do", () => {
    context = contextOf({ offers: [] });
    expect(hand.down("ant", 0, 0)).toBe(false);
    context = contextOf({ offers: OFFERS, readOnly: true });
    expect(hand.down("ant", 0, 0)).toBe(false);
  });
});

describe("what is carried", () => {
  test("is taken up once, as a first press does", () => {
    lift();
    expect(hand.lifts(99, 99)).toBe(false);
    expect(carry.take).toHaveBeenCalledExactlyOnceWith("ant", context);
  });

  test("is put where it can go, as a second press does", () => {
    lift();
    expect(hand.over("2")).toBe(true);
    expect(context.hover).toHaveBeenLastCalledWith(OFFERS[1]);
    expect(hand.up("2")).toBe(true);
    expect(pressed(context)).toEqual([put(2)]);
    expect([hand.thing, hand.carries, hand.carried]).toEqual([null, false, true]);
  });

  test("says nothing on a phone before it is put down: the prompt would grow", () => {
    context = contextOf({ offers: OFFERS, phone: true });
    lift();
    expect(hand.over("1")).toBe(true);
    expect(context.hover).not.toHaveBeenCalled();
  });

  test("goes back from where there is nothing, and from where it was", () => {
    for (const place of [null, "ant"]) {
      lift();
      expect(hand.over(place)).toBe(false);
      expect(hand.up(place)).toBe(false);
      expect(carry.back).toHaveBeenLastCalledWith("ant", context);
    }
    expect(pressed(context)).toEqual([]);
  });

  test("goes back from where it cannot go, once that has been answered", () => {
    lift();
    expect(hand.up("7")).toBe(false);
    expect(carry.put).toHaveBeenCalledExactlyOnceWith("ant", "7", context);
    expect(carry.back).not.toHaveBeenCalled(); // `put` has answered, and the piece stays in hand
    carry.put.mockReturnValueOnce(false);
    lift();
    hand.up("8");
    expect(carry.back).toHaveBeenCalledOnce();
  });

  test("goes back when a key or a second finger says so", () => {
    lift();
    hand.cancel();
    expect(carry.back).toHaveBeenCalledOnce();
    expect(hand.up("1")).toBe(true);
    expect(pressed(context)).toEqual([]);
  });
});

describe("while others think", () => {
  beforeEach(() => {
    context = contextOf({ offers: [], due: false, canPremove: true });
  });

  test("what is put down is laid down for later", () => {
    expect(hand.down("stone", 0, 0)).toBe(false);
    lift();
    expect([carry.later.take.mock.calls.length, carry.take.mock.calls.length]).toEqual([1, 0]);
    expect([hand.over("2"), hand.over("3"), hand.over(null)]).toEqual([true, false, false]);
    expect(hand.up("2")).toBe(true);
    expect(context.premove).toHaveBeenCalledExactlyOnceWith([put(2), put(1)]);
    expect(pressed(context)).toEqual([]);
  });

  test("it goes back from anywhere else, and where the turn has come meanwhile", () => {
    lift();
    expect(hand.up("3")).toBe(false);
    lift();
    context = contextOf({ offers: OFFERS });
    expect([hand.over("2"), hand.up("2")]).toEqual([false, false]);
    expect([carry.later.back.mock.calls.length, carry.back.mock.calls.length]).toEqual([2, 0]);
    expect(context.premove).not.toHaveBeenCalled();
    expect(pressed(context)).toEqual([]);
  });
});

describe("what is put down before the server has answered the first press", () => {
  beforeEach(() => {
    lift();
    context = contextOf({ offers: [] });
    expect(hand.over("2")).toBeUndefined();
    expect(hand.up("2")).toBe(true);
    expect(hand.hear()).toBeNull();
  });

  test("is put when it has, once", () => {
    context = contextOf({ offers: OFFERS });
    expect([hand.hear(), hand.hear()]).toEqual([true, null]);
    expect(pressed(context)).toEqual([put(2)]);
  });

  test("is not put after a refusal", () => {
    context = contextOf({ offers: OFFERS, refused: put(1) });
    expect(hand.hear()).toBe(false);
    expect(pressed(context)).toEqual([]);
  });

  test("is not put in somebody else's turn", () => {
    context = contextOf({ offers: [], due: false });
    expect(hand.hear()).toBe(false);
    expect(pressed(context)).toEqual([]);
  });

  test("is forgotten at the next press", () => {
    hand.down(null, 0, 0);
    context = contextOf({ offers: OFFERS });
    expect(hand.hear()).toBeNull();
  });
});
