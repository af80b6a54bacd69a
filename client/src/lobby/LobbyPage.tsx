import "./lobby.css";
import "./narrow.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { storedSignal } from "../app/prefs";
import { go, Link, place } from "../app/router";
import { cards } from "../catalogue/cards";
import { boxFigure, boxOf, gameName } from "../catalogue/covers";
import { loadShelf } from "../catalogue/shelf";
import { say } from "../i18n";
import { NewTable } from "../pages/NewTable";
import { useCards } from "../pages/Shelf";
import { TableCard } from "../parts/Card";
import { Icon, Token } from "../parts/Icon";
import { Shell } from "../parts/Shell";
import { unreachable } from "../server/server";
import type { Lobby, Waiting } from "../server/wire";
import { Chips } from "./Chips";
import { Picks } from "./Picks";
import { last, PlayNow } from "./PlayNow";
import { ShownList } from "./Shown";
import { openLobby } from "./store";
import { ALL, aboutTable, type Filters, fits, key, paceWords, type Row, rows } from "./tables";

const filters = storedSignal<Filters>("lobby", ALL, (value) => typeof value === "object" && value !== null);

export default function LobbyPage() {
  useCards();
  const hall = useMemo(() => openLobby((table) => go(`/table/${table}`)), []);
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
              : !unreachable.value && say("site-loading")}
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
            <Link class="btn" to="/play#new">
              <Icon name="plus" />
              {say("lobby-open-new")}
            </Link>
          </section>
        </div>
        {lobby && <Tables lobby={lobby} />}
        {lobby && <Watch lobby={lobby} />}
      </div>
      {place.value.hash === "#new" && <OpenTable />}
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
          <Chips filters={chosen} choose={choose} chips={["live", "days", "two", "more"]} />
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

function Watch({ lobby: { showing, going } }: { lobby: Lobby }) {
  return (
    <section class="watch" aria-labelledby="to-watch">
      <div class="top">
        <h2 id="to-watch">{say("lobby-watch")}</h2>
        {going > 0 && (
          <Link class="btn bare" to="/watch">
            {say("lobby-watch-all", { count: going })}
          </Link>
        )}
      </div>
      {showing.length ? <ShownList shown={showing} /> : <p class="note">{say("lobby-watch-none")}</p>}
    </section>
  );
}

/** The button that opens a new table with open seats, for the game of the filter or of the last search. */
function OpenTable() {
  const game = useSignal(filters.peek().game || last.peek().game);
  const box = boxOf(game.value);
  return (
    box && (
      <NewTable
        box={box}
        invite
        forAnybody
        picker={<Picks game={game.value} choose={(one) => (game.value = one)} />}
        onClose={() => go("/play", true)}
      />
    )
  );
}
