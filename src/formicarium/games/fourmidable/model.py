"""Fourmidable: the nouns that players use.

Seats count from 0. A cell of the main board is a letter for its section (a: the central one, b to g clockwise) and a
number from 1 to 19, row by row: a10 is the water. A cell of a nest is 2, 3, 4 (numbered, while no hole is there),
r1c0 to r3c4 (row and column of the earth), library or queen. Cell 1, and each numbered cell once it is a hole, is the
same cell as its hole on the main board (FOU-S3) and goes by the name that it has there.
"""
from __future__ import annotations

from typing import Literal

import msgspec

from formicarium.core.game import Action, Position

AntKind = Literal["hunter", "farmer", "digger"]
Resource = Literal["ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom", "orange", "grey", "brown"]
Weather = Literal["sun", "wind", "rain"]
Predator = Literal["grasshopper", "spider", "worm"]
Mark = Literal["day", "night"]  # of a special card (FOU-I4)
Species = Literal["flying", "predator", "architect", "diplomat", "insomniac", "strategist"]
Rank = Literal["clever", "brilliant", "fantastic", "magnificent"]  # Solo (FOU-P6)
Lies = Literal["ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom", "empty", "pheromone", "nest",
               "water"]
# What is expected: of the seat whose turn it is, but for "drafting", "closing" and "counting", where several are asked.
Phase = Literal[
    "adopting",  # Intermediate and up: choose a species (Adopt)
    "drafting",  # FOU-X4: everybody keeps one card of the hand (Draft)
    "stocking",  # FOU-P2: choose special cards (Draft)
    "drawing",  # Child: name a mix of seven objectives (Draw)
    "mustering",  # name the ants to begin with (Muster)
    "forecasting",  # the spinner shows "?": name the weather (Forecast)
    "acting",  # a whole action: Pick, Hatch, Call
    "walking",  # an ant is picked: Go
    "choosing",  # there is more than one way to where it goes: Via, Direct
    "opening",  # a numbered cell is dug: where does its hole go? (Open)
    "studying",  # two objectives are looked at: Keep one
    "completing",  # FOU-X2: an ant in the library can pay an open objective of its type: Complete, Leave
    "reaping",  # FOU-I7, Solo: something was gathered: a special card for it (PlayCard), or Done
    "hunting",  # FOU-P4: several cells are as near: where does the predator eat? (Hunt)
    "robbing",  # FOU-P5: predators can pay several objectives: which one is lost? (Rob)
    "prowling",  # a predator is called: Send it
    "summoning",  # the species Predator calls one more (Call)
    "claiming",  # a pheromone goes on empty terrain (Claim)
    "erasing",  # a pheromone is taken away (Erase)
    "bearing",  # a special card gives birth to any ant (Hatch)
    "finishing",  # the action is done: special cards (PlayCard), the species' power (UsePower), or Done
    "closing",  # FOU-A24: all actions are done, and whoever could have eight objectives may reveal or Pass
    "counting",  # FOU-K15, A19, K19: the end has come, and everybody may reveal what they can pay, or Pass
    "ended",
]

ANT_KINDS: tuple[AntKind, ...] = ("hunter", "farmer", "digger")
RESOURCES: tuple[Resource, ...] = ("ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom", "orange",
                                   "grey", "brown")  # three for each kind of ant, in the order of ANT_KINDS
WEATHERS: tuple[Weather, ...] = ("wind", "sun", "rain")  # in the order of the ants that they help (FOU-A3)
PREDATORS: tuple[Predator, ...] = ("spider", "grasshopper", "worm")  # in the order of what they eat (FOU-A16)
SPECIES: tuple[Species, ...] = ("flying", "predator", "architect", "diplomat", "insomniac",
                                "strategist")  # FOU-E1 to E6
PHASES: tuple[Phase, ...] = ("adopting", "drafting", "stocking", "drawing", "mustering", "forecasting", "acting",
                             "walking", "choosing", "opening", "studying", "completing", "reaping", "hunting",
                             "robbing", "prowling", "summoning", "claiming", "erasing", "bearing", "finishing",
                             "closing", "counting")


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card. Its id is what it needs and brings: "LLC10". Cards that are alike have the same id."""

    card: str
    ant: AntKind
    needs: tuple[Resource, ...]
    points: int


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special card. Its id is its effect's and its mark: "C4-day". Cards that are alike have the same id."""

    card: str
    effect: str  # C1 to C37
    mark: Mark | None = None


# actions

class Draw(Action, frozen=True):
    """FOU-K2: so many objectives of each pile, named before one is seen."""

    hunters: int
    farmers: int
    diggers: int


