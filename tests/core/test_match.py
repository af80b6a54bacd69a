"""A match: immutable, complete in its journal, with undo only while the last move has revealed nothing."""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.dice import CallbackDice, ChanceError, Scripted, Seeded
from formicarium.core.game import WATCHER, IllegalMove, Points, Refusal
from formicarium.core.match import MOVES_BETWEEN_SNAPSHOTS, Entry, Match
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Enter, Take

from .coin import Coin, CoinPosition, Did, Do, Fell, Says


def begin(**options: Any) -> Match:
    return Match.begin(Coin(**options), Scripted([0]))


def do(match: Match, *words: str) -> Match:
    """Play these actions, each by the seat to move; tosses are heads."""
    for word in words:
        match = match.play(match.waiting()[0], Do(word), CallbackDice(lambda n: n - 1))
    return match


def test_match_records_the_opening_dice() -> None:
    match = Match.begin(Coin(loud=True), Scripted([1]))
    assert (match.game, match.opening, match.journal) == (Coin(loud=True), (1,), ())
    assert match.events_for(0) == match.events_for(WATCHER) == (Did(rule="COIN-1", word="hello"),)
    assert match.waiting() == (0,)
    assert match.ended() == ""
    assert not any(match.can_undo(seat) for seat in (0, 1, WATCHER))


def test_match_delegates_to_its_game() -> None:
    match = begin()
    assert match.view(1).seat == 1
    assert match.position() == CoinPosition(turn=0, heads=0, over=False)
    assert match.legal_actions(0) == (Do("say"), Do("peek"), Do("show"), Do("toss"), Do("stop"))
    assert match.legal_actions(1) == ()
    assert match.refusal(0, Do("say")) is None
    assert match.refusal(0, Do("odd")) == Refusal("COIN-2", Fell(heads=0))
    assert match.outlook(0, Do("say")) == Says(word="say")
    assert match.tally(0) == (Points("COIN-1", 0),)
    over = do(match, "toss", "stop")
    assert (over.ended(), over.waiting(), over.places()) == ("COIN-1", (), (1, 1))


def test_playing_returns_a_new_match() -> None:
    match = begin()
    after = do(match, "toss")
    assert (match.journal, match.position().heads) == ((), 0)
    assert (after.journal, after.position().heads) == ((Entry(0, Do("toss"), (1,)),), 1)
    other = match.play(0, Do("toss"), Scripted([0]))
    assert (other.position().heads, after.position().heads) == (0, 1)
    for name in Match.__slots__:
        with pytest.raises(AttributeError, match="never changes"):
            setattr(match, name, None)
        with pytest.raises(AttributeError, match="never changes"):
            delattr(match, name)


@pytest.mark.parametrize(("seat", "action", "rule"), [(1, Do("say"), "COIN-1"), (WATCHER, Do("say"), "COIN-1"),
                                                     (7, Do("say"), "COIN-1"), (0, Do("odd"), "COIN-2"),
                                                     (0, Do("?"), "COIN-1"), (0, None, "COIN-1"), (0, 3, "COIN-1")])
def test_refused_move_changes_nothing_and_asks_no_dice(seat: int, action: Any, rule: str) -> None:
    match = begin()
    before = (match.position(), match.journal, match.legal_actions(0), match.events_for(0))
    with pytest.raises(IllegalMove, match=rule) as refused:
        match.play(seat, action, Scripted([]))
    assert refused.value.refusal == match.refusal(seat, action) == Refusal(rule, Fell(heads=0))
    assert (match.position(), match.journal, match.legal_actions(0), match.events_for(0)) == before


def test_failing_dice_change_nothing() -> None:
    match = begin()
    with pytest.raises(ChanceError):
        match.play(0, Do("toss"), Scripted([]))
    assert match.position() == CoinPosition(turn=0, heads=0, over=False)


def test_events_reach_their_seats_only() -> None:
    match = do(begin(), "say")
    said, peeked = Did(rule="COIN-1", word="say"), Did(rule="COIN-1", word="peek")
    assert [match.events_for(seat) for seat in (0, 1, WATCHER)] == [(said,)] * 3
    match = do(match, "peek")
    assert [match.events_for(seat) for seat in (0, 1, WATCHER)] == [(), (peeked,), ()]


def test_move_that_revealed_nothing_can_be_undone() -> None:
    before = begin()
    match = do(before, "say")
    assert [match.can_undo(seat) for seat in (0, 1, WATCHER)] == [True, False, False]
    back = match.undo(0)
    assert back.journal == (Entry(0, Do("say")), Entry(0))
    assert back.position() == before.position()
    assert back.events_for(0) == ()
    assert not back.can_undo(0)
    assert back.legal_actions(0) == before.legal_actions(0)
    assert back != before


@pytest.mark.parametrize("word", ["peek", "show", "toss"])
def test_undo_is_refused_after_a_revelation(word: str) -> None:
    match = do(begin(), word)
    for seat in (0, 1, WATCHER):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalMove) as refused:
            match.undo(seat)
        assert refused.value.refusal == Refusal("UNDO", {"seat": seat})


