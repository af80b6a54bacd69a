"""Worked examples of Apprentice: moving, digging, holes, predators. Nests: (5, -3) and (-5, 3)."""
from __future__ import annotations

from collections import Counter

from tests.oracle.fourmidable.common import Birth, Dig, Prey, Start
from tests.oracle.fourmidable.naive import Move, legal, start
from tests.oracle.fourmidable.naive_box import DIGGER, EARTH, FARMER, HUNTER, NUMBERED
from tests.oracle.fourmidable.naive_play import sheet

from .positions_child import AROUND, BEETLE, FAR_LADYBUG, HOME, RASPBERRY, THERE, hands, move
from .scenes import Position, cards, digger, farmer, hunter, scene

DUG_ROW = {0: ["r1c4", "r2c4", "r3c4"]}


WALKING = [
    Position("the weather gives one kind of ant a fourth cell", "FOU-A3", scene(
        sky="wind", ants={0: [hunter("1"), farmer("1")]}),
             can=[move(HUNTER, HOME, (1, 0)), move(FARMER, HOME, (2, -1), (2, -1))],
             cannot=[move(HUNTER, HOME, (0, 1)), move(FARMER, HOME, (1, 0), (1, 0))]),
    Position("a hunter that starts outside goes in by one hole and out by another, to a beetle", "FOU-A11 FOU-S3",
             scene(
        ants={0: [hunter((5, -2))]}, holes={0: {"2": (4, -4)}}, scents={0: [(5, -2)], 1: [(4, -3), (5, -4), (6, -4)]}),
             # Outside, it is cut off from (3, -3) by hole 1, hole 2 and a ladybug.
             can=[move(HUNTER, (5, -2), (3, -3), (3, -3)), move(HUNTER, (5, -2), (4, -4))]),
    Position("without the second hole it does not get there", "FOU-A11", scene(
        ants={0: [hunter((5, -2))]}, scents={0: [(5, -2), (4, -4)], 1: [(4, -3), (5, -4), (6, -4)]}),
             cannot=[move(HUNTER, (5, -2), (4, -4)), move(HUNTER, (5, -2), (5, -5))]),
    Position("hole 4 to hole 1 along the surface: three", "FOU-A11 FOU-S6", scene(
        ants={0: [hunter("4")]}, holes={0: {"2": (7, -5), "3": (7, -3), "4": (5, -1)}},
        scents={1: [(4, -1), (5, -2), (6, -2)]}),
             can=[move(HUNTER, (5, -1), HOME), move(HUNTER, (5, -1), (7, -3)), move(HUNTER, (5, -1), (7, -5))],
             cannot=[move(HUNTER, (5, -1), (4, -2), (4, -2)), move(HUNTER, (5, -1), (0, "library"))]),
    Position("a farmer starts outside and ends in the library", "FOU-A12 FOU-A7", scene(
        ants={0: [farmer((6, -2))]}, hand={0: "RR"}),
             can=[move(FARMER, (6, -2), (0, "library")), move(FARMER, (6, -2), (0, "queen"))],
             then=[(0, move(FARMER, (6, -2), (0, "library")))], luck=cards("RB MM"),
             asks=lambda s: (s.phase, s.turn, s.players[0].seen, hands(s)),
             gives=("library", 0, cards("RB MM"), [1, 0])),
    Position("whoever enters the library stays there", "FOU-A12", scene(
        ants={0: [hunter("queen")]}, scents={1: AROUND}, dug={0: ["r2c4"]}),
             ends={(HUNTER, (0, "queen")): {(0, "queen"), (0, "library"), HOME, (0, "r2c4")}}),
    Position("whoever starts in the library may leave it, or come back to it", "FOU-A12", scene(
        ants={0: [farmer("library")]}, bare=[BEETLE], sky="sun"),
             can=[move(FARMER, (0, "library"), (0, "library")), move(FARMER, (0, "library"), (0, "library"), BEETLE),
                  move(FARMER, (0, "library"), RASPBERRY, RASPBERRY)]),
    Position("from the queen's room to cell 1 costs one", "FOU-A7 FOU-A5", scene(ants={0: [hunter("queen")]}),
             can=[move(HUNTER, (0, "queen"), BEETLE, BEETLE), move(HUNTER, (0, "queen"), (7, -3), (7, -3))],
             cannot=[move(HUNTER, (0, "queen"), (2, -2), (2, -2)), move(HUNTER, (0, "queen"), (2, 0), (2, 0))]),
    Position("an ant lays on the empty terrain that it crosses, always", "FOU-A17", scene(
        bare=[BEETLE, (7, -4)], ants={0: [hunter("1")]}, scents={1: [(6, -4), (5, -2)]}),
             can=[move(HUNTER, HOME, (7, -4), BEETLE, (7, -4)), move(HUNTER, HOME, (7, -3), BEETLE, (7, -3)),
                  move(HUNTER, HOME, HOME), move(HUNTER, HOME, HOME, BEETLE)],
             cannot=[move(HUNTER, HOME, (7, -4), (7, -4)), move(HUNTER, HOME, (7, -4)),
                     move(HUNTER, HOME, (7, -3), (7, -3))]),
    Position("diggers lay as well", "FOU-A17", scene(bare=[BEETLE], ants={0: [digger("1")]}),
             can=[move(DIGGER, HOME, BEETLE, BEETLE), move(DIGGER, HOME, (7, -4), BEETLE)]),
    Position("the last pheromone falls where the way comes first", "FOU-A17 FOU-K13", scene(
        bare=[BEETLE], elsewhere={0: 17}, ants={0: [hunter("1")]}, scents={1: [(6, -4), (5, -2), (6, -2)]}),
             can=[move(HUNTER, HOME, (7, -3), BEETLE)],
             cannot=[move(HUNTER, HOME, (7, -3), (7, -3)), move(HUNTER, HOME, (7, -3), BEETLE, (7, -3))],
             then=[(0, move(HUNTER, HOME, (7, -3), BEETLE))],
             asks=lambda s: (s.players[0].goods, s.ground[7, -3], (7, -3) in s.scents, s.players[0].pheromones),
             gives=({"C": 1}, ".", False, 0)),
    Position("another way round it, and the last pheromone lies where it gathers", "FOU-A17", scene(
        bare=[BEETLE], elsewhere={0: 17}, ants={0: [hunter("1")]}),
             can=[move(HUNTER, HOME, (7, -4), BEETLE), move(HUNTER, HOME, (7, -4), (7, -4))]),
    Position("with no pheromone left nothing is laid", "FOU-A17", scene(bare=[BEETLE], elsewhere={0: 18}),
             can=[move(HUNTER, HOME, BEETLE)], cannot=[move(HUNTER, HOME, BEETLE, BEETLE)]),
    Position("the terrain from which an ant starts counts if it stays or comes back", "FOU-A17", scene(
        bare=[BEETLE], ants={0: [farmer(BEETLE)]}),
             can=[move(FARMER, BEETLE, BEETLE, BEETLE), move(FARMER, BEETLE, HOME), move(FARMER, BEETLE, HOME, BEETLE)],
             cannot=[move(FARMER, BEETLE, BEETLE)]),
    Position("a hole over empty terrain is none", "FOU-A9 FOU-A17", scene(holes={0: {"2": BEETLE}}),
             can=[move(HUNTER, HOME, BEETLE)], cannot=[move(HUNTER, HOME, BEETLE, BEETLE)]),
    Position("a predator is in the way of ants", "FOU-A23", scene(
        predators={"spider": BEETLE, "grasshopper": (6, -4)}, bare=[BEETLE, (6, -4)], scents={1: [(5, -2), (5, -4)]}),
             cannot=[move(HUNTER, HOME, BEETLE), move(HUNTER, HOME, BEETLE, BEETLE),
                     move(HUNTER, HOME, (6, -4), (6, -4)),
                     move(HUNTER, HOME, FAR_LADYBUG, FAR_LADYBUG)]),
    Position("a worm shuts a tunnel", "FOU-A23", scene(
        predators={"worm": (0, "r2c4")}, dug={0: ["r2c3"]}, ants={0: [hunter("1"), hunter("r2c3")]},
        scents={1: AROUND}),
             ends={(HUNTER, HOME): {HOME, (0, "library"), (0, "queen")}, (HUNTER, (0, "r2c3")): {(0, "r2c3")}}),
    Position("a trapped ant stays, and its indicator turns", "FOU-Q2 FOU-K4", scene(
        ants={0: [hunter((1, 0))]}, scents={1: [(0, 1), (1, -1), (2, -1), (2, 0), (1, 1)]}, bare=[(1, 0)]),
             ends={(HUNTER, (1, 0)): {(1, 0)}}, then=[(0, move(HUNTER, (1, 0), (1, 0), (1, 0)))],
             asks=lambda s: s.players[0].ants[0].moved, gives=True),
    Position("an ant must not be moved twice in a round", "FOU-A4", scene(
        ants={0: [hunter("1", True), farmer("1")]}, born=[0], preyed=[0]),
             cannot=[move(HUNTER, HOME, BEETLE, BEETLE), Birth(HUNTER), Prey("spider", (0, 1))],
             can=[move(FARMER, HOME, RASPBERRY, RASPBERRY)]),
]

