/** The sheet for a new table: game, seats, pace and options on one page. */
import "./new.css";
import { batch, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId } from "preact/hooks";
import { announce } from "../announce";
import { storedSignal } from "../app/prefs";
import { go, Link } from "../app/router";
import { type Box, boxFigure, boxWord } from "../catalogue/covers";
import { gamesOnShelf, loadShelf } from "../catalogue/shelf";
import { knows, language, say, sayAny } from "../i18n";
import { Icon, Token } from "../parts/Icon";
import { LinkRow } from "../parts/LinkRow";
import { Sheet } from "../parts/Sheet";
import { api, me, rename, Trouble } from "../server/api";
import { address, copy, keepLinks } from "../server/links";
import { isHere } from "../server/server";
import {
  type AnyGame,
  type Asked,
  type Mode,
  NAME_LENGTH,
  type Opened,
  type Option,
  type Pace,
  type NewTable as Wanted,
} from "../server/wire";
import type { Imported } from "./journal";
import { OwnPace, paceOf, USUAL } from "./OwnPace";
import { type Choosable, OneOption, Segments, Switch } from "./options";

/** The bot of the last table, so that the next one opens with one press. */
const lastBot = storedSignal("bot", "level2", (value) => typeof value === "string");

interface Chair {
  readonly kind: "me" | "here" | "open" | "bot";
  readonly bot: string;
  readonly name: string;
}

const PACES: readonly (readonly ["calm" | "quick" | "game" | "days" | "own", Pace | null])[] = [
  ["calm", null],
  ["quick", { move: 60 }],
  ["game", { game: 600 }],
  ["days", { move: 3 * 86400 }],
  ["own", null], // the fields' own values
];

/** Return the help of a bot: the game's own if it has one. */
function botHelp(bot: string, game: string): string {
  const own = `${game}-bot-${bot}`;
  // A bot without texts was added by the operator of this server.
  return knows(own) ? sayAny(own) : knows(`bot-${bot}`) ? sayAny(`bot-${bot}.help`) : "";
}

export interface NewTableProps {
  box: Box;
  invite?: boolean;
  forAnybody?: boolean; // initial value of "open to all"
  imported?: Imported;
  picker?: ComponentChildren; // shown while the game is not chosen
  onClose(): void;
}

