"""Law 9: nothing appears or vanishes."""
from __future__ import annotations

from typing import Any

import msgspec

from formicarium.core.dice import Dice
from formicarium.core.game import InvalidPosition
from formicarium.laws.play import VAST, Play, plain

HUGE = 10**6  # more than any count in a box


def law_9(play: Play) -> None:
    """`load` accepts every position that occurs, so counts are conserved, and refuses impossible ones with a reason."""
    for met, state in enumerate(play.positions()):
        position = play.game.position(state)
        try:
            play.game.load(position)
        except InvalidPosition as fault:
            raise play.breach(f"load says that this cannot be, and it is: {fault}; {position}") from fault
        if met % 10 == 0:
            for _ in range(12):
                check_tampered(play, position)


def check_tampered(play: Play, position: Any) -> None:
    """Change one value of a position: `load` must refuse it or return exactly that state."""
    written = msgspec.json.decode(plain(position))
    bound = tamper(written, play.aside)
    try:
        changed = msgspec.convert(written, play.game.types.position)
        state = play.game.load(changed)
    except (InvalidPosition, msgspec.ValidationError):
        return
    if bound:
        raise play.breach(f"load accepts {changed}")
    if without_order(msgspec.to_builtins(play.game.position(state))) != without_order(msgspec.to_builtins(changed)):
        raise play.breach(f"load accepts {changed} and makes {play.game.position(state)} of it")
    waited = [seat for seat in range(state.seats) if state.waiting() >> seat & 1]
    if bool(waited) == bool(state.ended()) or not all(len(state.legal_moves(seat)) for seat in waited):
        raise play.breach(f"load accepts {changed}, where the game is stuck")


def without_order(value: Any) -> Any:
    """Sort all lists, since a heap may be written in any order."""
    if isinstance(value, dict):
        return {key: without_order(part) for key, part in value.items()}
    return sorted(map(without_order, value), key=repr) if isinstance(value, list | tuple) else value


def tamper(written: Any, dice: Dice) -> bool:
    """Change one number or drop one item; return True if no position can have that number."""
    inside = list(written.items()) if isinstance(written, dict) else list(enumerate(written))
    key, part = inside[dice.below(len(inside))]
    if isinstance(part, dict | list) and part and dice.below(6):
        return tamper(part, dice)
    if type(part) is int:
        step = (1, -1, HUGE, -HUGE, VAST, -VAST)[dice.below(6)]
        written[key] = part + step
        return abs(step) >= HUGE
    if isinstance(written, list):
        del written[key]
    return False
