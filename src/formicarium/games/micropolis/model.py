"""Micropolis: actions, outlooks, reasons, events and positions, in the words of players.

Seats count from 0. Everything else counts from 1, as players point at it: places in the line, tiles and barracks of the
edition, the anthills of a player (the base game has one each).
"""
from __future__ import annotations

from typing import Literal

import msgspec

from formicarium.core.game import Action, Event, Outlook, Over, Points, Position, Reason, View

Port = Literal["LO", "LI", "RO", "RI"]  # left or right side, outer or inner level (MIC-C3)
Fruit = Literal["cherry", "lemon", "grape", "blackberry", "fig", "pomegranate", "gift"]
Specialist = Literal["queen", "nurse1", "nurse2", "nurse3", "nurse4", "architect", "sergeant", "sentinel"]
Side = Literal["left", "right"]


# Actions.

class Take(Action, frozen=True):
    """Take the tile at that place of the line and put it at one end of the row (MIC-T1).

    Where there is one place only, it is "right": the first tile, and the tile that closes the ring (MIC-T5).
    """

    place: int
    side: Side
    anthill: int = 1  # anthill of the player that receives the tile, and pays (MIC-E3)
    architect: bool = False  # True: discard an architect token instead of paying (MIC-X3)


class Fill(Action, frozen=True):
    """Fill the barracks just placed with soldiers (MIC-X6)."""


class Leave(Action, frozen=True):
    """Leave the barracks just placed empty (MIC-X6)."""


class Switch(Action, frozen=True):
    """Let the sentinel fill that barracks of the anthill, or empty it (MIC-X5)."""

    barracks: int


class Done(Action, frozen=True):
    """End the sentinel's work (MIC-X5)."""


class Give(Action, frozen=True):
    """Hand the Red Army token to that anthill, as Leader (MIC-T9, MIC-E6)."""

    seat: int
    anthill: int = 1


# Outlooks: effects up to the next question.

class Change(msgspec.Struct, frozen=True, kw_only=True):
    """Points added to the seat's score sheet, line by line."""

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
    cost: int  # soldiers left on the tiles before it
    soldiers: int  # soldiers on the tile
    army: int  # soldiers of the army after it
    tile: int
    bears: str  # the one thing on the tile, as in Shown
    workers: int
    first: bool  # it is the first tile of the anthill
    completes: bool  # it closes the ring
    galleries: tuple[tuple[int, ...], ...]  # by tile of the row, clockwise: the galleries of its pieces, as in Slice
    change: Change


class FillOutlook(Outlook, frozen=True):
    barracks: int
    places: int
    army: int  # soldiers of the army after it
    change: Change


class LeaveOutlook(Outlook, frozen=True):
    barracks: int
    places: int
    army: int


class SwitchOutlook(Outlook, frozen=True):
    how: Literal["fill", "empty"]
    barracks: int
    places: int
    last: bool  # True if nothing else can change after it, so that the sentinel is done
    army: int  # soldiers of the army after it
    change: Change


class DoneOutlook(Outlook, frozen=True):
    surplus: int  # soldiers that go to the reserve


class GiveOutlook(Outlook, frozen=True):
    owner: int
    anthill: int
    army: int


# Reasons.

class NotNow(Reason, frozen=True):
    """Another seat's turn, or another kind of action is due (MIC-T1)."""

    why: Literal["turn", "spectator", "take"]
    seat: int  # the seat in turn


class NoTile(Reason, frozen=True):
    """Reason against Take: the line has no such place (MIC-T2)."""

    why: Literal["no-place"]
    place: int
    tiles: int  # number of tiles in the line


class TooDear(Reason, frozen=True):
    """Reason against Take: the army has too few soldiers to pay (MIC-T2, E3)."""

    why: Literal["soldiers"]
    place: int
    cost: int
    army: int
    anthill: int


