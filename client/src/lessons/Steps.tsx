/** The list of a lesson's steps, in the place of the log. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../i18n";
import { inLanguage } from "../i18n/both";
import { classes } from "../parts/classes";
import { Icon } from "../parts/Icon";
import type { LessonStore } from "./store";

function stateOf(store: LessonStore, line: number): "done" | "now" | "later" {
  const now = store.done.value ? store.lines : store.lineOf(store.at.value);
  return line === now ? "now" : line < now && store.ticked.has(line) ? "done" : "later";
}

/** The steps as dots in the bar, the present one ringed. */
export function Dots({ store }: { store: LessonStore }) {
  return (
    <span class="step-dots" aria-hidden="true">
      {Array.from({ length: store.lines }, (_, line) => (
        <i key={line} class={stateOf(store, line)} />
      ))}
    </span>
  );
}

export function Steps({ store }: { store: LessonStore }) {
  const list = useRef<HTMLOListElement>(null);
  const titles = store.page.steps.flatMap(({ title }) => (title ? [title] : [])),
    line = store.lineOf(store.at.value),
    left = Math.ceil((store.page.minutes * (store.lines - line)) / store.lines);
  useLayoutEffect(() => {
    // Scroll the list only, never the page.
    const box = list.current,
      now = box?.querySelector<HTMLElement>("[aria-current]");
    if (box && now) box.scrollTop = now.offsetTop - box.offsetTop - box.clientHeight / 2 + now.clientHeight / 2;
  }, [line]);
  return (
    <section class="side lesson-side" aria-label={say("school-steps")}>
      <div class="lesson-head">
        <h2>{inLanguage(store.page.title)}</h2>
        {!store.done.value && <small>{say("school-left", { minutes: left })}</small>}
      </div>
      <ol class="steps" ref={list} tabIndex={0} aria-label={say("school-steps")}>
        {titles.map((title, index) => {
          const state = stateOf(store, index);
          return (
            <li key={index} class={classes(state)} aria-current={state === "now" ? "step" : undefined}>
              <span class="nb" aria-hidden="true">
                {state === "done" ? <Icon name="check" /> : index + 1}
              </span>
              <span>
                {inLanguage(title)}
                {state === "done" && <span class="vh">, {say("school-ticked")}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <div class="lesson-foot">
        <button
          type="button"
          class="btn"
          aria-disabled={store.at.value === 0}
          onClick={() => store.at.peek() > 0 && void store.to(store.at.peek() - 1)}
        >
          <Icon name="prev" />
          {say("school-back")}
        </button>
        {!store.done.value && (
          <button type="button" class="btn bare" onClick={() => void store.to(store.at.peek() + 1)}>
            {say("school-skip")}
            <Icon name="next" />
          </button>
        )}
      </div>
    </section>
  );
}
