"""Micropolis: what a net sees, in words. encoding.py writes the same bytes."""
from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, get_args

from formicarium.core.features import Part, blank, in_a_row, one_of
from formicarium.games.micropolis.kit import (
    LEFT_INNER,
    LEFT_OUTER,
    PORTS,
    RIGHT_INNER,
    RIGHT_OUTER,
    Kit,
)
from formicarium.games.micropolis.model import Anthill, Fruit, MicropolisView, Question

BY_SEAT = "by seat, the viewer first: "
BY_ANTHILL = "by anthill, the viewer's first: "
QUESTIONS = ("barracks", "sentinel", "leader")
END = 3 + len(get_args(Fruit))


@cache
def parts(kit: Kit) -> tuple[Part, ...]:
    seats, anthills, barracks = kit.seats, kit.anthills, len(kit.places)
    return in_a_row((
        ("line", (kit.line,), "the tiles from the first, by number; 0: none", kit.tiles + 1),
        ("soldiers", (kit.line,), "on each of them"),
        ("unseen", (kit.tiles,), "by tile: 1 if it is in the pile"),
        ("rows", (anthills, kit.sides), BY_ANTHILL + "its tiles clockwise from the left end, by number; 0: none",
         kit.tiles + 1),
        ("armies", (anthills,), BY_ANTHILL + "soldiers"),
        ("largest", (anthills,), BY_ANTHILL + "ants in its most populous gallery, and one; 0: no tile yet"),
        ("sheets", (anthills, 6), BY_ANTHILL + "its points if the game ended now: population, colony, harvest, royal, "
                                               "army, garrison"),
        ("ends", (kit.each, PORTS, END), ("by anthill of the viewer: the galleries where another tile joins (left "
                                          "outer, left inner, right outer, right inner): ants, each fruit, gifts, "
                                          "queens, tiles")),
        ("same", (kit.each, 6), "by anthill of the viewer: 1 where two of those ends are one gallery, pair by pair"),
        ("full", (barracks,), "by barracks: 1 with soldiers in it"),
        ("leader", (anthills,), BY_ANTHILL + "1 for the one with the Red Army token"),
        ("turn", (seats,), BY_SEAT + "1 for whose turn it is"),
        ("architects", (seats,), BY_SEAT + "tokens"),
        ("seat", (seats,), "1 for the viewer's own seat"),
        ("reserve", (1,), "soldiers"),
        ("tokens", (1,), "architect tokens in the reserve"),
        ("pile", (1,), "tiles"),
        ("round", (1,), "from 1"),
        ("ended", (1,), "the game is over"),
        ("question", (4,), "what is asked: a tile, " + ", ".join(QUESTIONS)),
        ("asked", (anthills,), BY_ANTHILL + "1 for the one that grew; of the Leader, the one with the token"),
        ("tile", (1,), "that was just placed, by number; 0: none", kit.tiles + 1),
        ("step", (1,), "which of all that the tile does at once, from 1"),
        ("barracks", (barracks,), "1 for the one to fill or not"),
        ("changed", (barracks,), "1 for those that this sentinel has filled or emptied"),
    ))


def observe(kit: Kit, v: MicropolisView) -> dict[str, Any]:
    seats = [(v.seat + i) % kit.seats for i in range(kit.seats)]
    anthills = sorted(v.anthills, key=lambda one: (seats.index(one.seat), one.anthill))
    barracks = len(kit.places)
    lying = [*(one.tile for one in v.line), *(slice_.tile for one in anthills for slice_ in one.row)]
    full = [own.barracks for one in anthills for slice_ in one.row for own in slice_.barracks if own.full]
    q = v.question or Question("leader", anthill=0)
    asked = v.turn if v.question else None
    return {
        "line": pad([one.tile for one in v.line], kit.line),
        "soldiers": pad([one.soldiers for one in v.line], kit.line),
        "unseen": [int(tile + 1 not in lying) for tile in range(kit.tiles)],
        "rows": [pad([slice_.tile for slice_ in one.row], kit.sides) for one in anthills],
        "armies": [one.army for one in anthills], "largest": [one.largest + 1 for one in anthills],
        "sheets": [[line.points for line in one.points] for one in anthills],
        "ends": [ends(kit, one)[0] for one in anthills[:kit.each]],
        "same": [ends(kit, one)[1] for one in anthills[:kit.each]],
        "full": [int(number + 1 in full) for number in range(barracks)],
        "leader": [int((one.seat, one.anthill) == (v.leader.seat, v.leader.anthill)) for one in anthills],
        "turn": [int(seat == v.turn) for seat in seats], "architects": [v.architects[seat] for seat in seats],
        "seat": one_of(kit.seats, v.seat), "reserve": [v.reserve], "tokens": [v.tokens], "pile": [v.pile],
        "round": [v.round], "ended": [int(v.ended != "")],
        "question": one_of(4, QUESTIONS.index(q.what) + 1 if v.question else 0),
        "asked": [int((one.seat, one.anthill) == (asked, q.anthill)) for one in anthills],
        "tile": [q.tile], "step": [q.step], "barracks": one_of(barracks, q.barracks - 1),
        "changed": [int(number + 1 in q.changed) for number in range(barracks)],
    }


def pad(row: list[int], n: int) -> list[int]:
    return row + [0] * (n - len(row))


def ends(kit: Kit, one: Anthill) -> tuple[list[list[int]], list[int]]:
    """What lies behind each open port, and which of them are one gallery."""
    if not one.row:
        return blank(PORTS, END), blank(6)
    found = []
    for slice_, ports in ((one.row[0], (LEFT_OUTER, LEFT_INNER)), (one.row[-1], (RIGHT_OUTER, RIGHT_INNER))):
        found += [slice_.galleries[kit.piece[(slice_.tile - 1) * PORTS + port]] for port in ports]
    behind = [one.galleries[number] for number in found]
    said = [[gallery.ants, *(gallery.fruits.count(fruit) for fruit in get_args(Fruit)), gallery.queens, gallery.tiles]
            for gallery in behind]
    return said, [int(a == b) for a, b in combinations(found, 2)]


def fixed_facts(kit: Kit) -> dict[str, Any]:
    """Of each tile: the piece of each port, and what its pieces hold, packed as the rules count it (kit.py)."""
    return {
        "ports": [list(kit.piece[tile * PORTS:(tile + 1) * PORTS]) for tile in range(kit.tiles)],
        "holds": [list(kit.holds[tile * kit.most:(tile + 1) * kit.most]) for tile in range(kit.tiles)],
        "effects": [list(kit.effects[kit.effect_from[tile]:kit.effect_from[tile + 1]]) for tile in range(kit.tiles)],
        "places": list(kit.places),
    }
