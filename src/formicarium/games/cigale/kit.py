"""La Cigale & la Fourmi: the kit: edition and options as numbers; immutable."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.state import bit_count
from formicarium.games.cigale.model import Card

NONE: Final[i64] = -1
PATHS: Final[i64] = 4
KINDS: Final[i64] = 6  # kinds of insects
CARDS: Final[i64] = 28  # designs of path cards: each path plain or with one of the insects
CELLS: Final[i64] = 16
SQUARE: Final[i64] = 0xFFFF
ANTS: Final[i64] = 6  # ants of a round (CIG-C2)
COPIES: Final[i64] = 2  # copies of each provision (CIG-C4)
OFFER: Final[i64] = 3  # provisions on offer (CIG-W1)

# Powers (CIG-P3 to P8), and the places of a power without holder.
BARTER: Final[i64] = 0
PRESTIGE: Final[i64] = 1
PEEK: Final[i64] = 2
CONSOLATION: Final[i64] = 3
STOCK: Final[i64] = 4
EXCHANGE: Final[i64] = 5
POWERS: Final[i64] = 6
ON_TABLE: Final[i64] = -1
IN_BOX: Final[i64] = -2


def path_of(card: i64) -> i64:
    return card // 7


def kind_of(card: i64) -> i64:
    """Return the insect on a card, or NONE on a plain one."""
    return card % 7 - 1


def spread(cells: i64) -> i64:
    """Return the cells and their neighbours as a bit set; rows do not wrap."""
    return (cells | cells << 4 | cells >> 4 | (cells & 0x7777) << 1 | (cells & 0xEEEE) >> 1) & SQUARE


def chains() -> list[int]:
    """Return every connected set of six cells (CIG-A2)."""
    found = {1 << cell for cell in range(CELLS)}
    for _ in range(ANTS - 1):
        found = {one | 1 << cell for one in found for cell in range(CELLS) if spread(one) & ~one & 1 << cell}
    return sorted(found)


def files() -> list[int]:
    """Return the sets without branches, for the option `single_file` (CIG-A2).

    No ant touches three others, and there are two ends.
    """
    found = []
    for chain in chains():
        beside = [bit_count(spread(1 << cell) & chain) - 1 for cell in range(CELLS) if chain >> cell & 1]
        if max(beside) <= 2 and beside.count(1) == 2:
            found.append(chain)
    return found


@final
class Kit:
    """Constants of one edition, mode, number of players and set of options; all states share it."""

    def __init__(self, *, seats: i64, winter: bool, powered: bool, open_insects: bool, chains: vec[i64],
                 cards: vec[i64], slot_points: vec[i64], insect_points: vec[i64], provisions: i64, price: vec[i64],
                 used: vec[i64], power_of: vec[i64], faces: list[Card], cells: list[str], names: list[str]) -> None:
        self.seats = seats
        self.winter = winter
        self.powered = powered
        self.open_insects = open_insects  # variant with insects face up (CIG-A15)
        self.chains = chains  # bit sets of cells where six ants can stand
        self.cards = cards  # by design: copies
        self.slot_points = slot_points  # by slot of a shelf, from 0
        self.insect_points = insect_points  # by number of identical insects, from 0
        self.provisions = provisions  # number of designs
        self.price = price  # number of cards, at provision * PATHS + path
        self.used = used  # by provision: copies used with this number of players, 2 or 0 (CIG-W2)
        self.power_of = power_of  # by insect: its power
        self.faces = faces  # by design
        self.cells = cells  # names of cells
        self.names = names  # names of provisions
