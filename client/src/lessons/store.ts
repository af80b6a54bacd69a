/** The store of one person's lesson: a table with a chain of steps. */
import { batch, computed, effect, signal } from "@preact/signals";
import type { Offer, OfferText } from "../games/ui";
import { you } from "../i18n";
import type { Reply, RequestBody } from "../server/socket";
import type {
  AnyAction,
  AtStep,
  Demonstrated,
  LessonPage,
  LessonStep,
  Refused,
  Scene,
  TableServerMessage,
} from "../server/wire";
import { logSentences } from "../table/store/log";
import { capital } from "../table/store/markup";
import { still } from "../table/store/motion";
import { namesOf } from "../table/store/names";
import { reselect } from "../table/store/reselect";
import { TableStore } from "../table/store/TableStore";
import { atPace, hurry } from "../table/store/tastes";
import { noteProgress, progressOf } from "./progress";

const ALMOST = "LESSON"; // rule of the refusal of a legal action that is not the step's
const POINTS = 1400, // ms between pointing at an action and playing it
  SLOW = 0.25; // share of the usual pace

/** A legal action that the step did not ask for. */
interface Almost {
  readonly wrong: number; // index of the step's own reply; -1 for the general one
  readonly offer: Offer | null;
  readonly choice: OfferText | null; // effect of the action, in words
}

/** The step's action, played on the drawn board only: first it is pointed at, then played. The table waits. */
interface Demo {
  readonly offer: Offer;
  readonly scene: Scene;
  readonly step: "pointed" | "played";
}

export class LessonStore extends TableStore {
  override readonly coachable = false;
  readonly #steps = new WeakMap<Scene, number>();
  #latest = -1; // step that the next scenes belong to
  /** Index of the step shown; it changes with the drawn scene. */
  readonly at = computed(() => {
    const scene = this.drawnScene.value;
    return (scene && this.#steps.get(scene)) ?? 0;
  });
  readonly step = computed<LessonStep | null>(() => this.page.steps[this.at.value] ?? null);
  readonly done = computed(() => this.at.value >= this.page.steps.length);
  /** The learner's seat is named "you" if the guest has no name. */
  override readonly names = computed(() =>
    namesOf(this.seats.value).map((name, seat) => {
      const chair = this.seats.value[seat]!;
      return chair.mine && !chair.name ? capital(you()) : name;
    }),
  );
  /** Whether "show me" is possible: a move, or the refusal that the step is about. */
  readonly showable = computed(
    () =>
      !!this.step.value &&
      this.step.value.do !== "look" &&
      !this.met.value &&
      !this.demo.value &&
      this.offers.value.length > 0,
  );
  readonly almost = signal<Almost | null>(null);
  readonly demo = signal<Demo | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #slow = (): void => undefined;
  readonly met = signal(false); // the refusal of this step was met
  readonly tries = signal(0); // in this step
  readonly #stops: (() => void)[] = [];
  readonly #ticked: Set<number>;
  #again = false;

  constructor(
    readonly page: LessonPage,
    first: number,
  ) {
    super("lesson", "", `/ws/lesson?game=${page.game}&lesson=${page.id}&step=${first}`);
    this.#ticked = new Set(progressOf(page.game, page.id)?.ticks ?? []);
    this.#stops.push(
      effect(() => {
        if (this.connection.lost.value) this.#again = true;
      }),
      effect(() => {
        const chosen = this.selected.value,
          held = this.partial.value,
          almost = this.almost.peek();
        if (almost && (chosen !== almost.offer || (held !== null && !chosen))) this.almost.value = null;
      }),
    );
    const hasten = (): void => this.#act(); // any key or touch skips the pointing
    for (const kind of ["keydown", "pointerdown"]) {
      addEventListener(kind, hasten, true);
      this.#stops.push(() => removeEventListener(kind, hasten, true));
    }
  }

