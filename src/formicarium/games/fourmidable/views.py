"""Fourmidable: the view of a seat."""
from __future__ import annotations

from typing import Literal, get_args

import msgspec

from formicarium.core.game import Points, View
from formicarium.games.fourmidable.model import (
    Ant,
    AntKind,
    Held,
    Lies,
    Objective,
    Phase,
    Predator,
    Prowler,
    Rank,
    Resource,
    Special,
    Species,
    Weather,
)


class Ground(msgspec.Struct, frozen=True):
    """A cell of the main board in play, and its contents. Ants are listed with their players."""

    cell: str
    lies: Lies  # contents of the cell, also below a hole
    owner: int | None = None  # owner of the pheromone
    hole: int = 0  # number of the hole on the cell; 0: none
    holder: int | None = None
    predator: Predator | None = None


class Chamber(msgspec.Struct, frozen=True):
    """A cell of a nest."""

    cell: str  # 2, 3, 4, r1c0 … r3c4, library, queen
    earth: Resource | None  # null: dug, or a room
    hole: str | None = None  # name of its cell on the main board, if it is a hole
    worm: bool = False


class Todo(msgspec.Struct, frozen=True):
    """A player's remaining actions of this round (FOU-A4)."""

    ants: int
    birth: bool
    predator: bool


class Lore(msgspec.Struct, frozen=True):
    """Public information about a player's species and special cards, from Intermediate on."""

    species: Species | None
    specials: int  # cards in hand
    laid: tuple[Special, ...]  # cards that counted at the end (FOU-I8)
    leaves: int  # points of cards that were played
    born: bool  # the round's birth was by a card (FOU-I5) or was given up (FOU-A5)
    used: bool  # the species' power was used this round
    power: bool  # the power can still be used this round
    preyed: Predator | None  # predator moved by this round's predator action
    extra: Predator | None  # predator moved by the species' power this round (FOU-E2)


class Player(msgspec.Struct, frozen=True):
    """Public information about a player."""

    seat: int
    section: str  # letter of the section with the player's nest
    ants: tuple[Ant, ...]
    supply: tuple[int, int, int]  # ants that can still be born, by type
    chambers: tuple[Chamber, ...]
    holes: tuple[str | None, str | None, str | None, str | None]  # cells of holes 1 to 4
    resources: tuple[int, ...]  # in the order of RESOURCES
    pheromones: int  # pheromones in supply
    hand: tuple[int, int, int]  # objectives, by the type of ant on their backs
    revealed: tuple[Objective, ...]
    birth: AntKind | None  # birth tile taken this round
    todo: Todo
    prowled: bool  # the predator tile is turned
    passed: bool  # True if asked (FOU-A24, or at the end) with nothing (more) to reveal
    points: tuple[Points, ...]  # score sheet, line by line, as if the game ended now
    lore: Lore | msgspec.UnsetType = msgspec.UNSET  # from Intermediate on


class Known(msgspec.Struct, frozen=True):
    """A card that the viewer put under a pile, or looked at on the one pile; `above` counts the cards above it."""

    objective: Objective
    above: int


class OnDisplay(msgspec.Struct, frozen=True):
    """The open objectives and their pile, one for all types (FOU-X1)."""

    open: tuple[Objective, ...]  # open objectives, each in its place
    pile: int  # number of cards in the pile
    # seats that have looked at the upper cards, the top card first; the viewer's cards are in `known`
    tops: tuple[tuple[int, ...], ...]


class DraftView(msgspec.Struct, frozen=True):
    """The draft (FOU-X4): the hands that the viewer saw, and public facts."""

    steps: int  # completed steps
    hands: tuple[tuple[Special, ...], ...]  # by step: the viewer's whole hand, before it kept a card
    kept: tuple[Special, ...]  # by completed step: the card kept
    pick: Special | None  # kept in this step, while others still choose
    picked: tuple[bool, ...]  # by seat: whether it has kept a card in this step
    played: tuple[tuple[Special, ...], ...]  # by seat: special cards played since


class SoloView(msgspec.Struct, frozen=True):
    bag: tuple[int, ...]  # tiles of each resource in the bag (FOU-P3)
    eaten: tuple[int, ...]  # eaten by predators and not spent (FOU-P5)
    robbed: tuple[Objective, ...]  # objectives that predators have completed
    rounds: int  # number of rounds of the game (FOU-P6)
    ranks: tuple[tuple[int, Rank], ...]  # points to exceed, and the rank they bring; the lowest first
    rank: Rank | None  # the rank if the game ended now
    wanted: Resource | None  # "hunting": the tile that was drawn


TieBreakerName = Literal["pheromones", "triples", "holes", "dug", "resources", "worm"]
TIE_BREAKERS: tuple[TieBreakerName, ...] = get_args(TieBreakerName)  # in the order of FOU-X10


class TieBreaker(msgspec.Struct, frozen=True):
    """A criterion between seats with equal points, and the value of each seat."""

    what: TieBreakerName
    values: tuple[int, ...]  # by seat


class FourmidableView(View, frozen=True, kw_only=True):
    players: tuple[Player, ...]
    ground: tuple[Ground, ...]
    predators: tuple[Prowler, ...]
    piles: tuple[int, int, int]  # cards, by type of ant
    births: tuple[int, int, int]  # tiles on the board, by type of ant
    hand: tuple[Objective, ...]  # the viewer's objectives
    looked: tuple[Objective, ...]  # cards that the viewer looks at in the library
    looking: int  # number of cards that the seat in turn looks at
    known: tuple[Known, ...]  # cards known to the viewer, pile by pile, the upper first
    unders: tuple[tuple[int, ...], ...]  # by type of ant: seat that put each card under the pile, the upper first
    phase: Phase
    turn: int
    first: int
    day: bool
    round: int
    weather: Weather | None
    held: Held | None
    reach: int  # "walking": steps of the picked ant
    goal: int  # completed objectives that bring the end (FOU-K15, FOU-A19)
    still: int
    stirred: bool
    ending: str  # the rule that brings the end, from "counting" on
    ended: str
    shown: OnDisplay | msgspec.UnsetType = msgspec.UNSET  # from Experienced on; `piles` are empty there
    draft: DraftView | msgspec.UnsetType = msgspec.UNSET  # Experienced, from the draft on
    solo: SoloView | msgspec.UnsetType = msgspec.UNSET
    # the viewer's special cards; from Intermediate on
    specials: tuple[Special, ...] | msgspec.UnsetType = msgspec.UNSET
    played: tuple[Special, ...] | msgspec.UnsetType = msgspec.UNSET  # special cards played by all seats
    ties: tuple[TieBreaker, ...] | msgspec.UnsetType = msgspec.UNSET  # in order; only for equal points at the end
