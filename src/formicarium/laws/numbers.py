"""Law 10: actions and positions convert to numbers and JSON and back."""
from __future__ import annotations

from copy import deepcopy

import msgspec

from formicarium.core.dice import Seeded
from formicarium.core.game import WATCHER, Event, Game
from formicarium.core.news import ALL, News
from formicarium.core.state import GameState
from formicarium.laws.play import Nonsense, Play, may_move, plain, stand

AHEAD = 200  # moves of a future that are compared
SELDOM = 4  # moves between two compared positions


def law_10(play: Play) -> None:
    """Every action has one number and comes back from it, also as JSON; `load(position(t))` is `t`."""
    check_numbers(play)
    for state in play.positions(every=4):
        position = play.game.position(state)
        read = msgspec.json.decode(plain(position), type=play.game.types.position)
        loaded = play.game.load(deepcopy(read))
        if read != position or stand(play, loaded) != stand(play, state):
            raise play.breach(f"{position} is loaded as {play.game.position(loaded)}")
        seed = play.aside.below(1000)
        one, two = future(play, state.clone(), seed), future(play, loaded, seed)
        if one != two:
            raise play.breach(f"{position} and the same loaded have different futures:\n{one}\n{two}")
        for event in play.match.events_for(WATCHER):
            if msgspec.json.decode(plain(event), type=play.game.types.event) != event:
                raise play.breach(f"{event} does not come back from JSON")


def check_numbers(play: Play) -> None:
    game = play.game
    for move in range(game.move_count):
        action = game.action_of(move)
        if game.number_of(action) != move:
            raise play.breach(f"move {move} is {action}, which has the number {game.number_of(action)}")
        if msgspec.json.decode(plain(action), type=game.types.action) != action:
            raise play.breach(f"{action} does not come back from JSON")
    for thing in (None, "", 0, Nonsense()):
        if game.number_of(thing) != -1:
            raise play.breach(f"{thing!r} has the number {game.number_of(thing)}")
    if game.players - 1 in game.modes[game.mode]:
        check_fewer(play, msgspec.structs.replace(game, players=game.players - 1, **game.option_defaults()))


def check_fewer(play: Play, fewer: Game) -> None:
    """Check that moves for one player less keep their numbers, so that a learner of few players can go on with many."""
    for move in range(fewer.move_count):
        if move >= play.game.move_count or play.game.action_of(move) != fewer.action_of(move):
            raise play.breach(f"move {move} is {fewer.action_of(move)} with a player less, and not here")


def future(play: Play, state: GameState, seed: int) -> list[bytes]:
    """Play the state itself on with these dice; return all events and, at intervals, everything observable."""
    dice, records = Seeded(seed), list[bytes]()
    while not state.ended() and len(records) < AHEAD:
        seats = may_move(state)
        seat, news = seats[dice.below(len(seats))], News(True)
        state.play(seat, state.legal_moves(seat)[dice.below(len(state.legal_moves(seat)))], dice, news)
        check_events(play, news)
        there = stand(play, state).decode() if len(records) % SELDOM == 0 else ""
        records.append(plain([there, [[item.to, item.secret, item.event] for item in news.items]]))
    return records


def check_events(play: Play, news: News) -> None:
    for item in news.items:
        if not isinstance(item.event, Event) or not ALL <= item.to < play.game.players:
            raise play.breach(f"{item.event!r} to {item.to} is no event that anybody hears")
