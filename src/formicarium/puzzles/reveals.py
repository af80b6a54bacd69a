"""Puzzles of Fourmidable: reveal an objective this round by sending the right ant to the right place."""
from __future__ import annotations

from typing import Any

from formicarium.bots.policies import policy
from formicarium.bots.strategies import GreedyStrategy, UctStrategy
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.kit import ACTING, RESOURCES
from formicarium.games.fourmidable.model import Go, Pick, Reveal
from formicarium.games.fourmidable.state import FourmidableState
from formicarium.puzzles.kind import Judgement, Kind, Weighed
from formicarium.puzzles.puzzle import Puzzle, Reply, Step, play_on

Errand = tuple[int, int]  # moves that pick an ant and send it to a place
CHOICES = 8  # errands to choose from, at least
PLACES = 2  # right places of the ant, at most
LOOK, SPAN, CURIOSITY = 160, 6000, 0.5  # search settings of the levels in this mode
TRIED = (7, 20, 45, 110, 260)  # by level: errands, or pairs of them, that a solver of that strength tries
SURELY, HARDLY = 0.9, 0.6  # share of samples in which the second errand still works; between the two, no puzzle


class CarelessPolicy(GreedyStrategy, frozen=True):
    """Greedy with two random moves in ten: it played the games of the shipped puzzles, which depend on it."""

    def pick(self, game: Game, view: Any, state: GameState, dice: Dice) -> int:
        if dice.below(100) < 20:
            moves = state.legal_moves(view.seat)
            return moves[dice.below(len(moves))]
        return super().pick(game, view, state, dice)


CARELESS = CarelessPolicy(ideas=True)


class FourmidableKind(Kind):
    """Kinds `reveal`: with the next action; `reveal-two`: with the next two, against any moves between them.

    The answer is found by trying every errand; `amount` is the number of samples of the other seats' moves.
    """

    player = CARELESS  # a searching strategy would take most of the time
    amount = 6
    apart = 4

    def games(self) -> tuple[Game, ...]:
        return Fourmidable(mode="child"), Fourmidable(), Fourmidable(mode="child", players=3)

    def promises(self, game: Game, state: GameState, seat: int) -> bool:
        assert isinstance(state, FourmidableState)
        return state.phase == ACTING and state.round_ > 0 and lacking(state, seat) in (1, 2)

    def screen(self, game: Game, view: Any, dice: Dice) -> bool:
        return self.judge(game, view, dice, 1) is not None

    def steps_to_find(self, steps: tuple[Step, ...]) -> int:
        """Return the steps up to the possible reveal, since bots delay revealing."""
        return sum(not isinstance(step.right[0], Reveal) for step in steps)

    def suits(self, game: Game, view: Any, verdict: Judgement, dice: Dice) -> bool:
        """Whether a search picks that ant and place too, so that the answer is a natural move."""
        state, seat = game.world_from_view(view, dice), view.seat
        strategy = UctStrategy(simulations=LOOK, seconds=0.0, span=SPAN, curiosity=CURIOSITY)
        for step in verdict.steps[:2]:
            if game.action_of(strategy.search(game, state, seat, dice).best(seat)) not in step.right:
                return False
            state.play(seat, game.number_of(step.right[0]), Seeded(0), SILENT)
        return True

    def shares(self, puzzle: Puzzle) -> tuple[int, ...]:
        """Return the success of solvers who try TRIED errands at random, since bots have other aims than the question.
        """
        game, seat, state, luck = puzzle.game, puzzle.seat, puzzle.state(), puzzle.luck()
        ways = errands(game, state, seat)
        part = sum(game.action_of(pick) in puzzle.steps[0].right and game.action_of(to) in puzzle.steps[1].right
                   for pick, to in ways) / len(ways)
        if puzzle.kind == "reveal-two":
            for step in range(2):
                play_on(puzzle, state, luck, step, puzzle.steps[step].right[0])
            then = errands(game, state, seat)
            part *= sum(lacking(end, seat) == 0 for end in then.values()) / len(then)
        return tuple([round(100 * (1 - (1 - part) ** tries)) for tries in TRIED])

    def judge(self, game: Game, view: Any, dice: Dice, amount: int) -> Judgement | None:
        seat = view.seat
        state = game.world_from_view(view, dice)
        assert isinstance(state, FourmidableState)
        ends = errands(game, state, seat)
        if len(ends) < CHOICES or len({pick for pick, _ in ends}) == 1:
            return None
        now = [errand for errand, end in ends.items() if lacking(end, seat) == 0]
        if lacking(state, seat) == 1 and now:
            steps = one_errand(game, now, ends, seat)
            return Judgement(steps, 1.0, (), "reveal") if steps else None
        if lacking(state, seat) != 2:
            return None
        first = {errand: success(game, end, seat, dice, amount) for errand, end in ends.items()
                 if lacking(end, seat) == 1}
        right = [errand for errand, share in first.items() if share >= SURELY]
        if any(HARDLY < share < SURELY for share in first.values()) or not is_one(right):
            return None
        steps = two_errands(game, right, ends, seat)
        others = tuple(Weighed(game.action_of(pick), round(share, 3)) for (pick, _), share in first.items()
                       if pick != right[0][0])
        worth = round(min(first[errand] for errand in right), 3)
        return Judgement(steps, worth, others, "reveal-two") if steps else None


