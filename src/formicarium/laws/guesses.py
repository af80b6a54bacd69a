"""Law 6: a world fits the view it was made from."""
from __future__ import annotations

import msgspec

from formicarium.core.game import InvalidPosition
from formicarium.core.state import GameState
from formicarium.laws.play import Play, plain, stand
from formicarium.laws.worlds import play_out


def law_6(play: Play) -> None:
    """A world looks like the view it was made from, has the same legal moves, and is a possible position."""
    game = play.game
    for state in play.positions(every=3):
        ends: set[bytes] = set()
        for seat in play.viewers:
            view = game.view(state, seat)
            copy = msgspec.json.decode(plain(view), type=game.types.view)
            if copy != view:
                raise play.breach(f"the view of seat {seat} does not come back from JSON: {view}, {copy}")
            guess = game.world_from_view(copy, play.aside)
            dealt, again = state.clone(), guess.clone()
            dealt.shuffle_hidden(seat, play.aside)
            again.shuffle_hidden(seat, play.aside)
            for made, world in (("suppose", guess), ("redeal", dealt), ("suppose and redeal", again)):
                check_guess(play, state, seat, made, world)
                check_future(play, world, ends)


def check_future(play: Play, world: GameState, ends: set[bytes]) -> None:
    """Check that the game can be played to its end from a world; one in three is tried, no position twice."""
    position = play.game.position(world)
    if plain(position) not in ends and play.aside.below(3) == 0:
        ends.add(plain(position))
        for _ in play_out(play, play.game.load(position)):
            pass


def check_guess(play: Play, state: GameState, seat: int, made: str, world: GameState) -> None:
    game = play.game
    said = f"seat {seat}, {made} gives {game.position(world)}"
    if plain(game.view(world, seat)) != plain(game.view(state, seat)):
        raise play.breach(f"{said}: it looks like {game.view(world, seat)}, not {game.view(state, seat)}")
    if list(world.legal_moves(seat)) != list(state.legal_moves(seat)):
        raise play.breach(f"{said}: moves {list(world.legal_moves(seat))} instead of {list(state.legal_moves(seat))}")
    if (world.waiting(), world.ended()) != (state.waiting(), state.ended()):
        raise play.breach(f"{said}: waits for {world.waiting():b} instead of {state.waiting():b}")
    try:
        loaded = game.load(game.position(world))
    except InvalidPosition as fault:
        raise play.breach(f"{said}: impossible, {fault}") from fault
    if stand(play, loaded) != stand(play, world):
        raise play.breach(f"{said}: loaded it is another, {game.position(loaded)}")
