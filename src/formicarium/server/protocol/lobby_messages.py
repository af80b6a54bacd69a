"""The words of the lobby, over HTTP and on the socket /ws/lobby; the others are in wire.py."""
from __future__ import annotations

from msgspec import Raw

from formicarium.server.protocol.messages import Bad, ClientMessage, Done, Pace, Refused, Seat, ServerMessage, Waiting


class Showing(ServerMessage, frozen=True):
    """A table that is being played, where anybody may look on. Whoever opened it said so."""

    table: str
    game: Raw
    seats: tuple[Seat, ...]
    number: int  # journal lines
    looking: int  # how many look on
    watch: str  # a path
    imported: bool
    touched: float  # seconds since the epoch


class Seeking(ServerMessage, frozen=True):
    """What I want to play now."""

    game: Raw
    pace: Pace | None
    waited: int  # seconds, when this was said
    bot: str  # one that would play with me instead, once I have waited for long; empty: not yet


class Lobby(ServerMessage, frozen=True, tag_field="is", tag="lobby"):
    """All that there is in the lobby for whoever looks."""

    waiting: tuple[Waiting, ...]  # tables where I may sit down, the newest first
    showing: tuple[Showing, ...]  # tables to watch, the latest move first
    going: int  # how many of these there are
    seeking: Seeking | None


class Paired(ServerMessage, frozen=True, tag_field="is", tag="paired"):
    """My seat is taken at this table: somebody wants the same, or the bot."""

    table: str


# what a client says

class Seek(ClientMessage, frozen=True, tag_field="do", tag="seek"):
    """Whoever wants the same game at the same pace is to play with me, now."""

    id: int
    game: Raw
    pace: Pace | None = None
    again: bool = False  # I did so before the line was lost, and may have been paired meanwhile


class Cease(ClientMessage, frozen=True, tag_field="do", tag="cease"):
    """I no longer do."""

    id: int


class TakeBot(ClientMessage, frozen=True, tag_field="do", tag="bot"):
    """The bot that was offered, then."""

    id: int


LobbyClientMessage = Seek | Cease | TakeBot
LobbyServerMessage = Lobby | Paired | Done | Refused | Bad
