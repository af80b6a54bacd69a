"""Fourmidable: actions, positions and words of the game, as players know them.

Seats count from 0. A cell of the main board is a letter for its section (a: the central one, b to g clockwise) and a
number from 1 to 19, row by row: a10 is the water. A cell of a nest is 2, 3, 4 (numbered, while no hole is there), r1c0
to r3c4 (row and column of the earth), library or queen. Cell 1, and each numbered cell once it is a hole, is the same
cell as its hole on the main board (FOU-S3) and has the hole's name.
"""
from __future__ import annotations

from typing import Literal

import msgspec

from formicarium.core.game import Action, Position

AntKind = Literal["hunter", "farmer", "digger"]
Resource = Literal["ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom", "orange", "grey", "brown"]
Weather = Literal["sun", "wind", "rain"]
Predator = Literal["grasshopper", "spider", "worm"]
Mark = Literal["day", "night"]  # mark of a special card (FOU-I4)
Species = Literal["flying", "predator", "architect", "diplomat", "insomniac", "strategist"]
Rank = Literal["clever", "brilliant", "fantastic", "magnificent"]  # ranks of the solo game (FOU-P6)
Lies = Literal["ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom", "empty", "pheromone", "nest",
               "water"]
# Kind of move that is due: from the seat in turn; from several seats while "drafting", "closing" and "counting".
Phase = Literal[
    "adopting",  # from Intermediate on: choose a species (Adopt)
    "drafting",  # FOU-X4: each player keeps one card of the hand (Draft)
    "stocking",  # FOU-P2: choose special cards (Draft)
    "drawing",  # Child: choose a mix of seven objectives (Draw)
    "mustering",  # choose the first ants (Muster)
    "forecasting",  # the spinner shows "?": choose the weather (Forecast)
    "acting",  # begin an action: Pick, Hatch, Call
    "walking",  # an ant is picked: Go
    "choosing",  # several routes lead to the ant's goal: Via, Direct
    "opening",  # a numbered cell is dug: choose the cell of its hole (Open)
    "studying",  # objectives are looked at: Keep one
    "completing",  # FOU-X2: an ant in the library can pay an open objective of its type: Complete, Leave
    "reaping",  # FOU-I7, Solo: a resource was gathered: play a special card for it (PlayCard), or Done
    "hunting",  # FOU-P4: several cells are equally near: choose where the predator eats (Hunt)
    "robbing",  # FOU-P5: predators can pay several objectives: choose the one that is lost (Rob)
    "prowling",  # a predator is called: Send it
    "summoning",  # the species Predator moves one more predator (Call)
    "claiming",  # choose empty terrain for a pheromone (Claim)
    "erasing",  # choose the pheromone to remove (Erase)
    "bearing",  # a special card gives birth to any ant (Hatch)
    "finishing",  # the action's effects are over: special cards (PlayCard), the species' power (UsePower), or Done
    "closing",  # FOU-A24: all actions are done; players who could have eight objectives may reveal, or Pass
    "counting",  # FOU-K15, A19, K19: the game is ending; each player may reveal the objectives they can pay, or Pass
    "ended",
]

ANT_KINDS: tuple[AntKind, ...] = ("hunter", "farmer", "digger")
RESOURCES: tuple[Resource, ...] = ("ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom", "orange",
                                   "grey", "brown")  # three for each kind of ant, in the order of ANT_KINDS
WEATHERS: tuple[Weather, ...] = ("wind", "sun", "rain")  # in the order of the ants that they help (FOU-A3)
PREDATORS: tuple[Predator, ...] = ("spider", "grasshopper", "worm")  # in the order of their prey in RESOURCES (FOU-A16)
SPECIES: tuple[Species, ...] = ("flying", "predator", "architect", "diplomat", "insomniac",
                                "strategist")  # FOU-E1 to E6
PHASES: tuple[Phase, ...] = ("adopting", "drafting", "stocking", "drawing", "mustering", "forecasting", "acting",
                             "walking", "choosing", "opening", "studying", "completing", "reaping", "hunting",
                             "robbing", "prowling", "summoning", "claiming", "erasing", "bearing", "finishing",
                             "closing", "counting")


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An objective card. Its id is its needs and points, as in "LLC10"; identical cards have the same id."""

    card: str
    ant: AntKind
    needs: tuple[Resource, ...]
    points: int


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special card. Its id is its effect and mark, as in "C4-day"; identical cards have the same id."""

    card: str
    effect: str  # C1 to C37
    mark: Mark | None = None


# Actions.

class Draw(Action, frozen=True):
    """Draw the named number of objectives of each pile, before any card is seen (FOU-K2)."""

    hunters: int
    farmers: int
    diggers: int


class Muster(Action, frozen=True):
    """Begin with the named number of ants of each type (FOU-K3, FOU-A2)."""

    hunters: int
    farmers: int
    diggers: int


