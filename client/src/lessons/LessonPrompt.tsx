/** The prompt of a lesson: the task as a verb, the effect of the selection, and the buttons. */
import { useState } from "preact/hooks";
import { confirming } from "../app/prefs";
import { Link } from "../app/router";
import type { Offer } from "../games/ui";
import { say } from "../i18n";
import { inLanguage } from "../i18n/both";
import { Icon } from "../parts/Icon";
import { Trouble } from "../server/api";
import { Ask, GoOnButton, InHand, SeeHint } from "../table/prompt/Ask";
import { playNow } from "./playNow";
import type { LessonStore } from "./store";

const TRIES = 2; // wrong tries after which "show me" is highlighted

const hintOf = ({ hinted, selected, hovered }: LessonStore): Offer | null =>
  hinted.value && !selected.value && !hovered.value ? hinted.value : null;

function wordsOf(store: LessonStore, phone: boolean): { text: string; detail: string } {
  const context = store.boardContext(),
    ui = store.ui.value!,
    step = store.step.value,
    almost = store.almost.value;
  if (!step) return { text: say("school-end"), detail: say(store.alone ? "school-end.alone" : "school-end.text") };
  if (store.demo.value?.step === "pointed") return { text: say("school-watching"), detail: "" };
  if (context.climax && ui.motion.climax) {
    const climax = ui.motion.climax.prompt(context);
    return { text: phone ? climax.short : climax.long, detail: climax.detail ?? "" };
  }
  if (store.demo.value) return { text: say("school-yours"), detail: "" };
  if (almost) {
    const { choice } = almost;
    return {
      text: choice ? (phone ? choice.short : choice.long) : say("school-not-quite"),
      detail: say("school-again"),
    };
  }
  if (store.met.value) return { text: say("school-seen"), detail: "" };
  if (step.do === "look") return { text: step.ask ? inLanguage(step.ask) : say("school-look"), detail: "" };
  const hinted = hintOf(store);
  if (hinted) {
    const { long, short, detail } = ui.texts.offerText(hinted, context);
    return { text: phone ? short : long, detail: detail ?? say("school-repeat") };
  }
  const choice = store.offerText.value;
  if (choice) return { text: phone ? choice.short : choice.long, detail: choice.detail ?? "" };
  const own = ui.texts.prompt(context),
    light = !confirming.value || store.offers.value.some((offer) => ui.input.playsAtOnce?.(offer, context));
  if (step.ask && context.partial === null)
    return {
      text: inLanguage(step.ask),
      detail:
        phone || step.do === "refused" || light || step.point.some(({ what }) => what === "prompt")
          ? ""
          : say("school-touch"),
    };
  return { text: phone ? own.short : own.long, detail: own.detail ?? "" };
}

export function LessonPrompt({ store, phone }: { store: LessonStore; phone: boolean }) {
  const { text, detail } = wordsOf(store, phone),
    step = store.step.value,
    context = store.boardContext(),
    almost = store.almost.value,
    chosen = store.selected.value,
    demo = store.demo.value;
  const often = store.tries.value >= TRIES;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const look = !context.climax && (step?.do === "look" || store.met.value),
    ready = store.offers.value.length > 0;
  const inHand = !almost && (chosen !== null || context.partial !== null),
    asks = ready && !look && step?.do !== "refused",
    answers = asks && !chosen && !almost ? (store.ui.value!.input.promptButtons?.(context) ?? []) : [];
  return (
    <Ask text={text} detail={trouble || detail} lit={ready || look || !step || !!demo} choice={!!chosen}>
      <GoOnButton store={store} />
      {store.showable.value && !inHand && !phone && (
        <button
          type="button"
          class={!almost ? "btn bare" : often ? "btn go" : "btn"}
          onClick={() => void store.showMe()}
        >
          <Icon name="hint" />
          {say("school-show-me")}
        </button>
      )}
      {demo && !context.climax && (
        <>
          <button type="button" class="btn" onClick={() => void store.accept()}>
            {say("school-go-on")}
            <Icon name="next" />
          </button>
          <button type="button" class="btn go" id="lesson-on" onClick={() => store.takeOver()}>
            <Icon name="play" />
            {say("school-mine")}
          </button>
        </>
      )}
      {look && (
        <button type="button" class="btn go" id="lesson-on" onClick={() => void store.goOn()}>
          {say("school-go-on")}
          <Icon name="next" />
        </button>
      )}
      {almost ? (
        <button type="button" class={often ? "btn" : "btn go"} onClick={() => store.retry()}>
          <Icon name="undo" />
          {say("school-retry")}
        </button>
      ) : (
        <InHand store={store} loose={inHand && !phone} answers={answers} />
      )}
      {!demo && <SeeHint store={store} />}
      {!step && store.page.next && (
        <Link class="btn" to={`/learn/${store.page.game}/${store.page.next}`}>
          {say("school-next")}
        </Link>
      )}
      {!step && (
        <button
          type="button"
          class="btn go"
          id="lesson-on"
          aria-disabled={busy}
          onClick={() => {
            if (busy) return;
            setBusy(true);
            playNow(store.latestScene.peek()!.game).catch((fault: unknown) => {
              setBusy(false);
              setTrouble(fault instanceof Trouble ? fault.words : say("trouble-unknown"));
            });
          }}
        >
          <Icon name="play" />
          {say("school-play-now")}
        </button>
      )}
    </Ask>
  );
}
