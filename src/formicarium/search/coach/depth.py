"""The coach by looking ahead: every line to the same depth, and what a lead is worth as a chance."""
from __future__ import annotations

from math import exp, inf
from typing import Any

from formicarium.core.dice import Dice
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.table import Table, count, first
from formicarium.games.fili_fourmis.table import FiliTable
from formicarium.search.alphabeta import Search
from formicarium.search.coach.judge import Continuation, Judge, Opinion, chances
from formicarium.search.coach.review import INEXACT, Chances
from formicarium.search.mind import FOREVER
from formicarium.search.minds import Deepening
from formicarium.search.policies import policy
from formicarium.search.thought import NO_LUCK, NONE, SURE, WON

DEEP = 8  # moves of a line
# turns; all even, or whoever moves would make one move more than the other
SHALLOW = 2  # with few positions to spend
QUICK = 4  # so it sees what the other wins in two turns of its own
DEPTH = 6  # where something seems to be lost
ENOUGH = 20_000  # positions from which on it looks deeper than SHALLOW
# of `Policy.worth`: with so much more 73 games in 100 are won, fitted to games (docs/coach.md), while all ants are at
# home and when none is any more
EARLY_DOUBT = 4000.0
LATE_DOUBT = 1300.0


class Look:
    """A table, and what it is worth to the seat after its move."""

    def __init__(self, mind: Deepening, game: Game, table: Table, seat: int, move: int, depth: int) -> None:
        after = table.clone()
        after.play(seat, move, NO_LUCK, SILENT)
        self.line: Continuation = ((seat, move),)
        self.worth = 0
        self.seat = seat
        if after.ended():
            self.worth = result(after, seat)
            return
        who = first(after.waiting())
        search = searching(mind, game, after, who)
        search.deepen(depth if who == seat else depth - 1)
        self.line = (*self.line, *recall_variation(search))[:DEEP]
        self.worth = int(search.best_worth) if who == seat else -int(search.best_worth)


def result(table: Table, seat: int) -> int:
    lead = table.ahead(seat, 1 - seat)
    return int(WON if lead > 0 else -WON if lead < 0 else 0)


def searching(mind: Deepening, game: Game, table: Table, seat: int) -> Search:
    """Without noise: a coach says the same to all."""
    return Search(table, policy(game.id), seat, game.moves, 0, 0, FOREVER, inf, mind.bits)


def recall_variation(search: Search) -> Continuation:
    """The line that a search remembers."""
    line: list[tuple[int, int]] = []
    table, move, who = search.root.clone(), int(search.best), int(search.seat)
    while move != NONE and len(line) < DEEP:
        line.append((who, move))
        table.play(who, move, NO_LUCK, SILENT)
        if table.ended():
            break
        who = first(table.waiting())
        move = int(search.recall(table, who))
    return tuple(line)


def doubt_by_depth(table: Table) -> float:
    assert isinstance(table, FiliTable)
    home = int(count(table.nest[0]) + count(table.nest[1])) / int(2 * table.kit.ants)
    return EARLY_DOUBT * home + LATE_DOUBT * (1 - home)


def chance(worth: int, unsure: float) -> float:
    if abs(worth) >= SURE:
        return 1.0 if worth > 0 else 0.0
    return 1.0 / (1.0 + exp(-worth / unsure))


def shares(worth: int, seat: int, unsure: float) -> Chances:
    mine = chance(worth, unsure)
    return chances([mine if one == seat else 1.0 - mine for one in range(2)], [])


class ByDepth(Judge):
    def __init__(self, mind: Deepening) -> None:
        self.mind = mind

    def stand(self, game: Game, view: Any, table: Table, playouts: int, dice: Dice, by: int = -1,
              move: int = -1) -> Chances:
        if move != NONE:
            look = Look(self.mind, game, table, by, move, first_depth(playouts))
            return shares(look.worth, by, doubt_by_depth(table))
        seat = first(table.waiting())
        search = searching(self.mind, game, table, seat)
        search.deepen(first_depth(playouts))
        return shares(int(search.best_worth), seat, doubt_by_depth(table))

    def decide(self, game: Game, view: Any, table: Table, move: int, playouts: int, dice: Dice) -> Opinion:
        """Four turns; what is lost there is looked at deeper still, and as long as ants are at home
        the smaller loss counts."""
        seat, unsure = view.seat, doubt_by_depth(table)
        search = searching(self.mind, game, table, seat)
        depth = first_depth(playouts)
        search.deepen(depth)
        best = int(search.best)
        better, played = self.compare(game, table, seat, best, move, depth)
        lost = chance(better.worth, unsure) - chance(played.worth, unsure)
        racing = unsure == LATE_DOUBT
        if depth == QUICK and (lost >= INEXACT or (racing and best != move)):
            deeper = self.compare(game, table, seat, best, move, DEPTH)
            less = chance(deeper[0].worth, unsure) - chance(deeper[1].worth, unsure)
            if racing or less < lost:
                (better, played), lost = deeper, less
        before, after = shares(better.worth, seat, unsure), shares(played.worth, seat, unsure)
        turns = 0
        if better.worth >= SURE > played.worth:
            turns = WON - better.worth
        elif played.worth <= -SURE < better.worth:
            turns = -WON - played.worth
        return Opinion(before, better.line[0][1], before, after, lost, better.line, played.line, (), turns=int(turns))

    def compare(self, game: Game, table: Table, seat: int, best: int, move: int, depth: int) -> tuple[Look, Look]:
        """The better of the two moves, and the one that was played."""
        played = Look(self.mind, game, table, seat, move, depth)
        better = played if best == move else Look(self.mind, game, table, seat, best, depth)
        return (played, played) if better.worth <= played.worth else (better, played)

    def rival(self, game: Game, view: Any, table: Table, best: int, playouts: int, dice: Dice) -> Continuation:
        search = searching(self.mind, game, table, view.seat)
        search.exclude(best)
        search.deepen(first_depth(playouts))
        return recall_variation(search) if search.best != NONE else ()


def first_depth(positions: int) -> int:
    return QUICK if positions >= ENOUGH else SHALLOW
