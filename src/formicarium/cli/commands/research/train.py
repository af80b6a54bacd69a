"""`formicarium train`: train a net for a game by self-play, in a folder from which training can be resumed."""
from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from formicarium.bots.algorithms.net_files import choices_of
from formicarium.cli import arguments
from formicarium.cli.faults import Fault
from formicarium.cli.numbers import positive, processes
from formicarium.experiments.workers import WorkersFailed, worker_pool
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_game(parser, words)
    parser.add_argument("--hours", type=hours, default=1.0, metavar="H", help=words.say("train-help-hours"))
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help=words.say("train-help-folder"))
    parser.add_argument("--games", type=positive, metavar="K", help=words.say("train-help-games"))
    parser.add_argument("--seed", type=arguments.seed, default=1, metavar="S", help=words.say("numbers-help-seed"))
    parser.add_argument("--jobs", type=processes, default=1, metavar="N", help=words.say("numbers-help-jobs"))
    parser.add_argument("--small", action="store_true", help=words.say("train-help-small"))


def hours(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number < 10_000:
        raise argparse.ArgumentTypeError(f"{text[:20]!r}: 0.1, 1, 12 …")
    return number


def run(args: argparse.Namespace, words: Words) -> int:
    game = arguments.game(args)
    from formicarium.train.arrays import arrays  # imported late: it needs numpy, and PyTorch if installed
    from formicarium.train.run import Run
    from formicarium.train.selfplay import searcher
    from formicarium.train.settings import SMALL, Settings

    try:
        searcher(game)
    except ValueError:
        raise Fault("fault-train-search", game=game.id) from None
    folder = args.folder or Path("training", f"{game.id}-{game.mode}-{game.players}")
    kept = folder / "settings.json"
    if kept.exists():
        try:
            settings = msgspec.json.decode(kept.read_bytes(), type=Settings)
        except msgspec.DecodeError as fault:
            raise Fault("fault-train-folder", folder=str(folder), detail=str(fault)) from None
        if settings.make_game() != game:
            raise Fault("fault-train-folder", folder=str(folder), detail=f"{settings.game}, {settings.mode}")
    else:
        overrides = {"games": args.games} if args.games else {}
        settings = msgspec.convert({
            "game": game.id, "mode": game.mode, "players": game.players, "edition": game.edition,
            "options": choices_of(game), "seed": args.seed, **(SMALL if args.small else {}), **overrides},
            type=Settings)
    try:
        reports = Run(folder, settings, worker_pool(args.jobs), arrays(), print).go(3600 * args.hours)
    except WorkersFailed as fault:
        raise Fault("fault-jobs", detail=str(fault)) from None
    if reports:
        print(words.say("train-done", net=str(folder / f"generation-{reports[-1].generation:02}" / "net.bin"),
                        table=str(folder / "strength.md"), curve=str(folder / "curve.svg")))
    return 0
