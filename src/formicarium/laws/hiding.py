"""Law 8: what is hidden is dealt anew."""
from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from formicarium.core.news import ALL
from formicarium.core.table import Table
from formicarium.laws.play import Play, plain

PATIENCE = 8  # games until every secret should have shown itself
CERTAIN = 6  # wrong guesses after which chance is no excuse


def law_8(play: Play) -> None:
    """What hides anything says so (`secrets`); there guesses differ, and dealing anew changes all that can be wrong."""
    secret = False
    wrong: Counter[tuple[int, str]] = Counter()
    dealt: Counter[tuple[int, str]] = Counter()
    stuck: list[tuple[int, str]] = []
    for _ in range(PATIENCE):  # a secret may be rare: one game proves little
        for table in play.positions(every=2 if play.game.secrets else 1):
            views = {plain(msgspec.structs.replace(play.game.view(table, seat), seat=0)) for seat in play.everybody}
            secret |= len(views) > 1
            if not play.game.secrets:
                check_open(play, views)
            for seat in play.everybody:
                compare(play, table, seat, wrong, dealt)
        stuck = [place for place in wrong if not dealt[place]]
        if not secret or (dealt and not stuck):
            return
        play = play.another()
    if not wrong:
        raise play.broken("seats see different things, and every guess is right")
    if not dealt:
        raise play.broken("seats see different things, and dealing anew changes nothing")
    for seat, leaf in stuck:
        if wrong[seat, leaf] >= CERTAIN:
            raise play.broken(f"seat {seat} cannot know {leaf}, and dealing anew never changes it")


def check_open(play: Play, views: set[bytes]) -> None:
    if len(views) > 1:
        raise play.broken("the game says that it has no secrets, and seats see different things")
    if any(item.to != ALL for item in play.match._items):
        raise play.broken("the game says that it has no secrets, and whispers")


def compare(play: Play, table: Table, seat: int, wrong: Counter[tuple[int, str]],
            dealt: Counter[tuple[int, str]]) -> None:
    """Count where a guess is wrong, and where the true table changes when it is dealt anew: as often, or more."""
    position = play.game.position(table)
    guess = play.game.suppose(play.game.view(table, seat), play.aside)
    wrong.update((seat, leaf) for leaf in differences(position, play.game.position(guess)))
    for _ in range(3):
        again = table.clone()
        again.redeal(seat, play.aside)
        dealt.update((seat, leaf) for leaf in differences(position, play.game.position(again)))


def differences(one: Any, two: Any) -> list[str]:
    """The places in which two positions differ."""
    if one == two:
        return []
    here, there = leaves(msgspec.to_builtins(one)), leaves(msgspec.to_builtins(two))
    return [leaf for leaf in here.keys() | there.keys() if here.get(leaf) != there.get(leaf)]


def leaves(value: Any, place: str = "") -> dict[str, Any]:
    """Every number and word, by its place."""
    if isinstance(value, dict):
        inside = [(f"{place}.{key}", part) for key, part in value.items()]
    elif isinstance(value, list | tuple):
        inside = [(f"{place}[{i}]", part) for i, part in enumerate(value)]
    else:
        return {place: value}
    return {leaf: part for name, branch in inside for leaf, part in leaves(branch, name).items()}
