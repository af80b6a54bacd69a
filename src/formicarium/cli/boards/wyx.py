"""Wyx on a terminal: sand in a wooden frame, the dispenser as a compass, legal moves in yellow."""
from __future__ import annotations

import re

from rich.style import Style
from rich.text import Text

from formicarium.cli.boards import Drawing, Offer, Scene, Unknown
from formicarium.cli.boards.margin import news_lines, seat_line
from formicarium.cli.boards.wyx_ground import FRAME, Layout, board_lines
from formicarium.cli.terminal.ink import INK, Ink, beside
from formicarium.core.game import Action
from formicarium.games.wyx.edition import EDITIONS, landing
from formicarium.games.wyx.model import Domino, Enter, Pass, PassOutlook, Take

GROUNDS = {("left", "up"): "#d3e3b6", ("left", "down"): "#c4d9ea",
           ("right", "down"): "#e8cfe2", ("right", "up"): "#f3dcae"}
ASLEEP = "#8a8172"  # colour of a domino that this queen cannot take
ARROWS = {"left": ("←", "<"), "right": ("→", ">"), "up": ("↑", "^"), "down": ("↓", "v")}
CELL = re.compile(r"([a-z])([1-9][0-9]?)")
NUMBER = re.compile(r"[0-9]{1,3}")
SIZES = ((9, 4), (7, 3), (5, 2), (3, 1))  # width and height of a cell
SIDE = 34  # least width of the text beside the board
CARD, CARD_HEIGHT = 7, 3
UNDER = 6  # lines below the board: prompt, offers, input


class WyxDrawing(Drawing):
    quiet = frozenset({"Showed"})

    # Typed moves.

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

    # Drawing.

    def draw(self, scene: Scene, ink: Ink, width: int, height: int) -> list[Text]:
        rows = EDITIONS[scene.game.edition].board.rows
        layout = fitting(len(rows[0]), len(rows), width, height)
        board = board_lines(scene, ink, rows, layout)
        room = layout.side or width
        people = seat_lines(scene, ink, room, tall=len(scene.names) == 2 and layout.height > 2)
        tray = dispenser_lines(scene, ink)
        offers = [offer_line(scene, offer, ink) for offer in scene.offers]
        if not layout.side:
            return [*board, *people, *tray, *news_lines(scene, self.quiet, width, 4), *offers]
        side = [*people, Text(), *tray, Text()]
        if len(side) + len(scene.view.columns) + 4 > len(board):
            side += news_lines(scene, self.quiet, room, len(board) - len(side))
            return beside(board, side) + in_two_columns(offers, width)
        side += [*offers, Text()] if offers else []
        return beside(board, [*side, *news_lines(scene, self.quiet, room, len(board) - len(side))])


def fitting(columns: int, rows: int, width: int, height: int) -> Layout:
    """Return the layout with the largest cells that leave room for the text beside and below."""
    for cell_width, cell_height in SIZES:
        side = width - (columns * cell_width + FRAME) - 2
        under = 3 if cell_height > 2 else UNDER
        if side >= SIDE and rows * cell_height + 2 + under <= height:
            return Layout(cell_width, cell_height, min(side, 48))
    wide = next((w, h) for w, h in SIZES if (columns * w + FRAME <= width and h < 3) or w == 3)
    return Layout(*wide, 0)


def landings(scene: Scene) -> list[str]:
    """Return the cell where the front domino of each column would lead this queen; "" if nowhere."""
    view = scene.view
    queen = view.queens[view.seat] if view.seat >= 0 else None
    board = scene.game.kit.board  # type: ignore[attr-defined]  # a Wyx
    found = []
    for column in view.columns:
        at = landing(board.names.index(queen), column[0], board.width, board.height) if queen and column else -1
        found.append(board.names[at] if 0 <= at < board.cells else "")
    return found


# Text beside the board.

def seat_lines(scene: Scene, ink: Ink, width: int, tall: bool) -> list[Text]:
    """Return lines for each player: emblem, name, ants on the board and in supply.

    If `tall`, the ants themselves are drawn too.
    """
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


def dispenser_lines(scene: Scene, ink: Ink) -> list[Text]:
    """Draw the dispenser as a compass: a column's place shows its direction, the upper row leads up."""
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
    """Put the left-hand and right-hand columns side by side."""
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
    """Draw a domino: its number, the dominoes left in the column, and the two halves with arrows."""
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
    """Return an offer: the number to type, the cell, and the effect there."""
    kind = type(offer.action).__name__
    facts = scene.words.arguments(scene.game, offer.outlook, scene.names)
    cell = "" if isinstance(offer.outlook, PassOutlook) else f"{offer.outlook.cell}  "
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
