"""The promises of a store, on SQLite and on PostgreSQL; in a browser too, where no data is damaged."""
from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from formicarium.store.store import Damaged, KeptLine, NumberTaken, Store, StoreFault, TableGlance, open_store

from .conftest import opened


def on(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await opened(address)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_journal_is_read_after_reopening(anywhere: str) -> None:
    async def write(store: Store) -> None:
        await store.create("m", "heading", "{}", 1.5, ["first"])
        await store.append("m", 2, 2.25, "é\u2028\"'")
        await store.describe("m", "{1}", 1)

    async def read_all(store: Store) -> None:
        kept = await store.read("m")
        assert kept is not None and (kept.heading, kept.meta, kept.version) == ("heading", "{1}", 1)
        assert kept.lines == (KeptLine(1.5, "first"), KeptLine(2.25, "é\u2028\"'"))
        later = await store.read("m", 1)
        assert later is not None and later.lines == kept.lines[1:]
        assert await store.read("none") is None
        assert await store.matches() == ("m",)

    on(anywhere, write)
    on(anywhere, read_all)


def test_line_number_and_match_id_can_be_used_once(anywhere: str) -> None:
    async def work(store: Store) -> None:
        await store.create("m", "h", "{}", 0.0)
        with pytest.raises(NumberTaken):
            await store.create("m", "other", "{}", 0.0, ["x"])
        results = await asyncio.gather(*(store.append("m", 1, 0.0, str(i)) for i in range(50)), return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, NumberTaken) for result in results)
        results = await asyncio.gather(*(store.describe("m", str(i), 1) for i in range(50)), return_exceptions=True)
        assert sum(result is None for result in results) == 1
        kept = await store.read("m")
        assert kept is not None and len(kept.lines) == 1 and kept.heading == "h" and kept.version == 1

    on(anywhere, work)


def test_values_are_put_read_listed_and_removed(anywhere: str) -> None:
    async def work(store: Store) -> None:
        await store.put("a", "x/1", "one")
        await store.put("a", "x/1", "two")
        await store.put("a", "x/0", "zero")
        await store.put("a", "y/0", "other")
        await store.put("b", "x/9", "elsewhere")
        assert await store.get("a", "x/1") == "two" and await store.get("a", "z") is None
        assert await store.names("a", "x/") == (("x/0", "zero"), ("x/1", "two"))
        assert len(await store.names("a")) == 3
        assert sum(await asyncio.gather(*(store.add("a", "new", str(i)) for i in range(50)))) == 1
        took = await asyncio.gather(*(store.take("a", "new") for _ in range(50)))
        assert sum(one is not None for one in took) == 1
        assert await store.get("a", "new") is None

    on(anywhere, work)


def test_concurrent_appends_keep_their_order(anywhere: str) -> None:
    async def work(store: Store) -> None:
        async def fill(match: str) -> None:
            await store.create(match, "h", "{}", 0.0)
            for number in range(1, 21):
                await store.append(match, number, 0.0, f"{match} {number}")

        await asyncio.gather(*(fill(f"m{i}") for i in range(30)))
        for i in range(30):
            kept = await store.read(f"m{i}")
            assert kept is not None and [line.text for line in kept.lines] == [f"m{i} {n}" for n in range(1, 21)]

    on(anywhere, work)


