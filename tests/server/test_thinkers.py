"""The processes that think: what they start on, and when they start anew."""
from __future__ import annotations

import json
import secrets

import msgspec
import pytest

from formicarium import _engine
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.wyx.game import Wyx
from formicarium.server.bots import Thinkers
from formicarium.server.log import Log
from formicarium.server.settings import Settings

GAME = Wyx()
VIEW = msgspec.json.encode(GAME.view(GAME.setup(Seeded(5), SILENT), 0))
SETTINGS = Settings(secret=b"for tests only, for tests only", thinkers=1, shelf={"wyx": Wyx})


async def answers(thinkers: Thinkers, bot: str = "greedy") -> object:
    said = await thinkers.think(GAME, bot, VIEW)
    assert said is not None
    return json.loads(said)


def process_of(thinkers: Thinkers) -> int:
    process = thinkers.all[0].process
    assert process is not None
    return process.pid


async def test_bots_take_the_compiled_rules_when_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The site may start before the rules are compiled; a process that has them keeps them."""
    compiled = False
    monkeypatch.setattr(_engine, "can_be_compiled", lambda: compiled)
    thinkers = Thinkers(SETTINGS, Log(quiet=True))
    try:
        await answers(thinkers)
        interpreted = process_of(thinkers)
        await answers(thinkers)
        assert process_of(thinkers) == interpreted
        compiled = True
        await answers(thinkers)
        anew = process_of(thinkers)
        assert anew != interpreted
        compiled = False  # the sources were edited meanwhile: no reason to start again
        await answers(thinkers)
        assert process_of(thinkers) == anew
    finally:
        await thinkers.close()


async def test_a_bot_makes_the_same_move_on_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)
    moves = []
    for engine in (None, "python"):
        if engine:
            monkeypatch.setenv("FORMICARIUM_ENGINE", engine)
        thinkers = Thinkers(SETTINGS, Log(quiet=True))
        try:
            moves.append([await answers(thinkers, bot) for bot in ("random", "greedy")])
        finally:
            await thinkers.close()
    assert moves[0] == moves[1]


@pytest.mark.parametrize(("wanted", "built", "can"), [
    ("", True, True), ("", False, False), ("compiled", True, True), ("python", True, False)])
def test_what_a_new_process_would_have(wanted: str, built: bool, can: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORMICARIUM_ENGINE", wanted)
    monkeypatch.setattr(_engine, "build", lambda: _engine.BUILT if built else None)
    assert _engine.can_be_compiled() is can
