/** Puzzles: the one of the day, or another, on the real table; beside it the trail of days and the lists. */
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { Trouble } from "../api";
import { boxOf, gameName } from "../boxes";
import { dayName } from "../days";
import { address, copy } from "../links";
import { Icon } from "../parts/Icon";
import { Loading } from "../parts/Loading";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { go } from "../router";
import { modeName } from "../shelf";
import { lying, phone as narrow } from "../table/hooks";
import { useBoardKeys } from "../table/keys";
import { Laid } from "../table/Laid";
import { still } from "../table/motion";
import { apply } from "../table/tastes";
import type { PuzzleSheet, Puzzles } from "../wire";
import { join, say, sayAny } from "../words";
import { puzzleApi } from "./api";
import { PuzzleDesk } from "./desk";
import { Ants, Lists, Trail } from "./Lists";
import { PuzzlePrompt } from "./PuzzlePrompt";
import "../table/table.css";
import "./puzzles.css";

export default function PuzzlesPage({ puzzle }: { puzzle: string }) {
  const [all, setAll] = useState<Puzzles | null>(null);
  const [sheet, setSheet] = useState<PuzzleSheet | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    puzzleApi
      .overview()
      .then(async (found) => {
        const name = puzzle || found.days.at(-1)?.card.id;
        if (!name) throw new Trouble("no-puzzle", {}, 404);
        const one = await puzzleApi.one(name);
        setAll(found);
        setSheet(one);
      })
      .catch((fault: unknown) => setTrouble(fault instanceof Trouble ? fault : new Trouble("unknown")));
  }, []);
  const desk = useMemo(
    () => sheet && new PuzzleDesk(sheet, () => void puzzleApi.overview().then(setAll, () => undefined)),
    [sheet],
  );
  useEffect(() => () => desk?.close(), [desk]);
  useLayoutEffect(() => (desk ? apply(() => desk.mine.value) : undefined), [desk]);
  if (trouble || desk?.connection.closed.value) {
    const title = trouble?.words ?? say("table-trouble");
    return (
      <Shell title={title}>
        <Wrong title={title} />
      </Shell>
    );
  }
  if (!all || !desk?.shown.value || !desk.face.value)
    return (
      <Shell title={say("puzzles-title")} class="table-page">
        <Loading words={say("table-loading")} />
      </Shell>
    );
  return <Puzzle desk={desk} all={all} daily={!puzzle || all.days.at(-1)?.card.id === puzzle} />;
}

/** Which bots find it; nothing where none has tried. */
function tried(levels: readonly string[] | null): string {
  if (!levels) return "";
  return levels.length
    ? say("puzzles-levels", { levels: join(levels.map((level) => sayAny(`bot-${level}`))) })
    : say("puzzles-no-level");
}

function Puzzle({ desk, all, daily }: { desk: PuzzleDesk; all: Puzzles; daily: boolean }) {
  const scene = desk.shown.value!,
    face = desk.face.value!,
    phone = narrow.value,
    { card } = desk.sheet;
  const [copied, setCopied] = useState("");
  // what the others did last may lie outside of the part that is shown; of one's own moves where they lead counts
  useEffect(() => {
    if (scene.news.at(-1)?.seat === scene.seat) return;
    const done = [...document.querySelectorAll(".stage .past .from")],
      box = done[0]?.closest(".window")?.getBoundingClientRect();
    const isSeen = (one: Element): boolean => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return !!box && left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom;
    };
    if (!done.some(isSeen))
      done[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: still() ? "instant" : "smooth" });
  }, [scene]);

  useBoardKeys(desk, {
    own: (key) => {
      if (key === "Escape") desk.almost.peek() ? desk.retry() : desk.letGo();
      else if (key === "h") void desk.askClue();
      else return false;
      return true;
    },
  });

  const another = (game: string): void => {
    puzzleApi.next(game).then(
      ({ id }) => go(`/puzzles/${id}`),
      () => undefined,
    );
  };
  const share = (): void => {
    const path = `/puzzles/${card.id}`;
    void copy(address(path)).then((done) => setCopied(done ? say("puzzles-shared") : address(path)));
  };
  const solved = desk.solved.value;
  const apart = !phone && !!face.spread,
    beside = !phone && !apart,
    flat = phone && lying.value;
  const people = solved?.share ?? desk.sheet.share;
  const mine = solved?.rating
    ? { rating: solved.rating, doubt: solved.doubt }
    : all.stock.find(({ of, rating }) => of === card.of && rating > 0);
  const day = (
    <section class="card day">
      {daily && <p class="date">{dayName(all.today)}</p>}
      <h1>{say(daily ? "puzzles-daily" : "puzzles-one")}</h1>
      <div class="what">
        {boxOf(card.of) && <img src={boxOf(card.of)!.cover} width="42" height="56" alt="" />}
        <div>
          <b>{gameName(card.of)}</b>
          <small>{modeName(scene.game)}</small>
          <Ants ants={card.ants} />
        </div>
      </div>
      <p class="levels">
        {people >= 0
          ? say("puzzles-share-people", { share: people })
          : [say("puzzles-few"), tried(desk.sheet.levels)].filter(Boolean).join(" ")}
      </p>
      {mine && <p class="mine">{say("puzzles-rating", { rating: mine.rating, doubt: mine.doubt })}</p>}
    </section>
  );
  const lists = (
    <Lists
      key={card.of}
      all={all}
      here={card}
      foot={
        <button type="button" class="btn" onClick={() => another("")}>
          <Icon name="puzzle" />
          {say("puzzles-random")}
        </button>
      }
    />
  );
  return (
    <Shell
      title={say(daily ? "puzzles-daily" : "puzzles-title")}
      class={apart ? "table-page puzzle spread" : "table-page puzzle"}
      strip={desk.connection.lost.value ? say("table-lost") : null}
    >
      {apart && (
        <aside class="puzzle-apart" aria-label={say("puzzles-title")}>
          {day}
          <Trail all={all} />
          {lists}
        </aside>
      )}
      <Laid
        desk={desk}
        stage={desk.stage()}
        before={phone && !flat && day}
        prompt={<PuzzlePrompt desk={desk} phone={phone} next={() => another(card.of)} />}
        lead={
          beside && (
            <>
              {day}
              <Trail all={all} />
            </>
          )
        }
        dock={
          phone && (
            <nav class="dock" aria-label={say("puzzles-title")}>
              {desk.chosen.value ? (
                <button type="button" onClick={() => desk.letGo()}>
                  <Icon name="close" />
                  <span>{say("table-let-go")}</span>
                </button>
              ) : (
                <button type="button" onClick={() => void desk.again()}>
                  <Icon name="undo" />
                  <span>{say("puzzles-again")}</span>
                </button>
              )}
              <button type="button" onClick={() => void desk.askClue()}>
                <Icon name="hint" />
                <span>{say("puzzles-hint")}</span>
              </button>
              <button type="button" onClick={() => void desk.show()}>
                <Icon name="eye" />
                <span>{say("puzzles-show")}</span>
              </button>
              <button type="button" onClick={share}>
                <Icon name="link" />
                <span>{say("puzzles-share")}</span>
              </button>
            </nav>
          )
        }
      >
        {!apart && !flat && (
          <div class="puzzle-beside">
            {phone && <Trail all={all} />}
            {lists}
          </div>
        )}
      </Laid>
      {flat && (
        <div class="puzzle-below">
          {day}
          <Trail all={all} />
          {lists}
        </div>
      )}
      <p class="vh" role="status">
        {copied}
      </p>
    </Shell>
  );
}
