"""La Cigale & la Fourmi: what a net sees, in words. encoding.py writes the same bytes."""
from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from formicarium.core.features import Part, Said, in_a_row, one_of
from formicarium.games.cigale.edition import FACES
from formicarium.games.cigale.kit import Kit
from formicarium.games.cigale.model import INSECTS, PATHS, PHASES, POWERS, Card, CigaleView

BY_SEAT = "by seat, the viewer first: "


@cache
def parts(kit: Kit) -> tuple[Part, ...]:
    seats, cards, goods = kit.seats, len(FACES), kit.provisions
    found: list[Said] = [
        ("square", (16, cards + 1), ("by cell, a1 b1 …: 1 for the design of its card, the last: a gap. A design is a "
                                    "path, plain or with one of the insects")),
        ("ants", (16,), "by cell"),
        ("ant", (seats,), BY_SEAT + "1 for the Ant"),
        ("cicada", (seats,), BY_SEAT + "1 for the Cicada"),
        ("chosen", (seats,), BY_SEAT + "1: it has picked its token"),
        ("points", (seats,), BY_SEAT + "as far as the viewer can count them: of face-down insects none"),
        ("seat", (seats,), "1 for the viewer's own seat"),
        ("token", (len(PATHS),), "the viewer's own"),
        ("phase", (len(PHASES),), "of the round: " + ", ".join(PHASES)),
        ("pile", (1,), "cards in it"),
        ("round", (1,), "from 1"),
        ("ended", (1,), "the game is over"),
        ("unseen", (cards,), "by design: the cards that the viewer cannot see, in the pile or face down"),
    ]
    if not kit.winter:
        found += [
            ("shelves", (seats, len(PATHS)), BY_SEAT + "the slot on each path's shelf"),
            ("insects", (seats, cards), BY_SEAT + "its insect cards by design; 0: face down for the viewer"),
            ("insect_cards", (seats,), BY_SEAT + "how many"),
        ]
        return in_a_row(found)
    found += [
        ("reserves", (seats, cards), BY_SEAT + "its cards by design"),
        ("provisions", (seats, goods), BY_SEAT + "by provision, how many"),
        ("offer", (goods,), "by provision, how many"),
        ("store", (goods,), "by provision, how many are still to come"),
        ("discard", (cards,), "by design"),
        ("due", (16,), "by cell: an insect card still to be settled"),
        ("fresh", (cards,), "by design: an insect just collected"),
        ("collector", (seats,), BY_SEAT + "who has collected this round"),
        ("buying", (goods,), "the provision being paid"),
        ("paid", (cards,), "by design"),
        ("bought", (1,), "something was bought in this round"),
        ("idle", (1,), "rounds in a row without a purchase"),
    ]
    if kit.powered:
        found += [
            ("powers", (len(POWERS), seats + 1), "by power: who holds it, the viewer first, the last: on the table"),
            ("stocked", (seats,), BY_SEAT + "who has the hidden card"),
            ("stock", (cards,), "the design of the viewer's own hidden card"),
            ("spent", (1,), "the hidden card is among those paid"),
            ("exchanged", (1,), "in this round"),
            ("peeked", (1,), "the Cicada has looked at a token"),
            ("peek", (len(PATHS),), "to the Cicada: the path of the token that it has looked at"),
        ]
    return in_a_row(found)


def observe(kit: Kit, v: CigaleView) -> dict[str, Any]:
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
    """By design, how many."""
    counted = [0] * len(FACES)
    for card in cards:
        counted[FACES.index(card)] += 1
    return counted


def cells(kit: Kit, names: Iterable[str]) -> list[int]:
    return [int(name in names) for name in kit.cells]


def counts_of(kit: Kit, names: Iterable[str]) -> list[int]:
    return [list(names).count(name) for name in kit.names]


def unseen_cards(kit: Kit, v: CigaleView) -> list[int]:
    """All cards but those that the viewer has before its eyes."""
    heaps = [v.discard, v.paid, *v.reserves, *[one for one in v.insects if one is not None]]
    lying = bag([card for card in (*v.square, v.stock) if card is not None] + [card for heap in heaps for card in heap])
    return [n - seen for n, seen in zip(kit.cards, lying, strict=True)]


def points(kit: Kit, v: CigaleView, seat: int) -> int:
    """CIG-A11, A12; CIG-W14."""
    if kit.winter:
        return v.points[seat]
    held = [card.insect for card in v.insects[seat] or ()]
    worth = kit.insect_points
    return sum(kit.slot_points[slot] for slot in v.shelves[seat]) + sum(
        worth[min(held.count(insect), len(worth) - 1)] for insect in INSECTS)


def fixed_facts(kit: Kit) -> dict[str, Any]:
    prices = list(kit.price)
    return {
        "copies": list(kit.cards), "shelf_points": list(kit.slot_points), "insect_points": list(kit.insect_points),
        "prices": [prices[thing * len(PATHS):(thing + 1) * len(PATHS)] for thing in range(kit.provisions)],
    }
