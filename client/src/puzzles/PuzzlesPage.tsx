/** Puzzles: the one of the day, or another, on the real table; beside it the trail of days and the lists. */
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { Trouble } from "../api";
import { boxOf, gameName } from "../boxes";
import { dayName } from "../days";
import { address, copy } from "../links";
import { Icon, Sprite } from "../parts/Icon";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { go } from "../router";
import { modeName } from "../shelf";
import { Drawer } from "../table/Drawer";
import { phone as narrow } from "../table/hooks";
import { still } from "../table/motion";
import { Playground } from "../table/Playground";
import { Beside, onBoard, PressedMark } from "../table/Pressed";
import { Why } from "../table/Prompt";
import { pressed, watchPresses } from "../table/presses";
import { Seats } from "../table/Seats";
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
        <p class="coming">{say("table-loading")}</p>
      </Shell>
    );
  return <Puzzle desk={desk} all={all} daily={!puzzle || all.days.at(-1)?.card.id === puzzle} />;
}

function Puzzle({ desk, all, daily }: { desk: PuzzleDesk; all: Puzzles; daily: boolean }) {
  const scene = desk.shown.value!,
    face = desk.face.value!,
    edition = desk.edition.value!,
    phone = narrow.value,
    { card } = desk.sheet;
  const [copied, setCopied] = useState("");
  const sprite = useMemo(() => face.sprite(edition), [face, edition]);
  useEffect(watchPresses, []);
  // what was done last may lie outside of the part that is shown
  useEffect(() => {
    document
      .querySelector(".stage .past .from")
      ?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: still() ? "instant" : "smooth" });
  }, [scene]);

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.closest("input, textarea, select") ||
        document.querySelector("dialog:modal")
      )
        return;
      if (event.key === "Escape") desk.almost.peek() ? desk.retry() : desk.letGo();
      else if (event.key === "Enter" && desk.chosen.peek() && !target.closest("a, button, [role=gridcell]"))
        desk.confirm();
      else if (event.key === "n" || event.key === "N") dispatchEvent(new CustomEvent("board-jump", { detail: 1 }));
      else if (event.key === "b" || event.key === "B") dispatchEvent(new CustomEvent("board-jump", { detail: 0 }));
      else if (event.key === "h" || event.key === "H") void desk.askClue();
      else if (!face.shortcut?.(event.key, desk.stage())) return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
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
  const stage = desk.stage(),
    solved = desk.solved.value,
    near = !phone && desk.refusal.value !== null && onBoard(pressed.value);
  const apart = !phone && !!face.spread,
    beside = !phone && !apart;
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
          : `${say("puzzles-few")} ${
              desk.sheet.levels.length
                ? say("puzzles-levels", { levels: join(desk.sheet.levels.map((level) => sayAny(`bot-${level}`))) })
                : say("puzzles-no-level")
            }`}
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
      <Sprite symbols={sprite} />
      {apart && (
        <aside class="puzzle-apart" aria-label={say("puzzles-title")}>
          {day}
          <Trail all={all} />
          {lists}
        </aside>
      )}
      <Playground
        face={face}
        stage={stage}
        above={
          <>
            {phone && day}
            {phone && desk.refusal.value ? (
              <Why desk={desk} phone />
            ) : (
              <PuzzlePrompt desk={desk} phone={phone} next={() => another(card.of)} />
            )}
          </>
        }
        seats={
          <>
            {beside && day}
            {beside && <Trail all={all} />}
            <Seats
              stage={stage}
              face={face}
              seats={desk.seats.value}
              waiting={desk.now.value!.waiting}
              ended={!!scene.ended}
              clock={null}
              since={desk.since.value}
              presentSince={desk.presentSince.value}
              lit={desk.offers.value.length > 0}
            />
          </>
        }
        why={!phone && !near && <Why desk={desk} phone={false} />}
      >
        {!apart && (
          <div class="puzzle-beside">
            {phone && <Trail all={all} />}
            {lists}
          </div>
        )}
      </Playground>
      {phone && (
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
      )}
      <p class="vh" role="status">
        {copied}
      </p>
      {desk.refusal.value && <PressedMark />}
      {near && (
        <Beside>
          <Why desk={desk} phone={false} />
        </Beside>
      )}
      <Drawer game={card.of} refusal={desk.refusal.value} />
    </Shell>
  );
}
