"""The upper levels' table: what players may do, and what lies there. Nothing here comes from the game's own engine.

An ant is moved step by step (`Lift`, `Step` ..., `Stop`), so that cards can be played between any two steps (FOU-I2).
A place is a cell of the main board, (q, r), or one of a nest, (seat, name); where a hole joins the two (FOU-S3) it goes
by its cell on the main board. Chance is a function that is asked in the order in which the rules draw.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tests.oracle.fourmidable.naive_box import (
    BARE,
    EARTH,
    KINDS,
    NEST,
    PHEROMONES,
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

Place = Any  # Cell | (seat, name)
Draw = Callable[[str, Sequence[Any]], Any]


class Refused(Exception):
    """What may not be done, by the rule that forbids it."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


@dataclass(frozen=True)
class Take:
    """FOU-I1, X3: a species."""

    species: str


@dataclass(frozen=True)
class Pick:
    """FOU-X4, P2: a special card, of the hand that goes round or of all there are."""

    card: Special


@dataclass(frozen=True)
class Start:
    """FOU-A2: so many ants of each kind."""

    hunters: int
    farmers: int
    diggers: int


@dataclass(frozen=True)
class StartOne:
    """FOU-X5."""

    kind: str


@dataclass(frozen=True)
class Sky:
    """FOU-A3."""

    sky: str


@dataclass(frozen=True)
class Lift:
    """FOU-K4: this ant is moved by this action."""

    kind: str
    at: Place


@dataclass(frozen=True)
class Step:
    to: Place


@dataclass(frozen=True)
class Stop:
    """The move ends here: gathering, digging, library."""


@dataclass(frozen=True)
class Birth:
    """FOU-A5, by a tile."""

    kind: str


@dataclass(frozen=True)
class Prey:
    """FOU-A15, the round's predator action."""

    predator: str
    to: Place


@dataclass(frozen=True)
class GiveUp:
    """FOU-A5: a birth for which there is no tile."""


@dataclass(frozen=True)
class Play:
    """FOU-I2: a special card, upon what it is played."""

    card: Special
    on: Any = None


@dataclass(frozen=True)
class Power:
    """FOU-E1 upon a cell, FOU-E2 upon (predator, place), FOU-E6 (Experienced) upon nothing."""

    on: Any = None


@dataclass(frozen=True)
class Dig:
    """FOU-A8: where the outer hole goes."""

    cell: Cell


@dataclass(frozen=True)
class Keep:
    """FOU-A12, of the cards looked at."""

    card: Card


@dataclass(frozen=True)
class Complete:
    """FOU-X2, of the open objectives."""

    card: Card


@dataclass(frozen=True)
class Eat:
    """FOU-P4: which of the nearest."""

    place: Place


@dataclass(frozen=True)
class Rob:
    """FOU-P5: which of those that the predators can pay."""

    card: Card


@dataclass(frozen=True)
class Reveal:
    """FOU-K14."""

    card: Card


@dataclass(frozen=True)
class Done:
    """Nothing more: while gathering, after an action, in the library (FOU-X2), before the count."""


Action = (Take | Pick | Start | StartOne | Sky | Lift | Step | Stop | Birth | Prey | GiveUp | Play | Power | Dig | Keep
          | Complete | Eat | Rob | Reveal | Done)


@dataclass
class Ant:
    kind: str
    at: Place
    moved: bool = False


@dataclass
class Player:
    species: str = ""
    ants: list[Ant] = field(default_factory=list)
    cards: list[Special] = field(default_factory=list)
    pack: list[Special] = field(default_factory=list)  # FOU-X4: the hand that goes round
    picked: Special | None = None
    packs_seen: list[tuple[Special, ...]] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    seen: list[Card] = field(default_factory=list)  # looked at, not yet in hand
    peeked: list[Card] = field(default_factory=list)  # FOU-C19 to C21, E6: all that were ever seen on the pile
    revealed: list[Card] = field(default_factory=list)
    goods: Counter[str] = field(default_factory=Counter)
    pheromones: int = PHEROMONES  # left
    holes: dict[str, Cell] = field(default_factory=dict)
    earth: dict[str, str] = field(default_factory=lambda: dict(EARTH))  # not dug yet
    leaves: int = 0  # points of special cards played
    born: bool = False  # this round, or given up
    preyed: str = ""  # the predator of this round's action
    extra: str = ""  # the predator moved by FOU-E2 this round
    power_used: bool = False  # this round

    def count(self, kind: str) -> int:
        return sum(ant.kind == kind for ant in self.ants)


@dataclass
class Doing:
    """What has been done in the present action."""

    ant: int | None = None  # which of the player's ants is moving
    left: int = 0  # movement
    steps: int = 0
    crossing: bool = False  # FOU-C32
    further: int = 0  # FOU-C29
    gain: str = ""
    hole: str = ""  # the numbered cell whose outer hole is to be placed
    looked: bool = False  # FOU-E6, Experienced


