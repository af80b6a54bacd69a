/**
 * Where the server is: on the network, or in this browser (a folder made by `formicarium export`). Pages make calls and
 * open sockets through this module, and get the same answers.
 */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type * as Parts_ from "../offline/parts";

type Parts = typeof Parts_;

/** Marked in the page: `<html data-here="here/0123…/">` names the worker's folder. */
export const isHere = document.documentElement.dataset.here !== undefined;

/**
 * Return the href of a path of this site. A folder on any host has one page, and carries the path in the query:
 * "?/rules/wyx#WYX-T3".
 */
export function hrefOf(path: string): string {
  return isHere ? `?${path}` : path;
}

/** Return the requested path: of the address, or, in a folder, behind the first question mark. */
export function askedPath(): { path: string; search: string } {
  if (!isHere) return { path: location.pathname, search: location.search };
  const [path = "/", search] = location.search.startsWith("?/") ? split(location.search.slice(1)) : [];
  return { path, search: search ?? "" };
}

function split(asked: string): [string, string] {
  const cut = asked.indexOf("?");
  return cut < 0 ? [asked, ""] : [asked.slice(0, cut), asked.slice(cut)];
}

/** Return the address of a file of this site: "/icons/icon.svg". */
export function fileOf(path: string): string {
  return isHere ? new URL(`.${path}`, document.baseURI).href : path;
}

/**
 * Components that pages have only offline (offline/parts.tsx), or if an offline folder is shipped
 * (offline/fallback.tsx).
 */
export const parts = signal<{ readonly [Name in keyof Parts]?: ComponentType }>({});

/** Whether the last request got no answer. */
export const unreachable = signal(false);

/** Send an HTTP request to the server, wherever it runs. */
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
  if (path === "/api/shelf") return fetch("shelf.json"); // the folder has it as a file: no need to wait for Python
  const { callHere } = await import("./worker");
  return callHere(path, how);
}
