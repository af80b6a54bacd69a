"""Fourmidable: the open objectives, and the one pile they come from (FOU-X1)."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.vectors import total
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.events import Looked, Peeked, Uncovered
from formicarium.games.fourmidable.kit import NONE


def lay_open(t: FourmidableBase, dice: Dice, news: News) -> None:
    """Lay the objectives open at the start of the game (FOU-X1)."""
    i: i64
    for i in range(t.kit.open):
        card = t.draw_any(dice)
        t.shown = append(t.shown, card)
        tell(t, card, news)


def replace(t: FourmidableBase, card: i64, dice: Dice, news: News) -> None:
    """Replace a completed card by the next of the pile; with an empty pile, fewer lie open (FOU-X2)."""
    place = place_of(t, card)
    new = t.draw_any(dice)
    if new != NONE:
        t.shown[place] = new
        tell(t, new, news)
        return
    rest = vec[i64](capacity=len(t.shown))
    i: i64
    for i in range(len(t.shown)):
        if i != place:
            rest = append(rest, t.shown[i])
    t.shown = rest


def tell(t: FourmidableBase, card: i64, news: News) -> None:
    if news.wanted:
        news.reveal(Uncovered(objective=t.kit.objectives.designs[card], rule="FOU-X1"))


def place_of(t: FourmidableBase, card: i64) -> i64:
    """Return the first place where a card lies open, or NONE."""
    i: i64
    for i in range(len(t.shown)):
        if t.shown[i] == card:
            return i
    return NONE


def cards_in_pile(t: FourmidableBase) -> i64:
    return total(t.stack) + len(t.tops)


def look(t: FourmidableBase, seat: i64, number: i64, dice: Dice) -> vec[i64]:
    """Show the next cards of the pile to one seat (FOU-C19 to C21, E6).

    They stay in place; if the pile is short, there are fewer.
    """
    seen = vec[i64](capacity=number)
    i: i64
    for i in range(min(number, cards_in_pile(t))):
        if i == len(t.tops):
            t.tops = append(t.tops, t.draw_unseen(dice) << 6)
        t.tops[i] |= 1 << seat
        seen = append(seen, t.tops[i] >> 6)
    return seen


def peek(t: FourmidableBase, seat: i64, number: i64, rule: Rule, dice: Dice, news: News) -> None:
    """Show cards as `look` does; tell all seats who looks, and that seat the cards."""
    seen = look(t, seat, number, dice)
    if news.wanted:
        news.tell(Peeked(seat=seat, looked=len(seen), rule=rule.id))
        news.whisper(seat, Looked(cards=t.designs_of(seen), rule=rule.id))


def redeal_tops(t: FourmidableBase, seat: i64, dice: Dice) -> None:
    """Replace the upper cards of the pile that a seat has not looked at by others it does not know."""
    tops = t.tops
    i: i64
    for i in range(len(tops)):
        if not knows(tops[i], seat):
            t.put_back(tops[i] >> 6)
    for i in range(len(tops)):
        if not knows(tops[i], seat):
            tops[i] = t.draw_unseen(dice) << 6 | tops[i] & 63


def knows(top: i64, seat: i64) -> bool:
    """Whether a seat has looked at a card on top of the pile; a spectator (-1) never has."""
    return seat >= 0 and top >> seat & 1 == 1
