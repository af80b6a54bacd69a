"""Answers the questions of a review, each from one view; docs/explanation/coach.md explains the method."""
from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from formicarium.bots.cigale.strategies import Bluffer
from formicarium.bots.net_strategy import NetStrategy
from formicarium.bots.strategies import AlphaBetaStrategy, UctStrategy, strategy_of
from formicarium.coach.depth import ByDepth
from formicarium.coach.judge import Opinion, PositionJudge
from formicarium.coach.mixing import ByMixing
from formicarium.coach.playouts import STRONGEST, ByPlayouts, learned_for
from formicarium.coach.reasons import reason
from formicarium.coach.review import Caution, Why, mark_of
from formicarium.coach.tasks import GLIMPSE, Finding, Task, effort
from formicarium.core.dice import Seeded, scramble
from formicarium.core.game import Game


@cache
def judge_for(game: Game) -> PositionJudge:
    """Return the judge that uses the game's strongest strategy."""
    if (learned := learned_for(game)) is not None:
        return ByPlayouts(learned)
    thinker = strategy_of(game.id, STRONGEST, game.mode)
    if isinstance(thinker, NetStrategy):
        thinker = thinker.without
    if isinstance(thinker, Bluffer):
        return ByMixing(thinker)
    if isinstance(thinker, AlphaBetaStrategy):
        return ByDepth(thinker)
    assert isinstance(thinker, UctStrategy)
    return ByPlayouts(thinker)



def dice_for(task: Task) -> Seeded:
    """Return dice that depend only on the task, so that answers are reproducible."""
    kind = 2 if task.action is not None else 1
    return Seeded(task.seed << 24 ^ scramble(task.move * 64 + (task.seat + 1) * 4 + kind))


def work(game: Game, task: Task) -> Finding:
    judge, dice = judge_for(game), dice_for(task)
    state = game.world_from_view(task.view, dice)
    if task.kind == "stand":
        move = -1 if task.action is None else game.number_of(task.action)
        return Finding(stands=judge.stand(game, task.view, state, task.playouts, dice, task.by, move))
    seat, move = task.view.seat, game.number_of(task.action)
    outlook = game.outlook(state, seat, task.action)
    if judge.is_forced(game, state, seat, move):
        stands = judge.stand(game, task.view, state, max(1, task.playouts // GLIMPSE), dice)
        return Finding(stands=stands, before=stands, after=stands, options=1, outlook=outlook)
    opinion = judge.decide(game, task.view, state, move, task.playouts, dice)
    loss = round(max(0.0, opinion.loss), 4)
    found = Finding(stands=opinion.stands, before=opinion.before, after=opinion.after, loss=loss, outlook=outlook,
                    options=len(state.legal_moves(seat)))
    if mark_of(loss) == "good":
        return found
    this, instead, why = reason(game, state, seat, opinion, (opinion.best_line, opinion.line), dice)
    return msgspec.structs.replace(found, better=game.action_of(opinion.best), better_line=this.steps,
                                   played_line=instead.steps, why=why)


class AsJson(msgspec.Struct, frozen=True):
    """A task in JSON, with the fields of the game's types still encoded."""

    kind: str
    move: int
    line: int
    seat: int
    view: msgspec.Raw
    seed: int
    playouts: int
    action: msgspec.Raw = msgspec.Raw(b"null")
    by: int = -1


def encode_task(task: Task) -> bytes:
    return msgspec.json.encode(task)


def answer_task(game: Game, question: bytes | msgspec.Raw) -> bytes:
    """Answer an encoded task with an encoded finding; called in worker processes."""
    read = msgspec.json.decode(question, type=AsJson)
    fields = msgspec.structs.asdict(read)
    fields["view"] = msgspec.json.decode(read.view, type=game.types.view)
    fields["action"] = msgspec.json.decode(read.action, type=game.types.action | None)
    return msgspec.json.encode(work(game, Task(**fields)))



def opinion_of(game: Game, view: Any, action: Any, seed: int) -> tuple[Opinion, Any, Seeded]:
    dice = Seeded(seed)
    state = game.world_from_view(view, dice)
    judge = judge_for(game)
    return judge.decide(game, view, state, game.number_of(action), effort(game).quick, dice), state, dice


def caution(game: Game, view: Any, action: Any, seed: int = 1) -> Caution:
    """Judge a legal action before it is played, from the view alone and with a short search."""
    opinion, state, dice = opinion_of(game, view, action, seed)
    loss = round(max(0.0, opinion.loss), 4)
    mark = mark_of(loss)
    if mark == "good":
        return Caution(mark=mark, loss=loss, before=opinion.before, after=opinion.after)
    this, _, why = reason(game, state, view.seat, opinion, (opinion.best_line, opinion.line), dice)
    return Caution(mark=mark, loss=loss, before=opinion.before, after=opinion.after,
                   better=game.action_of(opinion.best),
                   better_line=this.steps, why=why)


def why_this(game: Game, view: Any, action: Any, seed: int = 1) -> Why:
    """Return the reasons for a hinted action, compared with the best other one."""
    opinion, state, dice = opinion_of(game, view, action, seed)
    other = opinion.best_line
    if opinion.best == game.number_of(action):
        judge = judge_for(game)
        other = opinion.rival_line or judge.rival(game, view, state, opinion.best, effort(game).quick, dice)
    if not other:
        return Why("later")
    opinion = opinion._replace(turns=max(0, opinion.turns))
    return reason(game, state, view.seat, opinion, (opinion.line, other), dice).why
