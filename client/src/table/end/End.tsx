/** The result of a game, beside the final board, which stays visible. */
import { useEffect, useRef, useState } from "preact/hooks";
import { go, Link } from "../../app/router";
import type { BoardContext, GameUi, TableInfo } from "../../games/ui";
import { knows, say, sayAny } from "../../i18n";
import { Icon, Token } from "../../parts/Icon";
import { api, Trouble } from "../../server/api";
import { coachPath, copy, gameLink, keepLinks } from "../../server/links";
import type { Scene } from "../../server/wire";
import { figureOf } from "../page/Seats";
import { RuleLink } from "../prompt/Prompt";
import { ReplayActs } from "../replay/Replay";
import { momentsOf, toldTo } from "../store/log";
import { capital, plain } from "../store/markup";
import type { TableStore } from "../store/TableStore";
import { outcomeOf } from "./endText";

export function winners(places: readonly number[]): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

export function resultOf(
  scene: Pick<Scene, "places" | "seats" | "view" | "why_ended">,
  ui: GameUi,
  from: TableInfo,
): string {
  return outcomeOf(scene, from.names) || plain(ui.texts.result(scene.view, winners(scene.places), toldTo(from)));
}

/** The table of scores: rows are its sources, columns the seats in the order of the result. */
function Sheet({ scene, context, ui }: { scene: Scene; context: BoardContext; ui: GameUi }) {
  const { names } = context,
    who = (seat: number): string => (scene.seats[seat]?.name ? names : toldTo(context).names)[seat] ?? "";
  const order = names
    .map((_, seat) => seat)
    .sort((one, other) => (scene.places[one] ?? 9) - (scene.places[other] ?? 9) || one - other);
  const rules = [...new Set(scene.tally.flatMap((lines) => lines.map(({ rule }) => rule)))];
  const points = (seat: number, rule: string) => {
    const lines = (scene.tally[seat] ?? []).filter((line) => line.rule === rule);
    return lines.length ? lines.reduce((sum, line) => sum + line.points, 0) : undefined;
  };
  const total = (seat: number) => (scene.tally[seat] ?? []).reduce((sum, line) => sum + line.points, 0);
  const level = order.filter((seat) => order.some((other) => other !== seat && total(other) === total(seat))),
    decides = level.length && scene.why_ended === "rules" ? ui.texts.tiebreak?.(scene.view, level, context) : null;
  const best = (values: (number | undefined)[]) => Math.max(...values.map((value) => value ?? -Infinity));
  return (
    <table class={names.length > 4 ? "points crowd" : "points"}>
      <caption class="vh">{say("table-points")}</caption>
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th key={seat} scope="col">
              <Token seat={seat} figure={figureOf(ui, context, seat)} class="seat-emblem" />
              <span>{capital(who(seat))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => {
          const row = order.map((seat) => points(seat, rule)),
            most = best(row);
          return (
            <tr key={rule}>
              <th scope="row">{knows(`score-${rule}`) ? sayAny(`score-${rule}`) : rule}</th>
              {row.map((value, index) => (
                <td key={index} class={value === most ? "mx" : ""}>
                  {value ?? "·"}
                </td>
              ))}
            </tr>
          );
        })}
        {rules.length > 1 && (
          <tr class="tt">
            <th scope="row">{say("table-total")}</th>
            {order.map((seat) => (
              <td key={seat}>{total(seat)}</td>
            ))}
          </tr>
        )}
        {decides && (
          <tr>
            <th scope="row">{decides.name}</th>
            {order.map((seat) => (
              <td key={seat}>{level.includes(seat) ? decides.values[seat] : "·"}</td>
            ))}
          </tr>
        )}
        {names.length > 1 ? (
          <tr>
            <th scope="row">{say("table-place")}</th>
            {order.map((seat) => (
              <td key={seat} class={scene.places[seat] === 1 ? "mx" : ""}>
                {scene.places[seat]}
              </td>
            ))}
          </tr>
        ) : (
          ui.texts.rank && (
            <tr>
              <th scope="row">{say("table-rank")}</th>
              <td class="mx">{ui.texts.rank(scene.view)}</td>
            </tr>
          )
        )}
      </tbody>
    </table>
  );
}

