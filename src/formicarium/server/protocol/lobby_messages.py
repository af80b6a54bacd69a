"""Messages of the lobby, over HTTP and on the socket /ws/lobby, and of games that one person plays alone."""
from __future__ import annotations

from typing import Literal

from msgspec import Raw

from formicarium.server.protocol.base import Bad, ClientMessage, Done, Refused, ServerMessage
from formicarium.server.protocol.table_messages import Pace, Seat

# Lists of tables.

class Waiting(ServerMessage, frozen=True):
    """A table with an open seat that any person may take."""

    game: Raw
    free: int  # open seats
    join: str  # the path of an invitation to the first of them
    pace: Pace | None
    imported: bool
    opened: float  # seconds since the epoch
    host: str = ""  # the name of its opener; empty if they hold no seat there
    seats: tuple[Literal["person", "bot", "open"], ...] = ()


class Showing(ServerMessage, frozen=True):
    """A table that is being played and that any person may watch, as its opener chose."""

    table: str
    game: Raw
    seats: tuple[Seat, ...]
    number: int  # journal lines
    looking: int  # spectators
    watch: str  # a path
    imported: bool
    touched: float  # seconds since the epoch


class Seeking(ServerMessage, frozen=True):
    """My search for players."""

    game: Raw
    pace: Pace | None
    waited: int  # seconds, when this was sent
    bot: str  # plays with me instead, if I accept; empty: I have not waited long enough


class Lobby(ServerMessage, frozen=True, tag_field="is", tag="lobby"):
    """The whole lobby as the viewer sees it."""

    waiting: tuple[Waiting, ...]  # tables where I may sit down, the newest first
    showing: tuple[Showing, ...]  # tables to watch, the latest move first
    going: int  # the number of all tables to watch
    seeking: Seeking | None


class Paired(ServerMessage, frozen=True, tag_field="is", tag="paired"):
    """The search has ended: I have a seat at this table, with another person or the bot."""

    table: str


# Messages from the client.

class Seek(ClientMessage, frozen=True, tag_field="do", tag="seek"):
    """Search for players of the same game at the same pace."""

    id: int
    game: Raw
    pace: Pace | None = None
    again: bool = False  # the search began before the connection was lost; it may have ended meanwhile


class Cease(ClientMessage, frozen=True, tag_field="do", tag="cease"):
    """Cancel the search."""

    id: int


class TakeBot(ClientMessage, frozen=True, tag_field="do", tag="bot"):
    """Accept the offered bot."""

    id: int


LobbyClientMessage = Seek | Cease | TakeBot
LobbyServerMessage = Lobby | Paired | Done | Refused | Bad


# Games for one player.

class SoloResult(ServerMessage, frozen=True):
    """The result of a game for one player that has ended."""

    table: str
    points: int
    at: float  # seconds since the epoch
    day: str  # the day of its challenge, "2026-11-16"; empty: it was no challenge
    counts: bool  # whether it is the person's result of that day
    again: bool  # a move was taken back that was not free to take back


class Standing(ServerMessage, frozen=True):
    place: int
    name: str
    points: int
    mine: bool


class Daily(ServerMessage, frozen=True):
    """Today's challenge: every player has the same luck."""

    day: str
    seed: str  # the challenge's name, which reveals nothing of its dice
    table: str  # my game that counts; empty: I have not begun
    done: bool  # that game has ended
    played: int  # people who have ended theirs
    standings: tuple[Standing, ...]  # the best, and mine
