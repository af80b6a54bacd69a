import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { LessonDesk } from "../src/school/desk";
import type { LessonPage, TableServerMessage } from "../src/wire";
import { loadWords } from "../src/words";
import { fakeSockets, latestSocket } from "./fake_socket";
import { FACE, put, scene, telling } from "./table";

vi.mock("../src/games", () => ({ loadFace: async () => FACE, loadEdition: async () => null }));
vi.mock("../src/learned", () => ({ noteProgress: vi.fn(), progressOf: () => undefined }));

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

let desk: LessonDesk;

const tell = (told: object): void => latestSocket().tell(told as TableServerMessage);
const asked = (): Record<string, unknown> => latestSocket().sent.at(-1)!;
const pass = (time = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

/** At the first step; somebody asks to be shown what is meant. */
async function show(): Promise<void> {
  void desk.showMe();
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
  desk = new LessonDesk(PAGE as unknown as LessonPage, 0);
  tell({ is: "step", step: 0, anew: true });
  tell(scene(1));
  await pass();
});
afterEach(() => {
  desk.close();
  vi.useRealTimers();
});

describe("show me", () => {
  test("first it is pointed at, then it happens; nothing is played", async () => {
    await show();
    expect(desk.demo.value?.step).toBe("pointed");
    expect(desk.hinted.value?.action).toEqual(put(1));
    expect(desk.demoWords(desk.demo.value!)).toBe("1 makes 2");
    expect(desk.shown.value?.number).toBe(1);
    await pass(5000);
    expect(desk.demo.value?.step).toBe("played");
    expect(desk.shown.value?.number).toBe(2);
    expect(desk.demoWords(desk.demo.value!)).toBe("Put 1.");
    expect(desk.latest.value?.number).toBe(1);
    expect(desk.at.value).toBe(0);
    expect(desk.offers.value).toEqual([]);
    expect(latestSocket().sent.filter((one) => one.do === "play")).toEqual([]);
  });

  test("any key or touch brings it on", async () => {
    await show();
    dispatchEvent(new Event("pointerdown"));
    expect(desk.shown.value?.number).toBe(2);
  });

  test("a press gives the table back as it was, with the answer still drawn", async () => {
    await show();
    await pass(5000);
    desk.press(put(2) as never);
    expect(desk.demo.value).toBeNull();
    expect(desk.shown.value?.number).toBe(1);
    expect(desk.chosen.value).toBeNull();
    expect(desk.hinted.value?.action).toEqual(put(1));
    expect(desk.told.value).toEqual([]);
    expect(desk.offers.value).toHaveLength(2);
    desk.press(put(1) as never);
    expect(desk.chosen.value?.action).toEqual(put(1));
  });

  test("whoever goes on has it played, and no tick", async () => {
    await show();
    await pass(5000);
    void desk.accept();
    await pass();
    expect(asked()).toMatchObject({ do: "play", seen: 1, action: put(1) });
    tell(scene(2, { offers: [], news: [telling(2, { events: [put(1)] as never })] }));
    tell({ is: "step", step: 1, anew: false });
    tell(scene(2));
    tell({ is: "done", id: asked().id, number: 2 });
    await pass(1000);
    expect(desk.at.value).toBe(1);
    expect(desk.told.value).toHaveLength(1);
    expect([...desk.ticked]).toEqual([]);
    desk.press(put(1) as never);
    desk.confirm();
    tell({ is: "step", step: 2, anew: false });
    expect([...desk.ticked]).toEqual([1]); // this one they did
  });

  test("of a step about a refusal there is nothing to play: it is tried", async () => {
    void desk.showMe();
    await pass();
    tell({ is: "demonstrated", action: put(3), outlook: null, scene: null });
    await pass();
    expect(asked()).toMatchObject({ do: "why", action: put(3) });
    expect(desk.demo.value).toBeNull();
  });

  test("who has gone on meanwhile is shown nothing", async () => {
    void desk.showMe();
    await pass();
    tell({ is: "step", step: 1, anew: true });
    tell(scene(2));
    tell({ is: "demonstrated", action: put(1), outlook: { type: "Puts", sum: 2 }, scene: scene(2) });
    await pass(5000);
    expect(desk.demo.value).toBeNull();
  });
});
