"""Reviews of ended games, warnings before a move and reasons of hints on the server; and requests that it refuses."""
from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from formicarium.coach.review import VERSION, Review, Why
from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.wyx.game import Wyx
from formicarium.server.bots import reviews
from formicarium.server.bots.pool import BotPool, BotProcess, game_fields
from formicarium.server.bots.worker import CountPieces, JudgeMove, LoadGame, ReviewPiece, WholeReview, WorkerQuestion
from formicarium.server.ops.log import Log
from formicarium.server.protocol.table_messages import Reviewing
from tests.support.site import ME, OPEN, Guest, Site, bot, eventually, here, visit

MARKS = ("good", "inexact", "mistake", "blunder")
FEW = 200  # playouts for a whole game; tests/coach tests the contents of reviews


def played_journal(game: Any = None, moves: int = 12) -> str:
    match, dice = Match.begin(game or Wyx(), Seeded(3)), Seeded(4)
    for _ in range(moves):
        seat = match.waiting()[0]
        match = match.play(seat, (options := match.legal_actions(seat))[dice.below(len(options))], dice)
    return journal.write(match.end_by_people(0, "resign"), ("",) * match.game.players)


async def get_review(guest: Guest, path: str) -> Reviewing:
    return msgspec.json.decode(msgspec.json.encode(await guest.ask("GET", path)), type=Reviewing)


async def ready(guest: Guest, path: str) -> Any:
    async def is_there() -> bool:
        return (await get_review(guest, path)).state == "ready"

    await eventually(is_there)
    return (await guest.ask("GET", path))["review"]


def test_review_is_computed_once_and_shared_by_viewers_of_the_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(site: Site) -> None:
        asked: list[str] = []
        review = BotPool.review

        async def count_asked(thinkers: BotPool, question: WorkerQuestion, *more: Any) -> Any:
            asked.append(type(question).__name__)
            return await review(thinkers, question, *more)

        monkeypatch.setattr(BotPool, "review", count_asked)
        async with site.guest() as one, site.guest() as other:
            opened = await one.open(ME, here("Bo"), journal=played_journal())
            path, watch = f"/api/tables/{opened['table']}/review", f"?watch={opened['watch'][-24:]}"
            assert (await get_review(one, path)).state == "none"
            for wrong in (path, f"{path}?watch=nothing"):
                assert (await other.trouble("GET", wrong))[0] == (await other.trouble("POST", wrong))[0] == 403
            assert (await one.ask("POST", path))["state"] in ("waiting", "making")
            assert (await other.ask("POST", path + watch))["state"] in ("waiting", "making", "ready")
            found = await ready(other, path + watch)
            made = msgspec.convert(found, Review)
            assert (made.game, made.moves, made.ended) == ("wyx", 12, "RESIGN")
            assert [seat.seat for seat in made.seats] == [0, 1] and made.curve
            pieces = asked.count("ReviewPiece")
            assert asked == ["CountPieces", *["ReviewPiece"] * pieces, "WholeReview"] and pieces >= 12
            assert (await one.ask("POST", path))["review"] == found
            assert asked.count("WholeReview") == 1 and site.context.counts["reviews"] == 1

    visit(work, playouts=FEW)


def test_review_of_a_running_game_is_refused() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, bot("level1"))
            for method in ("GET", "POST"):
                assert await one.trouble(method, f"/api/tables/{opened['table']}/review") == (409, "not-ended")
        assert not site.context.bots.reviews.jobs

    visit(work)


def test_review_reports_progress_and_limits_requests_of_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest may have one running review, a limited number in all and a limited rate; a stored review costs nothing.
    """
    async def work(site: Site) -> None:
        go, number = asyncio.Event(), asyncio.Queue[None]()

        async def slowly(_: BotPool, question: WorkerQuestion, *more: Any) -> bytes:
            if isinstance(question, CountPieces):
                return b"3\n"
            if isinstance(question, ReviewPiece) and question.number:
                number.put_nowait(None)
                await go.wait()
            return b'{"version":%d}' % VERSION if isinstance(question, WholeReview) else b"{}"

        monkeypatch.setattr(BotPool, "review", slowly)
        async with site.guest() as one, site.guest() as two, site.guest() as three:
            people = (one, two, three)
            paths = [f"/api/tables/{(await guest.open(ME, here('Bo'), journal=played_journal()))['table']}/review"
                     for guest in (*people, one)]
            await one.ask("POST", paths[0])
            await number.get()
            assert await get_review(one, paths[0]) == Reviewing("making", msgspec.Raw(b"null"), 1, 3, 0)
            assert await one.trouble("POST", paths[3]) == (429, "one-review")
            assert (await two.ask("POST", paths[1]))["ahead"] == 1
            assert (await get_review(two, paths[1])).state == "waiting"
            assert await three.trouble("POST", paths[2]) == (503, "coach-busy")
            go.set()
            await ready(two, paths[1])
            assert (await one.ask("POST", paths[3]))["state"] == "waiting"
            await ready(one, paths[3])
            assert (await one.ask("POST", paths[0]))["state"] == "ready"
            more = f"/api/tables/{(await one.open(ME, here('Bo'), journal=played_journal()))['table']}/review"
            assert await one.trouble("POST", more) == (429, "rate")

    visit(work, reviews_waiting=2, reviews=1e-9, reviews_burst=2)


def test_lost_or_outdated_review_is_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot process may die; a stored review of an older version is recomputed."""
    async def work(site: Site) -> None:
        answers: list[bytes | None] = [None, b"0\n", b'{"version":%d}' % VERSION]

        async def review(*_: Any) -> bytes | None:
            return answers.pop(0)

        monkeypatch.setattr(BotPool, "review", review)
        async with site.guest() as one:
            table = (await one.open(ME, here("Bo"), journal=played_journal()))["table"]
            path = f"/api/tables/{table}/review"
            await site.context.store.put(reviews.SPACE, table, '{"version":0}')
            await one.ask("POST", path)

            async def is_over() -> bool:
                return not site.context.bots.reviews.working

            await eventually(is_over)
            assert (await get_review(one, path)).state == "none"
            assert "warn review-lost" in site.log.getvalue()
            await one.ask("POST", path)
            assert await ready(one, path) == {"version": VERSION}

    visit(work)


