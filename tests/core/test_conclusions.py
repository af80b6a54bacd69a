"""Endings by people: journal lines that are no moves."""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.core import journal
from formicarium.core.dice import ChanceError, Seeded
from formicarium.core.game import IllegalMove, Refusal
from formicarium.core.journal import BadJournal
from formicarium.core.match import Entry, HowEnded, Match
from formicarium.games import SHELF
from formicarium.games.cigale.game import Cigale
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.wyx.game import Wyx


def begin_match(moves: int, **options: Any) -> Match:
    luck = Seeded(5)
    match = Match.begin(Wyx(**{"players": 2, **options}), luck)
    for _ in range(moves):
        seat = match.waiting()[0]
        match = match.play(seat, match.legal_actions(seat)[0], luck)
    return match


def read_again(match: Match) -> Match:
    again, _ = journal.read(journal.write(match), SHELF)
    assert again == match and again.progress == match.progress
    return again


@pytest.mark.parametrize(("how", "line", "places"), [
    ("resign", '{"seat":1,"house":"resign"}', (1, 2)), ("draw", '{"seat":1,"house":"draw"}', (1, 1)),
    ("stop", '{"seat":1,"house":"stop"}', (1, 1)), ("abort", '{"seat":1,"house":"abort"}', (1, 1))])
def test_end_by_people_is_written_to_the_journal(how: HowEnded, line: str, places: tuple[int, ...]) -> None:
    before = begin_match(1)
    match = before.end_by_people(1, how)
    assert journal.write(match).splitlines()[-1] == line
    for one in (match, read_again(match)):
        assert (one.ended(), one.waiting(), one.places()) == (how.upper(), (), places)
        assert one.legal_actions(0) == one.legal_actions(1) == () and one.events_for(0) == ()
        assert one.refusal(1, before.legal_actions(1)[0]) == Refusal("ENDED", {"seat": 1})
        assert not one.can_undo(0) and one.view(0) == before.view(0)
        for other in ("resign", "leave", "draw", "stop", "abort"):
            assert not one.can_end_by_people(0, other)
    assert before.ended() == "" and before.waiting() == (1,)


def test_player_who_left_comes_last_if_people_end_the_game() -> None:
    match = begin_match(4, players=3)
    left = match.end_by_people(2, "leave")
    assert (left.ended(), left.waiting(), left.progress.left) == ("", match.waiting(), (2,))
    assert left.legal_actions(match.waiting()[0]) == match.legal_actions(match.waiting()[0])
    assert not left.can_end_by_people(2, "stop") and left.can_end_by_people(0, "stop")
    seat = left.waiting()[0]
    on = left.play(seat, left.legal_actions(seat)[0], Seeded(1))
    assert read_again(on).progress == on.progress == match.progress._replace(moves=5, others=3, left=(2,))
    over = read_again(on.end_by_people(0, "resign"))
    assert (over.ended(), over.places()) == ("RESIGN", (2, 1, 2))
    alone = read_again(on.end_by_people(1, "stop"))
    assert alone.places() == (1, 1, 3)


def test_undo_stops_at_an_entry_of_people() -> None:
    match = begin_match(2, players=3)
    mover = match.journal[-1].seat
    assert match.can_undo(mover)
    left = match.end_by_people((mover + 1) % 3, "leave")
    with pytest.raises(IllegalMove):
        left.undo(mover)


@pytest.mark.parametrize(("match", "seat", "how"), [
    (begin_match(2), 0, "abort"),  # the game has begun
    (begin_match(3), 0, "leave"),  # the other seat has won
    (begin_match(3), 2, "resign"), (begin_match(3), -1, "stop"),  # not a player's seat
    (Match.begin(Cigale(players=2), Seeded(1)), 0, "draw"),  # its rules have no draw
    (begin_match(3, players=3).end_by_people(1, "leave"), 1, "leave"), (begin_match(1).end_by_people(0, "stop"), 1,
                                                                        "draw")])
def test_impossible_end_by_people_is_refused(match: Match, seat: int, how: HowEnded) -> None:
    with pytest.raises(IllegalMove) as refused:
        match.end_by_people(seat, how)
    assert refused.value.refusal == Refusal(how.upper(), {"seat": seat})


def test_undone_move_does_not_prevent_abort() -> None:
    match = begin_match(2)
    assert not match.can_end_by_people(0, "abort")
    back = match.undo(match.journal[-1].seat)
    assert back.can_end_by_people(0, "abort") and read_again(back.end_by_people(0, "abort")).ended() == "ABORT"


def test_first_turn_of_several_moves_allows_abort() -> None:
    """A tile and the question whether to fill its barracks: no other seat has played yet."""
    luck, match = Seeded(2), Match.begin(Micropolis(players=2), Seeded(8))
    while not match.progress.others:
        assert match.can_end_by_people(0, "abort") and match.can_end_by_people(1, "abort")
        most, seat = match, match.waiting()[0]
        match = match.play(seat, match.legal_actions(seat)[0], luck)
    assert most.progress.moves == 2 and read_again(most.end_by_people(1, "abort")).ended() == "ABORT"
    assert not match.can_end_by_people(0, "abort") and not match.with_last_entry().can_end_by_people(0, "abort")


def test_solo_game_can_be_aborted_before_the_second_move() -> None:
    luck, match = Seeded(2), Match.begin(Fourmidable(players=1, mode="solo"), Seeded(1))
    for known in (True, True, False):
        assert match.can_end_by_people(0, "abort") == known
        match = match.play(0, match.legal_actions(0)[0], luck)


def test_entry_with_both_move_and_end_is_refused() -> None:
    match = begin_match(1)
    action = match.legal_actions(1)[0]
    with pytest.raises(IllegalMove):
        match.apply_entry(Entry(1, action, house="resign"))
    with pytest.raises(ChanceError):
        match.apply_entry(Entry(1, None, (3,), "resign"))
    for line in ('{"seat":1,"house":"surrender"}', '{"seat":7,"house":"resign"}', '{"seat":1,"house":7}'):
        with pytest.raises(BadJournal, match="line 3"):
            journal.read(journal.write(match) + line + "\n", SHELF)


def test_entries_of_older_journals_keep_their_form() -> None:
    assert journal.text(Entry(0)) == '{"seat":0}' and Entry(0).undoes and not Entry(0, house="stop").undoes
    assert journal.text(begin_match(1).journal[0]).startswith('{"seat":0,"action":{')


def test_last_entry_alone_follows_a_long_journal() -> None:
    match = begin_match(3)
    with pytest.raises(IllegalMove):
        match.with_last_entry().end_by_people(0, "abort")
    assert match.with_last_entry().apply_entry(Entry(0, house="resign")).places() == (2, 1)
