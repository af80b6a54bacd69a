"""Estimates the bytes of a table in memory: a fixed amount a line, and a position measured once a game."""
from __future__ import annotations

import tracemalloc
from functools import lru_cache

from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import MOVES_BETWEEN_SNAPSHOTS
from formicarium.core.news import SILENT
from formicarium.core.state import GameState

TABLE = 24_000  # bytes of a table besides its lines and positions
LINE = 700  # bytes of an entry, in the journal and in the records
SEAT_EVENTS = 200  # bytes of the seats' own events; not measured: their length would reveal secrets
STEP = 120  # bytes of a move that may be undone, without the position before it
ENTRY = 8  # bytes of an entry in a snapshot's journal
WEIGHED = 24  # positions that are measured, one move apart


def lay_out(game: Game) -> list[GameState]:
    """Return the first WEIGHED positions of a random game."""
    dice = Seeded(0)
    states = [game.setup(dice, SILENT)]
    while len(states) < WEIGHED and (seats := states[-1].waiting()):
        seat = int(seats).bit_length() - 1
        state = states[-1].clone()
        state.play(seat, state.random_move(seat, dice), dice, SILENT)
        states.append(state)
    return states


@lru_cache(256)
def estimate_table_bytes(game: Game) -> int:
    """Return the bytes of one more position, without what it shares with others."""
    lay_out(game)  # fill caches first
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
    """Return the bytes of a snapshot after a number of lines, with the matches that its undo needs."""
    steps = min(to_take_back, apart)
    return estimate_table_bytes(game) * (1 + steps // MOVES_BETWEEN_SNAPSHOTS) + STEP * steps + ENTRY * number
