/** Texts on the screen, from the same Fluent catalogues as the Python side. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { storedSignal } from "../app/prefs";
import { isHere } from "../server/server";
import type { Fact, Sentences } from "./keys";

export type { Fact } from "./keys";
export type Language = "fr" | "en";
export type Key = keyof Sentences;
type Facts<K extends Key> = Sentences[K] extends null ? [] : [facts: Sentences[K]];

const catalogues: Record<Language, () => Promise<{ default: string[] }>> = {
  fr: () => import("./fr"),
  en: () => import("./en"),
};

/**
 * Texts of the games' tables (everything outside box.ftl), loaded with the first table: too large for the first page.
 */
const tables = import.meta.glob<string>("../../../src/formicarium/games/*/words/{fr,en}/box.ftl", {
  import: "default",
  query: "?beside",
});
/** Texts of the pages that few people open first. */
const pages = import.meta.glob<string>(
  "../../../src/formicarium/i18n/{fr,en}/{lobby,puzzles,school,coach,review,here,pass}.ftl",
  {
    import: "default",
  },
);
const games = new Set<string>(); // games and page groups whose texts are wanted

const isLanguage = (value: unknown): value is Language => value === "fr" || value === "en";

/** Return the first language of the browser that the site has; else French. */
function fromBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "fr";
}

const chosen = storedSignal<Language | "">("language", "", (value) => value === "" || isLanguage(value));
const bundles = signal<Partial<Record<Language, FluentBundle>>>({});
/** The language of the screen. A component that reads it, or calls `say`, is drawn again when it changes. */
export const language = signal<Language>(chosen.peek() || fromBrowser());

effect(() => {
  document.documentElement.lang = language.value;
});

/** Format a difference: "+3", "−2", "0". */
export function withSign(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

const YOU: Record<Language, string> = { fr: "vous", en: "you" };

/** Return the viewer's name in sentences ("you"). Names in sentences are marked (table/said). */
export function you(): string {
  return YOU[language.value];
}

/** Whether a name, or one of several joined names, is "you". */
function saysYou(names: string, language: Language): boolean {
  return names === YOU[language] || names.includes(`\uE001${YOU[language]}\uE002`);
}

export async function loadWords(wanted: Language = language.peek()): Promise<void> {
  if (bundles.peek()[wanted]) return;
  const { default: texts } = await catalogues[wanted]();
  const bundle = new FluentBundle(wanted, {
    functions: {
      SIGNED: ([number]) => withSign(Number(number)),
      // picks between two verb forms, or "your" and "their"
      YOU: ([name, you, other]) => (saysYou(String(name), wanted) ? you! : other!),
    },
    useIsolating: false,
  });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  await Promise.all([...games].map((game) => add(bundle, game, wanted)));
  bundles.value = { ...bundles.peek(), [wanted]: bundle };
}

async function add(bundle: FluentBundle, game: string, wanted: Language): Promise<void> {
  const load =
    tables[`../../../src/formicarium/games/${game}/words/${wanted}/box.ftl`] ??
    pages[`../../../src/formicarium/i18n/${wanted}/${game}.ftl`];
  const text = await load?.();
  if (text !== undefined) bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** Load the texts of a game, or of a group of pages, in both languages. */
export async function loadGameWords(game: string): Promise<void> {
  if (games.has(game)) return;
  games.add(game);
  try {
    await Promise.all(Object.entries(bundles.peek()).map(([wanted, bundle]) => add(bundle, game, wanted as Language)));
  } catch (fault) {
    games.delete(game);
    throw fault;
  }
  bundles.value = { ...bundles.peek() };
}

export async function speak(wanted: Language): Promise<void> {
  await loadWords(wanted);
  chosen.value = wanted;
  language.value = wanted;
}

function find(id: string) {
  const bundle = bundles.value[language.value];
  const [name, attribute] = id.split(".") as [string, string | undefined];
  // Without a server, a text with the prefix `here-` takes precedence.
  for (const one of isHere ? [`here-${name}`, name] : [name]) {
    const message = bundle?.getMessage(one);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return { bundle, pattern };
  }
  return null;
}

export function knows(id: string): boolean {
  return find(id) !== null;
}

/** Return a sentence by an id made at run time ("refusal-…", "…-event-…"); the id itself if the text is missing. */
export function sayAny(id: string, facts: Readonly<Record<string, Fact>> = {}): string {
  const found = find(id);
  if (!found) return id;
  const faults: Error[] = [];
  return found.bundle.formatPattern(found.pattern, facts, faults);
}

export function say<K extends Key>(id: K, ...facts: Facts<K>): string {
  return sayAny(id, (facts[0] ?? {}) as Record<string, Fact>);
}

/** Join names into "Maëlle, Noé et Octave". */
export function join(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${say("and")} ${names[names.length - 1]}`;
}
