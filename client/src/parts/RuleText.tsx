/** The text of a rule; the cited sentence or the searched words are marked. */

import type { Rule } from "../server/wire";
import { findIn, sentenceAt } from "../table/store/rulebook";
import { Marked } from "./Marked";

export function RuleText({ rule, why = "", wanted = "" }: { rule: Rule; why?: string; wanted?: string }) {
  if (wanted) return <Found text={bare(rule.text)} wanted={wanted} />;
  const sentence = sentenceAt(rule, why),
    from = sentence ? rule.text.indexOf(sentence) : -1;
  if (from < 0) return <Marked text={rule.text} />;
  return (
    <>
      <Marked text={rule.text.slice(0, from)} />
      <mark class="says">
        <Marked text={sentence} />
      </mark>
      <Marked text={rule.text.slice(from + sentence.length)} />
    </>
  );
}

/** Remove the Markdown signs of a text. */
export function bare(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)/g, "");
}

function Found({ text, wanted }: { text: string; wanted: string }) {
  let end = 0;
  const parts = findIn(text, wanted).flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
