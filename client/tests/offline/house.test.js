// The worker of the offline server, with fakes around it: one window at a time, failed writes, calls, sockets.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const rows = { take: vi.fn(), keep: vi.fn() };
const openRows = vi.fn();
const serve = vi.fn();
const stopAll = vi.fn();
vi.mock("../../offline/python.js", () => ({ loadPython: async () => ({ pyimport: () => ({ serve }) }) }));
vi.mock("../../offline/rows.js", () => ({ openRows }));
vi.mock("../../offline/thinkers.js", () => ({ prepare: vi.fn(), stop: vi.fn(), think: vi.fn(), stopAll }));

/** The part of the Web Locks API that the worker uses. */
class Locks {
  holder = null;
  waiting = [];

  request(_, how, then) {
    return new Promise((resolve, reject) => {
      const take = (lock) => {
        if (lock) this.holder = { reject };
        Promise.resolve(then(lock)).then(resolve, reject);
      };
      if (how.steal) {
        this.holder?.reject(new Error("stolen"));
        take({});
      } else if (!this.holder) take({});
      else if (how.ifAvailable) take(null);
      else {
        this.waiting.push(() => take({}));
        how.signal?.addEventListener("abort", () => reject(new Error("aborted")));
      }
    });
  }
}

let locks;
let posted;
let counter;

beforeEach(() => {
  locks = new Locks();
  posted = [];
  counter = {
    call: vi.fn(async (method, path) => `200 application/json\n{"asked":"${method} ${path}"}`),
    open: vi.fn((_line, _path, tell) => tell("opened", "")),
    say: vi.fn(),
    close: vi.fn(),
    leave: vi.fn(async () => {}),
  };
  serve.mockReset().mockImplementation(async () => counter);
  stopAll.mockReset();
  rows.take.mockReset().mockResolvedValue({ rows: [["thing/a/b", "c"]] });
  rows.keep.mockReset().mockResolvedValue(undefined);
  openRows.mockReset().mockImplementation(async () => rows);
  vi.stubGlobal("navigator", { locks });
  vi.stubGlobal("self", { postMessage: (message) => posted.push(message) });
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

const states = () => posted.filter((one) => "state" in one && !("part" in one)).map((one) => one.state);
const begin = () => import("../../offline/house.js");
const say = (data) => self.onmessage({ data });
const hasPosted = (wanted) => vi.waitFor(() => expect(posted).toContainEqual(expect.objectContaining(wanted)));

test("it is ready, with what was kept, and answers calls", async () => {
  await begin();
  await hasPosted({ state: "ready" });
  expect(JSON.parse(serve.mock.calls[0][0])).toEqual([["thing/a/b", "c"]]);
  say({ call: 1, method: "GET", path: "/api/me", body: "" });
  await hasPosted({ call: 1, status: 200, type: "application/json", body: '{"asked":"GET /api/me"}' });
  counter.call.mockRejectedValue(new Error("no"));
  say({ call: 2, method: "GET", path: "/api/me", body: "" });
  await hasPosted({ call: 2, failed: "Error: no" });
});

test("what comes before it is ready waits; a socket that was closed meanwhile is not opened", async () => {
  let ready;
  serve.mockImplementation(() => new Promise((resolve) => (ready = () => resolve(counter))));
  await begin();
  say({ line: 1, open: "/ws/one" });
  say({ call: 2, method: "GET", path: "/api/me", body: "" });
  await vi.waitFor(() => expect(ready).toBeDefined());
  expect(posted.some((one) => "call" in one)).toBe(false);
  ready();
  await hasPosted({ call: 2 });
  await hasPosted({ line: 1, what: "opened" });
  say({ line: 1, say: "hello" });
  await vi.waitFor(() => expect(counter.say).toHaveBeenCalledWith(1, "hello"));
});

test("a second window is told, and can take the house; the first is told in its turn", async () => {
  let lost = false;
  void locks.request("formicarium", {}, () => new Promise(() => {})).catch(() => (lost = true));
  await begin();
  await hasPosted({ state: "elsewhere" });
  say({ call: 1, method: "GET", path: "/api/me", body: "" });
  expect(serve).not.toHaveBeenCalled();
  say({ take: true });
  await hasPosted({ state: "ready" });
  await hasPosted({ call: 1, status: 200 });
  expect(lost).toBe(true);

  say({ line: 3, open: "/ws/one" });
  await hasPosted({ line: 3, what: "opened" });
  posted.length = 0;
  void locks.request("formicarium", { steal: true }, () => new Promise(() => {})).catch(() => {});
  await hasPosted({ state: "elsewhere" });
  expect(posted).toContainEqual({ line: 3, what: "closed", text: "1012 elsewhere" });
  await vi.waitFor(() => expect(counter.leave).toHaveBeenCalled());
  expect(stopAll).toHaveBeenCalled();
  say({ take: true });
  await hasPosted({ state: "ready" });
  expect(serve).toHaveBeenCalledTimes(2);
});

test("it comes by itself when the other window is gone", async () => {
  void locks.request("formicarium", {}, () => new Promise(() => {})).catch(() => {});
  await begin();
  await hasPosted({ state: "elsewhere" });
  locks.waiting[0]();
  await hasPosted({ state: "ready" });
  expect(states()).toEqual(["elsewhere", "coming", "ready"]);
});

test("what cannot be kept is told, and when it can again", async () => {
  await begin();
  await hasPosted({ state: "ready" });
  const keep = serve.mock.calls[0][1];
  rows.keep.mockRejectedValueOnce("QuotaExceededError"); // an error that Python does not know
  await expect(keep('[["a","b"]]')).rejects.toBeInstanceOf(Error);
  expect(states()).toEqual(["ready", "unkept"]);
  await keep('[["a","b"]]');
  expect(rows.keep).toHaveBeenLastCalledWith([["a", "b"]]);
  expect(states()).toEqual(["ready", "unkept", "ready"]);
});

test("on a disk full from the start what was kept can be read; with room the house is ready", async () => {
  rows.take.mockResolvedValue({ rows: [["thing/a/b", "c"]], why: "QuotaExceededError" });
  await begin();
  await vi.waitFor(() => expect(serve).toHaveBeenCalled());
  expect(JSON.parse(serve.mock.calls[0][0])).toEqual([["thing/a/b", "c"]]);
  expect(states()).toEqual(["unkept"]);
  await serve.mock.calls[0][1]('[["a","b"]]');
  expect(states()).toEqual(["unkept", "ready"]);
});

test("a browser that keeps nothing has a house all the same", async () => {
  openRows.mockRejectedValue(new Error("denied"));
  await begin();
  await vi.waitFor(() => expect(serve).toHaveBeenCalled());
  expect(states()).toEqual(["unkept"]);
  await expect(serve.mock.calls[0][1]("[]")).rejects.toThrow("denied");
  say({ call: 1, method: "GET", path: "/api/me", body: "" });
  await hasPosted({ call: 1, status: 200 });
});

test("without locks, over plain http, it comes too", async () => {
  vi.stubGlobal("navigator", {});
  await begin();
  await hasPosted({ state: "ready" });
});

test("a Python that does not start is told", async () => {
  serve.mockRejectedValue(new Error("no memory"));
  await begin();
  await hasPosted({ state: "broken", why: "Error: no memory" });
  say({ call: 1, method: "GET", path: "/api/me", body: "" });
  await hasPosted({ call: 1, failed: "Error: no memory" });
  say({ line: 2, open: "/ws/one" });
  await hasPosted({ line: 2, what: "closed" });
});
