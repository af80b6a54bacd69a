/**
 * The coach at a live table: she checks a move before it is played, and gives the reason of a hint. Only at tables
 * without another person, and only on request (docs/explanation/coach.md).
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { Speaker } from "../../coach/sentences";
import type { Caution } from "../../coach/wire";
import type { Offer } from "../../games/ui";
import { language, loadGameWords } from "../../i18n";
import { askedPath } from "../../server/server";
import type { Hinted } from "../../server/wire";
import { toldTo } from "../store/log";
import type { TableStore } from "../store/TableStore";
import { coached } from "../store/tastes";

interface Cautioned {
  readonly number: number; // number of the scene
  readonly offer: Offer;
  readonly caution: Caution;
}

export class CoachDialog {
  /** Switched on for this table; `coached` does so for all tables. */
  readonly here = signal(new URLSearchParams(askedPath().search).has("coach"));
  /** Whether she may comment: no other person has a seat. */
  readonly allowed: ReadonlySignal<boolean> = computed(() => {
    const scene = this.store.latestScene.value;
    return (
      this.store.coachable &&
      !!scene?.hints &&
      !scene.ended &&
      scene.seat >= 0 &&
      this.store.seats.value.every(({ kind }, seat) => (seat === scene.seat ? kind === "person" : kind === "bot"))
    );
  });
  readonly on: ReadonlySignal<boolean> = computed(() => this.allowed.value && (this.here.value || coached.value));
  readonly #doubt = signal<Cautioned | null>(null);
  readonly #why = signal<{ readonly offer: Offer; readonly why: Hinted["why"] } | null>(null);
  #spoken = -1; // number of the scene of her last doubt: one per move

  /** Her doubt about the selected offer; null if she has none, or another offer is selected. */
  readonly doubt: ReadonlySignal<Cautioned | null> = computed(() => {
    const doubt = this.#doubt.value;
    return doubt && doubt.offer === this.store.selected.value && doubt.number === this.store.latestScene.value?.number
      ? doubt
      : null;
  });

  constructor(readonly store: TableStore) {}

  turn(on: boolean): void {
    this.here.value = coached.value = on;
  }

  /** Whether she holds a move back and asks "are you sure?". A move that she cannot judge in time is played. */
  async stops(offer: Offer): Promise<boolean> {
    const { store } = this,
      scene = store.latestScene.peek();
    if (!scene || !this.on.peek() || this.#spoken === scene.number) return false;
    if (scene.offers.length < 2 || store.ui.peek()?.input.playsAtOnce?.(offer, store.boardContext())) return false;
    store.pending.value = "play";
    try {
      const [reply] = await Promise.all([
        store.connection.ask({ do: "sure", seat: scene.seat, seen: scene.number, action: offer.action }),
        loadGameWords("coach"),
        loadGameWords("review"),
      ]);
      if (reply.is !== "cautioned" || reply.caution.mark !== "blunder") return false;
      if (store.latestScene.peek()?.number !== scene.number) return true; // the table has moved on
      this.#spoken = scene.number;
      this.#doubt.value = { number: scene.number, offer, caution: reply.caution };
      store.selected.value = offer;
      return true;
    } catch {
      return false;
    } finally {
      store.pending.value = "";
    }
  }

  /** Load the coach's words before a hint is shown, and note its reason. */
  async explains({ why }: Hinted, offer: Offer): Promise<void> {
    if (why) await loadGameWords("coach").catch(() => undefined);
    this.#why.value = { offer, why };
  }

  /** Return the reason of a hint in words, or "". */
  reason(hinted: Offer): string {
    const why = this.#why.value?.offer === hinted ? this.#why.value.why : null,
      { store } = this;
    return why && language.value
      ? new Speaker(store.ui.value!, toldTo(store.boardContext())).hint(why, store.latestScene.value!.seat)
      : "";
  }
}
