"""Cases of Autumn, and of placing, choosing and roles, which are the same in Winter."""
from __future__ import annotations

from formicarium.games.cigale.model import Choose, Guess, Put

from .notation import CELLS, SIX, autumn, case, chooses, guesses, only, puts, winter

EVERYWHERE = " ".join(CELLS)

# ---------------------------------------------------------------- placing (CIG-A2)

case("first-ant", "A2", "autumn", autumn(2), {0: puts(EVERYWHERE)}) \
    .then((0, Put("d4")), ants=("d4",), phase="placing", legal={0: puts("d3 c4")})
case("corner", "A2", "autumn-open", autumn(3, ant=2, cicada=0, ants="a1"), {2: puts("b1 a2")})
case("rows-do-not-wrap", "A2", "autumn", autumn(2, ants="d1 d2"), {0: puts("c1 c2 d3")})
case("no-diagonal", "A2", "autumn", autumn(4, ants="b2 c2"), {0: puts("a2 b1 b3 c1 c3 d2")})
case("branches", "A2", "autumn", autumn(2, ants="b2 b1 b3 a2 c2"), {0: puts("a1 c1 a3 c3 d2 b4")}) \
    .then((0, Put("b4")), phase="choosing", legal={0: chooses("csw")})  # the cards: c s sl cb s w
case("any-end-goes-on", "A2", "autumn", autumn(2, ants="a1 b1 c1 d1 d2"), {0: puts("a2 b2 c2 d3")})

# `single_file`: no ant beside three others, and no ring
case("file-goes-on-at-its-ends", "A2", "autumn", autumn(2, ants="a2 b2 c2"), {0: puts("a1 a3 d2 c1 c3")},
     single_file=True)  # b1 and b3 would make three neighbours of b2
case("file-closes-no-ring", "A2", "autumn", autumn(2, ants="a1 b1 b2"), {0: puts("c2 b3")}, single_file=True)
case("file-has-no-branch", "A2", "autumn", autumn(3, ants="b1 b2 b3 b4"), {0: puts("a1 c1 a4 c4")}, single_file=True)
case("file-touches-itself-nowhere", "A2", "winter",
     winter(2, {0: "t", 1: "s"}, ants="b1 a1 a2 a3 b3"), {0: puts("c1 c3 b4")}, single_file=True) \
    .then((0, Put("b4")), phase="choosing")
case("file-of-six", "A2", "autumn", autumn(2, ants="a1 b1 c1 d1 d2"), {0: puts("a2 d3")}, single_file=True) \
    .then((0, Put("a2")), phase="choosing", legal={0: chooses("ct")})

# Short squares: a group of fewer than six is not entered (CIG-W15).
case("short-two-groups", "A2 W15", "winter",
     winter(2, {0: "t"}, rest=1, ants="", square=only("a1 b1 c1 d1 a3 b3 c3 d3 a4 b4 c4 d4")),
     {0: puts("a3 b3 c3 d3 a4 b4 c4 d4")})
case("short-corner-cut-off", "A2 W15", "winter",
     winter(3, {0: "t", 1: "c"}, rest=2, ants="", square=only("a1 c1 d1 c2 d2 c3 d3 c4")),
     {0: puts("c1 d1 c2 d2 c3 d3 c4")})
case("short-all-seven", "A2 W15", "winter",
     winter(2, {0: "t"}, rest=1, ants="", square=only("a1 b1 c1 d1 d2 d3 b2")), {0: puts("a1 b1 c1 d1 d2 d3 b2")})
case("short-branch", "A2 W15", "winter",
     winter(2, {0: "t"}, rest=1, ants="a1 b1", square=only("a1 b1 c1 d1 d2 d3 b2")), {0: puts("c1 b2")})
case("short-file-dead-end", "A2 W15", "winter",  # b2 would end the file: a1 b1 b2 goes no further
     winter(2, {0: "t"}, rest=1, ants="a1 b1", square=only("a1 b1 c1 d1 d2 d3 b2")), {0: puts("c1")}, single_file=True)
case("short-file-either-end", "A2 W15", "winter",
     winter(2, {0: "t"}, rest=1, ants="b1 c1", square=only("a1 b1 c1 d1 d2 d3 b2")), {0: puts("a1 b2 d1")},
     single_file=True)
