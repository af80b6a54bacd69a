"""Draws Wyx: the board with its anthills, ants and queens."""
from __future__ import annotations

from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import WyxView
from formicarium.pictures.sheet import Board, Sheet

CELL, FRAME = 100.0, 36.0
QUARTERS = (("wyx-nw", "wyx-ne"), ("wyx-sw", "wyx-se"))


def draw(sheet: Sheet, game: Wyx, view: WyxView) -> Board:
    rows = Wyx.editions[game.edition].board.rows
    wide, high = len(rows[0]) * CELL + 2 * FRAME, len(rows) * CELL + 2 * FRAME
    parts = [f'<rect width="{wide}" height="{high}" rx="18" fill="{sheet.colour("wood")}"/>']

    def middle(cell: str) -> tuple[float, float]:
        column, row = ord(cell[0]) - ord("a"), int(cell[1:])
        return FRAME + (column + 0.5) * CELL, FRAME + (len(rows) - row + 0.5) * CELL

    for y, line in enumerate(rows):
        for x, mark in enumerate(line):
            colour = "wyx-centre" if mark == "*" else "wyx-b" if (x + y) % 2 else "wyx-a"
            left, top = FRAME + x * CELL, FRAME + y * CELL
            parts.append(f'<rect x="{left}" y="{top}" width="{CELL}" height="{CELL}" fill="{sheet.colour(colour)}" '
                         f'stroke="{sheet.colour("wyx-line")}" stroke-width="2"/>')
            if mark.isdecimal():
                parts.append(sheet.use(f"anthill-{min(3, int(mark))}", left + CELL / 2, top + CELL / 2, 84))
    queens = {cell: seat for seat, cell in enumerate(view.queens) if cell}
    for cell, stands in view.cells.items():
        if cell not in queens:
            left, top = middle(cell)
            spots = [(0, 0)] if stands.ants == 1 else [(-17, -10), (17, 10)] if stands.ants == 2 else [
                (-20, -14), (20, -14), (0, 18)]
            size = 64 if stands.ants == 1 else 48
            parts += [sheet.token(stands.seat, left + dx, top + dy, size, "ant-worker", 20) for dx, dy in spots]
    parts += [sheet.token(seat, *middle(cell), 94, "ant-queen") for cell, seat in queens.items()]
    return Board(wide, high, "".join(parts))
