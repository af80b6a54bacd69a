"""Opening, joining and finding tables."""
from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from hmac import compare_digest
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from formicarium.core import journal
from formicarium.core.editions import AT, BadEdition
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.server.errors import MoveRejected, RequestError
from formicarium.server.people.guests import clean_text, new_id
from formicarium.server.protocol import base, table_messages
from formicarium.server.randomness import DICE
from formicarium.server.tables import pinned_editions, scenes, seats
from formicarium.server.tables.endings import why_ended
from formicarium.server.tables.history import SECONDS_AT_A_TIME
from formicarium.server.tables.live_table import LiveTable
from formicarium.server.tables.seats import Chair, Setting, sortable_time
from formicarium.server.tables.storage import SHOWN
from formicarium.store.store import NumberTaken

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

LINES = 2000  # of an imported journal, or the game's usual length if that is more
LONGEST_GAME = 4096  # bytes of a game's options
INVITATION = re.compile(r"[A-Za-z0-9_-]{24}")
PUBLIC = "public"  # value of "opened" rows: tables that are listed in the lobby to be joined
IMPORTED = "imported"  # space of imports, by person; they count for a day
DAY = 86400.0
SHORTEST, LONGEST = 5, 60 * 86400  # seconds of a time limit
ADDED = 3600  # seconds of an increment at most


class Invitation(msgspec.Struct, frozen=True):
    table: str
    seat: int


def read_game(context: ServerContext, raw: msgspec.Raw) -> Game:
    if len(bytes(raw)) > LONGEST_GAME:
        raise RequestError(400, "bad-game", detail=f"{len(bytes(raw))} > {LONGEST_GAME}")
    try:
        chosen = msgspec.json.decode(raw, type=dict[str, object]).get("game")
        if not isinstance(chosen, str) or chosen not in context.settings.shelf:
            raise RequestError(400, "no-game", game=str(chosen)[:40])
        game: Game = msgspec.json.decode(raw, type=context.settings.shelf[chosen])
        if AT in game.edition:
            raise BadEdition(f"there is no edition {game.edition!r}")
        game.editions[game.edition]
    except (msgspec.MsgspecError, BadEdition, UnicodeError, RecursionError) as fault:
        raise RequestError(400, "bad-game", detail=str(fault)[:300]) from None
    return game


async def read_match(context: ServerContext, message: table_messages.NewTable) -> Match:
    if not message.journal:
        return Match.begin(read_game(context, message.game), DICE)
    if len(message.journal.encode(errors="replace")) > base.JOURNAL_BYTES:
        raise RequestError(413, "too-long")
    try:
        await pinned_editions.fetch(context, journal.read_begun(message.journal.partition("\n")[0]))
        async with context.tables.importing:
            matches = journal.read_by_lines(message.journal, context.settings.shelf)
            begun = next(matches)
            if message.journal.count("\n") > max(LINES, begun.game.usual_length):
                raise RequestError(413, "too-long")
            return await read_slowly(begun, matches)
    except journal.BadJournal as fault:
        raise RequestError(400, "bad-journal", detail=str(fault)[:300]) from None


async def read_slowly(match: Match, matches: Iterator[Match]) -> Match:
    """Return the last match of an import; other tasks run in between."""
    began = monotonic()
    for after in matches:
        match = after
        if monotonic() - began > SECONDS_AT_A_TIME:
            await asyncio.sleep(0)
            began = monotonic()
    return match


def check_pace(pace: table_messages.Pace | None) -> None:
    """Raise RequestError if a pace is out of range; an increment needs a total time."""
    if pace is None:
        return
    wrong = any(seconds is not None and not SHORTEST <= seconds <= LONGEST for seconds in (pace.move, pace.game))
    if wrong or not 0 <= pace.add <= (0 if pace.game is None else ADDED):
        raise RequestError(400, "bad-pace", least=SHORTEST, most=LONGEST, added=ADDED)


def make_chair(context: ServerContext, person: str, own: str,
          message: table_messages.MeHere | table_messages.Here | table_messages.BotSeat | table_messages.Open) -> Chair:
    match message:
        case table_messages.MeHere(name):
            return Chair("person", clean_text(name) or own, person)
        case table_messages.Here(name):
            return Chair("person", clean_text(name), person)
        case table_messages.BotSeat(bot):
            if bot not in context.bots.names:
                raise RequestError(400, "no-bot", bot=bot[:40])
            return Chair("bot", bot)
        case _:
            return Chair("open", invitation=new_id(18))


