"""Fourmidable: outlooks (the effects of a move) and reasons (why a move is not allowed), for players.

Each action has a type of its own. In a reason, `why` selects the sentence; fields which that sentence does not use are
null.
"""
from __future__ import annotations

from typing import Literal

from formicarium.core.game import Outlook, Over, Reason
from formicarium.games.fourmidable.model import AntKind, Mark, Phase, Predator, Resource, Species, Weather

# Outlooks.


class AdoptOutlook(Outlook, frozen=True):
    species: Species


class DrawOutlook(Outlook, frozen=True):
    hunters: int
    farmers: int
    diggers: int
    trap: bool  # True for so many digger objectives that one nest can seldom pay them all


class MusterOutlook(Outlook, frozen=True):
    hunters: int
    farmers: int
    diggers: int


class ForecastOutlook(Outlook, frozen=True):
    weather: Weather
    ant: AntKind  # kind of ant that gets an extra step


class PickOutlook(Outlook, frozen=True):
    ant: AntKind
    number: int
    cell: str
    where: Literal["board", "hole", "nest"]
    steps: int  # steps of the ant
    cells: int  # cells it could go to, besides its own
    gather: int  # those of them where it would gather a resource


Deed = Literal[
    "stay", "walk", "gather", "dig",
    "hole",  # digs a numbered cell
    "library",  # studies in the library
    "full",  # enters the library with a full hand
    "bare",  # enters the library, where no card of its type is left
    "complete",  # enters the library, where it can complete an open objective
    "unpaid",  # enters the library, where no open objective of its type can be paid
]


class GoOutlook(Outlook, frozen=True):
    ant: AntKind
    number: int
    cell: str
    what: Deed
    resource: Resource | None  # resource that it would gather
    ways: int  # number of routes with different marks; from Intermediate on at most 20 (marking_route.MANY)
    steps: int  # steps of the route with the fewest marks; from Intermediate on, of the straight one
    path: tuple[str, ...]  # its cells, the ant's own first
    least: int  # pheromones left on empty terrain by the route with the fewest marks
    most: int  # pheromones by the route with the most; an upper bound where not all routes are counted
    # whether it leaves a pheromone where it gathers; null: that depends on the route, or it does not gather
    pheromone: bool | None = None


class ViaOutlook(Outlook, frozen=True):
    cell: str
    goal: str
    cells: tuple[str, ...]  # empty terrain that every remaining route crosses; from Intermediate on, crossed until then
    marks: int  # number of these cells
    ways: int  # number of remaining routes
    path: tuple[str, ...]  # the cells of the remaining route with the fewest marks


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
    left: int  # ants of the type that can still be born after it
    tiles: int  # birth tiles of the type left after it


class GiveUpOutlook(Outlook, frozen=True):
    """The round ends without a birth."""


class CallOutlook(Outlook, frozen=True):
    predator: Predator
    cells: int  # number of cells where the predator can go


class SendOutlook(Outlook, frozen=True):
    predator: Predator
    cell: str
    owner: int | None  # seat of the nest
    eaten: Resource | None


class PlayCardOutlook(Outlook, frozen=True):
    card: str
    effect: str
    mark: Mark | None
    points: int  # points that the card brings at once
    steps: int | None  # steps of the picked ant with the card; null if unchanged
    distance: int | None  # distance of a new hole with the card; null if unchanged


class UsePowerOutlook(Outlook, frozen=True):
    species: Species


class ClaimOutlook(Outlook, frozen=True):
    cell: str


class EraseOutlook(Outlook, frozen=True):
    cell: str
    owner: int


class DoneOutlook(Outlook, frozen=True):
    """The action is over."""


class RevealOutlook(Outlook, frozen=True):
    card: str
    ant: AntKind
    needs: tuple[Resource, ...]
    points: int
    revealed: int  # number of the seat's objectives revealed after it
    goal: int  # number that ends the game


