"""A Micropolis view in plain letters, for playthroughs: the line of tiles, then a line for each anthill."""
from __future__ import annotations

from string import ascii_lowercase
from textwrap import fill

from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import Anthill, Lying, MicropolisView, Slice

KEY = ("the line from its first tile, each with its number, what it bears, its workers (w) and the soldiers on it (s); "
       "then the anthills, clockwise, A1 being the first of player 1, * the one with the Red Army token, its army, its "
       "tiles, each piece with the letter of its gallery, a barracks for two empty as (2) and full as [2], and the "
       "score sheet: population, colony, harvest, royal gallery, largest army, garrison")
OWNERS = "ABCDEF"


def draw(view: MicropolisView, game: Micropolis) -> str:
    line = fill("  ".join(describe_lying(one, game) for one in view.line), 110, subsequent_indent="    ")
    stock = f"round {view.round}/{view.rounds}, pile {view.pile}, reserve {view.reserve}, architects {view.tokens}"
    tokens = "".join(f", {OWNERS[seat]} {held}" for seat, held in enumerate(view.architects) if held)
    return "\n".join([stock + tokens, line, *(row(anthill, view) for anthill in view.anthills)])


def describe_lying(one: Lying, game: Micropolis) -> str:
    """Return a tile of the line: "8 lemon 3w 2s"."""
    tile = game.editions[game.edition].anthill.tiles[one.tile - 1]
    borne = game.course.kit.tiles.bears[one.tile - 1]
    soldiers = f" {one.soldiers}s" if one.soldiers else ""
    return f"{one.tile} {'' if borne == 'nothing' else borne + ' '}{sum(tile.workers)}w{soldiers}"


def row(anthill: Anthill, view: MicropolisView) -> str:
    """Return an anthill: "A1* 5  8ab 44cd[1]  9+5+2+0+5+2=23"."""
    leads = "*" if (anthill.seat, anthill.anthill) == (view.leader.seat, view.leader.anthill) else " "
    points = [line.points for line in anthill.points]
    tiles = " ".join(slice_(one) for one in anthill.row)
    return (f"{OWNERS[anthill.seat]}{anthill.anthill}{leads}{anthill.army:3}  {tiles}  "
            f"{'+'.join(map(str, points))}={sum(points)}")


def slice_(one: Slice) -> str:
    letters = "".join(letter(gallery) for gallery in one.galleries)
    barracks = "".join(f"[{own.places}]" if own.full else f"({own.places})" for own in one.barracks)
    return f"{one.tile}{letters}{barracks}"


def letter(gallery: int) -> str:
    """Return a letter a to z, then A to Z: ten tiles of three pieces may have 30 galleries."""
    return (ascii_lowercase + ascii_lowercase.upper())[gallery]
