"""`formicarium analyse`: show a bot's best lines from a position, with their values."""
from __future__ import annotations

import argparse
from typing import Any

from formicarium.bots.strategy import Variation
from formicarium.cli import arguments, output
from formicarium.cli.commands.research.playthrough import spell_action
from formicarium.cli.faults import Fault
from formicarium.coach.answers import why_this
from formicarium.coach.wording import Speaker
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.state import GameState
from formicarium.i18n import Words

LINES = 3
SHOWN = 12  # most moves shown of a line


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_position(parser, words)
    parser.add_argument("--bot", default="level5", metavar="A", help=words.say("cli-analyse-bot"))
    parser.add_argument("--lines", type=int, default=LINES, metavar="N", help=words.say("cli-analyse-lines"))
    parser.add_argument("--seed", metavar="S", default="1", help=words.say("cli-seed"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game, state = arguments.setting(args.position)
    [bot] = arguments.bots(args.bot)[:1]
    if args.lines < 1:
        raise Fault("fault-analyse-lines")
    strategy, dice = bot.strategy(game), Seeded(arguments.seed(args.seed))
    report: dict[str, Any] = {"bot": bot.name, "seats": []}
    for seat in output.waiting(game, state):
        view = game.view(state, seat)
        lines = strategy.variations(game, view, dice, args.lines)
        why = why_this(game, view, lines[0].actions[0], arguments.seed(args.seed)) if lines else None
        report["seats"].append({"seat": seat, "lines": lines, "why": why})
    if args.json:
        arguments.dump(report)
    else:
        show(game, state, report, words)
    return 0


def show(game: Game, state: GameState, report: dict[str, Any], words: Words) -> None:
    names = output.names(game, words)
    if not report["seats"]:
        print(words.say("cli-score-won", winners=words.join([names[seat] for seat in winners(game, state)]),
                        count=len(winners(game, state))))
    for one in report["seats"]:
        bot = output.bot_name(report["bot"], words)
        print(words.say("cli-analyse-seat", seat=names[one["seat"]], bot=bot, count=len(one["lines"])))
        for variation in one["lines"]:
            moves = [spell_action(action) for action in variation.actions[:SHOWN]]
            more = " …" if len(variation.actions) > SHOWN else ""
            print(f"  {value(variation, words):>12}  {', '.join(moves)}{more}")
        if one["why"]:
            print(f"  {Speaker(words, game, names).hint(one['why'], one['seat'])}")


def winners(game: Game, state: GameState) -> list[int]:
    return [seat for seat, place in enumerate(game.places(state)) if place == 1]


def value(variation: Variation, words: Words) -> str:
    if variation.unit == "share":
        return f"{variation.worth:.1%}"
    if variation.unit == "turns":
        sentence = "cli-analyse-won" if variation.worth > 0 else "cli-analyse-lost"
        return words.say(sentence, turns=abs(round(variation.worth)))
    return f"{variation.worth:+.0f}"
