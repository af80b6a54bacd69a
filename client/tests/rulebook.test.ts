import { expect, test } from "vitest";
import { findIn, firstSentence, reachedBy, sentenceAt, wayOf, waysOf } from "../src/table/store/rulebook";

test("a rule is quoted by its first sentence", () => {
  expect(firstSentence("One card each. The rest stays.")).toBe("One card each.");
  expect(firstSentence("Combien ? Deux.")).toBe("Combien ?");
  expect(firstSentence("No full stop")).toBe("No full stop");
});

test("a number in a list is not the end of a sentence", () => {
  expect(firstSentence("The order: 1. place; 2. choose; 9. Consolation.")).toBe("The order…");
  expect(firstSentence("L’ordre d’une manche\u00a0: 1. poser\u00a0; 2. choisir. Après\u00a0: rien.")).toBe(
    "L’ordre d’une manche…",
  );
  expect(firstSentence("Cells 1 to 6. Then: 1. place.")).toBe("Cells 1 to 6.");
});

const worm = {
  id: "FOU-A16",
  text: "It eats. The worm digs. All change cells.",
  forbids: { board: "It eats.", "board-worm": "The worm digs.", any: "All change cells." },
};

test("a refusal leads to the most exact sentence that there is", () => {
  const to = (facts: object) => worm.forbids[wayOf(worm, waysOf(facts, "apprentice")) as "any"];
  expect(to({ why: "board", predator: "worm", cell: "a1" })).toBe("The worm digs.");
  expect(to({ why: "board", predator: "spider", cell: "a1" })).toBe("It eats.");
  expect(to({ why: "same", predator: "spider" })).toBe("All change cells.");
  expect(to({ seat: 1 })).toBe("All change cells.");
  const levels = { id: "FOU-C13", text: "Draw. Complete.", forbids: { any: "Draw.", "any-solo": "Complete." } };
  expect(["solo", "intermediate"].map((mode) => wayOf(levels, waysOf({ why: "when" }, mode)))).toEqual([
    "any-solo",
    "any",
  ]);
  expect(wayOf({ id: "WYX-T5", text: "Not off the board.", forbids: {} }, waysOf({ column: 3 }, "base"))).toBe("");
});

test("an address leads to a rule, and to a sentence of it", () => {
  expect(reachedBy("#wyx-t3")).toEqual({ rule: "WYX-T3", why: "" });
  expect(reachedBy("#FOU-A16-board-worm")).toEqual({ rule: "FOU-A16", why: "board-worm" });
  for (const other of ["", "#part-3", "#minute", "#rules", "#new-wyx"]) expect(reachedBy(other)).toBeNull();
  expect(sentenceAt(worm, "board-worm")).toBe("The worm digs.");
  expect(sentenceAt(worm, "board-spider")).toBe("It eats.");
  expect(sentenceAt(worm, "elsewhere")).toBe("All change cells.");
  expect(sentenceAt(worm, "")).toBe("");
});

test("what is looked for is found whatever its accents, and only where all of it is", () => {
  const text = "Une fourmilière où se trouvent les fourmis";
  expect(findIn(text, "FOURMI").map(([from, to]) => text.slice(from, to))).toEqual(["fourmi", "fourmi"]);
  expect(findIn(text, "trouve FOURMILIERE").map(([from, to]) => text.slice(from, to))).toEqual([
    "fourmilière",
    "trouve",
  ]);
  expect(findIn(text, "fourmi reine")).toEqual([]);
  expect(findIn(text, " ")).toEqual([]);
});
