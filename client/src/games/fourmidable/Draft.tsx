/** Setting out with special cards: three steps, the hand that is passed on, kept cards and passed ones. */

import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { Icon, Piece } from "../../parts/Icon";
import { hover, mark, Row } from "../../table/page/Row";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import type { FourmidableContext, Special, View } from "./model";
import { SpecialFace, specialClass } from "./Specials";
import { drawingOf, helpOf, specialWords, titleOf } from "./special";

const PICKS = 6; // cards to keep
const SETTING_OUT = ["adopting", "drafting", "stocking"];

/** Whether the phase comes before play on the board. */
export const settingOut = ({ phase }: View): boolean => SETTING_OUT.includes(phase);

const STEPS = ["species", "cards", "ants"] as const;

/** The steps of setting out: done ones have a tick, the current one is in ink. */
export function Steps({ view }: { view: View }) {
  if (!view.shown) return null;
  const steps = view.solo ? STEPS.slice(1) : STEPS,
    now = steps.indexOf(view.phase === "adopting" ? "species" : settingOut(view) ? "cards" : "ants");
  return (
    <ol class="fou-steps">
      {steps.map((step, index) => (
        <li key={step} class={index < now ? "done" : index === now ? "now" : ""} aria-current={index === now && "step"}>
          <span aria-hidden="true">{index < now ? <Icon name="check" /> : index + 1}</span>
          {say(`fourmidable-step-${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** Return the hand to draft from; in Solo all cards. */
function handOf({ view, offers }: FourmidableContext): readonly Special[] {
  if (view.phase === "drafting") return view.draft?.hands[view.draft.steps] ?? [];
  return offers.flatMap(({ outlook }) =>
    outlook.type === "DraftOutlook" ? [{ card: outlook.card, effect: outlook.effect, mark: outlook.mark }] : [],
  );
}

export function Drafting({ context }: { context: FourmidableContext }) {
  const { view, offers, readOnly } = context,
    hand = handOf(context),
    pick = view.draft?.pick ?? null;
  const can = new Map(offersOf(offers, "Draft").map((offer) => [offer.action.card, offer]));
  return (
    <section class="fou-draft" aria-label={say("fourmidable-step-cards")}>
      {hand.length > 0 && (
        <Row
          label={say("fourmidable-step-cards")}
          class={classes("pack", hand.length > 8 && "many", hand.length <= 6 && "few")}
        >
          {hand.map((special, index) => {
            const offer = can.get(special.card),
              lit = offer !== undefined,
              kept = pick?.card === special.card,
              first = hand.findIndex(({ card }) => card === special.card) === index;
            return (
              <button
                key={index}
                class={classes(
                  specialClass(special),
                  lit ? "lit" : "asleep",
                  first && mark(context, offer).trim(),
                  kept && first && "kept",
                )}
                data-card={special.card}
                data-plays={`Draft ${special.card}`}
                title={helpOf(special, context)}
                aria-label={specialWords(
                  special,
                  context,
                  kept ? say("fourmidable-draft-yours") : lit ? say("fourmidable-special-lit") : "",
                )}
                onClick={() => !readOnly && selectOrRefuse(context, offer, { type: "Draft", card: special.card })}
                {...hover(context, offer)}
              >
                <SpecialFace special={special} context={context} />
              </button>
            );
          })}
        </Row>
      )}
      <Kept context={context} />
    </section>
  );
}

/** The wooden tray with places for six kept cards. */
function Kept({ context }: { context: FourmidableContext }) {
  const { view } = context;
  const kept = view.specials ?? [],
    pick = view.draft?.pick ?? null,
    all = pick ? [...kept, pick] : kept;
  return (
    <section class="fou-kept" aria-label={say("fourmidable-draft-yours")}>
      <header>
        <h2>{say("fourmidable-draft-yours")}</h2>
        <span>{say("fourmidable-draft-kept", { count: all.length, most: PICKS })}</span>
      </header>
      <ol>
        {Array.from({ length: PICKS }, (_, place) => {
          const special = all[place];
          return special ? (
            <li
              key={place}
              class={classes(specialClass(special), special === pick && "pick")}
              title={helpOf(special, context)}
            >
              <SpecialFace special={special} context={context} />
            </li>
          ) : (
            <li key={place} class="free">
              {place + 1}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Direction in which hands are passed, beside the seats. */
export function Passing({ context: { view } }: { context: FourmidableContext }) {
  const draft = view.draft;
  if (!draft || view.phase !== "drafting") return null;
  return (
    <section class="card fou-passing">
      <Piece id="draft-left" />
      <p>
        <b>{say("fourmidable-draft")}</b>
        <span>{say("fourmidable-draft-pick", { pick: draft.steps + 1, picks: PICKS })}</span>
      </p>
    </section>
  );
}

/** Cards that the viewer passed on, a line for each pick; only cards that this seat has seen. */
export function Passed({ context, folded = false }: { context: FourmidableContext; folded?: boolean }) {
  const { view, seat, names } = context,
    draft = view.draft;
  if (!draft || seat < 0) return null;
  const next = names[(seat + 1) % names.length] ?? "";
  const steps = draft.kept.map((kept, step) => {
    const hand = [...(draft.hands[step] ?? [])],
      at = hand.findIndex(({ card }) => card === kept.card);
    if (at >= 0) hand.splice(at, 1);
    return hand;
  });
  const list = steps.length ? (
    <ol>
      {[...steps.entries()].reverse().map(([step, hand]) => (
        <li key={step}>
          <h3>{say("fourmidable-draft-went", { pick: step + 1, seat: next })}</h3>
          <ul>
            {hand.map((special, index) => (
              <li key={index} title={helpOf(special, context)}>
                <Piece id={drawingOf(special)} />
                <span>{titleOf(special)}</span>
                <Piece id={`mark-${special.mark ?? "both"}`} class="mark" />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  ) : (
    <p class="note">{say("fourmidable-draft-nothing")}</p>
  );
  return folded ? (
    <details class="fou-passed">
      <summary>{say("fourmidable-draft-passed")}</summary>
      {list}
    </details>
  ) : (
    <section class="card fou-passed">
      <h2>{say("fourmidable-draft-passed")}</h2>
      {list}
    </section>
  );
}
