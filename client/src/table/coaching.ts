/** The coach at a table that is played: she looks at a move before it is made, and says why a hint is one. Only where
 *  no other person sits, and only if asked to (docs/explanation/coach.md). */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { Speaker } from "../coach/sentences";
import type { Caution } from "../coach/wire";
import type { Offered } from "../games/face";
import { askedPath } from "../house";
import type { Hinted } from "../wire";
import { language, loadGameWords } from "../words";
import type { Desk } from "./desk";
import { toldTo } from "./log";
import { coached } from "./tastes";

interface Cautioned {
  readonly number: number; // of the scene
  readonly offer: Offered;
  readonly caution: Caution;
}

export class Coaching {
  /** For this table, or for all. */
  readonly here = signal(new URLSearchParams(askedPath().search).has("coach"));
  /** Nobody else sits there: robots, or nobody at all. */
  readonly allowed: ReadonlySignal<boolean> = computed(() => {
    const scene = this.desk.latest.value;
    return (
      this.desk.coachable &&
      !!scene?.hints &&
      !scene.ended &&
      scene.seat >= 0 &&
      this.desk.seats.value.every(({ kind }, seat) => (seat === scene.seat ? kind === "person" : kind === "bot"))
    );
  });
  readonly on: ReadonlySignal<boolean> = computed(() => this.allowed.value && (this.here.value || coached.value));
  readonly #doubt = signal<Cautioned | null>(null);
  readonly #why = signal<Hinted | null>(null);
  #spoken = -1; // at this scene she has doubted: once a move

  /** What she doubts, while that is what is chosen. */
  readonly doubt: ReadonlySignal<Cautioned | null> = computed(() => {
    const doubt = this.#doubt.value;
    return doubt && doubt.offer === this.desk.chosen.value && doubt.number === this.desk.latest.value?.number
      ? doubt
      : null;
  });

  constructor(readonly desk: Desk) {}

  turn(on: boolean): void {
    this.here.value = coached.value = on;
  }

  /** Whether she asks "are you sure?" instead of letting a move through. What she cannot say in time is played. */
  async stops(offer: Offered): Promise<boolean> {
    const { desk } = this,
      scene = desk.latest.peek();
    if (!scene || !this.on.peek() || this.#spoken === scene.number) return false;
    if (scene.offers.length < 2 || desk.face.peek()?.light?.(offer, desk.stage())) return false;
    desk.asking.value = "play";
    try {
      const [reply] = await Promise.all([
        desk.connection.ask({ do: "sure", seat: scene.seat, seen: scene.number, action: offer.action }),
        loadGameWords("coach"),
        loadGameWords("review"),
      ]);
      if (reply.is !== "cautioned" || reply.caution.mark !== "blunder") return false;
      if (desk.latest.peek()?.number !== scene.number) return true; // the table has gone on: there is nothing to play
      this.#spoken = scene.number;
      this.#doubt.value = { number: scene.number, offer, caution: reply.caution };
      desk.chosen.value = offer;
      return true;
    } catch {
      return false;
    } finally {
      desk.asking.value = "";
    }
  }

  /** Before a hint is shown: its reason in words needs its words. */
  async explains(hinted: Hinted): Promise<void> {
    if (hinted.why) await loadGameWords("coach").catch(() => undefined);
    this.#why.value = hinted;
  }

  /** Why this move, where it was hinted at. */
  reason(hinted: Offered): string {
    const why = this.#why.value === hinted ? this.#why.value.why : null,
      { desk } = this;
    return why && language.value
      ? new Speaker(desk.face.value!, toldTo(desk.stage())).hint(why, desk.latest.value!.seat)
      : "";
  }
}
