"""Puzzles on the site: which one is today's, what somebody has made of them, how strong a solver that makes them."""
from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import date, timedelta
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from formicarium.search.bots import LEVELS
from formicarium.search.glicko import Result, Standing, rated
from formicarium.search.puzzles.puzzle import Puzzle, of_day, puzzle, puzzles
from formicarium.search.puzzles.told import answer, question, reason, replied, tempting
from formicarium.server.luck import day_of
from formicarium.server.troubles import Problem
from formicarium.server.wire_puzzles import How, PuzzleCard, PuzzleDay, Puzzles, PuzzleSheet, PuzzleStock
from formicarium.server.wire_school import Both
from formicarium.words import Words

if TYPE_CHECKING:
    from formicarium.server.house import House

# spaces of the store
DONE = "puzzle"  # person/puzzle: what became of it
STANDING = "puzzler"  # person/game: how strong
WEEK = 7
NEAR = 5  # puzzles about as hard as one is strong, of which the next is drawn
DOUBT = 60.0  # of a puzzle's rating: it was measured on bots
MOSTLY = 50  # of a hundred tries
OTHERS = ("Octave", "Maëlle", "Noé", "Sacha", "Lou")
FRENCH, ENGLISH = Words("fr"), Words("en")


class Mark(msgspec.Struct, frozen=True):
    """What became of a puzzle, as it is kept."""

    how: How
    at: float


def names_of(puzzle: Puzzle, mine: str) -> tuple[str, ...]:
    """By seat."""
    others = list(OTHERS[:puzzle.game.players - 1])
    others.insert(puzzle.seat, mine)
    return tuple(others)


def require(house: House, name: str) -> Puzzle:
    found = puzzle(name)
    if found is None or found.game.id not in house.settings.shelf:
        raise Problem(404, "no-puzzle")
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
    return Both(*(tempting(puzzle, words, names) or words.say("puzzles-no-hint") for words in (FRENCH, ENGLISH)))


def replies_to(puzzle: Puzzle) -> tuple[Both, ...]:
    names = names_of(puzzle, "")
    return tuple(Both(*(replied(puzzle, number, words, names) for words in (FRENCH, ENGLISH)))
                 for number in range(len(puzzle.others)))


# what somebody has made of them

async def marks_of(house: House, person: str) -> dict[str, How]:
    kept = await house.store.names(DONE, f"{person}/")
    return {key.partition("/")[2]: msgspec.json.decode(text, type=Mark).how for key, text in kept}


async def standings_of(house: House, person: str) -> dict[str, Standing]:
    kept = await house.store.names(STANDING, f"{person}/")
    return {key.partition("/")[2]: msgspec.json.decode(text, type=Standing) for key, text in kept}


async def note(house: House, person: str, puzzle: Puzzle, how: How, score: float) -> Standing:
    """The first time counts; `score` is 1 for whoever found it at once, without a hint."""
    mark = msgspec.json.encode(Mark(how, house.hours.stamp())).decode()
    before = (await standings_of(house, person)).get(puzzle.game.id, Standing())
    if not await house.store.add(DONE, f"{person}/{puzzle.id}", mark):
        return before
    after = rated(before, [Result(puzzle.rating, DOUBT, score)])
    await house.store.put(STANDING, f"{person}/{puzzle.game.id}", msgspec.json.encode(after).decode())
    return after


# lists

def card_of(puzzle: Puzzle, marks: Mapping[str, How]) -> PuzzleCard:
    return PuzzleCard(puzzle.id, puzzle.game.id, puzzle.game.mode, puzzle.game.players, question_of(puzzle.id),
                      puzzle.ants, puzzle.rating, marks.get(puzzle.id, ""))


async def overview(house: House, person: str) -> Puzzles:
    """Today's, the week before it, and every game."""
    shelf = [game for game in house.settings.shelf if puzzles(game)]
    marks, standings = await marks_of(house, person), await standings_of(house, person)
    today = day_of(house.hours.stamp())
    days = []
    for back in reversed(range(WEEK)):
        day = (date.fromisoformat(today) - timedelta(days=back)).isoformat()
        one = of_day(day, shelf)
        if one is not None:
            days.append(PuzzleDay(day, card_of(one, marks)))
    stock = []
    for game in shelf:
        mine = standings.get(game)
        found = sum(marks.get(one.id) in ("found", "hint") for one in puzzles(game))
        stock.append(PuzzleStock(game, len(puzzles(game)), found, round(mine.rating) if mine else 0,
                                 round(mine.deviation) if mine else 0))
    return Puzzles(today, tuple(days), tuple(stock))


async def listed(house: House, person: str, game: str) -> list[PuzzleCard]:
    """All of a game, the easiest first."""
    if game not in house.settings.shelf:
        raise Problem(404, "no-game", game=game[:40])
    marks = await marks_of(house, person)
    return [card_of(one, marks) for one in sorted(puzzles(game), key=lambda one: (one.rating, one.id))]


async def following(house: House, person: str, game: str) -> PuzzleCard:
    """One that I have not done, about as hard as I am strong; when all are done, any. Without a game, of any."""
    shelf = [name for name in house.settings.shelf if name == game or not game]
    marks, standings = await marks_of(house, person), await standings_of(house, person)
    stock = [one for name in shelf for one in puzzles(name)]
    if not stock:
        raise Problem(404, "no-puzzle")
    usual = Standing()
    left = sorted((one for one in stock if one.id not in marks),
                  key=lambda one: abs(one.rating - standings.get(one.game.id, usual).rating))
    near = left[:NEAR * len(shelf)] or stock
    return card_of(near[secrets.randbelow(len(near))], marks)


async def sheet(house: House, person: str, name: str) -> PuzzleSheet:
    one = require(house, name)
    levels = tuple(level.name for level, share in zip(LEVELS, one.solved, strict=True) if share > MOSTLY)
    return PuzzleSheet(card_of(one, await marks_of(house, person)), levels, len(one.steps),
                       replies_to(one))
