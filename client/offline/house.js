// The server of an offline folder, in a worker: Python, its stored rows, and workers for bots. Pages use it like a
// server (src/server/worker.ts).
import { loadPython } from "./python.js";
import { openRows } from "./rows.js";
import { prepare, stop, stopAll, think } from "./thinkers.js";

const LOCK = "formicarium";
const COME_BACK = "1012 elsewhere";

let state = "coming";
let far = 0;
function tell(now, why = "") {
  state = now;
  self.postMessage({ state, why });
}

/** Report the progress of the start, from 0 to 1; it never decreases. */
function tellFar(part) {
  if (part <= far || state !== "coming") return;
  far = part;
  self.postMessage({ state, part });
}

// One window at a time runs the server: two would write the same journals without knowing of each other. Without locks
// (a page over plain http) the latest window runs it, which rows.js ensures.
let waiting = null;
let turn = 0; // number of takeovers here; an outdated one is ignored

function hold(steal) {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve();
    const had = () => {
      resolve();
      return new Promise(() => {});
    };
    const ask = (how, then = had) => navigator.locks.request(LOCK, how, then);
    if (steal) {
      waiting?.abort();
      ask({ steal: true }).catch(lose);
      return;
    }
    const wait = new AbortController();
    ask({ ifAvailable: true }, (lock) => {
      if (lock) return had();
      tell("elsewhere");
      waiting = wait;
      ask({ signal: wait.signal }, () => {
        tell("coming");
        return had();
      }).catch(() => wait.signal.aborted || lose());
      return undefined;
    }).catch(lose);
  });
}

/** Return a promise that is resolved from outside. */
function awaited() {
  const one = {};
  one.come = new Promise((resolve, reject) => Object.assign(one, { resolve, reject }));
  one.come.catch(() => {});
  return one;
}

let server = awaited();
const lines = new Set();
const calls = new Set();

/** Stop all work: another window has taken the server. */
function lose() {
  turn++;
  server.come.then((counter) => counter.leave()).catch(() => {});
  server = awaited();
  stopAll();
  for (const line of lines) self.postMessage({ line, what: "closed", text: COME_BACK });
  for (const call of calls) self.postMessage({ call, failed: "elsewhere" });
  lines.clear();
  calls.clear();
  tell("elsewhere");
}

async function open() {
  try {
    const place = await openRows();
    const { rows, why } = await place.take();
    if (why) tell("unkept", String(why)); // the rows can be read, but not written
    return { kept: rows, keep: place.keep };
  } catch (fault) {
    tell("unkept", String(fault));
    return { kept: [], keep: () => Promise.reject(new Error(String(fault))) };
  }
}

async function keep(rows, changes) {
  try {
    await rows.keep(JSON.parse(changes));
  } catch (fault) {
    if (state === "ready") tell("unkept", String(fault));
    throw new Error(String(fault)); // Python accepts no DOMException: it would wait forever
  }
  if (state === "unkept") tell("ready");
}

const loading = loadPython(tellFar);

async function begin(steal) {
  try {
    await hold(steal);
    const mine = ++turn;
    const python = await loading;
    const rows = mine === turn && (await open());
    if (mine !== turn) return;
    const { serve } = python.pyimport("formicarium.offline.worker");
    tellFar(0.95);
    const counter = await serve(JSON.stringify(rows.kept), (changes) => keep(rows, changes), think, stop);
    if (mine !== turn) return void counter.leave();
    server.resolve(counter);
    if (state !== "unkept") tell("ready");
    prepare(0);
  } catch (fault) {
    tell("broken", String(fault));
    server.reject(fault);
  }
}

async function answer({ call, method, path, body }) {
  calls.add(call);
  try {
    const said = await (await server.come).call(method, path, body);
    const cut = said.indexOf("\n");
    const [, status, type] = /^(\d+) (.*)$/.exec(said.slice(0, cut));
    if (calls.has(call)) self.postMessage({ call, status: Number(status), type, body: said.slice(cut + 1) });
  } catch (fault) {
    if (calls.has(call)) self.postMessage({ call, failed: String(fault) });
  }
  calls.delete(call);
}

async function pass({ line, open, close, say }) {
  if (open) lines.add(line);
  try {
    const counter = await server.come;
    if (!lines.has(line)) return; // closed meanwhile
    if (open)
      counter.open(line, open, (what, text) => {
        if (!lines.has(line)) return;
        if (what === "closed") lines.delete(line);
        self.postMessage({ line, what, text });
      });
    else if (close) counter.close(line);
    else counter.say(line, say);
  } catch {
    if (lines.delete(line)) self.postMessage({ line, what: "closed", text: "1006" });
  }
}

self.onmessage = ({ data }) => {
  if (data.take) {
    if (state !== "elsewhere") return;
    tell("coming");
    void begin(true);
  } else if (data.call) void answer(data);
  else void pass(data);
};
void begin(false);
