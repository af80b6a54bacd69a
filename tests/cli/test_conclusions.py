"""Endings by people at the command line: resigning in the terminal, and journals of such games."""
from __future__ import annotations

import pytest

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import HowEnded, Match
from formicarium.games.wyx.game import Wyx

from .asking import Ask
from .terminal import Terminal

pytestmark = pytest.mark.engine_free
NAMES = ("Maëlle", "Noé", "Iris")


def begin_match(moves: int, players: int = 2) -> Match:
    luck = Seeded(4)
    match = Match.begin(Wyx(players=players), luck)
    for _ in range(moves):
        seat = match.waiting()[0]
        match = match.play(seat, match.legal_actions(seat)[0], luck)
    return match


@pytest.mark.parametrize(("how", "fr", "en"), [
    ("resign", "Noé abandonne.", "Maëlle wins"), ("draw", "Nulle d’un commun accord.", "Draw by agreement."),
    ("stop", "La table arrête la partie", "Game stopped by agreement"),
    ("abort", "Noé annule la partie.", "called off before the second move")])
def test_verify_and_replay_report_endings_by_people(ask: Ask, how: HowEnded, fr: str, en: str) -> None:
    path = ask.file(journal.write(begin_match(1).end_by_people(1, how), NAMES[:2]))
    assert ask("verify", path, "--json").json["ended"] == how.upper()
    assert f"({how.upper()})" in ask("verify", path, "--lang", "fr").out
    assert fr in ask("replay", path, "--lang", "fr").out and en in " ".join(ask("replay", path).out.split())
    outcome = ask("replay", path, "--json").json
    assert (outcome["ended"], outcome["places"]) == (how.upper(), [1, 2] if how == "resign" else [1, 1])


def test_replay_continues_after_a_player_left(ask: Ask) -> None:
    left = begin_match(3, 3).end_by_people(1, "leave")
    path = ask.file(journal.write(left, NAMES))
    assert "Noé resigns; a robot plays on" in ask("replay", path).out
    assert ask("verify", path, "--json").json["ended"] == ""


@pytest.mark.parametrize(("moves", "line", "rule"), [
    (2, '{"seat":0,"house":"abort"}', "ABORT"), (1, '{"seat":0,"house":"leave"}', "LEAVE"),
    (1, '{"seat":0,"house":"stop"}\n{"seat":1,"house":"resign"}', "RESIGN"),
    (1, '{"seat":0,"house":"draw"}\n{"seat":1,"action":{"type":"Pass"}}', "ENDED")])
def test_verify_refuses_impossible_endings_by_people(ask: Ask, moves: int, line: str, rule: str) -> None:
    answer = ask("verify", ask.file(journal.write(begin_match(moves)) + line + "\n"), "--json")
    assert answer.code == 1 and answer.json["rule"] == rule
    assert answer.json["line"] == moves + 2 + line.count("\n")


def test_resign_in_the_terminal_needs_confirmation(terminal: Terminal) -> None:
    typed = ["1", "resign", "", "abandonner", "y"]
    said = terminal(typed, "--seats", "me,greedy", "--seed", 1, "--save", terminal.file)
    match = terminal.saved()
    assert said.count("Resign?") == 2 and "Carmine resigns." in said and "A rematch?" in said
    assert (match.ended(), match.places(), len(match.journal)) == ("RESIGN", (2, 1), 3)


def test_terminal_bot_replaces_a_player_who_resigns(terminal: Terminal) -> None:
    said = terminal(["1", "resign", "y", "1", "1", "log", "q"], "--seats", "me:Ann,me:Bob,me:Cleo", "--seed", 1,
                    "--save", terminal.file, "--fast")
    match = terminal.saved()
    assert match.journal[1].house == "leave" and match.progress.left == (1,) and not match.ended()
    assert '"seats":["me:Ann","level3","me:Cleo"]' in terminal.file.read_text()
    assert "Bob resigns; a robot plays on for them." in " ".join(said.split())
    again = terminal(["u"], "--resume", terminal.file, "--fast")
    assert "can no longer be taken back" in again or "takes back the last move" in again
