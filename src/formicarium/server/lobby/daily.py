"""The daily challenge and results of solo games.

Only games count that were played on this site from the first move to the end. The first challenge that a person opens
on a day counts; it has no hints and no takebacks.
"""
from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.server.errors import RequestError
from formicarium.server.lobby import opening
from formicarium.server.people.guests import new_id
from formicarium.server.protocol import lobby_messages, table_messages
from formicarium.server.randomness import daily_dice, daily_name, day_of
from formicarium.server.tables.seats import Chair, Setting
from formicarium.server.tables.solo_results import ALONE, DAILY, RANKED, Ranked

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

SHOWN = 50  # best results of a day that are shown
KEPT = 30  # best results of a person that are shown
MANY = 500  # number of results of a day from which on they are cached
FRESH = 60.0  # seconds that cached results are valid


def solo_game(context: ServerContext, game_id: str) -> Game:
    """Return the game for one player, with its usual options."""
    kind = context.settings.shelf.get(game_id)
    if kind is not None:
        for mode, counts in kind.modes.items():
            if 1 in counts:
                options: dict[str, Any] = {"players": 1, "mode": mode}
                if kind.edition_alone:
                    options["edition"] = kind.edition_alone
                return kind(**options)
    raise RequestError(404, "no-game", game=game_id[:40])


# The challenge of a day.

async def describe_day(context: ServerContext, person: str, game_id: str) -> lobby_messages.Daily:
    game, day = solo_game(context, game_id), day_of(context.time.wall_time())
    table_id = await context.store.get(DAILY, f"{game.id}/{day}/{person}") or ""
    found = await results_of(context, f"{game.id}/{day}/", person)
    shown, place = [], 1
    for number, (who, one) in enumerate(found):
        if one.points != found[number - 1][1].points:
            place = number + 1  # equal results share a place
        if number < SHOWN or who == person:
            shown.append(lobby_messages.Standing(place, one.name, one.points, who == person))
    return lobby_messages.Daily(day, daily_name(context.settings.secret, game.id, day), table_id,
                      any(one.mine for one in shown), len(found), tuple(shown))


async def results_of(context: ServerContext, which: str, person: str) -> list[tuple[str, Ranked]]:
    """Return a day's results, best first. A long list is cached for a minute, but includes the person's own result."""
    until, found = context.lobby.rankings.get(which, (0.0, []))
    if monotonic() < until:
        mine = await context.store.get(RANKED, which + person)
        if mine is None or any(who == person for who, _ in found):
            return found
        return sort([*found, (person, msgspec.json.decode(mine, type=Ranked))])
    found = sort([(key.rpartition("/")[2], msgspec.json.decode(kept, type=Ranked))
                  for key, kept in await context.store.names(RANKED, which)])
    if len(found) >= MANY:
        context.lobby.rankings = {which: (monotonic() + FRESH, found), **{
            other: kept for other, kept in context.lobby.rankings.items() if other != which and kept[0] > monotonic()}}
    return found


def sort(found: list[tuple[str, Ranked]]) -> list[tuple[str, Ranked]]:
    return sorted(found, key=lambda one: (-one[1].points, one[1].at))


async def open_daily(context: ServerContext, person: str, game_id: str) -> table_messages.Opened:
    """Return the person's table of today's challenge if it goes on, else a new one; only the first of a day counts."""
    game, day, store = solo_game(context, game_id), day_of(context.time.wall_time()), context.store
    async with context.lobby.openings.of(person):
        table_id = new_id()
        if not await store.add(DAILY, f"{game.id}/{day}/{person}", table_id):
            counts = await store.get(DAILY, f"{game.id}/{day}/{person}") or table_id
            try:
                table = await context.tables.get(counts)
            except RequestError:
                table_id = counts  # a server crashed while it made the table
            else:
                if table.setting.seats_of(person) and not table.history.match.ended():
                    return opening.links_of(table)
        now = context.time.wall_time()
        chairs = (Chair("person", await context.people.name(person), person),)
        setting = Setting(chairs, new_id(18), person, now, hints=False, full=now, daily=day)
        await opening.check_table_limits(context, person, setting)
        match = Match.begin(game, daily_dice(context.settings.secret, game.id, day, 0))
        return await opening.keep_new_table(context, table_id, match, setting)


# Results of solo games.

async def best_results(context: ServerContext, person: str, game_id: str) -> list[lobby_messages.SoloResult]:
    """Return a person's results, best first, then oldest first."""
    game = solo_game(context, game_id)
    found = [msgspec.json.decode(kept, type=lobby_messages.SoloResult)
             for _, kept in await context.store.names(ALONE, f"{person}/{game.id}/")]
    return sorted(found, key=lambda one: (-one.points, one.at))[:KEPT]
