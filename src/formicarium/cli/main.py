"""Entry point of `formicarium`. Exit codes: 0 success, 1 the answer is no, 2 usage error, 130 interrupted."""
from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from formicarium import _engine
from formicarium.cli.ascii_only import PLAINLY


def main(arguments: Sequence[str] | None = None) -> int:
    if _engine.trouble:
        print(f"formicarium: {_engine.trouble}", file=sys.stderr)
        return 2
    from formicarium.cli.command import answer  # imported late, because it loads the rules

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)
    try:
        return answer(list(sys.argv[1:] if arguments is None else arguments))
    except SystemExit as stop:  # raised by argparse: 0 after --help, 2 after a usage error
        return stop.code if isinstance(stop.code, int) else 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader of the pipe is gone; without this, Python would report another error when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
