"""Micropolis: quick value of taking a tile, used by playouts only; the weights are measured."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from formicarium.games.micropolis.base import MicropolisBase
from formicarium.games.micropolis.kit import ARCHITECT, BARRACKS, SENTINEL, SERGEANT
from formicarium.games.micropolis.score import garrison_of
from formicarium.games.micropolis.steps.taking import Taking

# Weights in tenths of a point.
POINT: Final[i64] = 10
SOLDIER: Final[i64] = 4  # each, plus one per tile still to come
CROWD: Final[i64] = 2  # per additional ant in the largest gallery
TOKEN: Final[i64] = 25  # an architect
AT_WORK: Final[i64] = 5  # a sentinel, or a sergeant while another seat leads


def promise(state: MicropolisBase, taking: Taking, choice: i64) -> i64:
    """Return the value of a tile for the seat whose turn it is: its points and the soldiers that remain."""
    kit = state.kit
    tiles = kit.tiles
    anthill, place = taking.anthill(choice, state.turn), taking.place(choice)
    tile = state.line[place]
    nest = state.nests[anthill]
    after = nest.grow(tile, not taking.right(choice))
    found = POINT * (after.population + after.harvest + after.royal - nest.population - nest.harvest - nest.royal)
    found += CROWD * (after.largest - nest.largest)
    army = state.army[anthill] + state.soldiers[place]
    if taking.architect(choice):
        found -= TOKEN
    else:
        army -= place
    i: i64
    for i in range(tiles.effect_from[tile], tiles.effect_from[tile + 1]):
        effect = tiles.effects[i]
        if effect >= BARRACKS:
            places = kit.places[effect - BARRACKS]
            if places <= army:
                army -= places
                found += POINT * garrison_of(places)
        elif effect == SENTINEL:
            found += AT_WORK
        elif effect == ARCHITECT:
            found += TOKEN
        elif effect == SERGEANT:
            army += 1
            found += AT_WORK if state.owner(state.leader) != state.turn else 0
        else:
            army += effect  # an effect of eggs is their number
    army = min(army, kit.holes)
    return found + (SOLDIER + kit.sides - after.tiles) * (army - state.army[anthill])
