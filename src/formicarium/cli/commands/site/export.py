"""`formicarium export`: write the whole site as a folder of files, to play in a browser without a server."""
from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from formicarium.cli import arguments
from formicarium.cli.faults import Fault
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("folder", help=words.say("cli-export-folder"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    from formicarium.offline.export import ForeignFolder, export
    from formicarium.offline.packing import NoTools, find_tools
    from formicarium.server.settings import STATIC

    if not args.folder or "\0" in args.folder:
        raise Fault("fault-export-write", folder=args.folder.replace("\0", "?"), detail="")
    folder = Path(args.folder).resolve()
    try:
        tools = find_tools()
        if not (STATIC / "index.html").is_file():
            raise NoTools("server/static")
        made = export(folder, STATIC, tools)
    except NoTools as lack:
        raise Fault("fault-export-tools", lack=str(lack)) from None
    except ForeignFolder:
        raise Fault("fault-export-taken", folder=str(folder)) from None
    except OSError as fault:
        raise Fault("fault-export-write", folder=str(folder), detail=fault.strerror or str(fault)) from None
    if args.json:
        arguments.dump({"ok": True, "folder": str(folder), **made._asdict()})
    else:
        print(words.say("cli-export-done", folder=str(folder), files=made.files, size=made.size / 1e6,
                        squeezed=made.squeezed / 1e6))
        print(words.say("cli-export-try", folder=shlex.quote(str(folder))))
    return 0
