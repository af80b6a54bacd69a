"""Micropolis: an edition's box, tiles and layouts of galleries; checked on load and converted to a kit."""
from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.editions import BadEdition, Editions, Name
from formicarium.core.variant_data import variant_cache
from formicarium.games.micropolis.course import Course
from formicarium.games.micropolis.kit import ANT, ARCHITECT, BARRACKS, KIND, MOST, SENTINEL, SERGEANT, Kit, TileSet
from formicarium.games.micropolis.model import Fruit, Port, Specialist

PORTS: tuple[Port, ...] = get_args(Port)  # in the order of the kit's port numbers
KINDS: tuple[str, ...] = (*get_args(Fruit), "queen")  # contents that a gallery counts, in the order of their bits
EFFECTS = {"nurse1": 1, "nurse2": 2, "nurse3": 3, "nurse4": 4, "architect": ARCHITECT, "sergeant": SERGEANT,
           "sentinel": SENTINEL}
PLAYERS = range(2, 7)
EXPERTS = range(2, 4)


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: int
    foundations: int
    soldiers: int
    architects: int  # number of tokens
    sides: int  # sides of a foundation: the number of tiles that complete an anthill
    holes: int  # holes of a foundation: the most soldiers of an army
    army: int  # soldiers of an army at the start
    line: int


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile; its number is its place in the list, from 1."""

    layout: str
    workers: tuple[int, ...]  # by piece
    # fruits and specialists, by piece; empty for the last pieces
    bears: tuple[tuple[Fruit | Specialist, ...], ...] = ()
    barracks: tuple[int, ...] = ()  # places of each barracks


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[Tile, ...]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    box: Contents
    fruits: dict[Fruit, int]  # number of each fruit in the game
    layouts: dict[str, tuple[tuple[Port, ...], ...]]  # pieces of each layout: the ports that each piece joins
    anthill: Tiles


def check(edition: Edition) -> None:
    check_contents(edition.box)
    for name, pieces in edition.layouts.items():
        check_layout(f"layouts.{name}", pieces)
    for number, tile in enumerate(edition.anthill.tiles, 1):
        check_tile(f"anthill.tiles, number {number}", tile, edition)
    check_counts(edition)


def check_contents(box: Contents) -> None:
    """Check the contents of the box (MIC-C1).

    The limits keep sets of tiles within 62 bits, and the contents of a gallery within 60.
    """
    if box.foundations < PLAYERS[-1]:
        raise BadEdition(f"box.foundations: {box.foundations}; six players need six")
    if not 3 <= box.sides <= 12:
        raise BadEdition(f"box.sides: {box.sides}; a foundation has 3 to 12 sides")
    if not 1 <= box.army <= box.holes <= 20:
        raise BadEdition(f"box.army, box.holes: {box.army} soldiers to begin with and {box.holes} holes; "
                         "it must be 1 ≤ army ≤ holes ≤ 20")
    if not PLAYERS[-1] * box.army <= box.soldiers <= 200:
        raise BadEdition(f"box.soldiers: {box.soldiers}; six armies of {box.army} need {PLAYERS[-1] * box.army}, "
                         "and 200 is the most")
    if not 0 <= box.architects <= 20:
        raise BadEdition(f"box.architects: {box.architects}; 0 to 20 tokens")
    if box.line not in (7, 11, 13):
        raise BadEdition(f"box.line: {box.line}; it is 7, 11 or 13: no multiple of 2 to 6 players (MIC-T7)")
    if not tiles_needed(box) <= box.tiles <= 62:
        raise BadEdition(f"box.tiles: {box.tiles}; the largest game needs {tiles_needed(box)}, and 62 is the most")


def tiles_needed(box: Contents) -> int:
    """Return the tiles that the largest game lays out: full lines, the last one renewed before the last rounds."""
    games = [(players, box.line // players, box.sides) for players in PLAYERS]  # MIC-T7
    games += [(players, 2, 2 * box.sides) for players in EXPERTS]  # MIC-E2
    return max(box.line + (rounds - 1) // together * together * players for players, together, rounds in games)


def check_layout(place: str, pieces: tuple[tuple[Port, ...], ...]) -> None:
    """Check that each port belongs to exactly one piece (MIC-C3)."""
    ports = [port for piece in pieces for port in piece]
    if sorted(ports) != sorted(PORTS):
        raise BadEdition(f"{place}: each of {', '.join(PORTS)} belongs to one piece; there is {', '.join(ports)}")
    if len(pieces) > 8:
        raise BadEdition(f"{place}: {len(pieces)} pieces; a tile has 8 at most")


def check_tile(place: str, tile: Tile, edition: Edition) -> None:
    if tile.layout not in edition.layouts:
        raise BadEdition(f"{place}: there is no layout {tile.layout!r}")
    pieces = len(edition.layouts[tile.layout])
    if len(tile.workers) != pieces:
        raise BadEdition(f"{place}: workers in {len(tile.workers)} pieces, but layout {tile.layout} has {pieces}")
    if len(tile.bears) > pieces:
        raise BadEdition(f"{place}: bears something in {len(tile.bears)} pieces, but layout {tile.layout} has {pieces}")
    if not all(0 <= workers <= 20 for workers in tile.workers):
        raise BadEdition(f"{place}: 0 to 20 workers in a piece")
    for places in tile.barracks:
        if not 1 <= places <= 4:
            raise BadEdition(f"{place}: a barracks of {places}; they have 1 to 4 places (MIC-V6)")


def check_counts(edition: Edition) -> None:
    """Check that the tiles bear exactly the numbers that the box states (MIC-C1, C2)."""
    tiles = edition.anthill.tiles
    if len(tiles) != edition.box.tiles:
        raise BadEdition(f"anthill.tiles: {len(tiles)} tiles, but box.tiles says {edition.box.tiles}")
    borne: list[str] = [thing for tile in tiles for things in tile.bears for thing in things]
    for fruit in get_args(Fruit):
        if borne.count(fruit) != edition.fruits.get(fruit, 0):
            raise BadEdition(f"anthill.tiles: {fruit} is there {borne.count(fruit)} times, but fruits.{fruit} says "
                             f"{edition.fruits.get(fruit, 0)} (MIC-C2)")
    for kind in KINDS:
        if borne.count(kind) > MOST:
            raise BadEdition(f"anthill.tiles: {kind} is there {borne.count(kind)} times; {MOST} is the most")
    barracks = sum(len(tile.barracks) for tile in tiles)
    if barracks > 30:
        raise BadEdition(f"anthill.tiles: {barracks} barracks; 30 is the most")


EDITIONS = Editions(Edition, Path(__file__).parent / "editions", check)


@variant_cache(EDITIONS, "formicarium.games.micropolis.edition.course")
def course(name: str, players: int, each: int, first_leads: bool) -> Course:
    """Return the variant's steps and kit; cached."""
    return Course(kit(EDITIONS[name], players, each, first_leads))


