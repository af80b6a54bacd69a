"""Micropolis: positions and views. The pile is drawn only when needed (MIC-S3), so all seats have the same view."""
from __future__ import annotations

from typing import Any, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.game import Points
from formicarium.core.state import bit_count
from formicarium.games.micropolis import score
from formicarium.games.micropolis.base import GIVING, MANNING, REARRANGING, TAKING
from formicarium.games.micropolis.course import Course
from formicarium.games.micropolis.kit import BARRACKS, KIND, MOST, Kit
from formicarium.games.micropolis.model import (
    Anthill,
    Barracks,
    Built,
    Fruit,
    Gallery,
    Holder,
    Lying,
    MicropolisPosition,
    MicropolisView,
    Question,
    Slice,
)
from formicarium.games.micropolis.nest import Nest, ants_in, foundation, fruits_in, harvest_of, queens_in, royal_of
from formicarium.games.micropolis.rules import ALL_COMPLETE, RULES
from formicarium.games.micropolis.state import MicropolisState, laid_out

QUESTIONS: dict[int, Literal["barracks", "sentinel", "leader"]] = {
    MANNING: "barracks", REARRANGING: "sentinel", GIVING: "leader"}


def places(bits: int) -> tuple[int, ...]:
    """Return the positions of the set bits, counted from 1."""
    return tuple([place for place in range(1, bits.bit_length() + 1) if bits >> place - 1 & 1])


# Fields that positions and views share.

def common(t: MicropolisState) -> dict[str, Any]:
    return {
        "line": tuple([Lying(tile + 1, soldiers) for tile, soldiers in zip(t.line, t.soldiers, strict=True)]),
        "architects": tuple(t.architects),
        "leader": Holder(t.owner(t.leader), t.number_of(t.leader)),
        "turn": t.turn,
        "question": question(t),
        "ended": RULES[t.over],
    }


def question(t: MicropolisState) -> Question | None:
    if t.phase == TAKING:
        return None
    kind, doing = QUESTIONS[t.phase], t.doing
    if t.phase == GIVING:
        return Question(kind, anthill=t.number_of(t.leader))
    barracks = t.kit.tiles.effects[doing.effect] - BARRACKS + 1 if t.phase == MANNING else 0
    step = doing.effect - t.kit.tiles.effect_from[doing.tile] + 1
    return Question(kind, t.number_of(doing.anthill), doing.tile + 1, step, barracks, places(doing.changed))


def position(t: MicropolisState) -> MicropolisPosition:
    built = [Built(army, tuple([tile + 1 for tile, _ in nest.row()]), places(t.full & nest.barracks))
             for army, nest in zip(t.army, t.nests, strict=True)]
    return MicropolisPosition(anthills=tuple(built), **common(t))


# View of a seat.

def view(t: MicropolisState, seat: int) -> MicropolisView:
    rounds = t.kit.sides * t.kit.each
    under_way = 1 if t.phase in (MANNING, REARRANGING) else 0  # the tile of this turn is already placed
    return MicropolisView(
        seat=seat, anthills=tuple([anthill(t, number) for number in range(len(t.nests))]), pile=t.pile,
        reserve=t.reserve, tokens=t.tokens(), rounds=rounds,
        round=min(rounds, (t.placed - under_way) // t.seats + 1), **common(t))


def anthill(t: MicropolisState, number: int) -> Anthill:
    nest, kit = t.nests[number], t.kit
    slices = [Slice(tile + 1, galleries, tuple([Barracks(one, kit.places[one - 1], bool(t.full >> one - 1 & 1))
                                                for one in places(kit.tiles.barracks[tile])]))
              for (tile, _), galleries in zip(nest.row(), nest.galleries(), strict=True)]
    galleries = [gallery(nest.holds[one], nest.span[one]) for one in nest.in_order()]
    return Anthill(t.owner(number), t.number_of(number), t.army[number], tuple(slices), tuple(galleries), nest.largest,
                   nest.tiles == kit.sides, sheet(list(score.sheet(t, number))))


def gallery(holds: int, span: int) -> Gallery:
    fruits = [fruit for kind, fruit in enumerate(get_args(Fruit)) for _ in range(holds >> kind * KIND & MOST)]
    return Gallery(ants_in(holds), bit_count(span), tuple(fruits), fruits_in(holds), queens_in(holds),
                   harvest_of(holds),
                   royal_of(holds, span))


def sheet(lines: list[int]) -> tuple[Points, ...]:
    population, colony, harvest, royal, army, garrison = lines
    return (Points("MIC-V1", population), Points("MIC-V2", colony), Points("MIC-V3", harvest), Points("MIC-V4", royal),
            Points("MIC-V5", army), Points("MIC-V6", garrison))


# From a view or position to a state.

def world_from_view(v: MicropolisView, course: Course) -> MicropolisState:
    """Return the only world that fits the view: a state holds no order of the pile."""
    built = [Built(one.army, tuple([slice_.tile for slice_ in one.row]),
                   tuple([own.barracks for slice_ in one.row for own in slice_.barracks if own.full]))
             for one in v.anthills]
    return state_of(MicropolisPosition(anthills=tuple(built), line=v.line, architects=v.architects, leader=v.leader,
                                       turn=v.turn, question=v.question, ended=v.ended), course)


def state_of(p: MicropolisPosition, course: Course) -> MicropolisState:
    """Return the state of a consistent position."""
    kit, t = course.kit, laid_out(course)
    full = [barracks - 1 for built in p.anthills for barracks in built.full]
    lying = [*(lying.tile for lying in p.line), *(tile for built in p.anthills for tile in built.row)]
    out = sum(built.army for built in p.anthills) + sum(lying.soldiers for lying in p.line)
    t.nests = [grow_row(kit, built.row) for built in p.anthills]
    t.army = vec[i64]([built.army for built in p.anthills])
    t.architects = vec[i64](p.architects)
    t.full = sum(1 << barracks for barracks in full)
    t.reserve = kit.soldiers - out - sum(kit.places[barracks] for barracks in full)
    t.line = vec[i64]([lying.tile - 1 for lying in p.line])
    t.soldiers = vec[i64]([lying.soldiers for lying in p.line])
    t.unseen = kit.tiles.all & ~sum(1 << tile - 1 for tile in lying)
    t.pile = kit.tiles.count - len(lying)
    t.leader = p.leader.seat * kit.each + p.leader.anthill - 1
    t.turn = p.turn
    t.placed = sum(len(built.row) for built in p.anthills)
    if p.question is not None:
        ask(t, p.question)
    elif t.placed == kit.anthills * kit.sides:
        t.over = ALL_COMPLETE.number
    return t


def grow_row(kit: Kit, row: tuple[int, ...]) -> Nest:
    nest = foundation(kit)
    for tile in row:
        nest = nest.grow(tile - 1, False)
    return nest


def ask(t: MicropolisState, q: Question) -> None:
    t.phase = next(number for number, kind in QUESTIONS.items() if kind == q.what)
    if t.phase != GIVING:
        t.doing.anthill = t.turn * t.kit.each + q.anthill - 1
        t.doing.tile = q.tile - 1
        t.doing.effect = t.kit.tiles.effect_from[t.doing.tile] + q.step - 1
        t.doing.changed = sum(1 << barracks - 1 for barracks in q.changed)
