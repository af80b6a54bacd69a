"""Measurements of other programs to compare with: Wyx in C, Wyx in OpenSpiel, OpenSpiel's own breakthrough.

Every measurement runs in a process of its own and returns a dict, or a sentence if its tool is missing. `alternate`
also accepts other measurements, so that ratios come from one run on one machine.
"""
from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).resolve().parent
PYTHON = "FORMICARIUM_BENCH_PYTHON"  # path of a Python with OpenSpiel, if this one lacks it
SEED = 1
PATIENCE = 300  # seconds

Result = dict[str, Any] | str


def c_wyx(games: int = 1_300_000, seed: int = SEED) -> Result:
    """Measure random games of Wyx in hand-written C on one core."""
    program = _compile_c()
    return _measure_command([str(program), str(games), str(seed)]) if isinstance(program, Path) else program


def openspiel_wyx(games: int = 4_000, seed: int = SEED) -> Result:
    """Measure random games of Wyx written as an OpenSpiel Python game."""
    return _spiel("openspiel_wyx.py", str(games), str(seed))


def breakthrough(games: int = 20_000, seed: int = SEED) -> Result:
    """Measure random games of OpenSpiel's C++ breakthrough, stepped from Python."""
    return _spiel("openspiel_breakthrough.py", "random", str(games), str(seed))


def breakthrough_mcts(simulations: int = 5_000, seed: int = SEED) -> Result:
    """Measure OpenSpiel's C++ tree search on its C++ breakthrough."""
    return _spiel("openspiel_breakthrough.py", "search", str(simulations), str(seed))


MEASURES: Mapping[str, Callable[[], Result]] = {
    "c_wyx": c_wyx, "openspiel_wyx": openspiel_wyx, "breakthrough": breakthrough,
    "breakthrough_mcts": breakthrough_mcts}


def rate(result: Mapping[str, Any]) -> float:
    return float(result.get("moves_per_second") or result["simulations_per_second"])


def alternate(measures: Mapping[str, Callable[[], Result]] = MEASURES, repetitions: int = 3) -> dict[str, Result]:
    """Run all measurements alternately and return the best of each; missing tools are tried once."""
    found: dict[str, Result] = {}
    for _ in range(repetitions):
        for name, measure in measures.items():
            before = found.get(name)
            if isinstance(before, str):
                continue
            now = measure()
            if before is None or isinstance(now, str) or rate(now) > rate(before):
                found[name] = now
    return found


@cache
def _folder() -> TemporaryDirectory[str]:
    """Return a folder that exists until the program ends."""
    return TemporaryDirectory(prefix="wyx", ignore_cleanup_errors=True)


@cache
def _compile_c() -> Path | str:
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None:
        return "no C compiler (cc, gcc or clang)"
    program = Path(_folder().name, "wyx.exe" if os.name == "nt" else "wyx")
    said = ""
    for tuned in (["-march=native"], []):  # not every compiler accepts -march=native
        command = [compiler, "-O3", *tuned, "-o", str(program), str(HERE / "wyx.c")]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        except (OSError, subprocess.TimeoutExpired) as error:
            return f"the C compiler did not run: {error}"
        if done.returncode == 0:
            return program
        said = _last_line(done.stderr)
    return f"wyx.c did not compile: {said}"


def _spiel(script: str, *arguments: str) -> Result:
    return _measure_command([os.environ.get(PYTHON) or sys.executable, str(HERE / script), *arguments])


def _measure_command(command: list[str]) -> Result:
    """Run a command and parse its last line of output."""
    name = Path(command[0]).name
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return f"{name} took more than {PATIENCE} seconds"
    except OSError as error:
        return f"{name} did not run: {error.strerror}"
    if "No module named 'pyspiel'" in done.stderr:
        return f"{name} has no OpenSpiel: install open_spiel and numpy there, or name another Python in ${PYTHON}"
    if done.returncode:
        return f"{name} failed ({done.returncode}): {_last_line(done.stderr)}"
    try:
        result: Result = json.loads(_last_line(done.stdout))
    except ValueError:
        return f"{name} gave no numbers: {_last_line(done.stdout)}"
    return result


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or [""])[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description="What our numbers are compared with.")
    parser.add_argument("--json", action="store_true", help="everything measured, as one JSON object")
    parser.add_argument("--repetitions", type=int, default=3, help="rounds, of which the best counts (3)")
    options = parser.parse_args()
    if options.repetitions < 1:
        parser.error("at least one repetition")
    results = alternate(repetitions=options.repetitions)
    if options.json:
        print(json.dumps(results, indent=2))
        return
    for name, result in results.items():
        if isinstance(result, str):
            print(f"{name:20}{'-':>14}  {result}")
        else:
            print(f"{name:20}{rate(result):14,.0f}  {'moves' if 'moves' in result else 'simulations'} a second")


if __name__ == "__main__":
    main()
