"""The words of lessons, over HTTP and on the socket /ws/lesson?game=&lesson=&step=; the others are in wire.py."""
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw

from formicarium.server.protocol.messages import (
    Bad,
    ClientMessage,
    Done,
    Hint,
    Hinted,
    Play,
    Refused,
    Scene,
    ServerMessage,
    Why,
)


class Both(ServerMessage, frozen=True):
    """A text in both languages; **what matters** is marked."""

    fr: str
    en: str


class LessonName(ServerMessage, frozen=True):
    """In a list of lessons."""

    id: str
    mode: str
    title: Both
    minutes: int
    steps: int  # steps that can be gone to
    headings: int  # lines of the list


class Course(ServerMessage, frozen=True):
    """The lessons of a game, in their order."""

    game: str
    lessons: tuple[LessonName, ...]


class Pointer(ServerMessage, frozen=True):
    """Something on the page that is pointed at: what it is, and which of its kind; empty: there is one only."""

    what: str
    which: str


class LessonStep(ServerMessage, frozen=True):
    """What is said and shown at a step. What lies on the table comes over the socket."""

    title: Both | None  # null: it goes on under the last one
    text: Both
    ask: Both | None  # the prompt; null: the game's own
    point: tuple[Pointer, ...]
    do: Literal["look", "any", "refused", "move"]
    unlit: bool  # the board does not light what can be done: that would give the answer away
    rules: tuple[str, ...]
    almost: Both | None
    wrong: tuple[Both, ...]


class LessonPage(ServerMessage, frozen=True):
    game: str
    id: str
    mode: str
    title: Both
    minutes: int
    steps: tuple[LessonStep, ...]
    next: str  # the lesson after it; empty: there is none


Name = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=999)]


class NoteLesson(ClientMessage, frozen=True):
    """How far I have come in a lesson."""

    game: Name
    lesson: Name
    at: Count  # the step to go on with; 0: from the beginning
    ticks: Annotated[tuple[Count, ...], Meta(max_length=100)]  # lines of the list that were done
    done: bool


class NoteLessons(ClientMessage, frozen=True):
    """What a browser knows and we do not. What was done stays done, whatever is noted later."""

    lessons: Annotated[tuple[NoteLesson, ...], Meta(max_length=200)] = ()
    offered: Annotated[tuple[Name, ...], Meta(max_length=50)] = ()  # games whose first lesson was offered
    merge: bool = False  # it comes from elsewhere: the further step counts, not the later


class LessonMark(ServerMessage, frozen=True):
    """How far somebody has come in a lesson."""

    game: str
    lesson: str
    at: int  # the step to go on with; 0: from the beginning
    line: int  # the line of the list that it stands in, from 0
    of: int  # how many lines there are
    ticks: tuple[int, ...]  # lines that were done, not passed over
    done: bool  # to the end, once


class Lessons(ServerMessage, frozen=True):
    """What somebody has done in lessons: the one they were at last is the last."""

    marks: tuple[LessonMark, ...]
    offered: tuple[str, ...]  # games whose first lesson was offered: once, and never again


class AtStep(ServerMessage, frozen=True, tag_field="is", tag="step"):
    """Where the lesson stands; the scene that shows it follows. `step` beyond the last: it is done."""

    step: int
    anew: bool  # the table was laid anew: what was told before belongs to another


class Step(ClientMessage, frozen=True, tag_field="do", tag="step"):
    """Go to a step: on, back, over it. All before it is done as it would be shown."""

    id: int
    to: int


class Show(ClientMessage, frozen=True, tag_field="do", tag="show"):
    """Let me see what is asked for."""

    id: int


class Demonstrated(ServerMessage, frozen=True, tag_field="is", tag="demonstrated"):
    """What is asked for, and the table as it would be then: nothing is played. Where a step is about a refusal there is
    no scene; asked why, the action shows it."""

    action: Raw
    outlook: Raw
    scene: Scene | None


LessonClientMessage = Play | Why | Hint | Show | Step
LessonServerMessage = AtStep | Scene | Done | Refused | Hinted | Demonstrated | Bad
