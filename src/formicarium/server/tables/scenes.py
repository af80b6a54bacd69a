"""What each viewer may know, as messages. Built from views, addressed to one pair of eyes; nothing is cut out."""
from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Raw

from formicarium.core.game import WATCHER
from formicarium.server.protocol import messages
from formicarium.server.tables import endings
from formicarium.server.tables.table_part import TablePart

if TYPE_CHECKING:
    from formicarium.server.subscriber import TableSubscriber
    from formicarium.server.tables.live_table import LiveTable
    from formicarium.server.tables.seats import Chair, Setting


def as_raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))


class Common(msgspec.Struct, frozen=True, tag_field="is", tag="scene"):
    """Of a wire.Scene, what all see alike: encoded once for everybody at the table."""

    table: str
    game: Raw
    number: int
    waiting: tuple[int, ...]
    hints: bool
    clock: messages.Clock | None
    proposal: messages.Proposal | None
    ended: str
    why_ended: str
    places: tuple[int, ...]
    tally: tuple[tuple[messages.Points, ...], ...]
    next: str
    imported: bool
    public: bool
    daily: str
    declined: messages.Declined | None
    ways: tuple[str, ...]


class UnencodedOffer(msgspec.Struct, frozen=True):
    """A wire.Offer whose values are still the game's own."""

    action: Any
    outlook: Any


class SeatList(NamedTuple):
    """Who sits where, as long as that stands."""

    chairs: tuple[Chair, ...]
    seats: tuple[messages.Seat, ...]
    until: float


ENCODER = msgspec.json.Encoder()
encode = ENCODER.encode
NOBODY = SeatList((), (), 0.0)


class SceneEncoder(TablePart):
    """The scenes of a room. What several see alike is made once; in a game without secrets that is nearly all."""

    def __init__(self, room: LiveTable) -> None:
        super().__init__(room)
        self.company = NOBODY
        self.mine: dict[str | None, tuple[tuple[int, ...], bytes]] = {}  # by person: their seats; all, as they see them
        self.clear()

    def clear(self) -> None:
        """Something has changed."""
        self.common = b""
        self.views: dict[int, bytes] = {}  # views by seat, but for how they begin
        self.news: dict[tuple[int, int], bytes] = {}

    def clear_company(self) -> None:
        """Somebody has come or gone."""
        self.company = NOBODY

    def scene_for(self, watcher: TableSubscriber) -> bytes:
        """The newest, with what has been heard since this watcher's last one through the same eyes."""
        room = self.room
        mine, seats = self.seats_for(watcher.person)
        seat = viewed_seat(room, mine, watcher.chosen_seat)
        eyes, number = watcher.last_scene
        watcher.last_scene = (seat, room.history.number)
        room.context.counts["scenes"] += 1
        if not self.common or room.attendant.clocks:
            self.common = encode(self.common_part())[:-1]
        free = seat != WATCHER and room.history.match.can_undo(seat)
        return b"".join((
            self.common, b',"seat":%d,"seats":' % seat, seats, b',"view":', self.view(seat), b',"offers":',
            self.offers(seat), b',"free_undo":true,"news":' if free else b',"free_undo":false,"news":',
            self.news_for(seat, number if eyes == seat else 0), b"}"))

    def common_part(self) -> Common:
        room = self.room
        history, match, setting = room.history, room.history.match, room.setting
        ended = match.ended()
        tally = tuple(tuple(messages.Points(line.rule, line.points) for line in match.tally(one))
                      for one in range(room.game.players)) if endings.ended_by_rules(ended) else ()
        return Common(room.id, room.game_json, history.number, room.waiting, setting.hints, room.attendant.clock_now(),
                      room.proposal, ended, endings.why_ended(ended), match.places() if ended else (), tally,
                      setting.next, setting.imported, setting.waits, setting.daily, room.declined, endings.ways(room))

    def view(self, seat: int) -> bytes:
        """Without secrets: as a spectator sees it, so that nothing can come out by that."""
        room = self.room
        eyes = seat if room.game.secrets else WATCHER
        seen = self.views.get(eyes)
        if seen is None:
            begins = b'{"seat":%d' % eyes
            whole = encode(room.history.match.view(eyes))
            if not whole.startswith(begins):
                raise TypeError("the seat comes first in a view")
            seen = self.views[eyes] = whole[len(begins):]
        return b'{"seat":%d%b' % (seat, seen)

    def offers(self, seat: int) -> bytes:
        history = self.room.history
        if seat == WATCHER or not (options := history.options[seat]):
            return b"[]"
        outlook = history.match.outlook
        return encode([UnencodedOffer(action, outlook(seat, action)) for action in options])

    def news_for(self, seat: int, after: int) -> bytes:
        room = self.room
        key = (seat if room.game.secrets else WATCHER, after)
        found = self.news.get(key)
        if found is None:
            found = self.news[key] = encode(room.history.lines_for(*key))
        return found

    # who sits where

    def seats(self) -> tuple[messages.Seat, ...]:
        """As a spectator sees them. Whoever is away is so for a second more."""
        room = self.room
        chairs, company = room.setting.chairs, self.company
        if chairs is not company.chairs or (company.until and monotonic() >= company.until):
            now, presence = room.context.time.now(), room.presence
            seats = tuple([
                messages.Seat(chair.kind, chair.name, False, presence.is_online(seat), presence.seconds_away(seat, now),
                          chair.was, chair.since)
                for seat, chair in enumerate(chairs)])
            away = any(one.away is not None for one in seats)
            company = self.company = SeatList(chairs, seats, monotonic() + 1.0 if away else 0.0)
            self.mine = {}
        return company.seats

    def seats_for(self, person: str | None) -> tuple[tuple[int, ...], bytes]:
        seats = self.seats()
        found = self.mine.get(person)
        if found is None:
            mine = self.room.setting.seats_of(person)
            found = self.mine[person] = mine, encode(mark_mine(seats, mine))
        return found


