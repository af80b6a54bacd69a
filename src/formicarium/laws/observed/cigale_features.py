"""La Cigale & la Fourmi: the features of a net, computed from a view alone; law 7 compares them."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from formicarium.games.cigale.edition import FACES
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.kit import Kit
from formicarium.games.cigale.model import INSECTS, PATHS, PHASES, POWERS, Card, CigaleView
from formicarium.laws.observed.rows import one_of


def feature_values(game: Cigale, v: CigaleView) -> dict[str, Any]:
    kit = game.course.kit
    seats = [(v.seat + i) % kit.seats for i in range(kit.seats)]

    def is_seat(one: int | None) -> list[int]:
        return [int(seat == one) for seat in seats]

    seen: dict[str, Any] = {
        "square": [one_of(len(FACES) + 1, len(FACES) if card is None else FACES.index(card)) for card in v.square],
        "ants": cells(kit, v.ants), "ant": is_seat(v.ant), "cicada": is_seat(v.cicada),
        "chosen": [int(v.chosen[seat]) for seat in seats], "points": [points(kit, v, seat) for seat in seats],
        "seat": one_of(kit.seats, v.seat), "token": [int(path == v.token) for path in PATHS],
        "phase": [int(phase == v.phase) for phase in PHASES], "pile": [v.pile], "round": [v.round],
        "ended": [int(v.ended != "")], "unseen": unseen_cards(kit, v),
    }
    if not kit.winter:
        insects = [v.insects[seat] for seat in seats]
        return seen | {"shelves": [v.shelves[seat] for seat in seats], "insects": [bag(one or ()) for one in insects],
                       "insect_cards": [v.insect_cards[seat] for seat in seats]}
    given = [*v.offer, *[thing for heap in v.provisions for thing in heap]]
    seen |= {
        "reserves": [bag(v.reserves[seat]) for seat in seats],
        "provisions": [counts_of(kit, v.provisions[seat]) for seat in seats], "offer": counts_of(kit, v.offer),
        "store": [n - given.count(name) for name, n in zip(kit.names, kit.used, strict=True)],
        "discard": bag(v.discard), "due": cells(kit, v.due), "fresh": bag(v.fresh), "collector": is_seat(v.collector),
        "buying": counts_of(kit, () if v.buying is None else (v.buying,)), "paid": bag(v.paid),
        "bought": [int(v.bought)], "idle": [v.idle],
    }
    if kit.powered:
        seen |= {
            "powers": [[*is_seat(v.powers.get(power)), int(power in v.powers and v.powers[power] is None)]
                       for power in POWERS],
            "stocked": is_seat(v.stocked), "stock": bag(() if v.stock is None else (v.stock,)), "spent": [int(v.spent)],
            "exchanged": [int(v.exchanged)], "peeked": [int(v.peeked)], "peek": [int(path == v.seen) for path in PATHS],
        }
    return seen


def bag(cards: Iterable[Card]) -> list[int]:
    """Count the cards by design."""
    counted = [0] * len(FACES)
    for card in cards:
        counted[FACES.index(card)] += 1
    return counted


def cells(kit: Kit, names: Iterable[str]) -> list[int]:
    return [int(name in names) for name in kit.cells]


def counts_of(kit: Kit, names: Iterable[str]) -> list[int]:
    return [list(names).count(name) for name in kit.names]


def unseen_cards(kit: Kit, v: CigaleView) -> list[int]:
    """Count by design the cards that the viewer cannot see."""
    heaps = [v.discard, v.paid, *v.reserves, *[one for one in v.insects if one is not None]]
    lying = bag([card for card in (*v.square, v.stock) if card is not None] + [card for heap in heaps for card in heap])
    return [n - seen for n, seen in zip(kit.cards, lying, strict=True)]


def points(kit: Kit, v: CigaleView, seat: int) -> int:
    """Return a seat's points as far as the viewer can count them (CIG-A11, A12; CIG-W14)."""
    if kit.winter:
        return v.points[seat]
    held = [card.insect for card in v.insects[seat] or ()]
    worth = kit.insect_points
    return sum(kit.slot_points[slot] for slot in v.shelves[seat]) + sum(
        worth[min(held.count(insect), len(worth) - 1)] for insect in INSECTS)
