"""Pebbles that cannot be played correctly: faults for laws 1 to 5."""
from __future__ import annotations

from itertools import count
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Points, Reason, Types
from formicarium.core.news import News
from tests.support.toy import NONE, OVER, Knock, Pebbles, PebblesState, Pick

from .marks import breaks, table_breaks


class Hunch(Reason, frozen=True):
    others: int


# Law 1: a seat without a move, or a game without an end.

@table_breaks(1, "waited for and has no move")
class DeadEnd(PebblesState):
    """The lowest kind may not be picked, so a seat that holds no other has no move."""

    def forbidding_rule(self, seat: int, move: int) -> int:
        return super().forbidding_rule(seat, move) or (1 if move == 0 and self.low is self.open_hands else 0)


@table_breaks(1, "more than")
class Endless(PebblesState):
    """Used pebbles go back into the bag."""

    def show(self, news: News) -> None:
        super().show(news)
        self.bag = vec[i64]([n + m for n, m in zip(self.bag, self.gone, strict=True)])
        self.gone = vec[i64]([0] * self.kinds)


@table_breaks(1, "waiting is")
class WaitsForever(PebblesState):
    """Still waits for all seats when the game has ended."""

    def waiting(self) -> int:
        return super().waiting() or (1 << self.seats) - 1


@table_breaks(1, "no id")
class NamelessEnd(PebblesState):
    """Ends by a rule missing from the game's list of rules."""

    def ended(self) -> int:
        return OVER.number + 1 if super().ended() else 0


@table_breaks(1, "has ended, and seats")
class KnockAfterTheEnd(PebblesState):
    def forbidding_rule(self, seat: int, move: int) -> int:
        return 0 if self.ended() and seat == 0 and move == self.kinds else super().forbidding_rule(seat, move)


@table_breaks(1, "compare")
class EverybodyIsAhead(PebblesState):
    """The first seat of a comparison is ahead in a tie."""

    def compare(self, seat: int, other: int) -> int:
        return super().compare(seat, other) or 1


@breaks(1, "add up")
class WrongSheet(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """The score sheet counts a point too many."""

    def tally(self, state: PebblesState, seat: int) -> tuple[Points, ...]:
        return (*super().tally(state, seat), Points("PEB-7", 1))


# Law 2: legal actions and refusals that disagree.

@table_breaks(2, "is offered")
class OffersTooMuch(PebblesState):
    """Lists a knock after the pick, when it is not legal."""

    def legal_moves(self, seat: int) -> vec[i64]:
        found = list(super().legal_moves(seat))
        late = 0 <= seat < self.seats and self.picks[seat] != NONE and self.kinds not in found
        return vec[i64]([*found, self.kinds] if late else found)


@table_breaks(2, "is offered")
class OffersTwice(PebblesState):
    """Lists a kind as often as it is held."""

    def legal_moves(self, seat: int) -> vec[i64]:
        found = list(super().legal_moves(seat))
        return vec[i64]([m for m in found for _ in range(self.hand(seat)[m] if m < self.kinds else 1)])


@table_breaks(2, "is no seat")
class SpectatorPlays(PebblesState):
    def forbidding_rule(self, seat: int, move: int) -> int:
        return super().forbidding_rule(seat % self.seats if seat < 0 else seat, move)


@table_breaks(2, "is offered")
class AllowsBeyond(PebblesState):
    """Any number beyond the last is a knock."""

    def forbidding_rule(self, seat: int, move: int) -> int:
        return super().forbidding_rule(seat, min(move, self.kinds))


@table_breaks(2, "sample draws")
class SamplesAnything(PebblesState):
    """Samples any kind, held or not."""

    def random_move(self, seat: int, dice: Dice) -> int:
        return dice.below(self.kinds)


@table_breaks(2, "sample draws")
class NeverSamplesTheLast(PebblesState):
    def random_move(self, seat: int, dice: Dice) -> int:
        moves = self.legal_moves(seat)
        return moves[dice.below(max(1, len(moves) - 1))]


@table_breaks(2, "sample changes")
class SampleEatsAPebble(PebblesState):
    def random_move(self, seat: int, dice: Dice) -> int:
        self.gone[0] += 1
        return super().random_move(seat, dice)


# Law 3: clones that share or lose data.

@table_breaks(3, "done to the original")
class SharedHands(PebblesState):
    def clone(self) -> PebblesState:
        copy = super().clone()
        copy.hands = self.hands
        return copy


@table_breaks(3, "done to the original")
class SharedBag(PebblesState):
    """A clone shares the bag."""

    def clone(self) -> PebblesState:
        copy = super().clone()
        copy.bag = self.bag
        return copy


@table_breaks(3, "not like its original")
class ForgetfulClone(PebblesState):
    def clone(self) -> PebblesState:
        copy = super().clone()
        copy.points = vec[i64]([0] * self.seats)
        return copy


# Law 4: journals that do not contain the whole game.

OWN_LUCK = count()


@table_breaks(4, "BadJournal")
class LuckOfItsOwn(PebblesState):
    def draw(self, seat: int, dice: Dice) -> int:
        kinds = [kind for kind, n in enumerate(self.bag) if n]
        kind = kinds[next(OWN_LUCK) % 7 % len(kinds)]
        self.bag[kind] -= 1
        self.hands[seat * self.kinds + kind] += 1
        return kind


@breaks(4, "Invalid value")
class UnwrittenKnock(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A knock cannot be read back."""

    types: ClassVar[Types] = Types(Pick, *Pebbles.types[1:])


@breaks(4, "no game")
class LostOption(Pebbles, frozen=True, kw_only=True, tag="pebbles-2"):
    """Its journal names a game that the list of games does not have."""


# Law 5: invalid refusals.

@table_breaks(5, "refused by ''")
class NoReason(PebblesState):
    def forbidding_rule(self, seat: int, move: int) -> int:
        return -len(self.bag) - 1 if super().forbidding_rule(seat, move) else 0


@breaks(5, "facts are")
class FactsThatAreNone(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A list is not a valid fact."""

    def reason(self, state: PebblesState, seat: int, action: Any, rule: str) -> Any:
        return list(state.legal_moves(seat))


@breaks(5, "facts are")
class FactsOfAnotherGame(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A reason missing from the game's list of types: no client could read it."""

    def reason(self, state: PebblesState, seat: int, action: Any, rule: str) -> Reason:
        return Hunch(others=0) if rule == "PEB-3" else super().reason(state, seat, action, rule)


@breaks(5, "the match takes it")
class TakesAnything(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """An unknown action is treated as the last kind."""

    def number_of(self, action: Any) -> int:
        return super().number_of(action) if isinstance(action, Pick | Knock) else self.river.kinds - 1


@breaks(5, "AttributeError")
class StumblesOverNonsense(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Fails on anything but an action."""

    def number_of(self, action: Any) -> int:
        return self.river.kinds if isinstance(action, Knock) else int(action.kind)


@breaks(5, "refused move changes")
class RefusalMoves(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Trying a pebble that is not held counts as a knock."""

    def reason(self, state: PebblesState, seat: int, action: Any, rule: str) -> Reason:
        if rule == "PEB-3":
            state.knocks[seat] = 2
        return super().reason(state, seat, action, rule)