async def open_table(context: ServerContext, person: str, message: table_messages.NewTable) -> table_messages.Opened:
    check_pace(message.pace)
    own = await context.people.name(person)
    chairs = tuple(make_chair(context, person, own, seat) for seat in message.seats)
    now = context.time.wall_time()
    setting = Setting(chairs, new_id(18), person, now, message.pace, message.hints,
                      0.0 if any(one.kind == "open" for one in chairs) else now, imported=bool(message.journal),
                      public=message.public, shown=message.shown)
    async with context.lobby.openings.of(person):
        table_id = new_id()
        await check_table_limits(context, person, setting)
        if message.journal:  # before it is read: reading takes time even if it fails
            await count_import(context, person, table_id)
        match = await read_match(context, message)
        if len(message.seats) != match.game.players:
            raise RequestError(400, "bad-seats", seats=len(message.seats), players=match.game.players)
        return await keep_new_table(context, table_id, match, setting)


async def check_table_limits(context: ServerContext, person: str, setting: Setting) -> None:
    opened = await context.store.names("opened", f"{person}/")
    if len(opened) >= context.settings.tables:
        raise RequestError(429, "too-many-tables", most=context.settings.tables)
    if setting.waits and sum(value == PUBLIC for _, value in opened) >= context.settings.waiting:
        raise RequestError(429, "too-many-waiting", most=context.settings.waiting)
    client_ip = context.bots.known_addresses.of(person)
    if (setting.waits or setting.showing) and not context.limits.listed_tables.take(client_ip):
        raise RequestError(429, "rate")  # or the guests of one address would fill the lobby


async def count_import(context: ServerContext, person: str, table_id: str) -> None:
    """Count one more import of a person, and forget those of before yesterday."""
    yesterday = sortable_time(context.time.wall_time() - DAY)
    kept = await context.store.names(IMPORTED, f"{person}/")
    for brought, at in kept:
        if at < yesterday:
            await context.store.take(IMPORTED, brought)
    if sum(at >= yesterday for _, at in kept) >= context.settings.imports:
        raise RequestError(429, "too-many-imports", most=context.settings.imports)
    await context.store.put(IMPORTED, f"{person}/{table_id}", sortable_time(context.time.wall_time()))


async def keep_new_table(context: ServerContext, table_id: str, match: Match, setting: Setting,
                         beside: Sequence[tuple[str, str, str]] = ()) -> table_messages.Opened:
    """Store a new table with the rows that point to it, all or nothing."""
    await context.store.create(
        table_id, journal.heading(match, marked=True), seats.encode(setting), setting.opened,
        [journal.text(entry) for entry in match.journal],
        [pinned_editions.edition_row(match.game), *pointers(table_id, setting, match.ended()), *beside])
    if setting.waits or setting.showing:
        context.lobby.refresh()
    context.counts["tables_opened"] += 1
    table = await context.tables.get(table_id)
    context.log.info("table-opened", table=table_id, game=match.game.id, players=match.game.players)
    return links_of(table)


def pointers(table_id: str, setting: Setting, ended: str) -> list[tuple[str, str, str]]:
    """Return the rows that point to a table: space, name, value."""
    at = sortable_time(setting.opened)
    found = [("invitation", one.invitation, journal.text(Invitation(table_id, seat)))
             for seat, one in enumerate(setting.chairs) if one.invitation]
    found += [("holds", f"{holder}/{table_id}", at) for holder in sorted({one.person for one in setting.chairs} - {""})]
    if not ended:
        found += [("live", table_id, ""), ("opened", f"{setting.opener}/{table_id}", PUBLIC if setting.waits else "")]
    if not ended and setting.waits:
        found.append(("waiting", table_id, at))
    if not ended and setting.showing:
        found.append((SHOWN, table_id, at))
    return found


def links_of(table: LiveTable) -> table_messages.Opened:
    paths = tuple(f"/join/{one.invitation}" if one.invitation else None for one in table.setting.chairs)
    return table_messages.Opened(table.id, paths, f"/watch/{table.id}/{table.setting.watch}")


async def read_invitation(context: ServerContext, invitation: str) -> Invitation:
    kept = await context.store.get("invitation", invitation) if INVITATION.fullmatch(invitation) else None
    if kept is None:
        raise RequestError(404, "no-invitation")
    return msgspec.json.decode(kept, type=Invitation)


