"""Thinking time of the bots of an exported folder, in WebAssembly under node, with interpreted rules.

    python bench/offline_minds.py FOLDER [--levels level3,level5] [--positions 8] [--games wyx,micropolis]

For every mode with the fewest and the most players (`--all`: every number), it plays a random game and measures the
answers at evenly spread positions with a choice: median and maximum in seconds. Bots and measurement use CPU time, so
that other load hardly matters.
"""
from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import msgspec

from formicarium.games import SHELF
from formicarium.offline.packing import find_tools

ROOT = Path(__file__).parents[1]
THERE = """
import json
import time
from js import process

def spent():
    used = process.cpuUsage()
    return (used.user + used.system) / 1e6

time.perf_counter = spent  # before anybody has taken it from there

import msgspec
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games import SHELF
from formicarium.offline.thinking import Hurried
from formicarium.server.bots.pool import game_fields
from formicarium.server.bots.worker import ChooseMove

def positions(game, most):
    dice = Seeded(5)
    match, met = Match.begin(game, dice), []
    while match.waiting() and len(match.journal) < 600:
        seat = match.waiting()[0]
        moves = match._state.legal_moves(seat)
        if len(moves) > 1:
            met.append((seat, msgspec.json.encode(match.view(seat))))
        match = match.play(seat, game.action_of(moves[dice.below(len(moves))]), dice)
    return met[:: max(1, len(met) // most)][:most]

def answer(asked):
    asked = json.loads(asked)
    game = msgspec.convert(asked["game"], SHELF[asked["game"]["game"]])
    found = {level: [] for level in asked["levels"]}
    met = positions(game, asked["positions"])
    worker = Hurried(SHELF)
    for level in found:
        for number, (seat, view) in enumerate(met):
            worker.last = None  # each is a turn of its own
            question = ChooseMove(**game_fields(game), bot=level, view=msgspec.Raw(view), seed=number)
            began = spent()
            worker.answer(question)
            found[level].append(spent() - began)
    return json.dumps(found)
"""


def ask(folder: Path, game: dict[str, object], levels: list[str], positions: int) -> dict[str, list[float]]:
    with tempfile.TemporaryDirectory() as work:
        with zipfile.ZipFile(Path(work, "more.zip"), "w") as more:
            more.writestr("asked.py", THERE)
        [house] = (folder / "here").iterdir()
        made = subprocess.run([find_tools().node, ROOT / "tests" / "offline" / "play.mjs", house, f"{work}/more.zip"],
                              input=json.dumps({"game": game, "levels": levels, "positions": positions}),
                              capture_output=True, text=True)
    if made.returncode:
        sys.exit(made.stderr)
    found: dict[str, list[float]] = json.loads(made.stdout)
    return found


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("folder", type=Path)
    reader.add_argument("--levels", default="level3,level5")
    reader.add_argument("--positions", type=int, default=8)
    reader.add_argument("--games", default=",".join(SHELF))
    reader.add_argument("--all", action="store_true")
    chosen = reader.parse_args()
    for kind in (SHELF[name] for name in chosen.games.split(",")):
        longest: dict[str, float] = {}
        for mode, players in kind.modes.items():
            for count in players if chosen.all else sorted({min(players), max(players)}):
                game = msgspec.convert({"game": kind.id, "players": count, "mode": mode}, kind)
                found = ask(chosen.folder, msgspec.to_builtins(game), chosen.levels.split(","), chosen.positions)
                for level, times in found.items():
                    longest[level] = max(longest.get(level, 0.0), *times)
                seconds = {level: (round(sorted(times)[len(times) // 2], 2), round(max(times), 2))
                           for level, times in found.items()}
                print(json.dumps({"game": kind.id, "mode": mode, "players": count, **seconds}), flush=True)
        print(json.dumps({"game": kind.id, "longest": {level: round(time, 2) for level, time in longest.items()}}),
              flush=True)
