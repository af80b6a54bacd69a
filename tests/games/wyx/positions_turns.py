"""Hand-made Wyx positions: set-up, flights, ordinary cells, anthills."""
from __future__ import annotations

from typing import Any

from .notation import FULL, PASS, S2, T3, T4, T5, T7, T34, add, ants, domino, enter, no, table, take

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


def add_fight(name: str, rules: str, then: tuple[Any, Any, dict[str, Any]]) -> None:
    add(name, rules, "c3 f5", fight, fight_table, [29, 29], take(1, 2, 3, 5, 7, 8), fight_refused, then)


add_fight(
    "capture: the enemy ant goes home and one of mine takes its place",
    "T8",
    (
        ("Take", 7),
        domino(7, "44"),
        {"queens": ["d5", "f5"], "cells": fight | ants(0, "d5"), "supply": [28, 30], "ended": "", "turn": 1},
    ),
)
add_fight(
    "my own ant on a central cell: nothing is placed, the domino is gone all the same",
    "T11 T2",
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
add_fight(
    "my own ant on an ordinary cell: nothing is placed",
    "T11",
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
