"""A process that answers questions for bots and the coach: one line on standard input, one on standard output.

It is started with its niceness and the games it must know ("formicarium.games.wyx.game:Wyx" …). It sees views and ended
games only, may be killed at any time (compiled loops do not react to signals), and ends with the process that started
it."""
from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from time import sleep
from typing import Any

import msgspec

from formicarium.bots.registry import bot
from formicarium.coach.answers import caution, why_this, work
from formicarium.coach.assemble import assemble_review
from formicarium.coach.tasks import Finding, Task, tasks
from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.editions import AT
from formicarium.core.game import Action, Game
from formicarium.core.match import Match
from formicarium.games import include_editions

LOW, LOWEST = 5, 7  # niceness: the server goes first, then bots, then reviews
SESSION = Path("/proc/self/autogroup")
TRIES = 5


class Named(msgspec.Struct):
    edition: str


class WorkerQuestion(msgspec.Struct, frozen=True, kw_only=True, tag_field="ask"):
    """A question about one game."""

    game: msgspec.Raw
    kind: str
    version: int = 1  # of the rules
    printed: str = ""  # contents of the edition, if the file has changed


class ChooseMove(WorkerQuestion, frozen=True, kw_only=True, tag="move"):
    """Which action does this bot choose?"""

    bot: str
    view: msgspec.Raw
    seed: int


class JudgeMove(WorkerQuestion, frozen=True, kw_only=True, tag="sure"):
    """How does the coach judge this action?"""

    view: msgspec.Raw
    action: msgspec.Raw


class ExplainMove(WorkerQuestion, frozen=True, kw_only=True, tag="because"):
    """Why is this action good?"""

    view: msgspec.Raw
    action: msgspec.Raw


class LoadGame(WorkerQuestion, frozen=True, kw_only=True, tag="over"):
    """Load an ended game for the questions that follow."""

    journal: str
    playouts: int = 0  # for the whole review; 0: the usual number


class CountPieces(WorkerQuestion, frozen=True, kw_only=True, tag="count"):
    """Into how many pieces is its review divided?"""


class ReviewPiece(WorkerQuestion, frozen=True, kw_only=True, tag="piece"):
    """Review one piece."""

    number: int


class WholeReview(WorkerQuestion, frozen=True, kw_only=True, tag="whole"):
    """Assemble the review from all pieces."""

    findings: tuple[msgspec.Raw, ...]


ASKED = msgspec.json.Decoder(ChooseMove | JudgeMove | ExplainMove | LoadGame | CountPieces | ReviewPiece | WholeReview)


def class_path(kind: type[Game]) -> str:
    return f"{kind.__module__}:{kind.__qualname__}"


def load_class(spelling: str) -> type[Game]:
    module, _, name = spelling.partition(":")
    kind: type[Game] = getattr(import_module(module), name)
    return kind


class BotWorker:
    """One process; caches games and strategies between questions."""

    def __init__(self, shelf: Mapping[str, type[Game]]) -> None:
        self.shelf = shelf
        self.over: Match | None = None
        self.pieces: list[Task] = []

    def game(self, asked: WorkerQuestion) -> Game:
        kind = self.shelf[asked.kind].of_version(asked.version)
        if kind is None:
            raise ValueError(f"{asked.kind}: no rules of version {asked.version}")
        if asked.printed:
            kind.editions.keep(msgspec.json.decode(asked.game, type=Named).edition.partition(AT)[0], asked.printed)
        return msgspec.json.decode(asked.game, type=kind)

    def choose(self, asked: ChooseMove, game: Game, view: Any) -> Action:
        return bot(asked.bot).choose(game, view, Seeded(asked.seed))

    def answer(self, asked: WorkerQuestion) -> bytes:
        game = self.game(asked)
        match asked:
            case ChooseMove():
                view = msgspec.json.decode(asked.view, type=game.types.view)
                return msgspec.json.encode(self.choose(asked, game, view))
            case JudgeMove() | ExplainMove():
                view = msgspec.json.decode(asked.view, type=game.types.view)
                action = msgspec.json.decode(asked.action, type=game.types.action)
                judge = caution if isinstance(asked, JudgeMove) else why_this
                return msgspec.json.encode(judge(game, view, action))
            case LoadGame():
                self.over, _ = journal.read(asked.journal, self.shelf)
                self.pieces = tasks(self.over, playouts=asked.playouts)
                return b"true"
            case CountPieces():
                return msgspec.json.encode(len(self.pieces))
            case ReviewPiece():
                return msgspec.json.encode(work(game, self.pieces[asked.number]))
            case WholeReview():
                assert self.over is not None
                findings = [msgspec.json.decode(found, type=Finding) for found in asked.findings]
                return msgspec.json.encode(assemble_review(self.over, self.pieces, findings))
        raise TypeError(type(asked))


def lower_session(nice: int) -> None:
    """Lower the priority of the whole session, on systems that share time by sessions (Linux: autogroup), where
    niceness counts within one only.
    """
    if not SESSION.exists() or os.getsid(0) != os.getpid():
        return
    for _ in range(TRIES):
        try:
            SESSION.write_text(str(nice))
            return
        except BlockingIOError:  # unprivileged processes may do so ten times a second
            sleep(0.1)
        except OSError:
            return


def main(nice: str, spellings: list[str]) -> None:
    if hasattr(os, "nice"):
        os.nice(int(nice))
    if int(nice) >= LOWEST:
        lower_session(int(nice))
    shelf = {kind.id: kind for kind in map(load_class, spellings)}
    include_editions(shelf)
    answerer, questions, answers = BotWorker(shelf), sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # output of a bot must not mix with answers
    answers.write(b"ready\n")
    answers.flush()
    for line in questions:
        answers.write(answerer.answer(ASKED.decode(line)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main(sys.argv[1], sys.argv[2:])
