"""Hand-made Wyx positions with the answers the rules give, worked out on paper.

Plain data, no import of any engine. Each position is a dict:

name, rules (ledger ids concerned), players, options, seat (who asks or acts),
state: queens, cells {cell: (seat, ants)}, supply, columns (front first, None = unseen), gone, turn, ended, called,
legal: the complete set of legal actions of that seat,
refused: {action: acceptable ledger ids},
then (some): (action, domino shown behind, facts afterwards), facts being any of
queens, cells, supply, turn, called, ended, winners, fronts (visible domino of each column, None = empty).

The board is that of editions.md 5.3: anthills of 3 in the corners, of 2 on b3 b6 c2 c7 f2 f7 g3 g6.
Columns 1-2 go left and up, 3-4 left and down, 5-6 right and down, 7-8 right and up.
Short hand below: "21" is 2 across and 1 along in the direction of its column, "--" an empty column. Where the gone
dominoes do not matter they are the first of the colour that are not seen.
"""

from __future__ import annotations

from typing import Any

Domino = tuple[str, int, str, int]
Action = tuple[str] | tuple[str, str] | tuple[str, int]
Position = dict[str, Any]

DIRECTIONS = (
    ("left", "up"),
    ("left", "up"),
    ("left", "down"),
    ("left", "down"),
    ("right", "down"),
    ("right", "down"),
    ("right", "up"),
    ("right", "up"),
)
PASS: Action = ("Pass",)
T2, T3, T4, T5, T7 = {"WYX-T2"}, {"WYX-T3"}, {"WYX-T4"}, {"WYX-T5"}, {"WYX-T7"}
T34 = {"WYX-T3", "WYX-T4"}
S2 = {"WYX-S2"}
POSITIONS: list[Position] = []


def enter(*cells: str) -> set[Action]:
    return {("Enter", cell) for cell in cells}


def take(*columns: int) -> set[Action]:
    return {("Take", column) for column in columns}


def no(ids: set[str], *columns: int) -> dict[Action, set[str]]:
    """These columns are refused for these reasons."""
    return {("Take", column): ids for column in columns}


def domino(column: int, short: str) -> Domino:
    side, way = DIRECTIONS[column - 1]
    return (side, int(short[0]), way, int(short[1]))


def ants(seat: int, text: str) -> dict[str, tuple[int, int]]:
    """Read "a1:3 b2" as three ants on a1 and one on b2, all of this seat."""
    result = {}
    for word in text.split():
        cell, _, number = word.partition(":")
        result[cell] = (seat, int(number or 1))
    return result


def table(
    fronts: str, depths: str, behind: dict[int, str] | None = None, keep: tuple[Domino, ...] = ()
) -> dict[str, Any]:
    """Columns and gone dominoes: the fronts, the number of dominoes in each column, what is known behind.

    The dominoes to keep are hidden, not gone: they show later.
    """
    columns: list[list[Domino | None]] = []
    shorts = fronts.split()
    for number, (short, depth) in enumerate(zip(shorts, depths.split(), strict=True), start=1):
        column: list[Domino | None] = [] if short == "--" else [domino(number, short)]
        column += [domino(number, word) for word in (behind or {}).get(number, "").split()]
        column += [None] * (int(depth) - len(column))
        columns.append(column)
    gone: set[Domino] = set()
    for side, way in dict.fromkeys(DIRECTIONS):
        mine = [column for column, which in zip(columns, DIRECTIONS, strict=True) if which == (side, way)]
        left = 16 - sum(len(column) for column in mine)
        for across in (1, 2, 3, 4):
            for along in (1, 2, 3, 4):
                one: Domino = (side, across, way, along)
                if left > 0 and one not in keep and all(one not in column for column in mine):
                    gone.add(one)
                    left -= 1
    return {"columns": columns, "gone": gone}


def add(
    name: str,
    rules: str,
    queens: str,
    cells: dict[str, tuple[int, int]],
    dispenser: dict[str, Any],
    supply: list[int],
    legal: set[Action],
    refused: dict[Action, set[str]],
    then: tuple[Action, Domino | None, dict[str, Any]] | None = None,
    turn: int = 0,
    seat: int | None = None,
    ended: str = "",
    called: bool = False,
    gone: set[Domino] | None = None,
    **options: bool,
) -> None:
    seats: list[str | None] = [None if queen == "-" else queen for queen in queens.split()]
    position: Position = {
        "name": name,
        "rules": ["WYX-" + rule for rule in rules.split()],
        "players": len(seats),
        "options": {option: True for option, value in options.items() if value},
        "seat": turn if seat is None else seat,
        "state": {
            "queens": seats,
            "cells": dict(cells),
            "supply": list(supply),
            "columns": [list(column) for column in dispenser["columns"]],
            "gone": set(dispenser["gone"] if gone is None else gone),
            "turn": turn,
            "ended": ended,
            "called": called,
        },
        "legal": legal,
        "refused": refused,
    }
    if then is not None:
        position["then"] = then
    POSITIONS.append(position)


FULL = "8 8 8 8 8 8 8 8"
EMPTY = "-- -- -- -- -- -- -- --"

# ---------------------------------------------------------------- set-up: WYX-S2, WYX-T1

