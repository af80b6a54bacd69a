"""Law 5: illegal actions are refused by a rule."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from formicarium.core.dice import Scripted
from formicarium.core.game import WATCHER, Action, Game, IllegalMove, Reason
from formicarium.laws.play import VAST, Nonsense, Play, pick_some, plain, stand

ASKED = 100  # actions of each kind per seat and position; a new sample each time


def law_5(play: Play) -> None:
    """A match refuses illegal actions, always with a rule id of that game."""
    actions = [play.game.action_of(move) for move in range(play.game.move_count)]
    nothing = [None, "", "Pass", 0, -1, (), Nonsense()]
    bents = [bent for action in actions for bent in bend(action)]
    for state in play.positions(every=5):
        before = stand(play, state)
        for seat in range(WATCHER - 1, play.game.players + 2):
            offered = play.match.legal_actions(seat)
            for action in [*offered, *pick_some(play, actions, ASKED), *nothing, *pick_some(play, bents, ASKED)]:
                if action not in offered:
                    check_refused(play, seat, action)
                elif play.match.refusal(seat, action):
                    raise play.breach(f"{action} is offered to seat {seat} and refused")
        if stand(play, state) != before:
            raise play.breach("a refused move changes the table")


def bend(action: Action) -> Iterator[Action]:
    """Yield copies of the action with one invalid value, as a faulty client could send them."""
    for name in action.__struct_fields__:
        value = getattr(action, name)
        strange: tuple[object, ...] = (-1, 0, 99, -VAST, VAST) if type(value) is int else ()
        for other in ("", "nowhere", "a0") if isinstance(value, str) else strange:
            yield msgspec.structs.replace(action, **{name: other})


def check_refused(play: Play, seat: int, action: Any) -> None:
    try:
        play.match.play(seat, action, Scripted([]))
    except IllegalMove as answer:
        refusal = answer.refusal
        if refusal.rule not in play.game.rules[1:] or not refusal.rule:
            raise play.breach(f"{action} of seat {seat} is refused by {refusal.rule!r}, no rule of this game") from None
        if not told_well(play.game, refusal.facts):
            raise play.breach(f"{refusal.rule}: facts are a reason of the game, not {refusal.facts}") from None
        return
    raise play.breach(f"{action} is not offered to seat {seat}, and the match takes it")


def told_well(game: Game, facts: Any) -> bool:
    """Whether a refusal's facts are a reason that survives JSON, plain facts, or empty."""
    if not isinstance(facts, Reason):
        return not facts or (isinstance(facts, dict) and all(
            type(key) is str and type(fact) in (int, str) for key, fact in facts.items()))
    try:
        return bool(msgspec.json.decode(plain(facts), type=game.types.reason) == facts)
    except msgspec.ValidationError:
        return False
