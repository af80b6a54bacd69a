"""Cases of Winter with powers; as in Winter, stone lies on c2 only."""
from __future__ import annotations

from formicarium.games.cigale.model import Buy, Collect, Decline, Empower, Guess, PayHidden, Peek

from .notation import (
    SIX,
    buys,
    card,
    case,
    collects,
    empowers,
    guesses,
    market,
    pay,
    payments,
    pays,
    square_of,
    swap,
    winter,
)

NO = Decline()
LADYBUG = square_of("c2:sl b3:s a4:w")
BARTER, PRESTIGE, PEEK, CONSOLATION, STOCK, EXCHANGE = (
    "barter", "prestige", "peek", "consolation", "stock", "exchange")


def take(text: str) -> Empower:
    return Empower(card(text))


# ---------------------------------------------------------------- taking a power (CIG-P2, CIG-P10)

market("power-from-the-table", "P2 P4", winter(2, {1: "t"}, tokens="s-", square=LADYBUG,
                                               powers="barter prestige peek stock")) \
    .then(phase="empowering", reserves=["sl", "t"], legal={0: empowers("sl")}) \
    .then((0, take("sl")), discard="sl", reserves=["", "t"], holds={PRESTIGE: 0, BARTER: None}, points=[1, 0],
          phase="trading", legal={0: {NO}}) \
    .then((0, NO), reserves=["sl", "t"], holds={PRESTIGE: None}, phase="trading", legal={0: {NO}}, discard="")
market("power-in-the-box", "P1 P10", winter(2, {1: "t"}, tokens="s-", square=LADYBUG,
                                            powers="barter consolation peek stock")) \
    .then(phase="trading", reserves=["sl", "t"], legal={0: {NO}})
market("power-already-mine", "P10", winter(2, {1: "t"}, tokens="s-", square=LADYBUG,
                                           powers="barter prestige:0 peek stock")) \
    .then(phase="trading", reserves=["sl", "t"], legal={0: {NO}}, points=[1, 0])
market("power-only-for-the-ant", "P2", winter(2, {1: "t"}, tokens="s-", square=LADYBUG,
                                              powers="barter prestige peek stock"), caught=True) \
    .then(phase="trading", reserves=["", "t sl"], legal={1: {NO}})
market("power-only-for-a-card-just-collected", "P2 W18", winter(2, {0: "cl td", 1: "t"}, tokens="s-",
                                                                powers="barter prestige peek stock")) \
    .then(phase="trading", legal={0: {NO}})
market("one-power-a-round", "P2", winter(2, {1: "c"}, tokens="t-", square=square_of("c1:tl b3:s a4:w a2:c d3:w"),
                                         powers="barter prestige:1 peek stock")) \
    .then(phase="empowering", legal={0: empowers("tl tb")}, reserves=["t tl tb", "c"], points=[0, 1]) \
    .then((0, take("tb")), holds={BARTER: 0, PRESTIGE: 1}, reserves=["t tl", "c"], discard="tb", legal={0: {NO}}) \
    .then((0, take("tl")), holds={BARTER: None, PRESTIGE: 0}, reserves=["t tb", "c"], points=[1, 0])
market("an-exchanged-card-is-collected", "P2 W7", winter(2, {1: "c"}, tokens="t-",
                                                         powers="barter prestige peek stock")) \
    .then(legal={0: collects("a2 d1 d3")}) \
    .then((0, Collect("a2")), phase="empowering", legal={0: empowers("cb")}) \
    .then((0, Collect("a2")), (0, take("cb")), discard="cb", reserves=["t t", "c"], holds={BARTER: 0})
market("power-of-a-red-ant", "P2", winter(4, {0: "t", 1: "t"}, tokens="ct-c", ant=1, cicada=2,
                                          square=square_of("a2:c d3:w"), powers="barter:3 prestige peek stock")) \
    .then(legal={1: empowers("tb")}) \
    .then((1, take("tb")), holds={BARTER: 1}, reserves=["t", "t t t", "", ""], legal={1: {NO}})
