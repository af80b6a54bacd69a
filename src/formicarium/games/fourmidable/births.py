"""Fourmidable: births (FOU-A5, A6)."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.games.fourmidable.box import KINDS, NEST, NONE, QUEEN
from formicarium.games.fourmidable.model import ANT_KINDS, Hatched
from formicarium.games.fourmidable.rules import A4, A5, A23, K1
from formicarium.games.fourmidable.state import State, worm_in


def unborn(t: State, seat: i64, kind: i64) -> i64:
    """The first ant of a kind that is still in supply; NONE (FOU-A1)."""
    slot: i64
    for slot in range(kind * t.box.ants, (kind + 1) * t.box.ants):
        if t.at[seat * t.box.slots + slot] == NONE:
            return slot
    return NONE


def bars_hatch(t: State, seat: i64, kind: i64) -> i64:
    """FOU-A5."""
    if not t.box.level.births:
        return K1
    if t.born[seat] != NONE:
        return A4
    if t.tiles[kind] == 0 or unborn(t, seat, kind) == NONE:
        return A5
    return A23 if worm_in(t, seat, QUEEN) else 0


def can_hatch(t: State, seat: i64) -> bool:
    """FOU-A5: while no tile can be taken the birth falls away."""
    if not t.box.level.births or t.born[seat] != NONE:
        return False
    kind: i64
    for kind in range(KINDS):
        if bars_hatch(t, seat, kind) == 0:
            return True
    return False


def hatch(t: State, seat: i64, kind: i64, news: News) -> None:
    """FOU-A5: to the queen's room; it has not moved this round."""
    slot = unborn(t, seat, kind)
    t.tiles[kind] -= 1
    t.born[seat] = kind
    t.alive[seat] |= 1 << slot
    t.put(seat, slot, NEST + QUEEN)
    if news.heard:
        news.tell(Hatched(seat=seat, ant=ANT_KINDS[kind], number=slot % t.box.ants + 1, rule="FOU-A5"))
