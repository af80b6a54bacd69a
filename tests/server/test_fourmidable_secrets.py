"""Fourmidable: what a seat, a spectator and a stranger are sent is the same, byte by byte, whatever the cards are that
they never see (FOU-A2, A12, A19, A24); whoever asks for what is hidden gets the same answer too."""
from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from functools import cache, partial
from typing import Any

import msgspec
import pytest
import websockets
from games.fourmidable.twins import is_last_call, moments, sensible, twin

from formicarium.core import journal
from formicarium.core.dice import Asked, Seeded
from formicarium.core.game import WATCHER
from formicarium.core.match import Entry, Match
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Keep
from formicarium.games.fourmidable.views import FourmidableView
from formicarium.search.bots import GREEDY
from formicarium.server import room
from formicarium.server.history import History
from formicarium.server.history import Keep as Taken

from .site import ME, OPEN, Place, Site, bot, site, visit

pytestmark = pytest.mark.engine_free
GAME = Fourmidable(players=3)
LINES = 50  # the last of the game, over the sockets; those before are imported, and told when one comes
EVERY = 8  # lines between two rounds of questions
TIMES = re.compile(r'"(touched|away)":\s*[\d.]+')
Raw = dict[str, list[str]]  # by who: every line that was sent to them


def shows_here(seat: int, told: dict[str, Any]) -> bool:
    return told["is"] == "presence" and bool(told["seats"][seat]["here"])


@cache
def played() -> Match:
    """A game in which somebody else keeps one of two cards towards the end, and is asked to reveal."""
    for seed in range(20):
        match = sensible(GAME, seed, 50)
        last = list(moments(match))[-LINES:]
        if (any(isinstance(entry.action, Keep) and entry.seat for entry, _, _ in last)
                and any(is_last_call(before) for _, before, _ in last)):
            return match
    raise AssertionError("no such game")


async def sent(place: Site, match: Match, monkeypatch: pytest.MonkeyPatch) -> Raw:
    """The end of the match, move by move; all that comes to seat 0, to a spectator, to somebody from elsewhere."""
    luck: list[int] = []
    monkeypatch.setattr(room, "DICE", Asked(lambda _: luck.pop(0)))
    monkeypatch.setattr(place.house.thinkers, "think", thought)
    begun = Match.replay(GAME, match.opening, match.journal[:-LINES])
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(place.guest()) for _ in range(5)]
        opened = await people[0].open(ME, OPEN, OPEN, journal=journal.write(begun))
        table, watch = opened["table"], opened["watch"].rsplit("/", 1)[1]
        for seat in (1, 2):
            await people[seat].ask("POST", opened["invitations"][seat].replace("/join", "/api/join"), {"name": "X"})
        watcher = await stack.enter_async_context(people[3].at(table, watch))
        await watcher.first()
        seats: list[Place] = []
        for seat in range(3):
            seats.append(await stack.enter_async_context(people[seat].at(table)))
            await seats[-1].first()
            for one in (watcher, *seats[:1]):
                await one.until(partial(shows_here, seat))
        elsewhere = []
        for number, entry in enumerate(match.journal[-LINES:], len(begun.journal) + 1):
            if number % EVERY == 0:
                await pry(seats[0], entry.seat)
                elsewhere += await knock(people[4], table)
                elsewhere.append(await from_outside(people[3], table, watch))
            luck += entry.chance
            answer = await seats[entry.seat].play(json.loads(journal.text(entry.action)), seat=entry.seat)
            assert answer["is"] == "done" and not luck, (entry, answer)
            for one in (*seats, watcher):
                await one.catch_up(number)
        assert seats[0].scene["ended"]
        names = {table: "TABLE", watch: "WATCH", **{guest.id: f"GUEST {n}" for n, guest in enumerate(people)}}
        raw = {"mine": seats[0].raw, "watcher": watcher.raw, "elsewhere": elsewhere, "theirs": seats[1].raw}
        return {who: [same(line, names) for line in lines] for who, lines in raw.items()}


async def thought(game: Fourmidable, name: str, view: bytes, who: str) -> bytes:
    """A hint whose luck is the same in every world."""
    return journal.text(GREEDY.choose(game, msgspec.json.decode(view, type=FourmidableView), Seeded(1))).encode()


