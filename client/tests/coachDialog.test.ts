import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { confirming } from "../src/app/prefs";
import { loadGameWords, loadWords } from "../src/i18n";
import type { Scene } from "../src/server/wire";
import { TableStore } from "../src/table/store/TableStore";
import { coached } from "../src/table/store/tastes";
import { fakeSockets, latestSocket } from "./fake_socket";
import { asScene, press as pressOn, put, SEATS, scene, UI } from "./table";

vi.mock("../src/games", () => ({ loadUi: async () => UI, loadEdition: async () => null }));

beforeAll(async () => {
  await loadWords("en");
  await Promise.all([loadGameWords("coach"), loadGameWords("review")]); // nothing is fetched during the tests
});
beforeEach(() => {
  fakeSockets();
  confirming.value = false; // one press plays
  coached.value = true;
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  confirming.value = true;
  coached.value = false;
});

let store: TableStore;
const soon = () => vi.advanceTimersByTimeAsync(0);

async function sit(shown: Scene): Promise<void> {
  store = new TableStore("t1", "");
  latestSocket().tell(shown);
  await soon();
}

const said = (): unknown[] => latestSocket().sent.map((words) => words.do);
const answer = async (reply: object): Promise<void> => {
  latestSocket().tell({ id: latestSocket().sent.at(-1)?.id, ...reply } as never);
  await soon();
};
const press = async (number: number): Promise<void> => {
  pressOn(store, number);
  await soon();
};
const caution = (mark: string) => ({
  is: "cautioned",
  caution: {
    mark,
    loss: 0.3,
    before: { first: [0.6, 0.4], place: [] },
    after: { first: [0.3, 0.7], place: [] },
    better: put(2),
    better_line: [{ seat: 0, action: put(2), outlook: { type: "Puts", sum: 3 } }],
    why: { topic: "later" },
  },
});

describe("the coach at a table", () => {
  test("asks once before a blunder, and a second press plays it", async () => {
    await sit(scene(1));
    await press(1);
    expect(latestSocket().sent.at(-1)).toMatchObject({ do: "sure", seat: 0, seen: 1, action: put(1) });
    await answer(caution("blunder"));
    expect(said()).toEqual(["sure"]);
    expect(store.coachDialog.doubt.value?.caution.mark).toBe("blunder");
    expect(store.pending.value).toBe("");
    await press(1);
    expect(said()).toEqual(["sure", "play"]);
  });

  test("another move is chosen instead, and she asks no more at this one", async () => {
    await sit(scene(1));
    await press(1);
    await answer(caution("blunder"));
    store.cancelStep();
    expect(store.coachDialog.doubt.value).toBe(null);
    await press(2);
    expect(latestSocket().sent.at(-1)).toMatchObject({ do: "play", action: put(2) });
  });

  test("lets everything else through", async () => {
    await sit(scene(1));
    await press(1);
    await answer(caution("mistake"));
    expect(said()).toEqual(["sure", "play"]);
  });

  test("who cannot be asked does not stand in the way", async () => {
    await sit(scene(1));
    await press(1);
    await answer({ is: "refused", rule: "RATE", facts: {} });
    expect(said()).toEqual(["sure", "play"]);
    expect(store.refusal.value).toBe(null);
  });

  test.each([
    ["is off", () => (coached.value = false), scene(1)],
    ["has no place where another person sits", () => undefined, asScene({ ...scene(1), seats: [SEATS[0], SEATS[0]] })],
    [
      "nor where one may sit down",
      () => undefined,
      asScene({ ...scene(1), seats: [SEATS[0], { ...SEATS[1], kind: "open" }] }),
    ],
    ["nor without hints", () => undefined, asScene({ ...scene(1), hints: false })],
  ])("%s", async (_, prepare, shown) => {
    prepare();
    await sit(shown);
    await press(1);
    expect(said()).toEqual(["play"]);
  });

  test("is turned on for one table by its address, and off for all", async () => {
    coached.value = false;
    vi.stubGlobal("location", new URL("https://ants.example/table/t1?coach"));
    await sit(scene(1));
    expect(store.coachDialog.on.value).toBe(true);
    store.coachDialog.turn(false);
    expect([store.coachDialog.on.value, coached.value]).toEqual([false, false]);
    vi.stubGlobal("location", new URL("https://ants.example/table/t1"));
  });

  test("a hint comes with its reason", async () => {
    await sit(scene(1));
    void store.hint();
    await soon();
    await answer({ is: "hinted", action: put(2), outlook: { type: "Puts", sum: 3 }, why: { topic: "win", turns: 0 } });
    expect(store.coachDialog.reason(store.hinted.value!)).toMatch(/win/i);
  });
});
