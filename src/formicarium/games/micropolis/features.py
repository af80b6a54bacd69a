"""Micropolis: inputs of a neural net, in words; encoding.py writes the same as bytes."""
from __future__ import annotations

from functools import cache
from typing import Any, get_args

from formicarium.core.features import Part, in_a_row
from formicarium.games.micropolis.kit import (
    PORTS,
    Kit,
)
from formicarium.games.micropolis.model import Fruit

BY_SEAT = "by seat, the viewer first: "
BY_ANTHILL = "by anthill, the viewer's first: "
QUESTIONS = ("barracks", "sentinel", "leader")
END = 3 + len(get_args(Fruit))


@cache
def parts(kit: Kit) -> tuple[Part, ...]:
    seats, anthills, barracks = kit.seats, kit.anthills, len(kit.places)
    return in_a_row((
        ("line", (kit.line,), "the tiles from the first, by number; 0: none", kit.tiles.count + 1),
        ("soldiers", (kit.line,), "on each of them"),
        ("unseen", (kit.tiles.count,), "by tile: 1 if it is in the pile"),
        ("rows", (anthills, kit.sides), BY_ANTHILL + "its tiles clockwise from the left end, by number; 0: none",
         kit.tiles.count + 1),
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
        ("tile", (1,), "that was just placed, by number; 0: none", kit.tiles.count + 1),
        ("step", (1,), "which of all that the tile does at once, from 1"),
        ("barracks", (barracks,), "1 for the one to fill or not"),
        ("changed", (barracks,), "1 for those that this sentinel has filled or emptied"),
    ))


def fixed_facts(kit: Kit) -> dict[str, Any]:
    """Return for each tile the piece of each port, and the contents of its pieces, packed as in kit.py."""
    tiles = kit.tiles
    return {
        "ports": [list(tiles.piece[tile * PORTS:(tile + 1) * PORTS]) for tile in range(tiles.count)],
        "holds": [list(tiles.holds[tile * tiles.most:(tile + 1) * tiles.most]) for tile in range(tiles.count)],
        "effects": [list(tiles.effects[tiles.effect_from[tile]:tiles.effect_from[tile + 1]])
                    for tile in range(tiles.count)],
        "places": list(kit.places),
    }
