"""Rules of the effects of a Micropolis tile when it is placed, a test for each."""
from __future__ import annotations

import pytest

from formicarium.core.game import Refusal
from formicarium.games.micropolis.kit import GIFT, KIND
from formicarium.games.micropolis.model import (
    Done,
    Emptied,
    Fill,
    Filled,
    Give,
    Hatched,
    Hired,
    Leave,
    Left,
    Lying,
    NoBarracks,
    NoSwitch,
    NotNow,
    NoToken,
    Placed,
    Question,
    Rearranged,
    Recruited,
    Switch,
    Took,
    Unanswered,
)
from formicarium.games.micropolis.nest import fruits_in, harvest_of

from . import tiny
from .scenes import LUCK, scene, take


def test_mic_t6_effect_of_a_tile_happens_at_once() -> None:
    after = scene(line=[34], army={0: 2}).play(take(1))
    assert [type(event) for event in after.events] == [Took, Placed, Hatched]
    assert (after.armies[0], after.position.turn) == (5, 1)


def test_mic_t6_specialists_first_then_each_barracks_alone() -> None:
    """A tile of the tiny edition has a sergeant and a barracks of three."""
    here = scene(edition=tiny.TINY, line=[16], army={0: 2, 1: 5}, leader=1, turn=0).play(take(1))
    assert here.armies == (3, 4) and here.options() == {Fill(), Leave()}
    three = scene(edition=tiny.TINY, line=[8], army={0: 4}).play(take(1))  # barracks of one, one and three
    assert three.position.question == Question("barracks", 1, 8, 1, 4)
    second = three.play(Leave())
    assert second.position.question == Question("barracks", 1, 8, 2, 5)
    third = second.play(Fill())
    assert third.position.question == Question("barracks", 1, 8, 3, 6)
    assert third.play(Fill()).position.anthills[0].full == (5, 6)
    none = second.play(Leave()).play(Leave())
    assert none.position.anthills[0].full == () and none.position.turn == 1
    short = scene(edition=tiny.TINY, line=[8], army={0: 4}).play(take(1)).play(Fill()).play(Fill())
    assert short.position.turn == 1
    assert [event.why for event in short.events_of(Left)] == ["soldiers"]


def test_mic_t6_a_question_with_one_answer_is_not_asked() -> None:
    assert scene(line=[58], army={0: 3}).play(take(1)).position.turn == 1  # four places
    assert scene(line=[41]).play(take(1)).position.turn == 1


def test_mic_t6_other_actions_are_refused_before_the_answer() -> None:
    here = scene(line=[58]).play(take(1))
    for action in (take(1), Switch(15), Done(), Give(1), None):
        assert here.refusal(action) == Refusal("MIC-T6", Unanswered(why="barracks"))
    sentinel = scene({0: [44]}, line=[41]).play(take(1))
    for other in (take(1), Fill(), Leave(), Give(1), None):
        assert sentinel.refusal(other) == Refusal("MIC-T6", Unanswered(why="sentinel"))
    assert sentinel.refusal(Done(), 1) == Refusal("MIC-T1", NotNow(why="turn", seat=0))


def test_mic_x1_a_queen_scores_the_tiles_of_her_gallery() -> None:
    row = [30, 8, 60]  # A with the queen in the outer level, A, E whose outer level is a dead end to the left
    here = scene({0: row})
    assert here.anthill(0).galleries[0].royal == 3
    assert here.lines(0)[3] == 3


def test_mic_x1_tile_with_two_pieces_counts_once() -> None:
    here = scene({0: [27, 8, 21]})  # C, A, C: out on one level and back on the other
    royal = next(gallery for gallery in here.anthill(0).galleries if gallery.queens)
    assert (royal.tiles, royal.royal) == (1, 1)
    ring = scene({0: [21, 8, 27]})
    assert [gallery.royal for gallery in ring.anthill(0).galleries if gallery.queens] == [3]


def test_mic_x1_two_queens_in_a_gallery_score_nothing() -> None:
    apart = scene({0: [27, 30]})  # C: the queen opens to the left only
    assert apart.lines(0)[3] == 1 + 2
    together = scene({0: [30, 27]})
    assert together.lines(0)[3] == 0
    assert together.anthill(0).galleries[0].queens == 2


