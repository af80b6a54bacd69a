import "./pages.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../announce";
import { Link, place } from "../app/router";
import { cards } from "../catalogue/cards";
import { boxOf } from "../catalogue/covers";
import { say } from "../i18n";
import { canNotify, notifying, wantNotices } from "../notify";
import { TableCard } from "../parts/Card";
import { Icon } from "../parts/Icon";
import { LinkRow } from "../parts/LinkRow";
import { Shell } from "../parts/Shell";
import { api, me, rename, Trouble } from "../server/api";
import { parts } from "../server/server";
import { type Card, type DeviceLink, JOURNAL_BYTES, NAME_LENGTH } from "../server/wire";
import { type Imported, readJournal } from "./journal";
import { NewTable } from "./NewTable";
import { useCards } from "./Shelf";

export default function Games() {
  useCards();
  useEffect(() => {
    if (place.peek().hash === "#you") document.getElementById("you")?.scrollIntoView();
  }, [place.value.hash]);
  const all = cards.value;
  const { Away, OnlyHere } = parts.value;
  const yours = all?.filter((card) => card.my_turn && !card.ended) ?? [];
  const going = all?.filter((card) => !card.my_turn && !card.ended) ?? [];
  const ended = all?.filter((card) => card.ended) ?? [];
  return (
    <Shell title={say("games-title")} class="mine">
      <div class="lists">
        <h1>{say("games-title")}</h1>
        {!all && Away && <Away />}
        {all && !yours.length && !going.length && (
          <div class="card empty">
            <p>{say("games-empty")}</p>
            <Link class="btn" to="/">
              <Icon name="arrow" />
              {say("wrong-shelf")}
            </Link>
          </div>
        )}
        <List title={say("games-yours")} cards={yours} />
        <List title={say("games-going")} cards={going} />
        <List title={say("games-ended")} cards={ended} />
      </div>
      <div class="self" id="you">
        <Name />
        {OnlyHere ? <OnlyHere /> : <Device />}
        <Notices />
        <Import />
      </div>
    </Shell>
  );
}

function List({ title, cards: shown }: { title: string; cards: readonly Card[] }) {
  if (!shown.length) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="tables">
        {shown.map((card) => (
          <li key={card.table}>
            <TableCard card={card} wide />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name() {
  const name = useSignal<string | null>(null);
  const kept = useSignal("");
  return (
    <form
      class="card"
      onSubmit={async (event) => {
        event.preventDefault();
        try {
          await rename((name.peek() ?? me.peek()?.name ?? "").trim());
          name.value = null;
          kept.value = say("games-saved");
        } catch (why) {
          kept.value = why instanceof Trouble ? why.words : say("trouble-unknown");
        }
      }}
    >
      <h2>{say("games-me")}</h2>
      <label for="my-name" class="note">
        {say("games-name")}
      </label>
      <span class="line">
        <input
          id="my-name"
          class="field"
          maxLength={NAME_LENGTH}
          autocomplete="nickname"
          value={name.value ?? me.value?.name ?? ""}
          onInput={(event) => {
            name.value = event.currentTarget.value;
            kept.value = "";
          }}
        />
        <button type="submit" class="btn">
          {say("games-save")}
        </button>
      </span>
      <p class="note" role="status">
        {kept}
      </p>
    </form>
  );
}

function Device() {
  const link = useSignal<DeviceLink | null>(null);
  const wrong = useSignal("");
  return (
    <section class="card">
      <h2>{say("games-device")}</h2>
      <p class="note">{say("games-device-text")}</p>
      {link.value ? (
        <>
          {/* Our own server draws this QR code: one path, no style. */}
          <div
            class="qr"
            role="img"
            aria-label={say("games-device-qr")}
            dangerouslySetInnerHTML={{ __html: link.value.svg }}
          />
          <ul class="links">
            <LinkRow label={say("games-device")} path={link.value.path} />
          </ul>
          <p class="note">{say("games-device-alone")}</p>
        </>
      ) : (
        <button
          type="button"
          class="btn"
          onClick={async () => {
            try {
              link.value = await api.device();
            } catch (why) {
              wrong.value = why instanceof Trouble ? why.words : say("trouble-unknown");
            }
          }}
        >
          <Icon name="link" />
          {say("games-device-make")}
        </button>
      )}
      {wrong.value && (
        <p class="trouble" role="alert">
          {wrong.value}
        </p>
      )}
    </section>
  );
}

function Notices() {
  const denied = useSignal(false);
  if (!canNotify) return null;
  return (
    <section class="card">
      <h2>{say("games-notify")}</h2>
      <p class="note">{say("games-notify-text")}</p>
      <label class="switch">
        <input
          type="checkbox"
          checked={notifying.value}
          onChange={async (event) => {
            const box = event.currentTarget;
            if (!box.checked) notifying.value = false;
            else if (!(await wantNotices())) {
              box.checked = false;
              denied.value = true;
            }
          }}
        />
        <span>
          <b>{say("games-notify-on")}</b>
        </span>
      </label>
      {denied.value && (
        <p class="note" role="status">
          {say("games-notify-denied")}
        </p>
      )}
    </section>
  );
}

function Import() {
  const read = useSignal<Imported | null>(null);
  const wrong = useSignal("");
  const box = read.value && boxOf(read.value.game.game);
  return (
    <section class="card">
      <h2>{say("games-import")}</h2>
      <p class="note">{say("games-import-text")}</p>
      <label class="btn file">
        <Icon name="log" />
        {say("games-import-choose")}
        <input
          type="file"
          class="vh"
          accept=".jsonl,.ndjson,.txt,application/json,text/plain"
          onChange={async (event) => {
            const input = event.currentTarget;
            const file = input.files?.[0];
            if (!file) return;
            const text = file.size > JOURNAL_BYTES ? null : await file.text();
            const found = text === null ? null : readJournal(text);
            read.value = found && boxOf(found.game.game) ? found : null;
            wrong.value = read.value ? "" : say(text === null ? "games-import-long" : "games-import-bad");
            if (wrong.value) announce(wrong.value);
            input.value = "";
          }}
        />
      </label>
      {wrong.value && <p class="trouble">{wrong.value}</p>}
      {box && read.value && <NewTable box={box} imported={read.value} onClose={() => (read.value = null)} />}
    </section>
  );
}
