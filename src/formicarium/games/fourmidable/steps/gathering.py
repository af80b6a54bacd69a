"""Fourmidable: the end of an ant's move: gather, dig or study (FOU-K7, K11 to K13, K20, A12)."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.claiming import is_beside_own
from formicarium.games.fourmidable.events import Dug, Gathered
from formicarium.games.fourmidable.kit import BLOCK, CELLS, DIGGER, EMPTY, KINDS, LIBRARY, NEST, NONE, OPENING, REAPING
from formicarium.games.fourmidable.levels import NEXT_TO_OWN
from formicarium.games.fourmidable.model import ANT_KINDS, RESOURCES
from formicarium.games.fourmidable.movement.reach import kind_at
from formicarium.games.fourmidable.rounds import conclude
from formicarium.games.fourmidable.steps import complete_objective, keep_objective
from formicarium.games.fourmidable.steps.predators_hunt import hunt


def yields(t: FourmidableBase, seat: i64, kind: i64, place: i64) -> i64:
    """Return the resource that an ant of a kind would gather on a place, or NONE (FOU-K7, K10)."""
    if place < CELLS:
        resource = t.ground[place]
        return resource if resource < EMPTY and resource // KINDS == kind and t.hole[place] == NONE else NONE
    node = place - NEST
    return NONE if kind != DIGGER or t.colonies[seat].dug >> node & 1 else t.kit.nest.earth[node]


def arrive(t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
    """End the move of the picked ant and turn its indicator (FOU-K4)."""
    colony, slot = t.colonies[seat], t.doing.ant
    kind, place = kind_at(t, slot), colony.at[slot]
    colony.moved |= 1 << slot
    t.doing.goal = NONE
    t.doing.via = vec[i64]()
    resource = yields(t, seat, kind, place)
    if resource != NONE:
        colony.goods[resource] += 1  # never limited by the reserve (FOU-K20)
        t.stirred = True
        t.doing.gathered = resource
        if place < CELLS:
            gather(t, seat, kind, resource, place, news)
        else:
            node = place - NEST
            colony.dug |= 1 << node
            if news.wanted:
                news.tell(Dug(seat=seat, resource=RESOURCES[resource], cell=t.kit.nest.names[node], rule="FOU-K12"))
            if node < BLOCK and t.kit.level.holes:
                t.doing.goal = node
                t.phase = OPENING
                return
        if t.kit.level.alone:
            reap(t, seat, dice, news)
            return
    elif place == NEST + LIBRARY and t.kit.level.library and consult(t, seat, kind, dice, news):
        return
    conclude(t, dice, news)


def reap(t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
    """Go on after gathering in Solo.

    Ask for special cards for the resource (FOU-I7), then the predator hunts (FOU-P4).
    """
    if t.colonies[seat].specials:
        t.phase = REAPING
    else:
        hunt(t, seat, dice, news)


def consult(t: FourmidableBase, seat: i64, kind: i64, dice: Dice, news: News) -> bool:
    """Act in the library; return whether the player must choose.

    Draw objectives (FOU-A12), or complete an open one (FOU-X2).
    """
    if t.kit.level.open:
        return complete_objective.consult(t, seat, kind)
    return keep_objective.study(t, seat, kind, dice, news)


def leaves(t: FourmidableBase, seat: i64, cell: i64, most: int) -> bool | None:
    """Whether an ant would leave a pheromone where it gathers (FOU-K12, K13, X6).

    `most` is the most marks on its route. None: it depends on the cells that it marks.
    """
    colony = t.colonies[seat]
    if colony.left == 0:
        return False
    if t.kit.level.claims == NEXT_TO_OWN and not is_beside_own(t, seat, cell):
        return None if most else False
    return True if colony.left > most else None


def gather(t: FourmidableBase, seat: i64, kind: i64, resource: i64, cell: i64, news: News) -> None:
    """Replace a gathered resource by a pheromone, or by empty terrain if the seat has none left (FOU-K12, K13).

    FOU-X6: also by empty terrain if nothing of the seat's own is beside the cell.
    """
    far = t.kit.level.claims == NEXT_TO_OWN and not is_beside_own(t, seat, cell)
    marked = t.colonies[seat].left > 0 and not far
    if marked:
        t.scent(seat, cell)
    else:
        t.ground[cell] = EMPTY
        t.bare += 1
        t.survey(cell)
    if news.wanted:
        news.tell(Gathered(seat=seat, ant=ANT_KINDS[kind], resource=RESOURCES[resource], cell=t.kit.board.names[cell],
                           pheromone=marked, rule="FOU-K12" if marked else "FOU-X6" if far else "FOU-K13"))
