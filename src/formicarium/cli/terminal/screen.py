"""Terminal input and output; pipes work as well, but only a terminal is cleared or waited for."""
from __future__ import annotations

import io
import select
import sys
import time
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console
from rich.style import Style
from rich.text import Text

from formicarium.cli.ascii_only import PLAINLY
from formicarium.cli.terminal.ink import REFUSED, Ink, wrap_text

LONGEST = 200  # characters of an answer; the rest of a longer line is dropped
WIDEST = 100  # columns; sentences are not wider even in a wider window


def readable(line: str) -> str:
    """Remove escape sequences, control characters and direction marks from a typed line."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in line).split())[:LONGEST]


class Screen:
    def __init__(self, console: Console, source: TextIO, live: bool) -> None:
        self.console = console
        self.source = source
        self.live = live  # True if a person uses the terminal: clear, wait and ask
        self.reserved = 0  # lines kept free below the board
        signs = console.encoding.lower().startswith("utf") and not console.is_dumb_terminal
        colours = bool(console.color_system) and not console.no_color
        self.ink = Ink(signs and not console.legacy_windows, colours)

    @classmethod
    def standard(cls) -> Screen:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors=PLAINLY)
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        console = Console(markup=False, highlight=False, emoji=False)
        return cls(console, sys.stdin, bool(sys.stdin and sys.stdin.isatty() and console.is_terminal))

    @property
    def width(self) -> int:
        return self.console.size.width

    @property
    def height(self) -> int:
        return self.console.size.height - self.reserved

    def lines(self, lines: Iterable[Text]) -> None:
        """Print drawn lines, cut at the edge and not wrapped."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def say(self, sentence: str, style: Style | str = "", indent: str = "") -> None:
        self.lines(wrap_text(sentence, min(self.width, WIDEST), style, indent, indent))

    def refuse(self, *sentences: str) -> None:
        """Print a refusal with a coloured edge: what, why, the rule."""
        edge = self.ink.pick("▌ ", "| ")
        for sentence in sentences:
            for line in wrap_text(sentence, min(self.width, WIDEST) - 2):
                self.lines([Text.assemble((edge, REFUSED), line)])

    def blank(self) -> None:
        self.console.print()

    def clear(self) -> None:
        if self.live:
            self.console.clear()
        else:
            self.blank()

    def ask(self, prompt: Text) -> str:
        """Read one line, cleaned. Raise EOFError at the end of the input."""
        self.console.print(prompt, end=" ", no_wrap=True, overflow="crop")
        self.console.file.flush()
        line = self.source.readline(LONGEST * 8)
        if not line:
            self.blank()
            raise EOFError
        rest = line
        while rest and not rest.endswith("\n"):
            rest = self.source.readline(1 << 16)
        answer = readable(line)
        if not self.live:
            self.lines([Text(answer)])  # echo, so that a transcript shows the input with the answers
        return answer

    def pause(self, seconds: float) -> None:
        """Wait; a key (on most systems Enter) ends the pause."""
        if not self.live:
            return
        if sys.platform == "win32":
            import msvcrt

            end = time.monotonic() + seconds
            while time.monotonic() < end and not msvcrt.kbhit():
                time.sleep(0.02)
            while msvcrt.kbhit():
                msvcrt.getwch()
        elif select.select([self.source], [], [], seconds)[0]:
            self.source.readline(LONGEST)
