"""The learning curve of a training run as SVG and as a table."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from formicarium.train.settings import Settings

if TYPE_CHECKING:
    from formicarium.train.run import Report

WIDE, HIGH, EDGE = 640, 360, 48
COLOURS = ("#1f6f54", "#b0472f", "#3a5a9b", "#8a6d1f", "#6a4a8a")


def curve(reports: Sequence[Report], settings: Settings) -> str:
    """Draw the score against each opponent by generation, with its interval."""
    across = (WIDE - 2 * EDGE) / max(1, len(reports) - 1)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-size="12">',
             f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
             f'<text x="{EDGE}" y="20">{escape(f"{settings.game} {settings.mode}, {settings.players}")}</text>']
    for percent in (0, 25, 50, 75, 100):
        y = place(percent / 100)
        lines += [f'<line x1="{EDGE}" x2="{WIDE - EDGE}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>',
                  f'<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>']
    for opponent, colour in zip(settings.opponents, COLOURS, strict=False):
        scores = [report.strength[opponent] for report in reports]
        dots = [(EDGE + i * across, score) for i, score in enumerate(scores)]
        way = " ".join(f"{x:.1f},{place(score.score):.1f}" for x, score in dots)
        lines.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines += [f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{place(score.low):.1f}" y2="{place(score.high):.1f}" '
                  f'stroke="{colour}"/>' for x, score in dots]
        if dots:
            lines.append(f'<text x="{dots[-1][0] + 6:.1f}" y="{place(dots[-1][1].score):.1f}" fill="{colour}">'
                         f'{escape(opponent)}</text>')
    return "\n".join([*lines, "</svg>", ""])


def place(share: float) -> float:
    return HIGH - EDGE - share * (HIGH - 2 * EDGE)


def table_of(reports: Sequence[Report]) -> str:
    names = list(reports[0].strength) if reports else []
    lines = ["| generation | positions | loss of ends, searches, moves | unrounded | "
             + "".join(f"against {name} | " for name in names) + "seconds |", "|---" * (5 + len(names)) + "|"]
    for one in reports:
        losses = [", ".join(f"{loss:.4f}" for loss in by_name.values()) for by_name in (one.losses, one.unrounded)]
        scores = "".join(f"{it.score:.1%} ({it.low:.1%} … {it.high:.1%}) | " for it in one.strength.values())
        lines.append(f"| {one.generation} | {one.positions:,} | {' | '.join(losses)} | {scores}{one.seconds:.0f} |")
    return "\n".join(lines) + "\n"
