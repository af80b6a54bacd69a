"""Fourmidable: what is heard when something has happened."""
from __future__ import annotations

from typing import Literal

from formicarium.core.game import Event
from formicarium.games.fourmidable.model import (
    AntKind,
    Objective,
    Predator,
    Rank,
    Resource,
    Special,
    Species,
    Weather,
)


class Began(Event, frozen=True):
    """FOU-S5: the first player, and whether the first round is a day."""

    seat: int
    day: bool


class Adopted(Event, frozen=True):
    """FOU-I1, X3: a species, dealt or chosen."""

    seat: int
    species: Species


class Equipped(Event, frozen=True):
    """FOU-I1: a seat has been dealt so many special cards."""

    seat: int
    specials: int


class Received(Event, frozen=True):
    """To the one who was dealt them."""

    specials: tuple[Special, ...]


class Drew(Event, frozen=True):
    """How many objectives a seat has drawn of each pile (FOU-K2, FOU-A2)."""

    seat: int
    hunters: int
    farmers: int
    diggers: int


class Dealt(Event, frozen=True):
    """To the one who drew them."""

    cards: tuple[Objective, ...]


class Mustered(Event, frozen=True):
    """FOU-K3, FOU-A2."""

    seat: int
    hunters: int
    farmers: int
    diggers: int


class Dawned(Event, frozen=True):
    """A round begins; `seat` holds the day/night tile and acts first (FOU-K5, FOU-A18)."""

    seat: int
    round: int
    day: bool


class Spun(Event, frozen=True):
    """FOU-A3: where the spinner stops; null is "?"."""

    seat: int
    weather: Weather | None


class Foretold(Event, frozen=True):
    """FOU-A3: the weather that the holder chose on "?"."""

    seat: int
    weather: Weather


class Picked(Event, frozen=True):
    seat: int
    ant: AntKind
    number: int
    cell: str


class Walked(Event, frozen=True):
    """FOU-K4: from the first cell of its path to the last."""

    seat: int
    ant: AntKind
    number: int
    origin: str
    cell: str
    steps: int
    path: tuple[str, ...]  # the cells it touched, origin first; for motion, not for sentences


class Marked(Event, frozen=True):
    """FOU-A17: a pheromone on empty terrain that an ant came over."""

    seat: int
    cell: str


class Claimed(Event, frozen=True):
    """FOU-X7: at the end of an action, a pheromone on empty terrain where an ant of the seat stands."""

    seat: int
    cell: str


class Gathered(Event, frozen=True):
    """FOU-K12, K13: with a pheromone, or empty terrain where the seat has none left."""

    seat: int
    ant: AntKind
    resource: Resource
    cell: str
    pheromone: bool


class Dug(Event, frozen=True):
    """FOU-K12: an earth of one's own nest."""

    seat: int
    resource: Resource
    cell: str


class Opened(Event, frozen=True):
    """FOU-A8."""

    seat: int
    hole: int
    cell: str


class Studied(Event, frozen=True):
    """FOU-A12: so many objectives of that pile are looked at in the library."""

    seat: int
    ant: AntKind
    looked: int


class Looked(Event, frozen=True):
    """To the one who studies: the cards."""

    cards: tuple[Objective, ...]


class Learned(Event, frozen=True):
    """FOU-A12: one of them is kept, so many go under the pile."""

    seat: int
    ant: AntKind
    under: int


class Kept(Event, frozen=True):
    """To the one who keeps it."""

    card: Objective


class Full(Event, frozen=True):
    """FOU-A13: with four objectives in hand nothing is drawn in the library; or (FOU-A12) that pile is used up."""

    seat: int
    ant: AntKind
    why: Literal["hand", "pile"]


class Hatched(Event, frozen=True):
    """FOU-A5."""

    seat: int
    ant: AntKind
    number: int


class GaveUp(Event, frozen=True):
    """FOU-A5: no birth this round."""

    seat: int


class Called(Event, frozen=True):
    seat: int
    predator: Predator


class Prowled(Event, frozen=True):
    """FOU-A15, A16: where the predator goes, in whose nest, and what it eats there."""

    seat: int
    predator: Predator
    cell: str
    owner: int | None
    eaten: Resource | None


class Played(Event, frozen=True):
    """FOU-I2: a special card, which is out of the game now."""

    seat: int
    special: Special


class Scored(Event, frozen=True):
    """FOU-I7, C33: points of a special card."""

    seat: int
    points: int


class Used(Event, frozen=True):
    """FOU-E1, E2."""

    seat: int
    species: Species


class Erased(Event, frozen=True):
    """FOU-C30: whose pheromone, and where."""

    seat: int
    cell: str
    owner: int


class Crowned(Event, frozen=True):
    """FOU-I8: a special card that counts at the end."""

    seat: int
    special: Special
    points: int


class Revealed(Event, frozen=True):
    """FOU-K14."""

    seat: int
    objective: Objective
    revealed: int  # objectives of that seat that lie open now


class Uncovered(Event, frozen=True):
    """FOU-X1: another objective lies open."""

    objective: Objective


class Completed(Event, frozen=True):
    """FOU-X2."""

    seat: int
    objective: Objective
    completed: int  # objectives of that seat now


class Left(Event, frozen=True):
    """FOU-X2: a seat completes nothing in the library."""

    seat: int


class Recruited(Event, frozen=True):
    """FOU-X5."""

    seat: int
    ant: AntKind
    number: int


class Drafted(Event, frozen=True):
    """FOU-X4, P2: a seat has kept a special card."""

    seat: int


class Handed(Event, frozen=True):
    """FOU-X4: to each seat, the hand that came."""

    specials: tuple[Special, ...]


class PassedOn(Event, frozen=True):
    """FOU-X4: the hands go to the left."""

    step: int  # that begins, from 1; 0: the draft is over
    specials: int  # in each hand; when it is over they are thrown away


class Peeked(Event, frozen=True):
    """FOU-C19 to C21, E6: a seat looks at the next objectives of the pile."""

    seat: int
    looked: int


class Drawn(Event, frozen=True):
    """FOU-P4: a tile from the bag, and the predator that eats it."""

    seat: int
    resource: Resource
    predator: Predator
    cells: int  # where it can go; 0: it stays


class Robbed(Event, frozen=True):
    """FOU-P5: predators complete an open objective."""

    objective: Objective
    robbed: int  # so many by now


class Ranked(Event, frozen=True):
    """FOU-P6: the end of a game alone."""

    seat: int
    points: int
    rank: Rank | None


class Declined(Event, frozen=True):
    """A seat that was asked reveals nothing more (FOU-A24, FOU-K15, FOU-A19)."""

    seat: int


class Asked(Event, frozen=True):
    """FOU-A24: who is asked before the round closes. FOU-K15, A19, K19: the end has come, last reveals."""

    final: bool


class Rewarded(Event, frozen=True):
    """FOU-A21: a bonus card."""

    seat: int
    ant: AntKind
    points: int


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    points: int


FourmidableEvent = (Began | Adopted | Equipped | Received | Drew | Dealt | Mustered | Dawned | Spun | Foretold | Picked
                    | Walked | Marked | Gathered | Dug | Opened | Studied | Looked | Learned | Kept | Full | Hatched
                    | GaveUp | Called | Prowled | Played | Scored | Used | Erased | Crowned | Revealed | Declined
                    | Asked | Rewarded | Ended | Uncovered | Completed | Left | Recruited | Claimed
                    | Drafted | Handed | PassedOn | Peeked | Drawn | Robbed | Ranked)