HOLES = [
    Position("the cells that can take a hole: at most three away, bare or with one's own pheromone", "FOU-A8 FOU-A9",
             scene(
        ants={0: [digger("1"), hunter((6, -3))], 1: [farmer((3, -2)), hunter("1")]},
        scents={0: [(4, -3), (2, 0), (1, 0)], 1: [(5, -2)]}, bare=[(6, -3), (6, -2), (7, -4), (3, -2), (1, -1)],
        predators={"spider": (6, -2), "grasshopper": (5, -1)}),
             then=[(0, move(DIGGER, HOME, (0, "2")))],
             asks=lambda s: (s.phase, s.turn, legal(s, 0), s.players[0].goods),
             # Not offered: (1, 0) and (1, -1), four cells away; (5, -2), another seat's; (6, -2), a predator; (3, -2),
             # another seat's ant.
             gives=("hole", 0, {Dig((4, -3)), Dig((2, 0)), Dig((6, -3)), Dig((7, -4))}, {"T": 1})),
    Position("three away from any of one's holes", "FOU-A8", scene(
        ants={0: [digger("2")]}, holes={0: {"2": (2, 0)}}, scents={0: [(-1, 1), (-2, 1), (-1, 2)]}),
             can=[move(DIGGER, (2, 0), (0, "3"))], then=[(0, move(DIGGER, (2, 0), (0, "3")))],
             asks=lambda s: legal(s, 0), gives={Dig((-1, 1)), Dig((-1, 2))}),
    Position("3 may be dug before 2, along the tunnels", "FOU-A8", scene(
        ants={0: [digger("r1c4")]}, dug={0: ["r1c4", "r1c3"]}, scents={0: [BEETLE]}),
             can=[move(DIGGER, (0, "r1c4"), (0, "3")), move(DIGGER, (0, "r1c4"), (0, "2"))]),
    Position("no room for the outer hole: the numbered cell is not entered", "FOU-A10", scene(
        ants={0: [digger("1"), digger("r1c4")]}, dug={0: ["r1c4"]}, scents={0: [(1, 0)], 1: AROUND}),
             ends={(DIGGER, HOME): {HOME, (0, "r1c4"), (0, "r2c4"), (0, "r3c4"), (0, "library"), (0, "queen"),
                                    (0, "r1c3")},
                   (DIGGER, (0, "r1c4")): {HOME, (0, "r1c4"), (0, "r2c4"), (0, "r3c4"), (0, "library"), (0, "queen"),
                                           (0, "r1c3")}}),
    Position("the worm's terrain does not help: it is not on the main board", "FOU-A10 FOU-A16", scene(
        ants={0: [digger("1")]}, predators={"worm": (0, "r1c4")}), cannot=[move(DIGGER, HOME, (0, "2"))]),
    Position("a hole behind another's line of pheromones", "FOU-Q1 FOU-A9", scene(
        ants={0: [digger("1")]}, scents={1: [*AROUND, (3, -1)]}, bare=[(2, 0)]),
             then=[(0, move(DIGGER, HOME, (0, "2")))], asks=lambda s: legal(s, 0), gives={Dig((2, 0))}),
    Position("a hole across the water", "FOU-A9", scene(
        ants={0: [digger("2")]}, holes={0: {"2": (1, 0)}}, bare=[(-1, 0), (-2, 0), (-3, 0)]),
             then=[(0, move(DIGGER, (1, 0), (0, "3")))], asks=lambda s: legal(s, 0),
             gives={Dig((-1, 0)), Dig((-2, 0))}),
    Position("a hole under a trapped ant lets it in", "FOU-Q2 FOU-S3", scene(
        ants={0: [digger("1"), farmer((6, -2))]}, scents={1: [(5, -2), (5, -1), (6, -3), (7, -3)]}, bare=[(6, -2)],
        born=[0],
        preyed=[0, 1]),
             ends={(FARMER, (6, -2)): {(6, -2)}},
             then=[(0, move(DIGGER, HOME, (0, "2"))), (0, Dig((6, -2))), (1, Birth(HUNTER))],
             asks=lambda s: {one.end for one in legal(s, 0) if isinstance(one, Move)} & {HOME, (0, "library"),
                                                                                         (0, "queen"), (6, -4),
                                                                                         (6, -3)},
             gives={HOME, (0, "library"), (0, "queen"), (6, -4)}),
    Position("no hole under an ant that stands on a resource", "FOU-Q2 FOU-A9", scene(
        ants={0: [digger("1"), hunter(RASPBERRY)]}, bare=[BEETLE]),
             then=[(0, move(DIGGER, HOME, (0, "2")))], asks=lambda s: legal(s, 0), gives={Dig(BEETLE)}),
    Position("the digger stands in the new hole, inside and outside", "FOU-A8 FOU-S3", scene(
        ants={0: [digger("1"), hunter("1")], 1: [hunter("1", True)]}, scents={0: [(2, 0)]}, born=[0, 1], preyed=[0, 1]),
             then=[(0, move(DIGGER, HOME, (0, "2"))), (0, Dig((2, 0)))],
             asks=lambda s: (s.players[0].ants[0].at, s.players[0].holes, s.turn, sheet(s, 0)),
             gives=((2, 0), {"1": HOME, "2": (2, 0)}, 0, {"objectives": 0, "pheromones": 1, "holes": 2, "bonus": 0})),
    Position("not on a hole of one's own", "FOU-A9", scene(
        ants={0: [digger("2")]}, holes={0: {"2": (6, -3)}}, scents={0: [(6, -3)]}),
        cannot=[move(DIGGER, (6, -3), (0, "3"))]),
    Position("weather does not help to dig a hole further", "FOU-Q4", scene(
        ants={0: [digger("1")]}, scents={0: [(1, 0)]}, sky="rain"), cannot=[move(DIGGER, HOME, (0, "2"))]),
]

