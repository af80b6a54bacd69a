"""Bot processes: their start, restart and the time that their answers take."""
from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from formicarium import _engine
from formicarium.bots.entered import Entered, keep
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.wyx.game import Wyx
from formicarium.server.bots import pool
from formicarium.server.bots.pool import BotPool, BotProcess
from formicarium.server.http.catalogue import describe_game
from formicarium.server.ops.log import Log
from formicarium.server.settings import Settings
from tests.support.site import Site, bot, eventually, visit

GAME = Wyx()
VIEW = msgspec.json.encode(GAME.view(GAME.setup(Seeded(5), SILENT), 0))
SETTINGS = Settings(secret=b"for tests only, for tests only", thinkers=1, shelf={"wyx": Wyx})


async def answers(thinkers: BotPool, bot: str = "greedy") -> object:
    said = await thinkers.think(GAME, bot, VIEW)
    assert said is not None
    return json.loads(said)


def process_of(thinkers: BotPool) -> int:
    process = thinkers.processes[0].process
    assert process is not None
    return process.pid


async def test_bot_processes_restart_once_compiled_rules_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    """The site may start before the rules are compiled; a process with compiled rules is not restarted."""
    compiled = False
    monkeypatch.setattr(_engine, "can_be_compiled", lambda: compiled)
    thinkers = BotPool(SETTINGS, Log(quiet=True))
    try:
        await answers(thinkers)
        interpreted = process_of(thinkers)
        await answers(thinkers)
        assert process_of(thinkers) == interpreted
        compiled = True
        await answers(thinkers)
        anew = process_of(thinkers)
        assert anew != interpreted
        compiled = False  # the sources changed meanwhile: no reason for a restart
        await answers(thinkers)
        assert process_of(thinkers) == anew
    finally:
        await thinkers.close()


async def test_entered_bot_runs_in_a_bot_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It gets only the view; its printed output is ignored. It may take a seat like the other bots."""
    (tmp_path / "loud_bots.py").write_text("""
class Loud:
    def choose(self, game, view, dice):
        print('"thinking"')
        return game.world_from_view(view, dice).legal_moves(view.seat)[-1]
""")
    monkeypatch.setenv("FORMICARIUM_BOTS", str(tmp_path / "bots.json"))
    keep({"loud": Entered("loud", "loud_bots:Loud", str(tmp_path))})
    table = GAME.setup(Seeded(5), SILENT)
    thinkers = BotPool(SETTINGS, Log(quiet=True))
    try:
        said = await answers(thinkers, "loud")
        assert said == json.loads(msgspec.json.encode(GAME.action_of(list(table.legal_moves(0))[-1])))
    finally:
        await thinkers.close()
    assert describe_game.__wrapped__(Wyx).bots[-2:] == ("level5", "loud")


async def test_bot_plays_the_same_move_in_both_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)
    moves = []
    for engine in (None, "python"):
        if engine:
            monkeypatch.setenv("FORMICARIUM_ENGINE", engine)
        thinkers = BotPool(SETTINGS, Log(quiet=True))
        try:
            moves.append([await answers(thinkers, bot) for bot in ("random", "greedy")])
        finally:
            await thinkers.close()
    assert moves[0] == moves[1]


@pytest.mark.parametrize(("wanted", "built", "can"), [
    ("", True, True), ("", False, False), ("compiled", True, True), ("python", True, False)])
def test_can_be_compiled_depends_on_the_build_and_the_setting(wanted: str, built: bool, can: bool,
                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORMICARIUM_ENGINE", wanted)
    monkeypatch.setattr(_engine, "build", lambda: _engine.BUILT if built else None)
    assert _engine.can_be_compiled() is can


class Hourglass:
    """A fake clock that advances only while a bot thinks or a caller sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
        self.now, self.thought = 0.0, 0.0
        monkeypatch.setattr(pool, "monotonic", lambda: self.now)
        monkeypatch.setattr("formicarium.server.bots.pool.asyncio.sleep", self.sleep)
        monkeypatch.setattr(BotProcess, "ask", self.ask)
        monkeypatch.setattr(BotProcess, "compiled", compiled, raising=False)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds

    async def ask(self, *_: object) -> bytes:
        self.now += self.thought
        return b"{}"