async def test_reviews_do_not_delay_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece of a review may take long even if there is only one bot process."""
    from .test_pool import GAME, SETTINGS, VIEW

    thinkers, ask, go = BotPool(SETTINGS, Log(quiet=True)), BotProcess.ask, asyncio.Event()

    async def slowly(thinker: BotProcess, question: bytes, seconds: float) -> bytes:
        if thinker is thinkers.reviewer:
            await go.wait()
        return await ask(thinker, question, seconds)

    monkeypatch.setattr(BotProcess, "ask", slowly)
    try:
        known = game_fields(GAME)
        ended = LoadGame(**known, journal=played_journal(), playouts=1)
        piece = asyncio.ensure_future(thinkers.review(CountPieces(**known), "t", ended))
        assert await thinkers.think(GAME, "greedy", VIEW) is not None
        assert not piece.done() and thinkers.reviewer.nice > thinkers.processes[0].nice
        go.set()
        assert int(await piece or b"") >= 12
    finally:
        await thinkers.close()


def test_coach_warns_before_a_move_and_gives_the_reason_of_a_hint() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, bot("level1"))
            async with one.at(opened["table"]) as a:
                await a.shows(lambda scene: 0 in scene["waiting"])
                offer = a.scene["offers"][0]["action"]
                said = await a.say("sure", seat=0, seen=a.scene["number"], action=offer)
                assert said["is"] == "cautioned" and said["caution"]["mark"] in MARKS
                assert len(said["caution"]["before"]["first"]) == 2 and a.scene["offers"][0]["action"] == offer
                hinted = await a.say("hint", seat=0)
                assert hinted["is"] == "hinted" and msgspec.convert(hinted["why"], Why).topic
                stale = await a.say("sure", seat=0, seen=a.scene["number"] + 1, action=offer)
                assert stale["rule"] == "STALE"
                cannot = await a.say("sure", seat=0, seen=a.scene["number"], action={"type": "Pass"})
                assert cannot["rule"].startswith("WYX-")
                assert (await a.say("sure", seat=1, seen=a.scene["number"], action=offer))["rule"] == "SEAT"
                assert (await a.say("sure", seat=0, seen=a.scene["number"], action={"type": "Eat"}))["is"] == "bad"

    visit(work)


@pytest.mark.parametrize("seats", [(ME, here("Bo")), (ME, OPEN), (ME, bot("level1"), OPEN)])
def test_warnings_are_refused_at_tables_with_another_person(seats: tuple[Any, ...]) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(*seats, hints=True)
            async with one.at(opened["table"]) as a:
                await a.shows(lambda scene: bool(scene["offers"]))
                said = await a.say("sure", seat=0, seen=a.scene["number"], action=a.scene["offers"][0]["action"])
                assert said["rule"] == "HINT"

    visit(work)


def test_warnings_are_refused_without_hints_and_run_one_at_a_time() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            off, on = [await one.open(ME, bot("level1"), hints=hints) for hints in (False, True)]
            async with one.at(off["table"]) as a, one.at(on["table"]) as b:
                words = []
                for place in (a, b):
                    await place.shows(lambda scene: bool(scene["offers"]))
                    words.append({"seat": 0, "seen": place.scene["number"],
                                  "action": place.scene["offers"][0]["action"]})
                assert (await a.say("sure", **words[0]))["rule"] == "HINT"
                site.context.bots.hinting.add(one.id)
                assert (await b.say("sure", **words[1]))["rule"] == "RATE"
                site.context.bots.hinting.clear()
                assert (await b.say("sure", **words[1]))["is"] == "cautioned"

    visit(work)


def test_coach_receives_only_the_view_of_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.begin(Cigale(players=3), Seeded(5))
    while not (match.waiting() == (0,) and len(match.legal_actions(0)) > 1 and len(match.journal) > 3):
        seat = match.waiting()[0]
        match = match.play(seat, match.legal_actions(seat)[0], Seeded(1))

    async def work(site: Site) -> None:
        asked: list[WorkerQuestion] = []

        async def put(_: BotPool, question: WorkerQuestion, who: str, *more: Any, **how: Any) -> Any:
            asked.append(question)
            return b'{"mark":"good"}', None

        monkeypatch.setattr(BotPool, "put", put)
        async with site.guest() as one:
            opened = await one.open(ME, bot("level1"), bot("level1"), journal=journal.write(match))
            async with one.at(opened["table"]) as a:
                await a.shows(lambda scene: bool(scene["offers"]))
                await a.say("sure", seat=0, seen=a.scene["number"], action=a.scene["offers"][0]["action"])
        [question] = asked
        assert isinstance(question, JudgeMove) and bytes(question.view) == msgspec.json.encode(match.view(0))

    visit(work)
