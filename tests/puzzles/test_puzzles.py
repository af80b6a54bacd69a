"""The shipped puzzles: well-formed, fair, right, and reproducible."""
from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from formicarium.core.dice import Seeded
from formicarium.experiments.series import stream
from formicarium.games import SHELF
from formicarium.i18n import LANGUAGES, Words
from formicarium.puzzles import maker
from formicarium.puzzles import puzzle as module
from formicarium.puzzles.kind import DEEPER
from formicarium.puzzles.puzzle import (
    Puzzle,
    ever,
    file_of,
    goes_on,
    of_day,
    play_on,
    puzzle,
    puzzles,
    read,
    write_puzzle,
)
from formicarium.puzzles.wording import answer, question, reason, tell_reply, tempting
from tests.support.marking import mark_where

GAMES = tuple(SHELF)
LEAST = 60
# at least a sixth of a game's puzzles each is easy, medium, hard; hard ones of Wyx are rare
PART, PARTS = 6, {"wyx": 9}
STOCK = [one for game in GAMES for one in puzzles(game)]
NAMES = ("Iris", "Octave", "Noé", "Lou")


def by_name(one: object) -> str:
    return one.id if isinstance(one, Puzzle) else str(one)


def few(each: int) -> list[Puzzle]:
    return [one for game in GAMES for one in puzzles(game)[::max(1, len(puzzles(game)) // each)][:each]]


def some(each: int) -> list[object]:
    day = {one.id for one in few(each)}
    return [one if one.id in day else pytest.param(one, marks=pytest.mark.night) for one in STOCK]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_sixty_puzzles_of_every_difficulty(game: str) -> None:
    stock = puzzles(game)
    assert len(stock) >= LEAST
    spread = Counter(one.ants for one in stock)
    assert min(spread[ants] for ants in (1, 2, 3)) >= len(stock) / PARTS.get(game, PART)
    assert len({one.id for one in ever(game)}) == len(ever(game)) >= len(stock)
    assert [one.id for one in ever(game)] == sorted(one.id for one in ever(game))


def test_documented_number_of_puzzles_is_current() -> None:
    text = (Path(__file__).parents[2] / "docs" / "guide" / "puzzles.md").read_text(encoding="utf-8")
    noted = {game: [int(number) for number in numbers.split(" | ")]
             for game, numbers in re.findall(r"^\| `(\w+)` \| ([0-9 |]+) \|$", text, re.M)}
    assert noted == {game: [len(puzzles(game)), *(sum(one.ants == ants for one in puzzles(game)) for ants in (1, 2, 3))]
                     for game in GAMES}


@pytest.mark.parametrize("one", mark_where(
    lambda one: one.game.id != "fili_fourmis", pytest.mark.unwatched, STOCK), ids=by_name)
def test_shipped_puzzle_is_well_formed(one: Puzzle) -> None:
    """The position is possible, the solution can be played to its end, and no listed wrong move wins."""
    assert one.kind and one.others and 0 < one.worth <= 1 and len(one.solved) == 5
    assert read(write_puzzle(one)) == one
    assert one.game.position(one.state()) == one.position
    state, luck = one.state(), one.luck()
    assert state.waiting() == 1 << one.seat
    right = {action for step in one.steps[:1] for action in step.right}
    assert 0 < len(right) < len(state.legal_moves(one.seat))
    for other in one.others:
        assert other.action not in right and other.worth < one.worth
        assert not state.forbidding_rule(one.seat, one.game.number_of(other.action))
    for number, step in enumerate(one.steps):
        for action in step.right[:1]:
            assert not state.forbidding_rule(one.seat, one.game.number_of(action))
        play_on(one, state, luck, number, step.right[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", some(8), ids=by_name)
def test_puzzle_has_texts_in_both_languages(one: Puzzle, language: str) -> None:
    words, names = Words(language), NAMES[:one.game.players]
    assert question(one, words) and reason(one, words, names) and tempting(one, words, names)
    assert len(answer(one, words, names)) >= len(one.steps)
    assert all(isinstance(tell_reply(one, number, words, names), str) for number in range(len(one.others)))


def test_puzzle_with_a_first_tile_names_no_side() -> None:
    asked: Counter[bool] = Counter()
    for one in puzzles("micropolis"):
        view: Any = one.game.view(one.state(), one.seat)
        own = [anthill for anthill in view.anthills if anthill.seat == one.seat]
        choice = "de quel côté" in question(one, Words("fr"))
        if len(own) == 1:
            assert choice == bool(own[0].row)
            assert choice or "droite" not in answer(one, Words("fr"), NAMES[:one.game.players])[0]
            asked[choice] += 1
    assert min(asked[True], asked[False]) > 0


@pytest.mark.watched
@pytest.mark.engine_free  # law 12 compares the engines; a search is slow when interpreted
@pytest.mark.parametrize("one", few(2), ids=by_name)
def test_answer_of_a_puzzle_is_found_again(one: Puzzle) -> None:
    """The search has another seed and the same depth. That may be too shallow where the answer is little better than
    the next; at night all puzzles are searched ten times deeper.
    """
    kind = maker.KINDS[one.game.id]
    verdict = maker.recheck(one, kind.amount, 99)
    assert verdict is not None and set(verdict.steps[0].right) == set(one.steps[0].right)


@pytest.mark.watched
@pytest.mark.night
@pytest.mark.parametrize("one", STOCK, ids=by_name)
def test_answer_of_a_puzzle_is_found_again_ten_times_deeper(one: Puzzle) -> None:
    verdict = maker.recheck(one, maker.KINDS[one.game.id].amount * DEEPER, 7)
    assert verdict is not None and set(verdict.steps[0].right) == set(one.steps[0].right)


@pytest.mark.parametrize("one", some(3), ids=by_name)
def test_puzzle_is_judged_on_the_view_of_the_seat(one: Puzzle) -> None:
    """Another world of the solver's view gives the same puzzle."""
    view = one.game.view(one.state(), one.seat)
    other = one.game.world_from_view(view, Seeded(12345))
    assert one.game.view(other, one.seat) == view
    for action in one.steps[0].right[:1]:
        assert not other.forbidding_rule(one.seat, one.game.number_of(action))


@pytest.mark.engine_free
@pytest.mark.parametrize("one", some(1), ids=by_name)
def test_puzzle_seed_finds_the_shipped_puzzle(one: Puzzle) -> None:
    """The bots' game with the puzzle's seed reaches the solver's position, where the puzzle is judged and written as
    shipped.
    """
    kind, game = maker.KINDS[one.game.id], one.game
    variants = kind.games()
    assert variants[(one.seed & 0xFFFFF) % len(variants)] == game
    for move, state, seat in maker.decisions(kind, game, one.seed):
        view = game.view(state, seat)
        if seat == one.seat and maker.name_of(game, view) == one.id:
            break
    else:
        raise AssertionError("that game never comes to it")
    assert kind.promises(game, state, seat)
    verdict = kind.judge(game, view, stream(one.seed, 10_000 + move), kind.amount)
    assert verdict is not None and verdict.what == one.kind
    found = maker.unrated_puzzle(game, view, verdict, one.seed)
    assert (found.position, found.steps) == (one.position, one.steps)


def test_puzzle_rating_falls_with_solving_levels() -> None:
    assert maker.rating([100] * 5) < maker.rating([50, 100, 100, 100, 100]) < maker.rating([0, 0, 100, 100, 100]) \
        < maker.rating([0, 0, 0, 0, 100]) < maker.rating([0] * 5)


def test_fourmidable_puzzle_rating_follows_the_number_of_ways() -> None:
    """Bots have other aims there than the puzzle, so its difficulty follows from the number of solutions."""
    assert all(one.is_computed == (one.game.id == "fourmidable") for one in STOCK)
    for one in puzzles("fourmidable"):
        assert list(one.solved) == sorted(one.solved) and one.rating == maker.rating(list(one.solved))
    some_of_them = puzzles("fourmidable")[::9]
    assert [maker.KINDS["fourmidable"].shares(one) for one in some_of_them] == [one.solved for one in some_of_them]


def test_each_day_has_a_puzzle_and_games_take_turns() -> None:
    week = [of_day(f"2026-11-{day}") for day in range(16, 21)]
    assert {one.game.id for one in week if one} == set(GAMES)
    assert of_day("2026-11-16") == of_day("2026-11-16") != of_day("2026-11-21")
    assert of_day("2026-11-16", ()) is None


def test_added_and_withdrawn_puzzles_do_not_change_past_days(monkeypatch: pytest.MonkeyPatch) -> None:
    days = [f"2026-11-{day}" for day in range(10, 30)]
    before = [of_day(day) for day in days]
    later = [msgspec.structs.replace(one, id=f"{one.id}x", since="2026-11-20") for one in STOCK[:1]]
    monkeypatch.setattr(module, "ever", lambda game: (*(one for one in later if one.game.id == game), *ever(game)))
    assert [of_day(day) for day in days[:10]] == before[:10]
    assert [of_day(day) for day in days[10:]] != before[10:]
    without = [msgspec.structs.replace(one, until="2026-11-19") if one == STOCK[0] else one for one in ever("wyx")]
    monkeypatch.setattr(module, "ever", lambda game: tuple(without) if game == "wyx" else ever(game))
    assert [one and one.id for one in map(of_day, days[:10])] == [one and one.id for one in before[:10]]
    assert [of_day(day) for day in days[10:]] != before[10:]


def test_past_daily_puzzles_are_pinned() -> None:
    """Edits of a game's file must respect `since` and `until`: these puzzles were already published."""
    pinned = {"10": "wyx-372db396", "11": "fili_fourmis-377c5a50", "12": "cigale-3fbedf46", "13": "micropolis-ebe80b4f",
            "14": "fourmidable-bd34a367", "15": "wyx-39e18111", "16": "fili_fourmis-3ac833ff", "17": "cigale-4045b147",
              "18": "micropolis-ed80acf4", "19": "fourmidable-c4319ab5"}
    found = {day: of_day(f"2026-11-{day}") for day in pinned}
    assert {day: one.id for day, one in found.items() if one} == pinned


def test_withdrawn_puzzle_can_be_solved_and_is_not_offered() -> None:
    withdrawn = [one for game in GAMES for one in ever(game) if one.until]
    assert withdrawn and all(puzzle(one.id) == one and one not in puzzles(one.game.id) for one in withdrawn)


def test_puzzle_is_found_by_its_id() -> None:
    one = STOCK[0]
    assert puzzle(one.id) == one and puzzle("wyx-nothing") is None and puzzle("chess-1") is None
    assert file_of("wyx").exists()


def test_other_right_first_moves_continue_where_order_is_free() -> None:
    """Ants of Cigale may be placed in any order."""
    one = next(one for one in puzzles("cigale") if len(one.steps) > 1)
    legal = [action for action in one.steps[0].right if not one.state().forbidding_rule(one.seat,
                                                                                        one.game.number_of(action))]
    assert all(goes_on(one, 0, action) for action in legal)
    assert not goes_on(one, len(one.steps) - 1, one.steps[-1].right[0])
    single = msgspec.structs.replace(one, steps=one.steps[:1])
    assert not goes_on(single, 0, legal[0])
