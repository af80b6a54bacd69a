/** A lesson: the real table, with a scout who says one thing at a time. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Trouble } from "../api";
import { gameName } from "../boxes";
import { progressOf } from "../learned";
import { classes } from "../parts/classes";
import { Icon, Sprite } from "../parts/Icon";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { go, Link } from "../router";
import { Drawer, RulesButton } from "../table/Drawer";
import { lying, phone as narrow } from "../table/hooks";
import { openRules } from "../table/opened";
import { Playground } from "../table/Playground";
import { Beside, onBoard, PressedMark } from "../table/Pressed";
import { Why } from "../table/Prompt";
import { pressed, watchPresses } from "../table/presses";
import { Seats } from "../table/Seats";
import { Signs } from "../table/Signs";
import { apply } from "../table/tastes";
import type { LessonPage as Page } from "../wire";
import { say } from "../words";
import { lessonApi } from "./api";
import { Bubble, told } from "./Bubble";
import { LessonDesk } from "./desk";
import { Halo } from "./Halo";
import { LessonPrompt } from "./LessonPrompt";
import { Dots, Steps } from "./Steps";
import "../table/table.css";
import "./school.css";

export default function LessonPage({ game, lesson }: { game: string; lesson: string }) {
  const [page, setPage] = useState<Page | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    lessonApi.lesson(game, lesson).then(setPage, (fault: unknown) => setTrouble(fault as Trouble));
  }, []);
  const desk = useMemo(() => page && new LessonDesk(page, progressOf(game, lesson)?.at ?? 0), [page]);
  useEffect(() => () => desk?.close(), [desk]);
  useLayoutEffect(() => (desk ? apply(() => desk.mine.value) : undefined), [desk]);
  if (trouble || desk?.connection.closed.value) {
    const title = trouble instanceof Trouble ? trouble.words : say("table-trouble");
    return (
      <Shell title={title}>
        <Wrong title={title} />
      </Shell>
    );
  }
  if (!desk?.shown.value || !desk.face.value)
    return (
      <Shell title="" class="table-page">
        <p class="coming">{say("table-loading")}</p>
      </Shell>
    );
  return <Lesson desk={desk} />;
}

/** Whether somebody goes by keys: then the focus is led to what can be chosen. */
let byKeys = false;

