/**
 * The rules beside the game: a drawer over the right of the table, a sheet on a phone. The board stays visible and
 * playable; Escape returns to it.
 */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../announce";
import { say, sayAny } from "../../i18n";
import { Icon } from "../../parts/Icon";
import { Marked } from "../../parts/Marked";
import { bare, RuleText } from "../../parts/RuleText";
import { address, copy } from "../../server/links";
import { hrefOf } from "../../server/server";
import type { Rulebook } from "../../server/wire";
import { pressed } from "../prompt/presses";
import { Said } from "../store/markup";
import type { Refusal } from "../store/refusals";
import { bookOf, findIn, type Reached, reachedBy, ruleOf, sentenceAt } from "../store/rulebook";
import { phone } from "./hooks";
import { closeRules, here, opened, openRules } from "./opened";
import "./drawer.css";

interface DrawerProps {
  game: string;
  refusal: Refusal | null; // the refusal whose rule link opened the drawer, while it is shown
}

/** Draw the drawer if the address names a rule. */
export function Drawer(props: DrawerProps) {
  const reached = opened.value;
  return reached && <Open {...props} reached={reached} />;
}

export function RulesButton({ game }: { game: string }) {
  const open = opened.value !== null;
  return (
    <a
      class={open ? "btn bare current" : "btn bare"}
      href={hrefOf(`/rules/${game}`)}
      aria-label={say("table-rules")}
      aria-expanded={open}
      role="button"
      onClick={(event) => {
        if (!open) return here(event);
        event.preventDefault();
        closeRules();
      }}
    >
      <Icon name="rules" />
      <span>{say("table-rules")}</span>
    </a>
  );
}

const LOW = 400, // px; with less height below the tray the drawer covers it
  LEAST = 320,
  MOST = 388,
  APART = 340,
  BOARD = 480, // px; least width of the stage when the table moves aside
  EDGE = 16;

/**
 * Return the drawer's place on a large page: over the log's column, which drawer.css widens, so that the board stays
 * visible; below the tray or a seat there, if the height allows it. In a narrow page the table moves left ("apart"),
 * and its seats move above the board if that needs the width ("row"), as long as the board stays large enough to play.
 */
function useRoom(): Record<string, string> {
  const [room, set] = useState<Record<string, string>>({});
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const measure = (): void => {
      delete dataset.rules;
      if (phone.peek()) {
        set({});
        return;
      }
      const box = (what: string) => document.querySelector(what)?.getBoundingClientRect(),
        column = box(".play > .side"),
        lowest = (what: string): number =>
          [...document.querySelectorAll(what)]
            .map((one) => one.getBoundingClientRect())
            .filter(({ left, width }) => column && width && left > column.left - EDGE)
            .reduce((most, { bottom }) => Math.max(most, bottom), 0),
        fits = (above: number): boolean => above > 0 && innerHeight - above > LOW;
      const all = lowest(".play > .traybox, .play .seat"),
        context = box(".play > .stage"),
        left = box(".play > .left"),
        room = (context?.width ?? 0) - APART - EDGE,
        more = context && left && left.right <= context.left ? left.width : 0,
        moves = all > 0 && !fits(all) ? (room >= BOARD ? "apart" : room + more >= BOARD ? "row" : "") : "",
        apart = moves !== "",
        above = apart ? 0 : [all, lowest(".play .seat")].find(fits);
      if (moves) dataset.rules = moves;
      const beside = apart ? APART : column ? innerWidth - column.left - EDGE : MOST;
      set({
        width: `${Math.min(MOST, Math.max(LEAST, beside))}px`,
        ...(above && { top: `${above + 12}px` }),
      });
    };
    measure();
    const watch = new ResizeObserver(measure); // trays grow, and phases change the layout
    for (const one of document.querySelectorAll(".play > .traybox, .play > .stage")) watch.observe(one);
    addEventListener("resize", measure);
    return () => {
      watch.disconnect();
      removeEventListener("resize", measure);
      delete dataset.rules;
    };
  }, []);
  return room;
}

/** Scroll a rule into the list: its cited sentence wholly, and some context above if it fits. */
function bringUp(rule: Element, list: Element): void {
  const says = (rule.querySelector(".says") ?? rule).getBoundingClientRect(),
    { top } = rule.getBoundingClientRect(),
    first = says.top - top < list.clientHeight / 2 ? top : says.top, // of a long rule only the sentence
    spare = list.clientHeight - (says.bottom - first) - 4;
  list.scrollTop += first - list.getBoundingClientRect().top - Math.max(4, Math.min(56, spare));
}

