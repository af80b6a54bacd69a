"""Moves that bring long games to an end, by the bots' heuristics; laws, which must not import bots, receive them by
name.

Law 12 needs them by name because it calls them in another process.
"""
from __future__ import annotations

from collections.abc import Mapping

from formicarium.bots.policies import policy
from formicarium.core.dice import Dice
from formicarium.core.state import GameState
from formicarium.laws import Pick


def fourmidable(table: GameState, seat: int, dice: Dice) -> int:
    return policy("fourmidable").pick(table, seat, dice)


PICKS: Mapping[str, Pick] = {"fourmidable": fourmidable}
