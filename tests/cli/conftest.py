from __future__ import annotations

from pathlib import Path

import pytest

from .asking import Ask


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Ask:
    monkeypatch.setenv("FORMICARIUM_LANG", "en")
    monkeypatch.delenv("FORMICARIUM_EDITIONS", raising=False)
    return Ask(capsys, monkeypatch, tmp_path)
