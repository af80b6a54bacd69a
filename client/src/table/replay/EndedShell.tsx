import type { ComponentChildren } from "preact";
import { Link } from "../../app/router";
import { Icon, Sprite } from "../../parts/Icon";
import { Shell } from "../../parts/Shell";
import type { Card } from "../../server/wire";
import { EndedHead } from "../end/Ended";
import { Drawer, RulesButton } from "../page/Drawer";
import type { namesOf } from "../store/names";

/** The page around an ended game: its head, a link to its other page (replay or coach), the rules and the pieces. */
export function EndedShell({ card, names, name, title, here = title, other, sprite, class: kind, children }: Props) {
  return (
    <Shell
      title={`${title} · ${name}`}
      house="few"
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

interface Props {
  card: Card;
  names: ReturnType<typeof namesOf>;
  name: string; // of the game
  title: string;
  here?: string; // this page in the head; default: the title
  other: { path: string; icon: string; words: string };
  sprite: string;
  class: string;
  children: ComponentChildren;
}
