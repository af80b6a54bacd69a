"""Fourmidable: what a player is told before a move: what it would do (an outlook), or why it is not allowed (a reason).

A type an action. In a reason, `why` says which of its sentences fits; what does not belong to that one is null.
"""
from __future__ import annotations

from typing import Literal

from formicarium.core.game import Outlook, Over, Reason
from formicarium.games.fourmidable.model import AntKind, Mark, Phase, Predator, Resource, Species, Weather

# outlooks


class AdoptOutlook(Outlook, frozen=True):
    species: Species


class DrawOutlook(Outlook, frozen=True):
    hunters: int
    farmers: int
    diggers: int
    trap: bool  # so many digger objectives can seldom all be paid from one nest


class MusterOutlook(Outlook, frozen=True):
    hunters: int
    farmers: int
    diggers: int


class ForecastOutlook(Outlook, frozen=True):
    weather: Weather
    ant: AntKind  # that makes a step more


class PickOutlook(Outlook, frozen=True):
    ant: AntKind
    number: int
    cell: str
    where: Literal["board", "hole", "nest"]
    steps: int  # that it can make
    cells: int  # where it could go, besides its own
    gather: int  # of them, where it would gather something


Deed = Literal[
    "stay", "walk", "gather", "dig",
    "hole",  # dig a numbered cell
    "library",  # study
    "full",  # to the library with a full hand
    "bare",  # to the library, where no card of its type is left
    "complete",  # to the library, where it can complete an open objective
    "unpaid",  # to the library, where no open objective of its type can be paid
]


class GoOutlook(Outlook, frozen=True):
    ant: AntKind
    number: int
    cell: str
    what: Deed
    resource: Resource | None  # that it would gather
    ways: int  # that differ; where ways are traced 20 are 20 or more (trail.MANY)
    steps: int  # of the plainest; where ways are traced, of the straight one
    path: tuple[str, ...]  # its cells, the ant's own first
    least: int  # pheromones left on empty terrain, by the plainest way
    most: int  # and by the fullest; by none more, where they are not all counted
    pheromone: bool | None = None  # whether it leaves one where it gathers; null: that hangs on the way, or it does not


class ViaOutlook(Outlook, frozen=True):
    cell: str
    goal: str
    cells: tuple[str, ...]  # empty terrain that every way that is left crosses; where ways are traced, until then
    marks: int  # how many these are
    ways: int  # that are left
    path: tuple[str, ...]  # the plainest of them


class DirectOutlook(Outlook, frozen=True):
    goal: str
    cells: tuple[str, ...]
    marks: int
    path: tuple[str, ...]


class OpenOutlook(Outlook, frozen=True):
    cell: str
    hole: int


class KeepOutlook(Outlook, frozen=True):
    card: str
    ant: AntKind
    needs: tuple[Resource, ...]
    points: int


class HatchOutlook(Outlook, frozen=True):
    ant: AntKind
    left: int  # ants of the type that can be born after it
    tiles: int  # birth tiles of the type that are left after it


class GiveUpOutlook(Outlook, frozen=True):
    """Nobody is born this round."""


class CallOutlook(Outlook, frozen=True):
    predator: Predator
    cells: int  # where it can go


class SendOutlook(Outlook, frozen=True):
    predator: Predator
    cell: str
    owner: int | None  # in whose nest
    eaten: Resource | None


class PlayCardOutlook(Outlook, frozen=True):
    card: str
    effect: str
    mark: Mark | None
    points: int  # that it brings at once
    steps: int | None  # that the picked ant can make then, where that changes
    distance: int | None  # of a new hole then, where that changes


class UsePowerOutlook(Outlook, frozen=True):
    species: Species


class ClaimOutlook(Outlook, frozen=True):
    cell: str


class EraseOutlook(Outlook, frozen=True):
    cell: str
    owner: int


class DoneOutlook(Outlook, frozen=True):
    """The turn is over."""


