"""The coach's judge by playouts, or by a net where there is one.

It compares the best move of a search with the played one, with an equal number of visits for each."""
from __future__ import annotations

from math import sqrt
from typing import Any

from formicarium.bots.algorithms.net import Net
from formicarium.bots.algorithms.nodes import NONE, ROOT
from formicarium.bots.algorithms.puct import PuctTree, search_puct
from formicarium.bots.algorithms.uct import UctTree, search_uct
from formicarium.bots.fourmidable.final_value import LATE, how_late
from formicarium.bots.net_strategy import NetStrategy
from formicarium.bots.policies import policy
from formicarium.bots.strategies import UctStrategy, strategy_of
from formicarium.coach.appraise import Appraisal, Sums
from formicarium.coach.judge import Continuation, Opinion, PositionJudge, chances, counted_chance
from formicarium.coach.review import INEXACT, Chances
from formicarium.core.dice import Dice
from formicarium.core.game import Game
from formicarium.core.state import GameState
from formicarium.games.fourmidable.state import FourmidableState

STRONGEST = "level5"
DEEP = 8  # moves of a line
ROUNDS = 5  # of comparing two moves
UNSURE = 0.03  # standard error of a loss that is accurate enough
SEEN = 6  # visits a move needs to be part of a line
# Lead in Fourmidable, in hundredths of a point, that wins 73 % of the games early and late; fitted (docs/lab).
EARLY_DOUBT = 2600.0
LATE_DOUBT = 400.0


def learned_for(game: Game) -> NetStrategy | None:
    """Return the strongest strategy if it has a net that can replace playouts, else None.

    Nets do not replace searches to the end of the game or mixes.
    """
    thinker = strategy_of(game.id, STRONGEST, game.mode)
    if isinstance(thinker, NetStrategy) and isinstance(thinker.without, UctStrategy) and thinker.net(game) is not None:
        return thinker
    return None


class Trial:
    """One search that can be continued; with `move`, of the position after it."""

    tree: UctTree | PuctTree
    span = 0

    def __init__(self, game: Game, state: GameState, seat: int, by: int = NONE, move: int = NONE) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.move = move
        self.policy = policy(game.id)
        self.appraisal = Appraisal(game.players, self.policy, self.span, doubt_of_worth(state), by, move)

    def go_on(self, amount: int, dice: Dice) -> None:
        raise NotImplementedError

    @property
    def found_below(self) -> dict[int, Sums]:
        return self.appraisal.found

    def sum_of_all(self) -> Sums:
        sums = Sums(self.game.players)
        for one in self.found_below.values():
            sums.n += one.n
            for seat in range(self.game.players):
                sums.first[seat] += one.first[seat]
                sums.place[seat] += one.place[seat]
                sums.squares[seat] += one.squares[seat]
        return sums

    def worth(self) -> float:
        return counted_chance(mean(self.sum_of_all()), self.seat)

    def follow(self, node: int, least: int = SEEN) -> Continuation:
        """Return the most visited line from the node on."""
        tree, line = self.tree, []
        while below := [child for child in tree.below(node) if tree.visits[child] >= least]:
            node = max(below, key=lambda child: tree.visits[child])
            line.append((int(tree.who[node]), int(tree.move[node])))
        return tuple(line[:DEEP])

    def nodes_by_visits(self) -> list[int]:
        mine = [node for node in self.tree.below(ROOT) if self.tree.who[node] == self.seat]
        return sorted(mine, key=lambda node: (-self.tree.visits[node], self.tree.move[node]))

    def line(self, node: int) -> Continuation:
        return ((self.seat, int(self.tree.move[node])), *self.follow(node))[:DEEP]


class Playouts(Trial):
    """UCT search whose simulations are played to the end or to a horizon."""

    def __init__(self, strategy: UctStrategy, *about: Any) -> None:
        self.span = strategy.span
        super().__init__(*about)
        self.tree: UctTree = UctTree(self.game.move_count, strategy.curiosity * strategy.scale)
        self.rounds = strategy.rounds
        self.by_and_by = strategy.ranked
        self.early = strategy.early

    def go_on(self, amount: int, dice: Dice) -> None:
        search_uct(self.tree, self.state, self.policy, self.seat, amount, dice, self.span, self.rounds, self.appraisal,
              self.by_and_by, early=self.early)


