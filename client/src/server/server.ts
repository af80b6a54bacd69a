/** Where the house is: on a server, or in this browser (a folder made by `formicarium export`). The pages do not know:
 *  they call and open sockets here, and get the same answers. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type * as Parts_ from "../offline/parts";

type Parts = typeof Parts_;

/** TableClientMessage by the page itself: <html data-here="here/0123…/">, where the worker lies. */
export const isHere = document.documentElement.dataset.here !== undefined;

/** A path of ours as this page's links have it. In a folder of any host there is one page, and the path is what is
 *  asked of it: "?/rules/wyx#WYX-T3". */
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
  const { callHere } = await import("./worker");
  return callHere(path, how);
}
