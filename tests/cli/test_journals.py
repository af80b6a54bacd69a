"""`replay` and `verify`: a journal described and checked move by move."""
from __future__ import annotations

import json

import pytest

from formicarium.cli import journal_text
from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Enter
from formicarium.i18n import Words

from .asking import Ask

NAMES = ("Maëlle", "Noé")


def match(seed: int = 3, moves: int | None = None) -> Match:
    dice = Seeded(seed)
    made = Match.begin(Wyx(), dice)
    while made.waiting() and (moves is None or len(made.journal) < moves):
        seat = made.waiting()[0]
        options = made.legal_actions(seat)
        made = made.play(seat, options[dice.below(len(options))], dice)
    return made


def lines(made: Match) -> list[str]:
    return journal.write(made, NAMES).splitlines(keepends=True)


def test_verify_accepts_a_good_journal(ask: Ask) -> None:
    made = match()
    path = ask.file(journal.write(made))
    answer = ask("verify", path, "--json")
    assert answer.code == 0
    assert answer.json == {"ok": True, "game": json.loads(ask("new", "wyx", "--json").out)["game"],
                           "entries": len(made.journal), "ended": made.ended()}
    text = ask("verify", path)
    assert text.code == 0
    assert text.out.startswith(f"The journal is valid, {len(made.journal)} lines. The game is over: ")
    begun = ask("verify", "-", "--lang", "fr", stdin=journal.write(match(moves=1)))
    assert begun[:2] == (0, "Journal juste, 1 ligne. La partie continue.\n")


def test_replay_memory_per_line_is_constant(ask: Ask) -> None:
    """Each step stores the line that led to it, not all earlier ones, so memory does not grow with the square."""
    made = match()
    _, _, steps = journal_text.opening(str(ask.file(journal.write(made))), Words("en"))
    assert [one.journal for one in steps] == [(), *((entry,) for entry in made.journal)]


def test_replay_prints_sentences_with_names(ask: Ask) -> None:
    made = match()
    path = ask.file(journal.write(made, NAMES))
    english, french = ask("replay", path), ask("replay", path, "--lang", "fr")
    assert english.code == french.code == 0
    assert english.out.startswith("Set-up. A domino shows in column 1: ")
    assert "1. Maëlle places the queen on" in english.out and "1. Maëlle pose sa reine en" in french.out
    assert f"{len(made.journal)}. " in english.out and f"({made.ended()})" in english.out
    unnamed = ask("replay", "-", stdin=journal.write(made))
    assert "1. Player 1 places the queen on" in unnamed.out


def test_replay_prints_the_position_at_any_line(ask: Ask) -> None:
    made = match()
    path = ask.file(journal.write(made))
    for until in (0, 1, 2, 10, len(made.journal), len(made.journal) + 5):
        answer = ask("replay", path, "--until", until, "--json")
        then = Match.replay(made.game, made.opening, made.journal[:until])
        assert answer.json["position"]["turn"] == then.view(0).turn
        assert answer.json["position"]["queens"] == list(then.view(0).queens)
        assert ask("legal", "-", "--seat", 0, stdin=answer.out).code == 0
    assert ask("replay", path, "--until", 2).out.count("places the queen") == 2


def test_replay_and_verify_handle_undo(ask: Ask) -> None:
    made = Match.begin(Wyx(), Seeded(1)).play(0, Enter("d4"), Seeded(1)).undo(0).play(0, Enter("e5"), Seeded(1))
    path = ask.file(journal.write(made, NAMES))
    assert "2. Maëlle takes back the last move.\n3. Maëlle places the queen on e5." in ask("replay", path).out
    assert ask("verify", path).code == 0


