"""La Cigale & la Fourmi, Autumn: collected cards move the pantry's cubes, insects go to the collector (CIG-A5 to A7).
"""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.vectors import filled, total
from formicarium.games.cigale.base import CigaleBase
from formicarium.games.cigale.kit import CARDS, CELLS, NONE, PATHS, kind_of, path_of
from formicarium.games.cigale.model import PATHS as PATH_NAMES
from formicarium.games.cigale.model import Laid, Shelved
from formicarium.games.cigale.rounds import finish, next_round
from formicarium.games.cigale.rules import AUTUMN_END


def fill_pantry(t: CigaleBase, path: i64, ants: i64, dice: Dice, news: News) -> None:
    """Collect the cards of a path; the end of the game is checked before the refill (CIG-A10)."""
    seat = t.doing.collector
    n = collect_path(t, seat, path, ants, news)
    if full_shelves(t, seat) >= 2 or total(t.pile) < n:
        finish(t, AUTUMN_END, news)
    else:
        next_round(t, dice, news)


def collect_path(t: CigaleBase, seat: i64, path: i64, ants: i64, news: News) -> i64:
    """Move every card of the path with an ant to the seat; return their number."""
    forager = t.foragers[seat]
    insects = filled(CARDS, 0)
    n: i64 = 0
    cell: i64
    for cell in range(CELLS):
        card = t.square[cell]
        if ants >> cell & 1 and path_of(card) == path:
            t.square[cell] = NONE
            n += 1
            if kind_of(card) == NONE:
                t.discard[card] += 1
            else:
                forager.kept[card] += 1
                insects[card] += 1
    forager.shelf[path] = min(forager.shelf[path] + n, len(t.kit.slot_points) - 1)  # never past the last slot (CIG-A6)
    if news.wanted:
        news.tell(Shelved(seat=seat, path=PATH_NAMES[path], cards=n, slot=forager.shelf[path], insects=total(insects),
                          rule="CIG-A6"))
        if t.kit.open_insects and total(insects):
            news.tell(Laid(seat=seat, cards=t.faces_of(insects), rule="CIG-A15"))
    return n


def full_shelves(t: CigaleBase, seat: i64) -> i64:
    """Return the number of the seat's cubes on the last slot (CIG-A10)."""
    n: i64 = 0
    shelf = t.foragers[seat].shelf
    path: i64
    for path in range(PATHS):
        if shelf[path] == len(t.kit.slot_points) - 1:
            n += 1
    return n
