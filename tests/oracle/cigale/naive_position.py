"""State, edition and prices of the second opinion (naive.py) on La Cigale & la Fourmi."""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any

import msgspec

from formicarium.games.cigale.model import (
    INSECTS,
    PATHS,
    Card,
    CigalePosition,
    Insect,
    Path,
    Phase,
    Power,
)

Price = tuple[int, ...]  # number of cards of each path, in the order of PATHS
Cells = frozenset[str]

CELLS = tuple(column + row for row in "1234" for column in "abcd")


@dataclass(frozen=True)
class Edition:
    cards: Counter[Card]
    shelf: dict[int, int]  # points by slot
    insects: dict[int, int]  # points by number of a kind; a number beyond the table counts as its last
    powers: dict[Insect, Power]
    prices: dict[str, Price]
    least: dict[str, int]  # provisions marked 3+ or 4 (CIG-C4)


CARDS = Counter({Card(path, insect): 1 for path in PATHS for insect in INSECTS} | {Card(path): 6 for path in PATHS})
PAIRS: dict[Insect, Power] = {"bee": "barter", "ladybug": "prestige", "dragonfly": "peek",
                              "caterpillar": "consolation", "mantis": "stock", "butterfly": "exchange"}
TRIANGLES = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10}  # CIG-A11, CIG-A12
MARKS = {"pomegranate": 3, "nut": 4}

# editions.md 4.3; prices are cloth, tiles, stone, wood
STANDARD = Edition(CARDS, TRIANGLES, TRIANGLES, PAIRS, {
    "fig": (2, 0, 2, 0), "lemon": (0, 2, 0, 2), "blackberry": (2, 0, 0, 2), "grape": (0, 2, 2, 0),
    "pomegranate": (2, 2, 0, 0), "nut": (0, 0, 2, 2), "cherry": (1, 1, 1, 1)}, MARKS)
QUICK = Edition(CARDS, TRIANGLES, TRIANGLES, PAIRS, {
    "fig": (2, 1, 0, 0), "lemon": (0, 2, 1, 0), "blackberry": (0, 0, 2, 1), "grape": (1, 0, 0, 2),
    "pomegranate": (2, 0, 2, 0), "nut": (0, 2, 0, 2), "cherry": (1, 1, 1, 1)}, MARKS)


@dataclass(frozen=True)
class Options:
    mode: str  # autumn, autumn-open, winter or winter-powers
    players: int
    single_file: bool = False
    edition: Edition = STANDARD

    @property
    def winter(self) -> bool:
        return self.mode.startswith("winter")

    def provisions(self) -> Counter[str]:
        """CIG-C4, CIG-W2: each design twice, without those for more players."""
        edition = self.edition
        return Counter({one: 2 for one in edition.prices if edition.least.get(one, 2) <= self.players})


@dataclass
class State:
    square: list[Card | None]
    pile: list[Card]
    discard: list[Card]
    ants: list[str]
    ant: int
    cicada: int
    phase: Phase
    tokens: list[Path | None]
    round: int
    ended: str
    shelves: list[list[int]]
    insects: list[list[Card]]
    reserves: list[list[Card]]
    offer: list[str]
    store: list[str]
    provisions: list[list[str]]
    idle: int
    collector: int | None
    due: list[str]
    fresh: list[Card]
    bought: bool
    buying: str | None
    paid: list[Card]
    winner: int | None
    powers: dict[Power, int | None]
    stock: Card | None
    spent: bool
    exchanged: bool
    peeked: Path | None

    def card(self, cell: str) -> Card:
        card = self.square[CELLS.index(cell)]
        assert card is not None, cell
        return card

    def take(self, cell: str) -> Card:
        card = self.card(cell)
        self.square[CELLS.index(cell)] = None
        return card


def thaw(value: Any) -> Any:
    return [thaw(one) for one in value] if isinstance(value, tuple) else value


def frozen(value: Any) -> Any:
    return tuple(frozen(one) for one in value) if isinstance(value, list) else value


def read(position: CigalePosition) -> State:
    fields = {name: thaw(value) for name, value in msgspec.structs.asdict(position).items()}
    return State(**fields | {"powers": dict(position.powers)})


def write_position(state: State) -> CigalePosition:
    return CigalePosition(**{name: frozen(value) for name, value in vars(state).items()})


def beside(one: str, other: str) -> bool:
    """CIG-A2: whether two cells touch horizontally or vertically; rows do not wrap."""
    across = abs("abcd".index(one[0]) - "abcd".index(other[0]))
    down = abs(int(one[1]) - int(other[1]))
    return across + down == 1


NEIGHBOURS = {cell: frozenset(other for other in CELLS if beside(cell, other)) for cell in CELLS}


def is_connected(cells: Cells) -> bool:
    reached = {min(cells)}
    while True:
        more = {other for cell in reached for other in NEIGHBOURS[cell] if other in cells} - reached
        if not more:
            return reached == cells
        reached |= more


