"""Hints and warnings of the coach during a game, computed from the view of the seat that asks."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from formicarium.coach.playouts import STRONGEST
from formicarium.server.bots.pool import game_fields
from formicarium.server.bots.worker import ExplainMove, JudgeMove, WorkerQuestion
from formicarium.server.errors import MoveRejected
from formicarium.server.protocol import table_messages
from formicarium.server.protocol.base import as_raw

if TYPE_CHECKING:
    from formicarium.server.tables.live_table import LiveTable


async def hint(table: LiveTable, person: str | None, message: table_messages.Hint) -> table_messages.Hinted:
    """Return the move of the strongest bot and the reason for it. Not under the table's lock: it takes seconds."""
    seat = message.seat
    table.check_owner(person, seat)
    if not table.setting.hints or seat not in table.waiting:
        raise MoveRejected("HINT")
    number, match = table.history.number, table.history.match
    view = msgspec.json.encode(match.view(seat))
    thought = await table.context.bots.pool.think(table.game, STRONGEST, view, person or "")
    if thought is None:
        raise MoveRejected("HINT")
    action = msgspec.json.decode(thought, type=table.game.types.action)
    known = {**game_fields(table.game), "view": msgspec.Raw(view), "action": as_raw(action)}
    why = await ask_pool(table, ExplainMove(**known), person)
    check_fresh(table, seat, number)
    outlook = as_raw(match.outlook(seat, action))
    return table_messages.Hinted(message.id, as_raw(action), outlook, why or msgspec.Raw(b"null"))


async def caution_about(table: LiveTable, person: str | None, message: table_messages.Sure,
                        action: Any) -> table_messages.Cautioned:
    """Return the cost of a move before it is made. Only at tables without other people."""
    seat, history = message.seat, table.history
    table.check_owner(person, seat)
    others = {chair.kind for other, chair in enumerate(table.setting.chairs) if other != seat}
    if not table.setting.hints or others - {"bot"} or seat not in table.waiting:
        raise MoveRejected("HINT")
    check_fresh(table, seat, message.seen)
    refusal = history.match.refusal(seat, action)
    if refusal:
        raise MoveRejected(refusal.rule, refusal.facts)
    view = msgspec.json.encode(history.match.view(seat))
    question = JudgeMove(**game_fields(table.game), view=msgspec.Raw(view), action=as_raw(action))
    found = await ask_pool(table, question, person)
    if found is None:
        raise MoveRejected("HINT")
    check_fresh(table, seat, message.seen)
    return table_messages.Cautioned(message.id, found)


async def ask_pool(table: LiveTable, question: WorkerQuestion, person: str | None) -> msgspec.Raw | None:
    found = await table.context.bots.pool.put(question, person or "")
    return None if found is None else msgspec.Raw(found[0].rstrip())


def check_fresh(table: LiveTable, seat: int, seen: int) -> None:
    if not table.history.changed_at[seat] <= seen <= table.history.number:
        raise MoveRejected("STALE", number=table.history.number)
