"""Sockets of puzzles: a puzzle is a lesson of a few steps that shows nothing before the client asks for it."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, ClassVar

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
from formicarium.server.protocol.puzzle_messages import Astray, Clue, Clued, How, Played, PuzzleClientMessage, Solved
from formicarium.server.protocol.table_messages import Hint, Play, Why
from formicarium.server.sockets.lesson_session import NEAR_ANSWER, LessonSession, LessonState
from formicarium.server.sockets.table_session import action_decoder
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

PUZZLE = "puzzle"  # in the path of the socket, in place of the id of a table


def lesson_of(puzzle: Puzzle) -> Lesson:
    """Return a lesson with the position and the steps of a puzzle; its known wrong moves become near answers."""
    question = question_of(puzzle.id)
    text = Text(question.fr, question.en)
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


class Attempt:
    """The result of one person's run through a puzzle so far, and the parts of it that are stored."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.wrong_tries = 0
        self.clue_given = False
        self.answer_shown = False
        self.first_stored = False
        self.end_stored = False
        self.standing = Standing(0, 0)  # the person's rating after the first try

    @property
    def how(self) -> How:
        return "shown" if self.answer_shown else "hint" if self.clue_given else "found"

    @property
    def score(self) -> float:
        return 0.0 if self.answer_shown or self.wrong_tries else 0.5 if self.clue_given else 1.0


class PuzzleState(LessonState):
    """One person's run through a puzzle; lives as long as the socket.

    Answers are sent after the attempt is stored: a person who reconnects must not get rid of a wrong answer.
    """

    def __init__(self, context: ServerContext, person: str | None, token: bool, name: str, puzzle: Puzzle,
                 send: Callable[[str], Awaitable[bool]], on_drop: Callable[[Any, int, str], None]) -> None:
        super().__init__(context, person, token, name, LessonRun(lesson_of(puzzle)), send, on_drop)
        self.attempt = Attempt(puzzle)
        self.held: list[Any] | None = None  # notes that wait until the attempt is stored; None: notes are sent at once

    @property
    def puzzle(self) -> Puzzle:
        return self.attempt.puzzle

    @property
    def where(self) -> str:
        return f"{PUZZLE} {self.puzzle.id}"

    @property
    def over(self) -> bool:
        return self.run.done or self.attempt.answer_shown

    # Notes to the client.

    def send_note(self, message: Any) -> None:
        if self.held is None:
            super().send_note(message)
        else:
            self.held.append(message)

    def hold_notes(self) -> None:
        self.held = []

    def send_held_notes(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.send_note(message)

    # Scenes of the puzzle.

    def arrive(self, anew: bool) -> None:
        super().arrive(anew)
        if self.run.done:
            self.send_note(Played())

    def show_refutation(self, raw: msgspec.Raw) -> None:
        """Show a known wrong first move and the replies to it; the run stays as it is."""
        run, luck, match = self.run, self.puzzle.luck(), self.run.match
        action = action_decoder(type(match.game)).decode(raw)
        for number, other in enumerate(self.puzzle.others):
            if run.at == 0 and other.action == action and other.replies:
                matches = [match := match.play(run.seat, action, luck)]
                matches += [match := match.play(reply.seat, reply.action, luck) for reply in other.replies]
                self.show_moves(tuple(matches))
                self.send_note(Astray(reply_to(self.puzzle, number)))

    # Messages from the client.

    def go(self, to: int) -> None:
        """Begin again; a later step would reveal the answer."""
        if to:
            raise ValueError("to: a puzzle begins at 0")
        super().go(0)

    def why(self, message: Why) -> None:
        """Raise MoveRejected if the action is illegal; say nothing about legal actions, right or wrong."""
        if message.seat != self.run.seat:
            raise MoveRejected("SEAT", seat=message.seat)
        if self.run.done:
            raise MoveRejected("ENDED")
        match = self.run.match
        refusal = match.refusal(message.seat, action_decoder(type(match.game)).decode(message.action))
        if refusal is not None:
            raise MoveRejected(refusal.rule, refusal.facts)

    def play(self, message: Play) -> None:
        """Play as in a lesson; a right move other than the demonstrated one may already solve the puzzle."""
        run = self.run
        if message.seat == run.seat and message.seen == self.number and not run.done:
            action = action_decoder(type(run.match.game)).decode(message.action)
            if action in run.right() and not goes_on(self.puzzle, run.at, action):
                match = run.match.play(run.seat, action, self.puzzle.luck())
                run.matches.append(match)
                self.show_moves((match,))
                run.at = len(self.lesson.steps)
                self.arrive(False)
                return
        try:
            super().play(message)
        except MoveRejected as refusal:
            if refusal.rule == NEAR_ANSWER:
                self.attempt.wrong_tries += 1
                self.show_refutation(message.action)
            raise

    def hint(self, message: Hint) -> None:
        """Show the answer itself."""
        super().hint(message)
        self.attempt.answer_shown = True

    def give_clue(self) -> None:
        self.attempt.clue_given = True
        self.send_note(Clued(clue_of(self.puzzle)))

    # Storing the attempt.

    async def store_attempt(self) -> None:
        """Store the clue, the first try and the end, each once; at the end send the result."""
        attempt = self.attempt
        counts = (self.over or attempt.wrong_tries > 0) and not attempt.first_stored
        ends = self.over and not attempt.end_stored
        how, share = attempt.how, -1
        try:
            if self.person and attempt.clue_given and not attempt.first_stored:
                await note_clue(self.context, self.person, self.puzzle)
            if self.person and counts:
                attempt.standing = await note_first(self.context, self.person, self.puzzle, attempt.score)
            if self.person and ends:
                how = await note_end(self.context, self.person, self.puzzle, how)
            if ends:
                share = await share_of(self.context, self.puzzle)
        except StoreFault as fault:
            self.context.log.fault("store", fault)  # the person has solved it all the same
            attempt.standing = Standing(0, 0)
        attempt.first_stored = attempt.first_stored or counts
        if not ends:
            return
        attempt.end_stored = True
        moves, why = answer_of(self.puzzle)
        standing = attempt.standing
        self.send_note(Solved(how, moves, why, round(standing.rating), round(standing.deviation), share))


class PuzzleSession(LessonSession):
    """Answers the messages of one socket at a puzzle."""

    decoder: ClassVar[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(PuzzleClientMessage)
    subscriber: PuzzleState

    async def reply(self, data: str | bytes) -> None:
        self.subscriber.hold_notes()
        try:
            await super().reply(data)
            await self.subscriber.store_attempt()
        finally:
            self.subscriber.send_held_notes()

    def do(self, message: Any) -> None:
        if isinstance(message, Clue):
            self.subscriber.give_clue()
        else:
            super().do(message)
