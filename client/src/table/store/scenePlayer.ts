/**
 * The scene player's queue: draws scenes one move at a time. A climax of the game stops it: it turns, shows its result,
 * stays until it is closed, and leaves; until then the table is drawn as before.
 */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Climax, GameUi } from "../../games/ui";
import type { LogLine, Scene } from "../../server/wire";
import { skip, still } from "./motion";
import { atPace } from "./tastes";

export interface ClimaxState {
  readonly after: Scene;
  readonly events: readonly unknown[];
  readonly step: Climax["step"];
}

const MANY = 3; // waiting scenes; more are not shown one by one
export const STAYS = 6000; // ms; then a shown climax closes by itself

interface Next {
  readonly scene: Scene;
  readonly fresh: readonly LogLine[];
}

export class ScenePlayer {
  readonly scene = signal<Scene | null>(null);
  readonly climax = signal<ClimaxState | null>(null);
  readonly #waiting: Next[] = [];
  #untold: readonly LogLine[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly ui: ReadonlySignal<GameUi | null>,
    readonly tell: (fresh: readonly LogLine[]) => void,
  ) {}

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Skip on any key or press. A climax is closed by a whole click, which does nothing else on the board. */
  listen(): () => void {
    const key = (): void => this.skipAnimation(),
      down = (): void => {
        if (!this.climax.peek()) this.skipAnimation();
      },
      press = (event: Event): void => {
        const within = (what: string): boolean => !!(event.target as Partial<Element> | null)?.closest?.(what);
        if (!this.climax.peek() || within(".prompt")) return; // the prompt has a button for it
        this.skipAnimation();
        if (within(".wrap, .traybox")) event.stopPropagation();
      },
      settle = (): void => this.settle();
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", down, true);
    addEventListener("click", press, true);
    document.addEventListener("visibilitychange", settle);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", down, true);
      removeEventListener("click", press, true);
      document.removeEventListener("visibilitychange", settle);
    };
  }

  add(scene: Scene, fresh: readonly LogLine[]): void {
    this.#waiting.push({ scene, fresh });
    if (this.climax.peek()) return;
    if (!this.scene.peek() || still() || this.#waiting.length > MANY) this.#leap();
    else if (this.#timer === undefined) this.#next();
  }

  /** Go on by one step of a climax, else show all waiting scenes at once. */
  skipAnimation(): void {
    skip();
    if (this.climax.peek()) this.#step();
    else this.#leap();
  }

  /** Show the last scene without animations: the tab is hidden. */
  settle(): void {
    skip();
    while (this.climax.peek()) this.#step();
    this.#leap();
  }

  /** Draw the scene before the last waiting climax, else the last scene. */
  #leap(): void {
    const last = this.#waiting.length - 1;
    if (last < 0) return;
    let at = last;
    while (at >= 0 && !this.#turns(at)) at--;
    const passed = this.#waiting.splice(0, at < 0 ? last : at);
    if (passed.length && at >= 0) this.scene.value = passed.at(-1)!.scene;
    this.#untold = passed.flatMap(({ fresh }) => fresh);
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Return how long the climax of a waiting scene turns, in ms; 0 without a climax. */
  #turns(at: number): number {
    const before = at ? this.#waiting[at - 1]!.scene : this.scene.peek(),
      { scene, fresh } = this.#waiting[at]!;
    if (!before || before.number === scene.number || document.hidden) return 0;
    const climax = this.ui.peek()?.motion.climax;
    return climax?.lasts(before.view, scene.view, eventsOf(fresh)) ?? 0;
  }

  #next(): void {
    this.#timer = undefined;
    if (!this.#waiting.length) return;
    const turns = this.#turns(0),
      { scene, fresh } = this.#waiting.shift()!;
    this.#untold = [...this.#untold, ...fresh];
    if (!turns) {
      this.#show(scene);
      return;
    }
    this.climax.value = { after: scene, events: eventsOf(fresh), step: "turning" };
    if (still()) this.#step();
    else this.#timer = setTimeout(() => this.#step(), atPace(turns));
  }

  #step(): void {
    const now = this.climax.peek()!,
      next = (step: ClimaxState["step"], after: number): void => {
        this.climax.value = { ...now, step };
        this.#timer = setTimeout(() => this.#step(), after);
      };
    clearTimeout(this.#timer);
    if (now.step === "turning") {
      next("told", STAYS);
      this.#say();
    } else if (now.step === "told") next("leaving", still() ? 0 : atPace(this.ui.peek()!.motion.climax!.leaves));
    else
      batch(() => {
        this.climax.value = null;
        this.#show(now.after);
      });
  }

  #show(scene: Scene): void {
    const before = this.scene.peek(),
      ui = this.ui.peek();
    this.scene.value = scene;
    this.#say();
    const lasts =
      before && ui && before.number !== scene.number && !still()
        ? atPace(ui.motion.animationMs(before.view, scene.view))
        : 0;
    this.#timer = setTimeout(() => (this.#waiting.length > MANY ? this.#leap() : this.#next()), lasts);
  }

  #say(): void {
    const fresh = this.#untold;
    this.#untold = [];
    if (fresh.length) this.tell(fresh);
  }
}

function eventsOf(tellings: readonly LogLine[]): readonly unknown[] {
  return tellings.flatMap(({ events }) => events as readonly unknown[]);
}
