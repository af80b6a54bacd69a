"""Clocks: increments, invalid settings, and no running time while a player has not arrived yet."""
from __future__ import annotations

from formicarium.server.lobby.opening import chair_for_rematch
from formicarium.server.protocol.table_messages import Pace
from formicarium.server.tables import seats
from formicarium.server.tables.clocks import SeatClocks
from tests.support.site import ME, OPEN, Site, bot, visit


def time_left(clocks: SeatClocks, now: float) -> tuple[float | None, ...]:
    return clocks.show((0, 1), now, True).game


def test_turn_adds_the_increment_to_the_game_clock() -> None:
    clocks = SeatClocks(Pace(game=100, add=5), 2, 0.0, (0,))
    clocks.note_line(0, (1,), 20.0)
    assert time_left(clocks, 20.0) == (85.0, 100.0)
    clocks.note_line(1, (0,), 22.0)
    assert time_left(clocks, 22.0) == (85.0, 103.0)
    clocks.note_line(0, (0,), 30.0)  # a part of a turn adds no increment
    clocks.note_line(0, (1,), 32.0)
    assert time_left(clocks, 32.0) == (80.0, 103.0)
    assert clocks.deadline(1) == 135.0


def test_undone_move_adds_no_increment() -> None:
    clocks = SeatClocks(Pace(game=100, add=5), 2, 100.0, (0,))
    for at in range(110, 200, 10):
        clocks.note_line(0, (1,), float(at))
        clocks.note_line(0, (0,), float(at), undo=True)
    assert time_left(clocks, 190.0) == (10.0, 100.0)


def test_stored_pace_without_increment_is_read() -> None:
    setting = seats.decode('{"chairs":[],"watch":"w","pace":{"move":60,"game":null}}')
    assert setting.pace == Pace(60, None, 0)


ABSURD = [
    {"game": 4}, {"game": 60 * 86400 + 1}, {"move": 0}, {"move": -60}, {"game": 600, "add": -1},
    {"game": 600, "add": 3601}, {"move": 60, "add": 5}, {"add": 5}, {"game": 10**30}, {"game": 600, "add": 10**30},
    {"game": 1.5}, {"game": True}, {"game": "600"}, {"plus": 3}, [], 600]


def test_absurd_clocks_are_refused() -> None:
    async def work(place: Site) -> None:
        async with place.guest() as one:
            body = {"game": {"game": "wyx", "players": 2}, "seats": [ME, bot("random")]}
            for pace in ABSURD:
                status, code = await one.trouble("POST", "/api/tables", {**body, "pace": pace})
                assert status == 400 and code in ("bad-pace", "bad-request"), pace
            for pace in ({"game": 5, "add": 3600}, {"move": 5}, {"game": 60 * 86400, "move": 60 * 86400}):
                await one.ask("POST", "/api/tables", {**body, "pace": pace})

    visit(work)


def test_clocks_start_when_all_seats_are_taken() -> None:
    async def work(place: Site) -> None:
        async with place.guest() as one, place.guest() as two:
            opened = await one.open(ME, OPEN, pace={"game": 600, "add": 5, "move": 60})
            async with one.at(opened["table"]) as a:
                clock = (await a.first())["clock"]
                assert clock == {"move": 60.0, "game": [600.0, None], "running": False}
                room = place.context.tables.live[opened["table"]]
                assert room.turns.next_alarm() is None
                invitation = opened["invitations"][1].replace("/join", "/api/join")
                assert (await two.ask("GET", invitation))["pace"] == {"game": 600, "move": 60, "add": 5}
                await two.ask("POST", invitation, {})
                scene = await a.shows(lambda scene: scene["seats"][1]["kind"] == "person")
                assert scene["clock"]["running"] and room.turns.next_alarm() is not None
                assert 400.0 < scene["clock"]["game"][0] <= 600.0

    visit(work)


def test_player_out_of_time_is_named_and_may_watch() -> None:
    """The seat names its former player and the time since when a bot has it: earlier moves were theirs."""
    async def work(place: Site) -> None:
        async with place.guest() as one, place.guest() as two:
            opened = await one.open(ME, OPEN, pace={"move": 5})
            await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {"name": "Bo"})
            table = opened["table"]
            async with one.at(table) as a, two.at(table) as b:
                await a.first()
                await b.first()
                await a.play()
                room = place.context.tables.live[table]
                await room.run_to_end(lambda: room.replace(1, "level1"))
                seat = (await a.shows(lambda scene: scene["seats"][1]["kind"] == "bot"))["seats"][1]
                assert (seat["name"], seat["left"], seat["since"]) == ("level1", "Bo", 1)
                await b.shows(lambda scene: scene["seat"] == -1)
            async with two.at(table) as b:
                assert (await b.first())["seats"][1]["left"] == "Bo"
            assert [card["left"] for card in await two.ask("GET", "/api/me/tables")] == [True]
            await room.run_to_end(lambda: room.replace(1, "random"))
            chair = room.setting.chairs[1]
            assert (chair.name, chair.was, chair.since) == ("random", "Bo", 1)
            assert chair_for_rematch(chair, False) == seats.bot_chair("random")

    visit(work)
