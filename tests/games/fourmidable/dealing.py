"""Shorthand for positions of Intermediate: `deal({0: "C16-day"}, ants={0: ["hunter b10"]}, species={0: "flying"})`.

Cells have the names of the rules (`sitting.py` has their map), ants and other pieces as in `laying.py`. Values that are
not given are those of the beginning of round 1: seat 0 to act, by day, with rain; no species has a power to use.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import ANT_KINDS, PREDATORS, FourmidablePosition, Gifts, Holdings
from formicarium.games.fourmidable.persistence import from_view
from formicarium.games.fourmidable.views import Lore

from .laying import LETTERS, ants_of, prowler
from .sitting import Sitting

BySeat = Mapping[int, Any]
NONE: Mapping[Any, Any] = {}
QUIET = ("architect", "insomniac")  # by seat, where no species is given


def deal(cards: BySeat = NONE, *, ants: BySeat = NONE, species: BySeat = NONE, marks: BySeat = NONE,
         bare: Sequence[str] = (), holes: BySeat = NONE, dug: BySeat = NONE, goods: BySeat = NONE, hand: BySeat = NONE,
         done: BySeat = NONE, predators: Mapping[str, Any] = NONE, born: BySeat = NONE, prowled: Sequence[int] = (),
         **more: Any) -> Sitting:
    """Return a position of Intermediate.
    `cards`: special cards by seat, as ids; `hand` and `done`: objectives by seat, as their costs.
    """
    game = Fourmidable(mode="intermediate", players=2)
    kit = game.course.kit
    ids = {design.card.rstrip("0123456789"): design.card for design in kit.objectives.designs}
    rest = Counter({design.card: kit.objectives.copies[card] for card, design in enumerate(kit.objectives.designs)})
    deck = Counter({special.card: kit.specials.copies[card] for card, special in enumerate(kit.specials.designs)})
    colonies = []
    for seat in range(2):
        held, won = ([ids[one] for one in str(given.get(seat, "")).split()] for given in (hand, done))
        specials = str(cards.get(seat, "")).split()
        rest.subtract([*held, *won])
        deck.subtract(specials)
        outer = holes.get(seat, {})
        colonies.append(Holdings(
            ants=ants_of(ants.get(seat, ["hunter " + kit.board.names[kit.board.nests[seat]]])),
            dug=(*dug.get(seat, ()), *[str(number) for number in outer]),
            holes=(outer.get(2), outer.get(3), outer.get(4)),
            resources=tuple(str(goods.get(seat, "")).count(letter) for letter in LETTERS), hand=tuple(held),
            revealed=tuple(won), birth=born.get(seat), prowled=seat in prowled,
            gifts=Gifts(species=species.get(seat, QUIET[seat]), specials=tuple(specials))))
    assert min(rest.values()) >= 0 and min(deck.values()) >= 0
    designs = kit.objectives.designs
    piles = tuple(tuple(design.card for design in designs if design.ant == kind for _ in range(rest[design.card]))
                  for kind in ANT_KINDS)
    said: dict[str, Any] = {"phase": "acting", "turn": 0, "first": 0, "day": True, "round": 1, "weather": "rain"} | more
    position = FourmidablePosition(
        colonies=tuple(colonies), marks={cell: seat for seat, cells in marks.items() for cell in cells},
        bare=tuple(bare), piles=piles, deck=tuple(deck.elements()), played=(),
        predators=tuple(prowler(one, predators.get(one)) for one in PREDATORS), **said)
    return Sitting(game, from_view.state_of(position, game.course))


def lore(there: Sitting, seat: int = 0) -> Lore:
    found = there.view().players[seat].lore
    assert isinstance(found, Lore)
    return found
