"""Pebbles, broken on purpose: each of these breaks the law that it is marked with, and that law has to see it."""
from __future__ import annotations

from collections.abc import Callable
from itertools import count
from types import new_class
from typing import Any, ClassVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64
from toy import (
    KEPT,
    KNOCKED,
    NONE,
    OVER,
    Drew,
    Knock,
    Knocked,
    Pebbles,
    PebblesPosition,
    PebblesTable,
    PebblesView,
    Pick,
    Picked,
    Shown,
)

import formicarium
from formicarium.core.dice import Dice
from formicarium.core.game import WATCHER, Action, Event, Facts, Impossible, Points, Types
from formicarium.core.news import News

FAULTS: list[tuple[int, type[Pebbles], str]] = []


def breaks(law: int, words: str) -> Callable[[type[Pebbles]], type[Pebbles]]:
    """Mark a broken game with the law that it breaks, and words of the complaint: a law may be right by accident."""
    def mark(game: type[Pebbles]) -> type[Pebbles]:
        FAULTS.append((law, game, words))
        return game

    return mark


def table_breaks(law: int, words: str) -> Callable[[type[PebblesTable]], type[Pebbles]]:
    """Mark a broken table; its name then is the game that is played on it."""
    def mark(table: type[PebblesTable]) -> type[Pebbles]:
        named = {"table": table, "__module__": __name__, "__doc__": table.__doc__}
        options = {"frozen": True, "kw_only": True, "tag": "pebbles"}
        game: type[Pebbles] = new_class(table.__name__, (Pebbles,), options, lambda body: body.update(named))
        return breaks(law, words)(game)

    return mark


# 1: somebody is stuck, or it never ends

@table_breaks(1, "waited for and has no move")
class DeadEnd(PebblesTable):
    """Who holds only the lowest kind may not pick it."""

    def forbids(self, seat: int, move: int) -> int:
        return super().forbids(seat, move) or (1 if move == 0 and self.low is self.open_hands else 0)


@table_breaks(1, "more than")
class Endless(PebblesTable):
    """What is gone goes back into the bag."""

    def show(self, news: News) -> None:
        super().show(news)
        self.bag = vec[i64]([n + m for n, m in zip(self.bag, self.gone, strict=True)])
        self.gone = vec[i64]([0] * self.kinds)


@table_breaks(1, "waiting is")
class WaitsForever(PebblesTable):
    """Still waits for everybody when the game has ended."""

    def waiting(self) -> int:
        return super().waiting() or (1 << self.seats) - 1


@table_breaks(1, "no id")
class NamelessEnd(PebblesTable):
    """Ends by a rule that is not on the list."""

    def ended(self) -> int:
        return OVER + 1 if super().ended() else 0


@table_breaks(1, "has ended, and seats")
class KnockAfterTheEnd(PebblesTable):
    """When all is over there is still something to do."""

    def forbids(self, seat: int, move: int) -> int:
        return 0 if self.ended() and seat == 0 and move == self.kinds else super().forbids(seat, move)


@table_breaks(1, "ahead")
class EverybodyIsAhead(PebblesTable):
    """Who is asked about first is ahead."""

    def ahead(self, seat: int, other: int) -> int:
        return super().ahead(seat, other) or 1


