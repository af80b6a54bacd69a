/** A table as one person has it: what the server told, what is chosen, what can be said. */
import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Choice, Face, Offered, Stage } from "../games/face";
import { edition as editionOf, face as faceOf } from "../games";
import { Trouble } from "../api";
import { announce } from "../live";
import { confirming } from "../prefs";
import { connect, Lost, type Line, type Reply, type Saying } from "../socket";
import type { AnyAction, AnyEdition, AnyGame, Chat, Scene, Seat, Telling, Told } from "../wire";
import { join, knows, say, sayAny } from "../words";
import { skip, still } from "./motion";
import { named, plain } from "./said";
import { play as sound } from "./sounds";
import { undone } from "./undone";

export interface Refusal {
  readonly action: AnyAction | null;
  readonly title: string;
  readonly text: string;
  readonly rule: string; // empty: no rule of the game says so
  readonly stale: boolean; // it stays beside the new position
}

type AnyOffer = Offered<any, any>;
const AGAIN = 2000; // ms
const HOUSE = ["UNDO", "STALE", "SEAT", "HINT", "RATE", "ENDED", "PROPOSAL", "CHAT", "STORE"];

/** Names of the seats: two robots of a kind are told apart. */
export function namesOf(seats: readonly Seat[]): string[] {
  const first = seats.map(({ kind, name }) =>
    kind === "bot" ? (knows(`bot-${name}`) ? sayAny(`bot-${name}`) : name) : kind === "open" ? say("table-open-seat") : name || say("site-guest"));
  const met = new Map<string, number>();
  return first.map((name) => {
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    return times > 1 ? `${name} ${times}` : name;
  });
}

export class Desk {
  readonly latest = signal<Scene | null>(null);
  /** What is drawn: it follows the latest, one move at a time. */
  readonly shown = signal<Scene | null>(null);
  readonly face = signal<Face | null>(null);
  readonly edition = signal<AnyEdition | null>(null); // comes with the face
  readonly told = signal<readonly Telling[]>([]);
  readonly chats = signal<readonly Chat[]>([]);
  readonly seats = signal<readonly Seat[]>([]);
  readonly since = signal(Date.now()); // when the latest scene came
  readonly presentSince = signal(Date.now());
  readonly watchers = signal(0);
  readonly pointed = signal<AnyOffer | null>(null);
  readonly chosen = signal<AnyOffer | null>(null);
  readonly hinted = signal<AnyOffer | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly asking = signal<"" | "play" | "hint" | "other">("");
  readonly note = signal(""); // a line for the prompt: copied, sent
  hushed = false; // the curtain is down: nothing of the game is said
  readonly line: Line;
  readonly names: ReadonlySignal<string[]> = computed(() => namesOf(this.seats.value));
  readonly mine: ReadonlySignal<number[]> = computed(() => this.seats.value.flatMap((seat, index) => (seat.mine ? [index] : [])));
  readonly myTurn = computed(() => {
    const scene = this.latest.value;
    return !!scene && !scene.ended && scene.waiting.some((seat) => this.mine.value.includes(seat));
  });
  /** Moves that stand: a move taken back leaves no trail. */
  readonly last = computed(() => {
    const standing: Telling[] = [];
    const until = this.shown.value?.number ?? 0;
    for (const telling of this.told.value) {
      if (telling.number > until) break;
      if (telling.undo) {
        if (telling.kept < 0) standing.pop();
        else while (standing.length && standing.at(-1)!.number > telling.kept) standing.pop();
      }
      else if (telling.seat >= 0 && telling.events.length) standing.push(telling);
    }
    return standing.at(-1) ?? null;
  });
  readonly offers = computed<readonly AnyOffer[]>(() => {
    const scene = this.latest.value;
    return !scene || scene !== this.shown.value || scene.ended || this.line.lost.value || this.asking.value === "play" ? [] : scene.offers;
  });
  readonly choice = computed<Choice | null>(() => {
    const offer = this.chosen.value ?? this.pointed.value, face = this.face.value;
    return offer && face ? face.choice(offer) : null;
  });

  readonly #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading = false;
  #left = false;
  readonly #ends: (() => void)[] = [];

