/** A lesson: the real table, with a scout who says one thing at a time. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { go, Link } from "../app/router";
import { gameName } from "../catalogue/covers";
import { say } from "../i18n";
import { inLanguage } from "../i18n/both";
import { classes } from "../parts/classes";
import { Icon } from "../parts/Icon";
import { Loading } from "../parts/Loading";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { Trouble } from "../server/api";
import type { LessonPage as Page } from "../server/wire";
import { useBoardKeys } from "../table/input/boardKeys";
import { RulesButton } from "../table/page/Drawer";
import { landscape, phone as narrow } from "../table/page/hooks";
import { openRules } from "../table/page/opened";
import { Laid } from "../table/prompt/Laid";
import { Signs } from "../table/prompt/Signs";
import { apply } from "../table/store/tastes";
import { lessonApi } from "./api";
import { Bubble } from "./Bubble";
import { Halo } from "./Halo";
import { LessonPrompt } from "./LessonPrompt";
import { loadLearned, progressOf } from "./progress";
import { Dots, Steps } from "./Steps";
import { LessonStore } from "./store";
import "../table/page/table.css";
import "./lesson.css";

export default function LessonPage({ game, lesson }: { game: string; lesson: string }) {
  const [page, setPage] = useState<Page | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    // Load the progress too: the lesson may have been left on another device.
    Promise.all([lessonApi.lesson(game, lesson), loadLearned()]).then(
      ([found]) => setPage(found),
      (fault: unknown) => setTrouble(fault as Trouble),
    );
  }, []);
  const store = useMemo(() => page && new LessonStore(page, progressOf(game, lesson)?.at ?? 0), [page]);
  useEffect(() => () => store?.close(), [store]);
  useLayoutEffect(() => (store ? apply(() => store.mySeats.value) : undefined), [store]);
  if (trouble || store?.connection.closed.value) {
    const title = trouble instanceof Trouble ? trouble.words : say("table-trouble");
    return (
      <Shell title={title}>
        <Wrong title={title} />
      </Shell>
    );
  }
  if (!store?.drawnScene.value || !store.ui.value)
    return (
      <Shell title="" class="table-page">
        <Loading words={say("table-loading")} />
      </Shell>
    );
  return <Lesson store={store} />;
}

/** Whether the person uses the keyboard: then the focus moves to the first choice. */
let byKeys = false;

function Lesson({ store }: { store: LessonStore }) {
  const scene = store.drawnScene.value!,
    ui = store.ui.value!,
    phone = narrow.value,
    at = store.at.value,
    step = store.step.value;
  const [signs, setSigns] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const first = useRef(true);

  useBoardKeys(store, {
    plays: !!step && step.do !== "look",
    own: (key) => {
      if (key === "Escape" && signs) setSigns(false);
      else if (key === "Escape") store.almost.peek() ? store.retry() : store.cancelStep();
      else if (key === "h") void store.showMe();
      else if (key === "s" && ui.drawing.Signs) setSigns(!signs);
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

  // Focus the first choice, not the bubble.
  const ready = store.offers.value.length > 0,
    on = !step || step.do === "look" || store.met.value || (!!store.demo.value && !store.climax.value);
  useEffect(() => {
    if (first.current && !byKeys) {
      first.current = false;
      return;
    }
    if (!byKeys) return;
    if (on) document.querySelector<HTMLElement>("#lesson-on")?.focus();
    else if (ready) dispatchEvent(new CustomEvent("board-jump", { detail: 1 }));
  }, [at, on, ready]);

  const context = store.boardContext();
  const moving = store.demo.value?.step === "played" || (store.climax.value && !store.almost.value);
  const points = moving ? [] : (step?.point ?? []);
  const bubble = <Bubble store={store} shown={names} />;
  const name = gameName(scene.game.game);
  const beside = !phone || landscape.value;
  const panes = [
    "board",
    ...(ui.drawing.panes ?? []).filter(({ has }) => has?.(store.tableInfo()) ?? true).map(({ id }) => id),
  ];
  const tried = useRef({ at: -1, panes: 0 });
  useLayoutEffect(() => {
    if (phone && !step?.point.length) store.pane.value = "board";
  }, [at]);
  const seek = (): void => {
    // On a phone the thing may lie in another pane: look into each pane once.
    if (tried.current.at !== at) tried.current = { at, panes: 0 };
    const next = panes[tried.current.panes++]; // the board first
    if (!phone || !next) return;
    if (next === store.pane.peek()) seek();
    else store.pane.value = next;
  };
  return (
    <Shell
      title={say("school-of", { game: name })}
      items="few"
      class={classes(
        "table-page lesson",
        points.some(({ what }) => what === "seat") && "seats-shown",
        step?.unlit && "unlit",
      )}
      where={
        <>
          <h1>{say("school-of", { game: name })}</h1>
          <span>
            {store.done.value
              ? inLanguage(store.page.title)
              : say("school-at", { step: store.lineOf(at) + 1, count: store.lines })}
          </span>
        </>
      }
      tools={
        <>
          <Dots store={store} />
          <RulesButton game={scene.game.game} />
          <Link class="btn bare quit" to={`/learn/${scene.game.game}`} aria-label={say("school-leave")}>
            <Icon name="close" />
            <span>{say("school-leave")}</span>
          </Link>
        </>
      }
      strip={store.connection.lost.value ? say("table-lost") : null}
    >
      <Laid
        store={store}
        context={context}
        prompt={<LessonPrompt store={store} phone={phone} />}
        before={!beside && bubble}
        under={beside && bubble}
        dock={phone && <Dock store={store} />}
      >
        {!phone && <Steps store={store} />}
        {signs && <Signs ui={ui} context={context} onClose={() => setSigns(false)} />}
      </Laid>
      <Halo
        game={scene.game.game}
        points={points}
        fresh={`${at} ${scene.number} ${store.pane.value}`}
        named={setNames}
        lost={seek}
      />
    </Shell>
  );
}

function Dock({ store }: { store: LessonStore }) {
  const at = store.at.value,
    step = store.step.value;
  return (
    <nav class="dock" aria-label={say("school-steps")}>
      <button type="button" aria-disabled={at === 0} onClick={() => at > 0 && void store.to(at - 1)}>
        <Icon name="prev" />
        <span>{say("school-back")}</span>
      </button>
      {store.selected.value && !store.almost.value ? (
        <button type="button" onClick={() => store.cancelStep()}>
          <Icon name="close" />
          <span>{say("table-let-go")}</span>
        </button>
      ) : (
        <button
          type="button"
          aria-disabled={!store.showable.value}
          onClick={() => store.showable.peek() && void store.showMe()}
        >
          <Icon name="hint" />
          <span>{say("school-show-me")}</span>
        </button>
      )}
      {landscape.value ? (
        <button type="button" onClick={() => go(`/learn/${store.page.game}`)}>
          <Icon name="close" />
          <span>{say("school-leave-short")}</span>
        </button>
      ) : (
        <button type="button" onClick={() => openRules(step?.rules[0])}>
          <Icon name="rules" />
          <span>{say("school-rule")}</span>
        </button>
      )}
      <button type="button" aria-disabled={!step} onClick={() => step && void store.to(at + 1)}>
        <Icon name="next" />
        <span>{say("school-skip")}</span>
      </button>
    </nav>
  );
}
