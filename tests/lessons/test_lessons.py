"""Every step of every lesson, in both engines and both languages."""
from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from formicarium.core.match import Match
from formicarium.games import SHELF
from formicarium.lessons import rules
from formicarium.lessons.check import faults, rules_not_taught
from formicarium.lessons.lesson import GAMES, BadLesson, Lesson, course, find, read, space_french
from formicarium.lessons.run import LessonRun, NearAnswer, RightAnswer, WrongAnswer
from tests.support.marking import mark_where

LESSONS = [lesson for game in SHELF for lesson in course(game)]
DOCS = Path(__file__).parents[2] / "docs" / "reference" / "lesson-tables.md"
FIRST = """
title = { fr = "Un", en = "One" }
minutes = 1
others = ["Octave"]

[[step]]
title = { fr = "Un", en = "One" }
fr = "Posez votre **reine**."
en = "Put your **queen**."
do = [{ type = "Enter" }]
then = [{ seat = 1 }]
rules = ["WYX-S2"]

[[step]]
fr = "Volez."
en = "Fly."
do = "any"
"""


@pytest.mark.parametrize("lesson", mark_where(
    lambda lesson: lesson.kind.id != "wyx", pytest.mark.unwatched_interpreted, LESSONS),
    ids=lambda lesson: lesson.place)
def test_lesson_has_no_faults(lesson: Lesson) -> None:
    """Positions load, right moves are legal and lead on, wrong ones have no effect, promised refusals come from their
    rule, texts exist and are short.
    """
    assert list(faults(lesson)) == []


@pytest.mark.parametrize("game", [game for game in SHELF if course(game)])
def test_course_begins_with_lesson_one_and_covers_every_rule(game: str) -> None:
    numbers = [lesson.number for lesson in course(game)]
    assert course(game)[0].id == "first" and numbers == sorted(set(numbers))
    assert len({lesson.id for lesson in course(game)}) == len(numbers)
    assert rules_not_taught(game) == []


def test_documented_table_of_lessons_is_current() -> None:
    written = DOCS.read_text(encoding="utf-8")
    assert rules.replace_tables(written) == written, "formicarium learn --table docs/reference/lesson-tables.md"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.place)
def test_step_begins_the_same_when_opened_directly(lesson: Lesson) -> None:
    pupil = LessonRun(lesson)
    while not pupil.done:
        assert msgspec.json.encode(LessonRun(lesson, pupil.at).match.position()) == msgspec.json.encode(
            pupil.match.position())
        pupil.pass_on()


def lesson_of(folder: Path, text: str = FIRST, name: str = "1-first.toml") -> Lesson:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return read(file, SHELF["wyx"])


def test_small_lesson_has_no_faults(tmp_path: Path) -> None:
    assert list(faults(lesson_of(tmp_path))) == []


@pytest.mark.parametrize(("before", "after", "said"), [
    ("Volez.", "mot " * 31, "31 words"),
    ("Volez.", "", "no text"),
    ("**reine**", "**reine", "does not close"),
    ("Volez.", "Volez d'ici.", "apostrophe"),
    ('title = { fr = "Un", en = "One" }\nfr', "fr", "the first step has a title"),
    ("minutes = 1", "minutes = 4", "too long"),
    ("minutes = 1", "minutes = 0", "too short for"),
    ('["Octave"]', "[]", "0 names for 1"),
    ("WYX-S2", "WYX-S9", "no rule WYX-S9"),
    ('do = "any"', 'do = "any"\npoint = ["Cell"]', "is not “what which”"),
    ('do = "any"', 'do = [{ type = "Enter" }]', "no legal move is what is asked for"),
    ('do = "any"', 'do = [{ type = "Fly" }]', "no action of type"),
    ('do = "any"', 'do = [{ type = "Take", row = 1 }]', "Take has no row"),
    ('do = "any"', 'do = "refused"', "there is none"),
    ('do = "any"', 'do = [{ type = "Take" }]\n[[step.wrong]]\nwhen = { type = "Pass" }\nfr = "a"\nen = "a"',
     "is no legal move here"),
    ('do = "any"', 'do = [{ type = "Take" }]\n[[step.wrong]]\nwhen = { type = "Take" }\nfr = "a"\nen = "a"',
     "is what is asked for"),
    ('do = "any"', 'do = "any"\n[[step.refused]]\ndo = { type = "Pass" }\nrule = "WYX-T3"', "not forbidden by WYX-T3"),
    ('do = "any"', 'do = "any"\n[[step.refused]]\ndo = { type = "Take" }\nrule = "WYX-T3"', "refused: "),
    ("then = [{ seat = 1 }]", "then = [{ seat = 1, luck = [0] }]", "only 0 answers are asked for"),
    ("then = [{ seat = 1 }]", "", "seat 0 has nothing to do here"),
    ("then = [{ seat = 1 }]", 'then = [{ seat = 1, do = { type = "Enter", cell = "e5" } }]', "after Enter(cell='e5')"),
    ("then = [{ seat = 1 }]", 'then = [{ seat = 1, do = { type = "Pass" } }]', "seat 1 cannot"),
    ('do = "any"', 'do = "any"\nluck = [99]', "it must be 0 to"),
    ('do = "any"', 'do = "any"\nposition = { turn = 7 }', "there is no seat 7"),
    ('do = "any"', 'do = "any"\nposition = { "queens.9" = "a1" }', "step 2"),
])
def test_planted_lesson_fault_is_found(tmp_path: Path, before: str, after: str, said: str) -> None:
    assert before in FIRST
    found = list(faults(lesson_of(tmp_path, FIRST.replace(before, after, 1))))
    assert any(said in fault for fault in found), found


