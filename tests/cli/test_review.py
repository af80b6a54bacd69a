"""`review` of a journal, and the reasons that `analyse` gives."""
from __future__ import annotations

import pytest

from formicarium.core import journal
from formicarium.i18n import Words

from .asking import Ask, queens_placed
from .test_journals import NAMES, match

once = pytest.mark.engine_free  # a search is slow when interpreted


@pytest.fixture
def path(ask: Ask) -> str:
    return str(ask.file(journal.write(match(moves=24), NAMES)))


@once
def test_review_as_json_is_reproducible(ask: Ask, path: str) -> None:
    one, other = (ask("review", path, "--budget", 4000, "--seed", 2, "--json") for _ in range(2))
    assert one == other and one.code == 0
    assert (one.json["game"], one.json["players"], one.json["moves"], one.json["ended"]) == ("wyx", 2, 24, "")
    assert one.json["playouts"] <= 4000 and len(one.json["curve"]) == 25
    assert ask("review", path, "--budget", 4000, "--seed", 3, "--json").json != one.json


@once
@pytest.mark.parametrize("language", ["fr", "en"])
def test_review_for_people_has_a_line_per_decision(ask: Ask, path: str, language: str) -> None:
    """Random play contains blunders; every decision has its line, and its mark has a word."""
    words = Words(language)
    printed = ask("review", path, "--budget", 4000, "--lang", language)
    assert printed.code == 0 and not printed.err
    for said in ("coach-rests", "coach-mark-blunder", "coach-mark-good", "cli-review-accuracy"):
        assert words.say(said) in printed.out
    assert all(name in printed.out for name in NAMES)


def test_negative_review_budget_is_refused(ask: Ask, path: str) -> None:
    answer = ask("review", path, "--budget", -1)
    assert answer.code == 2 and "--budget" in answer.err


def test_analyse_prints_reasons(ask: Ask) -> None:
    position = ask.file(queens_placed(ask))
    answer = ask("analyse", position, "--bot", "level4@300", "--json")
    [seat] = answer.json["seats"]
    assert seat["why"]["topic"] in ("gain", "allow", "both", "later")
    output = ask("analyse", position, "--bot", "level4@300").out
    assert output.rstrip().endswith(".") and len(output.splitlines()) == 1 + len(seat["lines"]) + 1
