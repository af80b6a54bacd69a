"""Pebbles: a small game for the tests that uses every part of the contract; read it before writing a game.

The modules of a larger game are sections here: rules, edition, model, kit, table, steps, game (and toy_features.py).

PEB-1  Every player draws a hand of pebbles from the bag and keeps it secret (with `open_hands`: in front of all).
PEB-2  Each round every player picks one pebble of its hand, in secret and at the same time; one a round.
PEB-3  Only a pebble that is in the hand.
PEB-4  A player who has picked while others still think has one knock a game.
PEB-5  When all have picked, the picks are shown. The highest (mode "low": the lowest) that no other player has picked
       scores a point, two if its owner knocked in this round. The picks are gone.
PEB-6  Then every player draws a pebble, while there are any. No pebbles in hand: the game ends.
PEB-7  Most points win; if equal, a player who still has its knock.
"""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core import game as core
from formicarium.core.dice import Dice
from formicarium.core.editions import BadEdition, Editions
from formicarium.core.game import Action, Event, Game, InvalidPosition, Outlook, Over, Points, Position, Reason, Types
from formicarium.core.news import News
from formicarium.core.packing import Packer, Unpacker, VariantData
from formicarium.core.rule import Rule, RuleBook
from formicarium.core.state import GameState, unpack_onto
from formicarium.core.variant_data import variant_cache
from formicarium.core.vectors import filled
from formicarium.laws.observed import Observer, register

from . import toy_features

PEB = RuleBook("PEB")
PICK = PEB.rule("2")
HELD = PEB.rule("3")
KNOCK = PEB.rule("4")
OVER = PEB.rule("6")
RULES = PEB.ids()
NONE = -1
KEPT, KNOCKED, SPENT = 0, 1, 2


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The edition: the contents of the box."""

    kinds: int
    copies: int
    hand: int


def check(river: River) -> None:
    if river.hand < 1 or river.kinds * river.copies % 6 or river.kinds * river.copies < 3 * river.hand:
        raise BadEdition("two and three players must be able to share the pebbles out")


EDITIONS = Editions(River, Path(__file__).parents[1] / "editions", check)


class Pick(Action, frozen=True):
    kind: int


class Knock(Action, frozen=True):
    pass


class Drew(Event, frozen=True):
    """Private (whisper), unless hands are open."""

    seat: int
    kind: int


class Picked(Event, frozen=True):
    """Public (tell): that a seat has picked, not its pick."""

    seat: int


class Knocked(Event, frozen=True):
    seat: int


class Shown(Event, frozen=True):
    """Public from now on (reveal): all picks."""

    kinds: tuple[int, ...]


class Scored(Event, frozen=True):
    seat: int
    points: int


class PickOutlook(Outlook, frozen=True):
    unseen: int
    last: bool


class KnockOutlook(Outlook, frozen=True):
    points: int


class NotHeld(Reason, frozen=True):
    """PEB-3"""

    kind: int
    held: int


class NoKnock(Reason, frozen=True):
    """PEB-4"""

    why: Literal["knocked", "first pick"]


class NotNow(Reason, frozen=True):
    """PEB-2: it is not this seat's turn, or the action is unknown."""


class PebblesView(core.View, frozen=True, kw_only=True):
    gone: tuple[int, ...]
    held: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]  # by seat, numbers by kind; null: hidden from the viewer
    picked: tuple[bool, ...]
    pick: int  # the viewer's pick; -1 if there is none
    knocks: tuple[int, ...]
    points: tuple[int, ...]


class PebblesPosition(Position, frozen=True, kw_only=True):
    bag: tuple[int, ...]
    gone: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]  # a picked pebble stays in the hand until it is shown
    picks: tuple[int, ...]
    knocks: tuple[int, ...]
    points: tuple[int, ...]


class Kit(VariantData):
    def __init__(self, river: River, seats: int, low: bool, open_hands: bool) -> None:
        self.kinds, self.copies = river.kinds, river.copies
        self.seats, self.low, self.open_hands = seats, low, open_hands
        self.picking, self.knocking = Picking(river.kinds), Knocking()
        steps: list[Step] = [self.picking, self.knocking]
        self.step_of = [step for step in steps for _ in step.actions]
        self.actions = [action for step in steps for action in step.actions]
        self.numbers = {action: move for move, action in enumerate(self.actions)}
        self.moves = len(self.actions)
        self.knocking.first = river.kinds


