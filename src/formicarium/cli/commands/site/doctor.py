"""`formicarium doctor`: find damage in a file of tables, and repair it if possible. Exit code 1: damage is left."""
from __future__ import annotations

import argparse
from pathlib import Path

from formicarium._home import data_folder
from formicarium.cli import arguments as given
from formicarium.cli.faults import Fault
from formicarium.games import SHELF, include_editions
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", nargs="?", default="", help=words.say("cli-doctor-file"))
    parser.add_argument("--mend", action="store_true", help=words.say("cli-doctor-mend"))
    given.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    from formicarium.server.doctor import look_through
    from formicarium.store.store import StoreFault

    path = file_of(args.file)
    include_editions()
    try:
        report = look_through(path, SHELF, args.mend)
    except StoreFault as fault:
        raise Fault("fault-doctor", detail=str(fault)) from None
    left = [one for one in report.findings if not (args.mend and one.cure)]
    counts = {"tables": report.tables, "lines": report.lines, "things": report.things}
    if args.json:
        found = [one._asdict() | {"mended": bool(args.mend and one.cure)} for one in report.findings]
        given.dump({"ok": not left, "findings": found, "kept": report.kept, **counts})
        return 1 if left else 0
    for one in report.findings:
        cure = f"doctor-{'mended' if args.mend else 'can'}-{one.cure}" if one.cure else "doctor-cannot"
        text = words.say(f"doctor-{one.kind}", where=one.where, number=one.number, rows=one.rows, detail=one.detail)
        print(f"{text} {words.say(cure)}")
    print(words.say("cli-doctor-sound" if not report.findings else "cli-doctor-found", path=str(path),
                    count=len(report.findings), left=len(left), **counts))
    if report.kept:
        print(words.say("cli-doctor-kept", path=report.kept))
    return 1 if left else 0


def file_of(given: str) -> Path:
    """Return the path of a file of tables; PostgreSQL has its own tools."""
    if "://" in given:
        raise Fault("fault-postgres-tools")
    if "\0" in given:
        raise Fault("fault-doctor", detail=given.replace("\0", "?"))
    return Path(given) if given else data_folder() / "tables.sqlite"