market("prestige-stolen", "P4 P9", winter(2, {1: "t"}, tokens="s-", square=LADYBUG,
                                          powers="barter prestige:1 peek stock",
                                          provisions={0: "fig lemon", 1: "grape cherry"})) \
    .then(points=[2, 3]) \
    .then((0, take("sl")), points=[3, 2], ended="", phase="trading", legal={0: {NO}})
market("prestige-stolen-for-the-fourth-point", "P4 P9 W14",
       winter(2, {1: "t"}, tokens="s-", square=LADYBUG, powers="barter prestige:1 peek stock",
              provisions={0: "fig lemon cherry", 1: "grape"})) \
    .then((0, take("sl")), points=[4, 1], ended="CIG-W14", winner=0, winners=[0], discard="sl", square={"c2": "."}) \
    .then((0, NO), points=[3, 2], ended="", phase="trading")
market("prestige-and-a-purchase", "P4 W14", winter(2, {0: "c c s", 1: "t"}, tokens="s-",
                                                   powers="barter prestige:0 peek stock",
                                                   provisions={0: "lemon grape"})) \
    .then((0, Buy("fig")), points=[4, 0], ended="CIG-W14", winner=0)

# ---------------------------------------------------------------- barter (CIG-P3)

market("two-for-one", "P3", winter(2, {0: "c c cl cd", 1: "t"}, tokens="s-", powers="barter:0 prestige peek stock")) \
    .then(legal={0: buys("fig")}) \
    .then((0, Buy("fig"), "wd w lemon"), discard="c c cl cd s", reserves=["wd", "t"])
market("two-for-one-only-for-its-holder", "P3", winter(2, {0: "c c cl cd", 1: "t"}, tokens="s-",
                                                       powers="barter:1 prestige peek stock")) \
    .then(legal={0: buys("")})
market("two-not-three", "P3 W17", winter(2, {0: "c c c c cl", 1: "t"}, tokens="s-",
                                         powers="barter:0 prestige peek stock")) \
    .then(legal={0: buys("fig cherry")}) \
    .then((0, Buy("fig")), legal={0: pays("c cl s")}) \
    .then((0, Buy("fig")), (0, pay("cl"), "w lemon"), discard="c c c cl s", reserves=["c", "t"]) \
    .then((0, Buy("cherry"), "wd w fig"), discard="c c c c cl s", reserves=["wd", "t"])
market("two-for-each", "P3 W17", winter(2, {0: "t t t tl td tc tm tp", 1: "c"}, tokens="s-",
                                        powers="barter:0 prestige peek stock")) \
    .then(legal={0: buys("fig lemon cherry")}) \
    .then((0, Buy("fig")), legal={0: pays("t tl td tc tm tp s")}) \
    .then((0, Buy("fig")), *payments(0, "t t t tl td tc"), legal={0: pays("tm tp s")}) \
    .then((0, Buy("fig")), *payments(0, "t t t tl td tc"), (0, pay("tm"), "w lemon"),
          discard="t t t tl td tc tm tp", reserves=["s", "c"])
market("barter-taken-and-used-at-once", "P2 P3", winter(2, {0: "c c cl cd", 1: "w"}, tokens="t-",
                                                        square=square_of("a2:c d3:w"),
                                                        powers="barter prestige peek stock")) \
    .then((0, NO), legal={0: {NO}}) \
    .then((0, take("tb")), legal={0: buys("fig lemon")}) \
    .then((0, take("tb")), (0, Buy("lemon"), "wd s sd sm fig"), discard="tb c c cl cd t t", reserves=["wd", "w"])

# ---------------------------------------------------------------- peek (CIG-P5)

PEEKING = winter(3, {0: "t", 1: "c", 2: "w"}, tokens="s-w", powers="barter prestige peek:1 stock")
case("peek", "P5", "winter-powers", PEEKING, {1: guesses(SIX) | {Peek()}}) \
    .then((1, Peek(), "wood"), peeked="wood", phase="guessing", legal={1: guesses(SIX)}) \
    .then((1, Peek(), "tiles"), (1, Guess("c2")), reserves=["t", "c s", "w"], collector=1) \
    .then((1, Guess("a1")), reserves=["t s", "c", "w"], collector=0) \
    .then((1, Peek(), "cloth"), (1, Guess("a1")), (0, NO, "w"), peeked=None, ant=1, cicada=2)
