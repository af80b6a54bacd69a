"""Notation of the cases in positions.py; it uses only the nouns of model.py, no engine.

A card is two letters, path and insect: "cb" is a cloth with a bee, "w" a plain wood, "." a gap. Paths: c t s w.
Insects: bee, ladybug, dragonfly, caterpillar, mantis, and p for butterfly (papillon). Results of chance are listed in
order: cards, provisions and, for a peek, paths.

A case has a position, the legal actions of each seat (none for a seat that is not named), and variations, each with
facts about the position that it leads to. Every case uses the first edition: fig c2 s2, lemon t2 w2, blackberry c2 w2,
grape t2 s2, pomegranate c2 t2 (3+), nut s2 w2 (4), cherry one of each.
"""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from formicarium.games.cigale import model
from formicarium.games.cigale.model import INSECTS, PATHS, Card, CigalePosition, Insect, Path, Power

Legal = dict[int, set[Any]]
LETTERS: dict[str, Insect] = dict(zip("bldcmp", INSECTS, strict=True))
TYPES: dict[str, Path] = dict(zip("ctsw", PATHS, strict=True))
CELLS = tuple(column + row for row in "1234" for column in "abcd")
DESIGNS = {"fig": 2, "lemon": 2, "blackberry": 2, "grape": 2, "cherry": 2, "pomegranate": 3, "nut": 4}

BOX = Counter({Card(path, insect): 1 for path in PATHS for insect in INSECTS} | {Card(path): 6 for path in PATHS})

# The square of nearly all cases: bees on a2 d1 d3, ladybugs on b3 a4.
SQUARE = """
    c   c   t   tb
    cb  s   s   t
    w   sl  w   wb
    wl  w   t   s
"""
SIX = "a1 b1 c1 d1 c2 d2"  # their cards: c c t tb s t


def card(text: str) -> Card:
    return Card(TYPES[text[0]], LETTERS[text[1]] if len(text) == 2 else None)


def cards(text: str) -> list[Card]:
    return [card(word) for word in text.split()]


def square_of(changes: str = "", base: str = SQUARE) -> tuple[Card | None, ...]:
    """Return the square with changes written as "c2:sm d3:w"."""
    words = dict(zip(CELLS, base.split(), strict=True)) | dict(word.split(":") for word in changes.split())
    return tuple(None if word == "." else card(word) for word in words.values())


def only(cells: str) -> tuple[Card | None, ...]:
    """Return a short square: the usual cards on these cells, gaps elsewhere."""
    return square_of(" ".join(f"{cell}:." for cell in CELLS if cell not in cells.split()))


def token(letter: str) -> Path | None:
    return None if letter == "-" else TYPES[letter]


