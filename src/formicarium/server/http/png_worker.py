"""Process that renders one picture: SVG on standard input, PNG of a given size on standard output.

Rendering takes up to a second, in which the server could answer nothing. The process imports nothing of the server.
"""
from __future__ import annotations

import os
import sys

from resvg_py import svg_to_bytes


def main(wide: str, high: str, nice: str) -> None:
    if hasattr(os, "nice"):
        os.nice(int(nice))
    svg = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(bytes(svg_to_bytes(svg_string=svg, width=int(wide), height=int(high),
                                               skip_system_fonts=True)))


if __name__ == "__main__":
    main(*sys.argv[1:])
