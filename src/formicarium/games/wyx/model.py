"""Wyx: the nouns that players use."""
from __future__ import annotations

from typing import Literal

import msgspec

from formicarium.core.game import Action, Event, Outlook, Over, Position, Reason, View


class Domino(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A flight of the queen: ["left", 2, "down", 1]."""

    side: Literal["left", "right"]
    across: int
    way: Literal["up", "down"]
    along: int


class Ants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on a cell."""

    seat: int
    ants: int


# actions

class Enter(Action, frozen=True):
    """WYX-S2: put the queen on a central cell."""

    cell: str


class Take(Action, frozen=True):
    """WYX-T2: take the front domino of a column (counted from 1) and fly."""

    column: int


class Pass(Action, frozen=True):
    """WYX-T7."""


# what each would do

class EnterOutlook(Outlook, frozen=True):
    cell: str


class TakeOutlook(Outlook, frozen=True):
    column: int
    domino: Domino
    cell: str  # where it leads
    owner: int | None  # whose ants stand there
    gain: Literal["own", "capture", "anthill", "ant"]
    ants: int  # placed


class PassOutlook(Outlook, frozen=True):
    pass


# why not

class NotYourTurn(Reason, frozen=True):
    """WYX-T1."""

    why: Literal["turn", "spectator"]
    seat: int  # whose turn it is


class NoEntry(Reason, frozen=True):
    """WYX-S2."""

    why: Literal["placed", "queen-first", "not-central", "occupied"]
    cell: str | None = None
    owner: int | None = None


class NoDomino(Reason, frozen=True):
    """WYX-T2."""

    why: Literal["unknown", "no-column", "empty"]
    columns: int  # how many there are
    column: int | None = None


class NoFlight(Reason, frozen=True):
    """WYX-T3, T4, T5, T11."""

    column: int
    domino: Domino
    cell: str  # where it would lead; off the board: where the queen is
    owner: int | None = None  # who is there


class MustFly(Reason, frozen=True):
    """WYX-T7."""

    column: int  # one that fits
    count: int  # how many do


# events

class Entered(Event, frozen=True):
    seat: int
    cell: str


class Took(Event, frozen=True):
    seat: int
    column: int
    domino: Domino
    origin: str
    cell: str


class Returned(Event, frozen=True):
    """An ant of `owner` goes back to its supply; `seat` took its place."""

    owner: int
    seat: int
    cell: str


class Placed(Event, frozen=True):
    seat: int
    cell: str
    ants: int


class Stayed(Event, frozen=True):
    """The queen came home to its own: nothing is placed."""

    seat: int
    cell: str


class Showed(Event, frozen=True):
    column: int
    domino: Domino


class Passed(Event, frozen=True):
    seat: int


class Called(Event, frozen=True):
    """With `finish_round`: this seat has placed all, the round is played to its end."""

    seat: int


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    ants: int


# what there is, and what a seat sees of it

class WyxPosition(Position, frozen=True, kw_only=True):
    queens: tuple[str | None, ...]  # by seat; null: not placed yet
    supply: tuple[int, ...]  # by seat
    cells: dict[str, Ants]  # where ants stand
    columns: tuple[tuple[Domino | None, ...], ...]  # front first; null: nobody has seen it
    gone: tuple[Domino, ...] = ()  # taken, out of the game
    turn: int = 0
    called: bool = False  # with `finish_round`: somebody has placed all
    ended: str = ""  # the rule that ended the game


class WyxView(View, frozen=True, kw_only=True):
    """Wyx hides nothing of a seat: what nobody has seen is secret to all (WYX-S1)."""

    queens: tuple[str | None, ...]
    supply: tuple[int, ...]
    cells: dict[str, Ants]
    columns: tuple[tuple[Domino | None, ...], ...]
    gone: tuple[Domino, ...]
    turn: int
    called: bool
    ended: str


WyxAction = Enter | Take | Pass
WyxEvent = Entered | Took | Returned | Placed | Stayed | Showed | Passed | Called | Ended
WyxOutlook = EnterOutlook | TakeOutlook | PassOutlook
WyxReason = NotYourTurn | NoEntry | NoDomino | NoFlight | MustFly | Over
