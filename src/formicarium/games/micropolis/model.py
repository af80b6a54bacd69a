"""Micropolis: the nouns that players use.

Seats count from 0. All else counts from 1, as one points at it: places in the line, tiles and barracks of the edition,
the anthills of a player (the base game has one each).
"""
from __future__ import annotations

from typing import Literal

import msgspec

from formicarium.core.game import Action, Event, Outlook, Over, Points, Position, Reason, View

Port = Literal["LO", "LI", "RO", "RI"]  # left or right side, outer or inner level (MIC-C3)
Fruit = Literal["cherry", "lemon", "grape", "blackberry", "fig", "pomegranate", "gift"]
Specialist = Literal["queen", "nurse1", "nurse2", "nurse3", "nurse4", "architect", "sergeant", "sentinel"]
Side = Literal["left", "right"]


# actions

class Take(Action, frozen=True):
    """MIC-T1: take the tile at that place of the line and set it at one end of the row.

    Where there is one place only, it is "right": the first tile, and the one that closes the ring (MIC-T5).
    """

    place: int
    side: Side
    anthill: int = 1  # which receives the tile, and pays (MIC-E3)
    architect: bool = False  # discard an architect token instead of paying (MIC-X3)


class Fill(Action, frozen=True):
    """MIC-X6: soldiers into the barracks just placed."""


class Leave(Action, frozen=True):
    """MIC-X6: the barracks just placed stays empty."""


class Switch(Action, frozen=True):
    """MIC-X5: the sentinel fills that barracks of the anthill, or empties it."""

    barracks: int


class Done(Action, frozen=True):
    """MIC-X5: the sentinel leaves it at that."""


class Give(Action, frozen=True):
    """MIC-T9, MIC-E6: the Leader hands on the Red Army token."""

    seat: int
    anthill: int = 1


# what each would do, up to the next question

class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What is added to the seat's score sheet, line by line."""

    population: int  # MIC-V1
    colony: int  # MIC-V2
    harvest: int  # MIC-V3
    royal: int  # MIC-V4
    red: int  # MIC-V5
    garrison: int  # MIC-V6
    total: int


class TakeOutlook(Outlook, frozen=True):
    place: int
    side: Side
    anthill: int
    architect: bool
    cost: int  # soldiers left behind
    soldiers: int  # on the tile
    army: int  # afterwards
    tile: int
    bears: str  # as in Shown
    workers: int
    first: bool  # tile of the anthill
    completes: bool  # it closes the ring
    galleries: tuple[tuple[int, ...], ...]  # of each tile of the row, clockwise, as in Slice
    change: Change


class FillOutlook(Outlook, frozen=True):
    barracks: int
    places: int
    army: int  # afterwards
    change: Change


class LeaveOutlook(Outlook, frozen=True):
    barracks: int
    places: int
    army: int


class SwitchOutlook(Outlook, frozen=True):
    how: Literal["fill", "empty"]
    barracks: int
    places: int
    last: bool  # nothing else can change then: the sentinel is done
    army: int  # afterwards
    change: Change


class DoneOutlook(Outlook, frozen=True):
    surplus: int  # soldiers that go to the reserve


class GiveOutlook(Outlook, frozen=True):
    owner: int
    anthill: int
    army: int


# why not

class NotNow(Reason, frozen=True):
    """MIC-T1."""

    why: Literal["turn", "spectator", "take"]
    seat: int  # whose turn it is


class NoTile(Reason, frozen=True):
    """MIC-T2."""

    why: Literal["no-place"]
    place: int
    tiles: int  # in the line


class TooDear(Reason, frozen=True):
    """MIC-T2, E3."""

    why: Literal["soldiers"]
    place: int
    cost: int
    army: int
    anthill: int


class NoSide(Reason, frozen=True):
    """MIC-T5."""

    why: Literal["one-place", "unknown"]


class NoAnthill(Reason, frozen=True):
    """MIC-E4."""

    why: Literal["finished", "unknown"]
    anthill: int


class NoToken(Reason, frozen=True):
    """MIC-X3."""

    tokens: int  # in the reserve


class Unanswered(Reason, frozen=True):
    """MIC-T6."""

    why: Literal["barracks", "sentinel"]


class NoBarracks(Reason, frozen=True):
    """MIC-X5."""

    why: Literal["not-there"]
    barracks: int


class NoSwitch(Reason, frozen=True):
    """MIC-X5."""

    why: Literal["changed", "soldiers"]
    barracks: int
    places: int
    army: int


class NobodyNamed(Reason, frozen=True):
    """MIC-T9, E6."""

    why: Literal["choose", "nobody"]


class NoHeir(Reason, frozen=True):
    """MIC-T9, E6."""

    why: Literal["keep", "own", "smaller"]
    owner: int
    anthill: int
    army: int
    most: int  # soldiers of those who can be given it


# events

class Shown(msgspec.Struct, frozen=True):
    """A tile from the pile. What it bears besides workers: "cherry", "nurse2", "barracks3"; "several" or "nothing"."""

    tile: int
    bears: str


class Laid(Event, frozen=True):
    """The line of the set-up."""

    tiles: tuple[Shown, ...]


class Led(Event, frozen=True):
    """Who begins the game with the Red Army token."""

    seat: int
    anthill: int


class Took(Event, frozen=True):
    seat: int
    anthill: int
    place: int
    tile: int
    paid: int  # soldiers left behind, one a tile
    architect: bool


class Gathered(Event, frozen=True):
    """The soldiers on the tile join the army; what does not fit goes to the reserve."""

    seat: int
    anthill: int
    soldiers: int
    surplus: int


