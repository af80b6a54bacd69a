"""A La Cigale & la Fourmi position to play on; the rule tests use it."""
from __future__ import annotations

from typing import Any

from formicarium.core.dice import Seeded
from formicarium.core.game import Event, Refusal
from formicarium.core.news import ALL, SILENT, News
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import (
    CigalePosition,
)
from formicarium.games.cigale.state import CigaleState

from .test_positions import legal, play


class Scene:
    """A game and its state; every move replaces the state."""

    def __init__(self, position: CigalePosition, mode: str = "", single_file: bool = False) -> None:
        usual = "autumn" if position.shelves else "winter-powers" if position.powers else "winter"
        self.game = Cigale(mode=mode or usual, players=len(position.tokens), single_file=single_file)
        self.state = self.game.load(position)

    def play(self, seat: int, action: Any, *luck: Any) -> Scene:
        assert self.refusal(seat, action) is None
        self.state = play(self.game, self.state, seat, action, luck)
        return self

    def go(self, seat: int, action: Any) -> Scene:
        """Play the action with seeded chance, where its results do not matter."""
        assert self.refusal(seat, action) is None
        self.state = self.state.clone()
        self.state.play(seat, self.game.number_of(action), Seeded(1), SILENT)
        return self

    def said(self, seat: int, action: Any, to: int = ALL) -> list[Event]:
        """Return the events of a move that go to all seats, or only to seat `to`."""
        news = News(True)
        self.state.clone().play(seat, self.game.number_of(action), Seeded(1), news)
        return [item.event for item in news.items if item.to == to and isinstance(item.event, Event)]

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        return self.game.refusal(self.state, seat, action)

    def refused(self, seat: int, action: Any) -> tuple[str, Any]:
        refusal = self.refusal(seat, action)
        assert refusal is not None
        return refusal.rule, getattr(refusal.facts, "why", None)

    def pays(self, action: Any) -> Any:
        """Return the cards that the collector would pay at once for this action."""
        outlook: Any = self.game.outlook(self.state, self.state.doing.collector, action)
        return outlook.pays

    @property
    def now(self) -> CigalePosition:
        return self.game.position(self.state)

    @property
    def legal(self) -> dict[int, set[Any]]:
        return legal(self.game, self.state)

    def view(self, seat: int) -> Any:
        return self.game.view(self.state, seat)


def events_of(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def beginnings(mode: str, players: int = 2, games: int = 30) -> list[CigaleState]:
    game = Cigale(mode=mode, players=players)
    return [game.setup(Seeded(seed), SILENT) for seed in range(games)]
