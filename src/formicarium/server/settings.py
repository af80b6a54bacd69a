"""Settings of a server: defaults; the command line and the tests choose others."""
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
    """All settings of one server; rates are per second in the long run, a burst is what may come at once."""

    secret: bytes
    key_made: bool = False  # the key file was missing and has just been made
    new_key: bool = False  # the operator knows that tables were opened with another key
    shelf: Mapping[str, type[Game]] = msgspec.field(default_factory=lambda: SHELF)
    static: Path = STATIC
    offline_folder: Path | None = None  # made by `formicarium export`; served under /here/
    single_user: bool = False  # the server runs in one person's browser, who may read journals at any time
    origins: tuple[str, ...] = ()  # where the site is reached from, besides its own address: https://play.example
    hosts: tuple[str, ...] = ()  # the only host names that are served; empty: any
    allow_ip_hosts: bool = False  # beside `hosts`, any IP address
    secure: bool = False  # cookies over https only
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed

    # bots
    thinkers: int = 2  # processes
    pause: float = 0.4  # seconds; a bot never answers sooner
    playouts: int = 0  # of the coach, for a whole game; 0: the usual number (docs/explanation/coach.md)
    bot_overtime: float = 3.0  # seconds beyond its level's time, then a bot's process is killed

    # absent people
    away: float = 5 * 60.0  # seconds, then the others may let a bot play on without asking
    away_days: float = 2 * 86400.0  # as `away`, at tables where a move may take half a day or more
    grace: float = 60.0  # seconds after a restart in which no clock runs out
    idle: float = 60.0  # seconds, then a table without sockets leaves memory
    heartbeat: float = 30.0  # seconds between two notices of presence to the other servers

    # limits
    tables: int = 40  # unfinished tables that a guest has opened
    waiting: int = 3  # unfinished tables of a guest that were listed in the lobby to be joined
    listings: float = 1 / 30  # tables of an address that are listed in the lobby, to play or to watch
    listings_burst: int = 12
    imports: int = 100  # journals that a guest imports within a day
    memory: int = 256 << 20  # bytes of tables; idle tables leave first, beyond twice as much no table is loaded
    sockets: int = 60  # of a person, or of an address if the client has no cookie
    connections: int = 400  # of an address, which several people may share
    headers: float = 10.0  # seconds to receive the headers of a request
    body: float = 18.0  # seconds to receive its body
    bodies: int = 64 << 20  # bytes of long request bodies in memory; a quarter of it for one address
    rate: float = 20.0  # messages on a socket
    burst: int = 60
    max_rate_refusals: int = 400  # on a socket, then it is closed
    writes: float = 20.0  # HTTP requests other than GET, of a person or an address
    writes_burst: int = 120
    reads: float = 40.0  # GET requests; expensive ones count several times
    reads_burst: int = 400
    links: float = 1 / 30  # links to another device, of an address
    links_burst: int = 20
    guests: float = 0.5  # new guests of an address; each has limits of its own
    guests_burst: int = 120
    backlog: int = 200  # messages that wait for a slow client, then its socket is closed
    send_timeout: float = 30.0  # seconds to send one message
    chats: int = 200  # messages of a seat in one game; all spectators together have half of it
    seat_switches: float = 2.0  # of a person; each sends the whole log again
    seat_switches_burst: int = 40
    socket_openings: float = 1.0  # of a person or an address
    socket_openings_burst: int = 90
    reviews: float = 1 / 30  # games that a person sends to the coach
    reviews_burst: int = 10
    reviews_waiting: int = 40  # games that wait for the coach
    reviews_per_address: int = 10  # games of one address that wait for the coach
    device: float = QUARTER  # seconds that a link to another device is valid

    # people who want to play now
    offer: float = 30.0  # seconds of waiting, then a bot is offered
    seeks: int = 1000  # people who search at once on a server
    seeks_per_address: int = 30  # people of one address who search at once
    seeking: float = 0.2  # searches that a person begins
    seeking_burst: int = 20

    def public(self) -> dict[str, Any]:
        """Return the settings that the log shows at the start."""
        return {"thinkers": self.thinkers, "games": ",".join(self.shelf)}