@pytest.mark.parametrize(("number", "line", "message"), [
    (3, '{"seat":1,"action":{"type":"Enter","cell":"a1"}}\n', "line 3: a move forbidden by WYX-S2. Cell a1 is not"),
    (2, '{"seat":1,"action":{"type":"Pass"}}\n', "line 2: a move forbidden by WYX-T1. Wait for your turn: "),
    (2, '{"seat":2,"action":{"type":"Pass"}}\n', "line 2: there is no seat 2; seats go from 0 to 1."),
    (2, '{"seat":-1}\n', "line 2: there is no seat -1"),
    (2, '{"seat":100000000000000000000000000000}\n', "line 2: Expected `int`"),
    (2, '{"seat":0}\n', "line 2: a move forbidden by UNDO."),
    (4, "\n", "line 4: "), (4, "nonsense\n", "line 4: JSON is malformed"), (4, '{"seat":0,"act', "line 4: "),
    (4, '{"seat":0,"action":{"type":"Fly"}}\n', "line 4: Invalid value 'Fly'"),
    (4, '{"seat":0,"hat":1}\n', "line 4: Object contains unknown field `hat`"),
    (2, '{"seat":0,"action":{"type":"Enter","cell":"d4"},"chance":[1]}\n', "line 2: chance has 1 answers, only 0"),
    (4, "[" * 50_000 + "\n", "line 4: "),
])
def test_broken_journal_is_refused_with_line_and_reason(ask: Ask, number: int, line: str, message: str) -> None:
    written = lines(match(moves=6))
    written[number - 1] = line
    path = ask.file("".join(written))
    answer = ask("verify", path)
    assert answer.code == 1 and message in answer.err and answer.out == ""
    json_ = ask("verify", path, "--json")
    assert json_.code == 1 and json_.json["ok"] is False and json_.json["line"] == number
    assert ask("verify", path, "--lang", "fr").code == 1
    replayed = ask("replay", path)
    assert replayed.code == 1 and message in replayed.err
    assert ask("replay", path, "--until", number - 2).code == 0


def test_impossible_opening_is_refused(ask: Ask) -> None:
    head, *rest = lines(match(moves=3))
    for opening in ([], [99] * 8, [0] * 9, [10 ** 15] * 8):
        changed = json.dumps({**json.loads(head), "opening": opening}) + "\n"
        answer = ask("verify", ask.file(changed + "".join(rest)), "--json")
        assert answer.code == 1 and answer.json["line"] == 1


@pytest.mark.engine_free
@pytest.mark.parametrize(("change", "message"), [
    ({"formicarium": 2}, "journals of format 2"), ({"version": 99}, "version 99 of the rules"),
    ({"game": {"game": "chess"}}, "there is no game 'chess'"), ({"game": {"game": "wyx", "players": 9}}, "not 9"),
    ({"game": 3}, "Expected `object`"), ({"opening": "x"}, "Expected `array`"), ({"hat": 1}, "unknown field `hat`"),
])
def test_foreign_journal_heading_is_refused(ask: Ask, change: dict[str, object], message: str) -> None:
    head, *rest = lines(match(moves=3))
    path = ask.file(json.dumps({**json.loads(head), **change}) + "\n" + "".join(rest))
    for command in ("verify", "replay"):
        answer = ask(command, path)
        assert answer.code == 2 and message in answer.err and answer.out == ""


@pytest.mark.engine_free
def test_journal_names_may_be_any_text(ask: Ask) -> None:
    made = match(moves=2)
    for names in (("a\u2028b", "\x85"), ("{ $seat }", "[/bold]"), ("x" * 5000, ""), ("one",), tuple("abcdef"),
                  ("\x1b[2J", ":ant:")):
        path = ask.file(journal.write(made, names))
        assert ask("verify", path).code == 0
        replayed = ask("replay", path)
        assert replayed.code == 0 and "\x1b" not in replayed.out
    assert ":ant:" in replayed.out


def test_verify_takes_linear_time(ask: Ask) -> None:
    """When each step stored all lines before it, a file of 16 MiB took half an hour."""
    made = match(moves=0)
    for _ in range(10):
        seat = made.waiting()[0]
        made = made.play(seat, made.legal_actions(seat)[0], Seeded(1)).undo(seat)
    path = ask.file(journal.write(made, NAMES))
    steps = list(journal_text.opening(str(path), Words("en"))[2])
    assert len(steps) == len(made.journal) + 1 and all(len(step.journal) <= 1 for step in steps)
    assert [step.journal[-1] for step in steps[1:]] == list(made.journal)
    assert ask("verify", path, "--json").json["entries"] == len(made.journal)
