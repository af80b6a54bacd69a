/** The bubble with the scout's words. She belongs to no seat: ink on a paper disc. */

import { say } from "../i18n";
import { inLanguage } from "../i18n/both";
import { Marked } from "../parts/Marked";
import { RuleLink } from "../table/prompt/Prompt";
import { Said } from "../table/store/markup";
import type { LessonStore } from "./store";

export function sayingOf(store: LessonStore): { title: string; text: string } {
  const step = store.step.value,
    almost = store.almost.value,
    demo = store.demo.value;
  if (demo) return { title: say("school-watch"), text: store.demoWords(demo) };
  if (!step) return { title: say("school-done"), text: say(store.alone ? "school-done.alone" : "school-done.text") };
  if (almost) {
    const kind = almost.wrong >= 0 ? step.wrong[almost.wrong] : step.almost;
    return { title: say("school-not-quite"), text: kind ? inLanguage(kind) : say("school-almost") };
  }
  if (store.met.value) return { title: say("school-met"), text: say("school-met.text") };
  return { title: "", text: inLanguage(step.text) };
}

export function Bubble({ store, shown }: { store: LessonStore; shown: readonly string[] }) {
  const { title, text } = sayingOf(store),
    rules = store.step.value?.rules ?? [];
  return (
    <div class="talk">
      <svg class="scout" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <circle cx="48" cy="48" r="45" />
        <g transform="rotate(60 48 48)">
          <use href="#ant-worker" x="14" y="14" width="68" height="68" />
        </g>
      </svg>
      <div class="bubble" role="status">
        {title && <h2>{title}</h2>}
        <p>{store.demo.value ? <Said text={text} /> : <Marked text={text} />}</p>
        {shown.length > 0 && <p class="vh">{say("school-shown", { things: shown.join(" ; ") })}</p>}
      </div>
      <p class="who">
        {say("school-scout")}
        {rules[0] && (
          <>
            {" · "}
            <RuleLink game={store.page.game} rule={rules[0]} />
          </>
        )}
      </p>
    </div>
  );
}
