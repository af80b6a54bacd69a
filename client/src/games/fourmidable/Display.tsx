/** Open objectives for all seats: the viewer's resources and the payable cards stand out. */

import { join, say } from "../../i18n";
import { classes } from "../../parts/classes";
import { Icon, Piece } from "../../parts/Icon";
import { hover, mark, Row } from "../../table/page/Row";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { CardFace } from "./Hand";
import {
  type Action,
  eyesOf,
  type FourmidableContext,
  type FourmidableOffer,
  needsOf,
  type Objective,
  serves,
} from "./model";
import { cardWords, needsWords } from "./names";

export const lacksOf = (card: Objective, resources: readonly number[]): number =>
  needsOf(card, resources).filter(({ has }) => !has).length;

/** Return the action of a press on a card: complete it, or let the predators complete it. */
const meant = ({ view }: FourmidableContext, card: string): Action =>
  view.phase === "robbing" ? { type: "Rob", card } : { type: "Complete", card };

const takeable = ({ offers }: FourmidableContext): ReadonlyMap<string, FourmidableOffer> =>
  new Map(
    [...offersOf(offers, "Complete"), ...offersOf(offers, "Rob")].map((offer) => [offer.action.card, offer] as const),
  );

/** Complete an open objective, or ask the server why not; outside the library show how it is done. */
export function pressOpen(context: FourmidableContext, card: Objective): void {
  const { view, due } = context,
    offer = takeable(context).get(card.card),
    elsewhere = due && view.phase === "acting" && !offer;
  if (elsewhere) context.showRefusal(null, say("table-no"), say("fourmidable-open-how", { ant: card.ant }), "FOU-X2");
  else selectOrRefuse(context, offer, meant(context, card.card));
}

export function OpenCards({ context, only = false }: { context: FourmidableContext; only?: boolean }) {
  const { view, readOnly } = context,
    eyes = eyesOf(context),
    resources = view.players[eyes]?.resources ?? [],
    can = takeable(context);
  const open = (view.shown?.open ?? []).filter(({ card }) => !only || can.has(card));
  if (!view.shown) return null;
  const payable = open.filter((card) => !lacksOf(card, resources)).length;
  return (
    <section class="fou-display" aria-label={say("fourmidable-open-objectives")}>
      {!only && (
        <header>
          <h2>{say("fourmidable-open-objectives")}</h2>
          <span>{payable ? say("fourmidable-open-payables", { count: payable }) : ""}</span>
        </header>
      )}
      <Row label={say("fourmidable-open-objectives")} class={`fou-cards open n${Math.min(open.length, 9)}`}>
        {open.map((card, index) => {
          const action = meant(context, card.card),
            offer = can.get(card.card),
            lacks = lacksOf(card, resources),
            first = open.findIndex((one) => one.card === card.card) === index;
          return (
            <button
              key={index}
              class={classes(
                `fou-card of-${card.ant}`,
                offer && "lit",
                first && mark(context, offer).trim(),
                !lacks && "payable",
                serves(context, card) && "serves",
              )}
              data-card={card.card}
              data-plays={`${action.type} ${card.card}`}
              aria-label={`${cardWords(card, resources)}${lacks ? "" : `, ${say("fourmidable-open-payable")}`}`}
              onClick={() => !readOnly && pressOpen(context, card)}
              {...hover(context, offer)}
            >
              <CardFace card={card} resources={resources} bare />
              <Near context={context} card={card} />
            </button>
          );
        })}
      </Row>
    </section>
  );
}

/** In Solo: a sign that the predators lack one resource only. */
function Near({ context: { view }, card }: { context: FourmidableContext; card: Objective }) {
  const missing = view.solo ? lacksOf(card, view.solo.eaten) : 0;
  return missing === 1 ? (
    <span class="near" title={say("fourmidable-larder-near", { missing })}>
      <Piece id="larder" />
      {say("fourmidable-open-missing", { missing })}
    </span>
  ) : null;
}

/** The single pile, and the viewer's knowledge of it. */
export function Pile({ context: { view, names } }: { context: FourmidableContext }) {
  if (!view.shown) return null;
  const known = view.known.map(({ objective, above }) =>
    say("fourmidable-known", { needs: needsWords(objective.needs), above }),
  );
  const others = [...new Set(view.shown.tops.flat())].filter((seat) => seat !== view.seat);
  const text = [
    say("fourmidable-pile-open", { count: view.shown.pile }),
    ...known,
    ...(others.length
      ? [say("fourmidable-pile-looked", { seats: join(others.map((seat) => names[seat] ?? "")), count: others.length })]
      : []),
  ].join(" ");
  return (
    <ul class="fou-piles">
      <li title={text}>
        <span class="fou-back of-any">
          <Piece id="ant-worker" />
        </span>
        <b aria-hidden="true">{view.shown.pile}</b>
        {known.length > 0 && <Icon name="eye" />}
        <span class="vh">{text}</span>
      </li>
      {known.length > 0 && <li class="known">{known.join(" ")}</li>}
    </ul>
  );
}
