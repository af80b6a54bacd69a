import { describe, expect, test } from "vitest";
import {
  type Card,
  CELLS,
  cardAt,
  cardsAsked,
  cellAt,
  choosesToken,
  column,
  count,
  type Edition,
  heaps,
  laidOut,
  links,
  middle,
  powerOf,
  provision,
  roleOf,
  row,
  stake,
  type View,
} from "../../src/games/cigale/model";

const card = (path: Card[0], insect: Card[1] = null): Card => [path, insect];
const game = (mode: string) => ({ mode }) as Parameters<typeof roleOf>[1];

test("the square has sixteen cells, in rows", () => {
  expect(CELLS).toHaveLength(16);
  expect([CELLS[0], CELLS[3], CELLS[4], CELLS[15]]).toEqual(["a1", "d1", "a2", "d4"]);
  for (const cell of CELLS) expect(cellAt(column(cell), row(cell))).toBe(cell);
  expect([cellAt(-1, 0), cellAt(4, 0), cellAt(0, 4)]).toEqual([null, null, null]);
  expect(middle("b1").x - middle("a1").x).toBe(middle("a2").y - middle("a1").y);
});

describe("ants", () => {
  test("that stand side by side are joined, each pair once", () => {
    expect(links(["a1", "b1", "b2", "d4"])).toEqual([
      ["a1", "b1"],
      ["b1", "b2"],
    ]);
    expect(links(["a1", "b2"])).toEqual([]); // not diagonally
  });

  test("stake the cards of a path that they stand on", () => {
    const square = CELLS.map((cell) => (cell === "b2" ? null : card(cell.startsWith("a") ? "cloth" : "wood")));
    const view = { square, ants: ["a1", "b1", "b2", "a4"] } as unknown as View;
    expect(stake(view, "cloth")).toEqual(["a1", "a4"]);
    expect(stake(view, "stone")).toEqual([]);
    expect(cardAt(view, "b2")).toBeNull();
  });
});

describe("roles", () => {
  const view = { ant: 2, cicada: 0 } as View;

  test("in autumn two play, in winter the others are red", () => {
    expect([0, 1, 2].map((seat) => roleOf(view, game("autumn"), seat))).toEqual(["cicada", "none", "ant"]);
    expect([0, 1, 2].map((seat) => roleOf(view, game("winter"), seat))).toEqual(["cicada", "red", "ant"]);
  });

  test("the Cicada has no token to choose", () => {
    expect([0, 1, 2].map((seat) => choosesToken(view, game("autumn"), seat))).toEqual([false, false, true]);
    expect([0, 1, 2].map((seat) => choosesToken(view, game("winter-powers"), seat))).toEqual([false, true, true]);
  });
});

describe("cards", () => {
  test("are heaped by design, in the order of paths, plain ones first", () => {
    const cards = [card("wood"), card("cloth", "bee"), card("wood"), card("cloth")];
    expect(heaps(cards)).toEqual([
      { card: card("cloth"), count: 1 },
      { card: card("cloth", "bee"), count: 1 },
      { card: card("wood"), count: 2 },
    ]);
    expect(cards[0]).toEqual(card("wood")); // heaps does not sort the hand itself
    expect(count(cards, "wood")).toBe(2);
  });

  test("pay a price card by card; what fits none lies beside", () => {
    const price = { wood: 1, cloth: 2 };
    expect(cardsAsked(price)).toEqual(["cloth", "cloth", "wood"]);
    const laid = laidOut(price, [card("wood"), card("stone"), card("cloth", "bee")]);
    expect(laid.slots.map((slot) => slot.card)).toEqual([card("cloth", "bee"), null, card("wood")]);
    expect(laid.beside).toEqual([card("stone")]);
  });
});

test("an edition says what can be bought, and which insect has which power", () => {
  const edition = { provisions: [{ id: "jam" }], powers: { barter: "bee", peek: "mantis" } } as unknown as Edition;
  expect(provision(edition, "jam")).toEqual({ id: "jam" });
  expect(provision(edition, "honey")).toBeUndefined();
  expect([powerOf(edition, "mantis"), powerOf(edition, "ladybug")]).toEqual(["peek", undefined]);
});
