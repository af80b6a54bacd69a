/** A table as one person has it: what the server told, what is chosen, what can be said. */
import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { Trouble } from "../api";
import { loadEdition, loadFace } from "../games";
import type { Choice, Face, Offered, Setting, Stage, Words } from "../games/face";
import { announce } from "../live";
import { confirming } from "../prefs";
import { type Connection, connect, Lost, type Reply, type Saying } from "../socket";
import type {
  AnyAction,
  AnyEdition,
  AnyGame,
  Chat,
  LogLine,
  Refused,
  Say,
  Scene,
  Seat,
  TableServerMessage,
} from "../wire";
import { say } from "../words";
import { Ahead } from "./ahead";
import { Coaching } from "./coaching";
import { doubtOf, outcomeOf, type UnsureMove } from "./doubt";
import { equal } from "./equal";
import { phone } from "./hooks";
import { isMove, logSentences, standing } from "./log";
import { namesOf } from "./names";
import { rests } from "./presses";
import { type Refusal, refusalOf } from "./refusals";
import { plain } from "./said";
import { Showing } from "./showing";
import { play as sound } from "./sounds";

const AGAIN = 2000; // ms

export class Desk {
  readonly latest = signal<Scene | null>(null);
  readonly face = signal<Face | null>(null);
  protected readonly showing = new Showing(this.face, (fresh) => this.#tell(fresh));
  /** What is drawn: it follows the latest, one move at a time. */
  readonly shown = this.showing.scene;
  readonly unfolding = this.showing.unfolding;
  /** What is spoken of: the latest, but nothing of a climax before it is over. */
  readonly now = computed(() => (this.unfolding.value ? this.shown.value : this.latest.value));
  /** So far the log goes. */
  readonly until = computed(() => {
    const unfolding = this.unfolding.value;
    return unfolding && unfolding.step !== "turning" ? unfolding.after.number : (this.shown.value?.number ?? 0);
  });
  readonly edition = signal<AnyEdition | null>(null); // comes with the face
  readonly told = signal<readonly LogLine[]>([]);
  readonly chats = signal<readonly Chat[]>([]);
  readonly seats = signal<readonly Seat[]>([]);
  readonly since = signal(Date.now()); // when the latest scene came
  readonly presentSince = signal(Date.now());
  readonly watchers = signal(0);
  readonly pointed = signal<Offered | null>(null);
  readonly held = signal<unknown>(null); // the Face's own: a choice of several presses, as far as it has come
  readonly chosen = signal<Offered | null>(null);
  readonly hinted = signal<Offered | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly asking = signal<"" | "play" | "hint" | "other">("");
  readonly note = signal(""); // for the prompt: copied, sent
  readonly doubt = signal<UnsureMove | null>(null);
  askedAt = 0;
  readonly pane = signal("board"); // on a phone
  readonly forWatchers = signal(""); // the token of the link for spectators
  readonly ousted = signal(false); // a robot plays on in my place
  readonly ahead = new Ahead(this); // a move for later
  readonly coachable: boolean = true;
  readonly coaching = new Coaching(this);
  hushed = false; // the curtain is down: nothing of the game is said
  readonly connection: Connection;
  readonly names: ReadonlySignal<string[]> = computed(() => namesOf(this.seats.value));
  readonly mine: ReadonlySignal<number[]> = computed(() =>
    this.seats.value.flatMap((seat, index) => (seat.mine ? [index] : [])),
  );
  readonly myTurn = computed(() => {
    const scene = this.latest.value;
    return (
      !!scene && !scene.ended && !this.unfolding.value && scene.waiting.some((seat) => this.mine.value.includes(seat))
    );
  });
  /** The seat that is looked through is waited for. */
  readonly due = computed(() => {
    const scene = this.latest.value;
    return !!scene && !scene.ended && scene.waiting.includes(scene.seat);
  });
  /** Moves that stand: a move taken back leaves no trail. */
  readonly standing = computed<readonly LogLine[]>(() => {
    const until = this.shown.value?.number ?? 0;
    const told = this.told.value.filter(({ number }) => number <= until);
    return standing(told, isMove);
  });
  readonly offers = computed<readonly Offered[]>(() => {
    const scene = this.latest.value;
    return !scene ||
      scene !== this.shown.value ||
      scene.ended ||
      this.connection.lost.value ||
      this.asking.value === "play"
      ? []
      : scene.offers;
  });
  readonly choice = computed<Choice | null>(() => {
    const offer = this.chosen.value ?? this.pointed.value,
      face = this.face.value;
    return offer && face ? face.choice(offer, this.stage()) : null;
  });

  #loading = false;
  #left = false;
  #undoing = false;
  readonly #ends: (() => void)[] = [];

  constructor(
    readonly table: string,
    readonly watch: string,
    path = `/ws/${encodeURIComponent(table)}${watch && `?watch=${encodeURIComponent(watch)}`}`,
  ) {
    this.forWatchers.value = watch;
    this.connection = connect(path, (told) => {
      if (!this.takes(told)) this.#hear(told);
    });
    this.#ends.push(this.showing.listen());
    let was = false;
    this.#ends.push(
      effect(() => {
        const now = this.myTurn.value;
        if (now && !was) sound("turn");
        was = now;
      }),
    );
  }

