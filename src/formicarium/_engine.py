"""Choose between the compiled rules and the sources: all or nothing, since a compiled class has no interpreted child.

A build lives in a folder named after the stamp of what it was made from. So a folder that is there is fresh, edited
sources simply find no build of theirs, and a new build never changes a folder that a running program reads from.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
BUILT = HERE / "_compiled"
MYPYC = "2.4.1"
MODULES = (  # a new module is one more line, anywhere; its path says what it is compiled with
    "core/dice",
    "core/news",
    "core/packing",
    "core/rule",
    "core/step",
    "core/table",
    "core/vectors",
    "games/cigale/kit",
    "games/cigale/rules",
    "games/cigale/state",
    "games/cigale/step",
    "games/cigale/rounds",
    "games/cigale/placing",
    "games/cigale/choosing",
    "games/cigale/powers",
    "games/cigale/collecting",
    "games/cigale/pantry",
    "games/cigale/guessing",
    "games/cigale/exchanging",
    "games/cigale/paying",
    "games/cigale/market",
    "games/cigale/course",
    "games/cigale/redeal",
    "games/cigale/encoding",
    "games/cigale/table",
    "games/wyx/rules",
    "games/wyx/kit",
    "games/wyx/table",
    "games/fili_fourmis/rules",
    "games/fili_fourmis/kit",
    "games/fili_fourmis/state",
    "games/fili_fourmis/step",
    "games/fili_fourmis/rounds",
    "games/fili_fourmis/leaving",
    "games/fili_fourmis/marching",
    "games/fili_fourmis/joining",
    "games/fili_fourmis/storming",
    "games/fili_fourmis/passing",
    "games/fili_fourmis/course",
    "games/fili_fourmis/encoding",
    "games/fili_fourmis/table",
    "games/micropolis/rules",
    "games/micropolis/kit",
    "games/micropolis/nest",
    "games/micropolis/state",
    "games/micropolis/score",
    "games/micropolis/step",
    "games/micropolis/works",
    "games/micropolis/rounds",
    "games/micropolis/taking",
    "games/micropolis/barracks",
    "games/micropolis/sentinel",
    "games/micropolis/leader",
    "games/micropolis/course",
    "games/micropolis/encoding",
    "games/micropolis/table",
    "games/fourmidable/rules",
    "games/fourmidable/levels",
    "games/fourmidable/kit",
    "games/fourmidable/workspace",
    "games/fourmidable/state",
    "games/fourmidable/packing",
    "games/fourmidable/step",
    "games/fourmidable/obstacles",
    "games/fourmidable/claiming",
    "games/fourmidable/rounds",
    "games/fourmidable/display",
    "games/fourmidable/robbing",
    "games/fourmidable/hunting",
    "games/fourmidable/completing",
    "games/fourmidable/drafting",
    "games/fourmidable/cards/commission",
    "games/fourmidable/cards/preview",
    "games/fourmidable/holes",
    "games/fourmidable/paths",
    "games/fourmidable/ways",
    "games/fourmidable/trail",
    "games/fourmidable/library",
    "games/fourmidable/gathering",
    "games/fourmidable/setting_out",
    "games/fourmidable/weather",
    "games/fourmidable/walking",
    "games/fourmidable/crossing",
    "games/fourmidable/tracing",
    "games/fourmidable/births",
    "games/fourmidable/predators",
    "games/fourmidable/objectives",
    "games/fourmidable/closing",
    "games/fourmidable/cards/card",
    "games/fourmidable/cards/five",
    "games/fourmidable/cards/warren",
    "games/fourmidable/cards/eighteen",
    "games/fourmidable/cards/household",
    "games/fourmidable/cards/harvest",
    "games/fourmidable/cards/breakthrough",
    "games/fourmidable/cards/errand",
    "games/fourmidable/cards/sprint",
    "games/fourmidable/cards/insight",
    "games/fourmidable/cards/prowl",
    "games/fourmidable/cards/brood",
    "games/fourmidable/cards/outreach",
    "games/fourmidable/cards/erase",
    "games/fourmidable/cards/claim",
    "games/fourmidable/cards/safe_conduct",
    "games/fourmidable/cards/leap",
    "games/fourmidable/cards/deck",
    "games/fourmidable/species",
    "games/fourmidable/finishing",
    "games/fourmidable/course",
    "games/fourmidable/encoding",
    "games/fourmidable/table",
    "rl/stepper",
    "search/policy",
    "search/fili_fourmis/ideas",
    "search/fili_fourmis/worth",
    "search/fili_fourmis/policy",
    "search/micropolis/instinct",
    "search/micropolis/policy",
    "search/fourmidable/gifts",
    "search/fourmidable/glance",
    "search/fourmidable/worth",
    "search/fourmidable/prospect",
    "search/fourmidable/instinct",
    "search/fourmidable/policy",
    "search/playout",
    "search/greedy",
    "search/net",
    "search/witness",
    "search/nodes",
    "search/uct",
    "search/puct",
    "search/thought",
    "search/alphabeta",
    "search/fili_fourmis/race",
    "search/fili_fourmis/chase",
    "search/cigale/bluff",
    "search/cigale/reckoning",
    "search/cigale/turn",
    "search/cigale/rounds",
    "search/cigale/quick",
    "search/cigale/selfplay",
    "search/cigale/foresight",
    "search/cigale/gambler",
    "search/coach/appraise",
    "search/coach/verdict",
)


def group_of(module: str) -> str:
    """What is compiled together: a game with its search, and all that games share. An edit costs its own group only."""
    room, *inner = module.split("/")
    return inner[0] if room in ("games", "search") and len(inner) > 1 else "core"


def groups() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for module in MODULES:
        found.setdefault(f"formicarium_{group_of(module)}", []).append(module)
    return found


# What mypyc makes: a module of its own for each source, and one more for each group, which holds the code.
NAMES = frozenset(
    [*(f"formicarium.{module.replace('/', '.')}" for module in MODULES), *(f"{name}__mypyc" for name in groups())]
)

# Why the rules run as they do: "fresh" when compiled; "none" (never built), "stale" (built from other sources or for
# another Python) or "forced" when interpreted; "refused" when what FORMICARIUM_ENGINE asks for cannot be had.
why = ""
# What to tell whoever asked for an engine that cannot be had; importing a rule then raises it as an EngineError.
trouble = ""


class EngineError(ImportError):
    """FORMICARIUM_ENGINE asks for an engine that cannot be had."""


def stamp() -> str:
    """Name the build that belongs to these sources, this Python and this compiler of rules."""
    digest = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]} mypyc {MYPYC} by game, borrowing".encode())
    models = sorted(file.relative_to(HERE).with_suffix("").as_posix() for file in HERE.glob("games/*/model.py"))
    for module in (*MODULES, *models):  # a model is not compiled, but what is compiled knows the types in it
        source = (HERE / f"{module}.py").read_bytes()
        digest.update(f"\n{module} {len(source)}\n".encode() + source)
    return digest.hexdigest()[:20]


def build() -> Path | None:
    """The compiled build of the sources as they are now, if there is one."""
    if not BUILT.is_dir():  # spares a machine without a compiler the hashing
        return None
    folder = BUILT / stamp()
    return folder if folder.is_dir() else None


def can_be_compiled() -> bool:
    """Whether a process that starts now would have the compiled rules: they may have come since this one started."""
    return os.environ.get("FORMICARIUM_ENGINE", "") in ("", "compiled") and build() is not None


class Compiled(MetaPathFinder):
    """Finds the compiled modules of one build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in NAMES:
            return None
        return spec_from_file_location(fullname, self.folder / (fullname.replace(".", "/") + EXTENSION_SUFFIXES[0]))


class Refused(MetaPathFinder):
    """Stands in the way of the rules only, so that the command line is still there to show the reason."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        if fullname in NAMES:
            raise EngineError(trouble)


def start() -> str:
    """Put the chosen engine in the way of imports and say which it is: "compiled" or "python" ("" if refused)."""
    global why, trouble
    wanted = os.environ.get("FORMICARIUM_ENGINE", "")
    folder = build() if wanted in ("", "compiled") else None
    if folder is not None:
        why = "fresh"
        sys.meta_path.insert(0, Compiled(folder))
        return "compiled"
    if wanted in ("", "python"):
        built = any(BUILT.glob("[!.]*"))  # what a build under way or killed leaves has a dot
        why = "forced" if wanted else "stale" if built else "none"
        return "python"
    why = "refused"
    trouble = (
        "FORMICARIUM_ENGINE=compiled, but there is no compiled build of these sources for this Python"
        if wanted == "compiled"
        else f"FORMICARIUM_ENGINE={wanted}: no such engine; it is python, compiled or unset"
    )
    sys.meta_path.insert(0, Refused())
    return ""
