"""Additions of the upper levels to the box: 60 special cards, 6 species, and the numbers of each level."""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.oracle.fourmidable.naive_box import (
    CENTRES,
    KINDS,
    SECTIONS,
    WATER,
    Card,
    Cell,
    deck,
    distance,
    in_play,
    printed_board,
)

INTERMEDIATE, EXPERIENCED, SOLO = "intermediate", "experienced", "solo"
MODES = (INTERMEDIATE, EXPERIENCED, SOLO)
SPECIES = ("flying", "predator", "architect", "diplomat", "insomniac", "strategist")  # FOU-E1 to E6
DAY, NIGHT = "day", "night"


@dataclass(frozen=True, order=True)
class Special:
    """A special card: its effect, FOU-C1 to C37, and the mark of a day or a night (FOU-I4)."""

    id: str
    mark: str = ""

    @property
    def rule(self) -> str:
        return f"FOU-{self.id}"


def numbers(*spans: tuple[int, int]) -> list[str]:
    return [f"C{number}" for first, last in spans for number in range(first, last + 1)]


MARKED = numbers((4, 12), (16, 27), (30, 31))  # effects with a card of the day and one of the night
SINGLE = numbers((1, 3), (13, 15), (28, 29), (32, 37))


def specials() -> Counter[Special]:
    return Counter([Special(one, mark) for one in MARKED for mark in (DAY, NIGHT)] + [Special(one) for one in SINGLE])


def objectives(players: int) -> Counter[Card]:
    return sum((deck(kind, players) for kind in KINDS), Counter())


def sections_of(players: int) -> tuple[int, ...]:
    """FOU-P1: in Solo, only the middle section."""
    return () if players == 1 else SECTIONS[players]


def board(sections: tuple[int, ...], players: int) -> dict[Cell, str]:
    """FOU-S1; in Solo the side for 4 to 6 (FOU-P1)."""
    if players == 1:
        return {cell: mark for cell, mark in printed_board(4).items() if distance(cell, CENTRES[0]) <= 2}
    return in_play(sections, players)


OPEN = {1: 5, 2: 5, 3: 6, 4: 7, 5: 8, 6: 9}  # FOU-X1, P2
SPECIALS_EACH, DRAFTED_FROM = 6, 8  # FOU-I1, X4
STARTING_ANTS = 3  # FOU-A2, X5
GOAL = 8  # FOU-A19, X9
SOLO_ROUNDS = 6  # FOU-P6
# FOU-P6: points must exceed the limit
RANKS = ((130, "magnificent"), (120, "fantastic"), (110, "brilliant"), (100, "clever"))
HUNTS = {letter: predator for predator, letters in
         {"grasshopper": "RBM", "spider": "LCS", "worm": "OGT"}.items() for letter in letters}
HOLE_UNDER_WATER = next(cell for cell, mark in board((), 1).items() if mark == WATER)  # FOU-P1
