"""Wyx on a terminal: sand in a wooden frame, the dispenser as a compass, honey on what you can do."""
from __future__ import annotations

import re
from typing import Any, NamedTuple

from rich.style import Style
from rich.text import Text

from formicarium.cli.boards import Drawing, Offer, Scene, Unknown
from formicarium.cli.terminal.ink import HONEY, INK, Canvas, Ink, beside, wrapped
from formicarium.core.game import Action
from formicarium.games.wyx.edition import EDITIONS, LETTERS, landing
from formicarium.games.wyx.model import Domino, Enter, Pass, Take, Took

SANDS, CENTRE, HILL = ("#ecdcb4", "#dfca99"), "#c9ad74", "#a77c4d"
WOOD, ON_WOOD = "#6a4a30", "#f6ead0"
GROUNDS = {("left", "up"): "#d3e3b6", ("left", "down"): "#c4d9ea",
           ("right", "down"): "#e8cfe2", ("right", "up"): "#f3dcae"}
ASLEEP = "#8a8172"  # a domino that this queen cannot take
ARROWS = {"left": ("←", "<"), "right": ("→", ">"), "up": ("↑", "^"), "down": ("↓", "v")}
CELL = re.compile(r"([a-z])([1-9][0-9]?)")
NUMBER = re.compile(r"[0-9]{1,3}")
SIZES = ((9, 4), (7, 3), (5, 2), (3, 1))  # of a cell
FRAME = 4  # the wood to the left and to the right
SIDE = 34  # the least width of what stands beside the board
CARD, CARD_HEIGHT = 7, 3
UNDER = 6  # lines below the board: prompt, offers, input
Point = tuple[int, int]  # column from the left, row from the bottom, from 0


class Layout(NamedTuple):
    width: int  # of a cell
    height: int
    side: int  # width of the column beside the board; 0: all goes below


def place(cell: str) -> Point:
    return LETTERS.index(cell[0]), int(cell[1:]) - 1


class WyxDrawing(Drawing):
    quiet = frozenset({"Showed"})

    # what is typed

    def key(self, action: Action, number: int) -> str:
        return str(action.column) if isinstance(action, Take) else str(number)

    def understand(self, scene: Scene, typed: str) -> Action | Unknown | None:
        if typed in ("p", "pass", "passer", "passe"):
            return Pass()
        if NUMBER.fullmatch(typed):
            named = next((offer.action for offer in scene.offers if offer.key == typed), None)
            return named or Take(int(typed))
        if not CELL.fullmatch(typed):
            return None
        if scene.view.queens[scene.view.seat] is None:
            return Enter(typed)
        column = next((c for c, cell in enumerate(landings(scene), 1) if cell == typed), 0)
        return Take(column) if column else Unknown("play-wyx-nowhere", {"cell": typed}, "WYX-T2")

    # what is drawn

    def draw(self, scene: Scene, ink: Ink, width: int, height: int) -> list[Text]:
        rows = EDITIONS[scene.game.edition].board.rows
        layout = fitting(len(rows[0]), len(rows), width, height)
        board = board_lines(scene, ink, rows, layout)
        room = layout.side or width
        people = seat_lines(scene, ink, room, tall=len(scene.names) == 2 and layout.height > 2)
        tray = dispenser_lines(scene, ink)
        offers = [offer_line(scene, offer, ink) for offer in scene.offers]
        if not layout.side:
            return [*board, *people, *tray, *news_lines(scene, ink, width, 4), *offers]
        side = [*people, Text(), *tray, Text()]
        if len(side) + len(scene.view.columns) + 4 > len(board):
            side += news_lines(scene, ink, room, len(board) - len(side))
            return beside(board, side) + in_two_columns(offers, width)
        side += [*offers, Text()] if offers else []
        return beside(board, [*side, *news_lines(scene, ink, room, len(board) - len(side))])


def fitting(columns: int, rows: int, width: int, height: int) -> Layout:
    """The largest cells that leave room for what stands beside and below."""
    for cell_width, cell_height in SIZES:
        side = width - (columns * cell_width + FRAME) - 2
        under = 3 if cell_height > 2 else UNDER
        if side >= SIDE and rows * cell_height + 2 + under <= height:
            return Layout(cell_width, cell_height, min(side, 60))
    wide = next((w, h) for w, h in SIZES if (columns * w + FRAME <= width and h < 3) or w == 3)
    return Layout(*wide, 0)


def landings(scene: Scene) -> list[str]:
    """Where the front domino of each column would lead this queen; empty: nowhere."""
    view = scene.view
    queen = view.queens[view.seat] if view.seat >= 0 else None
    board = scene.game.board  # type: ignore[attr-defined]  # a Wyx
    found = []
    for column in view.columns:
        at = landing(board.names.index(queen), column[0], board.width, board.height) if queen and column else -1
        found.append(board.names[at] if 0 <= at < board.cells else "")
    return found


