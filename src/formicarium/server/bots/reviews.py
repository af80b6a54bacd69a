"""Reviews of ended games by the coach, one at a time in a process of its own; each is made once and stored."""
from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Literal

import msgspec

from formicarium.coach.review import VERSION
from formicarium.core import journal
from formicarium.core.game import Game
from formicarium.server.bots.pool import KnownAddresses, UsageMeter, game_fields
from formicarium.server.bots.worker import CountPieces, LoadGame, ReviewPiece, WholeReview, WorkerQuestion
from formicarium.server.errors import RequestError
from formicarium.server.protocol import table_messages
from formicarium.server.rate_limits import KeyedBuckets
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext
    from formicarium.server.tables.live_table import LiveTable

SPACE = "review"  # space of the store; by table
NOTHING = msgspec.Raw(b"null")


class ReviewHead(msgspec.Struct, frozen=True):
    """The beginning of a stored review, to see its version."""

    version: int


class ReviewAborted(Exception):
    """No process answered."""


class Job:
    """A review that was requested and is not stored yet."""

    def __init__(self, table: LiveTable, person: str) -> None:
        self.table = table.id
        self.person = person
        self.game: Game = table.game
        text = journal.write(table.history.match, marked=True)
        self.over = LoadGame(**game_fields(table.game), journal=text, playouts=table.context.settings.playouts)
        self.state: Literal["waiting", "making"] = "waiting"
        self.done = self.all = 0


class Reviews:
    def __init__(self, context: ServerContext, known_addresses: KnownAddresses) -> None:
        self.context = context
        self.jobs: dict[str, Job] = {}  # by table, in order of request
        self.rates = KeyedBuckets(context.settings.reviews, context.settings.reviews_burst)
        self.used = UsageMeter(known_addresses)
        self.working = False

    async def status(self, table_id: str) -> table_messages.Reviewing:
        kept = await self.context.store.get(SPACE, table_id)
        if kept is not None and is_current(kept):
            return table_messages.Reviewing("ready", msgspec.Raw(kept.encode()))
        job = self.jobs.get(table_id)
        if job is None:
            return table_messages.Reviewing("none", NOTHING)
        ahead = list(self.jobs).index(table_id) if job.state == "waiting" else 0
        return table_messages.Reviewing(job.state, NOTHING, job.done, job.all, ahead)

    async def request(self, table: LiveTable, person: str) -> table_messages.Reviewing:
        """Request a review unless it exists or is under way; one at a time a person, within the rate limit."""
        found = await self.status(table.id)
        if found.state != "none":
            return found
        if table.id in self.jobs:  # requested by another task meanwhile
            return await self.status(table.id)
        if any(job.person == person for job in self.jobs.values()):
            raise RequestError(429, "one-review")
        settings, client_ip = self.context.settings, self.context.bots.known_addresses.of
        neighbours = sum(client_ip(job.person) == client_ip(person) for job in self.jobs.values())
        if len(self.jobs) >= settings.reviews_waiting or neighbours >= settings.reviews_per_address:
            raise RequestError(503, "coach-busy")
        if not self.rates.take(person):
            raise RequestError(429, "rate")
        self.jobs[table.id] = Job(table, person)
        if not self.working:
            self.working = True
            self.context.tasks.start(self.work())
        return table_messages.Reviewing("waiting", NOTHING, ahead=len(self.jobs) - 1)

    async def work(self) -> None:
        """Make the reviews; the person who has used least comes first."""
        try:
            while self.jobs:
                job = min(self.jobs.values(), key=lambda job: self.used.share(job.person))
                job.state = "making"
                try:
                    made = await self.make(job)
                    await self.context.store.put(SPACE, job.table, made.decode())
                    self.context.counts["reviews"] += 1
                except ReviewAborted as fault:
                    self.context.log.warn("review-lost", table=job.table, what=str(fault))
                except StoreFault as fault:
                    self.context.log.fault("review-not-kept", fault, table=job.table)
                finally:
                    del self.jobs[job.table]
        finally:
            self.working = False
            await self.context.bots.pool.reviewer.stop()  # started again by the next question

    async def make(self, job: Job) -> bytes:
        known = game_fields(job.game)
        job.all = msgspec.json.decode(await self.think(job, CountPieces(**known)), type=int)
        findings = []
        for number in range(job.all):
            findings.append(msgspec.Raw(await self.think(job, ReviewPiece(**known, number=number))))
            job.done = number + 1
        return await self.think(job, WholeReview(**known, findings=tuple(findings)))

    async def think(self, job: Job, question: WorkerQuestion) -> bytes:
        began = monotonic()
        found = await self.context.bots.pool.review(question, job.table, job.over)
        self.used.note(job.person, monotonic() - began)
        if found is None:
            raise ReviewAborted(type(question).__name__)
        return found.rstrip()


def is_current(kept: str) -> bool:
    try:
        return msgspec.json.decode(kept, type=ReviewHead).version == VERSION
    except msgspec.MsgspecError:
        return False