class Adopt(Action, frozen=True):
    """Choose a species that no player has (FOU-I1, X3)."""

    species: Species


class Recruit(Action, frozen=True):
    """Take one ant of that type to begin with, in turn (FOU-X5)."""

    ant: AntKind


class Forecast(Action, frozen=True):
    """Choose the weather, as holder of the day/night tile, when the spinner shows "?" (FOU-A3)."""

    weather: Weather


class Pick(Action, frozen=True):
    """Pick an ant of that type on that cell which has not moved this round (FOU-K4); the next move names its goal."""

    ant: AntKind
    cell: str


class Go(Action, frozen=True):
    """Move the picked ant to that cell (FOU-K4); to its own cell: it stays, or comes back to it."""

    cell: str


class Via(Action, frozen=True):
    """Let the ant's route cross and mark that empty terrain (FOU-A17); from Intermediate on, mark it next."""

    cell: str


class Direct(Action, frozen=True):
    """Choose no more empty terrain for the route (FOU-A17).

    The ant then crosses only the chosen cells and those that every route crosses; from Intermediate on it goes straight
    to its goal, without another mark if possible, else by the shortest route.
    """


class Open(Action, frozen=True):
    """Open the outer hole of the numbered cell just dug (FOU-A8)."""

    cell: str


class Keep(Action, frozen=True):
    """Keep this one of the objectives looked at; the others go under the pile (FOU-A12)."""

    card: str


class Hatch(Action, frozen=True):
    """Take a birth tile of that type (FOU-A5), or bear that type by a special card (FOU-C28)."""

    ant: AntKind


class GiveUp(Action, frozen=True):
    """End the round without a birth (FOU-A5).

    Everything else is done, and neither a birth tile nor a special card helps.
    """


class Call(Action, frozen=True):
    """Choose the predator to move (FOU-A15); the next move names its goal."""

    predator: Predator


class Send(Action, frozen=True):
    """Send the called predator there (FOU-A16); the worm: into the nest of `owner`."""

    cell: str
    owner: int | None = None


class PlayCard(Action, frozen=True):
    """Play a special card during one's own action (FOU-I2); if it needs a target, the next move names it."""

    card: str


class UsePower(Action, frozen=True):
    """Use the power of one's species (FOU-E1, E2), once in a round of its kind; the next move names the target."""


class Claim(Action, frozen=True):
    """Put one of one's pheromones on that empty terrain (FOU-C31, E1)."""

    cell: str


class Erase(Action, frozen=True):
    """Return the pheromone there to its owner and leave empty terrain (FOU-C30)."""

    cell: str


class Done(Action, frozen=True):
    """End the action without another card or power (FOU-I2)."""


class Reveal(Action, frozen=True):
    """Pay for an objective in hand and lay it open (FOU-K14); at any time, also while others move."""

    card: str


class Draft(Action, frozen=True):
    """Keep this special card of the hand (FOU-X4), or choose it (FOU-P2)."""

    card: str


class Hunt(Action, frozen=True):
    """Choose where the predator eats, among equally near cells (FOU-P4)."""

    cell: str


class Rob(Action, frozen=True):
    """Choose the open objective that the predators complete, among those they can pay (FOU-P5)."""

    card: str


class Complete(Action, frozen=True):
    """Complete an open objective: an ant of its type is in the library, and the player pays (FOU-X2)."""

    card: str


class Leave(Action, frozen=True):
    """Complete no objective, although one could be paid (FOU-X2)."""


class Pass(Action, frozen=True):
    """Reveal nothing, or nothing more (FOU-A24, FOU-K15, FOU-A19)."""


# Positions.

class Ant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ant; those of a type are numbered from 1."""

    ant: AntKind
    number: int
    cell: str
    moved: bool = False  # True if its indicator shows that it has acted this round


class Prowler(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A predator and its cell; null: it is not on the board yet (FOU-A16)."""

    predator: Predator
    cell: str | None = None
    owner: int | None = None  # seat of the nest that the worm is in


