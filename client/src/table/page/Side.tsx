import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { storedSignal } from "../../app/prefs";
import type { GameUi, TableInfo } from "../../games/ui";
import { language, say, you } from "../../i18n";
import { classes } from "../../parts/classes";
import { Icon, Token } from "../../parts/Icon";
import { me } from "../../server/api";
import { CHAT_LENGTH, type LogLine } from "../../server/wire";
import { RuleLink } from "../prompt/Prompt";
import { handovers, logSentences } from "../store/log";
import { capital, Said } from "../store/markup";
import type { TableStore } from "../store/TableStore";
import { Notes } from "./Notes";
import { chatText, Quick } from "./Quick";

const muted = storedSignal<string[]>("muted", [], (value) => Array.isArray(value));
/** Number of the last chat message seen, by table. */
const lastRead = storedSignal<Record<string, number>>(
  "seen",
  {},
  (value) => typeof value === "object" && value !== null,
);

export function unread(store: TableStore): number {
  const last = lastRead.value[store.table] ?? -1,
    mine = me.value?.id;
  return store.chats.value.filter((chat) => chat.number > last && chat.by !== mine && !muted.value.includes(chat.by))
    .length;
}

/** Keep a list scrolled to its end, unless the person reads further up or the list follows a replay (`moment`). */
function useEnd(count: number, moment = false) {
  const list = useRef<HTMLOListElement>(null);
  const low = useRef(true);
  useLayoutEffect(() => {
    const shown = list.current;
    if (shown && low.current && !moment) shown.scrollTop = shown.scrollHeight;
  }, [count, language.value]);
  useEffect(() => {
    const shown = list.current;
    if (!shown || moment) return;
    // after a rotation of the window
    const watch = new ResizeObserver(() => low.current && shown.scrollTo(0, shown.scrollHeight));
    watch.observe(shown);
    return () => watch.disconnect();
  }, [count > 0]);
  useEffect(() => {
    // A sheet has nothing to scroll before it is open.
    const frame = requestAnimationFrame(() => {
      if (!moment) list.current?.scrollTo(0, list.current.scrollHeight);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return {
    ref: list,
    onScroll: () => {
      const shown = list.current;
      if (shown) low.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < 40;
    },
  };
}

/** Whether log lines show the numbers of their rules. */
const citing = storedSignal("log-rules", false, (value) => typeof value === "boolean");

/** Links from a log to the moments of a replay. */
export interface Jump {
  readonly moments: ReadonlyMap<number, number>; // by the number of a log line
  readonly at: number; // moment shown
  to(moment: number): void;
}

interface LogProps {
  lines: readonly LogLine[];
  ui: GameUi;
  info: TableInfo;
  until?: number;
  jump?: Jump | null;
}

export function Log({ lines, ui, info, until, jump = null }: LogProps) {
  const shown = until === undefined ? lines : lines.filter(({ number }) => number <= until);
  const end = useEnd(shown.length, jump !== null),
    { names, game, seat: eyes } = info;
  const at = jump?.at ?? -1;
  const seek = (): void => {
    const list = end.ref.current,
      line = list?.querySelector("[aria-current]");
    if (!jump || !list || !line) return;
    const box = line.getBoundingClientRect(),
      room = list.getBoundingClientRect();
    if (box.top < room.top || box.bottom > room.bottom) list.scrollTop += box.top - room.top - room.height / 2;
  };
  useLayoutEffect(seek, [at, shown.length]);
  useEffect(() => {
    const frame = requestAnimationFrame(seek); // once its sheet is open
    return () => cancelAnimationFrame(frame);
  }, []);
  const rows = useMemo(
    () =>
      shown.flatMap((telling, place) => {
        // number of the next line: the first one not covered by this line
        const next = lines[place + 1]?.number ?? Infinity;
        const robots = handovers(lines, info)
          .filter(({ since }) => telling.number <= since && since < next)
          .map(({ seat, text }) => ({ seat, text, rules: [], heading: false }));
        return [...logSentences(telling, lines, ui, info), ...robots].map((line, index) => ({
          ...line,
          seat: line.seat ?? telling.seat,
          moment: jump?.moments.get(telling.number),
          key: `${telling.number} ${index}`,
        }));
      }),
    [lines, until, names, eyes, jump?.moments, language.value],
  );
  if (!rows.length) return <p class="silence">{say("table-log-empty")}</p>;
  return (
    <ol class="log" tabIndex={0} aria-label={say("table-log")} {...end}>
      {rows.map(({ key, text, rules, seat, heading, moment }, index) => (
        <li
          key={key}
          class={classes(
            heading ? "heading" : seat >= 0 && `s${seat + 1}`,
            (jump ? moment === at : index === rows.length - 1) && "new",
            jump && (moment === undefined || moment > at) && "later",
          )}
          aria-current={jump && moment === at ? "true" : undefined}
        >
          {!heading &&
            (seat >= 0 ? (
              <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
                <use href={`#seat-${seat + 1}`} />
              </svg>
            ) : (
              <span />
            ))}
          <span>
            {jump && moment !== undefined ? (
              <button type="button" class="line" title={say("table-jump")} onClick={() => jump.to(moment)}>
                <Said text={text} />
              </button>
            ) : (
              <Said text={text} />
            )}
            {citing.value &&
              rules.map((rule) => (
                <>
                  {" "}
                  <RuleLink key={rule} game={game.game} rule={rule} short />
                </>
              ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The switch for the rule numbers in a log. */
export function Citing() {
  return (
    <button
      type="button"
      class="btn bare citing"
      aria-pressed={citing.value}
      aria-label={say("table-citing")}
      title={say("table-citing")}
      onClick={() => (citing.value = !citing.peek())}
    >
      §
    </button>
  );
}

export function ChatPane({ store }: { store: TableStore }) {
  const [text, set] = useState("");
  const chats = store.chats.value,
    end = useEnd(chats.length),
    mine = me.value?.id;
  const last = chats.at(-1)?.number ?? -1;
  useLayoutEffect(() => {
    if (last > (lastRead.peek()[store.table] ?? -1)) lastRead.value = { ...lastRead.peek(), [store.table]: last };
  }, [last]);
  return (
    <>
      {chats.length ? (
        <ol class="log talk" tabIndex={0} aria-label={say("table-chat")} {...end}>
          {chats.map((chat) => {
            const { number, by, name, seat } = chat,
              hidden = muted.value.includes(by),
              seated = by === mine && !name ? capital(you()) : (store.names.value[seat] ?? name),
              who = seat >= 0 ? seated : name || say("site-guest");
            return (
              <li key={number} class={seat >= 0 ? `s${seat + 1}` : ""}>
                {seat >= 0 ? (
                  <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
                    <use href={`#seat-${seat + 1}`} />
                  </svg>
                ) : (
                  <Icon name="eye" />
                )}
                <span>
                  {hidden ? (
                    <i>{say("table-muted", { name: who })}</i>
                  ) : (
                    <>
                      <b class="seat-name">{who}</b> {chatText(chat)}
                    </>
                  )}
                </span>
                {by !== mine && (
                  <button
                    type="button"
                    class="btn bare mute"
                    aria-pressed={hidden}
                    aria-label={say(hidden ? "table-unmute" : "table-mute", { name: who })}
                    title={say(hidden ? "table-unmute" : "table-mute", { name: who })}
                    onClick={() =>
                      (muted.value = hidden ? muted.peek().filter((one) => one !== by) : [...muted.peek(), by])
                    }
                  >
                    <Icon name={hidden ? "sound" : "mute"} />
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      ) : (
        <p class="silence">{say("table-chat-empty")}</p>
      )}
      <Quick store={store} />
      <form
        class="say"
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.trim();
          if (said) void store.say(said).then((kept) => kept && set(""));
        }}
      >
        <input
          class="field"
          value={text}
          maxLength={CHAT_LENGTH}
          aria-label={say("table-say")}
          placeholder={say("table-say")}
          autocomplete="off"
          enterKeyHint="send"
          onInput={(event) => set(event.currentTarget.value)}
        />
        <button type="submit" class="btn" aria-disabled={!text.trim()}>
          {say("table-send")}
        </button>
      </form>
    </>
  );
}

export function Side({ store, foot, jump }: { store: TableStore; foot: ComponentChildren; jump: Jump | null }) {
  const [tab, set] = useState<"log" | "chat" | "notes">("log");
  const eyes = store.drawnScene.value?.seat ?? -1;
  const news = tab === "chat" ? 0 : unread(store);
  const root = useRef<HTMLDivElement>(null);
  const tabs = store.mySeats.value.includes(eyes) ? (["log", "chat", "notes"] as const) : (["log", "chat"] as const);
  return (
    <section class="side" aria-label={say("table-log")} ref={root}>
      <div class="tabs">
        <div
          role="tablist"
          onKeyDown={(event) => {
            if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
            event.preventDefault();
            event.stopPropagation();
            const step = event.key === "ArrowRight" ? 1 : tabs.length - 1;
            const next = tabs[((tabs as readonly string[]).indexOf(tab) + step) % tabs.length]!;
            set(next);
            root.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
          }}
        >
          {tabs.map((name) => (
            <button
              type="button"
              key={name}
              role="tab"
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls="side-panel"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => set(name)}
            >
              {say(name === "log" ? "table-log" : name === "chat" ? "table-chat" : "note-title")}
              {name === "chat" && news > 0 && (
                <span class="unread" title={say("table-unread", { count: news })}>
                  <span class="vh">{say("table-unread", { count: news })}</span>
                  <span aria-hidden="true">{news}</span>
                </span>
              )}
            </button>
          ))}
        </div>
        {tab === "log" && <Citing />}
      </div>
      <div class="panel" id="side-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === "log" ? (
          <Log
            lines={store.logLines.value}
            ui={store.ui.value!}
            info={store.tableInfo()}
            until={store.until.value}
            jump={jump}
          />
        ) : tab === "notes" && store.mySeats.value.includes(eyes) ? (
          <Notes key={eyes} table={store.table} seat={eyes} />
        ) : (
          <ChatPane store={store} />
        )}
      </div>
      {tab === "log" && foot}
    </section>
  );
}

export function LastTold({ store }: { store: TableStore }) {
  const ui = store.ui.value!,
    lines = store.logLines.value,
    info = store.tableInfo();
  for (const telling of lines.filter(({ number }) => number <= store.until.value).reverse()) {
    const line = logSentences(telling, lines, ui, info)
        .filter(({ heading }) => !heading)
        .at(telling.undo ? -1 : 0),
      seat = line?.seat ?? telling.seat;
    if (line)
      return (
        <p class="lastline">
          {seat >= 0 && <Token seat={seat} class="seat-emblem" />}
          <span>
            <Said text={line.text} />
          </span>
        </p>
      );
  }
  return null;
}
