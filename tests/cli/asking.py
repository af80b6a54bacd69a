"""Runs the command line in this process."""
from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from formicarium.cli.main import main


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Ask:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.folder = folder

    def __call__(self, *arguments: object, stdin: str | bytes = b"") -> Answer:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
        self.capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        said = self.capsys.readouterr()
        assert "Traceback" not in said.err + said.out
        return Answer(code, said.out, said.err)

    def file(self, content: Any, name: str = "file.json") -> Path:
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else (
            content if isinstance(content, str) else json.dumps(content)).encode())
        return path


def new(ask: Ask, *arguments: object) -> Any:
    return ask("new", "wyx", "--seed", 1, "--json", *arguments).json


def queens_placed(ask: Ask) -> Any:
    """Return a position where both queens stand on d4 and e5 and seat 0 must take a domino."""
    setting = new(ask)
    for seat, cell in enumerate(("d4", "e5")):
        action = json.dumps({"type": "Enter", "cell": cell})
        setting = ask("apply", "-", "--seat", seat, "--action", action, "--json", stdin=json.dumps(setting)).json
    return setting
