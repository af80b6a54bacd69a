import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { cardSentence, paceWords } from "../src/catalogue/cards";
import type { TableInfo } from "../src/games/ui";
import { loadWords, speak } from "../src/i18n";
import { paceOf } from "../src/pages/OwnPace";
import type { Card, Chat, LogLine, Scene } from "../src/server/wire";
import { outcomeOf } from "../src/table/end/endText";
import { chatText } from "../src/table/page/Quick";
import { handovers, logSentences } from "../src/table/store/log";
import { plain } from "../src/table/store/markup";
import { TableStore } from "../src/table/store/TableStore";
import { fakeSockets, latestSocket } from "./fake_socket";
import { SEATS, scene, telling, UI } from "./table";

vi.mock("../src/games", () => ({ loadUi: async () => UI, loadEdition: async () => null }));

let store: TableStore | undefined;

beforeAll(async () => {
  await loadWords("fr");
  await speak("en");
});
beforeEach(fakeSockets);
afterEach(() => {
  store?.close();
  store = undefined;
  vi.useRealTimers();
});

const [ME, BOT] = SEATS as [(typeof SEATS)[0], (typeof SEATS)[0]];
const THEM = { ...ME, name: "Noé", mine: false };

describe("how people ended a game", () => {
  const ended = (why_ended: Scene["why_ended"], places: number[], seats = [ME, THEM]): string =>
    outcomeOf({ why_ended, places, seats }, ["Maëlle", "Noé", "Iris"]);

  test("is told from where one sits", () => {
    expect(ended("resign", [2, 1])).toBe("You resigned");
    expect(ended("resign", [1, 2])).toBe("You win by resignation");
    expect(ended("resign", [1, 2], [{ ...ME, mine: false }, THEM])).toBe("Maëlle wins by resignation");
    // both seats at one screen
    expect(ended("resign", [1, 2], [ME, { ...THEM, mine: true }])).toBe("Maëlle wins by resignation");
    expect(ended("resign", [1, 3, 1], [ME, THEM, THEM])).toMatch(/Maëlle.*Iris.* win by resignation/);
    expect(ended("resign", [1], [ME])).toBe("You resigned"); // a game for one
  });

  test("has no winner where there is none", () => {
    expect(ended("draw", [1, 1])).toBe("Draw by agreement");
    expect(ended("stop", [1, 1])).toBe("Game stopped, without a winner");
    expect(ended("abort", [1, 1])).toBe("Game called off");
    expect(ended("rules", [1, 2])).toBe("");
    expect(ended("", [])).toBe("");
  });

  test("stands on the card of a table", () => {
    const card = { seats: [ME, THEM], ended: "RESIGN", why_ended: "resign", places: [2, 1], waiting: [], left: false };
    expect(cardSentence(card as unknown as Card)).toBe("You resigned");
    const left = { ...card, seats: [THEM, { ...BOT, left: "Maëlle" }], ended: "", why_ended: "", left: true };
    expect(cardSentence(left as unknown as Card)).toBe("A robot plays for you");
  });
});

