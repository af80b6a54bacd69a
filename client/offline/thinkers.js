// Workers for bots and the coach, by number; each starts at its first question, and can be stopped at any time.
const thinkers = new Map();
let asked = 0;

function begin(number) {
  const worker = new Worker(new URL("thinker.js", import.meta.url), { type: "module" });
  const waiting = new Map();
  worker.onmessage = ({ data }) => {
    const { resolve, reject } = waiting.get(data.number) ?? {};
    waiting.delete(data.number);
    if ("failed" in data) reject?.(new Error(data.failed));
    else resolve?.(data.answer);
  };
  worker.onerror = (event) => stop(number, event.message);
  const thinker = { worker, waiting };
  thinkers.set(number, thinker);
  return thinker;
}

/** Start a worker before its first question: the start takes as long as the server's. */
export function prepare(number) {
  if (!thinkers.has(number)) begin(number);
}

export function think(number, question) {
  const { worker, waiting } = thinkers.get(number) ?? begin(number);
  return new Promise((resolve, reject) => {
    waiting.set(++asked, { resolve, reject });
    worker.postMessage({ number: asked, question });
  });
}

export function stop(number, why = "stopped") {
  const { worker, waiting } = thinkers.get(number) ?? {};
  thinkers.delete(number);
  worker?.terminate();
  for (const { reject } of waiting?.values() ?? []) reject(new Error(why));
}

export function stopAll() {
  for (const number of [...thinkers.keys()]) stop(number);
}
