"""Positions of the first levels as states in which routes are traced, under either rule on claims."""
from __future__ import annotations

from formicarium.core.dice import Dice
from formicarium.games.fourmidable import edition
from formicarium.games.fourmidable.course import Course
from formicarium.games.fourmidable.kit import WALKING
from formicarium.games.fourmidable.levels import ALL_IT_CROSSES, LEVELS, NEXT_TO_OWN, Level
from formicarium.games.fourmidable.model import ANT_KINDS
from formicarium.games.fourmidable.persistence import from_view
from formicarium.games.fourmidable.state import FourmidableState
from tests.oracle.fourmidable import naive, translation


class First(Dice):
    """Dice that always bring the first result; the end of a route does not depend on chance."""

    def ask(self, n: int) -> int:
        return 0


def level(claims: int) -> Level:
    old = LEVELS["apprentice"]
    return Level(start=old.start, end=old.end, weather=old.weather, births=old.births, predators=old.predators,
                 holes=old.holes, library=old.library, claims=claims, traced=True)


def course(players: int, claims: int) -> Course:
    kit = edition.kit("formicarium", "apprentice", players, False)
    kit.level = level(claims)
    return Course(kit)


COURSES = {(players, claims): course(players, claims)
           for players in range(2, 7) for claims in (ALL_IT_CROSSES, NEXT_TO_OWN)}


def lay_table(state: naive.State, claims: int) -> FourmidableState:
    return from_view.state_of(translation.write_position(state), COURSES[len(state.players), claims])


def lift(t: FourmidableState, seat: int, kind: str, cell: str, *, stride: int = 0, crosses: bool = False,
         leaps: bool = False) -> FourmidableState:
    """Return a state with the ant in hand, with the powers that cards give to its walk."""
    first = ANT_KINDS.index(kind) * t.kit.ants
    at = t.colonies[seat].at
    t.doing.ant = next(slot for slot in range(first, first + t.kit.ants)
                       if at[slot] >= 0 and t.name_of(at[slot]) == cell)
    t.colonies[seat].moved &= ~(1 << t.doing.ant)
    t.turn, t.phase = seat, WALKING
    t.doing.stride, t.doing.crosses, t.doing.leaps = stride, crosses, leaps and kind == "digger"
    return t
