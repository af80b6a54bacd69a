"""Rules of the box and of Autumn, a test for each; more positions, for both engines, in positions.py."""
from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from formicarium.core.dice import Scripted, Seeded
from formicarium.core.game import WATCHER, Over, Points, Refusal
from formicarium.core.match import Match
from formicarium.core.news import SILENT
from formicarium.games.cigale.edition import EDITIONS
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.kit import chains, files
from formicarium.games.cigale.model import (
    INSECTS,
    PATHS,
    Buy,
    Card,
    Choose,
    ChooseReason,
    Chose,
    Guess,
    GuessOutlook,
    GuessReason,
    Laid,
    Placed,
    Put,
    Revealed,
    Shelved,
    Token,
    Turned,
)

from .notation import SIX, autumn, card, cards, chooses, guesses, puts, winter
from .scene import Scene, beginnings, events_of


def test_cig_c1_48_path_cards_of_4_types_24_with_an_insect() -> None:
    kit = Cigale().kit
    assert sum(kit.cards) == 48
    for path in PATHS:
        mine = [(face, n) for face, n in zip(kit.faces, kit.cards, strict=True) if face.path == path]
        assert mine == [(Card(path), 6), *((Card(path, insect), 1) for insect in INSECTS)]


def test_cig_c2_six_ants_one_cicada_and_four_tokens_each() -> None:
    scene = Scene(winter(4, {}))
    assert len(scene.now.ants) == 6
    assert {seat: len(mine) for seat, mine in scene.legal.items()} == {0: 3, 2: 4, 3: 4}


def test_cig_c3_four_shelves_of_four_slots() -> None:
    state = Cigale().setup(Seeded(1), SILENT)
    assert [list(forager.shelf) for forager in state.foragers] == [[0] * 4] * 2
    assert len(state.kit.slot_points) == 5


def test_cig_c4_seven_provisions_twice_some_for_more_players() -> None:
    kit = Cigale(mode="winter", players=4).kit
    assert list(kit.used) == [2] * 7
    marks = {one.id: one.players for one in EDITIONS["formicarium"].provisions if one.players > 2}
    assert marks == {"pomegranate": 3, "nut": 4}


def test_cig_c5_one_power_an_insect() -> None:
    assert sorted(Cigale(mode="winter-powers").kit.power_of) == list(range(6))


@pytest.mark.parametrize("mode", Cigale.modes)
def test_cig_s1_sixteen_cards_face_up_and_the_rest_is_the_pile(mode: str) -> None:
    for state in beginnings(mode, 3, 5):
        position = Cigale(mode=mode, players=3).position(state)
        assert None not in position.square
        assert len(position.pile) == 32 - (3 if state.kit.winter else 0)


def test_cig_s2_the_first_ant_is_drawn_and_the_left_neighbour_is_the_cicada() -> None:
    first = Counter((state.ant, state.cicada) for state in beginnings("autumn", 3))
    assert set(first) == {(0, 1), (1, 2), (2, 0)}


def test_cig_a1_round_has_a_fixed_order() -> None:
    scene = Scene(autumn(2))
    assert scene.refused(0, Choose("cloth")) == ("CIG-A1", "step")
    assert scene.refused(1, Put("a1")) == ("CIG-A1", "turn")
    assert scene.refused(WATCHER, Put("a1")) == ("CIG-A1", "spectator")
    assert scene.refused(0, Put("e5")) == ("CIG-A1", "unknown")
    assert scene.refused(0, Buy("fig")) == ("CIG-A1", "mode")
    for cell in SIX.split():
        scene.play(0, Put(cell))
    assert (scene.now.phase, set(scene.legal)) == ("choosing", {0})
    scene.play(0, Choose("stone"))
    assert (scene.now.phase, set(scene.legal)) == ("guessing", {1})
    scene.play(1, Guess("a1"), card("w"))
    assert (scene.now.phase, scene.now.round) == ("placing", 2)


def test_cig_a2_ants_stand_beside_one_another() -> None:
    scene = Scene(autumn(2, ants="b2"))
    assert scene.legal == {0: puts("b1 a2 c2 b3")}
    assert scene.refused(0, Put("b2")) == ("CIG-A2", "occupied")
    assert scene.refused(0, Put("c3")) == ("CIG-A2", "apart")
    assert scene.said(0, Put("b3")) == [Placed(seat=0, cell="b3", ants=2, rule="CIG-A2")]


def test_cig_a2_rows_do_not_wrap() -> None:
    assert Scene(autumn(2, ants="d1")).legal == {0: puts("c1 d2")}


