"""`formicarium playthrough`: print a readable game; --write renews those that the tests compare the rules with.

Moves are random with a seed, never chosen by a bot: a playthrough changes only when the rules do. A file in
tests/playthroughs has one or more games; each names the command that made it, and --write runs it again.
"""
from __future__ import annotations

import argparse
import shlex
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from textwrap import fill
from types import ModuleType

import msgspec

from formicarium.cli import arguments, journal_text, output
from formicarium.cli.agreement import CHECKOUT
from formicarium.cli.commands.positions.score import standing, verdict
from formicarium.cli.faults import Fault
from formicarium.cli.numbers import positive
from formicarium.core.dice import Seeded
from formicarium.core.game import WATCHER, Game
from formicarium.core.match import Match
from formicarium.i18n import Words

FOLDER = CHECKOUT / "tests" / "playthroughs"
ENGLISH = Words("en")  # one language, so that there is one file to compare
SEED = 1
MADE = "made by: formicarium playthrough "
MANY = 3  # moves of one kind; if a drawing sets COUNTED, more are counted and not listed


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_game(parser, words)
    parser.add_argument("--seed", metavar="S", default=str(SEED), help=words.say("cli-playthrough-seed"))
    parser.add_argument("--lines", type=positive, metavar="N", help=words.say("cli-playthrough-lines"))
    parser.add_argument("--write", action="store_true", help=words.say("cli-write"))


def run(args: argparse.Namespace, words: Words) -> int:
    if not args.write:
        print(playthrough(arguments.game(args), arguments.seed(args.seed), args.lines), end="")
        return 0
    kind = arguments.kind(args.game)
    if not FOLDER.is_dir():
        raise Fault("fault-no-checkout")
    for file in sorted(FOLDER.glob(f"{kind.id}-*.txt")):
        file.write_text(written_anew(file), encoding="utf-8", newline="\n")
        print(words.say("cli-playthrough-written", file=f"tests/playthroughs/{file.name}"))
    return 0


def written_anew(file: Path) -> str:
    """Return the output of the commands that a file names."""
    parser = argparse.ArgumentParser()
    add(parser, ENGLISH)
    lines = file.read_text(encoding="utf-8").splitlines()
    commands = [parser.parse_args(shlex.split(line.removeprefix(MADE))) for line in lines if line.startswith(MADE)]
    return "\n".join(playthrough(arguments.game(args), arguments.seed(args.seed), args.lines) for args in commands)


def playthrough(game: Game, seed: int, lines: int | None = None) -> str:
    """Return a random game as text; one that exceeds `lines` is cut to its opening, its end, and samples between."""
    dice = Seeded(seed)
    match = Match.begin(game, dice)
    names = output.names(game, ENGLISH)
    steps = [step("Set-up", match, names)]
    while seats := match.waiting():
        seat = seats[dice.below(len(seats))]
        actions = match.legal_actions(seat)
        match = match.play(seat, actions[dice.below(len(actions))], dice)
        entry = match.journal[-1]
        chance = f"  chance {','.join(map(str, entry.chance))}" if entry.chance else ""
        steps.append(step(f"Move {len(match.journal)}  {spell_action(entry.action)}{chance}", match, names))
    first, last = heading(game, seed, lines), ending(match, names)
    room = lines and lines - height(first) - height(last)
    return "\n\n".join([first, *(steps if room is None else excerpt(steps, room)), last]) + "\n"


def height(part: str) -> int:
    """Return the number of lines, including the empty one after the part."""
    return part.count("\n") + 2