@pytest.mark.parametrize(("tile", "eggs"), [(31, 1), (32, 2), (33, 2), (34, 3), (35, 3)])
def test_mic_x2_a_nurse_brings_soldiers(tile: int, eggs: int) -> None:
    after = scene(line=[tile]).play(take(1))
    assert after.armies[0] == 5 + eggs
    assert after.events_of(Hatched) == [Hatched(seat=0, anthill=1, eggs=eggs, soldiers=eggs, rule="MIC-X2")]
    full = scene(line=[tile], army={0: 10}).play(take(1))
    assert full.events_of(Hatched) == [Hatched(seat=0, anthill=1, eggs=eggs, soldiers=0, rule="MIC-T4")]


def test_mic_x3_an_architect_brings_a_token_and_a_token_any_tile() -> None:
    here = scene(line=[36]).play(take(1))
    assert (here.position.architects, here.view.tokens) == ((1, 0), 1)
    assert here.events_of(Hired) == [Hired(seat=0, tokens=1, rule="MIC-X3")]
    later = scene({0: [36]}, architects={0: 1}, army={0: 0}, line=[1, 2, 3, (60, 2)])
    assert take(5, "left", architect=True) in later.options() and take(2) not in later.options()
    after = later.play(take(4, architect=True))
    assert after.armies[0] == 2
    assert after.position.line[:3] == (Lying(1), Lying(2), Lying(3))
    assert (after.position.architects, after.view.tokens) == ((0, 0), 2)
    assert after.events_of(Took) == [Took(seat=0, anthill=1, place=4, tile=60, paid=0, architect=True, rule="MIC-X3")]


def test_mic_x3_token_can_buy_the_first_tile() -> None:
    here = scene({0: [36]}, architects={0: 1}, line=[60])
    assert here.play(take(1, architect=True)).position.architects == (0, 0)


def test_mic_x3_tokens_may_be_held_together_and_score_nothing() -> None:
    here = scene({0: [36]}, architects={0: 1}, line=[37]).play(take(1))
    assert (here.position.architects, here.view.tokens) == ((2, 0), 0)
    assert here.lines(0) == scene({0: [36, 37]}, turn=0).lines(0)


def test_mic_x3_architect_without_tokens_left_gives_none() -> None:
    here = scene({0: [5]}, edition=tiny.TINY, architects={0: 1}, line=[17]).play(take(1))
    assert here.position.architects == (1, 0)
    assert here.events_of(Hired) == [Hired(seat=0, tokens=0, rule="MIC-X3")]


def test_mic_x3_architect_without_a_token_is_refused() -> None:
    here = scene({0: [36], 1: [37]}, architects={1: 1}, line=[60])
    assert here.refusal(take(1, architect=True)) == Refusal("MIC-X3", NoToken(tokens=1))


def test_mic_x4_the_leader_loses_a_soldier_then_one_is_added() -> None:
    after = scene(line=[38], leader=1, turn=0).play(take(1), LUCK)
    assert after.armies == (6, 4) and after.view.reserve == 35
    assert after.events_of(Recruited) == [
        Recruited(seat=0, anthill=1, owner=1, hit=1, lost=1, gained=1, rule="MIC-X4")]


def test_mic_x4_against_oneself_both_in_this_order() -> None:
    assert scene(line=[38], army={0: 10}).play(take(1)).armies[0] == 10
    assert scene(line=[38], army={0: 5}).play(take(1)).armies[0] == 5
    assert scene(line=[38], army={0: 0}).play(take(1)).armies[0] == 1


def test_mic_x4_an_army_of_none_loses_nothing_and_barracks_are_safe() -> None:
    here = scene({1: [58]}, leader=1, turn=0, army={0: 4, 1: 0}, full={1: [15]}, line=[38]).play(take(1), LUCK)
    assert here.armies == (5, 0) and here.position.anthills[1].full == (15,)
    assert here.events_of(Recruited)[0].lost == 0


