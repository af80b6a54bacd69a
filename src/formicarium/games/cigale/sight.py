"""La Cigale & la Fourmi: who knows what (CIG-A16, CIG-W20, CIG-P12)."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.table import first
from formicarium.games.cigale.box import CARDS, IN_BOX, NONE, ON_TABLE, Box, path_of
from formicarium.games.cigale.model import PATHS, PHASES, POWERS, Card, CigalePosition, CigaleView, Path
from formicarium.games.cigale.table import RULES, CigaleTable
from formicarium.games.cigale.winter import hides


def cards(faces: Sequence[Card], bag: Iterable[int]) -> tuple[Card, ...]:
    return tuple([face for face, n in zip(faces, bag, strict=True) for _ in range(n)])


def things(names: Sequence[str], bag: Iterable[int]) -> tuple[str, ...]:
    return tuple([name for name, n in zip(names, bag, strict=True) for _ in range(n)])


def cells(names: Sequence[str], bits: int) -> tuple[str, ...]:
    return tuple([name for cell, name in enumerate(names) if bits >> cell & 1])


def path(number: int) -> Path | None:
    return None if number == NONE else PATHS[number]


def somebody(seat: int) -> int | None:
    return None if seat < 0 else seat


def seen(t: CigaleTable) -> dict[str, Any]:
    """What everybody sees."""
    box, winter = t.box, t.box.winter
    seats = range(t.seats)
    kept = list(t.kept)
    fresh = [t.fresh >> p * 6 + k - 1 & 1 if k else 0 for p in range(4) for k in range(7)]
    return {
        "square": tuple([None if card == NONE else box.faces[card] for card in t.square]),
        "discard": cards(box.faces, t.away),
        "ants": cells(box.cells, t.ants),
        "ant": t.ant,
        "cicada": t.cicada,
        "phase": "ended" if t.over else PHASES[t.phase],
        "round": t.number,
        "ended": RULES[t.over],
        "shelves": () if winter else tuple([tuple(list(t.shelf)[seat * 4:seat * 4 + 4]) for seat in seats]),
        "reserves": tuple([cards(box.faces, kept[seat * CARDS:seat * CARDS + CARDS]) for seat in seats])
        if winter else (),
        "offer": things(box.names, t.offer),
        "provisions": tuple([things(box.names, list(t.goods)[seat * box.provisions:(seat + 1) * box.provisions])
                             for seat in seats]) if winter else (),
        "idle": t.idle,
        "collector": somebody(t.collector),
        "due": cells(box.cells, t.due),
        "fresh": cards(box.faces, fresh),
        "bought": t.bought,
        "buying": None if t.buying == NONE else box.names[t.buying],
        "paid": cards(box.faces, t.paid),
        "winner": somebody(t.winner),
        "powers": {POWERS[power]: somebody(holder) for power, holder in enumerate(t.power) if holder != IN_BOX},
        "spent": t.spent,
        "exchanged": t.exchanged,
    }


def insects(t: CigaleTable) -> tuple[tuple[Card, ...], ...]:
    """Autumn: those before each seat."""
    kept = list(t.kept)
    return () if t.box.winter else tuple(
        [cards(t.box.faces, kept[seat * CARDS:seat * CARDS + CARDS]) for seat in range(t.seats)])


def view(t: CigaleTable, seat: int) -> CigaleView:
    held = insects(t)
    faced = t.box.open_insects or bool(t.over)  # CIG-A15, CIG-A16
    mine = seat >= 0 and hides(t, seat)
    holder = [other for other in range(t.seats) if hides(t, other)]
    return CigaleView(
        seat=seat, pile=sum(t.pile), store=sum(t.store),
        chosen=tuple([pick != NONE for pick in t.pick]),
        token=path(t.pick[seat]) if seat >= 0 else None,
        insects=tuple([one if faced or other == seat else None for other, one in enumerate(held)]),
        insect_cards=tuple([len(one) for one in held]),
        points=tuple([t.score(other) for other in range(t.seats)]) if t.box.winter or t.over else (),
        stocked=holder[0] if holder else None, stock=t.box.faces[t.stock] if mine else None,
        peeked=t.seen != NONE, seen=path(t.seen) if seat == t.cicada else None, **seen(t))


def position(t: CigaleTable) -> CigalePosition:
    return CigalePosition(
        pile=cards(t.box.faces, t.pile), store=things(t.box.names, t.store), tokens=tuple([path(p) for p in t.pick]),
        insects=insects(t), stock=None if t.stock == NONE else t.box.faces[t.stock], peeked=path(t.seen), **seen(t))


def suppose(v: CigaleView, box: Box, dice: Dice) -> CigaleTable:
    """Any table that looks like this view: what the seat cannot know is dealt from what it has not seen."""
    lying = [card for card in v.square if card is not None]
    for heap in (v.discard, v.paid, *v.reserves, *[one for one in v.insects if one is not None]):
        lying.extend(heap)
    if v.stock is not None:
        lying.append(v.stock)
    unseen = [card for face, n in zip(box.faces, box.cards, strict=True)
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
    goods = [*v.offer, *[thing for heap in v.provisions for thing in heap]]
    store = [name for name, n in zip(box.names, box.used, strict=True)
             for _ in range(n - goods.count(name))] if box.winter else []
    table = lay(CigalePosition(
        square=v.square, pile=tuple(unseen), discard=v.discard, ants=v.ants, ant=v.ant, cicada=v.cicada, phase=v.phase,
        tokens=tuple([None] * len(v.chosen)), round=v.round, ended=v.ended, shelves=v.shelves, insects=tuple(held),
        reserves=v.reserves, offer=v.offer, store=tuple(store), provisions=v.provisions, idle=v.idle,
        collector=v.collector, due=v.due, fresh=v.fresh, bought=v.bought, buying=v.buying, paid=v.paid,
        winner=v.winner, powers=v.powers, stock=stock, spent=v.spent, exchanged=v.exchanged), box)
    for seat, chosen in enumerate(v.chosen):
        if chosen:
            table.pick[seat] = PATHS.index(v.token) if seat == v.seat and v.token else first(table.paths(seat))
    if v.peeked:
        table.seen = PATHS.index(v.seen) if v.seen else 0
    table.redeal(v.seat, dice)
    return table


def lay(p: CigalePosition, box: Box) -> CigaleTable:
    """The table of a position that holds together."""
    seats = len(p.tokens)
    number_of = {face: number for number, face in enumerate(box.faces)}
    cell_of = {name: cell for cell, name in enumerate(box.cells)}
    thing_of = {name: number for number, name in enumerate(box.names)}

    def bag(faces: Iterable[Card]) -> list[int]:
        counted = [0] * CARDS
        for face in faces:
            counted[number_of[face]] += 1
        return counted

    def goods(names: Iterable[str]) -> list[int]:
        counted = [0] * box.provisions
        for name in names:
            counted[thing_of[name]] += 1
        return counted

    def seat_of(seat: int | None) -> int:
        return NONE if seat is None else seat

    def bits(names: Iterable[str]) -> int:
        return sum(1 << cell_of[name] for name in names)

    fresh = 0
    for card in p.fresh:
        number = number_of[card]
        fresh |= 1 << path_of(number) * 6 + number % 7 - 1
    kept = [n for heap in (p.reserves if box.winter else p.insects) for n in bag(heap)]
    return CigaleTable(
        seats, box, vec[i64]([NONE if card is None else number_of[card] for card in p.square]), vec[i64](bag(p.pile)),
        vec[i64](bag(p.discard)), vec[i64](kept),
        vec[i64]([slot for shelf in p.shelves for slot in shelf] or [0] * (seats * 4)),
        vec[i64]([NONE if token is None else PATHS.index(token) for token in p.tokens]), bits(p.ants), p.ant, p.cicada,
        0 if p.phase == "ended" else PHASES.index(p.phase), NONE if p.peeked is None else PATHS.index(p.peeked),
        seat_of(p.collector), bits(p.due), fresh, p.bought, p.exchanged,
        NONE if p.buying is None else thing_of[p.buying], vec[i64](bag(p.paid)), p.spent, vec[i64](goods(p.offer)),
        vec[i64](goods(p.store)),
        vec[i64]([n for heap in p.provisions for n in goods(heap)] or [0] * (seats * box.provisions)),
        vec[i64]([IN_BOX if power not in p.powers else ON_TABLE if p.powers[power] is None else seat_of(p.powers[power])
                  for power in POWERS]),
        NONE if p.stock is None else number_of[p.stock], p.round, p.idle, seat_of(p.winner), RULES.index(p.ended))
