/**
 * Announce changes to screen readers: one polite live region of the page, and one of each sheet, because nothing under
 * a modal sheet is read. The regions exist before they are needed: some readers miss a region that appears together
 * with its text.
 */
import { useEffect } from "preact/hooks";

let turn = 0;

export function announce(text: string): void {
  // Alternate the text: readers notice only a change, and the same sentence twice is two events.
  turn = 1 - turn;
  for (const region of document.querySelectorAll("#live, dialog:modal > .live")) {
    region.textContent = turn ? text : `${text}\u00a0`;
  }
}

/** Announce the text when it appears, and again when the text or `about` changes. */
export function useAnnounced(text: string, about: unknown = text): void {
  useEffect(() => {
    if (text) announce(text);
  }, [about]);
}