export function NewTable({ box, invite = false, forAnybody = false, imported, picker, onClose }: NewTableProps) {
  useEffect(() => void loadShelf().catch((why: unknown) => (wrong.value = why as Trouble)), []);
  useEffect(() => {
    options.value = new Map(); // options belong to a game
  }, [box.id]);
  const game = gamesOnShelf.value?.find((one) => one.id === box.id);
  const first = (kind: Chair["kind"]): Chair => ({ kind, bot: lastBot.peek(), name: "" });
  const mode = useSignal(imported?.game.mode ?? "");
  const players = useSignal(imported?.game.players ?? 2);
  const chairs = useSignal<readonly Chair[]>([
    first("me"),
    ...Array.from({ length: 5 }, () => first(invite && !isHere ? "open" : "bot")),
  ]);
  const pace = useSignal<(typeof PACES)[number][0]>("calm");
  const own = useSignal(USUAL);
  const options = useSignal<ReadonlyMap<string, Choosable>>(new Map()); // only those that differ from the default
  const edition = useSignal("");
  const hints = useSignal(true);
  const forAll = useSignal(forAnybody);
  const shown = useSignal(false);
  const name = useSignal<string | null>(null); // null: unchanged
  const busy = useSignal(false);
  const wrong = useSignal<Trouble | null>(null);
  const copied = useSignal<string | false>(false);
  const opened = useSignal<Opened | null>(null);
  const id = useId();

  const modes = game?.modes ?? [];
  const chosenMode = modes.find((one) => one.id === mode.value) ?? modes[0];
  const counts = chosenMode?.players ?? [2];
  const count = imported || counts.includes(players.value) ? players.value : counts[0]!;
  const editions = game?.editions.filter((one) => !chosenMode || one.modes.includes(chosenMode.id)) ?? [];
  const chosenEdition = editions.find((one) => one.id === edition.value)?.id ?? "";
  // A game for one seats the person at this browser, whose chair may have any number.
  const sitting = count === 1 ? chairs.value.filter(({ kind }) => kind === "me") : chairs.value.slice(0, count);
  const openSeats = sitting.some((chair) => chair.kind === "open");
  const there = (option: Option): Mode | undefined => option.fits.find((one) => one.id === chosenMode?.id);
  const fits = (option: Option): boolean => there(option)?.players.includes(count) ?? false;
  const settingOf = (option: Option): Choosable =>
    (fits(option) ? options.value.get(option.id) : undefined) ?? option.default;
  const offered = game?.options.filter(there) ?? [];
  const chosen = offered.filter((option) => settingOf(option) !== option.default);
  const bots = game?.bots ?? [];
  const botOf = (chair: Chair): string =>
    bots.includes(chair.bot) || !bots.length ? chair.bot : bots[Math.min(1, bots.length - 1)]!;

  function seat(number: number, change: Partial<Chair>): void {
    batch(() => {
      const before = chairs.peek()[number]!;
      chairs.value = chairs.peek().map((chair, place) => {
        if (place === number) return { ...chair, ...change };
        // There is one "you": the previous one exchanges chairs.
        return change.kind === "me" && chair.kind === "me" ? { ...before } : chair;
      });
      if (change.kind === "bot" && change.bot) lastBot.value = change.bot;
    });
  }

  async function open(): Promise<Opened | null> {
    if (opened.peek()) return opened.peek();
    if (busy.peek()) return null;
    busy.value = true;
    wrong.value = null;
    announce(say("new-opening"));
    try {
      const mine = (name.peek() ?? me.peek()?.name ?? "").trim();
      if (mine && mine !== me.peek()?.name) await rename(mine);
      const wanted: Wanted = {
        game:
          imported?.game ??
          ({
            game: box.id,
            players: count,
            mode: chosenMode?.id,
            ...(chosenEdition && { edition: chosenEdition }),
            ...Object.fromEntries(chosen.map((option) => [option.id, settingOf(option)])),
          } as Asked<AnyGame>),
        seats: sitting.map((chair, number) => {
          if (chair.kind === "me") return { type: "me", name: mine };
          if (chair.kind === "here")
            return { type: "here", name: chair.name.trim() || say("new-name-default", { number: number + 1 }) };
          return chair.kind === "bot" ? { type: "bot", bot: botOf(chair) } : { type: "open" };
        }),
        pace: pace.peek() === "own" ? paceOf(own.peek()) : PACES.find(([one]) => one === pace.peek())![1],
        hints: hints.peek(),
        ...(openSeats && forAll.peek() && { public: true }),
        ...(count > 1 && shown.peek() && { shown: true }),
        ...(imported && { journal: imported.text }),
      };
      opened.value = await api.open(wanted);
      keepLinks(opened.value);
      return opened.value;
    } catch (why) {
      wrong.value = why instanceof Trouble ? why : new Trouble("unknown");
      return null;
    } finally {
      busy.value = false;
    }
  }

  function enter(table: Opened): void {
    const mine = sitting.some((chair) => chair.kind === "me" || chair.kind === "here");
    go(mine ? `/table/${table.table}` : table.watch, true);
  }

  if (opened.value && openSeats) {
    const table = opened.value;
    return (
      <Sheet
        title={say("new-ready")}
        onClose={() => enter(table)}
        foot={
          <button type="button" class="btn go" onClick={() => enter(table)}>
            <Icon name="check" />
            {say("new-go")}
          </button>
        }
      >
        <p class="lead">{say("new-ready-text")}</p>
        <ul class="links">
          {table.invitations.map(
            (path, number) =>
              path && (
                <LinkRow
                  key={number}
                  label={say("new-link", { number: number + 1 })}
                  path={path}
                  seat={number}
                  copied={copied.value === path}
                />
              ),
          )}
          <LinkRow label={say("new-watch-link")} path={table.watch} />
        </ul>
      </Sheet>
    );
  }

  const foot = (
    <>
      {wrong.value && (
        <p class="trouble" role="alert">
          {wrong.value.words}
        </p>
      )}
      {openSeats && (
        <button
          type="button"
          class="btn"
          disabled={busy.value || !game}
          onClick={async () => {
            const table = await open();
            const path = table?.invitations.find((one) => one);
            if (path) copied.value = (await copy(address(path))) && path;
            if (copied.value) announce(say("site-copied"));
          }}
        >
          <Icon name="link" />
          {say("new-copy")}
        </button>
      )}
      <button
        type="button"
        class="btn go"
        disabled={busy.value || !game}
        onClick={async () => {
          const table = await open();
          if (table) enter(table);
        }}
      >
        <Icon name="check" />
        {say("new-open-table")}
      </button>
    </>
  );

  return (
    <Sheet class="full new" title={say(imported ? "new-import-title" : "new-title")} onClose={onClose} foot={foot}>
      {picker}
      <div class="head">
        <img class="cover" src={box.cover} width="300" height="400" alt="" />
        <div>
          <h3>{boxWord(box, "name")}</h3>
          <p class="note">
            {imported
              ? say("new-imported", { number: imported.moves })
              : sayAny(`${box.id}-mode-${chosenMode?.id ?? "base"}.help`)}
          </p>
          {modes.length > 1 && !imported && (
            <Segments
              legend={say("new-mode")}
              name={`${id}-mode`}
              value={chosenMode!.id}
              choose={(value) => (mode.value = value)}
              choices={modes.map((one) => [one.id, sayAny(`${box.id}-mode-${one.id}`)])}
            />
          )}
          {!imported && (
            <div class="count">
              <Icon name="people" />
              <Segments
                legend={say("new-players")}
                name={`${id}-players`}
                value={String(count)}
                choose={(value) => (players.value = Number(value))}
                choices={counts.map((one) => [String(one), String(one), say("new-players-count", { count: one })])}
              />
            </div>
          )}
        </div>
      </div>

      {count === 1 && (
        <p class="alone">
          <Link class="btn" to={`/solo/${box.id}`}>
            <Icon name="clock" />
            {say("new-alone")}
          </Link>
          <span class="note">{say("new-alone.help")}</span>
        </p>
      )}
      <h3>{say("new-who")}</h3>
      <ol class="chairs">
        {sitting.map((chair, number) => (
          <li key={number}>
            {chair.kind === "open" ? (
              <span class="void">
                <Icon name="plus" />
              </span>
            ) : (
              <Token seat={number} figure={boxFigure(box.id)} />
            )}
            <span class="who">
              <select
                class="field"
                aria-label={say("new-seat", { number: number + 1 })}
                aria-describedby={`${id}-help-${number}`}
                value={chair.kind === "bot" ? `bot:${botOf(chair)}` : chair.kind}
                onChange={(event) => {
                  const [kind, bot] = event.currentTarget.value.split(":") as [Chair["kind"], string | undefined];
                  seat(number, bot ? { kind, bot } : { kind });
                }}
              >
                <option value="me">{say("new-me")}</option>
                {count > 1 && (
                  <>
                    <option value="here">{say("new-here")}</option>
                    {!isHere && <option value="open">{say("new-open")}</option>}
                    <optgroup label={say("new-bots")}>
                      {(bots.length ? bots : [chair.bot]).map((bot) => (
                        <option key={bot} value={`bot:${bot}`}>
                          {say("new-bot", { bot: knows(`bot-${bot}`) ? sayAny(`bot-${bot}`) : bot })}
                        </option>
                      ))}
                    </optgroup>
                  </>
                )}
              </select>
              <small id={`${id}-help-${number}`}>
                {chair.kind === "bot" ? botHelp(botOf(chair), box.id) : say(`new-${chair.kind}-help`)}
              </small>
            </span>
            {chair.kind === "me" && (
              <input
                class="field named"
                maxLength={NAME_LENGTH}
                autocomplete="nickname"
                aria-label={say("new-your-name")}
                placeholder={say("new-your-name")}
                value={name.value ?? me.value?.name ?? ""}
                onInput={(event) => (name.value = event.currentTarget.value)}
              />
            )}
            {chair.kind === "here" && (
              <input
                class="field named"
                maxLength={NAME_LENGTH}
                autocomplete="off"
                aria-label={say("new-their-name")}
                placeholder={say("new-their-name")}
                value={chair.name}
                onInput={(event) => seat(number, { name: event.currentTarget.value })}
              />
            )}
            {chair.kind === "bot" && <Icon name="robot" class="quiet" />}
            {chair.kind === "open" && <Icon name="link" class="quiet" />}
          </li>
        ))}
      </ol>

      {openSeats && (
        <Switch
          on={forAll.value}
          label={say("new-public")}
          help={say("new-public.help")}
          turn={(on) => (forAll.value = on)}
        />
      )}

      <h3 id={`${id}-pace`}>{say("new-pace")}</h3>
      <Segments
        labelled={`${id}-pace`}
        name={`${id}-pace`}
        value={pace.value}
        choose={(value) => (pace.value = value as typeof pace.value)}
        choices={PACES.map(([one]) => [one, say(`new-pace-${one}`)])}
      />
      <p class="note after">{say(`new-pace-${pace.value}.help`)}</p>
      {pace.value === "own" && <OwnPace own={own.value} change={(next) => (own.value = next)} />}

      <details class="options">
        <summary>
          {say("new-options")}{" "}
          <span class="note">{say("new-options-on", { count: chosen.length + +!hints.value + +shown.value })}</span>
        </summary>
        {!imported &&
          offered.map((option) => (
            <OneOption
              key={option.id}
              option={option}
              game={box.id}
              value={settingOf(option)}
              only={fits(option) ? "" : either(there(option)!.players)}
              choose={(value) => {
                const next = new Map(options.peek());
                if (value === option.default) next.delete(option.id);
                else next.set(option.id, value);
                options.value = next;
              }}
            />
          ))}
        <Switch
          on={hints.value}
          label={say("new-hints")}
          help={say("new-hints.help")}
          turn={(on) => (hints.value = on)}
        />
        {count > 1 && !isHere && (
          <Switch
            on={shown.value}
            label={say("new-shown")}
            help={say("new-shown.help")}
            turn={(on) => (shown.value = on)}
          />
        )}
        {!imported && game && (
          <label class="edition">
            <span>{say("new-edition")}</span>
            <select
              class="field"
              value={chosenEdition || editions[0]?.id}
              onChange={(event) => (edition.value = event.currentTarget.value)}
            >
              {editions.map((one) => (
                <option key={one.id} value={one.id}>
                  {one[language.value]}
                </option>
              ))}
            </select>
          </label>
        )}
      </details>
    </Sheet>
  );
}

/** Return "3 or 4". */
function either(counts: readonly number[]): string {
  return new Intl.ListFormat(language.value, { type: "disjunction" }).format(counts.map(String));
}
