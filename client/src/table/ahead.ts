/** A move that is laid down while others think, and played when its turn comes: a premove. It stays on this page
 *  until then; the server hears of it when it is offered, step by step, as of any move. Games with secrets have none:
 *  who answers at once tells that nothing of the news mattered. */
import { batch, computed, signal } from "@preact/signals";
import { gamesOnShelf } from "../shelf";
import type { AnyAction, Scene } from "../wire";
import { say } from "../words";
import type { Desk } from "./desk";
import { equal } from "./equal";
import { plansAhead } from "./tastes";

export interface Plan {
  readonly actions: readonly AnyAction[]; // what is still to be done of it
  readonly hangs: unknown; // on this
  readonly begun: number; // the scene in which its last step was played; -1: none was
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
    return plan && plans && this.desk.shown.value ? plans.words(plan.actions, this.desk.stage()) : "";
  });

  constructor(private readonly desk: Desk) {}

  /** For later, where that is open; else it is asked why not. */
  press(actions: readonly AnyAction[]): void {
    if (!this.lay(actions) && actions[0]) void this.desk.why(actions[0]);
  }

  /** Whether the move was taken for a later one; the same once more takes it away, as no action does. */
  lay(actions: readonly AnyAction[]): boolean {
    if (!this.open.peek()) return false;
    const { desk } = this,
      plans = desk.face.peek()!.plans!,
      hangs = actions.length ? plans.hangs(actions, desk.stageFor(desk.latest.peek()!, [])) : null,
      before = this.plan.peek();
    if (actions.length && hangs === null) return false;
    const away = !actions.length || (before && equal(before.actions, actions));
    batch(() => {
      desk.refusal.value = desk.held.value = null;
      this.plan.value = away ? null : { actions, hangs, begun: -1 };
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
    const plan = this.plan.peek(),
      due = scene.waiting.includes(scene.seat);
    if (!plan) return;
    if (scene.ended || (!due && plan.begun >= 0)) this.plan.value = null;
    else if (due) this.#go(plan, scene);
  }

  /** The next step of it, once the one before is in the scene and answered for. */
  #go(plan: Plan, scene: Scene): void {
    const { desk } = this,
      first = plan.begun < 0;
    if (!first && (scene.number <= plan.begun || desk.asking.peek() === "play")) return;
    this.plan.value = null;
    if (!this.#allowed.peek()) return;
    const plans = desk.face.peek()!.plans!,
      stage = desk.stageFor(scene, scene.offers),
      actions = first
        ? plans.now(plan.actions, plan.hangs, stage)
        : (plans.rest?.(plan.actions, stage) ?? plan.actions),
      offer = actions?.[0] && scene.offers.find((one) => equal(one.action, actions[0]));
    if (!offer) {
      desk.note.value = say("table-plan-gone");
      return;
    }
    if (actions!.length > 1) this.plan.value = { ...plan, actions: actions!.slice(1), begun: scene.number };
    const left = this.plan.peek();
    void desk.play(offer).then((kept) => {
      const now = desk.latest.peek();
      if (!left || this.plan.peek() !== left) return;
      if (!kept) this.plan.value = null;
      else if (now) this.hear(now);
    });
  }
}
