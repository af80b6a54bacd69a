"""Editions: files in folders, read once and strictly."""
from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from formicarium.core.editions import BadEdition, Editions


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: int


def check(box: Box) -> None:
    if box.coins < 1:
        raise BadEdition("coins: at least one")


@pytest.fixture
def editions(tmp_path: Path) -> Editions[Box]:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "plain.toml").write_text("coins = 3\n", encoding="utf-8")
    (tmp_path / "own" / "Bad Name.toml").write_text("coins = 3\n", encoding="utf-8")
    (tmp_path / "own" / "notes.txt").write_text("coins = 3\n", encoding="utf-8")
    (tmp_path / "secret.toml").write_text("coins = 99\n", encoding="utf-8")
    return Editions(Box, tmp_path / "own", check)


def test_an_edition_is_read_by_its_name(editions: Editions[Box]) -> None:
    assert editions.names() == ("plain",)
    assert editions["plain"] == Box(3)


def test_an_edition_is_read_once(editions: Editions[Box]) -> None:
    first = editions["plain"]
    (editions.folders[0] / "plain.toml").unlink()
    assert editions["plain"] is first
    editions.require("plain")


def test_included_folder_adds_editions_and_replaces_none(editions: Editions[Box], tmp_path: Path) -> None:
    more = tmp_path / "more"
    more.mkdir()
    (more / "gold.toml").write_text("coins = 7\n", encoding="utf-8")
    (more / "plain.toml").write_text("coins = 8\n", encoding="utf-8")
    editions.include(more)
    editions.include(more)
    assert len(editions.folders) == 2
    assert editions.names() == ("plain", "gold")
    assert editions["gold"] == Box(7)
    assert editions["plain"] == Box(3)  # the game's own edition comes first


def test_missing_folder_has_no_editions(tmp_path: Path) -> None:
    assert Editions(Box, tmp_path / "nowhere", check).names() == ()


@pytest.mark.parametrize("name", ["gold", "", ".", "..", "../secret", "own/plain", "/etc/passwd", "Bad Name", "notes",
                                  "plain.toml", "PLAIN", "plain\n", "plain\0", "%2e%2e/secret", "..\\secret", "~", "*"])
def test_unknown_and_hostile_edition_names_are_refused(editions: Editions[Box], name: str) -> None:
    with pytest.raises(BadEdition, match=r"there is no edition .*; there is plain"):
        editions[name]
    with pytest.raises(BadEdition):
        editions.require(name)
    assert editions.read == {}


@pytest.mark.parametrize(("text", "fault"), [
    ("coins = 0", "edition 'x': coins: at least one"),
    ("coins = '3'", r"edition 'x': Expected `int`, got `str` - at `\$.coins`"),
    ("coins = 3\nnotes = 1", "edition 'x': Object contains unknown field `notes`"),
    ("", "edition 'x': Object missing required field `coins`"),
    ("coins\n", "edition 'x': .*line 1"),
    ("coins = 3\ncoins = 4\n", "edition 'x': .*line 2"),
])
def test_faulty_edition_file_is_refused_with_the_place(editions: Editions[Box], text: str, fault: str) -> None:
    with pytest.raises(BadEdition, match=fault):
        editions.parse(text, "x")
    (editions.folders[0] / "x.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadEdition, match=fault):
        editions["x"]
    assert "x" not in editions.read


def test_binary_edition_file_is_refused(editions: Editions[Box], tmp_path: Path) -> None:
    (tmp_path / "own" / "binary.toml").write_bytes(b"coins = 3 # \xff\xfe")
    with pytest.raises(BadEdition, match="edition 'binary': not UTF-8 text"):
        editions["binary"]
