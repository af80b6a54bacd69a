"""Arguments and helpers shared by the commands that play many games."""
from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TypeVar

from formicarium.bots.entered import BadBot
from formicarium.bots.registry import Bot
from formicarium.cli import arguments
from formicarium.cli.faults import Fault
from formicarium.cli.progress import show_progress
from formicarium.core.game import Game
from formicarium.experiments.series import Pairing, many
from formicarium.experiments.workers import WorkersFailed, worker_pool
from formicarium.games import include_editions
from formicarium.i18n import Words

T = TypeVar("T")
MOST_PROCESSES = 60


def positive(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 18 or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text[:20]!r}: 1, 2, 3 …")
    return int(text)


def processes(text: str) -> int:
    """Parse a number of processes; each takes memory, and Windows waits for at most 61 at once."""
    if (number := positive(text)) > MOST_PROCESSES:
        raise argparse.ArgumentTypeError(f"{text[:20]!r}: 1 … {MOST_PROCESSES}")
    return number


def add_series(parser: argparse.ArgumentParser, words: Words, games: str) -> None:
    """Add --games, --seed, --jobs, --ray and --json."""
    parser.add_argument("--games", type=positive, default=100, metavar="K", help=words.say(games))
    parser.add_argument("--seed", type=arguments.seed, default=0, metavar="S", help=words.say("numbers-help-seed"))
    parser.add_argument("--jobs", type=processes, default=1, metavar="N", help=words.say("numbers-help-jobs"))
    parser.add_argument("--workers", type=processes, dest="jobs", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    parser.add_argument("--ray", default="", metavar="ADDRESS", help=words.say("numbers-help-ray"))
    parser.add_argument("--json", action="store_true", help=words.say("numbers-help-json"))


def play_all(play: Callable[[Game, Pairing], T], game: Game, pairings: Sequence[Pairing], args: argparse.Namespace,
             words: Words) -> list[T]:
    """Play the series chosen by `add_series` and return the results in order."""
    try:
        found = many(play, game, pairings, worker_pool(args.jobs, args.ray), include_editions)
        return list(show_progress(found, len(pairings), words))
    except BadBot as fault:
        raise Fault("fault-bots", detail=f"{fault}.") from None
    except WorkersFailed as fault:
        raise Fault("fault-ray" if args.ray else "fault-jobs", address=args.ray, detail=str(fault)) from None


def seat_bots(bots: list[Bot], game: Game) -> tuple[Bot, ...]:
    """Return one bot for each seat; a single bot takes all seats."""
    if len(bots) == 1:
        return (bots[0],) * game.players
    if len(bots) != game.players:
        raise Fault("fault-seats", given=len(bots), players=game.players)
    return tuple(bots)
