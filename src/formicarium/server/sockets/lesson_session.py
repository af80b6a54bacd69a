"""Lessons on a socket, with the scenes, refusals and outlooks of a table.

A lesson lives as long as its socket. Nothing is stored here: the page reports progress (people/lesson_progress.py)."""
from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from formicarium.core.match import Match
from formicarium.lessons.lesson import Lesson, Text, course, find
from formicarium.lessons.run import LessonRun, NearAnswer
from formicarium.lessons.run import WrongAnswer as Illegal
from formicarium.server.errors import MoveRejected, RequestError
from formicarium.server.protocol import base, table_messages
from formicarium.server.protocol.base import as_raw
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
from formicarium.server.rate_limits import Bucket
from formicarium.server.sockets.table_session import LARGEST, UNREADABLE, actions
from formicarium.server.subscriber import Subscriber
from formicarium.server.tables import endings

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

LESSON = "lesson"  # in the address of the socket, where a table's would be
ALMOST = "LESSON"  # the rule of a refusal: legal, but not what was asked for
SAID = msgspec.json.Decoder(LessonClientMessage)


def in_both(text: Text) -> Both:
    return Both(text.in_language("fr"), text.in_language("en"))


def maybe(text: Text | None) -> Both | None:
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
        LessonStep(maybe(step.title), in_both(step), maybe(step.ask), tuple(Pointer(*one) for one in step.pointers),
                   step.do if isinstance(step.do, str) else "move", step.unlit, step.rules, maybe(step.almost),
                   tuple(in_both(wrong) for wrong in step.wrong))
        for step in lesson.steps)
    following = next((one.id for one in course(lesson.kind.id) if one.number > lesson.number), "")
    return LessonPage(lesson.kind.id, lesson.id, lesson.mode, in_both(lesson.written.title), lesson.written.minutes,
                      steps, following)


