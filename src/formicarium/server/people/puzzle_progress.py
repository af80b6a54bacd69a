"""Puzzles on the site: which one is today's, what somebody has made of them, how strong a solver that makes them."""
from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import date, timedelta
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from formicarium.bots.registry import LEVELS
from formicarium.i18n import Words
from formicarium.puzzles.glicko import Bout, Standing, rate_period
from formicarium.puzzles.puzzle import Puzzle, of_day, puzzle, puzzles
from formicarium.puzzles.wording import answer, question, reason, tell_reply, tempting
from formicarium.server.errors import RequestError
from formicarium.server.locks import PersonLocks
from formicarium.server.protocol.lesson_messages import Both
from formicarium.server.protocol.puzzle_messages import How, PuzzleCard, PuzzleDay, Puzzles, PuzzleSheet, PuzzleStock
from formicarium.server.randomness import day_of
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

# spaces of the store
DONE = "puzzle"  # person/puzzle: what became of it
FIRST = "puzzle-first"  # person/puzzle: what the first try counted
CLUE = "puzzle-clue"  # person/puzzle: a hint was asked for
STANDING = "puzzler"  # person/game: how strong
TALLY = "puzzle-tally"  # puzzle/lot: 1 found it the first time, 0 did not; nobody can say who
DAY = "puzzle-day"  # a day: whose puzzle it was
WEEK = 7
NEAR = 5  # puzzles about as hard as one is strong, of which the next is drawn
DOUBT = 60.0  # of a puzzle's rating: it was measured on bots
MOSTLY = 50  # of a hundred tries
ENOUGH = 10  # people, before a share of them is told: fewer would tell of each
MANY = 500  # from so many on a share is
FRESH = 60.0  # seconds old at the most: however many ask, they are counted once
OTHERS = ("Octave", "Maëlle", "Noé", "Sacha", "Lou")
FRENCH, ENGLISH = Words("fr"), Words("en")


class PuzzleMark(msgspec.Struct, frozen=True):
    """What became of a puzzle, as it is kept."""

    how: How
    at: float


class PuzzleProgress:
    """What the functions below keep in memory; `context.puzzles`."""

    def __init__(self) -> None:
        self.locks = PersonLocks()  # one puzzle of a person at a time, or a rating forgets one of two
        self.shares: dict[str, tuple[float, int]] = {}  # by puzzle: valid until, percentage


def names_of(puzzle: Puzzle, mine: str) -> tuple[str, ...]:
    """By seat."""
    others = list(OTHERS[:puzzle.game.players - 1])
    others.insert(puzzle.seat, mine)
    return tuple(others)


def require(context: ServerContext, name: str) -> Puzzle:
    found = puzzle(name)
    if found is None or found.game.id not in context.settings.shelf:
        raise RequestError(404, "no-puzzle")
    return found


@cache
def question_of(name: str) -> Both:
    one = puzzle(name)
    assert one is not None
    return Both(question(one, FRENCH), question(one, ENGLISH))


def answer_of(puzzle: Puzzle) -> tuple[tuple[Both, ...], Both]:
    """The answer, move by move, and why it is one."""
    names = names_of(puzzle, "")
    moves = zip(answer(puzzle, FRENCH, names), answer(puzzle, ENGLISH, names), strict=True)
    return (tuple(Both(fr, en) for fr, en in moves),
            Both(reason(puzzle, FRENCH, names), reason(puzzle, ENGLISH, names)))


def clue_of(puzzle: Puzzle) -> Both:
    names = names_of(puzzle, "")
    return Both(*(tempting(puzzle, message, names) or message.say("puzzles-no-hint") for message in (FRENCH, ENGLISH)))


def reply_to(puzzle: Puzzle, number: int) -> Both:
    names = names_of(puzzle, "")
    return Both(*(tell_reply(puzzle, number, message, names) for message in (FRENCH, ENGLISH)))


# what somebody has made of them

async def marks_of(context: ServerContext, person: str) -> dict[str, How]:
    kept = await context.store.names(DONE, f"{person}/")
    return {key.partition("/")[2]: msgspec.json.decode(text, type=PuzzleMark).how for key, text in kept}


async def standings_of(context: ServerContext, person: str) -> dict[str, Standing]:
    kept = await context.store.names(STANDING, f"{person}/")
    return {key.partition("/")[2]: msgspec.json.decode(text, type=Standing) for key, text in kept}


async def note_clue(context: ServerContext, person: str, puzzle: Puzzle) -> None:
    await context.store.add(CLUE, f"{person}/{puzzle.id}", "1")


