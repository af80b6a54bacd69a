"""A process that makes one picture: SVG on standard input, a PNG of so many points on standard output.

Painting holds everybody else up for as long as a second, so it is done here, by something that knows nothing of us.
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
