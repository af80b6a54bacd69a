"""Colours and signs of the site, as a terminal can show them; the colours are those of the client's design tokens."""
from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

INK, PAPER, HONEY = "#1d2620", "#fbf8ec", "#f4b52e"
REFUSED = "red"  # a colour of the terminal's own palette, readable on dark and light backgrounds


class SeatInk(NamedTuple):
    colour: str
    figure: str  # colour of the sign
    sign: str  # shown with the colour, for people who cannot see it
    letter: str


SEATS = (
    SeatInk("#b8291b", PAPER, "●", "A"),
    SeatInk("#21379b", PAPER, "■", "B"),
    SeatInk("#f6a3a8", "#1d1a1c", "◆", "C"),
    SeatInk("#327f67", PAPER, "▲", "D"),
    SeatInk("#74c2f4", "#14202b", "✤", "E"),
    SeatInk("#351f36", PAPER, "♥", "F"),
)


class Ink(NamedTuple):
    """Abilities of the terminal: signs beyond ASCII, and colours."""

    signs: bool = True
    colours: bool = True

    def pick(self, sign: str, plain: str) -> str:
        return sign if self.signs else plain

    def emblem(self, seat: int) -> str:
        return self.pick(SEATS[seat].sign, SEATS[seat].letter)

    def token(self, seat: int, name: str = "") -> Text:
        """Return a seat's emblem on its colour, followed by the name."""
        chip = (f" {self.emblem(seat)} ", self.seat(seat))
        return Text.assemble(chip, (f" {name}", Style(bold=True))) if name else Text.assemble(chip)

    def seat(self, seat: int, strong: bool = False) -> Style:
        """Return the seat's colour as background; without colours, `strong` reverses instead."""
        if not self.colours:
            return Style(bold=True, reverse=strong)
        return Style(color=SEATS[seat].figure, bgcolor=SEATS[seat].colour, bold=True)

    def honey(self) -> Style:
        """Return the style of legal moves."""
        return Style(color=INK, bgcolor=HONEY, bold=True) if self.colours else Style(bold=True)

    def key(self, key: str) -> Text:
        """Return the key to type, styled."""
        return Text.assemble((f" {key} " if self.colours else f"[{key}]", self.honey()))


class Canvas:
    """Characters on a grid; later ones replace earlier ones and keep the background unless they set their own."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[Style()] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        for at, sign in enumerate(text, x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self.signs[y][at] = sign
                self.styles[y][at] += style

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def ground(self, x: int, y: int) -> Style:
        return self.styles[y][x].background_style

    def lines(self) -> list[Text]:
        made = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            runs = groupby(zip(signs, styles, strict=True), key=lambda sign: sign[1])
            made.append(Text.assemble(*[("".join(sign for sign, _ in run), style) for style, run in runs]))
        return made


def beside(left: Sequence[Text], right: Sequence[Text], gap: int = 2) -> list[Text]:
    """Put two blocks side by side."""
    width = max((line.cell_len for line in left), default=0) + gap
    made = []
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text()
        if row < len(right):
            line.append(" " * (width - line.cell_len))
            line.append_text(right[row])
        made.append(line)
    return made


def wrap_text(sentence: str, width: int, style: Style | str = "", first: str = "", then: str = "") -> list[Text]:
    """Wrap a sentence at a width; no-break spaces do not break."""
    found = textwrap.wrap(sentence, max(width, 10), initial_indent=first, subsequent_indent=then,
                          break_on_hyphens=False)
    return [Text(line, style) for line in found]
