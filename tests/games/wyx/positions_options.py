"""Hand-made Wyx positions: the open dispenser; three players, ending at once or with the round finished."""
from __future__ import annotations

from .notation import PASS, T2, T4, T5, T7, T34, add, ants, domino, no, table, take
from .positions_ends import edge

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
# The same position before the last ant was called: seat 1 still stands on f5 with one ant left.
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
