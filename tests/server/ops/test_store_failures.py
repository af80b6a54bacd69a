"""A full disk, an unreadable table or a missing key: everything else goes on, and the fault is reported."""
from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from formicarium.cli.command import answer
from formicarium.server.context import ServerContext
from formicarium.server.ops.log import Log
from formicarium.server.run import WrongSigningKey, check_key
from formicarium.server.settings import Settings
from formicarium.store.sqlite import SqliteStore
from formicarium.store.store import open_store
from tests.support.site import ME, SECRET, Guest, Site, eventually, here, visit


@contextmanager
def full_disk(site: Site) -> Iterator[None]:
    store = site.context.store
    assert isinstance(store, SqliteStore)
    for database in (store.database, store.quick):
        database.execute("pragma query_only=1")
    try:
        yield
    finally:
        for database in (store.database, store.quick):
            database.execute("pragma query_only=0")
        site.log.seek(0)
        site.log.truncate()


class DamagedConnection:
    """A connection to a file in which one table's pages are damaged."""

    def __init__(self, database: sqlite3.Connection, table: str) -> None:
        self.database = database
        self.table = table

    def execute(self, query: str, values: tuple[Any, ...] = ()) -> Any:
        if self.table in values:
            raise sqlite3.DatabaseError("database disk image is malformed")
        return self.database.execute(query, values)


def test_healthz_is_503_while_the_store_cannot_write() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            assert await answers(one, 200)
            with full_disk(site):
                await eventually(lambda: answers(one, 503))
            await eventually(lambda: answers(one, 200))

    visit(work)


def test_chat_is_refused_while_the_store_cannot_write() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            table = (await one.open(ME, here("Bo")))["table"]
            async with one.at(table) as a:
                await a.first()
                with full_disk(site):
                    refused = await a.say("say", text="hé")
                    assert (refused["is"], refused["rule"]) == ("refused", "STORE")
                    assert (await a.play())["rule"] == "STORE"
                assert (await a.say("say", text="hé"))["is"] == "done"
                assert (await a.play())["is"] == "done"

    visit(work)


class BadFlush:
    """A connection to a file whose disk fails to flush.
    `kept`: the data is written nevertheless, as after a kill with no later write.
    """

    def __init__(self, database: sqlite3.Connection, kept: bool) -> None:
        self.database = database
        self.kept = kept

    @property
    def in_transaction(self) -> bool:
        return self.database.in_transaction

    def execute(self, query: str, values: tuple[Any, ...] = ()) -> Any:
        alone = query.startswith("insert") and not self.in_transaction
        if query != "commit" and not alone:
            return self.database.execute(query, values)
        if self.kept:
            self.database.execute(query, values)
        elif not alone:
            self.database.execute("rollback")
        fault = sqlite3.OperationalError("disk I/O error")
        fault.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        raise fault

    def executemany(self, query: str, rows: Any) -> Any:
        return self.database.executemany(query, rows)


@contextmanager
def bad_flushes(store: SqliteStore, kept: bool) -> Iterator[None]:
    sound = store.quick, store.database
    store.quick, store.database = (BadFlush(one, kept) for one in sound)  # type: ignore[assignment]
    try:
        yield
    finally:
        store.quick, store.database = sound


async def answers(guest: Guest, status: int) -> bool:
    return (await guest.http.get("/healthz")).status_code == status


@pytest.mark.parametrize("kept", [True, False])
def test_failed_flush_leaves_the_move_unsure_until_the_store_writes(kept: bool) -> None:
    async def work(site: Site) -> None:
        store = site.context.store
        assert isinstance(store, SqliteStore)
        async with site.guest() as one:
            table = (await one.open(ME, here("Bo")))["table"]
            async with one.at(table) as a:
                await a.first()
                with bad_flushes(store, kept):
                    assert (await a.play())["rule"] == "UNSURE"
                    await eventually(lambda: answers(one, 503))
                if kept:
                    await a.catch_up(1)
                    assert a.scene["waiting"] == [1]
                else:
                    async def sure() -> bool:
                        return not site.context.tables.live[table].storage.unsure

                    await eventually(sure)
                    assert a.scene["number"] == 0
                assert (await a.play())["is"] == "done"
        site.log.seek(0)
        site.log.truncate()

    visit(work)


def test_table_opened_during_a_failed_flush_is_reported_unsure() -> None:
    async def work(site: Site) -> None:
        store = site.context.store
        assert isinstance(store, SqliteStore)
        async with site.guest() as one:
            body = {"game": {"game": "wyx", "players": 2}, "seats": [ME, here("Bo")]}
            with bad_flushes(store, True):
                assert await one.trouble("POST", "/api/tables", body) == (503, "unsure")
        site.log.seek(0)
        site.log.truncate()

    visit(work)


def test_unreadable_table_does_not_affect_others() -> None:
    async def work(site: Site) -> None:
        store, context = site.context.store, site.context
        assert isinstance(store, SqliteStore)
        async with site.guest() as one:
            sick, well = [(await one.open(ME, here("Bo")))["table"] for _ in range(2)]
            sound = store.view
            store.view = DamagedConnection(sound, sick)  # type: ignore[assignment]
            context.tables.live.clear()
            loaded = context.counts["rooms_loaded"]
            await context.tables.resume()
            assert context.counts["rooms_loaded"] == loaded + 1
            assert [card["table"] for card in await one.ask("GET", "/api/me/tables")] == [well]
            assert await one.trouble("GET", f"/api/tables/{sick}") == (503, "not-kept")
            assert (await one.ask("GET", f"/api/tables/{well}"))["my_turn"]
            store.view = sound
            assert (await one.ask("GET", f"/api/tables/{sick}"))["my_turn"]
        site.log.seek(0)
        site.log.truncate()

    visit(work, idle=600.0)


def test_lost_key_is_reported_if_tables_exist(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "t.sqlite"))
        first, other = Settings(secret=SECRET), Settings(secret=b"quite another key, quite another")
        log = Log(quiet=True)
        await check_key(other, store)
        await check_key(first, store)
        await store.create("m", "h", "{}", 0.0)
        await check_key(first, store)
        with pytest.raises(WrongSigningKey):
            await check_key(other, store)
        settings = Settings(secret=other.secret, new_key=True)
        await check_key(settings, store)
        await check_key(other, store)
        with pytest.raises(WrongSigningKey):
            await check_key(first, store)
        await store.take("key", "mark")  # as earlier versions stored it
        with pytest.raises(WrongSigningKey):
            await check_key(Settings(secret=SECRET, key_made=True), store)
        await check_key(other, store)
        await ServerContext(first, store, log).close()

    asyncio.run(run())


def test_serve_refuses_to_replace_a_lost_key_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORMICARIUM_LANG", "en")
    monkeypatch.delenv("FORMICARIUM_SECRET", raising=False)

    async def keep() -> None:
        store = await open_store(str(tmp_path / "t.sqlite"))
        await store.create("m", "h", "{}", 0.0)
        await store.close()

    asyncio.run(keep())
    for _ in range(2):
        assert answer(["serve", "--no-browser", "--quiet", "--database", str(tmp_path / "t.sqlite")]) == 2
        said = capsys.readouterr().err
        assert "--new-key" in said and "t.sqlite.key" in said
        assert not (tmp_path / "t.sqlite.key").exists()
