"""Law 14: a state that was copied, packed or pickled is equal to its original."""
from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy

import msgspec

from formicarium.core.news import SILENT
from formicarium.core.packing import BadBytes
from formicarium.core.state import GameState
from formicarium.laws.audit import without_order
from formicarium.laws.numbers import future
from formicarium.laws.play import Play, may_move, pick_some, plain, stand

NEAR = 6  # moves per position whose results are compared


def law_14(play: Play) -> None:
    """A state comes back unchanged from copies, bytes and pickles, and keys are equal exactly where positions are."""
    met: dict[bytes, GameState] = {}  # by key
    written: dict[bytes, bytes] = {}  # key by position
    for state in play.positions(every=3):
        check_copies(play, state)
        check_bytes(play, state)
        for near in (state, play.game.load(play.game.position(state)), *nearby(play, state)):
            check_key(play, near, met, written)
        again = pickle.loads(pickle.dumps(play.match))
        if again != play.match or stand(play, again._state) != stand(play, state):
            raise play.breach("a match does not come back from a pickle")
        if [again.can_undo(seat) for seat in play.viewers] != [play.match.can_undo(seat) for seat in play.viewers]:
            raise play.breach("a match that comes back from a pickle lets others take back")


def check_copies(play: Play, state: GameState) -> None:
    before, key, seed = stand(play, state), state.key(), play.aside.below(1000)
    ahead = future(play, state.clone(), seed) if play.aside.below(4) == 0 else None
    ways: dict[str, Callable[[GameState], GameState]] = {
        "copy": copy, "deepcopy": deepcopy, "pickle": lambda t: pickle.loads(pickle.dumps(t)),
        "pack": lambda t: play.game.unpack(t.pack())}
    for name, way in ways.items():
        other = way(state)
        if stand(play, other) != before or other.key() != key or other.pack() != state.pack():
            raise play.breach(f"{name}: {play.game.position(state)} becomes {play.game.position(other)}")
        if ahead is not None and future(play, other, seed) != ahead:
            raise play.breach(f"{name}: another future comes of {play.game.position(state)}")
        if stand(play, state) != before:
            raise play.breach(f"{name}: what is done to a copy is done to {play.game.position(state)}")


def check_bytes(play: Play, state: GameState) -> None:
    """Check that damaged or cut bytes and bytes of another variant are refused."""
    data = state.pack()
    place, bit = play.aside.below(len(data)), 1 << play.aside.below(8)
    bad = [b"", data[:place], data + b"\0", data[:place] + bytes([data[place] ^ bit]) + data[place + 1:]]
    for one in bad:
        try:
            other = play.game.unpack(one)
        except BadBytes:
            continue
        raise play.breach(f"{one!r} is taken for {play.game.position(other)}")
    for players in (play.game.players - 1, play.game.players + 1):
        if players in play.game.modes[play.game.mode]:
            try:
                msgspec.structs.replace(play.game, players=players, **play.game.option_defaults()).unpack(data)
            except BadBytes:
                continue
            raise play.breach(f"a table for {play.game.players} is taken for one of {players}")


def nearby(play: Play, state: GameState) -> list[GameState]:
    found = []
    for seat in may_move(state):
        for move in pick_some(play, list(state.legal_moves(seat)), NEAR):
            after = state.clone()
            after.play(seat, move, play.aside, SILENT)
            found.append(after)
    return found


def check_key(play: Play, state: GameState, met: dict[bytes, GameState], written: dict[bytes, bytes]) -> None:
    """Check that equal positions have one key, and different ones different keys; the order of a heap does not count.
    """
    key, position = state.key(), play.game.position(state)
    if written.setdefault(plain(position), key) != key:
        raise play.breach(f"{position} has two keys")
    other = met.setdefault(key, state.clone())
    there = play.game.position(other)
    if there == position:
        return
    same = without_order(msgspec.to_builtins(there)) == without_order(msgspec.to_builtins(position))
    if not same or any(set(other.legal_moves(seat)) != set(state.legal_moves(seat)) for seat in range(state.seats)):
        raise play.breach(f"one key for {there} and {position}")