def autumn(players: int, *, shelves: str = "", insects: dict[int, str] | None = None, over: str = "", ant: int = 0,
           cicada: int = 1, ants: str = "", tokens: str = "", square: str = "") -> CigalePosition:
    """Return an Autumn position; shelves are written "4012 0000".
    Collected cards that are no insect cards are out of the game; the rest is the pile. `over`: collected cards that the
    shelves do not show, because a cube stood at the end already.
    """
    slots = [tuple(int(slot) for slot in word) for word in shelves.split()] or [(0, 0, 0, 0)] * players
    held = [cards((insects or {}).get(seat, "")) for seat in range(players)]
    gone = [Card(path) for shelf, path in enumerate(PATHS) for _ in range(
        sum(mine[shelf] for mine in slots) - sum(one.path == path for mine in held for one in mine))] + cards(over)
    there = square_of(square)
    pile = BOX - Counter(one for one in there if one is not None) - Counter(gone)
    for mine in held:
        pile -= Counter(mine)
    collected = sum(sum(mine) for mine in slots) + len(over.split())
    assert sum(pile.values()) == 32 - collected, "the box has not so many plain cards"
    return CigalePosition(
        square=there, pile=tuple(pile.elements()), discard=tuple(gone), ants=tuple(ants.split()), ant=ant,
        cicada=cicada, tokens=tuple(token(letter) for letter in tokens or "-" * players),
        phase="placing" if len(ants.split()) < 6 else "guessing" if tokens else "choosing",
        round=1 + (collected + 2) // 3, shelves=tuple(slots), insects=tuple(tuple(mine) for mine in held))


def winter(players: int, reserves: dict[int, str] | None = None, *, pile: str | None = None, discard: str | None = None,
           rest: int | None = None, square: tuple[Card | None, ...] | None = None, ants: str = SIX, tokens: str = "",
           ant: int = 0, cicada: int = 1, offer: str = "fig lemon cherry", provisions: dict[int, str] | None = None,
           idle: int = 0, powers: str = "", stock: str = "") -> CigalePosition:
    """Return a Winter position; powers are written "barter:0 peek": held by seat 0, and on the table.
    Cards that are named nowhere form the pile; the discard, if only the pile is named; or the reserve of seat `rest`.
    """
    there = square_of() if square is None else square
    mine = [cards((reserves or {}).get(seat, "")) for seat in range(players)]
    left = BOX - Counter(one for one in there if one is not None)
    for heap in (*mine, cards(pile or ""), cards(discard or ""), cards(stock)):
        left -= Counter(heap)
    heaps = {"pile": cards(pile or ""), "discard": cards(discard or "")}
    if rest is not None:
        mine[rest] += left.elements()
    else:
        heaps["pile" if pile is None else "discard"] += left.elements()
    owned = [(provisions or {}).get(seat, "").split() for seat in range(players)]
    store = Counter({design: 2 for design, least in DESIGNS.items() if least <= players}) - Counter(offer.split())
    for goods in owned:
        store -= Counter(goods)
    held: dict[Power, int | None] = {}
    for word in powers.split():
        power, _, seat = word.partition(":")
        held[power] = int(seat) if seat else None  # type: ignore[index]
    secret = tuple(token(letter) for letter in tokens or "-" * players)
    waiting = [seat for seat in range(players) if seat != cicada and secret[seat] is None]
    made = CigalePosition(
        square=there, pile=tuple(heaps["pile"]), discard=tuple(heaps["discard"]), ants=tuple(ants.split()), ant=ant,
        cicada=cicada, phase="placing" if len(ants.split()) < 6 else "choosing" if waiting else "guessing",
        tokens=secret, round=idle + 20, reserves=tuple(tuple(one) for one in mine), offer=tuple(offer.split()),
        store=tuple(store.elements()), provisions=tuple(tuple(one) for one in owned), idle=idle, powers=held,
        stock=card(stock) if stock else None)
    assert sum(map(len, (made.pile, made.discard, *made.reserves))) + bool(stock) + 16 - there.count(None) == 48
    return made


@dataclass(frozen=True)
class Variation:
    steps: tuple[tuple[int, Any, tuple[Any, ...]], ...]  # seat, action, results of chance
    facts: dict[str, Any]


@dataclass(frozen=True)
class Case:
    name: str
    rules: tuple[str, ...]
    mode: str
    position: CigalePosition
    legal: Legal
    variations: tuple[Variation, ...]
    single_file: bool = False


CASES: list[Case] = []


@dataclass
class Written:
    """A case under construction; `then` adds a variation to it."""

    place: int
    first: list[tuple[Any, ...]] = field(default_factory=list)

    def then(self, *steps: tuple[Any, ...], **facts: Any) -> Written:
        played = tuple((seat, action, chance(*luck)) for seat, action, *luck in (*self.first, *steps))
        before = CASES[self.place]
        CASES[self.place] = replace(before, variations=(*before.variations, Variation(played, facts)))
        return self


def chance(text: str = "") -> tuple[Any, ...]:
    return tuple(word if word in PATHS or word in DESIGNS else card(word) for word in text.split())


def case(name: str, rules: str, mode: str, position: CigalePosition, legal: Legal,
         single_file: bool = False) -> Written:
    CASES.append(Case(name, tuple("CIG-" + rule for rule in rules.split()), mode, position, legal, (), single_file))
    return Written(len(CASES) - 1)


def market(name: str, rules: str, position: CigalePosition, caught: bool = False, luck: str = "") -> Written:
    """Return a Winter case whose variations all begin with a guess, right or wrong by `caught`.
    A right guess names the first card of the chosen path. `luck`: the cards that the Red Ants draw then.
    """
    right = [cell for cell in position.ants if on(position, cell).path == position.tokens[position.ant]]
    wrong = [cell for cell in position.ants if cell not in right]
    begun = case(name, rules, "winter-powers" if position.powers else "winter", position,
                 {position.cicada: guesses(" ".join(position.ants))})
    begun.first.append((position.cicada, model.Guess(right[0] if caught else wrong[0]), luck))
    return begun


def on(position: CigalePosition, cell: str) -> Card:
    one = position.square[CELLS.index(cell)]
    assert one is not None
    return one


def puts(cells: str) -> set[Any]:
    return {model.Put(cell) for cell in cells.split()}


def guesses(cells: str) -> set[Any]:
    return {model.Guess(cell) for cell in cells.split()}


def collects(cells: str) -> set[Any]:
    return {model.Collect(cell) for cell in cells.split()}


def chooses(letters: str) -> set[Any]:
    return {model.Choose(TYPES[letter]) for letter in letters}


def buys(provisions: str) -> set[Any]:
    return {model.Decline()} | {model.Buy(one) for one in provisions.split()}


def pays(text: str) -> set[Any]:
    return {model.Pay(one) for one in cards(text)}


def pay(text: str) -> model.Pay:
    return model.Pay(card(text))


def payments(seat: int, text: str) -> list[tuple[int, model.Pay]]:
    return [(seat, pay(word)) for word in text.split()]


def empowers(text: str) -> set[Any]:
    return {model.Decline()} | {model.Empower(one) for one in cards(text)}


def swap(give: str, take: str, owner: int | None = None) -> model.Exchange:
    return model.Exchange(give=give, take=take, owner=owner)


def differences(position: CigalePosition, facts: dict[str, Any], said: dict[str, Any]) -> list[str]:
    """Return the facts that the position does not meet.
    `said`: answers of the engine: legal actions by seat, points and winners.
    """
    found = {name: said[name] if name in said else fact(position, name, expected) for name, expected in facts.items()}
    return [f"{name}: {found[name]}, not {expected}" for name, expected in facts.items()
            if found[name] != meaning_of(name, expected)]


def fact(position: CigalePosition, name: str, expected: Any) -> Any:
    match name:
        case "square":
            return {cell: position.square[CELLS.index(cell)] for cell in expected}
        case "left":
            return len(position.pile)
        case "discarded":
            return len(position.discard)
        case "shelves":
            return " ".join("".join(map(str, mine)) for mine in position.shelves)
        case "holds":
            return {power: position.powers[power] for power in expected}
        case "pile" | "discard" | "paid" | "offer":
            return Counter(getattr(position, name))
        case "reserves" | "insects" | "provisions":
            return [Counter(heap) for heap in getattr(position, name)]
    return getattr(position, name)


def meaning_of(name: str, expected: Any) -> Any:
    """Return the value that a fact's shorthand stands for; heaps compare without order."""
    match name:
        case "square":
            return {cell: None if text == "." else card(text) for cell, text in expected.items()}
        case "pile" | "discard" | "paid":
            return Counter(cards(expected))
        case "offer":
            return Counter(expected.split())
        case "reserves" | "insects":
            return [Counter(cards(text)) for text in expected]
        case "provisions":
            return [Counter(text.split()) for text in expected]
        case "stock":
            return card(expected)
    return expected
