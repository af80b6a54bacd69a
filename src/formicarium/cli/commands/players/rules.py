"""`formicarium rules`: print rules as players read them; `--check` compares rules, code, tests and messages."""
from __future__ import annotations

import argparse

from formicarium.cli import arguments, output
from formicarium.cli.faults import Fault, nearest
from formicarium.games import SHELF
from formicarium.i18n import Words
from formicarium.i18n.rulebook import page, plain, rulebook, title


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", help=words.say("cli-game", games=", ".join(SHELF)))
    parser.add_argument("rule", nargs="?", help=words.say("cli-rules-rule"))
    parser.add_argument("--rule", dest="named", metavar="ID", help=words.say("cli-rules-rule"))
    parser.add_argument("--check", action="store_true", help=words.say("cli-rules-check"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    games = [arguments.kind(args.game).id] if args.game else list(SHELF)
    rule_id = args.rule or args.named
    if args.check:
        from formicarium.cli.agreement import check

        return check(games, args.json, words)
    if rule_id and not args.game:
        raise Fault("fault-rule-without-game")
    if rule_id:
        show_rule(args.game, rule_id.upper(), args.json, words)
    elif args.json:
        arguments.dump({"language": words.language, "games": [
            {"game": game, "title": title(game, words.language),
             "rules": [{"id": rule, "text": text} for rule, text in rulebook(game, words.language).items()]}
            for game in games]})
    elif args.game:
        from rich.markdown import Markdown

        output.console().print(Markdown(page(args.game, words.language)))
    else:
        for game in games:
            count = len(rulebook(game, words.language))
            print(words.say("cli-rules-book", game=game, title=title(game, words.language), count=count))
    return 0


def show_rule(game: str, rule: str, json: bool, words: Words) -> None:
    book = rulebook(game, words.language)
    if rule not in book:
        raise Fault("fault-no-rule", near=nearest(rule, book), game=game, rule=rule)
    if json:
        arguments.dump({"language": words.language, "game": game, "id": rule, "text": book[rule]})
    else:
        print(f"{rule} {plain(book[rule])}")