class LessonState(Subscriber):
    """Somebody in a lesson. Scenes go out in their order, each with what has happened since the last."""

    def __init__(self, context: ServerContext, person: str | None, token: bool, name: str, asked: Mapping[str, str],
                 send: Callable[[str], Awaitable[bool]], let_go: Callable[[Any, int, str], None]) -> None:
        super().__init__(context, person, token, send, let_go)
        self.due = False  # nothing is made anew: scenes are noted one by one
        self.name = name
        self.lesson = require(context, asked.get("game", ""), asked.get("lesson", ""))
        step = asked.get("step", "0")
        self.pupil = LessonRun(self.lesson, self.clamp_step(int(step) if step.isdecimal() and len(step) < 4 else 0))
        self.number = 0  # of the last scene

    @property
    def where(self) -> str:
        return f"{LESSON} {self.lesson.place}"

    def make_scene(self) -> bytes:
        return b""

    def leave(self) -> None:
        """Nobody waits for them."""

    def clamp_step(self, at: int) -> int:
        return max(0, min(at, len(self.lesson.steps)))

    # what is shown

    def arrive(self, anew: bool) -> None:
        """At a step: where it is, and what lies there."""
        self.send_note(AtStep(self.pupil.at, anew))
        if anew:
            self.number += 1
        self.send_note(self.scene_of(self.pupil.match, (), not self.pupil.done))

    def show_moves(self, matches: tuple[Match, ...]) -> None:
        """One after another; nothing can be done before the last of them."""
        for match in matches:
            self.number += 1
            entry = match.journal[-1]
            told = table_messages.LogLine(self.number, entry.seat, False, as_raw(match.events_for(self.pupil.seat)))
            self.send_note(self.scene_of(match, (told,), False))

    def scene_of(self, match: Match, news: tuple[table_messages.LogLine, ...], open_: bool) -> table_messages.Scene:
        pupil, seat, ended = self.pupil, self.pupil.seat, match.ended()
        offers = tuple(table_messages.Offer(action, match.outlook(seat, action))
                       for action in (pupil.options() if open_ else ()))
        tally = tuple(tuple(table_messages.Points(line.rule, line.points) for line in match.tally(one))
                      for one in range(match.game.players)) if ended else ()
        seats = tuple(table_messages.Seat("person", name, one == seat, True)
                      for one, name in enumerate(self.lesson.names(self.name)))
        return table_messages.Scene(
            table=LESSON, game=as_raw(match.game), number=self.number, waiting=match.waiting(), hints=bool(offers),
            clock=None, proposal=None, ended=ended, why_ended=endings.why_ended(ended),
            places=match.places() if ended else (), tally=tally, seat=seat, seats=seats, view=as_raw(match.view(seat)),
            offers=offers, free_undo=False, news=news)

    # what is said

    def go(self, to: int) -> None:
        """On from a step where one only looks, the table stays as it is; else it is laid as that step has it."""
        pupil = self.pupil
        if to == pupil.at + 1 and not pupil.done and pupil.step.do == "look":
            self.go_on(tuple(pupil.play_step(None)))
            return
        pupil.go(self.clamp_step(to))
        self.arrive(True)

    def go_on(self, matches: tuple[Match, ...]) -> None:
        before = self.pupil.matches
        self.show_moves(matches)
        self.pupil.next()
        self.arrive(self.pupil.matches is not before)

    def play(self, message: table_messages.Play) -> None:
        if message.seat != self.pupil.seat:
            raise MoveRejected("SEAT", seat=message.seat)
        if message.seen != self.number:
            raise MoveRejected("STALE", number=self.number)
        answer = self.try_out(message.action)
        self.go_on(answer)

    def why(self, message: table_messages.Why) -> None:
        """What is asked why is illegal, or legal and not offered; or the step is about that very refusal."""
        if message.seat != self.pupil.seat:
            raise MoveRejected("SEAT", seat=message.seat)
        self.try_out(message.action, False)

    def try_out(self, action: msgspec.Raw, play: bool = True) -> tuple[Match, ...]:
        """What came of it, or why nothing did."""
        pupil = self.pupil
        if pupil.done:
            raise MoveRejected("ENDED")
        meant = actions(type(pupil.match.game)).decode(action)
        if not play and meant in pupil.right():
            return ()
        answer = pupil.answer(meant)
        if isinstance(answer, Illegal):
            if answer.meant:  # the page goes on when that has been read
                self.send_note(AtStep(pupil.at, False))
            raise MoveRejected(answer.refusal.rule, answer.refusal.facts)
        if isinstance(answer, NearAnswer):
            raise MoveRejected(ALMOST, wrong=answer.wrong)
        return answer.matches

    def hint(self, message: table_messages.Hint) -> None:
        shown = None if self.pupil.done or self.pupil.step.do == "refused" else self.pupil.action_shown()
        if shown is None:
            raise MoveRejected("HINT")
        outlook = self.pupil.match.outlook(self.pupil.seat, shown)
        # the step itself says why
        self.send_note(table_messages.Hinted(message.id, as_raw(shown), as_raw(outlook), as_raw(None)))


    def request_scene(self) -> None:
        """What is asked for, as far as the learner's own move goes; the others have not answered yet."""
        pupil = self.pupil
        shown = None if pupil.done else pupil.action_shown()
        if shown is None:
            raise MoveRejected("HINT")
        if pupil.step.do == "refused":
            self.send_note(Demonstrated(as_raw(shown), as_raw(None), None))
            return
        match = pupil.try_out(shown)
        told = table_messages.LogLine(self.number + 1, pupil.seat, False, as_raw(match.events_for(pupil.seat)))
        scene = msgspec.structs.replace(self.scene_of(match, (told,), False), number=self.number + 1)
        self.send_note(Demonstrated(as_raw(shown), as_raw(pupil.match.outlook(pupil.seat, shown)), scene))


class LessonSession:
    """What somebody says in a lesson, read strictly and answered."""

    said: msgspec.json.Decoder[Any] = SAID
    drops = 8.0  # that a message takes from what an address has: a table is laid anew, a move told

    def __init__(self, learner: LessonState) -> None:
        self.learner = learner
        settings = learner.context.settings
        self.bucket = Bucket(settings.rate, settings.burst)

    async def reply(self, data: str | bytes) -> None:
        learner = self.learner
        try:
            message = self.said.decode(data)
            if not 0 <= message.id < LARGEST:
                raise ValueError("id: from 0, below 2**53")
            self.do(message)
        except MoveRejected as refusal:
            self.refuse(message.id, refusal)
        except UNREADABLE as fault:
            learner.context.counts["bad_messages"] += 1
            learner.send_note(base.Bad(str(fault)[:300].encode(errors="replace").decode()))
        else:
            if not isinstance(message, table_messages.Hint):
                learner.send_note(base.Done(message.id, learner.number))

    def do(self, message: Any) -> None:
        match message:
            case table_messages.Play():
                self.learner.play(message)
            case table_messages.Why():
                self.learner.why(message)
            case table_messages.Hint():
                self.learner.hint(message)
            case Show():
                self.learner.request_scene()
            case Step():
                self.learner.go(message.to)

    def refuse(self, id_: int, refusal: MoveRejected) -> None:
        self.learner.context.counts["refusals"] += 1
        try:
            said = msgspec.json.encode(base.Refused(id_, refusal.rule, as_raw(refusal.facts)))
        except (OverflowError, UnicodeError):  # facts repeat what was said, which may be beyond words
            said = msgspec.json.encode(base.Refused(id_, refusal.rule, as_raw({})))
        self.learner.send_note(said)
