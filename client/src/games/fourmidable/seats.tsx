/** The things of a seat: short on its card, in full in a sheet. */

import { say, sayAny } from "../../i18n";
import { Piece } from "../../parts/Icon";
import { toldTo } from "../../table/store/log";
import { plain } from "../../table/store/markup";
import { CardFace, Resources } from "./Hand";
import { child, type FourmidableContext, KINDS, totalOf } from "./model";
import { Nest } from "./Nest";
import { cardWords } from "./names";
import { AntPicture, Back } from "./pieces";
import { roster } from "./Round";
import { Score } from "./Score";
import { LaidOpen } from "./Specials";
import { Seal } from "./Species";

/** The remaining actions of a player in this round. */
export function Figures({ context, seat }: { context: FourmidableContext; seat: number }) {
  const { view, game } = context,
    { names } = toldTo(context),
    player = view.players[seat];
  if (player && !view.round) return <Seal context={context} seat={seat} />;
  if (!player || view.ended) return null;
  const { ants, birth, predator } = player.todo,
    hand = player.hand.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <p class="fou-todo">
        <span class="vh">
          {say("fourmidable-todo-of", {
            seat: names[seat] ?? "",
            ants,
            birth: birth ? 1 : 0,
            predator: predator ? 1 : 0,
          })}
        </span>
        <span aria-hidden="true" class={ants ? "" : "z"}>
          <Piece id="ant-worker" />
          <b>{ants}</b>
        </span>
        {!child(game) && (
          <span aria-hidden="true" class={birth ? "" : "z"}>
            <Piece id="egg" />
          </span>
        )}
        {!child(game) && !view.solo && (
          <span aria-hidden="true" class={predator ? "pred" : "pred z"}>
            <Piece id="pred-spider" />
          </span>
        )}
        {!view.shown && (
          <span class="cards" title={say("fourmidable-in-hand", { count: hand })}>
            {KINDS.flatMap((kind, index) =>
              Array.from({ length: player.hand[index]! }, (_, card) => <Back key={`${kind} ${card}`} kind={kind} />),
            )}
            <span class="vh">{say("fourmidable-in-hand", { count: hand })}</span>
          </span>
        )}
      </p>
      <Seal context={context} seat={seat} />
    </>
  );
}

export function Possessions({ context, seat }: { context: FourmidableContext; seat: number }) {
  const { view } = context,
    player = view.players[seat];
  if (!player) return null;
  const hand = player.hand.reduce((sum, count) => sum + count, 0),
    { ants, birth, predator } = player.todo;
  return (
    <div class="fou-has">
      <Nest context={context} seat={seat} still />
      <ul class="roster">
        {roster(player.ants).map((ant) => (
          <li key={`${ant.ant} ${ant.number}`}>
            <AntPicture seat={seat} kind={ant.ant} day={ant.moved ? !view.day : view.day} class="seat-emblem" />
          </li>
        ))}
      </ul>
      {view.round > 0 && !view.ended && (
        <p>
          {plain(
            say("fourmidable-todo-of", {
              seat: toldTo(context).names[seat] ?? "",
              ants,
              birth: birth ? 1 : 0,
              predator: predator ? 1 : 0,
            }),
          )}
        </p>
      )}
      <Resources context={context} seat={seat} />
      <p class="note">
        {[
          say("fourmidable-revealed-of", { revealed: player.revealed.length, goal: view.goal }),
          say("fourmidable-in-hand", { count: hand }),
          say("fourmidable-pheromones-of", { pheromones: player.pheromones }),
          say("fourmidable-points", { points: totalOf(player) }),
        ].join(" · ")}
      </p>
      {player.revealed.length > 0 && (
        <ul class="fou-cards open">
          {player.revealed.map((card, index) => (
            <li key={index} class={`fou-card of-${card.ant}`}>
              <span class="vh">{cardWords(card, null)}</span>
              <CardFace card={card} resources={null} bare={child(context.game)} />
            </li>
          ))}
        </ul>
      )}
      <Seal context={context} seat={seat} />
      {player.lore && <LaidOpen context={context} specials={player.lore.laid} label={sayAny("score-FOU-I8")} />}
      <Score player={player} />
    </div>
  );
}
