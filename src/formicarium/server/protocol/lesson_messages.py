"""Messages of lessons, over HTTP and on the socket /ws/lesson?game=&lesson=&step=."""
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw

from formicarium.server.protocol.base import Bad, ClientMessage, Done, Refused, ServerMessage
from formicarium.server.protocol.table_messages import Hint, Hinted, Play, Scene, Why


class Both(ServerMessage, frozen=True):
    """A text in both languages; emphasis is **marked**."""

    fr: str
    en: str


class LessonName(ServerMessage, frozen=True):
    """A lesson in a list."""

    id: str
    mode: str
    title: Both
    minutes: int
    steps: int
    headings: int  # steps with a title: the lines of the list


class Course(ServerMessage, frozen=True):
    """The lessons of a game in their order."""

    game: str
    lessons: tuple[LessonName, ...]


class Pointer(ServerMessage, frozen=True):
    """A thing on the page that a step points at."""

    what: str  # its kind
    which: str  # one of its kind; empty: there is only one


class LessonStep(ServerMessage, frozen=True):
    """The texts and pointers of a step; its table comes over the socket."""

    title: Both | None  # null: the step continues under the last title
    text: Both
    ask: Both | None  # the prompt; null: the game's own
    point: tuple[Pointer, ...]
    do: Literal["look", "any", "refused", "move"]
    unlit: bool  # the board does not highlight legal actions, which would reveal the answer
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
    next: str  # the following lesson; empty: this is the last


Name = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=999)]


class NoteLesson(ClientMessage, frozen=True):
    """My progress in a lesson."""

    game: Name
    lesson: Name
    at: Count  # the step to continue with
    ticks: Annotated[tuple[Count, ...], Meta(max_length=100)]  # lines of the list that were done
    done: bool


class NoteLessons(ClientMessage, frozen=True):
    """Progress that a browser reports; a lesson that was completed stays completed."""

    lessons: Annotated[tuple[NoteLesson, ...], Meta(max_length=200)] = ()
    offered: Annotated[tuple[Name, ...], Meta(max_length=50)] = ()  # games whose first lesson was offered
    merge: bool = False  # it comes from another device: the furthest step counts, not the latest


class LessonMark(ServerMessage, frozen=True):
    """The stored progress of a person in a lesson."""

    game: str
    lesson: str
    at: int  # the step to continue with
    line: int  # the line of the list with that step, from 0
    of: int  # lines of the list
    ticks: tuple[int, ...]  # lines that were done, not skipped
    done: bool  # completed at least once


class Lessons(ServerMessage, frozen=True):
    """The stored progress of a person in all lessons, the latest lesson last."""

    marks: tuple[LessonMark, ...]
    offered: tuple[str, ...]  # games whose first lesson was offered; it is offered once


class AtStep(ServerMessage, frozen=True, tag_field="is", tag="step"):
    """The current step; the scene that shows it follows. A number beyond the last step: the lesson is completed."""

    step: int
    anew: bool  # the table was set up again, so earlier log lines do not belong to it


class Step(ClientMessage, frozen=True, tag_field="do", tag="step"):
    """Go to a step, forward or back; the steps before it are played as their demonstrations show."""

    id: int
    to: int


class Show(ClientMessage, frozen=True, tag_field="do", tag="show"):
    """Demonstrate the answer of this step."""

    id: int


class Demonstrated(ServerMessage, frozen=True, tag_field="is", tag="demonstrated"):
    """The answer of a step, and the table after it; nothing is played.

    A step about a refusal has no scene: `why` with the action shows the refusal."""

    action: Raw
    outlook: Raw
    scene: Scene | None


LessonClientMessage = Play | Why | Hint | Show | Step
LessonServerMessage = AtStep | Scene | Done | Refused | Hinted | Demonstrated | Bad
