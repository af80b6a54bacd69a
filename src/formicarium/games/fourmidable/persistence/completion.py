"""Fourmidable: complete a partial position: missing fields are derived from the given ones."""
from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec import UNSET

from formicarium.games.fourmidable.kit import DEALT, KINDS, Kit
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    PREDATORS,
    SPECIES,
    WEATHERS,
    Ant,
    FourmidablePosition,
    Gifts,
    Holdings,
    Pack,
    Packs,
    Prowler,
)

SETTING_UP = ("adopting", "drafting", "stocking", "drawing", "mustering")


def derived_fields(given: dict[str, Any], kit: Kit, start: FourmidablePosition) -> dict[str, Any]:
    """Return derived fields: a game in its first round, by day, in which every seat has something to do.

    Without colonies nothing is derived.
    """
    if "colonies" not in given:
        return {}
    set_up = given.get("round") == 0 or given.get("phase") in SETTING_UP
    colonies = list(given["colonies"])[:kit.seats]
    played = Counter(given.get("played", ()))
    objectives, specials = objectives_left(given, kit, start), specials_left(colonies, played, kit)
    if not set_up:
        colonies = [with_ants(colony, seat, kit) for seat, colony in enumerate(colonies)]
        colonies = [with_hand(colony, objectives, kit) for colony in colonies]
    if kit.level.specials:
        colonies = with_gifts(colonies, specials, kit, set_up)
    given["colonies"] = (*colonies, *given["colonies"][kit.seats:])
    found: dict[str, Any] = {
        "phase": "acting", "round": 0 if set_up else 1, "first": 0, "turn": given.get("first", 0), "day": True,
        "marks": {}, "bare": holes(colonies), "predators": prowlers(given.get("predators", ()), kit),
        "weather": WEATHERS[0] if kit.level.weather and not set_up else None,
        "piles": tuple([tuple([design.card for design in kit.objectives.designs if design.ant == ANT_KINDS[kind]
                               for _ in range(objectives[design.card])]) for kind in range(KINDS)])}
    if kit.level.specials:
        if kit.level.draft and not set_up and "packs" not in given:
            found["packs"] = any_draft(colonies, specials, kit)
        found |= {"deck": tuple(list_cards(specials)), "played": ()}
    if "predators" in given:
        given["predators"] = found["predators"]
    if "bare" in given:
        given["bare"] = tuple(dict.fromkeys([*given["bare"], *holes(colonies)]))
    return found


def list_cards(bag: Counter[str]) -> list[str]:
    return [card for card, n in bag.items() for _ in range(n)]


# Cards in no place.

def objectives_left(given: dict[str, Any], kit: Kit, start: FourmidablePosition) -> Counter[str]:
    cards = kit.objectives
    left = Counter({design.card: int(n) for design, n in zip(cards.designs, cards.copies, strict=True)})
    for colony in given["colonies"]:
        left.subtract([*colony.hand, *colony.revealed])
    left.subtract([one.card for pile in given.get("under", ()) for one in pile])
    left.subtract(given.get("looked", ()))
    shown, alone = given.get("shown", start.shown), given.get("alone", start.alone)
    if shown is not UNSET:
        left.subtract([*shown.open, *[top.card for top in shown.tops]])
    if alone is not UNSET:
        left.subtract(alone.robbed)
    return left


def specials_left(colonies: list[Holdings], played: Counter[str], kit: Kit) -> Counter[str]:
    left = Counter({special.card: int(n) for special, n in zip(kit.specials.designs, kit.specials.copies, strict=True)})
    for colony in colonies:
        if colony.gifts is not UNSET:
            left.subtract([*colony.gifts.specials, *colony.gifts.laid])
    left.subtract(played)
    return left


# Pieces of every player.

def with_ants(colony: Holdings, seat: int, kit: Kit) -> Holdings:
    """Add missing first ants, on cell 1 (FOU-K3, A2, X5)."""
    ants, home = list(colony.ants), kit.board.names[kit.board.nests[seat]]
    numbered = [(kind, number) for number in range(1, kit.ants + 1) for kind in ANT_KINDS]
    free = [one for one in numbered if one not in [(ant.ant, ant.number) for ant in ants]]
    ants += [Ant(kind, number, home) for kind, number in free[:max(0, kit.level.start.ants - len(ants))]]
    order = sorted(ants, key=lambda ant: (ANT_KINDS.index(ant.ant), ant.number))
    return msgspec.structs.replace(colony, ants=tuple(order))


def with_hand(colony: Holdings, left: Counter[str], kit: Kit) -> Holdings:
    """At Child, fill the hand up to the dealt number with the first objectives left (FOU-K2)."""
    missing = max(0, kit.level.start.mix - len(colony.hand) - len(colony.revealed))
    drawn = list_cards(left)[:missing]
    left.subtract(drawn)
    return msgspec.structs.replace(colony, hand=(*colony.hand, *drawn)) if drawn else colony


def with_gifts(colonies: list[Holdings], left: Counter[str], kit: Kit, set_up: bool) -> list[Holdings]:
    """Give each colony without gifts a free species and special cards (FOU-I1, X4)."""
    taken = [colony.gifts.species for colony in colonies if colony.gifts is not UNSET]
    free = [species for species in SPECIES if species not in taken]
    found = []
    for colony in colonies:
        gifts = colony.gifts
        if gifts is UNSET:
            cards = [] if set_up else list_cards(left)[:kit.level.specials]
            left.subtract(cards)
            gifts = Gifts(species=free.pop(0) if kit.level.species and not set_up else None, specials=tuple(cards))
        found.append(msgspec.structs.replace(colony, gifts=gifts))
    return found


def any_draft(colonies: list[Holdings], left: Counter[str], kit: Kit) -> Packs | msgspec.UnsetType:
    """Return a draft consistent with the hands (FOU-X4); unset if a card was already played."""
    hands = [() if colony.gifts is UNSET else colony.gifts.specials for colony in colonies]
    if any(len(hand) != kit.level.specials for hand in hands):
        return UNSET
    packs = []
    for pack in range(len(hands)):
        rest = list_cards(left)[:DEALT - kit.level.specials]
        left.subtract(rest)
        packs.append(Pack(tuple([hands[(pack + step) % len(hands)][step] for step in range(kit.level.specials)]),
                          tuple(rest)))
    return Packs(packs=tuple(packs), picks=(None,) * len(hands))


def holes(colonies: list[Holdings]) -> tuple[str, ...]:
    """Return the cells of holes: a hole lies on empty terrain (FOU-A9)."""
    return tuple([cell for colony in colonies for cell in colony.holes if cell is not None])


def prowlers(given: tuple[Prowler, ...], kit: Kit) -> tuple[Prowler, ...]:
    """Return all three predators; a missing one is not on the board yet."""
    if not kit.level.predators:
        return given
    by_predator = {one.predator: one for one in given}
    return tuple([by_predator.get(predator, Prowler(predator)) for predator in PREDATORS])
