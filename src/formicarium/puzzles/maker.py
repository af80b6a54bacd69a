"""Finds puzzles in games that bots play against each other; deterministic by seed.

Most positions are no puzzles, so a quick search screens them. A search ten times deeper with other luck checks each
find, and every level tries it to measure its difficulty.
"""
from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from formicarium.bots.registry import LEVELS
from formicarium.bots.strategies import strategy_of
from formicarium.bots.strategy import Strategy
from formicarium.core.dice import Seeded
from formicarium.core.game import Action, Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.experiments.ratings import SCALE
from formicarium.experiments.series import stream
from formicarium.puzzles.chances import MicropolisKind, WyxKind
from formicarium.puzzles.force import FiliKind
from formicarium.puzzles.kind import DEEPER, Judgement, Kind
from formicarium.puzzles.placements import CigaleKind
from formicarium.puzzles.puzzle import Other, Puzzle, Reply, ants_of, goes_on, play_on
from formicarium.puzzles.reveals import FourmidableKind

KINDS: dict[str, Kind] = {"wyx": WyxKind(), "fili_fourmis": FiliKind(), "cigale": CigaleKind(),
                          "micropolis": MicropolisKind(), "fourmidable": FourmidableKind()}
STRENGTHS = (900, 1200, 1500, 1800, 2100)  # assumed ratings of the levels, for a puzzle's rating
TRIES = (10, 10, 6, 3, 1)  # attempts at a puzzle by level
WEAKEST = 60  # percent; puzzles that the first level solves more often are dropped
QUICK = 4  # number of levels that think only for a moment
HARDEST = 3  # ants: the highest difficulty
SHOWN = 6  # wrong moves that are stored
ADVISER = "level4"  # the level that replies to wrong moves


def make(game_id: str, seed: int, games: int, ants: int = 0) -> Iterator[Puzzle | None]:
    """Yield the puzzles of this number of games, and None after each game.

    The same seed gives the same puzzles; with `ants`, only those of that difficulty.
    """
    kind = KINDS[game_id]
    for number in range(games):
        variants = kind.games()
        yield from found_in(kind, variants[number % len(variants)], (seed << 20) + number, ants)
        yield None


def steady_strategy(game: Game, name: str) -> Strategy:
    """Return a bot's strategy without a clock, so that slow machines find the same puzzles."""
    strategy = strategy_of(game.id, name, game.mode)
    return msgspec.structs.replace(strategy, seconds=0.0) if "seconds" in strategy.__struct_fields__ else strategy


def found_in(kind: Kind, game: Game, seed: int, ants: int = 0) -> Iterator[Puzzle]:
    found, last = 0, -kind.apart
    for moves, state, seat in decisions(kind, game, seed):
        if moves - last >= kind.apart and state.waiting() == 1 << seat and kind.promises(game, state, seat):
            one = puzzle_at(kind, game, state, seat, seed, moves, ants)
            if one is not None:
                yield one
                found, last = found + 1, moves
                if found == kind.most:
                    return


def decisions(kind: Kind, game: Game, seed: int) -> Iterator[tuple[int, GameState, int]]:
    """Play a game with bots; yield the number of moves so far, the state and the seat to move."""
    luck, thoughts = stream(seed, 0), [stream(seed, 1 + seat) for seat in range(game.players)]
    strategies = [kind.player or steady_strategy(game, kind.bots[seat % len(kind.bots)])
                  for seat in range(game.players)]
    state = game.setup(luck, SILENT)
    moves = 0
    while waiting := [seat for seat in range(game.players) if state.waiting() >> seat & 1]:
        seat = waiting[luck.below(len(waiting))]
        yield moves, state, seat
        action = strategies[seat].choose(game, game.view(state, seat), thoughts[seat], hasty=True)
        state.play(seat, game.number_of(action), luck, SILENT)
        moves += 1


def puzzle_at(kind: Kind, game: Game, state: GameState, seat: int, seed: int, move: int,
              ants: int = 0) -> Puzzle | None:
    """Return the puzzle at a position, judged by the seat's knowledge alone, or None.

    If a difficulty is wanted, the quick levels try it before the long search. The hardest skip the screening, which
    mostly passes easy positions.
    """
    view = game.view(state, seat)
    if ants < HARDEST and not kind.screen(game, view, stream(seed, 100 + move)):
        return None
    found = kind.judge(game, view, stream(seed, 10_000 + move), kind.amount)
    if found is None or not may_be(ants, kind, unrated_puzzle(game, view, found, seed)):
        return None
    if not kind.suits(game, view, found, stream(seed, 30_000 + move)):
        return None
    verdict = kind.judge(game, view, stream(seed, 20_000 + move), kind.amount * DEEPER)
    one = None if verdict is None else try_puzzle(kind, game, view, verdict, seed)
    return one if one is None or ants in (0, one.ants) else None


def name_of(game: Game, view: Any) -> str:
    """Return the id, a hash of the solver's view: equal views are one puzzle."""
    return f"{game.id}-{hashlib.sha256(msgspec.json.encode((game, view))).hexdigest()[:8]}"


