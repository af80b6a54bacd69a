"""Wyx: an edition's board, dominoes and ants; checked on load and converted to a kit for the rules."""
from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.editions import BadEdition, Editions, Name
from formicarium.core.variant_data import variant_cache
from formicarium.games.wyx.kit import BoardPlan, DispenserPlan, Kit
from formicarium.games.wyx.model import Domino

LETTERS = "abcdefghijklmnopqrstuvwxyz"
ORDINARY, CENTRAL = ".", "*"


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[str, ...]  # the top row first


class Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: Literal["left", "right"]
    way: Literal["up", "down"]
    columns: tuple[int, ...]  # counted from 1
    dominoes: tuple[tuple[int, int], ...]  # pairs (across, along)


class Dispenser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    depth: int
    colours: tuple[Colour, ...]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    board: Ground
    ants: dict[Literal["2", "3", "4"], int]
    dispenser: Dispenser


def check(edition: Edition) -> None:
    check_board(edition.board.rows)
    check_dispenser(edition.dispenser)
    for players in ("2", "3", "4"):
        if edition.ants.get(players, 0) < 1:
            raise BadEdition(f"ants.{players}: each player needs at least one ant")


def check_board(rows: tuple[str, ...]) -> None:
    """Check the board (WYX-C1)."""
    if not 2 <= len(rows) <= 26 or not 2 <= len(rows[0]) <= 26:
        raise BadEdition("board.rows: 2 to 26 rows of 2 to 26 cells")
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise BadEdition(f"board.rows[{number}]: {len(row)} cells, but the first row has {len(rows[0])}")
        for mark in row:
            if mark not in ".*23456789":
                raise BadEdition(f"board.rows[{number}]: {mark!r} is no cell; "
                                 "'.' ordinary, '*' central, 2 to 9 anthill")
    if not 4 <= "".join(rows).count(CENTRAL) <= 12:
        raise BadEdition("board.rows: 4 to 12 central cells, one a queen at least")


def check_dispenser(dispenser: Dispenser) -> None:
    """Check the dispenser (WYX-C2). The limits keep every set of choices within 30 bits."""
    columns = sorted(column for colour in dispenser.colours for column in colour.columns)
    if columns != list(range(1, len(columns) + 1)) or not 1 <= len(columns) <= 12:
        raise BadEdition(f"dispenser.colours: the columns must be 1 to at most 12, each once; they are {columns}")
    for number, colour in enumerate(dispenser.colours):
        place = f"dispenser.colours[{number}]"
        if len(colour.dominoes) != len(colour.columns) * dispenser.depth:
            raise BadEdition(f"{place}: {len(colour.dominoes)} dominoes for {len(colour.columns)} columns "
                             f"of {dispenser.depth}")
        if len(colour.dominoes) > 30:
            raise BadEdition(f"{place}: {len(colour.dominoes)} dominoes; a colour has 30 at most")
        if len(set(colour.dominoes)) != len(colour.dominoes):
            raise BadEdition(f"{place}: a domino is there twice; all are different")
        if min((min(domino) for domino in colour.dominoes), default=0) < 1:
            raise BadEdition(f"{place}: a domino flies at least one cell across and one along")
    ways = [(colour.side, colour.way) for colour in dispenser.colours]
    if len(set(ways)) != len(ways):
        raise BadEdition("dispenser.colours: two colours fly the same way")


EDITIONS = Editions(Edition, Path(__file__).parent / "editions", check)


@variant_cache(EDITIONS, "formicarium.games.wyx.edition.kit")
def kit(name: str, players: int, open_dispenser: bool, closed: bool, finish: bool) -> Kit:
    """Return the edition and the options in the form that the rules use."""
    edition = EDITIONS[name]
    rows = edition.board.rows[::-1]  # row 1 at the bottom
    width, height = len(rows[0]), len(rows)
    marks = "".join(rows)
    colours = edition.dispenser.colours
    dominoes = [Domino(colour.side, across, colour.way, along) for colour in colours
                for across, along in colour.dominoes]
    colour_of = {column: number for number, colour in enumerate(colours) for column in colour.columns}
    starts = [sum(len(colour.dominoes) for colour in colours[:number]) for number in range(len(colours))]
    landings = [landing(cell, domino, width, height) for domino in dominoes for cell in range(width * height)]
    board = BoardPlan(
        width=width, height=height, worth=vec[i64]([int(mark) if mark.isdigit() else 1 for mark in marks]),
        centre=vec[i64]([cell for cell, mark in enumerate(marks) if mark == CENTRAL]),
        flight=vec[i64](landings + [width * height] * (width * height)),
        names=[f"{LETTERS[cell % width]}{cell // width + 1}" for cell in range(width * height)])
    dispenser = DispenserPlan(
        depth=edition.dispenser.depth, colour=vec[i64]([colour_of[column + 1] for column in range(len(colour_of))]),
        bag=vec[i64]([(1 << len(colour.dominoes)) - 1 for colour in colours]), start=vec[i64](starts),
        dominoes=dominoes)
    return Kit(seats=players, open_dispenser=open_dispenser, closed=closed, finish=finish,
               ants=edition.ants[str(players)],  # type: ignore[index]  # 2, 3 or 4
               board=board, dispenser=dispenser)


def landing(cell: int, domino: Domino, width: int, height: int) -> int:
    """Return the cell where a flight ends; one past the last cell means off the board (WYX-T5)."""
    x = cell % width + (domino.across if domino.side == "right" else -domino.across)
    y = cell // width + (domino.along if domino.way == "up" else -domino.along)
    return y * width + x if 0 <= x < width and 0 <= y < height else width * height
