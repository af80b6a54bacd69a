"""Processes for bots and the coach, which can be killed; each answers one question at a time, the others wait."""
from __future__ import annotations

import asyncio
import os
import secrets
import sys
from asyncio import Future
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from math import floor
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from formicarium import _engine
from formicarium.bots import registry
from formicarium.bots.strategy import LONGEST_THOUGHT
from formicarium.core.editions import AT
from formicarium.core.game import Game
from formicarium.server.bots.worker import LOW, LOWEST, ChooseMove, LoadGame, WorkerQuestion, class_path
from formicarium.server.ops.log import Log
from formicarium.server.settings import Settings

LINE = 16 * 1024 * 1024
SECRET = "FORMICARIUM_SECRET"
MARGIN = 0.2  # seconds for sending question and answer
HALVED = 60.0  # seconds after which usage counts half
KNOWN = 10_000  # persons and addresses that are remembered
SPARE = 300.0  # seconds for a piece of a review, on a very busy machine
START = 60.0  # seconds until a process is ready, on a very busy machine


def safe_pause(game: Game, bot: str, pause: float, compiled: bool) -> float:
    """Return a pause that no thought of this bot exceeds, so that its length reveals nothing. Compiled bots stay below
    the usual pause (docs/lab); interpreted ones that search use all their time.
    """
    searches = bool(getattr(registry.bot(bot).strategy(game), "seconds", 0.0))
    return max(pause, LONGEST_THOUGHT + MARGIN) if searches and not compiled else pause


def rest_of_pause(thought: float, pause: float) -> float:
    """Return the seconds left to the end of the pause, or of a further one on a busy machine."""
    return (floor(thought / pause) + 1) * pause - thought


def environment() -> dict[str, str]:
    """Return the environment of worker processes: the server's, without the signing key."""
    found = {name: value for name, value in os.environ.items() if name != SECRET}
    return {**found, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


class BotProcess:
    """One worker process, started at the first question."""

    def __init__(self, class_paths: list[str], nice: int = LOW) -> None:
        self.class_paths = class_paths
        self.nice = nice
        self.process: Process | None = None
        self.compiled = False  # whether it started with compiled rules
        self.remembers = ""  # id of the table whose ended game it has loaded

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """Return the answer. Raise TimeoutError, OSError or EOFError without one; then the process is killed."""
        try:
            if self.process is not None and not self.compiled and _engine.can_be_compiled():
                await self.stop()
            if self.process is None or self.process.returncode is not None:
                await asyncio.wait_for(self.start(), START)
            assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
            self.process.stdin.write(question + b"\n")
            answer = await asyncio.wait_for(self.process.stdout.readline(), seconds)
        except BaseException:
            await self.stop()
            raise
        if not answer:
            await self.stop()
            raise EOFError
        return answer

    async def start(self) -> None:
        self.compiled = _engine.can_be_compiled()  # as the process itself decides when it starts
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "formicarium.server.bots.worker", str(self.nice), *self.class_paths, stdin=PIPE,
            stdout=PIPE, stderr=DEVNULL, limit=LINE, env=environment(), start_new_session=True)
        assert self.process.stdout is not None
        if await self.process.stdout.readline() != b"ready\n":
            raise EOFError

    async def stop(self) -> None:
        process, self.process, self.remembers = self.process, None, ""
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()
            transport = getattr(process, "_transport", None)
            if transport is not None:
                transport.close()


def game_fields(game: Game) -> dict[str, Any]:
    """Return the fields about the game that every question has."""
    printed = game.editions.texts[game.edition] if AT in game.edition else ""
    return {"game": msgspec.Raw(msgspec.json.encode(game)), "kind": game.id, "version": game.version,
            "printed": printed}


class KnownAddresses:
    """The last address of each person."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def note(self, person: str, client_ip: str) -> None:
        if len(self.known) >= KNOWN and person not in self.known:
            del self.known[next(iter(self.known))]
        self.known[person] = client_ip

    def of(self, person: str) -> str:
        """Return the address of a person, or the person's id if it is unknown."""
        return self.known.get(person, person)


class UsageMeter:
    """Seconds of process time that each person and each address has used, halved every minute."""

    def __init__(self, addresses: KnownAddresses) -> None:
        self.addresses = addresses
        self.known: dict[str, tuple[float, float]] = {}  # seconds used, and the time of that count

    def share(self, person: str) -> tuple[float, float]:
        """Return a sort key: the least used address comes first, then the least used person there."""
        return self.seconds(self.addresses.of(person)), self.seconds(person)

    def note(self, person: str, seconds: float) -> None:
        for one in {person, self.addresses.of(person)}:
            self.add(one, seconds)

    def seconds(self, key: str) -> float:
        had, at = self.known.get(key, (0.0, 0.0))
        return had * 0.5 ** ((monotonic() - at) / HALVED) if had else 0.0

    def add(self, key: str, seconds: float) -> None:
        if len(self.known) >= KNOWN:
            self.known = {one: found for one, found in self.known.items() if self.seconds(one) > 0.1}
        self.known[key] = self.seconds(key) + seconds, monotonic()


