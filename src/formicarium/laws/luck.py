"""Law 15: the declared chance is complete."""
from __future__ import annotations

from formicarium.core.chance import (
    OneByOne,
    Outcomes,
    TooManyOutcomes,
    enumerate_outcomes,
    merge_equal,
    outcomes,
    playing_move,
)
from formicarium.core.dice import Dice, Seeded
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.laws.foretold import moves_to_try
from formicarium.laws.play import Play, may_move

WAYS = 120  # outcomes that are enumerated
SMALL = 1e-9


def law_15(play: Play) -> None:
    """Chance is asked within `chance_bounds`, and the enumerated outcomes of a move contain every real one."""
    luck, game = play.game.chance_bounds, play.game
    asked = SizedQuestions(play.aside)
    game.setup(asked, SILENT)
    if max(asked.sizes, default=0) > luck.largest or len(asked.sizes) > luck.opening:
        raise play.breach(f"the set-up asks {asked.sizes}; it should ask at most {luck}")
    if not 0 < game.usual_length <= game.max_moves:
        raise play.breach(f"usual games have {game.usual_length} moves, the longest {game.max_moves}")
    for state in play.positions(every=3):
        for seat in may_move(state):
            for move in moves_to_try(play, list(state.legal_moves(seat))):
                check_move(play, state, seat, move)


def check_move(play: Play, state: GameState, seat: int, move: int) -> None:
    luck, action = play.game.chance_bounds, play.game.action_of(move)
    asked = SizedQuestions(Seeded(play.aside.below(1000)))
    after = playing_move(state, seat, move)(asked)
    if max(asked.sizes, default=0) > luck.largest or len(asked.sizes) > luck.most:
        raise play.breach(f"{action} of seat {seat} asks {asked.sizes}; it should ask at most {luck}")
    try:
        found = outcomes(state, seat, move, WAYS)
    except TooManyOutcomes:
        return
    if abs(sum(chance for chance, _ in found) - 1) > SMALL:
        raise play.breach(f"{action} of seat {seat}: chances do not add up: {[chance for chance, _ in found]}")
    if after.key() not in by_key(found):
        raise play.breach(f"{action} of seat {seat} can come to {play.game.position(after)}, which is not foreseen")
    check_weights(play, state, seat, move, found)


def check_weights(play: Play, state: GameState, seat: int, move: int, found: Outcomes) -> None:
    """Check that grouped equal items have the same probabilities as single ones."""
    try:
        single = by_key(merge_equal(enumerate_outcomes(playing_move(state, seat, move), WAYS, OneByOne)))
    except TooManyOutcomes:
        return
    together = by_key(found)
    if single.keys() != together.keys() or any(abs(single[key] - together[key]) > SMALL for key in single):
        raise play.breach(f"{play.game.action_of(move)} of seat {seat}: one by one the chances are "
                          f"{sorted(single.values())}, together {sorted(together.values())}")


class SizedQuestions(Dice):
    def __init__(self, source: Dice) -> None:
        self.source = source
        self.sizes: list[int] = []

    def ask(self, n: int) -> int:
        self.sizes.append(n)
        return self.source.ask(n)


def by_key(found: Outcomes) -> dict[bytes, float]:
    return {state.key(): chance for chance, state in found}
