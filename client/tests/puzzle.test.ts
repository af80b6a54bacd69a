import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords } from "../src/i18n";
import { inARow } from "../src/puzzles/Lists";
import { PuzzleStore } from "../src/puzzles/store";
import type { PuzzleDay, PuzzleSheet } from "../src/server/wire";
import { fakeSockets, latestSocket } from "./fake_socket";
import { press, put, scene, UI } from "./table";

vi.mock("../src/games", () => ({ loadUi: async () => UI, loadEdition: async () => null }));

const BEAT = 1000;
const sent = (): Record<string, unknown>[] => latestSocket().sent;
const tell = async (...messages: object[]): Promise<void> => {
  for (const one of messages) latestSocket().tell(one as never);
  await vi.advanceTimersByTimeAsync(0);
};
const done = (): object => ({ is: "done", id: sent().at(-1)!.id, number: 0 });
const step = (at: number, anew = false): object => ({ is: "step", step: at, anew });
const shut = (number: number): object => scene(number, { offers: [], waiting: [1] });
const hinted = (number: number): object => ({
  is: "hinted",
  id: sent().at(-1)!.id,
  action: put(number),
  outlook: { type: "Puts", sum: number },
  why: null,
});

let store: PuzzleStore, over: () => void;

beforeAll(() => loadWords("en"));
beforeEach(async () => {
  fakeSockets();
  over = vi.fn();
  store = new PuzzleStore({ card: { id: "wyx-1" } } as PuzzleSheet, () => over());
  await tell(step(0, true), scene(1));
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

describe("a wrong answer", () => {
  const refusal = (): object => ({ is: "refused", id: sent().at(-1)!.id, rule: "LESSON", facts: { wrong: 0 } });

  test("lies on the table with its reply, until the board is pressed", async () => {
    press(store, 2);
    await tell(shut(2), shut(3), { is: "astray", text: { fr: "Non", en: "No" } }, refusal());
    expect([store.almost.value, store.astray.value?.en, store.refusal.value]).toEqual([true, "No", null]);
    press(store, 1);
    expect(sent().at(-1)).toMatchObject({ do: "step", to: 0 });
    await tell(step(0, true), scene(4), done());
    await vi.advanceTimersByTimeAsync(BEAT);
    expect([store.almost.value, store.astray.value, store.drawnScene.value?.number]).toEqual([false, null, 4]);
  });

  test("stays answered until the first position lies there again: no key is lost on the way", async () => {
    press(store, 2);
    await tell(shut(2), shut(3), { is: "astray", text: { fr: "Non", en: "No" } }, refusal());
    store.retry();
    await tell();
    expect([store.almost.value, store.astray.value?.en]).toEqual([true, "No"]);
    await tell(step(0, true), scene(4), done());
    expect([store.almost.value, store.astray.value]).toEqual([false, null]);
  });

  test("that nothing is known of changes nothing", async () => {
    press(store, 2);
    await tell(refusal());
    expect([store.almost.value, store.astray.value]).toEqual([true, null]);
    const before = sent().length;
    store.retry();
    expect([store.almost.value, sent().length]).toEqual([false, before]);
  });
});

describe("the answer", () => {
  const begin = async (): Promise<void> => {
    void store.show();
    await tell(step(0, true), scene(4), done());
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(sent().at(-1)).toMatchObject({ do: "hint" });
    await tell(hinted(1));
    expect(store.hinted.value?.action).toEqual(put(1));
  };

  test("plays itself out, a move and its replies at a time", async () => {
    await begin();
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(sent().at(-1)).toMatchObject({ do: "play", seen: 4, action: put(1) });
    await tell(shut(5), shut(6), step(1), scene(6), done());
    await vi.advanceTimersByTimeAsync(2 * BEAT);
    expect(sent().at(-1)).toMatchObject({ do: "hint" });
    await tell(hinted(2));
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(sent().at(-1)).toMatchObject({ do: "play", seen: 6, action: put(2) });
    await tell(shut(7), step(2), shut(7), { is: "played" }, done());
    await vi.advanceTimersByTimeAsync(BEAT);
    expect([store.found.value, store.running.value]).toEqual([true, false]);
  });

  test("stops where somebody goes on by hand", async () => {
    await begin();
    store.setPartial({ presses: 1 });
    const before = sent().length;
    await vi.advanceTimersByTimeAsync(10 * BEAT);
    expect([store.running.value, sent().length]).toEqual([false, before]);
  });

  test("is told once it is over", async () => {
    const text = { fr: "", en: "" };
    await tell({ is: "solved", how: "found", answer: [], why: text, rating: 1600, doubt: 200, share: -1 });
    expect([store.solved.value?.rating, over]).toEqual([1600, expect.any(Function)]);
    expect(over).toHaveBeenCalledOnce();
  });
});

test("days in a row go up to today, or to yesterday", () => {
  const days = (...how: string[]): PuzzleDay[] => how.map((one) => ({ card: { how: one } }) as PuzzleDay);
  expect(inARow(days("found", "", "hint", "found"))).toBe(2);
  expect(inARow(days("found", "shown", ""))).toBe(2);
  expect(inARow(days("found", "", ""))).toBe(0);
});
