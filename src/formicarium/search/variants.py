"""What a variant is like for whoever wants to learn it, measured over random games: the same for a seed, everywhere."""
from __future__ import annotations

import msgspec

from formicarium.core.dice import Recorded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.table import first
from formicarium.search.series import stream


class Variant(msgspec.Struct, frozen=True):
    game: str
    mode: str
    players: int
    moves: int  # numbers of moves
    longest: int  # no game has more moves
    length: float  # of a random game, in moves, on average
    branching: float  # legal moves at a decision, on average
    widest: int  # the most that were met
    chance: float  # of a hundred moves, those that chance has a part in
    questions: int  # the most that a move asked of chance, the opening aside
    secrets: bool  # seats see different things


def variants(kind: type[Game]) -> list[Game]:
    """Every mode and number of players, with the options as usual."""
    usual = kind.defaults()
    return [game for game in kind.variants()
            if all(getattr(game, name) == value for name, value in usual.items())]


def measure(game: Game, games: int, seed: int) -> Variant:
    moves = met = widest = lucky = questions = 0
    for number in range(games):
        dice = Recorded(stream(seed, number))
        table = game.setup(dice, SILENT)
        while waiting := table.waiting():
            seat = first(waiting)
            options = table.moves(seat)
            move = options[dice.source.below(len(options))]
            before = len(dice.answers)
            table.play(seat, move, dice, SILENT)
            asked = len(dice.answers) - before
            moves, met, widest = moves + 1, met + len(options), max(widest, len(options))
            lucky, questions = lucky + (asked > 0), max(questions, asked)
    return Variant(game.id, game.mode, game.players, game.moves, game.longest, moves / games, met / moves, widest,
                   100 * lucky / moves, questions, game.secrets)