  override close(): void {
    super.close();
    this.#endDemo();
    for (const stop of this.#stops) stop();
  }

  /** Return the line of a step in the list of steps. */
  lineOf(at: number): number {
    return Math.max(0, this.page.steps.slice(0, at + 1).filter(({ title }) => title).length - 1);
  }

  get alone(): boolean {
    return this.seats.value.length === 1;
  }

  get lines(): number {
    return this.page.steps.filter(({ title }) => title).length;
  }

  protected override takes(message: Exclude<TableServerMessage, Reply> | AtStep | Demonstrated): boolean {
    if (message.is === "scene") this.#steps.set(message, this.#latest);
    if (message.is === "demonstrated") {
      this.#demonstrate(message);
      return true;
    }
    if (message.is !== "step") return false;
    if (this.#again) {
      // The connection was lost: the lesson begins where it was entered, and is led back to its step.
      this.#again = false;
      const was = this.#latest;
      if (was > message.step) setTimeout(() => void this.to(was));
    }
    if (message.step === this.#latest && !message.anew) this.met.value = true;
    else {
      const before = this.#latest;
      this.#latest = message.step;
      this.#endDemo();
      batch(() => {
        this.almost.value = null;
        this.met.value = false;
        this.tries.value = 0;
        if (message.anew) this.logLines.value = [];
      });
      if (before >= 0) this.#note(message.step);
    }
    return true;
  }

  #note(at: number): void {
    const { game, id, steps } = this.page,
      over = at >= steps.length;
    noteProgress(game, id, {
      at: over ? 0 : at,
      line: over ? 0 : this.lineOf(at),
      of: this.lines,
      ticks: [...this.#ticked].sort((one, other) => one - other),
      done: over || !!progressOf(game, id)?.done,
    });
  }

  #tick(at: number): void {
    const next = this.page.steps[at + 1];
    if (!next || next.title) this.#ticked.add(this.lineOf(at));
  }

  get ticked(): ReadonlySet<number> {
    return this.#ticked;
  }

  protected override refused(refused: Refused, action: AnyAction | null): void {
    if (refused.rule !== ALMOST) {
      super.refused(refused, action);
      return;
    }
    const offer = action && reselect({ action, outlook: null }, this.latestScene.peek()?.offers ?? []),
      ui = this.ui.peek();
    batch(() => {
      this.tries.value++;
      this.hinted.value = this.refusal.value = null;
      this.almost.value = {
        wrong: (refused.facts as { wrong?: number }).wrong ?? -1,
        offer,
        choice: offer && ui ? ui.texts.offerText(offer, this.boardContext()) : null,
      };
      this.selected.value = offer;
    });
  }

  override async play(offer: Offer): Promise<boolean> {
    const at = this.at.peek();
    this.#tick(at); // before the scenes arrive, which note the step
    const kept = await super.play(offer);
    if (this.almost.peek() || this.refusal.peek()) this.#ticked.delete(this.lineOf(at));
    return kept;
  }

  retry(): void {
    batch(() => {
      this.almost.value = null;
      this.selected.value = this.partial.value = this.refusal.value = null;
    });
  }

  /** A press during the demo ends it and selects nothing. */
  override select(offer: Offer): void {
    if (!this.takeOver()) super.select(offer);
  }

  override refuse(action: AnyAction): void {
    if (!this.takeOver()) super.refuse(action);
  }

  override setPartial(held: unknown): void {
    if (!this.takeOver()) super.setPartial(held);
  }

  override playAtOnce(offer: Offer): void {
    if (!this.takeOver()) super.playAtOnce(offer);
  }

  override hover(offer: Offer | null): void {
    if (!this.demo.peek()) super.hover(offer);
  }

  override cancelStep(): boolean {
    return this.takeOver() || super.cancelStep();
  }

  override confirm(): void {
    if (this.almost.peek()) this.retry();
    else super.confirm();
  }

  async showMe(): Promise<void> {
    if (this.demo.peek()) return;
    this.retry();
    await this.ask("other", { do: "show" } as unknown as RequestBody, null);
  }

  #demonstrate({ action, outlook, scene }: Demonstrated): void {
    const before = this.latestScene.peek();
    if (!scene) void this.why(action);
    if (!scene || scene.number !== (before?.number ?? 0) + 1) return;
    this.#steps.set(scene, this.#latest);
    const shown = { action, outlook },
      offer = reselect(shown, before?.offers ?? []) ?? shown;
    batch(() => {
      this.hinted.value = offer;
      this.demo.value = { offer, scene, step: "pointed" };
    });
    if (still()) this.#act();
    else this.#timer = setTimeout(() => this.#act(), atPace(POINTS));
  }

  /** Play the demo's action. */
  #act(): void {
    const demo = this.demo.peek();
    if (demo?.step !== "pointed") return;
    clearTimeout(this.#timer);
    this.#slow = hurry(SLOW);
    this.muted = true; // the bubble says it
    batch(() => {
      this.demo.value = { ...demo, step: "played" };
      this.hinted.value = null;
      this.logLines.value = [...this.logLines.peek(), ...demo.scene.news];
      this.scenePlayer.add(demo.scene, demo.scene.news);
    });
  }

  /** Return the words of the demo: the log's after the action, the offer's before. */
  demoWords({ offer, scene, step }: Demo): string {
    const ui = this.ui.value!,
      sentences = scene.news.flatMap((news) => logSentences(news, this.logLines.value, ui, this.tableInfo()));
    if (step === "played" && sentences.length && this.climax.value?.step !== "turning")
      return sentences.map(({ text }) => text).join(" ");
    return ui.texts.offerText(offer, this.boardContext()).long;
  }

  #endDemo(): Demo | null {
    const demo = this.demo.peek();
    clearTimeout(this.#timer);
    this.#slow();
    this.muted = false;
    this.demo.value = null;
    return demo;
  }

  /** End the demo and restore the table, so that the learner plays the action. */
  takeOver(): boolean {
    const demo = this.#endDemo();
    if (!demo) return false;
    batch(() => {
      this.logLines.value = this.logLines.peek().filter(({ number }) => number < demo.scene.number);
      this.hinted.value = demo.offer;
      if (demo.step === "played") {
        this.scenePlayer.add(this.latestScene.peek()!, []);
        this.scenePlayer.settle();
      }
    });
    return true;
  }

  /** Play the demo's action and go on; without a tick, because the learner did not find it. */
  async accept(): Promise<void> {
    const demo = this.#endDemo();
    if (demo) await super.play(demo.offer);
  }

  /** Go on from a step without an action. */
  async goOn(): Promise<void> {
    this.#tick(this.at.peek());
    await this.to(this.at.peek() + 1);
  }

  async to(step: number): Promise<void> {
    this.#endDemo();
    this.retry();
    const said: { do: "step"; to: number } = { do: "step", to: Math.max(0, Math.min(step, this.page.steps.length)) };
    await this.ask("other", said as unknown as RequestBody, null);
  }
}
