"""La Cigale & la Fourmi: the Ant (CIG-A3) and in Winter the Red Ants (CIG-W4) choose a path in secret."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.cigale.base import GUESSING, CigaleBase
from formicarium.games.cigale.kit import CELLS, NONE, path_of
from formicarium.games.cigale.model import PATHS, Choose, ChooseOutlook, ChooseReason, Chose, Token
from formicarium.games.cigale.rules import PATH_UNDER_AN_ANT
from formicarium.games.cigale.step import Step


@final
class Choosing(Step):
    """Choose a path, all seats at once; a choice is final. Choices: the paths."""

    def __init__(self) -> None:
        super().__init__([Choose(path) for path in PATHS])

    def whose(self, t: CigaleBase) -> i64:
        seats: i64 = 0
        seat: i64
        for seat in range(t.seats):
            if chooses(t, seat) and t.foragers[seat].token == NONE:
                seats |= 1 << seat
        return seats

    def moves(self, t: CigaleBase, seat: i64, found: vec[i64]) -> vec[i64]:
        return self.list_moves(paths_for(t, seat), found)

    def rule_against(self, t: CigaleBase, seat: i64, path: i64) -> Rule | None:
        return None if paths_for(t, seat) >> path & 1 else PATH_UNDER_AN_ANT

    def play(self, t: CigaleBase, seat: i64, path: i64, dice: Dice, news: News) -> None:
        t.foragers[seat].token = path
        if self.whose(t) == 0:
            t.phase = GUESSING
        if news.wanted:
            rule = "CIG-A3" if seat == t.ant else "CIG-W4"
            news.tell(Chose(seat=seat, rule=rule))
            news.whisper(seat, Token(path=PATHS[path], rule=rule))

    def outlook(self, t: CigaleBase, seat: i64, path: i64) -> ChooseOutlook:
        return ChooseOutlook(path=PATHS[path], role="ant" if seat == t.ant else "red", cards=stake(t, path))

    def reason(self, t: CigaleBase, seat: i64, path: i64, rule: Rule) -> ChooseReason:
        return ChooseReason(path=PATHS[path])


def chooses(t: CigaleBase, seat: i64) -> bool:
    """Whether a seat chooses: the Ant (CIG-A3), in Winter all seats but the Cicada (CIG-W4)."""
    return seat == t.ant or (t.kit.winter and seat != t.cicada)


def paths_for(t: CigaleBase, seat: i64) -> i64:
    """Return a bit set of the paths a seat may choose: those under ants (CIG-A3), for a Red Ant any (CIG-W4)."""
    if seat != t.ant:
        return 0xF
    paths: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if t.ants >> cell & 1:
            paths |= 1 << path_of(t.square[cell])
    return paths


def stake(t: CigaleBase, path: i64) -> i64:
    """Return the number of cards of a path that bear an ant."""
    n: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if t.ants >> cell & 1 and path_of(t.square[cell]) == path:
            n += 1
    return n