class More(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Effects of special cards and powers on the action under way."""

    by: str = ""  # rule of the card or power that waits for a choice: FOU-C31, FOU-E1 …; "" if none does
    resume: Phase | None = None  # phase to return to after that choice
    gathered: Resource | None = None  # resource just gathered (FOU-I7)
    stride: int = 0  # extra steps (FOU-C16 to C18)
    crosses: bool = False  # the ant may cross opponents' cells (FOU-C32)
    leaps: bool = False  # the digger may pass over one earth (FOU-C34)
    reach: int = 0  # extra cells of distance for a new hole (FOU-C29)
    looked: bool = False  # the Strategist has looked at the next objective before this action (FOU-E6)


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action under way of the seat in turn: its ant or predator, and its goal."""

    ant: AntKind | None = None
    number: int = 0
    goal: str | None = None  # "choosing": the ant's goal; "opening": the numbered cell that was dug
    via: tuple[str, ...] = ()  # "choosing": empty terrain that the route must cross
    predator: Predator | None = None
    more: More | msgspec.UnsetType = msgspec.UNSET  # from Intermediate on


class Under(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card put under a pile, and the seat that put it there and so knows it (FOU-A12)."""

    card: str
    seat: int


class Gifts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's species and special cards, from Intermediate on."""

    species: Species | None = None
    specials: tuple[str, ...] = ()  # cards in hand
    laid: tuple[str, ...] = ()  # cards that counted at the end (FOU-I8)
    leaves: int = 0  # points of cards that were played
    born: bool = False  # the round's birth was by a card (FOU-I5) or was given up (FOU-A5)
    used: bool = False  # the species' power was used this round (FOU-E1, E2)
    preyed: Predator | None = None  # predator moved by this round's predator action
    extra: Predator | None = None  # predator moved by the species' power this round (FOU-E2)


class Top(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card on top of the one pile that some seats have looked at (FOU-C19 to C21, FOU-E6)."""

    card: str
    seats: tuple[int, ...]


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The open objectives, and the cards of the pile that seats have looked at (FOU-X1).

    The rest of the pile is in `piles`, in no order.
    """

    open: tuple[str, ...]
    tops: tuple[Top, ...] = ()  # the top card first


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The special cards dealt to one seat for the draft, and passed on by it (FOU-X4)."""

    taken: tuple[str, ...]  # by step: first by the seat it was dealt to, then by the seat to its left …
    rest: tuple[str, ...]  # cards still in it, or discarded


class Packs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The draft (FOU-X4), stored to the end of the game because seats remember its hands."""

    packs: tuple[Pack, ...]  # by seat
    picks: tuple[str | None, ...]  # by seat: the card kept in this step, while others still choose


class Alone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Predators' prey and objectives in the solo game."""

    eaten: tuple[int, ...]  # eaten by predators and not spent, in the order of RESOURCES (FOU-P5)
    robbed: tuple[str, ...]  # objectives that predators have completed
    wanted: Resource | None = None  # "hunting": the tile that was drawn (FOU-P4)


class Holdings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's pieces in a written position. Pheromones on the board are in `marks`, the rest are in supply."""

    ants: tuple[Ant, ...] = ()
    dug: tuple[str, ...] = ()  # nest cells without earth, also those dug by the worm: 2, 3, 4, r1c0 …
    holes: tuple[str | None, str | None, str | None] = (None, None, None)  # the outer cells of holes 2, 3, 4
    resources: tuple[int, ...] = (0,) * 9  # in the order of RESOURCES
    hand: tuple[str, ...] = ()  # objectives in hand
    revealed: tuple[str, ...] = ()  # objectives revealed
    birth: AntKind | None = None  # the birth tile taken this round
    prowled: bool = False  # the predator tile is turned
    passed: bool = False  # True if the seat was asked and reveals nothing (more)
    gifts: Gifts | msgspec.UnsetType = msgspec.UNSET  # from Intermediate on


class FourmidablePosition(Position, frozen=True, kw_only=True):
    colonies: tuple[Holdings, ...]
    marks: dict[str, int]  # seat of the pheromone, by cell
    bare: tuple[str, ...] = ()  # cells with empty terrain, also below holes
    predators: tuple[Prowler, ...] = ()
    piles: tuple[tuple[str, ...], ...]  # by type of ant: the cards whose order is unknown to all seats
    # by type of ant: the cards below those, in the order they were put there
    under: tuple[tuple[Under, ...], ...] = ((), (), ())
    looked: tuple[str, ...] = ()  # cards looked at in the library, in the order drawn
    deck: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET  # special cards in no hand; from Intermediate on
    played: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET  # special cards that were played
    phase: Phase
    turn: int
    first: int  # seat that holds the day/night tile
    day: bool
    round: int  # from 1; 0 before the first
    weather: Weather | None = None
    held: Held | None = None
    still: int = 0  # rounds in a row without an event (FOU-K19)
    stirred: bool = False  # True if an event of FOU-K19 has happened this round
    ending: str = ""  # the rule that brings the end, from "counting" on
    ended: str = ""  # the rule that ended the game
    shown: Shown | msgspec.UnsetType = msgspec.UNSET  # from Experienced on
    packs: Packs | msgspec.UnsetType = msgspec.UNSET  # Experienced, from the draft on
    alone: Alone | msgspec.UnsetType = msgspec.UNSET  # Solo


FourmidableAction = (Adopt | Draw | Muster | Forecast | Pick | Go | Via | Direct | Open | Keep | Hatch | GiveUp | Call
                     | Send | PlayCard | UsePower | Claim | Erase | Done | Reveal | Pass | Recruit | Complete
                     | Leave | Draft | Hunt
                     | Rob)