class Placed(Event, frozen=True):
    seat: int
    anthill: int
    tile: int
    bears: str  # as in Shown
    side: Side
    tiles: int  # in the row now


class Completed(Event, frozen=True):
    seat: int
    anthill: int


class Hatched(Event, frozen=True):
    """A nurse's eggs: that many soldiers, fewer where army or reserve allow no more."""

    seat: int
    anthill: int
    eggs: int
    soldiers: int


class Hired(Event, frozen=True):
    """An architect: a token from the reserve, if there was one."""

    seat: int
    tokens: int  # 1 or 0


class Recruited(Event, frozen=True):
    """A sergeant of `seat`: the army of `owner`, with the token, loses a soldier and that of the sergeant gains one."""

    seat: int
    anthill: int
    owner: int
    hit: int  # which anthill of the owner
    lost: int  # 1 or 0
    gained: int  # 1 or 0


class Filled(Event, frozen=True):
    seat: int
    anthill: int
    barracks: int
    places: int


class Emptied(Event, frozen=True):
    seat: int
    anthill: int
    barracks: int
    places: int


class Left(Event, frozen=True):
    """A barracks just placed stays empty."""

    seat: int
    anthill: int
    barracks: int
    places: int
    why: Literal["choice", "soldiers"]  # "soldiers": there are too few


class Rearranged(Event, frozen=True):
    """The sentinel is done; what the army cannot hold goes to the reserve."""

    seat: int
    anthill: int
    changed: int  # barracks filled or emptied
    surplus: int


class Renewed(Event, frozen=True):
    """These tiles come into the line; so many are left in the pile."""

    tiles: tuple[Shown, ...]
    pile: int


class Kept(Event, frozen=True):
    """The Leader stays the Leader."""

    seat: int
    anthill: int
    army: int


class Passed(Event, frozen=True):
    """The Red Army token goes from `seat` to `owner`, whose army is that large."""

    seat: int
    owner: int
    anthill: int
    army: int


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    points: int


# what there is

class Lying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile of the line. The nth from the first costs n - 1 soldiers (MIC-T2)."""

    tile: int
    soldiers: int = 0


class Holder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The anthill before which the Red Army token lies; its owner is the Leader."""

    seat: int
    anthill: int = 1


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the seat whose turn it is has to decide before anybody takes another tile."""

    what: Literal["barracks", "sentinel", "leader"]
    anthill: int = 1  # where the tile was placed; of the Leader: the one that has the token
    tile: int = 0  # just placed; 0 for the Leader
    step: int = 0  # which of all that the tile does at once, specialists first (MIC-T6); 0 for the Leader
    barracks: int = 0  # the one to fill or not
    changed: tuple[int, ...] = ()  # barracks that this sentinel has filled or emptied, ascending


class Built(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An anthill, as it is written down."""

    army: int
    row: tuple[int, ...] = ()  # tiles, clockwise: the right side of each meets the left side of the next
    full: tuple[int, ...] = ()  # barracks with soldiers in them, ascending


class MicropolisPosition(Position, frozen=True, kw_only=True):
    """Tiles that are nowhere else are in the pile, soldiers and architect tokens in the reserve."""

    anthills: tuple[Built, ...]  # by seat; in the expert game each player's two together
    line: tuple[Lying, ...]  # the first tile first
    architects: tuple[int, ...]  # tokens, by seat
    leader: Holder
    turn: int
    question: Question | None = None
    ended: str = ""  # the rule that ended the game


# what a seat sees of it

class Barracks(msgspec.Struct, frozen=True):
    barracks: int
    places: int
    full: bool


class Slice(msgspec.Struct, frozen=True):
    """A tile of an anthill, and to which gallery of that anthill each of its pieces belongs."""

    tile: int
    galleries: tuple[int, ...]  # of each piece, from 0
    barracks: tuple[Barracks, ...]


class Gallery(msgspec.Struct, frozen=True):
    """What one gallery holds and brings now."""

    ants: int
    tiles: int  # over how many it stretches
    fruits: tuple[Fruit, ...]  # all of them, in the order of the rules
    different: int  # MIC-X7
    queens: int
    harvest: int  # MIC-V3
    royal: int  # MIC-V4


class Anthill(msgspec.Struct, frozen=True):
    seat: int
    anthill: int
    army: int
    row: tuple[Slice, ...]  # clockwise
    galleries: tuple[Gallery, ...]
    largest: int  # ants in the most populous gallery; -1 before the first tile
    complete: bool
    points: tuple[Points, ...]  # the score sheet as if the game ended now, line by line


class MicropolisView(View, frozen=True, kw_only=True):
    """Everything is open but the order of the pile, which nobody knows (MIC-S3)."""

    anthills: tuple[Anthill, ...]
    line: tuple[Lying, ...]
    pile: int  # tiles
    reserve: int  # soldiers
    tokens: int  # architect tokens in the reserve
    architects: tuple[int, ...]
    leader: Holder
    turn: int
    round: int  # of the table rounds, from 1
    rounds: int
    question: Question | None
    ended: str


MicropolisAction = Take | Fill | Leave | Switch | Done | Give
MicropolisEvent = (Laid | Led | Took | Gathered | Placed | Completed | Hatched | Hired | Recruited | Filled | Emptied
                   | Left | Rearranged | Renewed | Kept | Passed | Ended)
MicropolisOutlook = TakeOutlook | FillOutlook | LeaveOutlook | SwitchOutlook | DoneOutlook | GiveOutlook
MicropolisReason = (NotNow | NoTile | TooDear | NoSide | NoAnthill | NoToken | Unanswered | NoBarracks | NoSwitch
                    | NobodyNamed | NoHeir | Over)