fresh = table("11 22 21 12 33 44 13 24", FULL)
add(
    "set-up: the first queen may stand on any central cell and nowhere else",
    "C1 C3 S2",
    "- -",
    {},
    fresh,
    [32, 32],
    enter("d4", "d5", "e4", "e5"),
    {("Enter", "a1"): S2, ("Enter", "d3"): S2, ("Enter", "f4"): S2, ("Take", 1): S2, PASS: {"WYX-S2", "WYX-T7"}},
    (("Enter", "d4"), None, {"queens": ["d4", None], "cells": {}, "supply": [32, 32], "turn": 1, "ended": ""}),
)
add(
    "set-up: the second player waits for the first",
    "S2 T1",
    "- -",
    {},
    fresh,
    [32, 32],
    set(),
    {("Enter", "d4"): {"WYX-S2", "WYX-T1"}},
    seat=1,
)
add(
    "set-up: the second queen on a different central cell, then the first seat plays",
    "S2 T1 E3",
    "e5 -",
    {},
    fresh,
    [32, 32],
    enter("d4", "d5", "e4"),
    {("Enter", "e5"): S2, ("Enter", "c3"): S2, ("Take", 7): S2},
    (("Enter", "d4"), None, {"queens": ["e5", "d4"], "cells": {}, "supply": [32, 32], "turn": 0, "ended": ""}),
    turn=1,
)
add(
    "set-up: the fourth queen has one cell left; sixteen ants each",
    "C3 S2",
    "d4 e4 d5 -",
    {},
    fresh,
    [16, 16, 16, 16],
    enter("e5"),
    {("Enter", "d4"): S2, ("Enter", "e4"): S2, ("Enter", "d5"): S2},
    (("Enter", "e5"), None, {"cells": {}, "supply": [16, 16, 16, 16], "turn": 0, "ended": "", "winners": []}),
    turn=3,
)

# ---------------------------------------------------------------- a first move: T2 T4 T5 T7 T9 T10

# d4: 1 -> c5, 2 -> off left, 3 -> b3 (anthill), 4 -> off below, 5 -> off below, 6 -> g2, 7 -> e5 (queen), 8 -> g8
first = table("11 42 21 14 44 32 11 34", FULL)
first_refused = no(T5, 2, 4, 5) | no(T4, 7) | {PASS: T7, ("Enter", "d5"): S2, ("Enter", "d4"): S2}
add(
    "first move onto a free anthill of 2; the picture of the rulebook (2 left and 1 down)",
    "C2 T2 T4 T5 T7 T9",
    "d4 e5",
    {},
    first,
    [32, 32],
    take(1, 3, 6, 8),
    first_refused,
    (
        ("Take", 3),
        domino(3, "33"),
        {
            "queens": ["b3", "e5"],
            "cells": {"b3": (0, 2)},
            "supply": [30, 32],
            "turn": 1,
            "ended": "",
            "winners": [],
            "fronts": [
                domino(column, short)
                for column, short in enumerate(["11", "42", "33", "14", "44", "32", "11", "34"], 1)
            ],
        },
    ),
)
add(
    "first move onto a free ordinary cell: one ant",
    "T10",
    "d4 e5",
    {},
    first,
    [32, 32],
    take(1, 3, 6, 8),
    first_refused | {("Take", 9): {"WYX-C2", "WYX-T2"}, ("Take", 0): {"WYX-C2", "WYX-T2"}},
    (("Take", 1), domino(1, "44"), {"queens": ["c5", "e5"], "cells": {"c5": (0, 1)}, "supply": [31, 32], "turn": 1}),
)
add(
    "out of turn: nothing, however allowed the move would be",
    "T1",
    "d4 e5",
    {},
    first,
    [32, 32],
    set(),
    {("Take", 1): {"WYX-T1"}, PASS: {"WYX-T1"}},
    seat=1,
)

# ---------------------------------------------------------------- the edges: T5, four queens in four corners

corner_cells = ants(0, "a1:3") | ants(1, "a8:3") | ants(2, "h8:3") | ants(3, "h1:3")
corner_gone = {("left", 3, "down", 3), ("left", 3, "up", 3), ("right", 3, "up", 3), ("right", 3, "down", 3)}
add(
    "corner a1: only right and up stays on the board",
    "C2 T5 T10",
    "a1 a8 h8 h1",
    corner_cells,
    table("11 22 11 22 11 22 11 22", "7 8 7 8 7 8 7 8"),
    [13, 13, 13, 13],
    take(7, 8),
    no(T5, 1, 2, 3, 4, 5, 6) | {PASS: T7},
    (("Take", 7), domino(7, "12"), {"queens": ["b2", "a8", "h8", "h1"], "supply": [12, 13, 13, 13], "turn": 1}),
    gone=corner_gone,
)
add(
    "corner a8: only right and down stays on the board",
    "C2 T5 T10",
    "b2 a8 h8 h1",
    corner_cells | ants(0, "b2"),
    table("11 22 11 22 11 22 12 22", "7 8 7 8 7 8 6 8"),
    [12, 13, 13, 13],
    take(5, 6),
    no(T5, 1, 2, 3, 4, 7, 8) | {PASS: T7},
    (("Take", 5), domino(5, "12"), {"queens": ["b2", "b7", "h8", "h1"], "supply": [12, 12, 13, 13], "turn": 2}),
    turn=1,
    gone=corner_gone | {("right", 1, "up", 1)},
)
add(
    "corner h8: only left and down stays on the board",
    "C2 T5 T10",
    "b2 b7 h8 h1",
    corner_cells | ants(0, "b2") | ants(1, "b7"),
    table("11 22 11 22 12 22 12 22", "7 8 7 8 6 8 6 8"),
    [12, 12, 13, 13],
    take(3, 4),
    no(T5, 1, 2, 5, 6, 7, 8) | {PASS: T7},
    (("Take", 3), domino(3, "12"), {"queens": ["b2", "b7", "g7", "h1"], "supply": [12, 12, 12, 13], "turn": 3}),
    turn=2,
    gone=corner_gone | {("right", 1, "up", 1), ("right", 1, "down", 1)},
)
add(
    "corner h1: only left and up stays on the board; after the fourth seat the first",
    "C2 T1 T5 T10",
    "b2 b7 g7 h1",
    corner_cells | ants(0, "b2") | ants(1, "b7") | ants(2, "g7"),
    table("11 22 12 22 12 22 12 22", "7 8 6 8 6 8 6 8"),
    [12, 12, 12, 13],
    take(1, 2),
    no(T5, 3, 4, 5, 6, 7, 8) | {PASS: T7},
    (("Take", 2), domino(2, "34"), {"queens": ["b2", "b7", "g7", "f3"], "supply": [12, 12, 12, 12], "turn": 0}),
    turn=3,
    gone=corner_gone | {("right", 1, "up", 1), ("right", 1, "down", 1), ("left", 1, "down", 1)},
)

