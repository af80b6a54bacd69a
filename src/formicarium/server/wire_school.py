"""The words of lessons, over HTTP and on the socket /ws/lesson?game=&lesson=&step=; the others are in wire.py."""
from __future__ import annotations

from typing import Literal

from formicarium.server.wire import Bad, Done, Fact, Hint, Hinted, Play, Refused, Scene, Why, Word


class Both(Fact, frozen=True):
    """A text in both languages; **what matters** is marked."""

    fr: str
    en: str


class LessonName(Fact, frozen=True):
    """In a list of lessons."""

    id: str
    mode: str
    title: Both
    minutes: int
    steps: int  # steps that can be gone to
    headings: int  # lines of the list


class Course(Fact, frozen=True):
    """The lessons of a game, in their order."""

    game: str
    lessons: tuple[LessonName, ...]


class LessonStep(Fact, frozen=True):
    """What is said and shown at a step. What lies on the table comes over the socket."""

    title: Both | None  # null: it goes on under the last one
    text: Both
    ask: Both | None  # the prompt; null: the game's own
    point: tuple[str, ...]
    do: Literal["look", "any", "refused", "move"]
    unlit: bool  # the board does not light what can be done: that would give the answer away
    rules: tuple[str, ...]
    almost: Both | None
    wrong: tuple[Both, ...]


class LessonPage(Fact, frozen=True):
    game: str
    id: str
    mode: str
    title: Both
    minutes: int
    steps: tuple[LessonStep, ...]
    next: str  # the lesson after it; empty: there is none


class AtStep(Fact, frozen=True, tag_field="is", tag="step"):
    """Where the lesson stands; the scene that shows it follows. `step` beyond the last: it is done."""

    step: int
    anew: bool  # the table was laid anew: what was told before belongs to another


class Step(Word, frozen=True, tag_field="do", tag="step"):
    """Go to a step: on, back, over it. All before it is done as it would be shown."""

    id: int
    to: int


SaidInLesson = Play | Why | Hint | Step
ToldInLesson = AtStep | Scene | Done | Refused | Hinted | Bad