@pytest.mark.parametrize(("compiled", "bot", "thoughts", "answer"), [
    (True, "level5", (0.001, 0.1, 0.2, 0.399), 0.4),
    (False, "level1", (0.0001, 0.06), 0.4),
    (False, "level4", (0.001, 0.5, 1.83), 2.0),
    (False, "level5", (0.1, 1.99), 2.0),
    (True, "level5", (0.41, 0.7), 0.8),
])
async def test_answers_take_the_same_time_in_games_with_secrets(monkeypatch: pytest.MonkeyPatch, compiled: bool,
                                                                bot: str, thoughts: tuple[float, ...],
                                                                answer: float) -> None:
    """In games with secrets, the thinking time could reveal a hand."""
    glass = Hourglass(monkeypatch, compiled)
    for glass.thought in thoughts:
        thinkers = BotPool(SETTINGS, Log(quiet=True))
        thinkers.processes[0].compiled = compiled
        glass.now = 0.0
        assert await thinkers.think(Fourmidable(), bot, b"{}", pause=0.4) == b"{}"
        assert glass.now == pytest.approx(answer)


@pytest.mark.parametrize("before", [0.001, 0.13, 0.3])
async def test_next_answer_does_not_show_the_thinking_time_of_the_last(monkeypatch: pytest.MonkeyPatch,
                                                                       before: float) -> None:
    glass, thinkers = Hourglass(monkeypatch, True), BotPool(SETTINGS, Log(quiet=True))
    glass.thought = 0.02
    thinkers.processes[0].compiled = True
    other = await thinkers.acquire("other")
    waits = asyncio.create_task(thinkers.think(Fourmidable(mode="experienced"), "level5", b"{}", pause=0.4))
    while not thinkers.pending:
        await asyncio.wait([asyncio.create_task(nothing())])
    glass.now += before
    thinkers.release(other)
    assert await waits == b"{}" and glass.now == pytest.approx(0.4)


async def nothing() -> None:
    pass


@pytest.mark.parametrize(("game", "mode", "pause"), [("wyx", "", 0.0), ("cigale", "", 0.05), ("fourmidable", "", 0.05),
                                                     ("fourmidable", "experienced", 0.05)])
def test_bots_are_paused_in_games_with_secrets(monkeypatch: pytest.MonkeyPatch, game: str, mode: str,
                                               pause: float) -> None:
    asked: list[float] = []

    async def think(thinkers: BotPool, game: object, bot: str, view: bytes, who: str = "", pause: float = 0.0,
                    looked_at: object = None) -> None:
        asked.append(pause)

    async def work(site: Site) -> None:
        async with site.guest() as one:
            await one.open(*[bot("random")] * 2, game={"game": game, **({"mode": mode} if mode else {})})

            async def thought() -> bool:
                return len(asked) >= 3

            await eventually(thought)
            assert set(asked) == {pause}

    monkeypatch.setattr(BotPool, "think", think)
    visit(work, pause=0.05)


LOWERED = """
from formicarium.server.bots.worker import SESSION, lower_session
def session() -> str:
    fields = SESSION.read_text().split() if SESSION.exists() else []
    return fields[-1] if fields else "none"  # empty: a session that the system itself began

before = session()
lower_session(7)
print(before, session())
"""


@pytest.mark.parametrize("leads", [True, False])
def test_review_process_lowers_its_session_priority(leads: bool) -> None:
    """Niceness has no effect on processes of other sessions where the system shares time by session.
    Bots keep their priority: on a machine with other users they would answer late.
    """
    said = subprocess.run([sys.executable, "-c", LOWERED], capture_output=True, text=True, check=True,
                          start_new_session=leads)
    before, after = said.stdout.split()
    assert after == ("7" if leads and before != "none" else before)
