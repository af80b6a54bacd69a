"""Files of other programs, keys of other sites and secrets of any bytes: refused in one sentence, and left unchanged.
"""
from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from formicarium.cli.command import answer
from formicarium.cli.commands.site.serve import key
from formicarium.store.backup import back_up
from formicarium.store.store import StoreFault, open_store

KEY = b"k" * 64


def make_other(path: Path) -> None:
    database = sqlite3.connect(path)
    database.execute("create table people (name)")
    database.commit()
    database.close()


def make_tables(path: Path) -> None:
    async def make() -> None:
        store = await open_store(str(path))
        await store.create("m", "h", "{}", 0.0, ["one", "two"])
        await store.close()

    asyncio.run(make())


@pytest.mark.parametrize("command", [["doctor"], ["doctor", "--mend"], ["backup", "{to}", "--database"],
                                     ["serve", "--no-browser", "--quiet", "--database"]])
@pytest.mark.parametrize("kind", ["another program's", "empty"])
def test_doctor_serve_and_backup_refuse_a_foreign_file(kind: str, command: list[str], tmp_path: Path,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    """A backup of the wrong file was made every night, “0 tables, checked”; `serve` added tables to it."""
    path, to = tmp_path / "t.sqlite", tmp_path / "copy"
    make_other(path) if kind != "empty" else path.touch()
    before = path.read_bytes()
    if kind == "empty" and "serve" in command:
        return
    assert answer([word.format(to=to) for word in command] + [str(path), "--lang", "en"]) == 2
    assert "no file of tables" in capsys.readouterr().err
    assert path.read_bytes() == before and not to.exists() and not Path(f"{path}.key").exists()


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
def test_permissions_of_a_pipe_stay_unchanged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After root was given a device as its file, no other user could access the device."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe, 0o644)
    with pytest.raises(StoreFault, match="no file"):
        asyncio.run(open_store(str(pipe)))
    assert answer(["serve", "--no-browser", "--quiet", "--database", str(pipe), "--lang", "en"]) == 2
    assert "--database" in capsys.readouterr().err
    assert stat.S_IMODE(pipe.stat().st_mode) == 0o644 and not Path(f"{pipe}.key").exists()


@pytest.mark.parametrize("change", ["update line set text = 'One'", "update tail set number = 3",
                                    "update thing set value = 'x'"])
def test_backup_refuses_a_damaged_file(change: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_tables(tmp_path / "t.sqlite")
    database = sqlite3.connect(tmp_path / "t.sqlite")
    database.execute("insert into thing values ('a', 'b', 'c', 1)" if "thing" in change else change)
    database.commit()
    database.close()
    assert answer(["backup", str(tmp_path / "copy"), "--database", str(tmp_path / "t.sqlite"), "--lang", "en"]) == 2
    assert "doctor" in capsys.readouterr().err and not list(tmp_path.glob("copy*"))


def test_backup_never_overwrites_another_key(tmp_path: Path) -> None:
    """The key of other tables lay beside the backup's place and was overwritten."""
    make_tables(tmp_path / "t.sqlite")
    (tmp_path / "t.sqlite.key").write_bytes(KEY)
    (tmp_path / "copy.key").write_bytes(b"other" * 10)
    with pytest.raises(StoreFault, match=r"copy\.key"):
        back_up(tmp_path / "t.sqlite", tmp_path / "copy")
    assert (tmp_path / "copy.key").read_bytes() == b"other" * 10 and not (tmp_path / "copy").exists()
    (tmp_path / "copy.key").write_bytes(KEY)
    assert back_up(tmp_path / "t.sqlite", tmp_path / "copy").key


@pytest.mark.skipif(os.name == "nt", reason="symbolic links want rights there")
def test_backup_through_a_symlink_copies_the_key(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    make_tables(tmp_path / "far" / "t.sqlite")
    (tmp_path / "far" / "t.sqlite.key").write_bytes(KEY)
    (tmp_path / "link").symlink_to(tmp_path / "far" / "t.sqlite")
    assert back_up(tmp_path / "link", tmp_path / "copy").key
    assert (tmp_path / "copy.key").read_bytes() == KEY


def test_secret_of_any_bytes_is_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = b"sixteen bytes or more \xff\xfe"
    monkeypatch.setenv("FORMICARIUM_SECRET", os.fsdecode(secret))
    assert key(tmp_path / "k", "") == secret
    monkeypatch.setenv("FORMICARIUM_SECRET", "clé de seize lettres")
    assert key(tmp_path / "k", "") == "clé de seize lettres".encode() and not (tmp_path / "k").exists()
