"""The six species, one function each; a species with a power to use returns its targets, as a card does."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.oracle.fourmidable.common import Draw, Place
from tests.oracle.fourmidable.naive_box import PREDATORS, Cell

from .box import Special
from .effects import ANY_TIME, Offers, need, peek
from .predators import move_predator, safe_targets
from .table import State
from .walking import lay_mark


def flying(state: State, seat: int) -> Offers:
    """FOU-E1: a predator on the target does not matter."""
    mine = state.players[seat]
    need(state.day and not mine.power_used and state.moment() in ANY_TIME, "FOU-E1")
    need(mine.pheromones > 0, "FOU-K20")
    found = [cell for cell in state.ground if state.bare(cell) and not state.someone(cell, state.others(seat))]

    def put(cell: Cell, _: Draw) -> None:
        lay_mark(state, seat, cell)
        mine.power_used = True

    return {cell: partial(put, cell) for cell in found}


def predator(state: State, seat: int) -> Offers:
    """FOU-E2: a predator other than that of this round's predator action, before or after it."""
    mine = state.players[seat]
    need(not state.day and not mine.power_used and state.moment() in ANY_TIME, "FOU-E2")

    def move(name: str, to: Place, _: Draw) -> None:
        move_predator(state, name, to)
        mine.power_used, mine.extra = True, name

    return {(name, to): partial(move, name, to) for name in PREDATORS if name != mine.preyed
            for to in safe_targets(state, name)}


def strategist(state: State, seat: int) -> Offers:
    """FOU-E6 at Experienced: once, before an action; at Intermediate it is one more card in every draw (effects.py)."""
    need(state.experienced and state.moment() == "before" and not state.doing.looked, "FOU-E6")
    need(len(state.piles["all"]) > 0, "FOU-E6")

    def see(draw: Draw) -> None:
        peek(state, seat, 1, draw)
        state.doing.looked = True

    return {None: see}


def insomniac(state: State, seat: int) -> bool:
    """FOU-E5."""
    return state.players[seat].species == "insomniac"


def fits_the_hour(state: State, seat: int, card: Special) -> bool:
    """FOU-I4."""
    return not card.mark or insomniac(state, seat) or card.mark == ("day" if state.day else "night")


POWERS: dict[str, Callable[[State, int], Offers]] = {
    "flying": flying, "predator": predator, "strategist": strategist}
# The architect reaches further (walking.reach, FOU-E3), the diplomat crosses (walking.crosses, FOU-E4).


def power_left(state: State, seat: int) -> bool:
    """Whether the species' power could still be used after an action, as all players can see."""
    mine = state.players[seat]
    return not mine.power_used and mine.species == ("flying" if state.day else "predator")
