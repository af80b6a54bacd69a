import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { gamesOnShelf } from "../src/catalogue/shelf";
import type { GameUi } from "../src/games/ui";
import { loadWords } from "../src/i18n";
import type { Scene } from "../src/server/wire";
import { TableStore } from "../src/table/store/TableStore";
import { plansAhead } from "../src/table/store/tastes";
import { fakeSockets, latestSocket } from "./fake_socket";
import { type Numbers, press, put, SEATS, scene, UI } from "./table";

// A premove of a number is kept while the sum is below ten.
const PLANS: GameUi<Numbers> = {
  ...UI,
  input: {
    ...UI.input,
    premoves: {
      conditions: ([first], { view }) => (first!.number < 9 ? { low: view.sum < 10 } : null),
      actionsNow: (actions, hangs, { view }) => ((hangs as { low: boolean }).low === view.sum < 10 ? actions : null),
      words: (actions) => `${actions.map(({ number }) => number).join(", ")} later`,
    },
  },
};
vi.mock("../src/games", () => ({ loadUi: async () => PLANS, loadEdition: async () => null }));

const shelf = (secrets: boolean): void => {
  gamesOnShelf.value = [{ id: "wyx", secrets }] as never;
};
const theirs = (number: number, more: object = {}): Scene => scene(number, { waiting: [1], offers: [], ...more });
const sent = (): Record<string, unknown>[] => latestSocket().sent;
const lay = (number: number): Promise<void> => {
  press(store, number);
  return vi.advanceTimersByTimeAsync(0).then(() => undefined);
};
const tell = async (scene: Scene): Promise<void> => {
  latestSocket().tell(scene);
  await vi.advanceTimersByTimeAsync(0);
};

let store: TableStore;

async function sit(first: Scene): Promise<void> {
  store = new TableStore("t1", "");
  await tell(first);
}

beforeAll(() => loadWords("en"));
beforeEach(() => {
  fakeSockets();
  shelf(false);
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  plansAhead.value = true;
});

describe("a move that is laid down while others think", () => {
  test("stays on the page: the server hears nothing of it", async () => {
    await sit(theirs(1));
    await lay(2);
    expect([store.premoves.plan.value?.actions, store.premoves.words.value]).toEqual([[put(2)], "2 later"]);
    expect(store.boardContext().premoves).toEqual([put(2)]);
    await tell(theirs(2));
    expect(store.premoves.plan.value).not.toBeNull(); // other seats still think
    expect(sent()).toEqual([]);
  });

  test("is played when its turn comes, once", async () => {
    await sit(theirs(1));
    await lay(2);
    await tell(scene(2));
    expect(sent()).toMatchObject([{ do: "play", seat: 0, seen: 2, action: put(2) }]);
    expect(store.premoves.plan.value).toBeNull();
    await tell(scene(4));
    expect(sent()).toHaveLength(1);
  });

  test("is not played where it is not offered then, and that is said", async () => {
    await sit(theirs(1));
    await lay(7);
    await tell(scene(2));
    expect(sent()).toEqual([]);
    expect([store.premoves.plan.value, store.note.value]).toEqual([null, expect.stringContaining("no longer")]);
  });

  test("is not played where what it hangs on is no more", async () => {
    await sit(theirs(1));
    await lay(2);
    await tell(scene(12)); // 2 is offered, but is another move now
    expect(sent()).toEqual([]);
    expect(store.note.value).not.toBe("");
  });

  test("is taken away by a second press, by another one, by Escape", async () => {
    await sit(theirs(1));
    await lay(2);
    await lay(2);
    expect(store.premoves.plan.value).toBeNull();
    await lay(2);
    await lay(1);
    expect(store.premoves.plan.value?.actions).toEqual([put(1)]);
    expect([store.cancelStep(), store.premoves.plan.value, store.cancelStep()]).toEqual([true, null, false]);
    await tell(scene(2));
    expect(sent()).toEqual([]);
  });

  test("is over with the game", async () => {
    await sit(theirs(1));
    await lay(2);
    await tell(theirs(2, { ended: "WYX-E1", waiting: [] }));
    expect([store.premoves.plan.value, sent().length]).toEqual([null, 0]);
  });

  test("does not begin with what was in hand in one's own turn", async () => {
    await sit(scene(1));
    store.setPartial({ presses: 2 });
    await tell(theirs(2));
    expect(store.partial.value).toBeNull();
    store.setPartial({ presses: 2 });
    await tell(theirs(3));
    expect(store.partial.value).toEqual({ presses: 2 }); // the other seat still thinks
  });

  test("needs something to hang on; else the server is asked, as ever", async () => {
    await sit(theirs(1));
    await lay(9);
    expect(store.premoves.plan.value).toBeNull();
    expect(sent()).toMatchObject([{ do: "why" }]);
  });
});

