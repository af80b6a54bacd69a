"""State of the naive Fili-Fourmis: a board as it is drawn, and the ants on it."""
from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache

Cell = tuple[int, int]  # column and row of the letter in the drawing, from the top left
Action = tuple[str, ...]  # ("Advance", "h9", "h10")
Ids = frozenset[str]
NO_IDS: Ids = frozenset()


@dataclass(frozen=True)
class Options:
    strict_contact: bool = False
    middle_breaks_ties: bool = True
    quiet_limit: int = 40


class Board:
    """The board of an edition as drawn (FIL-S1)."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.mark = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != " "}
        self.name = {(x, y): "abcdefghijklmnopqrstuvwxyz"[x // 2] + str(len(rows) - y) for x, y in self.mark}
        self.cell = {name: cell for cell, name in self.name.items()}
        self.around = {(x, y): [place for place in ((x - 2, y), (x + 2, y), (x - 1, y - 1), (x + 1, y - 1),
                                                    (x - 1, y + 1), (x + 1, y + 1)) if place in self.mark]
                       for x, y in self.mark}
        self.walls = [{cell for cell, mark in self.mark.items() if mark == red_or_violet} for red_or_violet in "RV"]
        self.rooms = [{cell for cell, mark in self.mark.items() if mark == red_or_violet} for red_or_violet in "rv"]
        self.hills = [walls | rooms for walls, rooms in zip(self.walls, self.rooms, strict=True)]

    def neighbours(self, cell: Cell) -> list[Cell]:
        return self.around[cell]

    def outside(self, cell: Cell) -> bool:
        return self.mark[cell] in ".#"

    def earth(self, cell: Cell) -> bool:
        return self.mark[cell] == "#"

    def ramparts(self, seat: int) -> set[Cell]:
        return self.walls[seat]

    def inside(self, seat: int) -> set[Cell]:
        return self.rooms[seat]

    def anthill(self, seat: int) -> set[Cell]:
        return self.hills[seat]

    def distance(self, cell: Cell, seat: int) -> int:
        """Return the number of cells to the nearest cell of an anthill, obstacles ignored."""
        return min(steps(cell, other) for other in self.anthill(seat))


def steps(one: Cell, other: Cell) -> int:
    """Return the distance in cube coordinates: their sum is 0, and the largest difference counts."""
    def cube(cell: Cell) -> tuple[int, int, int]:
        x, y = cell
        q = (x - y) // 2
        return q, y, -q - y

    return max(abs(a - b) for a, b in zip(cube(one), cube(other), strict=True))


@dataclass
class Naive:
    board: Board
    options: Options
    home: list[set[Cell]]  # by seat, ants that have not come out
    files: list[list[list[Cell]]]
    entered: list[set[Cell]]  # by seat, ants in the enemy's anthill
    turn: int = 0
    pending: tuple[str, ...] = ()  # ("Leaving", ant), ("Running", head), ("Entering", head, gate)
    stood: list[object] = field(default_factory=list)  # the position at the beginning of every turn of the game
    quiet: int = 0  # turns without an ant coming out or entering
    ended: str = ""
    known: dict[tuple[str, int], bool] = field(default_factory=dict)  # cached answers; a copy starts empty


def start(board: Board, options: Options) -> Naive:
    """FIL-S2, S3."""
    state = Naive(board, options, [set(board.anthill(0)), set(board.anthill(1))], [[], []], [set(), set()])
    state.stood.append(picture(state))
    return state


def copy_of(state: Naive) -> Naive:
    return replace(state, home=[set(ants) for ants in state.home], entered=[set(ants) for ants in state.entered],
                   files=[[list(line) for line in lines] for lines in state.files], stood=list(state.stood), known={})


def picture(state: Naive) -> object:
    """FIL-E3: ants, files read from either end, player to move."""
    lines = frozenset((seat, min(tuple(line), tuple(line[::-1]))) for seat in (0, 1) for line in state.files[seat])
    return (frozenset(state.home[0]), frozenset(state.home[1]), frozenset(state.entered[0]),
            frozenset(state.entered[1]), lines, state.turn)


def is_taken(state: Naive, cell: Cell) -> bool:
    return any(cell in ants for ants in (*state.home, *state.entered, *state.files[0], *state.files[1]))


def free_outside(state: Naive, cell: Cell) -> bool:
    return state.board.outside(cell) and not is_taken(state, cell)


def led_by(state: Naive, seat: int, cell: Cell) -> list[Cell] | None:
    """Return the seat's file with an end there."""
    return next((line for line in state.files[seat] if cell in (line[0], line[-1])), None)


def other_end(line: list[Cell], end: Cell) -> Cell:
    return line[-1] if line[0] == end else line[0]


def long_pairs(state: Naive, seat: int) -> set[frozenset[Cell]]:
    """FIL-M6: ends of two friendly files, side by side, together more than seven."""
    found = set()
    for number, one in enumerate(state.files[seat]):
        for other in state.files[seat][number + 1:]:
            for a in (one[0], one[-1]):
                for b in (other[0], other[-1]):
                    if b in state.board.neighbours(a) and len(one) + len(other) > 7:
                        found.add(frozenset((a, b)))
    return found


def too_long(before: Naive, after: Naive, seat: int) -> bool:
    """FIL-M6 with strict_contact: whether there is a pair that was not there before."""
    return before.options.strict_contact and bool(long_pairs(after, seat) - long_pairs(before, seat))


def way_out(state: Naive, seat: int, ant: Cell) -> set[Cell]:
    """FIL-O6: return the seat's ramparts that the ant can reach without passing an enemy."""
    board, met, fresh = state.board, {ant}, [ant]
    while fresh:
        for cell in board.neighbours(fresh.pop()):
            if cell in board.anthill(seat) and cell not in state.entered[1 - seat] and cell not in met:
                met.add(cell)
                fresh.append(cell)
    return met & board.ramparts(seat)


def beside(state: Naive, cell: Cell, cells: set[Cell]) -> bool:
    return any(other in cells for other in state.board.neighbours(cell))


@cache
def candidates(board: Board) -> list[Action]:
    """Return the sensible actions on this board, legal or not."""
    found: list[Action] = [("Stop",), ("Pass",)]
    for cell, name in board.name.items():
        if not board.outside(cell):
            found += [("ComeOut", name), ("Spread", name)]
        elif any(not board.outside(other) for other in board.neighbours(cell)):
            found.append(("Start", name))
        for other in board.neighbours(cell):
            to = board.name[other]
            if board.outside(cell) and board.outside(other):
                found.append(("Advance", name, to))
                if cell[::-1] < other[::-1]:  # each pair once, in reading order
                    found += [("Join", name, to), ("Split", name, to)]
            elif board.outside(cell):
                found.append(("Enter", name, to))
            elif not board.outside(other):
                found.append(("Step", name, to))
    return found
