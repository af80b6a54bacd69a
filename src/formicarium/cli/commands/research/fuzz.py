"""`formicarium fuzz`: look for a game that breaks a law, or a file that makes the rules crash."""
from __future__ import annotations

import argparse
import sys
from time import perf_counter
from typing import Any

import msgspec

from formicarium.bots.policies import policy
from formicarium.cli import arguments
from formicarium.cli.numbers import positive
from formicarium.core import journal
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game, InvalidPosition
from formicarium.core.match import Match
from formicarium.games import SHELF, include_editions
from formicarium.i18n import Words
from formicarium.laws import LAWS, LawBroken

ENGINES = 12  # number of the law that needs the other engine in a second process; only the tests check it
ODD: tuple[Any, ...] = (-1, 0, 1, 7, 65, 2**31, 2**63, -(2**70), 0.5, "", "z9", "d4", None, True, [], {}, "\u0000")
MUTANTS = 30  # spoiled files for each game


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", help=words.say("cli-game", games=", ".join(SHELF)))
    parser.add_argument("--seconds", type=positive, default=10, metavar="N", help=words.say("numbers-help-seconds"))
    parser.add_argument("--games", type=positive, metavar="K", help=words.say("numbers-help-fuzz-games"))
    parser.add_argument("--seed", type=arguments.seed, default=0, metavar="S", help=words.say("numbers-help-seed"))
    parser.add_argument("--json", action="store_true", help=words.say("numbers-help-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    include_editions()
    variants = arguments.kind(args.game).variants()
    start = perf_counter()
    games = 0
    while perf_counter() - start < args.seconds and games != args.games:
        seed = args.seed + games
        game = variants[seed % len(variants)]
        try:
            put_to_all(game, seed)
        except (LawBroken, FoundFault) as broken:
            return report(args, words, seed, str(broken))
        games += 1
    seconds = perf_counter() - start
    if args.json:
        arguments.dump({"game": args.game, "games": games, "seconds": seconds, "broken": None})
    else:
        print(words.say("numbers-fuzz-clean", games=games, seconds=seconds))
    return 0


def report(args: argparse.Namespace, words: Words, seed: int, broken: str) -> int:
    command = f"formicarium fuzz {args.game} --seed {seed} --games 1"
    if args.json:
        arguments.dump({"game": args.game, "seed": seed, "broken": broken, "command": command})
    else:
        print(broken, file=sys.stderr)
        print(words.say("numbers-fuzz-broken", command=command), file=sys.stderr)
    return 1


def put_to_all(game: Game, seed: int) -> None:
    """Check one law on a game, a different law for each seed, then load spoiled positions and journals of it."""
    numbers = [number for number in LAWS if number != ENGINES]
    LAWS[numbers[seed % len(numbers)]](game, Seeded(seed), policy(game.id).pick)
    dice = Seeded(seed)
    match = Match.begin(game, dice)
    for _ in range(dice.below(game.max_moves)):
        if waiting := match.waiting():
            seat = waiting[dice.below(len(waiting))]
            options = match.legal_actions(seat)
            match = match.play(seat, options[dice.below(len(options))], dice)
    for _ in range(MUTANTS):
        spoil_position(match, dice)
        spoil_journal(match, dice)


class FoundFault(Exception):
    """Input that should have been refused made the rules crash."""


def spoil_position(match: Match, dice: Dice) -> None:
    """Load a spoiled position: it must be refused with a fault, or be stable when stored and loaded again."""
    game = match.game
    text = msgspec.json.encode(spoil(msgspec.to_builtins(match.position()), dice))
    try:
        position = msgspec.json.decode(text, type=game.types.position)
        state = game.load(position)
        if game.position(game.load(game.position(state))) != game.position(state):
            raise FoundFault(f"accepted, but does not come back: {text.decode()}")
        for seat in range(-1, game.players):
            game.view(state, seat)
            game.legal_actions(state, seat)
    except (msgspec.MsgspecError, InvalidPosition):
        return
    except Exception as fault:
        raise FoundFault(f"{fault!r} from the position {text.decode()}") from fault


def spoil_journal(match: Match, dice: Dice) -> None:
    lines = journal.write(match).splitlines()
    at = dice.below(len(lines))
    lines[at] = msgspec.json.encode(spoil(msgspec.json.decode(lines[at]), dice)).decode()
    try:
        journal.read("\n".join(lines), SHELF)
    except journal.BadJournal:
        return
    except Exception as fault:
        raise FoundFault(f"{fault!r} from the journal line {lines[at]}") from fault


def spoil(value: Any, dice: Dice) -> Any:
    """Return the value with one part changed, removed, duplicated or added."""
    if isinstance(value, dict) and value and dice.below(6):
        key = list(value)[dice.below(len(value))]
        return {**value, key: spoil(value[key], dice)}
    if isinstance(value, list) and value and dice.below(6):
        at = dice.below(len(value))
        return [*value[:at], spoil(value[at], dice), *value[at + 1:]]
    if isinstance(value, dict):
        return {**value, "odd": 1} if dice.below(2) else dict(list(value.items())[1:])
    if isinstance(value, list) and dice.below(2):
        return [*value, *value[:1]] if dice.below(2) else value[1:]
    return ODD[dice.below(len(ODD))]