class PebblesState(GameState):
    """A state. `hands` is one vec of counts, at seat * kinds + kind; the bag has no order, so it holds no secret."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit.seats)
        self.kit, self.kinds, self.low, self.open_hands = kit, kit.kinds, kit.low, kit.open_hands
        self.bag = filled(kit.kinds, kit.copies)
        self.gone = filled(kit.kinds, 0)
        self.hands = filled(kit.seats * kit.kinds, 0)
        self.picks = filled(kit.seats, NONE)
        self.knocks = filled(kit.seats, KEPT)
        self.points = filled(kit.seats, 0)

    def clone(self) -> PebblesState:
        other = type(self)(self.kit)
        other.bag, other.gone, other.hands = self.bag[:], self.gone[:], self.hands[:]
        other.picks, other.knocks, other.points = self.picks[:], self.knocks[:], self.points[:]
        return other

    def variant_data(self) -> Kit:
        return self.kit

    def write(self, to: Packer) -> None:
        for row in (self.bag, self.gone, self.hands, self.picks, self.knocks, self.points):
            to.row(row)

    def read(self, source: Unpacker) -> None:
        self.bag, self.gone, self.hands = source.row(), source.row(), source.row()
        self.picks, self.knocks, self.points = source.row(), source.row(), source.row()

    def hand(self, seat: int) -> list[int]:
        return [self.hands[seat * self.kinds + kind] for kind in range(self.kinds)]

    def waiting(self) -> int:
        return 0 if self.ended() else sum(1 << seat for seat in range(self.seats) if self.picks[seat] == NONE)

    def ended(self) -> int:
        return 0 if any(self.hands) else OVER.number

    def score(self, seat: int) -> int:
        return self.points[seat]

    def compare(self, seat: int, other: int) -> int:
        """PEB-7."""
        return 2 * (self.points[seat] - self.points[other]) + (self.knocks[seat] == KEPT) - (self.knocks[other] == KEPT)

    def legal_moves(self, seat: int) -> vec[i64]:
        return vec[i64]([move for move in range(self.kit.moves) if not self.forbidding_rule(seat, move)])

    def forbidding_rule(self, seat: int, move: int) -> int:
        if self.ended():
            return OVER.number
        if not 0 <= seat < self.seats or not 0 <= move < self.kit.moves:
            return PICK.number
        step = self.kit.step_of[move]
        rule = step.rule_against(self, seat, move - step.first)
        return rule.number if rule else 0

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        step = self.kit.step_of[move]
        step.play(self, seat, move - step.first, dice, news)

    def show(self, news: News) -> None:
        """PEB-5."""
        picks = list(self.picks)
        if news.wanted:
            news.reveal(Shown(kinds=tuple(picks), rule="PEB-5"))
        alone = [kind for kind in picks if picks.count(kind) == 1]
        if alone:
            seat = picks.index(min(alone) if self.low else max(alone))
            points = 2 if self.knocks[seat] == KNOCKED else 1
            self.points[seat] += points
            if news.wanted:
                news.tell(Scored(seat=seat, points=points, rule="PEB-5"))
        for seat, kind in enumerate(picks):
            self.hands[seat * self.kinds + kind] -= 1
            self.gone[kind] += 1
            self.picks[seat] = NONE
            if self.knocks[seat] == KNOCKED:
                self.knocks[seat] = SPENT

    def draw_all(self, dice: Dice, news: News) -> None:
        """PEB-1, PEB-6."""
        for seat in range(self.seats):
            if any(self.bag):
                kind = self.draw(seat, dice)
                if news.wanted:
                    self.say_drawn(seat, Drew(seat=seat, kind=kind, rule="PEB-6"), news)

    def say_drawn(self, seat: int, drew: Drew, news: News) -> None:
        if self.open_hands:
            news.reveal(drew)
        else:
            news.whisper(seat, drew)

    def draw(self, seat: int, dice: Dice) -> int:
        kind = dice.pick(self.bag)
        self.bag[kind] -= 1
        self.hands[seat * self.kinds + kind] += 1
        return kind

    features = toy_features.encode

    def shuffle_hidden(self, seat: int, dice: Dice) -> None:
        """Redistribute the hands of the others, unless they are open, and their picks."""
        others = [other for other in range(self.seats) if other != seat]
        if not self.open_hands:
            held = {other: sum(self.hand(other)) for other in others}
            for other in others:
                for kind, n in enumerate(self.hand(other)):
                    self.bag[kind] += n
                    self.hands[other * self.kinds + kind] = 0
            for other in others:
                for _ in range(held[other]):
                    self.draw(other, dice)
        for other in others:
            if self.picks[other] != NONE:
                kinds = [kind for kind, n in enumerate(self.hand(other)) if n]
                self.picks[other] = kinds[dice.below(len(kinds))]


class Step:
    """One kind of action: its refusal, its outlook, its effect.
    The real games number their steps with core/step.py, which is compiled and so has no interpreted subclasses.
    """

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = list(actions)
        self.first = 0

    def rule_against(self, t: PebblesState, seat: int, choice: int) -> Rule | None:
        raise NotImplementedError

    def play(self, t: PebblesState, seat: int, choice: int, dice: Dice, news: News) -> None:
        raise NotImplementedError

    def outlook(self, t: PebblesState, seat: int, choice: int) -> Outlook:
        raise NotImplementedError


class Picking(Step):
    """Pick a pebble, by kind (PEB-2, PEB-3)."""

    def __init__(self, kinds: int) -> None:
        super().__init__([Pick(kind) for kind in range(kinds)])

    def rule_against(self, t: PebblesState, seat: int, kind: int) -> Rule | None:
        if t.picks[seat] != NONE:
            return PICK
        return None if t.hand(seat)[kind] else HELD

    def play(self, t: PebblesState, seat: int, kind: int, dice: Dice, news: News) -> None:
        t.picks[seat] = kind
        if news.wanted:
            news.tell(Picked(seat=seat, rule="PEB-2"))
        if NONE not in t.picks:
            t.show(news)
            t.draw_all(dice, news)

    def outlook(self, t: PebblesState, seat: int, kind: int) -> Outlook:
        known = t.gone[kind] + sum(t.hand(other)[kind] for other in (range(t.seats) if t.open_hands else [seat]))
        return PickOutlook(unseen=t.kit.copies - known, last=list(t.picks).count(NONE) == 1)


class Knocking(Step):
    """PEB-4: a free move, while other seats must still pick."""

    def __init__(self) -> None:
        super().__init__([Knock()])

    def rule_against(self, t: PebblesState, seat: int, choice: int) -> Rule | None:
        return None if t.picks[seat] != NONE and t.knocks[seat] == KEPT else KNOCK

    def play(self, t: PebblesState, seat: int, choice: int, dice: Dice, news: News) -> None:
        t.knocks[seat] = KNOCKED
        if news.wanted:
            news.tell(Knocked(seat=seat, rule="PEB-4"))

    def outlook(self, t: PebblesState, seat: int, choice: int) -> Outlook:
        return KnockOutlook(points=2)


@variant_cache(EDITIONS, "toy.kit")
def kit(edition: str, seats: int, low: bool, open_hands: bool) -> Kit:
    return Kit(EDITIONS[edition], seats, low, open_hands)


class Pebbles(Game, frozen=True, kw_only=True, tag="pebbles"):
    id: ClassVar[str] = "pebbles"
    version: ClassVar[int] = 1
    modes: ClassVar[dict[str, range]] = {"high": range(2, 4), "low": range(2, 4)}
    rules: ClassVar[tuple[str, ...]] = RULES
    endings: ClassVar[tuple[str, ...]] = ("PEB-6",)
    types: ClassVar[Types] = Types(Pick | Knock, Drew | Picked | Knocked | Shown | Scored, PebblesView, PebblesPosition,
                                   PickOutlook | KnockOutlook, NotHeld | NoKnock | NotNow | Over)
    editions: ClassVar[Editions[River]] = EDITIONS
    secrets: ClassVar[bool] = True
    table: ClassVar[type[PebblesState]] = PebblesState

    players: int = 2
    mode: str = "high"
    edition: str = "river"
    open_hands: bool = False

    @property
    def river(self) -> River:
        return self.editions[self.edition]

    @property
    def kit(self) -> Kit:
        return kit(self.edition, self.players, self.mode == "low", self.open_hands)

    @property
    def move_count(self) -> int:
        return self.kit.moves

    @property
    def max_moves(self) -> int:
        return self.river.kinds * self.river.copies + self.players

    @property
    def usual_length(self) -> int:
        return self.max_moves

    @property
    def chance_bounds(self) -> core.ChanceBounds:
        return core.ChanceBounds(self.river.kinds * self.river.copies, self.players, self.players * self.river.hand)

    def setup(self, dice: Dice, news: News) -> PebblesState:
        state = self.table(self.kit)
        for _ in range(self.river.hand):
            state.draw_all(dice, news)
        return state

    def action_of(self, move: int) -> Action:
        return self.kit.actions[move]

    def number_of(self, action: Any) -> int:
        return self.kit.numbers.get(action, -1)

    def view(self, state: PebblesState, seat: int) -> PebblesView:
        hands = [tuple(state.hand(other)) for other in range(state.seats)]
        return PebblesView(
                           seat=seat, gone=tuple(state.gone), held=tuple(map(sum, hands)),
            hands=tuple(hand if other == seat or self.open_hands else None for other, hand in enumerate(hands)),
            picked=tuple(pick != NONE for pick in state.picks), pick=state.picks[seat] if seat >= 0 else NONE,
                           knocks=tuple(state.knocks), points=tuple(state.points))

    def world_from_view(self, view: PebblesView, dice: Dice) -> PebblesState:
        """Return a world: fill hidden hands with the lowest pebbles left, then deal them again by chance."""
        river = self.river
        left = [river.copies - view.gone[k] - sum(hand[k] for hand in view.hands if hand) for k in range(river.kinds)]
        hands = []
        for hand, held in zip(view.hands, view.held, strict=True):
            guess = list(hand or (0,) * river.kinds)
            while sum(guess) < held:
                kind = next(kind for kind, n in enumerate(left) if n)
                left[kind] -= 1
                guess[kind] += 1
            hands.append(tuple(guess))
        picks = [next(kind for kind, n in enumerate(hand) if n) if picked else NONE
                 for hand, picked in zip(hands, view.picked, strict=True)]
        if view.pick != NONE:
            picks[view.seat] = view.pick
        state = self.table_of(PebblesPosition(bag=tuple(left), gone=view.gone, hands=tuple(hands), picks=tuple(picks),
                                              knocks=view.knocks, points=view.points))
        state.shuffle_hidden(view.seat, dice)
        return state

    def position(self, state: PebblesState) -> PebblesPosition:
        return PebblesPosition(
            bag=tuple(state.bag), gone=tuple(state.gone), picks=tuple(state.picks), knocks=tuple(state.knocks),
            hands=tuple(tuple(state.hand(seat)) for seat in range(state.seats)), points=tuple(state.points))

    def table_of(self, p: PebblesPosition) -> PebblesState:
        state = self.table(self.kit)
        state.bag, state.gone = vec[i64](p.bag), vec[i64](p.gone)
        state.hands = vec[i64]([n for hand in p.hands for n in hand])
        state.picks, state.knocks, state.points = vec[i64](p.picks), vec[i64](p.knocks), vec[i64](p.points)
        return state

    def load(self, position: PebblesPosition) -> PebblesState:
        self.audit_pebbles(position)
        self.audit_seats(position)
        return self.table_of(position)

    def unpack(self, data: bytes) -> GameState:
        return unpack_onto(self.table(self.kit), data)

    def audit_pebbles(self, p: PebblesPosition) -> None:
        """Check that each pebble is in one place, and that hands are equal and, while the bag has pebbles, full
        (PEB-6).
        """
        heaps = (p.bag, p.gone, *p.hands)
        if len(p.hands) != self.players or any(len(heap) != self.river.kinds or min(heap) < 0 for heap in heaps):
            raise InvalidPosition("pebbles: one hand a seat, one number a kind, none below 0")
        for kind in range(self.river.kinds):
            if sum(heap[kind] for heap in heaps) != self.river.copies:
                raise InvalidPosition(f"pebbles of kind {kind}: not {self.river.copies} in all")
        held = sum(p.hands[0])
        full = held == self.river.hand or (held < self.river.hand and not any(p.bag))
        if not full or any(sum(hand) != held for hand in p.hands):
            raise InvalidPosition("hands: as many each, and full while there is a bag (PEB-6)")

    def audit_seats(self, p: PebblesPosition) -> None:
        if not len(p.picks) == len(p.knocks) == len(p.points) == self.players:
            raise InvalidPosition("picks, knocks, points: one a seat")
        if NONE not in p.picks:
            raise InvalidPosition("picks: when all have picked they are shown at once (PEB-5)")
        for seat, (pick, knock) in enumerate(zip(p.picks, p.knocks, strict=True)):
            if pick != NONE and (not 0 <= pick < self.river.kinds or not p.hands[seat][pick]):
                raise InvalidPosition(f"picks[{seat}]: not held (PEB-3)")
            if knock not in (KEPT, KNOCKED, SPENT) or (knock == KNOCKED and pick == NONE):
                raise InvalidPosition(f"knocks[{seat}]: who knocks has picked (PEB-4)")
        rounds = sum(p.gone) // self.players
        if min(p.points) < 0 or sum(p.points) > rounds + p.knocks.count(SPENT):
            raise InvalidPosition("points: more than there were rounds to win (PEB-5)")
        if rounds == 0 and SPENT in p.knocks:
            raise InvalidPosition("knocks: spent before the first round was over (PEB-4)")

    feature_parts = toy_features.parts

    def reason(self, state: PebblesState, seat: int, action: Any, rule: str) -> Reason:
        if rule == "PEB-3":
            return NotHeld(kind=action.kind, held=sum(state.hand(seat)))
        if rule == "PEB-4":
            return NoKnock(why="knocked" if state.knocks[seat] != KEPT else "first pick")
        return Over() if state.ended() else NotNow()

    def outlook(self, state: PebblesState, seat: int, action: Any) -> Outlook:
        move = self.number_of(action)
        step = self.kit.step_of[move]
        return step.outlook(state, seat, move - step.first)

    def tally(self, state: PebblesState, seat: int) -> tuple[Points, ...]:
        return (Points("PEB-5", state.score(seat)),)


register(Pebbles, Observer(toy_features.observed_outcome, toy_features.feature_values,
                           unconfirmed={"Knock.points": "a round is never over with a knock"}))
