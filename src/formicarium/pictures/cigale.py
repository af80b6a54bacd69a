"""Draws La Cigale & la Fourmi: the square of sixteen cards and the ants; tokens are secret and not drawn."""
from __future__ import annotations

from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import CigaleView
from formicarium.pictures.sheet import Board, Sheet

STEP, EDGE = 102.0, 20.0


def draw(sheet: Sheet, game: Cigale, view: CigaleView) -> Board:
    side = 2 * EDGE + 4 * STEP - 8
    ground = "winter" if game.mode.startswith("winter") else "autumn"
    parts = [f'<rect width="{side}" height="{side}" rx="14" fill="{sheet.colour(ground)}"/>']
    for number, card in enumerate(view.square):
        x, y = EDGE + 47 + number % 4 * STEP, EDGE + 47 + number // 4 * STEP
        if card is None:
            parts.append(f'<circle cx="{x}" cy="{y}" r="44" fill="none" stroke="{sheet.colour("on-card-2")}" '
                         'stroke-width="2" stroke-dasharray="4 7"/>')
            continue
        parts.append(sheet.use(f"path-{card.path}", x, y, 94))
        if card.insect:
            parts.append(f'<circle cx="{x}" cy="{y}" r="26" fill="{sheet.colour("card")}"/>'
                         + sheet.use(f"ins-{card.insect}", x, y, 44))
    for cell in view.ants:
        x = EDGE + 47 + (ord(cell[0]) - ord("a")) * STEP
        y = EDGE + 47 + (int(cell[1]) - 1) * STEP
        parts.append(sheet.token(view.ant, x + 22, y + 22, 44, "ant-worker", 30))
    return Board(side, side, "".join(parts))
