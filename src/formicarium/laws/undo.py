"""Law 11: undo reveals nothing."""
from __future__ import annotations

from formicarium.core.match import Entry, Match
from formicarium.laws.play import Play, may_move, plain, stand
from formicarium.laws.worlds import guesses, trace


def law_11(play: Play) -> None:
    """A move that may be undone gives the same view and events in every world of every seat: undo reveals nothing."""
    for _ in play.positions(every=2):
        before = play.match
        for seat in may_move(play.state):
            after = before.play(seat, play.choose(before.legal_actions(seat)), play.aside)
            for other in range(play.game.players):
                if other != seat and after.can_undo(other):
                    raise play.breach(f"seat {other} may undo what seat {seat} has done")
            if after.can_undo(seat):
                check_undone(play, before, after.undo(seat))
                for witness in play.viewers:
                    check_witness(play, before, after, witness)


def check_undone(play: Play, before: Match, back: Match) -> None:
    if stand(play, back._state) != stand(play, before._state):
        raise play.breach(f"undo leads to {back.position()}, not to {before.position()}")
    for seat in play.viewers:
        if back.view(seat) != before.view(seat) or back.events_for(seat):
            raise play.breach(f"after undo seat {seat} sees {back.view(seat)}, hears {back.events_for(seat)}")


def check_witness(play: Play, before: Match, after: Match, witness: int) -> None:
    """Check the move in other worlds of a witness: it can be undone there too and looks the same."""
    entry: Entry = after.journal[-1]
    seen, heard = plain(after.view(witness)), plain(after.events_for(witness))
    for world in guesses(play, before._state, witness):
        if play.game.refusal(world, entry.seat, entry.action):
            continue  # the mover's secret does not allow the move in this world
        left = trace(play, witness, world, entry.seat, play.game.number_of(entry.action), play.aside)
        if left.luck or left.revealed != b"[]":
            raise play.breach(f"{entry.action} may be undone, but not where {play.game.position(world)}, which "
                              f"seat {witness} thinks possible")
        if (left.view, left.heard) != (seen, heard):
            raise play.breach(f"{entry.action} may be undone, and seat {witness} learns by it that it is not "
                              f"{play.game.position(world)}")