function Open({ game, refusal, reached }: DrawerProps & { reached: Reached }) {
  const root = useRef<HTMLDivElement>(null),
    heading = useRef<HTMLHeadingElement>(null),
    field = useRef<HTMLInputElement>(null);
  const [wanted, look] = useState(""),
    [note, tell] = useState("");
  const id = useId(),
    room = useRoom(),
    book = bookOf(game);
  const { rule, why } = reached;

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (document.querySelector("dialog:modal")) return;
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
      if (event.key === "Escape") closeRules();
      else if (event.key === "/" && !typing) field.current?.focus();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => look(""), [rule, why]);
  const searching = wanted.trim() !== "";
  useEffect(() => {
    if (!book || searching) return;
    const list = root.current?.querySelector(".sc"),
      found = rule ? root.current?.querySelector<HTMLElement>(`[data-rule="${rule}"]`) : null;
    if (!list || !found) return;
    bringUp(found, list);
    if (document.activeElement === field.current) return; // a person who empties the search field continues typing
    found.focus({ preventScroll: true });
    const written = ruleOf(book, rule);
    announce((written && bare(sentenceAt(written, why))) || say("rules-reached", { rule }));
  }, [book, rule, why, searching]);
  useEffect(() => {
    const here = document.activeElement, // after a change of layout the focused rule stays in view
      list = here?.closest(".drawer .sc");
    if (list && here?.matches(".ru")) bringUp(here, list);
  }, [room]);
  useEffect(() => {
    if (wanted) root.current?.querySelector(".sc")?.scrollTo(0, 0);
  }, [wanted]);
  useLayoutEffect(() => showPressed(root.current), []);

  const anchor = rule ? `#${rule}${why && `-${why}`}` : "";
  const link = address(`/rules/${game}${anchor}`);
  const led = refusal?.rule === rule && rule ? refusal : null;
  return (
    <div
      class="drawer"
      role="dialog"
      aria-labelledby={id}
      ref={root}
      style={room}
      onKeyDown={(event) => event.stopPropagation()} // keys scroll the drawer and do not play
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {say("rules-of", { game: sayAny(`${game}-name`) })}
        </h2>
        <button
          type="button"
          class="btn bare"
          aria-label={say("rules-back")}
          title={say("rules-back")}
          onClick={closeRules}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="seek">
        <Icon name="search" />
        <input
          type="search"
          class="field"
          ref={field}
          value={wanted}
          aria-label={say("rules-search")}
          placeholder={say("rules-search")}
          autocomplete="off"
          onInput={(event) => look(event.currentTarget.value)}
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      {led && !wanted && (
        <div class="led">
          <b>
            <Icon name="no" />
            {led.title}
          </b>
          <p>
            <Said text={led.text} />
          </p>
        </div>
      )}
      <div class="sc" tabIndex={0} role="region" aria-label={say("site-rules")}>
        {!book ? (
          <p class="coming">{say("site-loading")}</p>
        ) : searching ? (
          <Hits
            book={book}
            wanted={wanted}
            choose={(id) => {
              look("");
              openRules(id);
            }}
          />
        ) : (
          <Sections book={book} reached={reached} sees={led !== null && pressed.value !== null} root={root} />
        )}
      </div>
      <footer>
        <a href={hrefOf(`/rules/${game}${anchor}`)} target="_blank" rel="noopener">
          {say("rules-whole")}
        </a>
        <button
          type="button"
          class="btn bare"
          aria-label={say("table-copy-link")}
          title={say("table-copy-link")}
          onClick={() => void copy(link).then((done) => tell(done ? say("table-copied") : link))}
        >
          <Icon name="link" />
        </button>
        <span class="note" role="status">
          {note}
        </span>
        {!note && (
          <span class="esc" aria-hidden="true">
            <kbd>{say("rules-escape")}</kbd> {say("rules-escape.text")}
          </span>
        )}
      </footer>
    </div>
  );
}

interface SectionsProps {
  book: Rulebook;
  reached: Reached;
  sees: boolean; // a cell of the board was pressed
  root: { readonly current: HTMLElement | null };
}

function Sections({ book, reached, sees, root }: SectionsProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links in it have their keys
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      class="all"
      onClick={(event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (reachedBy(link.hash)) openRules(link.hash.slice(1));
      }}
    >
      {book.sections.map((section, number) => (
        <section key={number}>
          {number > 0 && <h3>{section.title}</h3>}
          {section.text.map((text, place) => (
            <p key={place} class="prose">
              <Marked text={text.replace(/^- /, "")} />
            </p>
          ))}
          {section.rules.map((one) => {
            const on = one.id === reached.rule;
            return (
              <div
                key={one.id}
                data-rule={one.id}
                class={on ? "ru on" : "ru"}
                tabIndex={-1}
                aria-current={on ? "true" : undefined}
              >
                <a class="rid" href={`#${one.id}`}>
                  {one.id}
                </a>
                <div>
                  <p>
                    <RuleText rule={one} why={on ? reached.why : ""} />
                  </p>
                  {on && sees && (
                    <button type="button" class="see" onClick={() => showPressed(root.current)}>
                      <Icon name="eye" />
                      {say("rules-see")}
                    </button>
                  )}
                </div>
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}

interface HitsProps {
  book: Rulebook;
  wanted: string;
  choose(rule: string): void;
}

function Hits({ book, wanted, choose }: HitsProps) {
  const hits = book.sections
    .flatMap(({ rules }) => rules)
    .filter((rule) => findIn(bare(rule.text), wanted).length || findIn(rule.id, wanted).length);
  return (
    <div class="hits">
      <p class="count" role="status">
        {say("rules-hits", { count: hits.length, wanted: wanted.trim() })}
      </p>
      {hits.map((rule) => (
        <div key={rule.id} class="ru">
          <a
            class="rid"
            href={`#${rule.id}`}
            onClick={(event) => {
              event.preventDefault();
              choose(rule.id);
            }}
          >
            {rule.id}
          </a>
          <p>
            <RuleText rule={rule} wanted={wanted} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** Scroll the pressed cell into the part of the window that the drawer leaves free. */
function showPressed(drawer: HTMLElement | null): void {
  const cell = pressed.peek()?.on;
  if (!cell || !drawer) return;
  const sheet = drawer.getBoundingClientRect(),
    under = sheet.width > innerWidth * 0.9;
  cell.scrollIntoView({ block: under ? "nearest" : "center", inline: "nearest" });
  const box = cell.getBoundingClientRect(),
    room = under ? sheet.top : innerHeight;
  if (under) scrollBy(0, box.top + box.height / 2 - (room + 48) / 2);
}
