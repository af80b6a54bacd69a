"""Fourmidable: who knows what. Hands are secret, and so is what was looked at in the library: who put a card under a
pile knows it there until somebody draws it (FOU-K2, A2, A12). All else lies open (FOU-A14)."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from msgspec import UNSET, UnsetType
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Points
from formicarium.core.table import count
from formicarium.games.fourmidable.births import can_hatch, supply
from formicarium.games.fourmidable.course import Course
from formicarium.games.fourmidable.display import cards_in_pile, knows
from formicarium.games.fourmidable.kit import (
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
    SPIDER,
    WALKING,
    WATER,
    WORM,
    Kit,
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
    OnDisplay,
    Player,
    Prowler,
    Shown,
    Todo,
    Top,
    Under,
)
from formicarium.games.fourmidable.model import RESOURCES as NAMES
from formicarium.games.fourmidable.paths import budget, kind_at, number_of
from formicarium.games.fourmidable.predators import can_prowl
from formicarium.games.fourmidable.rules import RULES
from formicarium.games.fourmidable.state import State, worm_in
from formicarium.games.fourmidable.table import FourmidableTable, laid_out


def cards_in(bag: Iterable[int]) -> list[int]:
    """The cards of a bag, one by one."""
    return [card for card, n in enumerate(bag) for _ in range(n)]


def ids(kit: Kit, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([kit.designs[card].card for card in cards])


def designs_of(kit: Kit, cards: Iterable[int]) -> tuple[Objective, ...]:
    return tuple([kit.designs[card] for card in cards])


# what everybody sees

def ants_of(t: State, seat: int) -> tuple[Ant, ...]:
    mine = t.colonies[seat]
    return tuple([Ant(ANT_KINDS[kind_at(t, slot)], number_of(t, slot), t.name_of(place), bool(mine.moved >> slot & 1))
                  for slot, place in enumerate(mine.at) if place != NONE])


def cell_of(t: State, cell: int) -> str | None:
    return None if cell == NONE else t.kit.names[cell]


def prowlers(t: State) -> tuple[Prowler, ...]:
    if not t.kit.level.predators:
        return ()
    worm = t.lair[WORM]
    return (*[Prowler(PREDATORS[one], cell_of(t, t.lair[one])) for one in range(SPIDER, WORM)],
            Prowler("worm") if worm == NONE else Prowler("worm", t.kit.chambers[worm % NODES], worm // NODES))


def held(t: State) -> Held | None:
    """What is in hand while an action goes on."""
    doing = t.doing
    if doing.predator != NONE:
        return Held(predator=PREDATORS[doing.predator])
    if doing.ant == NONE:
        return None
    goal = None
    if doing.goal != NONE:
        goal = t.kit.chambers[doing.goal] if t.phase == OPENING else t.name_of(doing.goal)
    return Held(ANT_KINDS[kind_at(t, doing.ant)], number_of(t, doing.ant), goal,
                tuple([t.kit.names[cell] for cell in doing.via]))


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
    return [(entry >> 3, entry & 7) for entry in t.under if t.kit.kind[entry >> 3] == kind]


# all there is

def position(t: State) -> FourmidablePosition:
    kit = t.kit
    return FourmidablePosition(
        colonies=tuple([colony(t, seat) for seat in range(t.seats)]),
        marks={kit.names[cell]: lies - MARK for cell, lies in enumerate(t.ground) if lies >= MARK},
        bare=tuple([kit.names[cell] for cell, lies in enumerate(t.ground) if lies == EMPTY]),
        piles=tuple([ids(kit, [card for card in cards_in(t.pile) if kit.kind[card] == kind])
                     for kind in range(KINDS)]),
        under=tuple([tuple([Under(kit.designs[card].card, seat) for card, seat in unders(t, kind)])
                     for kind in range(KINDS)]),
        looked=ids(kit, t.looked), shown=shown(t), **common(t))


def shown(t: State) -> Shown | UnsetType:
    """FOU-X1."""
    if not t.kit.level.open:
        return UNSET
    return Shown(ids(t.kit, t.shown), tuple([Top(t.kit.designs[top >> 6].card, watchers(t, top)) for top in t.tops]))


def watchers(t: State, top: int) -> tuple[int, ...]:
    """Who has looked at a card on top of the pile."""
    return tuple([seat for seat in range(t.seats) if knows(top, seat)])


def colony(t: State, seat: int) -> Colony:
    mine = t.colonies[seat]
    outer = [cell_of(t, cell) for cell in mine.outer]
    return Colony(
        ants=ants_of(t, seat),
        dug=tuple([name for node, name in enumerate(t.kit.chambers) if mine.dug >> node & 1]),
        holes=(outer[1], outer[2], outer[3]), resources=tuple(mine.goods), hand=ids(t.kit, cards_in(mine.hand)),
        revealed=ids(t.kit, cards_in(mine.won)), birth=None if mine.born == NONE else ANT_KINDS[mine.born],
        prowled=bool(t.prowled >> seat & 1), passed=bool(t.passed >> seat & 1))


# what a seat sees

def view(t: State, seat: int) -> FourmidableView:
    kit = t.kit
    mine = 0 <= seat < t.seats
    piles = [t.stack[kind] + t.count_under(kind) for kind in range(KINDS)]
    known = [Known(kit.designs[card], t.stack[kind] + above) for kind in range(KINDS)
             for above, (card, who) in enumerate(unders(t, kind)) if who == seat]
    if kit.level.open:
        piles = [0, 0, 0]
        known = [Known(kit.designs[top >> 6], above) for above, top in enumerate(t.tops) if knows(top, seat)]
    tiles = list(t.tiles) if kit.level.births else [0, 0, 0]
    return FourmidableView(
        seat=seat, players=tuple([player(t, one) for one in range(t.seats)]), ground=ground(t),
        piles=(piles[0], piles[1], piles[2]), births=(tiles[0], tiles[1], tiles[2]),
        hand=designs_of(kit, cards_in(t.colonies[seat].hand)) if mine else (),
        looked=designs_of(kit, t.looked) if mine and seat == t.turn else (), looking=len(t.looked), known=tuple(known),
        unders=tuple([tuple([who for _, who in unders(t, kind)]) for kind in range(KINDS)]),
        reach=budget(t, t.doing.ant) if t.phase == WALKING and not t.over else 0, goal=kit.level.goal,
        shown=open_objectives(t), **common(t))


def open_objectives(t: State) -> OnDisplay | UnsetType:
    """FOU-X1."""
    if not t.kit.level.open:
        return UNSET
    return OnDisplay(designs_of(t.kit, t.shown), cards_in_pile(t), tuple([watchers(t, top) for top in t.tops]))


def player(t: State, seat: int) -> Player:
    kit, mine = t.kit, t.colonies[seat]
    outer = [cell_of(t, cell) for cell in mine.outer]
    unborn = [supply(t, seat, kind) if kit.level.births else 0 for kind in range(KINDS)]
    playing = t.round_ > 0 and not t.over
    return Player(
        seat=seat, section=kit.names[kit.nests[seat]][0], ants=ants_of(t, seat),
        supply=(unborn[0], unborn[1], unborn[2]),
        chambers=tuple([chamber(t, seat, node) for node in range(1, NODES)]),
        holes=(outer[0], outer[1], outer[2], outer[3]), resources=tuple(mine.goods), pheromones=mine.left,
        hand=(mine.held[0], mine.held[1], mine.held[2]), revealed=designs_of(kit, cards_in(mine.won)),
        birth=None if mine.born == NONE else ANT_KINDS[mine.born],
        todo=Todo(count(mine.alive & ~mine.moved) if playing else 0, playing and can_hatch(t, seat),
                  playing and can_prowl(t, seat)),
        prowled=bool(t.prowled >> seat & 1), passed=bool(t.passed >> seat & 1), points=sheet(t, seat))


def chamber(t: State, seat: int, node: int) -> Chamber:
    earth = t.kit.earth[node]
    mine = t.colonies[seat]
    hole = mine.outer[node] if node < HOLES else NONE
    return Chamber(t.kit.chambers[node], None if earth == NONE or mine.dug >> node & 1 else NAMES[earth],
                   cell_of(t, hole), worm_in(t, seat, node))


def ground(t: State) -> tuple[Ground, ...]:
    found = []
    for cell, lies in enumerate(t.ground):
        if lies != MASKED:
            hole, prowler = t.hole[cell], t.prowler(cell)
            found.append(Ground(
                t.kit.names[cell], lying(lies), lies - MARK if lies >= MARK else None,
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
    lines: tuple[Points, ...] = (Points("FOU-K14", t.objective_points(seat)), Points("FOU-K12", t.placed(seat)))
    if t.kit.level.hole_points:
        lines += (Points("FOU-A20", t.hole_points(seat)),)
    if t.kit.level.bonus_cards:
        lines += (Points("FOU-A21", t.bonus_points(seat)),)
    return lines


# from there back to a table

def suppose(v: FourmidableView, course: Course, dice: Dice) -> FourmidableTable:
    """Any table that looks like this view: what the seat cannot know is dealt from what it has not seen."""
    kit = course.kit
    number = {design.card: card for card, design in enumerate(kit.designs)}
    lying = () if v.shown is UNSET else v.shown.open
    seen = [*v.hand, *v.looked, *lying, *[one.objective for one in v.known],
            *[card for p in v.players for card in p.revealed]]
    unseen = list(kit.copies)
    for card in seen:
        unseen[number[card.card]] -= 1

    def some(kind: int) -> str:
        """A card of a kind that the viewer has not seen: whichever, all are dealt anew below."""
        card = next(card for card, n in enumerate(unseen) if n and kit.kind[card] == kind)
        unseen[card] -= 1
        return kit.designs[card].card

    def has(kind: int) -> bool:
        return any(n and kit.kind[card] == kind for card, n in enumerate(unseen))

    hands = [tuple([card.card for card in v.hand]) if p.seat == v.seat
             else tuple([some(kind) for kind in range(KINDS) for _ in range(p.hand[kind])]) for p in v.players]
    known = {kind: [one.objective.card for one in v.known if one.objective.ant == ANT_KINDS[kind]]
             for kind in range(KINDS)}
    under = [tuple([Under(known[kind].pop(0) if who == v.seat else some(kind), who) for who in v.unders[kind]])
             for kind in range(KINDS)]
    top = {one.above: one.objective.card for one in v.known}
    tops = () if v.shown is UNSET else tuple([
        Top(top[above] if v.seat in seats else some(next(kind for kind in range(KINDS) if has(kind))), seats)
        for above, seats in enumerate(v.shown.tops)])
    looked = tuple([card.card for card in v.looked])
    if v.looking and not looked and v.held is not None and v.held.ant is not None:
        looked = tuple([some(ANT_KINDS.index(v.held.ant)) for _ in range(v.looking)])
    colonies = [Colony(p.ants, tuple([c.cell for c in p.chambers if c.earth is None and c.cell not in ROOMS]),
                       (p.holes[1], p.holes[2], p.holes[3]), p.resources, hands[p.seat],
                       tuple([card.card for card in p.revealed]), p.birth, p.prowled, p.passed)
                for p in v.players]
    piles = [tuple([kit.designs[card].card for card in cards_in(unseen) if kit.kind[card] == kind])
             for kind in range(KINDS)]
    table = table_of(FourmidablePosition(
        colonies=tuple(colonies), marks={g.cell: g.owner for g in v.ground if g.owner is not None},
        bare=tuple([g.cell for g in v.ground if g.lies == "empty"]), predators=v.predators, piles=tuple(piles),
        under=tuple(under), looked=looked, phase=v.phase, turn=v.turn, first=v.first, day=v.day, round=v.round,
        weather=v.weather, held=v.held, still=v.still, stirred=v.stirred, ending=v.ending, ended=v.ended,
        shown=UNSET if v.shown is UNSET else Shown(tuple([card.card for card in lying]), tops)), course)
    table.redeal(v.seat, dice)
    return table


ROOMS = ("library", "queen")


def table_of(p: FourmidablePosition, course: Course) -> FourmidableTable:
    """Of a position that holds together."""
    t, kit = laid_out(course), course.kit
    number = {design.card: card for card, design in enumerate(kit.designs)}
    cell = {name: place for place, name in enumerate(kit.names)}
    node = {name: place for place, name in enumerate(kit.chambers)}

    for name, owner in p.marks.items():
        t.ground[cell[name]] = MARK + owner
        t.colonies[owner].left -= 1
    for name in p.bare:
        t.ground[cell[name]] = EMPTY
    for seat, colony in enumerate(p.colonies):
        settle(t, seat, colony, number, cell, node)
    for card in range(kit.cards):
        t.pile[card] = 0
    for kind, pile in enumerate(p.piles):
        t.stack[kind] = len(pile)
        for one in pile:
            t.pile[number[one]] += 1
    t.under = vec[i64]([number[one.card] << 3 | one.seat for pile in p.under for one in pile])
    t.looked = vec[i64]([number[one] for one in p.looked])
    if p.shown is not UNSET:
        t.shown = vec[i64]([number[one] for one in p.shown.open])
        t.tops = vec[i64]([number[one.card] << 6 | sum(1 << seat for seat in one.seats) for one in p.shown.tops])
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
    kit, mine = t.kit, t.colonies[seat]
    for hole, name in enumerate(colony.holes, 1):
        if name is not None:
            mine.outer[hole] = cell[name]
            t.hole[cell[name]] = seat * HOLES + hole
    mine.dug = sum(1 << node[name] for name in colony.dug)
    for ant in colony.ants:
        slot = ANT_KINDS.index(ant.ant) * kit.ants + ant.number - 1
        place = cell[ant.cell] if ant.cell in cell else NEST + node[ant.cell]
        mine.at[slot] = place
        mine.alive |= 1 << slot
        mine.moved |= int(ant.moved) << slot
        if place < CELLS:
            t.crowd[place] = seat
    for resource, n in enumerate(colony.resources):
        mine.goods[resource] = n
    for name in colony.hand:
        t.take(seat, number[name])
    for name in colony.revealed:
        card = number[name]
        mine.won[card] += 1
        mine.done[kit.kind[card]] += 1
        mine.earned[kit.kind[card]] += kit.points[card]
    if colony.birth is not None:
        mine.born = ANT_KINDS.index(colony.birth)
        t.tiles[mine.born] -= 1
    t.prowled |= int(colony.prowled) << seat
    t.passed |= int(colony.passed) << seat


def take_up(t: FourmidableTable, held: Held, cell: dict[str, int], node: dict[str, int]) -> None:
    doing = t.doing
    if held.predator is not None:
        doing.predator = PREDATORS.index(held.predator)
    if held.ant is not None:
        doing.ant = ANT_KINDS.index(held.ant) * t.kit.ants + held.number - 1
    if held.goal is not None:
        inside = held.goal not in cell
        doing.goal = (cell[held.goal] if not inside else node[held.goal] if t.phase == OPENING
                      else NEST + node[held.goal])
    doing.via = vec[i64]([cell[name] for name in held.via])
