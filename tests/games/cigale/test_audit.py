"""Impossible positions of La Cigale & la Fourmi are refused with the place of the fault."""
from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from formicarium.core.game import InvalidPosition
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import Buy, Card, CigalePosition, Collect, Empower, Guess

from .notation import SIX, autumn, card, only, square_of, swap, winter
from .scene import Scene

AUTUMN = Scene(autumn(2, shelves="1000 0000", ants=SIX, tokens="c-")).now
WINTER = Scene(winter(3, {0: "c c s", 1: "w"}, tokens="s-w")).now
POWERS = Scene(winter(2, {0: "c cl s s t t t"}, tokens="s-", powers="stock:0 barter exchange:0 peek:1", stock="wd",
                      provisions={0: "grape"})).now
TRADING = Scene(POWERS).play(1, Guess("a1")).now
PAYING = Scene(POWERS).play(1, Guess("a1")).play(0, Buy("fig")).now
COLLECTING = Scene(winter(2, {}, tokens="t-", powers="barter stock prestige peek")).play(1, Guess("a1"))
EMPOWERING = Scene(COLLECTING.now).play(0, Collect("d1")).now
WON = Scene(winter(2, {0: "c c s"}, provisions={0: "grape grape"}, tokens="s-")).play(1, Guess("a1")) \
    .play(0, Buy("fig")).now
FULL = Scene(autumn(2, shelves="2400 0000", insects={0: "td"}, ants=SIX, tokens="c-")).play(1, Guess("c2")).now


def move_card(position: CigalePosition, source: str, target: str, one: Card) -> dict[str, Any]:
    heap = list(getattr(position, source))
    heap.remove(one)
    return {source: tuple(heap), target: (*getattr(position, target), one)}


