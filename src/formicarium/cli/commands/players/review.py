"""`formicarium review`: review a journal with the coach: cost of each move, turning points, luck."""
from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import TypeVar

from formicarium.cli import arguments, output
from formicarium.cli.faults import Fault
from formicarium.cli.progress import show_progress
from formicarium.coach.assemble import review
from formicarium.coach.review import Decision, Review
from formicarium.coach.wording import Speaker
from formicarium.core.game import Game
from formicarium.i18n import Words

T = TypeVar("T")


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", help=words.say("cli-journal"))
    parser.add_argument("--budget", type=int, metavar="N", default=0, help=words.say("cli-review-budget"))
    parser.add_argument("--seed", metavar="S", default="1", help=words.say("cli-seed"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    if args.budget < 0:
        raise Fault("fault-review-budget")
    match, seats = arguments.journal(args.file)

    def with_progress(things: Sequence[T]) -> Iterable[T]:
        return show_progress(iter(things), len(things), words, "cli-review-thinking")

    found = review(match, arguments.seed(args.seed), args.budget, with_progress)
    if args.json:
        arguments.dump(found)
    else:
        show(match.game, found, output.names(match.game, words, seats), words)
    return 0


def show(game: Game, found: Review, names: list[str], words: Words) -> None:
    console, speaker = output.console(), Speaker(words, game, names)
    console.print(seats_table(found, names, words))
    for turn in found.turning:
        console.print(speaker.turning(found, turn))
    if not found.turning:
        console.print(words.say("coach-nothing"))
    console.print(decisions_table(found, speaker, words))
    console.print(words.say("coach-rests"))


def seats_table(found: Review, names: list[str], words: Words) -> object:
    from rich.table import Table as Grid

    grid = Grid(words.say("cli-score-player"))
    for column in ("accuracy", "good", "inexact", "mistakes", "blunders", "given", "taken"):
        grid.add_column(words.say(f"cli-review-{column}"), justify="right")
    for seat in found.seats:
        accuracy = "–" if seat.accuracy is None else f"{seat.accuracy:.1f}"
        counts = [str(count) for count in (seat.good, seat.inexact, seat.mistakes, seat.blunders)]
        luck = [words.say("cli-review-swing", swing=round(100 * swing))
                for swing in (seat.given, seat.taken)]
        grid.add_row(names[seat.seat], accuracy, *counts, *luck)
    return grid


def decisions_table(found: Review, speaker: Speaker, words: Words) -> object:
    """Return a table of all decisions in order; for a move that was not good, with a better one."""
    from rich.table import Table as Grid

    grid = Grid(words.say("cli-review-move"), words.say("cli-score-player"), words.say("cli-review-action"))
    for column in ("before", "after", "mark"):
        grid.add_column(words.say(f"cli-review-{column}"), justify="right" if column != "mark" else "left")
    grid.add_column(words.say("cli-review-why"))
    made = sorted((one for seat in found.seats for one in seat.decisions), key=lambda one: one.move)
    for one in made:
        before, after = (f"{100 * chances.first[one.seat]:.0f} %" for chances in (one.before, one.after))
        grid.add_row(str(one.move), speaker.names[one.seat], speaker.action(one.action, one.outlook), before, after,
                     words.say(f"coach-mark-{one.mark}"), better(one, speaker))
    return grid


def better(one: Decision, speaker: Speaker) -> str:
    return speaker.action(one.better, one.better_line[0].outlook) if one.better_line else ""