PREDATORS = [
    Position("the grasshopper goes anywhere and eats a plant", "FOU-A15 FOU-A16", scene(),
             can=[Prey("grasshopper", (-7, 5))],
             then=[(0, Prey("grasshopper", RASPBERRY))],
             asks=lambda s: (s.ground[RASPBERRY], s.predators["grasshopper"], s.turn, s.players[0].goods),
             gives=(".", RASPBERRY, 1, {})),
    Position("mushrooms too", "FOU-A16", scene(), then=[(0, Prey("grasshopper", (1, 0)))],
             asks=lambda s: s.ground[1, 0],
             gives="."),
    Position("the grasshopper stands on a beetle and does not eat it", "FOU-A16", scene(),
             then=[(0, Prey("grasshopper", BEETLE))], asks=lambda s: s.ground[BEETLE], gives="S"),
    Position("the spider eats an insect", "FOU-A16", scene(), then=[(0, Prey("spider", BEETLE))],
             asks=lambda s: (s.ground[BEETLE], Prey("grasshopper", BEETLE) in legal(s, 1)), gives=(".", False)),
    Position("where predators may not go", "FOU-A15", scene(
        scents={0: [BEETLE], 1: [(2, 0)]}, ants={0: [hunter(RASPBERRY)]}, bare=[(1, 1)],
        predators={"spider": (1, 1), "grasshopper": (2, -1)}),
             can=[Prey("spider", (1, 0)), Prey("grasshopper", (0, 1))],
             cannot=[Prey("spider", to) for to in (BEETLE, (2, 0), HOME, THERE, RASPBERRY, (0, 0), (2, -1), (1, 1),
                                                   (8, -4))]),
    Position("a predator must move to another cell", "FOU-A16", scene(
        predators={"worm": (1, "r3c0"), "spider": (0, 1)}), cannot=[Prey("worm", (1, "r3c0")), Prey("spider", (0, 1))]),
    Position("the worm goes into any nest, but to no numbered cell, nor room, nor ant", "FOU-A16", scene(
        ants={0: [hunter("1")], 1: [digger("r1c4")]}, dug={0: ["r2c2"], 1: ["r1c4"]}, holes={0: {"2": BEETLE}}),
             asks=lambda s: {one.to for one in legal(s, 0) if isinstance(one, Prey) and one.predator == "worm"},
             gives={(seat, name) for seat in (0, 1) for name in EARTH if name not in NUMBERED} - {(1, "r1c4")}),
    Position("the worm eats earth, and nobody gets it", "FOU-A16 FOU-A17", scene(),
             then=[(0, Prey("worm", (1, "r2c2")))],
             asks=lambda s: ("r2c2" in s.players[1].earth, [one.goods for one in s.players], s.predators["worm"]),
             gives=(False, [{}, {}], (1, "r2c2"))),
    Position("with an option the worm goes into the rooms", "FOU-A16",
             scene(worm_in_rooms=True, ants={1: [hunter("queen")]}),
             can=[Prey("worm", (0, "library")), Prey("worm", (0, "queen")), Prey("worm", (1, "library"))],
             cannot=[Prey("worm", (1, "queen")), Prey("worm", (0, "1")), Prey("worm", (0, "2"))]),
    Position("a predator that another has moved may be moved again", "FOU-Q5 FOU-A15", scene(),
             then=[(0, Prey("spider", BEETLE)), (1, Prey("spider", (6, -2)))],
             asks=lambda s: (s.predators["spider"], s.ground[BEETLE], s.ground[6, -2]), gives=((6, -2), ".", ".")),
    Position("what a predator ate is empty terrain for whoever comes", "FOU-A17", scene(ants={0: [digger("1")]}),
             then=[(0, Prey("spider", BEETLE)), (1, Prey("spider", (6, -2))), (0, move(DIGGER, HOME, BEETLE, BEETLE))],
             asks=lambda s: (s.scents, sheet(s, 0)["pheromones"]), gives=({BEETLE: 0}, 1)),
]