# ---------------------------------------------------------------- flying over: T6

# b2: 1 -> a3, 2 -> off, 3 -> a1 (anthill), 4 -> off, 5 -> c1, 6 -> off, 7 -> e5 over c3 and d4, 8 -> d4 (queen)
fly_cells = ants(0, "b2 b5") | ants(1, "c3 d4")
add(
    "the queen flies over an enemy ant and the enemy queen and leaves both alone",
    "T6 T4 T5",
    "b2 d4",
    fly_cells,
    table("11 21 11 22 11 12 33 22", "7 8 7 7 8 7 8 8"),
    [30, 30],
    take(1, 3, 5, 7),
    no(T5, 2, 4, 6) | no(T4, 8) | {PASS: T7},
    (("Take", 7), domino(7, "44"), {"cells": fly_cells | ants(0, "e5"), "supply": [29, 30], "ended": "", "turn": 1}),
)
# a5: 1, 2, 3, 4 -> off left, 5 -> c3 over nothing, 6 -> d2, 7 -> c7 over b6 (enemy anthill), 8 -> b6 itself
over_cells = ants(0, "a5 d1") | ants(1, "b6:2 g5")
add(
    "the queen flies over an enemy anthill but may not land on it",
    "T6 T3 T9",
    "a5 g5",
    over_cells,
    table("11 12 11 12 22 33 22 11", "8 8 8 8 6 8 7 7"),
    [30, 29],
    take(5, 6, 7),
    no(T5, 1, 2, 3, 4) | no(T3, 8) | {PASS: T7},
    (("Take", 7), domino(7, "44"), {"cells": over_cells | ants(0, "c7:2"), "supply": [28, 29], "turn": 1}),
)

# ---------------------------------------------------------------- ordinary cells: T8 T10 T11

# c3: 1 -> b4, 2 -> b5 (own), 3 -> b2, 4 -> off below, 5 -> d2, 6 -> off below, 7 -> d5 (enemy ant), 8 -> e4 (own)
fight = ants(0, "c3 e4 b5") | ants(1, "d5 f5 g4")
fight_table = table("11 12 11 13 11 33 12 21", "7 7 7 8 7 8 7 7")
fight_refused = no(T5, 4, 6) | {PASS: T7}
add(
    "capture: the enemy ant goes home and one of mine takes its place",
    "T8",
    "c3 f5",
    fight,
    fight_table,
    [29, 29],
    take(1, 2, 3, 5, 7, 8),
    fight_refused,
    (
        ("Take", 7),
        domino(7, "44"),
        {"queens": ["d5", "f5"], "cells": fight | ants(0, "d5"), "supply": [28, 30], "ended": "", "turn": 1},
    ),
)
add(
    "my own ant on a central cell: nothing is placed, the domino is gone all the same",
    "T11 T2",
    "c3 f5",
    fight,
    fight_table,
    [29, 29],
    take(1, 2, 3, 5, 7, 8),
    fight_refused,
    (
        ("Take", 8),
        domino(8, "43"),
        {
            "queens": ["e4", "f5"],
            "cells": fight,
            "supply": [29, 29],
            "turn": 1,
            "fronts": [
                domino(column, short)
                for column, short in enumerate(["11", "12", "11", "13", "11", "33", "12", "43"], 1)
            ],
        },
    ),
)
add(
    "my own ant on an ordinary cell: nothing is placed",
    "T11",
    "c3 f5",
    fight,
    fight_table,
    [29, 29],
    take(1, 2, 3, 5, 7, 8),
    fight_refused,
    (("Take", 2), domino(2, "31"), {"queens": ["b5", "f5"], "cells": fight, "supply": [29, 29], "turn": 1}),
)

# ---------------------------------------------------------------- central cells are ordinary: C1

# b2: 1 -> a5, 2 -> off, 3 -> off, 4 -> off, 5 -> f1, 6 -> off, 7 -> d5 (enemy ant), 8 -> e4 (own)
centre = ants(0, "b2 e4") | ants(1, "d5 g7")
add(
    "an enemy ant on a central cell is captured like any other",
    "C1 T8",
    "b2 g7",
    centre,
    table("13 22 12 21 41 13 23 32", "7 7 7 8 8 7 8 8"),
    [30, 30],
    take(1, 5, 7, 8),
    no(T5, 2, 3, 4, 6) | {PASS: T7},
    (("Take", 7), domino(7, "22"), {"cells": centre | ants(0, "d5"), "supply": [29, 31], "turn": 1}),
)
add(
    "a free central cell takes one ant",
    "C1 T10",
    "b2 g7",
    centre,
    table("13 22 12 21 41 13 22 33", "7 7 7 8 8 7 8 8"),
    [30, 30],
    take(1, 5, 7, 8),
    no(T5, 2, 3, 4, 6),
    (("Take", 7), domino(7, "44"), {"cells": centre | ants(0, "d4"), "supply": [29, 30], "turn": 1}),
)

# ---------------------------------------------------------------- anthills: T3 T4 T9 T11, closed_anthills

# e5: 1 -> c7 (anthill), 2 -> b8, 3 -> d3, 4 -> b1, 5 -> off right, 6 -> f1, 7 -> h8 (anthill), 8 -> off right
second = table("22 33 12 34 44 14 33 43", "7 8 8 8 8 8 8 8")
for target, shown, landed, left in ((7, "11", "h8:3", 29), (1, "44", "c7:2", 30)):
    add(
        f"a free anthill of {landed[-1]} takes {landed[-1]} ants",
        "T9",
        "c5 e5",
        ants(0, "c5"),
        second,
        [31, 32],
        take(1, 2, 3, 4, 6, 7),
        no(T5, 5, 8) | {PASS: T7},
        (
            ("Take", target),
            domino(target, shown),
            {"cells": ants(0, "c5") | ants(1, landed), "supply": [31, left], "turn": 0, "ended": ""},
        ),
        turn=1,
        gone={("left", 1, "up", 1)},
    )
