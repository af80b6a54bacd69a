"""How a server behaves. The command line and the tests choose; the rest is here."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from formicarium.core.game import Game
from formicarium.games import SHELF

STATIC = Path(__file__).parent / "static"
QUARTER = 15 * 60.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    secret: bytes
    key_made: bool = False  # just now: there was none
    new_key: bool = False  # whoever starts us knows that it is not the one that tables were opened with
    shelf: Mapping[str, type[Game]] = msgspec.field(default_factory=lambda: SHELF)
    static: Path = STATIC
    here: Path | None = None  # a folder that `formicarium export` has made, for when there is no connection
    own: bool = False  # a house in somebody's browser: its journals are theirs at any time
    origins: tuple[str, ...] = ()  # https://play.example: where the site is reached from, besides its own address
    hosts: tuple[str, ...] = ()  # the only names it answers to; none: any
    numbers: bool = False  # and to any address in numbers
    secure: bool = False  # cookies over https only
    proxies: tuple[str, ...] = ()  # addresses of our own: what they say about where a call comes from is believed

    # bots
    thinkers: int = 2  # processes
    pause: float = 0.4  # a bot's answer is never quicker, seconds
    playouts: int = 0  # of the coach, for a whole game; 0: as usual (docs/explanation/coach.md)
    patience: float = 3.0  # a bot that thinks so much longer than its level should is stopped

    # people who are not there
    away: float = 5 * 60.0  # then the others may let a bot play on without asking
    away_days: float = 2 * 86400.0  # the same where moves take a day or more
    grace: float = 60.0  # after a restart nobody loses on time sooner
    idle: float = 60.0  # a room that nobody looks at leaves memory
    beat: float = 30.0  # one of several servers says so often who is with it

    # limits
    tables: int = 40  # unfinished ones that a guest has opened
    waiting: int = 3  # of these, ones that wait for anybody
    listings: float = 1 / 30  # tables for anybody, to play or to watch, that an address opens a second, in the long run
    listings_burst: int = 12  # and at once: the lobby has room for a few more
    imports: int = 100  # journals that a guest brings within a day
    memory: int = 256 << 20  # bytes of tables in memory: those that nobody needs leave, the longest unasked for first
    sockets: int = 60  # of a person, or of an address without one
    connections: int = 400  # of an address: several people may share one
    headers: float = 10.0  # seconds that a request may take to say what it wants,
    body: float = 18.0  # and to bring what it brings
    bodies: int = 64 << 20  # bytes of long requests at once, from their first to their answer; of an address a quarter
    rate: float = 20.0  # messages a second on a socket, in the long run
    burst: int = 60
    stubborn: int = 400  # so many more that were refused, and the socket is closed
    calls: float = 20.0  # a second over HTTP that change something, for a person or an address
    calls_burst: int = 120
    asks: float = 40.0  # the same for calls that change nothing; dear ones count as several
    asks_burst: int = 400
    links: float = 1 / 30  # to another device a second, of an address: each is drawn,
    links_burst: int = 20
    guests: float = 0.5  # newcomers a second from an address: a guest more is an allowance more
    guests_burst: int = 120
    backlog: int = 200  # messages that wait for a slow reader; then it is let go
    stall: float = 30.0  # seconds that a single message may take to be read
    chats: int = 200  # of a seat; half of it for all who look on
    looks: float = 2.0  # changes of eyes a second, for a person: each brings the whole log again
    looks_burst: int = 40
    arrivals: float = 1.0  # sockets opened a second, for a person or an address
    arrivals_burst: int = 90
    reviews: float = 1 / 30  # a second that a person may ask the coach for, each of a game,
    reviews_burst: int = 10
    reviews_waiting: int = 40  # of all people at once,
    reviews_home: int = 10  # and of an address
    device: float = QUARTER

    # people who want to play now
    offer: float = 30.0  # seconds that they wait for others, then a bot is offered
    seeks: int = 1000  # of them at once on a server,
    home_seeks: int = 30  # and of an address
    seeking: float = 0.2  # how often a second a person may begin to, in the long run
    seeking_burst: int = 20

    def public(self) -> dict[str, Any]:
        """For the log."""
        return {"thinkers": self.thinkers, "games": ",".join(self.shelf)}