  constructor(readonly table: string, readonly watch: string) {
    this.line = connect(`/ws/${encodeURIComponent(table)}${watch && `?watch=${encodeURIComponent(watch)}`}`, (told) => this.#hear(told));
    const hasten = (): void => {
      skip();
      this.#hasten();
    };
    addEventListener("keydown", hasten, true);
    addEventListener("pointerdown", hasten, true);
    document.addEventListener("visibilitychange", hasten);
    this.#ends.push(() => {
      removeEventListener("keydown", hasten, true);
      removeEventListener("pointerdown", hasten, true);
      document.removeEventListener("visibilitychange", hasten);
    });
    let was = false;
    this.#ends.push(effect(() => {
      const now = this.myTurn.value;
      if (now && !was) sound("turn");
      was = now;
    }));
  }

  close(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.line.close();
    for (const end of this.#ends) end();
  }

  #hear(told: Exclude<Told, Reply>): void {
    if (told.is === "scene") this.#scene(told);
    else if (told.is === "presence") batch(() => {
      this.seats.value = told.seats;
      this.watchers.value = told.watchers;
      this.presentSince.value = Date.now();
    });
    else if (told.is === "chat") {
      if (!this.chats.peek().some(({ number }) => number === told.number))
        this.chats.value = [...this.chats.peek(), told].sort((one, other) => one.number - other.number);
    } else console.warn("table:", told.problem);
  }

  #scene(scene: Scene): void {
    const before = this.latest.peek(), first = !before;
    const known = new Map(this.told.peek().map((telling) => [telling.number, telling]));
    const fresh = scene.news.filter(({ number }) => !known.has(number));
    for (const telling of scene.news) known.set(telling.number, telling);
    batch(() => {
      this.latest.value = scene;
      this.since.value = this.presentSince.value = Date.now();
      this.seats.value = scene.seats;
      this.told.value = [...known.values()].sort((one, other) => one.number - other.number);
      if (!before || before.number !== scene.number || before.seat !== scene.seat) {
        this.pointed.value = this.chosen.value = this.hinted.value = null;
        const refusal = this.refusal.peek();
        this.refusal.value = refusal?.stale ? { ...refusal, stale: false } : null;
        this.note.value = "";
      }
    });
    if (!this.face.peek() && !this.#loading) {
      this.#loading = true;
      void this.#load(scene.game);
    }
    if (!first && fresh.length) this.#tell(fresh);
    this.#waiting.push(scene);
    if (first || still() || this.#waiting.length > 3) this.#hasten();
    else if (this.#timer === undefined) this.#next();
  }

  async #load(game: AnyGame): Promise<void> {
    try {
      const [face, edition] = await Promise.all([faceOf(game.game), editionOf(game)]);
      batch(() => {
        this.face.value = face;
        this.edition.value = edition;
      });
    } catch (fault) {
      if (!(fault instanceof Trouble)) throw fault;
      if (!this.#left) setTimeout(() => void this.#load(game), AGAIN);
    }
  }

  #tell(fresh: readonly Telling[]): void {
    const face = this.face.peek();
    if (!face || this.hushed) return;
    const names = this.names.peek();
    announce(fresh.flatMap((telling) => telling.undo ? [undone(telling, names[telling.seat] ?? "", this.told.peek())]
      : face.sentences(telling, names).map(({ text }) => plain(text))).join(" "));
    sound(...face.sounds(fresh.at(-1)!));
  }

  #next(): void {
    const scene = this.#waiting.shift();
    this.#timer = undefined;
    if (!scene) return;
    const before = this.shown.peek(), face = this.face.peek();
    this.shown.value = scene;
    const lasts = before && face && before.number !== scene.number && !still() ? face.lasting(before.view, scene.view) : 0;
    this.#timer = setTimeout(() => this.#next(), lasts);
  }

  #hasten(): void {
    if (!this.#waiting.length) return;
    this.#waiting.splice(0, this.#waiting.length - 1);
    clearTimeout(this.#timer);
    this.#next();
  }

  // what a person does

  point(action: AnyAction | null): void {
    const face = this.face.peek();
    this.pointed.value = (action && face && this.offers.peek().find((offer) => face.same(offer.action, action))) || null;
  }

  press(action: AnyAction): void {
    const face = this.face.peek(), chosen = this.chosen.peek();
    if (!face || this.asking.peek() === "play") return;
    const offer = this.offers.peek().find((one) => face.same(one.action, action));
    this.note.value = "";
    if (!offer) void this.why(action);
    else if (!confirming.peek() || (chosen && face.same(chosen.action, action))) void this.play(offer);
    else batch(() => {
      this.refusal.value = this.hinted.value = null;
      this.chosen.value = offer;
    });
  }

  letGo(): boolean {
    const held = this.chosen.peek() ?? this.refusal.peek() ?? this.hinted.peek() ?? this.pointed.peek();
    batch(() => (this.chosen.value = this.refusal.value = this.hinted.value = this.pointed.value = null));
    return held !== null;
  }

  confirm(): void {
    const chosen = this.chosen.peek();
    if (chosen) void this.play(chosen);
  }

  sorry(action: AnyAction | null, title: string, text: string): void {
    batch(() => {
      this.chosen.value = this.hinted.value = null;
      this.refusal.value = { action, title, text, rule: "", stale: false };
    });
  }

  async play({ action }: AnyOffer): Promise<void> {
    const scene = this.latest.peek();
    if (!scene || this.asking.peek() === "play") return;
    await this.#ask("play", { do: "play", seat: scene.seat, seen: scene.number, action }, action);
  }

  async why(action: AnyAction): Promise<void> {
    const scene = this.latest.peek();
    if (scene && scene.seat >= 0) await this.#ask("other", { do: "why", seat: scene.seat, action }, action);
  }

  async undo(): Promise<void> {
    const scene = this.latest.peek();
    if (!scene || scene.seat < 0) return;
    if (scene.free_undo) await this.#ask("other", { do: "undo", seat: scene.seat, seen: scene.number }, null);
    else await this.#ask("other", { do: "propose", seat: this.mine.peek()[0] ?? scene.seat, what: "takeback" }, null);
  }

  async replace(about: number, bot: string): Promise<void> {
    const seat = this.mine.peek()[0];
    if (seat !== undefined) await this.#ask("other", { do: "propose", seat, what: "replace", about, bot }, null);
  }

  async answer(seat: number, proposal: number, yes: boolean): Promise<void> {
    await this.#ask("other", { do: "answer", seat, proposal, yes }, null);
  }

  async hint(): Promise<void> {
    const scene = this.latest.peek();
    if (!scene || this.asking.peek()) return;
    const reply = await this.#ask("hint", { do: "hint", seat: scene.seat }, null);
    if (reply?.is === "hinted" && this.latest.peek()?.number === scene.number) batch(() => {
      this.chosen.value = this.refusal.value = null;
      this.hinted.value = reply;
    });
  }

  async say(text: string): Promise<boolean> {
    return (await this.#ask("other", { do: "say", text }, null))?.is === "done";
  }

  look(seat: number): void {
    void this.#ask("other", { do: "look", seat }, null);
  }

  async #ask(kind: "play" | "hint" | "other", saying: Saying, action: AnyAction | null): Promise<Reply | null> {
    if (kind !== "other") this.asking.value = kind;
    try {
      const reply = await this.line.ask(saying);
      if (reply.is === "refused") this.#refused(reply.rule, reply.facts, action);
      else if (kind === "play") this.chosen.value = null;
      return reply;
    } catch (fault) {
      if (!(fault instanceof Lost)) this.sorry(action, say("table-no"), say("refusal-OTHER"));
      return null; // a lost line has its own bar
    } finally {
      if (kind !== "other") this.asking.value = "";
    }
  }

  #refused(rule: string, facts: Readonly<Record<string, number | string>>, action: AnyAction | null): void {
    const names = this.names.peek(), face = this.face.peek(), house = HOUSE.includes(rule) || !knows(`refusal-${rule}`);
    const said: Record<string, number | string> = { ...facts };
    for (const key of ["seat", "owner"])
      if (typeof said[key] === "number") said[key] = named(said[key], names[said[key]] ?? "");
    const title = house || !action || !face ? say("table-no") : face.cannot(action);
    const id = knows(`refusal-${rule}`) ? `refusal-${rule}` : "refusal-OTHER";
    const text = sayAny(id, said);
    batch(() => {
      this.chosen.value = this.hinted.value = null;
      this.refusal.value = { action, title, text: text.startsWith(`${title}.`) ? text.slice(title.length + 1).trim() : text, rule: house ? "" : rule, stale: rule === "STALE" };
    });
  }

  stage(phone: boolean): Stage<any, any, any, any, any> {
    const scene = this.shown.value!;
    return {
      game: scene.game, edition: this.edition.value, view: scene.view, seat: scene.seat, offers: this.offers.value, last: this.last.value,
      pointed: this.pointed.value ?? this.hinted.value, chosen: this.chosen.value, refused: this.refusal.value?.action ?? null,
      quiet: scene.seat < 0 || !!scene.ended, phone, names: this.names.value,
      point: (action) => this.point(action), press: (action) => this.press(action),
      sorry: (action, title, text) => this.sorry(action, title, text),
    };
  }
}

/** "Maëlle and Noé", in their colours. */
export function colours(seats: readonly number[], names: readonly string[]): string {
  return join(seats.map((seat) => named(seat, names[seat] ?? "")));
}
