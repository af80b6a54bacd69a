"""What a game can tell of how it stands for a seat, in numbers that players count: for reasons that points do not give.

A measure is compared after two lines; where it differs to the good, it is a fact that speaks for the first.
"""
from __future__ import annotations

from collections.abc import Callable
from functools import cache

from formicarium.core.table import Table, count
from formicarium.games.fili_fourmis.kit import FORMED, Kit
from formicarium.games.fili_fourmis.table import FiliTable
from formicarium.search.fili_fourmis.worth import FAR, GROWN, NEVER, Workspace, standing

Measures = dict[str, int]  # by name (words: <game>-coach-<name>)


@cache
def workspace(kit: Kit) -> Workspace:
    return Workspace(kit)


def fili_measures(table: Table, seat: int) -> Measures:
    """Ants out and beyond the middle, how far the nearest file has to go, how many turns all ramparts take at least;
    what the other has of that, and files that cannot march."""
    assert isinstance(table, FiliTable)
    found: Measures = {}
    for who, whose in ((seat, ""), (1 - seat, "their-")):
        home = count(table.nest[who])
        space = workspace(table.kit)
        standing(table, who, space)
        files = range(who * table.kit.ants, who * table.kit.ants + table.files[who])
        formed = [int(space.way[file]) for file in files if table.size[file] >= FORMED]
        left = count(table.kit.walls & ~table.entered[who])
        turns = min(int(space.plan[left]), int(space.plan[GROWN + left])) + home if left else 0
        found[f"{whose}home"] = int(home)
        found[f"{whose}way"] = min([*formed, int(FAR)])
        found[f"{whose}turns"] = min(turns, int(NEVER))
        found[f"{whose}beyond"] = int(table.beyond(who))
        alone = [int(table.size[file]) for file in files if table.size[file] < FORMED]
        found[f"{whose}stranded"] = 0 if home else sum(alone)
    return found


# what a measure weighs, a unit of it: more than 0 if more of it is good
Weights = dict[str, int]
GAMES: dict[str, tuple[Callable[[Table, int], Measures], Weights]] = {
    "fili_fourmis": (fili_measures, {
        "home": -300, "way": -130, "turns": -150, "beyond": 110, "stranded": -100,
        "their-home": 300, "their-way": 130, "their-turns": 150, "their-beyond": -110, "their-stranded": 100}),
}
