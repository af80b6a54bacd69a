"""Fourmidable: what a seat sees of the table."""
from __future__ import annotations

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
    """A cell of the main board that is in play, and what lies on it. Ants are with their players."""

    cell: str
    lies: Lies  # under a hole: what is there, too
    owner: int | None = None  # whose pheromone
    hole: int = 0  # the number of a hole, and whose
    holder: int | None = None
    predator: Predator | None = None


class Chamber(msgspec.Struct, frozen=True):
    """A cell of a nest."""

    cell: str  # 2, 3, 4, r1c0 … r3c4, library, queen
    earth: Resource | None  # null: dug, or a room
    hole: str | None = None  # the cell of the main board that it is one with
    worm: bool = False


class Todo(msgspec.Struct, frozen=True):
    """What a player still has to do this round (FOU-A4)."""

    ants: int
    birth: bool
    predator: bool


class Lore(msgspec.Struct, frozen=True):
    """What everybody sees of a player from Intermediate on."""

    species: Species | None
    specials: int  # cards in hand
    laid: tuple[Special, ...]  # cards that counted at the end (FOU-I8)
    leaves: int  # points of cards that were played
    born: bool  # the round's birth was by a card (FOU-I5), or given up (FOU-A5)
    used: bool  # the species' power, this round
    power: bool  # it can still be used this round
    preyed: Predator | None  # moved by this round's predator action
    extra: Predator | None  # moved by the species' power this round (FOU-E2)


class Player(msgspec.Struct, frozen=True):
    """All that everybody sees of a player."""

    seat: int
    section: str  # the letter of the section with its nest
    ants: tuple[Ant, ...]
    supply: tuple[int, int, int]  # ants that can still be born, by type
    chambers: tuple[Chamber, ...]
    holes: tuple[str | None, str | None, str | None, str | None]  # the cells of holes 1 to 4
    resources: tuple[int, ...]  # in the order of RESOURCES
    pheromones: int  # left
    hand: tuple[int, int, int]  # objectives, by the type of ant on their backs
    revealed: tuple[Objective, ...]
    birth: AntKind | None  # the tile taken this round
    todo: Todo
    prowled: bool  # the predator tile is turned
    passed: bool  # asked (FOU-A24, or at the end), and nothing (more) to reveal
    points: tuple[Points, ...]  # the score sheet as if the game ended now, line by line
    lore: Lore | msgspec.UnsetType = msgspec.UNSET  # from Intermediate on


class Known(msgspec.Struct, frozen=True):
    """A card that the viewer has put under a pile, or has looked at on the one pile: so many cards lie above it."""

    objective: Objective
    above: int


class OnDisplay(msgspec.Struct, frozen=True):
    """FOU-X1: one pile for all types."""

    open: tuple[Objective, ...]  # each in its place
    pile: int  # cards
    tops: tuple[tuple[int, ...], ...]  # who has looked at its upper cards, the first first; what they are is in `known`


class DraftView(msgspec.Struct, frozen=True):
    """FOU-X4: what the viewer has seen of the draft, and what everybody knows of it."""

    steps: int  # that are over
    hands: tuple[tuple[Special, ...], ...]  # by step: all that the viewer had in hand, before keeping one
    kept: tuple[Special, ...]  # by step that is over
    pick: Special | None  # kept in this step, while others still choose
    picked: tuple[bool, ...]  # by seat: whether it has kept one in this step
    played: tuple[tuple[Special, ...], ...]  # by seat: what it has played since


class SoloView(msgspec.Struct, frozen=True):
    bag: tuple[int, ...]  # tiles of each resource (FOU-P3)
    eaten: tuple[int, ...]  # by predators, and not spent yet (FOU-P5)
    robbed: tuple[Objective, ...]  # that they have completed
    rounds: int  # in all (FOU-P6)
    ranks: tuple[tuple[int, Rank], ...]  # who has more points than that has the rank; the lowest first
    rank: Rank | None  # if the game ended now
    wanted: Resource | None  # "hunting": the tile that was drawn


class FourmidableView(View, frozen=True, kw_only=True):
    players: tuple[Player, ...]
    ground: tuple[Ground, ...]
    predators: tuple[Prowler, ...]
    piles: tuple[int, int, int]  # cards, by type of ant
    births: tuple[int, int, int]  # tiles on the board, by type of ant
    hand: tuple[Objective, ...]  # the viewer's
    looked: tuple[Objective, ...]  # by the viewer, in the library
    looking: int  # how many cards whoever's turn it is looks at
    known: tuple[Known, ...]  # the viewer's, pile by pile, the upper first
    unders: tuple[tuple[int, ...], ...]  # by type of ant: who has put each card under the pile, the upper first
    phase: Phase
    turn: int
    first: int
    day: bool
    round: int
    weather: Weather | None
    held: Held | None
    reach: int  # "walking": how many steps the picked ant can make
    goal: int  # objectives that bring the end (FOU-K15, FOU-A19)
    still: int
    stirred: bool
    ending: str  # the rule that brings the end, from "counting" on
    ended: str
    shown: OnDisplay | msgspec.UnsetType = msgspec.UNSET  # from Experienced on; `piles` are empty there
    draft: DraftView | msgspec.UnsetType = msgspec.UNSET  # Experienced, from the draft on
    solo: SoloView | msgspec.UnsetType = msgspec.UNSET
    specials: tuple[Special, ...] | msgspec.UnsetType = msgspec.UNSET  # the viewer's; from Intermediate on
    played: tuple[Special, ...] | msgspec.UnsetType = msgspec.UNSET  # that are out of the game
