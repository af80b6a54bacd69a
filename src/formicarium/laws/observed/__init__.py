"""Observations of a seat, computed from its views alone; laws 7 and 13 compare the games with them.

Each built-in game has two modules here: `<game>` (outcomes of actions) and `<game>_features`. Other games call
`register`; without it law 13 and the comparison of features have nothing to compare.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from formicarium.core.game import Event, Game
from formicarium.games import SHELF
from formicarium.laws.observed.rows import as_bytes

Outcome = Callable[[Any, int, Any, Any, Any, Sequence[Event]], Mapping[str, Any]]


class Observer(NamedTuple):
    """Functions of one game; a subclass of the game inherits them."""

    # game, seat, action, view before, view after, events heard -> the outlook's fields that the seat can observe
    outcome: Outcome = lambda *_: {}
    feature_values: Callable[[Any, Any], Mapping[str, Any]] = lambda *_: {}  # game, view -> each part as nested lists
    unconfirmed: Mapping[str, str] = {}  # outlook fields that no seat can observe ("Take.cost") -> the reason


OBSERVERS: dict[type[Game], Observer] = {}


def register(kind: type[Game], observer: Observer) -> None:
    OBSERVERS[kind] = observer


def observer_of(kind: type[Game]) -> Observer:
    """Return the observer of the game or of its nearest base class that has one; an empty one if none has."""
    for game in SHELF.values():
        if issubclass(kind, game) and game not in OBSERVERS:
            register(game, load(game.id))
    return next((OBSERVERS[base] for base in kind.__mro__ if base in OBSERVERS), Observer())


def load(game: str) -> Observer:
    outcomes = import_module(f"{__name__}.{game}")
    values = import_module(f"{__name__}.{game}_features")
    return Observer(outcomes.observed_outcome, values.feature_values, getattr(outcomes, "UNCONFIRMED", {}))


def observed_outcome(game: Game, seat: int, action: Any, before: Any, after: Any,
                     events: Sequence[Event]) -> Mapping[str, Any]:
    """Return the outlook's fields that the seat can observe after the action, with their real values."""
    return observer_of(type(game)).outcome(game, seat, action, before, after, events)


def feature_values(game: Game, view: Any) -> Mapping[str, Any]:
    """Return the features of a net from a view: each part by its name, as nested lists."""
    return observer_of(type(game)).feature_values(game, view)


def features_from_view(game: Game, view: Any) -> bytes:
    """Return the same bytes as `Game.features_of`, computed from the view alone."""
    return as_bytes(game.feature_parts(), feature_values(game, view))
