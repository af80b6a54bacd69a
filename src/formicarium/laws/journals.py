"""Law 4: journals replay."""
from __future__ import annotations

from collections.abc import Iterator

from formicarium.core import journal
from formicarium.laws.play import VAST, Play, plain, stand


def law_4(play: Play) -> None:
    """A journal written to JSON lines and read back gives an equal match, with its takebacks."""
    names = tuple(f"player {seat}" for seat in range(play.game.players))
    for _ in play.positions(undo=True):
        pass
    text = journal.write(play.match, names)
    again, seats = journal.read(text, {play.game.id: type(play.game)})
    if again != play.match or seats != names:
        raise play.breach("the match read back is another")
    if journal.write(again, seats) != text:
        raise play.breach(f"written again the journal differs:\n{journal.write(again, seats)}")
    if stand(play, again._state) != stand(play, play.state):
        raise play.breach(f"the replay comes to {again.position()}, the match to {play.match.position()}")
    for seat in play.viewers:
        if again.events_for(seat) != play.match.events_for(seat) or again.view(seat) != play.match.view(seat):
            raise play.breach(f"the replay looks or sounds different to seat {seat}")
    for spoiled in spoil(play, text):
        check_spoiled(play, spoiled)


def spoil(play: Play, text: str) -> Iterator[str]:
    """Yield damaged versions of a finished game's journal."""
    head, *lines = text.splitlines()
    action = plain(play.game.action_of(0)).decode()
    yield text[:-3]  # an incomplete last line
    yield "\n".join([head.replace('"opening":[', f'"opening":[{VAST},'), *lines])
    # a move after the end, by a missing seat, with impossible luck
    for seat, luck in ((0, 0), (VAST, 0), (-VAST, 0), (0, VAST)):
        yield f'{text}{{"seat":{seat},"action":{action},"chance":[{luck}]}}'
    yield "\n".join([head, '{"seat":0}', *lines])  # a takeback without a move


def check_spoiled(play: Play, spoiled: str) -> None:
    try:
        journal.read(spoiled, {play.game.id: type(play.game)})
    except journal.BadJournal:
        return
    raise play.breach(f"this was read as if nothing were wrong:\n{spoiled}")
