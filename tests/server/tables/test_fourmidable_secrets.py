"""Messages to a seat, a spectator and a stranger do not depend on cards that they never see, byte by byte (FOU-A2, A12,
A19, A24).

Requests for hidden information get the same answer too.
"""
from __future__ import annotations

import asyncio
from functools import cache

import msgspec
import pytest

from formicarium.core.game import WATCHER
from formicarium.core.match import Entry, Match
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Keep, Reveal
from formicarium.server.tables.history import History
from formicarium.server.tables.history import Takeback as Taken
from tests.games.fourmidable.twins import is_last_call, moments, sensible, twin
from tests.support.recorder import sent_lines, think_hint
from tests.support.site import ME, Site, bot, site, visit

pytestmark = [pytest.mark.unwatched, pytest.mark.long]
GAME = Fourmidable(players=3)
LINES = 50  # the last lines of the game, played over the sockets; earlier ones are imported
ASKED = [kind(design.card) for design in GAME.course.kit.objectives.designs for kind in (Reveal, Keep)]


@cache
def play_secret_game() -> Match:
    """Return a game in which another seat than 0 keeps one of two cards near the end, and seats are asked to reveal."""
    for seed in range(20):
        match = sensible(GAME, seed, 50)
        last = list(moments(match))[-LINES:]
        if (any(isinstance(entry.action, Keep) and entry.seat for entry, _, _ in last)
                and any(is_last_call(before) for _, before, _ in last)):
            return match
    raise AssertionError("no such game")


@pytest.mark.parametrize("viewer", [0, WATCHER])
def test_sent_bytes_do_not_depend_on_hidden_cards(viewer: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        worlds = []
        for match in (play_secret_game(), twin(play_secret_game(), viewer, 5)):
            async with site() as place:
                worlds.append(await sent_lines(place, match, LINES, ASKED, monkeypatch))
                assert place.context.counts["faults"] == 0
        first, second = worlds
        assert first["theirs"] != second["theirs"]
        for who in ("mine", "watcher", "elsewhere") if viewer == 0 else ("watcher", "elsewhere"):
            assert len(first[who]) == len(second[who]) > 5
            for one, two in zip(first[who], second[who], strict=True):
                assert one == two, who

    asyncio.run(run())


def lines_heard(match: Match, viewer: int) -> list[bytes]:
    """Return every line as the viewer hears it, with the line of its last new choices (for STALE) and possible
    takebacks.
    Each look into the library is taken back by agreement once, and repeated.
    """
    history, found = History(Match.replay(GAME, match.opening, ()), 0.0), []

    def accept(line: Entry | Taken, after: Match) -> None:
        history.accept(line, after, 0.0)
        seat = max(viewer, 0)
        found.append(msgspec.json.encode([
            history.log_line(history.number, viewer), history.match.view(viewer), history.changed_at[seat],
            history.match.can_undo(seat), [history.last_move_of(one) for one in range(GAME.players)]]))

    for entry in match.journal:
        before = history.number
        accept(entry, history.match.apply_entry(entry))
        if history.match.view(WATCHER).looking or isinstance(entry.action, Keep):
            accept(Taken(before, entry.seat), history.match_at(before))
            accept(entry, history.match.apply_entry(entry))
    return found


@pytest.mark.parametrize("viewer", [0, 2])
def test_takeback_reveals_no_hidden_card(viewer: int) -> None:
    first, second = lines_heard(play_secret_game(), viewer), lines_heard(twin(play_secret_game(), viewer, 7), viewer)
    assert len(first) == len(second) > len(play_secret_game().journal) + 20
    for one, two in zip(first, second, strict=True):
        assert one == two


def test_bots_and_hints_receive_only_the_view_of_their_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints come from the strongest bot."""
    async def work(place: Site) -> None:
        asked: list[tuple[int, str]] = []

        async def think(game: Fourmidable, name: str, view: bytes, who: str, *more: object) -> bytes:
            [table] = place.context.tables.live.values()
            seat = msgspec.json.decode(view)["seat"]
            assert seat in table.waiting and view == msgspec.json.encode(table.history.match.view(seat))
            asked.append((seat, name))
            return await think_hint(game, name, view, who)

        monkeypatch.setattr(place.context.bots.pool, "think", think)
        async with place.guest() as one:
            opened = await one.open(ME, bot("level3"), bot("level5"), game=msgspec.to_builtins(GAME))
            async with one.at(opened["table"]) as mine:
                await mine.first()
                while mine.scene["number"] < 20:
                    if mine.my_turn():
                        hint = await mine.say("hint", seat=0)
                        await mine.play(hint["action"])
                    else:
                        await mine.receive()
        assert set(asked) == {(0, "level5"), (1, "level3"), (2, "level5")}

    visit(work, bot_overtime=100.0)
