/** The viewer's remaining actions of the round, as things to take: ants, a birth, a predator. */

import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { Icon, Piece } from "../../parts/Icon";
import { hover, mark, Row } from "../../table/page/Row";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import {
  type Ant,
  child,
  eyesOf,
  type FourmidableContext,
  KINDS,
  type Kind,
  offerToTake,
  PREDATORS,
  take,
} from "./model";
import { antName, antWords, predatorName, reachOf } from "./names";
import { AntPicture } from "./pieces";

const MANY = 8; // ants in one row

export function Round({ context }: { context: FourmidableContext }) {
  const { view, game, seat } = context,
    eyes = eyesOf(context),
    player = view.players[eyes];
  if (!player?.ants.length) return null;
  const moved = player.ants.filter((ant) => ant.moved).length;
  return (
    <section
      class={`fou-round card${child(game) ? " child" : ""}`}
      aria-label={eyes === seat ? say("fourmidable-todo") : context.names[eyes]}
    >
      <div class="ants-row">
        <h2>{say("fourmidable-todo-ants", { moved, ants: player.ants.length })}</h2>
        <Row
          label={say("fourmidable-todo-ants", { moved, ants: player.ants.length })}
          class={player.ants.length > MANY ? "roster many" : "roster"}
        >
          {roster(player.ants).map((ant, index) => (
            <Chip key={`${ant.ant} ${ant.number}`} context={context} seat={eyes} ant={ant} index={index} />
          ))}
        </Row>
      </div>
      {!child(game) && (
        <div class={view.solo ? "other-rows alone" : "other-rows"}>
          <div>
            <h2>
              {player.todo.birth ? (
                say("fourmidable-birth")
              ) : (
                <>
                  <Icon name="check" />
                  {say("fourmidable-todo-birth", { ant: player.birth ?? "spared" })}
                </>
              )}
            </h2>
            <Births context={context} mine={eyes === seat} done={!player.todo.birth} />
          </div>
          {!view.solo && (
            <div>
              <h2>
                {player.todo.predator ? (
                  say("fourmidable-phase-prowling")
                ) : (
                  <>
                    <Icon name="check" />
                    {say("fourmidable-todo-predator", { done: 1 })}
                  </>
                )}
              </h2>
              <Predators context={context} done={!player.todo.predator} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** Return ants by type and number, in the order of the nest board. */
export const roster = (ants: readonly Ant[]): Ant[] =>
  KINDS.flatMap((kind) => ants.filter(({ ant }) => ant === kind).sort((one, other) => one.number - other.number));

function Chip({ context, seat, ant, index }: { context: FourmidableContext; seat: number; ant: Ant; index: number }) {
  const { view, readOnly, due } = context,
    reach = reachOf(context, ant),
    mine = seat === context.seat;
  const held = due && view.held?.ant === ant.ant && view.held.number === ant.number,
    action = { type: "Pick" as const, ant: ant.ant, cell: ant.cell },
    offer = offerToTake(context, action);
  // a press puts the held ant back and takes this one
  const instead = due && mine && view.phase === "walking" && !ant.moved && !held;
  return (
    <button
      class={classes(
        "chip",
        (reach || instead) && "lit",
        held ? "chosen" : reach && mark(context, offer).trim(),
        ant.moved && "moved",
      )}
      aria-pressed={held}
      onClick={() => !readOnly && mine && take(context, action)}
      {...hover(context, reach ? offer : null)}
      aria-label={antWords(ant, view.players[seat]!, reach)}
      aria-keyshortcuts={index < 9 && mine ? String(index + 1) : undefined}
    >
      <AntPicture seat={seat} kind={ant.ant} day={ant.moved ? !view.day : view.day} class="seat-emblem" />
    </button>
  );
}

function Births({ context, mine, done }: { context: FourmidableContext; mine: boolean; done: boolean }) {
  const { view, offers, readOnly } = context,
    offered = new Map(offersOf(offers, "Hatch").map((offer) => [offer.action.ant, offer]));
  return (
    <Row label={say("fourmidable-births")} class="tiles">
      {KINDS.map((kind: Kind, index) => {
        const offer = offered.get(kind),
          left = view.births[index]!;
        return (
          <button
            key={kind}
            data-birth={kind}
            class={`tile${offer ? " lit" : left && !done ? "" : " asleep"}${mark(context, offer)}`}
            onClick={() => !readOnly && mine && selectOrRefuse(context, offer, { type: "Hatch", ant: kind })}
            {...hover(context, offer)}
            aria-label={`${antName(kind)} × ${left}`}
            title={`${antName(kind)} × ${left}`}
          >
            <Piece id={`ant-${kind}`} />
            <b aria-hidden="true">{left}</b>
          </button>
        );
      })}
    </Row>
  );
}

function Predators({ context, done }: { context: FourmidableContext; done: boolean }) {
  const { view, readOnly, due } = context;
  const prowling = due && view.phase === "prowling";
  return (
    <Row label={say("fourmidable-predators")} class="tiles">
      {PREDATORS.map((predator) => {
        const action = { type: "Call" as const, predator },
          offer = offerToTake(context, action),
          held = prowling && view.held?.predator === predator;
        return (
          <button
            key={predator}
            data-predator={predator}
            class={classes(
              "tile",
              offer || (prowling && !held) ? "lit" : done && "asleep",
              held ? "chosen" : mark(context, offer).trim(),
            )}
            aria-pressed={held}
            onClick={() => !readOnly && take(context, action)}
            {...hover(context, offer)}
            aria-label={predatorName(predator)}
            title={say(`fourmidable-predator-${predator}.help`)}
          >
            <Piece id={`pred-${predator}`} />
          </button>
        );
      })}
    </Row>
  );
}
