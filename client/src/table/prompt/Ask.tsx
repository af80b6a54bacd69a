/**
 * The common parts of all prompts (table, lesson, puzzle): a sentence, a smaller one below it, and the buttons for the
 * selection.
 */
import type { ComponentChildren } from "preact";
import { confirming } from "../../app/prefs";
import type { PromptButton } from "../../games/ui";
import { say } from "../../i18n";
import { Icon } from "../../parts/Icon";
import { plain, Said } from "../store/markup";
import type { TableStore } from "../store/TableStore";

interface AskProps {
  text: string;
  detail: string;
  lit: boolean; // the viewer has to act
  choice: boolean; // the sentence is about the selection
  class?: string;
  children: ComponentChildren;
}

export function Ask({ text, detail, lit, choice, class: kind = "", children }: AskProps) {
  return (
    <div class={`prompt${kind && ` ${kind}`}${lit ? " me" : ""}`}>
      <div class="prompt-text" aria-live="polite">
        <b class={choice ? "choice" : ""}>
          <Said text={text} />
        </b>
        {detail && <span>{plain(detail)}</span>}
      </div>
      <div class="does">{children}</div>
    </div>
  );
}

interface InHandProps {
  store: TableStore;
  loose: boolean; // shows a button that drops the selection; on a phone the dock has it
  doubted?: boolean; // by the coach: the button then plays in spite of her warning
  answers: readonly PromptButton[]; // the game's own buttons while nothing is selected
}

export function InHand({ store, loose, doubted = false, answers }: InHandProps) {
  return (
    <>
      {loose && (
        <button type="button" class="btn" onClick={() => store.cancelStep()}>
          <Icon name="close" />
          {say(doubted ? "review-sure-no" : "table-let-go")}
        </button>
      )}
      {store.selected.value && (
        <button type="button" class={doubted ? "btn" : "btn go"} onClick={() => store.confirm()}>
          <Icon name="check" />
          {doubted ? say("review-sure-yes") : (store.offerText.value?.verb ?? say("table-confirm"))}
        </button>
      )}
      {answers.map((answer) => (
        <button
          type="button"
          key={answer.text}
          class={answer.plain ? "btn" : "btn go"}
          onClick={() => (answer.run ? answer.run() : answer.offer && store.playAtOnce(answer.offer))}
        >
          {!answer.plain && <Icon name="check" />}
          {plain(answer.text)}
        </button>
      ))}
    </>
  );
}

/** The button that selects the hinted offer; without the second press the hint is only looked at. */
export function SeeHint({ store }: { store: TableStore }) {
  const { hinted, selected } = store;
  if (!hinted.value || selected.value || !confirming.value) return null;
  return (
    <button
      type="button"
      class="btn"
      onClick={() => {
        selected.value = hinted.value;
        hinted.value = null;
      }}
    >
      {say("table-see")}
    </button>
  );
}

/** The button that closes a climax. */
export function GoOnButton({ store }: { store: TableStore }) {
  if (store.climax.value?.step !== "told") return null;
  return (
    <button type="button" class="btn" onClick={() => store.skipAnimation()}>
      {say("table-go-on")}
    </button>
  );
}
