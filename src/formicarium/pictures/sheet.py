"""The client's drawings as plain SVG, with colours in place of the page's variables."""
from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)"[^>]*>(.*?)</symbol>', re.S)
SHARED = re.compile(r'<(pattern|clipPath|linearGradient|radialGradient) [^>]*?id="([^"]+)".*?</\1>', re.S)
TITLE = re.compile(r"<title>.*?</title>", re.S)
TOKEN = re.compile(r"--([a-z0-9-]+): *(#[0-9a-f]{3,8})\b")
VARIABLE = re.compile(r"var\(--([a-z0-9-]+)(?:, *([^()]*))?\)")
NAMED = re.compile(r'\bid="([^"]+)"')
EMBLEMS = 6


class Art(NamedTuple):
    """Drawings and colours from the client's build."""

    symbols: dict[str, tuple[str, str]]  # by id: viewBox and content
    shared: dict[str, str]  # patterns and clip paths by id
    colours: dict[str, str]  # colours of the light theme by name
    covers: dict[str, str]  # by game


class Board(NamedTuple):
    wide: float
    high: float
    body: str


def read_art(folder: Path) -> Art | None:
    """Read the drawings; return None if the client is not built."""
    try:
        return read(folder, (folder / "pieces.svg").stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(2)
def read(folder: Path, _: int) -> Art:
    sheets = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.svg")))
    light = (folder / "tokens.css").read_text(encoding="utf-8").partition("}")[0]
    covers = {file.stem: file.read_text(encoding="utf-8") for file in sorted((folder / "covers").glob("*.svg"))}
    return Art({name: (box, TITLE.sub("", inner)) for name, box, inner in SYMBOL.findall(sheets)},
               {found[2]: found[0] for found in SHARED.finditer(sheets)}, dict(TOKEN.findall(light)), covers)


class Sheet:
    """A picture: its body, and each drawing it uses once."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.wide = self.high = 0.0
        self.body = ""
        self.defined: dict[tuple[str, tuple[tuple[str, str], ...]], str] = {}
        self.definitions: list[str] = []

    def colour(self, name: str) -> str:
        return self.art.colours.get(name, "#888888")

    def seat(self, seat: int) -> dict[str, str]:
        """Return the variables of a seat's colours."""
        number = seat % EMBLEMS + 1
        own, figure = self.colour(f"s{number}"), self.colour(f"s{number}-on")
        return {"seat": own, "seat-on": figure, "ant": figure, "ant-cut": own}

    def use(self, name: str, x: float, y: float, size: float, turn: float = 0,
            colours: Mapping[str, str] = MappingProxyType({})) -> str:
        """Return a drawing centred at this point."""
        if name not in self.art.symbols:
            return ""
        key = name, tuple(sorted(colours.items()))
        if key not in self.defined:
            self.defined[key] = self.define(name, colours)
        turned = f' transform="rotate({turn:.0f} {x:.1f} {y:.1f})"' if turn else ""
        return (f'<use href="#{self.defined[key]}" x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size:.1f}" '
                f'height="{size:.1f}"{turned}/>')

    def define(self, name: str, colours: Mapping[str, str]) -> str:
        box, inner = self.art.symbols[name]
        id_ = f"p{len(self.defined)}"
        for shared, text in self.art.shared.items():
            if f"url(#{shared})" in inner and text not in self.definitions:
                self.definitions.append(self.paint(text, {}))
        self.definitions.append(f'<symbol id="{id_}" viewBox="{box}">{self.paint(inner, colours)}</symbol>')
        return id_

    def paint(self, text: str, colours: Mapping[str, str]) -> str:
        def colour_of(variable: re.Match[str]) -> str:
            name, otherwise = variable[1], variable[2]
            return colours.get(name) or self.art.colours.get(name) or otherwise or "#888888"

        while VARIABLE.search(text):  # a variable may contain another
            text = VARIABLE.sub(colour_of, text)
        return text

    def token(self, seat: int, x: float, y: float, size: float, figure: str, turn: float = 0) -> str:
        """Return a seat's emblem with its figure."""
        colours = self.seat(seat)
        inner = size * (0.72 if figure == "ant-queen" else 0.7)
        return (self.use(f"seat-{seat % EMBLEMS + 1}", x, y, size, 0, colours)
                + self.use(figure, x, y - (size * 0.03 if seat % EMBLEMS == 3 else 0), inner, turn, colours))

    def wordmark(self, x: float, y: float, wide: float) -> str:
        inner = self.art.symbols.get("wordmark", ("", ""))[1].replace("currentColor", self.colour("ink"))
        size = f'width="{wide}" height="{wide * 100 / 836:.1f}"'
        return f'<svg x="{x}" y="{y}" {size} viewBox="0 0 836 100">{inner}</svg>'

    def cover(self, game: str, x: float, y: float, wide: float, high: float) -> str:
        """Return the front of a box, with ids made unique, since several may be in one picture."""
        text = self.art.covers.get(game, "")
        inner = text[text.find(">") + 1:text.rfind("</svg>")]
        for name in set(NAMED.findall(inner)):
            for before, after in ((f'id="{name}"', f'id="{game}-{name}"'), (f'"#{name}"', f'"#{game}-{name}"'),
                                  (f"url(#{name})", f"url(#{game}-{name})")):
                inner = inner.replace(before, after)
        return (f'<rect x="{x + 6:.1f}" y="{y + 6:.1f}" width="{wide}" height="{high:.1f}" rx="6" fill="#000000" '
                f'fill-opacity="0.18"/><svg x="{x:.1f}" y="{y:.1f}" width="{wide}" height="{high:.1f}" '
                f'viewBox="0 0 300 400">{inner}</svg>')

    def svg(self) -> str:
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.wide:.1f} {self.high:.1f}" '
                f'width="{self.wide:.0f}" height="{self.high:.0f}"><defs>{"".join(self.definitions)}</defs>'
                f"{self.body}</svg>")


def polygon(points: list[tuple[float, float]], fill: str, edge: str = "", width: float = 1.0) -> str:
    drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    edged = f' stroke="{edge}" stroke-width="{width}"' if edge else ""
    return f'<polygon points="{drawn}" fill="{fill}"{edged}/>'
