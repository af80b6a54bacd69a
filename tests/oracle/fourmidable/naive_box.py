"""Contents of the Fourmidable box, typed from the component lists and not read from the editions."""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations_with_replacement

Cell = tuple[int, int]  # axial coordinates (q, r) of the main board: r goes straight down, q to the right and down

HUNTER, FARMER, DIGGER = "hunter", "farmer", "digger"
KINDS = (HUNTER, FARMER, DIGGER)
GATHERS = {HUNTER: "LCS", FARMER: "RBM", DIGGER: "OGT"}  # FOU-K7; T is brown earth, B a blueberry
WATER, NEST, BARE = "W", "N", "."  # BARE: without a resource

# FOU-S1, the side for 4 to 6 players: by row, the q of the first cell and the cells with q increasing
ROWS = {
    -7: (2, "BNL"), -6: (1, "CRLR"), -5: (0, "SMCSMBCL"), -4: (-3, "SRLBBLRBMRN"), -3: (-4, "NLMCSCMLRLSC"),
    -2: (-5, "BRCBRMCSSCRS"), -1: (-5, "MMLCRLBBMBM"), 0: (-5, "SBSMSWMCCBL"), 1: (-5, "LCRRLRCSMSM"),
    2: (-6, "RMBSLSBRBCRL"), 3: (-7, "SBCMCMSLCMBN"), 4: (-7, "NRSBBCRBLRS"), 5: (-7, "LMLMRLMB"), 6: (-4, "SSRC"),
    7: (-4, "CNL"),
}
CENTRES: tuple[Cell, ...] = ((0, 0), (5, -3), (3, 2), (-2, 5), (-5, 3), (-3, -2), (2, -5))
# nests of the side for 4 to 6 players
NESTS: tuple[Cell, ...] = ((0, 0), (7, -4), (4, 3), (-3, 7), (-7, 4), (-4, -3), (3, -7))
# sections in play, by seat
SECTIONS = {2: (1, 4), 3: (1, 3, 5), 4: (1, 3, 4, 6), 5: (1, 2, 3, 4, 5), 6: (1, 2, 3, 4, 5, 6)}


def distance(one: Cell, other: Cell) -> int:
    """FOU-A9: number of cells in a straight line."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def beside(cell: Cell) -> list[Cell]:
    """FOU-K6: the six neighbours."""
    q, r = cell
    return [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]


def printed_board(players: int) -> dict[Cell, str]:
    """FOU-S1, all 133 cells; the side for 2 and 3 players has nests in the middle of their sections."""
    board = {(first + step, r): mark for r, (first, row) in ROWS.items() for step, mark in enumerate(row)}
    if players <= 3:
        for centre, nest in zip(CENTRES[1:], NESTS[1:], strict=True):
            board[centre], board[nest] = board[nest], board[centre]
    return board


def in_play(sections: tuple[int, ...], players: int) -> dict[Cell, str]:
    """FOU-S1: the middle section and those that are not masked."""
    return {cell: mark for cell, mark in printed_board(players).items()
            if any(distance(cell, CENTRES[section]) <= 2 for section in (0, *sections))}


# FOU-S6: the nest board as drawn; "1" is the whole shaft, drawn where it touches column 4.
DRAWN = (
    ".  .  4O 3G 2T 1",
    "T  G  O  O  T  1",
    "O  T  G  G  O  1",
    "G  O  T  T  G  1",
)
LIBRARY, QUEEN = "library", "queen"


def nest_board() -> tuple[dict[str, str], dict[str, set[str]]]:
    """Return the earth and the side neighbours of each cell. Plain cells are r1c0 (top left) to r3c4."""
    earth: dict[str, str] = {}
    at: dict[tuple[int, int], str] = {}
    for row, line in enumerate(DRAWN):
        for column, mark in enumerate(line.split()):
            if mark == ".":
                continue
            name = mark[0] if mark[0].isdigit() else f"r{row}c{column}"
            at[row, column] = name
            if name != "1":
                earth[name] = mark[-1]
    joined: dict[str, set[str]] = {name: set() for name in (*at.values(), LIBRARY, QUEEN)}
    pairs = [(one, other) for (row, column), one in at.items()
             for other in (at.get((row + 1, column)), at.get((row, column + 1))) if other is not None]
    for one, other in (*pairs, ("1", LIBRARY), ("1", QUEEN), (LIBRARY, QUEEN)):
        if one != other:
            joined[one].add(other)
            joined[other].add(one)
    return earth, joined


EARTH, TUNNELS = nest_board()
NUMBERED = ("2", "3", "4")


@dataclass(frozen=True, order=True)
class Card:
    kind: str
    cost: str  # letters of its resources, in the order of GATHERS
    points: int


def points_of(cost: str) -> int:
    return {(2, 2): 5, (2, 1): 6, (3, 3): 9, (3, 2): 10, (3, 1): 12}[len(cost), len(set(cost))]


def deck(kind: str, players: int) -> Counter[Card]:
    """FOU-S4: the six pairs and ten triples; with 4 players or more the ten triples again."""
    cards: Counter[Card] = Counter()
    for number in (2, 3):
        for cost in map("".join, combinations_with_replacement(GATHERS[kind], number)):
            cards[Card(kind, cost, points_of(cost))] += 2 if number == 3 and players >= 4 else 1
    return cards


def birth_tiles(players: int) -> Counter[str]:
    """FOU-A6."""
    extra = {4: DIGGER, 5: HUNTER, 6: FARMER}
    return Counter({HUNTER: 2, FARMER: 2, DIGGER: 1}) + Counter(extra[one] for one in extra if one <= players)


SKIES = ("sun", "wind", "rain", "?")  # FOU-A3: four equally likely quarters
FAVOURS = {"sun": FARMER, "wind": HUNTER, "rain": DIGGER}
PREDATORS = ("grasshopper", "spider", "worm")
EATS = {"grasshopper": "RBM", "spider": "LCS", "worm": "OGT"}  # FOU-A16
PHEROMONES, OF_EACH = 18, 5  # FOU-S2
