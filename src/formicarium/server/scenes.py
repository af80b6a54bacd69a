"""What each viewer may know, as messages. Built from views, addressed to one pair of eyes; nothing is cut out."""
from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from formicarium.core.game import WATCHER
from formicarium.server import wire
from formicarium.server.shelf import secretive

if TYPE_CHECKING:
    from formicarium.server.room import Room


def raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))


def view(room: Room, seat: int) -> Raw:
    """Made once for all where nobody has secrets: as a spectator sees it, so that nothing can come out by that."""
    match = room.history.match
    if secretive(room.game):
        return raw(match.view(seat))
    if "view" not in room.shared:
        room.shared["view"] = match.view(WATCHER)
    return raw(msgspec.structs.replace(room.shared["view"], seat=seat))


def offers(room: Room, seat: int) -> tuple[wire.Offer, ...]:
    if seat == WATCHER:
        return ()
    match = room.history.match
    return tuple(wire.Offer(raw(action), raw(match.outlook(seat, action))) for action in room.history.options[seat])


def seats(room: Room, person: str | None) -> tuple[wire.Seat, ...]:
    chairs, now = room.setting.chairs, time()
    found: tuple[wire.Seat, ...]
    made, found = room.shared.get("seats", (0.0, ()))
    if now - made >= 1.0:  # whoever is away is so for a second more
        found = tuple(wire.Seat(chair.kind, chair.name, False, room.presence.here(seat), room.presence.away(seat, now))
                      for seat, chair in enumerate(chairs))
        room.shared["seats"] = now, found
    if not person:
        return found
    return tuple(wire.Seat(one.kind, one.name, True, one.here, one.away) if chair.person == person else one
                 for one, chair in zip(found, chairs, strict=True))


def eyes(room: Room, person: str | None, asked: int | None) -> int:
    """Whose eyes a person looks through: their only seat; of several the one asked for, else none behind a curtain."""
    mine = room.setting.seats_of(person)
    if not mine:
        return WATCHER
    if len(mine) == 1:
        return mine[0]
    if secretive(room.game):
        return asked if asked in mine else WATCHER
    return next((seat for seat in room.waiting if seat in mine), mine[0])


def scene(room: Room, person: str | None, seat: int, after: int) -> wire.Scene:
    history, match, setting = room.history, room.history.match, room.setting
    ended = match.ended()
    players = range(room.game.players)
    return wire.Scene(
        table=room.id, game=room.game_json, number=history.number, seat=seat, seats=seats(room, person),
        view=view(room, seat), waiting=room.waiting, offers=offers(room, seat),
        free_undo=seat != WATCHER and match.undoable(seat), hints=setting.hints,
        news=history.tellings(seat, after), clock=room.attendant.shown(), proposal=room.proposal, ended=ended,
        why_ended="rules" if ended else "", places=match.places() if ended else (),
        tally=tuple(tuple(wire.Points(line.rule, line.points) for line in match.tally(one)) for one in players)
        if ended else (),
        next=setting.next)


def card(room: Room, person: str | None) -> wire.Card:
    match = room.history.match
    ended = match.ended()
    mine = room.setting.seats_of(person)
    return wire.Card(room.id, room.game_json, seats(room, person), room.history.number, room.waiting,
                     any(seat in mine for seat in room.waiting), ended, match.places() if ended else (),
                     max(room.history.touched, room.setting.full))


def presence(room: Room, person: str | None) -> wire.Presence:
    return wire.Presence(seats(room, person), room.presence.all_looking_on())


def moment(room: Room, number: int, seat: int) -> wire.Moment:
    """Of the journal that stands."""
    film = room.film()
    match = film[number]
    told = None
    if number:
        entry = match.journal[-1]
        told = wire.Telling(number, entry.seat, entry.action is None, raw(match.heard(seat)))
    return wire.Moment(number, len(film) - 1, raw(match.view(seat)), told, match.waiting(), match.ended())
