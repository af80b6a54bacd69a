"""Fili-Fourmis on a terminal: grass, roads and two anthills; a move is typed as the cells it names, "h9 h10"."""
from __future__ import annotations

import re
from itertools import groupby

import msgspec
from rich.style import Style
from rich.text import Text

from formicarium.cli.boards import Drawing, Offer, Scene, Unknown
from formicarium.cli.terminal.ink import HONEY, INK, Canvas, Ink, beside, wrap_text
from formicarium.core.game import Action
from formicarium.games.fili_fourmis.edition import EARTH, EDITIONS, INSIDES, LETTERS, NOTHING, RAMPARTS, cell_name
from formicarium.games.fili_fourmis.model import (
    Advance,
    ComeOut,
    Enter,
    FiliView,
    Join,
    Pass,
    Split,
    Spread,
    Start,
    Step,
    Stop,
)

CELL = re.compile(r"[a-z][1-9][0-9]?")
GROUNDS = {".": "#8aa45f", EARTH: "#cda976", **dict.fromkeys(RAMPARTS, "#a77c4d"), **dict.fromkeys(INSIDES, "#d8b98a")}
FREE = {".": ("·", "."), EARTH: ("=", "="), **dict.fromkeys(RAMPARTS, ("+", "+")), **dict.fromkeys(INSIDES, ("o", "o"))}
WORDS: dict[str, Action] = {"s": Stop(), "stop": Stop(), "p": Pass(), "pass": Pass(), "passer": Pass()}
MARGIN = 3  # columns for the row numbers
SIDE = 30  # least width of the text beside the board


class FiliDrawing(Drawing):
    quiet = frozenset({"Called"})

    def key(self, action: Action, number: int) -> str:
        """Return the cells of an action, or a word if it has none."""
        return " ".join(msgspec.structs.astuple(action)) or type(action).__name__.lower()

    def understand(self, scene: Scene, typed: str) -> Action | Unknown | None:
        if typed in WORDS:
            return WORDS[typed]
        cells = typed.replace("-", " ").replace(",", " ").split()
        if not 1 <= len(cells) <= 2 or not all(map(CELL.fullmatch, cells)):
            return None
        offered = next((offer.action for offer in scene.offers
                        if set(msgspec.structs.astuple(offer.action)) == set(cells)
                        and (offer.key == " ".join(cells) or isinstance(offer.action, Join | Split))), None)
        return offered or action_meant(scene, cells)

    def draw(self, scene: Scene, ink: Ink, width: int, height: int) -> list[Text]:
        rows = EDITIONS[scene.game.edition].board.rows
        board = board_lines(scene, ink, rows)
        room = width - len(board[0]) - 2
        wide = room if room >= SIDE else width
        side = [*seat_lines(scene, ink), Text(), *offer_lines(scene, ink, wide)]
        sentences = [scene.words.event(scene.game, event, scene.names) for event in scene.news
                     if type(event).__name__ not in self.quiet]
        side += [Text(), *(line for one in sentences[-6:] for line in wrap_text(one, wide, first="", then="  "))]
        return beside(board, side) if room >= SIDE else [*board, *side]


def action_meant(scene: Scene, cells: list[str]) -> Action:
    """Return the action that typed cells mean although it is not legal, for the rules to explain why."""
    view: FiliView = scene.view
    mine = view.seat
    if len(cells) == 1:
        return Spread(*cells) if type(view.pending).__name__ == "Entering" else Start(*cells) if view.pending \
            else ComeOut(*cells)
    one, other = cells
    kit = scene.game.course.kit  # type: ignore[attr-defined]  # a FiliFourmis
    if one in view.entered[mine]:
        return Step(one, other)
    if other in kit.cell_of and kit.board.home[kit.cell_of[other]] >= 0:
        return Enter(one, other)
    line = next((line for line in view.files[mine] if other in line), ())
    return Split(one, other) if one in line[1:-1] or other in line[1:-1] else Join(one, other) if line \
        else Advance(one, other)


