"""Decisions of whole games, judged as in the review of that game, and blunders that referees plant there.

There are three referees. The first is the coach's own search, with another seed and four times the playouts: it
measures how steady the coach is. The second does not search: from worlds of the seat's view, level3 plays the game to
its end many times, once after level5's move and once after the blunder, and only results count. The third, in a game
without chance (Fili-Fourmis), proves by full search that a move loses in every variation while another wins.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from formicarium.bots.algorithms.deepening import NO_LUCK
from formicarium.bots.policies import policy
from formicarium.coach.answers import judge_for, work
from formicarium.coach.mixing import FEW, ByMixing
from formicarium.coach.review import mark_of
from formicarium.coach.tasks import Task, tasks
from formicarium.coach.verdict import judge as verdict
from formicarium.core.dice import Seeded
from formicarium.core.game import Action, Game
from formicarium.core.match import Match
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit
from formicarium.games.cigale.game import Cigale
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.wyx.game import Wyx
from formicarium.puzzles.force import wins
from formicarium.puzzles.maker import steady_strategy

# The games played, in order: all modes that have a winner, mostly with two players.
VARIANTS: dict[str, tuple[Game, ...]] = {
    "wyx": (Wyx(), Wyx(open_dispenser=True), Wyx(), Wyx(closed_anthills=True), Wyx(players=3)),
    "fili_fourmis": (FiliFourmis(),),
    "cigale": (Cigale(), Cigale(mode="winter"), Cigale(mode="winter-powers"), Cigale(mode="autumn-open"),
               Cigale(players=3)),
    "micropolis": (Micropolis(), Micropolis(), Micropolis(mode="expert"), Micropolis(), Micropolis(players=3)),
    "fourmidable": (Fourmidable(), Fourmidable(mode="intermediate"), Fourmidable(mode="child"),
                    Fourmidable(mode="experienced"), Fourmidable(mode="intermediate", players=3)),
}
EACH = 4
# Decisions per game that may get a planted blunder; in some games few moves decide much.
LOOKED = {"cigale": 90, "fourmidable": 90}
USUAL = 12
TRIED = 4  # candidate blunders per decision
LATE = 4  # the last quarter of a game's decisions is late
WORST = 2
GLANCE = 8  # divisor of a review's playouts, for a first check
DEEPER = 4  # factor of a review's playouts, for the final check
SURE = 0.20
RESULTS = 40  # games after each move
FEWER = 0.40  # lost victories; with 40 games, at least three standard errors
FIRST = 10  # games after which a candidate without losses is dropped

TURNS = 3

Referee = Callable[[Game, Task, int], Action | None]


class Played(NamedTuple):
    """A game, and its decisions as questions to the review."""

    game: Game
    decisions: tuple[Task, ...]


def game_of(name: str, seed: int) -> Game:
    return VARIANTS[name][seed % len(VARIANTS[name])]


def play_game(name: str, seed: int) -> Played:
    game, dice = game_of(name, seed), Seeded(seed)
    thinks = steady_strategy(game, "level3")
    match = Match.begin(game, dice)
    while match.waiting():
        seat = match.waiting()[0]
        match = match.play(seat, thinks.choose(game, match.view(seat), dice, hasty=True), dice)
    return Played(game, tuple([task for task in tasks(match) if task.kind == "decide" and has_choice(game, task)]))


def has_choice(game: Game, task: Task) -> bool:
    """Whether a review comments on the decision."""
    state = game.world_from_view(task.view, Seeded(1))
    return not judge_for(game).is_forced(game, state, task.seat, game.number_of(task.action))


def draw_tasks(decisions: tuple[Task, ...], seed: int) -> Iterator[Task]:
    """Yield each decision once, in random order, but a third of the time one of the last quarter, where moves decide
    more.
    """
    dice, left = Seeded(seed), list(decisions)
    end = len(left) - len(left) // LATE
    late, early = left[end:], left[:end]
    while late or early:
        some = late if late and (not early or dice.below(3) == 0) else early
        yield some.pop(dice.below(len(some)))


def loss(game: Game, task: Task, action: Action) -> float:
    return work(game, replace(task, action=action)).loss


def is_blunder(game: Game, task: Task, action: Action) -> bool:
    return mark_of(loss(game, task, action)) == "blunder"


def best_of(game: Game, task: Task, seed: int) -> Action:
    return steady_strategy(game, "level5").choose(game, task.view, Seeded(seed))


def plant_blunder(played: Played, referee: Referee, seed: int) -> tuple[Task, Action] | None:
    """Return a decision of the game and the blunder planted there, near the end if a referee needs that."""
    decisions, looked = played.decisions, LOOKED.get(played.game.id, USUAL)
    if referee is not by_thought:
        decisions, looked = decisions[-max(USUAL, len(decisions) // LATE):], USUAL
    for number, task in enumerate(draw_tasks(decisions, seed)):
        if number == looked:
            break
        bad = referee(played.game, task, seed)
        if bad is not None:
            return task, bad
    return None


def tried_actions(game: Game, task: Task, seed: int) -> list[Action]:
    """Return candidate moves: the ones with the worst value for the greedy bot, and some random ones."""
    state = game.world_from_view(task.view, Seeded(seed))
    moves = list(state.legal_moves(task.seat))
    spread = [moves[(seed + number * len(moves) // TRIED) % len(moves)] for number in range(min(TRIED, len(moves)))]
    looks = {move: at_once(game, state, task.seat, move) for move in moves}
    worst = sorted(moves, key=lambda move: looks[move])[:WORST]
    return [game.action_of(move) for move in dict.fromkeys([*worst, *spread])][:TRIED]


def at_once(game: Game, state: GameState, seat: int, move: int) -> int:
    after = state.clone()
    after.play(seat, move, Seeded(1), SILENT)
    return int(policy(game.id).evaluate(after, seat))


def tried_of_mixes(game: Game, judge: ByMixing, task: Task, seed: int) -> list[Action]:
    """Return the worst moves where one solution values all moves, if they are bad enough."""
    dice = Seeded(seed)
    state: Any = game.world_from_view(task.view, dice)
    found = verdict(judge.strategy.with_budget(max(FEW, task.playouts // GLANCE), 0.0).gambler(game), state, task.seat,
                    dice)
    mine = list(found.chances[task.seat::game.players])
    lost = sorted((chance - max(mine), int(move)) for chance, move in zip(mine, found.moves, strict=True))
    return [game.action_of(move) for loss, move in lost if loss <= -SURE][:TRIED]


def by_thought(game: Game, task: Task, seed: int) -> Action | None:
    looks = ((1_000 + seed, max(1, task.playouts // GLANCE)), (2_000 + seed, task.playouts * DEEPER))
    judge = judge_for(game)
    some = tried_of_mixes(game, judge, task, seed) if isinstance(judge, ByMixing) else tried_actions(game, task, seed)
    for action in some:
        if all(loss(game, replace(task, seed=luck, playouts=playouts), action) >= SURE for luck, playouts in looks):
            return action
    return None


def by_results(game: Game, task: Task, seed: int) -> Action | None:
    good = best_of(game, task, seed)
    after_good = [share_won(game, task, good, number) for number in range(FIRST)]
    if sum(after_good) < FIRST * FEWER:
        return None
    for action in tried_actions(game, task, seed):
        if action == good:
            continue
        after = [share_won(game, task, action, number) for number in range(FIRST)]
        if sum(after_good[:FIRST]) - sum(after) < FIRST * FEWER:
            continue
        after_good += [share_won(game, task, good, number) for number in range(len(after_good), RESULTS)]
        after += [share_won(game, task, action, number) for number in range(FIRST, RESULTS)]
        if sum(after_good) - sum(after) >= RESULTS * FEWER:
            return action
    return None


def by_force(game: Game, task: Task, seed: int) -> Action | None:
    """Return a move after which the opponent can force a win within TURNS turns, where another move wins or level3 wins
    mostly.
    """
    state = game.world_from_view(task.view, Seeded(seed))
    for action in tried_actions(game, task, seed):
        after = state.clone()
        after.play(task.seat, game.number_of(action), NO_LUCK, SILENT)
        if not is_lost(game, after, task.seat):
            continue
        good = best_of(game, task, seed)
        if 2 * sum(share_won(game, task, good, number) for number in range(FIRST)) >= FIRST:
            return action
    return None


def is_lost(game: Game, state: GameState, seat: int) -> bool:
    other = 1 - seat
    return bool(state.waiting() >> other & 1) and any(wins(game, state, other, turns) for turns in range(1, TURNS + 1))


def share_won(game: Game, task: Task, action: Action, seed: int) -> float:
    """Return the seat's share of victory when the game is played on from a world of its view."""
    dice, thinks = Seeded(seed), steady_strategy(game, "level3")
    state = game.world_from_view(task.view, dice)
    state.shuffle_hidden(task.seat, dice)
    state.play(task.seat, game.number_of(action), dice, SILENT)
    while not state.ended():
        seat = lowest_bit(state.waiting())
        state.play(seat, game.number_of(thinks.choose(game, game.view(state, seat), dice, hasty=True)), dice, SILENT)
    return share(state, task.seat)