  close(): void {
    this.#left = true;
    this.showing.close();
    this.connection.close();
    for (const end of this.#ends) end();
  }

  /** Whether it is meant for somebody else than a table: a lesson hears more. */
  protected takes(_: Exclude<TableServerMessage, Reply>): boolean {
    return false;
  }

  #hear(told: Exclude<TableServerMessage, Reply>): void {
    if (told.is === "scene") this.#scene(told);
    else if (told.is === "presence")
      batch(() => {
        this.#hand(told.seats);
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
    const before = this.latest.peek(),
      first = !before;
    const known = new Map(this.told.peek().map((telling) => [telling.number, telling]));
    const fresh = scene.news.filter(({ number }) => !known.has(number));
    for (const telling of scene.news) known.set(telling.number, telling);
    batch(() => {
      this.latest.value = scene;
      this.since.value = this.presentSince.value = Date.now();
      this.#hand(scene.seats);
      this.seats.value = scene.seats;
      this.told.value = [...known.values()].sort((one, other) => one.number - other.number);
      if (!before || before.number !== scene.number || before.seat !== scene.seat) this.#anew(before, scene);
      this.#decline(before, scene);
      this.#settle(scene);
      this.showing.add(scene, first ? [] : fresh);
    });
    if (!this.face.peek() && !this.#loading) {
      this.#loading = true;
      void this.#load(scene.game);
    }
    this.ahead.hear(scene);
  }

  /** A robot has taken a seat: a clock ran out, or the table agreed. */
  #hand(seats: readonly Seat[]): void {
    const before = this.seats.peek(),
      names = namesOf(before);
    seats.forEach(({ kind }, seat) => {
      if (kind !== "bot" || before[seat]?.kind !== "person") return;
      if (before[seat].mine && !seats.some(({ mine }) => mine)) this.ousted.value = true;
      announce(say("table-replaced", { seat: names[seat] ?? "", bot: namesOf(seats)[seat] ?? "" }));
    });
  }

  /** A scene shows whether a move was kept. */
  #settle(scene: Scene): void {
    const doubt = this.doubt.peek(),
      fate = doubt && outcomeOf(doubt, scene, this.told.peek());
    if (!fate) return;
    this.doubt.value = null;
    if (fate === "kept") this.note.value = say("table-kept");
    else if (fate === "lost") this.sorry(null, say("table-unanswered"), say("table-unanswered.text"));
  }