case("peek-of-the-ant", "P5", "winter-powers", winter(2, {0: "t", 1: "c"}, tokens="s-",
                                                      powers="barter prestige peek:0 stock"), {1: guesses(SIX)})

# ---------------------------------------------------------------- consolation (CIG-P6)

market("ant-consoled", "P6", winter(2, {0: "t", 1: "c"}, tokens="s-", powers="barter consolation:0 peek stock"),
       caught=True) \
    .then((1, NO, "wd w"), reserves=["t wd", "c s"], square={"c2": "w"}, ant=0, cicada=1)
market("cicada-consoled", "P6", winter(3, {0: "t", 1: "c", 2: "w"}, tokens="s-c",
                                       powers="barter consolation:1 peek stock")) \
    .then((0, NO, "wd w"), reserves=["t s", "c wd", "w"], square={"c2": "w"}, ant=1, cicada=2)
market("no-consolation-for-the-collector", "P6", winter(2, {0: "t", 1: "c"}, tokens="s-",
                                                        powers="barter consolation:0 peek stock")) \
    .then((0, NO, "w"), reserves=["t s", "c"])
market("no-consolation-for-a-red-ant", "P6", winter(3, {0: "t", 1: "c", 2: "w"}, tokens="s-c",
                                                    powers="barter consolation:2 peek stock")) \
    .then((0, NO, "w"), reserves=["t s", "c", "w"])
market("consolation-stolen", "P6", winter(2, {0: "t", 1: "c"}, tokens="s-", square=square_of("c2:sc"),
                                          powers="barter consolation:1 peek stock")) \
    .then((0, take("sc")), (0, NO, "w"), reserves=["t", "c"], discard="sc", holds={CONSOLATION: 0}) \
    .then((0, NO), (0, NO, "wd w"), reserves=["t sc", "c wd"])
market("consolation-after-a-purchase", "P6 W16", winter(2, {0: "c c s", 1: "t"}, tokens="s-",
                                                        powers="barter consolation:1 peek stock")) \
    .then((0, Buy("fig"), "cl wd w lemon"), reserves=["cl", "t wd"], square={"c2": "w"})

# ---------------------------------------------------------------- hidden stock (CIG-P7)

MANTIS = square_of("c2:sm")
market("hidden-card", "P7", winter(2, {1: "t"}, tokens="s-", square=MANTIS, powers="barter prestige peek stock")) \
    .then((0, take("sm"), "wd"), stock="wd", holds={STOCK: 0}, discard="sm", phase="trading", reserves=["", "t"])
market("hidden-card-stolen", "P2 P7", winter(2, {1: "t"}, tokens="s-", square=MANTIS, stock="wd",
                                             powers="barter prestige peek stock:1")) \
    .then((0, take("sm"), "cd"), stock="cd", holds={STOCK: 0}, discard="sm wd", reserves=["", "t"]) \
    .then((0, NO), stock="wd", holds={STOCK: 1})
market("hidden-card-drawn-again", "P2 P7 W10", winter(2, pile="", discard="", rest=1, tokens="s-", square=MANTIS,
                                                      stock="wd", powers="barter prestige peek stock:1")) \
    .then((0, take("sm"), "wd"), stock="wd", pile="sm", discard="") \
    .then((0, take("sm"), "sm"), stock="sm", pile="wd", discard="")
market("hidden-card-is-the-one-discarded", "P2 P7 W10", winter(2, pile="", discard="", rest=1, tokens="s-",
                                                               square=MANTIS, powers="barter prestige peek stock")) \
    .then((0, take("sm"), "sm"), stock="sm", pile="", discard="")