def kit(edition: Edition, players: int, each: int, first_leads: bool) -> Kit:
    """Return the edition and the options in the form that the rules use."""
    box, tiles = edition.box, edition.anthill.tiles
    layouts = [edition.layouts[tile.layout] for tile in tiles]
    most = max(len(layout) for layout in layouts)
    holds = [[things_in(tile, piece) for piece in range(len(tile.workers))] + [0] * (most - len(tile.workers))
             for tile in tiles]
    effects: list[list[int]] = []
    barracks: list[int] = []
    places: list[int] = []
    for tile in tiles:
        numbers = range(len(places), len(places) + len(tile.barracks))
        works = [EFFECTS[thing] for things in tile.bears for thing in things if thing in EFFECTS]
        effects.append([*works, *(BARRACKS + number for number in numbers)])  # specialists before barracks (MIC-T6)
        barracks.append(sum(1 << number for number in numbers))
        places += tile.barracks
    return Kit(
        seats=players, each=each, first_leads=first_leads, sides=box.sides, holes=box.holes, army=box.army,
        line=box.line, soldiers=box.soldiers, architects=box.architects, places=vec[i64](places),
        tiles=TileSet(
            most=most, pieces=vec[i64]([len(layout) for layout in layouts]),
            piece=vec[i64]([next(number for number, piece in enumerate(layout) if port in piece)
                            for layout in layouts for port in PORTS]),
            holds=vec[i64]([number for pieces in holds for number in pieces]),
            effects=vec[i64]([effect for own in effects for effect in own]),
            effect_from=vec[i64]([sum(map(len, effects[:tile])) for tile in range(len(tiles) + 1)]),
            barracks=vec[i64](barracks), bit=vec[i64]([1 << n for n in range(62)]),
            workers=[sum(tile.workers) for tile in tiles], bears=[borne_by(tile) for tile in tiles]))


def borne_by(tile: Tile) -> str:
    """Return the one thing on a tile besides workers, as in "cherry", "nurse2", "barracks3"."""
    things = [*(thing for things in tile.bears for thing in things), *(f"barracks{places}" for places in tile.barracks)]
    return things[0] if len(things) == 1 else "several" if things else "nothing"


def things_in(tile: Tile, piece: int) -> int:
    """Return the contents of a piece, packed as a gallery counts them (MIC-C3)."""
    things = tile.bears[piece] if piece < len(tile.bears) else ()
    ants = tile.workers[piece] + sum(thing in get_args(Specialist) for thing in things)
    return (ants << ANT) + sum(1 << KINDS.index(thing) * KIND for thing in things if thing in KINDS)
