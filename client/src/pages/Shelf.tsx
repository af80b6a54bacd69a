import "./shelf.css";
import "./learning.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go, Link, place } from "../app/router";
import { cards, loadCards, loadWaiting, waitingTables } from "../catalogue/cards";
import { BOXES, type Box, boxOf, boxWord } from "../catalogue/covers";
import { gamesOnShelf, loadShelf } from "../catalogue/shelf";
import { knows, say, sayAny } from "../i18n";
import { learnedAsked, loadLearned, noteOffered, progressOf, wasOffered } from "../lessons/progress";
import { notice } from "../notify";
import { TableCard, WaitingCard } from "../parts/Card";
import { Icon, Piece } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import { Shell } from "../parts/Shell";
import { me } from "../server/api";
import { pathOfLink } from "../server/links";
import { isHere, parts } from "../server/server";
import { watchMedia } from "../table/page/hooks";
import { Invitations, lessonsOf, MINUTES } from "./Invitations";
import { NewTable } from "./NewTable";

const narrow = watchMedia("(max-width: 700px)"); // as in shelf.css
const EVERY = 20_000; // ms between two polls of the tables
const OTHERS = 6;
const PATIENCE = 4000; // ms to wait for the answers before a press opens a new table without the lesson offer
const MOST = 2; // tables beside the title; the others are one link away

/** Poll my tables, and notify a person who looks at another page. */
export function useCards(): void {
  useEffect(() => {
    let known: ReadonlySet<string> | null = null;
    const look = async (): Promise<void> => {
      try {
        await loadCards();
      } catch {
        return; // keep the shelf; the next poll may succeed
      }
      const yours = (cards.peek() ?? []).filter((card) => card.my_turn && !card.ended);
      for (const card of yours) {
        if (known && !known.has(`${card.table} ${card.number}`)) {
          notice(say("card-your-turn", { game: sayAny(`${card.game.game}-name`) }), "", `/table/${card.table}`);
        }
      }
      known = new Set(yours.map((card) => `${card.table} ${card.number}`));
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    const shown = (): void => {
      if (document.visibilityState === "visible") void look();
    };
    document.addEventListener("visibilitychange", shown);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", shown);
    };
  }, [me.value?.id]);
}

export function Shelf() {
  useCards();
  useEffect(() => void loadShelf().catch(() => null), []);
  useEffect(() => void loadLearned(), [me.value?.id]);
  const asked = /^#(new|invite)-([a-z_]+)$/.exec(place.value.hash);
  const box = asked && boxOf(asked[2]);
  const back = (): void => go("/", true);
  const { Ready } = parts.value;
  // A dead link redirects here with its trouble.
  const trouble = `trouble-${new URLSearchParams(place.value.search).get("trouble") ?? ""}`;
  return (
    <Shell title="" class="shelf">
      <div class="hello">
        <div>
          <h1>{say("shelf-title")}</h1>
          <p>{say("shelf-subtitle")}</p>
          {knows(trouble) && (
            <p class="note" role="alert">
              {sayAny(trouble)}
            </p>
          )}
        </div>
        <Waiting />
      </div>
      {narrow.value && <Invitations />}
      <section class="rack" aria-labelledby="rack">
        <h2 id="rack" class="vh">
          {say("shelf-heading")}
        </h2>
        <ul class="boxes">
          {BOXES.map((one) => (
            <ShelfBox key={one.id} box={one} />
          ))}
        </ul>
      </section>
      {!narrow.value && <Invitations />}
      {!isHere && <Others />}
      <footer class="foot">
        <span>
          {say("shelf-friend")} <Link to="/#paste">{say("shelf-paste")}</Link>
        </span>
        <span class="trail" />
        {Ready && <Ready />}
        {!isHere && <Link to="/rules">{say("shelf-learn")}</Link>}
      </footer>
      {box && asked && <Opening key={asked[0]} box={box} invite={asked[1] === "invite"} onClose={back} />}
      {place.value.hash === "#paste" && <Paste onClose={back} />}
    </Shell>
  );
}

/** Whether to offer the lesson: the game was neither played nor offered here; null while unknown. */
function isFirst(box: Box, invite: boolean): boolean | null {
  if (invite || wasOffered(box.id)) return false;
  if (!gamesOnShelf.value || !cards.value || !learnedAsked.value) return null;
  return lessonsOf(box).length > 0 && !cards.value.some((card) => card.game.game === box.id);
}

