/** What is asked, where a choice leads, and what can be done about it. */
import { Icon } from "../parts/Icon";
import { Ask, InHand } from "../table/Ask";
import { say } from "../words";
import { inLanguage } from "../words/both";
import type { PuzzleDesk } from "./desk";

function wordsOf(desk: PuzzleDesk, phone: boolean): { text: string; detail: string } {
  const stage = desk.stage(),
    face = desk.face.value!,
    almost = desk.almost.value,
    solved = desk.solved.value,
    question = inLanguage(desk.sheet.card.question);
  const answer = solved ? solved.answer.map(inLanguage).join(" → ") : "";
  if (solved && desk.found.value) {
    const how = { "": "puzzles-found", found: "puzzles-found", hint: "puzzles-found-hint" } as const;
    return { text: solved.how === "shown" ? answer : say(how[solved.how]), detail: inLanguage(solved.why) };
  }
  if (almost) {
    const reply = desk.astray.value;
    return {
      text: `${say("puzzles-wrong")} ${reply ? inLanguage(reply) : ""}`,
      detail: say(reply ? "puzzles-astray" : "puzzles-retry"),
    };
  }
  if (solved) return { text: answer, detail: inLanguage(solved.why) };
  const choice = desk.choice.value;
  if (choice) return { text: phone ? choice.short : choice.long, detail: choice.detail ?? "" };
  if (stage.held !== null || desk.at.value > 0) {
    const own = face.prompt(stage);
    return { text: phone ? own.short : own.long, detail: question };
  }
  return { text: question, detail: desk.clue.value ? inLanguage(desk.clue.value) : "" };
}

export function PuzzlePrompt({ desk, phone, next }: { desk: PuzzleDesk; phone: boolean; next: () => void }) {
  const { text, detail } = wordsOf(desk, phone),
    stage = desk.stage(),
    face = desk.face.value!,
    almost = desk.almost.value,
    chosen = desk.chosen.value,
    over = desk.solved.value !== null,
    ready = (desk.offers.value.length > 0 || desk.astray.value !== null) && !desk.found.value;
  const inHand = !almost && (chosen !== null || stage.held !== null),
    answers = ready && !chosen && !almost ? (face.answers?.(stage) ?? []) : [];
  return (
    <Ask text={text} detail={detail} lit={ready || over} choice={!!chosen} class="puzzle-prompt">
      {!phone && !inHand && !over && !almost && !desk.clue.value && ready && (
        <button type="button" class="btn bare" onClick={() => void desk.askClue()}>
          <Icon name="hint" />
          {say("puzzles-hint")}
        </button>
      )}
      {!phone && !inHand && !over && (almost || desk.clue.value) && ready && (
        <button type="button" class="btn" onClick={() => void desk.show()}>
          <Icon name="eye" />
          {say("puzzles-show")}
        </button>
      )}
      {almost && (
        <button type="button" class="btn go" onClick={() => desk.retry()}>
          <Icon name="undo" />
          {say("school-retry")}
        </button>
      )}
      <InHand desk={desk} loose={inHand && !phone} answers={answers} />
      {desk.hinted.value && !desk.running.value && !inHand && ready && (
        <button type="button" class="btn go" onClick={() => void desk.play(desk.hinted.peek()!)}>
          <Icon name="play" />
          {say("table-confirm")}
        </button>
      )}
      {!phone && over && !inHand && !desk.running.value && (desk.found.value || desk.at.value > 0) && (
        <button type="button" class="btn bare" onClick={() => void desk.again()}>
          <Icon name="undo" />
          {say("puzzles-again")}
        </button>
      )}
      {over && !inHand && (
        <button type="button" class={desk.found.value ? "btn go" : "btn"} onClick={next}>
          <Icon name="puzzle" />
          {say("puzzles-next")}
        </button>
      )}
    </Ask>
  );
}
