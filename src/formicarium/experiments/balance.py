"""Statistics of many games of a bot against itself: winning shares by seat and by trait, and sources of points."""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from math import inf, sqrt

import msgspec

from formicarium.core.game import Event, Game, Points, Trait
from formicarium.core.news import ALL, News
from formicarium.experiments.ratings import Z, interval
from formicarium.experiments.series import Pairing, Result, result_of, stream, thinking_game


class CountedGame(msgspec.Struct, frozen=True):
    """Result of one game with its score sheets and traits by seat."""

    result: Result
    sheets: tuple[tuple[Points, ...], ...]
    marks: tuple[Mapping[str, tuple[Trait, ...]], ...]


class Mean(msgspec.Struct, frozen=True):
    """Mean over games with its 95 % interval."""

    games: int
    mean: float
    low: float
    high: float


class Source(msgspec.Struct, frozen=True):
    """Mean points per game and seat from one rule: all seats, winners, the others."""

    rule: str
    mean: float
    winners: float
    others: float


class Balance(msgspec.Struct, frozen=True):
    measure: str  # "share" of the won games, or "score" in solo games
    even: float  # value of every seat in a fair game
    length: Mean  # in moves
    shortest: int
    longest: int
    seats: tuple[Mean, ...]
    scores: tuple[Mean, ...]  # by seat
    marks: dict[str, dict[Trait, Mean]]  # by topic
    sources: tuple[Source, ...]
    endings: dict[str, int]  # number of games by rule


def count_game(game: Game, pairing: Pairing) -> CountedGame:
    """Play one game and record all events; the bots get their seat's view only."""
    luck, news = stream(pairing.seed, 0), News(True)
    state = game.setup(luck, news)
    moves = thinking_game(game, state, pairing, luck, news)
    seats = range(game.players)
    heard = [[item.event for item in news.items if item.to in (ALL, seat) and isinstance(item.event, Event)]
             for seat in seats]
    marks = tuple({topic: tuple(dict.fromkeys(ids)) for topic, ids in game.traits(state, seat, heard[seat]).items()}
                  for seat in seats)
    return CountedGame(result_of(game, state, moves), tuple(game.tally(state, seat) for seat in seats), marks)


def balance(played: Sequence[CountedGame]) -> Balance:
    results = [one.result for one in played]
    players = len(results[0].places)
    alone = players == 1
    measured = [result.scores if alone else shares(result) for result in results]
    scores = tuple(mean([result.scores[seat] for result in results]) for seat in range(players))
    seats = scores if alone else tuple(share([shared[seat] for shared in measured]) for seat in range(players))
    lengths = [result.moves for result in results]
    return Balance(
        measure="score" if alone else "share", even=scores[0].mean if alone else 1 / players, length=mean(lengths),
        shortest=min(lengths), longest=max(lengths), seats=seats, scores=scores,
        marks={topic: {mark: mean(found) if alone else share(found) for mark, found in marks.items()}
               for topic, marks in by_mark(played, measured).items()},
        sources=tuple(sources(played)),
        endings={rule: sum(result.ending == rule for result in results)
                 for rule in sorted({result.ending for result in results})})


def shares(result: Result) -> tuple[float, ...]:
    """Return each seat's share of the win; seats that share place 1 divide it."""
    return tuple(1 / result.places.count(1) if place == 1 else 0.0 for place in result.places)


def by_mark(played: Iterable[CountedGame], measured: Iterable[Sequence[float]]) -> dict[str, dict[Trait, list[float]]]:
    """Return the results of the seats that had a trait; games in which every seat had it are left out."""
    found: dict[str, dict[Trait, list[float]]] = {}
    for one, fared in zip(played, measured, strict=True):
        for topic in dict.fromkeys(topic for marks in one.marks for topic in marks):
            having = [set(marks.get(topic, ())) for marks in one.marks]
            for mark in sorted(set().union(*having), key=spell_mark):
                seats = [seat for seat, ids in enumerate(having) if mark in ids]
                if len(seats) < len(having) or len(having) == 1:
                    found.setdefault(topic, {}).setdefault(mark, []).extend(fared[seat] for seat in seats)
    return {topic: {mark: marks[mark] for mark in sorted(marks, key=as_counted)} for topic, marks in found.items()}


def spell_mark(mark: Trait) -> str:
    return mark if isinstance(mark, str) else " ".join(mark)


def as_counted(mark: Trait) -> list[tuple[int, str]]:
    """Return a sort key that puts C2 before C10."""
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", spell_mark(mark))]


def sources(played: Sequence[CountedGame]) -> Iterable[Source]:
    """Yield the sources in the order of the score sheets."""
    sheets = [({points.rule: 0 for points in sheet}, sheet, place == 1) for one in played
              for sheet, place in zip(one.sheets, one.result.places, strict=True)]
    for rule in dict.fromkeys(rule for rules, _, _ in sheets for rule in rules):
        points = [(sum(line.points for line in sheet if line.rule == rule), won) for _, sheet, won in sheets]
        first, behind = [n for n, won in points if won], [n for n, won in points if not won]
        yield Source(rule, average([n for n, _ in points]), average(first), average(behind))


def average(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def share(found: Sequence[float]) -> Mean:
    """Return a share with Wilson's interval."""
    point = average(found)
    return Mean(len(found), point, *interval(point, len(found)))


def mean(found: Sequence[float]) -> Mean:
    """Return a mean with its normal interval; infinite for a single number."""
    n, point = len(found), average(found)
    half = Z * sqrt(sum((one - point) ** 2 for one in found) / (n - 1) / n) if n > 1 else inf
    return Mean(n, point, point - half, point + half)
