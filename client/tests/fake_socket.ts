/** A WebSocket whose other end is the test. */
import { vi } from "vitest";
import type { TableServerMessage } from "../src/server/wire";

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];

  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.drop(1000);
  }

  tell(message: TableServerMessage): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function latestSocket(): FakeSocket {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error("nobody has called");
  return socket;
}

/** Replace WebSocket by FakeSocket, and clocks by fake timers. */
export function fakeSockets(): void {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
}