@breaks(1, "add up")
class WrongSheet(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """The score sheet counts a point too many."""

    def tally(self, table: PebblesTable, seat: int) -> tuple[Points, ...]:
        return (*super().tally(table, seat), Points("PEB-7", 1))


# 2: two opinions on what is allowed

@table_breaks(2, "is offered")
class OffersTooMuch(PebblesTable):
    """Lists a knock that is spent."""

    def moves(self, seat: int) -> vec[i64]:
        found = list(super().moves(seat))
        late = 0 <= seat < self.seats and self.picks[seat] != NONE and self.kinds not in found
        return vec[i64]([*found, self.kinds] if late else found)


@table_breaks(2, "is offered")
class OffersTwice(PebblesTable):
    """Lists a kind as often as it is held."""

    def moves(self, seat: int) -> vec[i64]:
        found = list(super().moves(seat))
        return vec[i64]([m for m in found for _ in range(self.hand(seat)[m] if m < self.kinds else 1)])


@table_breaks(2, "is no seat")
class SpectatorPlays(PebblesTable):
    """Seat -1 is the last one, from behind."""

    def forbids(self, seat: int, move: int) -> int:
        return super().forbids(seat % self.seats if seat < 0 else seat, move)


@table_breaks(2, "is offered")
class AllowsBeyond(PebblesTable):
    """Any number beyond the last is a knock."""

    def forbids(self, seat: int, move: int) -> int:
        return super().forbids(seat, min(move, self.kinds))


@table_breaks(2, "sample draws")
class SamplesAnything(PebblesTable):
    """Draws any kind, held or not."""

    def sample(self, seat: int, dice: Dice) -> int:
        return dice.below(self.kinds)


@table_breaks(2, "sample draws")
class NeverSamplesTheLast(PebblesTable):
    """One move is never drawn."""

    def sample(self, seat: int, dice: Dice) -> int:
        moves = self.moves(seat)
        return moves[dice.below(max(1, len(moves) - 1))]


@table_breaks(2, "sample changes")
class SampleEatsAPebble(PebblesTable):
    """Drawing a move changes the table."""

    def sample(self, seat: int, dice: Dice) -> int:
        self.gone[0] += 1
        return super().sample(seat, dice)


# 3: a clone that is no copy

@table_breaks(3, "done to the original")
class SharedHands(PebblesTable):
    """A clone holds the same hands."""

    def clone(self) -> PebblesTable:
        copy = super().clone()
        copy.hands = self.hands
        return copy


@table_breaks(3, "done to the original")
class SharedBag(PebblesTable):
    """A clone draws from the same bag, also when it is dealt anew."""

    def clone(self) -> PebblesTable:
        copy = super().clone()
        copy.bag = self.bag
        return copy


@table_breaks(3, "not like its original")
class ForgetfulClone(PebblesTable):
    """A clone does not know the points."""

    def clone(self) -> PebblesTable:
        copy = super().clone()
        copy.points = vec[i64]([0] * self.seats)
        return copy


# 4: a journal that is not the whole truth

OWN_LUCK = count()


@table_breaks(4, "BadJournal")
class LuckOfItsOwn(PebblesTable):
    """Draws without asking the dice."""

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
    """Written under another name than the shelf knows."""


# 5: refusals that are none

@table_breaks(5, "refused by ''")
class NoReason(PebblesTable):
    """Refuses without a rule."""

    def forbids(self, seat: int, move: int) -> int:
        return -len(self.bag) - 1 if super().forbids(seat, move) else 0


@breaks(5, "facts are")
class FactsThatAreNone(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A list is no fact."""

    def facts(self, table: PebblesTable, seat: int, action: Any, rule: str) -> Facts:
        facts: Any = {**super().facts(table, seat, action, rule), "moves": list(table.moves(seat))}
        return dict(facts)


@breaks(5, "the match takes it")
class TakesAnything(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """What is no action is the last kind."""

    def move(self, action: Any) -> int:
        return super().move(action) if isinstance(action, Pick | Knock) else self.river.kinds - 1


@breaks(5, "AttributeError")
class StumblesOverNonsense(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Expects nothing but actions."""

    def move(self, action: Any) -> int:
        return self.river.kinds if isinstance(action, Knock) else int(action.kind)


@breaks(5, "refused move changes")
class RefusalMoves(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Who tries what it does not hold has knocked."""

    def facts(self, table: PebblesTable, seat: int, action: Any, rule: str) -> Facts:
        if rule == "PEB-3":
            table.knocks[seat] = 2
        return super().facts(table, seat, action, rule)


# 6: guesses that do not look like the view

@breaks(6, "looks like")
class ViewOfAllHands(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A seat sees every hand, and guesses as if it did not: the view leaks."""

    def view(self, table: PebblesTable, seat: int) -> PebblesView:
        hands = tuple(tuple(table.hand(other)) for other in range(table.seats))
        return msgspec.structs.replace(super().view(table, seat), hands=hands)

    def suppose(self, view: PebblesView, dice: Dice) -> PebblesTable:
        hands = tuple(hand if seat == view.seat else None for seat, hand in enumerate(view.hands))
        return super().suppose(msgspec.structs.replace(view, hands=hands), dice)


@breaks(6, "looks like")
class GuessOfEmptyHands(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A guess gives the others as many pebbles as it likes."""

    def suppose(self, view: PebblesView, dice: Dice) -> PebblesTable:
        return super().suppose(msgspec.structs.replace(view, held=tuple(min(1, n) for n in view.held)), dice)


@breaks(6, "impossible")
class GuessOutOfNothing(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A guess has more pebbles in the bag than there are: nobody sees it, but it cannot be."""

    def suppose(self, view: PebblesView, dice: Dice) -> PebblesTable:
        table = super().suppose(view, dice)
        table.bag[0] += 1
        return table


@table_breaks(6, "looks like")
class DealsTheOwnHand(PebblesTable):
    """Dealing anew for a seat changes what it holds."""

    def redeal(self, seat: int, dice: Dice) -> None:
        super().redeal(WATCHER, dice)


@breaks(6, "from JSON")
class SetInTheView(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A view that does not come back from JSON as it was."""

    def view(self, table: PebblesTable, seat: int) -> PebblesView:
        hands: Any = [list(hand) if hand else None for hand in super().view(table, seat).hands]
        return msgspec.structs.replace(super().view(table, seat), hands=hands)


# 7: secrets that get out

@table_breaks(7, "hears")
class TellsThePick(PebblesTable):
    """Says what was picked, not only that something was."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        if news.heard and move < self.kinds:
            news.tell(Drew(seat=seat, kind=move, rule="PEB-2"))
        super().play(seat, move, dice, news)


@table_breaks(7, "hears")
class TellsTheDraw(PebblesTable):
    """Tells all what one has drawn."""

    def say_drawn(self, seat: int, drew: Drew, news: News) -> None:
        news.tell(drew)


@table_breaks(7, "hears")
class RevealsTheDraw(PebblesTable):
    """Even as a secret line it is for one seat only: the views of the others do not show it."""

    def say_drawn(self, seat: int, drew: Drew, news: News) -> None:
        news.reveal(drew)


@table_breaks(7, "hears")
class WhispersToTheNext(PebblesTable):
    """The neighbour hears what one has drawn."""

    def say_drawn(self, seat: int, drew: Drew, news: News) -> None:
        news.whisper((seat + 1) % self.seats, drew)


@table_breaks(7, "is told")
class TellsOldSecrets(PebblesTable):
    """Together with a knock comes what the next seat holds."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        super().play(seat, move, dice, news)
        if news.heard and move == self.kinds:
            news.tell(Drew(seat=seat, kind=self.hand((seat + 1) % self.seats)[0], rule="PEB-4"))


@breaks(7, "refusals")
class LeakyRefusal(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """The refusal says how many there are in the bag."""

    def facts(self, table: PebblesTable, seat: int, action: Any, rule: str) -> Facts:
        facts = super().facts(table, seat, action, rule)
        return {**facts, "bag": table.bag[action.kind]} if rule == "PEB-3" else facts


@breaks(7, "outlook")
class LeakyOutlook(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """The outlook knows whether anybody else holds that kind."""

    def outlook(self, table: PebblesTable, seat: int, action: Any) -> Facts:
        if isinstance(action, Knock):
            return {}
        return {"others": sum(table.hand(other)[action.kind] for other in range(table.seats) if other != seat)}


@table_breaks(7, "options")
class Clairvoyant(PebblesTable):
    """Nobody may pick what another has picked already: being refused tells it."""

    def forbids(self, seat: int, move: int) -> int:
        rule = super().forbids(seat, move)
        alone = rule == 0 and move < self.kinds and sum(n > 0 for n in self.hand(seat)) > 1
        return 2 if alone and move in self.picks else rule


@table_breaks(7, "options")
class OrderTells(PebblesTable):
    """The same moves, but what others hold comes last."""

    def moves(self, seat: int) -> vec[i64]:
        return vec[i64](sorted(super().moves(seat), key=lambda m: m < self.kinds and self.bag[m] == 0))


@breaks(7, "sheet")
class LeakySheet(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """The score sheet has a line for every high pebble in the bag."""

    def tally(self, table: PebblesTable, seat: int) -> tuple[Points, ...]:
        return (*super().tally(table, seat), *[Points("PEB-1", 0)] * table.bag[3])


# 8: guesses that are no guesses, secrets that nobody admits

@breaks(8, "seats see different things")
class Innocent(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Hides hands, and says that it hides nothing."""

    secrets: ClassVar[bool] = False


@breaks(8, "whispers")
class Whisperer(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """All see alike, and yet somebody is told what others are not."""

    secrets: ClassVar[bool] = False

    def view(self, table: PebblesTable, seat: int) -> PebblesView:
        return msgspec.structs.replace(super().view(table, WATCHER), seat=seat)

    def suppose(self, view: PebblesView, dice: Dice) -> PebblesTable:
        return super().suppose(msgspec.structs.replace(view, seat=WATCHER), dice)


@table_breaks(8, "changes nothing")
class NeverDeals(PebblesTable):
    """Every guess is the same guess."""

    def redeal(self, seat: int, dice: Dice) -> None:
        pass


@table_breaks(8, "dealing anew")
class KeepsThePicks(PebblesTable):
    """Deals the others anew, but knows what they have picked (if they hold it still)."""

    def redeal(self, seat: int, dice: Dice) -> None:
        picks = self.picks[:]
        super().redeal(seat, dice)
        for other, pick in enumerate(picks):
            if pick != NONE and self.hand(other)[pick] == 0:
                self.swap_in(other, pick)
            self.picks[other] = pick

    def swap_in(self, seat: int, kind: int) -> None:
        """From wherever that kind went, for a pebble of this hand."""
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
class KeepsTheFirstHand(PebblesTable):
    """Deals anew for the neighbours of seat 0 as if they had seen its hand."""

    def redeal(self, seat: int, dice: Dice) -> None:
        self.open_hands, kept = seat != 0 or self.open_hands, self.open_hands
        super().redeal(seat, dice)
        self.open_hands = kept


# 9: what comes and goes

@table_breaks(9, "cannot be, and it is")
class VanishedPebble(PebblesTable):
    """What is shown is not put with what is gone."""

    def show(self, news: News) -> None:
        gone = self.gone[:]
        super().show(news)
        self.gone = gone


@table_breaks(9, "cannot be, and it is")
class PebbleOutOfNothing(PebblesTable):
    """A knock brings a pebble."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        if move == self.kinds:
            self.bag[0] += 1
        super().play(seat, move, dice, news)


@breaks(9, "load accepts")
class LaxAudit(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Believes every number of pebbles that is not beyond belief."""

    def audit_pebbles(self, p: PebblesPosition) -> None:
        if any(abs(n) > 2**60 for heap in (p.bag, p.gone, *p.hands) for n in heap):
            raise Impossible("pebbles: beyond belief")


@breaks(9, "load accepts | too big to convert")
class LaxPoints(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Counts pebbles, but not points, picks and knocks."""

    def audit_seats(self, p: PebblesPosition) -> None:
        pass


@breaks(9, "cannot be, and it is")
class StrictAudit(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Does not believe in two points at once."""

    def audit_seats(self, p: PebblesPosition) -> None:
        super().audit_seats(p)
        if KNOCKED in p.knocks:
            raise Impossible("knocks: somebody is knocking")


@breaks(9, "KeyError")
class AuditThatCrashes(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Says KeyError instead of where the fault is."""

    def audit_seats(self, p: PebblesPosition) -> None:
        {-1: 0, **dict.fromkeys(range(self.river.kinds), 0)}[max(p.picks)]
        super().audit_seats(p)


# 10: numbers and positions that do not come back

@breaks(10, "has the number")
class TwoOfANumber(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Two numbers are one action."""

    def action(self, move: int) -> Action:
        return super().action(max(1, move))


@breaks(10, "has the number")
class NoNumber(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """A knock is no move at all."""

    def move(self, action: Any) -> int:
        return -1 if isinstance(action, Knock) else super().move(action)


@breaks(10, "is loaded as | more than there were rounds")
class ForgetfulLoad(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Spent knocks come back."""

    def load(self, position: PebblesPosition) -> PebblesTable:
        knocks = tuple(KEPT if knock == 2 else knock for knock in position.knocks)
        return super().load(msgspec.structs.replace(position, knocks=knocks))


class Remembering(PebblesTable):
    played = 0

    def clone(self) -> PebblesTable:
        copy = super().clone()
        assert isinstance(copy, Remembering)
        copy.played = self.played + 1
        return copy

    def show(self, news: News) -> None:
        self.low = self.played % 2 == 0
        super().show(news)


@breaks(10, "different futures")
class HiddenMemory(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Who scores depends on something that no position tells: how many clones there were."""

    table: ClassVar[type[PebblesTable]] = Remembering


class Murmur(Event, frozen=True):
    """An event that the game's types do not know."""


@table_breaks(10, "Murmur")
class UnknownEvent(PebblesTable):
    """Tells what no client can read."""

    def show(self, news: News) -> None:
        super().show(news)
        if news.heard:
            news.tell(Murmur(rule="PEB-5"))


# 11: undo that teaches

@table_breaks(11, "learns")
class TellsWhatIsShown(PebblesTable):
    """Shows the picks as if all knew them, so the last one may be taken back once the bag is empty."""

    def show(self, news: News) -> None:
        aside = News(news.heard)
        super().show(aside)
        for item in aside.items:
            news.tell(item.event)


@table_breaks(11, "learns")
class KnockShowsAHand(PebblesTable):
    """Who knocks is shown what others hold, and takes the knock back."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        super().play(seat, move, dice, news)
        if news.heard and move == self.kinds:
            news.tell(Shown(kinds=tuple(self.hand((seat + 1) % self.seats)), rule="PEB-4"))


@table_breaks(11, "but not where")
class UndoTells(PebblesTable):
    """A knock is whispered about only to who would win by it: that it can be taken back tells the rest."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        super().play(seat, move, dice, news)
        if news.heard and move == self.kinds and max(self.picks) > self.picks[seat]:
            news.whisper(seat, Knocked(seat=seat, rule="PEB-4"))


# 12: two engines, two games

@table_breaks(12, "line")
class CompiledScoresDouble(PebblesTable):
    """Compiled, a pick of the highest kind is worth more."""

    def show(self, news: News) -> None:
        super().show(news)
        if formicarium.engine == "compiled":
            self.points[0] += 1


@table_breaks(12, "line")
class CompiledSpeaksUp(PebblesTable):
    """The same journal, but one engine tells more."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        if news.heard and formicarium.engine == "python":
            news.tell(Picked(seat=seat, rule="PEB-2"))
        super().play(seat, move, dice, news)


@table_breaks(12, "line")
class CompiledDrawsAnother(PebblesTable):
    """What a bot would draw differs by engine."""

    def sample(self, seat: int, dice: Dice) -> int:
        moves = self.moves(seat)
        return moves[-1 if formicarium.engine == "python" else 0]


@table_breaks(12, "only so big")
class InterpretedOnly(PebblesTable):
    """Compiled, it does not run at all."""

    def clone(self) -> PebblesTable:
        if formicarium.engine == "compiled":
            raise OverflowError("an i64 is only so big")
        return super().clone()