def test_wrong_move_that_wins_is_a_fault(tmp_path: Path) -> None:
    """The lesson said that nothing is placed there, although chasing Octave's ant with the last ant wins."""
    text = (GAMES / "wyx" / "lessons" / "1-first.toml").read_text(encoding="utf-8")
    [found] = faults(lesson_of(tmp_path, text.replace('{ type = "Take", column = 5 }, ', "", 1)))
    assert "step 8: Take(column=5) wins at once" in found


@pytest.mark.parametrize(("text", "name"), [(FIRST, "first.toml"), (FIRST + "colour = 1\n", "1-first.toml"),
                                            ("title =", "1-first.toml")])
def test_invalid_lesson_file_is_refused(tmp_path: Path, text: str, name: str) -> None:
    with pytest.raises(BadLesson):
        lesson_of(tmp_path, text, name)


def test_lesson_with_conflicting_options_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match="finish_round"):
        lesson_of(tmp_path, FIRST.replace("[[step]]", "[game]\nplayers = 2\nfinish_round = true\n\n[[step]]", 1)).game()


def first() -> Lesson:
    found = find("wyx", "first")
    assert found is not None
    return found


def shown_to(pupil: LessonRun) -> Match:
    return pupil.match


def test_wrong_lesson_move_plays_nothing_and_an_illegal_one_names_its_rule() -> None:
    pupil = LessonRun(first(), 2)
    before = shown_to(pupil)
    actions = SHELF["wyx"].types.action
    wrong = pupil.answer(msgspec.convert({"type": "Take", "column": 2}, actions))
    other = pupil.answer(msgspec.convert({"type": "Take", "column": 3}, actions))
    illegal = pupil.answer(msgspec.convert({"type": "Take", "column": 8}, actions))
    assert wrong == NearAnswer(0) and other == NearAnswer(-1) and pupil.match is before
    assert isinstance(illegal, WrongAnswer) and illegal.refusal.rule == "WYX-T5" and not illegal.meant
    right = pupil.answer(pupil.action_shown())
    assert isinstance(right, RightAnswer) and [match.journal[-1].seat for match in right.matches] == [0, 1]


def test_lesson_step_can_ask_for_a_refused_move() -> None:
    pupil = LessonRun(first(), 5)
    answer = pupil.answer(pupil.action_shown())
    assert isinstance(answer, WrongAnswer) and answer.meant and answer.refusal.rule == "WYX-T3"


def test_lesson_step_can_offer_only_right_moves(tmp_path: Path) -> None:
    text = FIRST.replace('{ type = "Enter" }]', '{ type = "Enter", cell = "d4" }]\nonly = true', 1)
    assert len(LessonRun(lesson_of(tmp_path,
                                   text)).options()) == 1 and len(LessonRun(lesson_of(tmp_path)).options()) == 4


def test_french_lesson_text_gets_non_breaking_spaces() -> None:
    assert space_french("Vu : « oui » ; et alors ?") == "Vu\u00a0: «\u00a0oui\u00a0»\u202f; et alors\u202f?"
