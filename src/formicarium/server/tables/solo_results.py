"""Results of games for one player that were played on this site from the first move to the end."""
from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from formicarium.server.protocol import lobby_messages
from formicarium.server.tables import endings
from formicarium.server.tables.history import Takeback

if TYPE_CHECKING:
    from formicarium.server.tables.live_table import LiveTable

# spaces of the store
ALONE = "alone"  # person/game/table: a result
DAILY = "daily"  # game/day/person: the table that counts
RANKED = "ranked"  # game/day/person: its result


class Ranked(msgspec.Struct, frozen=True):
    """A result of a daily challenge, as stored."""

    name: str
    points: int
    at: float


async def note_result(table: LiveTable) -> None:
    """Store the result of an ended solo game; idempotent. Aborted and resigned games have none."""
    setting, store = table.setting, table.context.store
    if not endings.ended_by_rules(table.history.match.ended()):
        return
    if table.game.players != 1 or setting.imported or setting.chairs[0].kind != "person":
        return
    chair, match = setting.chairs[0], table.history.match
    points = sum(line.points for line in match.tally(0))
    first = f"{table.game.id}/{setting.daily}/{chair.person}"
    counts = bool(setting.daily) and await store.get(DAILY, first) == table.id
    again = any(isinstance(record.line, Takeback) for record in table.history.records)
    result = lobby_messages.SoloResult(table.id, points, table.history.touched, setting.daily, counts, again)
    await store.put(ALONE, f"{chair.person}/{table.game.id}/{table.id}", msgspec.json.encode(result).decode())
    if counts:
        kept = Ranked(chair.name, points, table.history.touched)
        await store.put(RANKED, first, msgspec.json.encode(kept).decode())
