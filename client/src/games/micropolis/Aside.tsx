/** Below the seats: the supplies left, and the end of the game. */
import { say } from "../../i18n";
import { expert, type MicropolisContext } from "./model";
import { Sign } from "./pieces";

export function Aside({ context: { view, edition, game } }: { context: MicropolisContext }) {
  return (
    <>
      <section class="card mic-reserve">
        <h2>{say("micropolis-reserve")}</h2>
        <p>
          <span>
            <Sign what="soldier" />
            <b>{view.reserve}</b> {say("micropolis-reserve-soldiers", { soldiers: view.reserve })}
          </span>
          <span>
            <Sign what="architect" />
            <b>{view.tokens}</b> {say("micropolis-reserve-tokens", { tokens: view.tokens })}
          </span>
        </p>
      </section>
      <section class="card goal mic-goal">
        <h2>{say("micropolis-goal")}</h2>
        <p>{say("micropolis-goal-text", { tiles: edition.box.sides, anthills: expert(game) ? 2 : 1 })}</p>
      </section>
    </>
  );
}
