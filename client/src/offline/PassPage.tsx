/** The page of a game that came in a link: its description, and the button that opens its table. */
import "../pages/pages.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go, Link, place } from "../app/router";
import { boxFigure, boxOf, gameName } from "../catalogue/covers";
import { join, knows, loadGameWords, say, sayAny } from "../i18n";
import { Icon, Token } from "../parts/Icon";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { api, Trouble } from "../server/api";
import { keepLinks } from "../server/links";
import { areMoves, catchUp, compare, noteTable, type Passed, readFragment, tableOf } from "./pass";

type Found = "broken" | "changed" | { differs: number; table: string } | null;

export default function PassPage() {
  const passed = useSignal<Passed | null>(null);
  const wrong = useSignal<Found>(null);
  const trouble = useSignal("");
  const busy = useSignal(false);
  const ready = useSignal(false);
  useEffect(() => {
    void Promise.all([readFragment(place.peek().hash), loadGameWords("pass")]).then(([found]) => {
      passed.value = found && boxOf(found.game.game) ? found : null;
      if (!passed.value) wrong.value = "broken";
      ready.value = true;
    });
  }, []);

  async function open(anew: boolean): Promise<void> {
    if (busy.peek()) return;
    busy.value = true;
    trouble.value = "";
    try {
      await enter(passed.peek()!, anew);
    } catch (why) {
      if (why instanceof Trouble && why.code === "bad-journal") wrong.value = "changed";
      else trouble.value = why instanceof Trouble ? why.words : say("trouble-unknown");
    } finally {
      busy.value = false;
    }
  }

  async function enter(link: Passed, anew: boolean): Promise<void> {
    const known = !anew && link.id ? tableOf(link.id) : null;
    const own = known && (await api.journal(known).catch(noneIfGone));
    if (known && own) {
      const how = compare(own, link);
      if (typeof how === "number") {
        wrong.value = { differs: how, table: known };
        return;
      }
      const news = link.lines.slice(own.trim().split("\n").length - 1);
      if (how !== "more") return go(`/table/${known}`, true);
      if (areMoves(news)) {
        if (await catchUp(known, news)) go(`/table/${known}`, true);
        else wrong.value = "changed";
        return;
      }
    }
    const seats = Array.from({ length: link.game.players }, (_, seat) => {
      const name = link.names[seat] ?? "";
      return name && knows(`bot-${name}`)
        ? ({ type: "bot", bot: name } as const)
        : ({ type: "here", name: name || say("new-name-default", { number: seat + 1 }) } as const);
    });
    const opened = await api.open({ game: link.game, seats, journal: link.text });
    keepLinks(opened);
    if (link.id) noteTable(link.id, opened.table);
    const { ended } = await api.table(opened.table);
    go(`${ended ? "/replay" : "/table"}/${opened.table}`, true);
  }

  if (!ready.value)
    return (
      <Shell title="">
        <h1 class="coming">{say("site-loading")}</h1>
      </Shell>
    );
  if (wrong.value === "broken" || wrong.value === "changed" || !passed.value) {
    const id = wrong.value === "changed" ? "pass-changed" : "pass-broken";
    return (
      <Shell title={say(id)}>
        <Wrong title={say(id)} text={say(`${id}.help`)} />
      </Shell>
    );
  }
  const { game, moves, names } = passed.value,
    title = say("pass-title", { game: gameName(game.game) }),
    people = names.filter(Boolean).map((name) => (knows(`bot-${name}`) ? sayAny(`bot-${name}`) : name));
  return (
    <Shell title={title} class="narrow">
      <section class="invited card">
        <span class="pair">
          {Array.from({ length: game.players }, (_, seat) => (
            <Token key={seat} seat={seat} figure={boxFigure(game.game)} />
          ))}
        </span>
        <h1>{title}</h1>
        <p class="terms">
          {[people.length ? join(people) : "", say("pass-moves", { count: moves })].filter(Boolean).join(" · ")}
        </p>
        <p class="note">{say("pass-text")}</p>
        {trouble.value && (
          <p class="trouble" role="alert">
            {trouble.value}
          </p>
        )}
        {wrong.value ? (
          <>
            <p class="trouble" role="alert">
              {say("pass-differs", { number: wrong.value.differs })}
            </p>
            <Link class="btn" to={`/table/${wrong.value.table}`}>
              {say("pass-mine")}
            </Link>
            <button type="button" class="btn" disabled={busy.value} onClick={() => void open(true)}>
              {say("pass-anew")}
            </button>
          </>
        ) : (
          <button type="button" class="btn go" disabled={busy.value} onClick={() => void open(false)}>
            <Icon name="check" />
            {say("pass-open")}
          </button>
        )}
      </section>
    </Shell>
  );
}

/** Return null for a refusal (4xx): the table has been deleted here. Throw any other error. */
function noneIfGone(why: unknown): null {
  if (why instanceof Trouble && why.status >= 400 && why.status < 500) return null;
  throw why;
}
