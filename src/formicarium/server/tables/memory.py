"""What a table in memory weighs, near enough: lines are counted, what a position takes is weighed once a game."""
from __future__ import annotations

import tracemalloc
from functools import lru_cache

from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import MOVES_BETWEEN_SNAPSHOTS
from formicarium.core.news import SILENT
from formicarium.core.table import GameState

ROOM = 24_000  # bytes: what every table has
LINE = 700  # an entry, its place among the others and in the events
HEARD = 200  # what seats hear of it beside what all hear; not measured: how long it is tells what it is
STEP = 120  # a move that may be taken back, without how it stood before it
ENTRY = 8  # in the journal of each match that is kept
WEIGHED = 24  # positions, one move apart


def lay_out(game: Game) -> list[GameState]:
    """The first positions of some game."""
    dice = Seeded(0)
    tables = [game.setup(dice, SILENT)]
    while len(tables) < WEIGHED and (seats := tables[-1].waiting()):
        seat = int(seats).bit_length() - 1
        table = tables[-1].clone()
        table.play(seat, table.random_move(seat, dice), dice, SILENT)
        tables.append(table)
    return tables


@lru_cache(256)
def estimate_table_bytes(game: Game) -> int:
    """Bytes that one more position takes. What it shares with the one before, and what all share, weighs nothing."""
    lay_out(game)  # what is made once
    traced = tracemalloc.is_tracing()
    if not traced:
        tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = lay_out(game)
    weight = (tracemalloc.get_traced_memory()[0] - before) // len(tables)
    if not traced:
        tracemalloc.stop()
    return weight


def estimate_snapshot_bytes(game: Game, number: int, to_take_back: int, apart: int) -> int:
    """A match that is kept after so many lines, with those before it that could be taken back."""
    steps = min(to_take_back, apart)
    return estimate_table_bytes(game) * (1 + steps // MOVES_BETWEEN_SNAPSHOTS) + STEP * steps + ENTRY * number
