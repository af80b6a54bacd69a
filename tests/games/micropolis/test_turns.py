"""Rules of the box, the set-up and the turns of Micropolis, a test for each, on small positions."""
from __future__ import annotations

from collections import Counter

import pytest

from formicarium.core.dice import Scripted, Seeded
from formicarium.core.game import WATCHER, IllegalMove, Over, Refusal
from formicarium.core.match import Match
from formicarium.games.micropolis.edition import EDITIONS
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import (
    Completed,
    Done,
    Ended,
    Fill,
    Gathered,
    Give,
    Holder,
    Kept,
    Laid,
    Leave,
    Led,
    Lying,
    NobodyNamed,
    NoHeir,
    NoSide,
    NoTile,
    NotNow,
    Passed,
    Placed,
    Renewed,
    Shown,
    Switch,
    Take,
    TooDear,
    Took,
)

from .scenes import LUCK, scene, take, take_first_tile

PLAYERS = (2, 3, 4, 5, 6)


def show_tiles(line: tuple[Lying, ...]) -> tuple[Shown, ...]:
    return tuple(Shown(lying.tile, Micropolis().course.kit.tiles.bears[lying.tile - 1]) for lying in line)


@pytest.mark.parametrize("edition", ["formicarium", "even"])
def test_mic_c1_box_has_its_tiles_and_pieces(edition: str) -> None:
    printed = EDITIONS[edition]
    assert (len(printed.anthill.tiles), printed.box.foundations, printed.box.soldiers, printed.box.architects) \
        == (61, 6, 45, 2)
    assert sum(sum(tile.workers) for tile in printed.anthill.tiles) == 134


@pytest.mark.parametrize("edition", ["formicarium", "even"])
def test_mic_c2_six_fruits_and_a_joker(edition: str) -> None:
    borne = Counter(thing for tile in EDITIONS[edition].anthill.tiles for things in tile.bears for thing in things)
    fruits = {"cherry": 6, "lemon": 5, "grape": 4, "blackberry": 3, "fig": 2, "pomegranate": 1, "gift": 4}
    assert {thing: number for thing, number in borne.items() if thing in fruits} == fruits


def test_mic_c3_outer_meets_outer_and_inner_inner() -> None:
    """Layout A: both levels run straight through; D: the outer one only."""
    here = scene({0: [8, 31]})
    assert [slice_.galleries for slice_ in here.anthill(0).row] == [(0, 1), (0, 1, 2)]
    assert [(one.ants, one.tiles, one.fruits) for one in here.anthill(0).galleries] \
        == [(2 + 1 + 2, 2, ("lemon",)), (1 + 1, 2, ()), (1, 1, ())]


def test_mic_c3_tiles_are_not_turned() -> None:
    """Layout F opens to the left with both levels in one piece, to the right with two dead ends."""
    left_of, right_of = scene({0: [2, 8]}).anthill(0), scene({0: [8, 2]}).anthill(0)
    assert [slice_.galleries for slice_ in left_of.row] == [(0, 1, 2), (1, 2)]
    assert [slice_.galleries for slice_ in right_of.row] == [(0, 0), (0, 1, 2)]


def test_mic_c3_barracks_lie_in_no_gallery() -> None:
    here = scene({0: [60, 44]}, full={0: [1]}).anthill(0)
    assert sum(gallery.ants for gallery in here.galleries) == 5 + 4
    assert [[(one.barracks, one.places, one.full) for one in slice_.barracks] for slice_ in here.row] \
        == [[], [(1, 1, True)]]


def test_mic_c4_a_piece_joined_to_nothing_is_a_gallery() -> None:
    here = scene({0: [19]}).anthill(0)
    assert [slice_.galleries for slice_ in here.row] == [(0, 1, 2)]
    assert [gallery.tiles for gallery in here.galleries] == [1, 1, 1]