def share(state: GameState, seat: int) -> float:
    leads = [state.compare(seat, other) for other in range(state.seats) if other != seat]
    return 0.0 if min(leads) < 0 else 1.0 / (1 + leads.count(0))


class Count(NamedTuple):
    games: int
    good: int
    called: tuple[str, ...]
    planted: int
    missed: tuple[str, ...]

    def told(self) -> str:
        return (f"{self.games} games: {len(self.called)} of {self.good} moves of level5 called blunders, "
                f"{self.planted - len(self.missed)} of {self.planted} planted blunders marked"
                + "".join(f"\n  called: {one}" for one in self.called)
                + "".join(f"\n  missed: {one}" for one in self.missed))


def counts(name: str, referee: Referee, enough: int, most: int = 3, each: int = EACH) -> Iterator[Count]:
    """Yield results after each game, until `enough` blunders are planted or `most` times as many games are played."""
    good = blunders = 0
    called: list[str] = []
    missed: list[str] = []
    for games in range(most * enough):
        seed = 100 + games
        one = play_game(name, seed)
        for number, task in enumerate(draw_tasks(one.decisions, seed + 1)):
            if number == each or games >= enough:
                break
            best = best_of(one.game, task, number)
            good += 1
            if is_blunder(one.game, task, best):
                called.append(describe_blunder(one.game, task, best, seed))
        found = plant_blunder(one, referee, seed)
        if found is not None:
            blunders += 1
            if not is_blunder(one.game, *found):
                missed.append(describe_blunder(one.game, *found, seed))
        yield Count(games + 1, good, tuple(called), blunders, tuple(missed))
        if blunders >= enough and games + 1 >= enough:
            break


def describe_blunder(game: Game, task: Task, action: Action, seed: int) -> str:
    found = work(game, replace(task, action=action))
    return (f"{game.mode} of {game.players}, game {seed}, move {task.move}: {action}, lost {found.loss}, "
            f"better {found.better}")