async def note_first(context: ServerContext, person: str, puzzle: Puzzle, score: float) -> Standing:
    """What the first try counts, once: 1 for whoever finds it at once, a half with a hint (whenever it was asked for),
    0 after a wrong move or for whoever asks for the answer."""
    name = f"{person}/{puzzle.id}"
    async with context.puzzles.locks.of(person):
        before = (await standings_of(context, person)).get(puzzle.game.id, Standing())
        counts = min(score, 0.5) if await context.store.get(CLUE, name) else score
        known = await context.store.get(DONE, name) is not None  # of before first tries were kept
        if not await context.store.add(FIRST, name, str(counts)) or known:
            return before
        after = rate_period(before, [Bout(puzzle.rating, DOUBT, counts)])
        await context.store.put(STANDING, f"{person}/{puzzle.game.id}", msgspec.json.encode(after).decode())
        await context.store.add(TALLY, f"{puzzle.id}/{secrets.token_hex(8)}", "1" if counts else "0")
        return after


async def note_end(context: ServerContext, person: str, puzzle: Puzzle, how: How) -> How:
    """What became of it in the end, with what is known of before; the first time stays."""
    name = f"{person}/{puzzle.id}"
    if how == "found" and await context.store.get(CLUE, name):
        how = "hint"
    await context.store.add(DONE, name, msgspec.json.encode(PuzzleMark(how, context.time.wall_time())).decode())
    return how


async def share_of(context: ServerContext, puzzle: Puzzle) -> int:
    """Of a hundred people, how many found it the first time, with a hint or without; -1: too few have tried."""
    until, share = context.puzzles.shares.get(puzzle.id, (0.0, -1))
    if monotonic() < until:
        return share
    tries = [value == "1" for _, value in await context.store.names(TALLY, f"{puzzle.id}/")]
    share = round(100 * sum(tries) / len(tries)) if len(tries) >= ENOUGH else -1
    if len(tries) >= MANY:
        context.puzzles.shares[puzzle.id] = monotonic() + FRESH, share
    return share


# lists

def card_of(puzzle: Puzzle, marks: Mapping[str, How]) -> PuzzleCard:
    return PuzzleCard(puzzle.id, puzzle.game.id, puzzle.game.mode, puzzle.game.players, question_of(puzzle.id),
                      puzzle.ants, puzzle.rating, marks.get(puzzle.id, ""))


async def days_of(context: ServerContext, today: str) -> list[tuple[str, Puzzle]]:
    """Today's and those of the week before. A day keeps its puzzle when the stock or the shelf changes."""
    shelf = [game for game in context.settings.shelf if puzzles(game)]
    days = [(date.fromisoformat(today) - timedelta(days=back)).isoformat() for back in reversed(range(WEEK))]
    told: dict[str, str] = {}
    for month in sorted({day[:8] for day in days}):
        told |= dict(await context.store.names(DAY, month))
    found = []
    for day in days:
        one = puzzle(told.get(day, ""))
        if one is None or one.game.id not in shelf:
            one = of_day(day, shelf)
        if one is not None:
            found.append((day, one))
    if today not in told and found:
        try:
            await context.store.add(DAY, today, found[-1][1].id)
        except StoreFault as fault:
            context.log.fault("store", fault)  # it can be solved all the same
    return found


async def overview(context: ServerContext, person: str) -> Puzzles:
    """Today's, the week before it, and every game."""
    shelf = [game for game in context.settings.shelf if puzzles(game)]
    marks, standings = await marks_of(context, person), await standings_of(context, person)
    today = day_of(context.time.wall_time())
    days = [PuzzleDay(day, card_of(one, marks)) for day, one in await days_of(context, today)]
    stock = []
    for game in shelf:
        mine = standings.get(game)
        found = sum(marks.get(one.id) in ("found", "hint") for one in puzzles(game))
        stock.append(PuzzleStock(game, len(puzzles(game)), found, round(mine.rating) if mine else 0,
                                 round(mine.deviation) if mine else 0))
    return Puzzles(today, tuple(days), tuple(stock))


async def list_puzzles(context: ServerContext, person: str, game: str) -> list[PuzzleCard]:
    """All of a game, the easiest first."""
    if game not in context.settings.shelf:
        raise RequestError(404, "no-game", game=game[:40])
    marks = await marks_of(context, person)
    return [card_of(one, marks) for one in sorted(puzzles(game), key=lambda one: (one.rating, one.id))]


async def following(context: ServerContext, person: str, game: str) -> PuzzleCard:
    """One that I have not done, about as hard as I am strong; when all are done, any. Without a game, of any."""
    shelf = [name for name in context.settings.shelf if name == game or not game]
    marks, standings = await marks_of(context, person), await standings_of(context, person)
    stock = [one for name in shelf for one in puzzles(name)]
    if not stock:
        raise RequestError(404, "no-puzzle")
    usual = Standing()
    left = sorted((one for one in stock if one.id not in marks),
                  key=lambda one: abs(one.rating - standings.get(one.game.id, usual).rating))
    near = left[:NEAR * len(shelf)] or stock
    return card_of(near[secrets.randbelow(len(near))], marks)


async def sheet(context: ServerContext, person: str, name: str) -> PuzzleSheet:
    one = require(context, name)
    levels = None if one.is_computed else tuple(
        level.name for level, share in zip(LEVELS, one.solved, strict=True) if share > MOSTLY)
    return PuzzleSheet(card_of(one, await marks_of(context, person)), levels, await share_of(context, one))
