"""Load generator: tables of four with a socket per seat and paced moves; run.py starts it per server and size.

python load.py ours|theirs PORT PID SOCKETS SECONDS SHORTEST LONGEST prints one JSON line.
"""
from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec
from connection import Caller, Connection
from msgspec import Raw

PLAYERS = 4
WARM = 3.0  # seconds of play before the measurement
PATIENCE = 10.0  # seconds; a move that some seat has not received by then is an error
ROUNDS = (2, 8)  # rounds already played when the players connect
COMPANY = 20  # tables with the same four players
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Table(ABC):
    """Four connections to one table and its turn; subclasses speak the server's protocol."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.connections: list[Connection] = []
        self.numbers = [-1] * PLAYERS  # newest state number by seat
        self.turn = 0
        self.wanted = 0
        self.sent = 0.0  # time of the pending move; 0: none
        self.over = False

    @abstractmethod
    async def sit(self) -> None:
        """Open the connections."""

    async def dial(self, seat: int, path: str, **headers: str) -> None:
        connection = Connection(self.load.port, path, headers, lambda data: self.hear(seat, data), self.lost)
        self.connections.append(connection)
        await connection.dial()

    @abstractmethod
    def hear(self, seat: int, data: bytes) -> None: ...

    @abstractmethod
    def move(self) -> tuple[int, bytes]:
        """Return the state number after the move, and the message of the seat whose turn it is."""

    def play(self) -> None:
        if self.over or self.load.stopping:
            return
        self.wanted, data = self.move()
        connection, self.sent = self.connections[self.turn], perf_counter()
        connection.say(data)

    def has(self, seat: int, number: int) -> None:
        self.numbers[seat] = number
        if self.sent and number >= self.wanted and min(self.numbers) >= self.wanted:
            self.load.latencies.append(perf_counter() - self.sent)
            self.sent = 0.0
            if self.over:
                self.load.counts["games ended"] += 1
            else:
                self.load.later(random.uniform(*self.load.gap), self)

    def lost(self, why: str) -> None:
        self.over = True
        self.load.wrong(why)


class Seen(msgspec.Struct):
    class Offer(msgspec.Struct):
        action: Raw

    number: int
    waiting: tuple[int, ...]
    offers: tuple[Offer, ...]
    ended: str


SEEN = msgspec.json.Decoder(Seen)


class Ours(Table):
    def __init__(self, load: Load, name: str, cookies: list[str], home: dict[str, str]) -> None:
        super().__init__(load)
        self.name = name
        self.cookies = cookies
        self.home = home
        self.offers: tuple[Seen.Offer, ...] = ()

    async def sit(self) -> None:
        for seat, cookie in enumerate(self.cookies):
            await self.dial(seat, f"/ws/{self.name}", Cookie=cookie, **self.home)

    def hear(self, seat: int, data: bytes) -> None:
        self.load.bytes += len(data)
        if data.startswith(b'{"is":"scene"'):
            seen = SEEN.decode(data)
            if seen.ended:
                self.over = True
            elif seen.waiting[0] == seat:
                self.turn, self.offers = seat, seen.offers
            self.has(seat, seen.number)
        elif data.startswith((b'{"is":"refused"', b'{"is":"bad"')):
            self.load.wrong(data.decode()[:80])

    def move(self) -> tuple[int, bytes]:
        number = self.numbers[self.turn]
        said = b'{"do":"play","id":%d,"seat":%d,"seen":%d,"action":%s}' % (
            number, self.turn, number, bytes(random.choice(self.offers).action))
        return number + 1, said


class State(msgspec.Struct):
    class Ground(msgspec.Struct):
        turn: int
        choices: tuple[int, ...]
        ended: str

    g: Ground = msgspec.field(name="G")
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


SYNC = msgspec.json.Decoder(tuple[str, str, Sync])
UPDATE = msgspec.json.Decoder(tuple[str, str, State, Raw])


class Theirs(Table):
    """Socket.IO over a WebSocket, without the initial polling."""

    def __init__(self, load: Load, name: str, credentials: list[str]) -> None:
        super().__init__(load)
        self.name = name
        self.credentials = credentials
        self.choices: tuple[int, ...] = ()

    async def sit(self) -> None:
        for seat in range(PLAYERS):
            await self.dial(seat, "/socket.io/?EIO=4&transport=websocket")

    def hear(self, seat: int, data: bytes) -> None:
        self.load.bytes += len(data)
        if data.startswith(b'42/wyx,["update"'):
            self.see(seat, UPDATE.decode(data[7:])[2])
        elif data.startswith(b'42/wyx,["sync"'):
            self.see(seat, SYNC.decode(data[7:])[2].state)
        elif data == b"2":
            self.connections[seat].say(b"3")
        elif data.startswith(b"0"):
            self.connections[seat].say(b"40/wyx,")
        elif data.startswith(b"40/wyx,"):
            self.connections[seat].say(b'42/wyx,["sync","%s","%d","%s",%d]' % (
                self.name.encode(), seat, self.credentials[seat].encode(), PLAYERS))
        elif data.startswith(b"44"):
            self.load.wrong(data.decode()[:80])

    def see(self, seat: int, state: State) -> None:
        if state.g.ended:
            self.over = True
        elif state.g.turn == seat:
            self.turn, self.choices = seat, state.g.choices
        self.has(seat, state.number)

    def move(self) -> tuple[int, bytes]:
        chosen = random.choice(self.choices)
        kind, args = ("take", [chosen]) if chosen < 8 else ("pass", []) if chosen == 8 else ("enter", [chosen - 9])
        number = self.numbers[self.turn]
        payload = {"type": kind, "args": args, "playerID": str(self.turn), "credentials": self.credentials[self.turn]}
        said = ["update", {"type": "MAKE_MOVE", "payload": payload}, number, self.name, str(self.turn)]
        return number + 1, b"42/wyx," + msgspec.json.encode(said)


class Load:
    def __init__(self, kind: str, port: int, pid: int, sockets: int, seconds: float,
                 gap: tuple[float, float]) -> None:
        self.kind = kind
        self.port = port
        self.pid = pid
        self.sockets = sockets
        self.seconds = seconds
        self.gap = gap  # seconds between a player's moves, shortest and longest
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.late: list[float] = []
        self.counts: Counter[str] = Counter()
        self.wrongs: Counter[str] = Counter()
        self.bytes = 0
        self.stopping = False

    def wrong(self, why: str) -> None:
        if not self.stopping:
            self.wrongs[why] += 1

    def later(self, delay: float, table: Table) -> None:
        asyncio.get_running_loop().call_later(delay, table.play)

    async def listen_to_clock(self) -> None:
        """Record how late this process wakes up because of load on the machine."""
        while True:
            due = perf_counter() + 0.01
            await asyncio.sleep(0.01)
            self.late.append(perf_counter() - due)

    # The server's resources, from /proc

    def cpu(self) -> tuple[float, float]:
        """Return the CPU seconds in user and in system mode."""
        with open(f"/proc/{self.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return int(fields[11]) / TICK, int(fields[12]) / TICK

    def memory(self) -> float:
        """Return the resident memory in KB."""
        with open(f"/proc/{self.pid}/statm") as file:
            return int(file.read().split()[1]) * PAGE / 1024


    async def open_tables(self, number: int) -> None:
        await each([self.company(min(COMPANY, number - first), first) for first in range(0, number, COMPANY)], 8)

    async def company(self, tables: int, number: int) -> None:
        """Open tables for four players who share an address of their own, given by a proxy header."""
        home = {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}
        caller = Caller(self.port)
        try:
            if self.kind == "ours":
                cookies = [(await caller.call("GET", "/api/me", **home))[1]["set-cookie"].partition(";")[0]
                           for _ in range(PLAYERS)]
                for _ in range(tables):
                    self.tables.append(await self.open_ours(caller, cookies, home))
            else:
                for _ in range(tables):
                    self.tables.append(await self.open_theirs(caller))
        finally:
            caller.close()

    async def open_ours(self, caller: Caller, cookies: list[str], home: dict[str, str]) -> Table:
        seats = [{"type": "me", "name": "P0"}, *({"type": "open"} for _ in range(PLAYERS - 1))]
        words = {"game": {"game": "wyx", "players": PLAYERS}, "seats": seats, "journal": random.choice(BEGUN)}
        opened, _ = await caller.call("POST", "/api/tables", words, Cookie=cookies[0], **home)
        for seat in range(1, PLAYERS):
            path = f"/api{opened['invitations'][seat]}"
            await caller.call("POST", path, {"name": f"P{seat}"}, Cookie=cookies[seat], **home)
        return Ours(self, opened["table"], cookies, home)

    async def open_theirs(self, caller: Caller) -> Table:
        words = {"numPlayers": PLAYERS, "setupData": {"moves": PLAYERS * random.randint(*ROUNDS)}}
        name = (await caller.call("POST", "/games/wyx/create", words))[0]["matchID"]
        credentials = []
        for seat in range(PLAYERS):
            seated, _ = await caller.call("POST", f"/games/wyx/{name}/join",
                                          {"playerID": str(seat), "playerName": f"P{seat}"})
            credentials.append(seated["playerCredentials"])
        return Theirs(self, name, credentials)

    async def sit(self, tables: list[Table]) -> None:
        await each([table.sit() for table in tables], 16)
        limit = perf_counter() + 30
        while any(min(table.numbers) < 0 for table in tables) and perf_counter() < limit:
            await asyncio.sleep(0.05)
        absent = sum(number < 0 for table in tables for number in table.numbers)
        if absent:
            self.wrongs["never saw the table"] += absent


    async def run(self) -> dict[str, Any]:
        await self.open_tables(2)  # warm-up of everything that is loaded once
        await self.sit(self.tables)
        for table in self.tables:
            table.play()
        await asyncio.sleep(1.0)
        empty = self.memory()
        began = perf_counter()
        await self.open_tables(self.sockets // PLAYERS - 2)
        laid, opened = self.memory(), perf_counter()
        await self.sit(self.tables[2:])
        sat, seated = self.memory(), perf_counter()
        for table in self.tables[2:]:
            self.later(random.uniform(0.0, self.gap[1]), table)
        await asyncio.sleep(WARM)

        clock = asyncio.get_running_loop().create_task(self.listen_to_clock())
        self.latencies.clear()
        self.bytes = 0
        cpu, own, start, load = self.cpu(), sum(os.times()[:2]), perf_counter(), os.getloadavg()[0]
        await asyncio.sleep(self.seconds)
        took, own = perf_counter() - start, sum(os.times()[:2]) - own
        user, system = (after - before for before, after in zip(cpu, self.cpu(), strict=True))
        found, got = sorted(self.latencies), self.bytes
        clock.cancel()
        full = self.memory()
        late = sum(table.sent != 0.0 and perf_counter() - table.sent > PATIENCE for table in self.tables)
        if late:
            self.wrongs["move not seen by all in time"] += late
        self.stopping = True
        for table in self.tables:
            for connection in table.connections:
                connection.close()
        await asyncio.sleep(0.2)
        sockets = self.sockets - 2 * PLAYERS
        moves = len(found)
        return {
            "server": self.kind, "sockets": self.sockets, "tables": len(self.tables), "moves": moves,
            "moves_s": moves / took, "p50_ms": 1000 * quantile(found, 0.5), "p99_ms": 1000 * quantile(found, 0.99),
            "max_ms": 1000 * quantile(found, 1.0), "cpu_share": (user + system) / took,
            "cpu_ms_move": 1000 * (user + system) / moves if moves else None,
            "system_ms_move": 1000 * system / moves if moves else None, "kb_socket": (sat - laid) / sockets,
            "kb_socket_all": (full - empty) / sockets, "rss_mb": full / 1024,
            "kb_move": got / 1024 / moves if moves else None, "games_ended": self.counts["games ended"],
            "errors": sum(self.wrongs.values()), "error_kinds": dict(self.wrongs.most_common(5)),
            "tables_s": (len(self.tables) - 2) / (opened - began), "sockets_s": sockets / (seated - opened),
            "client_cpu_share": own / took, "load": load,
            "late_p99_ms": 1000 * quantile(sorted(self.late), 0.99)}


def quantile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


async def each(work: list[Awaitable[None]], at_once: int) -> None:
    gate = asyncio.Semaphore(at_once)

    async def one(task: Awaitable[None]) -> None:
        async with gate:
            await task

    await asyncio.gather(*map(one, work))


def begun_journals(many: int) -> list[str]:
    """Return journals of games after some rounds."""
    from formicarium.core import journal
    from formicarium.core.dice import CallbackDice
    from formicarium.core.match import Match
    from formicarium.games.wyx.game import Wyx

    dice = CallbackDice(random.randrange)
    found: list[str] = []
    while len(found) < many:
        match = Match.begin(Wyx(players=PLAYERS), dice)
        for _ in range(PLAYERS * random.randint(*ROUNDS)):
            if match.ended():
                break
            seat, = match.waiting()
            match = match.play(seat, random.choice(match.legal_actions(seat)), dice)
        if not match.ended():
            found.append(journal.write(match, ("",) * PLAYERS))
    return found


BEGUN: list[str] = []


def main(kind: str, port: str, pid: str, sockets: str, seconds: str, shortest: str, longest: str) -> None:
    if kind == "ours":
        BEGUN.extend(begun_journals(50))
    try:
        import uvloop
    except ImportError:
        factory: Callable[[], asyncio.AbstractEventLoop] | None = None
    else:
        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        load = Load(kind, int(port), int(pid), int(sockets), float(seconds), (float(shortest), float(longest)))
        print(json.dumps(runner.run(load.run())))


if __name__ == "__main__":
    main(*sys.argv[1:])
