"""Actions and state of the naive upper levels; it imports nothing from the game's own engine.

An ant is moved step by step (`Lift`, `Step` ..., `Stop`), so that cards can be played between any two steps (FOU-I2). A
place is a cell of the main board, (q, r), or one of a nest, (seat, name); where a hole joins the two (FOU-S3), it is
named by its cell on the main board. Chance is a function that is called in the order in which the rules draw.
"""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from tests.oracle.fourmidable.common import (
    Ant,
    Birth,
    CommonPlayer,
    CommonState,
    Dig,
    Draw,
    Keep,
    Place,
    Prey,
    Reveal,
    Sky,
    Start,
)
from tests.oracle.fourmidable.naive_box import (
    KINDS,
    NEST,
    PREDATORS,
    Card,
    Cell,
    beside,
    birth_tiles,
    deck,
)

from .box import (
    DRAFTED_FROM,
    EXPERIENCED,
    HOLE_UNDER_WATER,
    INTERMEDIATE,
    OPEN,
    SOLO,
    SPECIALS_EACH,
    SPECIES,
    Special,
    board,
    objectives,
    sections_of,
    specials,
)


class Refused(Exception):
    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


@dataclass(frozen=True)
class Take:
    """FOU-I1, X3: a species."""

    species: str


@dataclass(frozen=True)
class Pick:
    """FOU-X4, P2: a special card, of the drafted pack or (in Solo) of all cards."""

    card: Special


@dataclass(frozen=True)
class StartOne:
    """FOU-X5: one starting ant."""

    kind: str


@dataclass(frozen=True)
class Lift:
    """FOU-K4: the ant that this action moves."""

    kind: str
    at: Place


@dataclass(frozen=True)
class Step:
    to: Place


@dataclass(frozen=True)
class Stop:
    pass


@dataclass(frozen=True)
class GiveUp:
    """FOU-A5: give up a birth for which there is no tile."""


@dataclass(frozen=True)
class Play:
    """FOU-I2: a special card and its target."""

    card: Special
    on: Any = None


@dataclass(frozen=True)
class Power:
    """FOU-E1 on a cell, FOU-E2 on (predator, place), FOU-E6 (Experienced) without a target."""

    on: Any = None


@dataclass(frozen=True)
class Complete:
    """FOU-X2: one of the open objectives."""

    card: Card


@dataclass(frozen=True)
class Eat:
    """FOU-P4: one of the nearest cells."""

    place: Place


@dataclass(frozen=True)
class Rob:
    """FOU-P5: one of the objectives that the predators can pay."""

    card: Card


@dataclass(frozen=True)
class Done:
    """Play no more: while gathering, after an action, in the library (FOU-X2), before the score."""


Action = (Take | Pick | Start | StartOne | Sky | Lift | Step | Stop | Birth | Prey | GiveUp | Play | Power | Dig | Keep
          | Complete | Eat | Rob | Reveal | Done)


@dataclass
class Player(CommonPlayer):
    species: str = ""
    cards: list[Special] = field(default_factory=list)
    pack: list[Special] = field(default_factory=list)  # FOU-X4: the pack to pick from
    picked: Special | None = None
    packs_seen: list[tuple[Special, ...]] = field(default_factory=list)
    peeked: list[Card] = field(default_factory=list)  # FOU-C19 to C21, E6: all cards of the pile ever seen
    leaves: int = 0  # points from special cards played
    preyed: str = ""  # the predator of this round's action
    extra: str = ""  # the predator moved by FOU-E2 this round
    power_used: bool = False  # used in this round


@dataclass
class Doing:
    ant: int | None = None  # number of the moving ant
    left: int = 0
    steps: int = 0
    crossing: bool = False  # FOU-C32
    further: int = 0  # FOU-C29
    gain: str = ""
    hole: str = ""
    looked: bool = False  # FOU-E6, Experienced


@dataclass
class Pile:
    """Cards in an order that a seat knows, then shuffled ones, then those put back, in that order (FOU-A12)."""

    shuffled: Counter[Card]
    top: list[Card] = field(default_factory=list)
    returned: list[Card] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.top) + self.shuffled.total() + len(self.returned)

    def take(self, draw: Draw) -> Card:
        if self.top:
            return self.top.pop(0)
        if self.shuffled:
            card: Card = draw("card", sorted(self.shuffled.elements()))
            self.shuffled -= Counter([card])
            return card
        return self.returned.pop(0)

    def peek(self, number: int, draw: Draw) -> list[Card]:
        """Return the next cards, which stay in their order; fewer at the end of the pile."""
        seen = [self.take(draw) for _ in range(min(number, len(self)))]
        self.top = seen + self.top
        return list(seen)


