"""The variants in numbers: what can be known otherwise."""
from __future__ import annotations

import json

import pytest

from formicarium.cli.main import main
from formicarium.games import SHELF
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.wyx.game import Wyx
from formicarium.search.variants import measure, variants

pytestmark = pytest.mark.engine_free


def test_every_mode_and_number_of_players_once() -> None:
    for kind in SHELF.values():
        there = [(game.mode, game.players) for game in variants(kind)]
        assert there == [(mode, count) for mode, counts in kind.modes.items() for count in counts]


def test_what_is_known_of_two_games() -> None:
    """Fili-Fourmis has neither chance nor secrets; every move of Wyx but the last brings new dominoes at most."""
    fili = measure(FiliFourmis(), 2, 1)
    assert (fili.chance, fili.questions, fili.secrets) == (0, 0, False)
    wyx = measure(Wyx(), 4, 1)
    assert 50 < wyx.length < 80 and wyx.length <= wyx.longest and 0 < wyx.chance < 100
    assert 1 <= wyx.branching <= wyx.widest <= wyx.moves
    assert measure(Wyx(), 4, 1) == wyx != measure(Wyx(), 4, 2)


def test_for_people_programs_and_documents(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants", "wyx", "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["players"] for one in told] == [2, 3, 4]
    assert main(["variants", "wyx", "--games", "2", "--markdown", "--lang", "en"]) == 0
    table = capsys.readouterr().out.splitlines()
    assert len(table) == 5 and all(line.count("|") == 12 for line in table)
    assert main(["variants", "wyx", "--games", "2", "--lang", "fr"]) == 0
    assert str(told[0]["moves"]) in capsys.readouterr().out
    assert main(["variants", "chess", "--lang", "en"]) == 2
