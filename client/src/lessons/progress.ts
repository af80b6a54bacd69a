/**
 * Progress in the lessons: stored with the guest on the server, and in the browser until it is sent; shown on the
 * shelf.
 */
import { signal } from "@preact/signals";
import { storedSignal } from "../app/prefs";
import { api, loadMe, me, Trouble } from "../server/api";
import type { LessonMark } from "../server/wire";

export type Progress = Omit<LessonMark, "game" | "lesson">;

const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

const kept = storedSignal<Readonly<Record<string, Progress>>>("lessons", {}, isRecord); // by game/lesson
/** Games whose first lesson was offered; it is offered only once. */
const offered = storedSignal<readonly string[]>("lesson-offered", [], Array.isArray);
/** The owner of the progress, and the keys that the server does not have yet: game/lesson, or game for an offer. */
const unsent = storedSignal<{ readonly of: string; readonly keys: readonly string[] }>(
  "lessons-unsent",
  { of: "", keys: [] },
  isRecord,
);
/** Whether the server's progress has been requested: it has arrived, or the request has failed. */
export const learnedAsked = signal(false);

export function progressOf(game: string, lesson: string): Progress | undefined {
  return kept.value[`${game}/${lesson}`];
}

export function noteProgress(game: string, lesson: string, progress: Progress): void {
  const key = `${game}/${lesson}`,
    { [key]: _, ...others } = kept.peek();
  kept.value = { ...others, [key]: progress }; // the latest lesson comes last
  send(key);
}

/** Return the unfinished lesson that was played last. */
export function lastUnfinished(): { game: string; lesson: string; progress: Progress } | null {
  const [key, progress] = Object.entries(kept.value).findLast(([, { at, done }]) => at > 0 && !done) ?? [];
  const [game, lesson] = key?.split("/") ?? [];
  return game && lesson && progress ? { game, lesson, progress } : null;
}

export const wasOffered = (game: string): boolean =>
  offered.value.includes(game) || Object.keys(kept.value).some((key) => key.startsWith(`${game}/`));

export function noteOffered(game: string): void {
  if (offered.peek().includes(game)) return;
  offered.value = [...offered.peek(), game];
  send(game);
}

function send(key: string): void {
  const { of, keys } = unsent.peek();
  unsent.value = { of, keys: [...new Set([...keys, key])] };
  void loadLearned();
}

/**
 * Send new progress and receive that of other devices. The first exchange of a person merges the progress that the
 * browser stored before.
 */
async function exchange(): Promise<void> {
  const { id } = me.peek() ?? (await loadMe()),
    before = kept.peek(),
    offers = offered.peek(),
    merge = unsent.peek().of !== id,
    keys = merge ? [...Object.keys(before), ...offers] : unsent.peek().keys;
  const lessons = keys.flatMap((key) => {
    const [game, lesson] = key.split("/"),
      progress = before[key];
    return game && lesson && progress
      ? { game, lesson, at: progress.at, ticks: progress.ticks, done: progress.done }
      : [];
  });
  const stored = await (keys.length ? api.noteLessons({ lessons, offered: offers, merge }) : api.lessons());
  const since = unsent.peek().keys.filter((key) => kept.peek()[key] !== before[key]), // changed during the request
    here = Object.fromEntries(since.map((key) => [key, kept.peek()[key]!]));
  const there = Object.fromEntries(stored.marks.map(({ game, lesson, ...mark }) => [`${game}/${lesson}`, mark]));
  kept.value = { ...there, ...here };
  const fresh = offered.peek().filter((game) => !offers.includes(game));
  offered.value = [...stored.offered, ...fresh];
  unsent.value = { of: id, keys: [...since, ...fresh] };
}

let exchanging: Promise<void> | null = null;

/** Synchronize; resolves after the attempt. Unsent keys are sent at the next one. */
export function loadLearned(): Promise<void> {
  exchanging ??= (async () => {
    try {
      do await exchange();
      while (unsent.peek().keys.length);
    } catch (fault) {
      // Progress of another version can never be sent: drop it.
      if (fault instanceof Trouble && fault.status === 400) unsent.value = { of: me.peek()?.id ?? "", keys: [] };
    } finally {
      exchanging = null;
      learnedAsked.value = true;
    }
  })();
  return exchanging;
}
