import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../src/i18n";
import { factsOf } from "../src/table/store/facts";
import { plain } from "../src/table/store/markup";

beforeAll(() => loadWords("en"));

const NAMES = ["Maëlle", "Noé"];

test("seats are named, nobody and nothing are 0, yes and no are numbers", () => {
  const facts = factsOf({ type: "Took", seat: 1, owner: -1, cell: "d4", ants: 3, first: true, hole: null }, NAMES);
  expect(plain(String(facts.seat))).toBe("Noé");
  expect(facts).toMatchObject({ type: "Took", owner: 0, cell: "d4", ants: 3, first: 1, hole: 0 });
});

test("a struct within is told as if it were outside", () => {
  expect(factsOf({ cost: { leaves: 2, from: { cell: "a1" } } }, NAMES)).toEqual({ leaves: 2, cell: "a1" });
});

test("winners are joined and counted, other lists are the game's to tell", () => {
  const facts = factsOf({ winners: [0, 1], path: ["a1", "a2"] }, NAMES);
  expect(plain(String(facts.winners))).toBe("Maëlle and Noé");
  expect(facts.count).toBe(2);
  expect(facts).not.toHaveProperty("path");
});
