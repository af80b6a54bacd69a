import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { confirming } from "../src/app/prefs";
import { loadWords } from "../src/i18n";
import type { Chat, Scene } from "../src/server/wire";
import { namesOf } from "../src/table/store/names";
import { TableStore } from "../src/table/store/TableStore";
import { fakeSockets, latestSocket } from "./fake_socket";
import { asScene, CLIMAX, LIFTED, press, put, SEATS, scene, telling, UI } from "./table";

vi.mock("../src/games", () => ({ loadUi: async () => UI, loadEdition: async () => null }));

beforeAll(() => loadWords("en"));
beforeEach(fakeSockets);
afterEach(() => {
  store.close();
  vi.useRealTimers();
  confirming.value = true;
});

let store: TableStore;

/** Open a store with the game's GameUi and the given scenes. */
async function sit(...scenes: Scene[]): Promise<void> {
  store = new TableStore("t1", "");
  for (const one of scenes) latestSocket().tell(one);
  await vi.advanceTimersByTimeAsync(0);
}

const asked = (): Record<string, unknown> | undefined => latestSocket().sent.at(-1);
const act = (number: number): Promise<void> => {
  press(store, number);
  return vi.advanceTimersByTimeAsync(0).then(() => undefined);
};
const answer = async (reply: object): Promise<void> => {
  latestSocket().tell({ id: asked()?.id, ...reply } as never);
  await vi.advanceTimersByTimeAsync(0);
};

describe("names of the seats", () => {
  test("two robots of a kind are told apart", async () => {
    await sit();
    const robot = SEATS[1]!;
    expect(namesOf([...SEATS, robot, { ...robot, name: "unheard" }])).toEqual([
      "Maëlle",
      namesOf([robot])[0],
      `${namesOf([robot])[0]} 2`,
      "unheard",
    ]);
  });

  test("a chair that is free and a person without a name have words", async () => {
    await sit();
    const [free, guest] = namesOf([
      { ...SEATS[0]!, kind: "open" },
      { ...SEATS[0]!, name: "" },
    ]);
    expect(free).not.toBe("");
    expect(guest).not.toBe("");
    expect(free).not.toBe(guest);
  });
});

