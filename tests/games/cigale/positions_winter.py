"""Cases of Winter; under the ants of SIX stone lies on c2 only, cloth on a1 and b1, tiles on c1, d1 and d2."""
from __future__ import annotations

from formicarium.games.cigale.model import Buy, Choose, Collect, Decline, Guess

from .notation import (
    SIX,
    buys,
    case,
    chooses,
    collects,
    guesses,
    market,
    only,
    pay,
    payments,
    pays,
    puts,
    square_of,
    winter,
)

NO = Decline()

# ---------------------------------------------------------------- tokens (CIG-W4), Red Ants (CIG-W5)

case("red-ants-choose-too", "A3 W4", "winter", winter(4, {0: "t", 1: "t", 2: "t", 3: "cl"}, ant=1, cicada=3),
     {1: chooses("cts"), 0: chooses("ctsw"), 2: chooses("ctsw")}) \
    .then((2, Choose("wood")), tokens=(None, None, "wood", None), phase="choosing",
          legal={1: chooses("cts"), 0: chooses("ctsw")}) \
    .then((2, Choose("wood")), (1, Choose("stone")), (0, Choose("stone")), phase="guessing", legal={3: guesses(SIX)},
          tokens=("stone", "stone", "wood", None)) \
    .then((1, Choose("tiles")), legal={0: chooses("ctsw"), 2: chooses("ctsw")}, phase="choosing")
case("no-red-ants-with-two", "W4", "winter", winter(2, {0: "t", 1: "t"}), {0: chooses("cts")}) \
    .then((0, Choose("cloth")), phase="guessing")
market("red-ants-draw-clockwise", "W5 W6 W18", winter(4, {0: "t", 3: "c"}, tokens="sss-", ant=1, cicada=3),
       luck="wd cl") \
    .then(reserves=["t cl", "s", "wd", "c"], collector=1, phase="trading", legal={1: buys("")}, left=28)
market("red-ant-guessed-otherwise", "W5", winter(4, {0: "t", 3: "c"}, tokens="sst-", ant=1, cicada=3), luck="wd") \
    .then(reserves=["t wd", "s", "", "c"], phase="trading") \
    .then((1, NO, "w"), ant=2, cicada=0, square={"c2": "w"}, legal={2: puts(" ".join(
        column + row for row in "1234" for column in "abcd"))})
market("intercepted-red-ants-get-nothing", "W5", winter(3, {0: "t", 1: "c"}, tokens="s-s"), caught=True) \
    .then(reserves=["t", "c s", ""], collector=1, legal={1: buys("")}) \
    .then((1, NO, "w"), ant=0, cicada=2)
market("one-card-for-two-red-ants", "W5 W10", winter(4, {0: "t"}, pile="wd", discard="", rest=3, tokens="sss-", ant=1,
                                                     cicada=3), luck="wd") \
    .then(left=0, discard="", legal={1: buys("")}) \
    .then((1, NO), square={"c2": "."}, ended="", ant=2, cicada=0)  # CIG-W15: the square stays short
market("red-ants-draw-from-the-discard", "W5 W10", winter(3, {0: "t"}, pile="", discard="cl wd w", rest=1,
                                                          tokens="s-s"), luck="wd") \
    .then(left=2, discard="", pile="cl w")

# ---------------------------------------------------------------- the insects help the Ant (CIG-W7)

TILES = winter(2, {0: "s", 1: "w"}, tokens="t-")  # the tiles: t on c1, tb on d1, t on d2; more bees on a2 and d3
market("another-with-the-insect", "W7", TILES) \
    .then(phase="collecting", due=("d1",), reserves=["s t t", "w"], legal={0: collects("a2 d1 d3")},
          square={"c1": ".", "d1": "tb", "d2": "."}) \
    .then((0, Collect("a2")), reserves=["s t t cb", "w"], square={"a2": ".", "d1": "tb"}, phase="trading", due=()) \
    .then((0, Collect("d3")), reserves=["s t t wb", "w"], square={"d3": ".", "d1": "tb", "a2": "cb"}) \
    .then((0, Collect("d1")), reserves=["s t t tb", "w"], square={"d1": ".", "a2": "cb"}) \
    .then((0, Collect("a2")), (0, NO, "wd cd c"), square={"c1": "wd", "a2": "cd", "d2": "c", "d1": "tb"}, ant=1)