market("hidden-card-pays", "P7 W12", winter(2, {0: "c c", 1: "t"}, tokens="s-", stock="sd",
                                            powers="barter prestige peek stock:0")) \
    .then(legal={0: buys("fig")}) \
    .then((0, Buy("fig")), legal={0: pays("c s") | {PayHidden()}}, phase="paying") \
    .then((0, Buy("fig")), (0, PayHidden(), "wd cl w lemon"), stock="wd", reserves=["cl", "t"], discard="c c s sd",
          provisions=["fig", ""], phase="placing") \
    .then((0, Buy("fig")), *payments(0, "c c s"), legal={0: {PayHidden()}}, paid="c c s") \
    .then((0, Buy("fig")), *payments(0, "c c s"), (0, PayHidden(), "wd cl w lemon"), stock="wd",
          reserves=["cl", "t"])
market("hidden-card-does-not-fit", "P7 W12 W22", winter(2, {0: "c c s", 1: "t"}, tokens="s-", stock="wd",
                                                        powers="barter prestige peek stock:0")) \
    .then((0, Buy("fig")), legal={0: pays("c s")}, phase="paying") \
    .then((0, Buy("fig")), *payments(0, "s s c"), legal={0: pays("c")}) \
    .then((0, Buy("fig")), *payments(0, "s s c"), (0, pay("c"), "cl w lemon"), stock="wd",
          reserves=["cl", "t"])
market("hidden-card-instead", "P7", winter(2, {0: "c c s", 1: "t"}, tokens="s-", stock="cl",
                                           powers="barter prestige peek stock:0")) \
    .then((0, Buy("fig")), legal={0: pays("c s") | {PayHidden()}}) \
    .then((0, Buy("fig")), (0, PayHidden(), "wd w lemon"), stock="wd", reserves=["c", "t"], discard="cl c s s")
market("hidden-card-of-another", "P7", winter(2, {0: "c c", 1: "t"}, tokens="s-", stock="sd",
                                              powers="barter prestige peek stock:1")) \
    .then(legal={0: {NO}})
market("hidden-card-in-the-last-purchase", "P7 W14", winter(2, {0: "c c", 1: "t"}, tokens="s-", stock="sd",
                                                            powers="barter prestige peek stock:0",
                                                            provisions={0: "lemon grape blackberry"})) \
    .then((0, Buy("fig")), (0, PayHidden()), ended="CIG-W14", winner=0, reserves=["", "t"])
market("hidden-card-breaks-the-tie", "P7 W15 W21", winter(2, {1: "t"}, tokens="s-", idle=39, stock="wd",
                                                          powers="barter prestige peek stock:1")) \
    .then((0, NO, "w"), ended="CIG-W21", winners=[1])

# ---------------------------------------------------------------- exchange (CIG-P8, P9, P11)

SWAPPING = "barter prestige peek exchange:0"
market("exchange", "P8", winter(2, {0: "t", 1: "c"}, tokens="s-", powers=SWAPPING, offer="grape lemon cherry",
                                provisions={0: "fig", 1: "lemon grape"})) \
    .then(legal={0: {NO, swap("fig", "lemon", 1), swap("fig", "grape", 1), swap("fig", "grape"), swap("fig", "lemon"),
                     swap("fig", "cherry")}}) \
    .then((0, swap("fig", "grape")), provisions=["grape", "lemon grape"], offer="fig lemon cherry",
          holds={EXCHANGE: None}, phase="trading", legal={0: {NO}}) \
    .then((0, swap("fig", "lemon", 1)), provisions=["lemon", "fig grape"], offer="grape lemon cherry",
          legal={0: {NO}}) \
    .then((0, swap("fig", "lemon", 1)), (0, NO, "w"), offer="grape lemon cherry", idle=1, ant=1)
market("nothing-to-exchange", "P8", winter(2, {0: "t", 1: "c"}, tokens="s-", powers=SWAPPING, provisions={1: "fig"})) \
    .then(legal={0: {NO}})
market("no-exchange-without-collecting", "P8", winter(2, {0: "t", 1: "c"}, tokens="s-", powers=SWAPPING,
                                                      provisions={0: "fig", 1: "lemon"}), caught=True) \
    .then(legal={1: {NO}})
