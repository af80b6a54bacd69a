"""Law 3: a clone is independent of its original."""
from __future__ import annotations

from formicarium.laws.play import Play, stand
from formicarium.laws.worlds import play_out

SELDOM = 8  # average steps between two checks of the original, since a change to it would persist


def law_3(play: Play) -> None:
    """`play` and `shuffle_hidden` on a clone leave the original unchanged, and the other way round."""
    for state in play.positions(every=5):
        before = stand(play, state)
        copy = state.clone()
        if stand(play, copy) != before:
            raise play.breach("a clone is not like its original")
        untouched = copy.clone()
        for _ in play_out(play, copy, redeal=True):
            if (copy.ended() or play.aside.below(SELDOM) == 0) and stand(play, state) != before:
                raise play.breach("what is done to a clone is done to the original")
        if stand(play, untouched) != before:
            raise play.breach("what is done to a table is done to its clone")
