"""`formicarium balance`: play a bot against itself and count wins by seat and by traits of the players."""
from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from formicarium.bots.registry import Bot
from formicarium.cli import arguments, output
from formicarium.cli.faults import Fault
from formicarium.cli.numbers import add_series, play_all
from formicarium.cli.picture import Row, Section, draw
from formicarium.core.game import Game, OptionValue
from formicarium.experiments.balance import Balance, Mean, balance, count_game, spell_mark
from formicarium.experiments.series import Pairing
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_game(parser, words)
    parser.add_argument("--bot", default="level3", metavar="A", help=words.say("numbers-help-bot"))
    parser.add_argument("--vary", action="store_true", help=words.say("numbers-help-vary"))
    parser.add_argument("--picture", metavar="FILE", help=words.say("numbers-help-picture"))
    add_series(parser, words, "numbers-help-games")


def run(args: argparse.Namespace, words: Words) -> int:
    bots = arguments.bots(args.bot)
    if len(bots) > 1:
        raise Fault("fault-balance-bot")
    game = arguments.game(args)
    found = measure_balance(game, bots[0], args, words)
    varied = [(name, value, measure_balance(other, bots[0], args, words)) for name, value, other in variations(game)
              ] if args.vary else []
    sections = list(parts(game, found, varied, words))
    if args.picture:
        write(args.picture, draw(heading(game, bots[0], found, words), sections, words))
    if args.json:
        arguments.dump({
            "game": game.id, "mode": game.mode, "players": game.players, "edition": game.edition,
            "options": choices_of(game), "bot": bots[0].name, "seed": args.seed, "games": args.games,
            **msgspec.structs.asdict(found),
            "marks": {topic: {spell_mark(mark): mean for mark, mean in marks.items()}
                      for topic, marks in found.marks.items()},
            "varied": [{"option": name, "value": value, "length": other.length, "seats": other.seats,
                        "scores": other.scores} for name, value, other in varied]})
    else:
        show(heading(game, bots[0], found, words), found, sections, words)
    return 0


def measure_balance(game: Game, bot: Bot, args: argparse.Namespace, words: Words) -> Balance:
    pairings = [Pairing((bot,) * game.players, args.seed * 1_000_003 + i) for i in range(args.games)]
    return balance(play_all(count_game, game, pairings, args, words))


def choices_of(game: Game) -> dict[str, OptionValue]:
    return {name: getattr(game, name) for name in game.option_names()}


def variations(game: Game) -> Iterator[tuple[str, OptionValue, Game]]:
    """Yield the game with one option changed, where mode and number of players allow it."""
    for name, choices in game.option_values().items():
        for value in choices:
            if value != getattr(game, name):
                try:
                    yield name, value, msgspec.structs.replace(game, **{name: value})
                except ValueError:
                    continue


def heading(game: Game, bot: Bot, found: Balance, words: Words) -> str:
    named = {"game": f"{game.id}-name", "mode": f"{game.id}-mode-{game.mode}"}
    return words.say("balance-heading", players=game.players, games=found.length.games,
                     bot=output.bot_name(bot.name, words),
                     **{name: words.say(message) for name, message in named.items()})


def parts(game: Game, found: Balance, varied: list[tuple[str, OptionValue, Balance]],
          words: Words) -> Iterator[Section]:
    """Yield the sections of the report: seats, traits, options, points by source."""
    names = output.names(game, words)
    unit = found.measure
    yield Section(words.say("balance-seats"), unit, found.even, rows(names, found.seats))
    for topic, marks in found.marks.items():
        labels = [words.say(f"{game.id}-mark-{topic}.one", **words.arguments(game, {topic: mark}, names))
                  for mark in marks]
        yield Section(words.say(f"{game.id}-mark-{topic}"), unit, found.even, rows(labels, marks.values()))
    for name, value, other in varied:
        title = words.say("balance-option", name=words.say(f"{game.id}-option-{name}"),
                          value=words.say(f"balance-{'on' if value else 'off'}") if isinstance(value, bool) else value)
        yield Section(title, unit, found.even, rows(names, other.seats))
    if unit == "share":
        yield Section(words.say("balance-scores"), "score", None, rows(names, found.scores))
    labels = [f"{words.say(f'score-{source.rule}')} ({source.rule})" for source in found.sources]
    yield Section(words.say("balance-sources"), "points", None, tuple(
        Row(label, source.mean, source.others, source.winners, 0)
        for label, source in zip(labels, found.sources, strict=True)))


def rows(labels: Iterable[str], means: Iterable[Mean]) -> tuple[Row, ...]:
    return tuple(Row(label, mean.mean, mean.low, mean.high, mean.games)
                 for label, mean in zip(labels, means, strict=True))


def show(title: str, found: Balance, sections: list[Section], words: Words) -> None:
    from rich.table import Table

    console = output.console()
    console.print(title)
    length = found.length
    console.print(words.say("balance-length", mean=round(length.mean, 1), low=round(length.low, 1),
                            high=round(length.high, 1), least=found.shortest, most=found.longest))
    for section in sections:
        table = Table(section.title)
        last = ("winners", "others") if section.unit == "points" else ("games", "interval", "beside")
        last = last[:2] if section.even is None else last
        for column in (section.unit, *last):
            table.add_column(words.say(f"balance-{column}"), justify="right")
        for row in section.rows:
            if section.unit == "points":
                table.add_row(row.label, *(f"{n:.2f}" for n in (row.mean, row.high, row.low)))
                continue
            mean, low, high = (section.spell_number(n) for n in (row.mean, row.low, row.high))
            beside = () if section.even is None else (section.side(row),)
            table.add_row(row.label, mean, str(row.games), f"{low} … {high}", *beside)
        console.print(table)
    for rule, count in found.endings.items():
        console.print(f"  {rule}  {count}  {words.say(f'ending-{rule}')}")


def write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as fault:
        detail = (isinstance(fault, OSError) and fault.strerror) or str(fault)
        raise Fault("fault-file", path=path, detail=detail.lower()) from None
