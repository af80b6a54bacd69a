/** The seats in the coach's page: accuracy as a solid bar from the left, luck as a hatched bar from the middle. */
import type { BoardContext, GameUi } from "../games/ui";
import { say, withSign, you } from "../i18n";
import { classes } from "../parts/classes";
import { Token } from "../parts/Icon";
import { figureOf } from "../table/page/Seats";
import { capital } from "../table/store/markup";
import { MarkIcon } from "./Mark";
import { ALL, luckOf, MARKS } from "./model";
import type { Review, SeatReview } from "./wire";

interface CardsProps {
  review: Review | null;
  ui: GameUi;
  context: BoardContext;
  me: number;
  nameless: boolean; // the viewer's guest has no name
  whose: number;
  look(whose: number): void;
}

const counts = ({ good, inexact, mistakes, blunders }: SeatReview): readonly number[] => [
  good,
  inexact,
  mistakes,
  blunders,
];

export function Cards({ review, ui, context, me, nameless, whose, look }: CardsProps) {
  const { names } = context;
  return (
    <div class="coach-left">
      <ul class="coach-seats" aria-label={say("table-seats")}>
        {names.map((name, seat) => {
          const found = review?.seats[seat],
            luck = found ? luckOf(found) : 0,
            far = Math.min(50, Math.abs(luck));
          return (
            <li key={seat} class={classes(`coach-seat s${seat + 1}`, seat === me && "you", whose === seat && "looked")}>
              <Token seat={seat} figure={figureOf(ui, context, seat)} class="seat-emblem" />
              <span class="seat-name">
                <span>{seat === me && nameless ? capital(you()) : name}</span>
                {seat === me && !nameless && <span class="tag you">{say("table-you")}</span>}
              </span>
              <span class="score">{ui.texts.score?.(context, seat) ?? ""}</span>
              <span class="seat-role">
                {review?.places[seat] ? say("review-place-at", { place: review.places[seat]! }) : ""}
              </span>
              {found && (
                <>
                  <p class="ms">
                    <span>{say("review-accuracy")}</span>
                    <span class="gauge" aria-hidden="true">
                      <i style={{ width: `${found.accuracy ?? 0}%` }} />
                    </span>
                    <b>{found.accuracy === null ? "·" : Math.round(found.accuracy)}</b>
                  </p>
                  <p class="ms">
                    <span>{say("review-luck-sum")}</span>
                    <span class="gauge luck" aria-hidden="true">
                      <i style={{ left: `${luck < 0 ? 50 - far : 50}%`, width: `${far}%` }} />
                    </span>
                    <b>{withSign(luck)}</b>
                  </p>
                  <ul class="mks">
                    {MARKS.map((mark, index) => (
                      <li key={mark} title={say("review-count", { mark })}>
                        <MarkIcon mark={mark} />
                        {counts(found)[index]}
                        <span class="vh"> {say("review-count", { mark })}</span>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {review && names.length > 1 && (
        <fieldset class="coach-whose card">
          <legend>{say("review-whose")}</legend>
          <div class="seg">
            {[ALL, ...names.keys()].map((one) => (
              <label key={one}>
                <input type="radio" name="whose" checked={whose === one} onChange={() => look(one)} />
                {one === ALL ? (
                  say("review-whose-all")
                ) : (
                  <>
                    <Token seat={one} class="seat-emblem" />
                    <span class="vh">{names[one]}</span>
                  </>
                )}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
