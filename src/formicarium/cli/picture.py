"""Statistics as an SVG picture: in each line a dot with its interval, or two bars."""
from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, isfinite

import msgspec

from formicarium.i18n import Words

# pixels; NAMES and FIGURES are the columns left and right of the drawing
WIDTH, MARGIN, NAMES, FIGURES = 860, 24, 270, 150
LINE, HEAD = 22, 52  # pixels: height of a line, and of the space above and below a section's lines
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
STYLE = """
svg { font: 13px system-ui, sans-serif; background: #fbf8f1; }
text { fill: #2c261d; } .small { fill: #6d6355; font-size: 11px; } .title { font-size: 17px; font-weight: 600; }
.head { font-weight: 600; } .grid { stroke: #e2dac9; } .even { stroke: #6d6355; stroke-dasharray: 4 3; }
.span { stroke: #7f9c62; stroke-width: 5; stroke-linecap: round; } .dot { fill: #35541d; }
.out .span { stroke: #d98a4e; } .out .dot { fill: #9a3f0c; } .won { fill: #587a38; } .lost { fill: #c2b280; }
@media (prefers-color-scheme: dark) {
  svg { background: #1f1b15; } text { fill: #efe7d6; } .small { fill: #b3a892; } .grid { stroke: #3a342a; }
  .even { stroke: #b3a892; } .span { stroke: #6f8f50; } .dot { fill: #c3e0a4; } .out .span { stroke: #b8683a; }
  .out .dot { fill: #ffc49a; } .won { fill: #8db567; } .lost { fill: #6f6548; }
}
"""


class Row(msgspec.Struct, frozen=True):
    """A mean with its bounds; in sections of points, `low` is the mean of the losers and `high` that of the winners."""

    label: str
    mean: float
    low: float
    high: float
    games: int


class Section(msgspec.Struct, frozen=True):
    title: str
    unit: str  # "share", "score" or "points"
    even: float | None  # value if the row made no difference; None: not known
    rows: tuple[Row, ...]

    def spell_number(self, number: float) -> str:
        return f"{number:.1%}" if self.unit == "share" else f"{number:.1f}"

    def side(self, row: Row) -> str:
        """Return the side of `even` on which the whole interval lies; "" if it includes `even`."""
        if self.even is None or row.low <= self.even <= row.high:
            return ""
        return "▲" if row.low > self.even else "▼"


class Scale:
    """Scale from numbers to horizontal positions, between two round numbers."""

    def __init__(self, numbers: Sequence[float], zero: bool) -> None:
        known = [n for n in numbers if isfinite(n)] or [0.0]
        least, most = (min(0.0, *known) if zero else min(known)), max(known)
        self.step = next((step for step in STEPS if (most - least) / step <= 8), (most - least) / 8)
        self.low = floor(least / self.step + 1e-9) * self.step
        self.high = max(self.low + self.step, ceil(most / self.step - 1e-9) * self.step)

    def place(self, number: float) -> float:
        inner = (min(self.high, max(self.low, number)) - self.low) / (self.high - self.low)
        return MARGIN + NAMES + inner * (WIDTH - 2 * MARGIN - NAMES - FIGURES)

    def ticks(self) -> list[float]:
        return [self.low + i * self.step for i in range(round((self.high - self.low) / self.step) + 1)]


def draw(title: str, sections: Sequence[Section], words: Words) -> str:
    """Return the picture as the text of an SVG file."""
    parts, y = [text(MARGIN, 40, title, "title")], 62
    for section in sections:
        parts += section_parts(section, y, words)
        y += HEAD + LINE * len(section.rows)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 8}" width="{WIDTH}" height="{y + 8}" '
            f'role="img" aria-label="{escape(title)}">\n<style>{STYLE}</style>\n' + "\n".join(parts) + "\n</svg>\n")


def section_parts(section: Section, top: int, words: Words) -> list[str]:
    numbers = [n for row in section.rows for n in (row.mean, row.low, row.high)]
    scale = Scale(numbers + ([section.even] if section.even is not None else []), section.unit == "points")
    first, last = top + 26, top + 26 + LINE * len(section.rows)
    parts = [text(MARGIN, top + 16, section.title, "head")]
    parts.append(text(WIDTH - MARGIN, top + 16, words.say(f"balance-picture-{section.unit}"), "small", "end"))
    for tick in scale.ticks():
        parts.append(line(scale.place(tick), first, scale.place(tick), last, "grid"))
        label = f"{tick:.0%}" if section.unit == "share" else f"{tick:g}"
        parts.append(text(scale.place(tick), last + 13, label, "small", "middle"))
    if section.even is not None:
        parts.append(line(scale.place(section.even), first, scale.place(section.even), last, "even"))
    for i, row in enumerate(section.rows):
        middle = first + LINE * i + LINE / 2
        parts.append(text(MARGIN, middle + 4, shorten(row.label), "name"))
        parts += bars(row, scale, middle) if section.unit == "points" else [span(section, row, scale, middle)]
    return parts


def span(section: Section, row: Row, scale: Scale, y: float) -> str:
    """Draw a dot with its interval; one that excludes `even` gets another colour and a sign."""
    beside = section.side(row)
    figure = f"{section.spell_number(row.mean)} {beside}".strip()
    return (f'<g class="{"out" if beside else "in"}">'
            + line(scale.place(row.low), y, scale.place(row.high), y, "span")
            + f'<circle class="dot" cx="{scale.place(row.mean):.1f}" cy="{y:.1f}" r="5"/>'
            + text(WIDTH - MARGIN - 50, y + 4, figure, "figure", "end")
            + text(WIDTH - MARGIN, y + 4, str(row.games), "small", "end") + "</g>")


def bars(row: Row, scale: Scale, y: float) -> list[str]:
    """Draw two bars: the winners' points, and the losers' below."""
    zero = scale.place(0)
    both = [f'<rect class="{name}" x="{min(zero, scale.place(n)):.1f}" y="{top:.1f}" height="7" rx="2" '
            f'width="{abs(scale.place(n) - zero):.1f}"/>'
            for name, n, top in (("won", row.high, y - 8), ("lost", row.low, y))]
    return [*both, text(WIDTH - MARGIN, y + 4, f"{row.high:.1f} / {row.low:.1f}", "figure", "end")]


def shorten(label: str) -> str:
    return label if len(label) <= 42 else label[:41] + "…"


def text(x: float, y: float, content: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(content)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'
