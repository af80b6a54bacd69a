"""Solving a puzzle on a socket: a lesson of a few steps, in which nothing is shown before it is asked for."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from formicarium.school.lesson import Lesson, Move, Step, Text, Written, Wrong
from formicarium.school.pupil import Pupil, plain
from formicarium.search.glicko import Standing
from formicarium.search.puzzles.puzzle import Puzzle, goes_on
from formicarium.server import wire
from formicarium.server.classroom import ALMOST, Learner, Teaching
from formicarium.server.dialogue import actions
from formicarium.server.puzzles import OTHERS, answer_of, clue_of, note, question_of, replies_to
from formicarium.server.troubles import No
from formicarium.server.watcher import Reader
from formicarium.server.wire_puzzles import Clue, Clued, How, SaidInPuzzle, Solved
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.house import House

PUZZLE = "puzzle"  # in the address of the socket, where a table's would be
SAID = msgspec.json.Decoder(SaidInPuzzle)


def lesson_of(puzzle: Puzzle) -> Lesson:
    """The same table, the same steps; what is wrong is answered by what another would play then."""
    asked = question_of(puzzle.id)
    text = Text(asked.fr, asked.en)
    wrong = tuple(Wrong(reply.fr, reply.en, when=plain(other.action))
                  for other, reply in zip(puzzle.others, replies_to(puzzle), strict=True))
    steps = []
    for number, step in enumerate(puzzle.steps):
        last = number + 1 == len(puzzle.steps)
        steps.append(Step(
            text.fr, text.en, title=text if number == 0 else None, ask=text,
            do=tuple(plain(action) for action in step.right), wrong=wrong if number == 0 else (),
            then=() if last else tuple(Move(reply.seat, plain(reply.action)) for reply in step.replies),
            position=msgspec.json.encode(puzzle.position).decode() if number == 0 else {}))
    options = {name: value for name, value in plain(puzzle.game).items() if name != "game"}
    return Lesson(type(puzzle.game), puzzle.id, 1, Written(
        title=text, minutes=1, step=tuple(steps), game=options, seat=puzzle.seat,
        others=OTHERS[:puzzle.game.players - 1]))


class Solver(Learner):
    """Somebody before a puzzle. What they have asked for and tried decides what it counts."""

    def __init__(self, house: House, person: str | None, token: bool, name: str, puzzle: Puzzle,
                 send: Callable[[str], Awaitable[bool]], let_go: Callable[[Any, int, str], None]) -> None:
        Reader.__init__(self, house, person, token, send, let_go)
        self.due = False
        self.name = name
        self.puzzle = puzzle
        self.lesson = lesson_of(puzzle)
        self.pupil = Pupil(self.lesson)
        self.number = 0
        self.tries = 0  # that were wrong
        self.clue = False
        self.seen = False  # the answer
        self.noted = False

    @property
    def place(self) -> str:
        return f"{PUZZLE} {self.puzzle.id}"

    @property
    def over(self) -> bool:
        return self.pupil.done or self.seen

    @property
    def how(self) -> How:
        return "shown" if self.seen else "hint" if self.clue else "found"

    @property
    def score(self) -> float:
        return 0.0 if self.seen or self.tries else 0.5 if self.clue else 1.0

    def play(self, words: wire.Play) -> None:
        """As in a lesson; a right move that is not the one that is shown may be the last."""
        pupil = self.pupil
        if words.seat == pupil.seat and words.seen == self.number and not pupil.done:
            meant = actions(type(pupil.match.game)).decode(words.action)
            if meant in pupil.right() and not goes_on(self.puzzle, pupil.at, meant):
                match = pupil.match.play(pupil.seat, meant, self.puzzle.luck())
                pupil.matches.append(match)
                self.show_moves((match,))
                pupil.at = len(self.lesson.steps)
                self.arrive(False)
                return
        try:
            super().play(words)
        except No as refusal:
            self.tries += refusal.rule == ALMOST
            raise

    def hint(self, words: wire.Hint) -> None:
        """The answer itself."""
        super().hint(words)
        self.seen = True

    def give_clue(self) -> None:
        self.clue = True
        self.note(Clued(clue_of(self.puzzle)))

    async def settle(self) -> None:
        """When it is over, once: what became of it is kept, then told."""
        if self.noted or not self.over:
            return
        self.noted = True
        standing = Standing(0, 0)
        if self.person:
            try:
                standing = await note(self.house, self.person, self.puzzle, self.how, self.score)
            except StoreFault as fault:
                self.house.log.fault("store", fault)  # it is solved all the same
        moves, why = answer_of(self.puzzle)
        self.note(Solved(self.how, moves, why, round(standing.rating), round(standing.deviation)))


class Solving(Teaching):
    """What somebody says before a puzzle."""

    learner: Solver
    said = SAID

    async def reply(self, data: str | bytes) -> None:
        await super().reply(data)
        await self.learner.settle()

    def do(self, words: Any) -> None:
        if isinstance(words, Clue):
            self.learner.give_clue()
        else:
            super().do(words)
