"""Worlds that fit a seat's view, and the traces of moves in them; used by the laws about secrets."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from formicarium.core.dice import Dice, Recorded
from formicarium.core.news import ALL, SILENT, Item, News
from formicarium.core.state import GameState
from formicarium.laws.play import Play, may_move, plain

GUESSES = 6  # per view


def play_out(play: Play, state: GameState, redeal: bool = False) -> Iterator[GameState]:
    """Play the state itself to its end and yield it after each step; long games use `pick` half the time."""
    moves = 0
    while not state.ended():
        seats = may_move(state)
        if not seats or moves > play.game.max_moves:
            raise play.breach(f"from here the game comes to no end, after {moves} moves: {play.game.position(state)}")
        seat = seats[play.aside.below(len(seats))]
        if redeal:
            state.shuffle_hidden(play.viewers[play.aside.below(len(play.viewers))], play.aside)
            yield state
        found = state.legal_moves(seat)
        if len(found):  # a new deal may leave the seat without moves
            quick = play.long and play.aside.below(2)
            move = play.pick(state, seat, play.aside) if quick else found[play.aside.below(len(found))]
            state.play(seat, move, play.aside, SILENT)
            moves += 1
        yield state


def guesses(play: Play, state: GameState, seat: int) -> list[GameState]:
    """Return the state and other worlds that look the same to the seat, each position once."""
    view = play.game.view(state, seat)
    worlds = {plain(play.game.position(state)): state}
    for made in range(GUESSES):
        if made == GUESSES // 2 and len(worlds) == 1:
            break  # nothing is hidden here
        world = play.game.world_from_view(view, play.aside)
        world.shuffle_hidden(seat, play.aside)
        worlds.setdefault(plain(play.game.position(world)), world)
    return list(worlds.values())


class Trace(NamedTuple):
    """Everything that a move shows to one seat."""

    position: bytes
    view: bytes
    heard: bytes  # all events to this seat
    public: bytes  # public events that were no secret
    revealed: bytes  # secrets revealed to this seat
    luck: tuple[int, ...]


def trace(play: Play, seat: int, world: GameState, mover: int, move: int, dice: Dice) -> Trace:
    after, news, luck = world.clone(), News(True), Recorded(dice)
    after.play(mover, move, luck, news)
    return Trace(plain(play.game.position(after)), plain(play.game.view(after, seat)),
                 heard_by(news.items, seat, (False, True)), heard_by(news.items, seat, (False,)),
                 heard_by(news.items, seat, (True,)), tuple(luck.answers))


def heard_by(items: Iterable[Item], seat: int, secret: tuple[bool, ...]) -> bytes:
    return plain([item.event for item in items if item.to in (ALL, seat) and item.secret in secret])