class Muster(Action, frozen=True):
    """FOU-K3, FOU-A2: so many ants of each type to begin with."""

    hunters: int
    farmers: int
    diggers: int


class Adopt(Action, frozen=True):
    """FOU-I1, X3: a species that nobody has yet."""

    species: Species


class Recruit(Action, frozen=True):
    """FOU-X5: one ant of that type to begin with, in turn."""

    ant: AntKind


class Forecast(Action, frozen=True):
    """FOU-A3: on "?" the holder of the day/night tile chooses the weather."""

    weather: Weather


class Pick(Action, frozen=True):
    """FOU-K4: an ant of that type on that cell, which has not moved this round; where it goes is the next move."""

    ant: AntKind
    cell: str


class Go(Action, frozen=True):
    """FOU-K4: the picked ant ends its move there; its own cell: it stays, or comes back to it."""

    cell: str


class Via(Action, frozen=True):
    """FOU-A17: on its way the ant crosses that empty terrain and marks it; from Intermediate on, it marks that next."""

    cell: str


class Direct(Action, frozen=True):
    """FOU-A17: on its way the ant crosses no empty terrain but what was chosen, and what every way crosses; from
    Intermediate on, if every way from there marks something more, it goes the shortest."""


class Open(Action, frozen=True):
    """FOU-A8: the outer hole of the numbered cell just dug."""

    cell: str


class Keep(Action, frozen=True):
    """FOU-A12: of the objectives looked at in the library, this one; the other goes under its pile."""

    card: str


class Hatch(Action, frozen=True):
    """FOU-A5: take a birth tile of that type. FOU-C28: or an ant of that type is born by a special card."""

    ant: AntKind


class GiveUp(Action, frozen=True):
    """FOU-A5: all else is done, no birth tile can be taken, and no special card gives birth."""


class Call(Action, frozen=True):
    """FOU-A15: the predator to move; where to is the next move."""

    predator: Predator


class Send(Action, frozen=True):
    """FOU-A16: the called predator goes there; the worm: in the nest of `owner`."""

    cell: str
    owner: int | None = None


class PlayCard(Action, frozen=True):
    """FOU-I2: a special card, in one's own action; what it is played upon, if that is to be said, is the next move."""

    card: str


class UsePower(Action, frozen=True):
    """FOU-E1, E2: the power of one's species, once in its round; upon what is the next move."""


class Claim(Action, frozen=True):
    """FOU-C31, E1: one of one's pheromones on that empty terrain."""

    cell: str


class Erase(Action, frozen=True):
    """FOU-C30: the pheromone there goes back to its owner, and empty terrain is left."""

    cell: str


class Done(Action, frozen=True):
    """FOU-I2: after an action, no card and no power any more."""


class Reveal(Action, frozen=True):
    """FOU-K14: pay for an objective in hand and lay it open. Whenever one likes, also while others move."""

    card: str


class Draft(Action, frozen=True):
    """FOU-X4: keep this special card of the hand. FOU-P2: choose it."""

    card: str


class Hunt(Action, frozen=True):
    """FOU-P4: of the cells that are as near, the predator eats there."""

    cell: str


class Rob(Action, frozen=True):
    """FOU-P5: of the open objectives that the predators can pay, they complete this one."""

    card: str


class Complete(Action, frozen=True):
    """FOU-X2: an ant in the library pays an open objective of its type."""

    card: str


class Leave(Action, frozen=True):
    """FOU-X2: what could be completed is let be."""


class Pass(Action, frozen=True):
    """FOU-A24, FOU-K15, FOU-A19: nothing to reveal, or nothing more."""


# what there is

class Ant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ants of a type are numbered from 1."""

    ant: AntKind
    number: int
    cell: str
    moved: bool = False  # its indicator shows that it has acted this round


class Prowler(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a predator stands; null: it has not come yet (FOU-A16)."""

    predator: Predator
    cell: str | None = None
    owner: int | None = None  # whose nest the worm is in