@dataclass
class Pile:
    """Cards whose order somebody knows, then shuffled ones, then those put back under it, in that order (FOU-A12)."""

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
        """The next cards, which stay in their order; fewer if there are no more."""
        seen = [self.take(draw) for _ in range(min(number, len(self)))]
        self.top = seen + self.top
        return list(seen)


@dataclass
class State:
    mode: str
    players: list[Player]
    ground: dict[Any, str]  # the cells in play
    scents: dict[Any, int]  # whose pheromone
    predators: dict[str, Place | None]
    piles: dict[str, Pile]  # by kind, or "all"
    opened: list[Card]  # FOU-X1
    deck: Counter[Special]  # special cards with nobody
    gone: list[Special]  # played or thrown away
    tiles: Counter[str]  # of birth, on the board
    day: bool
    holder: int
    turn: int
    phase: str  # species, draft, starting, weather, before, moving, gathering, digging, completing, after,
    #             asking, closing, ended; `moment` says which questions come first
    species_left: list[str] = field(default_factory=list)
    doing: Doing = field(default_factory=Doing)
    hunt: tuple[str, tuple[Place, ...]] | None = None  # FOU-P4: who eats, and where it could
    bag: Counter[str] = field(default_factory=Counter)  # FOU-P3
    eaten: Counter[str] = field(default_factory=Counter)  # FOU-P5
    robbed: list[Card] = field(default_factory=list)  # FOU-P5
    sky: str = ""
    round: int = 0
    asked: set[int] = field(default_factory=set)
    progress: bool = False  # FOU-K19, this round
    idle: int = 0  # rounds without
    ended: str = ""
    worm_in_rooms: bool = False  # FOU-A16

    @property
    def solo(self) -> bool:
        return self.mode == SOLO

    @property
    def experienced(self) -> bool:
        """FOU-P1: Solo is played by the Experienced rules."""
        return self.mode != INTERMEDIATE

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def lifted(self) -> Ant | None:
        return None if self.doing.ant is None else self.players[self.turn].ants[self.doing.ant]

    def place(self, seat: int, name: str) -> Place:
        """FOU-S3."""
        return self.players[seat].holes.get(name, (seat, name))

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def someone(self, place: Place, seats: Sequence[int]) -> bool:
        return any(ant.at == place for seat in seats for ant in self.players[seat].ants)

    def hole_of(self, cell: Place) -> int | None:
        return next((seat for seat in self.seats if cell in self.players[seat].holes.values()), None)

    def bare(self, place: Place) -> bool:
        """FOU-A9: with a hole it is no empty terrain any more."""
        return self.ground.get(place) == BARE and place not in self.scents and self.hole_of(place) is None

    def next_to_own(self, seat: int, cell: Cell) -> bool:
        """FOU-X6, X7."""
        holes = self.players[seat].holes.values()
        return any(self.scents.get(other) == seat or other in holes for other in beside(cell))

    def number_open(self) -> int:
        return OPEN[len(self.players)]

    def robs(self) -> list[Card]:
        """FOU-P5: what the predators can pay."""
        return sorted({card for card in self.opened if self.solo and Counter(card.cost) <= self.eaten})

    def moment(self) -> str:
        """What is asked now: some questions come in the middle of others, which go on afterwards."""
        if self.robs():
            return "robbing"
        if self.hunt is not None:
            return "hunting"
        if any(player.seen for player in self.players):
            return "drawing"
        return self.phase

    def copied(self) -> State:
        """To be written upon."""
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
    """FOU-S1 to S5, up to the first choice."""
    sections = sections_of(players) if sections is None else sections
    ground = board(sections, players)
    nests = [HOLE_UNDER_WATER] if mode == SOLO else [
        next(cell for cell, mark in board((section,), players).items() if mark == NEST) for section in sections]
    piles = {kind: Pile(deck(kind, players)) for kind in KINDS} if mode == INTERMEDIATE else \
        {"all": Pile(objectives(players))}  # FOU-X1
    state = State(mode, [Player(holes={"1": nest}) for nest in nests], ground, {}, dict.fromkeys(PREDATORS), piles, [],
                  specials(), [], birth_tiles(players), day, holder, holder, "species",
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
    """FOU-I1: six in hand. FOU-X4: eight to choose from."""
    for one in state.players:
        for _ in range(DRAFTED_FROM if state.mode == EXPERIENCED else SPECIALS_EACH):
            card: Special = draw("special", sorted(state.deck.elements()))
            state.deck -= Counter([card])
            (one.pack if state.mode == EXPERIENCED else one.cards).append(card)
    state.phase = "draft" if state.mode == EXPERIENCED else "starting"


def refill(state: State, draw: Draw) -> None:
    """FOU-X1, X2: as many open as there should be, while the pile lasts."""
    while len(state.opened) < state.number_open() and len(state.piles["all"]):
        state.opened.append(state.piles["all"].take(draw))
