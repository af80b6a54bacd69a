/** Menu entry of a table around one screen: send the game to the other player in a link. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../announce";
import { gamesOnShelf, loadShelf } from "../catalogue/shelf";
import { loadGameWords, say } from "../i18n";
import { Icon } from "../parts/Icon";
import { Trouble } from "../server/api";
import { copy } from "../server/links";
import type { TableStore } from "../table/store/TableStore";
import { linkOf } from "./pass";

/** Whether the table has exactly two persons, both at this screen. */
export function isForTwo(store: TableStore): boolean {
  const seats = store.seats.value;
  return (
    seats.length === 2 && seats.every(({ kind, mine }) => kind === "person" && mine) && !store.latestScene.value?.ended
  );
}

export function PassOn({ store }: { store: TableStore }) {
  const ready = useSignal(false);
  const link = useSignal("");
  const note = useSignal("");
  useEffect(() => {
    void Promise.all([loadShelf(), loadGameWords("pass")]).then(
      () => (ready.value = true),
      () => undefined, // on failure the menu has no such entry
    );
  }, []);
  const game = gamesOnShelf.value?.find(({ id }) => id === store.latestScene.value?.game.game);
  if (!ready.value || !game) return null;
  const why = game.secrets ? "secrets" : game.chance ? "chance" : "";
  async function make(): Promise<void> {
    try {
      link.value = await linkOf(store.table, "", true);
      note.value = (await copy(link.value)) ? say("pass-copied") : say("site-copy-by-hand");
    } catch (fault) {
      note.value = fault instanceof Trouble ? fault.words : say("trouble-unknown");
    }
    announce(note.value);
  }
  return (
    <section class="pass-on">
      <h3>{say("pass-on")}</h3>
      <p class="note">{say(why ? `pass-not-${why}` : "pass-on.help")}</p>
      {!why && (
        <button type="button" class="btn" onClick={() => void make()}>
          <Icon name="link" />
          {say("pass-make")}
        </button>
      )}
      {note.value && <p class="note">{note.value}</p>}
      {link.value && (
        <input
          class="field"
          readOnly
          value={link.value}
          aria-label={say("pass-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}
