"""Plays in the terminal, in this process."""
from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import pytest

from formicarium.cli.main import main
from formicarium.cli.terminal import saves
from formicarium.core import journal
from formicarium.core.match import Match
from formicarium.games import SHELF

ANY_MOVE = ("1", "2", "3", "4", "5", "6", "7", "8")
WHOLE_GAME = ("1", *ANY_MOVE * 60)


class Terminal:
    """Types lines at `formicarium play wyx …` through a pipe, in this process."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.file = folder / "game.jsonl"
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.code = 0

    def __call__(self, typed: Iterable[str], *arguments: object, lang: str = "en") -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self.code = main(["play", "wyx", "--lang", lang, *map(str, arguments)])
        said = self.capsys.readouterr()
        self.err = said.err
        return said.out

    def saved(self, file: Path | None = None) -> Match:
        return journal.read((file or self.file).read_text(encoding="utf-8"), SHELF)[0]

    def in_folder(self) -> list[Path]:
        return sorted(saves.folder().glob("*"))
