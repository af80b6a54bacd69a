"""Check the joint coverage of the tests of both engines, branches included, against a floor for each package.

    python tools/coverage_floors.py FILE …   coverage data written by `play.py test`

The rules must be covered completely. The other floors are a little below the measured values and may be raised.
"""
from __future__ import annotations

import sys
from pathlib import Path

import coverage

ROOT = Path(__file__).resolve().parents[1]
FLOORS = {"core": 100, "games": 100, "offline": 90, "lessons": 96, "bots": 96, "coach": 91, "experiments": 85,
          "puzzles": 87, "server": 88, "store": 92, "i18n": 94}


def main(files: list[str]) -> int:
    there = [file for file in files if (ROOT / file).exists()]
    every = coverage.Coverage(data_file=str(ROOT / ".coverage"), config_file=str(ROOT / "pyproject.toml"))
    every.combine([str(ROOT / file) for file in there], strict=True)
    low = []
    for room, floor in FLOORS.items():
        print(f"\n{room}: at least {floor} %")
        share = every.report(include=[f"*/formicarium/{room}/*"], show_missing=floor == 100, skip_covered=True,
                             precision=1)
        if share < floor:
            low.append(room)
    print(f"\ntoo low: {', '.join(low)}" if low else "")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
