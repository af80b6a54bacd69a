/** "Your turn" beyond the page: the title, the icon, a notification where it was allowed. */
import { useEffect, useRef } from "preact/hooks";
import { say } from "../words";

export const canNotify = (): boolean => "Notification" in window;

export function useTurn(mine: boolean, game: string, table: string): void {
  const was = useRef(mine);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]'), plain = "/icons/icon.svg";
    if (icon) icon.href = mine ? "/icons/icon-turn.svg" : plain;
    if (mine && !was.current && document.hidden && canNotify() && Notification.permission === "granted") {
      try {
        const notice = new Notification(say("table-your-turn"), { body: game, tag: table, icon: "/icons/icon-192.png" });
        notice.onclick = () => {
          focus();
          notice.close();
        };
      } catch {
        // some phones allow it from a worker only
      }
    }
    was.current = mine;
    return () => {
      if (icon) icon.href = plain;
    };
  }, [mine]);
}