market("never-for-the-cicada", "W7", TILES, caught=True) \
    .then(phase="trading", reserves=["s", "w t tb t"], square={"c1": ".", "d1": ".", "d2": "."}, legal={1: buys("")})
market("the-only-one-of-its-insect", "W7", winter(2, {0: "s", 1: "w"}, tokens="t-", square=square_of("a2:c d3:w"))) \
    .then(phase="trading", reserves=["s t tb t", "w"], legal={0: buys("")})
market("two-insects-in-reading-order", "W7", winter(2, {0: "s", 1: "w"}, tokens="t-", square=square_of("c1:tl"))) \
    .then(due=("c1", "d1"), legal={0: collects("c1 b3 a4")}) \
    .then((0, Collect("b3")), legal={0: collects("a2 d1 d3")}, square={"c1": "tl", "b3": "."}, due=("d1",)) \
    .then((0, Collect("b3")), (0, Collect("d1")), reserves=["s t sl tb", "w"], phase="trading",
          square={"c1": "tl", "b3": ".", "d1": "."})
market("one-insect-asks-the-other-does-not", "W7",
       winter(2, {0: "s", 1: "w"}, tokens="t-", square=square_of("c1:tl a2:c d3:w"))) \
    .then(legal={0: collects("c1 b3 a4")}) \
    .then((0, Collect("a4")), reserves=["s t wl tb", "w"], phase="trading")

# ---------------------------------------------------------------- buying (CIG-W8 to W12, W17, W22)

market("asked-with-nothing-to-buy", "W8 W22", winter(2, {1: "t"}, tokens="s-")) \
    .then(phase="trading", collector=0, reserves=["s", "t"], legal={0: {NO}}) \
    .then((0, NO, "w"), square={"c2": "w"}, reserves=["s", "t"], ant=1, cicada=0, idle=1, offer="fig lemon cherry",
          collector=None, phase="placing", ants=(), tokens=(None, None))
market("fair-price", "W8 W12 W13", winter(2, {0: "c c s", 1: "t"}, tokens="s-", idle=3)) \
    .then(legal={0: buys("fig")}) \
    .then((0, Buy("fig"), "wd w lemon"), reserves=["wd", "t"], discard="c c s s", provisions=["fig", ""],
          offer="lemon lemon cherry", square={"c2": "w"}, points=[1, 0], idle=0, ant=1, cicada=0, phase="placing")
market("cicada-buys", "W8", winter(3, {0: "t", 1: "c c s w"}, tokens="s-c"), caught=True) \
    .then(legal={1: buys("fig")}) \
    .then((1, Buy("fig"), "w pomegranate"), reserves=["t", "w", ""], provisions=["", "fig", ""], ant=0, cicada=2,
          offer="pomegranate lemon cherry")
market("three-for-one", "W9 W17", winter(2, {0: "c c cl cd cc", 1: "t"}, tokens="s-")) \
    .then(legal={0: buys("fig")}) \
    .then((0, Buy("fig"), "wd w fig"), discard="c c cl cd cc s", reserves=["wd", "t"], provisions=["fig", ""])
market("two-for-one-takes-a-power", "W9", winter(2, {0: "c c c c", 1: "t"}, tokens="s-")) \
    .then(legal={0: buys("")})
market("three-for-one-twice", "W9 W17", winter(2, {0: "c c c c cl cd cc cm", 1: "t"}, tokens="s-")) \
    .then(legal={0: buys("fig cherry")}) \
    .then((0, Buy("fig")), phase="paying", buying="fig", paid="", legal={0: pays("c cl cd cc cm s")}) \
    .then((0, Buy("fig")), *payments(0, "c c c c cl"), paid="c c c c cl",
          reserves=["cd cc cm s", "t"], legal={0: pays("cd cc cm s")}) \
    .then((0, Buy("fig")), *payments(0, "c c c c cl"), (0, pay("cd"), "w lemon"),
          discard="c c c c cl cd cc cm", reserves=["s", "t"], provisions=["fig", ""]) \
    .then((0, Buy("fig")), *payments(0, "c c c c cl"), (0, pay("s"), "w lemon"),
          discard="c c c c cl s", reserves=["cd cc cm", "t"]) \
    .then((0, Buy("cherry")), *payments(0, "c s"), legal={0: pays("c cl cd cc cm")})
