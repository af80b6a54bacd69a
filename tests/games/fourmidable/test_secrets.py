"""Twin games that differ only in cards a seat never sees look the same to it, line by line.

Views, events and legal actions of every seat and of spectators are compared (FOU-K2, A2, A12, A24).
"""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from formicarium.bots.registry import bot
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import WATCHER
from formicarium.core.match import Match
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Go, Keep, Pick

from .sitting import hunter, sit
from .twins import is_last_call, moments, sensible, twin

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched, pytest.mark.long]
EVERY = 7  # journal lines between two rounds of questions
MORE = 20


def card_questions(game: Fourmidable) -> list[Any]:
    course = game.course
    return [*course.action.studying.actions, *course.revealing.actions, *course.passing.actions]


def all_known(match: Match, viewer: int, questions: list[Any]) -> bytes:
    options = match.legal_actions(viewer)
    return msgspec.json.encode([
        match.view(viewer), match.events_for(viewer), options, [match.outlook(viewer, action) for action in options],
        [match.refusal(viewer, action) for action in questions], match.waiting(), match.can_undo(viewer),
        match.ended(), match.places() if match.ended() else None,
        [match.tally(seat) for seat in range(match.game.players)], [entry.seat for entry in match.journal]])


@pytest.mark.parametrize(("mode", "players", "sleepy"), [
    ("child", 2, 90), ("child", 3, 0), ("apprentice", 2, 90), ("apprentice", 3, 0)])
def test_twin_games_give_equal_views(mode: str, players: int, sleepy: int) -> None:
    game, dice = Fourmidable(mode=mode, players=players), Seeded(3)
    cards, calls = card_questions(game), 0
    match = sensible(game, 11 + sleepy, sleepy)
    for viewer in range(WATCHER, players):
        other = twin(match, viewer, 5 + viewer)
        assert other.journal != match.journal
        for n, ((entry, _, one), (again, _, two)) in enumerate(zip(moments(match), moments(other), strict=True)):
            more = [game.action_of(dice.below(game.move_count)) for _ in range(MORE)]
            questions = [*cards, *more] if n % EVERY == 0 or is_last_call(one) else []
            assert entry.seat == again.seat
            assert all_known(one, viewer, questions) == all_known(two, viewer, questions), (viewer, entry, again)
            calls += is_last_call(one)
    assert calls or mode == "child"


def test_twin_games_differ_for_the_card_holders() -> None:
    """Otherwise the other test would prove nothing."""
    match = sensible(Fourmidable(players=3), 11, 0)
    other = twin(match, 0, 5)
    for seat in (1, 2):
        assert any(all_known(one, seat, []) != all_known(two, seat, [])
                   for (_, _, one), (_, _, two) in zip(moments(match), moments(other), strict=True))


class Counted(Dice):
    """Dice that count their draws, as a measure of a search's work."""

    def __init__(self) -> None:
        self.luck = Seeded(1)
        self.asked = 0

    def ask(self, n: int) -> int:
        self.asked += 1
        return self.luck.ask(n)


def think_of_seat(luck: tuple[str, str], name: str) -> int:
    """Return the draws a bot needs for a seat that looks at two cards in the library."""
    there = sit(players=4, ants={seat: [hunter("library"), hunter("1")] for seat in range(4)})
    there.play(0, Pick("hunter", "library"), Go("library"), luck=luck)
    assert {action.card for action in there.offers(0, Keep)} == set(luck) and there.view(1).looking == 2
    dice = Counted()
    assert bot(name).choose(there.game, there.view(0), dice) in there.offers(0)
    return dice.asked


def test_fou_a12_a_bot_thinks_as_much_over_two_cards_that_are_alike() -> None:
    """Otherwise the bot's speed would reveal that the cards are equal."""
    alike, others = think_of_seat(("LLL12", "LLL12"), "level4@100"), think_of_seat(("LLL12", "LCS9"), "level4@100")
    assert others / 2 < alike < others * 2
