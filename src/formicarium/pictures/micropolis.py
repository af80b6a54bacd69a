"""Draws Micropolis: every anthill as a ring of tiles round its foundation."""
from __future__ import annotations

from math import cos, pi, sin

from formicarium.games.micropolis.edition import Edition
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import Anthill, MicropolisView, Slice
from formicarium.pictures.sheet import Board, Sheet, polygon

INNER, OUTER, SIZE = 62.0, 142.0, 312.0
LEVELS = {"O": 122.0, "I": 86.0}  # radius of each level of galleries
ACROSS = {"L": -1.0, "R": 1.0}


def draw(sheet: Sheet, game: Micropolis, view: MicropolisView) -> Board:
    edition = Micropolis.editions[game.edition]
    count = len(view.anthills)
    columns = count if count < 3 else 2 if count < 5 else 3
    rows = -(-count // columns)
    wide, high = columns * SIZE, rows * SIZE
    parts = [f'<rect width="{wide}" height="{high}" rx="18" fill="{sheet.colour("grass-2")}"/>']
    for number, anthill in enumerate(view.anthills):
        x, y = (number % columns + 0.5) * SIZE, (number // columns + 0.5) * SIZE
        parts.append(f'<g transform="translate({x} {y})">{draw_anthill(sheet, edition, anthill)}</g>')
    return Board(wide, high, "".join(parts))


def draw_anthill(sheet: Sheet, edition: Edition, anthill: Anthill) -> str:
    sides = edition.box.sides
    parts = [draw_slice(sheet, edition, one, 2 * pi * number / sides, pi / sides)
             for number, one in enumerate(anthill.row)]
    rim = [(INNER * cos(2 * pi * (n + 0.5) / sides), INNER * sin(2 * pi * (n + 0.5) / sides)) for n in range(sides)]
    parts.append(polygon(rim, sheet.colour("wood"), sheet.colour("wood-2"), 3))
    for number in range(edition.box.holes):
        angle = 2 * pi * number / edition.box.holes - pi / 2
        full = number < anthill.army
        parts.append(f'<circle cx="{46 * cos(angle):.1f}" cy="{46 * sin(angle):.1f}" r="7.5" '
                     f'fill="{"#b8372c" if full else sheet.colour("wood-2")}" stroke="{sheet.colour("on-wood")}" '
                     f'stroke-width="{1.4 if full else 0}"/>')
    parts.append(sheet.token(anthill.seat, 0, 0, 54, "ant-queen"))
    return "".join(parts)


def draw_slice(sheet: Sheet, edition: Edition, one: Slice, turn: float, half: float) -> str:
    def point(across: float, away: float) -> tuple[float, float]:
        angle = turn + across * half - pi / 2
        return away * cos(angle), away * sin(angle)

    corners = [point(-1, INNER), point(-0.5, OUTER), point(0.5, OUTER), point(1, INNER)]
    corners[1], corners[2] = point(-1, OUTER), point(1, OUTER)
    parts = [polygon(corners, sheet.colour("earth"), sheet.colour("earth-edge"), 2)]
    tile = edition.anthill.tiles[one.tile - 1]
    for number, ports in enumerate(edition.layouts[tile.layout]):
        ends = [point(ACROSS[port[0]], LEVELS[port[1]]) for port in ports]
        if len(ports) > 1:
            hub = point(sum(ACROSS[port[0]] for port in ports) / len(ports) * 0.5,
                        sum(LEVELS[port[1]] for port in ports) / len(ports))
        else:
            hub = point(ACROSS[ports[0][0]] * 0.45, LEVELS[ports[0][1]])
        for x, y in ends:
            parts.append(f'<path d="M{x:.1f} {y:.1f}L{hub[0]:.1f} {hub[1]:.1f}" stroke="{sheet.colour("gallery")}" '
                         'stroke-width="13" stroke-linecap="round"/>')
        bears = tile.bears[number] if number < len(tile.bears) else ()
        if bears:
            thing = f"fruit-{bears[0]}" if bears[0] in edition.fruits else "ant-nurse" if "nurse" in bears[0] else \
                f"ant-{bears[0]}"
            parts.append(f'<circle cx="{hub[0]:.1f}" cy="{hub[1]:.1f}" r="14" fill="{sheet.colour("gallery")}"/>'
                         + sheet.use(thing, *hub, 24))
        elif tile.workers[number]:
            parts.append(f'<circle cx="{hub[0]:.1f}" cy="{hub[1]:.1f}" r="11" fill="{sheet.colour("gallery")}"/>'
                         + sheet.use("ant-worker", *hub, 18))
    return "".join(parts)
