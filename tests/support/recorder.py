"""Recordings of every byte that a seat, a spectator and a stranger receive during a Fourmidable game.

They also contain the answers to requests for hidden information.
"""
from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import msgspec
import pytest
import websockets

from formicarium.bots.registry import GREEDY
from formicarium.core import journal
from formicarium.core.dice import CallbackDice, Seeded
from formicarium.core.game import WATCHER
from formicarium.core.match import Match
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.views import FourmidableView
from formicarium.server.tables import live_table

from .site import ME, OPEN, Place, Site

EVERY = 8  # journal lines between two rounds of questions
TIMES = re.compile(r'"(touched|away)":\s*[\d.]+')
Raw = dict[str, list[str]]


def shows_here(seat: int, message: dict[str, Any]) -> bool:
    return message["is"] == "presence" and bool(message["seats"][seat]["here"])


async def sent_lines(place: Site, match: Match, lines: int, asked: Sequence[Any],
                     monkeypatch: pytest.MonkeyPatch) -> Raw:
    """Play the last lines of the match and record them for seat 0, a spectator and a stranger.
    Every few lines seat 0 asks why it may not do the actions `asked`.
    """
    luck: list[int] = []
    monkeypatch.setattr(live_table, "DICE", CallbackDice(lambda _: luck.pop(0)))
    monkeypatch.setattr(place.context.bots.pool, "think", think_hint)
    begun = Match.replay(match.game, match.opening, match.journal[:-lines])
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
        for number, entry in enumerate(match.journal[-lines:], len(begun.journal) + 1):
            if number % EVERY == 0:
                await ask_for_secrets(seats[0], entry.seat, asked)
                elsewhere += await requests_without_link(people[4], table)
                elsewhere.append(await from_outside(people[3], table, watch))
            luck += entry.chance
            answer = await seats[entry.seat].play(json.loads(journal.text(entry.action)), seat=entry.seat)
            assert answer["is"] == "done" and not luck, (entry, answer)
            for one in (*seats, watcher):
                await one.catch_up(number)
        names = {table: "TABLE", watch: "WATCH", **{guest.id: f"GUEST {n}" for n, guest in enumerate(people)}}
        raw = {"mine": seats[0].raw, "watcher": watcher.raw, "elsewhere": elsewhere, "theirs": seats[1].raw}
        return {who: [same(line, names) for line in lines] for who, lines in raw.items()}


async def think_hint(game: Fourmidable, name: str, view: bytes, who: str) -> bytes:
    return journal.text(GREEDY.choose(game, msgspec.json.decode(view, type=FourmidableView), Seeded(1))).encode()


async def ask_for_secrets(mine: Place, mover: int, asked: Sequence[Any]) -> None:
    number = mine.scene["number"]
    for seat in (1, 2, WATCHER, 3):
        for words in ({"do": "why", "action": {"type": "Pass"}}, {"do": "hint"}, {"do": "undo", "seen": number},
                      {"do": "play", "seen": number, "action": {"type": "Pass"}}):
            assert (await mine.say(**words, seat=seat))["rule"] == "SEAT"
    for action in asked:
        await mine.say("why", seat=0, action=msgspec.to_builtins(action))
    if mover == 0 and 0 in mine.scene["waiting"]:
        assert (await mine.say("hint", seat=0))["is"] == "hinted"
    elif mover != 0:
        offered = [offer["action"] for offer in mine.scene["offers"]]
        for action in asked[::4]:
            if msgspec.to_builtins(action) not in offered:
                answer = await mine.play(msgspec.to_builtins(action), seat=0)
                assert answer["is"] == "refused" and answer["rule"].startswith("FOU-")


async def requests_without_link(guest: Any, table: str) -> list[str]:
    """Request the table without a seat and without the link; every answer is a refusal."""
    replies = [await guest.trouble("GET", f"/api/tables/{table}{end}") for end in ("", "/journal", "/moments/1?seat=1")]
    async with guest.at(table) as place:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await place.receive()
    return [str(replies), str(closed.value)]


async def from_outside(guest: Any, table: str, watch: str) -> str:
    """Request the table with its link: the card is sent, journal and moments only after the end."""
    for what in ("/journal", "/moments/1"):
        for seat in range(-1, 3):
            path = f"/api/tables/{table}{what}?watch={watch}&seat={seat}"
            assert await guest.trouble("GET", path) == (409, "not-ended")
    return json.dumps(await guest.ask("GET", f"/api/tables/{table}?watch={watch}"))


def same(line: str, names: dict[str, str]) -> str:
    """Replace ids that differ between tables, and leave the times out."""
    for name, word in names.items():
        line = line.replace(name, word)
    return TIMES.sub("", line)
