/** The replay bar: a dotted trail whose handle is an ant of the seat that moved. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { storedSignal } from "../../app/prefs";
import { type BoardContext, type Climax, type GameUi, NO_INPUT, type TableInfo } from "../../games/ui";
import { say } from "../../i18n";
import { Icon, Token } from "../../parts/Icon";
import { Slider } from "../../parts/Slider";
import { api, Trouble } from "../../server/api";
import { copy, gameLink } from "../../server/links";
import { save } from "../../server/openSocket";
import { isHere } from "../../server/server";
import type { AnyGame, LogLine, Moment, Seat } from "../../server/wire";
import { playOn } from "../store/fork";
import { logSentences } from "../store/log";
import { plain } from "../store/markup";
import type { ShownClimax } from "../store/useClimax";

/** Fetch the moments of a game as they are shown. */
export function useMoments(
  table: string,
  seat: number,
  watch: string,
  at: number | null,
): { moment: Moment | null; trouble: Trouble | null } {
  const cache = useRef(new Map<number, Promise<Moment>>());
  const [moment, set] = useState<Moment | null>(null);
  const [trouble, fail] = useState<Trouble | null>(null);
  useEffect(() => {
    if (at === null) return set(null);
    let over = false;
    const fetchMoment = (number: number): Promise<Moment> => {
      const found = cache.current.get(number) ?? api.moment(table, number, seat, watch);
      cache.current.set(number, found);
      found.catch(() => cache.current.delete(number));
      return found;
    };
    fetchMoment(at).then(
      (found) => {
        if (over) return;
        set(found);
        if (at + 1 <= found.last) void fetchMoment(at + 1).catch(() => null);
      },
      (fault: unknown) => over || fail(fault instanceof Trouble ? fault : new Trouble("unknown")),
    );
    return () => {
      over = true;
    };
  }, [table, seat, watch, at]);
  return { moment: at === null ? null : moment, trouble };
}

interface BarProps {
  at: number;
  last: number;
  moment: Moment | null;
  ui: GameUi;
  info: TableInfo;
  running?: boolean; // start playing at once
  unfolded: ShownClimax;
  step(at: number): void;
  back?(): void; // returns to the result
}

const SPEEDS = [0.5, 1, 2, 4],
  PAUSE = 1100, // ms per moment at speed 1
  READ = 2600; // ms to read the result of a climax
export const speed = storedSignal("replay-speed", 1, (value) => SPEEDS.includes(value as number));

export function ReplayBar({ at, last, moment, ui, info, running = false, unfolded, step, back }: BarProps) {
  const [playing, play] = useState(running),
    stirs = unfolded.climax?.step ?? null;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return play(false);
    if (moment?.number !== at) return; // the moment has not been loaded yet
    // null while the climax turns or leaves
    const go = !stirs ? () => step(at + 1) : stirs === "told" ? unfolded.goOn : null;
    if (!go) return;
    const timer = setTimeout(go, (stirs ? READ : PAUSE) / speed.value);
    return () => clearTimeout(timer);
  }, [playing, at, last, moment, speed.value, stirs]);
  const line = moment?.number === at && stirs !== "turning" ? moment.told : null,
    seat = line?.seat ?? -1;
  const text = line
    ? plain(
        logSentences(line, [line], ui, info)
          .map(({ text }) => text)
          .join(" "),
      )
    : "";
  const label = text
    ? say("table-move-told", { number: at, count: last, text })
    : say("table-move-of", { number: at, count: last });
  const far = last ? (at / last) * 100 : 0;
  const to = (where: number) => {
    play(false);
    step(Math.max(0, Math.min(last, where)));
  };
  return (
    <div class="replay" role="group" aria-label={say("table-replay")}>
      <div class="rp">
        <button
          type="button"
          class="btn bare"
          aria-label={say("table-first")}
          title={say("table-first")}
          onClick={() => to(0)}
        >
          <Icon name="first" />
        </button>
        <button
          type="button"
          class="btn bare"
          aria-label={say("table-previous")}
          title={say("table-previous")}
          onClick={() => to(at - 1)}
        >
          <Icon name="prev" />
        </button>
        <div class="sl">
          <Slider {...{ at, last }} label={say("table-replay")} text={label} step={to} />
          <span class="tk" aria-hidden="true" />
          <span class="kn" aria-hidden="true" style={{ left: `${far}%` }}>
            <span style={{ transform: `rotate(${at % 2 ? 82 : 98}deg)` }}>
              {seat >= 0 ? (
                <Token seat={seat} class="seat-emblem" />
              ) : (
                <svg class="seat-emblem start" viewBox="0 0 96 96" aria-hidden="true">
                  <use href="#ant-worker" />
                </svg>
              )}
            </span>
          </span>
        </div>
        <button
          type="button"
          class="btn bare"
          aria-label={say("table-next")}
          title={say("table-next")}
          onClick={() => to(at + 1)}
        >
          <Icon name="next" />
        </button>
        <button
          type="button"
          class="btn bare"
          aria-label={say(playing ? "table-pause" : "table-play")}
          title={say(playing ? "table-pause" : "table-play")}
          onClick={() => {
            if (!playing && at >= last) step(0);
            play(!playing);
          }}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
        <label class="speed">
          <span class="vh">{say("table-speed")}</span>
          <select
            title={say("table-speed")}
            value={String(speed.value)}
            onChange={(event) => (speed.value = Number(event.currentTarget.value))}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={String(one)}>
                {one === 0.5 ? "½ ×" : `${one} ×`}
              </option>
            ))}
          </select>
        </label>
        {back && (
          <button type="button" class="btn" onClick={back}>
            {say("table-reopen")}
          </button>
        )}
      </div>
      <p class="rc">{label}</p>
    </div>
  );
}

