"""Assembles the findings about single views into the review of a match."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import exp

from formicarium.coach.answers import work
from formicarium.coach.judge import DIGITS, final_chances
from formicarium.coach.review import (
    INEXACT,
    Chances,
    Decision,
    LuckSwing,
    Point,
    Review,
    SeatReview,
    Turning,
    mark_of,
)
from formicarium.coach.tasks import Finding, Played, Task, moves_that_stand, tasks
from formicarium.core.game import WATCHER
from formicarium.core.match import Match

TURNS = 3
FELT = 0.02  # smallest swing of a winning chance that counts as luck; less is the coach's own error


def review(match: Match, seed: int = 1, playouts: int = 0,
           watched: Callable[[Sequence[Task]], Iterable[Task]] = iter) -> Review:
    """Review a match in this process; `watched` wraps the list of tasks, for example to show progress."""
    asked = tasks(match, seed, playouts)
    return assemble_review(match, asked, [work(match.game, task) for task in watched(asked)], seed)


def assemble_review(match: Match, asked: Sequence[Task], findings: Sequence[Finding], seed: int = 1) -> Review:
    game, moves = match.game, moves_that_stand(match)
    known = Known(match, moves, asked, findings)
    decided = [(task, found) for task, found in zip(asked, findings, strict=True) if task.kind == "decide"]
    decisions = [decision(task, found) for task, found in decided if found.options > 1]
    luck = [[stroke for number, played in enumerate(moves, 1) for stroke in known.strokes(seat, number, played)]
            for seat in range(game.players)]
    seats = tuple([seat_review(seat, [one for one in decisions if one.seat == seat], luck[seat])
                   for seat in range(game.players)])
    return Review(
        game=game.id, mode=game.mode, players=game.players, moves=len(moves), ended=match.ended(),
        places=match.places(), seed=seed, playouts=sum(task.playouts for task in asked), seats=seats,
        curve=tuple(known.curve()), turning=foremost(of_all(seats)))


class Known:
    """The findings by move: the chances before it, and after it before chance answered."""

    def __init__(self, match: Match, moves: list[Played], asked: Sequence[Task], findings: Sequence[Finding]) -> None:
        self.secrets = match.game.secrets
        self.moves = moves
        self.end = final_chances(match.places()) if match.ended() else None
        self.stood: dict[tuple[int, int], Chances] = {}  # by move and seat
        self.acted: dict[tuple[int, int], Chances] = {}
        for task, found in zip(asked, findings, strict=True):
            if not sum(found.stands.first):
                continue  # the spectator's view has no world in which the move was possible
            if task.kind == "decide":
                assert found.after is not None
                self.acted[task.move, task.seat] = found.after
            if task.kind == "decide" or task.action is None:
                self.stood[task.move, task.seat] = found.stands
            else:
                self.acted[task.move, task.seat] = found.stands

    def standing(self, number: int, seat: int) -> Chances | None:
        """Return the chances before a move from the seat's view; without secrets all seats share one view."""
        if number > len(self.moves):
            return self.end
        return self.stood.get((number, seat if self.secrets else self.moves[number - 1].entry.seat))

    def standing_after(self, number: int, seat: int) -> Chances | None:
        """Return the chances after a move before chance answered; for a forced move, those before it."""
        seat = seat if self.secrets else self.moves[number - 1].entry.seat
        return self.acted.get((number, seat)) or (self.standing(number, seat) if seat != WATCHER else None)

    def strokes(self, seat: int, number: int, played: Played) -> Iterator[LuckSwing]:
        """Yield the luck of a seat in a move: from the spectator's view if the result is public, else from the mover's.
        """
        if not played.entry.chance:
            return
        is_open = not self.secrets or played.is_public()
        if not is_open and seat != played.entry.seat:
            return
        watching = WATCHER if is_open else seat
        left, then = self.standing_after(number, watching), self.standing(number + 1, watching)
        if left and then and abs(then.first[seat] - left.first[seat]) >= FELT:
            yield LuckSwing(number, played.line, round(then.first[seat] - left.first[seat], DIGITS))

    def curve(self) -> Iterator[Point]:
        start = self.standing(1, WATCHER) if self.moves else None
        if start:
            yield Point(0, 0, WATCHER, start)
        for number, played in enumerate(self.moves, 1):
            left, then = self.standing_after(number, WATCHER), self.standing(number + 1, WATCHER)
            if number == len(self.moves) and self.end and not played.entry.chance:
                left = self.end
            acted = left or then
            if acted:
                fell = then if played.entry.chance and left else None
                yield Point(number, played.line, played.entry.seat, acted, fell)


def decision(task: Task, found: Finding) -> Decision:
    assert found.before is not None and found.after is not None
    return Decision(
        move=task.move, line=task.line, seat=task.seat, action=task.action, outlook=found.outlook,
        options=found.options, before=found.before, after=found.after, loss=found.loss, mark=mark_of(found.loss),
        better=found.better, better_line=found.better_line, played_line=found.played_line, why=found.why)


def seat_review(seat: int, decisions: list[Decision], strokes: list[LuckSwing]) -> SeatReview:
    marks = [one.mark for one in decisions]
    turns = [Turning("move", one.move, one.line, seat, -one.loss) for one in decisions if one.mark != "good"]
    turns += [Turning("luck", one.move, one.line, seat, one.swing) for one in strokes if abs(one.swing) >= INEXACT]
    return SeatReview(
        seat=seat, judged=len(decisions), accuracy=accuracy([one.loss for one in decisions]), good=marks.count("good"),
        inexact=marks.count("inexact"), mistakes=marks.count("mistake"), blunders=marks.count("blunder"),
        given=round(sum(one.swing for one in strokes if one.swing > 0), DIGITS),
        taken=round(sum(one.swing for one in strokes if one.swing < 0), DIGITS),
        decisions=tuple(decisions), strokes=tuple(strokes), turning=foremost(turns))


def accuracy(losses: Sequence[float]) -> float | None:
    """Return the accuracy from 0 to 100 with the formula of chess sites: no loss is 100, a loss of one tenth 64."""
    each = [min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669)) for loss in losses]
    return round(sum(each) / len(each), 1) if each else None


def of_all(seats: Sequence[SeatReview]) -> list[Turning]:
    """Merge the seats' turning points; the luck of one move is kept for the seat it changed most."""
    turns = [turn for seat in seats for turn in seat.turning]
    luck: dict[int, Turning] = {}
    for turn in turns:
        if turn.kind == "luck" and (turn.move not in luck or abs(turn.swing) > abs(luck[turn.move].swing)):
            luck[turn.move] = turn
    return [*(turn for turn in turns if turn.kind == "move"), *luck.values()]


def foremost(turns: list[Turning]) -> tuple[Turning, ...]:
    """Return the three largest turning points in the order of the game."""
    greatest = sorted(turns, key=lambda turn: (-abs(turn.swing), turn.move, turn.seat))[:TURNS]
    return tuple(sorted(greatest, key=lambda turn: (turn.move, turn.seat)))