interface EndProps {
  store: TableStore;
  scene: Scene;
  replay(): void; // from the first move; the caller closes this panel
  close(): void;
}

export function End({ store, scene, replay, close }: EndProps) {
  const ui = store.ui.value!,
    context = store.boardContext(),
    game = scene.game.game,
    off = scene.why_ended === "abort"; // an aborted game has no replay and no link
  const [note, set] = useState("");
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  async function share(): Promise<void> {
    const link = await gameLink(store.table, store.watchToken.value);
    set((await copy(link)) ? say("table-copied") : link);
  }
  async function rematch(): Promise<void> {
    try {
      if (scene.next) return go(`/table/${scene.next}`);
      const opened = await api.rematch(store.table);
      keepLinks(opened);
      go(`/table/${opened.table}`);
    } catch (fault) {
      set(fault instanceof Trouble ? fault.words : say("table-trouble"));
    }
  }
  return (
    <section class="end" aria-labelledby="result" tabIndex={-1} ref={root}>
      <header>
        <h2 id="result">{resultOf(scene, ui, context)}</h2>
        <button
          type="button"
          class="btn bare"
          aria-label={say("table-close")}
          title={say("table-close")}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </header>
      <p class="sub">
        {knows(`ending-${scene.ended}`) ? sayAny(`ending-${scene.ended}`) : ""}{" "}
        {scene.why_ended === "rules" && <RuleLink game={game} rule={scene.ended} />}
      </p>
      {scene.tally.length > 0 && <Sheet scene={scene} context={context} ui={ui} />}
      <div class={off ? "ea one" : "ea"}>
        {store.mySeats.value.length > 0 ? (
          <button type="button" class="btn go" onClick={() => void rematch()}>
            {scene.seats.length === 1
              ? say("table-again")
              : off
                ? say(scene.next ? "table-restart-go" : "table-restart")
                : say(scene.next ? "table-rematch-go" : "table-rematch")}
          </button>
        ) : (
          <Link class="btn" to="/">
            {say("table-to-shelf")}
          </Link>
        )}
        {off ? (
          store.mySeats.value.length > 0 && (
            <Link class="btn" to="/">
              {say("table-to-shelf")}
            </Link>
          )
        ) : (
          <button type="button" class="btn" onClick={() => void share().catch(() => set(say("table-trouble")))}>
            <Icon name="link" />
            {say("table-share")}
          </button>
        )}
      </div>
      {note && (
        <p class="note" role="status">
          {note}
        </p>
      )}
      {!off && (
        <>
          <div class="ea one">
            <button type="button" class="btn" onClick={replay}>
              <Icon name="play" />
              {say("table-replay")}
            </button>
            <Link class="btn" to={coachPath(store.table, store.watch)}>
              <Icon name="chart" />
              {say("table-coach")}
            </Link>
          </div>
          <ReplayActs
            table={store.table}
            watch={store.watchToken.value}
            game={scene.game}
            seats={scene.seats}
            at={momentsOf(store.logLines.value).size}
            turn={-1}
            ended
          />
        </>
      )}
    </section>
  );
}

/** Ants of the winner's colour walk once around the board. */
export function Parade({ seat, width, height }: { seat: number; width: number; height: number }) {
  const offsetPath = `path("M16 ${height - 16}V16H${width - 16}V${height - 16}H16")`;
  return (
    <svg class="parade" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {[0, 1, 2, 3].map((index) => (
        <g key={index} class={`s${seat + 1} walker`} style={{ offsetPath, animationDelay: `${index * 0.22}s` }}>
          <g transform="rotate(90) scale(.36) translate(-48 -48)">
            <use href={`#seat-${seat + 1}`} width="96" height="96" />
            <use href="#ant-worker" x="16" y="16" width="64" height="64" />
          </g>
        </g>
      ))}
    </svg>
  );
}