class RevealOutlook(Outlook, frozen=True):
    card: str
    ant: AntKind
    needs: tuple[Resource, ...]
    points: int
    revealed: int  # how many of the seat lie open then
    goal: int  # how many end the game


class PassOutlook(Outlook, frozen=True):
    final: bool  # at the end of the game, not of a round


class RecruitOutlook(Outlook, frozen=True):
    ant: AntKind
    number: int


class CompleteOutlook(Outlook, frozen=True):
    card: str
    ant: AntKind
    needs: tuple[Resource, ...]
    points: int
    completed: int  # how many of the seat there are then
    goal: int  # how many end the game; 0: none do


class DraftOutlook(Outlook, frozen=True):
    card: str
    effect: str
    mark: Mark | None
    kept: int  # cards, this one included
    left: int  # still to come


class HuntOutlook(Outlook, frozen=True):
    predator: Predator
    cell: str
    eaten: Resource | None


class RobOutlook(Outlook, frozen=True):
    card: str
    ant: AntKind
    needs: tuple[Resource, ...]
    points: int


class LeaveOutlook(Outlook, frozen=True):
    count: int  # objectives that could be completed


# reasons

class NotNow(Reason, frozen=True):
    """Somebody else's turn, or something else is to be done; or there is no such move at all."""

    why: Literal["spectator", "turn", "step", "unknown"]
    phase: Phase
    seat: int  # who is waited for, the first of
    count: int
    predator: Predator | None = None  # the one called


class ShortPile(Reason, frozen=True):
    """Draw."""

    why: Literal["pile"]
    ant: AntKind
    cards: int  # what its pile holds


class NoAnt(Reason, frozen=True):
    """Pick."""

    why: Literal["moved", "none"]
    ant: AntKind
    cell: str


NoGoalWhy = Literal[
    "masked", "water", "pheromone", "hole", "ant", "predator",  # what is on that cell of the board
    "worm",  # the worm is in that cell of the nest
    "tunnel",  # the worm bars the way there
    "outside",  # a numbered cell that is a hole by now: it goes by the name of its cell on the board
    "earth",  # and the ant is no digger
    "site",  # no cell for the hole of that numbered cell
    "first",  # another earth comes before that one
    "far",
]


class NoGoal(Reason, frozen=True):
    """Go."""

    why: NoGoalWhy
    ant: AntKind
    steps: int  # that it can make
    cell: str
    owner: int | None = None
    predator: Predator | None = None
    hole: str | None = None  # "outside": the name
    distance: int | None = None  # "site": from one of its holes, at most


class NoSite(Reason, frozen=True):
    """Open."""

    why: Literal["masked", "water", "pheromone", "hole", "ant", "predator", "own-hole", "resource", "far"]
    cell: str
    distance: int  # from a hole, at most
    owner: int | None = None
    predator: Predator | None = None


class NoWay(Reason, frozen=True):
    """Via, Direct."""

    why: Literal["way", "direct", "next"]  # "next": where the way is traced, it is not what the ant can mark next
    cell: str


class NoCard(Reason, frozen=True):
    """Keep."""

    why: Literal["card"]


NoBirthWhy = Literal["level", "twice", "tile", "supply", "queen"]  # "queen": the worm is in her room


class NoBirth(Reason, frozen=True):
    """Hatch."""

    why: NoBirthWhy
    ant: AntKind


class NotIdle(Reason, frozen=True):
    """GiveUp: what is to be done first."""

    why: Literal["birth", "ants", "predator"]


NoCallWhy = Literal["level", "twice", "target", "same", "solo"]  # "same": action and power move two different ones


class NoCall(Reason, frozen=True):
    """Call."""

    why: NoCallWhy
    predator: Predator


NoLairWhy = Literal[
    "board",  # the worm on it, or another predator in a nest
    "surface",  # the worm: cell 1 and the numbered cells
    "room",  # the worm: library and queen's room
    "same",  # it is there
    "masked", "water", "pheromone", "hole", "ant", "predator",
]


