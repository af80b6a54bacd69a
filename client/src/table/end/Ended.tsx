/** Shared parts of the two pages of a finished game: the replay and the coach's page. */

import type { ComponentChildren } from "preact";
import { go, Link, place } from "../../app/router";
import { say, sayAny } from "../../i18n";
import { Icon, Sprite } from "../../parts/Icon";
import { Loading } from "../../parts/Loading";
import { Shell } from "../../parts/Shell";
import type { Card } from "../../server/wire";
import { Drawer, RulesButton } from "../page/Drawer";

import { winners } from "./End";
import { outcomeOf } from "./endText";

/** Go to a moment of the replay; the rest of the address stays. */
export function stepTo(at: number): void {
  const query = new URLSearchParams(place.peek().search);
  query.set("at", String(at));
  go(`${place.peek().path}?${query}${place.peek().hash}`, true);
}

function EndedHead({ card, names, here }: { card: Card; names: readonly string[]; here: string }) {
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

/** The page around an ended game: its head, a link to its other page (replay or coach), the rules and the pieces. */
export function EndedShell({
  card,
  names,
  name,
  title,
  here = title,
  other,
  sprite,
  class: kind,
  children,
}: EndedProps) {
  return (
    <Shell
      title={`${title} · ${name}`}
      items="few"
      class={kind}
      where={<EndedHead {...{ card, names, here }} />}
      tools={
        <>
          <Link class="btn bare" to={other.path}>
            <Icon name={other.icon} />
            <span>{other.words}</span>
          </Link>
          <RulesButton game={card.game.game} />
        </>
      }
    >
      <Sprite symbols={sprite} />
      <Drawer game={card.game.game} refusal={null} />
      {children}
    </Shell>
  );
}

interface EndedProps {
  card: Card;
  names: readonly string[];
  name: string; // of the game
  title: string;
  here?: string; // this page in the head; default: the title
  other: { path: string; icon: string; words: string };
  sprite: string;
  class: string;
  children: ComponentChildren;
}
