"""Scenes and summaries of a table as messages; built from the views of the games, so there is nothing to cut out."""
from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Raw

from formicarium.core.game import WATCHER
from formicarium.server.protocol.base import as_raw
from formicarium.server.protocol.table_messages import Card, LogLine, Moment, Offer, Points, Presence, Scene, Seat
from formicarium.server.tables import endings
from formicarium.server.tables.table_part import TablePart

if TYPE_CHECKING:
    from formicarium.server.subscriber import TableSubscriber
    from formicarium.server.tables.history import History
    from formicarium.server.tables.live_table import LiveTable
    from formicarium.server.tables.seats import Chair, Setting


class SeatList(NamedTuple):
    """The seats of a table as a spectator sees them, and the chairs they were made of."""

    chairs: tuple[Chair, ...]
    seats: tuple[Seat, ...]
    until: float  # monotonic time; then the seconds of absence are counted again; 0.0: no player is away


ENCODER = msgspec.json.Encoder()
encode = ENCODER.encode
replace = msgspec.structs.replace
NO_VIEW = Raw(b"null")
NO_SEATS = SeatList((), (), 0.0)


class SceneEncoder(TablePart):
    """Encodes the scenes of a table; caches the parts that several subscribers share until the table changes."""

    def __init__(self, table: LiveTable) -> None:
        super().__init__(table)
        self.game_json = as_raw(table.game)
        self.seat_list = NO_SEATS
        self.seats_by_person: dict[str | None, tuple[tuple[int, ...], Raw]] = {}  # the person's seats; all seats
        self.clear()

    def clear(self) -> None:
        """Forget the parts that a change of the table makes obsolete."""
        self.shared: Scene | None = None
        self.open_view: Any = None  # the spectator's view, in a game without secrets
        self.views: dict[int, Raw] = {}  # by seat
        self.news: dict[tuple[int, int], Raw] = {}  # by seat and the number of the last line before

    def clear_seats(self) -> None:
        """Forget who is connected."""
        self.seat_list = NO_SEATS

    def scene_for(self, subscriber: TableSubscriber) -> bytes:
        """Encode the newest scene, with the log since the subscriber's last scene of the same seat."""
        table = self.table
        history = table.history
        mine, seats = self.seats_for(subscriber.person)
        seat = viewed_seat(table, mine, subscriber.chosen_seat)
        last_seat, last_number = subscriber.last_scene
        subscriber.last_scene = (seat, history.number)
        table.context.counts["scenes"] += 1
        shared = self.shared
        if shared is None or table.turns.clocks:
            shared = self.shared = self.shared_part(table)
        listener = seat if table.game.secrets else WATCHER
        after = last_number if last_seat == seat else 0
        return encode(replace(
            shared, seat=seat, seats=seats,
            view=self.views.get(seat) or self.encode_view(table, seat),
            offers=offers_for(history, seat),
            free_undo=seat != WATCHER and history.match.can_undo(seat),
            news=self.news.get((listener, after)) or self.encode_news(table, listener, after)))

    def shared_part(self, table: LiveTable) -> Scene:
        """Return a scene without the parts that differ between viewers."""
        match, setting = table.history.match, table.setting
        ended = match.ended()
        tally = tuple(tuple(Points(line.rule, line.points) for line in match.tally(seat))
                      for seat in range(table.game.players)) if endings.ended_by_rules(ended) else ()
        return Scene(
            table=table.id, game=self.game_json, number=table.history.number, waiting=table.waiting,
            hints=setting.hints, clock=table.turns.clock_now(), proposal=table.proposals.current, ended=ended,
            why_ended=endings.why_ended(ended), places=match.places() if ended else (), tally=tally,
            next=setting.next, imported=setting.imported, public=setting.waits, daily=setting.daily,
            declined=table.proposals.declined, ways=endings.ways(table),
            seat=WATCHER, seats=(), view=NO_VIEW, offers=(), free_undo=False, news=())

    def encode_view(self, table: LiveTable, seat: int) -> Raw:
        """Encode a seat's view; in a game without secrets the spectator's view, so that no mistake in it can leak."""
        match = table.history.match
        if table.game.secrets:
            view = match.view(seat)
        else:
            if self.open_view is None:
                self.open_view = match.view(WATCHER)
            view = replace(self.open_view, seat=seat)
        self.views[seat] = found = as_raw(view)
        return found

    def encode_news(self, table: LiveTable, listener: int, after: int) -> Raw:
        """Encode the log lines after a number as a listener hears them."""
        self.news[listener, after] = found = as_raw(table.history.lines_for(listener, after))
        return found

    # Seats in a scene.

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats as a spectator sees them; seconds of absence are at most one second old."""
        table, seat_list = self.table, self.seat_list
        chairs = table.setting.chairs
        if chairs is not seat_list.chairs or (seat_list.until and monotonic() >= seat_list.until):
            now, presence = table.context.time.now(), table.presence
            seats = tuple([
                Seat(chair.kind, chair.name, False, presence.is_online(seat), presence.seconds_away(seat, now),
                     chair.was, chair.since)
                for seat, chair in enumerate(chairs)])
            away = any(one.away is not None for one in seats)
            seat_list = self.seat_list = SeatList(chairs, seats, monotonic() + 1.0 if away else 0.0)
            self.seats_by_person = {}
        return seat_list.seats

    def seats_for(self, person: str | None) -> tuple[tuple[int, ...], Raw]:
        """Return the numbers of a person's seats, and all seats as that person sees them."""
        seats = self.seats()
        found = self.seats_by_person.get(person)
        if found is None:
            mine = self.table.setting.seats_of(person)
            found = self.seats_by_person[person] = mine, as_raw(mark_mine(seats, mine))
        return found


