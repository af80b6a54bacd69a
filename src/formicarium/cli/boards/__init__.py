"""Drawings of the games for terminals, and the reading of typed moves; used by the terminal game."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.text import Text

from formicarium.cli.terminal.ink import Ink
from formicarium.core.game import Action, Event, Facts, Game
from formicarium.i18n import Words


class Offer(NamedTuple):
    """A legal action with its key to type and its outlook."""

    key: str
    action: Action
    outlook: Any


class Scene(NamedTuple):
    """Input of a drawing: the view, legal actions and news of one seat."""

    game: Game
    view: Any
    names: tuple[str, ...]
    people: frozenset[int]  # seats of the people at this terminal
    words: Words
    offers: tuple[Offer, ...] = ()
    news: tuple[Event, ...] = ()  # events since this seat's last move
    active: int = -1  # the seat in turn; -1: none
    pointed: Action | None = None  # the action that a hint shows

    def sentence(self, offer: Offer) -> str:
        """Return the sentence for the outlook of a legal action."""
        return self.say("action", offer)

    def prompt(self) -> str:
        """Return the sentence that asks for a move."""
        return self.say("prompt", self.offers[0])

    def say(self, what: str, offer: Offer) -> str:
        name = f"{self.game.id}-{what}-{type(offer.action).__name__}"
        return self.words.say(name, **self.words.arguments(self.game, offer.outlook, self.names))


class Unknown(NamedTuple):
    """A typed move that is no action of the game: the message that explains it, and the rule to show."""

    message: str
    facts: Facts
    rule: str


class Drawing:
    """Base class of the drawings; a game without its own shows its moves as a numbered list."""

    quiet: frozenset[str] = frozenset()  # class names of events that the board shows clearly enough

    def key(self, action: Action, number: int) -> str:
        return str(number)

    def understand(self, scene: Scene, typed: str) -> Action | Unknown | None:
        """Return the typed action, legal or not; None if the input is none of the game's words."""
        return next((offer.action for offer in scene.offers if offer.key == typed), None)

    def draw(self, scene: Scene, ink: Ink, width: int, height: int) -> list[Text]:
        """Return all lines above the prompt, including the offers that the board does not show."""
        return [ink.token(seat, name) for seat, name in enumerate(scene.names)]


def drawing(game: Game) -> Drawing:
    from formicarium.cli.boards.cigale import CigaleDrawing
    from formicarium.cli.boards.fili_fourmis import FiliDrawing
    from formicarium.cli.boards.fourmidable import FourmidableDrawing
    from formicarium.cli.boards.wyx import WyxDrawing

    drawings: Mapping[str, type[Drawing]] = {"wyx": WyxDrawing, "fili_fourmis": FiliDrawing, "cigale": CigaleDrawing,
                                            "fourmidable": FourmidableDrawing}
    return drawings.get(game.id, Drawing)()
