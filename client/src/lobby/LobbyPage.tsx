import "../styles/lobby.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { BOXES, boxFigure, boxOf, gameName } from "../boxes";
import { cards } from "../cards";
import { useCards } from "../pages/Shelf";
import { TableCard } from "../parts/Card";
import { Icon, Token } from "../parts/Icon";
import { Shell } from "../parts/Shell";
import { storedSignal } from "../prefs";
import { go, Link } from "../router";
import { loadShelf } from "../shelf";
import type { Lobby, Showing, Waiting } from "../wire";
import { say } from "../words";
import { enterHall } from "./hall";
import { PlayNow } from "./PlayNow";
import { ALL, aboutTable, type Filters, fits, key, paceWords, type Row, rows } from "./tables";

const filters = storedSignal<Filters>("lobby", ALL, (value) => typeof value === "object" && value !== null);
const CHIPS = ["live", "days", "two", "more"] as const;

export default function LobbyPage() {
  useCards();
  const hall = useMemo(() => enterHall((table) => go(`/table/${table}`)), []);
  useEffect(() => hall.close, []);
  useEffect(() => void loadShelf().catch(() => undefined), []);
  const lobby = hall.lobby.value;
  const yours = cards.value?.find((card) => card.my_turn && !card.ended);
  return (
    <Shell title={say("lobby-title")} class="lobby" strip={hall.lost.value ? say("trouble-offline") : undefined}>
      <div class="head">
        <div>
          <h1>{say("lobby-heading")}</h1>
          <p>
            {lobby
              ? [
                  say("lobby-waiting", { count: lobby.waiting.length }),
                  say("lobby-going", { count: lobby.going }),
                ].join(" · ")
              : say("site-loading")}
          </p>
        </div>
        {yours && <TableCard card={yours} />}
      </div>
      <div class="cols">
        <div class="begin">
          <PlayNow hall={hall} />
          <section class="card make">
            <h2>{say("lobby-open")}</h2>
            <p>{say("lobby-open-text")}</p>
            <Link class="btn" to="/#invite-wyx">
              <Icon name="plus" />
              {say("lobby-open-new")}
            </Link>
          </section>
        </div>
        {lobby && <Tables lobby={lobby} />}
        {lobby && <Watch shown={lobby.showing} />}
      </div>
    </Shell>
  );
}

function Tables({ lobby }: { lobby: Lobby }) {
  const held = useSignal(false);
  const listed = useSignal<readonly Row[]>([]);
  const chosen = filters.value;
  useEffect(() => {
    listed.value = rows(lobby.waiting, listed.peek(), held.value);
  }, [lobby.waiting, held.value]);
  const shown = listed.value.filter(({ table }) => fits(table, chosen));
  const choose = (change: Partial<Filters>): void => {
    filters.value = { ...filters.peek(), ...change };
  };
  return (
    <section class="open" aria-labelledby="open-tables">
      <div class="top">
        <h2 id="open-tables">{say("lobby-tables")}</h2>
        <div class="chips" role="group" aria-label={say("lobby-filters")}>
          <select
            class={chosen.game ? "chip on" : "chip"}
            aria-label={say("lobby-game")}
            value={chosen.game}
            onChange={(event) => choose({ game: event.currentTarget.value })}
          >
            <option value="">{say("lobby-all-games")}</option>
            {BOXES.map(({ id }) => (
              <option key={id} value={id}>
                {gameName(id)}
              </option>
            ))}
          </select>
          {CHIPS.map((chip) => (
            <button
              key={chip}
              type="button"
              class={chosen[chip] ? "chip on" : "chip"}
              aria-pressed={chosen[chip]}
              onClick={() => choose({ [chip]: !chosen[chip] })}
            >
              {say(`lobby-${chip}`)}
            </button>
          ))}
        </div>
      </div>
      {shown.length > 0 ? (
        <ul class="rows" onPointerEnter={() => (held.value = true)} onPointerLeave={() => (held.value = false)}>
          {shown.map(({ table, gone }) => (
            <TableRow key={key(table)} table={table} gone={gone} />
          ))}
        </ul>
      ) : (
        <p class="card none">{say(lobby.waiting.length ? "lobby-none" : "lobby-nobody")}</p>
      )}
      <p class="note">{say("lobby-no-account")}</p>
    </section>
  );
}

function TableRow({ table, gone }: { table: Waiting; gone: boolean }) {
  const { game } = table;
  const name = gameName(game.game);
  const about = aboutTable(table);
  const box = boxOf(game.game);
  return (
    <li class={gone ? "row gone" : "row"}>
      {box && <img class="cover" src={box.cover} width="42" height="56" alt="" />}
      <div class="what">
        <b>{name}</b>
        <small>
          {about}
          <span class="pace2">
            {about && " · "}
            {paceWords(table.pace)}
          </span>
        </small>
      </div>
      <Seats table={table} />
      <span class="pace">
        <Icon name="clock" />
        {paceWords(table.pace)}
      </span>
      {gone ? (
        <span class="full">{say("lobby-gone")}</span>
      ) : (
        <Link class="btn" to={table.join} aria-label={say("lobby-sit-name", { table: `${name}, ${about}` })}>
          {say("lobby-sit")}
        </Link>
      )}
    </li>
  );
}

function Seats({ table: { seats, free, game } }: { table: Waiting }) {
  return (
    <span class="places" role="img" aria-label={say("lobby-seats", { taken: seats.length - free, free })}>
      {seats.map((kind, number) =>
        kind === "open" ? (
          <span key={number} class="void">
            <Icon name="plus" />
          </span>
        ) : (
          <Token key={number} seat={number} figure={boxFigure(game.game)} />
        ),
      )}
    </span>
  );
}

function Watch({ shown }: { shown: readonly Showing[] }) {
  return (
    <section class="watch" aria-labelledby="to-watch">
      <h2 id="to-watch">{say("lobby-watch")}</h2>
      {shown.length ? (
        <ul>
          {shown.map((one) => (
            <li key={one.table}>
              <Shown shown={one} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="note">{say("lobby-watch-none")}</p>
      )}
    </section>
  );
}

function Shown({ shown }: { shown: Showing }) {
  const { seats, game } = shown;
  const named = seats.map((seat, number) => ({ ...seat, number })).filter((seat) => seat.kind === "person");
  const listed = named.length > 2 ? named.slice(0, 1) : named;
  const others = seats.length - listed.length;
  return (
    <Link class="shown" to={shown.watch}>
      <img class="small-board" src={`${shown.watch}/board.svg?${shown.number}`} width="132" height="132" alt="" />
      <span class="tx">
        <b>{gameName(game.game)}</b>
        {listed.map(({ name, number }) => (
          <span key={number} class="who">
            <Token seat={number} figure={boxFigure(game.game)} />
            {name || say("new-name-default", { number: number + 1 })}
          </span>
        ))}
        {others > 0 && <span class="who">{say("lobby-and-others", { count: others })}</span>}
        <small>
          {say("lobby-move", { number: shown.number })}
          {shown.looking > 0 && (
            <>
              {" · "}
              <Icon name="eye" />
              <span class="vh">{say("lobby-looking", { count: shown.looking })}</span>
              <span aria-hidden="true">{shown.looking}</span>
            </>
          )}
        </small>
      </span>
    </Link>
  );
}
