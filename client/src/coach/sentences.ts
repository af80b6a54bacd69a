/** Sentences of the coach, the same as coach/wording.py makes for a terminal (i18n/<language>/coach.ftl). */
import type { BoardContext, GameUi, Offer } from "../games/ui";
import { join, knows, say, sayAny } from "../i18n";
import type { AnyAction, AnyOutlook } from "../server/wire";
import { plain } from "../table/store/markup";
import type { Caution, Decision, Why } from "./wire";

/** Return a move in a few words, as its own seat reads it. */
export function moveWords(ui: GameUi, context: BoardContext, seat: number, move: Offer): string {
  return plain(ui.texts.offerText(move, { ...context, seat }).short).replace(/[.…]$/, "");
}

/** Turn quotation marks inside a quoted sentence into the inner ones. */
const inner = (words: string): string =>
  words.replace(/“/g, "‘").replace(/”/g, "’").replace(/«\s/g, "“").replace(/\s»/g, "”");

/** Return a number of points, or of the units that the game counts. */
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

  /** Return why another move was better; "" if the move was good. */
  decision({ why, seat, better_line: [first], action, outlook }: Decision): string {
    return why && first ? this.whyBetter(why, seat, first, this.move(seat, action, outlook)) : "";
  }

  caution({ why, better_line: [first] }: Caution, seat: number, move: Offer): string {
    return why && first ? this.whyBetter(why, seat, first, moveWords(this.ui, this.context, seat, move)) : "";
  }

  private whyBetter(why: Why, seat: number, better: Decision["better_line"][number], played: string): string {
    return this.reasonWords("why", why, seat, this.move(seat, better.action, better.outlook), played);
  }

  hint(why: Why, seat: number): string {
    return this.reasonWords("hint", why, seat);
  }

  reasonWords(kind: "why" | "hint", why: Why, seat: number, better = "", played = ""): string {
    const { id } = this.ui,
      { names } = this.context;
    const { gain = 0, instead = 0, allows = 0, spares = 0, costs = 0, loses = 0, mix = [], facts = [] } = why,
      other = why.seat ?? -1;
    const amountOf = (which: "this" | "instead"): string =>
      join(facts.map((fact) => sayAny(`${id}-coach-${fact.what}`, { count: fact[which] })));
    const values = {
      gain: amount(id, Math.abs(gain)),
      this: amountOf("this"),
      instead: facts.length ? amountOf("instead") : amount(id, Math.abs(instead)),
      kind: gain < 0 ? "cost" : instead < 0 ? "mixed" : "gain",
      kept: amount(id, loses),
      keeps: loses ? "some" : costs ? "all" : "none",
      allowed: amount(id, allows),
      spared: amount(id, spares),
      lost: amount(id, costs),
      costs,
      turns: facts[0]?.turns ?? why.turns ?? 0,
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
    return topics.map((topic) => sayAny(`coach-${kind}-${topic}`, values)).join(" ");
  }
}
