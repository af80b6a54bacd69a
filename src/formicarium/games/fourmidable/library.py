"""Fourmidable: objectives: drawn at set-up and in the library (FOU-K2, A2, A12, A13), and revealed (FOU-K14)."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.games.fourmidable.box import HAND, KINDS, LOOKS, NONE, RESOURCES, STUDYING
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    Dealt,
    Drew,
    Full,
    Kept,
    Learned,
    Looked,
    Revealed,
    Studied,
)
from formicarium.games.fourmidable.rules import K14
from formicarium.games.fourmidable.state import State


def deal(t: State, seat: i64, hunters: i64, farmers: i64, diggers: i64, rule: str, dice: Dice, news: News) -> None:
    """FOU-K2, A2: so many cards of each pile."""
    wanted = vec[i64]([hunters, farmers, diggers])
    dealt = vec[i64]()
    kind: i64
    i: i64
    for kind in range(KINDS):
        for i in range(wanted[kind]):
            card = t.draw(kind, dice)
            t.take(seat, card)
            dealt = append(dealt, card)
    if news.heard:
        news.tell(Drew(seat=seat, hunters=hunters, farmers=farmers, diggers=diggers, rule=rule))
        news.whisper(seat, Dealt(cards=t.shown(dealt), rule=rule))


def study(t: State, seat: i64, kind: i64, dice: Dice, news: News) -> None:
    """FOU-A12, A13: look at two cards of the pile; a single one is kept."""
    full = t.objectives(seat) >= HAND
    if full or t.stack[kind] + t.count_under(kind) == 0:
        if news.heard:
            news.tell(Full(seat=seat, ant=ANT_KINDS[kind], why="hand" if full else "pile",
                           rule="FOU-A13" if full else "FOU-A12"))
        return
    i: i64
    for i in range(LOOKS):
        card = t.draw(kind, dice)
        if card != NONE:
            t.looked = append(t.looked, card)
    if news.heard:
        news.tell(Studied(seat=seat, ant=ANT_KINDS[kind], looked=len(t.looked), rule="FOU-A12"))
        news.whisper(seat, Looked(cards=t.shown(t.looked), rule="FOU-A12"))
    if len(t.looked) == 1:
        keep(t, seat, t.looked[0], news)
    else:
        t.phase = STUDYING


def keep(t: State, seat: i64, card: i64, news: News) -> None:
    """FOU-A12: the others under the pile, in the order drawn; who put them there knows them."""
    kept = False
    i: i64
    for i in range(len(t.looked)):
        if t.looked[i] == card and not kept:
            kept = True
        else:
            t.under = append(t.under, t.looked[i] << 3 | seat)
    if news.heard:
        news.tell(Learned(seat=seat, ant=ANT_KINDS[t.box.kind[card]], under=len(t.looked) - 1, rule="FOU-A12"))
        news.whisper(seat, Kept(card=t.box.designs[card], rule="FOU-A12"))
    t.looked = t.looked[:0]
    t.take(seat, card)


def looks_at(t: State, card: i64) -> bool:
    i: i64
    for i in range(len(t.looked)):
        if t.looked[i] == card:
            return True
    return False


# revealing

def bars_reveal(t: State, seat: i64, card: i64) -> i64:
    """FOU-K14: once the game has begun, what is in hand and can be paid."""
    if t.round_ > 0 and t.hand[seat * t.box.cards + card] and t.affords(seat, card):
        return 0
    return K14


def might_reveal(t: State, seat: i64) -> bool:
    """Whether the seat could pay an objective, as far as everybody can see: its resources, the backs of its cards."""
    card: i64
    for card in range(t.box.cards):
        if t.box.copies[card] and t.held[seat * KINDS + t.box.kind[card]] and t.affords(seat, card):
            return True
    return False


def reveal(t: State, seat: i64, card: i64, news: News) -> None:
    """FOU-K14: the resources go back to the reserve, each for one objective only."""
    box = t.box
    kind = box.kind[card]
    i: i64
    for i in range(RESOURCES):
        t.goods[seat * RESOURCES + i] -= box.needs[card * RESOURCES + i]
    t.hand[seat * box.cards + card] -= 1
    t.won[seat * box.cards + card] += 1
    t.held[seat * KINDS + kind] -= 1
    t.done[seat * KINDS + kind] += 1
    t.earned[seat * KINDS + kind] += box.points[card]
    t.stirred = True
    if news.heard:
        news.reveal(Revealed(seat=seat, objective=box.designs[card], revealed=t.completed(seat), rule="FOU-K14"))
