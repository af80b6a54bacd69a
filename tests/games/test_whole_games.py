"""Whole games of every mode: every legal action has an outlook, and observing changes nothing."""
from __future__ import annotations

import pytest

import formicarium
from formicarium.core.dice import Recorded, Scripted, Seeded
from formicarium.core.game import Game, Outlook
from formicarium.core.news import SILENT, News
from formicarium.games import SHELF
from formicarium.laws.play import any_move
from tests.support.marking import mark_where
from tests.support.picks import PICKS

pytestmark = pytest.mark.long

GAMES = [next(game for game in kind.variants() if (game.mode, game.players) == (mode, counts[-1]))
         for kind in SHELF.values() for mode, counts in kind.modes.items()]
MOVES = 1500 if formicarium.engine == "compiled" else 300  # per mode; a game is always played to its end


@pytest.mark.parametrize("game", mark_where(
    lambda game: game.id == "fourmidable" and game.mode in ("child", "intermediate", "solo"),
    pytest.mark.unwatched, GAMES), ids=lambda game: f"{game.id}-{game.mode}")
def test_silent_news_do_not_change_the_game(game: Game) -> None:
    dice, moves = Seeded(1), 0
    while moves < MOVES:
        opening = Recorded(dice)
        reported = game.setup(opening, News(True))
        silent = game.setup(Scripted(opening.answers), SILENT)
        while not reported.ended():
            seat = next(seat for seat in range(game.players) if reported.waiting() >> seat & 1)
            options = game.legal_actions(reported, seat)
            for option in options[:8]:  # computing an outlook must not change the state
                assert isinstance(game.outlook(reported, seat, option), dict | Outlook)
            quick = PICKS.get(game.id, any_move)
            move = quick(reported, seat, dice) if moves % 2 else game.number_of(options[dice.below(len(options))])
            moves += 1
            luck = Recorded(dice)
            reported.play(seat, move, luck, News(True))
            silent.play(seat, move, Scripted(luck.answers), SILENT)
        assert game.position(silent) == game.position(reported)
