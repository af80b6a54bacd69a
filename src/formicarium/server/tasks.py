"""Background tasks of the server: held while they run, logged when they fail, cancelled at the end."""
from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from formicarium.server.errors import MoveRejected, RequestError
from formicarium.store.store import NumberTaken

if TYPE_CHECKING:
    from formicarium.server.ops.log import Log

T = TypeVar("T")


class TaskGroup:
    """The tasks of one server. An error in one of them ends that task only, unlike in asyncio's class of this name."""

    def __init__(self, log: Log, counts: Counter[str]) -> None:
        self.log = log
        self.counts = counts
        self.running: set[asyncio.Task[Any]] = set()
        self.closing = False  # the server is shutting down

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task and hold it until it ends; asyncio itself holds weak references only."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self.end_task)
        return task

    def end_task(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None and not is_answer(fault):
            self.report("task-failed", fault)

    def report(self, event: str, fault: BaseException, **facts: Any) -> None:
        """Count and log a programming error."""
        self.counts["faults"] += 1
        self.log.fault(event, fault, **facts)

    async def cancel_all(self) -> None:
        tasks = list(self.running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def is_answer(fault: BaseException) -> bool:
    """Whether this exception is an answer to a caller, not an error of the server."""
    return isinstance(fault, MoveRejected | RequestError | NumberTaken)
