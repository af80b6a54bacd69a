import { expect, test } from "vitest";
import { readJournal } from "../src/pages/journal";

const heading = (more: object = {}): string =>
  JSON.stringify({ formicarium: 1, game: { game: "wyx", players: 2, mode: "base", edition: "base" }, ...more });

test("a journal says which game it is of, and how far it went", () => {
  expect(readJournal(`${heading()}\n{"seat":0}\n{"seat":1}\n`)).toMatchObject({ game: { game: "wyx" }, moves: 2 });
});

test.each([
  ["nothing", ""],
  ["no JSON", "hello"],
  ["JSON of something else", "{}"],
  ["no number of the format", heading({ formicarium: "1" })],
  ["no game", heading({ game: null })],
  ["nobody at the table", heading({ game: { game: "wyx", players: 0 } })],
  ["half a player", heading({ game: { game: "wyx", players: 2.5 } })],
  ["a crowd", heading({ game: { game: "wyx", players: 7 } })],
])("%s is no journal", (_, text) => {
  expect(readJournal(text)).toBeNull();
});
