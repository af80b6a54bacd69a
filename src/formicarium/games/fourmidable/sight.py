"""Fourmidable: positions and the views of the seats.

Hands are secret (FOU-K2, A2), and so are cards looked at in the library: the seat that put a card under a pile knows it
there until it is drawn (FOU-A12). Everything else lies open (FOU-A14).
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET, UnsetType

from formicarium.core.game import Points
from formicarium.core.state import bit_count
from formicarium.games.fourmidable.base import FourmidableBase, worm_in
from formicarium.games.fourmidable.kit import (
    EMPTY,
    HOLES,
    HOME,
    KINDS,
    MARK,
    MASKED,
    NO_TILE,
    NODES,
    NONE,
    OPENING,
    SPIDER,
    WALKING,
    WATER,
    WORM,
    Kit,
)
from formicarium.games.fourmidable.levels import SHARED, SPARE, UNUSED
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    PHASES,
    PREDATORS,
    SPECIES,
    WEATHERS,
    Alone,
    Ant,
    AntKind,
    FourmidablePosition,
    Gifts,
    Held,
    Holdings,
    Lies,
    More,
    Objective,
    Predator,
    Prowler,
    Resource,
    Shown,
    Top,
    Under,
)
from formicarium.games.fourmidable.model import RESOURCES as NAMES
from formicarium.games.fourmidable.movement.reach import budget, kind_at, number_of
from formicarium.games.fourmidable.persistence.draft import draft_view, packs_of
from formicarium.games.fourmidable.rounds import has_power, rank_of
from formicarium.games.fourmidable.rules import RULES
from formicarium.games.fourmidable.steps.display import cards_in_pile, knows
from formicarium.games.fourmidable.steps.give_birth import can_hatch, supply
from formicarium.games.fourmidable.steps.move_predator import can_prowl
from formicarium.games.fourmidable.steps.predators_hunt import bag_of
from formicarium.games.fourmidable.steps.setting_out import specials_of
from formicarium.games.fourmidable.views import (
    TIE_BREAKERS,
    Chamber,
    FourmidableView,
    Ground,
    Known,
    Lore,
    OnDisplay,
    Player,
    SoloView,
    TieBreaker,
    Todo,
)


def cards_in(bag: Iterable[int]) -> list[int]:
    """List the cards of a bag, one by one."""
    return [card for card, n in enumerate(bag) for _ in range(n)]


def ids(kit: Kit, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([kit.objectives.designs[card].card for card in cards])


def designs_of(kit: Kit, cards: Iterable[int]) -> tuple[Objective, ...]:
    return tuple([kit.objectives.designs[card] for card in cards])


# Public information.

def ants_of(t: FourmidableBase, seat: int) -> tuple[Ant, ...]:
    mine = t.colonies[seat]
    return tuple([Ant(ANT_KINDS[kind_at(t, slot)], number_of(t, slot), t.name_of(place), bool(mine.moved >> slot & 1))
                  for slot, place in enumerate(mine.at) if place != NONE])


def cell_of(t: FourmidableBase, cell: int) -> str | None:
    return None if cell == NONE else t.kit.board.names[cell]


def prowlers(t: FourmidableBase) -> tuple[Prowler, ...]:
    if not t.kit.level.predators:
        return ()
    worm = t.lair[WORM]
    return (*[Prowler(PREDATORS[one], cell_of(t, t.lair[one])) for one in range(SPIDER, WORM)],
            Prowler("worm") if worm == NONE else Prowler("worm", t.kit.nest.names[worm % NODES], worm // NODES))


def held_of(t: FourmidableBase) -> Held | None:
    """Return the ant or predator of the action under way; None between actions."""
    doing, brought = t.doing, more_brought(t)
    predator = None if doing.predator == NONE else PREDATORS[doing.predator]
    if doing.ant == NONE:
        return None if predator is None and brought is UNSET else Held(predator=predator, more=brought)
    goal = None
    if doing.goal != NONE:
        goal = t.kit.nest.names[doing.goal] if t.phase == OPENING else t.name_of(doing.goal)
    return Held(ANT_KINDS[kind_at(t, doing.ant)], number_of(t, doing.ant), goal,
                tuple([t.kit.board.names[cell] for cell in doing.via]), predator, brought)


def more_brought(t: FourmidableBase) -> More | UnsetType:
    """Return the effects of cards and powers on the action under way; unset without any."""
    doing = t.doing
    found = More(
        by=RULES[doing.by], resume=None if doing.resume == NONE else PHASES[doing.resume],
        gathered=None if doing.gathered == NONE else NAMES[doing.gathered], stride=doing.stride, crosses=doing.crosses,
        leaps=doing.leaps, reach=doing.reach, looked=doing.looked)
    return UNSET if found == More() or not t.kit.level.specials else found


def common(t: FourmidableBase) -> dict[str, Any]:
    """Return the fields that positions and views share."""
    return {
        "predators": prowlers(t),
        "phase": "ended" if t.over else PHASES[t.phase],
        "turn": t.turn,
        "first": t.first,
        "day": t.day,
        "round": t.round_,
        "weather": None if t.weather == NONE else WEATHERS[t.weather],
        "held": held_of(t),
        "still": t.still,
        "stirred": t.stirred,
        "ending": RULES[t.ending],
        "ended": RULES[t.over],
    }


def cards_under(t: FourmidableBase, kind: int) -> list[tuple[int, int]]:
    """Return the cards put under a pile, the upper first, each with the seat that put it there."""
    return [(entry >> 3, entry & 7) for entry in t.under if t.kit.objectives.kind[entry >> 3] == kind]


# Position: the whole state.

def position(t: FourmidableBase) -> FourmidablePosition:
    kit = t.kit
    return FourmidablePosition(
        colonies=tuple([colony(t, seat) for seat in range(t.seats)]),
        marks={kit.board.names[cell]: lies - MARK for cell, lies in enumerate(t.ground) if lies >= MARK},
        bare=tuple([kit.board.names[cell] for cell, lies in enumerate(t.ground) if lies == EMPTY]),
        piles=tuple([ids(kit, [card for card in cards_in(t.pile) if kit.objectives.kind[card] == kind])
                     for kind in range(KINDS)]),
        under=tuple([tuple([Under(kit.objectives.designs[card].card, seat) for card, seat in cards_under(t, kind)])
                     for kind in range(KINDS)]),
        looked=ids(kit, t.looked), shown=open_display(t), packs=packs_of(t), alone=alone_of(t),
        deck=special_ids(t, t.deck) if kit.level.specials else UNSET,
        played=special_ids(t, t.played) if kit.level.specials else UNSET, **common(t))


def special_ids(t: FourmidableBase, cards: int) -> tuple[str, ...]:
    return tuple([special.card for special in specials_of(t, cards)])


def predator_of(number: int) -> Predator | None:
    return None if number == NONE else PREDATORS[number]


def gifts(t: FourmidableBase, seat: int) -> Gifts | UnsetType:
    if not t.kit.level.specials:
        return UNSET
    mine = t.colonies[seat]
    return Gifts(
        species=None if mine.species == NONE else SPECIES[mine.species], specials=special_ids(t, mine.specials),
        laid=special_ids(t, mine.laid), leaves=mine.leaves, born=mine.born == NO_TILE, used=bool(t.used >> seat & 1),
        preyed=predator_of(mine.preyed), extra=predator_of(mine.extra))


def tile_of(born: int) -> AntKind | None:
    return None if born in (NONE, NO_TILE) else ANT_KINDS[born]


def open_display(t: FourmidableBase) -> Shown | UnsetType:
    """Return the open objectives for a position (FOU-X1)."""
    if not t.kit.level.open:
        return UNSET
    designs = t.kit.objectives.designs
    return Shown(ids(t.kit, t.shown), tuple([Top(designs[top >> 6].card, watchers(t, top)) for top in t.tops]))


def watchers(t: FourmidableBase, top: int) -> tuple[int, ...]:
    """Return the seats that have looked at a card on top of the pile."""
    return tuple([seat for seat in range(t.seats) if knows(top, seat)])


def colony(t: FourmidableBase, seat: int) -> Holdings:
    mine = t.colonies[seat]
    outer = [cell_of(t, cell) for cell in mine.outer]
    return Holdings(
        ants=ants_of(t, seat),
        dug=tuple([name for node, name in enumerate(t.kit.nest.names) if mine.dug >> node & 1]),
        holes=(outer[1], outer[2], outer[3]), resources=tuple(mine.goods), hand=ids(t.kit, cards_in(mine.hand)),
        revealed=ids(t.kit, cards_in(mine.won)), birth=tile_of(mine.born), prowled=bool(t.prowled >> seat & 1),
        passed=bool(t.passed >> seat & 1), gifts=gifts(t, seat))


# View of a seat.

def view(t: FourmidableBase, seat: int) -> FourmidableView:
    kit = t.kit
    mine = 0 <= seat < t.seats
    piles = [t.stack[kind] + t.count_under(kind) for kind in range(KINDS)]
    known = [Known(kit.objectives.designs[card], t.stack[kind] + above) for kind in range(KINDS)
             for above, (card, by) in enumerate(cards_under(t, kind)) if by == seat]
    if kit.level.open:
        piles = [0, 0, 0]
        known = [Known(kit.objectives.designs[top >> 6], above) for above, top in enumerate(t.tops) if knows(top, seat)]
    tiles = list(t.tiles) if kit.level.births else [0, 0, 0]
    return FourmidableView(
        seat=seat, players=tuple([player(t, one) for one in range(t.seats)]), ground=ground(t),
        piles=(piles[0], piles[1], piles[2]), births=(tiles[0], tiles[1], tiles[2]),
        hand=designs_of(kit, cards_in(t.colonies[seat].hand)) if mine else (),
        looked=designs_of(kit, t.looked) if mine and seat == t.turn else (), looking=len(t.looked), known=tuple(known),
        unders=tuple([tuple([by for _, by in cards_under(t, kind)]) for kind in range(KINDS)]),
        reach=budget(t, t.doing.ant) if t.phase == WALKING and not t.over else 0, goal=kit.level.end.goal,
        shown=open_objectives(t), draft=draft_view(t, seat), solo=solo_view(t),
        specials=(specials_of(t, t.colonies[seat].specials) if mine else ()) if kit.level.specials else UNSET,
        played=specials_of(t, t.played) if kit.level.specials else UNSET, ties=tie_breakers(t), **common(t))


def tie_breakers(t: FourmidableBase) -> tuple[TieBreaker, ...] | UnsetType:
    """Return the tie-break criteria with their values, if the game ended with equal points (FOU-A22, X10)."""
    ties = t.kit.level.end.ties
    if not t.over or ties == SHARED or len({t.score(seat) for seat in range(t.seats)}) == t.seats:
        return UNSET
    return tuple([TieBreaker(name, tuple([t.tie_breaker(criterion, seat) for seat in range(t.seats)]))
                  for criterion, name in enumerate(TIE_BREAKERS) if ties != SPARE or criterion == UNUSED])


def open_objectives(t: FourmidableBase) -> OnDisplay | UnsetType:
    """Return the open objectives for a view (FOU-X1)."""
    if not t.kit.level.open:
        return UNSET
    return OnDisplay(designs_of(t.kit, t.shown), cards_in_pile(t), tuple([watchers(t, top) for top in t.tops]))


def alone_of(t: FourmidableBase) -> Alone | UnsetType:
    if not t.kit.level.alone:
        return UNSET
    return Alone(tuple(t.eaten), ids(t.kit, t.lost), resource_wanted(t))


def resource_wanted(t: FourmidableBase) -> Resource | None:
    return None if t.doing.wanted == NONE else NAMES[t.doing.wanted]


def solo_view(t: FourmidableBase) -> SoloView | UnsetType:
    """Return the view's part for the solo game (FOU-P3 to P6)."""
    if not t.kit.level.alone:
        return UNSET
    return SoloView(tuple(bag_of(t, 0)), tuple(t.eaten), designs_of(t.kit, t.lost), t.kit.solo.rounds,
                    tuple(t.kit.solo.ranks), rank_of(t, 0), resource_wanted(t))