/** Keyboard commands of a replay, anywhere on the page. */
export function useReplayKeys(at: number | null, last: number, step: (at: number) => void): void {
  useLayoutEffect(() => {
    if (at === null) return;
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (
        target.matches("input, textarea, select, [role=gridcell], [role=tab]") ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      step(Math.max(0, Math.min(last, to)));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Return a context without offers or commands, for a moment of a game. */
export function past(
  info: TableInfo,
  moment: Moment,
  log: readonly LogLine[],
  climax: Climax | null,
  phone: boolean,
  pane: string,
  show: (pane: string) => void,
): BoardContext {
  const { told: line } = moment,
    last = line && !line.undo ? line : null,
    nothing = () => undefined;
  return {
    ...info,
    view: moment.view,
    waiting: moment.waiting,
    due: false,
    offers: [],
    currentLog: last ? [last] : [],
    log,
    last,
    climax,
    ...NO_INPUT,
    readOnly: true,
    phone,
    pane,
    hover: nothing,
    setPartial: nothing,
    select: nothing,
    play: nothing,
    refuse: nothing,
    premove: nothing,
    undo: () => false,
    showRefusal: nothing,
    show,
  };
}

interface ActsProps {
  table: string;
  watch: string;
  game: AnyGame;
  seats: readonly Seat[];
  at: number;
  turn: number; // seat to move at that moment
  ended: boolean; // nothing is left to play
}

/** Commands for a moment: play on from it, link to it, save the game. */
export function ReplayActs({ table, watch, game, seats, at, turn, ended }: ActsProps) {
  const [note, say_] = useState("");
  async function fork(): Promise<void> {
    try {
      await playOn({ table, watch, game, seats, at, turn });
    } catch (fault) {
      say_(fault instanceof Trouble ? fault.words : say("table-trouble"));
    }
  }
  const watched = watch ? `?watch=${encodeURIComponent(watch)}` : "";
  const journal = `/api/tables/${encodeURIComponent(table)}/journal${watched}`;
  const file = `${game.game}-${table}.jsonl`;
  async function share(): Promise<void> {
    const link = await gameLink(table, watch, at);
    say_((await copy(link)) ? say("table-copied") : link);
  }
  return (
    <>
      <div class="acts">
        {!ended && (
          <button type="button" class="btn" title={say("table-from-here.help")} onClick={() => void fork()}>
            <Icon name="play" />
            {say("table-from-here")}
          </button>
        )}
        {!(isHere && ended) && ( // the end panel has it
          <button type="button" class="btn bare" onClick={() => void share().catch(() => say_(say("table-trouble")))}>
            <Icon name="link" />
            {say("table-moment")}
          </button>
        )}
        <a
          class="btn bare"
          href={journal}
          download={file}
          onClick={(event) => {
            if (!isHere) return;
            event.preventDefault();
            void save(journal, file);
          }}
        >
          <Icon name="log" />
          {say("table-export")}
        </a>
      </div>
      {note && (
        <p class="note" role="status">
          {note}
        </p>
      )}
    </>
  );
}