  /** What is in hand stays there while the same can be done: others choose at the same time. */
  #anew(before: Scene | null, scene: Scene): void {
    this.note.value = "";
    if (before && before.seat === scene.seat && scene.offers.length && equal(before.offers, scene.offers)) return;
    const held = this.held.peek(),
      refusal = this.refusal.peek();
    this.pointed.value = this.chosen.value = this.hinted.value = null;
    this.refusal.value = refusal?.stale ? { ...refusal, stale: false } : null;
    const due = (one: Scene): boolean => one.waiting.includes(scene.seat); // in hand for now is not for later
    const kept =
      held !== null &&
      before?.seat === scene.seat &&
      due(before) === due(scene) &&
      this.face.peek()?.keeps?.(held, this.stageFor(scene, scene.offers));
    if (!kept) this.held.value = null;
  }

  /** What I asked for and somebody did not want. */
  #decline(before: Scene | null, { declined }: Scene): void {
    const mine = this.mine.peek();
    if (!declined && before?.declined) this.note.value = ""; // something else happens
    if (!declined || declined.number === before?.declined?.number) return;
    if (!mine.includes(declined.by) || mine.includes(declined.seat)) return;
    this.note.value = say("table-declined", { what: declined.what, seat: this.names.peek()[declined.seat] ?? "" });
    announce(this.note.peek());
  }

  async #load(game: AnyGame): Promise<void> {
    try {
      const [face, edition] = await Promise.all([loadFace(game.game), loadEdition(game)]);
      batch(() => {
        this.face.value = face;
        this.edition.value = edition;
      });
    } catch (fault) {
      // the connection, or a part of the page that did not come
      if (!(fault instanceof Trouble)) console.warn("table:", fault);
      if (!this.#left) setTimeout(() => void this.#load(game), AGAIN);
    }
  }

  #tell(fresh: readonly LogLine[]): void {
    const face = this.face.peek();
    if (!face || this.hushed) return;
    const told = this.told.peek(),
      setting = this.setting();
    announce(
      fresh.flatMap((telling) => logSentences(telling, told, face, setting).map(({ text }) => plain(text))).join(" "),
    );
    sound(...face.sounds(fresh.at(-1)!));
  }

  hasten(): void {
    this.showing.hasten();
  }

  // what a person does

  point(action: AnyAction | null): void {
    if (!rests()) this.pointed.value = (action && this.#offer(action)) || null;
  }

  #offer(action: AnyAction): Offered | undefined {
    return this.offers.peek().find((one) => equal(one.action, action));
  }

  hold(held: unknown): void {
    if (this.asking.peek() === "play" || this.unfolding.peek()) return;
    batch(() => {
      this.note.value = "";
      this.refusal.value = this.hinted.value = this.chosen.value = this.pointed.value = null;
      this.held.value = held;
    });
  }

  press(action: AnyAction): void {
    const face = this.face.peek(),
      chosen = this.chosen.peek();
    if (!face || this.asking.peek() === "play" || this.unfolding.peek()) return;
    const offer = this.#offer(action);
    this.note.value = "";
    if (!offer) {
      this.ahead.press([action]);
    } else if (!confirming.peek() || (chosen && equal(chosen.action, action)) || face.light?.(offer, this.stage()))
      void this.play(offer);
    else
      batch(() => {
        this.refusal.value = this.hinted.value = null;
        this.chosen.value = offer;
      });
  }

  /** What is chosen first, then what is held, a press at a time. */
  letGo(): boolean {
    const shown = this.chosen.peek() ?? this.refusal.peek() ?? this.hinted.peek() ?? this.pointed.peek(),
      held = this.held.peek();
    if (shown === null && held === null && this.ahead.drop()) return true;
    batch(() => {
      if (shown === null && held !== null) this.held.value = this.face.peek()?.back?.(held) ?? null;
      this.chosen.value = this.refusal.value = this.hinted.value = this.pointed.value = null;
    });
    return shown !== null || held !== null;
  }

  /** What the turn has only taken up so far; what it has done stays (U undoes it). */
  putDown(): void {
    const scene = this.latest.peek();
    if (!scene?.free_undo || !this.due.peek()) return;
    if (this.face.peek()?.lifted?.(this.stageFor(scene, scene.offers))) void this.undo();
  }

  confirm(): void {
    const chosen = this.chosen.peek();
    if (chosen) void this.play(chosen);
  }

  sorry(action: AnyAction | null, title: string, text: string, rule = ""): void {
    batch(() => {
      this.chosen.value = this.hinted.value = null;
      this.refusal.value = { action, title, text, rule, ways: ["any"], stale: false };
    });
  }

  /** Without a second press. */
  do(action: AnyAction): void {
    const offer = this.#offer(action);
    if (offer) void this.play(offer);
    else if (this.asking.peek() !== "play") void this.why(action);
  }

  /** Whether the server has it. */
  async play(offer: Offered): Promise<boolean> {
    const scene = this.latest.peek(),
      { action } = offer;
    if (!scene || this.asking.peek() === "play") return false;
    if (this.coaching.on.peek() && (await this.coaching.stops(offer))) return false;
    return (
      (await this.ask("play", { do: "play", seat: scene.seat, seen: scene.number, action }, action))?.is === "done"
    );
  }

  async why(action: AnyAction): Promise<void> {
    const scene = this.latest.peek();
    if (scene && scene.seat >= 0) await this.ask("other", { do: "why", seat: scene.seat, action }, action);
  }

  /** A second press before the answer means the same move: it asks for nothing more. */
  async undo(): Promise<void> {
    const scene = this.latest.peek();
    if (!scene || scene.seat < 0 || this.#undoing) return;
    this.#undoing = true;
    if (scene.free_undo) await this.ask("other", { do: "undo", seat: scene.seat, seen: scene.number }, null);
    else await this.ask("other", { do: "propose", seat: this.mine.peek()[0] ?? scene.seat, what: "takeback" }, null);
    this.#undoing = false;
  }

  async replace(about: number, bot: string): Promise<void> {
    const seat = this.mine.peek()[0],
      before = this.latest.peek()?.proposal;
    if (seat === undefined) return;
    // asked again, after a while
    if (before && this.mine.peek().includes(before.by)) await this.answer(before.by, before.number, false);
    await this.ask(
      "other",
      { do: "propose", seat: this.mine.peek().includes(about) ? about : seat, what: "replace", about, bot },
      null,
    );
  }

  async propose(seat: number, what: "draw" | "stop"): Promise<void> {
    await this.ask("other", { do: "propose", seat, what }, null);
  }

  async end(seat: number, how: "resign" | "leave" | "abort", bot: string): Promise<void> {
    await this.ask("other", { do: "end", seat, how, bot }, null);
  }

  async answer(seat: number, proposal: number, yes: boolean): Promise<void> {
    await this.ask("other", { do: "answer", seat, proposal, yes }, null);
  }

  async hint(): Promise<void> {
    const scene = this.latest.peek();
    if (!scene || this.asking.peek()) return;
    const reply = await this.ask("hint", { do: "hint", seat: scene.seat }, null);
    if (reply?.is === "hinted") await this.coaching.explains(reply);
    if (reply?.is === "hinted" && this.latest.peek()?.number === scene.number)
      batch(() => {
        this.chosen.value = this.refusal.value = null;
        this.hinted.value = reply;
      });
  }

  async say(text: string, word: Say["word"] = ""): Promise<boolean> {
    return (await this.ask("other", { do: "say", text, word }, null))?.is === "done";
  }

  look(seat: number): void {
    void this.ask("other", { do: "look", seat }, null);
  }

  protected async ask(
    kind: "play" | "hint" | "other",
    saying: Saying,
    action: AnyAction | null,
  ): Promise<Reply | null> {
    if (kind !== "other") this.asking.value = kind;
    this.askedAt = Date.now();
    try {
      const reply = await this.connection.ask(saying);
      if (reply.is === "refused") this.refused(reply, action);
      else if (kind === "play") this.chosen.value = null;
      if (reply.is === "refused" && reply.rule === "UNSURE") this.doubt.value = doubtOf(saying, false);
      return reply;
    } catch (fault) {
      if (fault instanceof Lost)
        this.doubt.value ??= doubtOf(saying, true); // a lost connection has its own bar
      else this.sorry(action, say("table-no"), say("refusal-OTHER"));
      return null;
    } finally {
      if (kind !== "other") this.asking.value = "";
    }
  }

  protected refused(refused: Refused, action: AnyAction | null): void {
    const refusal = refusalOf(refused, action, this.face.peek(), this.setting());
    batch(() => {
      this.chosen.value = this.hinted.value = null;
      this.refusal.value = refusal;
    });
  }

  setting(): Setting {
    const scene = this.latest.value;
    return {
      game: scene?.game,
      edition: this.edition.value,
      seat: scene?.seat ?? -1,
      names: this.names.value,
      you: this.mine.value.length === 1 ? this.mine.value[0]! : -1,
      chairs: this.seats.value,
    };
  }

  /** What is asked of me: of the latest, which may not be drawn yet. */
  expected(): Words {
    const now = this.now.value!;
    return this.face.value!.prompt(this.offers.value.length ? this.stage() : this.stageFor(now, now.offers));
  }

  stage(): Stage {
    return this.stageFor(this.shown.value!, this.offers.value);
  }

  stageFor(scene: Scene, offers: readonly Offered[]): Stage {
    const told = this.standing.value,
      unfolding = this.unfolding.value;
    return {
      ...this.setting(),
      game: scene.game,
      seat: scene.seat,
      view: scene.view,
      waiting: scene.waiting,
      due: !scene.ended && scene.waiting.includes(scene.seat),
      offers,
      told,
      log: told,
      last: told.at(-1) ?? null,
      climax: unfolding && { after: unfolding.after.view, events: unfolding.events, step: unfolding.step },
      pointed: this.pointed.value ?? this.hinted.value,
      held: this.held.value,
      chosen: this.chosen.value,
      refused: this.refusal.value?.action ?? null,
      plans: this.ahead.open.value,
      planned: this.ahead.plan.value?.actions ?? [],
      quiet: scene.seat < 0 || !!scene.ended,
      phone: phone.value,
      pane: this.pane.value,
      point: (action) => this.point(action),
      hold: (held) => this.hold(held),
      press: (action) => this.press(action),
      play: (action) => this.do(action),
      plan: (actions) => this.ahead.press(actions),
      undo: () => {
        const free = this.latest.peek()?.free_undo ?? false;
        if (free) void this.undo();
        return free;
      },
      sorry: (action, title, text, rule) => this.sorry(action, title, text, rule),
      show: (pane) => (this.pane.value = pane),
    };
  }
}
