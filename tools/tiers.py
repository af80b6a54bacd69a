"""What `play.py test` runs, what side by side and what in which order: checks, compilation, the tests in both engines;
a tier leaves some out."""
from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from threading import Thread

from setup_words import word

# A tier → which tests it leaves out. What is `engine_free` says the same in both engines and runs in one only.
TIERS = {"quick": "not long and not night", "all": "not night", "night": "long or not long"}
NIGHT = {"HYPOTHESIS_PROFILE": "explore", "LAW_GAMES": "20", "LAW_ALL": "1"}  # new examples, and more of them
GAMES = ("wyx", "fili_fourmis", "cigale", "micropolis", "fourmidable")
CORES = os.cpu_count() or 2
FUZZ = "1200"  # seconds a game, at night
COMPILED, PYTHON = {"FORMICARIUM_ENGINE": "compiled"}, {"FORMICARIUM_ENGINE": "python"}
NO_PICTURES = {"FORMICARIUM_PICTURES": "no"}  # nobody looks at them then
# What runs beside other processes may fail because of them: up to so many of these run once more, alone, and are named.
# A test of rules, bots or words that fails has failed.
WITH_PROCESSES = ("tests/browser/", "tests/cli/", "tests/client/", "tests/offline/", "tests/server/", "tests/store/")
ONCE_MORE = 3
FAILED = 1  # what pytest answers when tests have failed, and nothing else went wrong
Command = tuple[str, list[str], dict[str, str]]  # name, words, environment
Lane = list[Command]  # one after another
Round = list[Lane]  # side by side: what one leaves of the machine another takes


