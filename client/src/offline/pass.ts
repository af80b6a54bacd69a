/**
 * A game in a link: its compressed journal behind the "#", which browsers never send. The form is `<id>.<data>`; the id
 * identifies a game that two people pass back and forth, and is empty for a game that is only shown.
 */
import { signal } from "@preact/signals";
import { storedSignal } from "../app/prefs";
import { type Imported, readJournal } from "../pages/journal";
import { api } from "../server/api";
import { address } from "../server/links";
import { connect } from "../server/socket";
import { type AnyAction, JOURNAL_BYTES, type Scene } from "../server/wire";

/** The zlib format, because its checksum detects a damaged link. */
const FORM = "deflate";
const FRAGMENT = /^#?([A-Za-z0-9_-]{0,16})\.([A-Za-z0-9_-]+)$/;

const BREATH = 200; // ms between two moves, below the server's rate limit
/** Refusals that are no fault of the move (docs/reference/protocol.md). */
const NOT_THE_MOVES = ["STORE", "UNSURE", "STALE"];

/** Map the id of a passed game to its table here. */
const tables = storedSignal<Readonly<Record<string, string>>>(
  "passed",
  {},
  (value) => typeof value === "object" && value !== null,
);

export interface Passed extends Imported {
  readonly id: string;
  readonly names: readonly string[];
  readonly lines: readonly string[];
}

async function through(bytes: Uint8Array<ArrayBuffer>, how: GenericTransformStream, most: number): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(how as ReadableWritablePair<Uint8Array, Uint8Array>);
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > most) throw new Error("too long");
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function squeeze(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream(FORM), JOURNAL_BYTES);
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Decompress a journal; throws if it is damaged. */
export async function expand(data: string): Promise<string> {
  const letters = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const whole = await through(bytes, new DecompressionStream(FORM), JOURNAL_BYTES);
  return new TextDecoder("utf-8", { fatal: true }).decode(whole);
}

/** Return the game behind the "#" of a link; null if it is missing or damaged. */
export async function readFragment(hash: string): Promise<Passed | null> {
  const [, id, data] = FRAGMENT.exec(hash) ?? [];
  if (id === undefined || !data) return null;
  try {
    const text = await expand(data);
    const found = readJournal(text);
    const [heading = "", ...lines] = text.trim().split("\n");
    const { seats } = JSON.parse(heading) as { seats?: unknown };
    const names = Array.isArray(seats) ? seats.map(String) : [];
    return found && { ...found, id, names, lines };
  } catch {
    return null;
  }
}

/** Return a link with the journal of a table; `passed` adds the id, so that the game can come back. */
export async function linkOf(table: string, watch = "", passed = false): Promise<string> {
  return `${address("/pass")}#${passed ? idOf(table) : ""}.${await squeeze(await api.journal(table, watch))}`;
}

function idOf(table: string): string {
  const known = Object.entries(tables.peek()).find(([, one]) => one === table)?.[0];
  if (known) return known;
  const id = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(6))))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  noteTable(id, table);
  return id;
}

export const tableOf = (id: string): string | null => tables.peek()[id] ?? null;

export function noteTable(id: string, table: string): void {
  tables.value = { ...tables.peek(), [id]: table };
}

/**
 * Compare two journals of one game: "same", "more" (the link has moves that are missing here), "less" (the link is
 * older), or the number of the first line that differs (0: another game).
 */
export function compare(here: string, there: Passed): "same" | "more" | "less" | number {
  const [own = "", ...lines] = here.trim().split("\n");
  const begun = (heading: string): string => {
    const { version, game, opening } = JSON.parse(heading) as Record<string, unknown>;
    return JSON.stringify([version, game, opening]);
  };
  if (begun(own) !== begun(there.text.split("\n")[0]!)) return 0;
  const plain = (line: string): string => JSON.stringify(JSON.parse(line));
  for (let at = 0; at < Math.min(lines.length, there.lines.length); at++)
    if (plain(lines[at]!) !== plain(there.lines[at]!)) return at + 1;
  if (lines.length === there.lines.length) return "same";
  return lines.length < there.lines.length ? "more" : "less";
}

/**
 * Play the link's further moves at the table that exists here; the server checks each. Return false if one is illegal.
 */
export async function catchUp(table: string, lines: readonly string[]): Promise<boolean> {
  const scene = signal<Scene | null>(null);
  const line = connect(`/ws/${encodeURIComponent(table)}`, (message) => {
    if (message.is === "scene") scene.value = message;
  });
  try {
    await new Promise<void>((resolve, reject) => {
      scene.subscribe((come) => come && resolve());
      line.closed.subscribe((closed) => closed && reject(new Error("closed")));
    });
    let seen = scene.peek()!.number;
    for (const text of lines) {
      const { seat, action } = JSON.parse(text) as { seat: number; action: AnyAction };
      let reply = await line.ask({ do: "play", seat, seen, action });
      while (reply.is === "refused" && reply.rule === "RATE") {
        await new Promise((resolve) => setTimeout(resolve, BREATH));
        reply = await line.ask({ do: "play", seat, seen, action });
      }
      if (reply.is === "refused" && NOT_THE_MOVES.includes(reply.rule)) throw new Error(reply.rule);
      if (reply.is !== "done") return false;
      seen = reply.number;
    }
    return true;
  } finally {
    line.close();
  }
}

/** Whether all lines are moves; other endings, as a resignation, need the whole journal. */
export const areMoves = (lines: readonly string[]): boolean =>
  lines.every((line) => !!(JSON.parse(line) as { action?: unknown }).action);
