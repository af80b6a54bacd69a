"""La Cigale & la Fourmi: the Cicada may peek (CIG-P5) and guesses (CIG-A4); all tokens are shown (CIG-A5, CIG-W4)."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import nth_bit
from formicarium.games.cigale.base import CigaleBase
from formicarium.games.cigale.kit import NONE, PEEK, Kit, path_of
from formicarium.games.cigale.model import (
    PATHS,
    Guess,
    Guessed,
    GuessOutlook,
    GuessReason,
    Peek,
    Peeked,
    PeekOutlook,
    PeekReason,
    Revealed,
    Saw,
)
from formicarium.games.cigale.pantry import fill_pantry
from formicarium.games.cigale.rules import GUESS_AN_ANT, PEEK_POWER
from formicarium.games.cigale.step import Step
from formicarium.games.cigale.steps.choosing import stake
from formicarium.games.cigale.steps.collecting import gather


@final
class Peeking(Step):
    def __init__(self) -> None:
        super().__init__([Peek()])

    def rule_against(self, t: CigaleBase, seat: i64, choice: i64) -> Rule | None:
        return None if can_peek(t) else PEEK_POWER

    def play(self, t: CigaleBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        """Show the Cicada one of the three tokens that the Ant did not choose, at random (CIG-P12)."""
        t.peeked = nth_bit(0xF & ~(1 << t.foragers[t.ant].token), dice.below(len(PATHS) - 1))
        if news.wanted:
            news.tell(Peeked(seat=seat, rule="CIG-P5"))
            news.whisper(seat, Saw(path=PATHS[t.peeked], rule="CIG-P5"))

    def outlook(self, t: CigaleBase, seat: i64, choice: i64) -> PeekOutlook:
        return PeekOutlook()

    def reason(self, t: CigaleBase, seat: i64, choice: i64, rule: Rule) -> PeekReason:
        return PeekReason(why="twice" if t.power[PEEK] == seat else "power")


def can_peek(t: CigaleBase) -> bool:
    return t.power[PEEK] == t.cicada and t.peeked == NONE


@final
class Guessing(Step):
    """Guess the Ant's path. Choices: the cells."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Guess(cell) for cell in kit.cells])

    def whose(self, t: CigaleBase) -> i64:
        return 1 << t.cicada

    def moves(self, t: CigaleBase, seat: i64, found: vec[i64]) -> vec[i64]:
        return self.list_moves(t.ants, found)

    def rule_against(self, t: CigaleBase, seat: i64, cell: i64) -> Rule | None:
        return None if t.ants >> cell & 1 else GUESS_AN_ANT

    def play(self, t: CigaleBase, seat: i64, cell: i64, dice: Dice, news: News) -> None:
        """Reveal the tokens and give the cards to the Cicada or the Ant (CIG-A5)."""
        chosen, guess, ants = t.foragers[t.ant].token, path_of(t.square[cell]), t.ants
        caught = guess == chosen
        if news.wanted:
            news.tell(Guessed(seat=seat, cell=t.kit.cells[cell], path=PATHS[guess], rule="CIG-A4"))
            tokens = tuple([None if one.token == NONE else PATHS[one.token] for one in t.foragers])
            news.reveal(Revealed(seat=t.ant, path=PATHS[chosen], caught=caught, tokens=tokens, rule="CIG-A5"))
        t.doing.collector = seat if caught else t.ant
        if t.kit.winter and not caught:
            reward_red_ants(t, chosen, dice, news)
        i: i64
        for i in range(t.seats):
            t.foragers[i].token = NONE
        t.ants = 0
        t.peeked = NONE
        if t.kit.winter:
            gather(t, chosen, ants, news)
        else:
            fill_pantry(t, chosen, ants, dice, news)

    def outlook(self, t: CigaleBase, seat: i64, cell: i64) -> GuessOutlook:
        path = path_of(t.square[cell])
        return GuessOutlook(cell=t.kit.cells[cell], path=PATHS[path], cards=stake(t, path), seat=t.ant)

    def reason(self, t: CigaleBase, seat: i64, cell: i64, rule: Rule) -> GuessReason:
        return GuessReason(cell=t.kit.cells[cell])


def reward_red_ants(t: CigaleBase, chosen: i64, dice: Dice, news: News) -> None:
    """Give a card to each Red Ant that chose the Ant's path, clockwise from the Ant (CIG-W5)."""
    i: i64
    for i in range(1, t.seats):
        seat = (t.ant + i) % t.seats
        if t.foragers[seat].token == chosen:
            t.gain(seat, "CIG-W5", dice, news)
