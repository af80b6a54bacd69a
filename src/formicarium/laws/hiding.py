"""Law 8: hidden facts are dealt again."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from formicarium.core.news import ALL
from formicarium.core.state import GameState
from formicarium.laws.play import Play, plain

PATIENCE = 8  # games; by then every secret should have occurred
CERTAIN = 6  # wrong worlds after which chance is no explanation


def law_8(play: Play) -> None:
    """Games with secrets declare them (`secrets`); there, worlds differ, and dealing again changes every hidden fact.
    """
    secret = False
    wrong: Counter[tuple[int, str]] = Counter()
    dealt: Counter[tuple[int, str]] = Counter()
    stuck: list[tuple[int, str]] = []
    for _ in range(PATIENCE):  # a secret may be rare, so one game proves little
        for state in play.positions(every=2 if play.game.secrets else 1):
            views = {plain(msgspec.structs.replace(play.game.view(state, seat), seat=0)) for seat in play.viewers}
            secret |= len(views) > 1
            if not play.game.secrets:
                check_open(play, views)
            for seat in play.viewers:
                compare(play, state, seat, wrong, dealt)
        stuck = [place for place in wrong if not dealt[place]]
        if not secret or (dealt and not stuck):
            return
        play = play.another()
    if not wrong:
        raise play.breach("seats see different things, and every guess is right")
    if not dealt:
        raise play.breach("seats see different things, and dealing anew changes nothing")
    for seat, leaf in stuck:
        if wrong[seat, leaf] >= CERTAIN:
            raise play.breach(f"seat {seat} cannot know {leaf}, and dealing anew never changes it")


def check_open(play: Play, views: set[bytes]) -> None:
    if len(views) > 1:
        raise play.breach("the game says that it has no secrets, and seats see different things")
    if any(item.to != ALL for item in play.match._items):
        raise play.breach("the game says that it has no secrets, and whispers")


def compare(play: Play, state: GameState, seat: int, wrong: Counter[tuple[int, str]],
            dealt: Counter[tuple[int, str]]) -> None:
    """Count the fields in which a world is wrong, and those that change when the true state is dealt again."""
    def update(counted: Counter[tuple[int, str]], other: GameState) -> None:
        counted.update((seat, leaf) for leaf in differences(position, msgspec.to_builtins(play.game.position(other))))

    position = msgspec.to_builtins(play.game.position(state))
    update(wrong, play.game.world_from_view(play.game.view(state, seat), play.aside))
    for _ in range(3):
        again = state.clone()
        again.shuffle_hidden(seat, play.aside)
        update(dealt, again)


def differences(one: Any, two: Any, place: str = "") -> Iterator[str]:
    """Yield the paths of the values in which two positions differ."""
    if one == two:
        return
    if isinstance(one, dict | list | tuple) or isinstance(two, dict | list | tuple):
        here, there = branches(one), branches(two)
        for name in here.keys() | there.keys():
            yield from differences(here.get(name), there.get(name), place + name)
    else:
        yield place


def branches(value: Any) -> dict[str, Any]:
    if isinstance(value, dict):
        return {f".{key}": part for key, part in value.items()}
    if isinstance(value, list | tuple):
        return {f"[{i}]": part for i, part in enumerate(value)}
    return {} if value is None else {"": value}
