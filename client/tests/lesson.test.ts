import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords } from "../src/i18n";
import { LessonStore } from "../src/lessons/store";
import type { LessonPage, TableServerMessage } from "../src/server/wire";
import { fakeSockets, latestSocket } from "./fake_socket";
import { press, put, scene, telling, UI } from "./table";

vi.mock("../src/games", () => ({ loadUi: async () => UI, loadEdition: async () => null }));
vi.mock("../src/lessons/progress", () => ({ noteProgress: vi.fn(), progressOf: () => undefined }));

const BOTH = { fr: "Posez un.", en: "Put one." },
  STEP = {
    title: BOTH,
    text: BOTH,
    ask: null,
    point: [],
    do: "move",
    unlit: false,
    rules: [],
    almost: null,
    wrong: [],
  },
  PAGE = { game: "wyx", id: "first", mode: "base", title: BOTH, minutes: 1, steps: [STEP, STEP], next: "" };

let store: LessonStore;

const tell = (message: object): void => latestSocket().tell(message as TableServerMessage);
const asked = (): Record<string, unknown> => latestSocket().sent.at(-1)!;
const pass = (time = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

/** Request "show me" at the first step, and answer it. */
async function show(): Promise<void> {
  void store.showMe();
  await pass();
  expect(asked()).toMatchObject({ do: "show" });
  tell({
    is: "demonstrated",
    action: put(1),
    outlook: { type: "Puts", sum: 2 },
    scene: scene(2, { offers: [], news: [telling(2, { events: [put(1)] as never })] }),
  });
  tell({ is: "done", id: asked().id, number: 1 });
  await pass();
}

beforeAll(() => loadWords("en"));
beforeEach(async () => {
  fakeSockets();
  store = new LessonStore(PAGE as unknown as LessonPage, 0);
  tell({ is: "step", step: 0, anew: true });
  tell(scene(1));
  await pass();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

describe("show me", () => {
  test("first it is pointed at, then it happens; nothing is played", async () => {
    await show();
    expect(store.demo.value?.step).toBe("pointed");
    expect(store.hinted.value?.action).toEqual(put(1));
    expect(store.demoWords(store.demo.value!)).toBe("1 makes 2");
    expect(store.drawnScene.value?.number).toBe(1);
    await pass(5000);
    expect(store.demo.value?.step).toBe("played");
    expect(store.drawnScene.value?.number).toBe(2);
    expect(store.demoWords(store.demo.value!)).toBe("Put 1.");
    expect(store.latestScene.value?.number).toBe(1);
    expect(store.at.value).toBe(0);
    expect(store.offers.value).toEqual([]);
    expect(latestSocket().sent.filter((one) => one.do === "play")).toEqual([]);
  });

  test("any key or touch brings it on", async () => {
    await show();
    dispatchEvent(new Event("pointerdown"));
    expect(store.drawnScene.value?.number).toBe(2);
  });

  test("a press gives the table back as it was, with the answer still drawn", async () => {
    await show();
    await pass(5000);
    press(store, 2);
    expect(store.demo.value).toBeNull();
    expect(store.drawnScene.value?.number).toBe(1);
    expect(store.selected.value).toBeNull();
    expect(store.hinted.value?.action).toEqual(put(1));
    expect(store.logLines.value).toEqual([]);
    expect(store.offers.value).toHaveLength(2);
    press(store, 1);
    expect(store.selected.value?.action).toEqual(put(1));
  });

  test("whoever goes on has it played, and no tick", async () => {
    await show();
    await pass(5000);
    void store.accept();
    await pass();
    expect(asked()).toMatchObject({ do: "play", seen: 1, action: put(1) });
    tell(scene(2, { offers: [], news: [telling(2, { events: [put(1)] as never })] }));
    tell({ is: "step", step: 1, anew: false });
    tell(scene(2));
    tell({ is: "done", id: asked().id, number: 2 });
    await pass(1000);
    expect(store.at.value).toBe(1);
    expect(store.logLines.value).toHaveLength(1);
    expect([...store.ticked]).toEqual([]);
    press(store, 1);
    store.confirm();
    tell({ is: "step", step: 2, anew: false });
    expect([...store.ticked]).toEqual([1]); // the learner did this step
  });

  test("of a step about a refusal there is nothing to play: it is tried", async () => {
    void store.showMe();
    await pass();
    tell({ is: "demonstrated", action: put(3), outlook: null, scene: null });
    await pass();
    expect(asked()).toMatchObject({ do: "why", action: put(3) });
    expect(store.demo.value).toBeNull();
  });

  test("who has gone on meanwhile is shown nothing", async () => {
    void store.showMe();
    await pass();
    tell({ is: "step", step: 1, anew: true });
    tell(scene(2));
    tell({ is: "demonstrated", action: put(1), outlook: { type: "Puts", sum: 2 }, scene: scene(2) });
    await pass(5000);
    expect(store.demo.value).toBeNull();
  });
});
