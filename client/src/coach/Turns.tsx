/**
 * The three turning points as buttons that move board, sentence and trail together; the selected one shows its reason
 * and its better line.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../i18n";
import { Icon, Token } from "../parts/Icon";
import { MarkIcon } from "./Mark";
import { fallOf, hundredths, turnAt } from "./model";
import type { Speaker } from "./sentences";
import type { Decision, Review, Turning } from "./wire";

interface TurnsProps {
  review: Review;
  turns: readonly Turning[];
  at: number;
  decision: Decision | null; // at the moment shown, even if it is no turning point
  names: readonly string[]; // marked as in sentences
  you: number;
  speaker: Speaker;
  step(line: number): void;
}

export function Turns({ review, turns, at, decision, names, you, speaker, step }: TurnsProps) {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Scroll the list only, not the page.
    const list = root.current!,
      on = list.querySelector<HTMLElement>("li.on");
    if (on && list.scrollHeight > list.clientHeight)
      list.scrollTop = on.offsetTop + on.offsetHeight - list.offsetTop - list.clientHeight + 8;
  }, [at, turns]);
  const isTurn = turnAt(turns, at) >= 0;
  const decisionOf = (turn: Turning): Decision | undefined =>
    review.seats[turn.seat]?.decisions.find(({ line }) => line === turn.line);
  return (
    <section ref={root} class="coach-turns card" aria-label={say("review-turns", { count: turns.length })}>
      <header>
        <h2>{say("review-turns", { count: turns.length })}</h2>
        <span>{say("review-of-moves", { moves: review.moves })}</span>
      </header>
      {!turns.length && <p class="nothing">{say("review-nothing")}</p>}
      {!isTurn && decision && decision.mark !== "good" && <Reason {...{ decision, names, you, speaker }} />}
      <ol>
        {turns.map((turn, index) => {
          const made = turn.kind === "move" ? decisionOf(turn) : undefined,
            seat = names[turn.seat] ?? "",
            fall = made ? fallOf(made) : 0,
            // as in the sentence; `turn.swing` of a move is smaller by the error margin
            swing = fall < 0 ? fall : hundredths(turn.swing);
          return (
            <li key={`${turn.line} ${turn.kind} ${turn.seat}`} class={turn.line === at ? "on" : ""}>
              <button
                type="button"
                aria-current={turn.line === at ? "true" : undefined}
                onClick={() => step(turn.line)}
              >
                <span class="no">{index + 1}</span>
                <b>
                  <MarkIcon mark={turn.kind === "luck" ? "luck" : (made?.mark ?? "mistake")} />
                  {turn.kind === "luck"
                    ? say("review-turn-luck", { swing, seat })
                    : say("review-turn", { mark: made?.mark ?? "mistake", seat })}
                </b>
                <small>
                  {turn.kind === "luck"
                    ? say("review-turn-luck-at", { move: turn.move })
                    : say("review-turn-cost", { move: turn.move, swing })}
                </small>
              </button>
              {turn.line === at && made && <Reason {...{ decision: made, names, you, speaker }} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface ReasonProps {
  decision: Decision;
  names: readonly string[];
  you: number;
  speaker: Speaker;
}

function Reason({ decision, names, you, speaker }: ReasonProps) {
  const { seat } = decision;
  return (
    <div class="reason">
      <p>{speaker.decision(decision)}</p>
      {decision.better_line.length > 0 && (
        <ol class="line" aria-label={say("review-line-better")}>
          {decision.better_line.map((step, index) => (
            <li key={index}>
              <Token seat={step.seat} class="seat-emblem" />
              <span>
                <span class="vh">{names[step.seat]} : </span>
                {speaker.move(step.seat, step.action, step.outlook)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <small class="rests">
        <Icon name="eye" />
        {seat === you ? say("review-rests-you") : say("review-rests", { seat: names[seat] ?? "" })}
      </small>
    </div>
  );
}