# c4: 1 -> b6 (own anthill), 2 -> a5, 3 -> b3 (enemy anthill), 4 and 5 -> off below, 6 -> e2,
# 7 -> g6 (enemy anthill with the enemy queen on it), 8 -> f7 (free anthill)
hills = ants(0, "c4 b6:2") | ants(1, "b3:2 g6:2")
hill_table = table("12 21 11 33 34 22 42 33", "8 7 8 7 8 7 8 7")
add(
    "anthills: own is open and takes nothing, enemy's is closed, the one under the enemy queen twice so",
    "T3 T4 T11",
    "c4 g6",
    hills,
    hill_table,
    [29, 28],
    take(1, 2, 6, 8),
    no(T3, 3) | no(T5, 4, 5) | no(T34, 7) | {PASS: T7},
    (
        ("Take", 1),
        domino(1, "44"),
        {"queens": ["b6", "g6"], "cells": hills, "supply": [29, 28], "turn": 1, "ended": ""},
    ),
)
add(
    "closed_anthills: an occupied anthill is closed to its owner too, a free one is not",
    "T3 T9 T11",
    "c4 g6",
    hills,
    hill_table,
    [29, 28],
    take(2, 6, 8),
    no({"WYX-T11"}, 1) | no({"WYX-T3", "WYX-T11"}, 3) | no(T5, 4, 5) | no(T34 | {"WYX-T11"}, 7) | {PASS: T7},
    (("Take", 8), domino(8, "44"), {"cells": hills | ants(0, "f7:2"), "supply": [27, 28], "turn": 1}),
    closed_anthills=True,
)

# ---------------------------------------------------------------- four players: any opponent

# d4: 1 -> c5 (ant of 0), 2 -> b6 (own anthill), 3 -> b3 (anthill of 3), 4 -> c2 (anthill and queen of 1),
# 5 -> e3 (ant of 1), 6 -> f1 (queen of 0), 7 -> e5 (queen of 3), 8 -> f7 (free anthill)
crowd = ants(0, "c5 f1") | ants(1, "c2:2 e3") | ants(2, "d4 b6:2") | ants(3, "b3:2 e5")
add(
    "four players: any opponent's queen or anthill stops me, any opponent's ant goes to its own owner",
    "T3 T4 T8 T1",
    "f1 c2 d4 e5",
    crowd,
    table("11 22 21 12 11 23 11 23", "7 6 7 7 7 6 7 7"),
    [14, 13, 13, 13],
    take(1, 2, 5, 8),
    no(T3, 3) | no(T34, 4) | no(T4, 6, 7) | {PASS: T7},
    (("Take", 5), domino(5, "44"), {"cells": crowd | ants(2, "e3"), "supply": [14, 14, 12, 13], "turn": 3}),
    turn=2,
)

# ---------------------------------------------------------------- passing: T7

# a1 (seat 0): 1-6 -> off, 7 -> b3 (enemy anthill), 8 -> c2 (enemy anthill and queen).
# c2 (seat 1): 1 -> b3 (own anthill), 2 -> a4, 3 -> b1, 4, 5, 6 -> off below, 7 -> d4, 8 -> e3.
stuck = ants(0, "a1:3") | ants(1, "b3:2 c2:2")
stuck_table = table("11 22 11 22 12 22 12 21", "8 8 7 7 7 8 8 8")
stuck_gone: set[Domino] = {("left", 3, "down", 3), ("left", 3, "down", 2), ("right", 1, "down", 1)}
add(
    "no visible domino is allowed: pass, and no domino goes",
    "T7 T3 T4 T5 E3",
    "a1 c2",
    stuck,
    stuck_table,
    [29, 28],
    {PASS},
    no(T5, 1, 2, 3, 4, 5, 6) | no(T3, 7) | no(T34, 8),
    (
        PASS,
        None,
        {
            "queens": ["a1", "c2"],
            "cells": stuck,
            "supply": [29, 28],
            "turn": 1,
            "ended": "",
            "winners": [],
            "fronts": [
                domino(column, short)
                for column, short in enumerate(["11", "22", "11", "22", "12", "22", "12", "21"], 1)
            ],
        },
    ),
    gone=stuck_gone,
)
add(
    "who can play may not pass, though the opponent just had to",
    "T7 T11",
    "a1 c2",
    stuck,
    stuck_table,
    [29, 28],
    take(1, 2, 3, 7, 8),
    no(T5, 4, 5, 6) | {PASS: T7},
    (("Take", 1), domino(1, "44"), {"queens": ["a1", "b3"], "cells": stuck, "supply": [29, 28], "turn": 0}),
    turn=1,
    gone=stuck_gone,
)
add(
    "only my own anthill can be reached: no pass, I must go there and place nothing",
    "T7 T11 T2",
    "a1 f5",
    ants(0, "a1:3 b3:2") | ants(1, "c2:2 f5"),
    table("11 22 11 22 12 22 12 21", "7 7 8 7 8 7 8 8"),
    [27, 29],
    take(7),
    no(T5, 1, 2, 3, 4, 5, 6) | no(T3, 8) | {PASS: T7},
    (
        ("Take", 7),
        domino(7, "44"),
        {"queens": ["b3", "f5"], "cells": ants(0, "a1:3 b3:2") | ants(1, "c2:2 f5"), "supply": [27, 29], "turn": 1},
    ),
)
add(
    "closed_anthills: the same seat has to pass",
    "T7 T11",
    "a1 f5",
    ants(0, "a1:3 b3:2") | ants(1, "c2:2 f5"),
    table("11 22 11 22 12 22 12 21", "7 7 8 7 8 7 8 8"),
    [27, 29],
    {PASS},
    no(T5, 1, 2, 3, 4, 5, 6) | no({"WYX-T11"}, 7) | no({"WYX-T3", "WYX-T11"}, 8),
    (PASS, None, {"supply": [27, 29], "turn": 1, "ended": ""}),
    closed_anthills=True,
)

