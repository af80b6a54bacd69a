"""Draw the picture of the README: `formicarium play wyx --picture docs/pictures/wyx-terminal.svg --lang fr`.

The seed is fixed, so the picture changes only when the drawing does. Block characters are drawn as rectangles, which
leaves no gaps between them in any font.
"""
from __future__ import annotations

import io
from html import escape
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from formicarium.bots.registry import bot
from formicarium.cli.terminal.game import TerminalGame
from formicarium.cli.terminal.saves import replace
from formicarium.cli.terminal.screen import Screen
from formicarium.cli.terminal.seats import Seat, person
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.i18n import Words

SEED, MOVES, WIDTH, HEIGHT = 14, 34, 100, 30
WIDE, HIGH, MARGIN = 9, 19, 16  # pixels of a character, and of the margin
# palette entries are unused: all colours are given as RGB
NIGHT = TerminalTheme((18, 24, 20), (237, 241, 230), [(237, 241, 230)] * 8)
# Parts of a cell that a block character covers: left, top, width, height.
BLOCKS = {"▄": (0, 0.5, 1, 0.5), "▀": (0, 0, 1, 0.5), "▌": (0, 0, 0.5, 1), "▐": (0.5, 0, 0.5, 1),
          "▗": (0.5, 0.5, 0.5, 0.5), "▖": (0, 0.5, 0.5, 0.5)}


def draw(game: Game, words: Words, path: Path) -> None:
    """Draw the middle of a game of a person against a bot, on a terminal of 100 by 30 characters."""
    player, dice = bot("greedy"), Seeded(SEED)
    matches = [Match.begin(game, dice)]
    while len(matches) <= MOVES and not matches[-1].ended():
        match = matches[-1]
        seat = match.waiting()[0]
        matches.append(match.play(seat, player.choose(game, match.view(seat), dice), dice))
    console = Console(file=io.StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True, color_system="truecolor",
                      legacy_windows=False, no_color=False, record=True, markup=False, highlight=False)
    seating = (person("Maëlle"), *[Seat(bot("level3"))] * (game.players - 1))
    sitting = TerminalGame(Screen(console, io.StringIO(), False), words, seating, matches, None, dice, dice)
    sitting.show(matches[-1].waiting()[0])
    lines = list(Segment.split_lines(console._record_buffer))[1:]
    replace(path, svg(lines, words.say(f"{game.id}-name")))


def svg(lines: list[list[Segment]], title: str) -> str:
    width, height = WIDTH * WIDE + 2 * MARGIN, len(lines) * HIGH + 2 * MARGIN
    grounds: list[str] = []
    signs: list[str] = []
    for row, line in enumerate(lines):
        x, y = MARGIN, MARGIN + row * HIGH
        for segment in line:
            if segment.control:
                continue
            ground, figures = paint_segment(segment, x, y)
            grounds += ground
            signs += figures
            x += cell_len(segment.text) * WIDE
    head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
            f"<title>{escape(title)}</title><style>text{{font:15px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',"
            "monospace;text-anchor:middle}.b{font-weight:bold}</style>"
            f'<rect width="{width}" height="{height}" rx="12" fill="{NIGHT.background_color.hex}"/>')
    return "\n".join([head, '<g shape-rendering="crispEdges">', *grounds, "</g>", *signs, "</svg>"]) + "\n"


def paint_segment(segment: Segment, x: int, y: int) -> tuple[list[str], list[str]]:
    """Return rectangles and letters for a run of characters."""
    style = segment.style or Style()
    back = style.bgcolor.get_truecolor(NIGHT, False).hex if style.bgcolor else ""
    colour = (style.color.get_truecolor(NIGHT) if style.color else NIGHT.foreground_color).hex
    opacity = ' opacity=".65"' if style.dim else ""
    strong = ' class="b"' if style.bold else ""
    wide = cell_len(segment.text) * WIDE
    grounds = [f'<rect x="{x}" y="{y}" width="{wide}" height="{HIGH}" fill="{back}"/>'] if back else []
    places, signs = [], ""
    for number, sign in enumerate(segment.text):
        left = x + number * WIDE
        if sign in BLOCKS:
            dx, dy, dw, dh = BLOCKS[sign]
            grounds.append(f'<rect x="{left + dx * WIDE:g}" y="{y + dy * HIGH:g}" width="{dw * WIDE:g}" '
                           f'height="{dh * HIGH:g}" fill="{colour}"/>')
        elif not sign.isspace():
            places.append(f"{left + WIDE / 2:g}")
            signs += sign
    if not signs:
        return grounds, []
    at = f'x="{" ".join(places)}" y="{y + 14}"'
    return grounds, [f'<text {at} fill="{colour}"{opacity}{strong}>{escape(signs)}</text>']