def excerpt(steps: list[str], room: int) -> Iterator[str]:
    """Yield the steps that fit: a third of the room for the first ones, a third for the last, the rest between."""
    if sum(map(height, steps)) <= room:
        yield from steps
        return
    kept = {0, len(steps) - 1, *fitting(steps, range(len(steps)), room // 3),
            *fitting(steps, range(len(steps) - 1, 0, -1), room // 3)}
    between = [number for number in range(len(steps)) if number not in kept]
    for every in range(1, len(between) + 1):
        chosen = sorted(kept | set(between[::every]))
        gaps = sum(two - one > 1 for one, two in pairwise(chosen))
        if sum(height(steps[number]) for number in chosen) + 2 * gaps <= room:
            break
    for one, two in zip(chosen, [*chosen[1:], chosen[-1] + 1], strict=True):
        yield steps[one]
        if two - one > 1:
            yield f"… {two - one - 1} moves are not shown"


def fitting(steps: list[str], order: range, room: int) -> Iterator[int]:
    """Yield the numbers of the first steps, in the given order, that fit together."""
    for number in order:
        room -= height(steps[number])
        if room < 0:
            return
        yield number


def heading(game: Game, seed: int, lines: int | None) -> str:
    options = ", ".join(f"{name}={getattr(game, name)}" for name in game.option_names())
    return "\n".join([
        f"{ENGLISH.say(f'{game.id}-name')}, rules version {game.version}: {game.mode}, {game.players} players",
        *filter(None, [f"edition {game.edition}", options]),
        f"seed {seed}; every move is picked at random",
        fill(f"drawn: {drawing(game).KEY}", 110),
        MADE + command(game, seed, lines)])


def command(game: Game, seed: int, lines: int | None) -> str:
    """Return the command that makes this playthrough, without default values."""
    words = [game.id]
    for field in msgspec.structs.fields(game):
        value = getattr(game, field.name)
        if value != field.default:
            option = field.name in game.option_names()
            text = f"{field.name}={value}".removesuffix("=True") if option else str(value)
            words += ["--option" if option else f"--{field.name}", text]
    return " ".join([*words, "--seed", str(seed), *(["--lines", str(lines)] if lines else [])])


def step(title: str, match: Match, names: list[str]) -> str:
    """Return a step as text: its events, the drawing, and the legal moves."""
    happened = journal_text.sentences(match, names, ENGLISH)
    moves = [fill(f"{names[seat]} may: {'  '.join(list_offers(match, seat))}", 110, subsequent_indent="    ")
             for seat in match.waiting()]
    board, view = drawing(match.game), match.view(WATCHER)
    drawn = board.draw(view, match.game) if getattr(board, "shows", lambda _: True)(view) else ""
    return "\n".join(filter(None, [f"== {title}", fill(" ".join(happened), 110), drawn, *moves]))


def list_offers(match: Match, seat: int) -> list[str]:
    actions = match.legal_actions(seat)
    if not getattr(drawing(match.game), "COUNTED", False):
        return list(map(spell_action, actions))
    kinds = Counter(type(action).__name__ for action in actions)
    few = [spell_action(action) for action in actions if kinds[type(action).__name__] <= MANY]
    return few + [f"{kind} ×{n}" for kind, n in kinds.items() if n > MANY]


def drawing(game: Game) -> ModuleType:
    """Return the module that draws a game's views in plain letters: `draw(view, game)`, and `KEY` as its legend.

    For long games, `shows(view)` says when to draw, and `COUNTED` that long lists of moves are counted.
    """
    return import_module(f"formicarium.cli.boards.{game.id}_plain")


def spell_action(action: object) -> str:
    """Return an action as "Take 3", without default values at its end."""
    fields = list(msgspec.structs.fields(action)) if isinstance(action, msgspec.Struct) else []
    while fields and getattr(action, fields[-1].name) == fields[-1].default:
        fields.pop()
    return f"{type(action).__name__} {','.join(fact(getattr(action, field.name)) for field in fields)}".rstrip()


def fact(value: object) -> str:
    """Return a value as text: "wood-bee" if it has parts, "-" for null."""
    if isinstance(value, msgspec.Struct):
        return "-".join(str(part) for part in msgspec.structs.astuple(value) if part is not None)
    return "-" if value is None else str(value)


def ending(match: Match, names: list[str]) -> str:
    state = match.game.load(match.position())
    sheets = [f"{names[seat]}: {state.score(seat)} = " + " + ".join(
        f"{points.points} {ENGLISH.say(f'score-{points.rule}')} ({points.rule})" for points in match.tally(seat))
        for seat in range(match.game.players)]
    places = [f"place {place}" for place in match.places()]
    return "\n".join(["== End", verdict(standing(match.game, state), names, [], ENGLISH),
                      *(fill(f"{sheet}, {place}", 110, subsequent_indent="    ")
                        for sheet, place in zip(sheets, places, strict=True))])