def player(t: FourmidableBase, seat: int) -> Player:
    kit, mine = t.kit, t.colonies[seat]
    outer = [cell_of(t, cell) for cell in mine.outer]
    unborn = [supply(t, seat, kind) if kit.level.births else 0 for kind in range(KINDS)]
    playing = t.round_ > 0 and not t.over
    return Player(
        seat=seat, section=kit.board.names[kit.board.nests[seat]][0], ants=ants_of(t, seat),
        supply=(unborn[0], unborn[1], unborn[2]),
        chambers=tuple([chamber(t, seat, node) for node in range(1, NODES)]),
        holes=(outer[0], outer[1], outer[2], outer[3]), resources=tuple(mine.goods), pheromones=mine.left,
        hand=(mine.held[0], mine.held[1], mine.held[2]), revealed=designs_of(kit, cards_in(mine.won)),
        birth=tile_of(mine.born),
        todo=Todo(bit_count(mine.alive & ~mine.moved) if playing else 0, playing and can_hatch(t, seat),
                  playing and can_prowl(t, seat)),
        prowled=bool(t.prowled >> seat & 1), passed=bool(t.passed >> seat & 1), points=sheet(t, seat),
        lore=lore(t, seat))


def lore(t: FourmidableBase, seat: int) -> Lore | UnsetType:
    if not t.kit.level.specials:
        return UNSET
    mine = t.colonies[seat]
    return Lore(
        species=None if mine.species == NONE else SPECIES[mine.species], specials=bit_count(mine.specials),
        laid=specials_of(t, mine.laid), leaves=mine.leaves, born=mine.born == NO_TILE,
        used=bool(t.used >> seat & 1), power=t.round_ > 0 and not t.over and has_power(t, seat),
        preyed=predator_of(mine.preyed), extra=predator_of(mine.extra))


