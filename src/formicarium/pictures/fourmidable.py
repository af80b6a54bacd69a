"""Draws Fourmidable: the sections in play with their contents, predators and ants; hands are not drawn."""
from __future__ import annotations

from collections import defaultdict
from math import sqrt

from formicarium.games.fourmidable.edition import PLACES
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.views import FourmidableView
from formicarium.pictures.sheet import Board, Sheet, polygon

REACH, EDGE = 40.0, 22.0
HIGH = REACH * sqrt(3)
BROWN = ("ladybug", "caterpillar", "beetle")  # insects on brown cells; the rest is on green


def draw(sheet: Sheet, game: Fourmidable, view: FourmidableView) -> Board:
    centres = Fourmidable.editions[game.edition].centres
    spots = {}
    for ground in view.ground:
        (q0, r0), (q, r) = getattr(centres, ground.cell[0]), PLACES[int(ground.cell[1:]) - 1]
        spots[ground.cell] = 1.5 * REACH * (q0 + q), HIGH * (r0 + r + (q0 + q) / 2)
    left = min(x for x, _ in spots.values()) - REACH - EDGE
    top = min(y for _, y in spots.values()) - HIGH / 2 - EDGE
    where = {cell: (x - left, y - top) for cell, (x, y) in spots.items()}
    wide = max(x for x, _ in where.values()) + REACH + EDGE
    high = max(y for _, y in where.values()) + HIGH / 2 + EDGE
    parts = [f'<rect width="{wide:.1f}" height="{high:.1f}" rx="20" fill="{sheet.colour("wood")}"/>']
    for ground in view.ground:
        x, y = where[ground.cell]
        fill = "hex-brown" if ground.lies in BROWN else "hex-green"
        corners = [(x + REACH * dx, y + HIGH / 2 * dy) for dx, dy in (
            (1, 0), (0.5, -1), (-0.5, -1), (-1, 0), (-0.5, 1), (0.5, 1))]
        parts.append(polygon(corners, sheet.colour(fill), sheet.colour("hex-line"), 1.5))
        lies = {"nest": "nest-hole", "water": "water", "pheromone": "", "empty": ""}.get(
            ground.lies, f"res-{ground.lies}")
        if ground.owner is not None:
            own = sheet.seat(ground.owner)["seat"]
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="13" fill="{own}" fill-opacity="0.55"/>')
        elif ground.hole and ground.holder is not None:
            parts.append(sheet.use("nest-hole", x, y, 48, 0, sheet.seat(ground.holder)))
        elif lies:
            parts.append(sheet.use(lies, x, y, 46))
        if ground.predator:
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="29" fill="{sheet.colour("card")}"/>'
                         + sheet.use(f"pred-{ground.predator}", x, y, 50))
    crowds: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)
    for player in view.players:
        for ant in player.ants:
            if ant.cell in where:
                crowds[ant.cell].append((player.seat, f"ant-{ant.ant}"))
    for cell, crowd in crowds.items():
        x, y = where[cell]
        for number, (seat, figure) in enumerate(crowd[:4]):
            dx = (number - (min(len(crowd), 4) - 1) / 2) * 20
            parts.append(sheet.token(seat, x + dx, y + (number % 2) * 8 - 2, 44 if len(crowd) == 1 else 36, figure))
    return Board(wide, high, "".join(parts))