def offers_for(history: History, seat: int) -> tuple[Offer, ...]:
    if seat == WATCHER:
        return ()
    outlook = history.match.outlook
    return tuple([Offer(action, outlook(seat, action)) for action in history.legal_actions[seat]])


def mark_mine(seats: tuple[Seat, ...], mine: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple([Seat(one.kind, one.name, seat in mine, one.here, one.away, one.left, one.since)
                  for seat, one in enumerate(seats)])


def viewed_seat(table: LiveTable, mine: tuple[int, ...], asked: int | None) -> int:
    """Return the seat whose view a person gets.

    With several seats it is the seat they asked for, or the spectator's, in a game with secrets; else a seat to move.
    """
    if not mine:
        return WATCHER
    if len(mine) == 1:
        return mine[0]
    if table.game.secrets:
        return asked if asked in mine else WATCHER
    return next((seat for seat in table.waiting if seat in mine), mine[0])


def table_summary(table: LiveTable, person: str | None) -> Card:
    match = table.history.match
    ended = match.ended()
    mine = table.setting.seats_of(person)
    seats = mark_mine(table.scenes.seats(), mine)
    return Card(table.id, table.scenes.game_json, seats, table.history.number, table.waiting,
                     any(seat in mine for seat in table.waiting), ended, match.places() if ended else (),
                     max(table.history.touched, table.setting.full), table.setting.imported, table.setting.waits,
                     table.setting.watch if mine else "", endings.why_ended(ended), has_left(table.setting, person))


def has_left(setting: Setting, person: str | None) -> bool:
    return bool(person) and any(chair.left == person for chair in setting.chairs)


def presence(table: LiveTable, person: str | None) -> Presence:
    seats = mark_mine(table.scenes.seats(), table.setting.seats_of(person))
    return Presence(seats, table.presence.all_spectators())


def replay_moment(table: LiveTable, number: int, seat: int) -> Moment:
    """Return the table after a number of lines of the journal without takebacks."""
    match = table.history.match_after(number)
    line = None
    if number:
        entry = match.journal[-1]
        events = as_raw(match.events_for(seat))
        line = LogLine(number, entry.seat, entry.undoes, events, house=entry.house)
    last = len(table.history.match.journal)
    return Moment(number, last, as_raw(match.view(seat)), line, match.waiting(), match.ended())
