"""How people end a game, or their part in it: what is open to them now, and what becomes of it.

All of it is a line of the journal (core/match.py), kept before anybody hears of it. What the others are asked about
first is in agreements.py.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from formicarium.core.match import ENDINGS, HowEnded
from formicarium.server.errors import MoveRejected
from formicarium.server.protocol import messages
from formicarium.server.tables import seats

if TYPE_CHECKING:
    from formicarium.server.tables.live_table import LiveTable

STAND_IN = "level3"  # plays on where nobody knows any more who was asked to
Way = Literal["abort", "resign", "leave", "draw", "stop"]


def why_ended(ended: str) -> messages.WhyEnded:
    """From the id that a match gives."""
    ways: dict[str, messages.WhyEnded] = {"": "", "RESIGN": "resign", "DRAW": "draw", "STOP": "stop", "ABORT": "abort"}
    return ways.get(ended, "rules")


def ended_by_rules(ended: str) -> bool:
    return bool(ended) and ended not in ENDINGS


def ways(room: LiveTable) -> tuple[Way, ...]:
    """What the people at this table may do about its end, now."""
    kinds = [chair.kind for chair in room.setting.chairs]
    match = room.history.match
    people = [seat for seat, kind in enumerate(kinds) if kind == "person" and seat not in match.progress.left]
    if not people or match.ended():
        return ()
    crowd, to_come = len(kinds) > 2, kinds.count("open")
    possible: dict[Way, bool] = {
        "abort": True,
        "resign": not to_come and (not crowd or len(people) == 1),  # where nobody is left, nobody plays on
        "leave": crowd and len(people) + to_come > 1,
        "draw": len(people) == len(kinds) > 1,  # bots do not bargain
        "stop": crowd or to_come > 0,
    }
    return tuple(way for way, so in possible.items() if so and match.can_end_by_people(people[0], way))


async def end(room: LiveTable, person: str | None, words: messages.End) -> int:
    """What nobody else is asked about."""
    room.check_owner(person, words.seat)
    if room.history.match.ended():
        raise MoveRejected("ENDED")
    left = words.seat in room.history.match.progress.left
    if left and words.how == "leave":  # the half of it that was kept
        await hand_on(room, words.bot if words.bot in room.context.bots else STAND_IN)
        return room.history.number
    if left or words.how not in ways(room) or (words.how == "leave" and words.bot not in room.context.bots):
        raise MoveRejected(words.how.upper(), seat=words.seat)
    await conclude(room, words.seat, words.how)
    if words.how == "leave":
        await hand_on(room, words.bot)
    return room.history.number


async def conclude(room: LiveTable, seat: int, how: HowEnded) -> None:
    """Keep, then tell."""
    after = room.history.match.end_by_people(seat, how)
    room.context.log.info("concluded", table=room.id, seat=seat, how=how)
    await room.store_line(after.journal[-1], after)


async def hand_on(room: LiveTable, bot: str) -> None:
    """Seats that were given up are played on: also when the server fell between the two."""
    if room.history.match.ended():
        return

    def change(setting: seats.Setting) -> seats.Setting:
        for seat in room.history.match.progress.left:
            if setting.chairs[seat].kind == "person":
                setting = setting.with_chair(seat, seats.bot_for(bot, setting.chairs[seat], room.history.number),
                                             room.context.time.wall_time())
        return setting

    if change(room.setting) is not room.setting:
        await room.update_setting(change)
