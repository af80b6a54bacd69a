/**
 * Names and places that stand out in sentences: marked with private characters in the text, so that catalogues need no
 * markup.
 */
import type { ComponentChild } from "preact";
import { join, you } from "../../i18n";

const OPEN = "\uE000",
  MIDDLE = "\uE001",
  CLOSE = "\uE002"; // OPEN kind MIDDLE text CLOSE
const MARKED = new RegExp(`${OPEN}(.)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "gu");
const MARKS = new RegExp(`[${OPEN}-${CLOSE}]`, "gu");

const clean = (text: string): string => text.replace(MARKS, "");

/** Mark a player's name with the colour of its seat. */
export function inColour(seat: number, name: string): string {
  return `${OPEN}${(seat % 6) + 1}${MIDDLE}${clean(name)}${CLOSE}`;
}

/** Join names in the colours of their seats: "Maëlle and Noé". */
export function colours(seats: readonly number[], names: readonly string[]): string {
  return join(seats.map((seat) => inColour(seat, names[seat] ?? "")));
}

export function strong(text: string): string {
  return `${OPEN}!${MIDDLE}${clean(text)}${CLOSE}`;
}

export function plain(text: string): string {
  return begun(text).replace(MARKED, "$2");
}

/** Capitalize "you" at the beginning of a sentence. */
function begun(text: string): string {
  const name = you(),
    first = new RegExp(`(^|[.!?]\\s+)((?:${OPEN}.${MIDDLE})?)${name}(?=${CLOSE}|\\s)`, "gu");
  return text.replace(first, (_, before: string, mark: string) => before + mark + capital(name));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function Said({ text: written }: { text: string }) {
  const text = begun(written),
    parts: ComponentChild[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARKED)) {
    const [all, kind, inner] = mark as unknown as [string, string, string];
    parts.push(text.slice(end, mark.index));
    parts.push(kind === "!" ? <em>{inner}</em> : <b class={`s${kind} seat-name`}>{inner}</b>);
    end = mark.index + all.length;
  }
  parts.push(text.slice(end));
  return <>{parts}</>;
}