def test_mic_x4_army_of_ten_gains_none() -> None:
    here = scene(line=[38], leader=1, turn=0, army={0: 10, 1: 3}).play(take(1), LUCK)
    assert here.armies == (10, 2)
    assert here.events_of(Recruited)[0].gained == 0


def test_mic_x4_the_lost_soldier_is_there_to_be_gained() -> None:
    """The reserve is empty, but the Leader's lost soldier goes there first."""
    poor = dict.fromkeys(range(4), 10) | {4: 5, 5: 0}
    here = scene(players=6, army=poor, leader=0, turn=5, line=[38]).play(take(1), LUCK)
    assert here.armies[0] == 9 and here.armies[5] == 1 and here.view.reserve == 0


ROW = {0: [49, 54, 58, 60]}  # barracks of two (6), three (11) and four (15)


def test_mic_x5_every_arrangement_can_be_reached() -> None:
    """Nine soldiers in all: every set of barracks that they can fill is reached by small moves."""
    here = scene(ROW, full={0: [15]}, army={0: 5}, line=[41]).play(take(1))
    assert here.position.question == Question("sentinel", 1, 41, 1)
    reached = set()
    open_ = [here]
    while open_:
        at = open_.pop()
        if at.position.turn == 1:
            reached.add(at.position.anthills[0].full)
            continue
        open_ += [at.play(action) for action in at.options()]
    assert reached == {(), (6,), (11,), (15,), (6, 11), (6, 15), (11, 15), (6, 11, 15)}


def test_mic_x5_small_moves_and_done() -> None:
    here = scene(ROW, full={0: [15]}, army={0: 2}, line=[41]).play(take(1))
    assert here.options() == {Done(), Switch(6), Switch(15)}
    emptied = here.play(Switch(15))
    assert emptied.armies[0] == 6 and emptied.position.anthills[0].full == ()
    assert emptied.events == (Emptied(seat=0, anthill=1, barracks=15, places=4, rule="MIC-X5"),)
    assert emptied.position.question == Question("sentinel", 1, 41, 1, 0, (15,))
    assert emptied.options() == {Done(), Switch(6), Switch(11)}
    filled = emptied.play(Switch(11))
    assert filled.armies[0] == 3 and filled.position.anthills[0].full == (11,)
    done = filled.play(Done())
    assert done.events == (Rearranged(seat=0, anthill=1, changed=2, surplus=0, rule="MIC-X5"),)
    assert (done.armies[0], done.position.turn, done.position.question) == (3, 1, None)


def test_mic_x5_ends_by_itself_when_nothing_is_left_to_change() -> None:
    here = scene({0: [44]}, army={0: 5}, line=[41]).play(take(1)).play(Switch(1))
    assert here.position.turn == 1 and here.position.anthills[0].full == (1,)
    assert [type(event) for event in here.events] == [Filled, Rearranged]


def test_mic_x5_the_army_may_pass_ten_meanwhile() -> None:
    here = scene(ROW, full={0: [6, 15]}, army={0: 9}, line=[41]).play(take(1))
    thirteen = here.play(Switch(15))
    assert thirteen.armies[0] == 13
    assert thirteen.game.load(thirteen.position).army[0] == 13
    assert thirteen.play(Switch(11)).play(Done()).armies[0] == 10
    done = thirteen.play(Done())
    assert done.armies[0] == 10 and done.events_of(Rearranged)[0].surplus == 3
    assert done.view.reserve == here.view.reserve + 3


def test_mic_x5_impossible_changes_are_refused() -> None:
    here = scene(ROW, full={0: [15]}, army={0: 2}, line=[41]).play(take(1))
    assert here.refusal(Switch(11)) == Refusal("MIC-X5", NoSwitch(why="soldiers", barracks=11, places=3, army=2))
    assert here.refusal(Switch(1)) == Refusal("MIC-X5", NoBarracks(why="not-there", barracks=1))
    for nowhere in (0, -3, 17, 10**30):
        assert here.refusal(Switch(nowhere)) == Refusal("MIC-X5", NoBarracks(why="not-there", barracks=nowhere))
    again = here.play(Switch(15))
    assert again.refusal(Switch(15)) == Refusal("MIC-X5", NoSwitch(why="changed", barracks=15, places=4, army=6))


