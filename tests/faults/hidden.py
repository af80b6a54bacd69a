"""Too much or too little hidden: faults for laws 6 to 8 and 11."""
from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import WATCHER, Outlook, Points, Reason
from formicarium.core.news import News
from formicarium.core.vectors import filled
from tests.support.toy import (
    KEPT,
    NONE,
    Drew,
    Knock,
    Knocked,
    NotHeld,
    Pebbles,
    PebblesState,
    PebblesView,
    PickOutlook,
    Shown,
)

from .marks import breaks, table_breaks

# Law 6: worlds that do not fit the view.

@breaks(6, "looks like")
class ViewOfAllHands(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A seat sees every hand, but worlds are sampled as if it did not: the view leaks."""

    def view(self, state: PebblesState, seat: int) -> PebblesView:
        hands = tuple(tuple(state.hand(other)) for other in range(state.seats))
        return msgspec.structs.replace(super().view(state, seat), hands=hands)

    def world_from_view(self, view: PebblesView, dice: Dice) -> PebblesState:
        hands = tuple(hand if seat == view.seat else None for seat, hand in enumerate(view.hands))
        return super().world_from_view(msgspec.structs.replace(view, hands=hands), dice)


@breaks(6, "looks like")
class GuessOfEmptyHands(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A world gives each other seat at most one pebble."""

    def world_from_view(self, view: PebblesView, dice: Dice) -> PebblesState:
        return super().world_from_view(msgspec.structs.replace(view, held=tuple(min(1, n) for n in view.held)), dice)


@breaks(6, "impossible")
class GuessOutOfNothing(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A world has more pebbles in the bag than exist: the view cannot show it, but it is impossible."""

    def world_from_view(self, view: PebblesView, dice: Dice) -> PebblesState:
        state = super().world_from_view(view, dice)
        state.bag[0] += 1
        return state


@table_breaks(6, "looks like")
class DealsTheOwnHand(PebblesState):
    def shuffle_hidden(self, seat: int, dice: Dice) -> None:
        super().shuffle_hidden(WATCHER, dice)


@breaks(6, "from JSON")
class SetInTheView(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A view that JSON does not restore."""

    def view(self, state: PebblesState, seat: int) -> PebblesView:
        hands: Any = [list(hand) if hand else None for hand in super().view(state, seat).hands]
        return msgspec.structs.replace(super().view(state, seat), hands=hands)


# Law 7: leaking secrets.

@table_breaks(7, "hears")
class TellsThePick(PebblesState):
    """Tells the pick, and not only that a seat has picked."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        if news.wanted and move < self.kinds:
            news.tell(Drew(seat=seat, kind=move, rule="PEB-2"))
        super().play(seat, move, dice, news)


@table_breaks(7, "hears")
class TellsTheDraw(PebblesState):
    def say_drawn(self, seat: int, drew: Drew, news: News) -> None:
        news.tell(drew)


@table_breaks(7, "hears")
class RevealsTheDraw(PebblesState):
    """Even revealed, the draw is for one seat only: the views of the others do not show it."""

    def say_drawn(self, seat: int, drew: Drew, news: News) -> None:
        news.reveal(drew)


@table_breaks(7, "hears")
class WhispersToTheNext(PebblesState):
    def say_drawn(self, seat: int, drew: Drew, news: News) -> None:
        news.whisper((seat + 1) % self.seats, drew)


@table_breaks(7, "is told")
class TellsOldSecrets(PebblesState):
    """A knock also tells a part of the next seat's hand."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        super().play(seat, move, dice, news)
        if news.wanted and move == self.kinds:
            news.tell(Drew(seat=seat, kind=self.hand((seat + 1) % self.seats)[0], rule="PEB-4"))


@breaks(7, "refusals")
class LeakyRefusal(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """The refusal contains the number of pebbles in the bag."""

    def reason(self, state: PebblesState, seat: int, action: Any, rule: str) -> Reason:
        facts = super().reason(state, seat, action, rule)
        return NotHeld(kind=action.kind, held=state.bag[action.kind]) if rule == "PEB-3" else facts


@breaks(7, "outlook")
class LeakyOutlook(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """The outlook counts the pebbles of that kind in the other hands."""

    def outlook(self, state: PebblesState, seat: int, action: Any) -> Outlook:
        if isinstance(action, Knock):
            return super().outlook(state, seat, action)
        held = sum(state.hand(other)[action.kind] for other in range(state.seats) if other != seat)
        return PickOutlook(unseen=held, last=False)


@table_breaks(7, "options")
class Clairvoyant(PebblesState):
    """A kind picked by another seat is refused, which reveals the pick."""

    def forbidding_rule(self, seat: int, move: int) -> int:
        rule = super().forbidding_rule(seat, move)
        alone = rule == 0 and move < self.kinds and sum(n > 0 for n in self.hand(seat)) > 1
        return 2 if alone and move in self.picks else rule


@table_breaks(7, "options")
class OrderTells(PebblesState):
    """The same moves, but kinds that are missing from the bag come last."""

    def legal_moves(self, seat: int) -> vec[i64]:
        return vec[i64](sorted(super().legal_moves(seat), key=lambda m: m < self.kinds and self.bag[m] == 0))


@breaks(7, "sheet")
class LeakySheet(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """The score sheet has a line for every high pebble in the bag."""

    def tally(self, state: PebblesState, seat: int) -> tuple[Points, ...]:
        return (*super().tally(state, seat), *[Points("PEB-1", 0)] * state.bag[3])


@table_breaks(7, "features")
class NetOfAllHands(PebblesState):
    def features(self, seat: int, out: BytesWriter, at: int) -> None:
        self.open_hands, kept = True, self.open_hands
        super().features(seat, out, at)
        self.open_hands = kept


@table_breaks(7, "knocks of seat")
class NetWithoutKnocks(PebblesState):
    """The features lack a part of the view."""

    def features(self, seat: int, out: BytesWriter, at: int) -> None:
        aside = self.clone()
        aside.knocks = filled(self.seats, KEPT)
        PebblesState.features(aside, seat, out, at)


# Law 8: worlds that are no random samples, and undeclared secrets.

@breaks(8, "seats see different things")
class Innocent(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Hides hands, and declares that it hides nothing."""

    secrets: ClassVar[bool] = False


@breaks(8, "whispers")
class Whisperer(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """All views are equal, but one seat hears a whisper."""

    secrets: ClassVar[bool] = False

    def view(self, state: PebblesState, seat: int) -> PebblesView:
        return msgspec.structs.replace(super().view(state, WATCHER), seat=seat)

    def world_from_view(self, view: PebblesView, dice: Dice) -> PebblesState:
        return super().world_from_view(msgspec.structs.replace(view, seat=WATCHER), dice)


@table_breaks(8, "changes nothing")
class NeverDeals(PebblesState):
    def shuffle_hidden(self, seat: int, dice: Dice) -> None:
        pass


@table_breaks(8, "dealing anew")
class KeepsThePicks(PebblesState):
    """Redistributes the other hands, but keeps their picks (if still held)."""

    def shuffle_hidden(self, seat: int, dice: Dice) -> None:
        picks = self.picks[:]
        super().shuffle_hidden(seat, dice)
        for other, pick in enumerate(picks):
            if pick != NONE and self.hand(other)[pick] == 0:
                self.swap_in(other, pick)
            self.picks[other] = pick

    def swap_in(self, seat: int, kind: int) -> None:
        """Swap a pebble of that kind, from any place, for one of this hand."""
        given = next(k for k, n in enumerate(self.hand(seat)) if n)
        heaps = [other for other in range(self.seats) if other != seat and self.hand(other)[kind]]
        if self.bag[kind]:
            self.bag[kind] -= 1
            self.bag[given] += 1
        else:
            self.hands[heaps[-1] * self.kinds + kind] -= 1
            self.hands[heaps[-1] * self.kinds + given] += 1
        self.hands[seat * self.kinds + kind] += 1
        self.hands[seat * self.kinds + given] -= 1


@table_breaks(8, "never changes it")
class KeepsTheFirstHand(PebblesState):
    """Deals again for seat 0 only: for all others, hands count as open, so the hand of seat 0 never changes."""

    def shuffle_hidden(self, seat: int, dice: Dice) -> None:
        self.open_hands, kept = seat != 0 or self.open_hands, self.open_hands
        super().shuffle_hidden(seat, dice)
        self.open_hands = kept


# Law 11: undo after learning something.

@table_breaks(11, "learns")
class TellsWhatIsShown(PebblesState):
    """Shows the picks as if all knew them, so the last one may be undone once the bag is empty."""

    def show(self, news: News) -> None:
        aside = News(news.wanted)
        super().show(aside)
        for item in aside.items:
            news.tell(item.event)


@table_breaks(11, "learns")
class KnockShowsAHand(PebblesState):
    """A knock shows the next seat's hand and can then be undone."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        super().play(seat, move, dice, news)
        if news.wanted and move == self.kinds:
            news.tell(Shown(kinds=tuple(self.hand((seat + 1) % self.seats)), rule="PEB-4"))


@table_breaks(11, "but not where")
class UndoTells(PebblesState):
    """A knock is whispered only if another seat has picked higher: whether it can be undone reveals that."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        super().play(seat, move, dice, news)
        if news.wanted and move == self.kinds and max(self.picks) > self.picks[seat]:
            news.whisper(seat, Knocked(seat=seat, rule="PEB-4"))