async def read_invited_table(context: ServerContext, invitation: str) -> LiveTable:
    """Return the table of an invitation for a picture of it; raise if the seat is taken."""
    where = await read_invitation(context, invitation)
    table = await context.tables.get(where.table)
    if table.setting.chairs[where.seat].invitation != invitation:
        raise RequestError(409, "seat-taken")
    return table


async def read_invited(context: ServerContext, person: str, invitation: str) -> table_messages.Invited:
    where = await read_invitation(context, invitation)
    table = await context.tables.get(where.table)
    chair = table.setting.chairs[where.seat]
    if chair.invitation != invitation and chair.person != person:
        raise RequestError(409, "seat-taken")
    return table_messages.Invited(where.seat, scenes.table_summary(table, person), table.setting.pace)


async def join(context: ServerContext, person: str, invitation: str,
               message: table_messages.Join) -> table_messages.Joined:
    where = await read_invitation(context, invitation)
    name = clean_text(message.name)
    own = await context.people.name(person)
    if name and not own:
        await context.people.rename(person, name)
    table = await context.tables.get(where.table)
    if table.history.match.ended() and not table.setting.seats_of(person):
        raise RequestError(409, "table-ended")
    await context.store.put("holds", f"{person}/{where.table}", sortable_time(context.time.wall_time()))
    try:
        won = await table.run_to_end(lambda: table.join(where.seat, invitation, person, name or own))
    except MoveRejected as refusal:
        if refusal.rule == "UNSURE":
            raise RequestError(503, "unsure") from None
        raise RequestError(503, "not-kept", rule=refusal.rule) from None
    if not won:
        if not table.setting.seats_of(person):
            await context.store.take("holds", f"{person}/{where.table}")
        raise RequestError(409, "seat-taken")
    return table_messages.Joined(where.table, where.seat)


async def rematch(context: ServerContext, person: str, table_id: str) -> table_messages.Opened:
    table = await context.tables.get(table_id)
    if not table.setting.seats_of(person):
        raise RequestError(403, "not-at-table")
    if not table.history.match.ended():
        raise RequestError(409, "not-ended")
    return await table.run_to_end(lambda: follow_up(context, table, person))


async def follow_up(context: ServerContext, table: LiveTable, person: str) -> table_messages.Opened:
    """Make the rematch under the table's lock; the store gives its id once, also among several servers."""
    table_id = new_id()
    if not await context.store.add("rematch", table.id, table_id):
        table_id = await context.store.get("rematch", table.id) or table_id
    try:
        return links_of(await context.tables.get(table_id))
    except RequestError:
        pass  # not made yet, or the server that began it crashed
    setting = setting_for_rematch(table, person)
    async with context.lobby.openings.of(person):
        await check_table_limits(context, person, setting)
        try:
            match = Match.begin(pinned_editions.renew(context, table.game), DICE)
            made = await keep_new_table(context, table_id, match, setting)
        except NumberTaken:
            made = links_of(await context.tables.get(table_id))
    await table.storage.update_setting(lambda setting: msgspec.structs.replace(setting, next=table_id))
    return made


def setting_for_rematch(table: LiveTable, person: str) -> Setting:
    """Return the setting of a rematch: people move on by one seat, open seats become bots. After an aborted game all
    stays as it was.
    """
    old, now = table.setting, table.context.time.wall_time()
    off = why_ended(table.history.match.ended()) == "abort"
    chairs = tuple(chair_for_rematch(one, off) for one in (old.chairs if off else (*old.chairs[1:], old.chairs[0])))
    full = 0.0 if any(one.kind == "open" for one in chairs) else now
    return Setting(chairs, new_id(18), person, now, old.pace, old.hints, full,
                   public=off and old.public, shown=off and old.shown)


def chair_for_rematch(chair: Chair, stays_open: bool) -> Chair:
    if chair.kind == "bot":
        return seats.bot_chair(chair.name)  # the person it replaced is not at the new table
    if chair.kind == "person":
        return chair
    return Chair("open", invitation=new_id(18)) if stays_open else seats.bot_chair("level3")


def check_may_watch(table: LiveTable, person: str | None, watch: str | None) -> None:
    """Raise RequestError unless the person sits or sat there, or has the link for spectators."""
    if watch:
        if not compare_digest(watch.encode(errors="replace"), table.setting.watch.encode()):
            raise RequestError(403, "wrong-link")
    elif not table.setting.knows(person):
        raise RequestError(403, "not-at-table")
