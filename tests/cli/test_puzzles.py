"""`formicarium puzzles`: found, listed, solved at a terminal."""
from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from formicarium.cli.main import main
from formicarium.cli.terminal import puzzle as terminal_puzzle
from formicarium.cli.terminal.screen import Screen
from formicarium.games import SHELF
from formicarium.i18n import Words
from formicarium.puzzles import maker
from formicarium.puzzles.puzzle import Puzzle, puzzles, read

from .asking import Ask

pytestmark = pytest.mark.engine_free
Typed = Callable[..., str]
QUICK = {"wyx": 400, "micropolis": 500, "fili_fourmis": 3000, "cigale": 1, "fourmidable": 2}


@pytest.mark.parametrize("game", SHELF)
def test_puzzles_find_is_reproducible(game: str, ask: Ask, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The search is shallow, for speed."""
    monkeypatch.setattr(type(maker.KINDS[game]), "amount", QUICK[game])
    monkeypatch.setattr(maker, "TRIES", (2, 2, 1, 1, 1))
    monkeypatch.setattr(maker, "WEAKEST", 100)
    file = tmp_path / "found.jsonl"
    first = ask("puzzles", "make", game, "--seed", 3, "--games", 12, "--number", 1, "--out", file)
    assert first.code == 0 and first.out == ""
    [one] = [read(line) for line in file.read_text(encoding="utf-8").splitlines()]
    again = ask("puzzles", "make", game, "--seed", 3, "--games", 12, "--number", 1)
    assert read(again.out) == one and one.game.id == game


def test_shipped_puzzles_are_listed(ask: Ask) -> None:
    listed = ask("puzzles", "list", "wyx", "--json").json
    assert len(listed) == len(puzzles("wyx")) and set(listed[0]) >= {"id", "rating", "solved", "question"}
    said = ask("puzzles", "list", "wyx")
    assert said.code == 0 and f"{len(listed)} puzzles." in said.out and listed[0]["id"] in said.out


@pytest.mark.parametrize("arguments", [("list", "chess"), ("play", "wyx", "--puzzle", "none"), ("find", "wyx")])
def test_puzzles_refuse_bad_arguments(ask: Ask, arguments: tuple[str, ...]) -> None:
    assert ask("puzzles", *arguments).code == 2


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typed:
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path / "data"))

    def type_in(one: Puzzle, *lines: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["puzzles", "play", one.game.id, "--puzzle", one.id, "--lang", "en"]) == 0
        return " ".join(capsys.readouterr().out.split())

    return type_in


def keys(one: Puzzle, *actions: object) -> list[str]:
    scene = terminal_puzzle.TerminalPuzzle(one, Screen.standard(), Words("en")).scene()
    return [next(offer.key for offer in scene.offers if offer.action == action) for action in actions]


def test_puzzle_is_solved_after_a_wrong_move_and_a_hint(typed: Typed) -> None:
    one = puzzles("wyx")[0]
    wrong, right = keys(one, one.others[0].action, one.steps[0].right[0])
    said = typed(one, "nonsense", "moves", "hint", wrong, right, "n")
    assert "Not quite." in said and "It is not" in said and "Found!" in said and "Your level at puzzles:" in said
    kept = msgspec.json.decode(terminal_puzzle.file().read_bytes(), type=terminal_puzzle.Solved)
    assert kept.done == {one.id: "shown"} and kept.standing["wyx"].rating < 1500
    assert "Your level" not in typed(one, right, "n")  # only the first try counts


def test_puzzle_of_several_steps_is_solved_and_another_follows(typed: Typed) -> None:
    one = next(one for one in puzzles("cigale") if len(one.steps) == 2)
    cells = [step.right[0].cell for step in one.steps]
    said = typed(one, *cells, "y", "quit")
    assert "Found!" in said and terminal_puzzle.read_solved().done == {one.id: "found"}
    assert said.count("Type a move") == 3


def test_puzzle_answer_is_shown_on_request(typed: Typed) -> None:
    one = next(one for one in puzzles("fili_fourmis") if one.turns > 1)
    said = typed(one, "answer", "n")
    assert "That wins in" in said and terminal_puzzle.read_solved().done == {one.id: "shown"}


def test_puzzle_can_be_solved_without_a_writable_folder(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal_puzzle, "file", lambda: Path("/proc/nothing/here.json"))
    one = puzzles("wyx")[0]
    assert "could not be kept" in typed(one, *keys(one, one.steps[0].right[0]), "n")
