/** Pages by path (docs/reference/protocol.md). A page is loaded when visited; the shelf is in the first script. */
import { signal } from "@preact/signals";
import type { ComponentChildren, TargetedMouseEvent } from "preact";
import { askedPath, hrefOf } from "../server/server";

export const place = signal({ ...askedPath(), hash: location.hash });

function look(): void {
  place.value = { ...askedPath(), hash: location.hash };
}
addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Go to a page of this site. `instead` replaces the history entry, so that Back skips it. */
export function go(to: string, instead = false): void {
  const before = place.peek().path;
  if (instead) history.replaceState(null, "", hrefOf(to));
  else history.pushState(null, "", hrefOf(to));
  look();
  if (place.peek().path !== before) {
    scrollTo(0, 0);
    arrived = true;
  }
}

let arrived = false;
/** Whether a link led to this page, once: its title then takes the focus, so that readers announce the page. */
export function justArrived(): boolean {
  const was = arrived;
  arrived = false;
  return was;
}

interface LinkProps {
  to: string;
  class?: string;
  id?: string;
  title?: string;
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
  /** For pointers only: the same link follows as text. */
  aside?: boolean;
  onClick?(event: TargetedMouseEvent<HTMLAnchorElement>): void;
  children?: ComponentChildren;
}

export function Link({ to, aside, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      {...(aside && { tabIndex: -1, "aria-hidden": true as const })}
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}

export type Route =
  | { page: "shelf" }
  | { page: "games" }
  | { page: "lobby" }
  | { page: "learn"; game: string }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "watching" }
  | { page: "puzzles"; puzzle: string }
  | { page: "table"; table: string }
  | { page: "watch"; table: string; token: string }
  | { page: "replay"; table: string; at: number | null }
  | { page: "join"; invitation: string }
  | { page: "rules"; game: string }
  | { page: "solo"; game: string }
  | { page: "pass" }
  | { page: "nowhere" };

export function route(path: string, search = ""): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "nowhere" };
  }
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { page: "shelf" };
  if (first === "games" && second === undefined) return { page: "games" };
  if (first === "play" && second === undefined) return { page: "lobby" };
  if (first === "pass" && second === undefined) return { page: "pass" };
  if (first === "watch" && second === undefined) return { page: "watching" };
  if (first === "rules" && second === undefined) return { page: "rules", game: "" };
  if (first === "puzzles" && third === undefined) return { page: "puzzles", puzzle: second ?? "" };
  if (first === "learn" && third === undefined) return { page: "learn", game: second ?? "" };
  if (second === undefined || fourth !== undefined) return { page: "nowhere" };
  if (first === "watch" && third !== undefined) return { page: "watch", table: second, token: third };
  if (first === "learn" && third !== undefined) return { page: "lesson", game: second, lesson: third };
  if (third !== undefined) return { page: "nowhere" };
  if (first === "table") return { page: "table", table: second };
  if (first === "join") return { page: "join", invitation: second };
  if (first === "solo") return { page: "solo", game: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "replay") {
    const at = new URLSearchParams(search).get("at");
    return { page: "replay", table: second, at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null };
  }
  return { page: "nowhere" };
}
