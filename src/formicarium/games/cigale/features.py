"""La Cigale & la Fourmi: inputs of a neural net, in words; encoding.py writes the same as bytes."""
from __future__ import annotations

from functools import cache
from typing import Any

from formicarium.core.features import Part, Said, in_a_row
from formicarium.games.cigale.edition import FACES
from formicarium.games.cigale.kit import Kit
from formicarium.games.cigale.model import PATHS, PHASES, POWERS

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


def fixed_facts(kit: Kit) -> dict[str, Any]:
    prices = list(kit.price)
    return {
        "copies": list(kit.cards), "shelf_points": list(kit.slot_points), "insect_points": list(kit.insect_points),
        "prices": [prices[provision * len(PATHS):(provision + 1) * len(PATHS)] for provision in range(kit.provisions)],
    }
