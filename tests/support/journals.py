"""Journals of random games, for tables that begin in the middle or after the end."""
from __future__ import annotations

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match


def played_journal(game: Game, moves: int | None = None) -> str:
    luck = Seeded(11)
    match = Match.begin(game, luck)
    while not match.ended() and (moves is None or len(match.journal) < moves):
        seat = match.waiting()[0]
        options = match.legal_actions(seat)
        match = match.play(seat, options[luck.below(len(options))], luck)
    return journal.write(match, ("",) * game.players)