describe("scenes", () => {
  test("the first is shown at once, and the face is fetched", async () => {
    await sit(scene(3));
    expect(store.drawnScene.value?.number).toBe(3);
    expect(store.ui.value).toBe(UI);
    expect(store.myTurn.value).toBe(true);
    expect(store.offers.value).toHaveLength(2);
  });

  test("later ones follow one at a time, each as long as it takes to be seen", async () => {
    await sit(scene(1));
    latestSocket().tell(scene(2));
    latestSocket().tell(scene(3));
    expect(store.latestScene.value?.number).toBe(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.drawnScene.value?.number).toBe(2);
    expect(store.offers.value).toEqual([]); // the offers belong to the latest scene, which is not drawn yet
    await vi.advanceTimersByTimeAsync(99);
    expect(store.drawnScene.value?.number).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.drawnScene.value?.number).toBe(3);
    expect(store.offers.value).toHaveLength(2);
  });

  test("a key or a touch shows the latest now", async () => {
    await sit(scene(1));
    for (const number of [2, 3, 4]) latestSocket().tell(scene(number));
    dispatchEvent(new Event("keydown"));
    expect(store.drawnScene.value?.number).toBe(4);
  });

  test("too many at once are not shown one by one", async () => {
    await sit(scene(1));
    for (const number of [2, 3, 4, 5, 6, 7]) latestSocket().tell(scene(number));
    expect(store.drawnScene.value?.number).toBe(6); // from 2 in one step
    await vi.advanceTimersByTimeAsync(400);
    expect(store.drawnScene.value?.number).toBe(7);
  });

  test("what is chosen is let go when there is something else to choose", async () => {
    await sit(scene(1));
    await act(1);
    expect(store.selected.value?.action).toEqual(put(1));
    latestSocket().tell(scene(2));
    expect(store.selected.value).toBeNull();
  });

  test("what is chosen stays while the same can be done: others choose at the same time", async () => {
    await sit(scene(1));
    await act(1);
    latestSocket().tell(scene(2, { offers: scene(1).offers }));
    expect(store.selected.value?.action).toEqual(put(1));
    await vi.runAllTimersAsync();
    await act(1);
    expect(asked()).toMatchObject({ do: "play", seen: 2, action: put(1) });
  });

  test("what is chosen is one of the offers of a scene that comes again", async () => {
    await sit(scene(1));
    await act(1);
    latestSocket().tell(scene(1));
    await vi.runAllTimersAsync();
    expect(store.offers.value).toContain(store.selected.value);
  });

  test("what is held stays if the game says so", async () => {
    await sit(scene(1));
    store.setPartial({ presses: 2 });
    latestSocket().tell(scene(2));
    expect(store.partial.value).toEqual({ presses: 2 });
    store.setPartial({ presses: 1 });
    latestSocket().tell(scene(3));
    expect(store.partial.value).toBeNull();
  });

  test("an end leaves nothing to do", async () => {
    await sit(scene(1, { ended: "WYX-E1" }));
    expect([store.myTurn.value, store.isViewedSeatsTurn.value, store.offers.value]).toEqual([false, false, []]);
  });

  test("news are kept by their number, and said once", async () => {
    const said = document.getElementById("live")!;
    await sit(scene(1, { news: [telling(1)] }));
    latestSocket().tell(scene(2, { news: [telling(1), telling(2)] }));
    expect(said.textContent?.trim()).toBe("Put 2.");
    expect(store.logLines.value.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("nothing is said behind the curtain", async () => {
    await sit(scene(1));
    const said = document.getElementById("live")!;
    said.textContent = "";
    store.muted = true;
    latestSocket().tell(scene(2, { news: [telling(2)] }));
    expect(said.textContent).toBe("");
  });
});

describe("a climax", () => {
  const climax = (number: number): Scene =>
    scene(number, { news: [telling(number, { events: [put(CLIMAX)] as never })] });
  const said = document.getElementById("live")!;
  const where = () => [store.drawnScene.value?.number, store.climax.value?.step, store.until.value];

  beforeEach(() => {
    said.textContent = "";
  });

  test("is turned, told, stays and leaves; until then the table is as it was, and nothing can be done", async () => {
    await sit(scene(1));
    latestSocket().tell(climax(2));
    expect(where()).toEqual([1, "turning", 1]); // the log does not reveal it either
    expect([store.now.value?.number, store.myTurn.value, store.offers.value, said.textContent]).toEqual([
      1,
      false,
      [],
      "",
    ]);
    await vi.advanceTimersByTimeAsync(500);
    expect(where()).toEqual([1, "told", 2]);
    expect(said.textContent?.trim()).toBe(`Put ${CLIMAX}.`);
    await act(1);
    expect(latestSocket().sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(5999);
    expect(where()).toEqual([1, "told", 2]);
    await vi.advanceTimersByTimeAsync(1);
    expect(where()).toEqual([1, "leaving", 2]);
    await vi.advanceTimersByTimeAsync(200);
    expect(where()).toEqual([2, undefined, 2]);
    expect([store.myTurn.value, store.offers.value.length]).toEqual([true, 2]);
  });

  test("goes a step on with each key or whole press", async () => {
    await sit(scene(1));
    latestSocket().tell(climax(2));
    dispatchEvent(new Event("pointerdown")); // pointerdown alone may become a scroll
    expect(where()).toEqual([1, "turning", 1]);
    dispatchEvent(new Event("click"));
    expect(where()).toEqual([1, "told", 2]);
    dispatchEvent(new Event("keydown"));
    expect(where()).toEqual([1, "leaving", 2]);
    dispatchEvent(new Event("keydown"));
    expect(where()).toEqual([2, undefined, 2]);
  });

  test("is not cut short by what comes after it, and the last of several is seen", async () => {
    await sit(scene(1));
    latestSocket().tell(climax(2));
    for (const number of [3, 4, 5]) latestSocket().tell(scene(number));
    latestSocket().tell(climax(6));
    latestSocket().tell(scene(7));
    expect(where()).toEqual([1, "turning", 1]);
    await vi.advanceTimersByTimeAsync(500 + 6000 + 200 + 100); // with the change to 2
    expect(where()).toEqual([5, "turning", 5]);
    await vi.advanceTimersByTimeAsync(500 + 6000 + 200 + 100);
    expect(where()).toEqual([7, undefined, 7]);
  });

  test("is not played to nobody", async () => {
    await sit(scene(1));
    latestSocket().tell(climax(2));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(where()).toEqual([2, undefined, 2]);
    expect(said.textContent?.trim()).toBe(`Put ${CLIMAX}.`);
  });
});

describe("moves that stand", () => {
  const numbers = (): number[] => store.currentLog.value.map(({ number }) => number);

  test("one that was taken back leaves no trail", async () => {
    await sit(scene(3, { news: [telling(1), telling(2), telling(3, { undo: true })] }));
    expect(numbers()).toEqual([1]);
  });

  test("several that were taken back by agreement neither", async () => {
    const news = [telling(1), telling(2), telling(3), telling(4, { undo: true, kept: 1 }), telling(5)];
    await sit(scene(5, { news }));
    expect(numbers()).toEqual([1, 5]);
  });

  test("what nobody did, or nothing came of, is none", async () => {
    await sit(scene(3, { news: [telling(1, { seat: -1 }), telling(2, { events: [] }), telling(3)] }));
    expect(numbers()).toEqual([3]);
  });
});

describe("a press", () => {
  test("chooses, and the second does it", async () => {
    await sit(scene(4));
    await act(1);
    expect(latestSocket().sent).toEqual([]);
    expect(store.offerText.value?.long).toBe("1 makes 5");
    await act(1);
    expect(asked()).toEqual({ do: "play", seat: 0, seen: 4, action: put(1), id: 1 });
    expect(store.offers.value).toEqual([]); // empty until the reply
    await answer({ is: "done", number: 5 });
    expect(store.selected.value).toBeNull();
    expect(store.pending.value).toBe("");
  });

  test("on an offer of the scene before means the same offer now, or asks why there is none", async () => {
    await sit(scene(4));
    const [one, two] = store.offers.peek();
    latestSocket().tell(scene(5, { offers: scene(5).offers.slice(0, 1) }));
    await vi.runAllTimersAsync();
    store.select(one!);
    expect(store.offers.value).toContain(store.selected.value);
    store.select(two!);
    expect(asked()).toMatchObject({ do: "why", action: put(2) });
  });

  test("does it at once where a person wants no second one", async () => {
    confirming.value = false;
    await sit(scene(4));
    await act(1);
    expect(asked()).toMatchObject({ do: "play", action: put(1) });
  });

  test("does a light move at once", async () => {
    await sit(scene(4));
    await act(2);
    expect(asked()).toMatchObject({ do: "play", action: put(2) });
  });

  test("on what is not offered asks why, and the reason is said in words", async () => {
    await sit(scene(4));
    await act(9);
    expect(asked()).toEqual({ do: "why", seat: 0, action: put(9), id: 1 });
    await answer({ is: "refused", rule: "SEAT", facts: { seat: 0 } });
    expect(store.refusal.value).toMatchObject({ action: put(9), rule: "", stale: false });
    expect(store.refusal.value?.text).not.toBe("");
  });

  test("does nothing while an answer is awaited", async () => {
    await sit(scene(4));
    await act(2);
    await act(1);
    expect(latestSocket().sent).toHaveLength(1);
    store.setPartial({ presses: 1 });
    expect(store.partial.value).toBeNull();
  });
});

describe("letting go", () => {
  test("what is chosen first, then what is held, a press at a time", async () => {
    await sit(scene(4));
    store.setPartial({ presses: 2 });
    await act(1);
    expect(store.cancelStep()).toBe(true);
    expect([store.selected.value, store.partial.value]).toEqual([null, { presses: 2 }]);
    expect(store.cancelStep()).toBe(true);
    expect(store.partial.value).toEqual({ presses: 1 });
    expect(store.cancelStep()).toBe(true);
    expect(store.partial.value).toBeNull();
    expect(store.cancelStep()).toBe(false);
  });

  test("what was taken up is put down; what was done in this turn is not undone", async () => {
    await sit(scene(4, { free_undo: true }));
    store.undoPickUp();
    expect(latestSocket().sent).toEqual([]);
    latestSocket().tell(scene(LIFTED, { free_undo: false })); // a card was played for it
    store.undoPickUp();
    latestSocket().tell(scene(LIFTED, { free_undo: true, waiting: [1] })); // another seat's turn
    store.undoPickUp();
    expect(latestSocket().sent).toEqual([]);
    latestSocket().tell(scene(LIFTED, { free_undo: true }));
    store.undoPickUp();
    expect(asked()).toMatchObject({ do: "undo", seat: 0, seen: LIFTED });
  });
});

describe("answers of the server", () => {
  test("a stale move is said beside the new position, once", async () => {
    await sit(scene(4));
    await act(2);
    await answer({ is: "refused", rule: "STALE", facts: {} });
    expect(store.refusal.value?.stale).toBe(true);
    latestSocket().tell(scene(5));
    expect(store.refusal.value).toMatchObject({ stale: false });
    latestSocket().tell(scene(6));
    expect(store.refusal.value).toBeNull();
  });

  test("a hint is shown while it fits", async () => {
    await sit(scene(4));
    void store.hint();
    await answer({ is: "hinted", action: put(1), outlook: { type: "Puts", sum: 5 } });
    expect(store.hinted.value).toBe(store.offers.value[0]);
  });

  test("a hint that comes too late is not", async () => {
    await sit(scene(4));
    void store.hint();
    const id = asked()?.id;
    latestSocket().tell(scene(5));
    latestSocket().tell({ is: "hinted", id, action: put(1), outlook: {} } as never);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.hinted.value).toBeNull();
  });

  test("a move in doubt is cleared up by the scene that has it", async () => {
    await sit(scene(4));
    await act(2);
    await answer({ is: "refused", rule: "UNSURE", facts: {} });
    expect(store.refusal.value).toMatchObject({ title: "We do not know yet", rule: "" });
    latestSocket().tell(scene(4)); // sent for another reason: the fate is still unknown
    expect([store.refusal.value?.title, store.note.value]).toEqual(["We do not know yet", ""]);
    latestSocket().tell(scene(5, { news: [telling(5)] }));
    expect([store.refusal.value, store.note.value]).toEqual([null, "Your move was saved."]);
  });

  test.each([
    ["kept", [telling(5)], "Your move was saved.", undefined],
    ["not kept", [], "", "No answer to your move"],
  ])("a move that was never answered is told, once the table is there again: %s", async (_, news, note, title) => {
    await sit(scene(4));
    await act(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([store.connection.lost.value, store.doubt.value?.lost, store.refusal.value]).toEqual([true, true, null]);
    await vi.advanceTimersByTimeAsync(1000);
    latestSocket().tell(scene(4 + news.length, { news }));
    expect([store.note.value, store.refusal.value?.title, store.doubt.value]).toEqual([note, title, null]);
    expect(store.offers.value).toHaveLength(2);
  });

  test("a lost connection is no refusal: it has its own bar", async () => {
    await sit(scene(4));
    await act(2);
    latestSocket().drop(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect([store.refusal.value, store.pending.value, store.connection.lost.value]).toEqual([null, "", true]);
    expect(store.offers.value).toEqual([]);
  });
});

test("what is asked of me is asked of the latest, though the move before it is still under way", async () => {
  vi.spyOn(UI.texts, "prompt").mockImplementation(({ view, offers }) => ({
    long: `${offers.length} for ${view.sum}`,
    short: "",
  }));
  await sit(scene(1, { waiting: [1], offers: [] }));
  latestSocket().tell(scene(2, { waiting: [1], offers: [] }));
  latestSocket().tell(scene(3));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.drawnScene.value?.number).toBe(2);
  expect(store.offers.value).toEqual([]);
  expect(store.prompt().long).toBe("2 for 3");
  vi.restoreAllMocks();
});

describe("taking back", () => {
  test("is done where it is free", async () => {
    await sit(scene(4, { free_undo: true }));
    void store.undo();
    expect(asked()).toEqual({ do: "undo", seat: 0, seen: 4, id: 1 });
  });

  test("is asked of the others where it is not", async () => {
    await sit(scene(4));
    void store.undo();
    expect(asked()).toEqual({ do: "propose", seat: 0, what: "takeback", id: 1 });
  });

  test("a second press before the answer asks for nothing more, and hears no refusal", async () => {
    await sit(scene(4, { free_undo: true }));
    void store.undo();
    void store.undo();
    expect(latestSocket().sent).toHaveLength(1);
    await answer({ is: "done", number: 5 });
    void store.undo();
    expect(latestSocket().sent).toHaveLength(2);
  });

  test("is nothing for somebody who watches", async () => {
    await sit(asScene({ ...scene(4), seat: -1 }));
    void store.undo();
    expect(latestSocket().sent).toEqual([]);
  });
});

test("chats stand in their order, each once", async () => {
  await sit(scene(1));
  const chat = (number: number): Chat => ({
    is: "chat",
    number,
    by: "p",
    name: "Noé",
    seat: 1,
    text: "!",
    at: 0,
    word: "",
  });
  for (const number of [2, 1, 2]) latestSocket().tell(chat(number));
  expect(store.chats.value.map(({ number }) => number)).toEqual([1, 2]);
});

test("who is here is told between scenes", async () => {
  await sit(scene(1));
  latestSocket().tell({ is: "presence", seats: SEATS.slice(0, 1), watchers: 3 });
  expect([store.seats.value.length, store.spectatorCount.value]).toEqual([1, 3]);
});
