/** Resources, objectives with what they still lack, and the piles. */
import { classes } from "../../parts/classes";
import { Icon, Piece } from "../../parts/Icon";
import { hover, mark, Row } from "../../table/Row";
import { say } from "../../words";
import { OpenCards, Pile } from "./Display";
import { Passed } from "./Draft";
import {
  child,
  eyesOf,
  type FourmidableStage,
  KINDS,
  needsOf,
  type Objective,
  RESOURCES,
  reveals,
  serves,
} from "./model";
import { capital, cardWords, needsWords } from "./names";
import { Back, Leaf, Picture } from "./pieces";
import { Specials } from "./Specials";

/** The face of an objective: what is there stands out, what is missing sleeps. */
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

export function Resources({ stage, seat }: { stage: FourmidableStage; seat: number }) {
  const counts = stage.view.players[seat]?.resources ?? [];
  return (
    <ul
      class="fou-resources"
      aria-label={seat === stage.seat ? say("fourmidable-resources") : say("fourmidable-resources-of")}
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

export function Cards({ stage }: { stage: FourmidableStage }) {
  if (stage.view.shown) return <OpenCards stage={stage} />;
  return <OwnCards stage={stage} />;
}

function OwnCards({ stage }: { stage: FourmidableStage }) {
  const { view, seat, chosen, quiet } = stage,
    ready = reveals(stage),
    resources = view.players[seat]?.resources ?? [];
  const picked = chosen?.action.type === "Reveal" ? chosen.action.card : null;
  if (seat < 0 || eyesOf(stage) !== seat) return null; // a hand lies beside its own resources, or not at all
  if (!view.hand.length) return <p class="fou-none note">{capital(say("fourmidable-in-hand", { count: 0 }))}</p>;
  return (
    <Row label={say("fourmidable-hand")} class={`fou-cards n${Math.min(view.hand.length, 7)}`}>
      {view.hand.map((card, index) => {
        const action = { type: "Reveal" as const, card: card.card },
          can = ready.includes(card.card),
          first = view.hand.findIndex((one) => one.card === card.card) === index;
        return (
          <button
            key={index}
            data-card={card.card}
            class={classes(
              `fou-card of-${card.ant}`,
              can && "lit",
              can && first && mark(stage, action).trim(),
              serves(stage, card) && "serves",
            )}
            data-plays={`Reveal ${card.card}`}
            aria-label={cardWords(card, resources)}
            onClick={() => !quiet && stage.press(action)}
            {...hover(stage, can ? action : null)}
          >
            <CardFace card={card} resources={resources} />
          </button>
        );
      })}
      {ready.length > 0 && !quiet && (
        <button
          type="button"
          class="btn go fou-reveal"
          title={say("fourmidable-reveal-now", { count: ready.length })}
          onClick={() => stage.press({ type: "Reveal", card: picked ?? ready[0]! })}
        >
          <Icon name="eye" />
          {say("fourmidable-reveal")}
        </button>
      )}
    </Row>
  );
}

/** How many cards each pile has, and what the viewer knows of it. */
export function Piles({ stage }: { stage: FourmidableStage }) {
  const { view, game } = stage;
  if (view.shown) return <Pile stage={stage} />;
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

/** What the viewer has to go by: beside the nest, or under a wide board. */
export function Holding({ stage }: { stage: FourmidableStage }) {
  return (
    <div class="fou-hand">
      <Resources stage={stage} seat={eyesOf(stage)} />
      <Cards stage={stage} />
      <Piles stage={stage} />
      <Passed stage={stage} folded />
    </div>
  );
}

/** A pane of a phone. */
export function Hand({ stage }: { stage: FourmidableStage }) {
  const eyes = eyesOf(stage);
  return (
    <section class="fou-hand" aria-label={say("fourmidable-cards")}>
      {eyes !== stage.seat && <h2 class={`fou-whose nm s${(eyes % 6) + 1}`}>{stage.names[eyes]}</h2>}
      <Resources stage={stage} seat={eyes} />
      <Cards stage={stage} />
      <Specials stage={stage} />
      <Piles stage={stage} />
      <Passed stage={stage} folded />
    </section>
  );
}
