/** The prompt of a puzzle: the question, the effect of the selection, and the buttons. */

import { say } from "../i18n";
import { inLanguage } from "../i18n/both";
import { Icon } from "../parts/Icon";
import { Ask, InHand } from "../table/prompt/Ask";
import type { PuzzleStore } from "./store";

function wordsOf(store: PuzzleStore, phone: boolean): { text: string; detail: string } {
  const context = store.boardContext(),
    ui = store.ui.value!,
    almost = store.almost.value,
    solved = store.solved.value,
    question = inLanguage(store.sheet.card.question);
  const answer = solved ? solved.answer.map(inLanguage).join(" → ") : "";
  if (solved && store.found.value) {
    const how = { "": "puzzles-found", found: "puzzles-found", hint: "puzzles-found-hint" } as const;
    return { text: solved.how === "shown" ? answer : say(how[solved.how]), detail: inLanguage(solved.why) };
  }
  if (almost) {
    const reply = store.astray.value;
    return {
      text: `${say("puzzles-wrong")} ${reply ? inLanguage(reply) : ""}`,
      detail: say(reply ? "puzzles-astray" : "puzzles-retry"),
    };
  }
  if (solved) return { text: answer, detail: inLanguage(solved.why) };
  const choice = store.offerText.value;
  if (choice) return { text: phone ? choice.short : choice.long, detail: choice.detail ?? "" };
  if (context.partial !== null || store.at.value > 0) {
    const own = ui.texts.prompt(context);
    return { text: phone ? own.short : own.long, detail: question };
  }
  return { text: question, detail: store.clue.value ? inLanguage(store.clue.value) : "" };
}

export function PuzzlePrompt({ store, phone, next }: { store: PuzzleStore; phone: boolean; next: () => void }) {
  const { text, detail } = wordsOf(store, phone),
    context = store.boardContext(),
    ui = store.ui.value!,
    almost = store.almost.value,
    chosen = store.selected.value,
    over = store.solved.value !== null,
    ready = (store.offers.value.length > 0 || store.astray.value !== null) && !store.found.value;
  const inHand = !almost && (chosen !== null || context.partial !== null),
    answers = ready && !chosen && !almost ? (ui.input.promptButtons?.(context) ?? []) : [];
  return (
    <Ask text={text} detail={detail} lit={ready || over} choice={!!chosen} class="puzzle-prompt">
      {!phone && !inHand && !over && !almost && !store.clue.value && ready && (
        <button type="button" class="btn bare" onClick={() => void store.askClue()}>
          <Icon name="hint" />
          {say("puzzles-hint")}
        </button>
      )}
      {!phone && !inHand && !over && (almost || store.clue.value) && ready && (
        <button type="button" class="btn" onClick={() => void store.show()}>
          <Icon name="eye" />
          {say("puzzles-show")}
        </button>
      )}
      {almost && (
        <button type="button" class="btn go" onClick={() => store.retry()}>
          <Icon name="undo" />
          {say("school-retry")}
        </button>
      )}
      <InHand store={store} loose={inHand && !phone} answers={answers} />
      {store.hinted.value && !store.running.value && !inHand && ready && (
        <button type="button" class="btn go" onClick={() => void store.play(store.hinted.peek()!)}>
          <Icon name="play" />
          {say("table-confirm")}
        </button>
      )}
      {!phone && over && !inHand && !store.running.value && (store.found.value || store.at.value > 0) && (
        <button type="button" class="btn bare" onClick={() => void store.again()}>
          <Icon name="undo" />
          {say("puzzles-again")}
        </button>
      )}
      {over && !inHand && (
        <button type="button" class={store.found.value ? "btn go" : "btn"} onClick={next}>
          <Icon name="puzzle" />
          {say("puzzles-next")}
        </button>
      )}
    </Ask>
  );
}
