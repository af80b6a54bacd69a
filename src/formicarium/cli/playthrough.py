"""`formicarium playthrough`: a whole game that a human can read; --write: those the tests compare the rules with."""
from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from textwrap import fill
from types import ModuleType

import msgspec

from formicarium.cli import given, shown, told
from formicarium.cli.agreement import CHECKOUT
from formicarium.cli.faults import Fault
from formicarium.cli.score import standing, verdict
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import WATCHER, Action, Game
from formicarium.core.match import Match
from formicarium.words import Words

FOLDER = CHECKOUT / "tests" / "playthroughs"
ENGLISH = Words("en")  # one language, so that there is one file to compare
SEED = 1
MANY = 3  # moves of one kind; where games are long, more are counted and not listed


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    given.add_game(parser, words)
    parser.add_argument("--seed", metavar="S", default=str(SEED), help=words.say("cli-playthrough-seed"))
    parser.add_argument("--write", action="store_true", help=words.say("cli-write"))


def run(args: argparse.Namespace, words: Words) -> int:
    if not args.write:
        print(playthrough(given.game(args), given.seed(args.seed)), end="")
        return 0
    kind = given.kind(args.game)
    if not FOLDER.is_dir():
        raise Fault("fault-no-checkout")
    for name, text in files(kind):
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
        print(words.say("cli-playthrough-written", file=f"tests/playthroughs/{name}"))
    return 0


def files(kind: type[Game]) -> Iterator[tuple[str, str]]:
    """One for every mode and number of players."""
    for mode, counts in kind.modes.items():
        for players in counts:
            game = msgspec.convert({"game": kind.id, "mode": mode, "players": players}, type=kind)
            yield f"{kind.id}-{mode}-{players}.txt", playthrough(game, SEED)


def playthrough(game: Game, seed: int) -> str:
    """Every seat picks at random among its moves, or by instinct where random games would be endless."""
    dice = Seeded(seed)
    match = Match.begin(game, dice)
    names = shown.names(game, ENGLISH)
    parts = [heading(game, seed), step("Set-up", match, names)]
    while seats := match.waiting():
        seat = seats[dice.below(len(seats))]
        match = match.play(seat, picked(match, seat, dice), dice)
        entry = match.journal[-1]
        chance = f"  chance {','.join(map(str, entry.chance))}" if entry.chance else ""
        parts.append(step(f"Move {len(match.journal)}  {spelled(entry.action)}{chance}", match, names))
    return "\n\n".join([*parts, ending(match, names)]) + "\n"


def picked(match: Match, seat: int, dice: Dice) -> Action:
    game = match.game
    if by_instinct(game):
        return game.action(game.suppose(match.view(seat), dice).sample(seat, dice))
    actions = match.options(seat)
    return actions[dice.below(len(actions))]


def by_instinct(game: Game) -> bool:
    """Where games are long: a drawing says so, and longer lists of moves are counted there."""
    return bool(getattr(drawing(game), "INSTINCT", False))


def heading(game: Game, seed: int) -> str:
    options = ", ".join(f"{name}={getattr(game, name)}" for name in game.option_names())
    return "\n".join([
        f"{ENGLISH.say(f'{game.id}-name')}, rules version {game.version}: {game.mode}, {game.players} players",
        *filter(None, [f"edition {game.edition}", options]),
        f"seed {seed}; every move is picked {'by instinct' if by_instinct(game) else 'at random'}",
        fill(f"drawn: {drawing(game).KEY}", 110),
        f"written anew by: formicarium playthrough {game.id} --write"])


def step(title: str, match: Match, names: list[str]) -> str:
    """What happened, how it looks to all, who may do what."""
    happened = told.sentences(match, names, ENGLISH)
    may = [fill(f"{names[seat]} may: {'  '.join(offered(match, seat))}", 110, subsequent_indent="    ")
           for seat in match.waiting()]
    board, view = drawing(match.game), match.view(WATCHER)
    drawn = board.draw(view, match.game) if getattr(board, "shows", lambda _: True)(view) else ""
    return "\n".join(filter(None, [f"== {title}", fill(" ".join(happened), 110), drawn, *may]))


def offered(match: Match, seat: int) -> list[str]:
    actions = match.options(seat)
    if not by_instinct(match.game):
        return list(map(spelled, actions))
    kinds = Counter(type(action).__name__ for action in actions)
    few = [spelled(action) for action in actions if kinds[type(action).__name__] <= MANY]
    return few + [f"{kind} ×{n}" for kind, n in kinds.items() if n > MANY]


def drawing(game: Game) -> ModuleType:
    """Each game draws its views in plain letters: `draw(view, game)`, `KEY` says how to read it.

    Where games are long, `shows(view)` says when it is drawn, and `INSTINCT` that moves are not picked at random.
    """
    return import_module(f"formicarium.cli.boards.{game.id}_plain")


def spelled(action: object) -> str:
    """"Take 3"; what goes without saying at the end is not said."""
    fields = list(msgspec.structs.fields(action)) if isinstance(action, msgspec.Struct) else []
    while fields and getattr(action, fields[-1].name) == fields[-1].default:
        fields.pop()
    return f"{type(action).__name__} {','.join(fact(getattr(action, field.name)) for field in fields)}".rstrip()


def fact(value: object) -> str:
    """"wood-bee", where the value has parts; "-" for null."""
    if isinstance(value, msgspec.Struct):
        return "-".join(str(part) for part in msgspec.structs.astuple(value) if part is not None)
    return "-" if value is None else str(value)


def ending(match: Match, names: list[str]) -> str:
    table = match.game.load(match.position())
    sheets = [f"{names[seat]}: {table.score(seat)} = " + " + ".join(
        f"{points.points} {ENGLISH.say(f'score-{points.rule}')} ({points.rule})" for points in match.tally(seat))
        for seat in range(match.game.players)]
    places = [f"place {place}" for place in match.places()]
    return "\n".join(["== End", verdict(standing(match.game, table), names, [], ENGLISH),
                      *(fill(f"{sheet}, {place}", 110, subsequent_indent="    ")
                        for sheet, place in zip(sheets, places, strict=True))])
