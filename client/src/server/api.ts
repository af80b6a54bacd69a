/** HTTP calls of docs/reference/protocol.md. Every failure is a `Trouble` with a code that has a text. */
import { signal } from "@preact/signals";
import { knows, type Language, say, sayAny } from "../i18n";
import { call as callHouse } from "./server";
import type {
  AnyEdition,
  Card,
  Daily,
  DeviceLink,
  Invited,
  Join,
  Joined,
  Lessons,
  LogLine,
  Me,
  Moment,
  NewTable,
  Note,
  NoteLessons,
  Opened,
  Reviewing,
  Rulebook,
  ShelfGame,
  SoloResult,
  Waiting,
  Trouble as Wire,
} from "./wire";

export class Trouble extends Error {
  readonly code: string;
  readonly facts: Wire["facts"];
  readonly status: number;

  constructor(code: string, facts: Wire["facts"] = {}, status = 0) {
    super(code);
    this.code = code;
    this.facts = facts;
    this.status = status;
  }

  /** The sentence to show, in the chosen language. */
  get words(): string {
    return knows(`trouble-${this.code}`) ? sayAny(`trouble-${this.code}`, this.facts) : say("trouble-unknown");
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await callHouse(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Trouble("offline");
  }
  if (response.ok) return response;
  let trouble: Partial<Wire> = {};
  try {
    trouble = (await response.json()) as Partial<Wire>;
  } catch {
    // not from the server: a proxy, or a server that is down
  }
  throw new Trouble(
    trouble.code ?? (response.status === 404 ? "not-found" : "unknown"),
    trouble.facts ?? {},
    response.status,
  );
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

const at = encodeURIComponent;

export const api = {
  me: () => json<Me>("GET", "/api/me"),
  rename: (name: string) => json<Me>("PUT", "/api/me", { name }),
  tables: () => json<Card[]>("GET", "/api/me/tables"),
  lessons: () => json<Lessons>("GET", "/api/me/lessons"),
  noteLessons: (notes: NoteLessons) => json<Lessons>("PUT", "/api/me/lessons", notes),
  device: () => json<DeviceLink>("POST", "/api/me/devices"),
  waiting: () => json<Waiting[]>("GET", "/api/waiting"),
  daily: (game: string) => json<Daily>("GET", `/api/daily/${at(game)}`),
  openDaily: (game: string) => json<Opened>("POST", `/api/daily/${at(game)}`),
  alone: (game: string) => json<SoloResult[]>("GET", `/api/me/alone/${at(game)}`),
  shelf: () => json<ShelfGame[]>("GET", "/api/shelf"),
  rules: (game: string, lang: Language) => json<Rulebook>("GET", `/api/rules/${at(game)}?lang=${lang}`),
  edition: (game: string, edition: string) => json<AnyEdition>("GET", `/api/editions/${at(game)}/${at(edition)}`),
  open: (table: NewTable) => json<Opened>("POST", "/api/tables", table),
  table: (id: string, watch = "") => json<Card>("GET", `/api/tables/${at(id)}${watch && `?watch=${at(watch)}`}`),
  invited: (invitation: string) => json<Invited>("GET", `/api/join/${at(invitation)}`),
  join: (invitation: string, join: Join) => json<Joined>("POST", `/api/join/${at(invitation)}`, join),
  rematch: (id: string) => json<Opened>("POST", `/api/tables/${at(id)}/rematch`),
  journal: async (id: string, watch = "") =>
    (await call("GET", `/api/tables/${at(id)}/journal${watch && `?watch=${at(watch)}`}`)).text(),
  tellings: (id: string, seat: number, watch = "") =>
    json<LogLine[]>("GET", `/api/tables/${at(id)}/tellings?seat=${seat}${watch && `&watch=${at(watch)}`}`),
  review: (id: string, watch = "") =>
    json<Reviewing>("GET", `/api/tables/${at(id)}/review${watch && `?watch=${at(watch)}`}`),
  askReview: (id: string, watch = "") =>
    json<Reviewing>("POST", `/api/tables/${at(id)}/review${watch && `?watch=${at(watch)}`}`),
  note: (id: string, seat: number) => json<Note>("GET", `/api/tables/${at(id)}/notes/${seat}`),
  keepNote: (id: string, seat: number, text: string) =>
    json<Note>("PUT", `/api/tables/${at(id)}/notes/${seat}`, { text }),
  moment: (id: string, number: number, seat: number, watch = "") =>
    json<Moment>("GET", `/api/tables/${at(id)}/moments/${number}?seat=${seat}${watch && `&watch=${at(watch)}`}`),
};

/** The guest of this browser; null before the server has answered. */
export const me = signal<Me | null>(null);

export async function loadMe(): Promise<Me> {
  me.value = await api.me();
  return me.value;
}

export async function rename(name: string): Promise<Me> {
  me.value = await api.rename(name);
  return me.value;
}
