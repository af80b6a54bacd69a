"""Worked examples of Apprentice: library, hand, ends of rounds, the end and the score."""
from __future__ import annotations

from collections import Counter
from typing import Any

from tests.oracle.fourmidable.common import Keep, Reveal, Sky, bonus
from tests.oracle.fourmidable.naive import Done, Pile, State, legal
from tests.oracle.fourmidable.naive_box import DIGGER, FARMER, HUNTER, deck
from tests.oracle.fourmidable.naive_play import sheet, winners

from .positions_child import BEETLE, HOME, RASPBERRY, hands, move
from .scenes import Position, card, cards, digger, farmer, hunter, scene

STUDY = move(FARMER, (0, "library"), (0, "library"))
STAY = move(HUNTER, HOME, HOME)
LIBRARY = {0: [farmer("library"), hunter("1")]}
LAST = {0: [hunter("1")], 1: [hunter("1", True)]}  # one action of the round is left
ALL: dict[str, Any] = {"born": [0, 1], "preyed": [0, 1]}
SEVEN = "LL LC LS CC CS SS LLL"


def last(**more: Any) -> State:
    return scene(ants=LAST, **ALL, **more)


def farmers(left: str, returned: str = "") -> dict[str, Pile]:
    """Return piles in which only the farmers' pile is set; the others stay as dealt."""
    return {HUNTER: Pile(deck(HUNTER, 2)), FARMER: Pile(Counter(cards(left)), cards(returned)),
            DIGGER: Pile(deck(DIGGER, 2))}


STUDIES = [
    Position("of two cards one is kept, the other goes under its pile", "FOU-A12", scene(ants=LIBRARY),
             then=[(0, STUDY), (0, Keep(card("RB")))], luck=cards("RB MM"),
             asks=lambda s: (s.players[0].hand, s.players[0].seen, s.piles[FARMER].returned, s.turn),
             gives=(cards("RB"), [], cards("MM"), 1)),
    Position("cards that are looked at are not in hand", "FOU-K14 FOU-A12", scene(ants=LIBRARY, goods={0: "RBMM"}),
             then=[(0, STUDY)], luck=cards("RB MM"), asks=lambda s: legal(s, 0),
             gives={Keep(card("RB")), Keep(card("MM"))}),
    Position("in the meantime anybody reveals", "FOU-K14",
             scene(ants=LIBRARY, goods={1: "LL", 0: "SS"}, hand={1: "LL", 0: "SS"}),
             then=[(0, STUDY), (1, Reveal(card("LL"))), (0, Reveal(card("SS"))), (0, Keep(card("MM")))],
             luck=cards("RB MM"), asks=lambda s: (hands(s), s.turn), gives=([1, 0], 1)),
    Position("each kind has its own pile", "FOU-A12", scene(ants={0: [digger("library")]}),
             then=[(0, move(DIGGER, (0, "library"), (0, "library")))], luck=cards("OO GG"),
             asks=lambda s: s.players[0].seen, gives=cards("OO GG")),
    Position("it may stay round after round, and several may come", "FOU-A12", scene(
        ants={0: [farmer("library"), farmer("library")], 1: [hunter("1", True)]}, **ALL),
             then=[(0, STUDY), (0, Keep(card("RB"))), (0, STUDY)], luck=cards("RB MM RR BB"),
             asks=lambda s: (s.players[0].seen, len(s.players[0].hand)), gives=(cards("RR BB"), 1)),
    Position("one card left: it is kept", "FOU-A12", scene(ants=LIBRARY, piles=farmers("RB")),
             then=[(0, STUDY)], luck=cards("RB"), asks=lambda s: (s.players[0].hand, s.phase, s.turn),
             gives=(cards("RB"), "acting", 1)),
    Position("no card left: nothing is drawn", "FOU-A12", scene(ants=LIBRARY, piles=farmers("")),
             then=[(0, STUDY)], asks=lambda s: (hands(s), s.phase, s.turn), gives=([0, 0], "acting", 1)),
    Position("cards put back come when the others are gone, in their order", "FOU-A12", scene(
        ants=LIBRARY, piles=farmers("RB", "MM RR")),
             then=[(0, STUDY), (0, Keep(card("RB")))], luck=cards("RB"),
             asks=lambda s: (s.players[0].hand, s.piles[FARMER].returned), gives=(cards("RB"), cards("RR MM"))),
    Position("with four in hand nothing is drawn; the ant may come", "FOU-A13",
             scene(ants=LIBRARY, hand={0: "LL LC LS CC"}),
             then=[(0, STUDY)], asks=lambda s: (hands(s), s.phase, s.turn), gives=([4, 0], "acting", 1)),
    Position("four in hand: reveal one, then draw", "FOU-A13", scene(
        ants=LIBRARY, hand={0: "LL LC LS CC"}, goods={0: "LL"}),
             then=[(0, Reveal(card("LL"))), (0, STUDY), (0, Keep(card("RB")))], luck=cards("RB MM"),
             asks=hands, gives=[4, 0]),
    Position("four in hand: revealing afterwards is too late for this move", "FOU-A13", scene(
        ants=LIBRARY, hand={0: "LL LC LS CC"}, goods={0: "LL"}),
             then=[(0, STUDY), (0, Reveal(card("LL")))], asks=lambda s: (hands(s), s.phase, s.turn),
             gives=([3, 0], "acting", 1)),
]

