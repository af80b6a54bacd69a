/** Links of tables opened here. The server returns them once; they are stored so that the table can still show them. */
import { hrefOf, isHere } from "./server";
import type { Opened } from "./wire";

const KEY = "formicarium.links";
const MOST = 40;

type KeptLinks = Record<string, Pick<Opened, "invitations" | "watch">>;

function read(): KeptLinks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as KeptLinks;
  } catch {
    return {};
  }
}

export function keepLinks(opened: Opened): void {
  const { [opened.table]: _, ...others } = read();
  const entries = [
    ...Object.entries(others),
    [opened.table, { invitations: opened.invitations, watch: opened.watch }] as const,
  ];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
  } catch {
    // The browser refuses storage: the table does not show its links later.
  }
}

/** Return the links of a table, by seat a path or null; null if it was opened elsewhere. */
export function linksOf(table: string): Pick<Opened, "invitations" | "watch"> | null {
  return read()[table] ?? null;
}

/** Return the full address of a path of this site. */
export function address(path: string): string {
  return new URL(hrefOf(path), isHere ? document.baseURI : location.origin).href;
}

/** Return a link to the replay of a finished game, at a journal line if `at` is given. */
export function replayLink(table: string, watch: string, at?: number): string {
  const query = new URLSearchParams({ ...(at !== undefined && { at: String(at) }), ...(watch && { watch }) });
  return address(`/replay/${encodeURIComponent(table)}${query.size ? `?${query}` : ""}`);
}

/** Return the path of the coach at a journal line, else at its first turning point. */
export function coachPath(table: string, watch: string, at?: number): string {
  const query = new URLSearchParams({ ...(at && { at: String(at) }), ...(watch && { watch }) });
  return `/replay/${encodeURIComponent(table)}?coach${query.size ? `&${query}` : ""}`;
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Return a link to a finished game. Offline no other person can reach this browser: the link contains the game itself.
 */
export async function gameLink(table: string, watch: string, at?: number): Promise<string> {
  if (!isHere) return replayLink(table, watch, at);
  return (await import("../offline/pass")).linkOf(table, watch);
}

/** Return the path of a pasted link of this site: "/join/…", "/watch/…/…", a table, or a game in the link itself. */
export function pathOfLink(text: string): string | null {
  const game = /\/pass(#[\w.-]+)\s*$/.exec(text.trim());
  if (game) return `/pass${game[1]}`;
  const found = /\/(join\/[\w-]+|watch\/[\w-]+\/[\w-]+|table\/[\w-]+|replay\/[\w-]+(\?[\w=&-]+)?)\/?\s*$/.exec(
    text.trim(),
  );
  return found ? `/${found[1]}` : null;
}
