"""`formicarium variants`: measure each variant's length, branching and chance, for authors of learning programs."""
from __future__ import annotations

import argparse

from formicarium.cli import arguments, output
from formicarium.cli.numbers import positive
from formicarium.experiments.variants import Variant, measure, variants
from formicarium.games import SHELF, include_editions
from formicarium.i18n import Words

COLUMNS = ("game", "mode", "players", "moves", "longest", "usual", "length", "branching", "widest", "chance",
           "questions", "secrets", "symmetries")
# columns that fit on a terminal
SHOWN = ("game", "mode", "players", "moves", "length", "branching", "chance", "secrets")


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", default="", help=words.say("cli-game", games=", ".join(SHELF)))
    parser.add_argument("--games", type=positive, default=20, metavar="K", help=words.say("numbers-help-games"))
    parser.add_argument("--seed", type=arguments.seed, default=1, metavar="S", help=words.say("numbers-help-seed"))
    parser.add_argument("--markdown", action="store_true", help=words.say("numbers-help-markdown"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    include_editions()
    kinds = [arguments.kind(args.game)] if args.game else list(SHELF.values())
    found = [measure(game, args.games, args.seed) for kind in kinds for game in variants(kind)]
    if args.json:
        arguments.dump(found)
    elif args.markdown:
        print("\n".join(markdown(found, words)))
    else:
        show(found, words)
    return 0


def cells(one: Variant, words: Words, columns: tuple[str, ...] = COLUMNS) -> list[str]:
    texts = {"game": words.say(f"{one.game}-name"), "mode": one.mode, "players": str(one.players),
             "moves": f"{one.moves:,}", "longest": f"{one.longest:,}", "usual": f"{one.usual:,}",
             "length": f"{one.length:,.1f}",
             "branching": f"{one.branching:.1f}", "widest": f"{one.widest:,}", "chance": f"{one.chance:.0f} %",
             "questions": f"{one.questions:,}", "symmetries": str(one.symmetries),
             "secrets": words.say(f"numbers-secrets-{'yes' if one.secrets else 'no'}")}
    return [texts[column] for column in columns]


def heading(words: Words, columns: tuple[str, ...] = COLUMNS) -> list[str]:
    return [words.say(f"numbers-variant-{column}") for column in columns]


def markdown(found: list[Variant], words: Words) -> list[str]:
    lines = [heading(words), ["---"] * 2 + ["---:"] * (len(COLUMNS) - 2), *(cells(one, words) for one in found)]
    return [f"| {' | '.join(line)} |" for line in lines]


def show(found: list[Variant], words: Words) -> None:
    from rich.table import Table

    table = Table()
    for number, column in enumerate(heading(words, SHOWN)):
        table.add_column(column, justify="left" if number < 2 else "right")
    for one in found:
        table.add_row(*cells(one, words, SHOWN))
    output.console().print(table)