class Visits(Trial):
    """PUCT search whose visits stop where the net evaluates."""

    def __init__(self, strategy: NetStrategy, net: Net, *about: Any) -> None:
        super().__init__(*about)
        self.tree: PuctTree = strategy.grove(self.game)
        self.net = net

    def go_on(self, amount: int, dice: Dice) -> None:
        search_puct(self.tree, self.state, self.policy, self.net, self.seat, amount, dice, self.appraisal)


def doubt_of_worth(state: GameState) -> float:
    """Return the lead in `Policy.evaluate` that wins 73 % of the games; it shrinks towards the end."""
    if not isinstance(state, FourmidableState):
        return 1.0  # playouts of other games reach the end
    at = int(how_late(state))
    late = int(LATE)
    return 4.0 * (LATE_DOUBT * at + EARLY_DOUBT * (late - at)) / late


def mean(sums: Sums) -> Chances:
    n = max(1, int(sums.n))
    return chances([total / n for total in sums.first], [total / n for total in sums.place])


def error(sums: Sums, seat: int) -> float:
    """Return the standard error of the counted chance, with one win and one loss added, since a few equal results would
    otherwise look certain.
    """
    n = int(sums.n) + 2
    middle = (counted_chance(mean(sums), seat) * (n - 2) + 1) / n
    return sqrt(max(0.0, (sums.squares[seat] + 1) / n - middle * middle) / n)


def doubt_between(one: Trial, other: Trial) -> float:
    """Return the standard error of the difference between two searches."""
    return sqrt(error(one.sum_of_all(), one.seat) ** 2 + error(other.sum_of_all(), other.seat) ** 2)


class ByPlayouts(PositionJudge):
    """Judge by UCT playouts or, with a net, by PUCT visits."""

    def __init__(self, strategy: UctStrategy | NetStrategy) -> None:
        self.strategy = strategy

    def trial(self, *about: Any) -> Trial:
        """Return a search for a game, a state, a seat and, if given, a seat's move."""
        if isinstance(self.strategy, UctStrategy):
            return Playouts(self.strategy, *about)
        net = self.strategy.net(about[0])
        assert net is not None
        return Visits(self.strategy, net, *about)

    def is_forced(self, game: Game, state: GameState, seat: int, move: int) -> bool:
        ideas = policy(game.id).candidates(state, seat)
        return len(ideas) == 1 and ideas[0] == move

    def stand(self, game: Game, view: Any, state: GameState, playouts: int, dice: Dice, by: int = NONE,
              move: int = NONE) -> Chances:
        trial = self.trial(game, state, view.seat, by, move)
        trial.go_on(playouts, dice)
        return mean(trial.sum_of_all())

    def decide(self, game: Game, view: Any, state: GameState, move: int, playouts: int, dice: Dice) -> Opinion:
        """Judge a move against the best.

        Half of the playouts find the best move. If it differs, each of the two gets a quarter, then as many again until
        the loss is known to UNSURE. If few playouts leave the second best close, it is tried too. The standard error is
        subtracted from the loss.
        """
        seat = view.seat
        free = self.trial(game, state, seat)
        free.go_on(max(2, playouts // 2), dice)
        stands, nodes = mean(free.sum_of_all()), free.nodes_by_visits()
        best = int(free.tree.move[nodes[0]])
        rival = free.line(nodes[1]) if len(nodes) > 1 else ()
        if best == move:
            worth = mean(free.found_below[best])
            return Opinion(stands, best, worth, worth, 0.0, free.line(nodes[0]), free.line(nodes[0]), rival)
        better, played = (self.trial(game, state, seat, seat, one) for one in (best, move))
        for number in range(ROUNDS):
            for trial in (better, played):
                trial.go_on(max(1, playouts // 4), dice)
            if number == 0 and len(nodes) > 1 and doubt_between(better, played) > UNSURE:
                other = self.trial(game, state, seat, seat, int(free.tree.move[nodes[1]]))
                other.go_on(max(1, playouts // 4), dice)
                better = max(better, other, key=Trial.worth)
            lost, unsure = better.worth() - played.worth(), doubt_between(better, played)
            if lost < INEXACT or (number and unsure <= UNSURE):
                break
        best, before, after = better.move, mean(better.sum_of_all()), mean(played.sum_of_all())
        line = ((seat, move), *played.follow(ROOT))
        if lost <= 0.0 or best == move:
            return Opinion(stands, move, after, after, 0.0, line, line, free.line(nodes[0]))
        return Opinion(stands, best, before, after, max(0.0, lost - unsure), ((seat, best), *better.follow(ROOT)), line,
                       rival)
