"""Fourmidable: events, which tell the seats what has happened."""
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
    """The first player is drawn, and the first round is a day or a night (FOU-S5)."""

    seat: int
    day: bool


class Adopted(Event, frozen=True):
    """A species is dealt or chosen (FOU-I1, X3)."""

    seat: int
    species: Species


class Equipped(Event, frozen=True):
    """A number of special cards is dealt to a seat (FOU-I1)."""

    seat: int
    specials: int


class Received(Event, frozen=True):
    """Sent only to the seat that was dealt these special cards."""

    specials: tuple[Special, ...]


class Drew(Event, frozen=True):
    """The number of objectives that a seat has drawn of each pile (FOU-K2, FOU-A2)."""

    seat: int
    hunters: int
    farmers: int
    diggers: int


class Dealt(Event, frozen=True):
    """Sent only to the seat that drew these objectives."""

    cards: tuple[Objective, ...]


class Mustered(Event, frozen=True):
    """A seat has chosen its first ants (FOU-K3, FOU-A2)."""

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
    """The spinner shows a weather (FOU-A3); null is "?"."""

    seat: int
    weather: Weather | None


class Foretold(Event, frozen=True):
    """The holder has chosen the weather on "?" (FOU-A3)."""

    seat: int
    weather: Weather


class Picked(Event, frozen=True):
    seat: int
    ant: AntKind
    number: int
    cell: str


class Walked(Event, frozen=True):
    """An ant has walked from the first cell of its path to the last (FOU-K4)."""

    seat: int
    ant: AntKind
    number: int
    origin: str
    cell: str
    steps: int
    path: tuple[str, ...]  # the cells it touched, origin first; for animation, not for sentences


class Marked(Event, frozen=True):
    """An ant has put a pheromone on empty terrain of its route (FOU-A17)."""

    seat: int
    cell: str


class Claimed(Event, frozen=True):
    """At the end of an action, an ant of the seat has claimed the empty terrain under it (FOU-X7)."""

    seat: int
    cell: str


class Gathered(Event, frozen=True):
    """A resource is gathered and replaced by a pheromone (FOU-K12, K13).

    Without a pheromone left, or far from the seat's own, it leaves empty terrain.
    """

    seat: int
    ant: AntKind
    resource: Resource
    cell: str
    pheromone: bool


class Dug(Event, frozen=True):
    """An earth of the seat's own nest is dug (FOU-K12)."""

    seat: int
    resource: Resource
    cell: str


class Opened(Event, frozen=True):
    """A hole is opened on the main board (FOU-A8)."""

    seat: int
    hole: int
    cell: str


class Studied(Event, frozen=True):
    """A number of objectives of a pile is looked at in the library (FOU-A12)."""

    seat: int
    ant: AntKind
    looked: int


class Looked(Event, frozen=True):
    """Sent only to the seat that looks at these cards."""

    cards: tuple[Objective, ...]


class Learned(Event, frozen=True):
    """One of the cards looked at is kept, the others go under the pile (FOU-A12)."""

    seat: int
    ant: AntKind
    under: int


class Kept(Event, frozen=True):
    """Sent only to the seat that keeps this card."""

    card: Objective


class Full(Event, frozen=True):
    """Nothing is drawn in the library: four objectives are in hand (FOU-A13) or the pile is empty (FOU-A12)."""

    seat: int
    ant: AntKind
    why: Literal["hand", "pile"]


class Hatched(Event, frozen=True):
    """An ant is born (FOU-A5)."""

    seat: int
    ant: AntKind
    number: int


class GaveUp(Event, frozen=True):
    """A seat has no birth this round (FOU-A5)."""

    seat: int


class Called(Event, frozen=True):
    seat: int
    predator: Predator


class Prowled(Event, frozen=True):
    """A predator has moved and eaten (FOU-A15, A16)."""

    seat: int
    predator: Predator
    cell: str
    owner: int | None
    eaten: Resource | None


class Played(Event, frozen=True):
    """A special card is played and out of the game (FOU-I2)."""

    seat: int
    special: Special


class Scored(Event, frozen=True):
    """A special card brings points (FOU-I7, C33)."""

    seat: int
    points: int


class Used(Event, frozen=True):
    """A species' power is used (FOU-E1, E2)."""

    seat: int
    species: Species


class Erased(Event, frozen=True):
    """A pheromone is removed (FOU-C30)."""

    seat: int
    cell: str
    owner: int


class Crowned(Event, frozen=True):
    """A special card that counts at the end is laid open (FOU-I8)."""

    seat: int
    special: Special
    points: int


class Revealed(Event, frozen=True):
    """An objective is revealed (FOU-K14)."""

    seat: int
    objective: Objective
    revealed: int  # number of that seat's objectives revealed so far


class Uncovered(Event, frozen=True):
    """Another objective is laid open (FOU-X1)."""

    objective: Objective


class Completed(Event, frozen=True):
    """An open objective is completed (FOU-X2)."""

    seat: int
    objective: Objective
    completed: int  # number of that seat's objectives completed so far


class Left(Event, frozen=True):
    """A seat chooses to complete nothing in the library (FOU-X2)."""

    seat: int


class Recruited(Event, frozen=True):
    """A seat has chosen one of its first ants (FOU-X5)."""

    seat: int
    ant: AntKind
    number: int


class Drafted(Event, frozen=True):
    """A seat has kept a special card (FOU-X4, P2)."""

    seat: int


class Handed(Event, frozen=True):
    """Sent to each seat: the hand that it receives in the draft (FOU-X4)."""

    specials: tuple[Special, ...]


class PassedOn(Event, frozen=True):
    """The hands go to the left (FOU-X4)."""

    step: int  # the step that begins, from 1; 0: the draft is over
    specials: int  # cards in each hand; at the end of the draft they are discarded


class Peeked(Event, frozen=True):
    """A seat looks at the next objectives of the pile (FOU-C19 to C21, E6)."""

    seat: int
    looked: int


class Drawn(Event, frozen=True):
    """A tile is drawn from the bag; its predator hunts (FOU-P4)."""

    seat: int
    resource: Resource
    predator: Predator
    cells: int  # the number of cells where it can go; 0: it stays


class Robbed(Event, frozen=True):
    """Predators complete an open objective (FOU-P5)."""

    objective: Objective
    robbed: int  # number of objectives lost so far


class Ranked(Event, frozen=True):
    """The solo game ends with a rank (FOU-P6)."""

    seat: int
    points: int
    rank: Rank | None


class Declined(Event, frozen=True):
    """A seat that was asked reveals nothing more (FOU-A24, FOU-K15, FOU-A19)."""

    seat: int


class Asked(Event, frozen=True):
    """Seats are asked to reveal, before the round closes (FOU-A24) or before the final count (FOU-K15, A19, K19)."""

    final: bool


class Rewarded(Event, frozen=True):
    """A seat wins a bonus card (FOU-A21)."""

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
