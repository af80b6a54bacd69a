// A game in a link: whole or damaged, compared with the local table, and its moves played at a table that has fewer.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { areMoves, catchUp, compare, expand, type Passed, readFragment, squeeze } from "../../src/offline/pass";
import type { Scene } from "../../src/server/wire";
import { fakeSockets, latestSocket } from "../fake_socket";

const GAME = { game: "fili_fourmis", players: 2, mode: "base", edition: "small" };
const heading = (more: object = {}): string =>
  JSON.stringify({ formicarium: 1, version: 1, game: GAME, seats: ["Iris", "Octave"], ...more });
const move = (seat: number, to: string): string => JSON.stringify({ seat, action: { type: "Move", to } });
const journal = (...lines: string[]): string => `${[heading(), ...lines].join("\n")}\n`;
const passed = async (text: string): Promise<Passed> => (await readFragment(`#Abc12345.${await squeeze(text)}`))!;
const MOVES = [move(0, "a1"), move(1, "b2"), move(0, "c3")];

describe("what a link holds", () => {
  test("comes back as it was, with who sat there", async () => {
    const text = journal(...MOVES);
    expect(await expand(await squeeze(text))).toBe(text);
    const found = await passed(text);
    expect(found).toMatchObject({ id: "Abc12345", moves: 3, names: ["Iris", "Octave"], lines: MOVES });
    expect(await readFragment(`.${await squeeze(text)}`)).toMatchObject({ id: "" }); // only shown: no id
  });

  test("is none where it was cut, spoilt, or never was a game", async () => {
    const data = await squeeze(journal(...MOVES));
    const spoilt = data.slice(0, 40) + (data[40] === "A" ? "B" : "A") + data.slice(41);
    for (const wrong of [data.slice(0, -9), spoilt, "", "%%", await squeeze("a letter"), `${data}.${data}`])
      expect(await readFragment(`#Abc12345.${wrong}`)).toBeNull();
    expect(await readFragment("#")).toBeNull();
  });

  test("is not unpacked beyond what a journal may be", async () => {
    const bomb = new Blob(["0".repeat(40_000_000)]).stream().pipeThrough(new CompressionStream("deflate"));
    let letters = "";
    for (const byte of new Uint8Array(await new Response(bomb).arrayBuffer())) letters += String.fromCharCode(byte);
    await expect(expand(btoa(letters))).rejects.toThrow("too long");
  });
});

test("two journals of one game: the same, more, less, another way, another game", async () => {
  const here = journal(...MOVES);
  expect(compare(here, await passed(here))).toBe("same");
  expect(compare(here, await passed(journal(...MOVES, move(1, "d4"))))).toBe("more");
  expect(compare(here, await passed(journal(...MOVES.slice(0, 2))))).toBe("less");
  expect(compare(here, await passed(journal(MOVES[0]!, move(1, "h8"), MOVES[2]!)))).toBe(2);
  const other = heading({ opening: { chance: [1] } });
  expect(compare(here, await passed([other, ...MOVES].join("\n")))).toBe(0);
  expect(areMoves(MOVES)).toBe(true);
  expect(areMoves([...MOVES, JSON.stringify({ seat: 1, resigned: true })])).toBe(false);
});

describe("moves that a link brings", () => {
  beforeEach(fakeSockets);
  afterEach(() => {
    vi.useRealTimers();
  });

  const plays = (): Record<string, unknown>[] => latestSocket().sent.filter((said) => said.do === "play");

  function begin(): Promise<boolean> {
    const done = catchUp("t1", MOVES);
    done.catch(() => {});
    latestSocket().tell({ is: "scene", number: 4 } as Scene);
    return done;
  }

  /** Answer the newest of `count` moves. */
  async function answer(how: { number: number } | { rule: string }, count: number): Promise<void> {
    await vi.waitFor(() => expect(plays()).toHaveLength(count));
    const id = plays().at(-1)!.id as number;
    latestSocket().tell("rule" in how ? { is: "refused", id, facts: {}, ...how } : { is: "done", id, ...how });
  }

  test("are played one by one, each after the number before it", async () => {
    const done = begin();
    for (const [at, number] of [5, 6, 7].entries()) await answer({ number }, at + 1);
    expect(await done).toBe(true);
    expect(plays()).toMatchObject([
      { seat: 0, seen: 4, action: { to: "a1" } },
      { seat: 1, seen: 5, action: { to: "b2" } },
      { seat: 0, seen: 6, action: { to: "c3" } },
    ]);
  });

  test("wait where they come too quickly", async () => {
    const done = begin();
    await answer({ rule: "RATE" }, 1);
    await vi.advanceTimersByTimeAsync(1000);
    for (const [at, number] of [5, 6, 7].entries()) await answer({ number }, at + 2);
    expect(await done).toBe(true);
    expect(plays().map(({ seat }) => seat)).toEqual([0, 0, 1, 0]);
  });

  test("end at one that is not allowed, and nothing more is played", async () => {
    const done = begin();
    await answer({ number: 5 }, 1);
    await answer({ rule: "FIL-M2" }, 2);
    expect(await done).toBe(false);
    expect(plays()).toHaveLength(2);
  });

  test("are not called wrong because they could not be kept", async () => {
    const done = begin();
    await answer({ rule: "STORE" }, 1);
    await expect(done).rejects.toThrow("STORE");
  });
});