def rounds(tier: str, scripts: Path, compiles: bool) -> list[Round]:
    """In order; without a tier the static checks only. `scripts` is where the environment has its programs."""
    exe = ".exe" if os.name == "nt" else ""
    python = str(scripts / f"python{exe}")
    types: Command = ("mypy", [python, "-m", "mypy"], {})
    static: Lane = [
        ("ruff", [python, "-m", "ruff", "check", "--output-format=concise"], {}),
        ("imports", [str(scripts / f"lint-imports{exe}"), "--no-logo"], {}),
        ("rules", [python, "-m", "formicarium", "rules", "--check"], {}),
        ("generated", [python, "tools/generate_client.py", "--check"], {}),
        ("client", [python, "client/build.py", "--check"], {}),
    ]
    if not tier:
        return [[[types], static]]
    static.append(types)
    if not compiles:
        if tier == "quick":
            return [[static, [("interpreted", pytest(python, tier), {**PYTHON, **NO_PICTURES})]]]
        return with_coverage(python, static, [
            ("interpreted", pytest(python, tier, "not engine_free"), PYTHON),
            ("engine-free", pytest(python, tier, "engine_free"), {**PYTHON, **NO_PICTURES})])
    compiled: Lane = [
        ("compile", [python, "hatch_build.py", "--quiet"], {}),
        ("compiled", pytest(python, tier), {**COMPILED, **(NIGHT if tier == "night" else NO_PICTURES)})]
    if tier == "quick":
        return [[static, compiled]]
    twice = {**PYTHON, "TWICE": "1"} if tier == "night" else PYTHON
    beside: Command = ("interpreted", pytest(python, tier, "not engine_free", workers=max(2, CORES // 2)), twice)
    fuzz: Lane = [
        (f"fuzz {game}", [python, "-m", "formicarium", "fuzz", game, "--seconds", FUZZ], {}) for game in GAMES]
    return with_coverage(python, [*static, beside], compiled) + ([[fuzz]] if tier == "night" else [])


def with_coverage(python: str, *lanes: Lane) -> list[Round]:
    """The same, the tests each leaving what they have run, and then a look at all of that."""
    files = list[str]()

    def with_watch(command: Command) -> Command:
        name, words, variables = command
        if "pytest" not in words:
            return command
        files.append(f".coverage.{name}")
        return name, [*words, "--cov", "--cov-report="], {**variables, "COVERAGE_FILE": files[-1]}

    first = [[with_watch(command) for command in lane] for lane in lanes]
    return [first, [[("coverage", [python, "tools/coverage_floors.py", *files], {})]]]


def pytest(python: str, tier: str, *which: str, workers: int = min(8, CORES + 1)) -> list[str]:
    """By more workers than there are cores, since some wait for a server or a browser; in the order of
    tests/conftest.py, each taking the next test, or the next few, when it has done its last."""
    chosen = " and ".join(f"({part})" for part in (TIERS[tier], *which) if part)
    how = ["--timeout=14400"] if tier == "night" else ["--durations=30", "--durations-min=3"]
    return [python, "-m", "pytest", "-n", str(workers), "--maxschedchunk", "2", *how, "-m", chosen]


def once_more(command: list[str], notes: Path) -> tuple[list[str], list[str]]:
    """Which tests failed that may run again, and how; none where one failed that may not."""
    try:
        failed = sorted(json.loads((notes / "v/cache/lastfailed").read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return [], []
    if len(failed) > ONCE_MORE or not all(test.startswith(WITH_PROCESSES) for test in failed):
        return [], []
    chosen = command.index("-m", 3)
    return failed, [*command[:3], "-p", "no:cacheprovider", *command[chosen:chosen + 2], *failed]


class Run:
    """Every command, also after one has failed, so that one run shows all there is to mend."""

    def __init__(self, where: Path, environment: dict[str, str]) -> None:
        self.where, self.environment = where, environment
        self.results: list[tuple[str, bool, float]] = []
        self.unsteady: list[str] = []
        self.stopped = False

    def lane(self, commands: Lane, kept: list[bytes] | None = None) -> None:
        """One command after another. What they say is shown, or `kept` for later; of one that has failed at once."""
        for name, command, variables in commands:
            if self.stopped:
                return
            begun, told = time.monotonic(), f"\n── {name} {'─' * (70 - len(name))}\n".encode()
            if kept is None:
                show(told)
            well, said = self.runs_well(name, command, variables, kept is None)
            self.results.append((name, well, time.monotonic() - begun))
            if kept is not None and well:
                kept.append(told + said)
            elif kept is not None:
                show(told + said)

    def runs_well(self, name: str, command: list[str], variables: dict[str, str], shown: bool) -> tuple[bool, bytes]:
        """And what it said, if that is not shown already."""
        output, errors = (None, None) if shown else (subprocess.PIPE, subprocess.STDOUT)

        def run(command: list[str]) -> tuple[int, bytes]:
            made = subprocess.run(command, cwd=self.where, env={**self.environment, **variables},
                                  stdout=output, stderr=errors)
            return made.returncode, made.stdout or b""

        if "pytest" not in command:
            code, said = run(command)
            return code == 0, said
        notes = self.where / ".cache" / "pytest" / name
        shutil.rmtree(notes, ignore_errors=True)
        code, said = run([*command, "-o", f"cache_dir={notes}"])
        if code != FAILED:
            return code == 0, said
        failed, command = once_more(command, notes)
        if not failed:
            return False, said
        code, again = run(command)
        if code == 0:
            self.unsteady += failed
        return code == 0, said + again

    def round(self, lanes: Round) -> None:
        """The last lane is the one that is seen at work; the others are shown when all are done."""
        *beside, shown = lanes
        kept = list[bytes]()
        threads = [Thread(target=self.lane, args=(lane, kept)) for lane in beside]
        for thread in threads:
            thread.start()
        try:
            self.lane(shown)
        except BaseException:
            self.stopped = True
            raise
        finally:
            for thread in threads:
                thread.join()
        show(b"".join(kept))


def show(text: bytes) -> None:
    print(text.decode(errors="replace"), end="", flush=True)


def run_all(asked: list[Round], where: Path, environment: dict[str, str]) -> int:
    run = Run(where, environment)
    for lanes in asked:
        run.round(lanes)
    print(f"\n── {word('summary')} {'─' * (70 - len(word('summary')))}")
    for name, well, seconds in run.results:
        print(f"  {'ok    ' if well else word('failed').ljust(6)} {name:18} {word('seconds', seconds=seconds):>8}")
    for test in run.unsteady:
        print(word("unsteady", test=test))
    failed = [name for name, well, _ in run.results if not well]
    print(word("not well", commands=", ".join(failed)) if failed else word("all well"), flush=True)
    return 1 if failed else 0
