"""Choose between compiled and interpreted rules, all or none: a compiled class cannot have an interpreted subclass.

A build's folder is named after a hash of its sources. So an existing folder is current, edited sources find no build,
and a new build never changes a folder that a running program uses.
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
MODULES = (  # a new module is one more line, in any order
    "core/dice",
    "core/news",
    "core/packing",
    "core/rule",
    "core/step",
    "core/state",
    "core/vectors",
    "games/cigale/kit",
    "games/cigale/rules",
    "games/cigale/base",
    "games/cigale/step",
    "games/cigale/rounds",
    "games/cigale/steps/placing",
    "games/cigale/steps/choosing",
    "games/cigale/steps/powers",
    "games/cigale/steps/collecting",
    "games/cigale/pantry",
    "games/cigale/steps/guessing",
    "games/cigale/steps/exchanging",
    "games/cigale/steps/paying",
    "games/cigale/steps/market",
    "games/cigale/course",
    "games/cigale/redeal",
    "games/cigale/encoding",
    "games/cigale/state",
    "games/wyx/rules",
    "games/wyx/kit",
    "games/wyx/state",
    "games/fili_fourmis/rules",
    "games/fili_fourmis/kit",
    "games/fili_fourmis/base",
    "games/fili_fourmis/step",
    "games/fili_fourmis/rounds",
    "games/fili_fourmis/steps/leaving",
    "games/fili_fourmis/steps/marching",
    "games/fili_fourmis/steps/joining",
    "games/fili_fourmis/steps/storming",
    "games/fili_fourmis/steps/passing",
    "games/fili_fourmis/course",
    "games/fili_fourmis/encoding",
    "games/fili_fourmis/state",
    "games/micropolis/rules",
    "games/micropolis/kit",
    "games/micropolis/nest",
    "games/micropolis/base",
    "games/micropolis/score",
    "games/micropolis/step",
    "games/micropolis/works",
    "games/micropolis/rounds",
    "games/micropolis/steps/taking",
    "games/micropolis/steps/barracks",
    "games/micropolis/steps/sentinel",
    "games/micropolis/steps/leader",
    "games/micropolis/course",
    "games/micropolis/encoding",
    "games/micropolis/state",
    "games/fourmidable/rules",
    "games/fourmidable/levels",
    "games/fourmidable/kit",
    "games/fourmidable/scratch",
    "games/fourmidable/colony",
    "games/fourmidable/base",
    "games/fourmidable/persistence/packing",
    "games/fourmidable/step",
    "games/fourmidable/movement/obstacles",
    "games/fourmidable/claiming",
    "games/fourmidable/rounds",
    "games/fourmidable/steps/display",
    "games/fourmidable/steps/predators_rob",
    "games/fourmidable/steps/predators_hunt",
    "games/fourmidable/steps/complete_objective",
    "games/fourmidable/steps/draft",
    "games/fourmidable/cards/commission",
    "games/fourmidable/cards/preview",
    "games/fourmidable/steps/open_hole",
    "games/fourmidable/movement/reach",
    "games/fourmidable/movement/routes",
    "games/fourmidable/movement/marking_route",
    "games/fourmidable/steps/keep_objective",
    "games/fourmidable/steps/gathering",
    "games/fourmidable/steps/setting_out",
    "games/fourmidable/steps/name_weather",
    "games/fourmidable/steps/move_ant",
    "games/fourmidable/steps/choose_route",
    "games/fourmidable/steps/mark_route",
    "games/fourmidable/steps/give_birth",
    "games/fourmidable/steps/move_predator",
    "games/fourmidable/steps/reveal_objective",
    "games/fourmidable/steps/pass_turn",
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
    "games/fourmidable/steps/choose_species",
    "games/fourmidable/steps/finish_action",
    "games/fourmidable/course",
    "games/fourmidable/learning/encoding",
    "games/fourmidable/state",
    "rl/stepper",
    "bots/policy",
    "bots/fili_fourmis/candidates",
    "bots/fili_fourmis/evaluation",
    "bots/fili_fourmis/policy",
    "bots/micropolis/playout_moves",
    "bots/micropolis/policy",
    "bots/fourmidable/special_cards",
    "bots/fourmidable/scratch",
    "bots/fourmidable/evaluation",
    "bots/fourmidable/final_value",
    "bots/fourmidable/playout_moves",
    "bots/fourmidable/policy",
    "bots/playout",
    "bots/greedy",
    "bots/algorithms/net",
    "bots/algorithms/observer",
    "bots/algorithms/nodes",
    "bots/algorithms/uct",
    "bots/algorithms/puct",
    "bots/algorithms/deepening",
    "bots/algorithms/alphabeta",
    "bots/fili_fourmis/race",
    "bots/fili_fourmis/chase",
    "bots/cigale/bluff",
    "bots/cigale/win_estimate",
    "bots/cigale/collector_turn",
    "bots/cigale/round_forecast",
    "bots/cigale/fast_playout",
    "bots/cigale/self_play",
    "bots/cigale/lookahead",
    "bots/cigale/round_player",
    "coach/appraise",
    "coach/verdict",
)


def group_of(module: str) -> str:
    """Return the group that a module is compiled with: a game with its bots, the coach, or the rest.

    An edit recompiles its own group only.
    """
    package, *inner = module.split("/")
    if package in ("games", "bots") and len(inner) > 1 and inner[0] != "algorithms":
        return inner[0]
    return "coach" if package == "coach" else "core"


def groups() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for module in MODULES:
        found.setdefault(f"formicarium_{group_of(module)}", []).append(module)
    return found


# Modules that mypyc makes: one per source, and one per group that holds the code.
NAMES = frozenset(
    [*(f"formicarium.{module.replace('/', '.')}" for module in MODULES), *(f"{name}__mypyc" for name in groups())]
)

# Reason for the engine: "fresh" if compiled; "none" (never built), "stale" (built from other sources or for another
# Python) or "forced" if interpreted; "refused" if the engine in FORMICARIUM_ENGINE is not available.
why = ""
# Message for a refused engine; importing a rule then raises it as an EngineError.
trouble = ""


class EngineError(ImportError):
    """The engine named in FORMICARIUM_ENGINE is not available."""


def stamp() -> str:
    """Return the name of the build for these sources, this Python and this mypyc."""
    digest = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]} mypyc {MYPYC} by game, borrowing".encode())
    models = sorted(file.relative_to(HERE).with_suffix("").as_posix() for file in HERE.glob("games/*/model.py"))
    for module in (*MODULES, *models):  # models are not compiled, but compiled code depends on their types
        source = (HERE / f"{module}.py").read_bytes()
        digest.update(f"\n{module} {len(source)}\n".encode() + source)
    return digest.hexdigest()[:20]


def build() -> Path | None:
    """Return the folder of the current sources' build, or None."""
    if not BUILT.is_dir():  # saves the hashing on machines without a compiler
        return None
    folder = BUILT / stamp()
    return folder if folder.is_dir() else None


def can_be_compiled() -> bool:
    """Whether a process started now would run compiled; a build may have finished since this one started."""
    return os.environ.get("FORMICARIUM_ENGINE", "") in ("", "compiled") and build() is not None


class Compiled(MetaPathFinder):
    """Import hook for the compiled modules of one build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in NAMES:
            return None
        return spec_from_file_location(fullname, self.folder / (fullname.replace(".", "/") + EXTENSION_SUFFIXES[0]))


class Refused(MetaPathFinder):
    """Import hook that refuses the rules only, so that the command line can still show the reason."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        if fullname in NAMES:
            raise EngineError(trouble)


def start() -> str:
    """Install the import hook of the chosen engine; return "compiled", "python", or "" if refused."""
    global why, trouble
    wanted = os.environ.get("FORMICARIUM_ENGINE", "")
    folder = build() if wanted in ("", "compiled") else None
    if folder is not None:
        why = "fresh"
        sys.meta_path.insert(0, Compiled(folder))
        return "compiled"
    if wanted in ("", "python"):
        built = any(BUILT.glob("[!.]*"))  # unfinished builds begin with a dot
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
