"""Lessons in the terminal, and the commands for their authors."""
from __future__ import annotations

from pathlib import Path

import pytest

from formicarium.cli.terminal.lesson_progress import Learned
from formicarium.games import SHELF
from formicarium.lessons.lesson import course, find

from .asking import Ask

pytestmark = pytest.mark.engine_free


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path / "data"))


WYX = ["", "e5", "1", "", "3", "8", "5", "3"]


@pytest.mark.parametrize(("lang", "ended", "again"), [("fr", "Vous savez jouer.", "Rien n’est joué"),
                                                      ("en", "You know how to play.", "Nothing is played")])
def test_first_lesson_of_wyx_is_played_in_the_terminal(ask: Ask, lang: str, ended: str, again: str) -> None:
    typed = [*WYX[:2], "2", "8", "h", *WYX[2:]]
    said = ask("learn", "wyx", "--lang", lang, stdin="\n".join(typed) + "\n")
    assert said.code == 0 and said.err == ""
    assert again in said.out and "WYX-T5" in said.out and "WYX-T3" in said.out and ended in said.out
    lesson = find("wyx", "first")
    assert lesson is not None and Learned().is_done(lesson)


def test_lesson_is_left_and_resumed(ask: Ask) -> None:
    assert "formicarium learn wyx first" in ask("learn", "wyx", "first", stdin="\ne5\nq\n").out
    said = ask("learn", "wyx", "first", stdin="retour\nskip\nundo\nquitter\n").out
    assert said.index("Step 3") < said.index("Step 2")
    assert "… formicarium learn wyx first" in ask("learn", "--list").out
    assert "Step 8 of 8" in ask("learn", "wyx", "first", "--step", 8, "--lang", "en", stdin="").out


@pytest.mark.parametrize("game", [game for game in SHELF if course(game)])
def test_every_lesson_step_is_shown_in_the_terminal(ask: Ask, game: str) -> None:
    """Its text, and its demonstration; every other lesson in French."""
    for lesson in course(game):
        lang = "fr" if lesson.number % 2 else "en"
        said = ask("learn", game, lesson.id, "--lang", lang, stdin="h\nskip\n" * len(lesson.steps))
        words = " ".join(said.out.split())
        assert said.code == 0 and said.err == ""
        for step in lesson.steps:
            assert " ".join(step.in_language(lang).replace("**", "").split()) in words


@pytest.mark.parametrize(("game", "lesson", "command"), [
    ("wyx", "first", "wyx --seats me,level1"),
    ("fili_fourmis", "first", "fili_fourmis --edition small --seats me,level1"),
    ("cigale", "red-ants", "cigale --mode winter --seats me,level1,level1"),
    ("fourmidable", "solo", "fourmidable --mode solo --seats me")])
def test_finished_lesson_names_the_command_to_play(ask: Ask, game: str, lesson: str, command: str) -> None:
    said = ask("learn", game, lesson, stdin="skip\n" * 20)
    assert said.out.splitlines()[-1].endswith(f"formicarium play {command}")
    assert ask("play", *command.split(), stdin="q\n").err == ""


def test_learn_lists_the_courses(ask: Ask) -> None:
    listed = ask("learn", "--lang", "en").out
    assert "· formicarium learn wyx first – Playing Wyx, 8 steps, 3 min" in listed
    assert ask("learn", "wyx", "--list").out.count("\n") == len(course("wyx"))


def test_learn_prints_position_and_options_of_a_step(ask: Ask, tmp_path: Path) -> None:
    assert ask("learn", "wyx", "first", "--step", 3, "--position").json["queens"] == ["e5", "d4"]
    options = ask("learn", "wyx", "first", "--step", 3, "--options").out.splitlines()
    assert len(options) == 7 and '"TakeOutlook"' in options[0]
    traced = ask("learn", "wyx", "first", "--trace").out
    assert "step 8" in traced and "luck: " in traced
    marks = "<!-- rules: formicarium learn --table -->\nthe table before\n<!-- end of rules -->\n"
    file = ask.file(f"before\n{marks}after\n")
    assert ask("learn", "--table", file).code == 0
    text = file.read_text(encoding="utf-8")
    assert text.startswith("before\n") and text.endswith("after\n")
    assert "WYX-T8" in text and "the table before" not in text


@pytest.mark.parametrize(("arguments", "said"), [
    (("wyx", "frist"), "first"), (("wyx", "first", "--step", "99"), "99"), (("chess",), "chess")])
def test_unknown_lesson_is_refused(ask: Ask, arguments: tuple[str, ...], said: str) -> None:
    answer = ask("learn", *arguments)
    assert answer.code == 2 and said in answer.err


def test_learn_check_reports_faults(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask("learn", "--check", "wyx").code == 0
    monkeypatch.setattr("formicarium.cli.commands.players.learn.faults", lambda lesson: ["a fault"])
    answer = ask("learn", "--check", "wyx")
    assert answer.code == 1 and "a fault" in answer.out
