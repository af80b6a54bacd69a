"""Heuristics of the bots at the upper levels: special cards, powers, open objectives."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from formicarium.bots.policies import policy
from formicarium.bots.strategies import strategy_of
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.levels import LEVELS
from formicarium.games.fourmidable.model import (
    Call,
    Claim,
    Done,
    Draft,
    Erase,
    GiveUp,
    Go,
    Hatch,
    Open,
    Pick,
    PlayCard,
    UsePower,
)
from tests.games.fourmidable.dealing import deal
from tests.games.fourmidable.sitting import Sitting
from tests.support.marking import mark_where

POLICY = policy("fourmidable")
OTHERS = "C36"  # another card in hand, so that an action does not end by itself


def ideas_of(there: Sitting) -> list[object]:
    return [there.game.action_of(move) for move in POLICY.candidates(there.state, 0)]


def count_picks(there: Sitting) -> Counter[object]:
    return Counter(there.game.action_of(POLICY.pick(there.state, 0, Seeded(seed))) for seed in range(60))


def worth(there: Sitting) -> int:
    return POLICY.evaluate(there.state, 0)


def test_cards_of_free_points_are_played() -> None:
    """FOU-I7, FOU-C33."""
    there = deal({0: f"C12-day {OTHERS}"}, ants={0: ["hunter b10"]}).play(0, Pick("hunter", "b10"), Go("b11"))
    assert ideas_of(there) == [PlayCard("C12-day")] and set(count_picks(there)) == {PlayCard("C12-day")}
    digs = deal({0: f"C33 {OTHERS}"}, ants={0: ["digger b10"]}, bare=["b1"]).play(0, Pick("digger", "b10"), Go("2"))
    assert ideas_of(digs) == [PlayCard("C33")]


def test_pheromone_card_is_played_at_the_end_of_the_action() -> None:
    """FOU-C31, E1: not before, and where the others come sooner than the seat's own ants."""
    there = deal({0: f"C31-day {OTHERS}"}, ants={0: ["hunter b10"], 1: ["hunter e10"]}, bare=["b3", "e15", "b17"])
    assert PlayCard("C31-day") not in ideas_of(there)
    there.play(0, Pick("hunter", "b10"))
    assert PlayCard("C31-day") not in ideas_of(there)
    there.play(0, Go("b10"))
    assert ideas_of(there) == [PlayCard("C31-day")]
    there.play(0, PlayCard("C31-day"))
    assert count_picks(there).most_common(1)[0][0] == Claim("e15")
    flies = deal({}, species={0: "flying"}, bare=["b3"]).play(0, Pick("hunter", "b10"), Go("b10"))
    assert ideas_of(flies) == [UsePower()]


def test_card_for_an_ant_is_an_idea_when_the_ant_is_picked() -> None:
    """FOU-C16, C13: a card without a moment of its own waits until the action is done."""
    there = deal({0: "C16-day C13"}, ants={0: ["hunter b10"]}, hand={0: "SS LLL"}, goods={0: "S"})
    assert {type(one) for one in ideas_of(there)} == {Pick, Hatch}
    there.play(0, Pick("hunter", "b10"))
    ideas = ideas_of(there)
    assert ideas[-1] == PlayCard("C16-day") and len(ideas) == 8 and isinstance(ideas[0], Go)
    assert PlayCard("C16-day") not in count_picks(there)
    there.play(0, Go("b10"))
    assert ideas_of(there) == [Done(), PlayCard("C13")]
    assert count_picks(there)[PlayCard("C13")] > 50


def test_ant_without_a_resource_in_reach_plays_a_speed_card() -> None:
    """FOU-C17."""
    mine, opponent = [f"b{n}" for n in range(1, 20) if n != 10], [f"a{n}" for n in range(1, 19)]
    there = deal({0: "C17-day"}, ants={0: ["farmer b10"]}, marks={0: mine, 1: opponent},
                 hand={0: "RR RB RM LL"}).play(0, Pick("farmer", "b10"))
    assert count_picks(there)[PlayCard("C17-day")] > 50


def test_birth_card_is_an_idea_unless_it_wastes_a_birth() -> None:
    """FOU-C28, I5."""
    there = deal({0: "C28"}, ants={0: ["hunter b10"]})
    assert PlayCard("C28") in ideas_of(there) and GiveUp() not in ideas_of(there)
    done = deal({0: OTHERS}, ants={0: ["hunter b10 moved"]}, prowled=[0])
    assert {type(one) for one in ideas_of(done)} == {Hatch}


def test_erasing_card_targets_pheromones_of_others() -> None:
    """FOU-C30: never the seat's own."""
    there = deal({0: f"C30-day {OTHERS}"}, ants={0: ["hunter b10"]}, marks={0: ["b11"], 1: ["b5", "e5"]})
    there.play(0, Pick("hunter", "b10"), Go("b10"))
    assert ideas_of(there) == [Done(), PlayCard("C30-day")]
    there.play(0, PlayCard("C30-day"))
    assert count_picks(there).most_common(1)[0][0] == Erase("b5") and count_picks(there)[Erase("b11")] < 4


def test_hole_is_opened_beside_many_resources() -> None:
    there = deal({0: f"C29 {OTHERS}"}, ants={0: ["digger b10"]},
                 bare=["b1", "b2", "b3", "b4", "b7", "b8", "b12", "b13", "b16"])
    there.play(0, Pick("digger", "b10"), Go("2"))
    ideas = ideas_of(there)
    assert all(isinstance(one, Open) for one in ideas[:-1]) and ideas[-1] == PlayCard("C29") and len(ideas) <= 8