ROUNDS = [
    Position("round end: tiles back, day turned and passed, the weather spun", "FOU-A18 FOU-A3",
             last(tiles=Counter({HUNTER: 1, FARMER: 1, DIGGER: 1})),
             then=[(0, STAY)], luck=["wind"],
             asks=lambda s: (s.round, s.day, s.holder, s.turn, s.sky, s.tiles.total(), s.phase,
                             [(one.born, one.preyed, one.ants[0].moved) for one in s.players]),
             gives=(2, False, 1, 1, "wind", 5, "acting", [(False, False, False)] * 2)),
    Position("on ? the holder of the tile chooses the weather", "FOU-A3", last(), then=[(0, STAY), (1, Sky("sun"))],
             luck=["?"], asks=lambda s: (s.sky, s.phase, s.turn), gives=("sun", "acting", 1)),
    Position("on ? nobody acts before the choice", "FOU-A3", last(), then=[(0, STAY)], luck=["?"],
             asks=lambda s: (legal(s, 0), legal(s, 1)), gives=(set(), {Sky("sun"), Sky("wind"), Sky("rain")})),
    Position("the round goes on until everybody has done everything", "FOU-A4", scene(
        ants=LAST, born=[0, 1], preyed=[0]), then=[(0, STAY)],
             asks=lambda s: (s.round, s.turn, {type(one).__name__ for one in legal(s, 1)}), gives=(1, 1, {"Prey"})),
    Position("eight objectives: the round is played to its end", "FOU-A19", scene(
        ants={0: [hunter("1")], 1: [hunter("1")]}, **ALL, hand={0: "OO"}, revealed={0: SEVEN}, goods={0: "OO"}),
             then=[(0, Reveal(card("OO"))), (0, STAY)],
             asks=lambda s: (s.ended, s.phase, s.turn, s.round), gives=("", "acting", 1, 1)),
    Position("eight objectives: at the end of the round the others reveal what they can pay", "FOU-A19", last(
        hand={0: "OO", 1: "RR BB"}, revealed={0: SEVEN}, goods={0: "OO", 1: "RRB"}),
             then=[(0, Reveal(card("OO"))), (0, STAY), (1, Reveal(card("RR"))), (1, Done())],
             asks=lambda s: (s.ended, s.phase, [len(one.revealed) for one in s.players]),
             gives=("FOU-A19", "ended", [8, 1])),
    Position("who could have eight is asked before the round closes", "FOU-A24", last(
        hand={0: "OO"}, revealed={0: SEVEN}, goods={0: "OO"}), then=[(0, STAY)],
             asks=lambda s: (s.phase, legal(s, 0), legal(s, 1), s.round),
             gives=("asking", {Done(), Reveal(card("OO"))}, set(), 1)),
    Position("asked, and it is the eighth: the game ends", "FOU-A24 FOU-A19", last(
        hand={0: "OO", 1: "RR"}, revealed={0: SEVEN}, goods={0: "OO"}),
             then=[(0, STAY), (0, Reveal(card("OO"))), (1, Done())],
             asks=lambda s: (s.ended, s.phase, winners(s)), gives=("FOU-A19", "ended", [0])),
    Position("asked, and nothing is revealed: the next round", "FOU-A24", last(
        hand={0: "OO"}, revealed={0: SEVEN}, goods={0: "OO"}), then=[(0, STAY), (0, Done())], luck=["sun"],
             asks=lambda s: (s.ended, s.round, hands(s)), gives=("", 2, [1, 0])),
    Position("nobody could have eight: nobody is asked", "FOU-A24", last(
        hand={0: "OO"}, revealed={0: SEVEN[:-4]}, goods={0: "OO"}), then=[(0, STAY)], luck=["sun"],
             asks=lambda s: s.round, gives=2),
    Position("exhaustion at Apprentice", "FOU-K19", last(idle=1, hand={1: "RR"}), then=[(0, STAY), (1, Done())],
             asks=lambda s: (s.ended, s.phase), gives=("FOU-K19", "ended")),
    Position("a pheromone laid on empty terrain is something", "FOU-K19", last(idle=1, bare=[RASPBERRY]),
             then=[(0, move(HUNTER, HOME, RASPBERRY, RASPBERRY))], luck=["sun"], asks=lambda s: (s.ended, s.idle),
             gives=("", 0)),
]

