"""Progress of guests in lessons, stored for all their devices: one row a lesson and a game at most."""
from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from formicarium.lessons.lesson import Lesson, find
from formicarium.server.locks import PersonLocks
from formicarium.server.protocol.lesson_messages import LessonMark, Lessons, NoteLesson, NoteLessons

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

# spaces of the store
MARK = "lesson"  # person/game/lesson: a KeptMark
OFFER = "lesson-offer"  # person/game


class KeptMark(msgspec.Struct, frozen=True):
    """A stored row."""

    at: int
    ticks: tuple[int, ...]
    done: bool
    touched: float  # wall time


def merge_note(before: KeptMark | None, note: NoteLesson, lesson: Lesson, merge: bool, now: float) -> KeptMark:
    """Return the row after a note; what was done stays done. A lesson may have become shorter since the browser loaded
    it.
    """
    at = note.at if note.at < len(lesson.steps) else 0
    ticks = {tick for tick in note.ticks if tick < lesson.headings()}
    if before is None:
        return KeptMark(at, tuple(sorted(ticks)), note.done, now)
    if merge:
        at = max(at, before.at)
    return KeptMark(at, tuple(sorted(ticks | set(before.ticks))), note.done or before.done, now)


class LessonProgress:
    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.locks = PersonLocks()

    async def marks(self, person: str) -> dict[str, KeptMark]:
        kept = await self.context.store.names(MARK, f"{person}/")
        return {name.partition("/")[2]: msgspec.json.decode(text, type=KeptMark) for name, text in kept}

    def lesson(self, name: str) -> Lesson | None:
        """Return a lesson; None for an unknown id."""
        game, _, lesson = name.partition("/")
        return find(game, lesson) if game in self.context.settings.shelf else None

    async def overview(self, person: str) -> Lessons:
        marks = await self.marks(person)
        found = []
        for name in sorted(marks, key=lambda name: (marks[name].touched, name)):
            lesson, mark = self.lesson(name), marks[name]
            if lesson is not None:
                at = mark.at if mark.at < len(lesson.steps) else 0
                found.append(LessonMark(lesson.kind.id, lesson.id, at, lesson.heading(at), lesson.headings(),
                                        mark.ticks, mark.done))
        offers = [name.partition("/")[2] for name, _ in await self.context.store.names(OFFER, f"{person}/")]
        return Lessons(tuple(found), tuple(game for game in offers if game in self.context.settings.shelf))

    async def store_notes(self, person: str, notes: NoteLessons) -> Lessons:
        """Store a browser's notes; unknown lessons and games are ignored, since a browser may be older than the server.
        """
        store, now = self.context.store, self.context.time.wall_time()
        async with self.locks.of(person):
            marks = await self.marks(person)
            for note in notes.lessons:
                name = f"{note.game}/{note.lesson}"
                lesson, before = self.lesson(name), marks.get(name)
                if lesson is None:
                    continue
                marks[name] = mark = merge_note(before, note, lesson, notes.merge, now)
                if before is None or msgspec.structs.replace(before, touched=now) != mark:
                    await store.put(MARK, f"{person}/{name}", msgspec.json.encode(mark).decode())
            for game in dict.fromkeys(notes.offered):
                if game in self.context.settings.shelf:
                    await store.add(OFFER, f"{person}/{game}", "")
        return await self.overview(person)
