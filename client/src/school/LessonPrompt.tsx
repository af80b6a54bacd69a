/** The prompt of a lesson: what the bubble says, as a verb; where the choice leads; what can be done about it. */
import { useState } from "preact/hooks";
import { Trouble } from "../api";
import type { Offered } from "../games/face";
import { Icon } from "../parts/Icon";
import { confirming } from "../prefs";
import { Link } from "../router";
import { plain, Said } from "../table/said";
import { say } from "../words";
import { told } from "./Bubble";
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
  if (!step) return { text: say("school-end"), detail: say("school-end.text") };
  if (stage.climax && face.climax) {
    const climax = face.climax.prompt(stage);
    return { text: phone ? climax.short : climax.long, detail: climax.detail ?? "" };
  }
  if (almost) {
    const { choice } = almost;
    return {
      text: choice ? (phone ? choice.short : choice.long) : say("school-not-quite"),
      detail: say("school-again"),
    };
  }
  if (desk.met.value) return { text: say("school-seen"), detail: "" };
  if (step.do === "look") return { text: step.ask ? told(step.ask) : say("school-look"), detail: "" };
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
    return { text: told(step.ask), detail: phone || step.do === "refused" || light ? "" : say("school-touch") };
  return { text: phone ? own.short : own.long, detail: own.detail ?? "" };
}

export function LessonPrompt({ desk, phone }: { desk: LessonDesk; phone: boolean }) {
  const { text, detail } = wordsOf(desk, phone),
    step = desk.step.value,
    stage = desk.stage(),
    face = desk.face.value!,
    almost = desk.almost.value,
    chosen = desk.chosen.value,
    hinted = hintOf(desk);
  const often = desk.tries.value >= TRIES;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const look = !stage.climax && (step?.do === "look" || desk.met.value),
    lit = desk.offers.value.length > 0 || look || !step,
    asks = !!step && !look && step.do !== "refused" && desk.offers.value.length > 0;
  const inHand = !almost && (chosen !== null || stage.held !== null),
    answers = asks && !chosen && !almost ? (face.answers?.(stage) ?? []) : [];
  const showMe = asks && !inHand && !phone && (
    <button type="button" class={!almost ? "btn bare" : often ? "btn go" : "btn"} onClick={() => void desk.showMe()}>
      <Icon name="hint" />
      {say("school-show-me")}
    </button>
  );
  return (
    <div class={`prompt${lit ? " me" : ""}`}>
      <div class="tx" aria-live="polite">
        <b class={chosen ? "choice" : ""}>
          <Said text={text} />
        </b>
        {(trouble || detail) && <span>{trouble || plain(detail)}</span>}
      </div>
      <div class="does">
        {stage.climax?.step === "told" && (
          <button type="button" class="btn" onClick={() => desk.hasten()}>
            {say("table-go-on")}
          </button>
        )}
        {showMe}
        {look && (
          <button type="button" class="btn go" id="lesson-on" onClick={() => void desk.goOn()}>
            {say("school-go-on")}
            <Icon name="next" />
          </button>
        )}
        {almost && (
          <button type="button" class={often ? "btn" : "btn go"} onClick={() => desk.retry()}>
            <Icon name="undo" />
            {say("school-retry")}
          </button>
        )}
        {hinted && confirming.value && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              desk.chosen.value = hinted;
              desk.hinted.value = null;
            }}
          >
            {say("table-see")}
          </button>
        )}
        {inHand && !phone && (
          <button type="button" class="btn" onClick={() => desk.letGo()}>
            <Icon name="close" />
            {say("table-let-go")}
          </button>
        )}
        {chosen && !almost && (
          <button type="button" class="btn go" onClick={() => desk.confirm()}>
            <Icon name="check" />
            {desk.choice.value?.verb ?? say("table-confirm")}
          </button>
        )}
        {answers.map((answer) => (
          <button
            type="button"
            key={answer.text}
            class={answer.plain ? "btn" : "btn go"}
            onClick={() => (answer.run ? answer.run() : answer.action && desk.do(answer.action))}
          >
            {!answer.plain && <Icon name="check" />}
            {plain(answer.text)}
          </button>
        ))}
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
      </div>
    </div>
  );
}