class NoLair(Reason, frozen=True):
    """Send."""

    why: NoLairWhy
    predator: Predator
    cell: str
    owner: int | None


class Taken(Reason, frozen=True):
    """Adopt."""

    why: Literal["taken"]
    species: Species
    owner: int


NoPlayWhy = Literal[
    "elsewhere",  # in another's turn, or while no action goes on
    "hand",  # the seat does not have it
    "count",  # it counts at the end of the game, in hand
    "hour",  # its mark is of the day, and it is night, or the other way round
    "when",  # another moment of the action
    "kind",  # not for that ant
    "resource",  # not for what was just gathered
    "full",  # four objectives are in hand
    "pile",  # no objective of that type is left
    "target",  # nothing to play it upon
    "unpaid",  # no open objective of that type can be paid
    "supply",  # no ant, or no pheromone, is left
    "twice",  # there was a birth this round
    "queen",  # the worm is in her room
]


class NoPlay(Reason, frozen=True):
    """PlayCard."""

    why: NoPlayWhy
    card: str
    effect: str
    mark: Mark | None = None


NoPowerWhy = Literal["none", "night", "day", "spent", "elsewhere", "when", "target", "supply", "pile"]


class NoPower(Reason, frozen=True):
    """UsePower."""

    why: NoPowerWhy
    species: Species | None


class NoClaim(Reason, frozen=True):
    """Claim."""

    why: Literal["masked", "water", "pheromone", "hole", "ant", "predator", "own", "resource"]
    cell: str
    owner: int | None = None
    predator: Predator | None = None


class NoErase(Reason, frozen=True):
    """Erase."""

    why: Literal["none", "covered"]  # no pheromone there; or it lies under a hole
    cell: str


class NoReveal(Reason, frozen=True):
    """Reveal."""

    why: Literal["early", "hand", "missing"]
    card: str
    missing: int = 0  # resources
    resource: Resource | None = None  # the first of them


class NotLeft(Reason, frozen=True):
    """Leave."""

    why: Literal["played"]  # a special card was, for an objective


class NoDraft(Reason, frozen=True):
    """Draft."""

    why: Literal["hand"]
    card: str


NoHuntWhy = Literal[
    "lair",  # the predator cannot go there
    "food",  # there is not what it looks for
    "far",  # another one is nearer to an ant
]


class NoHunt(Reason, frozen=True):
    """Hunt."""

    why: NoHuntWhy
    predator: Predator
    cell: str
    resource: Resource


class NoRob(Reason, frozen=True):
    """Rob."""

    why: Literal["open", "unpaid"]
    card: str


class NotCompleted(Reason, frozen=True):
    """Complete."""

    why: Literal["open", "ant", "missing"]
    card: str
    ant: AntKind  # of the objective
    missing: int = 0  # resources
    resource: Resource | None = None  # the first of them


FourmidableOutlook = (AdoptOutlook | DrawOutlook | MusterOutlook | ForecastOutlook | PickOutlook | GoOutlook
                      | ViaOutlook | DirectOutlook | OpenOutlook | KeepOutlook | HatchOutlook | GiveUpOutlook
                      | CallOutlook | SendOutlook | PlayCardOutlook | UsePowerOutlook | ClaimOutlook | EraseOutlook
                      | DoneOutlook | RevealOutlook | PassOutlook | RecruitOutlook | CompleteOutlook | LeaveOutlook
                      | DraftOutlook | HuntOutlook | RobOutlook)
FourmidableReason = (Over | NotNow | ShortPile | NoAnt | NoGoal | NoSite | NoWay | NoCard | NoBirth | NotIdle | NoCall
                     | NoLair | Taken | NoPlay | NoPower | NoClaim | NoErase | NoReveal | NotCompleted | NotLeft
                     | NoDraft | NoHunt | NoRob)
