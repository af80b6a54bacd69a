"""Law 12: the compiled and the interpreted engine play the same."""
from __future__ import annotations

import atexit
import os
import subprocess
import sys
from functools import cache
from importlib import import_module
from traceback import format_exc

import msgspec

import formicarium
from formicarium import _engine
from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.laws.play import NoOtherEngine, Pick, Play, plain, stand

TRANSCRIPTS = 2  # games that both engines play


def law_12(play: Play) -> None:
    """Interpreted and compiled runs of one seed give the same journal, byte for byte."""
    other = "python" if formicarium.engine == "compiled" else "compiled"
    if other == "compiled" and _engine.build() is None:
        raise NoOtherEngine("there is no compiled build of these sources: python hatch_build.py")
    seed = play.dice.below(2**30)
    kind = type(play.game)
    wanted = Wanted(kind.__module__, kind.__qualname__, play.pick.__module__, play.pick.__qualname__,
                    plain(play.game).decode(), seed)
    paths = os.pathsep.join(path for path in sys.path if path)
    answered = process(os.getpid(), other, paths).ask(wanted)
    if answered.fault:
        raise play.breach(f"seed {seed}: the {other} engine fails: {answered.fault}")
    theirs, ours = answered.text.splitlines(), transcript(play.game, seed, play.pick).splitlines()
    for number, (one, two) in enumerate(zip(ours, theirs, strict=False), 1):
        if one != two:
            raise play.breach(f"seed {seed}, line {number}: {formicarium.engine} writes\n{one}\n{other} writes\n{two}")
    if len(ours) != len(theirs):
        raise play.breach(f"seed {seed}: {formicarium.engine} writes {len(ours)} lines, {other} {len(theirs)}")


class Wanted(msgspec.Struct, array_like=True):
    """Order to the other engine: class and options of the game, the pick function, the seed."""

    module: str
    name: str
    ways: str
    pick: str
    options: str
    seed: int


class Answered(msgspec.Struct, array_like=True):
    text: str = ""
    fault: str = ""


class OtherEngine:
    """The other engine in a process of its own, kept alive because its start takes longer than most games."""

    def __init__(self, engine: str, paths: str) -> None:
        self.child = subprocess.Popen(
            [sys.executable, "-c", "from formicarium.laws.engines import answer; answer()", engine],
            env={**os.environ, "FORMICARIUM_ENGINE": engine, "PYTHONPATH": paths},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        atexit.register(self.end)

    def ask(self, wanted: Wanted) -> Answered:
        assert self.child.stdin is not None and self.child.stdout is not None
        try:
            self.child.stdin.write(msgspec.json.encode(wanted) + b"\n")
            self.child.stdin.flush()
            return msgspec.json.decode(self.child.stdout.readline(), type=Answered)
        except (OSError, msgspec.DecodeError):
            self.child.communicate()
            process.cache_clear()  # so that the next call starts a new process
            return Answered(fault=f"its process has ended with {self.child.returncode}")

    def end(self) -> None:
        self.child.kill()
        self.child.communicate()


@cache
def process(asker: int, engine: str, paths: str) -> OtherEngine:
    """Return the other engine of this process; a forked child starts its own."""
    return OtherEngine(engine, paths)


def answer() -> None:
    """Answer orders on standard input; the main function of the other engine's process."""
    if formicarium.engine != sys.argv[1]:
        raise SystemExit(f"this is the engine {formicarium.engine!r}")
    for line in sys.stdin.buffer:
        wanted = msgspec.json.decode(line, type=Wanted)
        try:
            game: Game = msgspec.json.decode(wanted.options, type=getattr(import_module(wanted.module), wanted.name))
            pick = getattr(import_module(wanted.ways), wanted.pick)
            answered = Answered(transcript(game, wanted.seed, pick))
        except Exception:
            answered = Answered(fault=format_exc())
        sys.stdout.buffer.write(msgspec.json.encode(answered) + b"\n")
        sys.stdout.buffer.flush()


def transcript(game: Game, seed: int, pick: Pick) -> str:
    """Return journals of games of one seed with, at every step, a seat's view, a world of it and a random move."""
    text = []
    for number in range(TRANSCRIPTS):
        play = Play(game, Seeded(seed + number), 12, pick=pick)
        for state in play.positions(undo=True):
            drawn = [state.random_move(seat, play.aside) for seat in play.match.waiting()]
            seat = play.viewers[play.aside.below(len(play.viewers))]
            view = play.match.view(seat)
            guess = game.world_from_view(view, play.aside)
            guess.shuffle_hidden(seat, play.aside)
            shown = [stand(play, state).decode(), drawn, seat, view, play.match.events_for(seat), game.position(guess),
                     game.features_of(state, max(seat, 0))]
            text.append(plain(shown).decode() + "\n")
        text.append(journal.write(play.match))
    return "".join(text)
