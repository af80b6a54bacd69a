"""Shorthand for positions of the upper levels: `lay("experienced", ants={0: ["hunter b10"]}, bare=["b6"])`.

Cells have the names of the rules (`sitting.py` has their map). Values that are not given are those of the beginning of
round 1: seat 0 to act, by day, with rain.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET

from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    PREDATORS,
    RESOURCES,
    Alone,
    Ant,
    FourmidablePosition,
    Gifts,
    Holdings,
    Prowler,
    Shown,
    Top,
)
from formicarium.games.fourmidable.persistence import from_view
from formicarium.games.fourmidable.views import OnDisplay

from .sitting import Sitting

LETTERS = dict(zip("LCSRBMOGT", RESOURCES, strict=True))
BySeat = Mapping[int, Any]
NONE: Mapping[Any, Any] = {}


def ants_of(words: Sequence[str]) -> tuple[Ant, ...]:
    """Return ants written "hunter b10" or "digger library moved", in any order of their types."""
    met = dict.fromkeys(ANT_KINDS, 0)
    found = []
    for word in sorted(words, key=lambda one: [one.startswith(kind) for kind in ANT_KINDS].index(True)):
        kind, cell, *moved = word.split()
        met[kind] += 1  # type: ignore[index]
        found.append(Ant(kind, met[kind], cell, bool(moved)))  # type: ignore[arg-type, index]
    return tuple(found)


def lay(mode: str = "experienced", players: int = 2, *, ants: BySeat = NONE, marks: BySeat = NONE,
        bare: Sequence[str] = (), holes: BySeat = NONE, dug: BySeat = NONE, goods: BySeat = NONE, done: BySeat = NONE,
        open_: str = "", tops: Sequence[tuple[str, tuple[int, ...]]] = (), predators: Mapping[str, Any] = NONE,
        born: BySeat = NONE, prowled: Sequence[int] = (), gifts: BySeat = NONE, eaten: str = "", **more: Any
        ) -> Sitting:
    """Return a position without auditing it, so that impossible ones can be tested. `gifts`: special cards, as ids."""
    game = Fourmidable(mode=mode, players=players)
    kit = game.course.kit
    ids = {design.card.rstrip("0123456789"): design.card for design in kit.objectives.designs}
    named = {seat: tuple(ids[one] for one in str(done.get(seat, "")).split()) for seat in range(players)}
    lying = tuple(ids[one] for one in open_.split())
    known = tuple(Top(ids[card], seats) for card, seats in tops)
    used = [*lying, *[top.card for top in known], *[card for cards in named.values() for card in cards]]
    colonies = []
    for seat in range(players):
        outer = holes.get(seat, {})
        numbered = tuple(outer.get(number) for number in (2, 3, 4))
        colonies.append(Holdings(
            ants=ants_of(ants.get(seat, ["hunter " + kit.board.names[kit.board.nests[seat]]])),
            dug=(*dug.get(seat, ()), *[str(number) for number in outer]), holes=numbered,
            resources=tuple(str(goods.get(seat, "")).count(letter) for letter in LETTERS), revealed=named[seat],
            birth=born.get(seat), prowled=seat in prowled,
            gifts=Gifts(specials=tuple(gifts.get(seat, ())))))
    piles = tuple(tuple(design.card for card, design in enumerate(kit.objectives.designs) if design.ant == kind
                        for _ in range(kit.objectives.copies[card] - used.count(design.card))) for kind in ANT_KINDS)
    held = [card for cards in gifts.values() for card in cards]
    alone = Alone(tuple(eaten.count(letter) for letter in LETTERS), ()) if kit.level.alone else UNSET
    said: dict[str, Any] = {"phase": "acting", "turn": 0, "first": 0, "day": True, "round": 1, "weather": "rain"} | more
    position = FourmidablePosition(
        colonies=tuple(colonies), marks={cell: seat for seat, cells in marks.items() for cell in cells},
        bare=tuple(bare), piles=piles, shown=Shown(lying, known), alone=alone, played=(),
        deck=tuple(special.card for special in kit.specials.designs if special.card not in held),
        predators=tuple(prowler(one, predators.get(one)) for one in PREDATORS), **said)
    return Sitting(game, from_view.state_of(position, game.course))


def prowler(predator: Any, at: Any) -> Prowler:
    """Return a predator at "b6", or the worm at (seat, "r1c0")."""
    return Prowler(predator) if at is None else Prowler(predator, at) if isinstance(at, str) else \
        Prowler(predator, at[1], at[0])


def display(there: Sitting, seat: int = 0) -> OnDisplay:
    """Return the open objectives and the pile (FOU-X1)."""
    shown = there.view(seat).shown
    assert shown is not UNSET
    return shown


def tops(there: Sitting) -> tuple[Top, ...]:
    shown = there.position.shown
    assert shown is not UNSET
    return shown.tops
