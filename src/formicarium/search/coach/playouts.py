"""The coach by playouts: the best move of a search, and that of whoever played, each played out as often."""
from __future__ import annotations

from math import sqrt
from typing import Any

from formicarium.core.dice import Dice
from formicarium.core.game import Game
from formicarium.core.table import Table
from formicarium.games.fourmidable.table import FourmidableTable
from formicarium.search.coach.appraise import Sums, appraise
from formicarium.search.coach.judge import Judge, Line, Opinion, chances, counted
from formicarium.search.coach.review import INEXACT, Chances
from formicarium.search.fourmidable.prospect import LATE, stage
from formicarium.search.minds import Uct
from formicarium.search.policies import policy
from formicarium.search.uct import NONE, ROOT, Tree

DEEP = 8  # moves of a line
SEEN = 6  # visits from which on a move belongs to a line
# hundredths of a point of Fourmidable by which whoever is ahead wins 73 games in 100: fitted to games (docs/coach.md)
EARLY_DOUBT = 2600.0
LATE_DOUBT = 400.0


class Trial:
    """A search, which may go on; with a move, after it."""

    def __init__(self, mind: Uct, game: Game, table: Table, seat: int, by: int = NONE, move: int = NONE) -> None:
        self.mind = mind
        self.game = game
        self.table = table
        self.seat = seat
        self.by = by
        self.move = move
        self.tree = Tree(game.moves, mind.curiosity * mind.scale)
        self.found: dict[int, Sums] = {}
        self.doubt = doubt(table)

    def go_on(self, simulations: int, dice: Dice) -> None:
        appraise(self.tree, self.table, policy(self.game.id), self.seat, simulations, dice, self.mind.span,
                 self.mind.rounds, self.doubt, self.by, self.move, self.found)

    def whole(self) -> Sums:
        """Of all simulations."""
        sums = Sums(self.game.players)
        for one in self.found.values():
            sums.n += one.n
            for seat in range(self.game.players):
                sums.first[seat] += one.first[seat]
                sums.place[seat] += one.place[seat]
                sums.squares[seat] += one.squares[seat]
        return sums

    def follow(self, node: int, least: int = SEEN) -> Line:
        """The most visited moves from there on."""
        tree, line = self.tree, []
        while below := [child for child in tree.below(node) if tree.visits[child] >= least]:
            node = max(below, key=lambda child: tree.visits[child])
            line.append((int(tree.who[node]), int(tree.move[node])))
        return tuple(line[:DEEP])

    def ranked(self) -> list[int]:
        """The first nodes of the seat, the most visited first."""
        mine = [node for node in self.tree.below(ROOT) if self.tree.who[node] == self.seat]
        return sorted(mine, key=lambda node: (-self.tree.visits[node], self.tree.move[node]))

    def line(self, node: int) -> Line:
        return ((self.seat, int(self.tree.move[node])), *self.follow(node))[:DEEP]


def doubt(table: Table) -> float:
    """By how much of `Policy.worth` a prospect at the end of the round may be out: less towards the end of the game."""
    if not isinstance(table, FourmidableTable):
        return 1.0  # nobody stops before the end
    at = int(stage(table))
    late = int(LATE)
    return 4.0 * (LATE_DOUBT * at + EARLY_DOUBT * (late - at)) / late


def mean(sums: Sums) -> Chances:
    n = max(1, int(sums.n))
    return chances([total / n for total in sums.first], [total / n for total in sums.place])


def error(sums: Sums, seat: int) -> float:
    """The standard error of the chance that counts; as if it had been 0 once and 1 once more, or a few that went the
    same way would be sure of it."""
    n = int(sums.n) + 2
    middle = (counted(mean(sums), seat) * (n - 2) + 1) / n
    return sqrt(max(0.0, (sums.squares[seat] + 1) / n - middle * middle) / n)


class ByPlayouts(Judge):
    def __init__(self, mind: Uct) -> None:
        self.mind = mind

    def is_forced(self, game: Game, table: Table, seat: int, move: int) -> bool:
        ideas = policy(game.id).ideas(table, seat)
        return len(ideas) == 1 and ideas[0] == move

    def stand(self, game: Game, view: Any, table: Table, playouts: int, dice: Dice, by: int = NONE,
              move: int = NONE) -> Chances:
        trial = Trial(self.mind, game, table, view.seat, by, move)
        trial.go_on(playouts, dice)
        return mean(trial.whole())

    def decide(self, game: Game, view: Any, table: Table, move: int, playouts: int, dice: Dice) -> Opinion:
        """Half of the playouts to find the best move; where it is another, a quarter for each of the two, and as many
        again for each where that tells them apart. Of what is lost, the standard error is not counted."""
        seat = view.seat
        free = Trial(self.mind, game, table, seat)
        free.go_on(max(2, playouts // 2), dice)
        stands, nodes = mean(free.whole()), free.ranked()
        best = int(free.tree.move[nodes[0]])
        rival = free.line(nodes[1]) if len(nodes) > 1 else ()
        if best == move:
            worth = mean(free.found[best])
            return Opinion(stands, best, worth, worth, 0.0, free.line(nodes[0]), free.line(nodes[0]), rival)
        better, played = (Trial(self.mind, game, table, seat, seat, one) for one in (best, move))
        for _ in range(2):
            for trial in (better, played):
                trial.go_on(max(1, playouts // 4), dice)
            lost = counted(mean(better.whole()), seat) - counted(mean(played.whole()), seat)
            if lost < INEXACT:
                break
        before, after = mean(better.whole()), mean(played.whole())
        line = ((seat, move), *played.follow(ROOT))
        if lost <= 0.0:
            return Opinion(stands, move, after, after, 0.0, line, line, free.line(nodes[0]))
        doubt = sqrt(error(better.whole(), seat) ** 2 + error(played.whole(), seat) ** 2)
        return Opinion(stands, best, before, after, max(0.0, lost - doubt), ((seat, best), *better.follow(ROOT)), line,
                       rival)