/** The sheet of a new table; before the first table of a game, its lesson is offered. */
function Opening({ box, invite, onClose }: { box: Box; invite: boolean; onClose(): void }) {
  const first = useSignal<boolean | null>(null),
    now = isFirst(box, invite);
  useEffect(() => {
    first.value ??= now; // an answer that arrives later does not change the open sheet
  }, [now]);
  useEffect(() => {
    const timer = setTimeout(() => (first.value ??= false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const asked = (): void => {
    noteOffered(box.id);
    first.value = false;
  };
  if (first.value === null) return null;
  return first.value ? (
    <FirstTime box={box} asked={asked} onClose={onClose} />
  ) : (
    <NewTable box={box} invite={invite} onClose={onClose} />
  );
}

function FirstTime({ box, asked, onClose }: { box: Box; asked(): void; onClose(): void }) {
  return (
    <Sheet
      title={say("first-title", { game: boxWord(box, "name") })}
      onClose={() => {
        noteOffered(box.id);
        onClose();
      }}
      foot={
        <>
          <button type="button" class="btn" onClick={asked}>
            <Icon name="play" />
            {say("first-play")}
          </button>
          <Link class="btn go" to={`/learn/${box.id}/${lessonsOf(box)[0]}`} onClick={() => noteOffered(box.id)}>
            <Icon name="learn" />
            {say("first-learn", { minutes: MINUTES })}
          </Link>
        </>
      }
    >
      <p>{say("first-text", { minutes: MINUTES })}</p>
    </Sheet>
  );
}

/** Learning state of a game: done, progress of its lesson, or the lesson's duration. */
function Learning({ box }: { box: Box }) {
  const [first] = lessonsOf(box);
  if (!first) return <p class="learning" />;
  const progress = progressOf(box.id, first),
    name = boxWord(box, "name");
  return (
    <p class="learning">
      {progress?.done ? (
        <Link to={`/learn/${box.id}`} class="learned" aria-label={`${name}, ${say("shelf-learned")}`}>
          <Icon name="check" />
          {say("shelf-learned")}
        </Link>
      ) : progress ? (
        <Link to={`/learn/${box.id}/${first}`}>
          <span class="dots" aria-hidden="true">
            {Array.from({ length: progress.of }, (_, line) => (
              <i key={line} class={line < progress.line ? "on" : undefined} />
            ))}
          </span>
          <span class="vh">{name}, </span>
          {say("shelf-lesson-at", { step: progress.line + 1, count: progress.of })}
        </Link>
      ) : (
        <Link to={`/learn/${box.id}/${first}`}>
          <Icon name="learn" />
          <span class="vh">{name}, </span>
          {say("shelf-learn-in", { minutes: MINUTES })}
        </Link>
      )}
    </p>
  );
}

function Others() {
  useEffect(() => {
    const look = (): void => void loadWaiting().catch(() => undefined); // keep the tables shown before
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [me.value?.id]);
  const shown = waitingTables.value.slice(0, OTHERS);
  if (!shown.length) return null;
  return (
    <section class="others" aria-labelledby="others">
      <h2 id="others">{say("shelf-others")}</h2>
      <ul>
        {shown.map((table) => (
          <li key={table.join}>
            <WaitingCard table={table} />
          </li>
        ))}
      </ul>
      <Link class="btn bare" to="/play">
        {say("shelf-all-tables")}
      </Link>
    </section>
  );
}

function Waiting() {
  const all = cards.value;
  if (!all) return null;
  const going = all.filter((card) => !card.ended);
  if (!going.length) return <p class="nothing">{say("shelf-empty")}</p>;
  const shown = [...going]
    .sort((one, other) => Number(other.my_turn) - Number(one.my_turn) || other.touched - one.touched)
    .slice(0, MOST);
  return (
    <section class="turns" aria-label={say("shelf-waiting")}>
      {shown.map((card) => (
        <TableCard key={card.table} card={card} />
      ))}
      {(going.length > MOST || narrow.value) && (
        <Link class="btn bare" to="/games">
          {say("site-my-games")} ({going.length})
        </Link>
      )}
    </section>
  );
}

const span = (least: number, most: number): string =>
  least === most ? String(least) : say("shelf-players", { least, most });

function ShelfBox({ box }: { box: Box }) {
  const name = boxWord(box, "name");
  const known = gamesOnShelf.value?.find((game) => game.id === box.id);
  const counts = known?.modes.flatMap((mode) => [...mode.players]);
  const length = boxWord(box, "length");
  return (
    <li class="gi" data-game={box.id}>
      <Link class={`box ${box.id}`} to={`/#new-${box.id}`} aside>
        <img class="cover" src={box.cover} width="300" height="400" alt="" />
      </Link>
      <div class="about">
        <h3>{name}</h3>
        <p>{boxWord(box, "tagline")}</p>
        <ul class="meta">
          <li>
            <Icon name="people" />
            <span class="vh">{say("new-players")} </span>
            {counts && span(Math.min(...counts), Math.max(...counts))}
          </li>
          <li>
            <Icon name="clock" />
            <span class="vh">{say("shelf-length")} </span>
            {length}
          </li>
          <li class="second">
            <span class="ants" title={say("shelf-difficulty", { level: box.difficulty })}>
              <span class="vh">{say("shelf-difficulty", { level: box.difficulty })}</span>
              {[1, 2, 3].map((level) => (
                <Piece key={level} id="ant-worker" class={level > box.difficulty ? "off" : ""} />
              ))}
            </span>
            <span class="age">{sayAny(`${box.id}-age`)}</span>
          </li>
        </ul>
        <Learning box={box} />
        <div class="acts">
          <Link class="btn" to={`/#new-${box.id}`} aria-label={say("shelf-play-name", { game: name })}>
            <Icon name="play" />
            {say("shelf-play")}
          </Link>
          {!isHere && (
            <Link class="btn bare" to={`/#invite-${box.id}`} aria-label={say("shelf-invite-name", { game: name })}>
              {say("shelf-invite")}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

function Paste({ onClose }: { onClose(): void }) {
  const text = useSignal("");
  const bad = useSignal(false);
  const follow = (event: Event): void => {
    event.preventDefault();
    const to = pathOfLink(text.peek());
    if (to) go(to, true);
    else bad.value = true;
  };
  return (
    <Sheet title={say("join-paste-title")} onClose={onClose}>
      <form class="paste" onSubmit={follow}>
        <label for="link">{say("join-paste")}</label>
        <input
          id="link"
          class="field"
          // biome-ignore lint/a11y/noAutofocus: the sheet was opened to paste a link here
          autoFocus
          autocomplete="off"
          inputMode="url"
          value={text}
          aria-describedby="link-help"
          aria-invalid={bad.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            bad.value = false;
          }}
        />
        <p id="link-help" class={bad.value ? "no" : "note"} role={bad.value ? "alert" : undefined}>
          {say(bad.value ? "join-paste-bad" : "join-paste-help")}
        </p>
        <button type="submit" class="btn go">
          {say("join-follow")}
        </button>
      </form>
    </Sheet>
  );
}