def test_kept_special_cards_have_worth() -> None:
    """FOU-I8: cards for the end are worth more the nearer they are to counting."""
    bare, more = deal({}), deal({0: "C4-day"})
    assert worth(more) > worth(bare)
    nearer: dict[str, dict[str, Any]] = {
        "C1": {"ants": {0: ["hunter b10"] * 4}}, "C35": {"holes": {0: {2: "b5"}}, "bare": ["b5"]},
        "C36": {"marks": {0: ["b1", "b2", "b3"]}}, "C37": {"ants": {0: ["hunter b10", "farmer b10"]}}}
    for card, near in nearer.items():
        gain, at_first = worth(deal({0: card}, **near)) - worth(deal({}, **near)), worth(deal({0: card})) - worth(bare)
        assert gain > at_first >= 0, card


def test_predators_are_moved_last_with_special_cards() -> None:
    there = deal({0: OTHERS}, ants={0: ["hunter b10"]})
    assert not any(isinstance(one, Call) for one in ideas_of(there))


def test_ideas_are_ranked_by_promise() -> None:
    """An ant beside a needed resource, then one that finds little; a birth before both if nothing better is offered."""
    there = deal({0: OTHERS}, ants={0: ["digger queen", "hunter b10"]}, hand={0: "SS OO"}, goods={0: "S"})
    assert POLICY.is_ranked(there.state)
    assert not POLICY.is_ranked(Fourmidable(mode="apprentice").setup(Seeded(1), SILENT))
    ideas = ideas_of(there)
    assert ideas.index(Pick("hunter", "b10")) < ideas.index(Pick("digger", "queen"))


def test_solo_draft_prefers_cards_of_use_alone() -> None:
    """FOU-X4, P2: in Solo, cards for the end and for errands, none against other seats; five ants of one type only."""
    game = Fourmidable(mode="solo", players=1)
    state, dice = game.setup(Seeded(1), SILENT), Seeded(2)
    kept = []
    while isinstance(action := game.action_of(POLICY.pick(state, 0, dice)), Draft):
        assert game.number_of(action) in list(POLICY.candidates(state, 0))
        kept.append(action.card.partition("-")[0])
        state.play(0, game.number_of(action), dice, SILENT)
    assert len(kept) == 6 and "C37" in kept and len({"C1", "C2", "C3"} & set(kept)) <= 1
    assert not {"C19", "C20", "C21", "C22", "C23", "C24", "C30"} & set(kept)


def test_solo_value_grows_with_points() -> None:
    game, worths = Fourmidable(mode="solo", players=1), []
    for seed in range(6):
        state, dice = game.setup(Seeded(seed), SILENT), Seeded(seed)
        while not state.ended():
            state.play(0, POLICY.pick(state, 0, dice), dice, SILENT)
        worths.append((state.score(0), POLICY.evaluate(state, 0)))
    assert [worth for _, worth in sorted(worths)] == sorted(worth for _, worth in worths)
    assert len(set(worths)) > 3


def test_single_idea_is_played_without_search_under_a_time_limit() -> None:
    """The move is the same as after a search; with several ideas it searches."""
    done = deal({0: OTHERS}, ants={0: ["hunter b10"]}).play(0, Pick("hunter", "b10"), Go("b10"))
    thinker = strategy_of("fourmidable", "level5")
    assert thinker.only_candidate(done.game, done.view(), done.state) == done.game.number_of(Done())
    assert thinker.with_budget(8, 0).choose(done.game, done.view(), Seeded(1)) == Done()
    assert thinker.choose(done.game, done.view(), Seeded(1), hasty=True) == Done()
    before = deal({0: OTHERS}, ants={0: ["hunter b10"]})
    assert thinker.only_candidate(before.game, before.view(), before.state) is None
    assert strategy_of("fourmidable", "greedy").only_candidate(done.game, done.view(), done.state) is None


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("mode", mark_where(
    lambda mode: mode == "experienced", pytest.mark.unwatched,
    [mode for mode in LEVELS if mode not in ("child", "apprentice")]))
def test_ideas_are_legal_moves(mode: str, players: int) -> None:
    if players not in Fourmidable.modes[mode]:
        players = max(Fourmidable.modes[mode])
    game, dice = Fourmidable(mode=mode, players=players), Seeded(3)
    for _ in range(2):
        state = game.setup(dice, SILENT)
        while not state.ended():
            seat = next(seat for seat in range(players) if state.waiting() >> seat & 1)
            ideas, moves = list(POLICY.candidates(state, seat)), list(state.legal_moves(seat))
            assert ideas and set(ideas) <= set(moves) and len(set(ideas)) == len(ideas)
            state.play(seat, POLICY.pick(state, seat, dice), dice, SILENT)
        assert game.rules[state.ended()] in game.endings


@pytest.mark.unwatched
@pytest.mark.parametrize("mode", [mode for mode in LEVELS if mode not in ("child", "apprentice")])
def test_level5_finds_a_legal_move_in_every_mode(mode: str) -> None:
    game = Fourmidable(mode=mode, players=min(Fourmidable.modes[mode]))
    state, dice = game.setup(Seeded(2), SILENT), Seeded(4)
    for _ in range(6):
        seat = next(seat for seat in range(game.players) if state.waiting() >> seat & 1)
        action = strategy_of("fourmidable", "level3").with_budget(8, 0).choose(game, game.view(state, seat), dice)
        assert game.refusal(state, seat, action) is None
        state.play(seat, game.number_of(action), dice, SILENT)