@dataclass
class State(CommonState):
    """Its phase is one of species, draft, starting, weather, before, moving, gathering, digging, completing, after,
    asking, closing and ended; `moment` defines their priority."""

    players: list[Player]
    piles: dict[str, Pile]  # by kind, or "all"
    opened: list[Card]  # FOU-X1
    deck: Counter[Special]  # special cards in no hand
    gone: list[Special]  # played or discarded
    tiles: Counter[str]
    day: bool
    holder: int
    turn: int
    species_left: list[str] = field(default_factory=list)
    doing: Doing = field(default_factory=Doing)
    hunt: tuple[str, tuple[Place, ...]] | None = None  # FOU-P4: predator and possible cells
    bag: Counter[str] = field(default_factory=Counter)  # FOU-P3
    eaten: Counter[str] = field(default_factory=Counter)  # FOU-P5
    robbed: list[Card] = field(default_factory=list)  # FOU-P5

    @property
    def solo(self) -> bool:
        return self.mode == SOLO

    @property
    def experienced(self) -> bool:
        """FOU-P1: Solo uses the Experienced rules."""
        return self.mode != INTERMEDIATE

    @property
    def lifted(self) -> Ant | None:
        return None if self.doing.ant is None else self.players[self.turn].ants[self.doing.ant]

    def next_to_own(self, seat: int, cell: Cell) -> bool:
        """FOU-X6, X7."""
        holes = self.players[seat].holes.values()
        return any(self.scents.get(other) == seat or other in holes for other in beside(cell))

    def number_open(self) -> int:
        return OPEN[len(self.players)]

    def robs(self) -> list[Card]:
        """FOU-P5: return the objectives that the predators can pay."""
        return sorted({card for card in self.opened if self.solo and Counter(card.cost) <= self.eaten})

    def moment(self) -> str:
        """Return the present question; some questions interrupt others, which continue afterwards."""
        if self.robs():
            return "robbing"
        if self.hunt is not None:
            return "hunting"
        if any(player.seen for player in self.players):
            return "drawing"
        return self.phase

    def copied(self) -> State:
        return replace(
            self, players=[copied_player(one) for one in self.players], ground=dict(self.ground),
            scents=dict(self.scents), predators=dict(self.predators), opened=list(self.opened), gone=list(self.gone),
            piles={kind: Pile(Counter(one.shuffled), list(one.top), list(one.returned))
                   for kind, one in self.piles.items()},
            deck=Counter(self.deck), tiles=Counter(self.tiles), species_left=list(self.species_left),
            doing=replace(self.doing), bag=Counter(self.bag), eaten=Counter(self.eaten), robbed=list(self.robbed),
            asked=set(self.asked))


def copied_player(one: Player) -> Player:
    ants = [Ant(ant.kind, ant.at, ant.moved) for ant in one.ants]
    return replace(one, ants=ants, cards=list(one.cards), pack=list(one.pack), packs_seen=list(one.packs_seen),
                   hand=list(one.hand), seen=list(one.seen), peeked=list(one.peeked),
                   revealed=list(one.revealed), goods=Counter(one.goods), holes=dict(one.holes), earth=dict(one.earth))


def start(mode: str, players: int, holder: int, day: bool, draw: Draw, *, sections: tuple[int, ...] | None = None,
          choose_species: bool = False, worm_in_rooms: bool = False) -> State:
    """Return a new game, up to its first choice (FOU-S1 to S5)."""
    sections = sections_of(players) if sections is None else sections
    ground = board(sections, players)
    nests = [HOLE_UNDER_WATER] if mode == SOLO else [
        next(cell for cell, mark in board((section,), players).items() if mark == NEST) for section in sections]
    piles = {kind: Pile(deck(kind, players)) for kind in KINDS} if mode == INTERMEDIATE else \
        {"all": Pile(objectives(players))}  # FOU-X1
    state = State(mode, [Player(holes={"1": nest}) for nest in nests], ground, {}, dict.fromkeys(PREDATORS), piles, [],
                  specials(), [], birth_tiles(players), day, holder, holder, phase="species",
                  species_left=[] if mode == SOLO else list(SPECIES), worm_in_rooms=worm_in_rooms)
    if mode == SOLO:
        state.bag = Counter("LCSRBMOGT")  # FOU-P3
    if state.experienced:
        refill(state, draw)
    if mode == SOLO:
        state.phase = "draft"  # FOU-P2
    elif mode == INTERMEDIATE and not choose_species:
        for one in state.players:
            one.species = draw("species", list(state.species_left))
            state.species_left.remove(one.species)
        deal(state, draw)
    return state


def deal(state: State, draw: Draw) -> None:
    """FOU-I1: deal six cards. FOU-X4: eight to choose from."""
    for one in state.players:
        for _ in range(DRAFTED_FROM if state.mode == EXPERIENCED else SPECIALS_EACH):
            card: Special = draw("special", sorted(state.deck.elements()))
            state.deck -= Counter([card])
            (one.pack if state.mode == EXPERIENCED else one.cards).append(card)
    state.phase = "draft" if state.mode == EXPERIENCED else "starting"


def refill(state: State, draw: Draw) -> None:
    """FOU-X1, X2: open objectives up to their number, while the pile lasts."""
    while len(state.opened) < state.number_open() and len(state.piles["all"]):
        state.opened.append(state.piles["all"].take(draw))
