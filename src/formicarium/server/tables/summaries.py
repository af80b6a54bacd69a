"""Summaries of tables in lists; stored when a table leaves memory, so that a list replays no journal."""
from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from formicarium.core import journal
from formicarium.core.journal import BadJournal
from formicarium.server.errors import RequestError
from formicarium.server.protocol import table_messages
from formicarium.server.tables import endings
from formicarium.server.tables import seats as seating
from formicarium.server.tables.scenes import has_left, mark_mine, table_summary
from formicarium.store.store import StoreFault, TableGlance

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext
    from formicarium.server.tables.live_table import LiveTable

SPACE = "card"
LISTED = 60  # tables of a person that are listed
LOOKED_AT = 200  # newest tables of a person, of which LISTED are chosen
REPLAYED = 6  # tables without summary that one request may replay; the others are replayed in the background
PAUSE = 0.05  # seconds between two replays in the background
MOST = 2000  # tables that wait for a replay


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """State of a table after a number of lines."""

    number: int
    waiting: tuple[int, ...] = ()
    ended: str = ""
    places: tuple[int, ...] = ()
    seen: dict[str, int] = {}  # by person: wall time when they were last connected


def summarize(table: LiveTable) -> str:
    match, time = table.history.match, table.context.time
    ended = match.ended()
    ago = time.wall_time() - time.now()
    seen = {} if ended else {one.person: int(table.presence.last_seen[one.person] + ago)
                             for one in table.setting.chairs if one.person in table.presence.last_seen}
    return journal.text(Summary(table.history.number, table.waiting, ended, match.places() if ended else (), seen))


async def store_summary(context: ServerContext, table_id: str, summary: str) -> None:
    try:
        await context.store.put(SPACE, table_id, summary)
    except StoreFault as fault:  # the next list replays the table
        context.log.fault("card-not-kept", fault, table=table_id)


# Tables that are not in memory.

def read_card(context: ServerContext, table_id: str, glance: TableGlance, person: str) -> table_messages.Card | None:
    """Return the card of an unloaded table; None if its summary is missing, outdated or unreadable."""
    try:
        summary = msgspec.json.decode(glance.note or "", type=Summary)
        setting = seating.decode(glance.meta)
        game = journal.read_heading(glance.heading, context.settings.shelf)[1]
    except (msgspec.MsgspecError, BadJournal):
        return None
    if summary.number != glance.lines:
        return None
    mine, time = setting.seats_of(person), context.time
    touched = max(glance.at or setting.opened, setting.full)
    now, last = time.now(), max(time.to_steady(touched), time.settled)
    away = {one.person: max(0, int(now - max(last, time.to_steady(summary.seen.get(one.person, 0)))))
            for one in setting.chairs if one.kind == "person"}
    seats = tuple(table_messages.Seat(one.kind, one.name, False, one.kind == "bot", away.get(one.person), one.was,
                                      one.since) for one in setting.chairs)
    return table_messages.Card(table_id, Raw(msgspec.json.encode(game)), mark_mine(seats, mine), summary.number,
                         summary.waiting, any(seat in mine for seat in summary.waiting), summary.ended,
                         summary.places, touched, setting.imported, setting.waits, setting.watch if mine else "",
                         endings.why_ended(summary.ended), has_left(setting, person))


async def glance_at(context: ServerContext, tables: list[str]) -> list[TableGlance | None]:
    """Read the rows of several tables; None for those that cannot be read."""
    try:
        return await look_at(context, tables)
    except StoreFault:
        found: list[TableGlance | None] = []
        for table_id in tables:
            try:
                found += await look_at(context, [table_id])
            except StoreFault as fault:
                context.log.fault("table-not-read", fault, table=table_id)
                found.append(None)
        return found


async def look_at(context: ServerContext, tables: list[str]) -> list[TableGlance | None]:
    found = list(await context.store.glance(tables, SPACE))
    for table_id, glance in zip(tables, found, strict=True):
        if glance is None:
            context.tables.note_missing(table_id)
    return found


async def replay(context: ServerContext, table_id: str, person: str = "") -> table_messages.Card | None:
    """Load a table for its card, which is slow; unload it if it is idle."""
    try:
        table = await context.tables.get(table_id)
    except RequestError:
        return None
    except StoreFault as fault:  # the other tables can still be listed
        context.log.fault("table-not-read", fault, table=table_id)
        return None
    made = table_summary(table, person)
    context.tables.unload_if_idle(table, context.time.now() + context.settings.idle)
    return made if table.setting.knows(person) else None


async def replay_others(context: ServerContext) -> None:
    while context.tables.without_summary:
        await asyncio.sleep(PAUSE)
        table_id = next(iter(context.tables.without_summary))
        await replay(context, table_id)
        context.tables.without_summary.pop(table_id, None)


async def cards_of(context: ServerContext, person: str) -> list[table_messages.Card]:
    """Return a person's tables: those where it is their turn first, then the latest."""
    held = sorted(await context.store.names("holds", f"{person}/"), key=lambda one: one[1], reverse=True)
    tables = [name.partition("/")[2] for name, _ in held[:LOOKED_AT]]
    found: list[table_messages.Card] = []
    unknown: list[str] = []
    for table_id, glance in zip(tables, await glance_at(context, tables), strict=True):
        if table_id in context.tables.live:
            table = context.tables.live[table_id]
            found += [table_summary(table, person)] if table.setting.knows(person) else []
        elif glance is not None:
            made = read_card(context, table_id, glance, person)
            if made is None:
                unknown.append(table_id)
            elif made.left or any(seat.mine for seat in made.seats):
                found.append(made)
    for table_id in unknown[:REPLAYED]:
        if made := await replay(context, table_id, person):
            found.append(made)
    postpone(context, unknown[REPLAYED:])
    return sort(found)[:LISTED]


def postpone(context: ServerContext, tables: list[str]) -> None:
    idle = not context.tables.without_summary
    for table_id in tables[:MOST - len(context.tables.without_summary)]:
        context.tables.without_summary[table_id] = None
    if idle and context.tables.without_summary:
        context.tasks.start(replay_others(context))


def sort(cards: Iterable[table_messages.Card]) -> list[table_messages.Card]:
    return sorted(cards, key=lambda card: (bool(card.ended), not card.my_turn, -card.touched))
