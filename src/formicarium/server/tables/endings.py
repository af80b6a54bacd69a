"""Ways to end a game, or one's part in it, by decision of people: abort, resign, leave, draw, stop.

Each is a line of the journal (core/match.py). Those that others must agree to begin in proposals.py.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from formicarium.core.match import ENDINGS, HowEnded
from formicarium.server.errors import MoveRejected
from formicarium.server.protocol import table_messages
from formicarium.server.tables import seats

if TYPE_CHECKING:
    from formicarium.server.tables.live_table import LiveTable

STAND_IN = "level3"  # plays on if the server crashed before it stored which bot was chosen
Way = Literal["abort", "resign", "leave", "draw", "stop"]


def why_ended(ended: str) -> table_messages.WhyEnded:
    """Convert the id that a match gives."""
    ways: dict[str, table_messages.WhyEnded] = {
        "": "", "RESIGN": "resign", "DRAW": "draw", "STOP": "stop", "ABORT": "abort"}
    return ways.get(ended, "rules")


def ended_by_rules(ended: str) -> bool:
    return bool(ended) and ended not in ENDINGS


def ways(table: LiveTable) -> tuple[Way, ...]:
    """Return the ways in which people may end the game, or their part in it, now."""
    kinds = [chair.kind for chair in table.setting.chairs]
    match = table.history.match
    people = [seat for seat, kind in enumerate(kinds) if kind == "person" and seat not in match.progress.left]
    if not people or match.ended():
        return ()
    crowd, to_come = len(kinds) > 2, kinds.count("open")
    possible: dict[Way, bool] = {
        "abort": True,
        "resign": not to_come and (not crowd or len(people) == 1),  # one of several people leaves instead
        "leave": crowd and len(people) + to_come > 1,
        "draw": len(people) == len(kinds) > 1,  # bots cannot agree to one
        "stop": crowd or to_come > 0,
    }
    return tuple(way for way, so in possible.items() if so and match.can_end_by_people(people[0], way))


async def end(table: LiveTable, person: str | None, message: table_messages.End) -> int:
    """End without the consent of others; return the number of the last line."""
    table.check_owner(person, message.seat)
    if table.history.match.ended():
        raise MoveRejected("ENDED")
    left, bots = message.seat in table.history.match.progress.left, table.context.bots.names
    if left and message.how == "leave":  # stored, but the bot is not seated yet
        await hand_on(table, message.bot if message.bot in bots else STAND_IN)
        return table.history.number
    if left or message.how not in ways(table) or (message.how == "leave" and message.bot not in bots):
        raise MoveRejected(message.how.upper(), seat=message.seat)
    await conclude(table, message.seat, message.how)
    if message.how == "leave":
        await hand_on(table, message.bot)
    return table.history.number


async def conclude(table: LiveTable, seat: int, how: HowEnded) -> None:
    """Store the end, then broadcast it."""
    after = table.history.match.end_by_people(seat, how)
    table.context.log.info("concluded", table=table.id, seat=seat, how=how)
    await table.storage.store_line(after.journal[-1], after)


async def hand_on(table: LiveTable, bot: str) -> None:
    """Seat a bot where a person left; a restart does this again if the server crashed in between."""
    if table.history.match.ended():
        return

    def change(setting: seats.Setting) -> seats.Setting:
        for seat in table.history.match.progress.left:
            if setting.chairs[seat].kind == "person":
                chair = seats.replace_by_bot(bot, setting.chairs[seat], table.history.number)
                setting = setting.with_chair(seat, chair, table.context.time.wall_time())
        return setting

    if change(table.setting) is not table.setting:
        await table.storage.update_setting(change)
