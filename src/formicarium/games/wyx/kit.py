"""Wyx: the kit: edition and options as numbers (WYX-C1, C2, C3); immutable."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.packing import VariantData
from formicarium.core.step import ActionKind, assign_numbers, numbers_by_action
from formicarium.games.wyx.model import Domino, Enter, Pass, Take

NONE: Final[i64] = -1
NO_ENTRY: Final[i64] = -2  # number of a move that enters a queen outside the centre; -1 is an unknown move


@final
class BoardPlan:
    """The board: the numbers of its cells, and where dominoes fly."""

    def __init__(self, *, width: i64, height: i64, worth: vec[i64], centre: vec[i64], flight: vec[i64],
                 names: list[str]) -> None:
        self.width = width
        self.height = height
        self.cells = width * height
        self.worth = worth  # ants that a cell takes: 1, or the number of an anthill
        self.centre = centre
        # domino * cells + cell -> cell; `cells` is off the board. The last row is for an empty column: always off.
        self.flight = flight
        self.names = names  # by cell


@final
class DispenserPlan:
    """The dispenser: its columns, and the dominoes of each colour."""

    def __init__(self, *, depth: i64, colour: vec[i64], bag: vec[i64], start: vec[i64],
                 dominoes: list[Domino]) -> None:
        self.columns: i64 = len(colour)
        self.depth = depth
        self.colour = colour  # by column
        self.bag = bag  # by colour: bit set of its dominoes
        self.start = start  # by colour: number of its first domino
        self.dominoes = dominoes
        self.no_domino: i64 = len(dominoes)


@final
class Kit(VariantData):
    """Constants and moves of one edition, number of players and set of options; all states share it."""

    def __init__(self, *, seats: i64, open_dispenser: bool, closed: bool, finish: bool, ants: i64, board: BoardPlan,
                 dispenser: DispenserPlan) -> None:
        self.seats = seats
        self.open_dispenser = open_dispenser  # option open_dispenser, WYX-S1
        self.closed = closed  # option closed_anthills, WYX-T11
        self.finish = finish  # option finish_round, WYX-E5
        self.ants = ants  # ants of each player
        self.board = board
        self.dispenser = dispenser
        taking = ActionKind([Take(column + 1) for column in range(dispenser.columns)])
        passing = ActionKind([Pass()])
        entering = ActionKind([Enter(board.names[cell]) for cell in board.centre])
        kinds = [taking, passing, entering]
        self.moves = assign_numbers(kinds)
        self.pass_move = passing.first  # cached, because a state needs it at every move
        self.first_entry = entering.first
        self.actions = [action for kind in kinds for action in kind.actions]  # by move
        self.numbers = numbers_by_action(kinds)  # the move of each action
