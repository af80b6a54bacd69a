/** What is said often, in a press; each reads it in their own language. */
import type { Chat, Say } from "../wire";
import { say, sayAny } from "../words";
import type { TableStore } from "./desk";
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
