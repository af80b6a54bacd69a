/** Lists beside a puzzle: the trail of days, earlier days, and all puzzles of a game. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Link } from "../app/router";
import { boxOf, gameName } from "../catalogue/covers";
import { language, say } from "../i18n";
import { inLanguage } from "../i18n/both";
import { classes } from "../parts/classes";
import { Icon } from "../parts/Icon";
import type { PuzzleCard, PuzzleDay, Puzzles } from "../server/wire";
import { puzzleApi } from "./api";

const dayWord = (day: string, weekday: "long" | "short"): string =>
  new Intl.DateTimeFormat(language.value, { weekday, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

export function Ants({ ants }: { ants: number }) {
  const word = say(ants === 1 ? "puzzles-ants-1" : ants === 2 ? "puzzles-ants-2" : "puzzles-ants-3");
  return (
    <span class="ants">
      {[1, 2, 3].map((number) => (
        <svg key={number} class={number > ants ? "pale" : ""} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
          <use href="#ant-worker" />
        </svg>
      ))}
      <span class="vh">{word}</span>
    </span>
  );
}

export function howWord({ how }: PuzzleCard, past = false): string {
  if (how === "found") return say("puzzles-how-found");
  if (how === "hint") return say("puzzles-how-hint");
  if (how === "shown") return say("puzzles-how-shown");
  return say(past ? "puzzles-how-missed" : "puzzles-how-todo");
}

/** Return the number of consecutive solved days, up to today or yesterday. */
export function inARow(days: readonly PuzzleDay[]): number {
  const back = [...days].reverse();
  const open = back.findIndex(({ card }, index) => !card.how && index > 0);
  const all = open < 0 ? back.length : open;
  return back[0]?.card.how ? all : all - 1;
}

/** The week as dots, with the scout on today. A missed day is an open dot. */
export function Trail({ all }: { all: Puzzles }) {
  return (
    <section class="trail-card">
      <h2>
        {say("puzzles-trail")} <small>{say("puzzles-row", { days: Math.max(0, inARow(all.days)) })}</small>
      </h2>
      <ol class="week">
        {all.days.map(({ day, card }, index) => {
          const today = index === all.days.length - 1;
          return (
            <li key={day} class={classes(card.how && "done", today && "today")}>
              <Link
                to={today ? "/puzzles" : `/puzzles/${card.id}`}
                aria-label={say("puzzles-day", { day: dayWord(day, "long"), how: howWord(card) })}
              >
                {today ? (
                  <svg class="scout-dot" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
                    <circle cx="48" cy="48" r="45" />
                    <use href="#ant-worker" x="14" y="14" width="68" height="68" />
                  </svg>
                ) : (
                  <i />
                )}
                <span aria-hidden="true">{dayWord(day, "short").slice(0, 2)}</span>
              </Link>
            </li>
          );
        })}
      </ol>
      <p>{say("puzzles-gap")}</p>
    </section>
  );
}

function Row({ card, about, current }: { card: PuzzleCard; about: string; current: boolean }) {
  const box = boxOf(card.of);
  return (
    <li>
      <Link to={`/puzzles/${card.id}`} {...(current && { "aria-current": "page" as const })}>
        {box && <img src={box.cover} width="42" height="56" alt="" />}
        <span class="card-text">
          <b>{inLanguage(card.question)}</b>
          <small>{about}</small>
        </span>
        <span class="became">
          <Ants ants={card.ants} />
          <span class={card.how === "found" || card.how === "hint" ? "state ok" : "state"}>
            <Icon
              name={
                card.how === "found" ? "check" : card.how === "hint" ? "hint" : card.how === "shown" ? "eye" : "next"
              }
            />
            {howWord(card)}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Tabs with the earlier days, and all puzzles of one game. */
export function Lists({ all, here, foot }: { all: Puzzles; here: PuzzleCard; foot: ComponentChildren }) {
  const [tab, setTab] = useState<"days" | "all">("days");
  const [game, setGame] = useState(here.of);
  const [cards, setCards] = useState<readonly PuzzleCard[]>([]);
  useEffect(() => {
    let here = true;
    if (tab === "all")
      puzzleApi.of(game).then(
        (found) => here && setCards(found),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [tab, game, all]);
  const days = [...all.days].reverse().slice(1);
  return (
    <section class="side puzzle-side" aria-label={say("puzzles-title")}>
      <div class="tabs">
        <div role="tablist" aria-label={say("puzzles-title")}>
          {(["days", "all"] as const).map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`puzzles-${one}`}
              aria-selected={tab === one}
              aria-controls="puzzle-list"
              tabIndex={tab === one ? 0 : -1}
              onClick={() => setTab(one)}
              onKeyDown={(event) => {
                if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
                event.preventDefault();
                event.stopPropagation();
                const other = one === "days" ? "all" : "days";
                setTab(other);
                document.getElementById(`puzzles-${other}`)?.focus();
              }}
            >
              {say(one === "days" ? "puzzles-before" : "puzzles-all")}
            </button>
          ))}
        </div>
      </div>
      <div id="puzzle-list" class="panel" role="tabpanel" aria-labelledby={`puzzles-${tab}`}>
        {tab === "all" && (
          <ul class="by-game" aria-label={say("puzzles-by-game")}>
            {all.stock.map(({ of, count, found }) => (
              <li key={of}>
                <button type="button" aria-pressed={game === of} onClick={() => setGame(of)}>
                  {boxOf(of) && <img src={boxOf(of)!.cover} width="24" height="32" alt="" />}
                  <span>{gameName(of)}</span>
                  <progress max={count} value={found} aria-hidden="true" />
                  <b>
                    {found}
                    <span class="vh"> {say("puzzles-found-of", { count })}</span>
                  </b>
                </button>
              </li>
            ))}
          </ul>
        )}
        <ul class="puzzle-list">
          {tab === "days"
            ? days.map(({ day, card }) => (
                <Row
                  key={day}
                  card={card}
                  about={`${dayWord(day, "long")} · ${gameName(card.of)}`}
                  current={card.id === here.id}
                />
              ))
            : cards.map((card) => (
                <Row key={card.id} card={card} about={String(card.rating)} current={card.id === here.id} />
              ))}
        </ul>
      </div>
      <div class="puzzle-foot">{foot}</div>
    </section>
  );
}
