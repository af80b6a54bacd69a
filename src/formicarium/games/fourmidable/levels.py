"""Fourmidable: all differences between the levels. Each level takes over the one before it, less its changes."""
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

# Empty terrain that an ant marks on its route.
NOTHING: Final[i64] = 0
ALL_IT_CROSSES: Final[i64] = 1  # all empty terrain it passes (FOU-A17)
NEXT_TO_OWN: Final[i64] = 2  # only cells beside a pheromone or a hole of its own (FOU-X7)

# How a tie of points is broken.
SHARED: Final[i64] = 0  # the tie stays, and the victory is shared (FOU-K15)
SPARE: Final[i64] = 1  # by unused resources (FOU-A22)
SEVEN: Final[i64] = 2  # by six criteria in order, then shared (FOU-X10)

# Criteria that break ties, in the order of FOU-X10 and of views.TIE_BREAKERS.
PLACED: Final[i64] = 0
TRIPLES: Final[i64] = 1
HOLE_COUNT: Final[i64] = 2
DUG: Final[i64] = 3
UNUSED: Final[i64] = 4  # the only one of FOU-A22
WORM_AT_HOME: Final[i64] = 5
TIE_BREAKERS: Final[i64] = 6


@final
class Start:
    """The first objectives and ants of each player, and the rules on choosing them and a species."""

    def __init__(self, *, mix: i64, ants: i64, mustering: Rule, one_by_one: bool = False,
                 adopting: Rule = SPECIES_CARD) -> None:
        self.mix = mix  # objectives drawn in any mix before the ants; 0: one for each ant, of its type
        self.ants = ants  # first ants of each player
        self.mustering = mustering  # rule on choosing the first ants
        self.one_by_one = one_by_one  # True if the first ants are chosen one at a time, False if all at once
        self.adopting = adopting  # rule on choosing a species


@final
class End:
    """The end of the game: its rule, the points that count then, and ties."""

    def __init__(self, *, goal: i64, rule: Rule, at_once: bool, hole_points: bool, bonus_cards: bool,
                 ties: i64) -> None:
        self.goal = goal  # completed objectives that bring the end; 0: no number does
        self.rule = rule  # rule on the end
        self.at_once = at_once  # True if the end comes at once, False if at the end of the round
        self.hole_points = hole_points
        self.bonus_cards = bonus_cards
        self.ties = ties  # SHARED, SPARE or SEVEN


@final
class Level:
    """The differences of one level."""

    def __init__(self, *, start: Start, end: End, weather: bool, births: bool, predators: bool, holes: bool,
                 library: bool, claims: i64, open_: bool = False, blocking: Rule = FOREIGN_ANT, traced: bool = False,
                 species: bool = False, specials: i64 = 0, draft: bool = False, alone: bool = False) -> None:
        self.start = start
        self.end = end
        self.weather = weather
        self.births = births
        self.predators = predators
        self.holes = holes  # True if the numbered cells become holes
        self.library = library  # True if objectives are drawn in the library, False if it is a plain cell
        self.claims = claims  # empty terrain that an ant marks: NOTHING, ALL_IT_CROSSES or NEXT_TO_OWN
        self.open = open_  # True if objectives lie open for the first player to complete them, and no hand holds any
        self.blocking = blocking  # rule by which an ant blocks another player's ants
        # True if a route is chosen cell by cell (MarkingRoute), False if by the cells it must cross (Routes)
        self.traced = traced
        self.species = species
        self.specials = specials  # special cards of each player at the start
        self.draft = draft  # True if species are chosen in turn and special cards are drafted
        self.alone = alone  # solo game: predators hunt by themselves, and the number of rounds is fixed


LEVELS: Final = {
    # FOU-K1, K2, K3, K15, K17, K18
    "child": Level(
        start=Start(mix=7, ants=5, mustering=STARTING_ANTS),
        end=End(goal=7, rule=END_AT_SEVEN, at_once=True, hole_points=False, bonus_cards=False, ties=SHARED),
        weather=False, births=False, predators=False, holes=False, library=False, claims=NOTHING),
    # FOU-A2, A3, A5, A8, A12, A15, A17, A19 to A22
    "apprentice": Level(
        start=Start(mix=0, ants=3, mustering=THREE_STARTING_ANTS),
        end=End(goal=8, rule=END_AT_EIGHT, at_once=False, hole_points=True, bonus_cards=True, ties=SPARE),
        weather=True, births=True, predators=True, holes=True, library=True, claims=ALL_IT_CROSSES),
    # FOU-I1
    "intermediate": Level(
        start=Start(mix=0, ants=3, mustering=THREE_STARTING_ANTS),
        end=End(goal=8, rule=END_AT_EIGHT, at_once=False, hole_points=True, bonus_cards=True, ties=SPARE),
        weather=True, births=True, predators=True, holes=True, library=True, claims=ALL_IT_CROSSES, traced=True,
        species=True, specials=6),
    # FOU-X1 to X10
    "experienced": Level(
        start=Start(mix=0, ants=3, mustering=PICK_STARTING_ANTS, one_by_one=True, adopting=PICK_SPECIES),
        end=End(goal=8, rule=END_AT_EIGHT_COMPLETED, at_once=False, hole_points=True, bonus_cards=True, ties=SEVEN),
        weather=True, births=True, predators=True, holes=True, library=True, claims=NEXT_TO_OWN, open_=True,
        blocking=FOREIGN_ANT_AT_EXPERIENCED, traced=True, species=True, specials=6, draft=True),
    # FOU-P1, P2, P4, P6
    "solo": Level(
        start=Start(mix=0, ants=3, mustering=PICK_STARTING_ANTS, one_by_one=True),
        end=End(goal=0, rule=SOLO_SIX_ROUNDS, at_once=False, hole_points=True, bonus_cards=True, ties=SEVEN),
        weather=True, births=True, predators=True, holes=True, library=True, claims=NEXT_TO_OWN, open_=True,
        blocking=FOREIGN_ANT_AT_EXPERIENCED, traced=True, specials=6, alone=True),
}
