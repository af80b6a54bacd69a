import { expect, test } from "vitest";
import type { LogLine } from "../src/server/wire";
import { momentsOf, toldTo } from "../src/table/store/log";
import { inColour, plain } from "../src/table/store/markup";

const line = (number: number, kept = -1): LogLine => ({
  number,
  seat: 0,
  undo: kept >= 0,
  events: [],
  kept,
  house: "",
});

test("lines of the log lead to moments of the journal that stands", () => {
  expect([...momentsOf([line(1), line(2), line(3)])]).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  // Line 4 is a takeback to line 1: 2 and 3 are in no replay, and 5 is its second moment.
  expect([...momentsOf([line(1), line(2), line(3), line(4, 1), line(5)])]).toEqual([
    [1, 1],
    [5, 2],
  ]);
});

test("whoever looks is called you, with a capital where a sentence begins", () => {
  const info = { game: null, edition: null, seat: 1, names: ["Iris", "Octave"] };
  expect(toldTo({ ...info, you: 1 }).names).toEqual(["Iris", "you"]);
  expect(toldTo({ ...info, you: -1 }).names).toEqual(["Iris", "Octave"]); // several seats share the screen
  expect(toldTo(info).names).toEqual(["Iris", "Octave"]);
  const me = inColour(1, "you");
  expect(plain(`${me} pass. ${me} await ${me}.`)).toBe("You pass. You await you.");
  expect(plain(`The cell is for ${me}.`)).toBe("The cell is for you.");
});