def recheck(puzzle: Puzzle, amount: int, seed: int) -> Judgement | None:
    """Return a new judgement from the view of the puzzle's position."""
    view = puzzle.game.view(puzzle.state(), puzzle.seat)
    return KINDS[puzzle.game.id].judge(puzzle.game, view, Seeded(seed), amount)



def unrated_puzzle(game: Game, view: Any, verdict: Judgement, seed: int) -> Puzzle:
    return Puzzle(id=name_of(game, view), kind=verdict.what, game=game, seat=view.seat,
                  position=game.position(game.world_from_view(view, Seeded(seed))), steps=verdict.steps,
                  worth=verdict.worth,
                  others=(), rating=0, solved=(), seed=seed)


def try_puzzle(kind: Kind, game: Game, view: Any, verdict: Judgement, seed: int) -> Puzzle | None:
    """Return the puzzle with its rating, or None if it is too easy."""
    puzzle, tempted = unrated_puzzle(game, view, verdict, seed), Counter[Action]()
    solved = list(kind.shares(puzzle))
    # if it is computed, the levels only show tempting wrong moves
    for level in range(QUICK // 2 if solved else len(LEVELS)):
        share = share_of(level, kind, puzzle, tempted)
        if len(solved) == level:
            solved.append(share)
        if solved[0] > WEAKEST:
            return None
    return msgspec.structs.replace(puzzle, solved=tuple(solved), rating=rating(solved),
                                   others=other_moves(puzzle, verdict, tempted))


def share_of(level: int, kind: Kind, puzzle: Puzzle, tempted: Counter[Action]) -> int:
    tries = TRIES[level]
    right = sum(solves(LEVELS[level].name, kind, puzzle, puzzle.seed + number, tempted) for number in range(tries))
    return round(100 * right / tries)


def may_be(ants: int, kind: Kind, puzzle: Puzzle) -> bool:
    """Whether the quick levels' results still allow this difficulty; 0: any."""
    if not ants:
        return True
    computed = list(kind.shares(puzzle))
    if computed:
        return computed[0] <= WEAKEST and ants_of(rating(computed)) == ants
    known: list[int] = []
    for level in range(QUICK):
        known.append(share_of(level, kind, puzzle, Counter()))
        if known[0] > WEAKEST:
            return False
        left = len(LEVELS) - len(known)
        least, most = rating([*known, *[100] * left]), rating([*known, *[0] * left])
        if not ants_of(least) <= ants <= ants_of(most):
            return False
    return True


def solves(bot: str, kind: Kind, puzzle: Puzzle, seed: int, tempted: Counter[Action]) -> bool:
    """Whether a bot finds every step that counts; a wrong first move is counted in `tempted`."""
    state, game, luck, thoughts = puzzle.state(), puzzle.game, puzzle.luck(), stream(seed, 1)
    strategy = steady_strategy(game, bot)
    for step in range(kind.steps_to_find(puzzle.steps)):
        if not state.waiting() >> puzzle.seat & 1:
            return True  # the remaining moves can be made at any time
        action = strategy.choose(game, game.view(state, puzzle.seat), thoughts)
        if action not in puzzle.steps[step].right:
            if step == 0:
                tempted[action] += 1
            return False
        if not goes_on(puzzle, step, action):
            return True
        play_on(puzzle, state, luck, step, action)
    return True


def rating(solved: list[int]) -> int:
    """Return the rating at which levels of the assumed STRENGTHS would score as they did (Bradley–Terry)."""
    low, high = 600.0, 2400.0
    for _ in range(30):
        middle = (low + high) / 2
        expected = sum(100 / (1 + 10 ** ((middle - strength) / SCALE)) for strength in STRENGTHS)
        low, high = (middle, high) if expected > sum(solved) else (low, middle)
    return round(low / 10) * 10


def other_moves(puzzle: Puzzle, verdict: Judgement, tempted: Counter[Action]) -> tuple[Other, ...]:
    """Return wrong first moves with their replies: those of the weaker levels, then the nearest to the answer."""
    worth = {other.action: other.worth for other in verdict.others}
    wrong = [action for action, _ in tempted.most_common(2)]
    wrong += [other.action for other in verdict.others if other.action not in wrong]
    if not wrong:
        wrong = [action for action in puzzle.game.legal_actions(puzzle.state(), puzzle.seat)
                 if action not in puzzle.steps[0].right][:1]
    return tuple(Other(action, worth.get(action, 0.0), replies(puzzle, action)) for action in wrong[:SHOWN])


def replies(puzzle: Puzzle, action: Action) -> tuple[Reply, ...]:
    """Return the next seat's replies; empty while the solver's turn goes on."""
    state, game, luck = puzzle.state(), puzzle.game, puzzle.luck()
    state.play(puzzle.seat, game.number_of(action), luck, SILENT)
    found: list[Reply] = []
    mover = -1
    while state.waiting() and not state.waiting() >> puzzle.seat & 1 and len(found) < 3:
        seat = next(seat for seat in range(state.seats) if state.waiting() >> seat & 1)
        if mover not in (-1, seat):
            break
        mover = seat
        answer = steady_strategy(game, ADVISER).choose(game, game.view(state, seat), luck)
        found.append(Reply(seat, answer))
        state.play(seat, game.number_of(answer), luck, SILENT)
    return tuple(found)
