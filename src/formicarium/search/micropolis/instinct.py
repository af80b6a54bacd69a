"""Micropolis: what a player sees in a tile without looking ahead; only playouts ask. The weights are measured."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from formicarium.games.micropolis.nest import ARCHITECT, BARRACKS, SENTINEL, SERGEANT
from formicarium.games.micropolis.score import Scored, garrison_of

# in tenths of a point
POINT: Final[i64] = 10
SOLDIER: Final[i64] = 4  # and one more for each tile still to come
CROWD: Final[i64] = 2  # an ant more in the most populous gallery
TOKEN: Final[i64] = 25  # of an architect
AT_WORK: Final[i64] = 5  # a sentinel; a sergeant against somebody else


def promise(table: Scored, move: i64) -> i64:
    """Of a tile that the seat whose turn it is may take: the points it brings, and the soldiers it leaves."""
    numbers, board = table.numbers, table.board
    anthill = table.turn * numbers.each + numbers.anthill(move)
    place = numbers.place(move)
    tile = table.line[place]
    nest = table.nests[anthill]
    after = nest.grown(tile, not numbers.right(move))
    found = POINT * (after.population + after.harvest + after.royal - nest.population - nest.harvest - nest.royal)
    found += CROWD * (after.largest - nest.largest)
    army = table.army[anthill] + table.soldiers[place]
    if numbers.architect(move):
        found -= TOKEN
    else:
        army -= place
    i: i64
    for i in range(board.step_from[tile], board.step_from[tile + 1]):
        step = board.steps[i]
        if step >= BARRACKS:
            places = board.places[step - BARRACKS]
            if places <= army:
                army -= places
                found += POINT * garrison_of(places)
        elif step == SENTINEL:
            found += AT_WORK
        elif step == ARCHITECT:
            found += TOKEN
        elif step == SERGEANT:
            army += 1
            found += AT_WORK if table.owner(table.leader) != table.turn else 0
        else:
            army += step  # eggs
    army = min(army, board.holes)
    return found + (SOLDIER + board.sides - after.tiles) * (army - table.army[anthill])
