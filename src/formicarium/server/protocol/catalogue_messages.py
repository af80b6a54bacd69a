"""Messages about the games on offer: modes, options, editions and rulebooks."""
from __future__ import annotations

from formicarium.server.protocol.base import ServerMessage


class Mode(ServerMessage, frozen=True):
    id: str
    players: tuple[int, ...]


class EditionName(ServerMessage, frozen=True):
    id: str
    fr: str
    en: str
    modes: tuple[str, ...]  # that can be played with it


class Option(ServerMessage, frozen=True):
    """A setting of a new table: a switch, or one of several numbers or words."""

    id: str
    choices: tuple[bool | int | str, ...]
    default: bool | int | str
    fits: tuple[Mode, ...]  # where another value than the default is allowed


class ShelfGame(ServerMessage, frozen=True):
    """A game, with everything that is needed to open a table."""

    id: str
    modes: tuple[Mode, ...]
    options: tuple[Option, ...]
    editions: tuple[EditionName, ...]
    bots: tuple[str, ...]  # by strength, then the bots that were registered on this server
    secrets: bool  # seats see different things; several people at one screen need a curtain
    chance: bool  # the game shuffles, draws or throws dice
    lessons: tuple[str, ...] = ()  # the first is for beginners


class Rule(ServerMessage, frozen=True):
    id: str
    text: str
    forbids: dict[str, str]  # the forbidding sentence of the text, by the `why` of a refusal, otherwise "any"


class Section(ServerMessage, frozen=True):
    title: str
    text: tuple[str, ...]  # paragraphs
    rules: tuple[Rule, ...]


class Rulebook(ServerMessage, frozen=True):
    game: str
    language: str
    title: str
    sections: tuple[Section, ...]  # the first has the title of the book and the idea of the game
