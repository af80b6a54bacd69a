"""Sockets of lessons: the same scenes, refusals and outlooks as at a table; nothing of a lesson is stored here.

Progress is reported by the client over HTTP (people/lesson_progress.py).
"""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from formicarium.core.match import Match
from formicarium.lessons.lesson import Lesson, Text, course, find
from formicarium.lessons.run import LessonRun, NearAnswer, WrongAnswer
from formicarium.server.errors import MoveRejected, RequestError
from formicarium.server.protocol.base import Done, as_raw
from formicarium.server.protocol.lesson_messages import (
    AtStep,
    Both,
    Course,
    Demonstrated,
    LessonClientMessage,
    LessonName,
    LessonPage,
    LessonStep,
    Pointer,
    Show,
    Step,
)
from formicarium.server.protocol.table_messages import Hint, Hinted, LogLine, Offer, Play, Points, Scene, Seat, Why
from formicarium.server.sockets.session import UNREADABLE, Session
from formicarium.server.sockets.table_session import action_decoder
from formicarium.server.subscriber import Subscriber
from formicarium.server.tables import endings

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

LESSON = "lesson"  # in the path of the socket, in place of the id of a table
NEAR_ANSWER = "LESSON"  # the rule of a refusal: the action is legal, but not what the step asks for


def in_both(text: Text) -> Both:
    return Both(text.in_language("fr"), text.in_language("en"))


def in_both_or_none(text: Text | None) -> Both | None:
    return in_both(text) if text else None


@cache
def describe_course(game: str) -> Course:
    return Course(game, tuple(
        LessonName(one.id, one.mode, in_both(one.written.title), one.written.minutes, len(one.steps), one.headings())
        for one in course(game)))


def require(context: ServerContext, game: str, name: str) -> Lesson:
    found = find(game, name) if game in context.settings.shelf else None
    if found is None:
        raise RequestError(404, "no-lesson")
    return found


def describe(lesson: Lesson) -> LessonPage:
    steps = tuple(
        LessonStep(in_both_or_none(step.title), in_both(step), in_both_or_none(step.ask),
                   tuple(Pointer(*one) for one in step.pointers), step.do if isinstance(step.do, str) else "move",
                   step.unlit, step.rules, in_both_or_none(step.almost), tuple(in_both(wrong) for wrong in step.wrong))
        for step in lesson.steps)
    following = next((one.id for one in course(lesson.kind.id) if one.number > lesson.number), "")
    return LessonPage(lesson.kind.id, lesson.id, lesson.mode, in_both(lesson.written.title), lesson.written.minutes,
                      steps, following)


