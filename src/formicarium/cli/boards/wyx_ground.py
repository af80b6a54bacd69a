"""The board of Wyx on a terminal: sand in a wooden frame, anthills, ants, queens, and the route of the last move."""
from __future__ import annotations

from typing import Any, NamedTuple

from rich.style import Style
from rich.text import Text

from formicarium.cli.boards import Offer, Scene
from formicarium.cli.terminal.ink import HONEY, INK, Canvas, Ink
from formicarium.games.wyx.edition import LETTERS
from formicarium.games.wyx.model import PassOutlook, Took

SANDS, CENTRE, HILL = ("#ecdcb4", "#dfca99"), "#c9ad74", "#a77c4d"
WOOD, ON_WOOD = "#6a4a30", "#f6ead0"
TRAIL = "#6b5a38"
FRAME = 4  # columns of wood, left and right together
GROUND_SIGNS = frozenset(" ·.•*✻+▗▄▖")  # characters that a number may cover
Point = tuple[int, int]  # column from the left and row from the bottom, from 0


class Layout(NamedTuple):
    width: int  # width of a cell
    height: int
    side: int  # width of the column beside the board; 0: the text goes below


def place(cell: str) -> Point:
    return LETTERS.index(cell[0]), int(cell[1:]) - 1


def board_lines(scene: Scene, ink: Ink, rows: tuple[str, ...], layout: Layout) -> list[Text]:
    columns, height = len(rows[0]), len(rows)
    canvas = Canvas(columns * layout.width + FRAME, height * layout.height + 2)
    draw_frame(canvas, ink, columns, height, layout)
    board = BoardCanvas(canvas, ink, height, layout)
    offers_by_cell = {offer.outlook.cell: offer for offer in scene.offers if not isinstance(offer.outlook, PassOutlook)}
    for y, row in enumerate(reversed(rows)):
        for x, mark in enumerate(row):
            board.ground((x, y), mark, f"{LETTERS[x]}{y + 1}" in offers_by_cell)
    draw_trails(scene, board, offers_by_cell)
    for y, row in enumerate(reversed(rows)):
        for x, mark in enumerate(row):
            cell = f"{LETTERS[x]}{y + 1}"
            board.pieces((x, y), mark, scene.view, cell)
            if cell in offers_by_cell:
                board.badge((x, y), offers_by_cell[cell].key, scene.pointed == offers_by_cell[cell].action)
    return canvas.lines()