def in_file(cells: Cells) -> bool:
    """Whether the cells form one unbranched line: no ant has three neighbours, and there is no ring."""
    counts = [len(NEIGHBOURS[cell] & cells) for cell in cells]
    return max(counts) <= 2 and min(counts) == 1


@cache
def placements(there: Cells, single_file: bool) -> tuple[Cells, ...]:
    """Return all places that six ants may take among the cells with a card (CIG-A2, CIG-W15)."""
    sixes = [frozenset(six) for six in combinations(sorted(there), 6)]
    return tuple(six for six in sixes if is_connected(six) and (in_file(six) or not single_file))


def room(options: Options, state: State) -> tuple[Cells, ...]:
    there = frozenset(cell for cell, card in zip(CELLS, state.square, strict=True) if card is not None)
    return placements(there, options.single_file)


@cache
def payments(price: Price, rate: int) -> frozenset[Price]:
    """Return the numbers of cards of each path that pay exactly, and of which no part would (CIG-W9, CIG-W17)."""
    asked = [path for path, number in zip(PATHS, price, strict=True) for _ in range(number)]
    fitting = set()
    for given in product(PATHS, repeat=len(asked)):  # the path that pays for each card of the price
        cards: Counter[Path] = Counter()
        for wanted, instead in zip(asked, given, strict=True):
            cards[instead] += 1 if instead == wanted else rate
        fitting.add(tuple(cards[path] for path in PATHS))
    return frozenset(one for one in fitting if not any(part_of(other, one) for other in fitting - {one}))


def part_of(part: Price, whole: Price) -> bool:
    return all(one <= other for one, other in zip(part, whole, strict=True))


def count(cards: list[Card]) -> Price:
    return tuple(sum(card.path == path for card in cards) for path in PATHS)


def hidden_cards(state: State, seat: int) -> list[Card]:
    """Return the hidden card while this seat can still spend it (CIG-P7)."""
    if state.stock is not None and not state.spent and state.powers.get("stock") == seat:
        return [state.stock]
    return []


def still_fitting(options: Options, state: State, seat: int, provision: str, paid: list[Card]) -> list[Price]:
    """Return the payments that contain the cards paid and can be completed with the seat's cards."""
    rate = 2 if state.powers.get("barter") == seat else 3  # CIG-P3
    least, most = count(paid), count(paid + state.reserves[seat] + hidden_cards(state, seat))
    return [one for one in payments(options.edition.prices[provision], rate)
            if part_of(least, one) and part_of(one, most)]


def handfuls(cards: list[Card], number: int) -> set[tuple[tuple[Card, int], ...]]:
    """Return the different multisets of `number` cards, each as (card, count) pairs."""
    designs = sorted(set(cards), key=str)
    return {tuple(zip(designs, numbers, strict=True))
            for numbers in product(*[range(min(cards.count(one), number) + 1) for one in designs])
            if sum(numbers) == number}


def only_payment(options: Options, state: State, seat: int) -> list[Card] | None:
    """Return the cards still to pay if there is only one way to pay and no hidden card."""
    assert state.buying is not None
    if hidden_cards(state, seat):
        return None
    found: list[list[Card]] = []
    for price in still_fitting(options, state, seat, state.buying, state.paid):
        missing = [whole - part for whole, part in zip(price, count(state.paid), strict=True)]
        mine = [[card for card in state.reserves[seat] if card.path == path] for path in PATHS]
        for hands in product(*[handfuls(cards, number) for cards, number in zip(mine, missing, strict=True)]):
            found.append([card for hand in hands for card, number in hand for _ in range(number)])
            if len(found) > 1:
                return None
    (only,) = found
    return only


def points(options: Options, position: CigalePosition, seat: int) -> int:
    edition = options.edition
    if options.winter:
        total = sum({1: 1, 2: 3}[number] for number in Counter(position.provisions[seat]).values())  # CIG-W11
        return total + (position.powers.get("prestige") == seat)  # CIG-P4
    kinds = Counter(card.insect for card in position.insects[seat])
    return (sum(edition.shelf[slot] for slot in position.shelves[seat])
            + sum(edition.insects[min(number, max(edition.insects))] for number in kinds.values()))


def tie_break(options: Options, position: CigalePosition, seat: int) -> int:
    if options.winter:  # CIG-W15
        return len(position.reserves[seat]) + len(hidden_cards(read(position), seat))
    return len(position.insects[seat])  # CIG-A13


def winners(options: Options, position: CigalePosition) -> list[int]:
    if not position.ended:
        return []
    if position.winner is not None:
        return [position.winner]
    order = {seat: (points(options, position, seat), tie_break(options, position, seat))
             for seat in range(options.players)}
    return [seat for seat, place in order.items() if place == max(order.values())]
