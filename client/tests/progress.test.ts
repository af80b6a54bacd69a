import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Lessons, NoteLessons } from "../src/server/wire";

const NOTHING: Lessons = { marks: [], offered: [] };
const HALF = { at: 3, line: 2, of: 8, ticks: [0, 1], done: false };

let server: { lessons: ReturnType<typeof vi.fn>; noteLessons: ReturnType<typeof vi.fn> };
let box: Map<string, string>;

/** Load the module as a newly opened page does, with the same localStorage. */
async function open(id = "iris"): Promise<typeof import("../src/lessons/progress")> {
  vi.resetModules();
  const { api, me } = await import("../src/server/api");
  Object.assign(api, server);
  me.value = { id, name: "" };
  return import("../src/lessons/progress");
}

const noted = (): NoteLessons => server.noteLessons.mock.lastCall![0] as NoteLessons;

beforeEach(() => {
  box = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => box.get(name) ?? null,
    setItem: (name: string, text: string) => void box.set(name, text),
  });
  server = { lessons: vi.fn(async () => NOTHING), noteLessons: vi.fn(async () => NOTHING) };
});

describe("what was done in lessons", () => {
  test("of somebody new nothing is sent", async () => {
    const learned = await open();
    await learned.loadLearned();
    expect(server.lessons).toHaveBeenCalledOnce();
    expect(server.noteLessons).not.toHaveBeenCalled();
    expect(learned.learnedAsked.value).toBe(true);
  });

  test("what is noted goes to the server, and what it answers is shown", async () => {
    const learned = await open();
    await learned.loadLearned();
    server.noteLessons.mockResolvedValueOnce({
      marks: [{ game: "wyx", lesson: "first", ...HALF, ticks: [0, 1, 5] }],
      offered: ["wyx"],
    });
    learned.noteProgress("wyx", "first", HALF);
    await learned.loadLearned();
    expect(noted()).toEqual({
      lessons: [{ game: "wyx", lesson: "first", at: 3, ticks: [0, 1], done: false }],
      offered: [],
      merge: false,
    });
    expect(learned.progressOf("wyx", "first")?.ticks).toEqual([0, 1, 5]);
    expect(learned.wasOffered("wyx")).toBe(true);
    expect(learned.lastUnfinished()?.lesson).toBe("first");
    await learned.loadLearned();
    expect(server.noteLessons).toHaveBeenCalledOnce();
  });

  test("what is noted while an answer is on its way is not lost", async () => {
    const learned = await open();
    await learned.loadLearned();
    learned.noteProgress("wyx", "first", HALF);
    learned.noteProgress("wyx", "first", { ...HALF, at: 4 });
    learned.noteOffered("cigale");
    server.noteLessons.mockImplementation(async (notes: NoteLessons) => ({
      marks: notes.lessons!.map((one) => ({ line: 0, of: 8, ...one })),
      offered: notes.offered!,
    }));
    await learned.loadLearned();
    expect(noted().lessons?.[0]?.at).toBe(4);
    expect(noted().offered).toEqual(["cigale"]);
    expect(learned.progressOf("wyx", "first")?.at).toBe(4);
  });

  test("what could not be sent is sent by the next page", async () => {
    const learned = await open();
    await learned.loadLearned();
    server.noteLessons.mockRejectedValue(new Error("offline"));
    learned.noteProgress("wyx", "first", HALF);
    await learned.loadLearned();
    expect(learned.progressOf("wyx", "first")).toEqual(HALF);
    const again = await open();
    server.noteLessons.mockResolvedValue(NOTHING);
    await again.loadLearned();
    expect(noted()).toMatchObject({ merge: false, lessons: [{ at: 3 }] });
  });

  test("a browser that becomes another person's brings what it has", async () => {
    const learned = await open();
    await learned.loadLearned();
    server.noteLessons.mockResolvedValue({ marks: [{ game: "wyx", lesson: "first", ...HALF }], offered: ["wyx"] });
    learned.noteProgress("wyx", "first", HALF);
    await learned.loadLearned();
    const other = await open("maëlle");
    await other.loadLearned();
    expect(noted()).toMatchObject({ merge: true, lessons: [{ at: 3 }], offered: ["wyx"] });
  });

  test("what the server can never read is not sent for ever", async () => {
    box.set("formicarium.lessons", JSON.stringify({ "wyx/first": { at: "three" } }));
    const learned = await open(),
      { Trouble } = await import("../src/server/api");
    server.noteLessons.mockRejectedValue(new Trouble("bad-request", {}, 400));
    await learned.loadLearned();
    await learned.loadLearned();
    expect(server.noteLessons).toHaveBeenCalledOnce();
    expect(server.lessons).toHaveBeenCalled();
  });
});
