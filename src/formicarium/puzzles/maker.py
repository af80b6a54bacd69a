"""Finds puzzles in games that bots play against themselves: deterministic by seed.

Most positions are none, so they are looked at cheaply first. What is found is checked by a search ten times deeper,
with other luck; then every level tries it, which says how hard it is.
"""
from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from formicarium.bots.registry import LEVELS
from formicarium.bots.strategies import mind
from formicarium.bots.strategy import Strategy
from formicarium.core.dice import Seeded
from formicarium.core.game import Action, Game
from formicarium.core.news import SILENT
from formicarium.core.table import GameState
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
STRENGTHS = (900, 1200, 1500, 1800, 2100)  # what a puzzle's rating takes the levels for
TRIES = (10, 10, 6, 3, 1)  # of each level
WEAKEST = 60  # %: what the first level finds more often is no puzzle
QUICK = 4  # levels that think for a moment only
HARDEST = 3  # ants
SHOWN = 6  # other moves that are kept
ADVISER = "level4"  # replies to them


def make(game_id: str, seed: int, games: int, ants: int = 0) -> Iterator[Puzzle | None]:
    """Puzzle after puzzle, of so many games; None: another game is over. The same seed makes the same puzzles; with
    `ants`, only those that are as hard."""
    kind = KINDS[game_id]
    for number in range(games):
        variants = kind.games()
        yield from found_in(kind, variants[number % len(variants)], (seed << 20) + number, ants)
        yield None


def steady_mind(game: Game, name: str) -> Strategy:
    """How a bot thinks there, without a clock: a slow machine finds the same."""
    thinks = mind(game.id, name, game.mode)
    return msgspec.structs.replace(thinks, seconds=0.0) if "seconds" in thinks.__struct_fields__ else thinks


def found_in(kind: Kind, game: Game, seed: int, ants: int = 0) -> Iterator[Puzzle]:
    """Of one game."""
    found, last = 0, -kind.apart
    for moves, table, seat in decisions(kind, game, seed):
        if moves - last >= kind.apart and table.waiting() == 1 << seat and kind.promises(game, table, seat):
            one = puzzle_at(kind, game, table, seat, seed, moves, ants)
            if one is not None:
                yield one
                found, last = found + 1, moves
                if found == kind.most:
                    return


def decisions(kind: Kind, game: Game, seed: int) -> Iterator[tuple[int, GameState, int]]:
    """A game that bots play: before each move how many there were, the table, and who is to move."""
    luck, wits = stream(seed, 0), [stream(seed, 1 + seat) for seat in range(game.players)]
    minds = [kind.player or steady_mind(game, kind.bots[seat % len(kind.bots)]) for seat in range(game.players)]
    table = game.setup(luck, SILENT)
    moves = 0
    while waiting := [seat for seat in range(game.players) if table.waiting() >> seat & 1]:
        seat = waiting[luck.below(len(waiting))]
        yield moves, table, seat
        action = minds[seat].choose(game, game.view(table, seat), wits[seat], hasty=True)
        table.play(seat, game.number_of(action), luck, SILENT)
        moves += 1


def puzzle_at(kind: Kind, game: Game, table: GameState, seat: int, seed: int, move: int,
              ants: int = 0) -> Puzzle | None:
    """What the seat knows is all that counts. Where one difficulty is looked for, the quick levels try it before the
    long search. What a glance shows is not hard: hard ones are looked for without."""
    view = game.view(table, seat)
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
    """By what the solver sees: equal views are one puzzle."""
    return f"{game.id}-{hashlib.sha256(msgspec.json.encode((game, view))).hexdigest()[:8]}"


def recheck(puzzle: Puzzle, amount: int, seed: int) -> Judgement | None:
    """The judgement anew, from the view of the puzzle's position."""
    view = puzzle.game.view(puzzle.table(), puzzle.seat)
    return KINDS[puzzle.game.id].judge(puzzle.game, view, Seeded(seed), amount)


# how hard it is

def unrated_puzzle(game: Game, view: Any, verdict: Judgement, seed: int) -> Puzzle:
    """Not rated yet."""
    return Puzzle(id=name_of(game, view), kind=verdict.what, game=game, seat=view.seat,
                  position=game.position(game.world_from_view(view, Seeded(seed))), steps=verdict.steps,
                  worth=verdict.worth,
                  others=(), rating=0, solved=(), seed=seed)


