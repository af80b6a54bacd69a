import { Link } from "../app/router";
import { ago, cardSentence, cardWords, mySeat, paceWords } from "../catalogue/cards";
import { boxFigure, gameName } from "../catalogue/covers";
import { modeName } from "../catalogue/shelf";
import { say } from "../i18n";
import type { Card, Waiting } from "../server/wire";
import { Icon, Token } from "./Icon";

/** A card of another person's table with open seats. */
export function WaitingCard({ table }: { table: Waiting }) {
  const { game, free, pace, imported } = table;
  const clock = paceWords(pace);
  return (
    <Link class="turn" to={table.join}>
      <Token seat={Math.max(0, game.players - free)} figure={boxFigure(game.game)} />
      <span class="card-text">
        <b>{gameName(game.game)}</b>
        <small>
          {[modeName(game), say("card-seats", { count: free }), clock, imported ? say("card-imported") : ""]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      <Icon name="arrow" class="quiet" />
    </Link>
  );
}

/** A table in a list; honey only if it is the viewer's turn. */
export function TableCard({ card, wide = false }: { card: Card; wide?: boolean }) {
  const name = gameName(card.game.game);
  const yours = card.my_turn && !card.ended;
  return (
    <Link
      class={`turn${yours ? " yours" : ""}${wide ? " wide" : ""}`}
      to={card.ended ? `/replay/${card.table}` : `/table/${card.table}`}
    >
      <Token seat={mySeat(card)} figure={boxFigure(card.game.game)} />
      <span class="card-text">
        <b>{yours ? say("card-your-turn", { game: name }) : name}</b>
        <small>
          {wide ? cardWords(card) : cardSentence(card)}
          {card.imported && (
            <>
              {" "}
              · <span title={say("card-imported.help")}>{say("card-imported")}</span>
            </>
          )}
          {wide && (
            <>
              {" "}
              · <span class="when">{ago(card.touched)}</span>
            </>
          )}
        </small>
      </span>
      {yours ? (
        <span class="btn go">
          <Icon name="arrow" />
          {say("card-go")}
        </span>
      ) : card.ended ? (
        <span class="btn bare">
          <Icon name="play" />
          {say("card-replay")}
        </span>
      ) : (
        <Icon name="arrow" class="quiet" />
      )}
    </Link>
  );
}