describe("the log", () => {
  const said = (house: string, chairs = [ME, THEM], seat = 0): string =>
    logSentences(telling(3, { house, seat, events: [] } as object), [], UI as never, {
      game: null,
      edition: null,
      seat: 0,
      names: ["Maëlle", "Noé"],
      you: chairs.filter(({ mine }) => mine).length === 1 ? 0 : -1,
      chairs,
    })[0]!.text;

  test("says what was no move", () => {
    expect(said("resign")).toBe("You have resigned.");
    expect(said("abort")).toBe("You have called the game off.");
    expect(said("draw")).toBe("Draw by agreement.");
    expect(said("resign", [ME, THEM], 1)).toContain("Noé");
    expect(said("resign", [ME, { ...THEM, mine: true }])).toContain("Maëlle");
    expect(said("leave", [ME, { ...BOT, left: "Octave" }], 1)).toContain("Octave");
  });

  test("leaves to who left what was played before", () => {
    const ui = {
      ...UI,
      texts: {
        ...UI.texts,
        sentences: ({ seat }: LogLine, { names }: TableInfo) => [{ text: names[seat]!, rules: [] }],
      },
    };
    const lines = [
      telling(1, { seat: 1 }),
      telling(2, { seat: 1, house: "leave", events: [] }),
      telling(3, { seat: 1 }),
    ];
    const info = { game: null, edition: null, seat: 0, names: ["Maëlle", "Worker"], you: 0 };
    const chairs = [ME, { ...BOT, left: "Octave" }];
    const names = [0, 2].map((at) => logSentences(lines[at]!, lines, ui as never, { ...info, chairs })[0]!.text);
    expect(names).toEqual(["Octave", "Worker"]);
  });

  test("says when a robot took a seat without a line of its own, and leaves to others what was theirs", () => {
    const ui = {
      ...UI,
      texts: {
        ...UI.texts,
        sentences: ({ seat }: LogLine, { names }: TableInfo) => [{ text: names[seat]!, rules: [] }],
      },
    };
    const lines = [telling(1, { seat: 1 }), telling(2, { seat: 0 }), telling(3, { seat: 1 })];
    const info = { game: null, edition: null, seat: 0, names: ["Maëlle", "Egg"], you: 0 };
    for (const [left, name] of [
      ["Octave", "Octave"],
      ["", "Player 2"],
    ]) {
      const chairs = [ME, { ...BOT, left: left!, since: 2 }];
      const names = [0, 2].map((at) => logSentences(lines[at]!, lines, ui as never, { ...info, chairs })[0]!.text);
      expect(names).toEqual([name, "Egg"]);
      const [robot, ...more] = handovers(lines, { ...info, chairs } as never);
      expect([robot?.seat, robot?.since, plain(robot?.text ?? ""), more]).toEqual([
        1,
        2,
        `Egg takes over from ${name}.`,
        [],
      ]);
    }
  });
});

test("who asked is told that somebody did not want it, once", async () => {
  vi.useFakeTimers();
  store = new TableStore("t1", "");
  const declined = { number: 4, by: 0, what: "takeback", seat: 1 };
  for (const more of [{}, { declined }]) {
    latestSocket().tell(scene(3, { ways: [], declined: null, ...more }));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(store.note.value).toContain("will not let you");
  store.note.value = "";
  latestSocket().tell(scene(3, { ways: [], declined }));
  expect(store.note.value).toBe("");
  for (const mine of [
    { ...declined, number: 5, by: 1, seat: 0 },
    { ...declined, number: 6, seat: 0 },
  ])
    latestSocket().tell(scene(3, { ways: [], declined: mine })); // declined by me, or withdrawn by me
  expect(store.note.value).toBe("");
});

test("quick words are read in the reader's language", async () => {
  const chat = { is: "chat", number: 1, by: "p", name: "Noé", seat: 1, text: "", at: 0, word: "nice" } as Chat;
  expect(chatText(chat)).toBe("Well played!");
  await speak("fr");
  expect(chatText(chat)).toBe("Bien joué\u202f!");
  await speak("en");
  expect(chatText({ ...chat, text: "well", word: "" })).toBe("well");
});

test("a clock of one's own is what its fields say", () => {
  expect(paceOf({ game: "10", add: "5", move: "" })).toEqual({ game: 600, add: 5, move: null });
  expect(paceOf({ game: "", add: "5", move: "60" })).toEqual({ game: null, add: 0, move: 60 });
  expect(paceOf({ game: "1,5", add: "", move: "30" })).toEqual({ game: 90, add: 0, move: 30 });
  expect(paceOf({ game: "", add: "", move: " " })).toBe(null);
  expect(paceOf({ game: "x", add: "", move: "" })).toEqual({ game: 0, add: 0, move: null }); // the server refuses it
  expect(paceWords({ game: 600, add: 5, move: null })).toBe("10\u00a0min\u00a0+\u00a05\u00a0s");
  expect(paceWords({ game: null, add: 0, move: 60 })).toBe("1\u00a0min");
  expect(paceWords(null)).toBe("");
});