case("short-file-block", "A2 W15", "winter",  # once a1 and b1 are taken, a2 would close the block
     winter(2, {0: "t"}, rest=1, ants="", square=only("a1 b1 a2 b2 c2 d2 d3 d4 c4")),
     {0: puts("b1 a1 a2 b2 c2 d2 d3 d4 c4")}, single_file=True) \
    .then((0, Put("a1")), legal={0: puts("b1 a2")}) \
    .then((0, Put("b1")), legal={0: puts("b2 a1")}) \
    .then((0, Put("a1")), (0, Put("b1")), legal={0: puts("b2")}) \
    .then((0, Put("a1")), (0, Put("b1")), (0, Put("b2")), legal={0: puts("c2")})

# ---------------------------------------------------------------- choosing and guessing (CIG-A3, CIG-A4)

case("only-types-with-an-ant", "A3", "autumn", autumn(3, ants=SIX), {0: chooses("cts")}) \
    .then((0, Choose("stone")), phase="guessing", legal={1: guesses(SIX)})
case("two-types", "A3", "autumn", autumn(2, ants="a3 b3 c3 b2 c2 b4", ant=1, cicada=0), {1: chooses("sw")})
case("guess-on-an-ant", "A4", "autumn", autumn(4, ants=SIX, tokens="--t-", ant=2, cicada=1), {1: guesses(SIX)})

# ---------------------------------------------------------------- collecting (CIG-A5 to A8)

# Tiles lie on c1, d1 (a bee) and d2.
case("collect-three", "A5 A6 A7 A8", "autumn",
     autumn(2, ants=SIX, tokens="t-", shelves="1000 0010"), {1: guesses(SIX)}) \
    .then((1, Guess("d1"), "wd s tl"), shelves="1000 0310", insects=["", "tb"], discard="c s t t", left=27,
          square={"c1": "wd", "d1": "s", "d2": "tl"}, ant=0, cicada=1, ants=(), phase="placing",
          legal={0: puts(EVERYWHERE)}) \
    .then((1, Guess("a1"), "wd s tl"), shelves="1300 0010", insects=["tb", ""], discard="c s t t", left=27,
          ant=1, cicada=0, legal={1: puts(EVERYWHERE)})
case("any-card-of-the-type", "A4 A5", "autumn-open", autumn(3, ants=SIX, tokens="c--"), {1: guesses(SIX)}) \
    .then((1, Guess("b1"), "w w"), shelves="0000 2000 0000", discard="c c", ant=0, cicada=2) \
    .then((1, Guess("c2"), "w w"), shelves="2000 0000 0000", insects=["", "", ""], ant=1, cicada=2)
case("no-further-than-four", "A6", "autumn",
     autumn(2, ants=SIX, tokens="t-", shelves="0300 0000"), {1: guesses(SIX)}) \
    .then((1, Guess("c2"), "wd s tl"), shelves="0400 0000", ended="", discard="t t t t t")
case("more-on-a-full-shelf", "A6", "autumn-open",
     autumn(2, ants=SIX, tokens="t-", shelves="0400 0000", insects={0: "tl tp"}), {1: guesses(SIX)}) \
    .then((1, Guess("c2"), "wd s tc"), shelves="0400 0000", insects=["tl tp tb", ""], ended="", ant=1)

# ---------------------------------------------------------------- the end (CIG-A10 to A14)

case("two-full-shelves", "A10", "autumn-open",
     autumn(2, ants=SIX, tokens="t-", shelves="4100 0000", insects={0: "cd"}), {1: guesses(SIX)}) \
    .then((1, Guess("a1")), ended="CIG-A10", phase="ended", shelves="4400 0000", insects=["cd tb", ""], left=27,
          square={"c1": ".", "d1": ".", "d2": "."}, points=[22, 0], winners=[0], legal={}) \
    .then((1, Guess("c1"), "wd s tl"), ended="", shelves="4100 0300", insects=["cd", "tb"], ant=0, cicada=1)
case("one-full-shelf-each", "A10", "autumn",
     autumn(3, ants=SIX, tokens="t--", shelves="0100 4000 0040", insects={2: "sd"}), {1: guesses(SIX)}) \
    .then((1, Guess("a1"), "w w wd"), ended="", shelves="0400 4000 0040", ant=1, cicada=2)
