"""La Cigale & la Fourmi: positions, views and worlds (CIG-A16, CIG-W20, CIG-P12)."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.state import lowest_bit
from formicarium.games.cigale.base import Forager, insect_bit
from formicarium.games.cigale.course import Course
from formicarium.games.cigale.kit import CARDS, IN_BOX, NONE, ON_TABLE
from formicarium.games.cigale.kit import PATHS as PATH_COUNT
from formicarium.games.cigale.model import PATHS, PHASES, POWERS, Card, CigalePosition, CigaleView, Path
from formicarium.games.cigale.rules import RULES
from formicarium.games.cigale.state import CigaleState, lay_out
from formicarium.games.cigale.steps.choosing import paths_for


def cards(faces: Sequence[Card], bag: Iterable[int]) -> tuple[Card, ...]:
    return tuple([face for face, n in zip(faces, bag, strict=True) for _ in range(n)])


def spread_out(names: Sequence[str], bag: Iterable[int]) -> tuple[str, ...]:
    return tuple([name for name, n in zip(names, bag, strict=True) for _ in range(n)])


def cells(names: Sequence[str], bits: int) -> tuple[str, ...]:
    return tuple([name for cell, name in enumerate(names) if bits >> cell & 1])


def path(number: int) -> Path | None:
    return None if number == NONE else PATHS[number]


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def open_facts(t: CigaleState) -> dict[str, Any]:
    """Return the public facts, which positions and views share."""
    kit, winter, doing = t.kit, t.kit.winter, t.doing
    fresh = [doing.fresh >> p * 6 + k - 1 & 1 if k else 0 for p in range(4) for k in range(7)]
    return {
        "square": tuple([None if card == NONE else kit.faces[card] for card in t.square]),
        "discard": cards(kit.faces, t.discard),
        "ants": cells(kit.cells, t.ants),
        "ant": t.ant,
        "cicada": t.cicada,
        "phase": "ended" if t.over else PHASES[t.phase],
        "round": t.number,
        "ended": RULES[t.over],
        "shelves": () if winter else tuple([tuple(forager.shelf) for forager in t.foragers]),
        "reserves": tuple([cards(kit.faces, forager.kept) for forager in t.foragers]) if winter else (),
        "offer": spread_out(kit.names, t.offer),
        "provisions": tuple([spread_out(kit.names, forager.goods) for forager in t.foragers]) if winter else (),
        "idle": t.idle,
        "collector": seat_or_none(doing.collector),
        "due": cells(kit.cells, doing.due),
        "fresh": cards(kit.faces, fresh),
        "bought": doing.bought,
        "buying": None if doing.buying == NONE else kit.names[doing.buying],
        "paid": cards(kit.faces, doing.paid),
        "winner": seat_or_none(t.winner),
        "powers": {POWERS[power]: seat_or_none(holder) for power, holder in enumerate(t.power) if holder != IN_BOX},
        "spent": doing.spent,
        "exchanged": doing.exchanged,
    }


def insects(t: CigaleState) -> tuple[tuple[Card, ...], ...]:
    """Return the insect cards of each seat, in Autumn."""
    return () if t.kit.winter else tuple([cards(t.kit.faces, forager.kept) for forager in t.foragers])


def view(t: CigaleState, seat: int) -> CigaleView:
    held = insects(t)
    faced = t.kit.open_insects or bool(t.over)  # insects are face up (CIG-A15, CIG-A16)
    mine = seat >= 0 and t.hides(seat)
    holder = [other for other in range(t.seats) if t.hides(other)]
    return CigaleView(
        seat=seat, pile=sum(t.pile), store=sum(t.store),
        chosen=tuple([forager.token != NONE for forager in t.foragers]),
        token=path(t.foragers[seat].token) if seat >= 0 else None,
        insects=tuple([one if faced or other == seat else None for other, one in enumerate(held)]),
        insect_cards=tuple([len(one) for one in held]),
        points=tuple([t.score(other) for other in range(t.seats)]) if t.kit.winter or faced else (),
        stocked=holder[0] if holder else None, stock=t.kit.faces[t.stock] if mine else None,
        peeked=t.peeked != NONE, seen=path(t.peeked) if seat == t.cicada else None, **open_facts(t))


def position(t: CigaleState) -> CigalePosition:
    return CigalePosition(
        pile=cards(t.kit.faces, t.pile), store=spread_out(t.kit.names, t.store),
        tokens=tuple([path(forager.token) for forager in t.foragers]), insects=insects(t),
        stock=None if t.stock == NONE else t.kit.faces[t.stock], peeked=path(t.peeked), **open_facts(t))


def world_from_view(v: CigaleView, course: Course, dice: Dice) -> CigaleState:
    """Return a world that fits the view: hidden cards are dealt from those that the seat has not seen."""
    kit = course.kit
    lying = [card for card in v.square if card is not None]
    for heap in (v.discard, v.paid, *v.reserves, *[one for one in v.insects if one is not None]):
        lying.extend(heap)
    if v.stock is not None:
        lying.append(v.stock)
    unseen = [card for face, n in zip(kit.faces, kit.cards, strict=True)
              for card in [face] * (n - lying.count(face))]
    held: list[tuple[Card, ...]] = []
    with_insects = [card for card in unseen if card.insect is not None]
    for known, n in zip(v.insects, v.insect_cards, strict=True):
        held.append(tuple(with_insects[:n]) if known is None else known)
        if known is None:
            for card in held[-1]:
                with_insects.remove(card)
                unseen.remove(card)
    stock = v.stock
    if v.stocked is not None and stock is None:
        stock = unseen.pop()
    goods = [*v.offer, *[provision for heap in v.provisions for provision in heap]]
    store = [name for name, n in zip(kit.names, kit.used, strict=True)
             for _ in range(n - goods.count(name))] if kit.winter else []
    state = state_of(CigalePosition(
        square=v.square, pile=tuple(unseen), discard=v.discard, ants=v.ants, ant=v.ant, cicada=v.cicada, phase=v.phase,
        tokens=tuple([None] * len(v.chosen)), round=v.round, ended=v.ended, shelves=v.shelves, insects=tuple(held),
        reserves=v.reserves, offer=v.offer, store=tuple(store), provisions=v.provisions, idle=v.idle,
        collector=v.collector, due=v.due, fresh=v.fresh, bought=v.bought, buying=v.buying, paid=v.paid,
        winner=v.winner, powers=v.powers, stock=stock, spent=v.spent, exchanged=v.exchanged), course)
    for seat, chosen in enumerate(v.chosen):
        if chosen:
            own = seat == v.seat and v.token
            state.foragers[seat].token = PATHS.index(own) if own else lowest_bit(paths_for(state, seat))
    if v.peeked:
        state.peeked = PATHS.index(v.seen) if v.seen else 0
    state.shuffle_hidden(v.seat, dice)
    return state


def state_of(p: CigalePosition, course: Course) -> CigaleState:
    """Return the state of a consistent position."""
    kit = course.kit
    number_of = {face: number for number, face in enumerate(kit.faces)}
    cell_of = {name: cell for cell, name in enumerate(kit.cells)}
    thing_of = {name: number for number, name in enumerate(kit.names)}

    def bag(faces: Iterable[Card]) -> vec[i64]:
        counted = [0] * CARDS
        for face in faces:
            counted[number_of[face]] += 1
        return vec[i64](counted)

    def goods(names: Iterable[str]) -> vec[i64]:
        counted = [0] * kit.provisions
        for name in names:
            counted[thing_of[name]] += 1
        return vec[i64](counted)

    def bits(names: Iterable[str]) -> int:
        return sum(1 << cell_of[name] for name in names)

    t = lay_out(course)
    t.foragers = vec[Forager]([Forager(
        kept=bag((p.reserves if kit.winter else p.insects)[seat]),
        shelf=vec[i64](p.shelves[seat] if p.shelves else [0] * PATH_COUNT),
        goods=goods(p.provisions[seat] if p.provisions else ()), token=path_number(token))
        for seat, token in enumerate(p.tokens)])
    t.square = vec[i64]([NONE if card is None else number_of[card] for card in p.square])
    t.pile = bag(p.pile)
    t.discard = bag(p.discard)
    t.offer = goods(p.offer)
    t.store = goods(p.store)
    t.power = vec[i64]([IN_BOX if power not in p.powers else ON_TABLE if (holder := p.powers[power]) is None else holder
                        for power in POWERS])
    t.doing.collector = seat_number(p.collector)
    t.doing.due = bits(p.due)
    t.doing.fresh = sum(insect_bit(number_of[card]) for card in set(p.fresh))
    t.doing.bought = p.bought
    t.doing.exchanged = p.exchanged
    t.doing.buying = NONE if p.buying is None else thing_of[p.buying]
    t.doing.paid = bag(p.paid)
    t.doing.spent = p.spent
    t.ants = bits(p.ants)
    t.ant = p.ant
    t.cicada = p.cicada
    t.phase = 0 if p.phase == "ended" else PHASES.index(p.phase)
    t.peeked = path_number(p.peeked)
    t.stock = NONE if p.stock is None else number_of[p.stock]
    t.number = p.round
    t.idle = p.idle
    t.winner = seat_number(p.winner)
    t.over = RULES.index(p.ended)
    return t


def path_number(path: Path | None) -> int:
    return NONE if path is None else PATHS.index(path)


def seat_number(seat: int | None) -> int:
    return NONE if seat is None else seat
