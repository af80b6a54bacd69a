/** How far somebody has come in the lessons; kept in the browser, and told on the shelf. */
import { storedSignal } from "./prefs";

export interface Progress {
  readonly at: number; // the step to go on with
  readonly line: number; // the line of the list that it stands in, from 0
  readonly of: number; // how many lines there are
  readonly ticks: readonly number[]; // lines that were done, not passed over
  readonly done: boolean; // to the end, once
}

const kept = storedSignal<Readonly<Record<string, Progress>>>(
  "lessons",
  {},
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);
/** Games whose first lesson was offered: once, and never again. */
const offered = storedSignal<readonly string[]>("lesson-offered", [], Array.isArray);

export function progressOf(game: string, lesson: string): Progress | undefined {
  return kept.value[`${game}/${lesson}`];
}

export function noteProgress(game: string, lesson: string, progress: Progress): void {
  kept.value = { ...kept.peek(), [`${game}/${lesson}`]: progress };
}

/** The lesson that was left half-way last. */
export function unfinished(): { game: string; lesson: string; progress: Progress } | null {
  const [key, progress] = Object.entries(kept.value).findLast(([, { at, done }]) => at > 0 && !done) ?? [];
  const [game, lesson] = key?.split("/") ?? [];
  return game && lesson && progress ? { game, lesson, progress } : null;
}

export const wasOffered = (game: string): boolean =>
  offered.value.includes(game) || Object.keys(kept.value).some((key) => key.startsWith(`${game}/`));

export function noteOffered(game: string): void {
  if (!offered.peek().includes(game)) offered.value = [...offered.peek(), game];
}
