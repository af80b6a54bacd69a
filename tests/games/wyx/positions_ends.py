"""Hand-made Wyx positions: passing, and the three ends."""
from __future__ import annotations

from .notation import PASS, T2, T3, T4, T5, T7, T34, Domino, add, ants, domino, no, table, take

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
