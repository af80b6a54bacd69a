/**
 * The connection to a table: it reconnects by itself, and every request gets a reply or rejects with ConnectionLost.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import { openSocket, type Socket } from "./openSocket";
import type { Cautioned, Done, Hinted, Refused, TableClientMessage, TableServerMessage } from "./wire";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
/** A message of the client, without the request's number. */
export type RequestBody<Words = TableClientMessage> = Without<Words>;
export type Reply = Done | Refused | Hinted | Cautioned;
const REPLIES: readonly string[] = ["done", "refused", "hinted", "cautioned"] satisfies Reply["is"][];

/**
 * The connection was lost before the reply: the next scene shows whether the move was stored. The client never sends it
 * twice by itself.
 */
export class ConnectionLost extends Error {}

export interface Connection<Words = TableClientMessage> {
  readonly connected: ReadonlySignal<boolean>;
  /** The connection was lost (the bar "connection lost"); false before the first connection. */
  readonly lost: ReadonlySignal<boolean>;
  /** The server refused for good: an unknown table, or one of other people. */
  readonly closed: ReadonlySignal<boolean>;
  ask(said: RequestBody<Words>): Promise<Reply>;
  close(): void;
}

const FIRST = 400; // ms
const LONGEST = 15_000;
const SILENCE = 20_000; // ms; a later reply is not expected

/** Return the back-off in ms, with jitter, so that many clients do not reconnect to a restarted server at once. */
export function pause(tries: number, luck: number = Math.random()): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10)) * (0.5 + luck / 2);
}

const isReply = (message: TableServerMessage): message is Reply => REPLIES.includes(message.is);

interface Pending {
  resolve(reply: Reply): void;
  reject(why: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Open a socket. `receive` gets every message except replies. `path` is "/ws/<table>", with "?watch=<token>" for a
 * spectator, or "/ws/lobby" with messages of its own.
 */
export function connect<Words = TableClientMessage, News extends { is: string } = TableServerMessage>(
  path: string,
  receive: (message: Exclude<News, Reply>) => void,
): Connection<Words> {
  const connected = signal(false);
  const lost = signal(false);
  const closed = signal(false);
  const asked = new Map<number, Pending>();
  let number = 0;
  let tries = 0;
  let socket: Socket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  function drop(why: Error): void {
    for (const one of asked.values()) {
      clearTimeout(one.timer);
      one.reject(why);
    }
    asked.clear();
  }

  function open(): void {
    clearTimeout(timer);
    if (over || socket) return;
    const made = openSocket(path);
    socket = made;
    made.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as TableServerMessage;
      tries = 0;
      connected.value = true;
      lost.value = false;
      if (isReply(message)) {
        const one = asked.get(message.id);
        asked.delete(message.id);
        clearTimeout(one?.timer);
        one?.resolve(message);
        return;
      }
      if (message.is === "bad") drop(new Error(message.problem));
      receive(message as unknown as Exclude<News, Reply>);
    };
    made.onclose = (event) => {
      if (socket === made) socket = null;
      if (connected.peek()) lost.value = true;
      connected.value = false;
      drop(new ConnectionLost());
      if (over) return;
      // Codes 4000–4499 and 1008 are refusals of the server; 45xx is an error of the server, and a refused handshake is
      // 1006, as is any loss: those are tried again.
      if (event.code === 1008 || (event.code >= 4000 && event.code < 4500)) {
        closed.value = true;
        over = true;
        return;
      }
      timer = setTimeout(open, pause(tries++));
    };
  }

  const wake = (): void => {
    if (document.visibilityState === "visible" && !socket) {
      tries = 0;
      open();
    }
  };
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  open();

  return {
    connected,
    lost,
    closed,
    ask(said) {
      const id = ++number;
      return new Promise<Reply>((resolve, reject) => {
        if (socket?.readyState !== WebSocket.OPEN) {
          reject(new ConnectionLost());
          return;
        }
        const late = setTimeout(() => {
          asked.delete(id);
          reject(new ConnectionLost());
          socket?.close();
        }, SILENCE);
        asked.set(id, { resolve, reject, timer: late });
        socket.send(JSON.stringify({ ...said, id }));
      });
    },
    close() {
      over = true;
      clearTimeout(timer);
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      socket?.close();
      drop(new ConnectionLost());
    },
  };
}
