"""New versions of rules and editions: tables go on with those that they began with."""
from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from formicarium.core.dice import Dice
from formicarium.core.editions import BadEdition, Editions, mark_of
from formicarium.core.game import Game
from formicarium.core.news import News
from formicarium.core.state import GameState
from formicarium.games import SHELF
from formicarium.server.doctor import look_through
from tests.server.ops.test_killed import Program
from tests.support.journals import played_journal
from tests.support.site import ME, OPEN, Guest, Site, bot, eventually, here, site

EDITIONS = Path(__file__).parents[2] / "editions"


def bump(kind: type[Game]) -> type[Game]:
    """Return rules of version 2, with which no journal of version 1 replays: set-up asks chance once more."""
    def setup(self: Any, dice: Dice, news: News) -> GameState:
        dice.below(2)
        return kind.setup(self, dice, news)

    made: Any = msgspec.defstruct(f"{kind.__name__}2", [], bases=(kind,), module=__name__, frozen=True, kw_only=True,
                                  tag=kind.id, namespace={"version": 2, "earlier": (kind,), "setup": setup})
    return made  # type: ignore[no-any-return]


NEWER = {id_: bump(kind) for id_, kind in SHELF.items()}
globals().update({kind.__name__: kind for kind in NEWER.values()})  # bot processes look for them here


class Tables:
    def __init__(self, running: str, waiting: Any, ended: str) -> None:
        self.running, self.waiting, self.ended = running, waiting, ended


async def open_all(one: Guest, kind: type[Game]) -> Tables:
    game: Any = kind(players=2)  # type: ignore[call-arg]
    running = await one.open(ME, bot("random"), journal=played_journal(game, 6))
    waiting = await one.open(ME, OPEN, game={"game": kind.id}, public=True)
    ended = await one.open(ME, here("Bo"), journal=played_journal(game, None))
    return Tables(running["table"], waiting, ended["table"])


def test_tables_continue_after_a_new_version_of_the_rules(tmp_path: Path) -> None:
    path, cookie = str(tmp_path / "t.sqlite"), ""
    tables: dict[str, Tables] = {}
    journals: dict[str, str] = {}

    async def before(place: Site) -> None:
        nonlocal cookie
        async with place.guest() as one:
            for id_, kind in SHELF.items():
                tables[id_] = await open_all(one, kind)
                journals[id_] = (await one.http.get(f"/api/tables/{tables[id_].ended}/journal")).text
            cookie = one.http.cookies["formicarium"]

    async def after(place: Site) -> None:
        async with place.guest() as one, place.guest() as other:
            one.http.cookies.clear()
            one.http.cookies.set("formicarium", cookie)
            had_all = {table for had in tables.values() for table in (had.running, had.waiting["table"], had.ended)}

            async def is_listed() -> bool:
                await asyncio.sleep(0.3)
                return had_all <= {card["table"] for card in await one.ask("GET", "/api/me/tables")}

            await eventually(is_listed)
            for id_, had in tables.items():
                await go_on(one, other, had)
                await read_again(one, had, journals[id_])
                await begin_anew(place, one, had, id_)

    async def run(shelf: Mapping[str, type[Game]], work: Any) -> None:
        async with site(path, shelf=shelf, tables=100, waiting=10, bot_overtime=100.0) as place:
            await work(place)

    asyncio.run(run(SHELF, before))
    asyncio.run(run(NEWER, after))
    assert look_through(Path(path), NEWER).findings == []
    alone = {id_: without_past(kind) for id_, kind in NEWER.items()}
    assert {one.kind for one in look_through(Path(path), alone).findings} == {"replay"}


def without_past(kind: type[Game]) -> type[Game]:
    made: Any = msgspec.defstruct(kind.__name__, [], bases=(kind,), frozen=True, kw_only=True, tag=kind.id,
                                  namespace={"earlier": ()})
    return made  # type: ignore[no-any-return]


