"""Fili-Fourmis: an edition's board; checked on load and converted to a kit for the rules."""
from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import scramble
from formicarium.core.editions import BadEdition, Editions, Name
from formicarium.games.fili_fourmis.kit import NONE, Anthills, BoardPlan, HashKeys, Kit, Passages

GRASS, EARTH, NOTHING = ".", "#", " "
RAMPARTS, INSIDES = "RV", "rv"  # by seat; red is at the bottom
LETTERS = "abcdefghijklmnopqrstuvwxyz"
# steps to the six neighbours, counterclockwise from the right
SIDES = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))
ANTS = range(3, 31)  # ants of each player: enough for a file, and at most 30 bits for a set
TURNED = str.maketrans("RrVv", "VvRr")
Spot = tuple[int, int]  # place in the drawing: halves of a cell from the left, rows from the top


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[str, ...]  # top row first; a cell at every other place, each row shifted by one against the next


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    board: Ground


def check(edition: Edition) -> None:
    """Check the board (FIL-S1)."""
    rows = edition.board.rows
    check_rows(rows)
    marks = read(rows)
    check_turned(rows, marks)
    hills = [[place for place, mark in marks.items() if mark in RAMPARTS[seat] + INSIDES[seat]] for seat in (0, 1)]
    if len(hills[0]) not in ANTS:
        raise BadEdition(f"board.rows: an anthill has {len(hills[0])} cells; it has {ANTS[0]} to {ANTS[-1]}")
    outside = [place for place, mark in marks.items() if mark in GRASS + EARTH]
    for part, places in (("an anthill", hills[0]), ("what lies outside", outside)):
        if not is_one_piece(places):
            raise BadEdition(f"board.rows: {part} must be in one piece")
    for x, y in hills[0]:
        closed = all((x + dx, y + dy) in hills[0] for dx, dy in SIDES)
        if closed != (marks[x, y] == INSIDES[0]):
            raise BadEdition(f"board.rows[{y}]: {cell_name((x, y), rows)} is {'' if closed else 'not '}closed in by "
                             f"its anthill, so it is {INSIDES[0] if closed else RAMPARTS[0]!r}")


def check_rows(rows: tuple[str, ...]) -> None:
    if not 3 <= len(rows) <= 99 or not all(0 < len(row) < 2 * len(LETTERS) for row in rows):
        raise BadEdition(f"board.rows: 3 to 99 rows of 1 to {len(LETTERS)} cells")
    shift = len(rows[0]) - len(rows[0].lstrip())
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark not in GRASS + EARTH + RAMPARTS + INSIDES + NOTHING:
                raise BadEdition(f"board.rows[{y}]: {mark!r} is no cell; '.' grass, '#' earth, R r V v anthills")
            if mark != NOTHING and (x + y + shift) % 2:
                raise BadEdition(f"board.rows[{y}]: {mark!r} at place {x + 1} is not between the cells above")


def check_turned(rows: tuple[str, ...], marks: dict[Spot, str]) -> None:
    """Check that half a turn maps the board to itself, and each anthill to the other."""
    left, right = min(x for x, _ in marks), max(x for x, _ in marks)
    for (x, y), mark in marks.items():
        opposite = left + right - x, len(rows) - 1 - y
        if marks.get(opposite) != mark.translate(TURNED):
            raise BadEdition(f"board.rows[{y}]: {cell_name((x, y), rows)} is {mark!r}; after half a turn there is "
                             f"{marks.get(opposite, NOTHING)!r}, not {mark.translate(TURNED)!r}")


def read(rows: tuple[str, ...]) -> dict[Spot, str]:
    """Return the cells in reading order."""
    return {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != NOTHING}


def cell_name(spot: Spot, rows: tuple[str, ...]) -> str:
    """Return the name of a cell; row 1 is at the bottom."""
    return f"{LETTERS[spot[0] // 2]}{len(rows) - spot[1]}"


