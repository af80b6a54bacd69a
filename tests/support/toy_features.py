"""Features and observations of the toy game Pebbles.

A large game has `encode` in encoding.py, compiled, `parts` in features.py, and the rest in laws/observed.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from librt.strings import BytesWriter

from formicarium.core.features import Part, in_a_row
from formicarium.core.game import Event
from formicarium.laws.observed.rows import one_of

if TYPE_CHECKING:
    from .toy import Pebbles, PebblesState, PebblesView


def parts(game: Pebbles) -> tuple[Part, ...]:
    seats, kinds = game.players, game.river.kinds
    return in_a_row((
        ("hands", (seats, kinds), "by seat, the viewer first: how many of each kind; 0: not for these eyes"),
        ("gone", (kinds,), "of each kind"),
        ("pick", (kinds,), "1: what the viewer has picked"),
        ("held", (seats,), "by seat, the viewer first"),
        ("picked", (seats,), "by seat, the viewer first"),
        ("knocks", (seats,), "by seat, the viewer first: 0 kept, 1 knocked, 2 spent"),
        ("points", (seats,), "by seat, the viewer first"),
    ))


def feature_values(game: Pebbles, view: PebblesView) -> dict[str, Any]:
    """Return the features from the view alone; law 7 compares them with the state's."""
    seats = [(view.seat + i) % game.players for i in range(game.players)]
    return {
        "hands": [view.hands[seat] or [0] * game.river.kinds for seat in seats], "gone": view.gone,
        "pick": one_of(game.river.kinds, view.pick), "held": [view.held[seat] for seat in seats],
        "picked": [int(view.picked[seat]) for seat in seats], "knocks": [view.knocks[seat] for seat in seats],
        "points": [view.points[seat] for seat in seats],
    }


def encode(t: PebblesState, seat: int, out: BytesWriter, at: int) -> None:
    for i in range(t.seats):
        other = (seat + i) % t.seats
        hand = t.hand(other)
        for kind in range(t.kinds if i == 0 or t.open_hands else 0):
            out[at + i * t.kinds + kind] = hand[kind]
        column = at + (t.seats + 2) * t.kinds + i
        for n, fact in enumerate((sum(hand), t.picks[other] >= 0, t.knocks[other], t.points[other])):
            out[column + n * t.seats] = int(fact)
    at += t.seats * t.kinds
    for kind in range(t.kinds):
        out[at + kind] = int(t.gone[kind])
        out[at + t.kinds + kind] = int(kind == t.picks[seat])


def observed_outcome(game: Pebbles, seat: int, action: Any, before: PebblesView, after: PebblesView,
                     events: Sequence[Event]) -> Mapping[str, Any]:
    """Return the outlook's fields that the seat can observe after the action; law 13 compares them."""
    from .toy import Knock, Shown

    if isinstance(action, Knock):
        return {}
    known = before.gone[action.kind] + sum(hand[action.kind] for hand in before.hands if hand)
    return {"unseen": game.river.copies - known, "last": any(isinstance(event, Shown) for event in events)}
