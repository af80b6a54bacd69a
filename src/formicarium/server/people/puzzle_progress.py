"""Puzzles on the site: the daily puzzle, and people's results and ratings."""
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
DONE = "puzzle"  # person/puzzle: a PuzzleMark
FIRST = "puzzle-first"  # person/puzzle: score of the first attempt
CLUE = "puzzle-clue"  # person/puzzle: a hint was asked for
STANDING = "puzzler"  # person/game: a rating
TALLY = "puzzle-tally"  # puzzle/random: 1 if the first attempt was right, else 0; anonymous
DAY = "puzzle-day"  # day: id of its puzzle
WEEK = 7
NEAR = 5  # of each game: puzzles nearest to the rating, of which the next is drawn
DOUBT = 60.0  # rating deviation of puzzles, which were rated by bots
MOSTLY = 50  # percent of a level's attempts
ENOUGH = 10  # attempts; a percentage of fewer would reveal who solved it
MANY = 500  # number of attempts from which on the percentage is cached
FRESH = 60.0  # seconds that a cached percentage is valid
OTHERS = ("Octave", "Maëlle", "Noé", "Sacha", "Lou")
FRENCH, ENGLISH = Words("fr"), Words("en")


class PuzzleMark(msgspec.Struct, frozen=True):
    """Result of a person at a puzzle, as stored."""

    how: How
    at: float


class PuzzleProgress:
    """Locks and cache of the functions below; `context.puzzles`."""

    def __init__(self) -> None:
        self.locks = PersonLocks()  # one puzzle of a person at a time, or one of two ratings would be lost
        self.shares: dict[str, tuple[float, int]] = {}  # by puzzle: valid until, percentage


def names_of(puzzle: Puzzle, mine: str) -> tuple[str, ...]:
    """Return a name for each seat."""
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
    """Return the answer, move by move, and the reason for it."""
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


# Results of puzzles.

async def marks_of(context: ServerContext, person: str) -> dict[str, How]:
    kept = await context.store.names(DONE, f"{person}/")
    return {key.partition("/")[2]: msgspec.json.decode(text, type=PuzzleMark).how for key, text in kept}


async def standings_of(context: ServerContext, person: str) -> dict[str, Standing]:
    kept = await context.store.names(STANDING, f"{person}/")
    return {key.partition("/")[2]: msgspec.json.decode(text, type=Standing) for key, text in kept}


async def note_clue(context: ServerContext, person: str, puzzle: Puzzle) -> None:
    await context.store.add(CLUE, f"{person}/{puzzle.id}", "1")


async def note_first(context: ServerContext, person: str, puzzle: Puzzle, score: float) -> Standing:
    """Store and rate the first attempt, once: 1 if it was right, at most 0.5 with a hint, 0 if it was wrong or the
    answer was asked for.
    """
    name = f"{person}/{puzzle.id}"
    async with context.puzzles.locks.of(person):
        before = (await standings_of(context, person)).get(puzzle.game.id, Standing())
        counts = min(score, 0.5) if await context.store.get(CLUE, name) else score
        known = await context.store.get(DONE, name) is not None  # solved before first attempts were stored
        if not await context.store.add(FIRST, name, str(counts)) or known:
            return before
        after = rate_period(before, [Bout(puzzle.rating, DOUBT, counts)])
        await context.store.put(STANDING, f"{person}/{puzzle.game.id}", msgspec.json.encode(after).decode())
        await context.store.add(TALLY, f"{puzzle.id}/{secrets.token_hex(8)}", "1" if counts else "0")
        return after


async def note_end(context: ServerContext, person: str, puzzle: Puzzle, how: How) -> How:
    """Store the result of a puzzle; a result from before stays."""
    name = f"{person}/{puzzle.id}"
    if how == "found" and await context.store.get(CLUE, name):
        how = "hint"
    await context.store.add(DONE, name, msgspec.json.encode(PuzzleMark(how, context.time.wall_time())).decode())
    return how


async def share_of(context: ServerContext, puzzle: Puzzle) -> int:
    """Return the percentage of people who found it at the first attempt, or -1 if too few have tried."""
    until, share = context.puzzles.shares.get(puzzle.id, (0.0, -1))
    if monotonic() < until:
        return share
    tries = [value == "1" for _, value in await context.store.names(TALLY, f"{puzzle.id}/")]
    share = round(100 * sum(tries) / len(tries)) if len(tries) >= ENOUGH else -1
    if len(tries) >= MANY:
        context.puzzles.shares[puzzle.id] = monotonic() + FRESH, share
    return share


# Lists of puzzles.

def card_of(puzzle: Puzzle, marks: Mapping[str, How]) -> PuzzleCard:
    return PuzzleCard(puzzle.id, puzzle.game.id, puzzle.game.mode, puzzle.game.players, question_of(puzzle.id),
                      puzzle.ants, puzzle.rating, marks.get(puzzle.id, ""))


async def days_of(context: ServerContext, today: str) -> list[tuple[str, Puzzle]]:
    """Return today's puzzle and those of the week before. A day keeps its puzzle when puzzles are added."""
    shelf = [game for game in context.settings.shelf if puzzles(game)]
    days = [(date.fromisoformat(today) - timedelta(days=back)).isoformat() for back in reversed(range(WEEK))]
    daily: dict[str, str] = {}
    for month in sorted({day[:8] for day in days}):
        daily |= dict(await context.store.names(DAY, month))
    found = []
    for day in days:
        one = puzzle(daily.get(day, ""))
        if one is None or one.game.id not in shelf:
            one = of_day(day, shelf)
        if one is not None:
            found.append((day, one))
    if today not in daily and found:
        try:
            await context.store.add(DAY, today, found[-1][1].id)
        except StoreFault as fault:
            context.log.fault("store", fault)  # the puzzle can be solved all the same
    return found


async def overview(context: ServerContext, person: str) -> Puzzles:
    """Return the daily puzzles and a summary for each game."""
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
    """Return all puzzles of a game, easiest first."""
    if game not in context.settings.shelf:
        raise RequestError(404, "no-game", game=game[:40])
    marks = await marks_of(context, person)
    return [card_of(one, marks) for one in sorted(puzzles(game), key=lambda one: (one.rating, one.id))]


async def next_puzzle(context: ServerContext, person: str, game: str) -> PuzzleCard:
    """Return a puzzle that the person has not done, about as hard as their rating; of one game or any."""
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


async def puzzle_sheet(context: ServerContext, person: str, name: str) -> PuzzleSheet:
    one = require(context, name)
    levels = None if one.is_computed else tuple(
        level.name for level, share in zip(LEVELS, one.solved, strict=True) if share > MOSTLY)
    return PuzzleSheet(card_of(one, await marks_of(context, person)), levels, await share_of(context, one))
