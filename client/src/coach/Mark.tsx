import type { Mark } from "./wire";

/** One of the four marks, or the die of luck. Hidden from readers: the words beside it say the same. */
export function MarkIcon({ mark, class: kind = "coach-mark" }: { mark: Mark | "luck"; class?: string }) {
  return (
    <svg class={kind} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`#mark-${mark}`} />
    </svg>
  );
}
