"""Fourmidable: who knows what. Hands are secret, and so is what was looked at in the library: who put a card under a
pile knows it there until somebody draws it (FOU-K2, A2, A12). All else lies open (FOU-A14)."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Points
from formicarium.core.table import count
from formicarium.games.fourmidable.births import can_hatch
from formicarium.games.fourmidable.box import (
    CELLS,
    EMPTY,
    HOLES,
    HOME,
    KINDS,
    MARK,
    MASKED,
    NEST,
    NODES,
    NONE,
    OPENING,
    RESOURCES,
    SPIDER,
    WALKING,
    WATER,
    WORM,
    Box,
)
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    PHASES,
    PREDATORS,
    WEATHERS,
    Ant,
    Chamber,
    Colony,
    FourmidablePosition,
    FourmidableView,
    Ground,
    Held,
    Known,
    Lies,
    Objective,
    Player,
    Prowler,
    Todo,
    Under,
)
from formicarium.games.fourmidable.model import RESOURCES as NAMES
from formicarium.games.fourmidable.predators import can_prowl
from formicarium.games.fourmidable.rules import RULES
from formicarium.games.fourmidable.state import State, worm_in
from formicarium.games.fourmidable.table import FourmidableTable, lay_out
from formicarium.games.fourmidable.walking import budget


def listed(box: Box, bag: Iterable[int]) -> list[int]:
    """The cards of a bag, one by one."""
    return [card for card, n in enumerate(bag) for _ in range(n)]


def cards_of(t: State, heap: vec[i64], seat: int) -> list[int]:
    return listed(t.box, list(heap)[seat * t.box.cards:(seat + 1) * t.box.cards])


def ids(box: Box, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([box.designs[card].card for card in cards])


def shown(box: Box, cards: Iterable[int]) -> tuple[Objective, ...]:
    return tuple([box.designs[card] for card in cards])


# what everybody sees

def ants_of(t: State, seat: int) -> tuple[Ant, ...]:
    at = list(t.at)[seat * t.box.slots:(seat + 1) * t.box.slots]
    return tuple([Ant(ANT_KINDS[slot // t.box.ants], slot % t.box.ants + 1, t.name_of(place),
                      bool(t.moved[seat] >> slot & 1))
                  for slot, place in enumerate(at) if place != NONE])


def cell_of(t: State, cell: int) -> str | None:
    return None if cell == NONE else t.box.names[cell]


def prowlers(t: State) -> tuple[Prowler, ...]:
    if not t.box.level.predators:
        return ()
    worm = t.lair[WORM]
    return (*[Prowler(PREDATORS[one], cell_of(t, t.lair[one])) for one in range(SPIDER, WORM)],
            Prowler("worm") if worm == NONE else Prowler("worm", t.box.chambers[worm % NODES], worm // NODES))


def held(t: State) -> Held | None:
    """What is in hand while an action goes on."""
    if t.predator != NONE:
        return Held(predator=PREDATORS[t.predator])
    if t.ant == NONE:
        return None
    goal = None if t.goal == NONE else t.box.chambers[t.goal] if t.phase == OPENING else t.name_of(t.goal)
    return Held(ANT_KINDS[t.ant // t.box.ants], t.ant % t.box.ants + 1, goal,
                tuple([t.box.names[cell] for cell in t.via]))


def common(t: State) -> dict[str, Any]:
    """In a position and in every view."""
    return {
        "predators": prowlers(t),
        "phase": "ended" if t.over else PHASES[t.phase],
        "turn": t.turn,
        "first": t.first,
        "day": t.day,
        "round": t.round_,
        "weather": None if t.weather == NONE else WEATHERS[t.weather],
        "held": held(t),
        "still": t.still,
        "stirred": t.stirred,
        "ending": RULES[t.ending],
        "ended": RULES[t.over],
    }


def unders(t: State, kind: int) -> list[tuple[int, int]]:
    """The cards put under a pile, the upper first, each with who put it there."""
    return [(entry >> 3, entry & 7) for entry in t.under if t.box.kind[entry >> 3] == kind]


# all there is

def position(t: State) -> FourmidablePosition:
    box = t.box
    return FourmidablePosition(
        colonies=tuple([colony(t, seat) for seat in range(t.seats)]),
        marks={box.names[cell]: lies - MARK for cell, lies in enumerate(t.ground) if lies >= MARK},
        bare=tuple([box.names[cell] for cell, lies in enumerate(t.ground) if lies == EMPTY]),
        piles=tuple([ids(box, [card for card in listed(box, t.pile) if box.kind[card] == kind])
                     for kind in range(KINDS)]),
        under=tuple([tuple([Under(box.designs[card].card, seat) for card, seat in unders(t, kind)])
                     for kind in range(KINDS)]),
        looked=ids(box, t.looked), **common(t))


def colony(t: State, seat: int) -> Colony:
    outer = [cell_of(t, t.outer[seat * HOLES + hole]) for hole in range(HOLES)]
    return Colony(
        ants=ants_of(t, seat),
        dug=tuple([name for node, name in enumerate(t.box.chambers) if t.dug[seat] >> node & 1]),
        holes=(outer[1], outer[2], outer[3]), resources=goods_of(t, seat),
        hand=ids(t.box, cards_of(t, t.hand, seat)), revealed=ids(t.box, cards_of(t, t.won, seat)),
        birth=None if t.born[seat] == NONE else ANT_KINDS[t.born[seat]], prowled=bool(t.prowled >> seat & 1),
        passed=bool(t.passed >> seat & 1))


def goods_of(t: State, seat: int) -> tuple[int, ...]:
    return tuple(list(t.goods)[seat * RESOURCES:(seat + 1) * RESOURCES])


# what a seat sees

def view(t: State, seat: int) -> FourmidableView:
    box = t.box
    mine = 0 <= seat < t.seats
    piles = [t.stack[kind] + t.count_under(kind) for kind in range(KINDS)]
    known = [Known(box.designs[card], t.stack[kind] + above) for kind in range(KINDS)
             for above, (card, who) in enumerate(unders(t, kind)) if who == seat]
    tiles = list(t.tiles) if box.level.births else [0, 0, 0]
    return FourmidableView(
        seat=seat, players=tuple([player(t, one) for one in range(t.seats)]), ground=ground(t),
        piles=(piles[0], piles[1], piles[2]), births=(tiles[0], tiles[1], tiles[2]),
        hand=shown(box, cards_of(t, t.hand, seat)) if mine else (),
        looked=shown(box, t.looked) if mine and seat == t.turn else (), looking=len(t.looked), known=tuple(known),
        unders=tuple([tuple([who for _, who in unders(t, kind)]) for kind in range(KINDS)]),
        reach=budget(t, t.ant) if t.phase == WALKING and not t.over else 0, goal=box.level.goal, **common(t))


def player(t: State, seat: int) -> Player:
    box = t.box
    outer = [cell_of(t, t.outer[seat * HOLES + hole]) for hole in range(HOLES)]
    supply = [sum(t.at[seat * box.slots + slot] == NONE for slot in range(kind * box.ants, (kind + 1) * box.ants))
              if box.level.births else 0 for kind in range(KINDS)]
    backs = list(t.held)[seat * KINDS:(seat + 1) * KINDS]
    playing = t.round_ > 0 and not t.over
    return Player(
        seat=seat, section=box.names[box.nests[seat]][0], ants=ants_of(t, seat),
        supply=(supply[0], supply[1], supply[2]),
        chambers=tuple([chamber(t, seat, node) for node in range(1, NODES)]),
        holes=(outer[0], outer[1], outer[2], outer[3]), resources=goods_of(t, seat), pheromones=t.left[seat],
        hand=(backs[0], backs[1], backs[2]), revealed=shown(box, cards_of(t, t.won, seat)),
        birth=None if t.born[seat] == NONE else ANT_KINDS[t.born[seat]],
        todo=Todo(count(t.alive[seat] & ~t.moved[seat]) if playing else 0, playing and can_hatch(t, seat),
                  playing and can_prowl(t, seat)),
        prowled=bool(t.prowled >> seat & 1), passed=bool(t.passed >> seat & 1), points=sheet(t, seat))


def chamber(t: State, seat: int, node: int) -> Chamber:
    earth = t.box.earth[node]
    hole = t.outer[seat * HOLES + node] if node < HOLES else NONE
    return Chamber(t.box.chambers[node], None if earth == NONE or t.dug[seat] >> node & 1 else NAMES[earth],
                   cell_of(t, hole), worm_in(t, seat, node))


def ground(t: State) -> tuple[Ground, ...]:
    found = []
    for cell, lies in enumerate(t.ground):
        if lies != MASKED:
            hole, prowler = t.hole[cell], t.prowler(cell)
            found.append(Ground(
                t.box.names[cell], lying(lies), lies - MARK if lies >= MARK else None,
                0 if hole == NONE else hole % HOLES + 1, None if hole == NONE else hole // HOLES,
                None if prowler == NONE else PREDATORS[prowler]))
    return tuple(found)


def lying(lies: int) -> Lies:
    if lies >= MARK:
        return "pheromone"
    if lies == EMPTY:
        return "empty"
    if lies == HOME:
        return "nest"
    return "water" if lies == WATER else SURFACE[lies]


SURFACE: tuple[Lies, ...] = ("ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom")


def sheet(t: State, seat: int) -> tuple[Points, ...]:
    """FOU-K15; FOU-A20, A21."""
    lines = (Points("FOU-K14", t.objective_points(seat)), Points("FOU-K12", t.placed(seat)))
    if not t.box.level.bonus:
        return lines
    return (*lines, Points("FOU-A20", t.hole_points(seat)), Points("FOU-A21", t.bonuses(seat)))


# from there back to a table

def suppose(v: FourmidableView, box: Box, dice: Dice) -> FourmidableTable:
    """Any table that looks like this view: what the seat cannot know is dealt from what it has not seen."""
    number = {design.card: card for card, design in enumerate(box.designs)}
    seen = [*v.hand, *v.looked, *[one.objective for one in v.known], *[card for p in v.players for card in p.revealed]]
    unseen = list(box.copies)
    for card in seen:
        unseen[number[card.card]] -= 1

    def some(kind: int) -> str:
        """A card of a kind that the viewer has not seen: whichever, all are dealt anew below."""
        card = next(card for card, n in enumerate(unseen) if n and box.kind[card] == kind)
        unseen[card] -= 1
        return box.designs[card].card

    hands = [tuple([card.card for card in v.hand]) if p.seat == v.seat
             else tuple([some(kind) for kind in range(KINDS) for _ in range(p.hand[kind])]) for p in v.players]
    known = {kind: [one.objective.card for one in v.known if one.objective.ant == ANT_KINDS[kind]]
             for kind in range(KINDS)}
    under = [tuple([Under(known[kind].pop(0) if who == v.seat else some(kind), who) for who in v.unders[kind]])
             for kind in range(KINDS)]
    looked = tuple([card.card for card in v.looked])
    if v.looking and not looked and v.held is not None and v.held.ant is not None:
        looked = tuple([some(ANT_KINDS.index(v.held.ant)) for _ in range(v.looking)])
    colonies = [Colony(p.ants, tuple([c.cell for c in p.chambers if c.earth is None and c.cell not in ROOMS]),
                       (p.holes[1], p.holes[2], p.holes[3]), p.resources, hands[p.seat],
                       tuple([card.card for card in p.revealed]), p.birth, p.prowled, p.passed)
                for p in v.players]
    piles = [tuple([box.designs[card].card for card in listed(box, unseen) if box.kind[card] == kind])
             for kind in range(KINDS)]
    table = lay(FourmidablePosition(
        colonies=tuple(colonies), marks={g.cell: g.owner for g in v.ground if g.owner is not None},
        bare=tuple([g.cell for g in v.ground if g.lies == "empty"]), predators=v.predators, piles=tuple(piles),
        under=tuple(under), looked=looked, phase=v.phase, turn=v.turn, first=v.first, day=v.day, round=v.round,
        weather=v.weather, held=v.held, still=v.still, stirred=v.stirred, ending=v.ending, ended=v.ended), box)
    table.redeal(v.seat, dice)
    return table


ROOMS = ("library", "queen")


def lay(p: FourmidablePosition, box: Box) -> FourmidableTable:
    """The table of a position that holds together."""
    t = lay_out(box)
    number = {design.card: card for card, design in enumerate(box.designs)}
    cell = {name: place for place, name in enumerate(box.names)}
    node = {name: place for place, name in enumerate(box.chambers)}

    for name, owner in p.marks.items():
        t.ground[cell[name]] = MARK + owner
        t.left[owner] -= 1
    for name in p.bare:
        t.ground[cell[name]] = EMPTY
    for seat, colony in enumerate(p.colonies):
        settle(t, seat, colony, number, cell, node)
    for card in range(box.cards):
        t.pile[card] = 0
    for kind, pile in enumerate(p.piles):
        t.stack[kind] = len(pile)
        for one in pile:
            t.pile[number[one]] += 1
    t.under = vec[i64]([number[one.card] << 3 | one.seat for pile in p.under for one in pile])
    t.looked = vec[i64]([number[one] for one in p.looked])
    for prowler in p.predators:
        if prowler.cell is not None:
            t.lair[PREDATORS.index(prowler.predator)] = (
                cell[prowler.cell] if prowler.owner is None else prowler.owner * NODES + node[prowler.cell])
    t.phase = PHASES.index("counting" if p.phase == "ended" else p.phase)
    t.turn, t.first, t.day, t.round_, t.still, t.stirred = p.turn, p.first, p.day, p.round, p.still, p.stirred
    t.weather = NONE if p.weather is None else WEATHERS.index(p.weather)
    t.ending, t.over = RULES.index(p.ending), RULES.index(p.ended)
    if p.held is not None:
        take_up(t, p.held, cell, node)
    t.bare = sum(lies == EMPTY and t.hole[one] == NONE for one, lies in enumerate(t.ground))
    for place in range(CELLS):
        t.survey(place)
    return t


def settle(t: FourmidableTable, seat: int, colony: Colony, number: dict[str, int], cell: dict[str, int],
           node: dict[str, int]) -> None:
    """A colony onto the table."""
    box = t.box
    for hole, name in enumerate(colony.holes, 1):
        if name is not None:
            t.outer[seat * HOLES + hole] = cell[name]
            t.hole[cell[name]] = seat * HOLES + hole
    t.dug[seat] = sum(1 << node[name] for name in colony.dug)
    for ant in colony.ants:
        slot = ANT_KINDS.index(ant.ant) * box.ants + ant.number - 1
        place = cell[ant.cell] if ant.cell in cell else NEST + node[ant.cell]
        t.at[seat * box.slots + slot] = place
        t.alive[seat] |= 1 << slot
        t.moved[seat] |= int(ant.moved) << slot
        if place < CELLS:
            t.crowd[place] = seat
    for resource, n in enumerate(colony.resources):
        t.goods[seat * RESOURCES + resource] = n
    for name in colony.hand:
        t.take(seat, number[name])
    for name in colony.revealed:
        card = number[name]
        t.won[seat * box.cards + card] += 1
        t.done[seat * KINDS + box.kind[card]] += 1
        t.earned[seat * KINDS + box.kind[card]] += box.points[card]
    if colony.birth is not None:
        t.born[seat] = ANT_KINDS.index(colony.birth)
        t.tiles[t.born[seat]] -= 1
    t.prowled |= int(colony.prowled) << seat
    t.passed |= int(colony.passed) << seat


def take_up(t: FourmidableTable, held: Held, cell: dict[str, int], node: dict[str, int]) -> None:
    if held.predator is not None:
        t.predator = PREDATORS.index(held.predator)
    if held.ant is not None:
        t.ant = ANT_KINDS.index(held.ant) * t.box.ants + held.number - 1
    if held.goal is not None:
        inside = held.goal not in cell
        t.goal = cell[held.goal] if not inside else node[held.goal] if t.phase == OPENING else NEST + node[held.goal]
    t.via = vec[i64]([cell[name] for name in held.via])
