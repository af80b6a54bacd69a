"""La Cigale & la Fourmi, Autumn: the pantry."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.games.cigale.box import CARDS, CELLS, NONE, PATHS, kind_of, path_of
from formicarium.games.cigale.model import PATHS as PATH_NAMES
from formicarium.games.cigale.model import Laid, Shelved
from formicarium.games.cigale.state import State, nothing, total


def harvest(t: State, seat: i64, path: i64, ants: i64, news: News) -> i64:
    """CIG-A5, A6, A7: every card of that path with an ant goes to the seat; how many there were."""
    insects = nothing(CARDS)
    n: i64 = 0
    cell: i64
    for cell in range(CELLS):
        card = t.square[cell]
        if ants >> cell & 1 and path_of(card) == path:
            t.square[cell] = NONE
            n += 1
            if kind_of(card) == NONE:
                t.away[card] += 1
            else:
                t.kept[seat * CARDS + card] += 1
                insects[card] += 1
    slot = seat * PATHS + path
    t.shelf[slot] = min(t.shelf[slot] + n, len(t.box.shelf) - 1)  # CIG-A6: never past the last
    if news.heard:
        news.tell(Shelved(seat=seat, path=PATH_NAMES[path], cards=n, slot=t.shelf[slot], insects=total(insects),
                          rule="CIG-A6"))
        if t.box.open_insects and total(insects):
            news.tell(Laid(seat=seat, cards=t.shown(insects), rule="CIG-A15"))
    return n


def full_shelves(t: State, seat: i64) -> i64:
    """CIG-A10: how many of the seat's cubes are on the last slot."""
    n: i64 = 0
    slot: i64
    for slot in range(seat * PATHS, seat * PATHS + PATHS):
        if t.shelf[slot] == len(t.box.shelf) - 1:
            n += 1
    return n
