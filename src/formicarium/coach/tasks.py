"""Splits a review into tasks: questions about one view that take about a second each."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import msgspec

from formicarium import _engine
from formicarium.coach.playouts import learned_for
from formicarium.coach.review import Chances, Ply, Why
from formicarium.core.game import WATCHER, Game
from formicarium.core.match import Entry, Match


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A question about one view; `view` and `action` are of the game's types."""

    kind: Literal["decide", "stand"]  # decide: how good was the action; stand: the chances
    move: int  # number of the move, from 1; 0: the beginning
    line: int  # of the journal
    seat: int  # owner of the view; -1: a spectator
    view: Any
    action: Any = None
    by: int = -1  # seat that played the action, if a spectator asks; else -1
    seed: int
    playouts: int


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a task; floats are rounded, so that both engines agree."""

    stands: Chances  # before the move
    before: Chances | None = None  # with the best move
    after: Chances | None = None  # with the played move
    loss: float = 0.0
    options: int = 0
    outlook: Any = None
    better: Any = None
    better_line: tuple[Ply, ...] = ()
    played_line: tuple[Ply, ...] = ()
    why: Why | None = None



class Effort(NamedTuple):
    """Search budget of a game: for the whole review, and the bounds of one decision."""

    whole: int
    least: int
    most: int
    quick: int  # for one question at a live table


USUAL = Effort(3_000_000, 400, 60_000, 8_000)
EFFORTS = {
    "cigale": Effort(4_000, 8, 64, 16),
    "fili_fourmis": Effort(8_000_000, 20_000, 60_000, 20_000),
    "micropolis": Effort(500_000, 400, 20_000, 4_000),
    "fourmidable": Effort(120_000, 24, 2_000, 1_600),
}
VISITS = Effort(500_000, 400, 20_000, 4_000)  # for games judged with a net
SLOWER = 40  # factor of interpreted rules
FEWEST = 16
CROWD = 4  # seats; with more, Fourmidable's games and playouts are long
GLIMPSE = 4  # divisor of the budget for a `stand` task
POINTS = 80  # approximate number of points of the curve in games with secrets


def effort(game: Game) -> Effort:
    """Return the budget, smaller with interpreted rules and for long games, to limit the waiting time."""
    usual = EFFORTS.get(game.id, USUAL) if learned_for(game) is None else VISITS
    if game.id == "fourmidable" and game.players > CROWD:
        usual = usual._replace(whole=usual.whole // 2)
    if _engine.why == "fresh":
        return usual
    return Effort(usual.whole // SLOWER, max(1, usual.least // SLOWER), max(1, usual.most // SLOWER),
                  max(min(FEWEST, usual.least), usual.quick // SLOWER))



class Played(NamedTuple):
    """A move that was not taken back, with the match before and after it."""

    line: int
    before: Match
    entry: Entry
    after: Match

    def is_public(self) -> bool:
        """Whether all seats and spectators heard the same events."""
        return self.after.events_for(self.entry.seat) == self.after.events_for(WATCHER)


def moves_that_stand(match: Match) -> list[Played]:
    """Replay the match; return its moves without those taken back and without endings by players."""
    now = Match.replay(match.game, match.opening, ())
    kept: list[Played] = []
    for line, entry in enumerate(match.journal, 1):
        then = now.apply_entry(entry).with_last_entry()
        if entry.undoes:
            kept.pop()
        elif not entry.house:
            kept.append(Played(line, now, entry, then))
        now = then
    return kept


def tasks(match: Match, seed: int = 1, playouts: int = 0) -> list[Task]:
    """Split the review into tasks; `playouts` is the budget for the whole game, 0 the default."""
    game, moves = match.game, moves_that_stand(match)
    bounds = effort(game)
    each = max(bounds.least, min(bounds.most, bounds.whole // max(1, len(moves))))
    if playouts:
        each = max(1, playouts // max(1, len(moves)))
    made: list[Task] = []
    for number, played in enumerate(moves, 1):
        made += own_tasks(game, number, moves, played, seed, each)
    if game.secrets:
        made += spectator_tasks(moves, seed, max(1, each // GLIMPSE))
    return made


def own_tasks(game: Game, number: int, moves: list[Played], played: Played, seed: int, each: int) -> Iterator[Task]:
    """Yield the tasks from the view of the seat that moved."""
    seat, before, entry = played.entry.seat, played.before, played.entry
    about, glimpse = {"line": played.line, "seat": seat, "seed": seed}, max(1, each // GLIMPSE)
    lucky = bool(entry.chance) and (not game.secrets or not played.is_public())
    if seat in before.waiting() and len(before.legal_actions(seat)) > 1:
        yield Task(kind="decide", move=number, view=before.view(seat), action=entry.action, playouts=each, **about)
    elif lucky or (not game.secrets and number > 1 and moves[number - 2].entry.chance) or number == 1:
        yield Task(kind="stand", move=number, view=before.view(seat), playouts=glimpse, **about)
    if lucky and game.secrets and not played.after.ended():
        yield Task(kind="stand", move=number + 1, view=played.after.view(seat), playouts=glimpse, **about)


def spectator_tasks(moves: list[Played], seed: int, each: int) -> Iterator[Task]:
    """Yield the tasks from a spectator's view: the curve and public luck in games with secrets."""
    apart = max(1, len(moves) // POINTS)
    for number, played in enumerate(moves, 1):
        lucky = bool(played.entry.chance) and played.is_public()
        about = {"seat": WATCHER, "seed": seed, "playouts": each}
        if lucky:
            yield Task(kind="stand", move=number, line=played.line, view=played.before.view(WATCHER),
                       action=played.entry.action, by=played.entry.seat, **about)
        if number == 1:
            yield Task(kind="stand", move=1, line=0, view=played.before.view(WATCHER), **about)
        if (lucky or number % apart == 0) and not played.after.ended():
            yield Task(kind="stand", move=number + 1, line=played.line, view=played.after.view(WATCHER), **about)
