"""`formicarium games`: list the games with their modes, editions and options."""
from __future__ import annotations

import argparse
from typing import Any

import msgspec

from formicarium.cli import arguments, output
from formicarium.cli.faults import Fault
from formicarium.core.editions import BadEdition
from formicarium.core.game import Board, Game
from formicarium.games import SHELF, include_editions
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    include_editions()
    try:
        shelf = [describe_game(kind, words) for kind in SHELF.values()]
    except BadEdition as fault:
        raise Fault("fault-game", detail=str(fault)) from None
    if args.json:
        arguments.dump({"games": shelf})
    else:
        show(shelf, words)
    return 0


def describe_game(kind: type[Game], words: Words) -> dict[str, Any]:
    """Return the facts needed to open a table of a game."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
    texts = {name: (words.say(f"{kind.id}-option-{name}"), words.say(f"{kind.id}-option-{name}.help"))
             for name in kind.option_names()}
    return {
        "id": kind.id, "name": words.say(f"{kind.id}-name"), "tagline": words.say(f"{kind.id}-tagline"),
        "length": words.say(f"{kind.id}-length"), "age": words.say(f"{kind.id}-age"), "version": kind.version,
        "modes": [{"id": mode, "name": words.say(f"{kind.id}-mode-{mode}"),
                   "help": words.say(f"{kind.id}-mode-{mode}.help"), "players": list(counts),
                   "default": mode == defaults["mode"]} for mode, counts in kind.modes.items()],
        "editions": [{"id": edition, "name": getattr(kind.editions[edition].name, words.language),
                      "default": edition == defaults["edition"], "board": board(kind, edition)}
                     for edition in kind.editions.names()],
        "options": [{"id": name, "name": title, "help": help_, "default": defaults[name],
                     "choices": list(kind.option_values()[name])} for name, (title, help_) in texts.items()],
    }


def board(kind: type[Game], edition: str) -> Board | None:
    """Return the largest board of an edition, over all modes and numbers of players."""
    boards = []
    for mode, counts in kind.modes.items():
        try:
            boards += [kind(mode=mode, players=players, edition=edition).board() for players in counts]
        except ValueError:
            continue  # the edition lacks this mode
    return max(filter(None, boards), key=lambda one: len(one.cells), default=None)


def show(shelf: list[dict[str, Any]], words: Words) -> None:
    from rich.padding import Padding
    from rich.text import Text

    console = output.console()
    for game in shelf:
        titled = words.say("cli-games-version", game=game["name"], version=game["version"])
        console.print(Text.assemble((game["id"], "bold green"), f"  {titled}"))
        console.print(Padding(f"{game['tagline']} {game['length']}. {game['age']}.", (0, 0, 0, 2), expand=False))
        for section in ("modes", "editions", "options"):
            if game[section]:
                console.print(Text(f"  {words.say(f'cli-games-{section}')}", "bold"))
            for item in game[section]:
                line = Text.assemble((item["id"], "green"), f"  {say_item(section, item, words)}")
                console.print(Padding(line, (0, 0, 0, 4), expand=False))


def say_item(section: str, item: dict[str, Any], words: Words) -> str:
    if section == "editions":
        return str(item["name"])
    if section == "options":
        text = words.say("cli-games-option", name=item["name"], help=item["help"])
        values = [str(choice) for choice in item["choices"] if not isinstance(choice, bool)]
        return f"{text} ({', '.join(values)})" if values else text
    least, most = item["players"][0], item["players"][-1]
    message = "cli-games-mode-exactly" if least == most else "cli-games-mode"
    return words.say(message, name=item["name"], least=least, most=most, help=item["help"])
