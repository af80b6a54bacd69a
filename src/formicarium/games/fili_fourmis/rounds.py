"""Fili-Fourmis: turn order and the end of the game (FIL-S3, E1 to E3)."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.games.fili_fourmis.base import ACTING, FiliBase
from formicarium.games.fili_fourmis.kit import NONE
from formicarium.games.fili_fourmis.model import Ended
from formicarium.games.fili_fourmis.rules import ALL_RAMPARTS_HELD, BLOCKED_GAME, RULES

THIRD: Final[i64] = 3  # occurrences of a position that end the game (FIL-E3)


def pass_on(t: FiliBase, progress: bool, news: News) -> None:
    """Pass the turn (FIL-S3).

    After `progress` (an ant came out or entered) earlier positions cannot recur, so their keys are dropped.
    """
    t.set_phase(ACTING, NONE, NONE)
    t.turn = 1 - t.turn
    t.sign ^= t.kit.keys.turn
    t.seen = append(vec[i64](capacity=8) if progress else t.seen, t.sign)
    t.begin_turn()
    if t.over and news.wanted:
        news.tell(result(t))


def verdict(t: FiliBase) -> i64:
    """Return the number of the rule that ends the game although moves are left; 0 if none does (FIL-E1, E3)."""
    if t.has_won(0) or t.has_won(1):
        return ALL_RAMPARTS_HELD.number
    return BLOCKED_GAME.number if times(t) >= THIRD or quiet_turns(t) >= 2 * t.kit.limit else 0


def times(t: FiliBase) -> i64:
    """Count the occurrences of the position at the beginning of this turn (FIL-E3)."""
    last = t.seen[len(t.seen) - 1]
    n: i64 = 0
    i: i64
    for i in range(len(t.seen)):
        if t.seen[i] == last:
            n += 1
    return n


def quiet_turns(t: FiliBase) -> i64:
    """Return the turns of both players since an ant last came out or entered (FIL-E3)."""
    return len(t.seen) - 1


def why_ended(t: FiliBase) -> str:
    if t.over == ALL_RAMPARTS_HELD.number:
        return "ramparts"
    if times(t) >= THIRD:
        return "repeated"
    return "quiet" if quiet_turns(t) >= 2 * t.kit.limit else "stuck"


def result(t: FiliBase) -> Ended:
    lead = t.compare(0, 1)
    winners = (0,) if lead > 0 else (1,) if lead < 0 else (0, 1)
    best: i64 = 1 if lead < 0 else 0
    by, ants, others = "entered", t.score(best), t.score(1 - best)
    if t.over == ALL_RAMPARTS_HELD.number:
        by, ants, others = "ramparts", t.ramparts(best), t.ramparts(1 - best)
    elif ants == others and t.kit.middle:
        by, ants, others = "middle", t.beyond(best), t.beyond(1 - best)
    return Ended(winners=winners, why=why_ended(t), by=by, ants=ants, others=others, rule=RULES[t.over])
