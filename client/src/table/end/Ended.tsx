/** Shared parts of the two pages of a finished game: the replay and the coach's page. */

import { go, place } from "../../app/router";
import { say, sayAny } from "../../i18n";
import { Loading } from "../../parts/Loading";
import { Shell } from "../../parts/Shell";
import type { Card } from "../../server/wire";
import { winners } from "./End";
import { outcomeOf } from "./endText";

/** Go to a moment of the replay; the rest of the address stays. */
export function stepTo(at: number): void {
  const query = new URLSearchParams(place.peek().search);
  query.set("at", String(at));
  go(`${place.peek().path}?${query}${place.peek().hash}`, true);
}

export function EndedHead({ card, names, here }: { card: Card; names: readonly string[]; here: string }) {
  const first = winners(card.places);
  const won = { count: first.length, winners: first.map((one) => names[one]).join(", ") };
  return (
    <>
      <h1>{sayAny(`${card.game.game}-name`)}</h1>
      <span>
        {here} · {outcomeOf(card, names) || say("table-won", won)}
      </span>
    </>
  );
}

export function Coming({ title = "" }: { title?: string }) {
  return (
    <Shell title={title} class="table-page">
      <Loading words={say("table-loading")} />
    </Shell>
  );
}
