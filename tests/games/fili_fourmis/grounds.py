"""Editions for tests, a ford (ten ants each) and a tiny one (seven), for the rules and for the naive engine."""
from __future__ import annotations

from functools import cache
from pathlib import Path

from formicarium.games.fili_fourmis.edition import EDITIONS
from formicarium.games.fili_fourmis.game import FiliFourmis
from tests.oracle.fili_fourmis import naive_state

EDITIONS.include(Path(__file__).parents[2] / "editions" / "fili_fourmis")
FORD, TINY = "ford", "tiny"


@cache
def draw_ground(edition: str) -> naive_state.Board:
    return naive_state.Board(EDITIONS[edition].board.rows)


def options(game: FiliFourmis) -> naive_state.Options:
    return naive_state.Options(game.strict_contact, game.middle_breaks_ties, game.quiet_limit)
