/** The links of tables opened here. The server tells them once; they are kept so that the table can still offer
 *  them. */
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
    // a browser that keeps nothing
  }
}

/** By seat, a path or null; null when the table was opened elsewhere. */
export function linksOf(table: string): Pick<Opened, "invitations" | "watch"> | null {
  return read()[table] ?? null;
}

/** A path of ours as an address to send. */
export function address(path: string): string {
  return new URL(hrefOf(path), isHere ? document.baseURI : location.origin).href;
}

/** A game that is over, or a moment of it, for whoever has the link. */
export function replayLink(table: string, watch: string, at?: number): string {
  const query = new URLSearchParams({ ...(at !== undefined && { at: String(at) }), ...(watch && { watch }) });
  return address(`/replay/${encodeURIComponent(table)}${query.size ? `?${query}` : ""}`);
}

/** The same with the coach; from where it is looked at, else from its first turning point. */
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

/** A game that is over, to send to somebody. Where the house is here nobody else can come and look: the link holds the
 *  game itself. */
export async function gameLink(table: string, watch: string, at?: number): Promise<string> {
  if (!isHere) return replayLink(table, watch, at);
  return (await import("../offline/pass")).linkOf(table, watch);
}

/** The target of a pasted link of this site: "/join/…", "/watch/…/…", a table, or a game in the link itself. */
export function pathOfLink(text: string): string | null {
  const game = /\/pass(#[\w.-]+)\s*$/.exec(text.trim());
  if (game) return `/pass${game[1]}`;
  const found = /\/(join\/[\w-]+|watch\/[\w-]+\/[\w-]+|table\/[\w-]+|replay\/[\w-]+(\?[\w=&-]+)?)\/?\s*$/.exec(
    text.trim(),
  );
  return found ? `/${found[1]}` : null;
}
