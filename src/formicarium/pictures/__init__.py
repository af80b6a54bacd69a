"""Still pictures of a table as SVG, from a spectator's view; without words, so one serves all languages.

The drawings of pieces, boxes and colours come from the client's build (`static/art`).
"""
from __future__ import annotations

from importlib import import_module
from typing import Any

from formicarium.core.game import WATCHER, Game
from formicarium.core.match import Match
from formicarium.pictures.sheet import Art, Board, Sheet

WIDE, HIGH = 1200, 630  # of a preview
GAP = 35
COVER = (210, 280)


def draw_board(art: Art, match: Match) -> Sheet:
    """Draw the board from a spectator's view."""
    return draw_view(art, match.game, match.view(WATCHER))


def draw_view(art: Art, game: Game, view: Any) -> Sheet:
    sheet = Sheet(art)
    try:
        drawn: Board = import_module(f"formicarium.pictures.{game.id}").draw(sheet, game, view)
    except ModuleNotFoundError:  # a game without its own drawing
        drawn = Board(100.0, 100.0, f'<rect width="100" height="100" fill="{sheet.colour("wood")}"/>'
                      + sheet.use("ant-worker", 50, 50, 60, 0, {"ant": sheet.colour("on-wood")}))
    sheet.wide, sheet.high, sheet.body = drawn
    return sheet


def draw_preview(art: Art, game: Game, view: Any, players: int) -> str:
    """Draw the board on the left, the box and the seats on the right."""
    sheet = draw_view(art, game, view)
    room = HIGH - 2 * GAP
    scale = min((WIDE - 3 * GAP - COVER[0] - 60) / sheet.wide, room / sheet.high)
    left = (WIDE - GAP - COVER[0] - 60 - sheet.wide * scale) / 2
    board = (f'<g transform="translate({left:.1f} {(HIGH - sheet.high * scale) / 2:.1f}) scale({scale:.4f})">'
             f"{sheet.body}</g>")
    x = WIDE - GAP - COVER[0] - 20
    side = [sheet.wordmark(x - 15, GAP + 5, COVER[0] + 30), sheet.cover(game.id, x, 110, *COVER)]
    across = 2 if players in (2, 4) else min(players, 3)
    for seat in range(players):
        row = min(across, players - seat // across * across)  # the last row may be shorter
        side.append(sheet.token(seat, x + COVER[0] / 2 + (seat % across - (row - 1) / 2) * 74,
                                450 + seat // across * 74, 62, "ant-queen"))
    ground = f'<rect width="{WIDE}" height="{HIGH}" fill="{sheet.colour("page")}"/>'
    sheet.wide, sheet.high, sheet.body = WIDE, HIGH, ground + board + "".join(side)
    return sheet.svg()


def draw_shelf(art: Art, games: tuple[str, ...]) -> str:
    sheet = Sheet(art)
    wide, gap, high = 196, 24, 196 * 4 / 3
    left = (WIDE - len(games) * wide - (len(games) - 1) * gap) / 2
    foot = 505
    boxes = [sheet.cover(game, left + number * (wide + gap), foot - high, wide, high)
             for number, game in enumerate(games)]
    sheet.wide, sheet.high = WIDE, HIGH
    sheet.body = (f'<rect width="{WIDE}" height="{HIGH}" fill="{sheet.colour("page")}"/>'
                  + sheet.wordmark(WIDE / 2 - 270, 96, 540)
                  + f'<rect x="24" y="{foot}" width="{WIDE - 48}" height="12" fill="{sheet.colour("wood")}"/>'
                  + f'<rect x="24" y="{foot + 12}" width="{WIDE - 48}" height="16" fill="{sheet.colour("wood-2")}"/>'
                  + "".join(boxes))
    return sheet.svg()