def test_cig_a2_there_are_496_placements() -> None:
    assert len(chains()) == 496


def test_cig_a2_position_does_not_depend_on_the_order_of_placing() -> None:
    cells = SIX.split()
    orders = [cells, ["c2", "c1", "b1", "a1", "d1", "d2"], ["d2", "d1", "c1", "c2", "b1", "a1"]]
    ends = []
    for order in orders:
        scene = Scene(autumn(2))
        for cell in order:
            scene.play(0, Put(cell))
        ends.append(scene.now)
    assert ends[0] == ends[1] == ends[2]


def test_cig_a2_ants_can_be_taken_back_until_the_secret_choice() -> None:
    match = Match.begin(Cigale(), Seeded(3))
    ant = match.waiting()[0]
    start = match.view(ant)
    for cell in SIX.split():
        match = match.play(ant, Put(cell), Scripted([]))
    for _ in range(6):
        assert match.can_undo(ant)
        match = match.undo(ant)
    assert match.view(ant) == start
    for cell in SIX.split():
        match = match.play(ant, Put(cell), Scripted([]))
    match = match.play(ant, match.legal_actions(ant)[0], Scripted([]))
    assert not match.can_undo(ant)


def test_cig_a2_single_file_has_no_branch_and_no_block() -> None:
    scene = Scene(autumn(2, ants="a1 b1 c1"), single_file=True)
    assert scene.legal == {0: puts("d1 a2 c2")}
    assert scene.refused(0, Put("b2")) == ("CIG-A2", "file")
    assert 0 < len(files()) < 496
    assert set(files()) < set(chains())


def test_cig_a2_a_single_file_that_cannot_be_finished_is_not_offered() -> None:
    # the file turns at a1: b2 would touch two of its ants
    scene = Scene(autumn(2, ants="b1 a1 a2"), single_file=True)
    assert scene.legal == {0: puts("c1 a3")}


def test_cig_a3_path_without_an_ant_is_refused() -> None:
    scene = Scene(autumn(2, ants=SIX))
    assert scene.legal == {0: chooses("cts")}
    refusal = scene.refusal(0, Choose("wood"))
    assert refusal == Refusal("CIG-A3", ChooseReason(path="wood"))


def test_cig_a3_the_choice_is_secret() -> None:
    scene = Scene(autumn(3, ants=SIX))
    assert scene.said(0, Choose("stone")) == [Chose(seat=0, rule="CIG-A3")] == scene.said(0, Choose("cloth"))
    assert scene.said(0, Choose("stone"), to=0) == [Token(path="stone", rule="CIG-A3")]
    one, other = Scene(autumn(3, ants=SIX, tokens="c--")), Scene(autumn(3, ants=SIX, tokens="s--"))
    for seat in (WATCHER, 1, 2):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).chosen == (True, False, False)
    assert (one.view(0).token, other.view(0).token) == ("cloth", "stone")


def test_cig_a4_the_cicada_comes_down_on_an_ant() -> None:
    scene = Scene(autumn(2, ants=SIX, tokens="s-"))
    assert scene.legal == {1: guesses(SIX)}
    assert scene.refusal(1, Guess("a4")) == Refusal("CIG-A4", GuessReason(cell="a4"))
    assert scene.game.outlook(scene.state, 1, Guess("a1")) == GuessOutlook(cell="a1", path="cloth", cards=2, seat=0)


def test_cig_a5_a_right_guess_gives_the_cards_to_the_cicada() -> None:
    scene = Scene(autumn(2, ants=SIX, tokens="c-"))
    revealed = events_of(scene.said(1, Guess("b1")), Revealed)
    assert revealed == [Revealed(seat=0, path="cloth", caught=True, tokens=("cloth", None), rule="CIG-A5")]
    assert scene.play(1, Guess("b1"), *cards("w w")).now.shelves == ((0, 0, 0, 0), (2, 0, 0, 0))


def test_cig_a5_a_wrong_guess_gives_them_to_the_ant() -> None:
    scene = Scene(autumn(2, ants=SIX, tokens="c-"))
    assert scene.play(1, Guess("c2"), *cards("w w")).now.shelves == ((2, 0, 0, 0), (0, 0, 0, 0))


def test_cig_a6_the_cube_goes_no_further_than_slot_4() -> None:
    scene = Scene(autumn(2, shelves="3000 0000", ants=SIX, tokens="c-"))
    shelved = events_of(scene.said(1, Guess("c2")), Shelved)
    assert shelved == [Shelved(seat=0, path="cloth", cards=2, slot=4, insects=0, rule="CIG-A6")]
    assert scene.play(1, Guess("c2"), *cards("w w")).now.shelves[0] == (4, 0, 0, 0)


