"""The system clock jumps by an hour: no player loses a seat by it, and none gains an hour."""
from __future__ import annotations

import sys
import time
from typing import Any

import pytest

from formicarium.server.ops import server_time
from formicarium.server.ops.server_time import ServerTime
from tests.support.site import ME, OPEN, Guest, Place, Site, eventually, visit

HOUR = 3600.0


class Wall:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shift = 0.0
        for name, module in list(sys.modules.items()):
            if name.startswith(("formicarium.server", "formicarium.store")) and hasattr(module, "time"):
                monkeypatch.setattr(module, "time", lambda: time.time() + self.shift)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    return Wall(monkeypatch)


async def sit_down(one: Guest, other: Guest, **more: Any) -> str:
    opened = await one.open(ME, OPEN, **more)
    await other.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {"name": "Noé"})
    table: str = opened["table"]
    return table


async def notice_jumps(site: Site, jumps: int) -> None:
    async def so_many() -> bool:
        return site.context.counts["clock_jumps"] == jumps

    await eventually(so_many)


async def must_agree(place: Place, about: int) -> bool:
    await place.say("propose", seat=1 - about, what="replace", about=about)
    scene = await place.shows(lambda scene: scene["proposal"] is not None or scene["seats"][about]["kind"] == "bot")
    if scene["proposal"] is None:
        return False
    await place.say("answer", seat=1 - about, proposal=scene["proposal"]["number"], yes=False)
    await place.shows(lambda scene: scene["proposal"] is None)
    return True


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_clock_jump_replaces_no_player(wall: Wall, jump: float) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as other:
            table = await sit_down(one, other, pace={"move": 600})
            async with one.at(table) as a:
                async with other.at(table) as b:
                    await a.first()
                    await b.first()
                    done = await a.play()
                    await b.catch_up(done["number"])
                    assert 590 < b.scene["clock"]["move"] <= 600
                wall.shift = jump
                await notice_jumps(site, 1)
                assert await must_agree(a, 1)
                async with other.at(table) as b:
                    await b.first()
                    assert b.scene["seats"][1]["kind"] == "person"
                    assert 500 < b.scene["clock"]["move"] <= 600
                    done = await b.play()
                    assert done["is"] == "done"
                    await a.catch_up(done["number"])
                    assert 590 < a.scene["clock"]["move"] <= 600
            # The table is loaded again from its journal: stamps from before and after the jump.
            await eventually(lambda: has_left(site, table))
            async with one.at(table) as a:
                scene = await a.first()
                assert 500 < scene["clock"]["move"] <= 600
                assert [seat["kind"] for seat in scene["seats"]] == ["person"] * 2
            assert site.log.getvalue().count("clock-jumped") == 1

    visit(work, idle=0.3)


async def has_left(site: Site, table: str) -> bool:
    return table not in site.context.tables.live


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_clock_jump_does_not_change_the_end_of_a_turn(wall: Wall, jump: float) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as other:
            table = await sit_down(one, other, pace={"move": 5})
            async with one.at(table) as a:
                await a.first()
                wall.shift = jump
                await notice_jumps(site, 1)
                await a.shows(lambda scene: scene["seats"][0]["kind"] == "bot")

    visit(work, idle=0.3, grace=1.0)


class Machine:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed, self.wall = 0.0, 1e9
        monkeypatch.setattr(server_time, "monotonic", lambda: self.passed)
        monkeypatch.setattr(server_time, "time", lambda: self.wall)

    def wait(self, seconds: float) -> None:
        self.passed += seconds
        self.wall += seconds


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 10 * 365 * 86400.0])
def test_timestamps_stay_valid_across_clock_jumps(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    machine = Machine(monkeypatch)
    server = ServerTime()
    before = server.wall_time()
    machine.wait(100)
    assert server.check_jump(machine.wall) == 0.0 and server.now() - server.to_steady(before) == pytest.approx(100)
    machine.wall += jump
    assert server.now() - server.to_steady(before) == pytest.approx(100)
    assert server.check_jump(machine.wall) == pytest.approx(jump) and server.check_jump(machine.wall) == 0.0
    machine.wait(50)
    after = server.wall_time()
    assert after == pytest.approx(machine.wall)
    machine.wait(7)
    assert server.now() - server.to_steady(before) == pytest.approx(157)
    assert server.now() - server.to_steady(after) == pytest.approx(7)
    machine.wall -= jump
    assert server.check_jump(machine.wall) == pytest.approx(-jump)
    machine.wait(3)
    assert server.now() - server.to_steady(before) == pytest.approx(160)
    assert server.now() - server.to_steady(server.wall_time()) == pytest.approx(0)


def test_ambiguous_timestamp_is_read_as_the_later_one(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    server = ServerTime()
    machine.wait(100)
    stamp = server.wall_time()
    machine.wall -= HOUR
    server.check_jump(machine.wall)
    machine.wait(HOUR - 60)
    # the stamp in the future was written before the jump
    assert server.now() - server.to_steady(stamp) == pytest.approx(HOUR - 60)
    machine.wait(120)
    assert server.now() - server.to_steady(stamp) == pytest.approx(60)


def test_timestamp_in_the_future_is_read_as_now(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch)
    server = ServerTime()
    assert server.to_steady(server.wall_time() + HOUR) == server.now() == server.to_steady(server.wall_time() + 1)
    server.begin(2e9)
    assert server.wall_time() == 2e9
