/** The page of a puzzle, the day's or another, on the real table, with the trail of days and the lists beside it. */
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { go } from "../app/router";
import { boxOf, gameName } from "../catalogue/covers";
import { dayName } from "../catalogue/days";
import { modeName } from "../catalogue/shelf";
import { join, say, sayAny } from "../i18n";
import { Icon } from "../parts/Icon";
import { Loading } from "../parts/Loading";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { Trouble } from "../server/api";
import { address, copy } from "../server/links";
import type { PuzzleSheet, Puzzles } from "../server/wire";
import { useBoardKeys } from "../table/input/boardKeys";
import { landscape, phone as narrow } from "../table/page/hooks";
import { Laid } from "../table/prompt/Laid";
import { still } from "../table/store/motion";
import { apply } from "../table/store/tastes";
import { puzzleApi } from "./api";
import { Ants, Lists, Trail } from "./Lists";
import { PuzzlePrompt } from "./PuzzlePrompt";
import { PuzzleStore } from "./store";
import "../table/page/table.css";
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
  const store = useMemo(
    () => sheet && new PuzzleStore(sheet, () => void puzzleApi.overview().then(setAll, () => undefined)),
    [sheet],
  );
  useEffect(() => () => store?.close(), [store]);
  useLayoutEffect(() => (store ? apply(() => store.mySeats.value) : undefined), [store]);
  if (trouble || store?.connection.closed.value) {
    const title = trouble?.words ?? say("table-trouble");
    return (
      <Shell title={title}>
        <Wrong title={title} />
      </Shell>
    );
  }
  if (!all || !store?.drawnScene.value || !store.ui.value)
    return (
      <Shell title={say("puzzles-title")} class="table-page">
        <Loading words={say("table-loading")} />
      </Shell>
    );
  return <Puzzle store={store} all={all} daily={!puzzle || all.days.at(-1)?.card.id === puzzle} />;
}

/** Return which bots find the answer; "" if none has tried. */
function tried(levels: readonly string[] | null): string {
  if (!levels) return "";
  return levels.length
    ? say("puzzles-levels", { levels: join(levels.map((level) => sayAny(`bot-${level}`))) })
    : say("puzzles-no-level");
}

function Puzzle({ store, all, daily }: { store: PuzzleStore; all: Puzzles; daily: boolean }) {
  const scene = store.drawnScene.value!,
    ui = store.ui.value!,
    phone = narrow.value,
    { card } = store.sheet;
  const [copied, setCopied] = useState("");
  // Scroll the last move of another seat into view. A move of the viewer shows its target instead.
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

  useBoardKeys(store, {
    own: (key) => {
      if (key === "Escape") store.almost.peek() ? store.retry() : store.cancelStep();
      else if (key === "h") void store.askClue();
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
  const solved = store.solved.value;
  const apart = !phone && !!ui.drawing.usesWholeWidth,
    beside = !phone && !apart,
    flat = phone && landscape.value;
  const people = solved?.share ?? store.sheet.share;
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
          : [say("puzzles-few"), tried(store.sheet.levels)].filter(Boolean).join(" ")}
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
      strip={store.connection.lost.value ? say("table-lost") : null}
    >
      {apart && (
        <aside class="puzzle-apart" aria-label={say("puzzles-title")}>
          {day}
          <Trail all={all} />
          {lists}
        </aside>
      )}
      <Laid
        store={store}
        context={store.boardContext()}
        before={phone && !flat && day}
        prompt={<PuzzlePrompt store={store} phone={phone} next={() => another(card.of)} />}
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
              {store.selected.value ? (
                <button type="button" onClick={() => store.cancelStep()}>
                  <Icon name="close" />
                  <span>{say("table-let-go")}</span>
                </button>
              ) : (
                <button type="button" onClick={() => void store.again()}>
                  <Icon name="undo" />
                  <span>{say("puzzles-again")}</span>
                </button>
              )}
              <button type="button" onClick={() => void store.askClue()}>
                <Icon name="hint" />
                <span>{say("puzzles-hint")}</span>
              </button>
              <button type="button" onClick={() => void store.show()}>
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
