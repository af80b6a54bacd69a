"""Bots that others have written: a class with `choose(game, view, dice)`, entered under a name.

It gets the view of its seat, like every bot, and answers with an action or its number; the rules look at the answer
before anybody plays it. An instance may be asked about many games, so it keeps nothing in mind between two questions.
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
    """It cannot be had, or it does what no player may; says which and why."""


class Entered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Under a name: where its class is."""

    name: str
    spelling: str  # module:Class
    folder: str = ""  # where the module lies, if it is not installed


class EnteredStrategy(Strategy, frozen=True):
    """Thinks as the class does."""

    spelling: str
    folder: str = ""
    seconds: float = LONGEST_THOUGHT  # nobody knows; on the site it is asked again after that

    def choose(self, game: Game, view: Any, dice: Dice, hasty: bool = False) -> Action:
        try:
            answer = instance(self.spelling, self.folder).choose(game, view, dice)
        except Exception as fault:  # whatever somebody's program raises is told, with whose it is
            raise BadBot(f"{self.spelling}: {type(fault).__name__}: {fault}") from fault
        return lawful_action(self.spelling, game, view, answer)


def lawful_action(spelling: str, game: Game, view: Any, answer: Any) -> Action:
    """What it answered, as an action that the rules allow at every table that looks like this."""
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
    """One a process."""
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
    """The class, tried: in the folder where one is, else among what is installed."""
    here = os.getcwd()
    instance(spelling, here)
    module = sys.modules[spelling.partition(":")[0]]
    beside = Path(getattr(module, "__file__", None) or os.sep).is_relative_to(here)
    return Entered(name or spelling.partition(":")[2].lower(), spelling, here if beside else "")


# the list

def book() -> Path:
    return Path(os.environ.get("FORMICARIUM_BOTS") or data_folder() / "bots.json")


def entered_bots() -> dict[str, Entered]:
    """By name; none, if nobody has entered any."""
    try:
        with book().open("rb") as file:
            listed = msgspec.json.decode(file.read(LARGEST), type=list[Entered])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.MsgspecError) as fault:
        raise BadBot(f"{book()}: {fault}") from None
    return {one.name: one for one in listed}


def keep(listed: dict[str, Entered]) -> None:
    """Whole or not at all."""
    path = book()
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}")
    new.write_bytes(msgspec.json.format(msgspec.json.encode(list(listed.values()))) + b"\n")
    os.replace(new, path)
