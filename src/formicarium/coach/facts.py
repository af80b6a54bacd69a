"""Measures of a position besides points, from which the coach picks reasons where points give none.

Measures are numbers that players count themselves. They are taken after each of two moves; a difference in favour of
the first move is a fact for it. Weights only order the facts.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from formicarium.bots.fili_fourmis.evaluation import FAR, GROWN, NEVER, Workspace, standing
from formicarium.coach.bluff_facts import Measures, cigale_measures
from formicarium.coach.replies import saw_domino
from formicarium.coach.review import Fact
from formicarium.core.game import Game
from formicarium.core.state import GameState, bit_count
from formicarium.games.fili_fourmis.kit import FORMED, Kit
from formicarium.games.fili_fourmis.state import FiliState
from formicarium.games.fourmidable.model import ANT_KINDS, RESOURCES
from formicarium.games.wyx.model import Take
from formicarium.games.wyx.state import WyxState

TOLD = 2  # facts per reason
EACH = len(RESOURCES) // len(ANT_KINDS)  # resources per trade



def wyx_measures(game: Game, before: GameState, state: GameState, seat: int) -> Measures:
    """Return how many visible dominoes suit a queen next and the most ants one brings, for both sides.

    Dominoes that came up meanwhile are chance and do not count.
    """
    assert isinstance(state, WyxState)
    found: Measures = {}
    earlier, now = game.view(before, seat), game.view(state, seat)
    if None in now.queens:
        return found
    for who in (seat, *(other for other in range(state.seats) if other != seat)):
        whose, flights = "" if who == seat else "their-", int(state.flights(who))
        columns = [column for column in range(state.kit.dispenser.columns) if flights >> column & 1]
        columns = [column for column in columns if saw_domino(earlier, now, Take(column=column + 1))]
        outlooks: list[Any] = [game.outlook(state, who, Take(column=column + 1)) for column in columns]
        ants = [outlook.ants for outlook in outlooks]
        found[f"{whose}next"] = max([found.get(f"{whose}next", 0), *ants])
        found[f"{whose}flights"] = max(found.get(f"{whose}flights", 0), len(columns))
    return found



@cache
def workspace(kit: Kit) -> Workspace:
    return Workspace(kit)


def fili_measures(game: Game, before: GameState, state: GameState, seat: int) -> Measures:
    """Return ants at home and beyond the middle, the nearest file's steps, the turns to all ramparts and the ants that
    cannot march, for both sides.

    After ants have entered, the nearest file is a different one and its steps are left out.
    """
    assert isinstance(before, FiliState) and isinstance(state, FiliState)
    found: Measures = {}
    for who, whose in ((seat, ""), (1 - seat, "their-")):
        home = int(bit_count(state.nest[who]))
        space = workspace(state.kit)
        standing(state, who, space)
        files = range(who * state.kit.ants, who * state.kit.ants + state.files[who])
        formed = [int(space.way[file]) for file in files if state.size[file] >= FORMED]
        left = bit_count(state.kit.anthills.walls & ~state.entered[who])
        turns = min(int(space.plan[left]), int(space.plan[GROWN + left])) + home if left else 0
        found[f"{whose}home"] = home
        inside = int(bit_count(state.entered[who]))
        if min([*formed, int(FAR)]) < FAR and inside == int(bit_count(before.entered[who])):
            found[f"{whose}way"] = min(formed)
        if turns < NEVER:
            found[f"{whose}turns"] = turns
        found[f"{whose}beyond"] = int(state.beyond(who)) + inside
        if not home:
            found[f"{whose}stranded"] = sum(int(state.size[file]) for file in files if state.size[file] < FORMED)
    return found



def micropolis_measures(game: Game, before: GameState, state: GameState, seat: int) -> Measures:
    """Return soldiers, points of the garrison, the best gallery's ants, fruits and tiles, and the number of galleries.
    """
    own = [anthill for anthill in game.view(state, seat).anthills if anthill.seat == seat]
    galleries = [gallery for anthill in own for gallery in anthill.galleries]
    return {"army": sum(anthill.army for anthill in own), "ants": max([one.ants for one in galleries], default=0),
            "fruits": max([one.different for one in galleries], default=0),
            "tiles": max([one.tiles for one in galleries], default=0), "galleries": len(galleries),
            "garrison": sum(line.points for anthill in own for line in anthill.points if line.rule == "MIC-V6")}



def fourmidable_measures(game: Game, before: GameState, state: GameState, seat: int) -> Measures:
    """Return resources, objectives paid or nearly paid, ants, ants that can fetch missing resources, and holes.

    Cards drawn meanwhile are luck and do not count.
    """
    view, earlier = game.view(state, seat), game.view(before, seat)
    own = view.players[seat]
    have = dict(zip(RESOURCES, own.resources, strict=True))
    wanted, known = (one.shown.open if one.shown else (*one.hand, *one.looked) for one in (view, earlier))
    lacking = [sum(max(0, needed - have[name]) for name, needed in Counter(one.needs).items())
               for one in wanted if one in known]
    found = {"resources": sum(own.resources), "ready": lacking.count(0), "ants": len(own.ants),
             "holes": sum(hole is not None for hole in own.holes),
             "marks": sum(cell.owner == seat for cell in view.ground)}
    if lacking and not lacking.count(0):
        found["missing"] = min(lacking)
    trades = Counter(one.ant for one in own.ants)
    found["trades"] = len(trades)
    found["served"] = sum(all(trades[trade_of(name)] for name in one.needs) for one in wanted if one in known)
    if not view.shown:
        found["hand"] = len(view.hand)
        chosen = [one for one in view.hand if one in earlier.looked]
        needs = Counter(name for one in (*earlier.hand, *chosen) for name in one.needs)
        lacks = [max(0, needs[name] - have[name]) for name in RESOURCES]
        found["needs"] = sum(lacks)
        found["suited"] = sum(min(trades[kind], sum(lacks[EACH * at:EACH * at + EACH]))
                              for at, kind in enumerate(ANT_KINDS))
    return found


def trade_of(resource: str) -> str:
    return ANT_KINDS[RESOURCES.index(resource) // EACH]


# Weight per unit of a measure; negative if less is better.
WEIGHTS: dict[str, Measures] = {
    "wyx": {"next": 3, "flights": 1, "their-next": -4, "their-flights": -1},
    "fili_fourmis": {"home": -300, "way": -130, "turns": -60, "beyond": 110, "stranded": -100, "their-home": 300,
                     "their-way": 130, "their-turns": 60, "their-beyond": -110, "their-stranded": 100},
    "cigale": {"missing": -40, "shelf": 20, "guards": 20, "risks": -20, "cards": 10, "insects": 10, "kinds": 5,
               "caught": -2, "right": 2, "yield": 4, "useful": 5, "harvest": 2, "spoils": -2, "reserve": 10,
               "powers": 30, "their-powers": -20, "short": -10, "bugs": 3},
    "micropolis": {"army": 2, "ants": 2, "fruits": 4, "tiles": 1, "galleries": -1, "garrison": 1},
    "fourmidable": {"ready": 6, "missing": -4, "needs": -3, "resources": 2, "hand": 2, "ants": 3, "holes": 2,
                    "suited": 2, "marks": 1, "served": 3, "trades": 1},
}
# Smallest difference that is mentioned; 1 by default.
LEAST = {"caught": 3, "right": 3, "yield": 2, "useful": 2, "harvest": 2, "spoils": 2, "bugs": 2}
# Measures that say nearly the same; only one of a pair is mentioned.
AKIN = {"turns": "way", "their-turns": "their-way", "flights": "next", "their-flights": "their-next",
        "ready": "missing", "resources": "missing", "needs": "missing", "harvest": "yield", "useful": "yield",
        "short": "missing", "trades": "served"}
MEASURES: dict[str, Callable[[Game, GameState, GameState, int], Measures]] = {
    "wyx": wyx_measures, "fili_fourmis": fili_measures, "micropolis": micropolis_measures,
    "fourmidable": fourmidable_measures,
}


def speaking_facts(game: Game, state: GameState, seat: int, moves: Sequence[Any], this: Sequence[GameState],
                   instead: Sequence[GameState]) -> tuple[Fact, ...]:
    """Return facts in favour of the first of two moves, at the first turn that shows any.

    `this` and `instead` are the states after each turn of their lines. Results of chance are no merit: in games with
    chance only the seat's own turn counts.
    """
    if game.id == "cigale":
        return told_apart(game, 1, *(cigale_measures(game, state, seat, action) for action in moves))
    measure = MEASURES[game.id]
    turns = zip(this, instead, strict=False) if game.id == "fili_fourmis" else zip(this[:1], instead[:1], strict=False)
    for number, (one, other) in enumerate(turns, 1):
        if one.ended() or other.ended():
            break
        found = told_apart(game, number, *(measure(game, state, after, seat) for after in (one, other)))
        if found:
            return found
    return ()


def told_apart(game: Game, turns: int, this: Measures, instead: Measures) -> tuple[Fact, ...]:
    def merit(fact: Fact) -> int:
        return WEIGHTS[game.id][fact.what] * (fact.this - fact.instead)

    facts = [Fact(what, this[what], instead[what], turns) for what in this
             if what in instead and abs(this[what] - instead[what]) >= LEAST.get(what, 1)]
    found: dict[str, Fact] = {}
    for fact in sorted([fact for fact in facts if merit(fact) > 0], key=lambda fact: -merit(fact)):
        found.setdefault(AKIN.get(fact.what, fact.what), fact)
    return tuple([*found.values()][:TOLD])