market("one-way-or-the-other", "W9 W17", winter(2, {0: "c c c c cl s", 1: "t"}, tokens="s-")) \
    .then(legal={0: buys("fig")}) \
    .then((0, Buy("fig")), legal={0: pays("c cl s")}) \
    .then((0, Buy("fig")), *payments(0, "c c"), legal={0: pays("c cl s")}) \
    .then((0, Buy("fig")), *payments(0, "s s"), legal={0: pays("c cl")}, paid="s s") \
    .then((0, Buy("fig")), *payments(0, "s s"), (0, pay("cl"), "w lemon"), discard="s s cl c",
          reserves=["c c c", "t"], phase="placing") \
    .then((0, Buy("fig")), *payments(0, "c c"), (0, pay("c"), "w lemon"), discard="c c c c cl s",
          reserves=["s", "t"])
market("no-part-may-pay", "W17", winter(2, {0: "c c c c t s w", 1: "t"}, tokens="s-")) \
    .then(legal={0: buys("fig cherry")}) \
    .then((0, Buy("fig"), "w lemon"), discard="c c s s", reserves=["c c t w", "t"]) \
    .then((0, Buy("cherry")), legal={0: pays("c t s w")}) \
    .then((0, Buy("cherry")), *payments(0, "t s"), legal={0: pays("c w")}) \
    .then((0, Buy("cherry")), *payments(0, "c c t"), legal={0: pays("c s w")}) \
    .then((0, Buy("cherry")), *payments(0, "c c t"), (0, pay("s"), "w fig"),
          discard="c c c c t s", reserves=["s w", "t"]) \
    .then((0, Buy("cherry")), *payments(0, "w t"), (0, pay("s"), "w fig"), discard="c t s w",
          reserves=["c c c s", "t"])
market("insects-by-name", "W17", winter(2, {0: "c cl cd s", 1: "t"}, tokens="s-")) \
    .then((0, Buy("fig")), legal={0: pays("c cl cd s")}) \
    .then((0, Buy("fig")), (0, pay("cl")), legal={0: pays("c cd s")}, paid="cl", reserves=["c cd s s", "t"]) \
    .then((0, Buy("fig")), (0, pay("cl")), (0, pay("cd"), "w lemon"), discard="cl cd s s", reserves=["c", "t"])
market("second-copy", "W11", winter(2, {0: "c c s w", 1: "t"}, tokens="s-", provisions={0: "fig"})) \
    .then((0, Buy("fig"), "w grape"), points=[3, 0], provisions=["fig fig", ""], offer="grape lemon cherry", ended="")
market("short-offer", "W19", winter(
    4, {0: "c t w", 1: "t"}, tokens="s-cc", offer="fig nut cherry",
    provisions={0: "fig lemon", 1: "blackberry grape pomegranate", 2: "blackberry grape nut",
                3: "lemon pomegranate cherry"})) \
    .then(legal={0: buys("cherry")}) \
    .then((0, Buy("cherry"), "wd w"), offer="fig nut", points=[3, 3, 3, 3], reserves=["wd", "t", "", ""], ant=1,
          cicada=2)

# ---------------------------------------------------------------- the pile and the discard (CIG-W10)

market("shuffled-in-the-middle-of-the-refill", "W10 W13", winter(2, {0: "s", 1: "w"}, pile="wd", tokens="t-"),
       caught=True) \
    .then((1, NO, "wd sd cd"), square={"c1": "wd", "d1": "sd", "d2": "cd"}, left=27, discard="")
market("not-shuffled-before-it-is-needed", "W10", winter(2, {0: "s", 1: "w"}, pile="wd", tokens="s-")) \
    .then((0, NO, "wd"), left=0, square={"c2": "wd"}, discarded=29)