def is_one_piece(places: list[Spot]) -> bool:
    left = set(places)
    fresh = [left.pop()] if left else []
    while fresh:
        x, y = fresh.pop()
        found = {(x + dx, y + dy) for dx, dy in SIDES} & left
        left -= found
        fresh += found
    return not left


def distance(one: Spot, other: Spot) -> int:
    across, along = abs(one[0] - other[0]), abs(one[1] - other[1])
    return along + max(0, across - along) // 2


EDITIONS = Editions(Edition, Path(__file__).parent / "editions", check)


@cache
def kit(name: str, strict: bool, limit: int, middle: bool) -> Kit:
    """Return the edition and the options in the form that the rules use; cached."""
    rows = EDITIONS[name].board.rows
    marks = read(rows)
    spots = list(marks)
    cells = len(spots)
    cell_of = {spot: cell for cell, spot in enumerate(spots)}
    near = [cell_of.get((x + dx, y + dy), cells) for x, y in spots for dx, dy in SIDES]
    sides = [[other for other in near[6 * cell:6 * cell + 6] if other != cells] for cell in range(cells)]
    home = [next((seat for seat in (0, 1) if mark in RAMPARTS[seat] + INSIDES[seat]), NONE) for mark in marks.values()]
    outside = [cell for cell in range(cells) if home[cell] == NONE]
    hill = [cell for cell in range(cells) if home[cell] == 0]
    house = [*hill, *(cells - 1 - cell for cell in hill)]
    place = [NONE] * cells
    for number, cell in enumerate(house):
        place[cell] = number % len(hill)
    hills = [[spots[cell] for cell in house if home[cell] == seat] for seat in (0, 1)]
    pairs = [(one, other) for one in range(cells) for other in sides[one]]

    def cells_beside(cell: int, seat: int) -> int:
        """Return a bit set of the cells of an anthill beside a cell."""
        return sum(1 << place[other] for other in sides[cell] if home[other] == seat)

    board = BoardPlan(
        near=vec[i64](near),
        outside=vec[i64]([cells if other != cells and home[other] != NONE else other for other in near]),
        home=vec[i64](home), earth=vec[i64]([int(mark == EARTH) for mark in marks.values()]),
        away=vec[i64]([min(distance(spot, other) for other in hills[seat]) for seat in (0, 1) for spot in spots]))
    anthills = Anthills(
        place=vec[i64](place), house=vec[i64](house),
        around=vec[i64]([cells_beside(cell, home[cell]) for cell in house]),
        walls=sum(1 << place[cell] for cell in hill if marks[spots[cell]] in RAMPARTS),
        brink=vec[i64]([cells_beside(cell, seat) if home[cell] == NONE else 0
                        for seat in (0, 1) for cell in range(cells)]))
    passages = Passages(
        starts=vec[i64]([cell for cell in outside if cells_beside(cell, 0) or cells_beside(cell, 1)]),
        ways=vec[i64]([end for one, other in pairs if one < other and home[one] == home[other] == NONE
                       for end in (one, other, other, one)]),
        gates=vec[i64]([end for one, other in pairs if home[one] == NONE != home[other] for end in (one, other)]),
        paces=vec[i64]([end for one, other in pairs if home[one] == home[other] != NONE for end in (one, other)]),
        near=board.near, cells=cells)
    keys = HashKeys(
        ant=vec[i64]([key(number, 61) for number in range(2 * cells)]),
        link=vec[i64]([key(2 * cells + number, 31) for number in range(cells)]), turn=key(3 * cells, 61))
    return Kit(strict=strict, limit=limit, middle=middle, names=[cell_name(spot, rows) for spot in spots], board=board,
               anthills=anthills, keys=keys, passages=passages)


def key(number: int, bits: int) -> int:
    """Return pseudorandom bits that never change, because positions contain them (FIL-E3)."""
    return (scramble(2 * number + 1) << 32 | scramble(2 * number + 2)) & (1 << bits) - 1 | 1
