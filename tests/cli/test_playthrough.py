"""The playthroughs read by a person agree with the current rules; `make playthroughs` writes them again."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from formicarium.cli.commands.research import playthrough
from formicarium.games import SHELF

from .asking import Ask

pytestmark = [pytest.mark.unwatched, pytest.mark.long]

HERE = Path(__file__).parents[1] / "playthroughs"
FILES = sorted(HERE.glob("*.txt"))
UNSEEN = {"CIG-W21"}  # forty rounds without a purchase: random play never does that; tests/games/cigale tests it


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_kept_playthrough_is_reproduced(ask: Ask, file: Path) -> None:
    written = file.read_text(encoding="utf-8")
    commands = re.findall(r"^made by: formicarium (.*)$", written, re.MULTILINE)
    answers = [ask(*command.split()) for command in commands]
    assert answers and all(answer.code == 0 for answer in answers)
    assert "\n".join(answer.out for answer in answers) == written, "have the rules changed? Then write it anew, read it"


@pytest.mark.engine_free
def test_playthroughs_reach_every_ending() -> None:
    texts = {file.name: file.read_text(encoding="utf-8") for file in FILES}
    assert 0 < len(texts) <= 10
    for name, text in texts.items():
        lines = text.splitlines()
        assert len(lines) <= 600 and max(map(len, lines)) <= 120 and lines[-1]
        ends = re.findall(r"^== End\n.*\([A-Z]+-([A-Z0-9]+)\)", text, re.MULTILINE)
        assert {end.lower() for end in ends} == set(name.removesuffix(".txt").split("-")[1:])
    ends_met = set(re.findall(r"^== End\n.*\(([A-Z0-9-]+)\)", "\n".join(texts.values()), re.MULTILINE))
    assert ends_met == {rule for kind in SHELF.values() for rule in kind.endings} - UNSEEN


@pytest.mark.engine_free
def test_makefile_writes_playthroughs_of_every_game() -> None:
    make = (Path(__file__).parents[2] / "Makefile").read_text()
    assert f"for game in {' '.join(SHELF)}; do" in make


@pytest.mark.engine_free
def test_playthrough_write_repeats_the_recorded_commands(ask: Ask, monkeypatch: pytest.MonkeyPatch,
                                                         tmp_path: Path) -> None:
    for file in HERE.glob("wyx-*.txt"):
        heads = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith(playthrough.MADE)]
        (tmp_path / file.name).write_text("\n".join(heads))
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    assert ask("playthrough", "wyx", "--write").out.count("written.") == len(list(tmp_path.iterdir())) == 2
    for file in tmp_path.iterdir():
        assert file.read_bytes() == (HERE / file.name).read_bytes()
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path / "none")
    answer = ask("playthrough", "wyx", "--write")
    assert answer.code == 2 and "done in the source tree" in answer.err


@pytest.mark.engine_free
def test_playthrough_accepts_seed_and_options(ask: Ask) -> None:
    answer = ask("playthrough", "wyx", "--players", 3, "--seed", 7, "--option", "finish_round", "--lang", "fr")
    assert answer.code == 0 and "finish_round=True\nseed 7" in answer.out and "== End" in answer.out
    assert answer.out != ask("playthrough", "wyx", "--players", 3, "--option", "finish_round").out
    assert ask("playthrough", "wyx", "--seed", "x").code == 2


@pytest.mark.engine_free
def test_long_playthrough_is_excerpted_with_a_note(ask: Ask) -> None:
    whole = ask("playthrough", "wyx", "--seed", 7).out
    for lines in (60, 100, 200):
        part = ask("playthrough", "wyx", "--seed", 7, "--lines", lines).out
        assert part.count("\n") <= lines
        shown = re.findall(r"^== Move (\d+)", part, re.MULTILINE)
        missing = sum(map(int, re.findall(r"^… (\d+) moves are not shown$", part, re.MULTILINE)))
        assert len(shown) + missing == whole.count("\n== Move ") and missing
        steps = [step for step in part.split("\n\n")[1:] if not step.startswith("…")]
        assert all(step in whole for step in steps) and steps[0].startswith("== Set-up")
    roomy = ask("playthrough", "wyx", "--seed", 7, "--lines", 10**6).out
    assert roomy.replace(f" --lines {10**6}", "") == whole