describe("a move of several steps", () => {
  const steps = (...numbers: number[]): void => store.premoves.press(numbers.map(put) as never);
  const played = (): unknown[] => sent().flatMap((saying) => (saying.do === "play" ? [saying.action] : []));
  const answer = async (): Promise<void> => {
    latestSocket().tell({ is: "done", id: sent().at(-1)!.id as number, number: 0 });
    await vi.advanceTimersByTimeAsync(0);
  };

  test.each([
    ["the scene", () => tell(scene(3)).then(answer)],
    ["the answer", () => answer().then(() => tell(scene(3)))],
  ])("is played step by step, whichever comes first: %s", async (_, both) => {
    await sit(theirs(1));
    steps(2, 1);
    expect(store.premoves.words.value).toBe("2, 1 later");
    await tell(scene(2));
    // the second step waits for the result of the first
    expect([played(), store.boardContext().premoves]).toEqual([[put(2)], [put(1)]]);
    await both();
    expect([played(), store.premoves.plan.value]).toEqual([[put(2), put(1)], null]);
  });

  test("ends where its next step is not offered, and that is said", async () => {
    await sit(theirs(1));
    steps(2, 7);
    await tell(scene(2));
    await answer();
    await tell(scene(3));
    expect([played(), store.premoves.plan.value]).toEqual([[put(2)], null]);
    expect(store.note.value).toContain("no longer");
  });

  test("ends with the turn, and with a refusal", async () => {
    await sit(theirs(1));
    steps(2, 1);
    await tell(scene(2));
    await answer();
    await tell(theirs(3));
    expect([store.premoves.plan.value, store.note.value]).toEqual([null, ""]);
    steps(2, 1);
    await tell(scene(4));
    latestSocket().tell({ is: "refused", id: sent().at(-1)!.id as number, rule: "STALE", facts: {} });
    await tell(scene(5));
    expect([played().length, store.premoves.plan.value]).toEqual([2, null]);
  });

  test("is taken away by laying it down again, or nothing", async () => {
    await sit(theirs(1));
    steps(2, 1);
    steps(2, 1);
    expect(store.premoves.plan.value).toBeNull();
    steps(2, 1);
    steps();
    expect([store.premoves.plan.value, sent()]).toEqual([null, []]);
  });
});

describe("nothing is laid down", () => {
  test.each<[string, () => Scene]>([
    ["in one's own turn", () => scene(1)],
    ["by who only watches", () => theirs(1, { seat: -1, seats: SEATS.map((seat) => ({ ...seat, mine: false })) })],
    ["around one screen", () => theirs(1, { seats: SEATS.map((seat) => ({ ...seat, mine: true })) })],
    ["after the end", () => theirs(1, { ended: "WYX-E1" })],
  ])("%s", async (_, first) => {
    await sit(first());
    await lay(7);
    expect([store.premoves.open.value, store.premoves.plan.value]).toEqual([false, null]);
  });

  test("by who does not like it", async () => {
    plansAhead.value = false;
    await sit(theirs(1));
    await lay(2);
    expect(store.premoves.plan.value).toBeNull();
  });

  // An immediate answer would reveal that the news did not matter, and so something about the hand.
  test.each([
    ["has secrets", true],
    ["is not known to have none", null],
  ])("where the game %s", async (_, secrets) => {
    if (secrets === null) gamesOnShelf.value = null;
    else shelf(secrets);
    await sit(theirs(1));
    await lay(2);
    expect([store.premoves.open.value, store.boardContext().canPremove, store.premoves.plan.value]).toEqual([
      false,
      false,
      null,
    ]);
    await tell(scene(2));
    expect(sent().filter((saying) => saying.do === "play")).toEqual([]);
  });

  test("and what was, is not played where it turns out that there are secrets", async () => {
    await sit(theirs(1));
    await lay(2);
    shelf(true);
    await tell(scene(2));
    expect(sent().filter((saying) => saying.do === "play")).toEqual([]);
  });
});