def test_mic_c4_the_ends_touch_when_the_tenth_tile_lies() -> None:
    row = [8, 9, 17, 18, 30, 34, 56, 41, 31]  # A, B, A, A, A, A, A, B, D: the last one's inner level is a dead end
    open_ = scene({0: row}, line=[60])
    assert open_.anthill(0).row[0].galleries == (0, 0)
    assert open_.anthill(0).row[-1].galleries == (0, 0, 1)
    # E: the inner level runs through, the outer ones are dead ends; the open piece meets the other end of the ring
    ring = open_.play(take(1))
    assert [slice_.galleries for slice_ in ring.anthill(0).row][-2:] == [(0, 0, 0), (0, 0, 0)]
    assert len(ring.anthill(0).galleries) == 1
    assert ring.events_of(Completed) == [Completed(seat=0, anthill=1, rule="MIC-T5")]


@pytest.mark.parametrize("players", PLAYERS)
def test_mic_s1_five_soldiers_each(players: int) -> None:
    view = Match.begin(Micropolis(players=players), Seeded(1)).view(0)
    assert [anthill.army for anthill in view.anthills] == [5] * players
    assert all(anthill.row == () and anthill.largest == -1 for anthill in view.anthills)


@pytest.mark.parametrize("players", PLAYERS)
def test_mic_s2_the_rest_is_the_reserve(players: int) -> None:
    view = Match.begin(Micropolis(players=players), Seeded(1)).view(0)
    assert (view.reserve, view.tokens, view.architects) == (45 - 5 * players, 2, (0,) * players)


def test_mic_s3_seven_tiles_face_up() -> None:
    match = Match.begin(Micropolis(players=4), Seeded(5))
    view = match.view(0)
    assert len({lying.tile for lying in view.line}) == 7 and not any(lying.soldiers for lying in view.line)
    assert view.pile == 54
    assert match.events_for(WATCHER)[0] == Laid(tiles=show_tiles(view.line), rule="MIC-S3")


def test_mic_s3_order_of_the_pile_is_in_no_view() -> None:
    here = scene(players=6, turn=5, line=[60, 61])
    before = [(here.game.view(here.state, seat), here.options(seat)) for seat in (WATCHER, 0, 5)]
    later = [here.play(take(1), Scripted([answer, 0, 0, 0, 0, 0])) for answer in range(54)]
    shown = {after.view.line[1].tile for after in later}
    assert len(shown) == 54
    assert not shown & {lying.tile for lying in here.view.line}
    assert not shown & {slice_.tile for anthill in here.view.anthills for slice_ in anthill.row}
    assert [(here.game.view(here.state, seat), here.options(seat)) for seat in (WATCHER, 0, 5)] == before


def test_mic_s3_all_seats_see_alike() -> None:
    match = Match.begin(Micropolis(players=3), Seeded(9))
    views = [match.view(seat) for seat in (WATCHER, 0, 1, 2)]
    assert len({(view.anthills, view.line, view.pile, view.turn) for view in views}) == 1


def test_mic_s4_the_first_leader_is_drawn() -> None:
    leaders: Counter[int] = Counter()
    for seed in range(60):
        match = Match.begin(Micropolis(players=3), Seeded(seed))
        leader = match.view(0).leader.seat
        leaders[leader] += 1
        assert match.waiting() == (leader,)
        assert match.events_for(WATCHER)[-1] == Led(seat=leader, anthill=1, rule="MIC-S4")
    assert set(leaders) == {0, 1, 2}


def test_mic_s4_option_gives_the_leader_to_the_first_seat() -> None:
    for seed in range(20):
        assert Match.begin(Micropolis(players=6, first_leads=True), Seeded(seed)).view(0).leader == Holder(0)


