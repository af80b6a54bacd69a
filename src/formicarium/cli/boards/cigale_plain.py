"""A view of La Cigale & la Fourmi in plain letters, for playthroughs: the square, with the players' cards beside it.

Sentences tell most moves completely, so it is drawn only at the start, when six ants stand, and at the end.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import zip_longest

from formicarium.games.cigale.edition import CELL_NAMES
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import INSECTS, PATHS, Card, CigaleView

KEY = ("C tablecloth, T tiles, S stone, W wood; after it the insect: b bee, l ladybird, d dragonfly, c caterpillar, "
       "m mantis, f butterfly; * an ant; . no card; A, B … players 1, 2 …; 2C two such cards")
SEATS = "ABCD"
LETTERS: dict[str, str] = dict(zip((*PATHS, *INSECTS), "CTSWbldcmf", strict=True))


def draw(view: CigaleView, game: Cigale) -> str:
    begins = view.phase == "placing" and view.round == 1 and not view.ants
    if not (begins or (view.phase == "choosing" and not any(view.chosen)) or view.ended):
        return ""
    lines = zip_longest(ground(view), beside(view, game), fillvalue="")
    return "\n".join(f"{left:21} {right}".rstrip() for left, right in lines)


def ground(view: CigaleView) -> list[str]:
    """Return rows 1 to 4 from the top, with an ant before its card."""
    cells = [f"{'*' if name in view.ants else ' '}{letters(card):3}"
             for name, card in zip(CELL_NAMES, view.square, strict=True)]
    return ["   a    b    c    d", *(f"{y + 1} {' '.join(cells[4 * y:4 * y + 4])}" for y in range(4))]


def letters(card: Card | None) -> str:
    """Return the letters of a card: "Wb" is wood with a bee."""
    return LETTERS[card.path] + LETTERS.get(card.insect or "", "") if card else "."


def cards(held: Iterable[Card]) -> str:
    """Return cards in letters: "2C Wb"."""
    return count_things(map(letters, held))


def count_things(things: Iterable[str]) -> str:
    return " ".join(name if n == 1 else f"{n}{name}" for name, n in sorted(Counter(things).items())) or "-"


def beside(view: CigaleView, game: Cigale) -> list[str]:
    roles = "ended" if view.ended else f"Ant {SEATS[view.ant]}, Cicada {SEATS[view.cicada]}"
    lines = [f"round {view.round}  {roles}  pile {view.pile}, discard {len(view.discard)}"]
    has = winter if game.kit.winter else autumn
    lines += [f"{SEATS[seat]}  {has(view, seat)}" for seat in range(game.players)]
    if game.kit.winter:
        lines.append(f"market {count_things(view.offer)}, {view.store} to come")
    if view.powers:
        held = (f"{power} {'table' if owner is None else SEATS[owner]}" for power, owner in view.powers.items())
        lines.append(f"powers {', '.join(held)}")
    return lines


def autumn(view: CigaleView, seat: int) -> str:
    shelves = " ".join(f"{LETTERS[path]}{slot}" for path, slot in zip(PATHS, view.shelves[seat], strict=True))
    known = view.insects[seat]
    insects = f"{view.insect_cards[seat]} face down" if known is None else cards(known)
    return f"shelves {shelves}  insects {insects}"


def winter(view: CigaleView, seat: int) -> str:
    reserve = cards(view.reserves[seat]) + (" and one hidden" if view.stocked == seat else "")
    return f"points {view.points[seat]}  reserve {reserve}  provisions {count_things(view.provisions[seat])}"
