/** Species: a seal with its state, the button of its power, and the choice of a species. */

import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { Piece } from "../../parts/Icon";
import { hover, mark, Row } from "../../table/page/Row";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { type FourmidableContext, SPECIES } from "./model";
import { powerOf, speciesText } from "./special";

/** On a seat's card: the seal with name and state, and the number of special cards in hand. */
export function Seal({ context, seat }: { context: FourmidableContext; seat: number }) {
  const { view } = context;
  const lore = view.players[seat]?.lore,
    species = lore?.species;
  if (!lore || view.solo) return null; // in Solo the cards themselves are visible
  const state = powerOf(context, seat);
  return (
    <p class={`fou-seal ${state}`}>
      {species && (
        <span class="sp" title={speciesText(species, context)}>
          <Piece id={`sp-${species}`} />
          <span>
            {say("fourmidable-species-title", { species })}
            {state !== "always" && <small>{say("fourmidable-species-state", { state })}</small>}
          </span>
        </span>
      )}
      <span class="backs" title={say("fourmidable-specials-of", { count: lore.specials })}>
        <svg viewBox="0 0 64 90" aria-hidden="true" focusable="false">
          <use href="#card-back" />
        </svg>
        <span aria-hidden="true">{lore.specials}</span>
        <span class="vh">{say("fourmidable-specials-of", { count: lore.specials })}</span>
      </span>
    </p>
  );
}

/** The viewer's power beside the cards in hand; lit when it can be used. */
export function Power({ context }: { context: FourmidableContext }) {
  const { view, seat, offers, readOnly } = context,
    species = view.players[seat]?.lore?.species;
  if (!species) return null;
  const [offer] = offersOf(offers, "UsePower"),
    state = powerOf(context, seat);
  return (
    <button
      type="button"
      class={classes("fou-power", state, offer && "lit", mark(context, offer).trim())}
      data-plays="UsePower"
      title={speciesText(species, context, true)}
      onClick={() => !readOnly && selectOrRefuse(context, offer, { type: "UsePower" })}
      {...hover(context, offer)}
    >
      <Piece id={`sp-${species}`} />
      <b>{say("fourmidable-species-title", { species })}</b>
      <small>{say("fourmidable-species-state", { state })}</small>
    </button>
  );
}

/** The choice of a species; taken ones are pale and have their owner's name. */
export function Adopting({ context }: { context: FourmidableContext }) {
  const { view, names, offers, due, readOnly } = context;
  const offered = new Map(offersOf(offers, "Adopt").map((offer) => [offer.action.species, offer]));
  return (
    <section class="fou-choice" aria-label={say("fourmidable-phase-adopting")}>
      <Row label={say("fourmidable-phase-adopting")} class="species">
        {SPECIES.map((species) => {
          const offer = offered.get(species),
            owner = view.players.find(({ lore }) => lore?.species === species)?.seat;
          return (
            <button
              key={species}
              class={classes(
                "fou-species",
                offer && "lit",
                mark(context, offer).trim(),
                owner !== undefined && "taken",
              )}
              data-plays={`Adopt ${species}`}
              onClick={() => due && !readOnly && selectOrRefuse(context, offer, { type: "Adopt", species })}
              {...hover(context, offer)}
            >
              <Piece id={`sp-${species}`} />
              <b>{say("fourmidable-species-title", { species })}</b>
              <span>{speciesText(species, context)}</span>
              <small class={owner === undefined ? "" : `seat-name s${(owner % 6) + 1}`}>
                {owner === undefined
                  ? say(`fourmidable-species-${species}.when`)
                  : say("fourmidable-species-taken", { seat: names[owner] ?? "" })}
              </small>
            </button>
          );
        })}
      </Row>
    </section>
  );
}
