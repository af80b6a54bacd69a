/** Preferences of a person on this device; stored in the browser, never sent. */
import { effect, type Signal, signal } from "@preact/signals";

function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`formicarium.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Make a signal that is stored in localStorage; `allowed` rejects values that an older version stored. */
export function storedSignal<T>(
  name: string,
  otherwise: T,
  allowed: (value: unknown) => boolean = () => true,
): Signal<T> {
  const found = read<T>(name, otherwise);
  const made = signal<T>(allowed(found) ? found : otherwise);
  let first = true;
  effect(() => {
    const text = JSON.stringify(made.value);
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(`formicarium.${name}`, text);
    } catch {
      // The browser refuses storage: the value lives as long as the page.
    }
  });
  return made;
}

export const sound = storedSignal("sound", false, (value) => typeof value === "boolean");
/** Whether a move needs a second press to confirm it. */
export const confirming = storedSignal("confirming", true, (value) => typeof value === "boolean");
