"""The playthroughs that a human has read, compared with the rules as they are. `make playthroughs` writes them anew."""
from __future__ import annotations

from pathlib import Path

import pytest

from formicarium.cli import playthrough
from formicarium.core.game import Game
from formicarium.games import SHELF

from .asking import Ask

HERE = Path(__file__).parents[1] / "playthroughs"
TABLES = [(kind, mode, players) for kind in SHELF.values() for mode, counts in kind.modes.items() for players in counts]


@pytest.mark.parametrize(("kind", "mode", "players"), TABLES, ids=[f"{k.id}-{m}-{p}" for k, m, p in TABLES])
def test_the_rules_still_play_it_so(ask: Ask, kind: type[Game], mode: str, players: int) -> None:
    written = HERE / f"{kind.id}-{mode}-{players}.txt"
    assert written.is_file(), f"formicarium playthrough {kind.id} --write makes it"
    answer = ask("playthrough", kind.id, "--mode", mode, "--players", players)
    assert answer.code == 0
    assert answer.out == written.read_text(encoding="utf-8"), "have the rules changed? Then write it anew and read it"


@pytest.mark.engine_free
def test_they_are_short_and_none_is_left_over() -> None:
    assert {file.name for file in HERE.glob("*.txt")} == {f"{k.id}-{m}-{p}.txt" for k, m, p in TABLES}
    for file in HERE.glob("*.txt"):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert len(lines) <= 6500 and max(map(len, lines)) <= 120 and lines[-1]


@pytest.mark.engine_free
def test_write_writes_all_of_a_game(ask: Ask, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    assert ask("playthrough", "wyx", "--write").out.count("written.") == 3
    for file in tmp_path.glob("*.txt"):
        assert file.read_bytes() == (HERE / file.name).read_bytes()
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path / "none")
    answer = ask("playthrough", "wyx", "--write")
    assert answer.code == 2 and "done in the sources" in answer.err


@pytest.mark.engine_free
def test_another_seed_and_options(ask: Ask) -> None:
    answer = ask("playthrough", "wyx", "--players", 3, "--seed", 7, "--option", "finish_round", "--lang", "fr")
    assert answer.code == 0 and "finish_round=True\nseed 7" in answer.out and "== End" in answer.out
    assert answer.out != ask("playthrough", "wyx", "--players", 3, "--option", "finish_round").out
    assert ask("playthrough", "wyx", "--seed", "x").code == 2