RICH = {0: "cl cd tl td tc sb sd wd", 1: "cc tm sc sm wc", 2: "cm cp tp sp wm wp"}
case("pile-too-small", "A10 A12 A13", "autumn",
     autumn(3, ants=SIX, tokens="t--", shelves="4321 2233 2233", insects=RICH), {1: guesses(SIX)}) \
    .then((1, Guess("d2")), ended="CIG-A10", left=2, square={"c1": ".", "d1": ".", "d2": "."},
          shelves="4321 2433 2233", points=[20 + 15, 25 + 10, 18 + 13], winners=[0]) \
    .then((1, Guess("a1")), ended="CIG-A10", shelves="4421 2233 2233", points=[24 + 17, 18 + 9, 31], winners=[0])
case("pile-just-enough", "A10", "autumn",
     autumn(3, ants=SIX, tokens="c--", shelves="4321 2233 2233", insects=RICH), {1: guesses(SIX)}) \
    .then((1, Guess("c2"), "t c"), ended="", left=0, shelves="4321 2233 2233", ant=1, cicada=2,
          square={"a1": "t", "b1": "c"}) \
    .then((1, Guess("b1"), "c t"), ended="", left=0, shelves="4321 4233 2233", ant=0, cicada=2)
case("pile-empty", "A10", "autumn-open",
     autumn(3, ants=SIX, tokens="s--", shelves="3321 4333 2233", insects=RICH), {1: guesses(SIX)}) \
    .then((1, Guess("a1")), ended="CIG-A10", left=0, shelves="3331 4333 2233", square={"c2": "."})
case("score-of-24", "A11 A12 A14", "autumn",  # wood lies on a3 and c3
     autumn(2, ants="a2 a3 b3 c3 c2 b2", tokens="w-", shelves="4012 0200", insects={0: "cd sd"}),
     {1: guesses("a2 a3 b3 c3 c2 b2")}) \
    .then((1, Guess("a2")), ended="CIG-A10", shelves="4014 0200", points=[24, 3], winners=[0])
case("tie-shared", "A13", "autumn",
     autumn(2, ants=SIX, tokens="t-", shelves="4100 1243", insects={0: "cl cd", 1: "sd sm wp"}), {1: guesses(SIX)}) \
    .then((1, Guess("a1")), ended="CIG-A10", points=[23, 23], winners=[0, 1])
case("tie-broken-by-insects", "A13", "autumn-open",  # insect points 1 + 1 + 1 against 3, insect cards three against two
     autumn(2, ants=SIX, tokens="t-", shelves="4100 1243", insects={0: "cl cd", 1: "sd wd"}), {1: guesses(SIX)}) \
    .then((1, Guess("a1")), ended="CIG-A10", points=[23, 23], winners=[0])
case("four-of-a-kind", "A12", "autumn",
     autumn(2, ants=SIX, tokens="t-", shelves="3121 1040", square="a2:c d3:w",
            insects={0: "cb sb wb", 1: "sd sm"}), {1: guesses(SIX)}) \
    .then((1, Guess("a1"), "td tc tm"), shelves="3421 1040", insects=["cb sb wb tb", "sd sm"],
          points=[6 + 10 + 3 + 1 + 10, 1 + 10 + 2], winners=[], ended="")

# ---------------------------------------------------------------- roles (CIG-A9)

ROLES = {  # Ant and Cicada: now, after a wrong guess, after a right one
    2: "01 10 01, 10 01 10",
    3: "01 12 02, 02 10 01, 10 21 12, 12 20 10, 20 01 21, 21 02 20",
    4: "01 12 02, 02 13 03, 03 10 01, 10 21 12, 12 23 13, 13 20 10,"
       "20 31 21, 21 32 23, 23 30 20, 30 01 31, 31 02 32, 32 03 30",
}
for players, state in ROLES.items():
    for before, missed, caught in (entry.split() for entry in state.split(",")):
        ant, cicada = map(int, before)
        secret = "-" * ant + "s" + "-" * (players - ant - 1)  # stone lies on c2 only
        case(f"roles-{players}-{before}", "A9", "autumn",
             autumn(players, ants=SIX, tokens=secret, ant=ant, cicada=cicada), {cicada: guesses(SIX)}) \
            .then((cicada, Guess("a1"), "w"), ant=int(missed[0]), cicada=int(missed[1])) \
            .then((cicada, Guess("c2"), "w"), ant=int(caught[0]), cicada=int(caught[1]))