def mark_mine(seats: tuple[messages.Seat, ...], mine: tuple[int, ...]) -> tuple[messages.Seat, ...]:
    return tuple([messages.Seat(one.kind, one.name, seat in mine, one.here, one.away, one.left, one.since)
                  for seat, one in enumerate(seats)])


def viewed_seat(room: LiveTable, mine: tuple[int, ...], asked: int | None) -> int:
    """Whose eyes a person looks through: their only seat; of several the one asked for, else none behind a curtain."""
    if not mine:
        return WATCHER
    if len(mine) == 1:
        return mine[0]
    if room.game.secrets:
        return asked if asked in mine else WATCHER
    return next((seat for seat in room.waiting if seat in mine), mine[0])


def table_summary(room: LiveTable, person: str | None) -> messages.Card:
    match = room.history.match
    ended = match.ended()
    mine = room.setting.seats_of(person)
    seats = mark_mine(room.scenes.seats(), mine)
    return messages.Card(room.id, room.game_json, seats, room.history.number, room.waiting,
                     any(seat in mine for seat in room.waiting), ended, match.places() if ended else (),
                     max(room.history.touched, room.setting.full), room.setting.imported, room.setting.waits,
                     room.setting.watch if mine else "", endings.why_ended(ended), has_left(room.setting, person))


def has_left(setting: Setting, person: str | None) -> bool:
    return bool(person) and any(chair.left == person for chair in setting.chairs)


def presence(room: LiveTable, person: str | None) -> messages.Presence:
    seats = mark_mine(room.scenes.seats(), room.setting.seats_of(person))
    return messages.Presence(seats, room.presence.all_looking_on())


def replay_moment(room: LiveTable, number: int, seat: int) -> messages.Moment:
    """Of the journal that stands."""
    match = room.history.match_after(number)
    told = None
    if number:
        entry = match.journal[-1]
        told = messages.LogLine(number, entry.seat, entry.undoes, as_raw(match.events_for(seat)), house=entry.house)
    last = len(room.history.match.journal)
    return messages.Moment(number, last, as_raw(match.view(seat)), told, match.waiting(), match.ended())
