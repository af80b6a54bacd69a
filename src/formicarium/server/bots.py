"""Where bots think: a few processes that can be killed. One question at a time each; the others wait their turn."""
from __future__ import annotations

import asyncio
import os
import secrets
import sys
from asyncio import Future
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict, deque
from math import floor
from time import monotonic

import msgspec

from formicarium import _engine
from formicarium.core.game import Game
from formicarium.search.bots import BOTS
from formicarium.search.mind import LONGEST_THOUGHT
from formicarium.server.log import Log
from formicarium.server.settings import Settings
from formicarium.server.thinker import Question, spell_kind

LINE = 4 * 1024 * 1024
MARGIN = 0.2  # seconds for the way there and back
START = 60.0  # seconds until a process is ready, on a machine that is very busy


def cover(game: Game, bot: str, pause: float, compiled: bool) -> float:
    """The pause that no thought of this bot outlasts. Compiled, none comes near the usual one (docs/bots.md);
    interpreted, whoever searches does so until its time is up."""
    searches = bool(getattr(BOTS[bot].mind(game), "seconds", 0.0))
    return max(pause, LONGEST_THOUGHT + MARGIN) if searches and not compiled else pause


def rest_of_pause(thought: float, pause: float) -> float:
    """How long to wait yet. On a machine too busy for the pause, until the next one is over."""
    return (floor(thought / pause) + 1) * pause - thought


class Thinker:
    """One process, started when first asked."""

    def __init__(self, spellings: list[str]) -> None:
        self.spellings = spellings
        self.process: Process | None = None
        self.compiled = False  # whether it could start on compiled rules

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """Raises what asyncio raises when it does not answer in time; then it is no longer."""
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
        self.compiled = _engine.can_be_compiled()  # it chooses by itself when it starts, and keeps to that
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "formicarium.server.thinker", *self.spellings, stdin=PIPE, stdout=PIPE,
            stderr=DEVNULL, limit=LINE, env=environment, start_new_session=True)
        assert self.process.stdout is not None
        if await self.process.stdout.readline() != b"ready\n":
            raise EOFError

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()
            transport = getattr(process, "_transport", None)
            if transport is not None:
                transport.close()


class Thinkers:
    """Whoever asks takes turns with the others, however many questions each has."""

    def __init__(self, settings: Settings, log: Log) -> None:
        self.settings = settings
        self.log = log
        spellings = [spell_kind(kind) for kind in settings.shelf.values()]
        self.all = [Thinker(spellings) for _ in range(settings.thinkers)]
        self.idle = self.all[:]
        self.asking: OrderedDict[str, deque[Future[Thinker]]] = OrderedDict()  # who waits, the next one first

    async def turn(self, who: str) -> Thinker:
        if self.idle:
            return self.idle.pop()
        mine: Future[Thinker] = asyncio.get_running_loop().create_future()
        self.asking.setdefault(who, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.free(mine.result())
            raise

    def free(self, thinker: Thinker) -> None:
        while self.asking:
            who, waiting = self.asking.popitem(last=False)
            first = waiting.popleft()
            if waiting:
                self.asking[who] = waiting  # behind the others
            if not first.done():
                first.set_result(thinker)
                return
        self.idle.append(thinker)

    async def think(self, game: Game, bot: str, view: bytes, who: str = "", pause: float = 0.0) -> bytes | None:
        """The action as JSON; None: no answer, not even at the second attempt. With a pause, how long the thought took
        cannot be told from outside: it depends on what the seat alone knows."""
        question = msgspec.json.encode(Question(msgspec.Raw(msgspec.json.encode(game)), game.id, bot, msgspec.Raw(view),
                                                secrets.randbits(60)))
        seconds = LONGEST_THOUGHT + self.settings.patience
        for _ in range(2):
            thinker = await self.turn(who)
            began = monotonic()
            try:
                answer = await thinker.ask(question, seconds)
            except (OSError, EOFError, TimeoutError, ValueError) as fault:
                self.log.fault("thinker-lost", fault, game=game.id, bot=bot)
                continue
            finally:
                self.free(thinker)
            if pause:
                await asyncio.sleep(rest_of_pause(monotonic() - began, cover(game, bot, pause, thinker.compiled)))
            return answer
        return None

    async def close(self) -> None:
        for thinker in self.all:
            await thinker.stop()
