"""The doctor finds, reports and repairs damage; a backup made while people play is complete."""
from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from formicarium.cli.command import answer
from formicarium.games import SHELF
from formicarium.server.doctor import look_through
from formicarium.store.backup import back_up
from formicarium.store.repair import one_letter_right
from formicarium.store.store import StoreFault
from tests.support.site import ME, OPEN, Guest, Site, here, site


async def fill(place: Site, one: Guest) -> list[str]:
    going = (await one.open(ME, here("Bo"), shown=True))["table"]
    async with one.at(going) as a:
        await a.first()
        for _ in range(4):
            done = await a.play()
            await a.catch_up(done["number"])
    waiting = (await one.open(ME, OPEN, public=True))["table"]
    ended = (await one.open(ME, here("Bo")))["table"]
    async with one.at(ended) as a:
        await a.play_out()
    await one.ask("PUT", "/api/me", {"name": "Maëlle"})
    return [going, waiting, ended]


class Kept:
    def __init__(self, folder: Path) -> None:
        self.path = folder / "t.sqlite"
        self.cookie = ""
        self.tables: list[str] = []
        asyncio.run(self.write())

    async def write(self) -> None:
        async with site(str(self.path)) as place, place.guest() as one:
            self.tables = await fill(place, one)
            self.cookie = one.http.cookies["formicarium"]

    def spoil(self, statement: str, *values: Any) -> None:
        with sqlite3.connect(self.path) as database:
            assert database.execute(statement, values).rowcount
        database.close()

    def found(self, repair: bool = False) -> list[tuple[str, str, str]]:
        return [(one.kind, one.where, one.cure) for one in look_through(self.path, SHELF, repair).findings]

    def serve(self) -> tuple[list[dict[str, Any]], str]:
        async def run() -> tuple[list[dict[str, Any]], str]:
            async with site(str(self.path)) as place, place.guest() as one:
                one.http.cookies.clear()
                one.http.cookies.set("formicarium", self.cookie)
                cards = await one.ask("GET", "/api/me/tables")
                said = place.log.getvalue()
                place.log.seek(0)
                place.log.truncate()
                return cards, said

        return asyncio.run(run())


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return Kept(tmp_path_factory.mktemp("kept"))


@pytest.fixture
def kept(written: Kept, tmp_path: Path) -> Kept:
    back_up(written.path, tmp_path / "t.sqlite")
    copy = object.__new__(Kept)
    copy.path, copy.cookie, copy.tables = tmp_path / "t.sqlite", written.cookie, written.tables
    return copy