class NoSide(Reason, frozen=True):
    """Reason against Take: not that end of the row (MIC-T5)."""

    why: Literal["one-place", "unknown"]


class NoAnthill(Reason, frozen=True):
    """Reason against Take: the anthill is complete or unknown (MIC-E4)."""

    why: Literal["finished", "unknown"]
    anthill: int


class NoToken(Reason, frozen=True):
    """Reason against Take: the player has no architect token (MIC-X3)."""

    tokens: int  # tokens in the reserve


class Unanswered(Reason, frozen=True):
    """A question about the tile just placed must be answered first (MIC-T6)."""

    why: Literal["barracks", "sentinel"]


class NoBarracks(Reason, frozen=True):
    """Reason against Switch: the anthill has no such barracks (MIC-X5)."""

    why: Literal["not-there"]
    barracks: int


class NoSwitch(Reason, frozen=True):
    """Reason against Switch: the barracks was changed already, or soldiers lack (MIC-X5)."""

    why: Literal["changed", "soldiers"]
    barracks: int
    places: int
    army: int


class NobodyNamed(Reason, frozen=True):
    """The Leader must choose an anthill for the token (MIC-T9, E6)."""

    why: Literal["choose", "nobody"]


class NoHeir(Reason, frozen=True):
    """Reason against Give: the anthill cannot get the token (MIC-T9, E6)."""

    why: Literal["keep", "own", "smaller"]
    owner: int
    anthill: int
    army: int
    most: int  # soldiers of the armies that can get it


# Events.

class Shown(msgspec.Struct, frozen=True):
    """A tile from the pile. `bears` is the one thing on it besides workers.

    That is "cherry", "nurse2", "barracks3" …, or "several" or "nothing".
    """

    tile: int
    bears: str


class Laid(Event, frozen=True):
    """The first line is laid out."""

    tiles: tuple[Shown, ...]


class Led(Event, frozen=True):
    """This seat begins the game with the Red Army token."""

    seat: int
    anthill: int


class Took(Event, frozen=True):
    seat: int
    anthill: int
    place: int
    tile: int
    paid: int  # soldiers left behind, one on each tile
    architect: bool


class Gathered(Event, frozen=True):
    """The soldiers on the tile join the army; those that do not fit go to the reserve."""

    seat: int
    anthill: int
    soldiers: int
    surplus: int


class Placed(Event, frozen=True):
    seat: int
    anthill: int
    tile: int
    bears: str  # the one thing on the tile, as in Shown
    side: Side
    tiles: int  # number of tiles in the row now


class Completed(Event, frozen=True):
    seat: int
    anthill: int


class Hatched(Event, frozen=True):
    """A nurse's eggs become soldiers; fewer, if army or reserve limit them."""

    seat: int
    anthill: int
    eggs: int
    soldiers: int


class Hired(Event, frozen=True):
    """An architect takes a token from the reserve, if there is one."""

    seat: int
    tokens: int  # 1, or 0 if the reserve had none


class Recruited(Event, frozen=True):
    """A sergeant of `seat`: the army of `owner`, with the token, loses a soldier and the sergeant's army gains one."""

    seat: int
    anthill: int
    owner: int
    hit: int  # number of the owner's anthill
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
    why: Literal["choice", "soldiers"]  # "soldiers": there are too few of them


class Rearranged(Event, frozen=True):
    """The sentinel is done; soldiers above the army's limit go to the reserve."""

    seat: int
    anthill: int
    changed: int  # number of barracks filled or emptied
    surplus: int


class Renewed(Event, frozen=True):
    """These tiles join the line; `pile` is the number left in the pile."""

    tiles: tuple[Shown, ...]
    pile: int


class Kept(Event, frozen=True):
    """The Leader keeps the token."""

    seat: int
    anthill: int
    army: int


class Passed(Event, frozen=True):
    """The Red Army token goes from `seat` to `owner`, whose army has `army` soldiers."""

    seat: int
    owner: int
    anthill: int
    army: int


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    points: int


