"""Tables in the lobby: with open seats for any person, or open to spectators, while a person there is not long gone."""
from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from formicarium.server.errors import RequestError
from formicarium.server.protocol import lobby_messages, table_messages
from formicarium.server.protocol.lobby_messages import Showing
from formicarium.server.tables.live_table import LiveTable
from formicarium.server.tables.storage import SHOWN
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

LISTED = 20  # tables to join that are shown
LOOKED_AT = 60  # newest tables of a list that are loaded; older ones are never shown
WATCHED = 12  # tables to watch that are shown in the lobby
FRESH = 2.0  # seconds that the lists are cached


class WaitingTable(NamedTuple):
    """A table with open seats, and the people who sit there."""

    table: lobby_messages.Waiting
    people: frozenset[str]


class Listing(NamedTuple):
    """The lobby's lists, valid until a monotonic time; messages only, so that it keeps no table in memory."""

    until: float
    tables: tuple[WaitingTable, ...]
    showing: tuple[Showing, ...] = ()
    going: int = 0


NEVER = Listing(0.0, ())


async def tables(context: ServerContext, person: str | None) -> list[lobby_messages.Waiting]:
    """Return the tables that a person can join: without those where they sit."""
    return open_to(await listing(context), person)


def to_watch(listing: Listing, all_of_them: bool) -> tuple[Showing, ...]:
    return listing.showing if all_of_them else listing.showing[:WATCHED]


def open_to(listing: Listing, person: str | None) -> list[lobby_messages.Waiting]:
    return [one.table for one in listing.tables if person not in one.people][:LISTED]


async def listing(context: ServerContext) -> Listing:
    hub = context.lobby
    if monotonic() >= hub.listing.until:
        hub.listing = hub.listing._replace(until=monotonic() + FRESH)  # meanwhile other callers get the old lists
        waiting, (showing, going) = await find_tables(context), await find_shown(context)
        hub.listing = Listing(monotonic() + FRESH, waiting, showing, going)
    return hub.listing


async def find_tables(context: ServerContext) -> tuple[WaitingTable, ...]:
    return tuple([WaitingTable(describe_table(table), frozenset(one.person for one in table.setting.chairs))
                  for table in await read_listed_tables(context, "waiting") if table.setting.waits])


async def find_shown(context: ServerContext) -> tuple[tuple[Showing, ...], int]:
    """Return the tables to watch, latest move first, and their number."""
    tables = await read_listed_tables(context, SHOWN)
    found = sorted([describe_shown(table) for table in tables if table.setting.showing],
                   key=lambda one: one.touched, reverse=True)
    return tuple(found), len(found)


async def read_listed_tables(context: ServerContext, space: str) -> list[LiveTable]:
    """Load the newest tables of a list, and take off it those that no longer belong there."""
    kept = sorted(await context.store.names(space), key=lambda one: one[1], reverse=True)
    found = []
    for table_id, _ in kept[:LOOKED_AT]:
        try:
            table = await context.tables.get(table_id)
        except RequestError:
            continue  # a server crashed while it made the table, or is making it
        except StoreFault as fault:
            context.log.fault("table-not-read", fault, table=table_id)
            continue
        belongs = table.setting.showing if space == SHOWN else table.setting.waits
        if (not belongs or table.history.match.ended()
                or all(table.presence.is_long_gone(seat) for seat in table.people())):
            await context.store.take(space, table_id)
        else:
            found.append(table)
    return found


def describe_table(table: LiveTable) -> lobby_messages.Waiting:
    setting = table.setting
    free = [chair.invitation for chair in setting.chairs if chair.kind == "open"]
    host = next((chair.name for chair in setting.chairs if chair.person == setting.opener), "")
    return lobby_messages.Waiting(table.scenes.game_json, len(free), f"/join/{free[0]}", setting.pace, setting.imported,
                            setting.opened,
                        host, tuple([chair.kind for chair in setting.chairs]))


def describe_shown(table: LiveTable) -> Showing:
    """Return a table as the lobby shows it to spectators: without the game's state."""
    seats = tuple([table_messages.Seat(one.kind, one.name, False, one.here) for one in table.scenes.seats()])
    return Showing(table.id, table.scenes.game_json, seats, table.history.number, table.presence.all_spectators(),
                   f"/watch/{table.id}/{table.setting.watch}", table.setting.imported,
                   max(table.history.touched, table.setting.full))