def test_cancelled_append_leaves_the_store_intact(anywhere: str) -> None:
    async def work(store: Store) -> None:
        await store.create("m", "h", "{}", 0.0)
        task = asyncio.create_task(store.append("m", 1, 0.0, "x"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.put("after", "it", "")
        kept = await store.read("m")
        assert kept is not None and len(kept.lines) in (0, 1)

    on(anywhere, work)


def damage(path: str, statement: str) -> None:
    database = sqlite3.connect(path)
    database.execute(statement)
    database.commit()
    database.close()


@pytest.mark.parametrize(("statement", "left", "why"), [
    ("update line set text = substr(text, 1, 3) where number = 5", 4, "line 5 does not match its check sum"),
    ("update line set text = substr(text, 1, 3) where number = 3", 2, "line 3 does not match its check sum"),
    ("delete from line where number = 4", 3, "line 4 is missing"),
    ("update line set at = at + 1 where number = 5", 4, "line 5 does not match its check sum"),
])
def test_half_written_line_is_set_aside_and_its_number_reused(tmp_path: Path, statement: str, left: int,
                                                              why: str) -> None:
    path = str(tmp_path / "t.sqlite")

    async def write(store: Store) -> None:
        await store.create("m", "h", "{}", 0.0, [f"line {n}" for n in range(1, 6)])

    async def read_all(store: Store) -> None:
        kept = await store.read("m")
        assert kept is not None and len(kept.lines) == left
        assert [broken.why for broken in store.broken] == [why]
        await store.append("m", left + 1, 0.0, "again")
        kept = await store.read("m")
        assert kept is not None and kept.lines[-1].text == "again" and len(kept.lines) == left + 1
        assert await store.names("broken")

    on(path, write)
    damage(path, statement)
    on(path, read_all)


KILLED = """
import asyncio, sys
from formicarium.store.store import open_store
async def main():
    store = await open_store(sys.argv[1])
    kept = await store.read("m")
    if kept is None:
        await store.create("m", "h", "{}", 0.0)
    number = len(kept.lines) if kept else 0
    print("read", number, flush=True)
    while True:
        number += 1
        await store.append("m", number, 0.0, "x" * 200)
        print(number, flush=True)
asyncio.run(main())
"""


def test_acknowledged_lines_survive_a_kill(tmp_path: Path) -> None:
    path, acknowledged = str(tmp_path / "t.sqlite"), 0
    for _ in range(5):
        child = subprocess.Popen([sys.executable, "-c", KILLED, path], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        begun = child.stdout.readline()
        assert int(begun.split()[1]) >= acknowledged
        for _ in range(25):
            acknowledged = int(child.stdout.readline())
        child.kill()
        rest = child.stdout.read().split()
        acknowledged = int(rest[-1]) if rest else acknowledged
        child.stdout.close()
        child.wait()


def test_open_store_refuses_other_files_and_addresses(tmp_path: Path) -> None:
    async def open_address(address: str) -> None:
        await (await open_store(address)).close()

    (tmp_path / "text").write_text("this is no database, however one looks at it" * 100)
    (tmp_path / "file").write_text("")
    for address in (str(tmp_path / "text"), str(tmp_path / "file" / "below"), str(tmp_path), "mysql://x",
                    "postgresql://nobody:secret@127.0.0.1:1/none"):
        with pytest.raises(StoreFault) as fault:
            asyncio.run(open_address(address))
        assert "secret" not in str(fault.value)
    assert "no database" in (tmp_path / "text").read_text()


@pytest.mark.skipif(os.name == "nt", reason="another way to lock")
def test_second_server_of_a_file_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreFault, match="another server has it open"):
            await open_store(str(tmp_path / "t.sqlite"))

    on(str(tmp_path / "t.sqlite"), work)
    on(str(tmp_path / "t.sqlite"), lambda store: store.put("a", "b", "c"))


def test_glance_returns_matches_without_lines(anywhere: str) -> None:
    async def work(store: Store) -> None:
        await store.create("a", "first", "{}", 1.0, ["x"])
        await store.append("a", 2, 2.5, "y")
        await store.create("b", "second", "{2}", 3.0)
        await store.put("note", "b", "small")
        await store.put("other", "a", "not asked for")
        assert await store.glance(["b", "none", "a"], "note") == (
            TableGlance("second", "{2}", 0, 0.0, "small"), None, TableGlance("first", "{}", 2, 2.5, None))
        assert await store.glance([], "note") == ()

    on(anywhere, work)


SOME = ("m", '{"heading":12}', '{"meta":34}', 1.5, ["line 1", "line 2", "line 3"], [("person", "abcdefgh", "Noé")])


async def keep_some(store: Store) -> None:
    await store.create(*SOME)
    await store.put("chat", "m/000001", "hé")


def spoil(address: str, statement: str) -> None:
    if "://" not in address:
        damage(address, statement)
        return

    async def run() -> None:
        import asyncpg

        database = await asyncpg.connect(address)
        await database.execute(statement)
        await database.close()

    asyncio.run(run())


def test_index_rows_are_stored_with_the_match(anywhere: str) -> None:
    async def work(store: Store) -> None:
        await keep_some(store)
        with pytest.raises(NumberTaken):
            await store.create("m", "other", "{}", 0.0, ["x"], [("person", "other", "")])
        assert await store.get("person", "other") is None and await store.get("person", "abcdefgh") == "Noé"

    on(anywhere, work)


@pytest.mark.parametrize("statement", [
    "update match set heading = replace(heading, '12', '13')", "update match set at = 2.5",
    "update match set meta = replace(meta, '34', '35')", "update match set version = 1", "delete from match",
])
def test_damaged_heading_or_setting_raises(address: str, statement: str) -> None:
    async def read_all(store: Store) -> None:
        with pytest.raises(Damaged):
            await store.read("m")
        (glance,) = await store.glance(["m"], "card")
        assert glance is None or glance.note is None

    on(address, keep_some)
    spoil(address, statement)
    on(address, read_all)


@pytest.mark.parametrize(("statement", "left", "rows", "why"), [
    ("delete from line where number > 1", 1, 2, "lines 2 to 3 are missing"),
    ("delete from line", 0, 3, "lines 1 to 3 are missing"),
    ("update line set text = 'line 4' where number = 3", 2, 1, "line 3 does not match its check sum"),
    ("delete from tail", 3, 0, "how many lines there were is not known"),
    ("update tail set number = 4", 3, 0, "how many lines there were is not known"),
    ("delete from line where number = 2", 1, 1, "line 2 is missing"),
])
def test_cut_journal_is_reported_once_and_continues(address: str, statement: str, left: int, rows: int,
                                                    why: str) -> None:
    async def read_all(store: Store) -> None:
        for _ in range(2):
            kept = await store.read("m")
            assert kept is not None and len(kept.lines) == left
        assert [(one.rows, one.why) for one in store.broken] == [(rows, why)]
        await store.append("m", left + 1, 3.0, "again")
        kept = await store.read("m")
        assert kept is not None and len(kept.lines) == left + 1 and len(store.broken) == 1

    on(address, keep_some)
    spoil(address, statement)
    on(address, read_all)


def test_damaged_value_is_missing_and_reported_once(address: str) -> None:
    async def read_all(store: Store) -> None:
        assert await store.get("person", "abcdefgh") is None and await store.names("person") == ()
        assert await store.get("chat", "m/000001") == "hé"
        assert [(one.match, one.why) for one in store.broken] == [("person/abcd…", "does not match its check sum")]
        assert await store.take("person", "abcdefgh") is None
        assert await store.names("broken") == (("person/abcdefgh", "Zoé"),)

    on(address, keep_some)
    spoil(address, "update thing set value = 'Zoé' where space = 'person'")
    on(address, read_all)


def test_store_without_checksums_gets_them(address: str) -> None:
    async def read_all(store: Store) -> None:
        kept = await store.read("m")
        assert kept is not None and len(kept.lines) == 3 and not store.broken
        assert await store.get("person", "abcdefgh") == "Noé" and await store.get("chat", "m/000001") == "hé"
        await store.append("m", 4, 3.0, "line 4")
        await store.describe("m", "{2}", 1)
        await store.put("person", "abcdefgh", "Zoé")

    async def damage_store(store: Store) -> None:
        with pytest.raises(Damaged):
            await store.read("m")

    on(address, keep_some)
    spoil(address, "drop table tail")
    for column in ("match drop column total", "match drop column meta_total", "thing drop column total"):
        spoil(address, f"alter table {column}")
    if "://" not in address:
        spoil(address, "pragma user_version = 0")
    on(address, read_all)
    spoil(address, "update match set heading = replace(heading, '12', '13')")
    on(address, damage_store)


def test_file_with_inconsistent_pages_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def write(store: Store) -> None:
        for n in range(40):
            await store.create(f"m{n}", "h" * 300, "{}", 0.0, ["x" * 300] * 20)

    on(str(path), write)
    whole = bytearray(path.read_bytes())
    assert len(whole) > 40 * 4096
    whole[20 * 4096:24 * 4096] = b"\x05" * 4 * 4096
    path.write_bytes(whole)
    with pytest.raises(Damaged, match=r"t\.sqlite"):
        on(str(path), write)
    assert path.read_bytes() == whole


def test_every_changed_digit_of_a_table_is_noticed(tmp_path: Path) -> None:
    """Heading, setting, lines, their number, and the entries that point to the table."""
    path = str(tmp_path / "t.sqlite")
    on(path, keep_some)
    database = sqlite3.connect(path)
    columns = [("match", "heading"), ("match", "meta"), ("match", "version"), ("match", "at"), ("line", "text"),
               ("line", "at"), ("tail", "number"), ("thing", "value")]
    spoiled = 0
    for table, column in columns:
        keys = [row[1] for row in database.execute(f"pragma table_info({table})") if row[5]]
        for *key, value in database.execute(f"select {', '.join(keys)}, {column} from {table}").fetchall():
            where, text = " and ".join(f"{name} = ?" for name in keys), str(value)
            for place, digit in enumerate(text):
                if not digit.isdigit():
                    continue
                other = type(value)(text[:place] + str((int(digit) + 1) % 10) + text[place + 1:])
                database.execute(f"update {table} set {column} = ? where {where}", (other, *key))
                database.commit()
                assert notices(path, database), (table, column, place)
                database.execute(f"update {table} set {column} = ? where {where}", (value, *key))
                database.commit()
                spoiled += 1
    database.close()
    assert spoiled > 15


def notices(path: str, database: sqlite3.Connection) -> bool:
    copy = f"{path}.copy"
    with sqlite3.connect(copy) as other:
        database.backup(other)
    other.close()
    found: list[object] = []

    async def look(store: Store) -> None:
        try:
            await store.read("m")
        except Damaged as fault:
            found.append(fault)
        await store.names("person")
        await store.names("chat")
        found.extend(store.broken)

    on(copy, look)
    return bool(found)
