"""Tables that wait for anybody: listed for all, as long as somebody sits there who is not long gone."""
from __future__ import annotations

from time import monotonic

from formicarium.server import wire
from formicarium.server.house import House, Listing, Waiting
from formicarium.server.room import Room
from formicarium.server.troubles import Problem
from formicarium.store.store import StoreFault

SHOWN = 20  # tables
LOOKED_AT = 60  # the newest, to choose these from
FRESH = 2.0  # seconds that a list is good for: however many ask, the store is asked once


async def tables(house: House, person: str) -> list[wire.Waiting]:
    """For this person: not those where they sit already."""
    if monotonic() >= house.listing.until:
        house.listing = Listing(monotonic() + FRESH, house.listing.tables)  # meanwhile others get the last one
        house.listing = Listing(monotonic() + FRESH, await find_tables(house))
    return [one.table for one in house.listing.tables if person not in one.people][:SHOWN]


async def find_tables(house: House) -> tuple[Waiting, ...]:
    kept = sorted(await house.store.names("waiting"), key=lambda one: one[1], reverse=True)
    tables = []
    for name, _ in kept[:LOOKED_AT]:
        try:
            room = await house.room(name)
        except Problem:
            continue  # its making was cut short, or is under way
        except StoreFault as fault:
            house.log.fault("table-not-read", fault, table=name)
            continue
        if room.setting.waits and not all(room.presence.is_long_gone(seat) for seat in room.people()):
            if not room.history.match.ended():
                tables.append(Waiting(describe_table(room), frozenset(one.person for one in room.setting.chairs)))
        else:
            await house.store.take("waiting", name)
    return tuple(tables)


def describe_table(room: Room) -> wire.Waiting:
    free = [chair.invitation for chair in room.setting.chairs if chair.kind == "open"]
    return wire.Waiting(room.game_json, len(free), f"/join/{free[0]}", room.setting.pace, room.setting.imported,
                        room.setting.opened)
