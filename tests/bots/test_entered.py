"""Bots written by others: registered, asked with views only, and held to the rules."""
from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from formicarium.bots import entered
from formicarium.bots.registry import BOTS, UnknownBot, bot, written_bot
from formicarium.cli.main import main
from formicarium.core.dice import Seeded
from formicarium.core.game import View
from formicarium.core.match import Match
from formicarium.games.wyx.game import Wyx

pytestmark = [pytest.mark.engine_free, pytest.mark.watched]
BOTS_OF_SOMEBODY = '''
from formicarium.core.game import View

class First:
    asked = []
    def choose(self, game, view, dice):
        assert isinstance(view, View)
        First.asked.append(view)
        return game.world_from_view(view, dice).legal_moves(view.seat)[0]

class Spelled(First):
    def choose(self, game, view, dice):
        return game.action_of(super().choose(game, view, dice))

class Cheat:
    def choose(self, game, view, dice):
        legal = set(game.world_from_view(view, dice).legal_moves(view.seat))
        return next(move for move in range(game.move_count) if move not in legal)

class Far:
    def choose(self, game, view, dice):
        return game.move_count

class Mute:
    def choose(self, game, view, dice):
        return None

class Broken:
    def choose(self, game, view, dice):
        raise OSError("no net")

class Nobody: ...

class Needy:
    def __init__(self, weights): ...
'''
MODULE = "bots_of_somebody"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / f"{MODULE}.py").write_text(BOTS_OF_SOMEBODY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FORMICARIUM_BOTS", str(tmp_path / "kept" / "bots.json"))
    paths = list(sys.path)
    yield tmp_path
    sys.path[:] = paths
    sys.modules.pop(MODULE, None)
    entered.instance.cache_clear()


def test_entered_bot_receives_a_view(place: Path) -> None:
    match = Match.begin(Wyx(), Seeded(1))
    [seat] = match.waiting()
    for name in ("First", "Spelled"):
        action = written_bot(f"{MODULE}:{name}").choose(match.game, match.view(seat), Seeded(2))
        assert match.refusal(seat, action) is None
    assert all(isinstance(view, View) for view in sys.modules[MODULE].First.asked)


@pytest.mark.parametrize(("name", "message"), [
    ("Cheat", "WYX-"), ("Far", "is no move"), ("Mute", "neither an action"), ("Broken", "OSError: no net")])
def test_illegal_choice_of_an_entered_bot_names_the_bot(place: Path, name: str, message: str) -> None:
    match = Match.begin(Wyx(), Seeded(1))
    [seat] = match.waiting()
    mine = written_bot(f"{MODULE}:{name}")
    with pytest.raises(entered.BadBot, match=f"{MODULE}:{name}.*{message}"):
        mine.choose(match.game, match.view(seat), Seeded(2))


@pytest.mark.parametrize("spelling", [f"{MODULE}:Nobody", f"{MODULE}:Needy", f"{MODULE}:Absent", "no_such_module:Bot",
                                      "os.path", f"{MODULE}:First()", ":First", "a b:C"])
def test_adding_an_object_that_is_no_bot_is_refused(place: Path, spelling: str,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "add", spelling, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1 and "Traceback" not in said
    assert entered.entered_bots() == {}


def test_bot_is_entered_listed_played_and_removed(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "add", f"{MODULE}:First", "--lang", "en"]) == 0
    assert main(["bots", "add", f"{MODULE}:Cheat", "--name", "cheat-2", "--lang", "en"]) == 0
    capsys.readouterr()
    assert main(["bots", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [(one["name"], one["spelling"], one["folder"]) for one in listed] == [
        ("first", f"{MODULE}:First", str(place)), ("cheat-2", f"{MODULE}:Cheat", str(place))]
    assert bot("first").name == "first"
    assert main(["arena", "wyx", "--bots", f"first,{MODULE}:Spelled", "--games", "4", "--jobs", "2", "--json"]) == 0
    [pair] = json.loads(capsys.readouterr().out)["pairs"]
    assert pair["bots"] == ["first", f"{MODULE}:Spelled"] and pair["score"] == 0.5
    assert main(["simulate", "wyx", "--bots", "first,cheat-2", "--games", "1", "--lang", "en"]) == 2
    assert "WYX-" in capsys.readouterr().err
    assert main(["bots", "remove", "first", "--lang", "en"]) == 0
    assert main(["bots", "remove", "first", "--lang", "en"]) == 2
    with pytest.raises(UnknownBot):
        bot("first")


def test_bot_name_that_is_taken_or_invalid_is_refused(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in (*BOTS, "Great", "a b", "../bot", "x" * 40):
        assert main(["bots", "add", f"{MODULE}:First", "--name", name, "--lang", "en"]) == 2
    assert entered.entered_bots() == {}
    for words in (["bots", "add"], ["bots", "remove"], ["bots", "remove", "nobody"]):
        assert main([*words, "--lang", "en"]) == 2


def test_damaged_list_of_bots_is_reported(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entered.book().parent.mkdir()
    entered.book().write_text('[{"name": "x"')
    assert main(["bots", "--lang", "en"]) == 2
    assert "bots.json" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--no-browser", "--lang", "en"]) == 2


def test_bot_name_in_a_journal_is_never_imported(place: Path) -> None:
    """A saved game contains the seats' names, and may come from another person."""
    with pytest.raises(UnknownBot):
        bot(f"{MODULE}:First")
    assert MODULE not in sys.modules
