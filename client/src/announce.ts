/** What happened, said to those who listen: a polite live region of the page, and one of each sheet, since nothing
 *  under a modal sheet is read. They stand there before they are needed: what comes together with its text is not heard
 *  everywhere. */
import { useEffect } from "preact/hooks";

let turn = 0;

export function announce(text: string): void {
  // the same sentence twice is news twice: readers notice a change only
  turn = 1 - turn;
  for (const region of document.querySelectorAll("#live, dialog:modal > .live")) {
    region.textContent = turn ? text : `${text}\u00a0`;
  }
}

/** Say it when it is there, and whenever it, or what it is about, becomes something else. */
export function useAnnounced(text: string, about: unknown = text): void {
  useEffect(() => {
    if (text) announce(text);
  }, [about]);
}
