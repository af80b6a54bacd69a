/** What the coach found, in words: as search/coach/sentences.py says it in a terminal (words/<language>/coach.ftl). */
import type { BoardContext, GameUi, Offer } from "../games/ui";
import { join, knows, say, sayAny } from "../i18n";
import type { AnyAction, AnyOutlook } from "../server/wire";
import { plain } from "../table/store/markup";
import type { Caution, Decision, Why } from "./wire";

/** A move in a few words, as its seat would be told it. */
export function moveWords(ui: GameUi, context: BoardContext, seat: number, move: Offer): string {
  return plain(ui.texts.offerText(move, { ...context, seat }).short).replace(/[.…]$/, "");
}

/** Words that a sentence quotes: what they quote themselves stands in the inner marks. */
const inner = (words: string): string =>
  words.replace(/“/g, "‘").replace(/”/g, "’").replace(/«\s/g, "“").replace(/\s»/g, "”");

/** Points, or what the game counts. */
const amount = (game: string, count: number): string =>
  knows(`${game}-amount`) ? sayAny(`${game}-amount`, { count }) : say("coach-amount", { count });

export class Speaker {
  constructor(
    private readonly ui: GameUi,
    private readonly context: BoardContext,
  ) {}

  move(seat: number, action: AnyAction, outlook: AnyOutlook): string {
    return moveWords(this.ui, this.context, seat, { action, outlook });
  }

  /** Why another move was better; empty where it was good. */
  decision({ why, seat, better_line: [first], action, outlook }: Decision): string {
    return why && first
      ? this.reasonWords(
          "why",
          why,
          seat,
          this.move(seat, first.action, first.outlook),
          this.move(seat, action, outlook),
        )
      : "";
  }

  caution({ why, better_line: [first] }: Caution, seat: number, move: Offer): string {
    return why && first
      ? this.reasonWords(
          "why",
          why,
          seat,
          this.move(seat, first.action, first.outlook),
          moveWords(this.ui, this.context, seat, move),
        )
      : "";
  }

  /** Why this move. */
  hint(why: Why, seat: number): string {
    return this.reasonWords("hint", why, seat);
  }

  reasonWords(kind: "why" | "hint", why: Why, seat: number, better = "", played = ""): string {
    const { id } = this.ui,
      { names } = this.context;
    const { gain = 0, instead = 0, allows = 0, spares = 0, costs = 0, loses = 0, mix = [], facts: told = [] } = why,
      other = why.seat ?? -1;
    const amountOf = (which: "this" | "instead"): string =>
      join(told.map((fact) => sayAny(`${id}-coach-${fact.what}`, { count: fact[which] })));
    const facts = {
      gain: amount(id, Math.abs(gain)),
      this: amountOf("this"),
      instead: told.length ? amountOf("instead") : amount(id, Math.abs(instead)),
      kind: gain < 0 ? "cost" : instead < 0 ? "mixed" : "gain",
      kept: amount(id, loses),
      keeps: loses ? "some" : costs ? "all" : "none",
      allowed: amount(id, allows),
      spared: amount(id, spares),
      lost: amount(id, costs),
      costs,
      turns: told[0]?.turns ?? why.turns ?? 0,
      seat: names[seat] ?? "",
      other: names[other] ?? "",
      mix: join(
        mix.map(({ action, outlook, hundredths }) =>
          say("coach-share", { action: inner(this.move(seat, action, outlook)), hundredths }),
        ),
      ),
      better: inner(better),
      played: inner(played),
    };
    const topics = why.topic === "both" ? (["gain", "allow"] as const) : [why.topic];
    return topics.map((topic) => sayAny(`coach-${kind}-${topic}`, facts)).join(" ");
  }
}