async def go_on(one: Guest, other: Guest, had: Tables) -> None:
    async with one.at(had.running) as a:
        scene = await a.first()
        number = scene["number"]
        for _ in range(3):
            if a.scene["ended"]:
                break
            await a.shows(lambda scene: bool(scene["ended"]) or 0 in scene["waiting"])
            if not a.scene["ended"]:
                done = await a.play(seat=0)
                assert done["is"] == "done", done
                await a.catch_up(done["number"])
        assert a.scene["number"] > number or a.scene["ended"]
    await other.ask("POST", had.waiting["invitations"][1].replace("/join", "/api/join"), {"name": "Noé"})
    async with one.at(had.waiting["table"]) as a:
        scene = await a.first()
        assert scene["seats"][1]["name"] == "Noé"
        if 0 in scene["waiting"]:
            assert (await a.play(seat=0))["is"] == "done"


async def read_again(one: Guest, had: Tables, text: str) -> None:
    again = (await one.http.get(f"/api/tables/{had.ended}/journal")).text
    assert again == text and json.loads(again.split("\n")[0])["version"] == 1
    last = len(text.splitlines()) - 1
    for number in (0, 1, last):
        moment = await one.ask("GET", f"/api/tables/{had.ended}/moments/{number}?seat=0")
        assert moment["number"] == number and bool(moment["ended"]) == (number == last)
    opened = await one.open(ME, bot("random"), journal=text)
    assert (await one.ask("GET", f"/api/tables/{opened['table']}"))["ended"]


async def begin_anew(place: Site, one: Guest, had: Tables, id_: str) -> None:
    new = await one.open(ME, here("Bo"), game={"game": id_})
    rematch = await one.ask("POST", f"/api/tables/{had.ended}/rematch")
    for opened in (new, rematch):
        kept = await place.context.store.read(opened["table"])
        assert kept is not None and json.loads(kept.heading)["version"] == 2


def test_every_earlier_version_of_the_rules_is_kept() -> None:
    for kind in SHELF.values():
        assert sorted(one.version for one in (kind, *kind.earlier)) == list(range(1, kind.version + 1))
        assert all(one.id == kind.id for one in kind.earlier)


async def take_turns(guest: Guest, table: str, moves: int) -> dict[str, Any]:
    async with guest.at(table) as a:
        await a.first()
        for _ in range(moves):
            await a.shows(lambda scene: 0 in scene["waiting"] or bool(scene["ended"]))
            if a.scene["ended"]:
                break
            done = await a.play(seat=0)
            assert done["is"] == "done", done
            await a.catch_up(done["number"])
        return a.scene


async def print_of(guest: Guest, scene: dict[str, Any]) -> Any:
    return await guest.ask("GET", f"/api/editions/wyx/{scene['game']['edition']}")


