"""Shorthand for positions of Fourmidable, `sit(ants={0: [hunter("b5")]}, bare=["b6"])`, with moves through the
contract.

Cells have the names of the rules. Two players: sections b and e, their nests on b10 and e10, round it b5, b6, b11, b15,
b14, b9:

        b1 B   b2 C   b3 L
     b4 B   b5 M   b6 R   b7 L
  b8 L   b9 R   (b10)   b11 S   b12 C
     b13 S  b14 C  b15 R  b16 S
        b17 M  b18 B  b19 M
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Event, Refusal
from formicarium.core.news import News
from formicarium.games.fourmidable.edition import NAMES, coordinates
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import WEATHERS, FourmidableAction, FourmidablePosition, Go, Pick
from formicarium.games.fourmidable.state import FourmidableState
from formicarium.games.fourmidable.views import FourmidableView
from tests.oracle.fourmidable.translation import game_of, lay_table

from . import scenes

AT = dict(zip(NAMES, coordinates("formicarium"), strict=True))


def hunter(at: str, moved: bool = False) -> tuple[str, Any, bool]:
    return "hunter", AT.get(at, at), moved


def farmer(at: str, moved: bool = False) -> tuple[str, Any, bool]:
    return "farmer", AT.get(at, at), moved


def digger(at: str, moved: bool = False) -> tuple[str, Any, bool]:
    return "digger", AT.get(at, at), moved


BySeat = Mapping[int, Any]
NONE: Mapping[Any, Any] = {}


class Sitting:
    """A state and the events of the last move: `events` to all, `whispers` to one seat."""

    def __init__(self, game: Fourmidable, state: FourmidableState) -> None:
        self.game, self.state = game, state
        self.events: list[Event] = []
        self.whispers: dict[int, list[Event]] = {}

    @property
    def position(self) -> FourmidablePosition:
        return self.game.position(self.state)

    def view(self, seat: int = 0) -> FourmidableView:
        return self.game.view(self.state, seat)

    def play(self, seat: int, *moves: FourmidableAction, luck: Sequence[Any] = ()) -> Sitting:
        """Play moves; `luck`: cards by their id and weather, in the order of their draws."""
        dice: Dice = Wanted(self.state, list(luck)) if luck else Seeded(1)
        for action in moves:
            assert self.refused(seat, action) is None, (action, self.refused(seat, action))
            news = News(True)
            self.state.play(seat, self.game.number_of(action), dice, news)
            self.events = [item.event for item in news.items if item.to < 0 and isinstance(item.event, Event)]
            self.whispers = {}
            for item in news.items:
                if item.to >= 0 and isinstance(item.event, Event):
                    self.whispers.setdefault(item.to, []).append(item.event)
        return self

    def events_of(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def refused(self, seat: int, action: Any) -> Refusal | None:
        return self.game.refusal(self.state, seat, action)

    def no(self, seat: int, action: Any) -> tuple[str, Any]:
        refusal = self.refused(seat, action)
        assert refusal is not None, action
        return refusal.rule, refusal.facts.why

    def offers(self, seat: int, kind: type[Any] | None = None) -> list[Any]:
        found = self.game.legal_actions(self.state, seat)
        return [one for one in found if kind is None or isinstance(one, kind)]

    def ends(self, seat: int, ant: Any, cell: str) -> set[str]:
        return {one.cell for one in self.copy().play(seat, Pick(ant, cell)).offers(seat, Go)}

    def picked(self, seat: int, ant: Any, cell: str) -> Sitting:
        return self.copy().play(seat, Pick(ant, cell))

    def asked(self, kind: type[Any], seat: int = 0) -> set[str]:
        return {one.cell for one in self.offers(seat, kind)}

    def outlook(self, seat: int, action: Any) -> Any:
        return self.game.outlook(self.state, seat, action)

    def copy(self) -> Sitting:
        return Sitting(self.game, self.state.clone())

    def points(self, seat: int) -> dict[str, int]:
        return {line.rule: line.points for line in self.game.tally(self.state, seat)}

    def waiting(self) -> list[int]:
        return [seat for seat in range(self.game.players) if self.state.waiting() >> seat & 1]


def sit(mode: str = "apprentice", players: int = 2, *, ants: BySeat = NONE, scents: BySeat = NONE,
        bare: Sequence[str] = (), holes: BySeat = NONE, predators: Mapping[str, Any] = NONE, **more: Any) -> Sitting:
    """Return a position of round 1, seat 0 to act; as `scenes.scene`, with the rules' cell names and birth tiles."""
    state = scenes.scene(
        mode, players, ants=ants, scents={seat: [AT[cell] for cell in cells] for seat, cells in scents.items()},
        bare=[AT[cell] for cell in bare],
        holes={seat: {name: AT[cell] for name, cell in own.items()} for seat, own in holes.items()},
        predators={one: AT[at] if isinstance(at, str) else at for one, at in predators.items()}, **more)
    return Sitting(game_of(state), lay_table(state))


def begin(mode: str = "apprentice", players: int = 2, seed: int = 1) -> Sitting:
    game = Fourmidable(mode=mode, players=players)
    news = News(True)
    sitting = Sitting(game, game.setup(Seeded(seed), news))
    sitting.events = [item.event for item in news.items if isinstance(item.event, Event)]
    return sitting


class Wanted(Dice):
    """Dice that bring a given list of cards and weather first, then seeded values."""

    def __init__(self, state: FourmidableState, luck: list[Any]) -> None:
        self.state, self.luck, self.rest = state, luck, Seeded(1)

    def ask(self, n: int) -> int:
        if not self.luck:
            return int(self.rest.below(n))
        box, wanted = self.state.kit, self.luck.pop(0)
        if wanted in (*WEATHERS, "?"):
            return (*WEATHERS, "?").index(wanted)
        card = next(card for card, design in enumerate(box.objectives.designs) if design.card == wanted)
        assert self.state.pile[card], wanted
        return sum(self.state.pile[one] for one in range(card) if box.objectives.kind[one] == box.objectives.kind[card])

