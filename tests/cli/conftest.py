from __future__ import annotations

from pathlib import Path

import pytest

from .asking import Ask
from .terminal import Terminal


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.processes)


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Ask:
    monkeypatch.setenv("FORMICARIUM_LANG", "en")
    monkeypatch.delenv("FORMICARIUM_EDITIONS", raising=False)
    return Ask(capsys, monkeypatch, tmp_path)


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    for variable in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(variable, raising=False)
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path / "data"))
    return Terminal(tmp_path, monkeypatch, capsys)
