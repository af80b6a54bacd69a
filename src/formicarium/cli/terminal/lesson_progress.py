"""Progress in the lessons at this terminal, stored in a small file beside the saved games."""
from __future__ import annotations

from contextlib import suppress

import msgspec

from formicarium.cli.faults import Fault
from formicarium.cli.terminal import saves
from formicarium.lessons.lesson import Lesson


class Progress(msgspec.Struct, frozen=True):
    at: int = 0  # the step to go on with
    done: bool = False


class Learned:
    """The progress of all lessons; write errors are ignored."""

    def __init__(self) -> None:
        self.file = saves.folder() / "lessons.json"
        self.kept: dict[str, Progress] = {}
        with suppress(OSError, msgspec.MsgspecError, ValueError):  # missing, or not a file of lessons
            self.kept = msgspec.json.decode(self.file.read_bytes(), type=dict[str, Progress])

    def progress_of(self, lesson: Lesson) -> Progress:
        return self.kept.get(f"{lesson.kind.id}/{lesson.id}", Progress())

    def step_of(self, lesson: Lesson) -> int:
        return min(self.progress_of(lesson).at, len(lesson.steps) - 1)

    def is_done(self, lesson: Lesson) -> bool:
        return self.progress_of(lesson).done

    def note(self, lesson: Lesson, at: int) -> None:
        """Store the step that a lesson has reached."""
        done = at >= len(lesson.steps)
        self.kept[f"{lesson.kind.id}/{lesson.id}"] = Progress(0 if done else at, done or self.is_done(lesson))
        with suppress(OSError, Fault):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            saves.replace(self.file, msgspec.json.encode(self.kept).decode())
