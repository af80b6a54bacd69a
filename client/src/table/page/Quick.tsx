/** Ready-made chat messages; each reader sees them in their own language. */

import { say, sayAny } from "../../i18n";
import type { Chat, Say } from "../../server/wire";
import type { TableStore } from "../store/TableStore";
import "./quick.css";

type Word = Exclude<NonNullable<Say["word"]>, "">;

const WORDS: readonly Word[] = ["hello", "thanks", "oops", "luck", "nice", "moment", "turn"];

export function chatText({ text, word }: Chat): string {
  return word ? sayAny(`quick-${word}`) : text;
}

export function Quick({ store }: { store: TableStore }) {
  return (
    <div class="quick" role="group" aria-label={say("quick-words")}>
      {WORDS.map((word) => (
        <button type="button" key={word} onClick={() => void store.say("", word)}>
          {say(`quick-${word}`)}
        </button>
      ))}
    </div>
  );
}
