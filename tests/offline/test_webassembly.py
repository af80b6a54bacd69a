"""Law 12 for WebAssembly: the exported code plays there as here, byte for byte."""
from __future__ import annotations

import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from formicarium.core.game import Game
from formicarium.games import SHELF
from formicarium.offline.packing import find_tools
from tests.kept.write import LONGEST, Kept, variants

from . import asked

pytestmark = pytest.mark.long
TESTS = Path(__file__).parents[1]
SEED = 12


def every_mode() -> list[asked.Asked]:
    """Return the beginnings of games of every mode with default options and the most players."""
    return [ask(msgspec.convert({"game": kind.id, "players": max(players), "mode": mode}, kind), 60)
            for kind in SHELF.values() for mode, players in kind.modes.items()]


def all_variants() -> list[asked.Asked]:
    return [ask(game, LONGEST) for kind in SHELF.values() for game in variants(kind)]


def ask(game: Game, longest: int) -> asked.Asked:
    return asked.Asked(game.id, msgspec.Raw(msgspec.json.encode(game)), SEED, longest)


@pytest.mark.parametrize("games", [every_mode, pytest.param(all_variants, marks=pytest.mark.night)])
def test_law_12_webassembly_writes_the_same_journals(exported: Path, tmp_path: Path,
                                                     games: Callable[[], list[asked.Asked]]) -> None:
    [folder] = (exported / "here").iterdir()
    with zipfile.ZipFile(tmp_path / "more.zip", "w") as more:
        more.write(TESTS / "offline" / "asked.py", "asked.py")
        for name in ("__init__.py", "kept/__init__.py", "kept/write.py"):
            more.write(TESTS / name, f"tests/{name}")
    questions = msgspec.json.encode(games()).decode()
    made = subprocess.run([find_tools().node, TESTS / "offline" / "play.mjs", folder, tmp_path / "more.zip"],
                          input=questions, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    from_wasm, native = (msgspec.json.decode(said, type=list[Kept]) for said in (made.stdout, asked.answer(questions)))
    assert len(from_wasm) == len(native) > len(SHELF)
    for one, two in zip(from_wasm, native, strict=True):
        assert one.journal == two.journal
        assert one == two, one.journal.partition("\n")[0]
