"""Micropolis: the features of a net, computed from a view alone; law 7 compares them."""
from __future__ import annotations

from itertools import combinations
from typing import Any, get_args

from formicarium.games.micropolis.features import END, QUESTIONS
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.kit import (
    LEFT_INNER,
    LEFT_OUTER,
    PORTS,
    RIGHT_INNER,
    RIGHT_OUTER,
    Kit,
)
from formicarium.games.micropolis.model import Anthill, Fruit, MicropolisView, Question
from formicarium.laws.observed.rows import blank, one_of


def feature_values(game: Micropolis, v: MicropolisView) -> dict[str, Any]:
    kit = game.course.kit
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
        "unseen": [int(tile + 1 not in lying) for tile in range(kit.tiles.count)],
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
    """Describe the gallery behind each open port, and which ports share a gallery."""
    if not one.row:
        return blank(PORTS, END), blank(6)
    found = []
    for slice_, ports in ((one.row[0], (LEFT_OUTER, LEFT_INNER)), (one.row[-1], (RIGHT_OUTER, RIGHT_INNER))):
        found += [slice_.galleries[kit.tiles.piece[(slice_.tile - 1) * PORTS + port]] for port in ports]
    behind = [one.galleries[number] for number in found]
    said = [[gallery.ants, *(gallery.fruits.count(fruit) for fruit in get_args(Fruit)), gallery.queens, gallery.tiles]
            for gallery in behind]
    return said, [int(a == b) for a, b in combinations(found, 2)]
