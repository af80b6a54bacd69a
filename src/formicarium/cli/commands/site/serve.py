"""`formicarium serve`: run the site."""
from __future__ import annotations

import argparse
import os
import socket
import sys
from pathlib import Path

from formicarium._home import data_folder
from formicarium.cli.faults import Fault
from formicarium.cli.numbers import processes
from formicarium.core.editions import BadEdition
from formicarium.games import SHELF, include_editions
from formicarium.i18n import Words

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=words.say("cli-serve-host"))
    parser.add_argument("--port", type=int, default=0, metavar="N", help=words.say("cli-serve-port"))
    parser.add_argument("--database", default="", metavar="PATH|postgresql://…", help=words.say("cli-serve-database"))
    parser.add_argument("--secret", default="", help=words.say("cli-serve-secret"))
    parser.add_argument("--bus", default="", metavar="nats://…", help=words.say("cli-serve-bus"))
    parser.add_argument("--origin", action="append", default=[], metavar="https://…",
                        help=words.say("cli-serve-origin"))
    parser.add_argument("--proxy", action="append", default=[], type=numeric_address, metavar="127.0.0.1",
                        help=words.say("cli-serve-proxy"))
    parser.add_argument("--thinkers", type=processes, default=0, metavar="N", help=words.say("cli-serve-thinkers"))
    parser.add_argument("--here", type=Path, metavar="FOLDER", help=words.say("cli-serve-here"))
    parser.add_argument("--new-key", action="store_true", help=words.say("cli-serve-new-key"))
    parser.add_argument("--no-browser", action="store_true", help=words.say("cli-serve-no-browser"))
    parser.add_argument("--quiet", action="store_true", help=words.say("cli-serve-quiet"))


def numeric_address(text: str) -> str:
    from ipaddress import ip_address

    try:
        return str(ip_address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r}: 127.0.0.1, ::1 …") from None


def key_file(database: str) -> Path:
    """Return the key file beside the database.

    For a link to a database: beside the link only if a key file is there already.
    """
    from formicarium.store.backup import key_beside

    if "://" in database:
        return data_folder() / "formicarium.key"
    return key_beside(Path(database))


def key(path: Path, secret: str) -> bytes:
    """Return the given secret (or FORMICARIUM_SECRET), else that of the key file."""
    from formicarium.server.people.guests import read_secret

    secret = secret or os.environ.get("FORMICARIUM_SECRET", "")
    if secret:
        if len(secret) < 16:
            raise Fault("fault-serve-secret", least=16)
        return os.fsencode(secret)  # may hold bytes that are not UTF-8
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return read_secret(path)
    except (OSError, ValueError) as fault:
        raise Fault("fault-serve-database", detail=str(fault)) from None


def run(args: argparse.Namespace, words: Words) -> int:
    from urllib.parse import urlsplit

    from formicarium.bots.entered import BadBot, entered_bots
    from formicarium.server import run as running
    from formicarium.server.ops.bus import BusFault
    from formicarium.server.ops.log import Log
    from formicarium.server.settings import Settings
    from formicarium.store.store import StoreFault

    include_editions()
    try:
        for kind in SHELF.values():
            for name in kind.editions.names():
                kind.editions[name]  # loads the edition: its faults belong here, not on a page
        entered_bots()
    except BadEdition as fault:
        raise Fault("fault-game", detail=str(fault)) from None
    except BadBot as fault:
        raise Fault("fault-entered", detail=str(fault)) from None
    database = args.database or str(data_folder() / "tables.sqlite")
    if "\0" in database or ("://" not in database and Path(database).exists() and not Path(database).is_file()):
        raise Fault("fault-serve-database", detail=database.replace("\0", "?"))
    if args.here and not all((args.here / name).is_file() for name in ("index.html", "sw.js", "shelf.json")):
        raise Fault("fault-serve-here", folder=str(args.here))
    origins = tuple(origin.rstrip("/") for origin in args.origin)
    names = tuple(urlsplit(origin).hostname or "" for origin in origins)
    path = key_file(database)
    key_existed = path.exists()
    secret = key(path, args.secret)
    key_is_new = path.exists() and not key_existed
    settings = Settings(
        secret=secret, key_made=key_is_new, new_key=args.new_key, origins=origins, secure=bool(origins) and
        all(origin.startswith("https://") for origin in origins),
        hosts=(*LOOPBACK, *names, *own_names(args.host)), allow_ip_hosts=args.host not in LOOPBACK,
        proxies=tuple(args.proxy), offline_folder=args.here,
        thinkers=args.thinkers or max(1, min(4, (os.cpu_count() or 2) - 1)))
    try:
        listening = running.listen(args.host, args.port)
    except (OSError, OverflowError) as fault:
        raise Fault("fault-serve-port", host=args.host, port=str(args.port),
                    detail=getattr(fault, "strerror", None) or str(fault)) from None
    address = running.address(listening)

    def ready() -> None:
        print(words.say("cli-serve-ready", address=address), flush=True)
        if not args.no_browser and has_a_screen():
            import webbrowser
            from threading import Thread

            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        running.run(running.serve(settings, database, listening, Log(quiet=args.quiet), args.bus, ready))
    except StoreFault as fault:
        if key_is_new:
            path.unlink()  # the new key belongs to no database
        raise Fault("fault-serve-database", detail=str(fault)) from None
    except running.WrongSigningKey:
        if key_is_new:
            path.unlink()  # otherwise the next start would use the wrong key
        raise Fault("fault-serve-key", path=str(path)) from None
    except BusFault as fault:
        raise Fault("fault-serve-bus", detail=str(fault)) from None
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return 0


def own_names(host: str) -> tuple[str, ...]:
    """Return the names of this machine on the network, if it listens there."""
    if host in LOOPBACK:
        return ()
    name = socket.gethostname().lower()
    return host.lower(), name, f"{name}.local"


def has_a_screen() -> bool:
    """Whether a graphical browser can open; without a display Linux would open a text browser over this output."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
