/** The store of one person's puzzle: a table with a question. */
import { batch, computed, effect, signal } from "@preact/signals";
import { announce } from "../announce";
import type { BoardContext, Offer } from "../games/ui";
import { language, say } from "../i18n";
import type { Reply, RequestBody } from "../server/socket";
import type {
  AnyAction,
  Astray,
  AtStep,
  Both,
  Clued,
  Played,
  PuzzleSheet,
  Refused,
  Scene,
  Solved,
  TableServerMessage,
} from "../server/wire";
import { TableStore } from "../table/store/TableStore";

const ALMOST = "LESSON"; // rule of the refusal of a legal action that is not the answer
const BEAT = 1000; // ms between two moves of the shown answer

const pause = (time: number): Promise<void> => new Promise((go) => setTimeout(go, time));

/** Resolve as soon as the condition over signals holds. */
function until(holds: () => boolean): Promise<void> {
  return new Promise((go) => {
    let end: (() => void) | null = null;
    end = effect(() => {
      if (!holds()) return;
      go();
      queueMicrotask(() => end?.());
    });
  });
}

export class PuzzleStore extends TableStore {
  readonly #steps = new WeakMap<Scene, number>();
  #latest = 0; // step that the next scenes belong to
  #show = 0; // counts the demonstrations; a changed number stops the running one
  readonly at = computed(() => {
    const scene = this.drawnScene.value;
    return (scene && this.#steps.get(scene)) ?? 0;
  });
  readonly almost = signal(false); // the tried action is legal, but not the answer
  readonly astray = signal<Both | null>(null); // the tried action lies on the table, with this reply
  readonly clue = signal<Both | null>(null);
  readonly solved = signal<Solved | null>(null);
  readonly found = signal(false); // every move of the answer was played
  readonly running = signal(false); // the answer is being demonstrated

  constructor(
    readonly sheet: PuzzleSheet,
    readonly over: () => void, // called once it is solved, or the answer was shown
  ) {
    super("puzzle", "", `/ws/puzzle?puzzle=${encodeURIComponent(sheet.card.id)}`);
  }

  override close(): void {
    this.#stop();
    super.close();
  }

  protected override takes(
    message: Exclude<TableServerMessage, Reply> | AtStep | Clued | Astray | Played | Solved,
  ): boolean {
    switch (message.is) {
      case "scene":
        this.#steps.set(message, this.#latest);
        return false;
      case "step":
        this.#latest = message.step;
        batch(() => {
          this.almost.value = this.found.value = false;
          this.astray.value = null;
          if (message.anew) this.logLines.value = [];
        });
        return true;
      case "astray":
        this.astray.value = message.text;
        return true;
      case "played":
        this.found.value = true;
        return true;
      case "clue":
        this.clue.value = message.text;
        announce(message.text[language.peek()]);
        return true;
      case "solved":
        this.solved.value = message;
        announce(
          `${say(message.how === "shown" ? "puzzles-answer" : "puzzles-found")} ${message.why[language.peek()]}`,
        );
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
    batch(() => {
      this.hinted.value = this.refusal.value = this.selected.value = this.partial.value = null;
      this.almost.value = true;
    });
  }

  override boardContextFor(scene: Scene, offers: readonly Offer[]): BoardContext {
    return { ...super.boardContextFor(scene, offers), cropped: true };
  }

  /** Act on the position; if a wrong action lies on the table, restart first. */
  #goOn(act: () => void): void {
    this.#stop();
    if (this.astray.peek()) void this.again();
    else {
      this.almost.value = false;
      act();
    }
  }

  override select(offer: Offer): void {
    this.#goOn(() => super.select(offer));
  }

  override refuse(action: AnyAction): void {
    this.#goOn(() => super.refuse(action));
  }

  override setPartial(held: unknown): void {
    this.#goOn(() => super.setPartial(held));
  }

  retry(): void {
    if (this.astray.peek()) void this.again();
    else this.#clear();
  }

  #clear(): void {
    batch(() => {
      this.almost.value = false;
      this.#putDown();
    });
  }

  #putDown(): void {
    this.selected.value = this.partial.value = this.refusal.value = this.hinted.value = null;
  }

  async askClue(): Promise<void> {
    if (!this.solved.peek() && !this.clue.peek())
      await this.ask("other", { do: "clue" } as unknown as RequestBody, null);
  }

  async again(): Promise<void> {
    this.#stop();
    await this.#lay();
  }

  /**
   * Restore the first position. A refusal or reply stays visible until the server's scene arrives, because no key may
   * play before.
   */
  async #lay(): Promise<void> {
    batch(() => this.#putDown());
    await this.ask("other", { do: "step", to: 0 } as unknown as RequestBody, null);
  }

  #stop(): void {
    this.#show++;
    this.running.value = false;
  }

  /**
   * Demonstrate the answer from the beginning: each move is drawn as a hint and then played, with the replies. A press
   * on the board stops it, and the person can play on.
   */
  async show(): Promise<void> {
    this.#stop();
    const time = this.#show,
      on = (): boolean => this.#show === time;
    this.running.value = true;
    await this.#lay();
    while (on() && !this.found.peek()) {
      await until(() => !on() || (this.drawnScene.value === this.latestScene.value && !this.climax.value));
      if (on()) await this.hint();
      const shown = this.hinted.peek();
      if (!on() || !shown) break;
      await pause(BEAT);
      if (!on() || this.hinted.peek() !== shown || !(await this.play(shown))) break;
      await pause(BEAT);
    }
    if (on()) this.#stop();
  }
}