class More(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What special cards and powers have brought into an action that goes on."""

    by: str = ""  # the rule of the card or power that asks: FOU-C31, FOU-E1 …
    resume: Phase | None = None  # what is asked when that is answered
    gathered: Resource | None = None  # that was just gathered (FOU-I7)
    stride: int = 0  # steps more (FOU-C16 to C18)
    crosses: bool = False  # FOU-C32
    leaps: bool = False  # FOU-C34
    reach: int = 0  # a hole so much further (FOU-C29)
    looked: bool = False  # at the next objective, before this action (FOU-E6)


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the hand of the seat whose turn it is while its action goes on."""

    ant: AntKind | None = None
    number: int = 0
    goal: str | None = None  # "choosing": where it goes; "opening": the numbered cell that was dug
    via: tuple[str, ...] = ()  # "choosing": empty terrain it is to cross
    predator: Predator | None = None
    more: More | msgspec.UnsetType = msgspec.UNSET  # from Intermediate on


class Under(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card put under a pile, and by whom: that seat knows it (FOU-A12)."""

    card: str
    seat: int


class Gifts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has from Intermediate on."""

    species: Species | None = None
    specials: tuple[str, ...] = ()  # cards in hand
    laid: tuple[str, ...] = ()  # cards that counted at the end (FOU-I8)
    leaves: int = 0  # points of cards that were played
    born: bool = False  # the round's birth was by a card (FOU-I5), or given up (FOU-A5)
    used: bool = False  # the species' power, this round (FOU-E1, E2)
    preyed: Predator | None = None  # moved by this round's predator action
    extra: Predator | None = None  # moved by the species' power this round (FOU-E2)


class Top(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card on top of the one pile that some seats have looked at (FOU-C19 to C21, FOU-E6)."""

    card: str
    seats: tuple[int, ...]


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FOU-X1: the objectives that lie open, and the upper cards of the pile that somebody knows. The rest of it is in
    `piles`, in no order."""

    open: tuple[str, ...]
    tops: tuple[Top, ...] = ()  # the upper first


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FOU-X4: the special cards that were dealt to a seat and went round."""

    taken: tuple[str, ...]  # by step: the first by that seat, the next by the one to its left …
    rest: tuple[str, ...]  # what is still in it, or was thrown away


class Packs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FOU-X4: the draft, as long as anybody remembers it: to the end."""

    packs: tuple[Pack, ...]  # by seat
    picks: tuple[str | None, ...]  # by seat: kept in this step, while others still choose


class Alone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Solo."""

    eaten: tuple[int, ...]  # by predators, and not spent yet, in the order of RESOURCES (FOU-P5)
    robbed: tuple[str, ...]  # objectives that they have completed
    wanted: Resource | None = None  # "hunting": the tile that was drawn (FOU-P4)


class Holdings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has, as it is written down. Pheromones are in `marks`, the rest of them in supply."""

    ants: tuple[Ant, ...] = ()
    dug: tuple[str, ...] = ()  # nest cells without earth: 2, 3, 4, r1c0 …; by the worm too
    holes: tuple[str | None, str | None, str | None] = (None, None, None)  # the outer cells of holes 2, 3, 4
    resources: tuple[int, ...] = (0,) * 9  # in the order of RESOURCES
    hand: tuple[str, ...] = ()  # cards
    revealed: tuple[str, ...] = ()  # cards
    birth: AntKind | None = None  # the tile taken this round
    prowled: bool = False  # the predator tile is turned
    passed: bool = False  # asked, and nothing (more) to reveal
    gifts: Gifts | msgspec.UnsetType = msgspec.UNSET  # from Intermediate on


class FourmidablePosition(Position, frozen=True, kw_only=True):
    colonies: tuple[Holdings, ...]
    marks: dict[str, int]  # cell -> whose pheromone
    bare: tuple[str, ...] = ()  # empty terrain, holes on it included
    predators: tuple[Prowler, ...] = ()
    piles: tuple[tuple[str, ...], ...]  # by type of ant: the cards whose order nobody knows
    under: tuple[tuple[Under, ...], ...] = ((), (), ())  # by type of ant: below them, in the order they were put there
    looked: tuple[str, ...] = ()  # cards in the library, in the order drawn
    deck: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET  # special cards that nobody has; from Intermediate on
    played: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET  # those that are out of the game
    phase: Phase
    turn: int
    first: int  # who holds the day/night tile
    day: bool
    round: int  # from 1; 0 before the first
    weather: Weather | None = None
    held: Held | None = None
    still: int = 0  # rounds in a row in which nothing happened (FOU-K19)
    stirred: bool = False  # something has happened this round
    ending: str = ""  # the rule that brings the end, from "counting" on
    ended: str = ""  # the rule that ended the game
    shown: Shown | msgspec.UnsetType = msgspec.UNSET  # from Experienced on
    packs: Packs | msgspec.UnsetType = msgspec.UNSET  # Experienced, from the draft on
    alone: Alone | msgspec.UnsetType = msgspec.UNSET  # Solo


FourmidableAction = (Adopt | Draw | Muster | Forecast | Pick | Go | Via | Direct | Open | Keep | Hatch | GiveUp | Call
                     | Send | PlayCard | UsePower | Claim | Erase | Done | Reveal | Pass | Recruit | Complete
                     | Leave | Draft | Hunt
                     | Rob)