def try_puzzle(kind: Kind, game: Game, view: Any, verdict: Judgement, seed: int) -> Puzzle | None:
    """With its name and its rating; None: anybody finds it."""
    puzzle, tempted = unrated_puzzle(game, view, verdict, seed), Counter[Action]()
    solved = list(kind.shares(puzzle))
    for level in range(QUICK // 2 if solved else len(LEVELS)):  # where it is reckoned, they only show what tempts them
        share = share_of(level, kind, puzzle, tempted)
        if len(solved) == level:
            solved.append(share)
        if solved[0] > WEAKEST:
            return None
    return msgspec.structs.replace(puzzle, solved=tuple(solved), rating=rating(solved),
                                   others=other_moves(puzzle, verdict, tempted))


def share_of(level: int, kind: Kind, puzzle: Puzzle, tempted: Counter[Action]) -> int:
    """How often a level finds it, in a hundred."""
    tries = TRIES[level]
    right = sum(solves(LEVELS[level].name, kind, puzzle, puzzle.seed + number, tempted) for number in range(tries))
    return round(100 * right / tries)


def may_be(ants: int, kind: Kind, puzzle: Puzzle) -> bool:
    """Whether it can still be as hard, by what the quick levels make of it; 0: it need not."""
    if not ants:
        return True
    reckoned = list(kind.shares(puzzle))
    if reckoned:
        return reckoned[0] <= WEAKEST and ants_of(rating(reckoned)) == ants
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
    """Whether a bot finds all of it that counts; its first move, if that is wrong, is noted."""
    table, game, luck, wits = puzzle.table(), puzzle.game, puzzle.luck(), stream(seed, 1)
    thinks = steady_mind(game, bot)
    for step in range(kind.steps_to_find(puzzle.steps)):
        if not table.waiting() >> puzzle.seat & 1:
            return True  # what is left can be done at any time
        action = thinks.choose(game, game.view(table, puzzle.seat), wits)
        if action not in puzzle.steps[step].right:
            if step == 0:
                tempted[action] += 1
            return False
        if not goes_on(puzzle, step, action):
            return True
        play_on(puzzle, table, luck, step, action)
    return True


def rating(solved: list[int]) -> int:
    """Where the levels, taken for as strong as STRENGTHS, would find as much of it as they did (Bradley–Terry)."""
    low, high = 600.0, 2400.0
    for _ in range(30):
        middle = (low + high) / 2
        expected = sum(100 / (1 + 10 ** ((middle - strength) / SCALE)) for strength in STRENGTHS)
        low, high = (middle, high) if expected > sum(solved) else (low, middle)
    return round(low / 10) * 10


def other_moves(puzzle: Puzzle, verdict: Judgement, tempted: Counter[Action]) -> tuple[Other, ...]:
    """What the weaker levels would rather play, then what is nearest to the answer; each with its reply."""
    worth = {other.action: other.worth for other in verdict.others}
    wrong = [action for action, _ in tempted.most_common(2)]
    wrong += [other.action for other in verdict.others if other.action not in wrong]
    if not wrong:
        wrong = [action for action in puzzle.game.legal_actions(puzzle.table(), puzzle.seat)
                 if action not in puzzle.steps[0].right][:1]
    return tuple(Other(action, worth.get(action, 0.0), replies(puzzle, action)) for action in wrong[:SHOWN])


def replies(puzzle: Puzzle, action: Action) -> tuple[Reply, ...]:
    """What the next seat does then; nothing, while the turn of the solver goes on."""
    table, game, luck = puzzle.table(), puzzle.game, puzzle.luck()
    table.play(puzzle.seat, game.number_of(action), luck, SILENT)
    found: list[Reply] = []
    mover = -1
    while table.waiting() and not table.waiting() >> puzzle.seat & 1 and len(found) < 3:
        seat = next(seat for seat in range(table.seats) if table.waiting() >> seat & 1)
        if mover not in (-1, seat):
            break
        mover = seat
        answer = steady_mind(game, ADVISER).choose(game, game.view(table, seat), luck)
        found.append(Reply(seat, answer))
        table.play(seat, game.number_of(answer), luck, SILENT)
    return tuple(found)
