/** The special cards in hand: playable ones are lit, others name the moment when they are. */

import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { Icon, Piece } from "../../parts/Icon";
import { hover, mark, Row } from "../../table/page/Row";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { eyesOf, type FourmidableContext, type Special } from "./model";
import { Power } from "./Species";
import { skip, skips } from "./skip";
import { type CardContext, drawingOf, helpOf, leavesOf, specialWords, stateOf, textOf, titleOf } from "./special";

const PLACES = 6; // cards at the start

const hourOf = ({ mark }: Special): "day" | "night" | "both" => mark ?? "both";

export function SpecialFace({ special, context, moment }: { special: Special; context: CardContext; moment?: string }) {
  const leaves = leavesOf(special, context);
  return (
    <>
      <span class="hour">
        <Piece id={`mark-${hourOf(special)}`} />
        <span>{say("fourmidable-special-hour", { mark: special.mark ?? 0 })}</span>
      </span>
      <span class="draw">
        <Piece id={drawingOf(special)} />
        {leaves > 0 && <b>{leaves}</b>}
      </span>
      <b class="title">{titleOf(special)}</b>
      <span class="text">{textOf(special, context)}</span>
      {moment !== undefined && <span class="moment">{moment}</span>}
    </>
  );
}

export const specialClass = (special: Special): string => `fou-special ${hourOf(special)}`;

/** The viewer's special cards; a played one leaves an empty place. */
export function Specials({ context }: { context: FourmidableContext }) {
  const { view, seat, readOnly } = context,
    specials = view.specials;
  if (!specials || seat < 0 || eyesOf(context) !== seat || !view.round) return null;
  const lit = specials.filter((special) => stateOf(special, context).state === "lit").length;
  return (
    <section class="fou-specials" aria-label={say("fourmidable-specials")}>
      <header>
        <h2>{say("fourmidable-specials")}</h2>
        {specials.length > 0 && context.due && <span>{say("fourmidable-specials-lit", { count: lit })}</span>}
        {skips(context) && !readOnly && (
          <button type="button" class="btn skipping" onClick={() => skip(context, false)}>
            {say("fourmidable-skipping")}
            <Icon name="close" />
            <span class="vh">{say("fourmidable-after-ask")}</span>
          </button>
        )}
      </header>
      <div class="line">
        <Power context={context} />
        {specials.length > 0 ? (
          <Row label={say("fourmidable-specials")} class={`hand n${Math.min(specials.length, 6)}`}>
            {specials.map((special, index) => (
              <Held key={index} context={context} special={special} index={index} />
            ))}
            {Array.from({ length: Math.max(0, view.ended ? 0 : PLACES - specials.length) }, (_, index) => (
              <span key={`gone ${index}`} class="gone">
                {say("fourmidable-special-played")}
              </span>
            ))}
          </Row>
        ) : (
          <p class="note">{say("fourmidable-specials-of", { count: 0 })}</p>
        )}
      </div>
    </section>
  );
}

function Held({ context, special, index }: { context: FourmidableContext; special: Special; index: number }) {
  const { view, readOnly } = context,
    offer = offersOf(context.offers, "PlayCard").find(({ action }) => action.card === special.card),
    { state, words } = stateOf(special, context);
  const first = view.specials?.findIndex(({ card }) => card === special.card) === index;
  return (
    <button
      class={classes(
        specialClass(special),
        state,
        first && mark(context, offer).trim(),
        context.refused?.type === "PlayCard" && context.refused.card === special.card && "refused",
      )}
      data-card={special.card}
      data-plays={`PlayCard ${special.card}`}
      title={helpOf(special, context)}
      aria-label={specialWords(special, context, state === "lit" ? say("fourmidable-special-lit") : words)}
      onClick={() => !readOnly && selectOrRefuse(context, offer, { type: "PlayCard", card: special.card })}
      {...hover(context, offer)}
    >
      <SpecialFace special={special} context={context} moment={words} />
    </button>
  );
}

/** Open special cards: played ones, or those counted at the end. */
export function LaidOpen({
  context,
  specials,
  label,
}: {
  context: CardContext;
  specials: readonly Special[];
  label: string;
}) {
  if (!specials.length) return null;
  return (
    <section class="fou-laid">
      <h3>{label}</h3>
      <ul>
        {specials.map((special, index) => (
          <li key={index} class={specialClass(special)} title={helpOf(special, context)}>
            <SpecialFace special={special} context={context} />
          </li>
        ))}
      </ul>
    </section>
  );
}
