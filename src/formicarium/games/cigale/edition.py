"""La Cigale & la Fourmi: an edition's path cards, points, powers and provisions; checked on load."""
from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.editions import BadEdition, Editions, Name
from formicarium.core.variant_data import variant_cache
from formicarium.games.cigale.course import Course
from formicarium.games.cigale.kit import CELLS, COPIES, OFFER, Kit, chains, files
from formicarium.games.cigale.model import INSECTS, PATHS, POWERS, Card, Insect
from formicarium.games.cigale.model import Path as PathName

Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
IDENTIFIER = re.compile(r"[a-z][a-z0-9-]{0,23}")
CELL_NAMES = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
FACES = tuple(Card(path, insect) for path in PATHS for insect in (None, *INSECTS))


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Copies of the cards of one path, plain and with each insect."""

    plain: Few = 0
    bee: Few = 0
    ladybug: Few = 0
    dragonfly: Few = 0
    caterpillar: Few = 0
    mantis: Few = 0
    butterfly: Few = 0


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cloth: Cards
    tiles: Cards
    stone: Cards
    wood: Cards


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shelf: tuple[Few, ...]  # by slot, from 1
    insects: tuple[Few, ...]  # by number of identical insects, from 1


class Powers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The insect that brings each power."""

    barter: Insect
    prestige: Insect
    peek: Insect
    consolation: Insect
    stock: Insect
    exchange: Insect


class Provision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    fr: str
    en: str
    price: dict[PathName, Few]
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2  # used with at least this number of players


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    cards: Deck
    points: Points
    powers: Powers
    provisions: tuple[Provision, ...]


def copies(edition: Edition) -> list[int]:
    """Return the copies of each design, in the order of FACES."""
    return [getattr(getattr(edition.cards, face.path), face.insect or "plain") for face in FACES]


def check(edition: Edition) -> None:
    """Check cards, points and powers (CIG-C1, C4, C5)."""
    cards = copies(edition)
    if not CELLS + 4 < sum(cards) <= 200:  # at least the square, a card for each player, and a pile
        raise BadEdition(f"cards: {sum(cards)} in all; {CELLS + 5} to 200 (CIG-C1)")
    for path in PATHS:
        if not any(n for face, n in zip(FACES, cards, strict=True) if face.path == path):
            raise BadEdition(f"cards.{path}: no card; every path type has some (CIG-C1)")
    for place in ("shelf", "insects"):
        points = getattr(edition.points, place)
        if not 1 <= len(points) <= 12 or list(points) != sorted(points):
            raise BadEdition(f"points.{place}: 1 to 12 numbers, none smaller than the one before")
    insects = [getattr(edition.powers, power) for power in POWERS]
    if len(set(insects)) != len(insects):
        raise BadEdition("powers: two powers have the same insect (CIG-C5)")
    check_provisions(edition.provisions)


def check_provisions(provisions: tuple[Provision, ...]) -> None:
    """Check the provisions (CIG-C4)."""
    if not 1 <= len(provisions) <= 12:
        raise BadEdition(f"provisions: {len(provisions)}; 1 to 12 designs")
    for number, provision in enumerate(provisions):
        place = f"provisions[{number}]"
        if not IDENTIFIER.fullmatch(provision.id):
            raise BadEdition(f"{place}.id: {provision.id!r}; small letters, digits and hyphens, 24 at most")
        if provision.id in [other.id for other in provisions[:number]]:
            raise BadEdition(f"{place}.id: {provision.id!r} is there already")
        if not 1 <= sum(provision.price.values()) <= 12:
            raise BadEdition(f"{place}.price: {sum(provision.price.values())} cards; 1 to 12")
    two = sum(provision.players == 2 for provision in provisions)
    if two * COPIES < OFFER:
        raise BadEdition(f"provisions: {two} designs for two players; the offer of {OFFER} needs more (CIG-W1)")


EDITIONS = Editions(Edition, Path(__file__).parent / "editions", check)


@cache
def shapes(single_file: bool) -> vec[i64]:
    return vec[i64](files() if single_file else chains())


@cache
def kit(name: str, mode: str, players: int, single_file: bool) -> Kit:
    """Return the edition and the options in the form that the rules use; cached."""
    edition = EDITIONS[name]
    by_insect = {getattr(edition.powers, power): number for number, power in enumerate(POWERS)}
    return Kit(
        seats=players, winter=mode in ("winter", "winter-powers"), powered=mode == "winter-powers",
        open_insects=mode == "autumn-open", chains=shapes(single_file), cards=vec[i64](copies(edition)),
        slot_points=vec[i64]([0, *edition.points.shelf]), insect_points=vec[i64]([0, *edition.points.insects]),
        provisions=len(edition.provisions),
        price=vec[i64]([provision.price.get(path, 0) for provision in edition.provisions for path in PATHS]),
        used=vec[i64]([COPIES if provision.players <= players else 0 for provision in edition.provisions]),
        power_of=vec[i64]([by_insect[insect] for insect in INSECTS]), faces=list(FACES), cells=list(CELL_NAMES),
        names=[provision.id for provision in edition.provisions])


@variant_cache(EDITIONS, "formicarium.games.cigale.edition.course")
def course(name: str, mode: str, players: int, single_file: bool) -> Course:
    """Return the variant's steps and kit; cached."""
    return Course(kit(name, mode, players, single_file))
