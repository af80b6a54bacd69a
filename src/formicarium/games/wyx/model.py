"""Wyx: actions, outlooks, reasons, events and positions, in the words of players."""
from __future__ import annotations

from typing import Literal

import msgspec

from formicarium.core.game import Action, Event, Outlook, Over, Position, Reason, View


class Domino(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A flight of the queen, as in ["left", 2, "down", 1]."""

    side: Literal["left", "right"]
    across: int
    way: Literal["up", "down"]
    along: int


class Ants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ants on a cell and their owner."""

    seat: int
    ants: int


# Actions.

class Enter(Action, frozen=True):
    """Put the queen on a central cell (WYX-S2)."""

    cell: str


class Take(Action, frozen=True):
    """Take the front domino of a column (counted from 1) and fly (WYX-T2)."""

    column: int


class Pass(Action, frozen=True):
    """Pass, when no visible domino is allowed (WYX-T7)."""


# Outlooks.

class EnterOutlook(Outlook, frozen=True):
    cell: str


class TakeOutlook(Outlook, frozen=True):
    column: int
    domino: Domino
    cell: str  # the cell where the queen lands
    owner: int | None  # owner of the ants there
    gain: Literal["own", "capture", "anthill", "ant"]
    ants: int  # ants placed


class PassOutlook(Outlook, frozen=True):
    pass


# Reasons.

class NotYourTurn(Reason, frozen=True):
    """Reason against a move out of turn (WYX-T1)."""

    why: Literal["turn", "spectator"]
    seat: int  # the seat in turn


class NoEntry(Reason, frozen=True):
    """Reason against Enter (WYX-S2)."""

    why: Literal["placed", "queen-first", "not-central", "occupied"]
    cell: str | None = None
    owner: int | None = None


class NoDomino(Reason, frozen=True):
    """Reason against Take: no such column, or it is empty (WYX-T2)."""

    why: Literal["unknown", "no-column", "empty"]
    columns: int  # number of columns of the dispenser
    column: int | None = None


class NoFlight(Reason, frozen=True):
    """Reason against Take: the queen cannot land there (WYX-T3, T4, T5, T11)."""

    column: int
    domino: Domino
    cell: str  # the cell where the flight ends; off the board: the queen's own cell
    owner: int | None = None  # seat whose queen or ants are there


class MustFly(Reason, frozen=True):
    """Reason against Pass: a visible domino is allowed (WYX-T7)."""

    column: int  # a column whose domino is allowed
    count: int  # number of such columns


# Events.

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
    """An ant of `owner` goes back to its supply; an ant of `seat` takes its place."""

    owner: int
    seat: int
    cell: str


class Placed(Event, frozen=True):
    seat: int
    cell: str
    ants: int


class Stayed(Event, frozen=True):
    """The queen lands on a cell with her own ants; nothing is placed."""

    seat: int
    cell: str


class Showed(Event, frozen=True):
    column: int
    domino: Domino


class Passed(Event, frozen=True):
    seat: int


class Called(Event, frozen=True):
    """With `finish_round`: this seat has placed all its ants, and the round is finished."""

    seat: int


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    ants: int


# Position and view.

class WyxPosition(Position, frozen=True, kw_only=True):
    queens: tuple[str | None, ...]  # by seat: cell of the queen; null: not placed yet
    supply: tuple[int, ...]  # by seat: ants left to place
    cells: dict[str, Ants]
    columns: tuple[tuple[Domino | None, ...], ...]  # by column, front first; null: not yet seen by any player
    gone: tuple[Domino, ...] = ()  # dominoes taken
    turn: int = 0
    called: bool = False  # with `finish_round`: True once a player has placed all ants
    ended: str = ""  # rule that ended the game; "" before


class WyxView(View, frozen=True, kw_only=True):
    """Wyx has no secrets between seats: an unseen domino is unknown to all (WYX-S1)."""

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
