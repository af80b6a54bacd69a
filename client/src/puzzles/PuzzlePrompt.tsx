/** What is asked, where a choice leads, and what can be done about it. */
import { Icon } from "../parts/Icon";
import { Ask, InHand } from "../table/Ask";
import type { Both } from "../wire";
import { language, say } from "../words";
import type { PuzzleDesk } from "./desk";

export const told = (text: Both): string => text[language.value];

function wordsOf(desk: PuzzleDesk, phone: boolean): { text: string; detail: string } {
  const stage = desk.stage(),
    face = desk.face.value!,
    almost = desk.almost.value,
    solved = desk.solved.value,
    question = told(desk.sheet.card.question);
  if (solved && desk.found.value) {
    const how = {
      "": "puzzles-found",
      found: "puzzles-found",
      hint: "puzzles-found-hint",
      shown: "puzzles-answer",
    } as const;
    return { text: say(how[solved.how]), detail: told(solved.why) };
  }
  if (almost)
    return {
      text: `${say("puzzles-wrong")} ${almost.reply ? told(almost.reply) : ""}`,
      detail: say("puzzles-retry"),
    };
  if (solved) return { text: solved.answer.map(told).join(" → "), detail: told(solved.why) };
  const choice = desk.choice.value;
  if (choice) return { text: phone ? choice.short : choice.long, detail: choice.detail ?? "" };
  if (stage.held !== null || desk.at.value > 0) {
    const own = face.prompt(stage);
    return { text: phone ? own.short : own.long, detail: question };
  }
  return { text: question, detail: desk.clue.value ? told(desk.clue.value) : "" };
}

export function PuzzlePrompt({ desk, phone, next }: { desk: PuzzleDesk; phone: boolean; next: () => void }) {
  const { text, detail } = wordsOf(desk, phone),
    stage = desk.stage(),
    face = desk.face.value!,
    almost = desk.almost.value,
    chosen = desk.chosen.value,
    over = desk.solved.value !== null,
    ready = desk.offers.value.length > 0 && !desk.found.value;
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
      {desk.hinted.value && !inHand && ready && (
        <button type="button" class="btn go" onClick={() => void desk.play(desk.hinted.peek()!)}>
          <Icon name="play" />
          {say("table-confirm")}
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
