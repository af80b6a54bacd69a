/** Where the house is: on a server, or in this browser (a folder made by `formicarium export`). The pages do not know:
 *  they call and open sockets here, and get the same answers. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type * as Parts_ from "./offline/parts";

type Parts = typeof Parts_;

/** Said by the page itself: <html data-here="here/0123…/">, where the worker lies. */
export const isHere = document.documentElement.dataset.here !== undefined;

/** A path of ours as this page's links have it. In a folder of any host there is one page, and the path is what is asked
 *  of it: "?/rules/wyx#WYX-T3". */
export function hrefOf(path: string): string {
  return isHere ? `?${path}` : path;
}

/** The path that is asked for: the address's own, or what a link of a folder has behind its first question mark. */
export function askedPath(): { path: string; search: string } {
  if (!isHere) return { path: location.pathname, search: location.search };
  const [path = "/", search] = location.search.startsWith("?/") ? split(location.search.slice(1)) : [];
  return { path, search: search ?? "" };
}

function split(asked: string): [string, string] {
  const cut = asked.indexOf("?");
  return cut < 0 ? [asked, ""] : [asked.slice(0, cut), asked.slice(cut)];
}

/** A file of ours that is no page: "/icons/icon.svg". */
export function fileOf(path: string): string {
  return isHere ? new URL(`.${path}`, document.baseURI).href : path;
}

/** What pages have only where the house is here (offline/parts.tsx), or could be (offline/fallback.tsx). */
export const parts = signal<{ readonly [Name in keyof Parts]?: ComponentType }>({});

/** The server did not answer the last time that it was asked. */
export const unreachable = signal(false);

/** A request to the house. */
export async function call(path: string, how: RequestInit = {}): Promise<Response> {
  if (!isHere) {
    try {
      const answer = await fetch(path, { credentials: "same-origin", ...how });
      unreachable.value = false;
      return answer;
    } catch (lost) {
      unreachable.value = true;
      throw lost;
    }
  }
  if (path === "/api/shelf") return fetch("shelf.json"); // the folder knows: no need to wait for Python
  const { callHere } = await import("./here");
  return callHere(path, how);
}

/** What we use of a socket. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onmessage" | "onclose">;

export function openSocket(path: string): Socket {
  return isHere ? new Inner(path) : new WebSocket(new URL(path, location.href.replace(/^http/, "ws")));
}

/** A socket to the house that is here. */
class Inner implements Socket {
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  private end: (() => void) | null = null;
  private say: ((text: string) => void) | null = null;

  constructor(path: string) {
    void import("./here").then(({ openHere }) => {
      if (this.readyState === WebSocket.CLOSED) return;
      const { say, close } = openHere(path, (what, text) => this.hear(what, text));
      this.say = say;
      this.end = close;
    });
  }

  private hear(what: string, text: string): void {
    const socket = this as unknown as WebSocket;
    if (what === "opened") this.readyState = WebSocket.OPEN;
    else if (what === "said") this.onmessage?.call(socket, new MessageEvent("message", { data: text }));
    else if (this.readyState !== WebSocket.CLOSED) {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.call(socket, new CloseEvent("close", { code: Number.parseInt(text, 10) || 1006 }));
    }
  }

  send(data: string): void {
    this.say?.(data);
  }

  close(): void {
    if (this.end) this.end();
    else this.hear("closed", "1000");
  }
}

/** A file that the house gives out, where no server sends it. */
export async function save(path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await call(path)).blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
