"""Law 2: all methods agree on the legal moves."""
from __future__ import annotations

from formicarium.core.dice import Dice
from formicarium.core.game import WATCHER
from formicarium.core.state import GameState
from formicarium.laws.play import Play, pick_some, stand

FAR = (-(2**40), -7, -2, -1)  # numbers that are no moves; as many beyond the last move are tried
LUCKS = 400  # sequences of luck that are tried one by one


def law_2(play: Play) -> None:
    """`legal_moves` is exactly what `forbidding_rule` allows, over all numbers and seats; `random_move` draws no other.
    """
    game = play.game
    far = [*FAR, *(game.move_count - 1 - number for number in FAR)]
    for state in play.positions():
        for seat in range(WATCHER - 1, game.players + 2):
            listed = list(state.legal_moves(seat))
            numbers = sorted({*far, *listed, *pick_some(play, range(game.move_count))})
            reasons = {move: state.forbidding_rule(seat, move) for move in numbers}
            if sorted(listed) != [move for move in numbers if not reasons[move]]:
                raise play.breach(f"seat {seat} is offered {listed}; forbids answers {reasons}")
            if listed and not 0 <= seat < game.players:
                raise play.breach(f"there is no seat {seat}, and it has moves {listed}")
            if not all(0 <= rule < len(game.rules) for rule in reasons.values()):
                raise play.breach(f"seat {seat}: forbids names rules that are none: {reasons}")
        check_sample(play, state)


def check_sample(play: Play, state: GameState) -> None:
    """Check that `random_move` draws every legal move and no other: over all luck, or over enough draws if it is too
    much.
    """
    before = stand(play, state)
    for seat in play.match.waiting():
        moves = set(state.legal_moves(seat))
        dice = EveryLuck()
        drawn = {state.random_move(seat, dice)}
        while dice.turn():
            drawn.add(state.random_move(seat, dice))
        for tries in range(10 if dice.turns >= LUCKS else 0):
            if tries == 0 or drawn != moves:
                drawn |= {state.random_move(seat, play.aside) for _ in range(10 * len(moves))}
        if drawn != moves:
            raise play.breach(f"of seat {seat} sample draws {sorted(drawn)}, its moves are {sorted(moves)}")
    if stand(play, state) != before:
        raise play.breach("sample changes the table")


class EveryLuck(Dice):
    """Dice that step through all sequences of answers like an odometer."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.sizes: list[int] = []
        self.at = 0
        self.turns = 0

    def ask(self, n: int) -> int:
        if self.at == len(self.answers):
            self.answers.append(0)
            self.sizes.append(n)
        self.at += 1
        return self.answers[self.at - 1]

    def turn(self) -> bool:
        """Advance to the next sequence; return False after the last one or LUCKS."""
        self.turns += 1
        del self.answers[self.at:], self.sizes[self.at:]
        while self.answers and self.answers[-1] + 1 == self.sizes[-1]:
            self.answers.pop()
            self.sizes.pop()
        if not self.answers or self.turns >= LUCKS:
            return False
        self.answers[-1] += 1
        self.at = 0
        return True
