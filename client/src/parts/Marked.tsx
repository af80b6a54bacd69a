/**
 * The small Markdown of the rulebooks: **bold**, *italics*, `code`, [links](#rule), and rule ids, which become links.
 */
import type { ComponentChildren } from "preact";

const MARK = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(#([\w-]+)\)|(?<!\w)\*(\S.*?)\*(?!\w)|\b([A-Z]{3}-[A-Z]\d{1,2})\b/g;

export function Marked({ text }: { text: string }) {
  const parts: ComponentChildren[] = [];
  let from = 0;
  for (const found of text.matchAll(MARK)) {
    parts.push(text.slice(from, found.index));
    const [all, bold, code, label, anchor, italic, rule] = found;
    if (bold) parts.push(<b>{bold}</b>);
    else if (code) parts.push(<code>{code}</code>);
    else if (label) parts.push(<a href={`#${anchor!.toUpperCase()}`}>{label}</a>);
    else if (italic)
      parts.push(
        <i>
          <Marked text={italic} />
        </i>,
      );
    else if (rule) parts.push(<a href={`#${rule}`}>{rule}</a>);
    from = found.index + all.length;
  }
  parts.push(text.slice(from));
  return <>{parts}</>;
}
