"""Solving a puzzle on a socket: a lesson of a few steps, in which nothing is shown before it is asked for."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from formicarium.lessons.lesson import Lesson, Move, Step, Text, Written, Wrong
from formicarium.lessons.run import LessonRun, plain
from formicarium.puzzles.glicko import Standing
from formicarium.puzzles.puzzle import Puzzle, goes_on
from formicarium.server.errors import MoveRejected
from formicarium.server.people.puzzle_progress import (
    OTHERS,
    answer_of,
    clue_of,
    note_clue,
    note_end,
    note_first,
    question_of,
    reply_to,
    share_of,
)
from formicarium.server.protocol import table_messages
from formicarium.server.protocol.puzzle_messages import Astray, Clue, Clued, How, Played, PuzzleClientMessage, Solved
from formicarium.server.sockets.lesson_session import ALMOST, LessonSession, LessonState
from formicarium.server.sockets.table_session import actions
from formicarium.server.subscriber import Subscriber
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

PUZZLE = "puzzle"  # in the address of the socket, where a table's would be
SAID = msgspec.json.Decoder(PuzzleClientMessage)


def lesson_of(puzzle: Puzzle) -> Lesson:
    """The same table, the same steps; `wrong` are the wrong moves that are known."""
    asked = question_of(puzzle.id)
    text = Text(asked.fr, asked.en)
    wrong = tuple(Wrong("", "", when=plain(other.action)) for other in puzzle.others)
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


class PuzzleState(LessonState):
    """Somebody before a puzzle. What they have asked for and tried decides what it counts. Nothing is told before it is
    kept: a wrong answer is not forgotten by whoever comes back."""

    def __init__(self, context: ServerContext, person: str | None, token: bool, name: str, puzzle: Puzzle,
                 send: Callable[[str], Awaitable[bool]], let_go: Callable[[Any, int, str], None]) -> None:
        Subscriber.__init__(self, context, person, token, send, let_go)
        self.due = False
        self.name = name
        self.puzzle = puzzle
        self.lesson = lesson_of(puzzle)
        self.pupil = LessonRun(self.lesson)
        self.number = 0
        self.tries = 0  # that were wrong
        self.clue = False
        self.seen = False  # the answer
        self.counted = self.noted = False  # the first try; what became of it
        self.standing = Standing(0, 0)
        self.held: list[Any] | None = None  # what is told when it is kept

    @property
    def where(self) -> str:
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

    # what is shown

    def send_note(self, message: Any) -> None:
        if self.held is None:
            super().send_note(message)
        else:
            self.held.append(message)

    def tell(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.send_note(message)

    def arrive(self, anew: bool) -> None:
        super().arrive(anew)
        if self.pupil.done:
            self.send_note(Played())

    def show_astray(self, action: msgspec.Raw) -> None:
        """A wrong first move, if it is known how it is answered, and that; nothing of it stays."""
        pupil, luck, match = self.pupil, self.puzzle.luck(), self.pupil.match
        meant = actions(type(match.game)).decode(action)
        for number, other in enumerate(self.puzzle.others):
            if pupil.at == 0 and other.action == meant and other.replies:
                matches = [match := match.play(pupil.seat, meant, luck)]
                matches += [match := match.play(reply.seat, reply.action, luck) for reply in other.replies]
                self.show_moves(tuple(matches))
                self.send_note(Astray(reply_to(self.puzzle, number)))

    # what is said

    def go(self, to: int) -> None:
        """Only from the beginning: whoever could go on would see the answer."""
        if to:
            raise ValueError("to: a puzzle begins at 0")
        super().go(0)

    def why(self, words: table_messages.Why) -> None:
        """Of what is legal nothing is said, right or wrong."""
        if words.seat != self.pupil.seat:
            raise MoveRejected("SEAT", seat=words.seat)
        if self.pupil.done:
            raise MoveRejected("ENDED")
        match = self.pupil.match
        refusal = match.refusal(words.seat, actions(type(match.game)).decode(words.action))
        if refusal is not None:
            raise MoveRejected(refusal.rule, refusal.facts)

    def play(self, words: table_messages.Play) -> None:
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
        except MoveRejected as refusal:
            if refusal.rule == ALMOST:
                self.tries += 1
                self.show_astray(words.action)
            raise

    def hint(self, words: table_messages.Hint) -> None:
        """The answer itself."""
        super().hint(words)
        self.seen = True

    def give_clue(self) -> None:
        self.clue = True
        self.send_note(Clued(clue_of(self.puzzle)))

    # what is kept

    async def settle(self) -> None:
        """The hint, the first try and what became of it, each once; when it is over that is told."""
        counts, ends = (self.over or self.tries > 0) and not self.counted, self.over and not self.noted
        how, share = self.how, -1
        try:
            if self.person and self.clue and not self.counted:
                await note_clue(self.context, self.person, self.puzzle)
            if self.person and counts:
                self.standing = await note_first(self.context, self.person, self.puzzle, self.score)
            if self.person and ends:
                how = await note_end(self.context, self.person, self.puzzle, how)
            if ends:
                share = await share_of(self.context, self.puzzle)
        except StoreFault as fault:
            self.context.log.fault("store", fault)  # it is solved all the same
            self.standing = Standing(0, 0)
        self.counted = self.counted or counts
        if not ends:
            return
        self.noted = True
        moves, why = answer_of(self.puzzle)
        self.send_note(Solved(how, moves, why, round(self.standing.rating), round(self.standing.deviation), share))


class PuzzleSession(LessonSession):
    """What somebody says before a puzzle."""

    learner: PuzzleState
    said = SAID

    async def reply(self, data: str | bytes) -> None:
        self.learner.held = []
        try:
            await super().reply(data)
            await self.learner.settle()
        finally:
            self.learner.tell()

    def do(self, words: Any) -> None:
        if isinstance(words, Clue):
            self.learner.give_clue()
        else:
            super().do(words)
