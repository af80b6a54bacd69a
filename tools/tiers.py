"""Commands of `play.py test` and `play.py check`, and the runner that runs them side by side."""
import os
import subprocess
import time
from pathlib import Path
from threading import Thread

from setup_words import word

# A tier → the tests it runs. A test marked `engine_free` runs in one engine only.
TIERS = {"quick": "not long and not night", "all": "not night", "night": "long or not long"}
GAMES = ("wyx", "fili_fourmis", "cigale", "micropolis", "fourmidable")
FUZZ = "1200"  # seconds a game, at night
CORES = os.cpu_count() or 2
Command = tuple[str, list[str], dict[str, str]]  # name, words, environment
Lane = list[Command]  # run sequentially, beside other lanes


def rounds(tier: str, scripts: Path, compiles: bool) -> list[list[Lane]]:
    """Return the rounds of a tier, of the static checks only if it is empty. `scripts` holds .venv's programs."""
    python = str(scripts / "python")
    types: Command = ("mypy", [python, "-m", "mypy"], {})
    checks: Lane = [
        ("ruff", [python, "-m", "ruff", "check", "--output-format=concise"], {}),
        ("imports", [str(scripts / "lint-imports"), "--no-logo"], {}),
        ("rules", [python, "-m", "formicarium", "rules", "--check"], {}),
        ("generated", [python, "tools/generate_client.py", "--check"], {}),
        ("comments", [python, "tools/plain_check.py", "--max", "3"], {}),
        ("client", [python, "client/build.py", "--check"], {}),
    ]
    if not tier:
        return [[[types], checks]]
    night = {"HYPOTHESIS_PROFILE": "explore", "LAW_GAMES": "20", "LAW_ALL": "1"} if tier == "night" else {}
    files = list[str]()

    def tests(engine: str, settings: dict[str, str], chosen: str = "", workers: int = min(8, CORES + 1)) -> Command:
        """Return a run of pytest, by more workers than cores, since some tests wait for a server or a browser."""
        variables = {"FORMICARIUM_ENGINE": "python" if engine == "interpreted" else engine, **settings}
        marks = TIERS[tier] if not chosen else f"({TIERS[tier]}) and {chosen}"
        how = ["--timeout=14400"] if night else ["--durations=30", "--durations-min=3"]
        if tier != "quick":
            files.append(f".coverage.{engine}")
            how += ["--cov", "--cov-report="]
            variables["COVERAGE_FILE"] = files[-1]
        how += ["-n", str(workers), "--maxschedchunk", "2", "-raR", "-p", "no:cacheprovider", "--max-suite-reruns=3"]
        return engine, [python, "-m", "pytest", *how, "-m", marks], variables

    checks.append(types)
    pictures = night or {"FORMICARIUM_PICTURES": "no"}  # browser tests make some at night only
    shown: Lane = [("browser", [python, "tools/chromium.py"], {})]
    if compiles:
        shown += [("compile", [python, "hatch_build.py", "--quiet"], {}), tests("compiled", pictures)]
        if tier != "quick":
            checks.append(tests("interpreted", {"TWICE": "1"} if night else {}, "not engine_free", max(2, CORES // 2)))
    else:
        shown.append(tests("interpreted", pictures))
    coverage: Lane = [("coverage", [python, "tools/coverage_floors.py", *files], {})] if files else []
    fuzz: Lane = [(f"fuzz {game}", [python, "-m", "formicarium", "fuzz", game, "--seconds", FUZZ], {})
                  for game in GAMES if night and compiles]
    return [[checks, shown], *[[lane] for lane in (coverage, fuzz) if lane]]


def run_all(asked: list[list[Lane]], where: Path, environment: dict[str, str]) -> int:
    """Run every command, also after a failure, so that one run shows all faults; return 1 if any failed."""
    results: dict[str, tuple[bool, float]] = {}

    def run(commands: Lane, live: bool) -> None:
        """Show the output of a command while it runs if `live`, else when it has ended."""
        for name, command, variables in commands:
            begun, title = time.monotonic(), f"\n── {name} {'─' * (70 - len(name))}\n"
            results[name] = False, 0
            if live:
                print(title, end="", flush=True)
            made = subprocess.run(command, cwd=where, env={**environment, **variables}, encoding="utf-8",
                                  errors="replace", stderr=None if live else subprocess.STDOUT,
                                  stdout=None if live else subprocess.PIPE)
            results[name] = made.returncode == 0, time.monotonic() - begun
            if not live:
                print(f"{title}{made.stdout}", end="", flush=True)

    for *beside, shown in asked:
        threads = [Thread(target=run, args=(lane, False), daemon=True) for lane in beside]
        for thread in threads:
            thread.start()
        run(shown, True)
        for thread in threads:
            thread.join()
    print(f"\n── {word('summary')} {'─' * (70 - len(word('summary')))}")
    for name, (succeeded, seconds) in results.items():
        print(f"  {'ok    ' if succeeded else word('failed').ljust(6)} {name:18} {seconds:6.1f} s")
    failed = [name for name, (succeeded, _) in results.items() if not succeeded]
    print(word("not well", commands=", ".join(failed)) if failed else word("all well"), flush=True)
    return 1 if failed else 0
