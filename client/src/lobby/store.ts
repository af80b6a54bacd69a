/** The lobby of one person: its socket, the open tables and the search. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { announce } from "../announce";
import { knows, say, sayAny } from "../i18n";
import { notice } from "../notify";
import { Trouble } from "../server/api";
import { type Connection, ConnectionLost, connect, type RequestBody } from "../server/socket";
import type { Facts, Lobby, LobbyServerMessage, Seek, Seeking, LobbyClientMessage as Words } from "../server/wire";

export type Wanted = Pick<Seek, "game" | "pace">;

export interface LobbyStore {
  readonly lobby: ReadonlySignal<Lobby | null>;
  readonly seeking: ReadonlySignal<Seeking | null>;
  /** Start of the search, by this device's clock, in ms; 0 if there is no search. */
  readonly since: ReadonlySignal<number>;
  /** Reason of the last refusal, in words; "" if there was no refusal. */
  readonly wrong: ReadonlySignal<string>;
  readonly lost: ReadonlySignal<boolean>;
  seek(wanted: Wanted): Promise<void>;
  cease(): Promise<void>;
  takeBot(): Promise<void>;
  close(): void;
}

/** Connect to the lobby; `all` asks for every game to watch. */
export function openLobby(paired: (table: string) => void, all = false): LobbyStore {
  const lobby = signal<Lobby | null>(null);
  const seeking = signal<Seeking | null>(null);
  const since = signal(0);
  const wrong = signal("");
  let wanted: Wanted | null = null; // sent again after a lost connection
  let there = true;

  const line: Connection<Words> = connect<Words, LobbyServerMessage>(
    all ? "/ws/lobby?showing=all" : "/ws/lobby",
    (message) => {
      if (message.is === "paired") {
        wanted = null;
        announce(say("lobby-paired"));
        notice(say("lobby-paired"), "", `/table/${message.table}`);
        paired(message.table);
      } else if (message.is === "lobby") {
        const before = seeking.peek();
        lobby.value = message;
        seeking.value = message.seeking;
        if (message.seeking && !before) since.value = Date.now() - 1000 * message.seeking.waited;
        if (message.seeking?.bot && !before?.bot) announce(say("lobby-offer", { bot: botName(message.seeking.bot) }));
      }
    },
  );

  const stop = effect(() => {
    const back = line.connected.value;
    if (back && !there && wanted) void ask({ do: "seek", ...wanted, again: true });
    if (!back) seeking.value = null; // the server has ended the search too
    there = back;
  });

  async function ask(words: RequestBody<Words>): Promise<void> {
    wrong.value = "";
    try {
      const answer = await line.ask(words);
      if (answer.is === "refused") {
        wrong.value = refusal(answer.rule, answer.facts as Facts);
        announce(wrong.value);
      }
    } catch (why) {
      wrong.value = why instanceof ConnectionLost ? say("trouble-offline") : new Trouble("unknown").words;
    }
  }

  return {
    lobby,
    seeking,
    since,
    wrong,
    lost: line.lost,
    seek(one) {
      wanted = one;
      return ask({ do: "seek", ...one });
    },
    cease() {
      wanted = null;
      return ask({ do: "cease" });
    },
    takeBot: () => ask({ do: "bot" }),
    close() {
      stop();
      line.close();
    },
  };
}

export function botName(bot: string): string {
  return knows(`bot-${bot}`) ? sayAny(`bot-${bot}`) : bot;
}

/** Return the words of a refusal: the lobby's own, or the trouble of a table that could not be opened. */
function refusal(rule: string, facts: Facts): string {
  return knows(`refusal-${rule}`) ? sayAny(`refusal-${rule}`, facts) : new Trouble(rule, facts).words;
}
