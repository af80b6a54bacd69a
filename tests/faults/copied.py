"""Broken copies and broken chance: faults for laws 10, 14 and 15."""
from __future__ import annotations

from itertools import count
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.chance import ForcedDice
from formicarium.core.dice import Dice
from formicarium.core.game import Action, ChanceBounds
from formicarium.core.news import News
from formicarium.core.packing import Packer, Unpacker
from formicarium.core.state import GameState
from tests.support.toy import NONE, Knock, Pebbles, PebblesState, Pick

from .marks import breaks, table_breaks

# Law 10: numbers that depend on the number of seats.


@breaks(10, "with a player less")
class SeatsFirst(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """With three players the knock comes first."""

    def action_of(self, move: int) -> Action:
        return super().action_of(move) if self.players == 2 else Pick(move - 1) if move else Knock()

    def number_of(self, action: object) -> int:
        move = super().number_of(action)
        return move if self.players == 2 or move == NONE else 0 if isinstance(action, Knock) else move + 1


# Law 14: copies that differ from the original.

class Forgetful(PebblesState):
    def write(self, to: Packer) -> None:
        for row in (self.bag, self.gone, self.hands, self.picks, self.points):
            to.row(row)

    def read(self, source: Unpacker) -> None:
        self.bag, self.gone, self.hands = source.row(), source.row(), source.row()
        self.picks, self.points = source.row(), source.row()


@breaks(14, "becomes | one key for")
class PackForgetsKnocks(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    table: ClassVar[type[PebblesState]] = Forgetful


class Lending(PebblesState):
    def __deepcopy__(self, memo: object) -> PebblesState:
        other = self.clone()
        other.bag = self.bag
        return other


@breaks(14, "is done to")
class CopyShares(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    table: ClassVar[type[PebblesState]] = Lending


@breaks(14, "is taken for")
class BelievesBytes(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Bytes are accepted without a check."""

    def unpack(self, data: bytes) -> GameState:
        try:
            return super().unpack(data)
        except ValueError:
            return self.table(self.kit)


class Blind(PebblesState):
    def key(self) -> bytes:
        to = Packer()
        for row in (self.bag, self.gone, self.hands, self.knocks, self.points):
            to.row(row)
        return to.body()


@breaks(14, "one key for")
class KeyWithoutPicks(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    table: ClassVar[type[PebblesState]] = Blind


class Telling(PebblesState):
    clones = 0

    def clone(self) -> PebblesState:
        Telling.clones += 1
        return super().clone()

    def key(self) -> bytes:
        return super().key() + str(Telling.clones).encode()


@breaks(14, "becomes | two keys")
class KeyThatKnowsTooMuch(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """The key contains something that the position does not have."""

    table: ClassVar[type[PebblesState]] = Telling


# Law 15: outcomes that differ from play.

@breaks(15, "it should ask at most")
class UnderstatesQuestions(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    @property
    def chance_bounds(self) -> ChanceBounds:
        return super().chance_bounds._replace(most=1)


@breaks(15, "the set-up asks")
class UnderstatesAnswers(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    @property
    def chance_bounds(self) -> ChanceBounds:
        return super().chance_bounds._replace(largest=3)


@breaks(15, "usual games")
class UsuallyTooLong(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    @property
    def usual_length(self) -> int:
        return self.max_moves + 1


@table_breaks(15, "one by one the chances are")
class PicksUnfairly(PebblesState):
    """An enumeration of outcomes sees another bag: one of each kind."""

    def draw(self, seat: int, dice: Dice) -> int:
        if type(dice) is not ForcedDice:
            return super().draw(seat, dice)
        kind = dice.pick(vec[i64]([min(n, 1) for n in self.bag]))
        self.bag[kind] -= 1
        self.hands[seat * self.kinds + kind] += 1
        return kind


SHOWN = count()


@table_breaks(15, "which is not foreseen")
class ScoresAsItLikes(PebblesState):
    """Something random happens without the dice."""

    def show(self, news: News) -> None:
        super().show(news)
        self.points[0] = next(SHOWN)
