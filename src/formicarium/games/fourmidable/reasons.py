"""Fourmidable: what breaks a rule, for the sentence of a refusal. The rule itself the table has named."""
from __future__ import annotations

from typing import Any

from formicarium.core.game import Facts
from formicarium.games.fourmidable.births import unborn
from formicarium.games.fourmidable.box import (
    BLOCK,
    DISTANCE,
    EMPTY,
    HOLES,
    HOME,
    KINDS,
    MARK,
    NODES,
    NONE,
    PLACES,
    WATER,
    WORM,
)
from formicarium.games.fourmidable.box import RESOURCES as MANY
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    PHASES,
    PREDATORS,
    RESOURCES,
    Call,
    Direct,
    Draw,
    Forecast,
    Go,
    Hatch,
    Keep,
    Muster,
    Open,
    Pick,
    Reveal,
    Send,
    Via,
)
from formicarium.games.fourmidable.table import FourmidableTable
from formicarium.games.fourmidable.walking import budget, kind_at

# the answers that a phase waits for
ANSWERS: dict[str, tuple[type, ...]] = {
    "drawing": (Draw,), "mustering": (Muster,), "forecasting": (Forecast,), "acting": (Pick, Hatch, Call),
    "walking": (Go,), "choosing": (Via, Direct), "opening": (Open,), "studying": (Keep,), "prowling": (Send,)}


def facts(t: FourmidableTable, seat: int, action: Any, move: int, rule: str) -> Facts:
    if t.over:
        return {"why": "over"}
    if isinstance(action, Reveal) and 0 <= seat < t.seats and rule == "FOU-K14":
        return reveal(t, seat, action, move)
    phase = PHASES[t.phase]
    if not t.waiting() >> seat & 1 if seat >= 0 else True:
        return order(t, "turn" if 0 <= seat < t.seats else "spectator")
    if not isinstance(action, ANSWERS.get(phase, ())):
        return order(t, "step")
    if move == -1:
        return {**order(t, "unknown"), **({"predator": PREDATORS[t.predator]} if t.predator != NONE else {})}
    match action:
        case Draw():
            return short(t, action)
        case Hatch(ant):
            return {"why": hatch(t, seat, ant), "ant": ant}
        case Call(predator):
            what = "level" if rule == "FOU-K1" else "twice" if rule == "FOU-A4" else "target"
            return {"why": what, "what": "predator", "predator": predator}
        case Pick(ant, cell):
            here = t.stands(seat, (move - t.box.pick) % PLACES) >> ANT_KINDS.index(ant) * t.box.ants
            return {"why": "moved" if here & (1 << t.box.ants) - 1 else "none", "ant": ant, "cell": cell}
        case Go(cell):
            return {"ant": ANT_KINDS[kind_at(t, t.ant)], "steps": budget(t, t.ant), **blocked(t, seat, cell)}
        case Open(cell):
            return {"distance": DISTANCE, **site(t, seat, cell)}
        case Send():
            return prey(t, action)
        case Via(cell):
            return {"why": "way", "cell": cell}
        case Direct():
            return {"why": "direct", "cell": t.name_of(t.goal)}
    return {"why": "card"}


def order(t: FourmidableTable, why: str) -> dict[str, int | str]:
    """FOU-K4 and the rules of the other steps: who is to do what."""
    waited = [seat for seat in range(t.seats) if t.waiting() >> seat & 1]
    return {"why": why, "phase": PHASES[t.phase], "seat": waited[0], "count": len(waited)}


def reveal(t: FourmidableTable, seat: int, action: Reveal, move: int) -> Facts:
    """FOU-K14."""
    card = move - t.box.reveal
    if t.round_ == 0:
        return {"why": "early", "card": action.card}
    if not t.hand[seat * t.box.cards + card]:
        return {"why": "hand", "card": action.card}
    lacking = [max(0, t.box.needs[card * MANY + i] - t.goods[seat * MANY + i]) for i in range(MANY)]
    return {"why": "missing", "card": action.card, "missing": sum(lacking),
            "resource": next(RESOURCES[i] for i, n in enumerate(lacking) if n)}


def short(t: FourmidableTable, action: Draw) -> Facts:
    """FOU-K2: the pile that does not go so far."""
    wanted = (action.hunters, action.farmers, action.diggers)
    kind = next(kind for kind in range(KINDS) if wanted[kind] > t.stack[kind])
    return {"why": "pile", "ant": ANT_KINDS[kind], "cards": t.stack[kind]}


def hatch(t: FourmidableTable, seat: int, ant: str) -> str:
    """FOU-K1, A4, A5, A23."""
    kind = ANT_KINDS.index(ant)
    if not t.box.level.births:
        return "level"
    if t.born[seat] != NONE:
        return "twice"
    if t.tiles[kind] == 0:
        return "tile"
    return "supply" if unborn(t, seat, kind) == NONE else "worm"


def blocked(t: FourmidableTable, seat: int, cell: str) -> dict[str, int | str]:
    """FOU-K4, K8, K9, K10, K11, K16, A10, A23."""
    if cell not in t.box.names:
        return {"why": "far", "cell": cell}
    place = t.box.names.index(cell)
    lies, hole, prowler = t.ground[place], t.hole[place], t.prowler(place)
    if prowler != NONE:
        return {"why": "predator", "cell": cell, "predator": PREDATORS[prowler]}
    if hole != NONE and hole // HOLES != seat:
        return {"why": "hole", "cell": cell, "owner": hole // HOLES}
    if t.crowd[place] not in (NONE, seat):
        return {"why": "ant", "cell": cell, "owner": t.crowd[place]}
    if lies >= MARK and lies - MARK != seat:
        return {"why": "pheromone", "cell": cell, "owner": lies - MARK}
    return {"why": "water" if lies == WATER else "far", "cell": cell}


def site(t: FourmidableTable, seat: int, cell: str) -> dict[str, int | str]:
    """FOU-A8, A9: why no hole goes there."""
    found = blocked(t, seat, cell)
    if found["why"] != "far":
        return found
    place = t.box.names.index(cell)
    if t.hole[place] != NONE:
        return {"why": "own-hole", "cell": cell}
    return {"why": "resource" if t.ground[place] < EMPTY else "far", "cell": cell}


def prey(t: FourmidableTable, action: Send) -> Facts:
    """FOU-A15, A16."""
    predator = PREDATORS[t.predator]
    told: dict[str, int | str] = {"predator": predator, "cell": action.cell,
                                  "owner": -1 if action.owner is None else action.owner}
    if (action.owner is None) == (t.predator == WORM):
        return {**told, "why": "board"}
    if action.owner is not None:
        node = t.box.chambers.index(action.cell)
        if node < BLOCK:
            return {**told, "why": "surface"}
        if t.lair[WORM] == action.owner * NODES + node:
            return {**told, "why": "same"}
        return {**told, "why": "room" if action.cell in ("library", "queen") and not t.box.worm_in_rooms else "ant"}
    place = t.box.names.index(action.cell)
    if t.lair[t.predator] == place:
        return {**told, "why": "same"}
    if t.prowler(place) != NONE:
        return {**told, "why": "predator"}
    if t.crowd[place] != NONE:
        return {**told, "why": "ant"}
    lies = t.ground[place]
    why = "hole" if t.hole[place] != NONE or lies == HOME else "pheromone" if lies >= MARK else "water"
    return {**told, "why": why}
