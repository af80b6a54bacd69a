/** The rulebook page of a game, with an anchor for each rule. The rule of the address is marked with an ink bar. */
import "./rules.css";
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../announce";
import { Link, place } from "../app/router";
import { BOXES, boxOf, boxWord } from "../catalogue/covers";
import { GAMES, loadHowTo } from "../games";
import { language, say } from "../i18n";
import { Icon } from "../parts/Icon";
import { Loading } from "../parts/Loading";
import { Marked } from "../parts/Marked";
import { RuleText } from "../parts/RuleText";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { api, Trouble } from "../server/api";
import type { Rulebook, Section } from "../server/wire";
import { type Reached, reachedBy } from "../table/store/rulebook";

export default function Rules({ game }: { game: string }) {
  return game ? <Book game={game} /> : <Books />;
}

function Books() {
  return (
    <Shell title={say("rules-all")} class="books">
      <h1>{say("rules-all")}</h1>
      <ul>
        {BOXES.map((box) => (
          <li key={box.id} class="card">
            <img class="cover" src={box.cover} width="300" height="400" alt="" />
            <div>
              <h2>
                <Link to={`/rules/${box.id}`}>{boxWord(box, "name")}</Link>
              </h2>
              <p>{boxWord(box, "tagline")}</p>
            </div>
          </li>
        ))}
      </ul>
    </Shell>
  );
}

function Book({ game }: { game: string }) {
  const [pictures, setPictures] = useState<{ HowTo: ComponentType } | null>(null);
  useEffect(
    () =>
      void loadHowTo(game).then(
        (HowTo) => setPictures(HowTo && { HowTo }),
        () => undefined,
      ),
    [game],
  );
  const book = useSignal<Rulebook | null>(null);
  const wrong = useSignal<Trouble | null>(null);
  const { hash } = place.value,
    reached = reachedBy(hash) ?? { rule: "", why: "" };
  useEffect(() => {
    let left = false;
    api.rules(game, language.value).then(
      (found) => {
        if (!left) book.value = found;
      },
      (why: unknown) => {
        if (!left) wrong.value = why instanceof Trouble ? why : new Trouble("unknown");
      },
    );
    return () => {
      left = true;
    };
  }, [game, language.value]);
  useEffect(() => {
    const rule = reached.rule && document.getElementById(reached.rule);
    if (!rule) return;
    rule.scrollIntoView({ block: "center" });
    rule.focus({ preventScroll: true });
    announce(say("rules-reached", { rule: reached.rule }));
  }, [hash, book.value]);

  if (wrong.value) {
    return (
      <Shell title={wrong.value.words}>
        <Wrong title={wrong.value.words} again={() => location.reload()} />
      </Shell>
    );
  }
  const shown = book.value;
  if (!shown)
    return (
      <Shell title={say("site-rules")}>
        <Loading words={say("site-loading")} />
      </Shell>
    );
  const [idea, ...rest] = shown.sections;
  const minute = GAMES[game]?.howTo ? rest[0] : undefined; // shown as pictures, and in full below them
  const sections = minute ? rest.slice(1) : rest;
  const box = boxOf(game);
  return (
    <Shell title={shown.title} class="rules">
      <nav class="contents" aria-label={say("rules-contents")}>
        <ol>
          {minute && (
            <li>
              <a href="#minute">{minute.title}</a>
            </li>
          )}
          {sections.map((section, number) => (
            <li key={number}>
              <a href={`#part-${number}`}>{section.title}</a>
            </li>
          ))}
        </ol>
        {box && (
          <Link class="btn" to={`/#new-${game}`}>
            <Icon name="play" />
            {say("rules-play")}
          </Link>
        )}
      </nav>
      <article lang={shown.language}>
        <h1>{shown.title}</h1>
        {idea?.text.map((text, number) => (
          <p key={number} class="idea">
            <Marked text={text} />
          </p>
        ))}
        {minute && (
          <section id="minute" class="minute">
            <h2>{minute.title}</h2>
            {pictures && <pictures.HowTo />}
            {minute.text.map((text, number) => (
              <p key={number}>
                <Marked text={text} />
              </p>
            ))}
          </section>
        )}
        {sections.map((section, number) => (
          <Part key={number} section={section} number={number} reached={reached} />
        ))}
      </article>
    </Shell>
  );
}

function Part({ section, number, reached }: { section: Section; number: number; reached: Reached }) {
  const items = section.text.filter((text) => text.startsWith("- "));
  return (
    <section id={`part-${number}`}>
      <h2>{section.title}</h2>
      {section.text
        .filter((text) => !text.startsWith("- "))
        .map((text, place) => (
          <p key={place}>
            <Marked text={text} />
          </p>
        ))}
      {items.length > 0 && (
        <ul class="plain">
          {items.map((text, place) => (
            <li key={place}>
              <Marked text={text.slice(2)} />
            </li>
          ))}
        </ul>
      )}
      {section.rules.length > 0 && (
        <ol>
          {section.rules.map((rule) => (
            <li
              key={rule.id}
              id={rule.id}
              tabIndex={-1}
              class={rule.id === reached.rule ? "rule reached" : "rule"}
              aria-current={rule.id === reached.rule ? "true" : undefined}
            >
              <a class="id" href={`#${rule.id}`}>
                {rule.id}
              </a>
              <p>
                <RuleText rule={rule} why={rule.id === reached.rule ? reached.why : ""} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
