"""Law 1: games end."""
from __future__ import annotations

from itertools import product

from formicarium.laws.play import Play, may_move


def law_1(play: Play) -> None:
    """Every waiting seat has a move, `waiting` is empty exactly when the game has ended, and it ends within max_moves.
    """
    for state in play.positions():
        waiting, ended = state.waiting(), state.ended()
        if waiting >> play.game.players:
            raise play.breach(f"waits for seats that do not exist: {waiting:b}")
        if bool(waiting) == bool(ended):
            raise play.breach(f"waiting is {waiting:b}, ended is {ended}")
        for seat in play.match.waiting():
            if not len(state.legal_moves(seat)):
                raise play.breach(f"seat {seat} is waited for and has no move")
    if may_move(play.state):
        raise play.breach(f"the game has ended, and seats {may_move(play.state)} have moves")
    if play.state.ended() >= len(play.game.rules) or not play.match.ended():
        raise play.breach(f"ended by rule number {play.state.ended()}, which has no id")
    if play.match.ended() not in play.game.endings:
        raise play.breach(f"ended by {play.match.ended()}, which is not among the endings {play.game.endings}")
    check_order(play)


def check_order(play: Play) -> None:
    """Check that the final order is a total preorder and that the score sheets add up to the scores."""
    state, seats = play.state, range(play.game.players)
    for a, b in product(seats, repeat=2):
        if state.compare(a, b) != -state.compare(b, a):
            raise play.breach(f"compare({a}, {b}) is {state.compare(a, b)}, compare({b}, {a}) is {state.compare(b, a)}")
    for a, b, c in product(seats, repeat=3):
        if state.compare(a, b) >= 0 and state.compare(b, c) >= 0 > state.compare(a, c):
            raise play.breach(f"{a} is not behind {b}, {b} not behind {c}, but {a} is behind {c}")
    if min(play.match.places()) != 1:
        raise play.breach(f"nobody is first: {play.match.places()}")
    for seat in seats:
        if sum(line.points for line in play.match.tally(seat)) != state.score(seat):
            raise play.breach(f"the sheet of seat {seat} does not add up to {state.score(seat)}")