def test_doctor_reports_an_intact_file_as_intact(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    before = kept.path.read_bytes()
    report = look_through(kept.path, SHELF, repair=True)
    assert not report.findings and not report.kept and report.tables == 3 and report.lines > 20
    assert kept.path.read_bytes() == before
    assert answer(["doctor", str(kept.path), "--lang", "en"]) == 0
    assert "nothing is damaged (3 tables" in capsys.readouterr().out


@pytest.mark.parametrize(("statement", "kind"), [
    ("update match set heading = replace(heading, '\"players\":2', '\"players\":3') where id = ?", "heading"),
    ("update match set meta = replace(meta, '\"kind\":\"open\"', '\"kind\":\"opem\"') where id = ?", "setting"),
    ("update line set text = replace(text, '\"seat\":0', '\"seat\":1') where match = ? and number = 1", "line"),
])
def test_doctor_repairs_a_changed_letter(kept: Kept, statement: str, kind: str) -> None:
    table = kept.tables[1] if kind == "setting" else kept.tables[0]
    with sqlite3.connect(kept.path) as database:
        before = list(database.iterdump())
    database.close()
    kept.spoil(statement, table)
    assert kept.found() == [(kind, table, "letter")]
    assert kept.found(repair=True) == [(kind, table, "letter")]
    assert kept.found() == []
    with sqlite3.connect(kept.path) as database:
        assert list(database.iterdump()) == before
    database.close()


def test_doctor_reports_irreparable_damage_and_sets_it_aside(kept: Kept) -> None:
    going, waiting, ended = kept.tables
    kept.spoil("update match set heading = replace(heading, 'wyx', 'xyw') where id = ?", going)
    kept.spoil("delete from line where match = ? and number > 5", ended)
    found = kept.found()
    assert ("heading", going, "") in found and ("cut", ended, "aside") in found
    cards, said = kept.serve()
    assert {card["table"] for card in cards} == {waiting, ended}
    assert "table-damaged" in said and going in said and "lines-dropped" in said and ended in said
    assert kept.found(repair=True)[0] == ("heading", going, "")
    assert ("heading", going, "") in kept.found()
    before = [file for file in kept.path.parent.glob("t.sqlite.2*") if not file.name.endswith(("-wal", "-shm"))]
    assert len(before) == 1 and stat.S_IMODE(before[0].stat().st_mode) == 0o600


def test_doctor_notices_a_missing_table(kept: Kept) -> None:
    going, waiting, ended = kept.tables
    kept.spoil("delete from match where id = ?", going)
    for statement in ("delete from match where id = ?", "delete from tail where match = ?",
                      "delete from line where match = ?"):
        kept.spoil(statement, ended)
    cards, said = kept.serve()
    assert [card["table"] for card in cards] == [waiting]
    assert f"table-missing table={ended}" in said.replace('"', "") and going in said and "its heading is gone" in said
    assert {(kind, where) for kind, where, _ in kept.found()} == {("headless", going), ("missing", ended)}
    kept.found(repair=True)
    assert [kind for kind, _, _ in kept.found()] == ["headless"]


def test_doctor_rebuilds_indexes_of_tables(kept: Kept) -> None:
    going, waiting, _ = kept.tables
    kept.spoil("delete from thing where space in ('holds', 'live', 'opened', 'invitation')")
    kept.spoil("update thing set value = 'Other' where space = 'person'")
    assert kept.serve()[0] == []
    found = kept.found(repair=True)
    assert sum(kind == "pointer" for kind, _, _ in found) == 8
    assert ("thing", "aside") in {(one[0], one[2]) for one in found}
    assert kept.found() == []
    cards, _ = kept.serve()
    assert len(cards) == 3 and {going, waiting} < {card["table"] for card in cards}


def test_abandoned_shown_game_is_no_damage(kept: Kept) -> None:
    """The list of shown games drops it; the doctor once entered it again and reported damage."""
    kept.spoil("delete from thing where space = 'shown'")
    assert kept.found() == []


def test_doctor_removes_a_missing_shown_game_from_the_list(kept: Kept) -> None:
    for table, key in ("match", "id"), ("tail", "match"), ("line", "match"):
        kept.spoil(f"delete from {table} where {key} = ?", kept.tables[0])
    assert [(kind, cure) for kind, _, cure in kept.found(repair=True)] == [("missing", "aside")]
    with sqlite3.connect(kept.path) as database:
        assert not database.execute("select 1 from thing where space = 'shown'").fetchall()
    database.close()


def test_doctor_salvages_a_file_with_a_broken_page(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    with sqlite3.connect(kept.path) as database:  # a file of many pages, one of which is lost
        database.execute("pragma wal_checkpoint(truncate)")
        for n in range(300):
            chat = (f"{kept.tables[0]}/{n + 1:06}", "x" * 400)
            database.execute("insert into thing values ('chat', ?, ?, null)", chat)
    database.close()
    whole = bytearray(kept.path.read_bytes())
    place = 4096 * (len(whole) // 4096 - 6)
    whole[place:place + 4096] = b"\xff" * 4096
    kept.path.write_bytes(whole)
    assert ("structure", str(kept.path), "salvage") in kept.found()
    assert kept.path.read_bytes() == whole
    assert answer(["serve", "--no-browser", "--quiet", "--database", str(kept.path), "--secret", "x" * 20]) == 2
    found = kept.found(repair=True)
    assert found[0] == ("structure", str(kept.path), "salvage")
    assert kept.found() == []
    cards, _ = kept.serve()
    assert {card["table"] for card in cards} == set(kept.tables)
    assert any(file.read_bytes() == whole for file in tmp_path.glob("t.sqlite.2*"))


def test_doctor_refuses_to_repair_an_open_file( kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        async with site(str(kept.path)):
            assert kept.found() == []
            with pytest.raises(StoreFault, match="a server has it open"):
                kept.found(repair=True)

    asyncio.run(run())
    (tmp_path / "text").write_text("no database")
    for words in (["doctor", str(tmp_path / "none")], ["doctor", str(tmp_path / "text")], ["doctor", "\0"],
                  ["doctor", "postgresql://x/y"], ["backup", "postgres://x/y"],
                  ["backup", str(kept.path), "--database", str(kept.path)],
                  ["backup", str(tmp_path / "new"), "--database", str(tmp_path / "none")],
                  ["backup", str(tmp_path / "no" / "folder"), "--database", str(kept.path)]):
        assert answer(words) == 2, words
    assert "Traceback" not in capsys.readouterr().err
    kept.spoil("update line set text = 'x' where number = 2 and match = ?", kept.tables[0])
    assert answer(["doctor", str(kept.path), "--json"]) == 1
    checked = json.loads(capsys.readouterr().out)
    assert not checked["ok"] and checked["findings"][0]["kind"] == "cut" and checked["tables"] == 3
    assert answer(["backup", str(tmp_path / "new"), "--database", str(kept.path)]) == 2
    assert not list(tmp_path.glob("new*"))
    assert answer(["doctor", str(kept.path), "--mend", "--lang", "en"]) == 0
    assert "all mended" in capsys.readouterr().out


def test_backup_during_play_contains_every_acknowledged_move(tmp_path: Path,
                                                             capsys: pytest.CaptureFixture[str]) -> None:
    """Every move acknowledged before the backup began is in it, and the game can go on from there."""
    source, to = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    (tmp_path / "t.sqlite.key").write_bytes(b"k" * 40)
    seen: dict[str, int] = {}
    cookie = ""

    async def play_and_copy() -> str:
        async with site(str(source)) as place, place.guest() as one:
            table = (await one.open(ME, here("Bo")))["table"]
            stop = asyncio.Event()

            async def play() -> None:
                async with one.at(table) as a:
                    await a.first()
                    while not stop.is_set() and not a.scene["ended"]:
                        done = await a.play()
                        seen[table] = done["number"]
                        await a.catch_up(done["number"])

            task = asyncio.create_task(play())
            while seen.get(table, 0) < 5:
                await asyncio.sleep(0.01)
            before = seen[table]
            code = await asyncio.to_thread(answer, ["backup", str(to), "--database", str(source), "--lang", "en"])
            assert code == 0
            stop.set()
            await task
            seen["before"] = before
            nonlocal cookie
            cookie = one.http.cookies["formicarium"]
            return str(table)

    async def restore(table: str) -> None:
        async with site(str(to)) as place, place.guest() as one:
            one.http.cookies.clear()
            one.http.cookies.set("formicarium", cookie)
            async with one.at(table) as a:
                scene = await a.first()
                assert seen["before"] <= scene["number"] <= seen[table]
                if not scene["ended"]:
                    assert (await a.play())["is"] == "done"

    table = asyncio.run(play_and_copy())
    assert "1 table" in (said := capsys.readouterr().out).replace("one table", "1 table") and "key" in said
    assert (tmp_path / "copy.sqlite.key").read_bytes() == b"k" * 40
    if os.name != "nt":
        assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("copy*")} == {0o600}
    assert not list(tmp_path.glob("copy*.part*")) and not list(tmp_path.glob("copy*-wal"))
    asyncio.run(restore(table))


def test_repair_finds_a_letter_by_checksum() -> None:
    from zlib import crc32

    for text in ("abc", "é1", '{"seat":0,"action":{"type":"Enter","cell":"d5"}}'):
        total = crc32(text.encode())
        for place in range(len(text)):
            spoiled = f"{text[:place]}#{text[place + 1:]}"
            if len(spoiled.encode()) == len(text.encode()):
                assert one_letter_right(spoiled, lambda one: crc32(one.encode()) == total) == text  # noqa: B023
    assert one_letter_right("ab", lambda _: False) is None and one_letter_right("x" * 5000, lambda _: True) is None
