/** Rulebooks for refusals, links and the drawer. */
import { signal } from "@preact/signals";
import { language } from "../../i18n";
import { api } from "../../server/api";
import type { Rule, Rulebook } from "../../server/wire";

const OTHER = /\b[A-Z]{3}-[A-Z]\d/; // a rule id

const books = signal<Readonly<Record<string, Rulebook | null>>>({});

/** Return the rulebook of a game; null until it is loaded. */
export function bookOf(game: string): Rulebook | null {
  const lang = language.value,
    key = `${game} ${lang}`,
    book = books.value[key];
  if (book === undefined)
    queueMicrotask(() => {
      if (books.peek()[key] !== undefined) return;
      books.value = { ...books.peek(), [key]: null };
      api.rules(game, lang).then(
        (found) => (books.value = { ...books.peek(), [key]: found }),
        () => {
          const { [key]: _, ...others } = books.peek(); // dropped, so that the next use requests it again
          setTimeout(() => (books.value = others), 3000);
        },
      );
    });
  return book ?? null;
}

export function ruleOf(book: Rulebook | null, id: string): Rule | undefined {
  return book?.sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
}

/**
 * Return the anchors that a refusal may lead to, the most exact first: "board-worm", "board", "any-solo", "any"
 * (i18n/rulebook.py).
 */
export function waysOf(facts: object, mode: string): string[] {
  const { why, ...others } = facts as Record<string, unknown>,
    any = [`any-${mode}`, "any"];
  if (typeof why !== "string") return any;
  const exact = Object.values(others).flatMap((fact) => (typeof fact === "string" ? [`${why}-${fact}`] : []));
  return [...exact, why, ...any];
}

/** Return the first of the anchors that the rule has; "" if it has none of them. */
export function wayOf(rule: Rule | undefined, ways: readonly string[]): string {
  return ways.find((way) => rule?.forbids[way] !== undefined) ?? "";
}

/**
 * Return the sentence that forbids something, as plain text; a list is cut short. "" until the book is loaded, or if
 * the sentence refers to another rule: the link leads to both.
 */
export function quote(game: string, id: string, ways: readonly string[]): string {
  const rule = ruleOf(bookOf(game), id);
  if (!rule) return "";
  const bare = (rule.forbids[wayOf(rule, ways)] ?? rule.text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .replace(/\s*\([^)]*\)/g, "");
  const said = firstSentence(bare);
  // a line of a list begins with a small letter
  return OTHER.test(said) ? "" : said.charAt(0).toUpperCase() + said.slice(1);
}

export function firstSentence(text: string): string {
  const list = /^([^.!?]*?)\s*:\s+1\.\s/.exec(text);
  return list ? `${list[1]}…` : (/^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text);
}

export interface Reached {
  readonly rule: string;
  readonly why: string; // anchor of the sentence; "": the whole rule
}

/** Parse an address like "#MIC-T2-soldiers": a rule, and a sentence of it. */
export function reachedBy(hash: string): Reached | null {
  const found = /^#([a-z]{3}-[a-z]\d{1,2})(?:-([\w-]+))?$/i.exec(hash);
  return found && { rule: found[1]!.toUpperCase(), why: (found[2] ?? "").toLowerCase() };
}

/** Return the sentence of an anchor; an outdated or too exact anchor leads to the next shorter one. */
export function sentenceAt(rule: Rule, why: string): string {
  for (let way = why; way; way = way.slice(0, Math.max(0, way.lastIndexOf("-")))) {
    const found = rule.forbids[way];
    if (found !== undefined) return found;
  }
  return why ? (rule.forbids.any ?? "") : "";
}

const fold = (text: string): string =>
  [...text].map((sign) => (sign === "’" ? "'" : sign.normalize("NFD")[0]!.toLowerCase())).join("");

/** Return the places [from, to] of the searched words, ignoring accents and case; empty unless all words occur. */
export function findIn(text: string, wanted: string): readonly (readonly [number, number])[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean),
    within = fold(text),
    found: [number, number][] = [];
  for (const word of words) {
    let at = within.indexOf(word);
    if (at < 0) return [];
    for (; at >= 0; at = within.indexOf(word, at + word.length)) found.push([at, at + word.length]);
  }
  found.sort(([one], [other]) => one - other);
  return found.filter(([from], index) => !index || from >= found[index - 1]![1]);
}
