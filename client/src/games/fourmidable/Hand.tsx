/** Resources, objectives with their missing resources, and the piles. */

import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { Icon, Piece } from "../../parts/Icon";
import { hover, mark, Row } from "../../table/page/Row";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { OpenCards, Pile } from "./Display";
import { Passed } from "./Draft";
import { child, eyesOf, type FourmidableContext, KINDS, needsOf, type Objective, RESOURCES, serves } from "./model";
import { capital, cardWords, needsWords } from "./names";
import { Back, Leaf, Picture } from "./pieces";
import { Specials } from "./Specials";

/** The face of an objective: held resources stand out, missing ones are pale. */
export function CardFace({
  card,
  resources,
  bare = false,
}: {
  card: Objective;
  resources: readonly number[] | null;
  bare?: boolean;
}) {
  const needs = resources ? needsOf(card, resources) : card.needs.map((resource) => ({ resource, has: true }));
  return (
    <>
      <span class="head">
        <Piece id={`ant-${card.ant}`} />
        {!bare && <span>{say("fourmidable-family", { ant: card.ant })}</span>}
      </span>
      <span class="needs">
        {needs.map(({ resource, has }, index) => (
          <span key={index} class={has ? "has" : "lacks"}>
            <Picture resource={resource} />
          </span>
        ))}
      </span>
      <Leaf points={card.points} />
    </>
  );
}

export function Resources({ context, seat }: { context: FourmidableContext; seat: number }) {
  const counts = context.view.players[seat]?.resources ?? [];
  return (
    <ul
      class="fou-resources"
      aria-label={seat === context.seat ? say("fourmidable-resources") : say("fourmidable-resources-of")}
    >
      {RESOURCES.map((resource, index) => (
        <li
          key={resource}
          class={counts[index] ? "" : "z"}
          title={say("fourmidable-have", { resource, count: counts[index] ?? 0 })}
        >
          <Picture resource={resource} />
          <b aria-hidden="true">{counts[index] ?? 0}</b>
          <span class="vh">{say("fourmidable-have", { resource, count: counts[index] ?? 0 })}</span>
        </li>
      ))}
    </ul>
  );
}

export function Cards({ context }: { context: FourmidableContext }) {
  if (context.view.shown) return <OpenCards context={context} />;
  return <OwnCards context={context} />;
}

function OwnCards({ context }: { context: FourmidableContext }) {
  const { view, seat, selected, readOnly } = context,
    revealable = offersOf(context.offers, "Reveal"),
    [firstReady] = revealable,
    ready = new Map(revealable.map((offer) => [offer.action.card, offer])),
    resources = view.players[seat]?.resources ?? [];
  if (seat < 0 || eyesOf(context) !== seat) return null; // a hand is only shown beside its own resources
  if (!view.hand.length) return <p class="fou-none note">{capital(say("fourmidable-in-hand", { count: 0 }))}</p>;
  return (
    <Row label={say("fourmidable-hand")} class={`fou-cards n${Math.min(view.hand.length, 7)}`}>
      {view.hand.map((card, index) => {
        const offer = ready.get(card.card),
          first = view.hand.findIndex((one) => one.card === card.card) === index;
        return (
          <button
            key={index}
            data-card={card.card}
            class={classes(
              `fou-card of-${card.ant}`,
              offer && "lit",
              first && mark(context, offer).trim(),
              serves(context, card) && "serves",
            )}
            data-plays={`Reveal ${card.card}`}
            aria-label={cardWords(card, resources)}
            onClick={() => !readOnly && selectOrRefuse(context, offer, { type: "Reveal", card: card.card })}
            {...hover(context, offer)}
          >
            <CardFace card={card} resources={resources} />
          </button>
        );
      })}
      {firstReady && !readOnly && (
        <button
          type="button"
          class="btn go fou-reveal"
          title={say("fourmidable-reveal-now", { count: revealable.length })}
          onClick={() => context.select(selected?.action.type === "Reveal" ? selected : firstReady)}
        >
          <Icon name="eye" />
          {say("fourmidable-reveal")}
        </button>
      )}
    </Row>
  );
}

/** The size of each pile, and the viewer's knowledge of it. */
export function Piles({ context }: { context: FourmidableContext }) {
  const { view, game } = context;
  if (view.shown) return <Pile context={context} />;
  if (child(game)) return null;
  return (
    <ul class="fou-piles">
      {KINDS.map((kind, index) => {
        const known = view.known
          .filter(({ objective }) => objective.ant === kind)
          .map(({ objective, above }) => say("fourmidable-known", { needs: needsWords(objective.needs), above }));
        const text = [say("fourmidable-pile", { ant: kind, count: view.piles[index]! }), ...known].join(". ");
        return (
          <li key={kind} title={text}>
            <Back kind={kind} />
            <b aria-hidden="true">{view.piles[index]}</b>
            {known.length > 0 && <Icon name="eye" />}
            <span class="vh">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The viewer's resources, objectives and cards: beside the nest, or below a wide board. */
export function Holding({ context }: { context: FourmidableContext }) {
  return (
    <div class="fou-hand">
      <Resources context={context} seat={eyesOf(context)} />
      <Cards context={context} />
      <Piles context={context} />
      <Passed context={context} folded />
    </div>
  );
}

/** The viewer's cards as a pane of a phone. */
export function Hand({ context }: { context: FourmidableContext }) {
  const eyes = eyesOf(context);
  return (
    <section class="fou-hand" aria-label={say("fourmidable-cards")}>
      {eyes !== context.seat && <h2 class={`fou-whose seat-name s${(eyes % 6) + 1}`}>{context.names[eyes]}</h2>}
      <Resources context={context} seat={eyes} />
      <Cards context={context} />
      <Specials context={context} />
      <Piles context={context} />
      <Passed context={context} folded />
    </section>
  );
}
