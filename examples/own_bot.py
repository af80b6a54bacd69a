"""A bot of your own: write it, try it in the arena, register it for the site.

    python examples/own_bot.py                                        a few games against level1 and level2
    cd examples
    formicarium arena wyx --bots own_bot:Steady,level2 --games 100    the same from the command line, with intervals
    formicarium bots add own_bot:Steady                               registers `steady` on this machine:
    formicarium arena cigale --bots steady,random                     for the arena, in every game,
    formicarium serve                                                 and for the site, where it can take a seat

A bot cannot cheat: it gets the view of its seat, the same as a person's screen, and a source of luck, never the state.
The rules check its answer before it is played. On the site it runs in a process of its own, without the state.
"""
from __future__ import annotations

import sys
from typing import Any

from formicarium.bots.entered import Entered
from formicarium.bots.registry import Bot, bot
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Action, Game
from formicarium.core.news import SILENT
from formicarium.experiments.ratings import interval
from formicarium.experiments.series import Pairing, contest
from formicarium.games import SHELF

GUESSES = 6  # worlds that fit the view


class Steady:
    """Plays the move with the largest average lead, over several worlds that fit its view."""

    def choose(self, game: Game, view: Any, dice: Dice) -> Action | int:
        me = view.seat
        tables = [game.world_from_view(view, dice) for _ in range(GUESSES)]

        def lead(move: int) -> float:
            total = 0
            for number, table in enumerate(tables):
                after = table.clone()
                after.play(me, move, Seeded(number), SILENT)
                others = [after.score(seat) for seat in range(game.players) if seat != me]
                total += after.score(me) - max(others, default=0)
            return total / GUESSES

        # the number of a move is enough; game.action_of(move) is the action
        return max(tables[0].legal_moves(me), key=lead)


def main(games: int) -> None:
    game = SHELF["wyx"]()
    mine = Bot("steady", entered=Entered("steady", f"{__name__}:Steady"))
    for rival in ("level1", "level2"):
        won = 0.0
        for number in range(games):  # both seats on the same luck, so that the first move's advantage cancels out
            pair = (mine, bot(rival))
            seats = pair if number % 2 == 0 else pair[::-1]
            mine_place, other = contest(game, Pairing(seats, number // 2)).places[:: 1 if number % 2 == 0 else -1]
            won += 1.0 if mine_place < other else 0.5 if mine_place == other else 0.0
        low, high = interval(won / games, games)
        print(f"Steady against {rival}: {won / games:.1%} of {games} games, 95 % between {low:.1%} and {high:.1%}")


if __name__ == "__main__":
    main(int(sys.argv[2]) if sys.argv[1:2] == ["--games"] else 100)