FAULTS: list[tuple[CigalePosition, dict[str, Any], str]] = [
    (AUTUMN, {"tokens": ("cloth",)}, "tokens: 1 given, not 2"),
    (AUTUMN, {"shelves": ((0, 0, 0, 0),)}, "shelves: 1 given"),
    (AUTUMN, {"reserves": ((), ())}, "reserves: 2 given, not 0"),
    (AUTUMN, {"ant": 2}, "ant: there is no seat 2"),
    (AUTUMN, {"cicada": 0}, r"cicada: .* \(CIG-A9\)"),
    (AUTUMN, {"idle": 1}, "idle: not in this mode"),
    (WINTER, {"powers": {"peek": None}}, "powers: not in this mode"),
    (AUTUMN, {"square": AUTUMN.square[1:]}, "square: 15 cells"),
    (AUTUMN, {"pile": AUTUMN.pile[1:]}, r"cards .* not \d+ \(CIG-C1\)"),
    (AUTUMN, {"ants": ("e5", *AUTUMN.ants[1:])}, "ants: there is no cell 'e5'"),
    (AUTUMN, {"insects": ((card("c"),), ()), "pile": tuple(c for c in AUTUMN.pile if c != card("c"))
              + (card("c"),) * (AUTUMN.pile.count(card("c")) - 1)}, r"insects\[0\]: .*CIG-A7"),
    (AUTUMN, move_card(AUTUMN, "pile", "discard", card("cm")), "discard: insect cards are kept"),
    (AUTUMN, {"shelves": ((5, 0, 0, 0), (0, 0, 0, 0))}, r"shelves\[0\]: slot 5"),
    (AUTUMN, {"shelves": ((1, 0, 0), (0, 0, 0, 0))}, r"shelves\[0\]: 3 shelves"),
    (AUTUMN, {"shelves": ((4, 4, 0, 0), (0, 0, 0, 0))}, r"ended: '', but .*CIG-A10"),
    (FULL, {"shelves": ((4, 3, 0, 0), (0, 0, 0, 0))}, r"ended: 'CIG-A10', but"),
    (FULL, {"ended": "CIG-W14"}, "ended: 'CIG-W14' does not end this mode"),
    (FULL, {"phase": "placing"}, "phase: 'placing', and ended is 'CIG-A10'|square: 2 gaps"),
    (WINTER, {"square": (None, *WINTER.square[1:]), "pile": (*WINTER.pile, WINTER.square[0])}, "square: 1 gaps"),
    (AUTUMN, {"round": 0}, "round: 0"),
    (WINTER, {"round": 10**9}, "round: 1000000000"),
    (WINTER, {"idle": 41}, "idle: 41 of"),
    (WINTER, {"idle": 40, "round": 50}, r"idle: 40 rounds, and ended is ''"),
    (AUTUMN, {"ants": (*AUTUMN.ants[:5], "a1")}, "ants: two on one card"),
    (AUTUMN, {"ants": AUTUMN.ants[:5]}, "ants: 5 on the square while guessing; 6 to 6"),
    (AUTUMN, {"ants": (*AUTUMN.ants[:5], "d4")}, "ants: they do not stand"),
    (AUTUMN, {"tokens": ("wood", None)}, "tokens: no ant stands on the Ant's path"),
    (AUTUMN, {"tokens": ("cloth", "cloth")}, r"tokens: seats \[0, 1\] have one while guessing"),
    (WINTER, {"phase": "choosing"}, "tokens: the Ant and the Red Ants choose"),
    (POWERS, {"peeked": "stone"}, "peeked: "),
    (POWERS, {"peeked": "wood", "powers": {**POWERS.powers, "peek": 0}}, "peeked: "),
    (WINTER, {"collector": 0}, "collector: there is one from the reveal"),
    (TRADING, {"collector": None}, "collector: there is one"),
    (COLLECTING.now, {"collector": 1}, "collector: seat 1 does not collect here"),
    (WINTER, {"offer": ("fig", "lemon", "bread")}, "there is no provision 'bread'"),
    (WINTER, {"offer": ("fig", "lemon")}, r"1 × cherry, not 2 \(CIG-W2\)"),
    (WINTER, {"offer": ("fig", "lemon"), "store": (*WINTER.store, "cherry")}, "offer: 2 provisions, and there are"),
    (WINTER, {"offer": (*WINTER.offer, WINTER.store[0]), "store": WINTER.store[1:]}, "offer: 4 provisions; 3 at most"),
    (TRADING, {"buying": "blackberry", "phase": "paying"}, "buying: 'blackberry' is not on offer"),
    (TRADING, {"buying": "fig"}, "buying: something is bought while paying"),
    (PAYING, {"spent": True}, "spent: the hidden card is among those paid"),
    (TRADING, move_card(TRADING, "pile", "paid", card("w")), "paid, spent: nothing is being bought"),
    (PAYING, move_card(PAYING, "pile", "paid", card("w")), "paid: this cannot become the price"),
    (PAYING, {"stock": None, "pile": (*PAYING.pile, card("wd")),
              "reserves": ((card("c"), card("cl"), card("s"), card("s")), PAYING.reserves[1]),
              "discard": (*PAYING.discard, card("s"), card("t"), card("t"), card("t"))}, "paid: the rest can be"),
    (POWERS, {"powers": {"stock": 0}}, "powers: 1 in play, not 4"),
    (POWERS, {"powers": {**POWERS.powers, "barter": 5}}, "powers.barter: there is no seat 5"),
    (POWERS, {"powers": {**POWERS.powers, "stock": None}}, "stock: nobody holds the power"),
    (TRADING, {"exchanged": True}, "exchanged: the power of the exchange"),
    (TRADING, {"bought": True, "powers": {**TRADING.powers, "exchange": None}}, "bought: the round would|offer: 3"),
    (WINTER, {"bought": True, "offer": WINTER.offer[1:], "store": (*WINTER.store, WINTER.offer[0])},
     "bought, exchanged: not before the market"),
    (WON, {"winner": 1}, r"winner: 1; seats with 4 points: \[0\]"),
    (WON, {"ended": "", "phase": "trading", "collector": 0, "winner": None, "bought": False}, r"CIG-W"),
    (WINTER, {"winner": 0}, "winner: nobody wins before"),
    (WINTER, {"provisions": (("grape", "grape", "pomegranate"), (), ()),
              "store": tuple(s for s in WINTER.store if s not in ("grape", "pomegranate")) + ("pomegranate",)},
     r"provisions, powers: seats \[0\] have 4 points"),
    (WINTER, {"due": ("d1",)}, "due: insects are due while collecting"),
    (COLLECTING.now, {"due": ("a1",)}, "due: a1 bears no insect"),
    (COLLECTING.now, {"due": ("d1", "a2", "d3")}, "due: there is nothing to choose"),
    (COLLECTING.now, {"due": ("d1", "d1")}, "due: 6 cells at most, each once"),
    (COLLECTING.now, {"fresh": (card("w"),)}, "fresh: a card without an insect"),
    (EMPOWERING, {"fresh": (card("cm"),)}, "fresh: cloth mantis is not an insect card in the Ant's reserve"),
    (EMPOWERING, {"powers": {**EMPOWERING.powers, "barter": 0}}, "fresh: there is no power to take"),
    (TRADING, {"fresh": (card("cl"),)}, "fresh: only until a power is taken"),
]


@pytest.mark.parametrize(("position", "change", "said"), FAULTS, ids=[said[:40] for _, _, said in FAULTS])
def test_an_impossible_position_is_refused_with_its_place(position: CigalePosition, change: dict[str, Any],
                                                          said: str) -> None:
    usual = "autumn" if position.shelves else "winter-powers" if position.powers else "winter"
    game = Cigale(mode=usual, players=2 if position is not WINTER else 3)
    assert game.position(game.load(position)) == position
    with pytest.raises(InvalidPosition, match=said):
        game.load(replace(position, **change))


def test_position_with_room_for_six_ants_is_not_ended() -> None:
    ended = winter(2, {}, pile="", discard="", rest=1, square=only("a1 b1 c1 d1 a2 b2"), ants="")
    with pytest.raises(InvalidPosition, match="ended: six ants can stand"):
        Cigale(mode="winter").load(replace(ended, phase="ended", ended="CIG-W15"))


def test_position_after_a_swap_can_be_loaded() -> None:
    scene = Scene(TRADING).play(0, swap("grape", "lemon"))
    assert scene.game.position(scene.game.load(scene.now)) == scene.now
    empowered = Scene(winter(2, {}, tokens="s-", powers="stock prestige barter peek", square=square_of("c2:sm")))
    empowered.play(1, Guess("a1")).play(0, Empower(card("sm")), card("w"))
    assert empowered.game.position(empowered.game.load(empowered.now)) == empowered.now
