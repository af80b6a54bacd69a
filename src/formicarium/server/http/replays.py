"""Endpoints of replays: journals, moments, log lines and the coach's reviews."""
from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from formicarium.core import journal
from formicarium.server.errors import RequestError
from formicarium.server.http.routing import ApiRequest, endpoint
from formicarium.server.http.tables import find_watched_table
from formicarium.server.protocol import table_messages
from formicarium.server.tables import scenes
from formicarium.server.tables.live_table import LiveTable


@endpoint("GET", "/api/tables/{table}/journal", query=("watch",), cost=5)
async def table_journal(request: ApiRequest, person: str, table: str) -> Response:
    """Return the journal as JSON lines: of an ended game, or of one in which it reveals nothing new."""
    live_table = await find_watched_table(request, person, table)
    if not may_export(live_table, person):
        require_end(live_table)
    text = journal.write(live_table.history.match, live_table.setting.names(), marked=True)
    name = f"{live_table.game.id}-{table}.jsonl"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@endpoint("GET", "/api/tables/{table}/moments/{number:int}", query=("seat", "watch"), cost=2)
async def moment(request: ApiRequest, person: str, table: str, number: int) -> table_messages.Moment:
    """Return the table after a number of lines of the journal without takebacks, as `?seat=` saw it.

    -1 is a spectator."""
    live_table = require_end(await find_watched_table(request, person, table))
    seat, last = requested_seat(request), len(live_table.history.match.journal)
    if not 0 <= number <= last or not -1 <= seat < live_table.game.players:
        raise RequestError(404, "no-moment", last=last)
    return scenes.replay_moment(live_table, number, seat)


@endpoint("GET", "/api/tables/{table}/tellings", query=("seat", "watch"), cost=5)
async def tellings(request: ApiRequest, person: str, table: str) -> tuple[table_messages.LogLine, ...]:
    """Return the log of the journal without takebacks as `?seat=` heard it, with the numbers of the moments."""
    live_table = require_end(await find_watched_table(request, person, table))
    seat = requested_seat(request)
    if not -1 <= seat < live_table.game.players:
        raise RequestError(404, "no-moment", last=len(live_table.history.match.journal))
    return live_table.history.current_log(seat)


@endpoint("GET", "/api/tables/{table}/review", query=("watch",), cost=2)
async def review(request: ApiRequest, person: str, table: str) -> table_messages.Reviewing:
    """Return the coach's review of an ended game, or the progress of the review."""
    return await request.context.bots.reviews.status(require_end(await find_watched_table(request, person, table)).id)


@endpoint("POST", "/api/tables/{table}/review", query=("watch",), status=202)
async def ask_review(request: ApiRequest, person: str, table: str) -> table_messages.Reviewing:
    """Ask for a review of an ended game, for everyone who may see its replay; one at a time for each person."""
    live_table = require_end(await find_watched_table(request, person, table))
    return await request.context.bots.reviews.request(live_table, person)


def requested_seat(request: ApiRequest) -> int:
    """Return the seat whose view a replay shows."""
    try:
        return int(request.query_params.get("seat", "-1"))
    except ValueError:
        raise RequestError(400, "bad-request", detail="seat") from None


def may_export(table: LiveTable, person: str) -> bool:
    """Whether the journal of a running game reveals nothing: one person holds all seats, without secrets or chance."""
    if table.context.settings.single_user:
        return True
    alone = all(chair.kind == "person" and chair.person == person for chair in table.setting.chairs)
    return alone and not table.game.secrets and not max(table.game.chance_bounds)


def require_end(table: LiveTable) -> LiveTable:
    if not table.history.match.ended():
        raise RequestError(409, "not-ended")
    return table
