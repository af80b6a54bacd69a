import { useState } from "preact/hooks";
import { confirming } from "../../app/prefs";
import { Link } from "../../app/router";
import { dark, turnTheme } from "../../app/theme";
import { usualBot } from "../../catalogue/shelf";
import { language, say, speak } from "../../i18n";
import { canNotify, notifying, wantNotices } from "../../notify";
import { isForTwo, PassOn } from "../../offline/PassOn";
import { Icon } from "../../parts/Icon";
import { Sheet } from "../../parts/Sheet";
import { address, copy } from "../../server/links";
import { hrefOf, isHere } from "../../server/server";
import { EndButton, mayEnd } from "../end/Ending";
import { botName } from "../prompt/Prompt";
import type { TableStore } from "../store/TableStore";
import { landscape } from "./hooks";
import { here } from "./opened";
import { Tastes } from "./Tastes";

export function Menu({
  store,
  invitations,
  onClose,
  keys,
  notes,
  signs,
  ending,
}: {
  store: TableStore;
  invitations: readonly (string | null)[];
  onClose(): void;
  keys(): void;
  notes: (() => void) | null; // opens the notes; null: they have a tab beside the board
  signs(): void;
  ending(): void;
}) {
  const [refused, refuse] = useState(!canNotify || Notification.permission === "denied");
  const [note, set] = useState("");
  const absent = store.seats.value.flatMap((seat, index) =>
    seat.kind === "person" && !seat.here && !seat.mine ? [index] : [],
  );
  const bot = usualBot(store.latestScene.value?.game.game ?? "");
  const player = store.mySeats.value.length > 0 && !store.latestScene.value?.ended;
  const link = (path: string) =>
    void copy(address(path)).then((done) => set(done ? say("table-copied") : address(path)));
  return (
    <Sheet title={say("table-menu")} onClose={onClose}>
      <ul class="menu acts">
        {mayEnd(store) && (
          <li>
            <EndButton onClick={ending} />
          </li>
        )}
        {landscape.value && store.ui.value?.drawing.Signs && (
          <li>
            <button type="button" class="btn" onClick={signs}>
              <Icon name="help" />
              {say("table-signs")}
            </button>
          </li>
        )}
        {landscape.value && ( // otherwise the bar has it
          <li>
            <a
              class="btn"
              href={hrefOf(`/rules/${store.latestScene.value?.game.game ?? ""}`)}
              onClick={(event) => here(event)}
            >
              <Icon name="rules" />
              {say("table-rules")}
            </a>
          </li>
        )}
        {invitations.map(
          (path, seat) =>
            path &&
            store.seats.value[seat]?.kind === "open" && (
              <li key={seat}>
                <button type="button" class="btn" onClick={() => link(path)}>
                  <Icon name="link" />
                  {say("table-invite-seat")}
                </button>
              </li>
            ),
        )}
        {store.watchToken.value && !isHere && (
          <li>
            <button type="button" class="btn" onClick={() => link(`/watch/${store.table}/${store.watchToken.value}`)}>
              <Icon name="eye" />
              {say("table-watch-link")}
            </button>
          </li>
        )}
        {notes && (
          <li>
            <button type="button" class="btn" onClick={notes}>
              <Icon name="log" />
              {say("note-mine")}
            </button>
          </li>
        )}
        <li>
          <button type="button" class="btn" onClick={keys}>
            <Icon name="keys" />
            {say("table-keys")}
          </button>
        </li>
        <li>
          <Link class="btn" to="/">
            <Icon name="shelf" />
            {say("table-to-shelf")}
          </Link>
        </li>
      </ul>
      {note && (
        <p class="note" role="status">
          {note}
        </p>
      )}
      {isForTwo(store) && <PassOn store={store} />}
      <h3>{say("table-settings")}</h3>
      <ul class="menu">
        <li>
          <label>
            <input
              type="checkbox"
              checked={confirming.value}
              onChange={(event) => (confirming.value = event.currentTarget.checked)}
            />
            <span>
              {say("table-confirming")}
              <small>{say("table-confirming.help")}</small>
            </span>
          </label>
        </li>
        <li>
          <label>
            <input type="checkbox" checked={dark.value} onChange={turnTheme} />
            <span>{say("table-dark")}</span>
          </label>
        </li>
        <li>
          <button
            type="button"
            class="btn"
            onClick={() => void speak(language.peek() === "fr" ? "en" : "fr")}
            lang={language.value === "fr" ? "en" : "fr"}
          >
            {language.value === "fr" ? "English" : "Français"}
          </button>
        </li>
        <li>
          {notifying.value ? (
            <p class="note">{say("table-notify-yes")}</p>
          ) : refused ? (
            <p class="note">{say("table-notify-no")}</p>
          ) : (
            <button type="button" class="btn" onClick={() => void wantNotices().then((yes) => refuse(!yes))}>
              {say("table-notify")}
            </button>
          )}
        </li>
      </ul>
      <Tastes
        mine={store.mySeats.value}
        plans={!!store.ui.value?.input.premoves}
        coach={
          store.coachDialog.allowed.value
            ? { on: store.coachDialog.on.value, turn: (on: boolean) => store.coachDialog.turn(on) }
            : null
        }
      />
      {player && (
        <section class="menu-part">
          <h3>{say("table-replace")}</h3>
          {absent.length ? (
            <ul class="menu">
              {absent.map((seat) => (
                <li key={seat}>
                  <button
                    type="button"
                    class="btn"
                    onClick={() => {
                      void store.replace(seat, bot);
                      onClose();
                    }}
                  >
                    <Icon name="robot" />
                    {say("table-replace-by", { seat: store.names.value[seat] ?? "", bot: botName(bot) })}
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p class="note">{say("table-replace-none")}</p>
          )}
          {absent.length > 0 && <p class="note">{say("table-replace.help")}</p>}
        </section>
      )}
    </Sheet>
  );
}

export function Keys({ game, onClose }: { game: readonly { keys: string; text(): string }[]; onClose(): void }) {
  const all: readonly [string, string][] = [
    ["← → ↑ ↓", say("table-key-arrows")],
    [say("table-key-enter.key"), say("table-key-enter")],
    [say("rules-escape"), say("table-key-escape")],
    ["N", say("table-key-next")],
    ...game.map(({ keys, text }): [string, string] => [keys, text()]),
    ["B", say("table-key-board")],
    ["H", say("table-key-hint")],
    ["U", say("table-key-undo")],
    [`← → ${say("table-key-replay.key")}`, say("table-key-replay")],
    ["?", say("table-key-keys")],
  ];
  return (
    <Sheet title={say("table-keys")} onClose={onClose}>
      <dl class="keys">
        {all.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
