"""Scenes from the encoder's cached parts equal scenes written field by field, byte for byte."""
from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from formicarium.core.dice import Seeded
from formicarium.core.game import WATCHER, Game
from formicarium.core.match import Match
from formicarium.games import SHELF
from formicarium.server.context import ServerContext
from formicarium.server.ops.log import Log
from formicarium.server.protocol import table_messages
from formicarium.server.settings import Settings
from formicarium.server.subscriber import TableSubscriber
from formicarium.server.tables import endings, seats
from formicarium.server.tables.history import History, Takeback
from formicarium.server.tables.live_table import LiveTable
from formicarium.server.tables.seats import Chair, Setting
from formicarium.store.store import StoredTable, open_store

NOW = 1_000_000.0
VARIANTS: list[dict[str, Any]] = [
    {"game": "wyx", "players": 2}, {"game": "fili_fourmis", "players": 2}, {"game": "cigale", "players": 2},
    {"game": "cigale", "players": 3, "mode": "winter"}, {"game": "micropolis", "players": 3},
    {"game": "fourmidable", "players": 4}]
ADA, BEA, CLEO = "ada", "bea", "cleo"


def choose_game(variant: dict[str, Any]) -> Game:
    return msgspec.convert(variant, SHELF[variant["game"]])


def play_some(game: Game, moves: int) -> History:
    dice = Seeded(27)
    history = History(Match.begin(game, dice), NOW - 600.0)
    for _ in range(moves):
        match = history.match
        if match.ended():
            break
        seat = match.waiting()[0]
        options = match.legal_actions(seat)
        after = match.play(seat, options[dice.below(len(options))], dice)
        history.accept(after.journal[-1], after, NOW - 300.0)
    return history


def make_table(context: ServerContext, history: History, **setting: Any) -> LiveTable:
    """Return a table: Ada holds the first seat, Bea the second, Ada the third, a bot the fourth."""
    chairs = (Chair("person", "Ada", ADA), Chair("person", "Bea é", BEA), Chair("person", "Ada 2", ADA),
              Chair("bot", "level3", left=CLEO, was="Cleo", since=2))[:history.match.game.players]
    meta = seats.encode(Setting(chairs, "watch", ADA, NOW - 600.0, full=NOW - 500.0, **setting))
    return LiveTable(context, "some-table", StoredTable("", meta, 0, ()), history, {}, "")


def make_subscriber(table: LiveTable, person: str | None, chosen_seat: int | None = None) -> TableSubscriber:
    async def send(_: str) -> bool:
        return True

    subscriber = TableSubscriber(table, person, False, send, lambda *_: None)
    subscriber.chosen_seat = chosen_seat
    return subscriber


def written_scene(table: LiveTable, person: str | None, seat: int, after: int) -> bytes:
    match, setting, history = table.history.match, table.setting, table.history
    ended = match.ended()
    offers = () if seat == WATCHER else match.legal_actions(seat)
    by_rules = bool(ended) and ended not in ("RESIGN", "DRAW", "STOP", "ABORT")
    view = match.view(seat) if table.game.secrets else msgspec.structs.replace(match.view(WATCHER), seat=seat)
    return msgspec.json.encode({
        "is": "scene", "table": table.id, "game": table.game, "number": history.number, "waiting": match.waiting(),
        "hints": setting.hints, "clock": table.turns.clock_now(),
        "proposal": table.proposals.current, "ended": ended,
        "why_ended": endings.why_ended(ended), "places": match.places() if ended else (),
        "tally": [match.tally(one) for one in range(table.game.players)] if by_rules else (), "next": setting.next,
        "imported": setting.imported, "public": setting.waits, "daily": setting.daily,
        "declined": table.proposals.declined,
        "ways": endings.ways(table), "seat": seat, "seats": [
            {"kind": chair.kind, "name": chair.name, "mine": bool(person) and chair.person == person,
             "here": table.presence.is_online(one), "away": table.presence.seconds_away(one, NOW), "left": chair.was,
             "since": chair.since} for one, chair in enumerate(setting.chairs)],
        "view": view, "offers": [{"action": action, "outlook": match.outlook(seat, action)} for action in offers],
        "free_undo": seat != WATCHER and match.can_undo(seat),
        "news": [written_line(history, number, seat) for number in range(after + 1, history.number + 1)]})


def written_line(history: History, number: int, seat: int) -> dict[str, Any]:
    line, events = history.records[number - 1][:2]
    written = {"number": number, "seat": line.seat}
    if isinstance(line, Takeback):
        return {**written, "undo": True, "events": [], "kept": line.keep, "house": ""}
    return {**written, "undo": line.undoes, "events": events[seat - WATCHER], "kept": -1, "house": line.house}