def test_undo_goes_back_move_by_move_to_the_frontier() -> None:
    match = do(begin(), "toss", "say", "say", "say")
    assert [match.can_undo(seat) for seat in (0, 1)] == [False, True]
    with pytest.raises(IllegalMove, match="UNDO"):
        match.undo(0)
    match = match.undo(1).undo(0).undo(1)
    assert match.position() == CoinPosition(turn=1, heads=1, over=False)
    assert [entry.seat for entry in match.journal] == [0, 1, 0, 1, 1, 0, 1]
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_after_undo_play_goes_on_and_numbers_are_not_reused() -> None:
    match = do(do(begin(), "say").undo(0), "toss", "say")
    assert [entry.action for entry in match.journal] == [Do("say"), None, Do("toss"), Do("say")]
    assert match.can_undo(1)
    assert not match.undo(1).can_undo(0)


def test_ending_move_can_be_undone() -> None:
    over = do(begin(), "stop")
    assert over.ended() == "COIN-1"
    assert over.undo(0).ended() == ""


def test_wyx_undo_stops_at_a_drawn_domino() -> None:
    def opened_match(**options: Any) -> Match:
        match = Match.begin(Wyx(**options), Seeded(5))
        return match.play(0, Enter("d4"), Seeded(1)).play(1, Enter("e5"), Seeded(1))

    hidden = opened_match()
    column = hidden.legal_actions(0)[0]
    assert isinstance(column, Take)
    assert hidden.can_undo(1)
    assert not hidden.play(0, column, Seeded(1)).can_undo(0)
    seen = opened_match(open_dispenser=True)
    assert seen.play(0, seen.legal_actions(0)[0], Scripted([])).undo(0).undo(1).undo(0).waiting() == (0,)


def test_matches_are_equal_by_game_opening_and_journal() -> None:
    assert do(begin(), "say", "toss") == do(begin(), "say", "toss")
    assert hash(do(begin(), "say", "toss")) == hash(do(begin(), "say", "toss"))
    others = [begin(), begin(players=3), Match.begin(Coin(), Scripted([1])), do(begin(), "say"), do(begin(), "peek")]
    assert len(set(others)) == len(others)
    assert begin() != "match"
    assert begin() != None  # noqa: E711


def test_journal_replay_gives_an_equal_match() -> None:
    match = do(do(begin(), "say", "toss", "say").undo(0), "peek", "toss", "stop")
    again = Match.replay(match.game, match.opening, match.journal)
    assert again == match
    assert again.position() == match.position()
    assert [again.events_for(seat) for seat in (0, 1)] == [match.events_for(seat) for seat in (0, 1)]


@pytest.mark.parametrize(("opening", "journal"), [
    ((), ()), ((0, 0), ()), ((2,), ()),
    ((0,), (Entry(0, Do("toss")),)), ((0,), (Entry(0, Do("toss"), (0, 0)),)), ((0,), (Entry(0, Do("say"), (0,)),)),
    ((0,), (Entry(0, Do("toss"), (2,)),)), ((0,), (Entry(0, Do("say")), Entry(0, None, (1,)))),
])
def test_replay_refuses_wrong_dice_answers(opening: tuple[int, ...], journal: tuple[Entry, ...]) -> None:
    with pytest.raises(ChanceError):
        Match.replay(Coin(), opening, journal)


def test_replay_refuses_an_illegal_move() -> None:
    with pytest.raises(IllegalMove, match="COIN-2"):
        Match.replay(Coin(), (0,), [Entry(0, Do("odd"))])
    with pytest.raises(IllegalMove, match="UNDO"):
        Match.replay(Coin(), (0,), [Entry(0)])


def test_many_undos_restore_every_earlier_position() -> None:
    """Only every few moves a snapshot is stored."""
    match = Match.begin(FiliFourmis(), Seeded(1))
    dice, stood = Seeded(2), [match]
    while len(stood) < 3 * MOVES_BETWEEN_SNAPSHOTS + 4:
        seat = match.waiting()[0]
        options = match.legal_actions(seat)
        match = match.play(seat, options[dice.below(len(options))], dice)
        stood.append(match)
    assert match.undo_depth() == len(stood) - 1
    for was in reversed(stood[:-1]):
        seat = match.journal[-1].seat if match.journal[-1].action is not None else next(
            seat for seat in (0, 1) if match.can_undo(seat))
        match = match.undo(seat)
        assert match.position() == was.position() and match.waiting() == was.waiting()
        assert match.undo_depth() == was.undo_depth()
        for eyes in (0, 1):
            assert match.view(eyes) == was.view(eyes) and match.legal_actions(eyes) == was.legal_actions(eyes)
    assert match.undo_depth() == 0
    again = Match.replay(match.game, match.opening, match.journal)
    assert again.position() == match.position()