COUNT = [
    Position("a hole over a pheromone counts twice, and hole 1 counts", "FOU-A20", scene(
        holes={0: {"2": BEETLE, "3": RASPBERRY}}, scents={0: [BEETLE, (1, 0)]}),
             asks=lambda s: (sheet(s, 0), sheet(s, 1)),
             gives=({"objectives": 0, "pheromones": 2, "holes": 3, "bonus": 0},
                    {"objectives": 0, "pheromones": 0, "holes": 1, "bonus": 0})),
    Position("most objectives of a kind: three points", "FOU-A21", scene(revealed={0: "LL CC", 1: "LLL"}),
             asks=lambda s: [bonus(s, seat) for seat in s.seats], gives=[3, 0]),
    Position("as many: who has the dearer ones of that kind", "FOU-A21",
             scene(revealed={0: "LL CC OOO", 1: "LLL CS GG"}),
             asks=lambda s: [bonus(s, seat) for seat in s.seats], gives=[3, 3]),
    Position("as many and as dear: three points for each", "FOU-A21", scene(revealed={0: "LL", 1: "SS"}),
             asks=lambda s: [bonus(s, seat) for seat in s.seats], gives=[3, 3]),
    Position("nobody has one: nobody gets the card", "FOU-A21", scene(), asks=lambda s: bonus(s, 0), gives=0),
    Position("a tie goes to who has more resources left", "FOU-A22", last(
        idle=1, goods={0: "LL", 1: "RRB"}), then=[(0, STAY)], asks=lambda s: (s.phase, winners(s)),
        gives=("ended", [1])),
    Position("a tie to the last line is shared", "FOU-A22", last(
        idle=1, goods={0: "LLC", 1: "RRB"}, revealed={0: "OO", 1: "GG"}), then=[(0, STAY)],
             asks=lambda s: (s.phase, [sum(sheet(s, seat).values()) for seat in s.seats], winners(s)),
             gives=("ended", [10, 10], [0, 1])),
    Position("resources lie open, and decide ties only", "FOU-A14 FOU-A22", last(
        idle=1, goods={1: "RRB"}, scents={0: [(1, 0)]}), then=[(0, STAY)],
             asks=winners, gives=[0]),
]

POSITIONS = [*STUDIES, *ROUNDS, *COUNT]
