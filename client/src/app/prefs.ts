/** What a person chose on this device; kept in the browser, never sent. */
import { effect, type Signal, signal } from "@preact/signals";

function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`formicarium.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** A signal that remembers itself; `allowed` guards against what an older version wrote. */
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
      // a browser that keeps nothing
    }
  });
  return made;
}

/** Off by default. */
export const sound = storedSignal("sound", false, (value) => typeof value === "boolean");
/** Choose, see, confirm: a second press does it. */
export const confirming = storedSignal("confirming", true, (value) => typeof value === "boolean");
