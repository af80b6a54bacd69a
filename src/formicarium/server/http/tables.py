"""Endpoints of tables: opening, joining, looking, rematches and notes."""
from __future__ import annotations

from formicarium.server.http.routing import ApiRequest, endpoint
from formicarium.server.http.security import MAX_BODY_BYTES
from formicarium.server.lobby import opening
from formicarium.server.protocol import table_messages
from formicarium.server.tables import notes, scenes
from formicarium.server.tables.live_table import LiveTable


@endpoint("POST", "/api/tables", status=201, max_body=MAX_BODY_BYTES)
async def open_table(request: ApiRequest, person: str, data: table_messages.NewTable) -> table_messages.Opened:
    """Open a table; with a journal it goes on from the journal's last line."""
    return await opening.open_table(request.context, person, data)


@endpoint("GET", "/api/tables/{table}", query=("watch",))
async def table_card(request: ApiRequest, person: str, table: str) -> table_messages.Card:
    """Return the summary of a table, for its people or with `?watch=<token>`."""
    return scenes.table_summary(await find_watched_table(request, person, table), person)


@endpoint("GET", "/api/join/{invitation}")
async def invited(request: ApiRequest, person: str, invitation: str) -> table_messages.Invited:
    """Return the game, the people and the seat that an invitation leads to."""
    return await opening.read_invited(request.context, person, invitation)


@endpoint("POST", "/api/join/{invitation}")
async def join(request: ApiRequest, person: str, invitation: str, data: table_messages.Join) -> table_messages.Joined:
    """Take the seat of an invitation; the first person to ask gets it."""
    return await opening.join(request.context, person, invitation, data)


@endpoint("POST", "/api/tables/{table}/rematch")
async def rematch(request: ApiRequest, person: str, table: str) -> table_messages.Opened:
    """Open a table for the same people, moved on by one seat, or in the same seats if the game was called off.

    A second request returns the same table."""
    return await opening.rematch(request.context, person, table)


@endpoint("GET", "/api/tables/{table}/notes/{seat:int}")
async def read_note(request: ApiRequest, person: str, table: str, seat: int) -> table_messages.Note:
    """Return my private note at one of my seats."""
    return await notes.read(request.context, table, person, seat)


@endpoint("PUT", "/api/tables/{table}/notes/{seat:int}")
async def write_note(request: ApiRequest, person: str, table: str, seat: int,
                     data: table_messages.Note) -> table_messages.Note:
    """Replace my private note at one of my seats."""
    return await notes.write(request.context, table, person, seat, data.text)


async def find_watched_table(request: ApiRequest, person: str, table_id: str) -> LiveTable:
    """Return a table that the person sits at, or may watch by the token of the query."""
    table = await request.context.tables.get(table_id)
    opening.check_may_watch(table, person, request.query_params.get("watch"))
    return table
