/** The store of one table page: the scenes of its subscriber, the selection, and the commands of the person. */
import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { announce } from "../../announce";
import { confirming } from "../../app/prefs";
import { loadEdition, loadUi } from "../../games";
import type { BoardContext, GameUi, Offer, OfferText, PromptText, TableInfo } from "../../games/ui";
import { say } from "../../i18n";
import { Trouble } from "../../server/api";
import { type Connection, ConnectionLost, connect, type Reply, type RequestBody } from "../../server/socket";
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
} from "../../server/wire";
import { PremoveQueue } from "../input/premoves";
import { CoachDialog } from "../prompt/coachDialog";
import { rests } from "../prompt/presses";
import { makeBoardContext } from "./boardContext";
import { doubtOf, outcomeOf, type UnsureMove } from "./doubt";
import { isMove, logSentences, standing } from "./log";
import { plain } from "./markup";
import { namesOf } from "./names";
import { type Refusal, refusalOf } from "./refusals";
import { keepOffers, reselect } from "./reselect";
import { ScenePlayer } from "./scenePlayer";
import { play as sound } from "./sounds";

const AGAIN = 2000; // ms between two attempts to load the game's code

export class TableStore {
  readonly latestScene = signal<Scene | null>(null);
  readonly ui = signal<GameUi | null>(null);
  protected readonly scenePlayer = new ScenePlayer(this.ui, (fresh) => this.#announce(fresh));
  /** The scene that is drawn; it follows the latest, one move at a time. */
  readonly drawnScene = this.scenePlayer.scene;
  readonly climax = this.scenePlayer.climax;
  /**
   * The scene that texts describe: the latest, but during a climax the drawn one, so that nothing is revealed early.
   */
  readonly now = computed(() => (this.climax.value ? this.drawnScene.value : this.latestScene.value));
  /** Number of the last log line shown. */
  readonly until = computed(() => {
    const unfolding = this.climax.value;
    return unfolding && unfolding.step !== "turning" ? unfolding.after.number : (this.drawnScene.value?.number ?? 0);
  });
  readonly edition = signal<AnyEdition | null>(null); // arrives with the GameUi
  readonly logLines = signal<readonly LogLine[]>([]);
  readonly chats = signal<readonly Chat[]>([]);
  readonly seats = signal<readonly Seat[]>([]);
  readonly since = signal(Date.now()); // ms; arrival of the latest scene
  readonly presentSince = signal(Date.now());
  readonly spectatorCount = signal(0);
  readonly hovered = signal<Offer | null>(null);
  readonly partial = signal<unknown>(null); // the GameUi's own: a selection of several presses, as far as it is made
  readonly selected = signal<Offer | null>(null);
  readonly hinted = signal<Offer | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly pending = signal<"" | "play" | "hint" | "other">("");
  readonly note = signal(""); // short notes in the prompt: copied, sent
  readonly doubt = signal<UnsureMove | null>(null);
  askedAt = 0;
  readonly pane = signal("board"); // pane shown on a phone
  readonly watchToken = signal(""); // the token of the link for spectators
  readonly replacedByBot = signal(false); // a bot plays on in the viewer's place
  readonly premoves = new PremoveQueue(this);
  readonly coachable: boolean = true;
  readonly coachDialog = new CoachDialog(this);
  muted = false; // the curtain is down: announce nothing of the game
  readonly connection: Connection;
  readonly names: ReadonlySignal<string[]> = computed(() => namesOf(this.seats.value));
  readonly mySeats: ReadonlySignal<number[]> = computed(() =>
    this.seats.value.flatMap((seat, index) => (seat.mine ? [index] : [])),
  );
  readonly myTurn = computed(() => {
    const scene = this.latestScene.value;
    return (
      !!scene && !scene.ended && !this.climax.value && scene.waiting.some((seat) => this.mySeats.value.includes(seat))
    );
  });
  /** Whether it is the viewed seat's turn. */
  readonly isViewedSeatsTurn = computed(() => {
    const scene = this.latestScene.value;
    return !!scene && !scene.ended && scene.waiting.includes(scene.seat);
  });
  /** Moves that were not taken back; a move that was leaves no trail on the board. */
  readonly currentLog = computed<readonly LogLine[]>(() => {
    const until = this.drawnScene.value?.number ?? 0;
    const lines = this.logLines.value.filter(({ number }) => number <= until);
    return standing(lines, isMove);
  });
  readonly offers = computed<readonly Offer[]>(() => {
    const scene = this.latestScene.value;
    return !scene ||
      scene !== this.drawnScene.value ||
      scene.ended ||
      this.connection.lost.value ||
      this.pending.value === "play"
      ? []
      : scene.offers;
  });
  readonly offerText = computed<OfferText | null>(() => {
    const offer = this.selected.value ?? this.hovered.value,
      ui = this.ui.value;
    return offer && ui ? ui.texts.offerText(offer, this.boardContext()) : null;
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
    this.watchToken.value = watch;
    this.connection = connect(path, (message) => {
      if (!this.takes(message)) this.#receive(message);
    });
    this.#ends.push(this.scenePlayer.listen());
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
    this.scenePlayer.close();
    this.connection.close();
    for (const end of this.#ends) end();
  }

  /** Whether a subclass handles the message: lessons and puzzles have messages of their own. */
  protected takes(_: Exclude<TableServerMessage, Reply>): boolean {
    return false;
  }

  #receive(message: Exclude<TableServerMessage, Reply>): void {
    if (message.is === "scene") this.#scene(message);
    else if (message.is === "presence")
      batch(() => {
        this.#noteReplacements(message.seats);
        this.seats.value = message.seats;
        this.spectatorCount.value = message.watchers;
        this.presentSince.value = Date.now();
      });
    else if (message.is === "chat") {
      if (!this.chats.peek().some(({ number }) => number === message.number))
        this.chats.value = [...this.chats.peek(), message].sort((one, other) => one.number - other.number);
    } else console.warn("table:", message.problem);
  }

  #scene(scene: Scene): void {
    const before = this.latestScene.peek(),
      first = !before;
    const known = new Map(this.logLines.peek().map((telling) => [telling.number, telling]));
    const fresh = scene.news.filter(({ number }) => !known.has(number));
    for (const telling of scene.news) known.set(telling.number, telling);
    keepOffers(before, scene);
    batch(() => {
      this.latestScene.value = scene;
      this.since.value = this.presentSince.value = Date.now();
      this.#noteReplacements(scene.seats);
      this.seats.value = scene.seats;
      this.logLines.value = [...known.values()].sort((one, other) => one.number - other.number);
      if (!before || before.number !== scene.number || before.seat !== scene.seat) this.#resetSelection(before, scene);
      this.#noteDeclined(before, scene);
      this.#resolveDoubt(scene);
      this.scenePlayer.add(scene, first ? [] : fresh);
    });
    if (!this.ui.peek() && !this.#loading) {
      this.#loading = true;
      void this.#load(scene.game);
    }
    this.premoves.receive(scene);
  }

  /** Announce a bot that has taken a seat, by timeout or by agreement. */
  #noteReplacements(seats: readonly Seat[]): void {
    const before = this.seats.peek(),
      names = namesOf(before);
    seats.forEach(({ kind }, seat) => {
      if (kind !== "bot" || before[seat]?.kind !== "person") return;
      if (before[seat].mine && !seats.some(({ mine }) => mine)) this.replacedByBot.value = true;
      announce(say("table-replaced", { seat: names[seat] ?? "", bot: namesOf(seats)[seat] ?? "" }));
    });
  }

