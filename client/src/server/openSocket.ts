/** Sockets and downloads, from the server or from the worker of an offline folder; loaded later than the first page. */
import { call, isHere } from "./server";

/** The part of WebSocket that the client uses. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onmessage" | "onclose">;

export function openSocket(path: string): Socket {
  return isHere ? new WorkerSocket(path) : new WebSocket(new URL(path, location.href.replace(/^http/, "ws")));
}

class WorkerSocket implements Socket {
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  private end: (() => void) | null = null;
  private say: ((text: string) => void) | null = null;

  constructor(path: string) {
    void import("./worker").then(({ openHere }) => {
      if (this.readyState === WebSocket.CLOSED) return;
      const { say, close } = openHere(path, (what, text) => this.hear(what, text));
      this.say = say;
      this.end = close;
    });
  }

  private hear(what: string, text: string): void {
    const socket = this as unknown as WebSocket;
    if (what === "opened") this.readyState = WebSocket.OPEN;
    else if (what === "said") this.onmessage?.call(socket, new MessageEvent("message", { data: text }));
    else if (this.readyState !== WebSocket.CLOSED) {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.call(socket, new CloseEvent("close", { code: Number.parseInt(text, 10) || 1006 }));
    }
  }

  send(data: string): void {
    this.say?.(data);
  }

  close(): void {
    if (this.end) this.end();
    else this.hear("closed", "1000");
  }
}

/** Save a file that no server can send: fetch it from the worker. */
export async function save(path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await call(path)).blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
