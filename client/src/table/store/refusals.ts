/** Put refusals into words: those by a rule of the game, and those by the server. */
import type { GameUi, TableInfo } from "../../games/ui";
import { knows, say, sayAny } from "../../i18n";
import type { AnyAction, Refused } from "../../server/wire";
import { factsOf } from "./facts";
import { waysOf } from "./rulebook";

export interface Refusal {
  readonly action: AnyAction | null;
  readonly title: string;
  readonly text: string;
  readonly rule: string; // "": no rule of the game forbids it
  readonly ways: readonly string[]; // anchors of the sentence that forbids it (rulebook)
  readonly stale: boolean; // it stays visible beside the new position
}

const BY_SERVER = ["UNDO", "STALE", "SEAT", "HINT", "RATE", "ENDED", "PROPOSAL", "CHAT", "STORE", "UNSURE"];
const ENDINGS = ["RESIGN", "LEAVE", "DRAW", "STOP", "ABORT"]; // rules of the server for endings

export function refusalOf(
  { rule, facts }: Refused,
  action: AnyAction | null,
  ui: GameUi | null,
  info: TableInfo,
): Refusal {
  const byServer = BY_SERVER.includes(rule) || ENDINGS.includes(rule) || !knows(`refusal-${rule}`);
  const said = { ...factsOf(facts, info.names), ...(byServer ? {} : ui?.texts.facts?.(facts, info)) };
  const title =
    rule === "UNSURE"
      ? say("table-unsure")
      : byServer || !action || !ui
        ? say("table-no")
        : ui.texts.refusalTitle(action, info);
  const text = sayAny(knows(`refusal-${rule}`) ? `refusal-${rule}` : "refusal-OTHER", said);
  return {
    action: rule === "UNSURE" ? null : action,
    title,
    text: text.startsWith(`${title}.`) ? text.slice(title.length + 1).trim() : text,
    rule: byServer ? "" : rule,
    ways: byServer ? [] : waysOf(facts, info.game?.mode ?? ""),
    stale: rule === "STALE",
  };
}
