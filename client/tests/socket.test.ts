import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ConnectionLost, connect, pause } from "../src/server/socket";
import type { Presence, TableServerMessage } from "../src/server/wire";
import { FakeSocket, fakeSockets, latestSocket } from "./fake_socket";

const PRESENCE: Presence = { is: "presence", seats: [], watchers: 2 };

beforeEach(fakeSockets);
afterEach(() => {
  vi.useRealTimers();
});

function call(path = "/ws/t1") {
  const received: TableServerMessage[] = [];
  const connection = connect(path, (message) => received.push(message));
  return { connection, received };
}

describe("a call", () => {
  test("goes to the table, by the protocol of the page", () => {
    const { connection } = call("/ws/t1?watch=k");
    expect(latestSocket().address.href).toBe("wss://ants.example/ws/t1?watch=k");
    expect(connection.connected.value).toBe(false);
    connection.close();
  });

  test("is there when the first word is received, not before", () => {
    const { connection, received } = call();
    latestSocket().readyState = FakeSocket.OPEN;
    expect(connection.connected.value).toBe(false);
    latestSocket().tell(PRESENCE);
    expect(connection.connected.value).toBe(true);
    expect(received).toEqual([PRESENCE]);
    connection.close();
  });
});

describe("a question", () => {
  test("gets the answer with its own number, whatever the order", async () => {
    const { connection, received } = call();
    const socket = latestSocket();
    socket.tell(PRESENCE);
    const first = connection.ask({ do: "hint", seat: 0 });
    const second = connection.ask({ do: "say", text: "hello" });
    expect(socket.sent).toEqual([
      { do: "hint", seat: 0, id: 1 },
      { do: "say", text: "hello", id: 2 },
    ]);
    socket.tell({ is: "done", id: 2, number: 7 });
    socket.tell({ is: "refused", id: 1, rule: "HINT", facts: {} });
    expect(await second).toEqual({ is: "done", id: 2, number: 7 });
    expect(await first).toMatchObject({ is: "refused", rule: "HINT" });
    expect(received).toEqual([PRESENCE]); // replies are not passed to `receive`
    connection.close();
  });

  test("is lost before the line is there", async () => {
    const { connection } = call();
    await expect(connection.ask({ do: "hint", seat: 0 })).rejects.toBeInstanceOf(ConnectionLost);
    expect(latestSocket().sent).toEqual([]);
    connection.close();
  });

  test("is lost with the line, and never sent twice", async () => {
    const { connection } = call();
    latestSocket().tell(PRESENCE);
    const asked = expect(connection.ask({ do: "hint", seat: 0 })).rejects.toBeInstanceOf(ConnectionLost);
    latestSocket().drop(1006);
    await asked;
    vi.advanceTimersByTime(1000);
    latestSocket().tell(PRESENCE);
    expect(FakeSocket.made).toHaveLength(2);
    expect(latestSocket().sent).toEqual([]);
    connection.close();
  });

  test("that nobody answers is lost, and the line is made anew", async () => {
    const { connection } = call();
    latestSocket().tell(PRESENCE);
    const asked = expect(connection.ask({ do: "hint", seat: 0 })).rejects.toBeInstanceOf(ConnectionLost);
    vi.advanceTimersByTime(20_000);
    await asked;
    expect(connection.lost.value).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    connection.close();
  });

  test("fails with what was wrong when the server could not read it", async () => {
    const { connection, received } = call();
    latestSocket().tell(PRESENCE);
    const asked = expect(connection.ask({ do: "hint", seat: 0 })).rejects.toThrow("not JSON");
    latestSocket().tell({ is: "bad", problem: "not JSON" });
    await asked;
    expect(received.at(-1)).toMatchObject({ is: "bad" });
    connection.close();
  });
});

describe("a lost line", () => {
  test("comes back by itself", () => {
    const { connection } = call();
    latestSocket().tell(PRESENCE);
    latestSocket().drop(1006);
    expect([connection.connected.value, connection.lost.value]).toEqual([false, true]);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    latestSocket().tell(PRESENCE);
    expect([connection.connected.value, connection.lost.value]).toEqual([true, false]);
    connection.close();
  });

  test("was never there: nothing is lost", () => {
    const { connection } = call();
    latestSocket().drop(1006);
    expect(connection.lost.value).toBe(false);
    connection.close();
  });

  test("is tried less and less often", () => {
    expect([0, 1, 2].map((tries) => pause(tries, 1))).toEqual([400, 800, 1600]);
    expect(pause(0, 0)).toBe(200);
    expect(pause(50, 1)).toBe(15_000);
  });

  test("is tried at once when the page is seen again", () => {
    const { connection } = call();
    latestSocket().drop(1006);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(2);
    document.dispatchEvent(new Event("visibilitychange")); // a connection is already being opened
    expect(FakeSocket.made).toHaveLength(2);
    connection.close();
  });

  test.each([1008, 4004])("is not tried again after the server's own no (%i)", (code) => {
    const { connection } = call();
    latestSocket().drop(code);
    vi.advanceTimersByTime(60_000);
    expect(connection.closed.value).toBe(true);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test.each([1013, 4500, 4503])("is tried again after a fault of the server's (%i)", (code) => {
    const { connection } = call();
    latestSocket().drop(code);
    vi.advanceTimersByTime(60_000);
    expect(connection.closed.value).toBe(false);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
    connection.close();
  });

  test("stays lost once it was closed here", () => {
    const { connection } = call();
    latestSocket().tell(PRESENCE);
    connection.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(1);
  });
});
