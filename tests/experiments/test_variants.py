"""Measurements of variants where the right answer is known."""
from __future__ import annotations

import json

import pytest

from formicarium.cli.main import main
from formicarium.core.game import Board
from formicarium.experiments.variants import ROUND, measure, symmetries, variants
from formicarium.games import SHELF
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.wyx.game import Wyx

pytestmark = [pytest.mark.engine_free, pytest.mark.watched]


def test_variants_list_each_mode_and_player_count_once() -> None:
    for kind in SHELF.values():
        there = [(game.mode, game.players) for game in variants(kind)]
        assert there == [(mode, count) for mode, counts in kind.modes.items() for count in counts]


def test_variants_measure_chance_and_secrets_of_two_games() -> None:
    """Fili-Fourmis has neither chance nor secrets; every move of Wyx but the last reveals at most new dominoes."""
    fili = measure(FiliFourmis(), 2, 1)
    assert (fili.chance, fili.questions, fili.secrets) == (0, 0, False)
    wyx = measure(Wyx(), 4, 1)
    assert 50 < wyx.length < 80 and wyx.length <= wyx.longest and 0 < wyx.chance < 100
    assert 1 <= wyx.branching <= wyx.widest <= wyx.moves
    assert measure(Wyx(), 4, 1) == wyx != measure(Wyx(), 4, 2)


def test_board_symmetries_are_counted() -> None:
    """A square has eight, a row of three four, a hexagon twelve, an L of squares one reflection."""
    def squares(*places: tuple[int, int]) -> Board:
        return Board("squares", {str(place): place for place in places}, {})

    assert symmetries(None) == 1
    assert symmetries(squares(*((x, y) for x in range(3) for y in range(3)))) == 8
    assert symmetries(squares((0, 0), (1, 0), (2, 0))) == 4
    assert symmetries(squares((0, 0), (1, 0), (0, 1))) == 2
    assert symmetries(squares((0, 0), (1, 0), (2, 0), (0, 1))) == 1
    hexagon = {str(place): place for place in ((0, 0), *ROUND)}
    assert symmetries(Board("hexes", hexagon, {})) == 12
    ring: dict[str, tuple[str, ...]] = {"(0, 0)": ("(1, 0)",), "(1, 0)": ("(0, 0)",)}
    assert symmetries(Board("hexes", hexagon, ring)) == 2
    assert measure(Wyx(), 1, 1).symmetries in (1, 2, 4, 8)


def test_variants_command_prints_text_json_and_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants", "wyx", "--games", "2", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [one["players"] for one in rows] == [2, 3, 4]
    assert main(["variants", "wyx", "--games", "2", "--markdown", "--lang", "en"]) == 0
    state = capsys.readouterr().out.splitlines()
    assert len(state) == 5 and all(line.count("|") == 14 for line in state)
    assert main(["variants", "wyx", "--games", "2", "--lang", "fr"]) == 0
    assert str(rows[0]["moves"]) in capsys.readouterr().out
    assert main(["variants", "chess", "--lang", "en"]) == 2