def board_lines(scene: Scene, ink: Ink, rows: tuple[str, ...]) -> list[Text]:
    """Draw the board: each cell is two characters wide, each row shifted by one against the next."""
    canvas = Canvas(max(map(len, rows)) + 1 + MARGIN, len(rows) + 1)
    highlighted = {cell for offer in scene.offers for cell in msgspec.structs.astuple(offer.action)[-1:]}
    pointed = set(msgspec.structs.astuple(scene.pointed)) if isinstance(scene.pointed, msgspec.Struct) else set()
    ants, heads = standing(scene.view)
    for y, row in enumerate(rows):
        canvas.put(0, y, f"{len(rows) - y:2}", Style(dim=True))
        for x, mark in enumerate(row):
            if mark != NOTHING:
                cell = cell_name((x, y), rows)
                draw_cell(canvas, ink, MARGIN + x, y, mark, cell in highlighted, cell in pointed)
                if cell in ants:
                    sign = ink.emblem(ants[cell])
                    canvas.put(MARGIN + x, y, sign if ink.signs or cell in heads else sign.lower(),
                               ink.seat(ants[cell]) + Style(underline=cell in heads, reverse=cell in pointed))
    for x in range(0, max(map(len, rows)), 2):
        canvas.put(MARGIN + x, len(rows), LETTERS[x // 2], Style(dim=True))
    return canvas.lines()


def draw_cell(canvas: Canvas, ink: Ink, x: int, y: int, mark: str, highlighted: bool, pointed: bool) -> None:
    background = HONEY if highlighted else GROUNDS[mark]
    ground = Style(color=INK, bgcolor=background) if ink.colours else Style(dim=not highlighted)
    canvas.fill(x, y, 2, 1, ground)
    sign = ink.pick("✻", "*") if highlighted or pointed else ink.pick(*FREE[mark])
    canvas.put(x, y, sign, ground + Style(bold=highlighted))


def standing(view: FiliView) -> tuple[dict[str, int], set[str]]:
    """Return the seat of the ant on each cell, and the heads of the files."""
    ants = {cell: seat for seat in (0, 1)
            for cells in (view.nests[seat], view.entered[seat], *view.files[seat]) for cell in cells}
    return ants, {line[0] for lines in view.files for line in lines}


def seat_lines(scene: Scene, ink: Ink) -> list[Text]:
    view: FiliView = scene.view
    lines = []
    for seat, called in enumerate(scene.names):
        figures = scene.words.say("play-fili_fourmis-figures", out=sum(map(len, view.files[seat])),
                                  home=len(view.nests[seat]), ramparts=view.ramparts[seat])
        edge = ink.pick("▌", ">") if seat == scene.active else " "
        lines.append(Text.assemble((edge, Style(color=HONEY, bold=True)), ink.token(seat, called), f"  {figures}"))
    return lines


def offer_lines(scene: Scene, ink: Ink, width: int) -> list[Text]:
    """List the moves to type: for each kind and each first cell, the second cells."""
    lines: list[Text] = []
    for kind, offers in groupby(scene.offers, key=lambda offer: type(offer.action).__name__):
        title = scene.words.say(f"play-fili_fourmis-{kind}")
        text = f"{title} {'; '.join(by_first(list(offers)))}".rstrip()
        lines += wrap_text(text, width, first="", then="  ")
    return lines


def by_first(offers: list[Offer]) -> list[str]:
    """Group moves by their first cell: "h9 g10 h10 i11" is from h9 to any of the others."""
    if all(len(offer.key.split()) == 1 for offer in offers):
        return [" ".join(offer.key for offer in offers)]
    return [f"{first} {' '.join(offer.key.split()[1] for offer in group)}"
            for first, group in groupby(offers, key=lambda offer: offer.key.split()[0])]
