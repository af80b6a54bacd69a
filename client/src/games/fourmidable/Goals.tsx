/** On a phone, above or beside the board: objectives with their missing resources, while an ant is to gather. */

import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { Icon } from "../../parts/Icon";
import { mark, Row } from "../../table/page/Row";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { pressOpen } from "./Display";
import { Resources } from "./Hand";
import { eyesOf, type FourmidableContext, needsOf, serves } from "./model";
import { cardWords } from "./names";
import { Picture } from "./pieces";

export function Goals({ context }: { context: FourmidableContext }) {
  const { view, seat, readOnly, offers } = context,
    open = view.shown?.open,
    cards = open ?? view.hand,
    resources = view.players[seat]?.resources ?? [];
  if (seat < 0 || eyesOf(context) !== seat || !view.round || view.ended) return null;
  const kind = open ? (view.phase === "robbing" ? "Rob" : "Complete") : "Reveal",
    can = new Map(offersOf(offers, kind).map((offer) => [offer.action.card, offer]));
  return (
    <div class="fou-goals">
      {cards.length > 0 && (
        <Row label={open ? say("fourmidable-open-objectives") : say("fourmidable-hand")} class="row">
          {cards.map((card, index) => {
            const offer = can.get(card.card),
              lit = offer !== undefined,
              needs = needsOf(card, resources),
              first = cards.findIndex((one) => one.card === card.card) === index;
            return (
              <button
                type="button"
                key={index}
                data-card={card.card}
                class={classes(
                  `fou-goal of-${card.ant}`,
                  lit && "lit",
                  first && mark(context, offer).trim(),
                  needs.every(({ has }) => has) && "payable",
                  serves(context, card) && "serves",
                )}
                data-plays={`${kind} ${card.card}`}
                aria-label={cardWords(card, resources)}
                onClick={() => {
                  if (readOnly) return;
                  if (open) pressOpen(context, card);
                  else selectOrRefuse(context, offer, { type: kind, card: card.card });
                }}
              >
                {needs.map(({ resource, has }, place) => (
                  <span key={place} class={has ? "has" : "lacks"}>
                    <Picture resource={resource} />
                  </span>
                ))}
                <b>{card.points}</b>
                {lit && <Icon name="eye" />}
              </button>
            );
          })}
        </Row>
      )}
      <Resources context={context} seat={seat} />
    </div>
  );
}