# the board

def board_lines(scene: Scene, ink: Ink, rows: tuple[str, ...], layout: Layout) -> list[Text]:
    columns, height = len(rows[0]), len(rows)
    canvas = Canvas(columns * layout.width + FRAME, height * layout.height + 2)
    draw_frame(canvas, ink, columns, height, layout)
    board = BoardCanvas(canvas, ink, height, layout)
    lit = {str(offer.facts["cell"]): offer for offer in scene.offers if "cell" in offer.facts}
    for y, row in enumerate(reversed(rows)):
        for x, mark in enumerate(row):
            board.ground((x, y), mark, f"{LETTERS[x]}{y + 1}" in lit)
    draw_trails(scene, board, lit)
    for y, row in enumerate(reversed(rows)):
        for x, mark in enumerate(row):
            cell = f"{LETTERS[x]}{y + 1}"
            board.pieces((x, y), mark, scene.view, cell)
            if cell in lit:
                board.badge((x, y), lit[cell].key, scene.pointed == lit[cell].action)
    return canvas.lines()


def draw_frame(canvas: Canvas, ink: Ink, columns: int, rows: int, layout: Layout) -> None:
    """Wood, with the coordinates on it."""
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
    """A canvas that speaks in cells."""

    def __init__(self, canvas: Canvas, ink: Ink, rows: int, layout: Layout) -> None:
        self.canvas = canvas
        self.ink = ink
        self.rows = rows
        self.layout = layout

    def corner(self, point: Point) -> Point:
        """The upper left sign of a cell."""
        return 3 + point[0] * self.layout.width, 1 + (self.rows - 1 - point[1]) * self.layout.height

    def centred(self, point: Point, row: int, text: str, style: Style) -> None:
        x, y = self.corner(point)
        self.canvas.put(x + (self.layout.width - len(text)) // 2, y + row, text, style)

    def ground(self, point: Point, mark: str, lit: bool) -> None:
        x, y = self.corner(point)
        sand = CENTRE if mark == "*" else SANDS[sum(point) % 2]
        style = Style(color=INK, bgcolor=HONEY if lit else sand) if self.ink.colours else Style()
        self.canvas.fill(x, y, self.layout.width, self.layout.height, style)
        if mark == "*":
            self.centred(point, middle(self.layout), self.ink.pick("✻", "+"), style + Style(dim=not self.ink.colours))
        elif not self.ink.colours and not mark.isdigit():
            self.centred(point, middle(self.layout), self.ink.pick("·", "."), Style(dim=True))

    def hill(self, point: Point, worth: str) -> None:
        """An anthill: a mound with its number."""
        wide, base = 3 if self.layout.width == 3 else 5, self.layout.height - 1
        x, y = self.corner(point)
        ground = self.canvas.ground(x, y)
        mound = ground + Style(color=HILL, bold=False) if self.ink.colours else Style()
        inside = Style(color="#ffffff", bgcolor=HILL, bold=True) if self.ink.colours else Style(bold=True)
        if not self.ink.signs or wide == 3:
            self.centred(point, base, f"({worth})" if wide == 3 else f"( {worth} )", mound)
            self.centred(point, base, worth, Style(bold=True))
            return
        if base:
            self.centred(point, base - 1, "▗▄▄▄▖", mound)
        self.centred(point, base, "▐   ▌", mound)
        self.centred(point, base, f" {worth} ", inside)

    def pieces(self, point: Point, mark: str, view: Any, cell: str) -> None:
        if mark.isdigit():
            self.hill(point, mark)
        if cell in view.queens:
            self.queen(point, view.queens.index(cell), view.cells[cell].ants if cell in view.cells else 0)
        elif cell in view.cells:
            self.ants(point, view.cells[cell].seat, view.cells[cell].ants)

    def ants(self, point: Point, seat: int, ants: int) -> None:
        sign, style = self.ink.emblem(seat), self.ink.seat(seat)
        sign = sign if self.ink.signs else sign.lower()
        row, wide = middle(self.layout), 3 if self.layout.width < 7 and ants == 1 else 5
        if self.layout.width == 3:
            self.centred(point, 0, f"{sign}{ants} " if ants > 1 else f" {sign} ", style)
            return
        if self.ink.colours and self.ink.signs:
            self.rims(point, row, wide, style)
        self.centred(point, row, (f"{sign} {sign}" if ants == 2 else sign * min(ants, 3)).center(wide), style)

    def rims(self, point: Point, row: int, wide: int, style: Style) -> None:
        """Half a line more above and below, where the cell has room."""
        rim = Style(color=style.bgcolor)
        if row > 0:
            self.centred(point, row - 1, "▄" * wide, rim)
        if row + 1 < self.layout.height and not self.on_hill(point, row + 1):
            self.centred(point, row + 1, "▀" * wide, rim)

    def on_hill(self, point: Point, row: int) -> bool:
        x, y = self.corner(point)
        ground = self.canvas.ground(x + self.layout.width // 2, y + row).bgcolor
        return ground is not None and ground.name == HILL

    def queen(self, point: Point, seat: int, ants: int) -> None:
        """The largest shape on the board: the whole cell in the seat's colour, with a thin ring."""
        x, y = self.corner(point)
        wide, high = self.layout.width, self.layout.height
        style, emblem = self.ink.seat(seat, strong=True), self.ink.emblem(seat)
        crown = self.ink.pick("♛", "Q")
        self.canvas.fill(x, y, wide, high, style)
        if high == 1:
            self.centred(point, 0, f"{crown}{emblem} ", style)
            return
        self.ring(point, style)
        self.centred(point, middle(self.layout), crown, style)
        signs = emblem * max(1, min(ants, 3))
        self.centred(point, middle(self.layout) + 1, f" {signs} " if wide > 5 else signs, style)

    def ring(self, point: Point, style: Style) -> None:
        """Four corners, and lines between them where the cell is large."""
        inner, high = self.layout.width - 2, self.layout.height
        line, post = (self.ink.pick("─", "-"), self.ink.pick("│", "|")) if high > 2 else (" ", " ")
        for row in range(1, high - 1):
            self.centred(point, row, post + " " * inner + post, style)
        self.centred(point, 0, (line * inner).join(self.ink.pick("╭╮", "/\\")), style)
        self.centred(point, high - 1, (line * inner).join(self.ink.pick("╰╯", "\\/")), style)

    def badge(self, point: Point, key: str, pointed: bool) -> None:
        """The number to type, in the upper right corner of a cell that can be reached."""
        x, y = self.corner(point)
        text = key if self.ink.colours else f"[{key}]"
        style = Style(color=INK, bgcolor=HONEY, bold=True) if self.ink.colours else Style(bold=True)
        if pointed and self.ink.colours:
            style = Style(color=HONEY, bgcolor=INK, bold=True)
            text = f" {key} " if self.layout.width > 3 else key
        margin = 1 if self.layout.width > 5 and not pointed else 0
        self.canvas.put(x + self.layout.width - len(text) - margin, y, text, style)

    def dots(self, start: Point, end: Point, style: Style) -> None:
        """A trail as ants leave it: across first, then along."""
        (x1, y1), (x2, y2) = self.heart(start), self.heart(end)
        sign = self.ink.pick("•", "*")
        for x in range(min(x1, x2), max(x1, x2) + 1, 2):
            self.canvas.put(x, y1, sign, style)
        for y in range(min(y1, y2), max(y1, y2) + 1):
            self.canvas.put(x2, y, sign, style)

    def heart(self, point: Point) -> Point:
        x, y = self.corner(point)
        return x + self.layout.width // 2, y + middle(self.layout)


def draw_trails(scene: Scene, board: BoardCanvas, lit: dict[str, Offer]) -> None:
    """The last move, and the advice if there is one."""
    took = next((event for event in reversed(scene.news) if isinstance(event, Took)), None)
    if took is not None:
        board.dots(place(took.origin), place(took.cell), Style(color="#6b5a38") if board.ink.colours else Style())
    queen = scene.view.queens[scene.view.seat] if scene.view.seat >= 0 else None
    for cell, offer in lit.items():
        if offer.action == scene.pointed and queen:
            board.dots(place(queen), place(cell), Style(color=INK, bold=True) if board.ink.colours else Style())


# beside the board

def seat_lines(scene: Scene, ink: Ink, width: int, tall: bool) -> list[Text]:
    """A card for each: emblem, name, ants on the board and in supply; where there is room, the ants themselves."""
    lines = []
    all_ants = EDITIONS[scene.game.edition].ants
    for seat in range(len(scene.names)):
        supply = scene.view.supply[seat]
        placed = all_ants[str(len(scene.names))] - supply  # type: ignore[index]
        lines.append(seat_line(scene, ink, seat, scene.words.say("play-wyx-figures", placed=placed, supply=supply),
                               width))
        if tall:
            left = (ink.pick("·", ".") * supply, Style(dim=True))
            lines.append(Text.assemble("  ", ink.emblem(seat) * placed, left))
    return lines


def seat_line(scene: Scene, ink: Ink, seat: int, figures: str, width: int) -> Text:
    mine = seat in scene.people
    edge = ink.pick("▌", ">") if seat == scene.active else " "
    edge_style = Style(color=HONEY, bold=True) if mine and scene.offers else Style(bold=True)
    room = max(width - len(figures) - 6, 2)
    name, you = scene.names[seat], f" {scene.words.say('play-you')}"
    if mine and len(scene.people) == 1 and len(name + you) <= room:
        name += you
    shown = name if len(name) <= room else f"{name[:room - 1]}{ink.pick('…', '.')}"
    return Text.assemble((edge, edge_style), ink.token(seat), " ", (shown.ljust(room), Style(bold=True)), f" {figures}")


def dispenser_lines(scene: Scene, ink: Ink) -> list[Text]:
    """The columns as a compass: the place tells the direction, the first row leads up."""
    open_ = {offer.action.column for offer in scene.offers if isinstance(offer.action, Take)}
    can_fly = bool(open_) or not scene.offers
    colours = EDITIONS[scene.game.edition].dispenser.colours
    rows = []
    for way in ("up", "down"):
        sides = []
        for side in ("left", "right"):
            columns = [c for colour in colours if (colour.side, colour.way) == (side, way) for c in colour.columns]
            sides.append([card_lines(scene.view.columns[c - 1], c, c in open_ or not can_fly, c in open_, ink,
                                     GROUNDS[side, way]) for c in sorted(columns)])
        rows.append(sides)
    across = [max(len(row[i]) for row in rows) * (CARD + 1) for i in (0, 1)]
    return [*tray_lines(rows[0], across), Text(), *tray_lines(rows[1], across)]


def tray_lines(sides: list[list[list[Text]]], across: list[int]) -> list[Text]:
    """Left-hand columns, a gap, right-hand columns."""
    lines = []
    for i in range(CARD_HEIGHT):
        line = Text()
        for cards, begin in zip(sides, (0, across[0] + 1), strict=True):
            line.append(" " * (begin - line.cell_len))
            for card in cards:
                line.append_text(card[i]).append(" ")
        lines.append(line)
    return lines


def card_lines(column: tuple[Domino | None, ...], number: int, awake: bool, open_: bool, ink: Ink,
               ground: str) -> list[Text]:
    """A domino: its number, how many are left, and the two halves with their arrows."""
    domino = column[0] if column else None
    paper = Style(color=INK if awake else ASLEEP, bgcolor=ground) if ink.colours else Style(dim=not awake)
    if domino is None:
        return [Text(f" {number}".ljust(CARD), Style(dim=True)), *[Text(" " * CARD)] * (CARD_HEIGHT - 1)]
    key = ink.key(str(number)) if open_ else Text.assemble((f" {number} ", paper))
    left = ink.pick("×", "x") + str(len(column))
    across = f" {arrow(domino.side, ink)} {domino.across}".ljust(CARD)
    along = f" {arrow(domino.way, ink)} {domino.along}".ljust(CARD)
    bold = paper + Style(bold=awake)
    head = Text.assemble(key, (left.rjust(CARD - key.cell_len - 1) + " ", paper))
    return [head, Text.assemble((across, bold)), Text.assemble((along, bold))]


def arrow(way: str, ink: Ink) -> str:
    return ink.pick(*ARROWS[way])


def offer_line(scene: Scene, offer: Offer, ink: Ink) -> Text:
    """The number to type, the cell, and what is placed there."""
    kind = type(offer.action).__name__
    facts = scene.words.arguments(offer.facts, scene.names)
    cell = f"{offer.facts['cell']}  " if "cell" in offer.facts else ""
    pointed = ink.pick("  ◂", "  <") if offer.action == scene.pointed else ""
    does = scene.words.say(f"play-wyx-offer-{kind}", **facts)
    return Text.assemble(ink.key(offer.key), " ", (cell, Style(bold=True)), does, (pointed, Style(bold=True)))


def in_two_columns(offers: list[Text], width: int) -> list[Text]:
    half = (len(offers) + 1) // 2
    left, right = offers[:half], offers[half:]
    column = max([width // 2 - 2, *[line.cell_len for line in left]])
    for line in left:
        line.append(" " * (column - line.cell_len))
    return beside(left, right)


def news_lines(scene: Scene, ink: Ink, width: int, room: int) -> list[Text]:
    """What happened since, as many of the last sentences as there is room for."""
    kept: list[Text] = []
    told = [event for event in scene.news if type(event).__name__ not in WyxDrawing.quiet]
    for event in reversed(told):
        sentence = scene.words.event(type(scene.game), event, scene.names)
        lines = wrapped(sentence, width, first="", then="  ")
        if len(kept) + len(lines) > room:
            break
        kept = lines + kept
    return kept