# ---------------------------------------------------------------- the end by an empty supply: E1, T12

# d4: 1 -> c5, 2 -> a5, 3 -> c3 (own), 4 -> c2 (own anthill), 5 -> e3 (own), 6 -> off below, 7 -> e5 (queen),
# 8 -> e6 (enemy ant). Seat 0 has 16 + 9 + 6 = 31 ants on the board, seat 1 has 7.
eight = "b3:2 b6:2 c2:2 c7:2 f2:2 f7:2 g3:2 g6:2"
rich = ants(0, eight + " a1:3 a8:3 h1:3 c3 d3 e3 f3 c4 d4") | ants(1, "h8:3 e6 f6 e5 g5")
rich_table = table("11 31 11 12 11 34 11 12", "5 5 5 5 5 5 5 5")
rich_refused = no(T5, 6) | no(T4, 7) | {PASS: T7}
for title, rules, action, shown_one, after, supply, ended in (
    ("the last ant onto a free cell", "E1 T10", 1, "44", ants(0, "c5"), [0, 25], "WYX-E1"),
    ("the last ant onto a captured cell", "E1 T8", 8, "44", ants(0, "e6"), [0, 26], "WYX-E1"),
    ("own ant with one ant left: nothing placed, nothing ends", "T11 E1", 3, "44", {}, [1, 25], ""),
):
    add(
        title,
        rules,
        "d4 e5",
        rich,
        rich_table,
        [1, 25],
        take(1, 2, 3, 4, 5, 8),
        rich_refused,
        (
            ("Take", action),
            domino(action, shown_one),
            {"cells": rich | after, "supply": supply, "ended": ended, "winners": [0] if ended else []},
        ),
    )
add(
    "after the end nobody plays",
    "E1",
    "c5 e5",
    rich | ants(0, "c5"),
    table("44 31 11 12 11 34 11 12", "4 5 5 5 5 5 5 5"),
    [0, 25],
    set(),
    {("Take", 3): {"WYX-E1"}, PASS: {"WYX-E1"}, ("Enter", "d5"): {"WYX-E1"}},
    seat=1,
    ended="WYX-E1",
)

# d4: 1 -> b6 (own anthill), 2 -> c7 (own anthill), 3 -> a3, 4 -> b2, 5 -> h1 (free anthill of 3), 6 -> e3 (own),
# 7 -> g7, 8 -> h8 (enemy anthill). Seat 0: 16 + 6 + ordinary cells; seat 1 has 7.
for extra, had, placed, left in (
    (" b4 b5 c5", 1, 1, 0),
    (" b4 b5", 2, 2, 0),
    (" b4", 3, 3, 0),
    ("", 4, 3, 1),
):
    short = ants(0, eight + " a1:3 a8:3 c3 d3 e3 f3 c4 d4" + extra) | ants(1, "h8:3 e6 f6 e5 g5")
    add(
        f"{had} in supply on a free anthill of 3: {placed} placed",
        "T9 T12 E1" if left == 0 else "T9 E1",
        "d4 e5",
        short,
        table("22 13 31 22 43 11 33 44", "5 5 5 5 5 5 5 5"),
        [had, 25],
        take(1, 2, 3, 4, 5, 6, 7),
        no(T3, 8) | {PASS: T7},
        (
            ("Take", 5),
            domino(5, "44"),
            {
                "cells": short | {"h1": (0, placed)},
                "supply": [left, 25],
                "ended": "" if left else "WYX-E1",
                "winners": [] if left else [0],
            },
        ),
    )
# d4: 3 -> b3, a free anthill of 2; seat 0 has one ant left: 14 + 9 + 8 ordinary = 31
two = ants(0, "b6:2 c2:2 c7:2 f2:2 f7:2 g3:2 g6:2 a1:3 a8:3 h1:3 c3 d3 e3 f3 c4 d4 b4 b5") | ants(1, "h8:3 e6 f6 e5 g5")
add(
    "1 in supply on a free anthill of 2: 1 placed",
    "T12 E1",
    "d4 e5",
    two,
    table("22 13 21 12 43 11 33 44", "5 5 5 5 5 5 5 5"),
    [1, 25],
    take(1, 2, 3, 4, 5, 6, 7),
    no(T3, 8) | {PASS: T7},
    (
        ("Take", 3),
        domino(3, "44"),
        {"cells": two | {"b3": (0, 1)}, "supply": [0, 25], "ended": "WYX-E1", "winners": [0]},
    ),
)

# ---------------------------------------------------------------- the end by an empty dispenser: E2, E4, E5

