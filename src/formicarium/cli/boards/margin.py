"""Text beside a board, the same for every game: the players and the latest events."""
from __future__ import annotations

from rich.style import Style
from rich.text import Text

from formicarium.cli.boards import Scene
from formicarium.cli.terminal.ink import HONEY, Ink, wrap_text


def seat_line(scene: Scene, ink: Ink, seat: int, figures: str, width: int) -> Text:
    """Return a player's line: a mark if the game waits for them, emblem, name, figures."""
    mine = seat in scene.people
    edge = ink.pick("▌", ">") if seat == scene.active else " "
    edge_style = Style(color=HONEY, bold=True) if mine and scene.offers else Style(bold=True)
    room = max(width - len(figures) - 6, 2)
    name, you = scene.names[seat], f" {scene.words.say('play-you')}"
    if mine and len(scene.people) == 1 and len(name + you) <= room:
        name += you
    shown = name if len(name) <= room else f"{name[:room - 1]}{ink.pick('…', '.')}"
    return Text.assemble((edge, edge_style), ink.token(seat), " ", (shown.ljust(room), Style(bold=True)), f" {figures}")


def news_lines(scene: Scene, quiet: frozenset[str], width: int, room: int) -> list[Text]:
    """Return the last sentences of the news, as many as fit."""
    kept: list[Text] = []
    for event in reversed([event for event in scene.news if type(event).__name__ not in quiet]):
        lines = wrap_text(scene.words.event(scene.game, event, scene.names), width, first="", then="  ")
        if len(kept) + len(lines) > room:
            break
        kept = lines + kept
    return kept
