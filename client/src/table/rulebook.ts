/** The words of a rule, for a refusal. */
import { signal } from "@preact/signals";
import { api } from "../api";
import type { Rulebook } from "../wire";
import { language } from "../words";

const books = signal<Readonly<Record<string, Rulebook | null>>>({});

/** The first sentence of a rule; empty until the book has come. */
export function quote(game: string, rule: string): string {
  const lang = language.value,
    key = `${game} ${lang}`,
    book = books.value[key];
  if (book === undefined) {
    queueMicrotask(() => {
      if (books.peek()[key] !== undefined) return;
      books.value = { ...books.peek(), [key]: null };
      api.rules(game, lang).then(
        (found) => (books.value = { ...books.peek(), [key]: found }),
        () => undefined,
      );
    });
    return "";
  }
  const text = book?.sections.flatMap(({ rules }) => rules).find(({ id }) => id === rule)?.text ?? "";
  const bare = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .replace(/\s*\([^)]*\)/g, "");
  return firstSentence(bare);
}

/** Of a list no more than what it lists. */
export function firstSentence(text: string): string {
  const list = /^([^.!?]*?)\s*:\s+1\.\s/.exec(text);
  return list ? `${list[1]}…` : (/^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text);
}