last_seven = table("-- -- -- -- -- -- 11 --", "0 0 0 0 0 0 1 0")
add(
    "the last domino turns the lead: 6 against 5",
    "E2 E4 T2 T8",
    "c3 h5",
    ants(0, "c3 d3 e3 b3:2") | ants(1, "d4 h5 f7:2 g6:2"),
    last_seven,
    [27, 26],
    take(7),
    no(T2, 1, 2, 3, 4, 5, 6, 8) | {PASS: T7},
    (
        ("Take", 7),
        None,
        {
            "cells": ants(0, "c3 d3 e3 b3:2 d4") | ants(1, "h5 f7:2 g6:2"),
            "supply": [26, 27],
            "ended": "WYX-E2",
            "winners": [0],
            "fronts": [None] * 8,
        },
    ),
)
add(
    "the last domino makes a draw: 6 against 6",
    "E2 E4",
    "c3 h5",
    ants(0, "c3 d3 e3 b3:2") | ants(1, "e6 h5 f7:2 g6:2"),
    last_seven,
    [27, 26],
    take(7),
    no(T2, 1, 8) | {PASS: T7},
    (("Take", 7), None, {"supply": [26, 26], "ended": "WYX-E2", "winners": [0, 1]}),
)
add(
    "the last domino empties the supply: E1 is looked at before E2",
    "E1 E2 E5",
    "d4 e5",
    rich,
    table("11 -- -- -- -- -- -- --", "1 0 0 0 0 0 0 0"),
    [1, 25],
    take(1),
    no(T2, 2, 3, 4, 5, 6, 7, 8) | {PASS: T7},
    (("Take", 1), None, {"supply": [0, 25], "ended": "WYX-E1", "winners": [0]}),
)
add(
    "three players, the last domino: all three tied at 4",
    "E2 E4 T8",
    "c3 g6 h5",
    ants(0, "c3 b3:2") | ants(1, "f7:2 g6:2") | ants(2, "d4 h5 h8:3"),
    last_seven,
    [13, 12, 11],
    take(7),
    no(T2, 1, 8) | {PASS: T7},
    (("Take", 7), None, {"supply": [12, 12, 12], "ended": "WYX-E2", "winners": [0, 1, 2]}),
)
add(
    "three players, the last domino: two tied at 4, the third behind",
    "E2 E4 T8",
    "c3 g6 h5",
    ants(0, "c3 b3:2") | ants(1, "f7:2 g6:2") | ants(2, "d4 h5"),
    last_seven,
    [13, 12, 14],
    take(7),
    no(T2, 1, 8) | {PASS: T7},
    (("Take", 7), None, {"supply": [12, 12, 15], "ended": "WYX-E2", "winners": [0, 1]}),
)

# ---------------------------------------------------------------- the end with nothing allowed: E3, E4, E5

# b7 (seat 0): 1 -> a8 (free anthill), 2 -> off. a5 (seat 1): both off.
edge = ants(0, "b7 c7:2") | ants(1, "a5 a1:3 h1:3")
edge_table = table("11 44 -- -- -- -- -- --", "3 2 0 0 0 0 0 0", keep=(domino(1, "22"),))
add(
    "nobody is allowed a visible domino: the end, whatever is still hidden behind",
    "E3 E4 T5",
    "b7 a5",
    edge,
    edge_table,
    [29, 25],
    take(1),
    no(T5, 2) | no(T2, 3, 4, 5, 6, 7, 8) | {PASS: T7},
    (
        ("Take", 1),
        domino(1, "22"),
        {"cells": edge | ants(0, "a8:3"), "supply": [26, 25], "ended": "WYX-E3", "winners": [1]},
    ),
)
# The other queen on c1: 2 left and 2 up takes her to a3, so only the mover is stuck.
alive = ants(0, "b7 c7:2") | ants(1, "c1 a1:3 h1:3")
add(
    "only one player is stuck: the game goes on",
    "E3 T7",
    "b7 c1",
    alive,
    edge_table,
    [29, 25],
    take(1),
    no(T5, 2) | no(T2, 3) | {PASS: T7},
    (("Take", 1), domino(1, "22"), {"supply": [26, 25], "ended": "", "winners": [], "turn": 1}),
)
add(
    "the stuck player passes and the game goes on, as the other queen on c4 can reach a6",
    "T7 E3",
    "a8 c4",
    ants(0, "b7 c7:2 a8:3") | ants(1, "c4 a1:3 h1:3"),
    table("22 44 -- -- -- -- -- --", "2 2 0 0 0 0 0 0"),
    [26, 25],
    {PASS},
    no(T5, 1, 2) | no(T2, 3, 4, 5, 6, 7, 8),
    (PASS, None, {"supply": [26, 25], "ended": "", "turn": 1}),
)
# Seat 0: 17 + 3 + 9 = 29 ants; the three onto a8 are the last.
both = ants(0, eight + " b7 h8:3 c3 d3 e3 f3 c4 d4 e4 f4 c5") | ants(1, "a5 a1:3 h1:3")
add(
    "the supply is empty and nobody is allowed anything: E1 is looked at before E3",
    "E1 E3 E5",
    "b7 a5",
    both,
    edge_table,
    [3, 25],
    take(1),
    no(T5, 2) | {PASS: T7},
    (("Take", 1), domino(1, "22"), {"supply": [0, 25], "ended": "WYX-E1", "winners": [0]}),
)
# e8 (seat 0): 5 -> f7 (free anthill), 7 -> off above. From f7 1 right and 1 up is g8, where the enemy queen stands.
add(
    "a queen in the way counts: the end because the only domino leads onto her",
    "E3 T4 T5",
    "e8 g8",
    ants(0, "e8 d2 a1:3") | ants(1, "g8 g6:2 h8:3"),
    table("-- -- -- -- 11 -- 11 --", "0 0 0 0 1 0 2 0"),
    [27, 26],
    take(5),
    no(T5, 7) | no(T2, 1, 6, 8) | {PASS: T7},
    (
        ("Take", 5),
        None,
        {
            "cells": ants(0, "e8 d2 a1:3 f7:2") | ants(1, "g8 g6:2 h8:3"),
            "supply": [25, 26],
            "ended": "WYX-E3",
            "winners": [0],
        },
    ),
)
# d7 (seat 0): 5 -> e6, 7 -> e8. From e6 1 right and 1 up is f7, seat 0's own anthill. g8 (seat 1): off above.
own_hill = ants(0, "d7 f7:2") | ants(1, "g8 g6:2 h5")
for closed in (False, True):
    add(
        "my own anthill is the only way on: "
        + ("closed_anthills, the game ends in a draw 4 all" if closed else "open, so the game goes on"),
        "E3 E4 T11",
        "d7 g8",
        own_hill,
        table("-- -- -- -- 11 -- 11 --", "0 0 0 0 1 0 2 0"),
        [29, 28],
        take(5, 7),
        no(T2, 1, 2, 3, 4, 6, 8) | {PASS: T7},
        (
            ("Take", 5),
            None,
            {
                "cells": own_hill | ants(0, "e6"),
                "supply": [28, 28],
                "ended": "WYX-E3" if closed else "",
                "winners": [0, 1] if closed else [],
            },
        ),
        closed_anthills=closed,
    )

