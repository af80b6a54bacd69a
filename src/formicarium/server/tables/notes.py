"""Private notes of a person at a seat, stored by person, table and seat; they go to no other person or server."""
from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.server.errors import RequestError
from formicarium.server.people.guests import clean_text
from formicarium.server.protocol.table_messages import NOTE_LENGTH, Note
from formicarium.server.tables.live_table import LiveTable

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

SPACE = "note"


def key(table: LiveTable, person: str, seat: int) -> str:
    """Return the row's name; raise RequestError 403 if the person does not hold the seat."""
    if seat not in table.setting.seats_of(person):
        raise RequestError(403, "not-at-table")
    return f"{person}/{table.id}/{seat}"


async def read(context: ServerContext, table_id: str, person: str, seat: int) -> Note:
    return Note(await context.store.get(SPACE, key(await context.tables.get(table_id), person, seat)) or "")


async def write(context: ServerContext, table_id: str, person: str, seat: int, text: str) -> Note:
    name = key(await context.tables.get(table_id), person, seat)
    if len(text) > NOTE_LENGTH:
        raise RequestError(413, "too-long")
    lines = [clean_text(line, NOTE_LENGTH) for line in text.split("\n")]
    kept = "\n".join(lines).strip()
    if kept:
        await context.store.put(SPACE, name, kept)
    else:
        await context.store.take(SPACE, name)
    return Note(kept)
