/** The frame of every page: skip link, bar, main. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useAnnounced } from "../announce";
import { sound } from "../app/prefs";
import { justArrived, Link, place } from "../app/router";
import { dark, turnTheme } from "../app/theme";
import { language, say, speak } from "../i18n";
import { me } from "../server/api";
import { parts, unreachable } from "../server/server";
import { Dock, hasDock } from "./Dock";
import { Icon, Token } from "./Icon";

const here = (path: string) => (place.value.path === path ? { "aria-current": "page" as const } : {});

export interface ShellProps {
  /** Title of the window; the site's name is appended. */
  title: string;
  /** Names of the game and its table, beside the wordmark. */
  where?: ComponentChildren;
  /** Tools of the page, before those of the site. */
  tools?: ComponentChildren;
  class?: string;
  /** A sentence under the bar ("connection lost"). */
  strip?: string | null | undefined;
  /** Tools of the site in the bar; "few" leaves out those that the page has itself (a table on a phone). */
  items?: "all" | "few";
  children: ComponentChildren;
}

export function Shell({ title, where, tools, class: kind, strip, items = "all", children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title ? `${title} · Formicarium` : "Formicarium";
  }, [title]);
  useEffect(() => {
    if (justArrived()) main.current?.focus({ preventScroll: true });
  }, []);
  const { Chip, Strip } = parts.value,
    // A table announces its lost connection itself; the offline folder has a strip of its own.
    said = strip || (items === "all" && !Strip && unreachable.value ? say("trouble-offline") : "");
  useAnnounced(said);
  const name = me.value?.name || say("site-guest"),
    dock = hasDock(place.value.path);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page; the address stays as it is */}
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {say("site-skip")}
      </a>
      <header class={where ? "bar at" : "bar"}>
        <Link class="mark" to="/" aria-label={say("site-home")}>
          <svg viewBox="0 0 836 100" aria-hidden="true" focusable="false">
            <use href="#wordmark" />
          </svg>
        </Link>
        {where && (
          <Link class="btn bare home" to="/" aria-label={say("site-home")} title={say("site-home")}>
            <Icon name="shelf" />
          </Link>
        )}
        {where && <div class="where">{where}</div>}
        <span class="sp" />
        <nav class="tools" aria-label={say("site-tools")}>
          {items === "all" && Chip && <Chip />}
          {tools}
          {items === "all" && (
            <Link class={dock ? "btn bare roomy" : "btn bare"} to="/play" {...here("/play")}>
              <Icon name="people" />
              <span>{say("site-play")}</span>
            </Link>
          )}
          {items === "all" && (
            <Link class="btn bare roomy" to="/puzzles" {...here("/puzzles")}>
              <Icon name="puzzle" />
              <span>{say("site-puzzles")}</span>
            </Link>
          )}
          {items === "all" && (
            <Link class="btn bare roomy" to="/learn" {...here("/learn")}>
              <Icon name="learn" />
              <span>{say("site-learn")}</span>
            </Link>
          )}
          {items === "all" && (
            <Link class="btn bare roomy" to="/games" {...here("/games")}>
              <Icon name="log" />
              <span>{say("site-my-games")}</span>
            </Link>
          )}
          {items === "all" && (
            <Link class="btn bare roomy" to="/rules" {...here("/rules")}>
              <Icon name="rules" />
              <span>{say("site-rules")}</span>
            </Link>
          )}
          <button
            type="button"
            class="btn bare lang"
            lang={language.value === "fr" ? "en" : "fr"}
            aria-label={language.value === "fr" ? "English" : "Français"}
            onClick={() => void speak(language.peek() === "fr" ? "en" : "fr")}
          >
            <span class="lg">{language.value === "fr" ? "English" : "Français"}</span>
            <span class="sm" aria-hidden="true">
              {language.value === "fr" ? "EN" : "FR"}
            </span>
          </button>
          <button
            type="button"
            class="btn bare"
            aria-label={say("site-sound")}
            title={say("site-sound")}
            aria-pressed={sound.value}
            onClick={() => (sound.value = !sound.peek())}
          >
            <Icon name={sound.value ? "sound" : "mute"} />
          </button>
          <button
            type="button"
            class="btn bare"
            aria-label={say("site-dark")}
            title={say("site-dark")}
            aria-pressed={dark.value}
            onClick={turnTheme}
          >
            <Icon name="theme" />
          </button>
          {items === "all" && (
            <Link class="btn bare who" to="/games#you" aria-label={say("site-you", { name })}>
              <Token seat={0} />
              <span>{name}</span>
            </Link>
          )}
        </nav>
      </header>
      {Strip && <Strip />}
      {said && <div class="strip">{said}</div>}
      <main id="main" class={kind} tabIndex={-1} ref={main}>
        {children}
      </main>
      {dock && <Dock />}
    </>
  );
}
