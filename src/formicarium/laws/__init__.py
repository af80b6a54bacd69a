"""The fifteen laws that every game obeys, as functions for tests, `formicarium fuzz` and authors of games.

`LAWS[7](game, dice)` plays one game, with moves and luck from the dice, and raises LawBroken if the game breaks law 7.
`Seeded` dice give random games; `CallbackDice` let another program choose, such as Hypothesis. In games that random
moves make very long, every other move comes from `pick`, which may know shorter ways.
"""
from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Protocol

from formicarium.core.dice import Dice
from formicarium.core.game import Game
from formicarium.laws import (
    audit,
    clones,
    copies,
    ending,
    engines,
    foretold,
    guesses,
    hiding,
    journals,
    legal,
    luck,
    numbers,
    refusals,
    secrecy,
    undo,
)
from formicarium.laws.play import LawBroken, NoOtherEngine, Pick, Play, any_move

__all__ = ["LAWS", "Law", "LawBroken", "NoOtherEngine", "Pick"]


class Law(Protocol):
    def __call__(self, game: Game, dice: Dice, pick: Pick = any_move) -> None: ...


def law(number: int, check: Callable[[Play], None]) -> Law:
    """Return the law as a function of a game; a crash of the rules breaks the law being checked."""
    @wraps(check)
    def put(game: Game, dice: Dice, pick: Pick = any_move) -> None:
        play = Play(game, dice, number, str(check.__doc__), pick)
        try:
            check(play)
        except (LawBroken, NoOtherEngine):
            raise
        except Exception as fault:
            raise play.breach(f"the rules raise {fault!r}") from fault

    return put


LAWS: dict[int, Law] = {number: law(number, check) for number, check in enumerate((
    ending.law_1, legal.law_2, clones.law_3, journals.law_4, refusals.law_5, guesses.law_6, secrecy.law_7,
    hiding.law_8, audit.law_9, numbers.law_10, undo.law_11, engines.law_12,
    foretold.law_13, copies.law_14, luck.law_15), 1)}
