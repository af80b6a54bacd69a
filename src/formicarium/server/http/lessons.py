"""Endpoints of lessons; a lesson is played on the socket `/ws/lesson`."""
from __future__ import annotations

from formicarium.server.http.routing import ApiRequest, endpoint
from formicarium.server.protocol.lesson_messages import Course, LessonPage
from formicarium.server.sockets import lesson_session


@endpoint("GET", "/api/lessons")
async def lessons(request: ApiRequest) -> list[Course]:
    """List the lessons of each game in their order."""
    return [lesson_session.describe_course(game) for game in request.context.settings.shelf]


@endpoint("GET", "/api/lessons/{game}/{lesson}")
async def lesson(request: ApiRequest, game: str, lesson: str) -> LessonPage:
    """Return the texts and pointers of each step of a lesson; it is played on `/ws/lesson`."""
    return lesson_session.describe(lesson_session.require(request.context, game, lesson))
