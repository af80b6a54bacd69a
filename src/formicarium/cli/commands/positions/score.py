"""`formicarium score`: print the score sheets, the places, and the result if the game is over."""
from __future__ import annotations

import argparse
from typing import Any

from formicarium.cli import arguments, output
from formicarium.core.game import Game
from formicarium.core.match import ENDINGS, Match
from formicarium.core.state import GameState
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_position(parser, words)
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game, state = arguments.setting(args.position)
    if args.json:
        arguments.dump(standing(game, state))
    else:
        show(standing(game, state), output.names(game, words), output.waiting(game, state), words)
    return 0


def standing(game: Game, state: GameState, match: Match | None = None) -> dict[str, Any]:
    """Return scores and places; with `match`, a game ended by the players is over too."""
    ended, places = game.rules[state.ended()], game.places(state)
    if match and match.progress.ended:
        ended, places = match.ended(), match.places()
    winners = {"winners": [seat for seat, place in enumerate(places) if place == 1]} if ended else {}
    return {"ended": ended, "scores": [state.score(seat) for seat in range(game.players)], "places": places,
            "tally": [game.tally(state, seat) for seat in range(game.players)], **winners}


def show(standing: dict[str, Any], names: list[str], waiting: list[int], words: Words) -> None:
    from rich.table import Table as Grid

    rules = list(dict.fromkeys(points.rule for sheet in standing["tally"] for points in sheet))
    grid = Grid(words.say("cli-score-player"))
    for rule in rules:
        grid.add_column(f"{words.say(f'score-{rule}')} ({rule})", justify="right")
    for column in ("total", "place"):
        grid.add_column(words.say(f"cli-score-{column}"), justify="right")
    for seat, sheet in enumerate(standing["tally"]):
        lines = {rule: str(sum(points.points for points in sheet if points.rule == rule)) for rule in rules}
        grid.add_row(names[seat], *lines.values(), str(standing["scores"][seat]), str(standing["places"][seat]))
    console = output.console()
    console.print(grid)
    console.print(verdict(standing, names, waiting, words))


def verdict(standing: dict[str, Any], names: list[str], waiting: list[int], words: Words) -> str:
    if not standing["ended"]:
        waiting_text = words.say("cli-score-waiting", waiting=words.join([names[seat] for seat in waiting]))
        return f"{words.say('cli-score-goes-on')} {waiting_text}"
    winners = [names[seat] for seat in standing["winners"]]
    if len(winners) == len(names) and standing["ended"] in ENDINGS:  # ended by the players without a winner
        return f"{words.say('ending-' + standing['ended'])}"
    won = words.say("cli-score-won", winners=words.join(winners), count=len(winners))
    return f"{words.say('ending-' + standing['ended'])} ({standing['ended']}) {won}"
