"""`formicarium puzzles make|list|play GAME`: make puzzles from self-play, list or solve those of the package."""
from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec.structs import replace

from formicarium.cli import arguments, output
from formicarium.cli.faults import Fault
from formicarium.cli.numbers import positive
from formicarium.games import SHELF, include_editions
from formicarium.i18n import Words
from formicarium.puzzles.puzzle import Puzzle, of_day, puzzle, puzzles, read, write_puzzle

GAMES = 200  # games of self-play


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("what", choices=("make", "list", "play"), help=words.say("puzzles-help-what"))
    parser.add_argument("game", nargs="?", help=words.say("puzzles-help-game"))
    parser.add_argument("--puzzle", metavar="ID", help=words.say("puzzles-help-puzzle"))
    parser.add_argument("--games", type=positive, default=GAMES, metavar="K", help=words.say("puzzles-help-games"))
    parser.add_argument("--number", type=positive, default=60, metavar="N", help=words.say("puzzles-help-number"))
    parser.add_argument("--seed", type=arguments.seed, default=1, metavar="S", help=words.say("numbers-help-seed"))
    parser.add_argument("--ants", type=int, choices=(1, 2, 3), default=0, help=words.say("puzzles-help-ants"))
    parser.add_argument("--out", metavar="FILE", help=words.say("puzzles-help-out"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    include_editions()
    if args.game is None:
        return play_today(args, words)
    game = arguments.kind(args.game).id
    if args.what == "make":
        return make(game, args)
    if args.what == "list":
        return show(game, args.json, words)
    from formicarium.cli.terminal.puzzle import TerminalPuzzles

    return TerminalPuzzles(game, puzzle_chosen(game, args.puzzle), words).run()


def play_today(args: argparse.Namespace, words: Words) -> int:
    """Play the puzzle of the day (UTC), the same as on the site."""
    from formicarium.cli.terminal.puzzle import TerminalPuzzles

    today = datetime.now(UTC).date().isoformat()
    one = of_day(today)
    if args.what != "play" or one is None:
        raise Fault("fault-which-game", games=", ".join(SHELF))
    return TerminalPuzzles(one.game.id, one, words, today).run()


def puzzle_chosen(game: str, name: str | None) -> Puzzle | None:
    """Return the puzzle of a given name; None if no name was given."""
    if not puzzles(game):
        raise Fault("fault-no-puzzles", game=game)
    if name is None:
        return None
    found = puzzle(name) or puzzle(f"{game}-{name}")
    if found is None or found.game.id != game:
        raise Fault("fault-no-puzzle", game=game, name=name)
    return found


def make(game: str, args: argparse.Namespace) -> int:
    """Print a line for each puzzle as soon as it is found; those already in the file are skipped.

    Puzzles added to a file take part in the puzzles of the day from tomorrow on, so that past days keep theirs.
    """
    from formicarium.puzzles.maker import make as find

    known: set[str] = set()
    if args.out and Path(args.out).exists():
        known = {read(line).id for line in arguments.text(args.out).splitlines()}
    found = 0
    since = (datetime.now(UTC).date() + timedelta(days=1)).isoformat() if known else ""
    with Path(args.out).open("a", encoding="utf-8") if args.out else nullcontext(sys.stdout) as file:
        for one in find(game, args.seed, args.games, args.ants):
            if one is not None and one.id not in known:
                known.add(one.id)
                found += 1
                print(write_puzzle(replace(one, since=since)), file=file, flush=True)
            if found >= args.number:
                break
    if args.out:
        file_sorted(Path(args.out))
    return 0 if found else 1


def file_sorted(path: Path) -> None:
    """Sort a file by puzzle id, the order in which files ship."""
    lines = sorted(path.read_text(encoding="utf-8").splitlines(), key=lambda line: read(line).id)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def show(game: str, json: bool, words: Words) -> int:
    """List each puzzle's question, difficulty and the levels that solve it."""
    from rich.table import Table as Sheet

    from formicarium.puzzles.wording import question

    stock = puzzles(game)
    if json:
        arguments.dump([{"id": one.id, "kind": one.kind, "rating": one.rating, "ants": one.ants, "solved": one.solved,
                     "question": question(one, words)} for one in stock])
        return 0
    columns = ("id", "hard", "rating", "solved", "question")
    sheet = Sheet(*(words.say(f"puzzles-column-{column}") for column in columns))
    for one in sorted(stock, key=lambda one: (one.rating, one.id)):
        sheet.add_row(one.id, words.say(f"puzzles-ants-{one.ants}"), str(one.rating),
                      "–" if one.is_computed else " ".join(str(share) for share in one.solved), question(one, words))
    output.console().print(sheet)
    print(words.say("puzzles-count", count=len(stock)))
    return 0
