/** A move that is laid down while others think, and played when its turn comes: a premove. It stays on this page
 *  until then; the server hears of it when it is offered, as of any move. Games with secrets have none: who answers
 *  at once tells that nothing of the news mattered. */
import { batch, computed, signal } from "@preact/signals";
import { gamesOnShelf } from "../shelf";
import type { AnyAction, Scene } from "../wire";
import { say } from "../words";
import type { Desk } from "./desk";
import { equal } from "./equal";
import { plansAhead } from "./tastes";

export interface Plan {
  readonly action: AnyAction;
  readonly hangs: unknown; // on this
}

export class Ahead {
  readonly plan = signal<Plan | null>(null);
  /** Whether this player may do so at all. */
  readonly #allowed = computed((): boolean => {
    const scene = this.desk.latest.value,
      { mine, face } = this.desk;
    return (
      !!scene &&
      plansAhead.value &&
      !scene.ended &&
      mine.value.length === 1 &&
      scene.seat === mine.value[0] &&
      !!face.value?.plans &&
      gamesOnShelf.value?.find(({ id }) => id === scene.game.game)?.secrets === false
    );
  });
  /** Whether a move can be laid down now. */
  readonly open = computed((): boolean => {
    const scene = this.desk.latest.value;
    return this.#allowed.value && !this.desk.connection.lost.value && !scene!.waiting.includes(scene!.seat);
  });
  /** What it is, in words. */
  readonly words = computed((): string => {
    const plan = this.plan.value,
      plans = this.desk.face.value?.plans;
    return plan && plans && this.desk.shown.value ? plans.words(plan.action, this.desk.stage()) : "";
  });

  constructor(private readonly desk: Desk) {}

  /** Whether the action was taken for a later one; the same once more takes it away. */
  lay(action: AnyAction): boolean {
    if (!this.open.peek()) return false;
    const { desk } = this,
      hangs = desk.face.peek()!.plans!.hangs(action, desk.staged(desk.latest.peek()!, [])),
      before = this.plan.peek();
    if (hangs === null) return false;
    batch(() => {
      desk.refusal.value = desk.held.value = null;
      this.plan.value = before && equal(before.action, action) ? null : { action, hangs };
    });
    return true;
  }

  /** Whether there was one. */
  drop(): boolean {
    const had = this.plan.peek() !== null;
    this.plan.value = null;
    return had;
  }

  /** Its turn has come, or there is nothing more to wait for. */
  hear(scene: Scene): void {
    const plan = this.plan.peek();
    if (!plan || (!scene.ended && !scene.waiting.includes(scene.seat))) return;
    this.plan.value = null;
    if (!this.#allowed.peek()) return;
    const action = this.desk.face.peek()!.plans!.now(plan.action, plan.hangs, this.desk.staged(scene, scene.offers)),
      offer = action && scene.offers.find((one) => equal(one.action, action));
    if (offer) void this.desk.play(offer);
    else this.desk.note.value = say("table-plan-gone");
  }
}
