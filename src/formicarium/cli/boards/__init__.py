"""How each game lies on a terminal, and how what is typed becomes one of its actions."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.text import Text

from formicarium.cli.terminal.ink import Ink
from formicarium.core.game import Action, Event, Facts, Game
from formicarium.i18n import Words


class Offer(NamedTuple):
    """A legal action, what to type for it, and what it would do."""

    key: str
    action: Action
    outlook: Any


class Scene(NamedTuple):
    """All that a drawing may know: what one seat sees, can do and has heard."""

    game: Game
    view: Any
    names: tuple[str, ...]
    people: frozenset[int]  # the seats of those who sit here
    words: Words
    offers: tuple[Offer, ...] = ()
    news: tuple[Event, ...] = ()  # since this seat's last move
    active: int = -1  # whose turn it is
    pointed: Action | None = None  # an advice

    def sentence(self, offer: Offer) -> str:
        """What a legal action would do, in full."""
        return self.say("action", offer)

    def prompt(self) -> str:
        """The one sentence that says what is expected."""
        return self.say("prompt", self.offers[0])

    def say(self, what: str, offer: Offer) -> str:
        name = f"{self.game.id}-{what}-{type(offer.action).__name__}"
        return self.words.say(name, **self.words.arguments(self.game, offer.outlook, self.names))


class Unknown(NamedTuple):
    """What was typed is none of the game's actions: the sentence that says so, and the rule to read."""

    message: str
    facts: Facts
    rule: str


class Drawing:
    """A game without a drawing of its own shows its moves as a numbered list."""

    quiet: frozenset[str] = frozenset()  # events that the board shows well enough

    def key(self, action: Action, number: int) -> str:
        return str(number)

    def understand(self, scene: Scene, typed: str) -> Action | Unknown | None:
        """The action that is meant, allowed or not; None: not this game's words."""
        return next((offer.action for offer in scene.offers if offer.key == typed), None)

    def draw(self, scene: Scene, ink: Ink, width: int, height: int) -> list[Text]:
        """Everything above the prompt and the offers that do not fit beside the board."""
        return [ink.token(seat, name) for seat, name in enumerate(scene.names)]


def drawing(game: Game) -> Drawing:
    from formicarium.cli.boards.cigale import CigaleDrawing
    from formicarium.cli.boards.fili_fourmis import FiliDrawing
    from formicarium.cli.boards.fourmidable import FourmidableDrawing
    from formicarium.cli.boards.wyx import WyxDrawing

    drawings: Mapping[str, type[Drawing]] = {"wyx": WyxDrawing, "fili_fourmis": FiliDrawing, "cigale": CigaleDrawing,
                                            "fourmidable": FourmidableDrawing}
    return drawings.get(game.id, Drawing)()