class LessonState(Subscriber):
    """One person's run through a lesson; lives as long as the socket. Every scene is sent, in order, as a note."""

    def __init__(self, context: ServerContext, person: str | None, token: bool, name: str, run: LessonRun,
                 send: Callable[[str], Awaitable[bool]], on_drop: Callable[[Any, int, str], None]) -> None:
        super().__init__(context, person, token, send, on_drop)
        self.due = False  # make_scene has nothing to send
        self.name = name
        self.run = run
        self.number = 0  # of the last scene

    @property
    def lesson(self) -> Lesson:
        return self.run.lesson

    @property
    def where(self) -> str:
        return f"{LESSON} {self.lesson.place}"

    def make_scene(self) -> bytes:
        return b""

    def leave(self) -> None:
        """Do nothing: no other subscriber sees the lesson."""

    # Scenes of the lesson.

    def arrive(self, anew: bool) -> None:
        """Send the current step and its scene; `anew` if the table was set up again."""
        self.send_note(AtStep(self.run.at, anew))
        if anew:
            self.number += 1
        self.send_note(self.scene_of(self.run.match, (), not self.run.done))

    def show_moves(self, matches: tuple[Match, ...]) -> None:
        """Send a scene for each match; none of them has offers."""
        for match in matches:
            self.number += 1
            self.send_note(self.scene_of(match, (self.last_line(match, self.number),), False))

    def last_line(self, match: Match, number: int) -> LogLine:
        return LogLine(number, match.journal[-1].seat, False, as_raw(match.events_for(self.run.seat)))

    def scene_of(self, match: Match, news: tuple[LogLine, ...], with_offers: bool) -> Scene:
        seat, ended = self.run.seat, match.ended()
        offers = tuple(Offer(action, match.outlook(seat, action))
                       for action in (self.run.options() if with_offers else ()))
        tally = tuple(tuple(Points(line.rule, line.points) for line in match.tally(one))
                      for one in range(match.game.players)) if ended else ()
        seats = tuple(Seat("person", name, one == seat, True)
                      for one, name in enumerate(self.lesson.names(self.name)))
        return Scene(
            table=LESSON, game=as_raw(match.game), number=self.number, waiting=match.waiting(), hints=bool(offers),
            clock=None, proposal=None, ended=ended, why_ended=endings.why_ended(ended),
            places=match.places() if ended else (), tally=tally, seat=seat, seats=seats, view=as_raw(match.view(seat)),
            offers=offers, free_undo=False, news=news)

    # Messages from the client.

    def go(self, to: int) -> None:
        """Go to a step. From a step without a task to the next one the table stays; else it is set up again."""
        run = self.run
        if to == run.at + 1 and not run.done and run.step.do == "look":
            self.go_on(tuple(run.play_step(None)))
            return
        run.go(clamp_step(self.lesson, to))
        self.arrive(True)

    def go_on(self, matches: tuple[Match, ...]) -> None:
        before = self.run.matches
        self.show_moves(matches)
        self.run.next()
        self.arrive(self.run.matches is not before)

    def play(self, message: Play) -> None:
        if message.seat != self.run.seat:
            raise MoveRejected("SEAT", seat=message.seat)
        if message.seen != self.number:
            raise MoveRejected("STALE", number=self.number)
        self.go_on(self.try_out(message.action))

    def why(self, message: Why) -> None:
        """Raise MoveRejected if the action is illegal or not what the step asks for."""
        if message.seat != self.run.seat:
            raise MoveRejected("SEAT", seat=message.seat)
        self.try_out(message.action, False)

    def try_out(self, raw: msgspec.Raw, play: bool = True) -> tuple[Match, ...]:
        """Return the matches after a right action and its scripted replies; raise MoveRejected for any other action."""
        run = self.run
        if run.done:
            raise MoveRejected("ENDED")
        action = action_decoder(type(run.match.game)).decode(raw)
        if not play and action in run.right():
            return ()
        answer = run.answer(action)
        if isinstance(answer, WrongAnswer):
            if answer.meant:  # the step asked for this refusal; the client goes on once it has been read
                self.send_note(AtStep(run.at, False))
            raise MoveRejected(answer.refusal.rule, answer.refusal.facts)
        if isinstance(answer, NearAnswer):
            raise MoveRejected(NEAR_ANSWER, wrong=answer.wrong)
        return answer.matches

    def hint(self, message: Hint) -> None:
        run = self.run
        shown = None if run.done or run.step.do == "refused" else run.action_shown()
        if shown is None:
            raise MoveRejected("HINT")
        # no reason: the text of the step explains the action
        self.send_note(Hinted(message.id, as_raw(shown), as_raw(run.match.outlook(run.seat, shown)), as_raw(None)))

    def demonstrate(self) -> None:
        """Send the answer of the step and the table after it, without the scripted replies; nothing is played."""
        run = self.run
        shown = None if run.done else run.action_shown()
        if shown is None:
            raise MoveRejected("HINT")
        if run.step.do == "refused":
            self.send_note(Demonstrated(as_raw(shown), as_raw(None), None))
            return
        match, number = run.try_out(shown), self.number + 1
        scene = msgspec.structs.replace(
            self.scene_of(match, (self.last_line(match, number),), False), number=number)
        self.send_note(Demonstrated(as_raw(shown), as_raw(run.match.outlook(run.seat, shown)), scene))


def clamp_step(lesson: Lesson, at: int) -> int:
    return max(0, min(at, len(lesson.steps)))


def begin_run(lesson: Lesson, step: str) -> LessonRun:
    """Begin a lesson at the step of a query; at its first step if that is no number."""
    return LessonRun(lesson, clamp_step(lesson, int(step) if step.isdecimal() and len(step) < 4 else 0))


class LessonSession(Session):
    """Answers the messages of one socket in a lesson."""

    decoder: ClassVar[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(LessonClientMessage)
    cost: ClassVar = 8.0  # a message may set up a table and send several scenes
    subscriber: LessonState

    async def reply(self, data: str | bytes) -> None:
        message = self.decode(data)
        if message is None:
            return
        try:
            self.do(message)
        except MoveRejected as refusal:
            self.refuse(message.id, refusal)
        except UNREADABLE as fault:
            self.send_unreadable(fault)
        else:
            if not isinstance(message, Hint):
                self.subscriber.send_note(Done(message.id, self.subscriber.number))

    def do(self, message: Any) -> None:
        match message:
            case Play():
                self.subscriber.play(message)
            case Why():
                self.subscriber.why(message)
            case Hint():
                self.subscriber.hint(message)
            case Show():
                self.subscriber.demonstrate()
            case Step():
                self.subscriber.go(message.to)
