/** Games to watch: a small live board and the players of each. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Link } from "../app/router";
import { boxFigure, gameName } from "../catalogue/covers";
import { modeName } from "../catalogue/shelf";
import { say } from "../i18n";
import { Icon, Token } from "../parts/Icon";
import type { Showing } from "../server/wire";
import { botName } from "./store";
import { inPlace } from "./tables";

const NAMED = 2; // names shown; of more players the rest is a count
const EVERY = 3000; // ms between two pictures of a table, even if moves come faster

/** List the games to watch; the order stays as it was while moves are played. */
export function ShownList({ shown }: { shown: readonly Showing[] }) {
  const before = useRef<readonly string[]>([]);
  const listed = inPlace(shown, before.current);
  useEffect(() => {
    before.current = listed.map(({ table }) => table);
  });
  return (
    <ul>
      {listed.map((one) => (
        <li key={one.table}>
          <Shown shown={one} />
        </li>
      ))}
    </ul>
  );
}

function Shown({ shown }: { shown: Showing }) {
  const { seats, game } = shown;
  const all = seats.map((seat, number) => ({ ...seat, number }));
  const people = all.filter((seat) => seat.kind === "person");
  const listed = all.length <= NAMED ? all : people.slice(0, 1);
  const others = seats.length - listed.length;
  const mode = modeName(game);
  return (
    <Link class="shown" to={shown.watch}>
      <SmallBoard shown={shown} />
      <span class="card-text">
        <b>{gameName(game.game)}</b>
        {mode && <small class="mode">{mode}</small>}
        {listed.map(({ kind, name, number }) => (
          <span key={number} class="who">
            <Token seat={number} figure={boxFigure(game.game)} />
            {kind === "bot" ? botName(name) : name || say("new-name-default", { number: number + 1 })}
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

function SmallBoard({ shown: { watch, number } }: { shown: Showing }) {
  const drawn = useSignal(number);
  const since = useRef(Date.now());
  useEffect(() => {
    if (drawn.peek() === number) return;
    const timer = setTimeout(
      () => {
        since.current = Date.now();
        drawn.value = number;
      },
      Math.max(0, since.current + EVERY - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [number]);
  return (
    <img class="small-board" src={`${watch}/board.svg?${drawn.value}`} width="132" height="132" alt="" loading="lazy" />
  );
}
