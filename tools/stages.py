"""What `play.py test` runs, in which order: checks, compilation, the tests in both engines; a tier leaves some out."""
from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

from setup_words import word

# A tier → which tests it leaves out. What is `engine_free` says the same in both engines and runs in one only.
TIERS = {"quick": "not long and not night", "all": "not night", "night": "long or not long"}
NIGHT = {"HYPOTHESIS_PROFILE": "explore", "LAW_GAMES": "20", "LAW_ALL": "1"}  # new examples, and more of them
GAMES = ("wyx", "fili_fourmis", "cigale", "micropolis", "fourmidable")
FUZZ = "1200"  # seconds a game, at night
COMPILED, PYTHON = {"FORMICARIUM_ENGINE": "compiled"}, {"FORMICARIUM_ENGINE": "python"}
Stage = tuple[str, list[str], dict[str, str]]  # name, command, environment


def stages(tier: str, scripts: Path, compiles: bool) -> list[Stage]:
    """In order; without a tier the static checks only. `scripts` is where the environment has its programs."""
    exe = ".exe" if os.name == "nt" else ""
    python = str(scripts / f"python{exe}")
    static: list[Stage] = [
        ("ruff", [python, "-m", "ruff", "check", "--output-format=concise"], {}),
        ("mypy", [python, "-m", "mypy"], {}),
        ("imports", [str(scripts / f"lint-imports{exe}"), "--no-logo"], {}),
        ("rules", [python, "-m", "formicarium", "rules", "--check"], {}),
        ("generated", [python, "tools/generate_client.py", "--check"], {}),
        ("client", [python, "client/build.py", "--check"], {}),
    ]
    if not tier:
        return static
    if not compiles:
        if tier == "quick":
            return [*static, ("interpreted", pytest(python, tier), PYTHON)]
        return [*static, *covered(python,
                                  ("interpreted", pytest(python, tier, "not engine_free"), PYTHON),
                                  ("engine-free", pytest(python, tier, "engine_free"), PYTHON))]
    more = NIGHT if tier == "night" else {}
    if tier == "quick":
        return [*static, ("compile", [python, "hatch_build.py"], {}), ("compiled", pytest(python, tier), COMPILED)]
    fuzz: list[Stage] = [
        (f"fuzz {game}", [python, "-m", "formicarium", "fuzz", game, "--seconds", FUZZ], {}) for game in GAMES
    ]
    return [
        *static,
        ("compile", [python, "hatch_build.py"], {}),
        *covered(python,
                 ("compiled", pytest(python, tier), {**COMPILED, **more}),
                 ("interpreted", pytest(python, tier, "not engine_free"), PYTHON)),
        *(fuzz if tier == "night" else []),
    ]


def covered(python: str, *tests: Stage) -> list[Stage]:
    """The same, each leaving what it has run, and then a look at all of that."""
    files = [f".coverage.{name}" for name, _, _ in tests]
    return [
        *((name, [*command, "--cov", "--cov-report="], {**variables, "COVERAGE_FILE": file})
          for (name, command, variables), file in zip(tests, files, strict=True)),
        ("coverage", [python, "tools/coverage_floors.py", *files], {}),
    ]


def pytest(python: str, tier: str, *which: str) -> list[str]:
    workers = str(min(8, (os.cpu_count() or 2) + 1))  # one more than cores: some wait for a server or a browser
    chosen = " and ".join(f"({part})" for part in (TIERS[tier], *which) if part)
    how = ["--timeout=14400"] if tier == "night" else ["--durations=30", "--durations-min=3"]
    return [python, "-m", "pytest", "-n", workers, "--dist", "worksteal", *how, "-m", chosen]


def run_all(asked: list[Stage], where: Path, environment: dict[str, str]) -> int:
    """Run every stage, also after one has failed, so that one run shows all there is to mend."""
    results = []
    for name, command, variables in asked:
        print(f"\n── {name} " + "─" * (70 - len(name)), flush=True)
        begun = time.monotonic()
        well = subprocess.run(command, cwd=where, env={**environment, **variables}).returncode == 0
        results.append((name, well, time.monotonic() - begun))
    print(f"\n── {word('summary')} " + "─" * (70 - len(word("summary"))))
    for name, well, seconds in results:
        print(f"  {'ok    ' if well else word('failed').ljust(6)} {name:18} {word('seconds', seconds=seconds):>8}")
    failed = [name for name, well, _ in results if not well]
    print(word("not well", stages=", ".join(failed)) if failed else word("all well"), flush=True)
    return 1 if failed else 0