  /** Settle an unsure move: a scene shows whether it was stored. */
  #resolveDoubt(scene: Scene): void {
    const doubt = this.doubt.peek(),
      fate = doubt && outcomeOf(doubt, scene, this.logLines.peek());
    if (!fate) return;
    this.doubt.value = null;
    if (fate === "kept") this.note.value = say("table-kept");
    else if (fate === "lost") this.showRefusal(null, say("table-unanswered"), say("table-unanswered.text"));
  }

  /** Reset the selection. Equal offers keep it, because other players choose at the same time. */
  #resetSelection(before: Scene | null, scene: Scene): void {
    this.note.value = "";
    if (before && before.seat === scene.seat && scene.offers.length && before.offers === scene.offers) return;
    const held = this.partial.peek(),
      refusal = this.refusal.peek();
    this.hovered.value = this.selected.value = this.hinted.value = null;
    this.refusal.value = refusal?.stale ? { ...refusal, stale: false } : null;
    // a selection for a move and one for a premove are different
    const due = (one: Scene): boolean => one.waiting.includes(scene.seat);
    const kept =
      held !== null &&
      before?.seat === scene.seat &&
      due(before) === due(scene) &&
      this.ui.peek()?.input.keepsSelection?.(held, this.boardContextFor(scene, scene.offers));
    if (!kept) this.partial.value = null;
  }

  /** Note that another player has declined my proposal. */
  #noteDeclined(before: Scene | null, { declined }: Scene): void {
    const mine = this.mySeats.peek();
    if (!declined && before?.declined) this.note.value = "";
    if (!declined || declined.number === before?.declined?.number) return;
    if (!mine.includes(declined.by) || mine.includes(declined.seat)) return;
    this.note.value = say("table-declined", { what: declined.what, seat: this.names.peek()[declined.seat] ?? "" });
    announce(this.note.peek());
  }

  async #load(game: AnyGame): Promise<void> {
    try {
      const [ui, edition] = await Promise.all([loadUi(game.game), loadEdition(game)]);
      batch(() => {
        this.ui.value = ui;
        this.edition.value = edition;
      });
    } catch (fault) {
      // The connection failed, or a file of the game did not load.
      if (!(fault instanceof Trouble)) console.warn("table:", fault);
      if (!this.#left) setTimeout(() => void this.#load(game), AGAIN);
    }
  }

  #announce(fresh: readonly LogLine[]): void {
    const ui = this.ui.peek();
    if (!ui || this.muted) return;
    const lines = this.logLines.peek(),
      info = this.tableInfo();
    announce(
      fresh.flatMap((telling) => logSentences(telling, lines, ui, info).map(({ text }) => plain(text))).join(" "),
    );
    sound(...ui.motion.sounds(fresh.at(-1)!));
  }

  skipAnimation(): void {
    this.scenePlayer.skipAnimation();
  }

  hover(offer: Offer | null): void {
    if (!rests()) this.hovered.value = reselect(offer, this.offers.peek());
  }

  setPartial(held: unknown): void {
    if (this.pending.peek() === "play" || this.climax.peek()) return;
    batch(() => {
      this.note.value = "";
      this.refusal.value = this.hinted.value = this.selected.value = this.hovered.value = null;
      this.partial.value = held;
    });
  }

  /** Select an offer; play it if it is selected already, or if one press is enough. */
  select(pressed: Offer): void {
    const ui = this.ui.peek();
    if (!ui || this.#isBusy()) return;
    const offer = reselect(pressed, this.offers.peek());
    this.note.value = "";
    if (!offer) this.premoves.press([pressed.action]);
    else if (!confirming.peek() || this.selected.peek() === offer || ui.input.playsAtOnce?.(offer, this.boardContext()))
      void this.play(offer);
    else
      batch(() => {
        this.refusal.value = this.hinted.value = null;
        this.selected.value = offer;
      });
  }

  /** Try an action that is not offered: lay it as a premove, else ask the server why it is illegal. */
  refuse(action: AnyAction): void {
    if (!this.ui.peek() || this.#isBusy()) return;
    this.note.value = "";
    this.premoves.press([action]);
  }

  /** Whether a move is pending, or a climax is shown. */
  #isBusy(): boolean {
    return this.pending.peek() === "play" || this.climax.peek() !== null;
  }

  /**
   * Undo one press: first of the shown offer or refusal, then of the partial selection. Return whether there was one.
   */
  cancelStep(): boolean {
    const shown = this.selected.peek() ?? this.refusal.peek() ?? this.hinted.peek() ?? this.hovered.peek(),
      held = this.partial.peek();
    if (shown === null && held === null && this.premoves.drop()) return true;
    batch(() => {
      if (shown === null && held !== null) this.partial.value = this.ui.peek()?.input.stepBack?.(held) ?? null;
      this.selected.value = this.refusal.value = this.hinted.value = this.hovered.value = null;
    });
    return shown !== null || held !== null;
  }

  /** Take back a step that only picked something up; played steps stay (U undoes them). */
  undoPickUp(): void {
    const scene = this.latestScene.peek();
    if (!scene?.free_undo || !this.isViewedSeatsTurn.peek()) return;
    if (this.ui.peek()?.input.canPutBack?.(this.boardContextFor(scene, scene.offers))) void this.undo();
  }

  confirm(): void {
    const chosen = this.selected.peek();
    if (chosen) void this.play(chosen);
  }

  showRefusal(action: AnyAction | null, title: string, text: string, rule = ""): void {
    batch(() => {
      this.selected.value = this.hinted.value = null;
      this.refusal.value = { action, title, text, rule, ways: ["any"], stale: false };
    });
  }

  /** Play an offer without a second press. */
  playAtOnce(pressed: Offer): void {
    const offer = reselect(pressed, this.offers.peek());
    if (offer) void this.play(offer);
    else if (this.pending.peek() !== "play") void this.why(pressed.action);
  }

  /** Play an offer; return whether the server has accepted it. */
  async play(offer: Offer): Promise<boolean> {
    const scene = this.latestScene.peek(),
      { action } = offer;
    if (!scene || this.pending.peek() === "play") return false;
    if (this.coachDialog.on.peek() && (await this.coachDialog.stops(offer))) return false;
    return (
      (await this.ask("play", { do: "play", seat: scene.seat, seen: scene.number, action }, action))?.is === "done"
    );
  }

  async why(action: AnyAction): Promise<void> {
    const scene = this.latestScene.peek();
    if (scene && scene.seat >= 0) await this.ask("other", { do: "why", seat: scene.seat, action }, action);
  }

  /** Undo, or propose a takeback. A second press before the reply is ignored. */
  async undo(): Promise<void> {
    const scene = this.latestScene.peek();
    if (!scene || scene.seat < 0 || this.#undoing) return;
    this.#undoing = true;
    if (scene.free_undo) await this.ask("other", { do: "undo", seat: scene.seat, seen: scene.number }, null);
    else await this.ask("other", { do: "propose", seat: this.mySeats.peek()[0] ?? scene.seat, what: "takeback" }, null);
    this.#undoing = false;
  }

  async replace(about: number, bot: string): Promise<void> {
    const seat = this.mySeats.peek()[0],
      before = this.latestScene.peek()?.proposal;
    if (seat === undefined) return;
    // A second proposal replaces the pending one.
    if (before && this.mySeats.peek().includes(before.by)) await this.answer(before.by, before.number, false);
    await this.ask(
      "other",
      { do: "propose", seat: this.mySeats.peek().includes(about) ? about : seat, what: "replace", about, bot },
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
    const scene = this.latestScene.peek();
    if (!scene || this.pending.peek()) return;
    const reply = await this.ask("hint", { do: "hint", seat: scene.seat }, null);
    if (reply?.is !== "hinted") return;
    const offer = reselect(reply, scene.offers) ?? reply;
    await this.coachDialog.explains(reply, offer);
    if (this.latestScene.peek()?.number === scene.number)
      batch(() => {
        this.selected.value = this.refusal.value = null;
        this.hinted.value = offer;
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
    saying: RequestBody,
    action: AnyAction | null,
  ): Promise<Reply | null> {
    if (kind !== "other") this.pending.value = kind;
    this.askedAt = Date.now();
    try {
      const reply = await this.connection.ask(saying);
      if (reply.is === "refused") this.refused(reply, action);
      else if (kind === "play") this.selected.value = null;
      if (reply.is === "refused" && reply.rule === "UNSURE") this.doubt.value = doubtOf(saying, false);
      return reply;
    } catch (fault) {
      if (fault instanceof ConnectionLost)
        this.doubt.value ??= doubtOf(saying, true); // the connection has its own bar
      else this.showRefusal(action, say("table-no"), say("refusal-OTHER"));
      return null;
    } finally {
      if (kind !== "other") this.pending.value = "";
    }
  }

  protected refused(refused: Refused, action: AnyAction | null): void {
    const refusal = refusalOf(refused, action, this.ui.peek(), this.tableInfo());
    batch(() => {
      this.selected.value = this.hinted.value = null;
      this.refusal.value = refusal;
    });
  }

  tableInfo(): TableInfo {
    const scene = this.latestScene.value;
    return {
      game: scene?.game,
      edition: this.edition.value,
      seat: scene?.seat ?? -1,
      names: this.names.value,
      you: this.mySeats.value.length === 1 ? this.mySeats.value[0]! : -1,
      chairs: this.seats.value,
    };
  }

  /** Return the prompt of the scene that texts describe, even if it is not drawn yet. */
  prompt(): PromptText {
    const now = this.now.value!;
    return this.ui.value!.texts.prompt(
      this.offers.value.length ? this.boardContext() : this.boardContextFor(now, now.offers),
    );
  }

  boardContext(): BoardContext {
    return this.boardContextFor(this.drawnScene.value!, this.offers.value);
  }

  boardContextFor(scene: Scene, offers: readonly Offer[]): BoardContext {
    return makeBoardContext(this, scene, offers);
  }
}