def draw_frame(canvas: Canvas, ink: Ink, columns: int, rows: int, layout: Layout) -> None:
    wood = Style(color=ON_WOOD, bgcolor=WOOD, bold=True) if ink.colours else Style(dim=True)
    bottom = canvas.height - 1
    canvas.fill(0, 1, canvas.width, bottom, wood)
    if ink.colours and ink.signs:
        canvas.put(0, 0, "▄" * canvas.width, Style(color=WOOD))
    for x in range(columns):
        canvas.put(3 + x * layout.width + layout.width // 2, bottom, LETTERS[x], wood)
    for y in range(rows):
        canvas.put(0, 1 + (rows - 1 - y) * layout.height + middle(layout), f"{y + 1:2}", wood)


def middle(layout: Layout) -> int:
    return (layout.height - 1) // 2


class BoardCanvas:
    """A canvas addressed by cells of the board."""

    def __init__(self, canvas: Canvas, ink: Ink, rows: int, layout: Layout) -> None:
        self.canvas = canvas
        self.ink = ink
        self.rows = rows
        self.layout = layout

    def corner(self, point: Point) -> Point:
        """Return the upper left character of a cell."""
        return 3 + point[0] * self.layout.width, 1 + (self.rows - 1 - point[1]) * self.layout.height

    def put_centred(self, point: Point, row: int, text: str, style: Style) -> None:
        x, y = self.corner(point)
        self.canvas.put(x + (self.layout.width - len(text)) // 2, y + row, text, style)

    def ground(self, point: Point, mark: str, highlighted: bool) -> None:
        x, y = self.corner(point)
        sand = CENTRE if mark == "*" else SANDS[sum(point) % 2]
        style = Style(color=INK, bgcolor=HONEY if highlighted else sand) if self.ink.colours else Style()
        self.canvas.fill(x, y, self.layout.width, self.layout.height, style)
        if mark == "*":
            self.put_centred(point, middle(self.layout), self.ink.pick("✻", "+"),
                             style + Style(dim=not self.ink.colours))
        elif not self.ink.colours and not mark.isdigit():
            self.put_centred(point, middle(self.layout), self.ink.pick("·", "."), Style(dim=True))

    def hill(self, point: Point, worth: str) -> None:
        """Draw an anthill: a mound with its number."""
        wide, base = 3 if self.layout.width == 3 else 5, self.layout.height - 1
        x, y = self.corner(point)
        ground = self.canvas.ground(x, y)
        mound = ground + Style(color=HILL, bold=False) if self.ink.colours else Style()
        inside = Style(color="#ffffff", bgcolor=HILL, bold=True) if self.ink.colours else Style(bold=True)
        if not self.ink.signs or wide == 3:
            self.put_centred(point, base, f"({worth})" if wide == 3 else f"( {worth} )", mound)
            self.put_centred(point, base, worth, Style(bold=True))
            return
        if base:
            self.put_centred(point, base - 1, "▗▄▄▄▖", mound)
        self.put_centred(point, base, "▐   ▌", mound)
        self.put_centred(point, base, f" {worth} ", inside)

    def pieces(self, point: Point, mark: str, view: Any, cell: str) -> None:
        if mark.isdigit():
            self.hill(point, mark)
        if cell in view.queens:
            self.queen(point, view.queens.index(cell), view.cells[cell].ants if cell in view.cells else 0)
        elif cell in view.cells:
            row = max(self.layout.height - 2, 0) if mark.isdigit() else middle(self.layout)
            self.ants(point, row, view.cells[cell].seat, view.cells[cell].ants)

    def ants(self, point: Point, row: int, seat: int, ants: int) -> None:
        sign, style = self.ink.emblem(seat), self.ink.seat(seat)
        sign = sign if self.ink.signs else sign.lower()
        wide = 3 if self.layout.width < 7 and ants == 1 else 5
        if self.layout.width == 3:
            self.put_centred(point, 0, f"{sign}{ants} " if ants > 1 else f" {sign} ", style)
            return
        if self.ink.colours and self.ink.signs:
            self.rims(point, row, wide, style)
        self.put_centred(point, row, (f"{sign} {sign}" if ants == 2 else sign * min(ants, 3)).center(wide), style)

    def rims(self, point: Point, row: int, wide: int, style: Style) -> None:
        """Draw half a line above and below the ants, if the cell has room."""
        rim = Style(color=style.bgcolor)
        if row > 0:
            self.put_centred(point, row - 1, "▄" * wide, rim)
        if row + 1 < self.layout.height and not self.on_hill(point, row + 1):
            self.put_centred(point, row + 1, "▀" * wide, rim)

    def on_hill(self, point: Point, row: int) -> bool:
        x, y = self.corner(point)
        ground = self.canvas.ground(x + self.layout.width // 2, y + row).bgcolor
        return ground is not None and ground.name == HILL

    def queen(self, point: Point, seat: int, ants: int) -> None:
        """Draw a queen as the largest shape: the whole cell in the seat's colour, with a thin ring."""
        x, y = self.corner(point)
        wide, high = self.layout.width, self.layout.height
        style, emblem = self.ink.seat(seat, strong=True), self.ink.emblem(seat)
        crown = self.ink.pick("♛", "Q")
        self.canvas.fill(x, y, wide, high, style)
        if high == 1:
            self.put_centred(point, 0, f"{crown}{emblem} ", style)
            return
        self.ring(point, style)
        self.put_centred(point, middle(self.layout), crown, style)
        signs = emblem * max(1, min(ants, 3))
        self.put_centred(point, middle(self.layout) + 1, f" {signs} " if wide > 5 else signs, style)

    def ring(self, point: Point, style: Style) -> None:
        """Draw four corners, and lines between them if the cell is large."""
        inner, high = self.layout.width - 2, self.layout.height
        line, post = (self.ink.pick("─", "-"), self.ink.pick("│", "|")) if high > 2 else (" ", " ")
        for row in range(1, high - 1):
            self.put_centred(point, row, post + " " * inner + post, style)
        self.put_centred(point, 0, (line * inner).join(self.ink.pick("╭╮", "/\\")), style)
        self.put_centred(point, high - 1, (line * inner).join(self.ink.pick("╰╯", "\\/")), style)

    def badge(self, point: Point, key: str, pointed: bool) -> None:
        """Draw the number to type, in the upper right corner of a cell that can be reached."""
        if not self.ink.colours:
            self.bracket(point, key)
            return
        style = Style(color=INK, bgcolor=HONEY, bold=True)
        if pointed:
            style = Style(color=HONEY, bgcolor=INK, bold=True)
        text = (f" {key} " if pointed else f"{key} ") if self.layout.width > 5 else key
        x, y = self.corner(point)
        self.canvas.put(x + self.layout.width - len(text), y, text, style)

    def bracket(self, point: Point, key: str) -> None:
        """Draw the key without colours: [1] where it hides no piece; on an own anthill there is only room for the 1."""
        x, y = self.corner(point)
        for text, row in ((f"[{key}]", 0), (f"[{key}]", self.layout.height - 1), (key, 0)):
            begin = x + self.layout.width - len(text)
            if text == key or set(self.canvas.signs[y + row][begin:begin + len(text)]) <= GROUND_SIGNS:
                self.canvas.put(begin, y + row, text, Style(bold=True))
                return

    def dots(self, start: Point, end: Point, style: Style) -> None:
        """Draw a route as dots: across first, then along."""
        (x1, y1), (x2, y2) = self.heart(start), self.heart(end)
        sign = self.ink.pick("•", "*")
        for x in range(x2, x1, 2 if x1 > x2 else -2):
            self.canvas.put(x, y1, sign, style)
        for y in range(min(y1, y2), max(y1, y2) + 1):
            self.canvas.put(x2, y, sign, style)

    def heart(self, point: Point) -> Point:
        x, y = self.corner(point)
        return x + self.layout.width // 2, y + middle(self.layout)


def draw_trails(scene: Scene, board: BoardCanvas, offers_by_cell: dict[str, Offer]) -> None:
    """Draw the last move, and the hint if there is one."""
    took = next((event for event in reversed(scene.news) if isinstance(event, Took)), None)
    if took is not None:
        board.dots(place(took.origin), place(took.cell), Style(color=TRAIL) if board.ink.colours else Style())
    queen = scene.view.queens[scene.view.seat] if scene.view.seat >= 0 else None
    for cell, offer in offers_by_cell.items():
        if offer.action == scene.pointed and queen:
            board.dots(place(queen), place(cell), Style(color=INK, bold=True) if board.ink.colours else Style())