@pytest.mark.parametrize("players", PLAYERS)
def test_mic_t1_clockwise_from_the_leader_and_again_without_a_renewal(players: int) -> None:
    match = Match.begin(Micropolis(players=players), Seeded(players))
    leader = match.view(0).leader.seat
    for number in range(7 // players * players):
        assert match.waiting() == ((leader + number) % players,)
        assert match.view(0).round == number // players + 1
        match = match.play(match.waiting()[0], take(1), Seeded(1))
        while match.view(0).question is not None and match.view(0).question.what != "leader":
            match = match.play(match.waiting()[0], match.legal_actions(match.waiting()[0])[0], Seeded(1))


def test_mic_t1_moves_out_of_turn_are_refused() -> None:
    here = scene(players=3, turn=1)
    assert here.refusal(take(1), 0) == Refusal("MIC-T1", NotNow(why="turn", seat=1))
    assert here.refusal(take(1), WATCHER) == Refusal("MIC-T1", NotNow(why="spectator", seat=1))
    assert here.refusal(take(1), 3) == Refusal("MIC-T1", NotNow(why="spectator", seat=1))
    for action in (Fill(), Leave(), Done(), Switch(1), Give(2), None, "x"):
        assert here.refusal(action) == Refusal("MIC-T1", NotNow(why="take", seat=1))
    assert not here.options(0) | here.options(2) | here.options(WATCHER)


def test_mic_t2_the_first_tile_is_free() -> None:
    here = scene(army={0: 0}, line=[1, 2])
    assert here.options() == {take(1)}
    assert here.play(take(1)).armies == (0, 5)


def test_mic_t2_a_soldier_on_every_tile_before_it() -> None:
    """The third tile, as the rulebook's Bruno takes it."""
    after = scene(line=[8, 9, 60, 61]).play(take(3))
    assert after.position.line[:3] == (Lying(8, 1), Lying(9, 1), Lying(61, 0))
    assert after.armies[0] == 3
    assert after.events_of(Took) == [Took(seat=0, anthill=1, place=3, tile=60, paid=2, architect=False, rule="MIC-T2")]


def test_mic_t2_also_where_soldiers_stand_already_and_gaps_cost_nothing() -> None:
    here = scene(players=3, turn=2, line=[(8, 2), 9, 60])  # two of seven tiles are taken: five are left
    after = here.play(take(3))
    assert after.position.line[:2] == (Lying(8, 3), Lying(9, 1))
    assert here.options() == {take(place) for place in range(1, 6)}


def test_mic_t2_soldiers_on_the_wanted_tile_cannot_pay_for_it() -> None:
    here = scene(army={0: 1}, line=[8, 9, (60, 5)])
    assert here.refusal(take(3)) == Refusal("MIC-T2", TooDear(why="soldiers", place=3, cost=2, army=1, anthill=1))
    assert here.refusal(take(8)) == Refusal("MIC-T2", NoTile(why="no-place", place=8, tiles=7))
    for place in (0, -1, 99, 10**30):
        assert here.refusal(take(place)) == Refusal("MIC-T2", NoTile(why="no-place", place=place, tiles=7))


def test_mic_t3_the_soldiers_on_it_join() -> None:
    after = scene(army={0: 3}, line=[(8, 1), (60, 4)]).play(take(2))
    assert after.armies[0] == 3 - 1 + 4
    assert after.position.line[0] == Lying(8, 2)
    assert after.events_of(Gathered) == [Gathered(seat=0, anthill=1, soldiers=4, surplus=0, rule="MIC-T3")]
    assert not scene(line=[8]).play(take(1)).events_of(Gathered)


def test_mic_t3_soldiers_join_before_the_tile_is_placed() -> None:
    """They can fill the barracks of that very tile (MIC-X6)."""
    here = scene(army={0: 0}, line=[(58, 4)]).play(take(1))
    assert here.options() == {Fill(), Leave()}


def test_mic_t4_an_army_has_ten_at_most() -> None:
    after = scene(army={0: 9}, line=[(60, 4)]).play(take(1))
    assert after.armies[0] == 10
    assert after.view.reserve == 45 - 10 - 5
    assert after.events_of(Gathered) == [Gathered(seat=0, anthill=1, soldiers=1, surplus=3, rule="MIC-T4")]


def test_mic_t4_pay_first_then_pick_up() -> None:
    after = scene(army={0: 10}, line=[8, 9, (60, 3)]).play(take(3))
    assert after.armies[0] == 10  # 10 - 2 + 3, and one to the reserve
    assert after.events_of(Gathered)[0].surplus == 1


def test_mic_t4_nurse_adds_soldiers_up_to_limit_and_reserve() -> None:
    assert scene(army={0: 9}, line=[34]).play(take(1)).armies[0] == 10
    poor = dict.fromkeys(range(4), 10) | {4: 3, 5: 0}
    after = scene(players=6, army=poor, line=[60, 34, 8, (9, 1)], leader=5).play(take(1))
    assert after.view.reserve == 1
    after = scene(players=6, army=poor, line=[34, (9, 1)], leader=5).play(take(1))
    assert after.armies[5] == 1 and after.view.reserve == 0  # three eggs, one soldier in the reserve


def test_mic_t5_the_first_tile_has_one_place() -> None:
    here = scene(line=[8])
    assert {action.side for action in here.options()} == {"right"}
    assert here.refusal(take(1, "left")) == Refusal("MIC-T5", NoSide(why="one-place"))
    assert here.play(take(1)).position.anthills[0].row == (8,)


def test_mic_t5_later_tiles_go_left_or_right() -> None:
    here = scene({0: [60, 61]}, line=[8])
    left, right = here.play(take(1, "left")), here.play(take(1))
    assert left.position.anthills[0].row == (8, 60, 61)
    assert right.position.anthills[0].row == (60, 61, 8)
    assert left.events_of(Placed) == [
        Placed(seat=0, anthill=1, tile=8, bears="lemon", side="left", tiles=3, rule="MIC-T5")]
    assert here.refusal(Take(1, "top")) == Refusal("MIC-T5", NoSide(why="unknown"))  # type: ignore[arg-type]


def test_mic_t5_tenth_tile_has_one_place() -> None:
    here = scene({0: [60, 61, 8, 9, 10, 11, 12, 13, 14]}, line=[1])
    assert {action.side for action in here.options()} == {"right"}
    assert here.refusal(take(1, "left")) == Refusal("MIC-T5", NoSide(why="one-place"))
    after = here.play(take(1))
    assert after.anthill(0).complete and not here.anthill(0).complete
    assert {action.side for action in scene({0: [60, 61, 8, 9, 10, 11, 12, 13]}).options()} == {"left", "right"}


@pytest.mark.parametrize(("players", "left"), [(2, (5, 3, 7)), (3, (4, 7)), (4, (7,)), (5, (7,)), (6, (7,))])
def test_mic_t7_line_is_renewed_or_another_round_follows(players: int, left: tuple[int, ...]) -> None:
    """7 is no multiple of 2 to 6: after a round more tiles than players are left, or fewer."""
    match = Match.begin(Micropolis(players=players), Seeded(3))
    for expected in left:
        for _ in range(players):
            match = take_first_tile(match)
        assert len(match.view(0).line) == expected


def test_mic_t8_the_rest_slides_to_the_front_with_its_soldiers() -> None:
    """The rulebook's example for four players: three tiles are left, then the Leader is decided."""
    here = scene(players=4, turn=3, line=[8, (9, 2), (10, 1), 60], army={0: 9})
    after = here.play(take(4), Scripted([0, 0, 0, 0]))
    assert after.position.line[:3] == (Lying(8, 1), Lying(9, 3), Lying(10, 2))
    new = after.position.line[3:]
    assert len(new) == 4 and not any(lying.soldiers for lying in new)
    assert after.events_of(Renewed) == [Renewed(tiles=show_tiles(new), pile=50, rule="MIC-T8")]
    assert [type(event) for event in after.events][-2:] == [Renewed, Kept]


def leading(armies: dict[int, int], players: int = 4) -> tuple[int, set[int]]:
    here = scene(players=players, army=armies, line=[60], turn=players - 1).play(take(1), LUCK)
    while here.position.question is not None and here.position.question.what == "barracks":
        here = here.play(Leave(), LUCK)
    return here.position.leader.seat, {action.seat for action in here.options() if isinstance(action, Give)}


@pytest.mark.parametrize(("armies", "leader"), [
    ({0: 6, 1: 5, 2: 5, 3: 5}, 0),
    ({0: 5, 1: 4, 2: 4, 3: 5}, 3),
    ({0: 5, 1: 6, 2: 5, 3: 5}, 1),
    ({0: 0, 1: 0, 2: 1, 3: 0}, 2),
    ({0: 3, 1: 4, 2: 7, 3: 5}, 2),
])
def test_mic_t9_the_token_stays_or_passes(armies: dict[int, int], leader: int) -> None:
    assert leading(armies) == (leader, set())


@pytest.mark.parametrize(("armies", "tied"), [
    ({0: 5, 1: 5, 2: 5, 3: 4}, {1, 2}), ({0: 0, 1: 0, 2: 0, 3: 0}, {1, 2, 3}), ({0: 2, 1: 6, 2: 4, 3: 6}, {1, 3}),
])
def test_mic_t9_among_several_the_leader_chooses(armies: dict[int, int], tied: set[int]) -> None:
    assert leading(armies) == (0, tied)


def test_mic_t9_the_leader_sees_the_new_line_and_cannot_keep_it() -> None:
    here = scene(players=4, army={0: 5, 1: 5, 2: 5, 3: 3}, line=[60], turn=3).play(take(1), LUCK)
    assert len(here.position.line) == 7 and here.position.question is not None
    assert here.position.turn == 0 and here.options(0) == {Give(1), Give(2)}
    assert here.refusal(Give(0)) == Refusal("MIC-T9", NoHeir(why="keep", owner=0, anthill=1, army=5, most=5))
    assert here.refusal(Give(3)) == Refusal("MIC-T9", NoHeir(why="smaller", owner=3, anthill=1, army=3, most=5))
    for nobody in (Give(4), Give(-1), Give(1, 2), Give(10**30)):
        assert here.refusal(nobody) == Refusal("MIC-T9", NobodyNamed(why="nobody"))
    for other in (take(1), Fill(), None):
        assert here.refusal(other) == Refusal("MIC-T9", NobodyNamed(why="choose"))
    after = here.play(Give(2))
    assert (after.position.leader, after.position.turn) == (Holder(2), 2)
    assert after.events == (Passed(seat=0, owner=2, anthill=1, army=5, rule="MIC-T9"),)


def test_mic_t9_barracks_do_not_count() -> None:
    here = scene({3: [58]}, players=4, army={0: 5, 1: 4, 2: 4, 3: 4}, full={3: [15]}, line=[60], turn=3)
    after = here.play(take(1), LUCK)
    assert after.position.leader == Holder(0)
    assert after.events_of(Kept) == [Kept(seat=0, anthill=1, army=5, rule="MIC-T9")]


def test_mic_t9_token_passes_only_after_a_renewal() -> None:
    here = scene(players=2, army={0: 3, 1: 9}, turn=1, line=[60]).play(take(1))
    assert (here.position.leader, here.position.turn) == (Holder(0), 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_mic_t10_ends_at_once_after_ten_rounds(players: int) -> None:
    match = Match.begin(Micropolis(players=players), Seeded(8))
    takes = 0
    while match.waiting():
        seat = match.waiting()[0]
        action = match.legal_actions(seat)[-1 if takes % 3 else 0]
        takes += isinstance(action, Take)
        match = match.play(seat, action, Seeded(takes))
    assert takes == 10 * players and match.ended() == "MIC-T10"
    last = match.events_for(WATCHER)
    assert isinstance(last[-1], Ended) and not any(isinstance(event, Renewed | Passed | Kept) for event in last)
    assert match.refusal(0, take(1)) == Refusal("MIC-T10", Over())
    assert match.view(0).round == match.view(0).rounds == 10


def test_mic_t10_six_players_use_the_pile_to_its_last_tile() -> None:
    match = Match.begin(Micropolis(players=6), Seeded(8))
    while match.waiting():
        seat = match.waiting()[0]
        match = match.play(seat, match.legal_actions(seat)[0], Seeded(1))
    assert match.view(0).pile == 0 and len(match.view(0).line) == 1


def test_refused_moves_raise_with_their_rule() -> None:
    match = Match.begin(Micropolis(first_leads=True), Seeded(1))
    with pytest.raises(IllegalMove, match="MIC-T2"):
        match.play(0, take(7), Seeded(1))


@pytest.mark.parametrize(("mode", "players"), [("base", 1), ("base", 7), ("expert", 4), ("expert", 1)])
def test_player_count_outside_the_rules_is_refused(mode: str, players: int) -> None:
    with pytest.raises(ValueError, match=rf"micropolis \({mode}\) is for 2 to"):
        Micropolis(mode=mode, players=players)
