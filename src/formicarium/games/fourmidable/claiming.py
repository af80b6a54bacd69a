"""Fourmidable: at the end of each action, the player's ants on empty terrain claim it (FOU-X7)."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.games.fourmidable.base import FourmidableBase, is_bare
from formicarium.games.fourmidable.events import Claimed
from formicarium.games.fourmidable.kit import CELLS, HOLES, MARK, NONE, SIDES


def claim(t: FourmidableBase, seat: i64, news: News) -> None:
    """Claim cells until nothing changes; when pheromones run short, in the order of the ants (FOU-X7)."""
    colony = t.colonies[seat]
    at, changed = colony.at, True
    slot: i64
    while changed and colony.left > 0 and t.bare > 0:
        changed = False
        for slot in range(len(at)):
            cell = at[slot]
            if cell != NONE and cell < CELLS and colony.left > 0 and is_bare(t, cell) and is_beside_own(t, seat, cell):
                t.scent(seat, cell)
                t.bare -= 1
                changed = True
                if news.wanted:
                    news.tell(Claimed(seat=seat, cell=t.kit.board.names[cell], rule="FOU-X7"))


def is_beside_own(t: FourmidableBase, seat: i64, cell: i64) -> bool:
    """Whether a cell touches a pheromone or a hole of the seat (FOU-X6, X7)."""
    beside, mark = t.kit.board.beside, MARK + seat
    side: i64
    for side in range(cell * SIDES, cell * SIDES + SIDES):
        other = beside[side]
        if other != NONE and (t.ground[other] == mark or (t.hole[other] != NONE and t.hole[other] // HOLES == seat)):
            return True
    return False
