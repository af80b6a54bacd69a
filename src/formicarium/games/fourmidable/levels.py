"""Fourmidable: what sets the levels apart, all of it. Each level takes over the one before it, less what it changes."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.core.rule import Rule
from formicarium.games.fourmidable.rules import (
    END_AT_EIGHT,
    END_AT_EIGHT_COMPLETED,
    END_AT_SEVEN,
    FOREIGN_ANT,
    FOREIGN_ANT_AT_EXPERIENCED,
    PICK_SPECIES,
    PICK_STARTING_ANTS,
    SOLO_SIX_ROUNDS,
    SPECIES_CARD,
    STARTING_ANTS,
    THREE_STARTING_ANTS,
)

# which empty terrain an ant marks on its way
NOTHING: Final[i64] = 0
ALL_IT_CROSSES: Final[i64] = 1  # FOU-A17
NEXT_TO_OWN: Final[i64] = 2  # FOU-X7: beside a pheromone or a hole of its own

# what breaks a tie of points
SHARED: Final[i64] = 0  # nothing: it is shared (FOU-K15)
SPARE: Final[i64] = 1  # unused resources (FOU-A22)
SEVEN: Final[i64] = 2  # FOU-X10: six things in turn; then it is shared


@final
class Level:
    def __init__(self, *, mix: i64, ants: i64, mustering: Rule, goal: i64, ending: Rule, at_once: bool, weather: bool,
                 births: bool, predators: bool, holes: bool, library: bool, claims: i64, hole_points: bool,
                 bonus_cards: bool, ties: i64, one_by_one: bool = False, open_: bool = False,
                 blocking: Rule = FOREIGN_ANT, traced: bool = False, species: bool = False, specials: i64 = 0,
                 adopting: Rule = SPECIES_CARD, draft: bool = False, alone: bool = False) -> None:
        self.mix = mix  # objectives that are drawn in any mix before the ants; 0: one for each ant, of its type
        self.ants = ants  # to begin with
        self.mustering = mustering  # the rule on that
        self.goal = goal  # objectives that bring the end; 0: none do
        self.ending = ending  # the rule on that
        self.at_once = at_once  # the end comes at once, not at the end of the round
        self.weather = weather
        self.births = births
        self.predators = predators
        self.holes = holes  # the numbered cells become holes
        self.library = library  # it is a place to draw objectives, not a plain cell
        self.claims = claims  # which empty terrain an ant marks
        self.hole_points = hole_points
        self.bonus_cards = bonus_cards
        self.ties = ties  # what breaks them
        self.one_by_one = one_by_one  # the first ants are named one at a time, not all at once
        self.open = open_  # objectives lie open, for whoever completes them first; nobody holds any
        self.blocking = blocking  # the rule by which an ant bars the way of another player's
        self.traced = traced  # a way is told cell by cell as it is gone, not by whichever cells it is to cross
        self.species = species
        self.specials = specials  # special cards that each player has to begin with
        self.adopting = adopting  # the rule on choosing a species
        self.draft = draft  # species are chosen in turn, special cards kept of hands that go round
        self.alone = alone  # for one player: predators hunt by themselves, and so many rounds are played


LEVELS: Final = {
    # FOU-K1, K2, K3, K15, K17, K18
    "child": Level(mix=7, ants=5, mustering=STARTING_ANTS, goal=7, ending=END_AT_SEVEN, at_once=True, weather=False,
                   births=False,
                   predators=False, holes=False, library=False, claims=NOTHING, hole_points=False, bonus_cards=False,
                   ties=SHARED),
    # FOU-A2, A3, A5, A8, A12, A15, A17, A19 to A22
    "apprentice": Level(mix=0, ants=3, mustering=THREE_STARTING_ANTS, goal=8, ending=END_AT_EIGHT, at_once=False,
                        weather=True, births=True,
                        predators=True, holes=True, library=True, claims=ALL_IT_CROSSES, hole_points=True,
                        bonus_cards=True, ties=SPARE),
    # FOU-I1
    "intermediate": Level(mix=0, ants=3, mustering=THREE_STARTING_ANTS, goal=8, ending=END_AT_EIGHT, at_once=False,
                          weather=True, births=True,
                          predators=True, holes=True, library=True, claims=ALL_IT_CROSSES, hole_points=True,
                          bonus_cards=True, ties=SPARE, traced=True, species=True, specials=6),
    # FOU-X1 to X10
    "experienced": Level(mix=0, ants=3, mustering=PICK_STARTING_ANTS, goal=8, ending=END_AT_EIGHT_COMPLETED,
                         at_once=False, weather=True, births=True,
                         predators=True, holes=True, library=True, claims=NEXT_TO_OWN, hole_points=True,
                         bonus_cards=True, ties=SEVEN, one_by_one=True, open_=True, blocking=FOREIGN_ANT_AT_EXPERIENCED,
                         traced=True,
                         species=True, specials=6, adopting=PICK_SPECIES, draft=True),
    # FOU-P1, P2, P4, P6
    "solo": Level(mix=0, ants=3, mustering=PICK_STARTING_ANTS, goal=0, ending=SOLO_SIX_ROUNDS, at_once=False,
                  weather=True, births=True,
                  predators=True, holes=True, library=True, claims=NEXT_TO_OWN, hole_points=True, bonus_cards=True,
                  ties=SEVEN, one_by_one=True, open_=True, blocking=FOREIGN_ANT_AT_EXPERIENCED, traced=True, specials=6,
                  alone=True),
}
