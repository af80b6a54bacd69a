/** Below the seats: the steps of the round, the last reveal, and the goal. */

import { say, sayAny } from "../../i18n";
import { Token } from "../../parts/Icon";
import { Phases } from "../../table/page/Phases";
import { type CigaleContext, type Event, PATHS, type View, winter } from "./model";
import { pathName } from "./names";
import { TokenPicture } from "./pieces";

const STEPS: Record<View["phase"], number> = {
  placing: 0,
  choosing: 0,
  guessing: 1,
  collecting: 2,
  empowering: 2,
  trading: 3,
  paying: 3,
  ended: 4,
};

export function stepOf(view: View): number {
  return STEPS[view.phase];
}

type Revealed = Extract<Event, { type: "Revealed" }>;

/** Return the last reveal; null from the next guessing on. */
function lastRevealed(context: CigaleContext, view: View): Revealed | null {
  if (view.phase === "guessing") return null;
  for (const { events } of [...context.currentLog].reverse())
    for (const event of events) if (event.type === "Revealed") return event;
  return null;
}

export function Aside({ context }: { context: CigaleContext }) {
  const view = context.view,
    snow = winter(context.game),
    at = stepOf(view),
    name = (seat: number): string => context.names[seat] ?? "";
  const text = (step: string, seat: number | null): string => {
    const when = STEP_WORDS.indexOf(step) < at ? "past" : "now",
      you = seat === context.seat ? "yes" : "no";
    return sayAny(`cigale-step-${step}`, { when, you, phase: view.phase, seat: seat === null ? "" : name(seat) });
  };
  const steps = [
    { text: text("place", view.ant) },
    { text: text("guess", view.cicada) },
    { text: text("reveal", view.collector) },
    ...(snow ? [{ text: text("buy", view.collector) }] : []),
  ];
  const last = lastRevealed(context, view);
  return (
    <>
      <Phases
        title={say("cigale-round")}
        note={at < steps.length ? say("cigale-step", { step: at + 1, steps: steps.length }) : ""}
        steps={steps}
        at={at}
      />
      {last && (
        <section class="card cigale-last">
          <h2>{say("cigale-last")}</h2>
          <ul>
            {last.tokens.map(
              (path, seat) =>
                path && (
                  <li key={seat}>
                    <Token seat={seat} class="seat-emblem" />
                    <span class="vh">{name(seat)}</span>
                    <TokenPicture path={PATHS.find((one) => one === path)!} red={seat !== last.seat} />
                    <span>{pathName(path)}</span>
                  </li>
                ),
            )}
          </ul>
        </section>
      )}
      <section class="card goal cigale-goal">
        <h2>{say("cigale-goal")}</h2>
        <p>
          {snow ? say("cigale-goal-winter") : say("cigale-goal-autumn", { slots: context.edition.points.shelf.length })}
        </p>
      </section>
    </>
  );
}

const STEP_WORDS = ["place", "guess", "reveal", "buy"];