def test_cig_a7_insect_cards_lie_face_down_before_their_collector() -> None:
    scene = Scene(autumn(3, ants=SIX, tokens="t--")).play(1, Guess("a1"), *cards("w w w"))
    assert scene.now.insects == ((card("tb"),), (), ())
    assert scene.now.discard == (card("t"), card("t"))  # collected cards that are no insects leave the game
    assert scene.view(0).insects == ((card("tb"),), None, None)
    assert scene.view(1).insects == (None, (), None)
    assert scene.view(WATCHER).insect_cards == (1, 0, 0)


def test_cig_a8_gaps_are_filled_in_reading_order() -> None:
    scene = Scene(autumn(2, ants=SIX, tokens="t-")).play(1, Guess("a1"), *cards("wd wm wp"))
    assert [scene.now.square[place] for place in (2, 3, 7)] == cards("wd wm wp")
    turned = events_of(Scene(autumn(2, ants=SIX, tokens="t-")).said(1, Guess("a1")), Turned)
    assert [event.cell for event in turned if isinstance(event, Turned)] == ["c1", "d1", "d2"]


@pytest.mark.parametrize(("players", "ant", "cicada", "collected", "roles"), [
    (2, 0, 1, True, (1, 0)), (2, 1, 0, True, (0, 1)), (2, 0, 1, False, (0, 1)), (2, 1, 0, False, (1, 0)),
    (3, 0, 1, True, (1, 2)), (3, 0, 2, True, (1, 0)), (3, 1, 2, True, (2, 0)), (3, 1, 0, True, (2, 1)),
    (3, 2, 0, True, (0, 1)), (3, 2, 1, True, (0, 2)),
    (3, 0, 1, False, (0, 2)), (3, 0, 2, False, (0, 1)), (3, 1, 2, False, (1, 0)), (3, 1, 0, False, (1, 2)),
    (3, 2, 0, False, (2, 1)), (3, 2, 1, False, (2, 0)),
    *((4, ant, (ant + ahead) % 4, True, ((ant + 1) % 4, (ant + ahead + 1) % 4)) for ant in range(4)
      for ahead in (1, 2, 3)),
    *((4, ant, (ant + ahead) % 4, False, (ant, (ant + ahead % 3 + 1) % 4)) for ant in range(4) for ahead in (1, 2, 3)),
])
def test_cig_a9_roles_pass_to_the_left(players: int, ant: int, cicada: int, collected: bool,
                                       roles: tuple[int, int]) -> None:
    tokens = "".join("s" if seat == ant else "-" for seat in range(players))
    scene = Scene(autumn(players, ants=SIX, tokens=tokens, ant=ant, cicada=cicada))
    guess = Guess("a1" if collected else "c2")
    scene.play(cicada, guess, card("w"))
    assert (scene.now.ant, scene.now.cicada) == roles


def test_cig_a10_two_cubes_on_slot_4_end_the_game_before_the_refill() -> None:
    scene = Scene(autumn(2, shelves="2400 0000", insects={0: "td"}, ants=SIX, tokens="c-")).play(1, Guess("c2"))
    assert scene.now.ended == "CIG-A10"
    assert scene.now.square.count(None) == 2
    assert scene.legal == {}
    assert scene.refusal(0, Put("a1")) == Refusal("CIG-A10", Over())


def test_cig_a10_both_cubes_are_of_one_player() -> None:
    scene = Scene(autumn(2, shelves="2000 0400", insects={1: "td"}, ants=SIX, tokens="c-"))
    scene.play(1, Guess("c2"), *cards("s s"))
    assert scene.now.ended == ""


def test_cig_a10_too_short_a_pile_ends_the_game_and_one_just_long_enough_does_not() -> None:
    short = autumn(2, ants=SIX, tokens="c-")
    gone, rest = short.pile[:-1], short.pile[-1:]
    plain = tuple(one for one in gone if one.insect is None)
    insects = tuple(one for one in gone if one.insect is not None)

    def with_pile(pile: tuple[Card, ...], kept: tuple[Card, ...]) -> Scene:
        return Scene(replace(short, pile=pile, discard=plain, insects=(kept, ()), round=20))

    assert with_pile(rest, insects).play(1, Guess("c2")).now.ended == "CIG-A10"
    enough = with_pile((insects[-1], *rest), insects[:-1]).play(1, Guess("c2"), insects[-1], rest[0])
    assert enough.now.ended == ""
    assert enough.now.pile == ()


