/** A lesson: the real table, with a scout who says one thing at a time. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Trouble } from "../api";
import { gameName } from "../boxes";
import { loadLearned, progressOf } from "../learned";
import { classes } from "../parts/classes";
import { Icon } from "../parts/Icon";
import { Loading } from "../parts/Loading";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { go, Link } from "../router";
import { RulesButton } from "../table/Drawer";
import { lying, phone as narrow } from "../table/hooks";
import { useBoardKeys } from "../table/keys";
import { Laid } from "../table/Laid";
import { openRules } from "../table/opened";
import { Signs } from "../table/Signs";
import { apply } from "../table/tastes";
import type { LessonPage as Page } from "../wire";
import { say } from "../words";
import { inLanguage } from "../words/both";
import { lessonApi } from "./api";
import { Bubble } from "./Bubble";
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
    // where it was left, on whichever device
    Promise.all([lessonApi.lesson(game, lesson), loadLearned()]).then(
      ([found]) => setPage(found),
      (fault: unknown) => setTrouble(fault as Trouble),
    );
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
        <Loading words={say("table-loading")} />
      </Shell>
    );
  return <Lesson desk={desk} />;
}

/** Whether somebody goes by keys: then the focus is led to what can be chosen. */
let byKeys = false;

function Lesson({ desk }: { desk: LessonDesk }) {
  const scene = desk.shown.value!,
    face = desk.face.value!,
    phone = narrow.value,
    at = desk.at.value,
    step = desk.step.value;
  const [signs, setSigns] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const first = useRef(true);

  useBoardKeys(desk, {
    plays: !!step && step.do !== "look",
    own: (key) => {
      if (key === "Escape" && signs) setSigns(false);
      else if (key === "Escape") desk.almost.peek() ? desk.retry() : desk.letGo();
      else if (key === "h") void desk.showMe();
      else if (key === "s" && face.Signs) setSigns(!signs);
      else return false;
      return true;
    },
  });
  useEffect(() => {
    const hand = (event: Event): void => {
      byKeys = event.type === "keydown";
    };
    addEventListener("keydown", hand, true);
    addEventListener("pointerdown", hand, true);
    return () => {
      removeEventListener("keydown", hand, true);
      removeEventListener("pointerdown", hand, true);
    };
  }, []);

  // to the first thing that can be chosen, not to the bubble
  const ready = desk.offers.value.length > 0,
    on = !step || step.do === "look" || desk.met.value || (!!desk.demo.value && !desk.unfolding.value);
  useEffect(() => {
    if (first.current && !byKeys) {
      first.current = false;
      return;
    }
    if (!byKeys) return;
    if (on) document.querySelector<HTMLElement>("#lesson-on")?.focus();
    else if (ready) dispatchEvent(new CustomEvent("board-jump", { detail: 1 }));
  }, [at, on, ready]);

  const stage = desk.stage();
  const moving = desk.demo.value?.step === "played" || (desk.unfolding.value && !desk.almost.value);
  const points = moving ? [] : (step?.point ?? []);
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
    const next = panes[tried.current.panes++]; // the board first
    if (!phone || !next) return;
    if (next === desk.pane.peek()) seek();
    else desk.pane.value = next;
  };
  return (
    <Shell
      title={say("school-of", { game: name })}
      house="few"
      class={classes(
        "table-page lesson",
        points.some(({ what }) => what === "seat") && "seats-shown",
        step?.unlit && "unlit",
      )}
      where={
        <>
          <h1>{say("school-of", { game: name })}</h1>
          <span>
            {desk.done.value
              ? inLanguage(desk.page.title)
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
      <Laid
        desk={desk}
        stage={stage}
        prompt={<LessonPrompt desk={desk} phone={phone} />}
        before={!beside && bubble}
        under={beside && bubble}
        dock={phone && <Dock desk={desk} />}
      >
        {!phone && <Steps desk={desk} />}
        {signs && <Signs face={face} stage={stage} onClose={() => setSigns(false)} />}
      </Laid>
      <Halo
        game={scene.game.game}
        points={points}
        fresh={`${at} ${scene.number} ${desk.pane.value}`}
        named={setNames}
        lost={seek}
      />
    </Shell>
  );
}

function Dock({ desk }: { desk: LessonDesk }) {
  const at = desk.at.value,
    step = desk.step.value;
  return (
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
        <button
          type="button"
          aria-disabled={!desk.showable.value}
          onClick={() => desk.showable.peek() && void desk.showMe()}
        >
          <Icon name="hint" />
          <span>{say("school-show-me")}</span>
        </button>
      )}
      {lying.value ? (
        <button type="button" onClick={() => go(`/learn/${desk.page.game}`)}>
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
  );
}
