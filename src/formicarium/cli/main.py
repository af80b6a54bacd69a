"""`formicarium …`. Exit codes: 0 yes, 1 the answer is no, 2 a bad question, 130 interrupted."""
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
    from formicarium.cli.command import answer  # the rules come with it, so not before

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)
    try:
        return answer(list(sys.argv[1:] if arguments is None else arguments))
    except SystemExit as stop:  # argparse: 0 after --help, 2 after a usage error
        return stop.code if isinstance(stop.code, int) else 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # whoever read has gone; nothing is left to say, not even when Python closes
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