def test_cig_a10_insects_of_the_last_round_count() -> None:
    scene = Scene(autumn(2, shelves="4200 0000", insects={0: "tl"}, ants=SIX, tokens="t-"))
    scene.play(1, Guess("a1"))
    assert scene.now.ended == "CIG-A10"
    assert scene.now.insects[0] == (card("tb"), card("tl"))


@pytest.mark.parametrize(("slot", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_cig_a11_points_by_slot(slot: int, points: int) -> None:
    scene = Scene(autumn(2, shelves=f"{slot}000 0000"))
    assert scene.game.tally(scene.state, 0) == (Points("CIG-A11", points), Points("CIG-A12", 0))


@pytest.mark.parametrize(("insects", "points"), [
    ("", 0), ("cm", 1), ("cm tm", 3), ("cm tm sm", 6), ("cm tm sm wm", 10), ("cm tm sp", 4)])
def test_cig_a12_points_by_identical_insects(insects: str, points: int) -> None:
    words = insects.split()
    shelf = "".join(str(min(4, sum(word[0] == path for word in words))) for path in "ctsw")
    scene = Scene(autumn(2, shelves=f"{shelf} 0000", insects={0: insects}))
    assert scene.game.tally(scene.state, 0)[1] == Points("CIG-A12", points)


def test_cig_a13_ties_go_to_the_most_insect_cards_then_are_shared() -> None:
    scene = Scene(autumn(2, shelves="4000 0400", insects={0: "cm", 1: "td"}))
    assert scene.state.compare(0, 1) == scene.state.compare(1, 0) == 0
    more = Scene(autumn(2, shelves="4200 1332", insects={0: "cm td tp"}))  # 10+3+3, 1+6+6+3
    assert [more.state.score(seat) for seat in (0, 1)] == [16, 16]
    assert more.state.compare(0, 1) > 0 > more.state.compare(1, 0)
    assert Scene(autumn(2, shelves="3000 0020")).state.compare(0, 1) > 0


def test_cig_a14_the_worked_example_scores_24() -> None:
    scene = Scene(autumn(2, shelves="4013 0000", insects={0: "cm wm"}, ants="a3 b3 b2 c2 c1 d1", tokens="w-"))
    scene.play(1, Guess("b3"))  # the last wood, and two shelves are full
    assert scene.now.ended == "CIG-A10"
    assert scene.game.tally(scene.state, 0) == (Points("CIG-A11", 10 + 0 + 1 + 10), Points("CIG-A12", 3))
    assert scene.state.score(0) == 24


def test_cig_a15_open_insects_lie_face_up() -> None:
    scene = Scene(autumn(3, ants=SIX, tokens="t--"), mode="autumn-open")
    assert events_of(scene.said(1, Guess("a1")), Laid) == [Laid(seat=0, cards=(card("tb"),), rule="CIG-A15")]
    scene.play(1, Guess("a1"), *cards("w w w"))
    for seat in (WATCHER, 0, 1, 2):
        assert scene.view(seat).insects == ((card("tb"),), (), ())


def test_cig_a15_open_insects_show_the_score() -> None:
    position = autumn(3, shelves="1000 0200 0000", insects={0: "cm", 1: "td tp"})
    opened, closed = Scene(position, mode="autumn-open"), Scene(position)
    for seat in (WATCHER, 0, 1, 2):
        assert opened.view(seat).points == (2, 5, 0)
        assert closed.view(seat).points == ()


def test_cig_a16_face_down_insects_are_their_owners_secret_until_the_end() -> None:
    one = Scene(autumn(3, shelves="1000 0000 0000", insects={0: "cm"}))
    other = Scene(autumn(3, shelves="1000 0000 0000", insects={0: "cd"}))
    for seat in (WATCHER, 1, 2):
        assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)
    for seat in (WATCHER, 0, 1):
        assert one.view(seat).points == ()
    ending = Scene(autumn(2, shelves="4200 1000", insects={1: "cm"}, ants=SIX, tokens="t-"))
    said = ending.said(1, Guess("a1"))
    assert Laid(seat=1, cards=(card("cm"),), rule="CIG-A16") in said
    ending.play(1, Guess("a1"))
    assert ending.view(0).insects == ((card("tb"),), (card("cm"),))
    assert ending.view(0).points == (21, 2)


def test_cig_a16_the_log_keeps_type_and_number_but_not_the_insects() -> None:
    scene = Scene(autumn(2, ants=SIX, tokens="t-"))
    said = scene.said(1, Guess("a1"))
    assert events_of(said, Shelved) == [Shelved(seat=0, path="tiles", cards=3, slot=3, insects=1, rule="CIG-A6")]
    assert not events_of(said, Laid)
