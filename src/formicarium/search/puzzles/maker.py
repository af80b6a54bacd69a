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

from formicarium.core.dice import Seeded
from formicarium.core.game import Action, Game
from formicarium.core.news import SILENT
from formicarium.core.table import Table
from formicarium.search.bots import LEVELS
from formicarium.search.mind import Mind
from formicarium.search.minds import mind
from formicarium.search.puzzles.chances import MicropolisKind, WyxKind
from formicarium.search.puzzles.force import FiliKind
from formicarium.search.puzzles.kind import DEEPER, Kind, Verdict
from formicarium.search.puzzles.placements import CigaleKind
from formicarium.search.puzzles.puzzle import Other, Puzzle, Reply, goes_on, play_on
from formicarium.search.puzzles.reveals import FourmidableKind
from formicarium.search.ratings import SCALE
from formicarium.search.series import stream

KINDS: dict[str, Kind] = {"wyx": WyxKind(), "fili_fourmis": FiliKind(), "cigale": CigaleKind(),
                          "micropolis": MicropolisKind(), "fourmidable": FourmidableKind()}
STRENGTHS = (900, 1200, 1500, 1800, 2100)  # what a puzzle's rating takes the levels for
TRIES = (10, 10, 6, 3, 1)  # of each level
WEAKEST = 60  # %: what the first level finds more often is no puzzle
SHOWN = 6  # other moves that are kept
ADVISER = "level4"  # replies to them


def make(game_id: str, seed: int, games: int) -> Iterator[Puzzle | None]:
    """Puzzle after puzzle, of so many games; None: another game is over. The same seed makes the same puzzles."""
    kind = KINDS[game_id]
    for number in range(games):
        variants = kind.games()
        yield from found_in(kind, variants[number % len(variants)], (seed << 20) + number)
        yield None


def steady(game: Game, name: str) -> Mind:
    """How a bot thinks there, without a clock: a slow machine finds the same."""
    thinks = mind(game.id, name, game.mode)
    return msgspec.structs.replace(thinks, seconds=0.0) if "seconds" in thinks.__struct_fields__ else thinks


def found_in(kind: Kind, game: Game, seed: int) -> Iterator[Puzzle]:
    """Of one game."""
    luck, wits = stream(seed, 0), [stream(seed, 1 + seat) for seat in range(game.players)]
    minds = [steady(game, kind.bots[seat % len(kind.bots)]) for seat in range(game.players)]
    table = game.setup(luck, SILENT)
    moves, found, last = 0, 0, -kind.apart
    while waiting := [seat for seat in range(game.players) if table.waiting() >> seat & 1]:
        seat = waiting[luck.below(len(waiting))]
        if moves - last >= kind.apart and len(waiting) == 1 and kind.promises(game, table, seat):
            one = puzzle_at(kind, game, table, seat, seed, moves)
            if one is not None:
                yield one
                found, last = found + 1, moves
                if found == kind.most:
                    return
        action = minds[seat].choose(game, game.view(table, seat), wits[seat], hasty=True)
        table.play(seat, game.move(action), luck, SILENT)
        moves += 1


def puzzle_at(kind: Kind, game: Game, table: Table, seat: int, seed: int, move: int) -> Puzzle | None:
    """What the seat knows is all that counts."""
    view = game.view(table, seat)
    if not kind.screen(game, view, stream(seed, 100 + move)):
        return None
    found = kind.judge(game, view, stream(seed, 10_000 + move), kind.amount)
    if found is None or not kind.suits(game, view, found, stream(seed, 30_000 + move)):
        return None
    verdict = kind.judge(game, view, stream(seed, 20_000 + move), kind.amount * DEEPER)
    return None if verdict is None else tried(game, view, verdict, seed)


def rechecked(puzzle: Puzzle, amount: int, seed: int) -> Verdict | None:
    """The judgement anew, from the view of the puzzle's position."""
    view = puzzle.game.view(puzzle.table(), puzzle.seat)
    return KINDS[puzzle.game.id].judge(puzzle.game, view, Seeded(seed), amount)


