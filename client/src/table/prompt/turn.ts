/** "Your turn" outside the page: the icon of the window, and a notification if switched on. */
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../i18n";
import { notice } from "../../notify";
import { fileOf } from "../../server/server";

const PLAIN = fileOf("/icons/icon.svg"),
  TURN = fileOf("/icons/icon-turn.svg");

export function useTurn(mine: boolean, game: string, table: string): void {
  const was = useRef(mine);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
    if (icon) icon.href = mine ? TURN : PLAIN;
    if (mine && !was.current) notice(say("table-your-turn"), game, `/table/${table}`);
    was.current = mine;
    return () => {
      if (icon) icon.href = PLAIN;
    };
  }, [mine]);
}