class PassOutlook(Outlook, frozen=True):
    final: bool  # True at the end of the game, False at the end of a round


class RecruitOutlook(Outlook, frozen=True):
    ant: AntKind
    number: int


class CompleteOutlook(Outlook, frozen=True):
    card: str
    ant: AntKind
    needs: tuple[Resource, ...]
    points: int
    completed: int  # number of the seat's objectives completed after it
    goal: int  # number that ends the game; 0: no number does


class DraftOutlook(Outlook, frozen=True):
    card: str
    effect: str
    mark: Mark | None
    kept: int  # special cards kept, this one included
    left: int  # special cards still to keep


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
    count: int  # number of objectives that could be completed


# Reasons.

class NotNow(Reason, frozen=True):
    """Another seat's turn, another kind of action is due, or an unknown move."""

    why: Literal["spectator", "turn", "step", "unknown"]
    phase: Phase
    seat: int  # first seat that the game waits for
    count: int
    predator: Predator | None = None  # the called predator


class ShortPile(Reason, frozen=True):
    """Reason against Draw."""

    why: Literal["pile"]
    ant: AntKind
    cards: int  # cards left in the pile


class NoAnt(Reason, frozen=True):
    """Reason against Pick."""

    why: Literal["moved", "none"]
    ant: AntKind
    cell: str


NoGoalWhy = Literal[
    "masked", "water", "pheromone", "hole", "ant", "predator",  # obstacle on that cell of the board
    "worm",  # the worm is in that cell of the nest
    "tunnel",  # the worm blocks the tunnel there
    "outside",  # the numbered cell is a hole now and goes by the name of its cell on the board
    "earth",  # earth, and the ant is no digger
    "site",  # no cell of the board can take the hole of that numbered cell
    "first",  # another earth comes before that one
    "far",
]


class NoGoal(Reason, frozen=True):
    """Reason against Go."""

    why: NoGoalWhy
    ant: AntKind
    steps: int  # steps of the ant
    cell: str
    owner: int | None = None
    predator: Predator | None = None
    hole: str | None = None  # "outside": the name of its cell on the board
    distance: int | None = None  # "site": most cells from one of the seat's holes


class NoSite(Reason, frozen=True):
    """Reason against Open."""

    why: Literal["masked", "water", "pheromone", "hole", "ant", "predator", "own-hole", "resource", "far"]
    cell: str
    distance: int  # most cells from one of the seat's holes
    owner: int | None = None
    predator: Predator | None = None


class NoWay(Reason, frozen=True):
    """Reason against Via or Direct."""

    why: Literal["way", "direct", "next"]  # "next": the ant cannot mark that cell next
    cell: str


class NoCard(Reason, frozen=True):
    """Reason against Keep."""

    why: Literal["card"]


NoBirthWhy = Literal["level", "twice", "tile", "supply", "queen"]  # "queen": the worm is in her room


class NoBirth(Reason, frozen=True):
    """Reason against Hatch."""

    why: NoBirthWhy
    ant: AntKind


class NotIdle(Reason, frozen=True):
    """Reason against GiveUp: the kind of action that must come first."""

    why: Literal["birth", "ants", "predator"]


# "same": predator action and species' power move different predators
NoCallWhy = Literal["level", "twice", "target", "same", "solo"]


class NoCall(Reason, frozen=True):
    """Reason against Call."""

    why: NoCallWhy
    predator: Predator


NoLairWhy = Literal[
    "board",  # the worm cannot go onto the board, nor another predator into a nest
    "surface",  # the worm cannot go to cell 1 or a numbered cell
    "room",  # the worm cannot go to the library or the queen's room
    "same",  # the predator is already there
    "masked", "water", "pheromone", "hole", "ant", "predator",
]


class NoLair(Reason, frozen=True):
    """Reason against Send."""

    why: NoLairWhy
    predator: Predator
    cell: str
    owner: int | None