# how hard it is

def tried(game: Game, view: Any, verdict: Verdict, seed: int) -> Puzzle | None:
    """With its name and its rating; None: anybody finds it."""
    position = game.position(game.suppose(view, Seeded(seed)))
    name = hashlib.sha256(msgspec.json.encode((game, view))).hexdigest()[:8]
    bare = Puzzle(id=f"{game.id}-{name}", kind=verdict.what, game=game, seat=view.seat, position=position,
                  steps=verdict.steps, worth=verdict.worth, others=(), rating=0, solved=(), seed=seed)
    tempted: Counter[Action] = Counter()
    solved = []
    for level, tries in zip(LEVELS, TRIES, strict=True):
        right = sum(solves(level.name, bare, seed + number, tempted) for number in range(tries))
        solved.append(round(100 * right / tries))
        if level is LEVELS[0] and solved[0] > WEAKEST:
            return None
    return msgspec.structs.replace(bare, solved=tuple(solved), rating=rating(solved),
                                   others=others(bare, verdict, tempted))


def solves(bot: str, puzzle: Puzzle, seed: int, tempted: Counter[Action]) -> bool:
    """Whether a bot finds all of it; its first move, if that is wrong, is noted."""
    table, game, luck, wits = puzzle.table(), puzzle.game, puzzle.luck(), stream(seed, 1)
    step, thinks = 0, steady(game, bot)
    while table.waiting() >> puzzle.seat & 1:
        action = thinks.choose(game, game.view(table, puzzle.seat), wits)
        if action not in puzzle.steps[step].right:
            if step == 0:
                tempted[action] += 1
            return False
        if not goes_on(puzzle, step, action):
            return True
        play_on(puzzle, table, luck, step, action)
        step += 1
    return True  # what is left can be done at any time


def rating(solved: list[int]) -> int:
    """Where the levels, taken for as strong as STRENGTHS, would find as much of it as they did (Bradley–Terry)."""
    low, high = 600.0, 2400.0
    for _ in range(30):
        middle = (low + high) / 2
        expected = sum(100 / (1 + 10 ** ((middle - strength) / SCALE)) for strength in STRENGTHS)
        low, high = (middle, high) if expected > sum(solved) else (low, middle)
    return round(low / 10) * 10


def others(puzzle: Puzzle, verdict: Verdict, tempted: Counter[Action]) -> tuple[Other, ...]:
    """What the weaker levels would rather play, then what is nearest to the answer; each with its reply."""
    worth = {other.action: other.worth for other in verdict.others}
    wrong = [action for action, _ in tempted.most_common(2)]
    wrong += [other.action for other in verdict.others if other.action not in wrong]
    if not wrong:
        wrong = [action for action in puzzle.game.options(puzzle.table(), puzzle.seat)
                 if action not in puzzle.steps[0].right][:1]
    return tuple(Other(action, worth.get(action, 0.0), replies(puzzle, action)) for action in wrong[:SHOWN])


def replies(puzzle: Puzzle, action: Action) -> tuple[Reply, ...]:
    """What the next seat does then; nothing, while the turn of the solver goes on."""
    table, game, luck = puzzle.table(), puzzle.game, puzzle.luck()
    table.play(puzzle.seat, game.move(action), luck, SILENT)
    found: list[Reply] = []
    mover = -1
    while table.waiting() and not table.waiting() >> puzzle.seat & 1 and len(found) < 3:
        seat = next(seat for seat in range(table.seats) if table.waiting() >> seat & 1)
        if mover not in (-1, seat):
            break
        mover = seat
        answer = steady(game, ADVISER).choose(game, game.view(table, seat), luck)
        found.append(Reply(seat, answer))
        table.play(seat, game.move(answer), luck, SILENT)
    return tuple(found)
