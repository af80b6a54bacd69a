"""La Cigale & la Fourmi: what is printed, as numbers."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.table import bit_count
from formicarium.games.cigale.model import Card

NONE: Final[i64] = -1
PATHS: Final[i64] = 4
KINDS: Final[i64] = 6  # of insects
CARDS: Final[i64] = 28  # designs of path cards: a path, plain or with one of the insects
CELLS: Final[i64] = 16
SQUARE: Final[i64] = 0xFFFF
ANTS: Final[i64] = 6  # CIG-C2
COPIES: Final[i64] = 2  # of each provision, CIG-C4
OFFER: Final[i64] = 3  # CIG-W1

# powers, CIG-P3 to P8, and where one lies that no seat holds
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
    """The insect on a card; NONE on a plain one."""
    return card % 7 - 1


def spread(cells: i64) -> i64:
    """The cells and those beside them; rows do not wrap."""
    return (cells | cells << 4 | cells >> 4 | (cells & 0x7777) << 1 | (cells & 0xEEEE) >> 1) & SQUARE


def chains() -> list[int]:
    """CIG-A2: every connected set of six cells."""
    found = {1 << cell for cell in range(CELLS)}
    for _ in range(ANTS - 1):
        found = {one | 1 << cell for one in found for cell in range(CELLS) if spread(one) & ~one & 1 << cell}
    return sorted(found)


def files() -> list[int]:
    """CIG-A2, `single_file`: no ant beside three others, and two ends."""
    found = []
    for chain in chains():
        beside = [bit_count(spread(1 << cell) & chain) - 1 for cell in range(CELLS) if chain >> cell & 1]
        if max(beside) <= 2 and beside.count(1) == 2:
            found.append(chain)
    return found


@final
class Kit:
    """What is printed, and what of it is used: by edition, mode, number of players and options. Never changes."""

    def __init__(self, *, seats: i64, winter: bool, powered: bool, open_insects: bool, chains: vec[i64],
                 cards: vec[i64], slot_points: vec[i64], insect_points: vec[i64], provisions: i64, price: vec[i64],
                 used: vec[i64], power_of: vec[i64], faces: list[Card], cells: list[str], names: list[str]) -> None:
        self.seats = seats
        self.winter = winter
        self.powered = powered
        self.open_insects = open_insects  # CIG-A15
        self.chains = chains  # the shapes that six ants may have
        self.cards = cards  # copies, by design
        self.slot_points = slot_points  # by slot of a shelf, from none
        self.insect_points = insect_points  # by number of identical insects, from none
        self.provisions = provisions  # designs
        self.price = price  # by provision and path
        self.used = used  # provisions with this many players, one or no pair of each (CIG-W2)
        self.power_of = power_of  # by insect
        self.faces = faces  # by card
        self.cells = cells  # names
        self.names = names  # of provisions
