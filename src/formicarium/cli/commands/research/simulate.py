"""`formicarium simulate`: play many games between bots and count the results."""
from __future__ import annotations

import argparse
from collections import Counter
from time import perf_counter

from formicarium.cli import arguments
from formicarium.cli.numbers import add_series, play_all, seat_bots
from formicarium.experiments.series import Pairing, Result, contest
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_game(parser, words)
    parser.add_argument("--bots", default="random", metavar="A,B,…", help=words.say("numbers-help-bots"))
    add_series(parser, words, "numbers-help-games")


def run(args: argparse.Namespace, words: Words) -> int:
    bots = arguments.bots(args.bots)
    game = arguments.game(args, players=len(bots) if len(bots) > 1 else None)
    players = seat_bots(bots, game)
    pairings = [Pairing(players, args.seed * 1_000_003 + i) for i in range(args.games)]
    start = perf_counter()
    results = play_all(contest, game, pairings, args, words)
    seconds = perf_counter() - start
    moves = sum(result.moves for result in results)
    winners = [[seat for seat, place in enumerate(result.places) if place == 1] for result in results]
    report = {
        "game": game.id, "mode": game.mode, "players": game.players,
        "options": {name: getattr(game, name) for name in game.option_names()}, "edition": game.edition,
        "bots": [bot.name for bot in players], "seed": args.seed, "games": len(results), "moves": moves,
        "seconds": seconds, "moves_per_second": moves / seconds,
        "wins": [winners.count([seat]) for seat in range(game.players)],
        "draws": sum(len(first) > 1 for first in winners),
        "mean_scores": [sum(result.scores[seat] for result in results) / len(results)
                        for seat in range(game.players)],
        "endings": endings(results),
    }
    if args.json:
        arguments.dump(report)
    else:
        show(report, words)
    return 0


def endings(results: list[Result]) -> dict[str, int]:
    return dict(sorted(Counter(result.ending for result in results).items()))


def show(report: dict[str, object], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    bots, wins, scores = report["bots"], report["wins"], report["mean_scores"]
    assert isinstance(bots, list) and isinstance(wins, list) and isinstance(scores, list)
    table = Table(*(words.say(f"numbers-{column}") for column in ("seat", "bot", "wins", "mean-score")))
    for seat, bot in enumerate(bots):
        table.add_row(str(seat), bot, str(wins[seat]), f"{scores[seat]:.2f}")
    console = Console()
    console.print(table)
    numbers = {key: value for key, value in report.items() if isinstance(value, int | float)}
    console.print(words.say("numbers-summary", **numbers), highlight=False)
    assert isinstance(report["endings"], dict)
    for rule, count in report["endings"].items():
        console.print(f"  {rule}  {count}  {words.say(f'ending-{rule}')}", highlight=False)