def lacking(state: FourmidableState, seat: int) -> int:
    """Return the resources missing for the nearest objective in hand; 0: one can be revealed."""
    colony, kit = state.colonies[seat], state.kit
    least = 99
    for card in range(kit.objectives.count):
        if colony.hand[card]:
            least = min(least, sum(max(0, kit.objectives.needs[card * RESOURCES + i] - colony.goods[i])
                                   for i in range(RESOURCES)))
    return least


def errands(game: Game, state: GameState, seat: int) -> dict[Errand, FourmidableState]:
    """Return the state after each errand; errands that leave a further choice are left out."""
    found: dict[Errand, FourmidableState] = {}
    for pick in state.legal_moves(seat):
        if not isinstance(game.action_of(pick), Pick):
            continue
        picked = state.clone()
        picked.play(seat, pick, Seeded(0), SILENT)
        for to in picked.legal_moves(seat):
            if isinstance(game.action_of(to), Go):
                end = picked.clone()
                end.play(seat, to, Seeded(0), SILENT)
                assert isinstance(end, FourmidableState)
                if end.ended() or end.turn != seat or end.phase == ACTING:
                    found[int(pick), int(to)] = end
    return found


def is_one(right: list[Errand]) -> bool:
    """Whether the right errands use one ant and at most PLACES places."""
    return bool(right) and len({pick for pick, _ in right}) == 1 and len(right) <= PLACES


def one_errand(game: Game, right: list[Errand], ends: dict[Errand, FourmidableState], seat: int) -> tuple[Step, ...]:
    """Return the steps pick, go, reveal; empty if too many errands are right."""
    if not is_one(right):
        return ()
    cards = [game.action_of(move) for move in ends[right[0]].legal_moves(seat) if isinstance(game.action_of(move),
                                                                                             Reveal)]
    return (Step((game.action_of(right[0][0]),)), Step(tuple(game.action_of(to) for _, to in right)),
            Step(tuple(cards)))


def success(game: Game, end: FourmidableState, seat: int, dice: Dice, amount: int) -> float:
    """Return how often an errand for the last resource is possible at the seat's next turn in the same round."""
    good = 0
    for _ in range(amount):
        state = end.clone()
        state.shuffle_hidden(seat, dice)
        game_policy = policy(game.id)
        while not (state.ended() or state.waiting() >> seat & 1):
            other = next(one for one in range(state.seats) if state.waiting() >> one & 1)
            state.play(other, game_policy.pick(state, other, dice), dice, SILENT)
        if not state.ended() and state.round_ == end.round_ and state.phase == ACTING and state.turn == seat:
            good += any(lacking(after, seat) == 0 for after in errands(game, state, seat).values())
    return good / amount


def two_errands(game: Game, right: list[Errand], ends: dict[Errand, FourmidableState], seat: int) -> tuple[Step, ...]:
    """Return the steps of two errands with the other seats' moves between them."""
    state, replies, thoughts = ends[right[0]].clone(), [], Seeded(1)
    while not (state.ended() or state.waiting() >> seat & 1):
        other = next(one for one in range(state.seats) if state.waiting() >> one & 1)
        action = CARELESS.choose(game, game.view(state, other), thoughts)
        replies.append(Reply(other, action))
        state.play(other, game.number_of(action), Seeded(0), SILENT)
    if state.ended() or state.turn != seat or state.phase != ACTING or state.round_ != ends[right[0]].round_:
        return ()
    then = errands(game, state, seat)
    good = [errand for errand, end in then.items() if lacking(end, seat) == 0]
    if not good:
        return ()
    good = [errand for errand in good if errand[0] == good[0][0]]  # only those of the ant that the answer shows
    cards = [game.action_of(move) for move in then[good[0]].legal_moves(seat) if isinstance(game.action_of(move),
                                                                                            Reveal)]
    picks = {errand[0] for errand, end in then.items() if lacking(end, seat) == 0}
    return (Step((game.action_of(right[0][0]),)), Step(tuple(game.action_of(to) for _, to in right), tuple(replies)),
            Step(tuple(game.action_of(pick) for pick in (good[0][0], *sorted(picks - {good[0][0]})))),
            Step(tuple(game.action_of(to) for _, to in good)), Step(tuple(cards)))
