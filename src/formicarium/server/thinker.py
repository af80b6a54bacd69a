"""A process that thinks for bots: a question a line on standard input, an answer a line on standard output.

It is started with the games it must know ("formicarium.games.wyx.game:Wyx" …), sees views only, may be killed at any
time (compiled loops hear no signal but that), and ends when whoever asked is gone.
"""
from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module

import msgspec

from formicarium.core.dice import Seeded
from formicarium.core.editions import AT
from formicarium.core.game import Game
from formicarium.games import include_editions
from formicarium.search.bots import BOTS


class Named(msgspec.Struct):
    edition: str


class Question(msgspec.Struct, frozen=True):
    game: msgspec.Raw
    kind: str
    bot: str
    view: msgspec.Raw
    seed: int
    version: int = 1  # of the rules
    printed: str = ""  # the edition, where it is no longer the one of its name


def spell_kind(kind: type[Game]) -> str:
    return f"{kind.__module__}:{kind.__qualname__}"


def load_kind(spelling: str) -> type[Game]:
    module, _, name = spelling.partition(":")
    kind: type[Game] = getattr(import_module(module), name)
    return kind


def answer(question: Question, shelf: dict[str, type[Game]]) -> bytes:
    kind = shelf[question.kind].of_version(question.version)
    if kind is None:
        raise ValueError(f"{question.kind}: no rules of version {question.version}")
    if question.printed:
        kind.editions.keep(msgspec.json.decode(question.game, type=Named).edition.partition(AT)[0], question.printed)
    game = msgspec.json.decode(question.game, type=kind)
    view = msgspec.json.decode(question.view, type=game.types.view)
    return msgspec.json.encode(BOTS[question.bot].choose(game, view, Seeded(question.seed)))


def main(spellings: list[str]) -> None:
    shelf = {kind.id: kind for kind in map(load_kind, spellings)}
    include_editions(shelf)
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves go first
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    answers.write(b"ready\n")
    answers.flush()
    for line in questions:
        answers.write(answer(msgspec.json.decode(line, type=Question), shelf) + b"\n")
        answers.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main(sys.argv[1:])
