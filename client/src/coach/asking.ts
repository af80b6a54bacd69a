/** Request the review of a table and poll until it is ready. */
import { useEffect, useState } from "preact/hooks";
import { api, Trouble } from "../server/api";
import type { Reviewing } from "../server/wire";

const AGAIN = 1000; // ms between two polls
const TRIES = 2; // requests before the page shows the error

export interface AskedReview {
  readonly found: Reviewing | null; // null: no answer yet
  readonly trouble: Trouble | null;
  again(): void;
}

export function useReview(table: string, watch: string): AskedReview {
  const [found, set] = useState<Reviewing | null>(null);
  const [trouble, fail] = useState<Trouble | null>(null);
  const [round, turn] = useState(0);
  useEffect(() => {
    let over = false,
      tries = 0,
      timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      try {
        let heard = await api.review(table, watch);
        if (heard.state === "none" && tries < TRIES && !over) {
          tries++;
          heard = await api.askReview(table, watch);
        }
        if (over) return;
        set(heard);
        if (heard.state === "none") fail(new Trouble("coach-lost"));
        else if (heard.state !== "ready") timer = setTimeout(() => void look(), AGAIN);
      } catch (fault) {
        if (!over) fail(fault instanceof Trouble ? fault : new Trouble("unknown"));
      }
    };
    fail(null);
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [table, watch, round]);
  return { found, trouble, again: () => turn((count) => count + 1) };
}
