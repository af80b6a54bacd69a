"""Draws Fili-Fourmis: the board on its side, red's anthill on the left."""
from __future__ import annotations

from math import cos, pi, sin, sqrt

from formicarium.games.fili_fourmis.edition import INSIDES, RAMPARTS, cell_name, read
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import FiliView
from formicarium.pictures.sheet import Board, Sheet, polygon

UNIT, EDGE = 20.0, 24.0  # pixels: half a cell's width; the margin
REACH = 2 * UNIT / sqrt(3)


def draw(sheet: Sheet, game: FiliFourmis, view: FiliView) -> Board:
    rows = FiliFourmis.editions[game.edition].board.rows
    marks = read(rows)
    last, least = len(rows) - 1, min(x for x, _ in marks)

    def place(spot: tuple[int, int]) -> tuple[float, float]:
        return EDGE + REACH + (last - spot[1]) * 1.5 * REACH, EDGE + UNIT * (1 + spot[0] - least)

    where = {cell_name(spot, rows): place(spot) for spot in marks}
    wide = 2 * (EDGE + REACH) + last * 1.5 * REACH
    high = 2 * EDGE + UNIT * (2 + max(x for x, _ in marks) - least)
    parts = [f'<rect width="{wide:.1f}" height="{high:.1f}" rx="16" fill="{sheet.colour("grass-2")}"/>']
    for spot, mark in marks.items():
        x, y = place(spot)
        colour = {"#": "road", ".": "grass"}.get(mark, "rampart" if mark in RAMPARTS else "earth")
        corners = [(x + REACH * cos(n * pi / 3), y + REACH * sin(n * pi / 3)) for n in range(6)]
        parts.append(polygon(corners, sheet.colour(colour), sheet.colour("grass-line"), 1.5))
        if mark in RAMPARTS + INSIDES:
            seat = (RAMPARTS if mark in RAMPARTS else INSIDES).index(mark)
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{UNIT * 0.86:.1f}" fill="none" '
                         f'stroke="{sheet.seat(seat)["seat"]}" stroke-width="3"/>')
    for seat in range(2):
        for file in view.files[seat]:
            line = " ".join(f"{where[cell][0]:.1f},{where[cell][1]:.1f}" for cell in file)
            parts.append(f'<polyline points="{line}" fill="none" stroke="{sheet.seat(seat)["seat"]}" '
                         f'stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>')
        cells = [*view.nests[seat], *(cell for file in view.files[seat] for cell in file), *view.entered[seat]]
        parts += [sheet.token(seat, *where[cell], 2 * UNIT * 0.86, "ant-worker", 90 if seat == 0 else -90)
                  for cell in cells]
    return Board(wide, high, "".join(parts))
