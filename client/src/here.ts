/** The house in this browser: a worker that runs it (client/offline/house.js), and what is said to it and heard. */
import { signal } from "@preact/signals";

/** How it is: "coming", "ready", "elsewhere" (another window has it), "unkept" (the browser keeps nothing for us), "broken". */
export type State = "coming" | "ready" | "elsewhere" | "unkept" | "broken";
export const state = signal<State>("coming");
/** How much of it has come, from 0 to 1. */
export const part = signal(0);

type Hear = (what: string, text: string) => void;
interface Answer {
  status: number;
  type: string;
  body: string;
}
type Told =
  | { state: State; part?: number; why?: string }
  | ({ call: number } & Answer)
  | { call: number; failed: string }
  | { line: number; what: string; text: string };

const worker = new Worker(new URL(`${document.documentElement.dataset.here}house.js`, document.baseURI), {
  type: "module",
});
const calls = new Map<number, { resolve(answer: Answer): void; reject(why: Error): void }>();
const lines = new Map<number, Hear>();
let number = 0;

worker.onmessage = ({ data }: MessageEvent<Told>) => {
  if ("state" in data) {
    state.value = data.state;
    part.value = data.part ?? 0;
    if (data.why) console.warn(data.why);
    if (data.state === "broken") fail(data.why);
  } else if ("call" in data) {
    const asked = calls.get(data.call);
    calls.delete(data.call);
    if ("failed" in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data);
  } else {
    const hear = lines.get(data.line);
    if (data.what === "closed") lines.delete(data.line);
    hear?.(data.what, data.text);
  }
};
worker.onerror = (event) => {
  state.value = "broken";
  fail(event.message);
};

/** Nobody will answer. */
function fail(why = ""): void {
  for (const { reject } of calls.values()) reject(new Error(why));
  calls.clear();
}

/** Have the house in this window, whoever has it now. */
export function takeOver(): void {
  worker.postMessage({ take: true });
}

export async function callHere(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
  const answer = await new Promise<Answer>((resolve, reject) => {
    if (state.peek() === "broken") return reject(new Error("broken"));
    const call = ++number;
    calls.set(call, { resolve, reject });
    worker.postMessage({ call, method, path, body: body ?? "" });
  });
  const empty = answer.status === 204 || answer.status === 304;
  return new Response(empty ? null : answer.body, { status: answer.status, headers: { "Content-Type": answer.type } });
}

export function openHere(path: string, hear: Hear): { say(text: string): void; close(): void } {
  const line = ++number;
  lines.set(line, hear);
  worker.postMessage({ line, open: path });
  return {
    say: (text) => worker.postMessage({ line, say: text }),
    close: () => worker.postMessage({ line, close: true }),
  };
}
