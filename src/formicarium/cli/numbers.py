"""What the commands that count games share."""
from __future__ import annotations

import argparse

from formicarium.cli import given
from formicarium.cli.faults import Fault
from formicarium.core.game import Game
from formicarium.search.bots import Bot
from formicarium.words import Words

MOST_PROCESSES = 60


def positive(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 18 or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text[:20]!r}: 1, 2, 3 …")
    return int(text)


def processes(text: str) -> int:
    """Each takes memory, and Windows waits for no more than 61 at once."""
    if (number := positive(text)) > MOST_PROCESSES:
        raise argparse.ArgumentTypeError(f"{text[:20]!r}: 1 … {MOST_PROCESSES}")
    return number


def add_series(parser: argparse.ArgumentParser, words: Words, games: str) -> None:
    """--games --seed --workers --json"""
    parser.add_argument("--games", type=positive, default=100, metavar="K", help=words.say(games))
    parser.add_argument("--seed", type=given.seed, default=0, metavar="S", help=words.say("numbers-help-seed"))
    parser.add_argument("--workers", type=processes, default=1, metavar="W", help=words.say("numbers-help-workers"))
    parser.add_argument("--json", action="store_true", help=words.say("numbers-help-json"))


def seated(bots: list[Bot], game: Game) -> tuple[Bot, ...]:
    """One bot for all seats, or one a seat."""
    if len(bots) == 1:
        return (bots[0],) * game.players
    if len(bots) != game.players:
        raise Fault("fault-seats", given=len(bots), players=game.players)
    return tuple(bots)
