/**
 * Premoves: a move laid while others think, and played when the turn comes. It stays in this page until then, and is
 * sent step by step like any move. Games with secrets have none: an immediate answer would reveal that the player
 * ignored the news.
 */
import { batch, computed, signal } from "@preact/signals";
import { gamesOnShelf } from "../../catalogue/shelf";
import { say } from "../../i18n";
import type { AnyAction, Scene } from "../../server/wire";
import { equal } from "../store/equal";
import type { TableStore } from "../store/TableStore";
import { plansAhead } from "../store/tastes";

export interface Plan {
  readonly actions: readonly AnyAction[]; // steps not played yet
  readonly hangs: unknown; // conditions under which it is still meant; from the game's `conditions`
  readonly begun: number; // number of the scene in which its last step was played; -1 before the first
}

export class PremoveQueue {
  readonly plan = signal<Plan | null>(null);
  /** Whether this player may lay premoves in this game. */
  readonly #allowed = computed((): boolean => {
    const scene = this.store.latestScene.value,
      { mySeats, ui } = this.store;
    return (
      !!scene &&
      plansAhead.value &&
      !scene.ended &&
      mySeats.value.length === 1 &&
      scene.seat === mySeats.value[0] &&
      !!ui.value?.input.premoves &&
      gamesOnShelf.value?.find(({ id }) => id === scene.game.game)?.secrets === false
    );
  });
  readonly open = computed((): boolean => {
    const scene = this.store.latestScene.value;
    return this.#allowed.value && !this.store.connection.lost.value && !scene!.waiting.includes(scene!.seat);
  });
  readonly words = computed((): string => {
    const plan = this.plan.value,
      plans = this.store.ui.value?.input.premoves;
    return plan && plans && this.store.drawnScene.value ? plans.words(plan.actions, this.store.boardContext()) : "";
  });

  constructor(private readonly store: TableStore) {}

  /** Lay a premove if possible, else ask the server why the action is illegal. */
  press(actions: readonly AnyAction[]): void {
    if (!this.lay(actions) && actions[0]) void this.store.why(actions[0]);
  }

  /** Lay a premove; return whether it was accepted. The same actions again, or none, remove it. */
  lay(actions: readonly AnyAction[]): boolean {
    if (!this.open.peek()) return false;
    const { store } = this,
      plans = store.ui.peek()!.input.premoves!,
      hangs = actions.length ? plans.conditions(actions, store.boardContextFor(store.latestScene.peek()!, [])) : null,
      before = this.plan.peek();
    if (actions.length && hangs === null) return false;
    const away = !actions.length || (before && equal(before.actions, actions));
    batch(() => {
      store.refusal.value = store.partial.value = null;
      this.plan.value = away ? null : { actions, hangs, begun: -1 };
    });
    return true;
  }

  drop(): boolean {
    const had = this.plan.peek() !== null;
    this.plan.value = null;
    return had;
  }

  /** Play the next step if the turn has come; drop the premove if its turn is over. */
  receive(scene: Scene): void {
    const plan = this.plan.peek(),
      due = scene.waiting.includes(scene.seat);
    if (!plan) return;
    if (scene.ended || (!due && plan.begun >= 0)) this.plan.value = null;
    else if (due) this.#go(plan, scene);
  }

  /** Play the next step once the scene shows the one before and the server has answered it. */
  #go(plan: Plan, scene: Scene): void {
    const { store } = this,
      first = plan.begun < 0;
    if (!first && (scene.number <= plan.begun || store.pending.peek() === "play")) return;
    this.plan.value = null;
    if (!this.#allowed.peek()) return;
    const plans = store.ui.peek()!.input.premoves!,
      context = store.boardContextFor(scene, scene.offers),
      actions = first
        ? plans.actionsNow(plan.actions, plan.hangs, context)
        : (plans.rest?.(plan.actions, context) ?? plan.actions),
      offer = actions?.[0] && scene.offers.find((one) => equal(one.action, actions[0]));
    if (!offer) {
      store.note.value = say("table-plan-gone");
      return;
    }
    if (actions!.length > 1) this.plan.value = { ...plan, actions: actions!.slice(1), begun: scene.number };
    const left = this.plan.peek();
    void store.play(offer).then((kept) => {
      const now = store.latestScene.peek();
      if (!left || this.plan.peek() !== left) return;
      if (!kept) this.plan.value = null;
      else if (now) this.receive(now);
    });
  }
}
