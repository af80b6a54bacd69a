/** The server in this browser: starts the worker (client/offline/house.js) and exchanges messages with it. */
import { signal } from "@preact/signals";

/**
 * State of the server in this browser: starting, ready, running in another window, ready without storage, or failed.
 */
export type State = "coming" | "ready" | "elsewhere" | "unkept" | "broken";
export const state = signal<State>("coming");
/** Progress of the start, from 0 to 1. */
export const part = signal(0);

type Receive = (what: string, text: string) => void;
interface CallAnswer {
  status: number;
  type: string;
  body: string;
}
type TableServerMessage =
  | { state: State; why?: string; part?: number }
  | ({ call: number } & CallAnswer)
  | { call: number; failed: string }
  | { line: number; what: string; text: string };

// The page names the folder of the worker's files.
const folder = new URL(document.documentElement.dataset.here || "./", document.baseURI);
const worker = new Worker(new URL("house.js", folder), { type: "module" });
const calls = new Map<number, { resolve(answer: CallAnswer): void; reject(why: Error): void }>();
const lines = new Map<number, Receive>();
let number = 0;

worker.onmessage = ({ data }: MessageEvent<TableServerMessage>) => {
  if ("state" in data) {
    state.value = data.state;
    part.value = data.state === "ready" ? 1 : (data.part ?? part.peek());
    if (data.why) console.warn(data.why);
    if (data.state === "broken") fail(data.why);
  } else if ("call" in data) {
    const asked = calls.get(data.call);
    calls.delete(data.call);
    if ("failed" in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data);
  } else {
    const receive = lines.get(data.line);
    if (data.what === "closed") lines.delete(data.line);
    receive?.(data.what, data.text);
  }
};
worker.onerror = (event) => {
  state.value = "broken";
  fail(event.message);
};

/** Reject all pending calls. */
function fail(why = ""): void {
  for (const { reject } of calls.values()) reject(new Error(why));
  calls.clear();
}

/** Run the server in this window; the window that has it now releases it. */
export function takeOver(): void {
  worker.postMessage({ take: true });
}

export async function callHere(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
  const answer = await new Promise<CallAnswer>((resolve, reject) => {
    if (state.peek() === "broken") return reject(new Error("broken"));
    const call = ++number;
    calls.set(call, { resolve, reject });
    worker.postMessage({ call, method, path, body: body ?? "" });
  });
  const empty = answer.status === 204 || answer.status === 304;
  return new Response(empty ? null : answer.body, { status: answer.status, headers: { "Content-Type": answer.type } });
}

export function openHere(path: string, receive: Receive): { say(text: string): void; close(): void } {
  const line = ++number;
  lines.set(line, receive);
  worker.postMessage({ line, open: path });
  return {
    say: (text) => worker.postMessage({ line, say: text }),
    close: () => worker.postMessage({ line, close: true }),
  };
}