def chamber(t: FourmidableBase, seat: int, node: int) -> Chamber:
    earth = t.kit.nest.earth[node]
    mine = t.colonies[seat]
    hole = mine.outer[node] if node < HOLES else NONE
    return Chamber(t.kit.nest.names[node], None if earth == NONE or mine.dug >> node & 1 else NAMES[earth],
                   cell_of(t, hole), worm_in(t, seat, node))


def ground(t: FourmidableBase) -> tuple[Ground, ...]:
    found = []
    for cell, lies in enumerate(t.ground):
        if lies != MASKED:
            hole, prowler = t.hole[cell], t.prowler(cell)
            found.append(Ground(
                t.kit.board.names[cell], what_lies(lies), lies - MARK if lies >= MARK else None,
                0 if hole == NONE else hole % HOLES + 1, None if hole == NONE else hole // HOLES,
                None if prowler == NONE else PREDATORS[prowler]))
    return tuple(found)


def what_lies(lies: int) -> Lies:
    if lies >= MARK:
        return "pheromone"
    if lies == EMPTY:
        return "empty"
    if lies == HOME:
        return "nest"
    return "water" if lies == WATER else SURFACE[lies]


SURFACE: tuple[Lies, ...] = ("ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom")


def sheet(t: FourmidableBase, seat: int) -> tuple[Points, ...]:
    """Return the score sheet (FOU-K15; FOU-A20, A21)."""
    lines: tuple[Points, ...] = (Points("FOU-K14", t.objective_points(seat)), Points("FOU-K12", t.placed_points(seat)))
    if t.kit.level.end.hole_points:
        lines += (Points("FOU-A20", t.hole_points(seat)),)
    if t.kit.level.end.bonus_cards:
        lines += (Points("FOU-A21", t.bonus_points(seat)),)
    if t.kit.level.specials:
        lines += (Points("FOU-I7", t.colonies[seat].leaves), Points("FOU-I8", t.crown_points(seat)))
    return lines