# Positions.

class Lying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile of the line. The nth from the first costs n - 1 soldiers (MIC-T2)."""

    tile: int
    soldiers: int = 0


class Holder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The anthill with the Red Army token; its owner is the Leader."""

    seat: int
    anthill: int = 1


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that the seat in turn must make before the next tile is taken."""

    what: Literal["barracks", "sentinel", "leader"]
    anthill: int = 1  # the anthill where the tile was placed; for the Leader, the one with the token
    tile: int = 0  # the tile just placed; 0 for the Leader
    step: int = 0  # number of the tile's effect, from 1, specialists first (MIC-T6); 0 for the Leader
    barracks: int = 0  # the barracks to fill or leave; 0 if the question is about none
    changed: tuple[int, ...] = ()  # barracks that this sentinel has filled or emptied, ascending


class Built(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An anthill of a written position."""

    army: int
    row: tuple[int, ...] = ()  # tiles, clockwise: the right side of each touches the left side of the next
    full: tuple[int, ...] = ()  # barracks filled with soldiers, ascending


class MicropolisPosition(Position, frozen=True, kw_only=True):
    """A position. Tiles not listed are in the pile, soldiers and architect tokens not listed in the reserve."""

    anthills: tuple[Built, ...]  # by seat; in the expert game the two of a player side by side
    line: tuple[Lying, ...]  # from the first tile of the line
    architects: tuple[int, ...]  # number of tokens, by seat
    leader: Holder
    turn: int
    question: Question | None = None
    ended: str = ""  # rule that ended the game; "" before


# View of a seat.

class Barracks(msgspec.Struct, frozen=True):
    barracks: int
    places: int
    full: bool


class Slice(msgspec.Struct, frozen=True):
    """A tile of an anthill, and the gallery that each of its pieces belongs to."""

    tile: int
    galleries: tuple[int, ...]  # by piece: number of its gallery, from 0
    barracks: tuple[Barracks, ...]


class Gallery(msgspec.Struct, frozen=True):
    """The contents and points of one gallery."""

    ants: int
    tiles: int  # number of tiles it touches
    fruits: tuple[Fruit, ...]  # all its fruits, in the order of the rules
    different: int  # different fruits (MIC-X7)
    queens: int
    harvest: int  # MIC-V3
    royal: int  # MIC-V4


class Anthill(msgspec.Struct, frozen=True):
    seat: int
    anthill: int
    army: int
    row: tuple[Slice, ...]  # tiles, clockwise
    galleries: tuple[Gallery, ...]
    largest: int  # ants in the most populous gallery; -1 before the first tile
    complete: bool
    points: tuple[Points, ...]  # score sheet, line by line, as if the game ended now


class MicropolisView(View, frozen=True, kw_only=True):
    """The view of a seat: everything is public except the order of the pile, unknown to all seats (MIC-S3)."""

    anthills: tuple[Anthill, ...]
    line: tuple[Lying, ...]
    pile: int  # tiles in the pile
    reserve: int  # soldiers in the reserve
    tokens: int  # architect tokens in the reserve
    architects: tuple[int, ...]
    leader: Holder
    turn: int
    round: int  # current table round, from 1
    rounds: int
    question: Question | None
    ended: str


MicropolisAction = Take | Fill | Leave | Switch | Done | Give
MicropolisEvent = (Laid | Led | Took | Gathered | Placed | Completed | Hatched | Hired | Recruited | Filled | Emptied
                   | Left | Rearranged | Renewed | Kept | Passed | Ended)
MicropolisOutlook = TakeOutlook | FillOutlook | LeaveOutlook | SwitchOutlook | DoneOutlook | GiveOutlook
MicropolisReason = (NotNow | NoTile | TooDear | NoSide | NoAnthill | NoToken | Unanswered | NoBarracks | NoSwitch
                    | NobodyNamed | NoHeir | Over)
