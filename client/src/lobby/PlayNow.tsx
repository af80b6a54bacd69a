/**
 * The search for opponents: game, kind and pace preset to the last search, and one button. While searching it shows the
 * time waited and the alternatives.
 */
import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { storedSignal } from "../app/prefs";
import { durationWords } from "../catalogue/cards";
import { BOXES, boxOf, gameName } from "../catalogue/covers";
import { gamesOnShelf } from "../catalogue/shelf";
import { say, sayAny } from "../i18n";
import { Segments } from "../pages/options";
import { Icon } from "../parts/Icon";
import { me, rename } from "../server/api";
import { type AnyGame, type Asked, NAME_LENGTH, type Pace, type Seeking } from "../server/wire";
import { Picks } from "./Picks";
import { botName, type LobbyStore } from "./store";
import { paceWords } from "./tables";

const OFFER = 30; // seconds, as in Settings.offer of the server
const PACES: readonly (readonly [id: "game" | "calm" | "days", Pace | null])[] = [
  ["game", { move: null, game: 600 }],
  ["calm", null],
  ["days", { move: 3 * 86_400, game: null }],
];

interface Wish {
  readonly game: string;
  /** "mode/players" */
  readonly kind: string;
  readonly pace: (typeof PACES)[number][0];
}

export const last = storedSignal<Wish>("seek", { game: "wyx", kind: "", pace: "game" }, (value) =>
  BOXES.some(({ id }) => id === (value as Wish | null)?.game),
);

export function PlayNow({ hall }: { hall: LobbyStore }) {
  const seeking = hall.seeking.value;
  return (
    <section class="card now" aria-labelledby="play-now">
      <h2 id="play-now">{say("lobby-now")}</h2>
      {seeking ? <Waits hall={hall} seeking={seeking} /> : <Choose hall={hall} />}
      {hall.wrong.value && (
        <p class="trouble" role="alert">
          {hall.wrong.value}
        </p>
      )}
    </section>
  );
}

function Choose({ hall }: { hall: LobbyStore }) {
  const id = useId();
  const name = useSignal<string | null>(null);
  const busy = useSignal(false);
  const choice = last.value;
  const game = gamesOnShelf.value?.find((one) => one.id === choice.game);
  const kinds = (game?.modes ?? []).flatMap((mode) =>
    mode.players.filter((count) => count > 1).map((count) => [mode.id, count] as const),
  );
  const kind = kinds.find((one) => one.join("/") === choice.kind) ?? kinds[0];
  const kindName = ([mode, count]: readonly [string, number]): string =>
    [(game?.modes.length ?? 0) > 1 ? sayAny(`${choice.game}-mode-${mode}`) : "", say("lobby-players", { count })]
      .filter(Boolean)
      .join(", ");
  const choose = (change: Partial<Wish>): void => {
    last.value = { ...last.peek(), ...change };
  };
  const asksName = me.value !== null && (!me.value.name || name.value !== null);

  async function play(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.peek() || !kind) return;
    busy.value = true;
    try {
      const mine = (name.peek() ?? "").trim();
      if (mine) await rename(mine);
      await hall.seek({
        game: { game: choice.game, mode: kind[0], players: kind[1] } as Asked<AnyGame>,
        pace: PACES.find(([one]) => one === choice.pace)![1],
      });
    } finally {
      busy.value = false;
    }
  }

  return (
    <form onSubmit={(event) => void play(event).catch(() => undefined)}>
      <Picks game={choice.game} choose={(game) => choose({ game, kind: "" })} />
      <p class="chosen">
        <b>{gameName(choice.game)}</b>
        {kinds.length > 1 && kind ? (
          <select
            class="field"
            aria-label={say("lobby-kind")}
            value={kind.join("/")}
            onChange={(event) => choose({ kind: event.currentTarget.value })}
          >
            {kinds.map((one) => (
              <option key={one.join("/")} value={one.join("/")}>
                {kindName(one)}
              </option>
            ))}
          </select>
        ) : (
          kind && `, ${kindName(kind)}`
        )}
      </p>
      <Segments
        legend={say("new-pace")}
        name={`${id}-pace`}
        value={choice.pace}
        choices={PACES.map(([one]) => [one, say(`new-pace-${one}`)])}
        choose={(value) => choose({ pace: value as Wish["pace"] })}
      />
      {asksName && (
        <label class="named">
          <span>{say("games-name")}</span>
          <input
            class="field"
            maxLength={NAME_LENGTH}
            autocomplete="nickname"
            value={name.value ?? ""}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
      )}
      <button type="submit" class="btn go" disabled={busy.value || !kind}>
        <Icon name="play" />
        {say("lobby-play")}
      </button>
      <p class="note">{say("lobby-help", { seconds: OFFER })}</p>
    </form>
  );
}

function Waits({ hall, seeking }: { hall: LobbyStore; seeking: Seeking }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const { game, pace, bot } = seeking;
  const waited = Math.max(0, Math.floor((now.value - hall.since.value) / 1000));
  const box = boxOf(game.game);
  return (
    <div class="waits">
      <p class="chosen">
        {box && <img src={box.cover} width="42" height="56" alt="" />}
        <span>
          <b>{gameName(game.game)}</b>
          <small>
            {say("lobby-players", { count: game.players })} · {paceWords(pace)}
          </small>
        </span>
      </p>
      <svg class="walk" viewBox="0 0 240 24" aria-hidden="true" focusable="false">
        <path class="trail" d="M4 12H236" />
        <use href="#ant-worker" x="0" y="0" width="24" height="24" />
      </svg>
      {bot ? (
        <>
          <p>
            <b>{say("lobby-offer", { bot: botName(bot) })}</b>
          </p>
          <button type="button" class="btn go" onClick={() => void hall.takeBot()}>
            <Icon name="robot" />
            {say("lobby-bot")}
          </button>
          <p class="note">{say("lobby-offer-more")}</p>
        </>
      ) : (
        <>
          <p>
            <b>{say("lobby-seeking-others", { count: game.players - 1 })}</b>
          </p>
          <p class="note">{say("lobby-waited", { time: durationWords(waited) })}</p>
        </>
      )}
      <button type="button" class="btn" onClick={() => void hall.cease()}>
        {say("lobby-rise")}
      </button>
    </div>
  );
}
