/** The page of Solo: the challenge of the day with all results, and the viewer's own best games. */
import symbols from "sprite:rank-*,bag";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../../announce";
import { go, Link } from "../../app/router";
import { dateOf, dayName } from "../../catalogue/days";
import { say } from "../../i18n";
import { Icon, Piece, Sprite } from "../../parts/Icon";
import { Loading } from "../../parts/Loading";
import { api, me, Trouble } from "../../server/api";
import { address, copy, keepLinks } from "../../server/links";
import { isHere } from "../../server/server";
import type { Daily, Opened, SoloResult } from "../../server/wire";
import { Ladder, Mound } from "./Ladder";
import type { Edition } from "./model";
import "./campaign.css";
import "./ladder.css";

const GAME = "fourmidable";
const EDITION = "generous"; // as in the challenge of the day; the top of the ladder is possible with it

interface Known {
  readonly day: Daily;
  readonly mine: readonly SoloResult[];
  readonly edition: Edition;
}

export default function Campaign() {
  const [known, setKnown] = useState<Known | null>(null);
  const [wrong, setWrong] = useState("");
  const fail = (why: unknown): void => setWrong(why instanceof Trouble ? why.words : say("trouble-unknown"));
  useEffect(() => {
    Promise.all([api.daily(GAME), api.alone(GAME), api.edition(GAME, EDITION)]).then(
      ([day, mine, edition]) => setKnown({ day, mine, edition: edition as Edition }),
      fail,
    );
  }, [me.value?.id]);
  async function open(asked: Promise<Opened>): Promise<void> {
    try {
      const table = await asked;
      keepLinks(table);
      go(`/table/${table.table}`);
    } catch (why) {
      fail(why);
    }
  }
  if (!known) return wrong ? <h1 class="trouble">{wrong}</h1> : <Loading words={say("site-loading")} />;
  const { day, mine, edition } = known,
    fair = mine.filter(({ again }) => !again),
    best = fair[0]?.points ?? null;
  return (
    <div class="campaign">
      <Sprite symbols={symbols} />
      <header>
        <h1>{say("fourmidable-campaign-title")}</h1>
        <p>{say("fourmidable-mode-solo.help")}</p>
        <button
          type="button"
          class="btn"
          onClick={() =>
            void open(
              api.open({
                game: { game: GAME, mode: "solo", players: 1, edition: EDITION },
                seats: [{ type: "me", name: me.peek()?.name ?? "" }],
              }),
            )
          }
        >
          <Icon name="play" />
          {say("fourmidable-campaign-play")}
        </button>
        {wrong && (
          <p class="trouble" role="alert">
            {wrong}
          </p>
        )}
      </header>
      <Challenge day={day} open={() => void open(api.openDaily(GAME))} />
      <Standings day={day} edition={edition} />
      <section class="card own" aria-labelledby="own">
        <h2 id="own">{say("fourmidable-campaign")}</h2>
        <Ladder edition={edition} points={best} best={null} />
        {mine.length ? (
          <Results mine={mine} edition={edition} />
        ) : (
          <p class="note">{say("fourmidable-campaign-nothing")}</p>
        )}
      </section>
    </div>
  );
}

function Challenge({ day, open }: { day: Daily; open(): void }) {
  const [shared, share] = useState("");
  const text = `${say("fourmidable-daily", { day: dayName(day.day) })} · ${day.seed} · ${address(`/solo/${GAME}`)}`;
  const own = day.standings.find(({ mine }) => mine);
  return (
    <section class="card challenge" aria-labelledby="challenge">
      <Piece id="bag" />
      <div>
        <h2 id="challenge">{say("fourmidable-daily", { day: dayName(day.day) })}</h2>
        <p class="note">{say("fourmidable-daily-seed", { seed: day.seed })}</p>
      </div>
      <p>{own ? say("fourmidable-daily.again") : say(isHere ? "new-alone.help" : "fourmidable-daily.help")}</p>
      <p class="acts">
        <button type="button" class={day.done ? "btn" : "btn go"} onClick={open}>
          <Icon name="play" />
          {day.done
            ? say("fourmidable-daily-repeat")
            : day.table
              ? say("fourmidable-daily-on")
              : say("fourmidable-daily-play")}
        </button>
        {!isHere && ( // offline, the challenge of the day has other dice than on the server
          <button
            type="button"
            class="btn"
            onClick={() =>
              void copy(own ? `${text} · ${say("fourmidable-points", { points: own.points })}` : text).then((done) => {
                share(done ? say("site-copied") : text);
                announce(done ? say("site-copied") : text);
              })
            }
          >
            <Icon name="link" />
            {say("fourmidable-daily-share")}
          </button>
        )}
      </p>
      {shared && <p class="note">{shared}</p>}
    </section>
  );
}

function Standings({ day, edition }: { day: Daily; edition: Edition }) {
  return (
    <section class="card standings" aria-labelledby="standings">
      <h2 id="standings">{say("fourmidable-daily-results")}</h2>
      {day.standings.length ? (
        <ol>
          {day.standings.map(({ place, name, points, mine }, index) => (
            <li key={index} class={mine ? "mine" : ""}>
              <span class="place">{place}</span>
              <b>{name || say("site-guest")}</b>
              <Mound edition={edition} points={points} />
              <span class="points">{points}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p class="note">{say("fourmidable-daily-nobody")}</p>
      )}
    </section>
  );
}

function Results({ mine, edition }: { mine: readonly SoloResult[]; edition: Edition }) {
  return (
    <ol class="results">
      {mine.map(({ table, points, at, day, counts, again }) => (
        <li key={table}>
          <b class="points">{points}</b>
          <Mound edition={edition} points={points} />
          <span class="when">
            {[
              dateOf(at),
              day && (counts ? say("fourmidable-daily", { day: dayName(day) }) : say("fourmidable-campaign-repeat")),
              again && say("fourmidable-campaign-again"),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <Link to={`/replay/${table}`}>{say("fourmidable-campaign-replay")}</Link>
        </li>
      ))}
    </ol>
  );
}
