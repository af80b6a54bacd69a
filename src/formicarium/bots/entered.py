"""Bots written by users: a class with `choose(game, view, dice)`, registered under a name.

It gets the view of its seat, like every bot, and returns an action or its number, which the rules check before it is
played. One instance may play many games, so it must not remember anything between two calls.
"""
from __future__ import annotations

import os
import re
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from formicarium._home import data_folder
from formicarium.bots.strategy import LONGEST_THOUGHT, Strategy
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Action, Game

NAME = re.compile(r"[a-z][a-z0-9_-]{0,30}")
SPELLING = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
LARGEST = 1 << 20  # bytes of the list


class BadBot(Exception):
    """A bot that cannot be loaded or plays an illegal move; the message says which and why."""


class Entered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A registered bot: its name and the place of its class."""

    name: str
    spelling: str  # module:Class
    folder: str = ""  # folder of the module, empty if it is installed


class EnteredStrategy(Strategy, frozen=True):
    spelling: str
    folder: str = ""
    seconds: float = LONGEST_THOUGHT  # assumed time of an unknown program; the site looks again after it

    def choose(self, game: Game, view: Any, dice: Dice, hasty: bool = False) -> Action:
        try:
            answer = instance(self.spelling, self.folder).choose(game, view, dice)
        except Exception as fault:  # a user's program may raise anything; the message names it
            raise BadBot(f"{self.spelling}: {type(fault).__name__}: {fault}") from fault
        return lawful_action(self.spelling, game, view, answer)


def lawful_action(spelling: str, game: Game, view: Any, answer: Any) -> Action:
    """Return a bot's answer as a legal action; raise BadBot if it is none."""
    if isinstance(answer, int) and not isinstance(answer, bool):
        if not 0 <= answer < game.move_count:
            raise BadBot(f"{spelling}: {answer} is no move; they go from 0 to {game.move_count - 1}")
        answer = game.action_of(answer)
    if not isinstance(answer, Action):
        raise BadBot(f"{spelling}: {str(answer)[:80]!r} is neither an action nor the number of one")
    refusal = game.refusal(game.world_from_view(view, Seeded(0)), view.seat, answer)
    if refusal:
        raise BadBot(f"{spelling}: {refusal.rule} forbids {answer}")
    return answer


@cache
def instance(spelling: str, folder: str) -> Any:
    if not SPELLING.fullmatch(spelling):
        raise BadBot(f"{spelling[:80]!r} is not module:Class")
    if folder and folder not in sys.path:
        sys.path.append(folder)
    module, _, name = spelling.partition(":")
    try:
        made = getattr(import_module(module), name)()
    except Exception as fault:
        raise BadBot(f"{spelling}: {type(fault).__name__}: {fault}") from fault
    if not callable(getattr(made, "choose", None)):
        raise BadBot(f"{spelling} has no choose(game, view, dice)")
    return made


def find_entered(spelling: str, name: str = "") -> Entered:
    """Load a bot to check it; return its entry, with the working directory if the module lies there."""
    here = os.getcwd()
    instance(spelling, here)
    module = sys.modules[spelling.partition(":")[0]]
    beside = Path(getattr(module, "__file__", None) or os.sep).is_relative_to(here)
    return Entered(name or spelling.partition(":")[2].lower(), spelling, here if beside else "")



def book() -> Path:
    return Path(os.environ.get("FORMICARIUM_BOTS") or data_folder() / "bots.json")


def entered_bots() -> dict[str, Entered]:
    """Return the registered bots by name; empty if the file is missing."""
    try:
        with book().open("rb") as file:
            listed = msgspec.json.decode(file.read(LARGEST), type=list[Entered])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.MsgspecError) as fault:
        raise BadBot(f"{book()}: {fault}") from None
    return {one.name: one for one in listed}


def keep(listed: dict[str, Entered]) -> None:
    """Write the list atomically."""
    path = book()
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}")
    new.write_bytes(msgspec.json.format(msgspec.json.encode(list(listed.values()))) + b"\n")
    os.replace(new, path)
