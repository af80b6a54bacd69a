"""La Cigale & la Fourmi: take a power for an insect just collected (CIG-P2), and the hidden card (CIG-P7)."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.cigale.base import EMPOWERING, TRADING, CigaleBase
from formicarium.games.cigale.kit import IN_BOX, KINDS, NONE, ON_TABLE, STOCK, Kit, kind_of
from formicarium.games.cigale.model import (
    POWERS,
    Discarded,
    Empower,
    Empowered,
    EmpowerOutlook,
    EmpowerReason,
    Stock,
    Stocked,
)
from formicarium.games.cigale.rounds import end_if_won
from formicarium.games.cigale.rules import ONE_POWER_A_ROUND, POWER_OWNED
from formicarium.games.cigale.step import Step


@final
class Empowering(Step):
    """Take a power. Choices: the insect cards, numbered as the bits of `Doing.fresh`.

    It is also a step of the market phase, to explain that it is too late.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__([Empower(face) for face in kit.faces if face.insect])

    def moves(self, t: CigaleBase, seat: i64, found: vec[i64]) -> vec[i64]:
        insect: i64
        if t.doing.fresh:
            for insect in range(self.size):
                if self.rule_against(t, seat, insect) is None:
                    found = append(found, self.first + insect)
        return found

    def rule_against(self, t: CigaleBase, seat: i64, insect: i64) -> Rule | None:
        if t.doing.fresh >> insect & 1 == 0:
            return ONE_POWER_A_ROUND
        return None if can_take(t, insect % KINDS) else POWER_OWNED

    def play(self, t: CigaleBase, seat: i64, insect: i64, dice: Dice, news: News) -> None:
        empower(t, card_of(insect), dice, news)
        end_if_won(t, news)

    def outlook(self, t: CigaleBase, seat: i64, insect: i64) -> EmpowerOutlook:
        power = t.kit.power_of[insect % KINDS]
        owner = t.power[power]
        return EmpowerOutlook(card=t.kit.faces[card_of(insect)], power=POWERS[power],
                              owner=None if owner == ON_TABLE else owner)

    def reason(self, t: CigaleBase, seat: i64, insect: i64, rule: Rule) -> EmpowerReason:
        power = t.kit.power_of[insect % KINDS]
        card, name = t.kit.faces[card_of(insect)], POWERS[power]
        if rule is POWER_OWNED:
            return EmpowerReason(why="box" if t.power[power] == IN_BOX else "yours", card=card, power=name)
        if t.phase == EMPOWERING:
            return EmpowerReason(why="collected", card=card, power=name)
        return EmpowerReason(why="late" if seat == t.ant else "cicada", card=card, power=name)


def card_of(insect: i64) -> i64:
    return insect // KINDS * (KINDS + 1) + insect % KINDS + 1


def offer_power(t: CigaleBase) -> None:
    """Ask the Ant for a power if it can take one, else go on to the market (CIG-P2)."""
    t.phase = TRADING
    if t.kit.powered and t.doing.collector == t.ant:
        kind: i64
        for kind in range(KINDS):
            if can_take(t, kind) and t.doing.fresh & 0o01010101 << kind:
                t.phase = EMPOWERING
                return
    t.doing.fresh = 0


def can_take(t: CigaleBase, kind: i64) -> bool:
    """Whether the power of an insect is in play and not the collector's own (CIG-P10)."""
    holder = t.power[t.kit.power_of[kind]]
    return holder != IN_BOX and holder != t.doing.collector


def empower(t: CigaleBase, card: i64, dice: Dice, news: News) -> None:
    """Take a power from the table or another seat (CIG-P2); with it a hidden card is replaced (CIG-P7)."""
    seat = t.doing.collector
    power = t.kit.power_of[kind_of(card)]
    owner = t.power[power]
    t.foragers[seat].kept[card] -= 1
    t.discard[card] += 1
    t.power[power] = seat
    if news.wanted:
        news.tell(Empowered(seat=seat, power=POWERS[power], card=t.kit.faces[card],
                            owner=None if owner == ON_TABLE else owner, rule="CIG-P2"))
    if power == STOCK:
        if t.stock != NONE:
            t.discard[t.stock] += 1
            if news.wanted:
                news.reveal(Discarded(seat=owner, card=t.kit.faces[t.stock], rule="CIG-P7"))
        hide_card(t, seat, dice, news)
    t.phase = TRADING
    t.doing.fresh = 0


def hide_card(t: CigaleBase, seat: i64, dice: Dice, news: News) -> None:
    """Draw a hidden card from the pile (CIG-P7)."""
    t.stock = t.draw(dice, news)
    if t.stock != NONE and news.wanted:
        news.tell(Stocked(seat=seat, rule="CIG-P7"))
        news.whisper(seat, Stock(card=t.kit.faces[t.stock], rule="CIG-P7"))
