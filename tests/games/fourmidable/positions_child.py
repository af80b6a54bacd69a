"""Worked examples of Child for two players; the nests are (5, -3) and (-5, 3)."""
from __future__ import annotations

from typing import Any

from tests.oracle.fourmidable.common import Reveal, Start
from tests.oracle.fourmidable.naive import Done, Mix, Move, State, legal, start
from tests.oracle.fourmidable.naive_box import DIGGER, FARMER, HUNTER
from tests.oracle.fourmidable.naive_play import sheet, winners

from .scenes import Position, card, cards, digger, farmer, hunter, scene

HOME, THERE = (5, -3), (-5, 3)
BEETLE, RASPBERRY, FAR_LADYBUG = (6, -3), (5, -2), (7, -4)  # (6, -3) and (5, -2) touch HOME
AROUND = [(6, -3), (4, -3), (5, -2), (5, -4), (6, -4), (4, -2)]


def child(**more: Any) -> State:
    return scene("child", **more)


def move(kind: str, start: Any, end: Any, *laid: Any) -> Move:
    return Move(kind, start, end, frozenset(laid))


def hands(state: State) -> list[int]:
    return [len(player.hand) for player in state.players]


POSITIONS = [
    Position("a hunter gathers the insect on which it ends, and what it passes it leaves", "FOU-K4 FOU-K7 FOU-K12",
             child(), can=[move(HUNTER, HOME, FAR_LADYBUG, FAR_LADYBUG), move(HUNTER, HOME, BEETLE, BEETLE)],
             cannot=[move(HUNTER, HOME, FAR_LADYBUG, FAR_LADYBUG, BEETLE), move(HUNTER, HOME, BEETLE)],
             then=[(0, move(HUNTER, HOME, FAR_LADYBUG, FAR_LADYBUG))],
             asks=lambda s: (s.players[0].goods, s.scents, s.ground[BEETLE], s.players[0].pheromones, s.turn),
             gives=({"L": 1}, {FAR_LADYBUG: 0}, "S", 17, 1)),
    Position("a hunter may end on a plant, and gathers nothing there", "FOU-K7", child(),
             can=[move(HUNTER, HOME, RASPBERRY)], cannot=[move(HUNTER, HOME, RASPBERRY, RASPBERRY)],
             then=[(0, move(HUNTER, HOME, RASPBERRY))], asks=lambda s: (s.players[0].goods, s.ground[RASPBERRY]),
             gives=({}, "R")),
    Position("three cells are the most", "FOU-K4", child(),
             can=[move(HUNTER, HOME, (2, 0), (2, 0))],
             cannot=[move(HUNTER, HOME, (1, 0)), move(HUNTER, HOME, (-1, 0), (-1, 0))]),
    Position("possible moves of a digger in a fresh nest", "FOU-K11 FOU-S6", child(
        ants={0: [digger("1")]}, scents={1: AROUND}),
             ends={(DIGGER, HOME): {HOME, (0, "2"), (0, "r1c4"), (0, "r2c4"), (0, "r3c4"), (0, "library"),
                                    (0, "queen")}}),
    Position("a digger takes the first earth that it meets, and cannot pass it", "FOU-K11 FOU-S6", child(
        ants={0: [digger("1")]}, scents={1: AROUND}, dug={0: ["r2c4", "r2c3"]}, goods={0: "OG"}),
             ends={(DIGGER, HOME): {HOME, (0, "2"), (0, "r1c4"), (0, "r2c4"), (0, "r3c4"), (0, "library"), (0, "queen"),
                                    (0, "r2c3"), (0, "r1c3"), (0, "r3c3"), (0, "r2c2")}},
             then=[(0, move(DIGGER, HOME, (0, "r2c2")))],
             asks=lambda s: (s.players[0].goods, "r2c2" in s.players[0].earth, s.players[0].ants[0].at,
                             s.scents.get((0, 0))),
             gives=({"O": 1, "G": 2}, False, (0, "r2c2"), None)),
    Position("hunters and farmers walk in tunnels, not in earth", "FOU-K10", child(
        ants={0: [hunter("r2c4"), farmer("1")]}, dug={0: ["r2c4"]}, goods={0: "O"}, scents={1: AROUND}),
             ends={(HUNTER, (0, "r2c4")): {(0, "r2c4"), HOME, (0, "library"), (0, "queen")},
                   (FARMER, HOME): {HOME, (0, "r2c4"), (0, "library"), (0, "queen")}}),
    Position("no diagonal in the nest", "FOU-K6", child(
        ants={0: [hunter("r1c4")]}, dug={0: ["r1c4", "r2c3"]}, goods={0: "TG"}, scents={1: AROUND}),
             ends={(HUNTER, (0, "r1c4")): {(0, "r1c4"), HOME, (0, "library"), (0, "queen")}}),
    Position("nobody passes another's pheromones", "FOU-K8", child(scents={1: AROUND}),
             ends={(HUNTER, HOME): {HOME, (0, "library"), (0, "queen")}}),
    Position("one's own pheromones do not stop anybody", "FOU-K8", child(scents={0: AROUND}),
             can=[move(HUNTER, HOME, BEETLE), move(HUNTER, HOME, FAR_LADYBUG, FAR_LADYBUG)]),
    Position("the water is in the way", "FOU-K8", child(ants={0: [hunter((1, 0))]}),
             cannot=[move(HUNTER, (1, 0), (0, 0))],
             # three steps round it
             can=[move(HUNTER, (1, 0), (-1, 0), (-1, 0)), move(HUNTER, (1, 0), (-1, 1), (-1, 1))]),
    Position("another's hole is in the way", "FOU-K9", child(
        ants={0: [hunter((-5, 2))], 1: [hunter("queen")]}),
             cannot=[move(HUNTER, (-5, 2), THERE), move(HUNTER, (-5, 2), (1, "library"))]),
    Position("another's ant is in the way, one's own is not", "FOU-K16", child(
        ants={0: [hunter("1"), farmer(BEETLE)], 1: [farmer((4, -2))]}),
             can=[move(HUNTER, HOME, BEETLE, BEETLE)],
             cannot=[move(HUNTER, HOME, (4, -2)), move(HUNTER, HOME, (4, -2), (4, -2))]),
    Position("masked sections are out of play", "FOU-S1", child(ants={0: [hunter((7, -5))]}),
             cannot=[move(HUNTER, (7, -5), (8, -5)), move(HUNTER, (7, -5), (4, -5)),
                     move(HUNTER, (7, -5), (4, -5), (4, -5))],
             can=[move(HUNTER, (7, -5), (6, -5), (6, -5))]),
    Position("without pheromones an ant gathers all the same, and empty terrain is put down", "FOU-K13", child(
        elsewhere={0: 18}),
             can=[move(HUNTER, HOME, BEETLE)], cannot=[move(HUNTER, HOME, BEETLE, BEETLE)],
             then=[(0, move(HUNTER, HOME, BEETLE))],
             asks=lambda s: (s.players[0].goods, s.ground[BEETLE], BEETLE in s.scents, sheet(s, 0)["pheromones"]),
             gives=({"S": 1}, ".", False, 18)),
    Position("at Child nobody lays pheromones on empty terrain", "FOU-K18", child(bare=[BEETLE, RASPBERRY]),
             can=[move(HUNTER, HOME, BEETLE), move(HUNTER, HOME, RASPBERRY)],
             cannot=[move(HUNTER, HOME, BEETLE, BEETLE), move(HUNTER, HOME, FAR_LADYBUG, FAR_LADYBUG, BEETLE)]),
    Position("at Child a numbered cell is earth like any other", "FOU-K17", child(ants={0: [digger("1")]}),
             then=[(0, move(DIGGER, HOME, (0, "2")))],
             asks=lambda s: (s.phase, s.turn, s.players[0].goods, s.players[0].holes),
             gives=("acting", 1, {"T": 1}, {"1": HOME})),
    Position("at Child nobody stops in the library, and nothing is drawn", "FOU-K1", child(
        ants={0: [hunter("library")]}, scents={1: AROUND}, hand={0: "LL"}),
             ends={(HUNTER, (0, "library")): {HOME, (0, "library"), (0, "queen")}},
             then=[(0, move(HUNTER, (0, "library"), (0, "library")))],
             asks=lambda s: (s.phase, s.turn, hands(s)), gives=("acting", 1, [1, 0])),
    Position("no predators and no births at Child", "FOU-K1", child(),
             asks=lambda s: {type(action) for action in legal(s, 0)}, gives={Move}),
    Position("an ant that does not move has had its turn", "FOU-K4 FOU-K7", child(
        ants={0: [farmer(BEETLE), hunter("1")]}), can=[move(FARMER, BEETLE, BEETLE)],
             then=[(0, move(FARMER, BEETLE, BEETLE))],
             asks=lambda s: ([ant.moved for ant in s.players[0].ants], s.ground[BEETLE], s.turn),
             gives=([True, False], "S", 1)),
    Position("who has no ant left to move is skipped", "FOU-K4", child(
        ants={0: [hunter("1"), farmer("1")], 1: [hunter("1", True)]}), then=[(0, move(HUNTER, HOME, HOME))],
             asks=lambda s: (s.turn, s.round), gives=(0, 1)),
    Position("the round ends when all have moved; tile turned and passed on", "FOU-K5", child(
        ants={0: [hunter("1")], 1: [hunter("1", True)]}), then=[(0, move(HUNTER, HOME, BEETLE, BEETLE))],
             asks=lambda s: (s.round, s.day, s.holder, s.turn, [ant.moved for one in s.players for ant in one.ants]),
             gives=(2, False, 1, 1, [False, False])),
    Position("seven objectives of any mix, as far as the piles go", "FOU-K2", start("child", 2, 0, True),
             can=[Mix(7, 0, 0), Mix(0, 0, 7), Mix(2, 3, 2)], cannot=[Mix(3, 3, 2), Mix(2, 2, 2), Start(5, 0, 0)]),
    Position("five ants of any mix, after the objectives", "FOU-K3", start("child", 2, 1, True),
             then=[(1, Mix(7, 0, 0)), (0, Mix(0, 0, 7)), (1, Start(0, 0, 5)), (0, Start(2, 2, 1))],
             luck=[*cards("LL LC LS CC CS SS LLL"), *cards("OO OG OT GG GT TT OOO")],
             asks=lambda s: (s.phase, s.turn, s.round, hands(s), [ant.kind for ant in s.players[0].ants]),
             gives=("acting", 1, 1, [7, 7], [HUNTER, HUNTER, FARMER, FARMER, DIGGER])),
    Position("an objective is revealed out of turn, and nobody's turn changes", "FOU-K14", child(
        hand={1: "RR RB"}, goods={1: "RRB"}), seat=1, can=[Reveal(card("RR")), Reveal(card("RB"))],
             cannot=[Done(), move(HUNTER, THERE, THERE)], then=[(1, Reveal(card("RR")))],
             asks=lambda s: (s.turn, s.phase, s.players[1].goods, s.players[1].revealed, sheet(s, 1)["objectives"]),
             gives=(0, "acting", {"B": 1}, [card("RR")], 6)),
    Position("a resource serves one objective only", "FOU-K14", child(hand={0: "RR RB"}, goods={0: "RRB"}),
             then=[(0, Reveal(card("RR")))], cannot=[Reveal(card("RRB"))],
             asks=lambda s: (s.players[0].hand, Reveal(card("RB")) in legal(s, 0)), gives=([card("RB")], False)),
    Position("the seventh objective ends the game at once; the others may still reveal", "FOU-K15", child(
        hand={0: "LL", 1: "RR OO"}, revealed={0: "LC LS CC CS SS OG"}, goods={0: "LL", 1: "RR"}),
             then=[(0, Reveal(card("LL"))), (1, Reveal(card("RR"))), (1, Done())],
             asks=lambda s: (s.ended, s.phase, [sheet(s, seat)["objectives"] for seat in s.seats], winners(s)),
             gives=("FOU-K15", "ended", [38, 6], [0])),
    Position("no action after the seventh objective", "FOU-K15", child(
        hand={0: "LL", 1: "RR OO"}, revealed={0: "LC LS CC CS SS OG"}, goods={0: "LL", 1: "RR"}, turn=1),
             then=[(0, Reveal(card("LL")))], asks=lambda s: legal(s, 1) | legal(s, 0),
             gives={Reveal(card("RR")), Done()}),
    Position("equal points at Child: both win, whatever is left over", "FOU-K15", child(
        hand={0: "LL"}, revealed={0: "LC LS CC CS OO OG", 1: "RRR MMM GGG"}, goods={0: "LL", 1: "B"},
        scents={0: [(1, 0)], 1: [(0, 1), (-1, 2), (-1, 1)]}),
             then=[(0, Reveal(card("LL")))],
             asks=lambda s: ([sheet(s, seat) for seat in s.seats], winners(s)),
             gives=([{"objectives": 38, "pheromones": 1}, {"objectives": 36, "pheromones": 3}], [0, 1])),
    Position("a hole is worth nothing at Child", "FOU-K15", child(), asks=lambda s: sheet(s, 0),
             gives={"objectives": 0, "pheromones": 0}),
    Position("two rounds in which nothing happens end the game", "FOU-K19", child(idle=1, progress=False,
             ants={0: [hunter("1")], 1: [hunter("1", True)]}, hand={1: "RR"}, goods={1: "RR"}),
             then=[(0, move(HUNTER, HOME, HOME)), (1, Reveal(card("RR")))],
             asks=lambda s: (s.ended, s.phase, sheet(s, 1)["objectives"]), gives=("FOU-K19", "ended", 6)),
    Position("an objective revealed is something", "FOU-K19", child(idle=1, progress=False,
             ants={0: [hunter("1")], 1: [hunter("1", True)]}, hand={1: "RR"}, goods={1: "RR"}),
             then=[(1, Reveal(card("RR"))), (0, move(HUNTER, HOME, HOME))],
             asks=lambda s: (s.ended, s.round, s.idle), gives=("", 2, 0)),
    Position("one round in which nothing happens is not enough", "FOU-K19", child(idle=0, progress=False,
             ants={0: [hunter("1")], 1: [hunter("1", True)]}), then=[(0, move(HUNTER, HOME, HOME))],
             asks=lambda s: (s.ended, s.round, s.idle), gives=("", 2, 1)),
]

