/** The prompt of a lesson: what the bubble says, as a verb; where the choice leads; what can be done about it. */
import { useState } from "preact/hooks";
import { Trouble } from "../api";
import type { Offered } from "../games/face";
import { Icon } from "../parts/Icon";
import { confirming } from "../prefs";
import { Link } from "../router";
import { Ask, Hasten, InHand, SeeHint } from "../table/Ask";
import { say } from "../words";
import { inLanguage } from "../words/both";
import type { LessonDesk } from "./desk";
import { playNow } from "./playnow";

const TRIES = 2; // then "show me" is the one that is lit

/** What is shown to whoever asked, while nothing else is. */
const hintOf = ({ hinted, chosen, pointed }: LessonDesk): Offered | null =>
  hinted.value && !chosen.value && !pointed.value ? hinted.value : null;

/** The sentence, and a second voice under it. */
function wordsOf(desk: LessonDesk, phone: boolean): { text: string; detail: string } {
  const stage = desk.stage(),
    face = desk.face.value!,
    step = desk.step.value,
    almost = desk.almost.value;
  if (!step) return { text: say("school-end"), detail: say(desk.alone ? "school-end.alone" : "school-end.text") };
  if (desk.demo.value?.step === "pointed") return { text: say("school-watching"), detail: "" };
  if (stage.climax && face.climax) {
    const climax = face.climax.prompt(stage);
    return { text: phone ? climax.short : climax.long, detail: climax.detail ?? "" };
  }
  if (desk.demo.value) return { text: say("school-yours"), detail: "" };
  if (almost) {
    const { choice } = almost;
    return {
      text: choice ? (phone ? choice.short : choice.long) : say("school-not-quite"),
      detail: say("school-again"),
    };
  }
  if (desk.met.value) return { text: say("school-seen"), detail: "" };
  if (step.do === "look") return { text: step.ask ? inLanguage(step.ask) : say("school-look"), detail: "" };
  const hinted = hintOf(desk);
  if (hinted) {
    const { long, short, detail } = face.choice(hinted, stage);
    return { text: phone ? short : long, detail: detail ?? say("school-repeat") };
  }
  const choice = desk.choice.value;
  if (choice) return { text: phone ? choice.short : choice.long, detail: choice.detail ?? "" };
  const own = face.prompt(stage),
    light = !confirming.value || desk.offers.value.some((offer) => face.light?.(offer, stage)); // one press plays
  if (step.ask && stage.held === null)
    return {
      text: inLanguage(step.ask),
      detail:
        phone || step.do === "refused" || light || step.point.some(({ what }) => what === "prompt")
          ? ""
          : say("school-touch"),
    };
  return { text: phone ? own.short : own.long, detail: own.detail ?? "" };
}

export function LessonPrompt({ desk, phone }: { desk: LessonDesk; phone: boolean }) {
  const { text, detail } = wordsOf(desk, phone),
    step = desk.step.value,
    stage = desk.stage(),
    almost = desk.almost.value,
    chosen = desk.chosen.value,
    demo = desk.demo.value;
  const often = desk.tries.value >= TRIES;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const look = !stage.climax && (step?.do === "look" || desk.met.value),
    ready = desk.offers.value.length > 0;
  const inHand = !almost && (chosen !== null || stage.held !== null),
    asks = ready && !look && step?.do !== "refused",
    answers = asks && !chosen && !almost ? (desk.face.value!.answers?.(stage) ?? []) : [];
  return (
    <Ask text={text} detail={trouble || detail} lit={ready || look || !step || !!demo} choice={!!chosen}>
      <Hasten desk={desk} />
      {desk.showable.value && !inHand && !phone && (
        <button
          type="button"
          class={!almost ? "btn bare" : often ? "btn go" : "btn"}
          onClick={() => void desk.showMe()}
        >
          <Icon name="hint" />
          {say("school-show-me")}
        </button>
      )}
      {demo && !stage.climax && (
        <>
          <button type="button" class="btn" onClick={() => void desk.accept()}>
            {say("school-go-on")}
            <Icon name="next" />
          </button>
          <button type="button" class="btn go" id="lesson-on" onClick={() => desk.takeOver()}>
            <Icon name="play" />
            {say("school-mine")}
          </button>
        </>
      )}
      {look && (
        <button type="button" class="btn go" id="lesson-on" onClick={() => void desk.goOn()}>
          {say("school-go-on")}
          <Icon name="next" />
        </button>
      )}
      {almost ? (
        <button type="button" class={often ? "btn" : "btn go"} onClick={() => desk.retry()}>
          <Icon name="undo" />
          {say("school-retry")}
        </button>
      ) : (
        <InHand desk={desk} loose={inHand && !phone} answers={answers} />
      )}
      {!demo && <SeeHint desk={desk} />}
      {!step && desk.page.next && (
        <Link class="btn" to={`/learn/${desk.page.game}/${desk.page.next}`}>
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
            playNow(desk.latest.peek()!.game).catch((fault: unknown) => {
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