# ---------------------------------------------------------------- open_dispenser: S1, E3

# c3: 1 -> b4, 2 -> off, 4 -> b1, 5 -> d2, 7 -> e4
add(
    "open dispenser: only the fronts may be taken, and what comes next is known already",
    "S1 T2 T5",
    "c3 f6",
    ants(0, "c3 g2") | ants(1, "f6 b7"),
    table("11 33 -- 12 11 -- 21 --", "2 1 0 1 1 0 2 0", {1: "22", 7: "12"}),
    [30, 30],
    take(1, 4, 5, 7),
    no(T5, 2) | no(T2, 3, 6, 8) | {PASS: T7},
    (
        ("Take", 1),
        None,
        {
            "supply": [29, 30],
            "ended": "",
            "turn": 1,
            "fronts": [
                domino(1, "22"),
                domino(2, "33"),
                None,
                domino(4, "12"),
                domino(5, "11"),
                None,
                domino(7, "21"),
                None,
            ],
        },
    ),
    open_dispenser=True,
)
# After b7 -> a8 the only front is 4 right and 4 up: off for a8 and for a5 (row 9). Behind it 1 right and 1 up
# would take a5 to b6, but it is behind.
add(
    "open dispenser: a domino behind the front does not keep the game going, though all can read it",
    "S1 E3 E4",
    "b7 a5",
    edge,
    table("11 -- -- -- -- -- 44 --", "1 0 0 0 0 0 2 0", {7: "11"}),
    [29, 25],
    take(1),
    no(T5, 7) | no(T2, 2, 8) | {PASS: T7},
    (("Take", 1), None, {"supply": [26, 25], "ended": "WYX-E3", "winners": [1]}),
    open_dispenser=True,
)

# ---------------------------------------------------------------- three players: E1 at once, or finish_round

# f5 (seat 1): 1 -> e6, 2 -> d6 (queen of 2), 3 -> e4, 4 -> c3 (queen of 0), 5 -> g4, 6 -> off right,
# 7 -> g6 (own anthill), 8 -> h8 (own anthill). Seat 1 has 14 + 1 = 15 ants.
strong = "f7:2 g6:2 h8:3 g3:2 f2:2 h1:3 f5"
three = ants(0, "c3 b3:2") | ants(1, strong) | ants(2, "d6 c7:2")
three_table = table("11 21 11 32 11 31 11 23", "6 7 6 7 6 7 6 7")
for finish in (False, True):
    add(
        "three players, the second places the last ant: "
        + ("finish_round, the third still plays" if finish else "wins at once"),
        "E1 E5 C3",
        "c3 f5 d6",
        three,
        three_table,
        [13, 1, 13],
        take(1, 3, 5, 7, 8),
        no(T4, 2, 4) | no(T5, 6) | {PASS: T7},
        (
            ("Take", 1),
            domino(1, "44"),
            {
                "cells": three | ants(1, "e6"),
                "supply": [13, 0, 13],
                "ended": "" if finish else "WYX-E1",
                "winners": [] if finish else [1],
                "called": finish,
            }
            | ({"turn": 2} if finish else {}),
        ),
        turn=1,
        finish_round=finish,
    )
# d6 (seat 2): 1 -> off left, 2 -> b7, 3 -> c5, 4 -> a4, 5 -> e5, 6 -> g5, 7 -> e7, 8 -> off above
add(
    "finish_round: the last seat of the round plays and the game ends by E1",
    "E1 E5",
    "c3 e6 d6",
    three | ants(1, "e6"),
    table("44 21 11 32 11 31 11 23", "5 7 6 7 6 7 6 7"),
    [13, 0, 13],
    take(2, 3, 4, 5, 6, 7),
    no(T5, 1, 8) | {PASS: T7},
    (
        ("Take", 5),
        domino(5, "44"),
        {"cells": three | ants(1, "e6") | ants(2, "e5"), "supply": [13, 0, 12], "ended": "WYX-E1", "winners": [1]},
    ),
    turn=2,
    called=True,
    finish_round=True,
)
# d6 (seat 2): 1 -> c7 (own anthill), 2 -> a7, 3 -> c3 (queen of 0), 4 -> a3, 5 -> f5 (ant of 1), 6 -> h2, 7 -> e8,
# 8 -> g7. Seat 1 has 16 ants on the board, seat 2 has 15.
rush = ants(0, "c3 d2") | ants(1, strong + " e6") | ants(2, "d6 c7:2 b6:2 b3:2 c2:2 a8:3 a1:3")
rush_table = table("11 31 13 33 21 44 12 31", "5 6 5 6 5 6 5 6", keep=(domino(5, "11"),))
for title, action, after, supply, won in (
    ("the last seat captures one and is ahead 16 to 15", 5, ants(2, "f5"), [14, 1, 0], [2]),
    ("the last seat empties its supply too: a draw of the two", 6, ants(2, "h2"), [14, 0, 0], [1, 2]),
    ("the last seat lands on its own anthill, 16 to 15 stands", 1, {}, [14, 0, 1], [1]),
):
    add(
        "finish_round: " + title,
        "E1 E4 E5",
        "c3 e6 d6",
        rush,
        rush_table,
        [14, 0, 1],
        take(1, 2, 4, 5, 6, 7, 8),
        no(T4, 3) | {PASS: T7},
        (
            ("Take", action),
            domino(action, {5: "11", 6: "34", 1: "44"}[action]),
            {"cells": rush | after, "supply": supply, "ended": "WYX-E1", "winners": won},
        ),
        turn=2,
        called=True,
        finish_round=True,
    )
