"""`formicarium arena`: play a round robin between bots; prints ratings and 95 % intervals."""
from __future__ import annotations

import argparse
from itertools import combinations, pairwise
from typing import Any

from formicarium.bots.registry import Bot
from formicarium.cli import arguments
from formicarium.cli.faults import Fault
from formicarium.cli.numbers import add_series, play_all
from formicarium.core.game import Game
from formicarium.experiments.ratings import interval, rate_bots
from formicarium.experiments.series import Pairing, Result, contest
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_game(parser, words)
    parser.add_argument("--bots", required=True, metavar="A,B,…", help=words.say("numbers-help-bots"))
    parser.add_argument("--pairs", choices=("all", "neighbours"), default="all", help=words.say("numbers-help-pairs"))
    add_series(parser, words, "numbers-help-arena-games")


def run(args: argparse.Namespace, words: Words) -> int:
    bots = arguments.bots(args.bots)
    if len(bots) < 2 or len({bot.name for bot in bots}) < len(bots):
        raise Fault("fault-arena-bots")
    game = arguments.game(args)
    numbers = range(len(bots))
    pairs = list(combinations(numbers, 2)) if args.pairs == "all" else list(pairwise(numbers))
    schedule = [(pair, i) for pair in pairs for i in range(args.games)]
    pairings = [Pairing(seating(game, bots[a], bots[b], i), args.seed * 1_000_003 + i // 2) for (a, b), i in schedule]
    results = play_all(contest, game, pairings, args, words)
    scores: dict[tuple[int, int], list[float]] = {pair: [] for pair in pairs}
    firsts = dict.fromkeys(pairs, 0.0)
    for (pair, i), result in zip(schedule, results, strict=True):
        scores[pair].append(score(game, i, result))
        firsts[pair] += first(game, i, result)
    report = {
        "game": game.id, "mode": game.mode, "players": game.players, "seed": args.seed, "games_per_pair": args.games,
        "pairs": [one_pair(bots, pair, scores[pair], firsts[pair]) for pair in pairs],
        "ratings": [{"bot": bot.name, "rating": round(point), "low": round(low), "high": round(high)}
                    for bot, (point, low, high) in zip(bots, rate_bots(len(bots), scores), strict=True)],
    }
    if args.json:
        arguments.dump(report)
    else:
        show(report, words)
    return 0


# Seats of game number i of a pair. With two players the bots change seats each time, on the same seed. With more, one
# bot sits alone among copies of the other, alternately, and the lonely seat advances.

def lonely(game: Game, i: int) -> int:
    return i // 2 % game.players if game.players > 2 else 0


def seating(game: Game, a: Bot, b: Bot, i: int) -> tuple[Bot, ...]:
    one, others = (a, b) if i % 2 == 0 else (b, a)
    return tuple(one if seat == lonely(game, i) else others for seat in range(game.players))


def score(game: Game, i: int, result: Result) -> float:
    """Return the score of the pair's first bot: the share of the other's seats that it beat, a tie counting half."""
    place = result.places[lonely(game, i)]
    others = [other for seat, other in enumerate(result.places) if seat != lonely(game, i)]
    share = sum(1.0 if place < other else 0.5 if place == other else 0.0 for other in others) / len(others)
    return share if i % 2 == 0 else 1 - share


def first(game: Game, i: int, result: Result) -> float:
    """Return 1 if the pair's first bot sat alone and won, a share of 1 if it tied, else 0."""
    if i % 2 or result.places[lonely(game, i)] > 1:
        return 0.0
    return 1 / result.places.count(1)


def one_pair(bots: list[Bot], pair: tuple[int, int], scores: list[float], firsts: float) -> dict[str, Any]:
    mean = sum(scores) / len(scores)
    low, high = interval(mean, len(scores))
    report = {"bots": [bots[n].name for n in pair], "games": len(scores), "score": mean, "low": low, "high": high,
              "wins": sum(s == 1 for s in scores), "draws": sum(s == 0.5 for s in scores),
              "losses": sum(s == 0 for s in scores)}
    alone = (len(scores) + 1) // 2
    return {**report, "first_alone": firsts / alone}


def show(report: dict[str, Any], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(*(words.say(f"numbers-{column}") for column in ("pair", "games", "score", "interval", "draws")))
    for pair in report["pairs"]:
        table.add_row(" – ".join(pair["bots"]), str(pair["games"]), f"{pair['score']:.1%}",
                      f"{pair['low']:.1%} … {pair['high']:.1%}", str(pair["draws"]))
    ranks = Table(*(words.say(f"numbers-{column}") for column in ("bot", "rating", "interval")))
    for row in sorted(report["ratings"], key=lambda row: -row["rating"]):
        ranks.add_row(row["bot"], str(row["rating"]), f"{row['low']} … {row['high']}")
    console = Console()
    console.print(table)
    console.print(ranks)
