"""Pebbles that are lost or added, restored wrongly, or differ by engine: faults for laws 9, 10 and 12."""
from __future__ import annotations

from typing import Any, ClassVar

import msgspec

import formicarium
from formicarium.core.dice import Dice
from formicarium.core.game import Action, Event, InvalidPosition
from formicarium.core.news import News
from tests.support.toy import KEPT, KNOCKED, Knock, Pebbles, PebblesPosition, PebblesState, Picked

from .marks import breaks, table_breaks

# Law 9: pebbles that appear or vanish.

@table_breaks(9, "cannot be, and it is")
class VanishedPebble(PebblesState):
    """Shown pebbles are not counted as gone."""

    def show(self, news: News) -> None:
        gone = self.gone[:]
        super().show(news)
        self.gone = gone


@table_breaks(9, "cannot be, and it is")
class PebbleOutOfNothing(PebblesState):
    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        if move == self.kinds:
            self.bag[0] += 1
        super().play(seat, move, dice, news)


@breaks(9, "load accepts")
class LaxAudit(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Accepts almost every number of pebbles."""

    def audit_pebbles(self, p: PebblesPosition) -> None:
        if any(abs(n) > 2**60 for heap in (p.bag, p.gone, *p.hands) for n in heap):
            raise InvalidPosition("pebbles: beyond belief")


@breaks(9, "load accepts | too big to convert")
class LaxPoints(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Counts pebbles, but not points, picks and knocks."""

    def audit_seats(self, p: PebblesPosition) -> None:
        pass


@breaks(9, "cannot be, and it is")
class StrictAudit(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Refuses positions in which a seat is knocking."""

    def audit_seats(self, p: PebblesPosition) -> None:
        super().audit_seats(p)
        if KNOCKED in p.knocks:
            raise InvalidPosition("knocks: somebody is knocking")


@breaks(9, "KeyError")
class AuditThatCrashes(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Raises KeyError instead of naming the place."""

    def audit_seats(self, p: PebblesPosition) -> None:
        {-1: 0, **dict.fromkeys(range(self.river.kinds), 0)}[max(p.picks)]
        super().audit_seats(p)


# Law 10: numbers and positions that are not restored.

@breaks(10, "has the number")
class TwoOfANumber(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Two numbers have the same action."""

    def action_of(self, move: int) -> Action:
        return super().action_of(max(1, move))


@breaks(10, "has the number")
class NoNumber(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    def number_of(self, action: Any) -> int:
        return -1 if isinstance(action, Knock) else super().number_of(action)


@breaks(10, "is loaded as | more than there were rounds")
class ForgetfulLoad(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Spent knocks come back."""

    def load(self, position: PebblesPosition) -> PebblesState:
        knocks = tuple(KEPT if knock == 2 else knock for knock in position.knocks)
        return super().load(msgspec.structs.replace(position, knocks=knocks))


class Remembering(PebblesState):
    played = 0

    def clone(self) -> PebblesState:
        copy = super().clone()
        assert isinstance(copy, Remembering)
        copy.played = self.played + 1
        return copy

    def show(self, news: News) -> None:
        self.low = self.played % 2 == 0
        super().show(news)


@breaks(10, "different futures")
class HiddenMemory(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Scores depend on a value outside the position: the number of clones."""

    table: ClassVar[type[PebblesState]] = Remembering


class Murmur(Event, frozen=True):
    pass


@table_breaks(10, "Murmur")
class UnknownEvent(PebblesState):
    """Sends an event that no client can read."""

    def show(self, news: News) -> None:
        super().show(news)
        if news.wanted:
            news.tell(Murmur(rule="PEB-5"))


# Law 12: engines that differ.

@table_breaks(12, "line")
class CompiledScoresDouble(PebblesState):
    """In the compiled engine seat 0 gets a point more each round."""

    def show(self, news: News) -> None:
        super().show(news)
        if formicarium.engine == "compiled":
            self.points[0] += 1


@table_breaks(12, "line")
class CompiledSpeaksUp(PebblesState):
    """The same journal, but the interpreted engine sends more events."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        if news.wanted and formicarium.engine == "python":
            news.tell(Picked(seat=seat, rule="PEB-2"))
        super().play(seat, move, dice, news)


@table_breaks(12, "line")
class CompiledDrawsAnother(PebblesState):
    """The move that a bot would draw differs by engine."""

    def random_move(self, seat: int, dice: Dice) -> int:
        moves = self.legal_moves(seat)
        return moves[-1 if formicarium.engine == "python" else 0]


@table_breaks(12, "only so big")
class InterpretedOnly(PebblesState):
    def clone(self) -> PebblesState:
        if formicarium.engine == "compiled":
            raise OverflowError("an i64 is only so big")
        return super().clone()
