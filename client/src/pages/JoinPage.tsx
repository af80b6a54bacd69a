import "./pages.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go, Link } from "../app/router";
import { paceWords } from "../catalogue/cards";
import { boxFigure, gameName } from "../catalogue/covers";
import { loadShelf, modeName } from "../catalogue/shelf";
import { join, knows, say, sayAny } from "../i18n";
import { Icon, Token } from "../parts/Icon";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { api, me, rename, Trouble } from "../server/api";
import { type Invited, NAME_LENGTH } from "../server/wire";

export default function JoinPage({ invitation }: { invitation: string }) {
  const name = useSignal<string | null>(null);
  const busy = useSignal(false);
  const wrong = useSignal<Trouble | null>(null);
  const invited = useSignal<Invited | null>(null);
  const asked = useSignal(false); // the invitation has been read, or is invalid
  useEffect(() => {
    void loadShelf().catch(() => undefined); // for the names of the modes
    api.invited(invitation).then(
      (found) => {
        invited.value = found;
        if (found.card.seats[found.seat]?.mine)
          go(`/table/${found.card.table}`, true); // the viewer already holds the seat
        else asked.value = true;
      },
      (why: unknown) => {
        if (why instanceof Trouble && why.status >= 400 && why.status < 500) wrong.value = why;
        asked.value = true;
      },
    );
  }, [invitation]);

  async function sit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.peek()) return;
    busy.value = true;
    try {
      const mine = (name.peek() ?? me.peek()?.name ?? "").trim();
      if (mine && mine !== me.peek()?.name) await rename(mine);
      const joined = await api.join(invitation, { name: mine });
      go(`/table/${joined.table}`, true);
    } catch (why) {
      wrong.value = why instanceof Trouble ? why : new Trouble("unknown");
      busy.value = false;
    }
  }

  if (wrong.value && wrong.value.status >= 400 && wrong.value.status < 500 && wrong.value.status !== 429) {
    const more = `wrong-${wrong.value.code}`;
    return (
      <Shell title={wrong.value.words}>
        <Wrong title={wrong.value.words} {...(knows(more) && { text: sayAny(more) })} />
      </Shell>
    );
  }
  if (!asked.value)
    return (
      <Shell title={say("join-title")}>
        <h1 class="coming">{say("site-loading")}</h1>
      </Shell>
    );
  const card = invited.value?.card,
    figure = card ? boxFigure(card.game.game) : "ant-worker";
  const game = card ? gameName(card.game.game) : "",
    names = card?.seats.filter((seat) => seat.kind === "person" && seat.name).map((seat) => seat.name) ?? [];
  const clock = paceWords(invited.value?.pace ?? null);
  const title = !card
    ? say("join-title")
    : names.length
      ? say("join-invited", { names: join(names), count: names.length, game })
      : say("join-game", { game });
  return (
    <Shell title={title} class="narrow">
      <form class="invited card" onSubmit={(event) => void sit(event)}>
        <span class="pair">
          {(card?.seats ?? [null, null]).map((seat, number) => (
            <span key={number} class={seat && number === invited.value!.seat ? "yours" : ""}>
              {seat?.kind === "open" && number !== invited.value!.seat ? (
                <span class="void">
                  <Icon name="plus" />
                </span>
              ) : (
                <Token seat={number} figure={figure} />
              )}
            </span>
          ))}
        </span>
        <h1>{title}</h1>
        {card && (
          <p class="terms">
            {[
              modeName(card.game),
              say("table-players", { count: card.seats.length }),
              sayAny(`${card.game.game}-length`),
              clock && say("join-clock", { time: clock }),
            ]
              .filter(Boolean)
              .join(" · ")}
            {" · "}
            <Link to={`/rules/${card.game.game}`}>{say("join-rules")}</Link>
          </p>
        )}
        <p class="note">{say("join-text")}</p>
        {wrong.value && (
          <p class="trouble" role="alert">
            {wrong.value.words}
          </p>
        )}
        <label for="name">{say("games-name")}</label>
        <input
          id="name"
          class="field"
          maxLength={NAME_LENGTH}
          autocomplete="nickname"
          // biome-ignore lint/a11y/noAutofocus: the name is all that this page asks for
          autoFocus
          value={name.value ?? me.value?.name ?? ""}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="btn go" disabled={busy.value}>
          <Icon name="check" />
          {say("join-sit")}
        </button>
      </form>
    </Shell>
  );
}