# The same without anybody having called: seat 1 still stands on f5 with one ant left.
add(
    "finish_round: the last seat empties the supply, so all have had as many turns and the game ends",
    "E1 E5",
    "c3 f5 d6",
    ants(0, "c3 d2") | ants(1, strong) | ants(2, "d6 c7:2 b6:2 b3:2 c2:2 a8:3 a1:3"),
    rush_table,
    [14, 1, 1],
    take(1, 2, 4, 6, 7, 8),
    no(T4, 3, 5) | {PASS: T7},
    (("Take", 2), domino(2, "44"), {"supply": [14, 1, 0], "ended": "WYX-E1", "winners": [2]}),
    turn=2,
    finish_round=True,
)
# Now seat 0 has emptied the supply and seat 1 (d6, the same eight moves) takes an ant of it back.
robbed = ants(0, strong + " e6") | ants(1, "d6 c7:2 b6:2") | ants(2, "c3 d2")
add(
    "finish_round: an ant comes back to the seat that called, the round is finished all the same",
    "E1 E5 T8",
    "e6 d6 c3",
    robbed,
    rush_table,
    [0, 11, 14],
    take(1, 2, 4, 5, 6, 7, 8),
    no(T4, 3) | {PASS: T7},
    (
        ("Take", 5),
        domino(5, "11"),
        {
            "cells": robbed | ants(1, "f5"),
            "supply": [1, 10, 14],
            "ended": "",
            "winners": [],
            "called": True,
            "turn": 2,
        },
    ),
    turn=1,
    called=True,
    finish_round=True,
)
# c3 (seat 2): 1 -> b4, 2 -> off, 3 -> off, 4 -> off, 5 -> d2 (own), 6 -> off, 7 -> d5, 8 -> f4
add(
    "finish_round: nobody's supply is empty any more and still the round ends the game",
    "E1 E5",
    "e6 f5 c3",
    robbed | ants(1, "f5"),
    table("11 31 13 33 11 44 12 31", "5 6 5 6 4 6 5 6"),
    [1, 10, 14],
    take(1, 5, 7, 8),
    no(T5, 2, 3, 4, 6) | {PASS: T7},
    (("Take", 7), domino(7, "44"), {"supply": [1, 10, 13], "ended": "WYX-E1", "winners": [0]}),
    turn=2,
    called=True,
    finish_round=True,
)
add(
    "finish_round: the last seat takes the last domino: E1 is looked at before E2",
    "E1 E2 E5",
    "e6 f5 c3",
    robbed | ants(1, "f5"),
    table("-- -- -- -- -- -- 12 --", "0 0 0 0 0 0 1 0"),
    [1, 10, 14],
    take(7),
    no(T2, 1, 2, 3, 4, 5, 6, 8) | {PASS: T7},
    (("Take", 7), None, {"supply": [1, 10, 13], "ended": "WYX-E1", "winners": [0]}),
    turn=2,
    called=True,
    finish_round=True,
)
add(
    "finish_round: the last domino goes before the round is over: E2",
    "E2 E5",
    "e6 d6 c3",
    robbed,
    table("-- -- -- -- 21 -- -- --", "0 0 0 0 1 0 0 0"),
    [0, 11, 14],
    take(5),
    no(T2, 1, 2, 3, 4, 6, 7, 8) | {PASS: T7},
    (("Take", 5), None, {"supply": [1, 10, 14], "ended": "WYX-E2", "winners": [0]}),
    turn=1,
    called=True,
    finish_round=True,
)
# d6 -> f5 by the last of column 5; the other front is 4 left and 4 up: off for e6 (row 10), f5 (row 9) and c3.
add(
    "finish_round: nothing is allowed to anybody before the round is over: E3",
    "E3 E5",
    "e6 d6 c3",
    robbed,
    table("44 -- -- -- 21 -- -- --", "3 0 0 0 1 0 0 0"),
    [0, 11, 14],
    take(5),
    no(T5, 1) | no(T2, 2, 8) | {PASS: T7},
    (("Take", 5), None, {"supply": [1, 10, 14], "ended": "WYX-E3", "winners": [0]}),
    turn=1,
    called=True,
    finish_round=True,
)
# a1 (seat 2): everything but right and up leaves the board, and those columns are empty.
cornered = ants(0, strong + " e6") | ants(1, "d6 c7:2 b6:2") | ants(2, "a1:3")
add(
    "finish_round: the last seat can only pass, and that ends the round and the game",
    "E1 E5 T7",
    "e6 d6 a1",
    cornered,
    table("11 31 13 33 21 44 -- --", "5 6 5 6 5 6 0 0"),
    [0, 11, 13],
    {PASS},
    no(T5, 1, 2, 3, 4, 5, 6) | no(T2, 7, 8),
    (PASS, None, {"cells": cornered, "supply": [0, 11, 13], "ended": "WYX-E1", "winners": [0]}),
    turn=2,
    called=True,
    finish_round=True,
)
# Seat 0 put its last ant alone on c7 (an anthill of 2): 14 + f5 + c7 = 16. d6 (seat 1): 1 -> c7.
half = ants(0, strong + " c7") | ants(1, "d6 b6:2") | ants(2, "c3 d2")
add(
    "finish_round: an anthill that got fewer ants than it asked is occupied like any other",
    "T3 T4 T12 E5",
    "c7 d6 c3",
    half,
    rush_table,
    [0, 13, 14],
    take(2, 4, 5, 6, 7, 8),
    no(T34, 1) | no(T4, 3) | {PASS: T7},
    (("Take", 2), domino(2, "44"), {"supply": [0, 12, 14], "ended": "", "called": True, "turn": 2}),
    turn=1,
    called=True,
    finish_round=True,
)
