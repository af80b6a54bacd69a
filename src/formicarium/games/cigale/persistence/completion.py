"""La Cigale & la Fourmi: complete a partial position: missing fields are derived from the given ones."""
from __future__ import annotations

from collections import Counter
from typing import Any

from formicarium.games.cigale.kit import OFFER, PATHS, Kit
from formicarium.games.cigale.model import Card

MARKET = ("collecting", "empowering", "trading", "paying")


def derived_fields(given: dict[str, Any], kit: Kit, start: Any) -> dict[str, Any]:
    """Return derived fields: unlisted cards go to the pile, unlisted provisions to the store; open cards are dealt."""
    found: dict[str, Any] = {"discard": (), "ants": (), "ant": 0, "round": 1, "phase": "placing"}
    ant = given.get("ant", 0)
    found["cicada"] = (ant + 1) % kit.seats
    found["tokens"] = (None,) * kit.seats
    if given.get("phase") in MARKET:
        found["collector"] = ant
    if given.get("ended"):
        found["phase"] = "ended"
    if kit.winter:
        found |= provisions(given, kit)
        if kit.powered:
            found["powers"] = start.powers
    else:
        found |= {"shelves": ((0,) * PATHS,) * kit.seats, "insects": ((),) * kit.seats}
    left = cards_left({**found, **given}, kit)
    if kit.winter and "reserves" not in given:  # one card each (CIG-W1)
        found["reserves"] = tuple([deal(reserve, left) for reserve in start.reserves])
    if "square" not in given:
        found["square"] = deal(start.square, left)
    found["pile"] = tuple([face for face in kit.faces for _ in range(left[face])])
    return found


def cards_left(fields: dict[str, Any], kit: Kit) -> Counter[Card]:
    """Count the cards that are in no place yet."""
    left = Counter({face: int(n) for face, n in zip(kit.faces, kit.cards, strict=True)})
    heaps = [fields.get("square", ()), fields["discard"], fields.get("paid", ()), *fields.get("reserves", ()),
             *fields.get("insects", ()), *([(fields["stock"],)] if fields.get("stock") else [])]
    for heap in heaps:
        left.subtract([card for card in heap if card is not None])
    return left


def deal(set_up: tuple[Card | None, ...], left: Counter[Card]) -> tuple[Card | None, ...]:
    """Deal the cards of the set-up, and others for those that are elsewhere; None when no card is left."""
    dealt: list[Card | None] = []
    for card in set_up:
        one = card if card is not None and left[card] > 0 else next((face for face in left if left[face] > 0), None)
        if one is not None:
            left[one] -= 1
        dealt.append(one)
    return tuple(dealt)


def provisions(given: dict[str, Any], kit: Kit) -> dict[str, Any]:
    """Return the offer of three provisions, fewer if they run out (CIG-W13, W19)."""
    bought = given.get("provisions", ((),) * kit.seats)
    left = Counter({name: int(n) for name, n in zip(kit.names, kit.used, strict=True)})
    heaps = (*bought, *([given["offer"]] if "offer" in given else []))
    left.subtract([provision for heap in heaps for provision in heap])
    rest = [name for name in kit.names for _ in range(left[name])]
    offered = 0 if "offer" in given else OFFER - bool(given.get("bought"))
    return {"provisions": bought, "offer": tuple(rest[:offered]), "store": tuple(rest[offered:])}