async def pry(mine: Place, mover: int) -> None:
    """Seat 0 asks for what is not its own, in every way that there is."""
    number = mine.scene["number"]
    for seat in (1, 2, WATCHER, 3):
        for words in ({"do": "why", "action": {"type": "Pass"}}, {"do": "hint"}, {"do": "undo", "seen": number},
                      {"do": "play", "seen": number, "action": {"type": "Pass"}}):
            assert (await mine.say(**words, seat=seat))["rule"] == "SEAT"
    for design in GAME.course.kit.designs:
        for kind in ("Reveal", "Keep"):
            await mine.say("why", seat=0, action={"type": kind, "card": design.card})
    if mover == 0 and 0 in mine.scene["waiting"]:
        assert (await mine.say("hint", seat=0))["is"] == "hinted"
    elif mover != 0:
        held = {card["card"] for card in mine.scene["view"]["hand"]}
        for design in GAME.course.kit.designs[::4]:
            if design.card not in held:
                for kind in ("Reveal", "Keep"):
                    answer = await mine.play({"type": kind, "card": design.card}, seat=0)
                    assert answer["is"] == "refused" and answer["rule"].startswith("FOU-")


async def knock(guest: Any, table: str) -> list[str]:
    """Without a seat and without the link: nothing but that it is not for them."""
    told = [await guest.trouble("GET", f"/api/tables/{table}{what}") for what in ("", "/journal", "/moments/1?seat=1")]
    async with guest.at(table) as place:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await place.receive()
    return [str(told), str(closed.value)]


async def from_outside(guest: Any, table: str, watch: str) -> str:
    """With the link: the card of the table; its journal and its moments not before the end."""
    for what in ("/journal", "/moments/1"):
        for seat in range(-1, 3):
            path = f"/api/tables/{table}{what}?watch={watch}&seat={seat}"
            assert await guest.trouble("GET", path) == (409, "not-ended")
    return json.dumps(await guest.ask("GET", f"/api/tables/{table}?watch={watch}"))


def same(line: str, names: dict[str, str]) -> str:
    """With the names that every table has anew, and the times of day, left out."""
    for name, word in names.items():
        line = line.replace(name, word)
    return TIMES.sub("", line)


@pytest.mark.parametrize("viewer", [0, WATCHER])
def test_every_byte_is_the_same_whatever_others_hold(viewer: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        worlds = []
        for match in (played(), twin(played(), viewer, 5)):
            async with site() as place:
                worlds.append(await sent(place, match, monkeypatch))
                assert place.house.counts["faults"] == 0
        first, second = worlds
        assert first["theirs"] != second["theirs"]  # there is something to hide
        for who in ("mine", "watcher", "elsewhere") if viewer == 0 else ("watcher", "elsewhere"):
            assert len(first[who]) == len(second[who]) > 5
            for one, two in zip(first[who], second[who], strict=True):
                assert one == two, who

    asyncio.run(run())


def told(match: Match, viewer: int) -> list[bytes]:
    """Every line as the viewer hears it, when its choices were last new (STALE says so), and what it may undo; each
    look into the library is taken back by agreement once, and looked at again."""
    history, found = History(Match.replay(GAME, match.opening, ()), 0.0), []

    def accept(line: Entry | Taken, after: Match) -> None:
        history.accept(line, after, 0.0)
        seat = max(viewer, 0)
        found.append(msgspec.json.encode([
            history.telling(history.number, viewer), history.match.view(viewer), history.changed[seat],
            history.match.undoable(seat), [history.last_move_of(one) for one in range(GAME.players)]]))

    for entry in match.journal:
        before = history.number
        accept(entry, history.match.follow(entry))
        if history.match.view(WATCHER).looking or isinstance(entry.action, Keep):
            accept(Taken(before, entry.seat), history.match_at(before))
            accept(entry, history.match.follow(entry))
    return found


@pytest.mark.parametrize("viewer", [0, 2])
def test_what_is_taken_back_tells_nobody_more(viewer: int) -> None:
    first, second = told(played(), viewer), told(twin(played(), viewer, 7), viewer)
    assert len(first) == len(second) > len(played().journal) + 20
    for one, two in zip(first, second, strict=True):
        assert one == two


def test_bots_and_hints_are_asked_with_the_view_of_their_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(place: Site) -> None:
        asked: list[int] = []

        async def think(game: Fourmidable, name: str, view: bytes, who: str, *more: object) -> bytes:
            [table] = place.house.rooms.values()
            seat = msgspec.json.decode(view)["seat"]
            assert seat in table.waiting and view == msgspec.json.encode(table.history.match.view(seat))
            asked.append(seat)
            return await thought(game, name, view, who)

        monkeypatch.setattr(place.house.thinkers, "think", think)
        async with place.guest() as one:
            opened = await one.open(ME, bot("level3"), bot("level5"), game=msgspec.to_builtins(GAME))
            async with one.at(opened["table"]) as mine:
                await mine.first()
                while mine.scene["number"] < 60:
                    if mine.my_turn():
                        hint = await mine.say("hint", seat=0)
                        await mine.play(hint["action"])
                    else:
                        await mine.receive()
        assert set(asked) == {0, 1, 2}

    visit(work)
