/** "Your turn" as a notification of the browser: only if the person switched it on and looks at another page. */

import { storedSignal } from "./app/prefs";
import { go } from "./app/router";
import { fileOf } from "./server/server";

export const notifying = storedSignal("notify", false, (value) => typeof value === "boolean");
export const canNotify = "Notification" in globalThis;

/** Ask the browser for permission; return false if it refuses. */
export async function wantNotices(): Promise<boolean> {
  if (!canNotify) return false;
  const answer =
    Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  notifying.value = answer === "granted";
  return notifying.value;
}

export function notice(title: string, text: string, path: string): void {
  if (
    !canNotify ||
    !notifying.peek() ||
    Notification.permission !== "granted" ||
    document.visibilityState === "visible"
  )
    return;
  try {
    const shown = new Notification(title, { body: text, tag: path, icon: fileOf("/icons/icon-192.png") });
    shown.onclick = () => {
      focus();
      go(path);
      shown.close();
    };
  } catch {
    // Android shows notifications only from a service worker.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(title, { body: text, tag: path, data: path, icon: fileOf("/icons/icon-192.png") }),
    );
  }
}