@pytest.mark.skipif(os.name == "nt", reason="no signals there")
def test_table_keeps_the_edition_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file of that name changes, then disappears: no table notices, and new tables have the new edition."""
    file = tmp_path / "mine" / "wyx" / "mine.toml"
    file.parent.mkdir(parents=True)
    first = (EDITIONS / "wyx" / "tiny.toml").read_text()
    other = first.replace("2 = 5", "2 = 4").replace("[1, 1], [2, 1], [1, 3]", "[1, 1], [2, 1], [2, 3]")
    monkeypatch.setenv("FORMICARIUM_EDITIONS", str(tmp_path / "mine"))
    program, cookie = Program(tmp_path), ""
    tables: list[str] = []
    prints: list[Any] = []
    exported = ""

    async def begin() -> None:
        nonlocal cookie
        async with Guest(program.base) as one:
            cookie = one.http.cookies["formicarium"]
            tables.append((await one.open(ME, bot("level1"), game={"edition": "mine"}))["table"])
            scene = await take_turns(one, tables[-1], 1)
            prints.append(await print_of(one, scene))

    async def look(edition: str | None) -> None:
        nonlocal exported
        async with Guest(program.base) as one:
            one.http.cookies.clear()
            one.http.cookies.set("formicarium", cookie)
            assert {card["table"] for card in await one.ask("GET", "/api/me/tables")} == set(tables)
            for table, printed in zip(tables, prints, strict=True):
                scene = await take_turns(one, table, 2)
                assert await print_of(one, scene) == printed
            scene = await take_turns(one, tables[0], 1000)
            assert scene["ended"] and "@" in scene["game"]["edition"]
            text = (await one.http.get(f"/api/tables/{tables[0]}/journal")).text
            assert json.loads(text.split("\n")[0])["game"]["edition"] == "mine" and (not exported or exported == text)
            exported = text
            again = await one.open(ME, here("Bo"), journal=text)
            tables.append(again["table"])
            prints.append(prints[0])
            if edition:
                tables.append((await one.open(ME, bot("random"), game={"edition": edition}))["table"])
                prints.append(await one.ask("GET", f"/api/editions/wyx/{edition}"))

    def run(work: Any) -> None:
        program.start()
        try:
            asyncio.run(work)
        finally:
            program.stop(signal.SIGTERM)

    file.write_text(first)
    run(begin())
    file.write_text(other)
    run(look("mine"))
    assert prints[-1] != prints[0]
    file.unlink()
    run(look(None))
    assert " error " not in (tmp_path / "log").read_text()


def test_table_without_an_edition_mark_keeps_the_first_edition_seen(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(str(tmp_path / "t.sqlite")) as place, place.guest() as one:
            table = (await one.open(ME, here("Bo")))["table"]
            store, mark = place.context.store, SHELF["wyx"].editions.mark("formicarium")
            assert await store.get("edition", f"wyx/{mark}") == SHELF["wyx"].editions.texts["formicarium"]
            kept = await store.read(table)
            assert kept is not None and json.loads(kept.heading)["printed"] == mark
            old = json.loads(kept.heading)
            del old["printed"]
            await store.create("o" * 16, json.dumps(old), kept.meta, 0.0)
            await place.context.tables.get("o" * 16)
            assert await store.get("printed", "o" * 16) == mark
            del place.context.tables.live["o" * 16]
            await store.put("printed", "o" * 16, "0" * 16)  # an edition that was replaced, and that no table stored
            assert await one.trouble("GET", f"/api/tables/{'o' * 16}") == (410, "broken-table")
            assert "table-unreadable" in place.log.getvalue()
            place.log.seek(0)
            place.log.truncate()
            assert (await one.trouble("POST", "/api/tables", {
                "game": {"game": "wyx", "edition": f"formicarium@{mark}"}, "seats": [ME, ME]})) == (400, "bad-game")

    asyncio.run(run())


def test_edition_mark_depends_on_content_only(tmp_path: Path) -> None:
    text = (EDITIONS / "wyx" / "tiny.toml").read_text()
    assert mark_of(text) == mark_of("# a remark\n" + text.replace("2 = 5\n3 = 4", "3 = 4\n2 =   5"))
    assert mark_of(text) != mark_of(text.replace("2 = 5", "2 = 6"))
    (tmp_path / "mine.toml").write_text(text)
    wyx = SHELF["wyx"].editions
    editions: Editions[Any] = Editions(wyx.kind, tmp_path, wyx.check)
    assert editions.known_as("mine", mark_of(text)) == "mine"
    editions.keep("mine", text.replace("2 = 5", "2 = 4"))
    other = mark_of(text.replace("2 = 5", "2 = 4"))
    assert editions.known_as("mine", other) == f"mine@{other}" and editions[f"mine@{other}"] != editions["mine"]
    assert editions.mark(f"mine@{other}") == other and editions.names() == ("mine",)
    (tmp_path / "mine.toml").write_text("nonsense =")
    editions.read.pop("mine")
    assert editions.known_as("mine", other) == f"mine@{other}"
    with pytest.raises(BadEdition, match="has changed since"):
        editions.known_as("mine", "0" * 16)