market("the-cicada-exchanges", "P8", winter(3, {0: "t", 1: "c"}, tokens="s-c", powers="barter prestige peek exchange:1",
                                            provisions={0: "grape", 1: "lemon", 2: "grape"}), caught=True) \
    .then(legal={1: {NO, swap("lemon", "grape", 0), swap("lemon", "grape", 2), swap("lemon", "fig"),
                     swap("lemon", "cherry"), swap("lemon", "lemon")}}) \
    .then((1, swap("lemon", "grape", 2)), provisions=["grape", "grape", "lemon"], points=[1, 1, 1])
market("both-reach-four", "P8 P9 P11", winter(2, {0: "t", 1: "c"}, tokens="s-", powers=SWAPPING,
                                              offer="blackberry lemon cherry",
                                              provisions={0: "fig lemon grape", 1: "fig grape cherry"})) \
    .then((0, swap("grape", "fig", 1)), points=[4, 4], ended="CIG-W14", winner=0, winners=[0])
market("both-reach-four-by-the-cicada", "P11", winter(2, {0: "t", 1: "c"}, tokens="s-", offer="blackberry lemon cherry",
                                                     powers="barter prestige peek exchange:1",
                                                     provisions={0: "fig lemon grape", 1: "fig grape cherry"}),
       caught=True) \
    .then((1, swap("fig", "grape", 0)), points=[4, 4], ended="CIG-W14", winner=1, winners=[1])
market("only-the-other-reaches-four", "P8 P9 P11", winter(2, {0: "t", 1: "c"}, tokens="s-", powers=SWAPPING,
                                                          offer="blackberry lemon cherry",
                                                          provisions={0: "lemon grape", 1: "fig grape cherry"})) \
    .then((0, swap("grape", "fig", 1)), points=[2, 4], ended="CIG-W14", winner=1, winners=[1]) \
    .then((0, swap("grape", "cherry", 1)), points=[2, 4], ended="CIG-W14", winner=1) \
    .then((0, swap("lemon", "fig", 1)), points=[2, 3], ended="")
market("four-points-from-the-offer", "P8 P9 W14", winter(2, {0: "t", 1: "c"}, tokens="s-", powers=SWAPPING,
                                                         offer="fig cherry blackberry",
                                                         provisions={0: "fig lemon grape"})) \
    .then((0, swap("grape", "fig")), points=[4, 0], ended="CIG-W14", winner=0, offer="grape cherry blackberry")
market("exchange-after-buying", "P8 W16", winter(2, {0: "c c s w", 1: "t"}, tokens="s-", powers=SWAPPING,
                                                 provisions={1: "grape"})) \
    .then(legal={0: buys("fig")}) \
    .then((0, Buy("fig")), phase="trading", bought=True, reserves=["w", "t"],
          legal={0: {NO, swap("fig", "lemon"), swap("fig", "cherry"), swap("fig", "grape", 1)}}) \
    .then((0, Buy("fig")), (0, swap("fig", "cherry"), "w blackberry"), provisions=["cherry", "grape"],
          offer="lemon fig blackberry", ant=1, holds={EXCHANGE: None}) \
    .then((0, Buy("fig")), (0, NO, "w blackberry"), provisions=["fig", "grape"], holds={EXCHANGE: 0},
          offer="lemon cherry blackberry", idle=0)
market("exchange-before-buying", "P8 W16", winter(2, {0: "c c s w", 1: "t"}, tokens="s-", powers=SWAPPING,
                                                  provisions={0: "grape"})) \
    .then((0, swap("grape", "cherry")), legal={0: buys("fig")}, offer="fig lemon grape") \
    .then((0, swap("grape", "cherry")), (0, Buy("fig"), "w cherry"), provisions=["cherry fig", ""], ant=1,
          offer="cherry lemon grape")
market("exchange-taken-now", "P2 P8", winter(2, {0: "t", 1: "c"}, tokens="s-", square=square_of("c2:sp"),
                                             powers="barter prestige peek exchange:1", provisions={0: "grape"})) \
    .then((0, take("sp")), legal={0: {NO, swap("grape", "fig"), swap("grape", "lemon"), swap("grape", "cherry")}})
