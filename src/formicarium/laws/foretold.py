"""Law 13: outlooks come true."""
from __future__ import annotations

from typing import Any, get_args

import msgspec

from formicarium.core.game import Event, Game, Outlook, fields_of
from formicarium.core.news import ALL, News
from formicarium.core.state import GameState
from formicarium.laws.observed import observed_outcome
from formicarium.laws.play import Play, may_move, plain

TRIED = 12  # random moves per seat and position, besides one of each kind


def law_13(play: Play) -> None:
    """Outlooks come true: each field that the seat can observe after the action has the predicted value."""
    for state in play.positions(every=2):
        for seat in may_move(state):
            for move in moves_to_try(play, list(state.legal_moves(seat))):
                check_foretold(play, state, seat, move)


def confirm_facts(play: Play, wanted: set[str]) -> set[str]:
    """Return which of these fields ("Take.cost") came true in this game; it tries one move of each kind at every step.
    """
    seen: set[str] = set()
    while not play.state.ended() and not wanted <= seen:
        for seat in may_move(play.state):
            for move in one_a_kind(play, list(play.state.legal_moves(seat))):
                outlook = play.game.outlook(play.state, seat, play.game.action_of(move))
                if facts_told_by(type(outlook)) & wanted - seen:
                    seen |= check_foretold(play, play.state, seat, move)
        play.step()
    return seen & wanted


def one_a_kind(play: Play, moves: list[int]) -> list[int]:
    kinds: dict[type, list[int]] = {}
    for move in moves:
        kinds.setdefault(type(play.game.action_of(move)), []).append(move)
    return [like[play.aside.below(len(like))] for like in kinds.values()]


def moves_to_try(play: Play, moves: list[int]) -> list[int]:
    """Return all moves, or a sample with at least one of each kind."""
    if len(moves) <= TRIED:
        return moves
    return sorted({*one_a_kind(play, moves), *(moves[play.aside.below(len(moves))] for _ in range(TRIED))})


def check_foretold(play: Play, state: GameState, seat: int, move: int) -> set[str]:
    """Check one outlook and return the fields that were confirmed; a null field predicts nothing."""
    game, action = play.game, play.game.action_of(move)
    outlook, before = game.outlook(state, seat, action), game.view(state, seat)
    if game.types.outlook is not Outlook and msgspec.json.decode(plain(outlook), type=game.types.outlook) != outlook:
        raise play.breach(f"{outlook} does not come back from JSON")
    after, news = state.clone(), News(True)
    after.play(seat, move, play.aside, news)
    events = [item.event for item in news.items if item.to in (ALL, seat) and isinstance(item.event, Event)]
    seen = observed_outcome(game, seat, action, before, game.view(after, seat), events)
    foretold = fields_of(outlook)
    for name, fact in seen.items():
        if name not in foretold:
            raise play.breach(f"the observed outcome of {action} speaks of {name!r}, and {outlook} does not")
        if foretold[name] is not None and plain(foretold[name]) != plain(fact):
            raise play.breach(f"{action} of seat {seat} at {game.position(state)}: foretold is {name} = "
                              f"{foretold[name]!r}, and it is {fact!r}")
    return {f"{tag(type(outlook))}.{name}" for name in seen if foretold[name] is not None}


def tag(kind: type[Any]) -> str:
    """Return the action's name, such as "Take" for TakeOutlook."""
    return str(kind.__struct_config__.tag).removesuffix("Outlook") if issubclass(kind, msgspec.Struct) else "Facts"


def facts(kind: type[Game]) -> set[str]:
    outlooks = get_args(kind.types.outlook) or (kind.types.outlook,)
    return set().union(*map(facts_told_by, outlooks))


def facts_told_by(outlook: type[Any]) -> set[str]:
    return {f"{tag(outlook)}.{name}" for name in getattr(outlook, "__struct_fields__", ())}