class Taken(Reason, frozen=True):
    """Reason against Adopt."""

    why: Literal["taken"]
    species: Species
    owner: int


NoPlayWhy = Literal[
    "elsewhere",  # another seat's turn, or no action is under way
    "hand",  # the seat does not have it
    "count",  # it counts at the end of the game and stays in hand
    "hour",  # its mark is of the day and it is night, or the reverse
    "when",  # it belongs to another moment of the action
    "kind",  # it is not for that kind of ant
    "resource",  # it is not for the resource just gathered
    "full",  # four objectives are in hand
    "pile",  # no objective of that type is left
    "target",  # it has no possible target
    "unpaid",  # no open objective of that type can be paid
    "supply",  # no ant, or no pheromone, is left
    "twice",  # there was a birth this round
    "queen",  # the worm is in her room
]


class NoPlay(Reason, frozen=True):
    """Reason against PlayCard."""

    why: NoPlayWhy
    card: str
    effect: str
    mark: Mark | None = None


NoPowerWhy = Literal["none", "night", "day", "spent", "elsewhere", "when", "target", "supply", "pile"]


class NoPower(Reason, frozen=True):
    """Reason against UsePower."""

    why: NoPowerWhy
    species: Species | None


class NoClaim(Reason, frozen=True):
    """Reason against Claim."""

    why: Literal["masked", "water", "pheromone", "hole", "ant", "predator", "own", "resource"]
    cell: str
    owner: int | None = None
    predator: Predator | None = None


class NoErase(Reason, frozen=True):
    """Reason against Erase."""

    why: Literal["none", "covered"]  # no pheromone there; or a hole covers it
    cell: str


class NoReveal(Reason, frozen=True):
    """Reason against Reveal."""

    why: Literal["early", "hand", "missing"]
    card: str
    missing: int = 0  # resources missing
    resource: Resource | None = None  # the first missing resource


class NotLeft(Reason, frozen=True):
    """Reason against Leave."""

    why: Literal["played"]  # a special card was played to complete an objective


class NoDraft(Reason, frozen=True):
    """Reason against Draft."""

    why: Literal["hand"]
    card: str


NoHuntWhy = Literal[
    "lair",  # the predator cannot go there
    "food",  # the resource it looks for is not there
    "far",  # another place is nearer to an ant
]


class NoHunt(Reason, frozen=True):
    """Reason against Hunt."""

    why: NoHuntWhy
    predator: Predator
    cell: str
    resource: Resource


class NoRob(Reason, frozen=True):
    """Reason against Rob."""

    why: Literal["open", "unpaid"]
    card: str


class NotCompleted(Reason, frozen=True):
    """Reason against Complete."""

    why: Literal["open", "ant", "missing"]
    card: str
    ant: AntKind  # type of ant that the objective is for
    missing: int = 0  # resources missing
    resource: Resource | None = None  # the first missing resource


FourmidableOutlook = (AdoptOutlook | DrawOutlook | MusterOutlook | ForecastOutlook | PickOutlook | GoOutlook
                      | ViaOutlook | DirectOutlook | OpenOutlook | KeepOutlook | HatchOutlook | GiveUpOutlook
                      | CallOutlook | SendOutlook | PlayCardOutlook | UsePowerOutlook | ClaimOutlook | EraseOutlook
                      | DoneOutlook | RevealOutlook | PassOutlook | RecruitOutlook | CompleteOutlook | LeaveOutlook
                      | DraftOutlook | HuntOutlook | RobOutlook)
FourmidableReason = (Over | NotNow | ShortPile | NoAnt | NoGoal | NoSite | NoWay | NoCard | NoBirth | NotIdle | NoCall
                     | NoLair | Taken | NoPlay | NoPower | NoClaim | NoErase | NoReveal | NotCompleted | NotLeft
                     | NoDraft | NoHunt | NoRob)
