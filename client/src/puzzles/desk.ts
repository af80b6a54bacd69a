/** A puzzle as one person has it: a table where one thing is asked. */
import { batch, computed, signal } from "@preact/signals";
import type { Choice, Offered } from "../games/face";
import { announce } from "../live";
import type { Reply, Saying } from "../socket";
import { Desk } from "../table/desk";
import { equal } from "../table/equal";
import type { AnyAction, AtStep, Both, Clued, PuzzleSheet, Refused, Scene, Solved, Told } from "../wire";
import { language, say } from "../words";

const ALMOST = "LESSON"; // the rule of such a refusal

/** Legal, but not the answer. */
interface Almost {
  readonly offer: Offered | null;
  readonly choice: Choice | null; // where it leads
  readonly reply: Both | null; // what another would do then
}

export class PuzzleDesk extends Desk {
  readonly #steps = new WeakMap<Scene, number>();
  #latest = 0; // the step that the next scenes belong to
  readonly at = computed(() => {
    const scene = this.shown.value;
    return (scene && this.#steps.get(scene)) ?? 0;
  });
  readonly almost = signal<Almost | null>(null);
  readonly clue = signal<Both | null>(null);
  readonly solved = signal<Solved | null>(null);
  readonly found = signal(false); // all was played

  constructor(
    readonly sheet: PuzzleSheet,
    readonly over: () => void, // it is solved, or the answer was shown
  ) {
    super("puzzle", "", `/ws/puzzle?puzzle=${encodeURIComponent(sheet.card.id)}`);
  }

  protected override takes(told: Exclude<Told, Reply> | AtStep | Clued | Solved): boolean {
    switch (told.is) {
      case "scene":
        this.#steps.set(told, this.#latest);
        return false;
      case "step":
        this.#latest = told.step;
        batch(() => {
          this.almost.value = null;
          this.found.value = told.step >= this.sheet.moves;
          if (told.anew) this.told.value = [];
        });
        return true;
      case "clue":
        this.clue.value = told.text;
        announce(told.text[language.peek()]);
        return true;
      case "solved":
        this.solved.value = told;
        announce(`${say(told.how === "shown" ? "puzzles-answer" : "puzzles-found")} ${told.why[language.peek()]}`);
        this.over();
        return true;
      default:
        return false;
    }
  }

  protected override refused(refused: Refused, action: AnyAction | null): void {
    if (refused.rule !== ALMOST) {
      super.refused(refused, action);
      return;
    }
    const offer = this.latest.peek()?.offers.find((one) => equal(one.action, action)) ?? null,
      face = this.face.peek(),
      wrong = (refused.facts as { wrong?: number }).wrong ?? -1,
      reply = this.sheet.replies[wrong];
    batch(() => {
      this.hinted.value = this.refusal.value = this.chosen.value = null;
      this.almost.value = {
        offer,
        choice: offer && face ? face.choice(offer, this.stage()) : null,
        reply: reply?.fr ? reply : null,
      };
    });
  }

  override press(action: AnyAction): void {
    this.almost.value = null;
    super.press(action);
  }

  override hold(held: unknown): void {
    this.almost.value = null;
    super.hold(held);
  }

  retry(): void {
    batch(() => {
      this.almost.value = null;
      this.chosen.value = this.held.value = this.refusal.value = null;
    });
  }

  async askClue(): Promise<void> {
    await this.ask("other", { do: "clue" } as unknown as Saying, null);
  }

  /** The answer, drawn on the board as a hint is. */
  async show(): Promise<void> {
    this.retry();
    await this.hint();
  }

  /** From the beginning. */
  async again(): Promise<void> {
    this.retry();
    await this.ask("other", { do: "step", to: 0 } as unknown as Saying, null);
  }
}