class PendingQuestion(NamedTuple):
    """A question that waits for a process."""

    person: str
    has_subscribers: Callable[[], bool]  # whether the table has subscribers now
    process: Future[BotProcess]


class BotPool:
    """Processes for bots and hints, and one for reviews.

    The person who has used least comes first, regardless of the number of their questions and of the guests at an
    address. Tables without subscribers come last, and never get all processes if there are several. The process for
    reviews runs at a lower priority, so that no player waits for a review.
    """

    def __init__(self, settings: Settings, log: Log, addresses: KnownAddresses | None = None) -> None:
        self.settings = settings
        self.log = log
        class_paths = [class_path(kind) for kind in settings.shelf.values()]
        self.processes = [BotProcess(class_paths) for _ in range(settings.thinkers)]
        self.reviewer = BotProcess(class_paths, LOWEST)
        self.idle = self.processes[:]
        self.pending: list[PendingQuestion] = []  # in order of arrival
        self.usage = UsageMeter(addresses or KnownAddresses())
        self.unwatched: set[BotProcess] = set()  # busy for tables without subscribers

    async def acquire(self, person: str, has_subscribers: Callable[[], bool] = lambda: True) -> BotProcess:
        mine: Future[BotProcess] = asyncio.get_running_loop().create_future()
        self.pending.append(PendingQuestion(person, has_subscribers, mine))
        self.dispatch()
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release(mine.result())
            raise

    def release(self, process: BotProcess) -> None:
        self.unwatched.discard(process)
        self.idle.append(process)
        self.dispatch()

    def dispatch(self) -> None:
        if not self.idle:
            return
        self.pending = [asked for asked in self.pending if not asked.process.done()]
        while self.idle and (asked := self.next_asked()):
            self.pending.remove(asked)
            process = self.idle.pop()
            if not asked.has_subscribers():
                self.unwatched.add(process)
            asked.process.set_result(process)

    def next_asked(self) -> PendingQuestion | None:
        seen = [asked for asked in self.pending if asked.has_subscribers()]
        if not seen and len(self.unwatched) >= max(1, len(self.processes) - 1):
            return None
        return min(seen or self.pending, key=lambda asked: self.usage.share(asked.person), default=None)

    async def think(self, game: Game, bot: str, view: bytes, person: str = "", pause: float = 0.0,
                    has_subscribers: Callable[[], bool] = lambda: True) -> bytes | None:
        """Return the action as JSON, or None after two failures. With a pause, the time until the answer does not
        depend on the length of the thought, which would reveal secrets of the seat; nor does that of questions
        behind it.
        """
        question = ChooseMove(**game_fields(game), bot=bot, view=msgspec.Raw(view), seed=secrets.randbits(60))
        asked = monotonic()
        found = await self.put(question, person, has_subscribers)
        if found is None:
            return None
        answer, process = found
        if pause:
            await asyncio.sleep(rest_of_pause(monotonic() - asked, safe_pause(game, bot, pause, process.compiled)))
        return answer

    async def put(self, question: WorkerQuestion, person: str,
                  has_subscribers: Callable[[], bool] = lambda: True) -> tuple[bytes, BotProcess] | None:
        """Return the answer and its process, or None after two failures."""
        seconds = LONGEST_THOUGHT + self.settings.bot_overtime
        for _ in range(2):
            process = await self.acquire(person, has_subscribers)
            began = monotonic()
            try:
                return await process.ask(msgspec.json.encode(question), seconds), process
            except (OSError, EOFError, TimeoutError, ValueError) as fault:
                self.log_failure(question, fault)
            finally:
                self.usage.note(person, monotonic() - began)
                self.release(process)
        return None

    async def review(self, question: WorkerQuestion, table_id: str, over: LoadGame) -> bytes | None:
        """Answer a question about an ended game in the process for reviews; the game is sent once."""
        for _ in range(2):
            try:
                if self.reviewer.remembers != table_id:
                    await self.reviewer.ask(msgspec.json.encode(over), SPARE)
                    self.reviewer.remembers = table_id
                return await self.reviewer.ask(msgspec.json.encode(question), SPARE)
            except (OSError, EOFError, TimeoutError, ValueError) as fault:
                self.log_failure(question, fault)
        return None

    def log_failure(self, question: WorkerQuestion, fault: Exception) -> None:
        self.log.fault("thinker-lost", fault, game=question.kind, what=type(question).__name__)

    async def close(self) -> None:
        for process in (*self.processes, self.reviewer):
            await process.stop()
