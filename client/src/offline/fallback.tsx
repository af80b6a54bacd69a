/**
 * Offline play of a served site: the person stores the offline folder while connected, and plays in it without a
 * connection.
 */
import { signal } from "@preact/signals";
import { useAnnounced } from "../announce";
import { say } from "../i18n";
import { Icon } from "../parts/Icon";
import { unreachable } from "../server/server";
import "./offline.css";

const FOLDER = document.documentElement.dataset.offline!;
const kept = signal<"no" | "keeping" | "kept" | "not">("no");

function watch(worker: ServiceWorker | null): void {
  if (!worker) return;
  const look = (): void => {
    const { state } = worker;
    kept.value = state === "activated" ? "kept" : state === "redundant" ? "not" : "keeping";
  };
  worker.addEventListener("statechange", look);
  look();
}

void navigator.serviceWorker?.getRegistration(FOLDER).then((found) => {
  if (found && new URL(found.scope).pathname === FOLDER) watch(found.active ?? found.waiting ?? found.installing);
});
addEventListener("offline", () => (unreachable.value = true));
addEventListener("online", () => (unreachable.value = false));

async function keep(): Promise<void> {
  kept.value = "keeping";
  try {
    const made = await navigator.serviceWorker.register(`${FOLDER}sw.js`);
    watch(made.active ?? made.waiting ?? made.installing);
  } catch {
    kept.value = "not";
  }
}

export function Strip() {
  const ready = kept.value === "kept",
    said = unreachable.value ? say(ready ? "here-fallback" : "trouble-offline") : "";
  useAnnounced(said);
  return said ? (
    <section class={ready ? "strip calm" : "strip"} aria-label={said}>
      {said}
      {ready && (
        <a class="btn" href={FOLDER}>
          {say("here-fallback-play")}
        </a>
      )}
    </section>
  ) : null;
}

/** The button that stores the offline folder, at the foot of the shelf, and its state. */
export function Ready() {
  if (!navigator.serviceWorker) return null;
  const now = kept.value;
  if (now === "no" || now === "not")
    return (
      <button type="button" class="offline-ready" title={say("here-fallback-keep.help")} onClick={() => void keep()}>
        <Icon name="saved" />
        {say(now === "no" ? "here-fallback-keep" : "here-fallback-not")}
      </button>
    );
  return (
    <span class="offline-ready" role="status">
      <Icon name={now === "kept" ? "check" : "saved"} />
      {say(`here-fallback-${now}`)}
    </span>
  );
}