def test_mic_x5_sentinel_may_fill_barracks_of_its_own_tile() -> None:
    """The tiny edition's sentinel has barracks of two and one: barracks that it fills are not asked about again."""
    here = scene(edition=tiny.TINY, line=[3], army={0: 3}).play(take(1))
    assert here.options() == {Done(), Switch(1), Switch(2)}
    filled = here.play(Switch(1))
    assert filled.options() == {Done(), Switch(2)}
    asked = filled.play(Done())
    assert asked.position.question == Question("barracks", 1, 3, 3, 2)
    assert here.play(Done()).position.question == Question("barracks", 1, 3, 2, 1)


def test_mic_x5_two_sentinels_on_a_tile_are_two_questions() -> None:
    here = scene(edition=tiny.TINY, line=[9], army={0: 3}).play(take(1))
    assert here.position.question == Question("sentinel", 1, 9, 1)
    assert here.play(Switch(7)).position.question == Question("sentinel", 1, 9, 2)
    assert here.play(Done()).play(Switch(7)).position.anthills[0].full == (7,)
    assert here.play(Done()).play(Done()).position.question == Question("barracks", 1, 9, 3, 7)


@pytest.mark.parametrize(("tile", "barracks", "places"), [(44, 1, 1), (49, 6, 2), (54, 11, 3), (58, 15, 4)])
def test_mic_x6_fill_all_or_none(tile: int, barracks: int, places: int) -> None:
    here = scene(line=[tile]).play(take(1))
    assert here.position.question == Question("barracks", 1, tile, 1, barracks)
    assert here.options() == {Fill(), Leave()}
    filled = here.play(Fill())
    assert filled.armies[0] == 5 - places and filled.position.anthills[0].full == (barracks,)
    assert filled.events == (Filled(seat=0, anthill=1, barracks=barracks, places=places, rule="MIC-X6"),)
    left = here.play(Leave())
    assert left.armies[0] == 5 and left.position.anthills[0].full == ()
    assert left.events == (Left(seat=0, anthill=1, barracks=barracks, places=places, why="choice", rule="MIC-X6"),)
    assert filled.position.turn == left.position.turn == 1


def test_mic_x6_too_few_soldiers_no_question() -> None:
    here = scene(line=[58], army={0: 3}).play(take(1))
    assert here.position.turn == 1 and here.position.anthills[0].full == ()
    assert here.events_of(Left) == [Left(seat=0, anthill=1, barracks=15, places=4, why="soldiers", rule="MIC-X6")]
    assert scene(line=[58], army={0: 4}).play(take(1)).options() == {Fill(), Leave()}


@pytest.mark.parametrize(("row", "different"), [
    ([8], 1), ([8, 17], 2), ([8, 17, 18], 2),  # lemon, blackberry, blackberry: A, the outer level runs through
    ([8, 25], 2), ([25], 1), ([25, 22], 2),  # gifts: D, C
    ([2, 25], 1),
])
def test_mic_x7_gifts_count_as_missing_fruits(row: list[int], different: int) -> None:
    here = scene({0: row})
    assert here.anthill(0).galleries[0].different == different


def test_mic_x7_each_gift_stands_for_a_missing_fruit_and_six_is_the_most() -> None:
    for kinds in range(7):
        for gifts in range(5):
            for each in (1, 3):
                holds = sum(each << fruit * KIND for fruit in range(kinds)) + (gifts << GIFT)
                assert fruits_in(holds) == min(6, kinds + gifts)
                assert harvest_of(holds) == (0, 2, 5, 10, 15, 20, 25)[min(6, kinds + gifts)]


def test_mic_x7_gifts_of_a_gallery_raise_its_fruits() -> None:
    here = scene({0: [1, 14, 22]}, edition=tiny.TINY, ended="MIC-T10")
    most = max(here.anthill(0).galleries, key=lambda gallery: gallery.different)
    assert most.fruits == ("cherry", "gift", "gift", "gift", "gift") and most.different == 5