BIRTHS = [
    Position("a birth", "FOU-A5 FOU-A4", scene(born=[1], preyed=[1], ants={0: [hunter("1")], 1: [hunter("1", True)]}),
             can=[Birth(HUNTER), Birth(FARMER), Birth(DIGGER)], then=[(0, Birth(DIGGER))],
             asks=lambda s: (s.players[0].ants[-1].at, s.players[0].ants[-1].moved, s.tiles, s.turn,
                             Birth(HUNTER) in legal(s, 0)),
             gives=((0, "queen"), False, {HUNTER: 2, FARMER: 2}, 0, False)),
    Position("a tile that another has taken is gone for this round", "FOU-A5 FOU-A6", scene(),
             then=[(0, Birth(DIGGER))], asks=lambda s: {one.kind for one in legal(s, 1) if isinstance(one, Birth)},
             gives={HUNTER, FARMER}),
    Position("six tiles for four players, a second digger among them", "FOU-A6", scene(players=4),
             then=[(0, Birth(DIGGER))], asks=lambda s: (s.tiles, Birth(DIGGER) in legal(s, 1)),
             gives=({HUNTER: 2, FARMER: 2, DIGGER: 1}, True)),
    Position("five of a kind are all there are", "FOU-A1 FOU-A5", scene(ants={0: [hunter("1")] * 5}),
             can=[Birth(FARMER), Birth(DIGGER)], cannot=[Birth(HUNTER)]),
    Position("no tile can be taken: the birth falls away and the round ends without it", "FOU-A5", scene(
        ants={0: [hunter("1", True)] * 4 + [hunter("1")] + [farmer("1", True)] * 5, 1: [digger("queen", True)]},
        born=[1],
        preyed=[0, 1], scents={0: [(2, 0)]}, tiles=Counter({HUNTER: 2, FARMER: 2})),
             cannot=[Birth(HUNTER), Birth(FARMER), Birth(DIGGER)], then=[(0, move(HUNTER, HOME, HOME))], luck=["sun"],
             asks=lambda s: (s.round, s.turn), gives=(2, 1)),
    Position("three ants, and an objective of the kind of each", "FOU-A2", start("apprentice", 2, 0, False),
             can=[Start(3, 0, 0), Start(1, 1, 1)], cannot=[Start(2, 2, 1), Start(1, 1, 0)],
             then=[(0, Start(0, 1, 2)), (1, Start(1, 1, 1))], luck=[*cards("RR OO OG LL RB TT"), "rain"],
             asks=lambda s: ([one.hand for one in s.players], s.sky, s.phase, s.turn, s.tiles.total()),
             gives=([cards("RR OO OG"), cards("LL RB TT")], "rain", "acting", 0, 5)),
]

POSITIONS = [*WALKING, *HOLES, *PREDATORS, *BIRTHS]