function Lesson({ desk }: { desk: LessonDesk }) {
  const scene = desk.shown.value!,
    face = desk.face.value!,
    edition = desk.edition.value!,
    phone = narrow.value,
    at = desk.at.value,
    step = desk.step.value;
  const [signs, setSigns] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const sprite = useMemo(() => face.sprite(edition), [face, edition]);
  const first = useRef(true);
  useEffect(watchPresses, []);

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      byKeys = true;
      const target = event.target instanceof Element ? event.target : document.body;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.closest("input, textarea, select") ||
        document.querySelector("dialog:modal")
      )
        return;
      if (event.key === "Escape" && signs) setSigns(false);
      else if (event.key === "Escape") desk.almost.peek() ? desk.retry() : desk.letGo();
      else if (event.key === "Enter" && desk.chosen.peek() && !target.closest("a, button, [role=gridcell]"))
        desk.almost.peek() ? desk.retry() : desk.confirm();
      else if (event.key === "n" || event.key === "N") dispatchEvent(new CustomEvent("board-jump", { detail: 1 }));
      else if (event.key === "b" || event.key === "B") dispatchEvent(new CustomEvent("board-jump", { detail: 0 }));
      else if (event.key === "h" || event.key === "H") void desk.showMe();
      else if ((event.key === "s" || event.key === "S") && face.Signs) setSigns(!signs);
      else if (!step || step.do === "look" || !face.shortcut?.(event.key, desk.stage())) return;
      event.preventDefault();
    };
    const hand = (): void => {
      byKeys = false;
    };
    addEventListener("keydown", press);
    addEventListener("pointerdown", hand, true);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("pointerdown", hand, true);
    };
  });

  // to the first thing that can be chosen, not to the bubble
  const ready = desk.offers.value.length > 0,
    on = !step || step.do === "look" || desk.met.value;
  useEffect(() => {
    if (first.current && !byKeys) {
      first.current = false;
      return;
    }
    if (!byKeys) return;
    if (on) document.querySelector<HTMLElement>("#lesson-on")?.focus();
    else if (ready) dispatchEvent(new CustomEvent("board-jump", { detail: 1 }));
  }, [at, on, ready]);

  const stage = desk.stage(),
    near = !phone && desk.refusal.value !== null && onBoard(pressed.value);
  const points = desk.almost.value || !desk.unfolding.value ? (step?.point ?? []) : [];
  const bubble = <Bubble desk={desk} shown={names} />;
  const name = gameName(scene.game.game);
  const beside = !phone || lying.value;
  const panes = ["board", ...(face.panes ?? []).filter(({ has }) => has?.(desk.setting()) ?? true).map(({ id }) => id)];
  const tried = useRef({ at: -1, panes: 0 });
  useLayoutEffect(() => {
    if (phone && !step?.point.length) desk.pane.value = "board";
  }, [at]);
  const seek = (): void => {
    // on a phone it may lie behind another tab: each is looked behind once
    if (tried.current.at !== at) tried.current = { at, panes: 0 };
    if (!phone || ++tried.current.panes > panes.length) return;
    desk.pane.value = panes[(panes.indexOf(desk.pane.peek()) + 1) % panes.length]!;
  };
  return (
    <Shell
      title={say("school-of", { game: name })}
      house="few"
      class={classes(
        "table-page lesson",
        points.some((point) => point.startsWith("seat")) && "seats-shown",
        step?.unlit && "unlit",
      )}
      where={
        <>
          <h1>{say("school-of", { game: name })}</h1>
          <span>
            {desk.done.value
              ? told(desk.page.title)
              : say("school-at", { step: desk.lineOf(at) + 1, count: desk.lines })}
          </span>
        </>
      }
      tools={
        <>
          <Dots desk={desk} />
          <RulesButton game={scene.game.game} />
          <Link class="btn bare quit" to={`/learn/${scene.game.game}`} aria-label={say("school-leave")}>
            <Icon name="close" />
            <span>{say("school-leave")}</span>
          </Link>
        </>
      }
      strip={desk.connection.lost.value ? say("table-lost") : null}
    >
      <Sprite symbols={sprite} />
      <Playground
        face={face}
        stage={stage}
        above={
          <>
            {!beside && bubble}
            {phone && desk.refusal.value ? <Why desk={desk} phone /> : <LessonPrompt desk={desk} phone={phone} />}
          </>
        }
        seats={
          <>
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
            {beside && bubble}
          </>
        }
        why={!phone && !near && <Why desk={desk} phone={false} />}
      >
        {!phone && <Steps desk={desk} />}
        {signs && <Signs face={face} stage={stage} onClose={() => setSigns(false)} />}
      </Playground>
      {phone && (
        <nav class="dock" aria-label={say("school-steps")}>
          <button type="button" aria-disabled={at === 0} onClick={() => at > 0 && void desk.to(at - 1)}>
            <Icon name="prev" />
            <span>{say("school-back")}</span>
          </button>
          {desk.chosen.value && !desk.almost.value ? (
            <button type="button" onClick={() => desk.letGo()}>
              <Icon name="close" />
              <span>{say("table-let-go")}</span>
            </button>
          ) : (
            <button type="button" aria-disabled={!ready} onClick={() => ready && void desk.showMe()}>
              <Icon name="hint" />
              <span>{say("school-show-me")}</span>
            </button>
          )}
          {lying.value ? (
            <button type="button" onClick={() => go(`/learn/${scene.game.game}`)}>
              <Icon name="close" />
              <span>{say("school-leave-short")}</span>
            </button>
          ) : (
            <button type="button" onClick={() => openRules(step?.rules[0])}>
              <Icon name="rules" />
              <span>{say("school-rule")}</span>
            </button>
          )}
          <button type="button" aria-disabled={!step} onClick={() => step && void desk.to(at + 1)}>
            <Icon name="next" />
            <span>{say("school-skip")}</span>
          </button>
        </nav>
      )}
      {desk.refusal.value && <PressedMark />}
      {near && (
        <Beside>
          <Why desk={desk} phone={false} />
        </Beside>
      )}
      <Halo
        game={scene.game.game}
        points={points}
        fresh={`${at} ${scene.number} ${desk.pane.value}`}
        named={setNames}
        lost={seek}
      />
      <Drawer game={scene.game.game} refusal={desk.refusal.value} />
    </Shell>
  );
}