market("the-cards-just-spent", "W10 W12", winter(2, {0: "c c s"}, pile="", discard="", rest=1, tokens="s-")) \
    .then((0, Buy("fig"), "s c lemon"), pile="c s", discard="", square={"c2": "c"})

# ---------------------------------------------------------------- the end (CIG-W14, W15, W21)

market("four-points", "W12 W14", winter(2, {0: "c c s", 1: "t"}, tokens="s-", provisions={0: "fig lemon"})) \
    .then((0, Buy("fig")), ended="CIG-W14", winner=0, winners=[0], points=[4, 0], reserves=["", "t"], legal={},
          square={"c2": "."}, offer="lemon cherry", phase="ended")
market("five-points", "W11 W14", winter(2, {1: "c c s", 0: "t"}, tokens="s-", offer="fig grape cherry",
                                        provisions={0: "lemon", 1: "fig grape cherry"}), caught=True) \
    .then((1, Buy("fig")), ended="CIG-W14", winner=1, winners=[1], points=[1, 5])
market("three-points-are-not-four", "W14", winter(3, {0: "c c s", 1: "t"}, tokens="s-c",
                                                  provisions={0: "lemon grape"})) \
    .then((0, Buy("fig"), "wd w pomegranate"), ended="", points=[3, 0, 0], ant=1, cicada=2)
market("short-square-goes-on", "W15", winter(2, {0: "t"}, rest=1, tokens="s-", square=only(SIX + " d3 c3"))) \
    .then((0, NO), square={"c2": "."}, ended="", ant=1, cicada=0, legal={1: puts("a1 b1 c1 d1 d2 d3 c3")})
market("no-six-left", "W15", winter(2, {0: "t"}, rest=1, tokens="s-", square=only(SIX))) \
    .then((0, NO), ended="CIG-W15", winner=None, winners=[1], points=[0, 0], square={"c2": "."}, legal={})
market("no-six-left-and-a-provision", "W15", winter(2, {0: "t"}, rest=1, tokens="s-", square=only(SIX),
                                                    provisions={0: "fig"})) \
    .then((0, NO), ended="CIG-W15", winners=[0], points=[1, 0])
market("gaps-as-far-as-cards-go", "W15", winter(2, {0: "s"}, pile="wd", discard="", rest=1, tokens="t-"), caught=True) \
    .then((1, NO, "wd"), square={"c1": "wd", "d1": ".", "d2": "."}, ended="", left=0)
case("six-left-but-no-file", "A2 W15", "winter",  # b1 c1 d1 b2 c2 d2 are connected, and no file
     winter(2, {0: "t"}, rest=1, tokens="c-", ants="a1 b1 b2 c2 d2 d1",
            square=square_of("b1:w a2:. a3:. b3:. c3:. d3:. a4:. b4:. c4:. d4:.")),
     {1: guesses("a1 b1 b2 c2 d2 d1")}, single_file=True) \
    .then((1, Guess("b1")), (0, NO), ended="CIG-W15", winners=[1])
market("forty-rounds", "W21", winter(2, {1: "t"}, tokens="s-", idle=39)) \
    .then((0, NO, "w"), ended="CIG-W21", winners=[0, 1], points=[0, 0], winner=None)
market("forty-rounds-with-a-provision", "W21", winter(3, {0: "t t", 1: "t"}, tokens="s-c", idle=39,
                                                      provisions={2: "fig"})) \
    .then((0, NO, "w"), ended="CIG-W21", winners=[2], points=[0, 0, 1])
market("forty-rounds-and-the-cards", "W15 W21", winter(3, {0: "t t", 1: "t"}, tokens="s-c", idle=39)) \
    .then((0, NO, "w"), ended="CIG-W21", winners=[0])
market("a-purchase-in-time", "W21", winter(2, {0: "c c s w", 1: "t"}, tokens="s-", idle=39)) \
    .then((0, Buy("fig"), "w grape"), ended="", idle=0)
market("thirty-nine-rounds", "W21", winter(2, {1: "t"}, tokens="s-", idle=38)) \
    .then((0, NO, "w"), ended="", idle=39)
