/** Solo: six rounds, the score with its ranks, the bag, the hunting predators and their larder. */

import { Link } from "../../app/router";
import { say } from "../../i18n";
import { Piece } from "../../parts/Icon";
import { useBest } from "./best";
import { Ladder } from "./Ladder";
import { type FourmidableContext, lastTurn, PREDATORS, RESOURCES, totalOf } from "./model";
import { predatorName } from "./names";
import { Picture } from "./pieces";
import { Score } from "./Score";

/** Below the seat: suns and moons, the score sheet, the ranks. */
export function Progress({ context }: { context: FourmidableContext }) {
  const { view, edition } = context,
    solo = view.solo,
    player = view.players[0],
    best = useBest(context);
  if (!solo || !player) return null;
  const begins = view.round % 2 === 1 ? view.day : !view.day; // whether the first round is by day
  return (
    <>
      <section class="card fou-progress">
        <h2>
          {say("fourmidable-solo-yours")}
          {view.round > 0 && <small>{say("fourmidable-solo-round", { round: view.round, rounds: solo.rounds })}</small>}
        </h2>
        <ol class="rounds" aria-hidden="true">
          {Array.from({ length: solo.rounds }, (_, index) => (
            <li key={index} class={index + 1 === view.round ? "now" : index + 1 < view.round ? "past" : ""}>
              <Piece id={(index % 2 === 0) === begins ? "sun" : "moon"} />
              {index + 1}
            </li>
          ))}
        </ol>
        <Score player={player} />
      </section>
      <section class="card fou-ranks">
        <h2>
          {say("fourmidable-ranks")}
          <Link to="/solo/fourmidable">{say("fourmidable-campaign")}</Link>
        </h2>
        <Ladder edition={edition} points={totalOf(player)} best={best} />
      </section>
    </>
  );
}

/** The hunt, beside the board: the bag's contents and draws, the predators, and the resources they ate. */
export function Hunters({ context }: { context: FourmidableContext }) {
  const { view } = context,
    solo = view.solo;
  if (!solo) return null;
  const drawn = lastTurn(context).findLast((event) => event.type === "Drawn"),
    given = solo.wanted ?? (drawn?.type === "Drawn" ? drawn.resource : null),
    hunter = drawn?.type === "Drawn" ? drawn.predator : null,
    eaten = RESOURCES.flatMap((resource, index) => Array.from({ length: solo.eaten[index] ?? 0 }, () => resource));
  return (
    <div class="fou-hunt">
      <section aria-label={say("fourmidable-bag")} title={say("fourmidable-bag.help")}>
        <header>
          <Piece id="bag" />
          <span>
            <b>{say("fourmidable-bag")}</b>
            <small>{say("fourmidable-bag-count", { count: solo.bag.reduce((sum, count) => sum + count, 0) })}</small>
          </span>
          {given && (
            <span class="given" title={say("fourmidable-bag-drawn", { resource: given })}>
              <Picture resource={given} />
              <span class="vh">{say("fourmidable-bag-drawn", { resource: given })}</span>
            </span>
          )}
        </header>
        <ul class="tiles-in">
          {RESOURCES.map((resource, index) => (
            <li key={resource} class={resource === given ? "given" : ""}>
              <Picture resource={resource} />
              <b aria-hidden="true">{solo.bag[index]}</b>
              <span class="vh">{say("fourmidable-have", { resource, count: solo.bag[index] ?? 0 })}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={say("fourmidable-hunt")}>
        <h2>{say("fourmidable-hunt")}</h2>
        <ul class="hunters">
          {PREDATORS.map((predator) => (
            <li key={predator} class={predator === hunter ? "now" : ""}>
              <Piece id={`pred-${predator}`} />
              <span>
                <b>{predatorName(predator)}</b>
                <small>{say("fourmidable-eats", { predator })}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={say("fourmidable-larder")}>
        <h2>{say("fourmidable-larder")}</h2>
        <p class="larder">
          <Piece id="larder" />
          {eaten.map((resource, index) => (
            <Picture key={index} resource={resource} />
          ))}
          {!eaten.length && <span>{say("fourmidable-larder-empty")}</span>}
          <span class="vh">
            {RESOURCES.flatMap((resource, index) =>
              solo.eaten[index] ? [say("fourmidable-have", { resource, count: solo.eaten[index] })] : [],
            ).join(", ")}
          </span>
        </p>
        {solo.robbed.length > 0 && <p class="lost">{say("fourmidable-lost", { count: solo.robbed.length })}</p>}
      </section>
    </div>
  );
}