def check_scenes(table: LiveTable) -> None:
    every = table.history.number
    players: list[tuple[str | None, int | None, int]] = [(BEA, None, 1), (None, None, WATCHER), (CLEO, None, WATCHER)]
    if table.game.players > 2:
        players += [(ADA, 2, 2), (ADA, 0, 0)] if table.game.secrets else []
    else:
        players.append((ADA, None, 0))
    for after in (0, every - 1, every):
        for person, chosen, seat in [*players, *players[::-1]]:
            subscriber = make_subscriber(table, person, chosen)
            subscriber.last_scene = (seat, after)
            scene = table.scenes.scene_for(subscriber)
            assert scene == written_scene(table, person, seat, after)
            assert subscriber.last_scene == (seat, every)
            msgspec.json.decode(scene, type=table_messages.Scene)
            subscriber.last_scene = (seat + 1, every)  # another seat's scene came last: the whole log is news
            assert table.scenes.scene_for(subscriber) == written_scene(table, person, seat, 0)


def with_table(folder: Path, work: Callable[[ServerContext], None]) -> None:
    async def run() -> None:
        store = await open_store(str(folder / "t.sqlite"))
        context = ServerContext(Settings(secret=b"for tests only"), store, Log(io.StringIO()))
        context.time.now = lambda: NOW  # type: ignore[method-assign]
        try:
            work(context)
        finally:
            await context.close()

    asyncio.run(run())


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant['game']}-{variant['players']}")
def test_a_scene_has_the_bytes_of_its_fields(variant: dict[str, Any], tmp_path: Path) -> None:
    def work(context: ServerContext) -> None:
        table = make_table(context, play_some(choose_game(variant), 12), hints=False, imported=True)
        check_scenes(table)
        check_scenes(table)
        match = table.history.match
        seat = match.waiting()[0]
        after = match.play(seat, match.legal_actions(seat)[-1], Seeded(5))
        table.history.accept(after.journal[-1], after, NOW)
        table.proposals.current = table_messages.Proposal(3, 0, "takeback", -1, "level3", (0,), (1,))
        table.broadcast_change()
        table.proposals.current = table_messages.Proposal(3, 0, "takeback", -1, "level3", (0,), (1,))
        check_scenes(table)

    with_table(tmp_path, work)


def test_a_scene_says_that_a_move_is_free_to_take_back(tmp_path: Path) -> None:
    def work(context: ServerContext) -> None:
        history = play_some(choose_game({"game": "wyx", "players": 2}), 1)
        while not history.match.can_undo(1):
            match = history.match
            seat = match.waiting()[0]
            after = match.play(seat, match.legal_actions(seat)[0], Seeded(1))
            history.accept(after.journal[-1], after, NOW)
        table = make_table(context, history)
        check_scenes(table)
        assert b'"free_undo":true' in table.scenes.scene_for(make_subscriber(table, BEA))
        assert b'"free_undo":false' in table.scenes.scene_for(make_subscriber(table, ADA))

    with_table(tmp_path, work)


def test_a_scene_shows_takebacks_a_declined_proposal_and_clocks(tmp_path: Path) -> None:
    def work(context: ServerContext) -> None:
        history = play_some(choose_game({"game": "cigale", "players": 3, "mode": "winter"}), 10)
        history.accept(Takeback(7, 1), history.match_at(7), NOW)
        table = make_table(context, history, pace=table_messages.Pace(60, 600, 5), daily="2026-11-16", next="another")
        table.proposals.declined = table_messages.Declined(2, 0, "draw", 1)
        check_scenes(table)
        before = make_subscriber(table, None)
        first = table.scenes.scene_for(before)
        context.time.now = lambda: NOW + 1.0  # type: ignore[method-assign]
        before.last_scene = (WATCHER, 0)
        assert table.scenes.scene_for(before) != first  # seconds are computed for each scene

    with_table(tmp_path, work)


@pytest.mark.parametrize("game", ["wyx", "cigale"])
def test_a_scene_of_an_ended_game_has_places_and_score_sheets(game: str, tmp_path: Path) -> None:
    def work(context: ServerContext) -> None:
        table = make_table(context, play_some(choose_game({"game": game, "players": 2}), 1000))
        assert table.history.match.ended()
        check_scenes(table)
        for how in ("abort", "resign"):
            history = play_some(choose_game({"game": game, "players": 2}), 1)
            after = history.match.end_by_people(0, how)
            history.accept(after.journal[-1], after, NOW)
            check_scenes(make_table(context, history))

    with_table(tmp_path, work)
