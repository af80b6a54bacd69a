import "./lobby.css";
import "./narrow.css";
import { useEffect, useMemo } from "preact/hooks";
import { storedSignal } from "../app/prefs";
import { go, Link } from "../app/router";
import { loadShelf } from "../catalogue/shelf";
import { say } from "../i18n";
import { Shell } from "../parts/Shell";
import { unreachable } from "../server/server";
import { Chips } from "./Chips";
import { ShownList } from "./Shown";
import { openLobby } from "./store";
import { ALL, type Filters, fits } from "./tables";

const filters = storedSignal<Filters>("watching", ALL, (value) => typeof value === "object" && value !== null);

export default function WatchPage() {
  const hall = useMemo(() => openLobby((table) => go(`/table/${table}`), true), []);
  useEffect(() => hall.close, []);
  useEffect(() => void loadShelf().catch(() => undefined), []);
  const lobby = hall.lobby.value,
    chosen = filters.value,
    shown = lobby?.showing.filter(({ game }) => fits({ game, pace: null }, chosen)) ?? [];
  return (
    <Shell
      title={say("lobby-going-title")}
      class="lobby watching"
      strip={hall.lost.value ? say("trouble-offline") : undefined}
    >
      <div class="head">
        <div>
          <h1>{say("lobby-going-title")}</h1>
          <p>{lobby ? say("lobby-going-text", { count: lobby.going }) : !unreachable.value && say("site-loading")}</p>
        </div>
        <Link class="btn" to="/play">
          {say("lobby-back")}
        </Link>
      </div>
      {lobby && lobby.going > 0 && (
        <div class="chips" role="group" aria-label={say("lobby-which-games")}>
          <Chips
            filters={chosen}
            choose={(change) => (filters.value = { ...filters.peek(), ...change })}
            chips={["two", "more"]}
          />
        </div>
      )}
      {lobby && (
        <section class="watch" aria-label={say("lobby-going-title")}>
          {shown.length ? (
            <ShownList shown={shown} />
          ) : (
            <p class="card none">{say(lobby.going ? "lobby-going-none" : "lobby-watch-none")}</p>
          )}
        </section>
      )}
    </Shell>
  );
}
