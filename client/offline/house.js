// The house in a worker: Python, what is kept, and workers that think. Pages talk to it as to a server (client/src/here.ts).
import { loadPython } from "./python.js";
import { openRows } from "./rows.js";

let known = "coming";
function tell(state, why = "") {
  known = state;
  self.postMessage({ state, why });
}

// one window at a time has the house: two that write the same journals would not know of each other
function alone() {
  return new Promise((resolve) => {
    const held = () => new Promise(() => resolve());
    navigator.locks.request("formicarium", { ifAvailable: true }, (lock) => {
      if (lock) return held();
      tell("elsewhere");
      navigator.locks.request("formicarium", held);
      return undefined;
    });
  });
}

async function open() {
  try {
    return await openRows();
  } catch (fault) {
    tell("unkept", String(fault));
    return { all: async () => [], keep: () => Promise.reject(fault) };
  }
}

// those who think, by number; each is begun when it is first asked
const thinkers = new Map();
let asked = 0;

function think(number, question) {
  if (!thinkers.has(number)) {
    const worker = new Worker(new URL("thinker.js", import.meta.url), { type: "module" });
    const waiting = new Map();
    const end = (why) => {
      for (const { reject } of waiting.values()) reject(new Error(why));
      waiting.clear();
    };
    worker.onmessage = ({ data }) => {
      const { resolve, reject } = waiting.get(data.number) ?? {};
      waiting.delete(data.number);
      if ("failed" in data) reject?.(new Error(data.failed));
      else resolve?.(data.answer);
    };
    worker.onerror = (event) => {
      stop(number);
      end(event.message);
    };
    thinkers.set(number, { worker, waiting });
  }
  const { worker, waiting } = thinkers.get(number);
  return new Promise((resolve, reject) => {
    waiting.set(++asked, { resolve, reject });
    worker.postMessage({ number: asked, question });
  });
}

function stop(number) {
  thinkers.get(number)?.worker.terminate();
  thinkers.delete(number);
}

async function begin() {
  const loading = loadPython();
  await alone();
  const [rows, python] = await Promise.all([open(), loading]);
  const { serve } = python.pyimport("formicarium.offline.worker");
  const kept = JSON.stringify(await rows.all());
  return serve(kept, (changes) => rows.keep(JSON.parse(changes)), think, stop);
}

const house = begin();
house.then(
  () => known === "unkept" || tell("here"),
  (fault) => tell("broken", String(fault)),
);

self.onmessage = async ({ data }) => {
  const { call, line } = data;
  let counter;
  try {
    counter = await house;
    if (call) {
      const answer = await counter.call(data.method, data.path, data.body);
      const cut = answer.indexOf("\n");
      const [, status, type] = /^(\d+) (.*)$/.exec(answer.slice(0, cut));
      self.postMessage({ call, status: Number(status), type, body: answer.slice(cut + 1) });
    } else if (data.open) {
      counter.open(line, data.open, (what, text) => self.postMessage({ line, what, text }));
    } else if (data.close) counter.close(line);
    else counter.say(line, data.say);
  } catch (fault) {
    if (call) self.postMessage({ call, failed: String(fault) });
    else self.postMessage({ line, what: "closed", text: "1006" });
  }
};
