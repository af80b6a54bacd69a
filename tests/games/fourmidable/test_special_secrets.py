"""Whole games of Intermediate keep the special cards secret (FOU-I1): twin games look the same.

The twins differ only in cards that one seat held and never played; views, events and legal actions of the other seats
and of a spectator are equal, byte for byte.
"""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from formicarium.bots.policies import policy
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import WATCHER
from formicarium.core.match import Match
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Gifts, PlayCard
from formicarium.games.fourmidable.state import FourmidableState

from .test_secrets import all_known

EVERY = 25  # journal lines between two rounds of questions


def play_to_end(game: Fourmidable, seed: int) -> Match:
    dice = Seeded(seed)
    match = Match.begin(game, dice)
    while match.waiting():
        seat = match.waiting()[0]
        action: Any = game.action_of(policy("fourmidable").pick(match._state, seat, dice))
        if isinstance(action, PlayCard) and len(gifts(match, seat).specials) <= 4:
            others = [one for one in match.legal_actions(seat) if not isinstance(one, PlayCard)]
            action = others[dice.below(len(others))]
        match = match.play(seat, action, dice)
    return match


def state_of(match: Match) -> FourmidableState:
    state = match._state
    assert isinstance(state, FourmidableState)
    return state


def gifts(match: Match, seat: int) -> Gifts:
    found = match.position().colonies[seat].gifts
    assert isinstance(found, Gifts)
    return found


def twin(match: Match, holder: int) -> Match:
    """Return the same game, with the holder's never-played cards exchanged for others."""
    game = match.game
    assert isinstance(game, Fourmidable)
    kit = game.course.kit
    begun, end = state_of(Match.replay(game, match.opening, ())), state_of(match)
    hands = [begun.colonies[seat].specials for seat in range(game.players)]
    swapped, spare = end.colonies[holder].specials, end.deck & ~kit.specials.crowns
    for bit in range(len(kit.specials.each)):
        if swapped >> bit & 1 and spare:
            hands[holder] ^= 1 << bit | spare & -spare
            spare &= spare - 1
    deck, draws = kit.specials.all, list[int]()
    for hand in hands:
        for bit in range(len(kit.specials.each)):
            if hand >> bit & 1:
                draws.append(int(deck & (1 << bit) - 1).bit_count())
                deck ^= 1 << bit
    opening = [*match.opening[:len(match.opening) - len(draws)], *draws]
    return Match.replay(game, opening, match.journal)


def moments(match: Match) -> list[Match]:
    now = Match.replay(match.game, match.opening, ())
    found = [now]
    for number, entry in enumerate(match.journal, 1):
        now = now.apply_entry(entry)
        if number % EVERY == 0:
            found.append(now)
    return [*found, now]


@pytest.mark.unwatched
@pytest.mark.parametrize("players", [2, 3])
def test_fou_i1_unplayed_cards_stay_secret(players: int) -> None:
    game = Fourmidable(mode="intermediate", players=players)
    match = play_to_end(game, players)
    questions = game.course.cards.playing.actions
    for holder in range(players):
        assert gifts(match, holder).specials
        other = twin(match, holder)
        assert other.opening != match.opening and gifts(other, holder).specials != gifts(match, holder).specials
        steps = list(zip(moments(match), moments(other), strict=True))
        for viewer in (seat for seat in range(WATCHER, players) if seat != holder):
            for one, two in steps:
                assert all_known(one, viewer, questions) == all_known(two, viewer, questions), (holder, viewer)
        assert all_known(match, holder, questions) != all_known(other, holder, questions)


def test_fou_i2_the_question_after_an_action_has_the_size_of_no_card() -> None:
    """The messages to other seats have the same size for all cards that the asked seat may hold."""
    game, dice = Fourmidable(mode="intermediate", players=2), Seeded(5)
    match = play_to_end(game, 4)
    state = state_of(Match.replay(game, match.opening, match.journal[:60]))
    sizes = set()
    for _ in range(20):
        world = state.clone()
        world.shuffle_hidden(0, dice)
        sizes.add(len(msgspec.json.encode(game.view(world, 0))))
    assert len(sizes) == 1


def test_number_of_dice_questions_does_not_depend_on_cards() -> None:
    """Each card needs one draw, so the number of draws does not depend on their results."""
    class Counting(Dice):
        def __init__(self) -> None:
            self.asked: list[int] = []

        def ask(self, n: int) -> int:
            self.asked.append(n)
            return len(self.asked) % n

    first, second = Counting(), Counting()
    Match.begin(Fourmidable(mode="intermediate", players=3), first)
    Match.begin(Fourmidable(mode="intermediate", players=3), second)
    assert first.asked == second.asked and first.asked[-18:] == list(range(60, 42, -1))
