"""Law 12: both engines play the same."""
from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module

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
    wanted = [other, kind.__module__, kind.__qualname__, play.pick.__module__, play.pick.__qualname__,
              plain(play.game).decode(), str(seed)]
    paths = os.pathsep.join(path for path in sys.path if path)
    run = subprocess.run([sys.executable, "-c", "from formicarium.laws.engines import answer; answer()", *wanted],
                         env={**os.environ, "FORMICARIUM_ENGINE": other, "PYTHONPATH": paths},
                         capture_output=True, check=False)
    if run.returncode:
        raise play.broken(f"seed {seed}: the {other} engine fails: {run.stderr.decode()}")
    theirs, ours = run.stdout.decode().splitlines(), transcript(play.game, seed, play.pick).splitlines()
    for number, (one, two) in enumerate(zip(ours, theirs, strict=False), 1):
        if one != two:
            raise play.broken(f"seed {seed}, line {number}: {formicarium.engine} writes\n{one}\n{other} writes\n{two}")
    if len(ours) != len(theirs):
        raise play.broken(f"seed {seed}: {formicarium.engine} writes {len(ours)} lines, {other} {len(theirs)}")


def answer() -> None:
    """What the other engine does in its own process."""
    engine, module, name, ways, pick, options, seed = sys.argv[1:]
    if formicarium.engine != engine:
        raise SystemExit(f"this is the engine {formicarium.engine!r}")
    game: Game = msgspec.json.decode(options, type=getattr(import_module(module), name))
    sys.stdout.write(transcript(game, int(seed), getattr(import_module(ways), pick)))


def transcript(game: Game, seed: int, pick: Pick) -> str:
    """Games of one seed with their journals; at every step what a seat is shown and guesses, and what a bot draws."""
    text = []
    for number in range(TRANSCRIPTS):
        play = Play(game, Seeded(seed + number), 12, pick=pick)
        for table in play.positions(undo=True):
            drawn = [table.sample(seat, play.aside) for seat in play.match.waiting()]
            seat = play.everybody[play.aside.below(len(play.everybody))]
            view = play.match.view(seat)
            guess = game.suppose(view, play.aside)
            guess.redeal(seat, play.aside)
            shown = [stand(play, table).decode(), drawn, seat, view, play.match.events_for(seat), game.position(guess),
                     game.seen(table, max(seat, 0))]
            text.append(plain(shown).decode() + "\n")
        text.append(journal.write(play.match))
    return "".join(text)
